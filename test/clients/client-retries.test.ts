/** Calls of packages/client over a network where servers and proxies respond in every way. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createBoardsClient,
  defaultRetries,
  UnexpectedAnswerError,
} from '../../packages/client/src/index.ts';
import type { Retries } from '../../packages/client/src/index.ts';
import { failEndlessly, keepingFetch, listenScripted, sendJson } from '../support/scripted-server.ts';
import type { Respond } from '../support/scripted-server.ts';

/** How long the client has been told to wait, in milliseconds. */
let waits: number[] = [];

beforeEach(() => {
  waits = [];
});

/** A client of a server that responds to its requests in turn, and to all later ones like to the last. */
async function connect(responses: readonly Respond[], retries: Partial<Retries> = {}) {
  let at = 0;
  const server = await listenScripted((request, response) => {
    responses[Math.min(at++, responses.length - 1)]?.(request, response);
  });
  const wait = (timeMs: number) => {
    waits.push(timeMs);
    return Promise.resolve();
  };
  const client = createBoardsClient({
    baseUrl: server.baseUrl,
    token: 't',
    retries: { wait, ...retries },
    fetch: keepingFetch(),
  });
  return { client, server };
}

const succeed: Respond = (_, response) => {
  sendJson(response, { id: 'user_1' });
};
const fail =
  (status: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end('<h1>Not now</h1>');
  };
const isOver = 'Sun, 06 Nov 1994 08:49:37 GMT';
const isFarAway = 'Fri, 31 Dec 9999 23:59:59 GMT';

describe('Retry-After', () => {
  it('can be a date', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const retryAfter = 'Fri, 27 Nov 2026 12:00:30 GMT';
    const { client } = await connect([fail(503, { 'Retry-After': retryAfter }), succeed]);
    await client.GET('/v1/me');
    expect(waits).toEqual([30_000]);
  });

  it('that is over is not waited for', async () => {
    const { client } = await connect([fail(429, { 'Retry-After': isOver }), succeed]);
    await client.GET('/v1/me');
    expect(waits).toEqual([0]);
  });

  it.each([['a date', isFarAway] as const, ['infinitely many seconds', '9'.repeat(400)] as const])(
    'that is too far away is not waited for: %s',
    async (_name, retryAfter) => {
      const { client, server } = await connect([fail(503, { 'Retry-After': retryAfter }), succeed]);
      await expect(client.GET('/v1/me')).rejects.toBeInstanceOf(UnexpectedAnswerError);
      expect(server.requests).toHaveLength(1);
    },
  );

  it.each(['-5', '1.5', 'soon', '', 'Sun, 66 Nov 1994 08:49:37 GMT'])(
    'that is neither is ignored: "%s"',
    async (retryAfter) => {
      const { client } = await connect([fail(503, { 'Retry-After': retryAfter }), succeed]);
      await client.GET('/v1/me');
      const [waitMs = 0] = waits;
      expect(waitMs).toBeGreaterThanOrEqual(125);
      expect(waitMs).toBeLessThanOrEqual(250);
    },
  );
});

describe('a response that is followed by a retry', () => {
  it('leaves no connection behind, even if it never ends', async () => {
    const { client, server } = await connect([failEndlessly(503)]);
    for (let call = 0; call < 5; call += 1) await client.GET('/v1/me').catch(() => undefined);
    expect(server.requests).toHaveLength(20);
    // The last response of each call is the caller's.
    await expect.poll(() => server.countConnections()).toBeLessThanOrEqual(5);
  });
});

describe('a success', () => {
  it('that breaks off is requested again with the same key', async () => {
    const keys: unknown[] = [];
    const breakOff: Respond = (request, response) => {
      keys.push(request.headers['idempotency-key']);
      response
        .writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': 100 })
        .write('{"name":');
      setTimeout(() => response.destroy(), 10);
    };
    const { client } = await connect([
      breakOff,
      (request, response) => {
        keys.push(request.headers['idempotency-key']);
        sendJson(response, { name: 'Once' });
      },
    ]);
    const { data } = await client.POST('/v1/boards', { body: { name: 'Once' } });
    expect(data.name).toBe('Once');
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(2);
  });

  it('with a page in place of data is not from the service', async () => {
    const { client } = await connect([fail(200)]);
    await expect(client.GET('/v1/me')).rejects.toBeInstanceOf(UnexpectedAnswerError);
  });
});

