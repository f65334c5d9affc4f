/** How events() of packages/client goes on after streams and pages that fail. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBoardsClient, defaultRetries } from '../../packages/client/src/index.ts';
import type { EventBatch, EventsOptions, EventsState, Retries } from '../../packages/client/src/index.ts';
import { failEndlessly, keepingFetch, listenScripted, sendJson } from '../support/scripted-server.ts';
import type { Respond, ScriptedServer } from '../support/scripted-server.ts';

interface Followed {
  /** How long the client has been told to wait, in milliseconds. */
  readonly waits: readonly number[];
  /** How many connections were open then. */
  readonly connections: readonly number[];
  readonly batches: readonly EventBatch[];
  readonly server: ScriptedServer;
  readonly error: unknown;
}

const endOfTheLog: Respond = (_, response) => {
  sendJson(response, { data: [], resume_cursor: 'end-of-the-log' });
};

type Options = Omit<EventsOptions, 'signal'> & {
  readonly page?: Respond;
  readonly stop?: AbortController;
  readonly retries?: Partial<Retries>;
  readonly onBatch?: (batch: EventBatch) => void;
};

/** Follows a board whose log is empty, until the client has waited a number of times. */
async function follow(
  stream: Respond,
  waitsMax: number,
  { stop = new AbortController(), retries, onBatch, page = endOfTheLog, ...options }: Options = {},
): Promise<Followed> {
  const server = await listenScripted((request, response) => {
    (request.url?.includes('/stream') === true ? stream : page)(request, response);
  });
  const waits: number[] = [];
  const connections: number[] = [];
  const wait = async (timeMs: number) => {
    waits.push(timeMs);
    connections.push(await server.countConnections());
    if (waits.length >= waitsMax) stop.abort();
  };
  const client = createBoardsClient({
    baseUrl: server.baseUrl,
    token: 't',
    retries: { wait, ...retries },
    fetch: keepingFetch(),
  });
  const batches: EventBatch[] = [];
  let error: unknown;
  try {
    for await (const batch of client.events({ boardId: 'board_1', ...options, signal: stop.signal })) {
      batches.push(batch);
      onBatch?.(batch);
    }
  } catch (thrown) {
    error = thrown;
  }
  return { waits, connections, batches, server, error };
}

const refuse =
  (status: number, headers: Readonly<Record<string, string>> = {}): Respond =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html', ...headers }).end('<h1>Not now</h1>');
  };

describe('a stream that is refused with Retry-After', () => {
  it.each([
    ['seconds', '20', 20_000],
    ['more seconds than waitMsMax', '99999999', 60_000],
    ['a date that is far away', 'Fri, 31 Dec 9999 23:59:59 GMT', 60_000],
    ['a date that is over', 'Sun, 06 Nov 1994 08:49:37 GMT', 5_000],
    ['a negative number', '-5', 5_000],
    ['a word', 'soon', 5_000],
  ])('is asked for again in time: %s', async (_name, retryAfter, expected) => {
    const { waits } = await follow(refuse(429, { 'Retry-After': retryAfter }), 1);
    expect(waits).toEqual([expected]);
  });
});

describe('a stream that fails again and again', () => {
  it.each([429, 503])('leaves no connections behind: %i', async (status) => {
    const { connections } = await follow(failEndlessly(status), 10);
    expect(Math.max(...connections)).toBeLessThanOrEqual(4);
  });
});

const stream =
  (text: string): Respond =>
  (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    response.end(text);
  };

describe('an iterator that is aborted', () => {
  it('yields nothing more of what has arrived', async () => {
    const stop = new AbortController();
    const text = ['1', '2', '3'].map((id) => `id: ${id}\ndata: {"id":"${id}"}\n\n`).join('');
    const onBatch = () => {
      stop.abort();
    };
    const { batches, error } = await follow(stream(text), 1, { stop, onBatch });
    expect(batches.map(({ cursor }) => cursor)).toEqual(['1']);
    expect(error).toBeUndefined();
  });

  it('by onState ends without a pause', async () => {
    const stop = new AbortController();
    const onState = (state: EventsState) => {
      if (state === 'reconnecting') stop.abort();
    };
    const startedAt = performance.now();
    const { wait } = defaultRetries;
    await follow(stream('retry: 20000\nid: 1\n\n'), 1, { stop, onState, retries: { wait } });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });
});

describe('pauses', () => {
  it('grow while the log can be read and streams fail', async () => {
    const { waits } = await follow(refuse(503), 9);
    expect(waits.at(-1)).toBeGreaterThanOrEqual(15_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30_000);
  });

  it('begin again with short ones after a stream that worked', async () => {
    let opened = 0;
    const recover: Respond = (request, response) => {
      opened += 1;
      (opened === 6 ? stream('id: 1\n\n') : refuse(503))(request, response);
    };
    const { waits } = await follow(recover, 7);
    const [beforeIt = 0, afterIt = 0, next = 0] = waits.slice(4);
    expect(beforeIt).toBeGreaterThanOrEqual(4_000);
    expect(afterIt).toBeLessThanOrEqual(500);
    expect(next).toBeLessThanOrEqual(1_000);
  });

  it('are no longer than waitMsMax, whatever a stream asks for', async () => {
    const { waits } = await follow(stream('retry: 99999999999\nid: 1\n\n'), 1);
    expect(waits).toEqual([60_000]);
  });
});

describe('a function of the caller that throws', () => {
  const bug = new TypeError('a bug');
  const throwBug = (value: unknown) => {
    if (value !== 'reconnecting') throw bug;
  };

  it.each([
    ['onState', { onState: throwBug }],
    ['onPresence', { onPresence: throwBug }],
  ])('ends the iterator with its error: %s', async (_name, options) => {
    const presence = stream('event: presence\ndata: {"count":1,"people":[]}\n\n');
    const { error, waits } = await follow(presence, 3, options);
    expect(error).toBe(bug);
    expect(waits).toEqual([]);
  });
});

describe('a service that is silent for 45 s', () => {
  const sendNothing: Respond = () => undefined;
  const openAndSendNothing: Respond = (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).flushHeaders();
  };

  function passTimeAfter(silent: Respond): Respond {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    return (request, response) => {
      silent(request, response);
      let times = 0;
      const timer = setInterval(() => {
        // Less in all than the five minutes after which the fetch of Node gives up by itself.
        if (++times <= 3) vi.advanceTimersByTime(45_000);
      }, 100);
      onTestFinished(() => {
        clearInterval(timer);
      });
    };
  }

  it.each([
    ['when a stream is opened', sendNothing],
    ['on a stream', openAndSendNothing],
  ])('is asked again: %s', async (_name, silent) => {
    const { waits, server, error } = await follow(passTimeAfter(silent), 1, { cursor: 'known' });
    expect(error).toBeUndefined();
    expect(waits).toHaveLength(1);
    expect(server.requests.filter((request) => request.includes('/stream'))).toHaveLength(1);
  });

  it('is asked again: within a page', async () => {
    const page = passTimeAfter((_, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 });
      response.write('{"data":');
    });
    const { waits, server, error } = await follow(sendNothing, 1, { cursor: 'known', page });
    expect(error).toBeUndefined();
    expect([waits.length, server.requests.length]).toEqual([1, 1]);
  });
});