describe('a call that is aborted', () => {
  const stallProblem: Respond = (_, response) => {
    response.writeHead(503, { 'Content-Type': 'application/problem+json' }).write('{"code":');
  };

  it.each([
    ['during a pause', fail(503)],
    ['while a problem arrives', stallProblem],
  ])('rejects with the reason %s', async (_name, respond) => {
    const { client } = await connect([respond], { wait: defaultRetries.wait });
    const stop = new AbortController();
    const call = client.GET('/v1/me', { signal: stop.signal });
    setTimeout(() => {
      stop.abort('enough');
    }, 50);
    expect(await call.catch((error: unknown) => error)).toBe('enough');
  });

  it('no longer waits', async () => {
    const aborted = AbortSignal.abort('enough');
    expect(await defaultRetries.wait(60_000, aborted).catch((error: unknown) => error)).toBe('enough');
  });

  it('waits as long as a timer can if it is told to wait for longer', async () => {
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort('enough');
    }, 50);
    const waiting = defaultRetries.wait(Infinity, stop.signal);
    expect(await waiting.catch((error: unknown) => error)).toBe('enough');
  });
});

describe('a redirect', () => {
  const redirect: Respond = (_, response) => {
    response.writeHead(301, { Location: '/elsewhere' }).end();
  };

  it('of a read is followed', async () => {
    const { client, server } = await connect([redirect, succeed]);
    const { data } = await client.GET('/v1/me');
    expect(data).toEqual({ id: 'user_1' });
    expect(server.requests).toEqual(['GET /v1/me', 'GET /elsewhere']);
  });

  it('of a change is not followed as a read', async () => {
    const { client, server } = await connect([redirect, succeed]);
    const call = client.POST('/v1/boards', { body: { name: 'Moved' } });
    await expect(call).rejects.toThrow('not from the service: 301');
    expect(server.requests).toEqual(['POST /v1/boards']);
  });
});

describe('an Idempotency-Key', () => {
  it('is made by browsers in pages without https, too, and differs from call to call', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const keys: unknown[] = [];
    const { client } = await connect([
      (request, response) => {
        keys.push(request.headers['idempotency-key']);
        sendJson(response, {});
      },
    ]);
    for (let call = 0; call < 2; call += 1) await client.POST('/v1/boards', { body: { name: 'A' } });
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('a list whose pages are all the same', () => {
  const page: Respond = (_, response) => {
    sendJson(response, { data: [{ id: 'board_1' }], next_cursor: 'same', resume_cursor: 'same' });
  };

  async function countUntilError(items: AsyncIterable<unknown>): Promise<[number, unknown]> {
    let count = 0;
    try {
      for await (const item of items) {
        expect(item).toBeDefined();
        if (++count > 10) break;
      }
    } catch (error) {
      return [count, error];
    }
    return [count, undefined];
  }

  it('ends with an error', async () => {
    const { client } = await connect([page]);
    const outcome = [1, expect.any(UnexpectedAnswerError)];
    expect(await countUntilError(client.paginate('/v1/boards'))).toEqual(outcome);
    expect(await countUntilError(client.events({ boardId: 'board_1', follow: false }))).toEqual(outcome);
  });
});

describe('a client', () => {
  it.each(['bwt_one\nbwt_two', 'bwt_one…'])(
    'is not made with what is no token, and keeps it out of the error: %j',
    (token) => {
      const make = () => createBoardsClient({ baseUrl: 'http://127.0.0.1:1', token });
      expect(make).toThrow(TypeError);
      expect(make).not.toThrow('bwt');
    },
  );

  it('accepts a token with the line break of its file', async () => {
    const received: unknown[] = [];
    const server = await listenScripted((request, response) => {
      received.push(request.headers.authorization);
      sendJson(response, {});
    });
    await createBoardsClient({ baseUrl: server.baseUrl, token: 'bwt_one\n' }).GET('/v1/me');
    expect(received).toEqual(['Bearer bwt_one']);
  });

  it('has the default of each option of its retries that is undefined', async () => {
    const unset = { attemptsMax: undefined, waitMsMax: undefined } as unknown as Partial<Retries>;
    const { client, server } = await connect([fail(503)], unset);
    const signal = AbortSignal.timeout(2_000);
    await expect(client.GET('/v1/me', { signal })).rejects.toBeInstanceOf(UnexpectedAnswerError);
    expect(server.requests).toHaveLength(4);
  });
});
