/** events() of packages/client, against the service itself and against streams that end in every way. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createBoardsClient,
  ProblemError,
  ResyncRequired,
  UnexpectedAnswerError,
} from '../../packages/client/src/index.ts';
import type {
  BoardPresence,
  BoardsClient,
  EventBatch,
  EventsState,
} from '../../packages/client/src/index.ts';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeCard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { answerInstead, listenStumbling, loseAnswer } from '../support/stumbling-server.ts';
import type { StumblingServer } from '../support/stumbling-server.ts';

const retries = { wait: () => new Promise<void>((resolve) => setTimeout(resolve, 5)) };

describe('events of the service', () => {
  let service: Service;
  let server: StumblingServer;
  let tenant: Tenant;
  let client: BoardsClient;

  beforeAll(async () => {
    service = await startService();
    server = await listenStumbling(service);
    tenant = await makeTenant(service);
    client = createBoardsClient({ baseUrl: `${server.baseUrl}/`, token: tenant.token, retries });
  });

  const newBoard = async (): Promise<string> => (await makeBoard(service, tenant)).board.id;

  async function readAll(boardId?: string, cursor?: string): Promise<EventBatch[]> {
    const batches: EventBatch[] = [];
    for await (const batch of client.events({ boardId, cursor, follow: false })) batches.push(batch);
    return batches;
  }
  const typesIn = (batches: readonly EventBatch[]) =>
    batches.flatMap(({ events }) => events.map(({ type }) => type));

  it('are read to the end of the log, and from a cursor on', async () => {
    const boardId = await newBoard();
    const first = await readAll(boardId);
    expect(typesIn(first)).toContain('board.created');
    const { cursor } = first.at(-1) ?? {};
    await makeCard(service, tenant, boardId, { title: 'Later' });
    expect(typesIn(await readAll(boardId, cursor))).toEqual(['card.created']);
  });

  it('of a workspace are those of all its boards', async () => {
    const boardId = await newBoard();
    const batches = await readAll();
    const boards = batches.flatMap(({ events }) => events.map((event) => event.board_id));
    expect(boards).toContain(boardId);
  });

  it('arrive as they happen, each once and in order, over lost responses and errors', async () => {
    const boardId = await newBoard();
    const { cursor } = (await readAll(boardId)).at(-1) ?? {};
    const stop = new AbortController();
    const titles: unknown[] = [];
    const following = (async () => {
      for await (const { events } of client.events({ boardId, cursor, signal: stop.signal, pollMs: 1 })) {
        titles.push(...events.map(({ changes }) => changes.title?.to));
        if (titles.length < 6)
          server.stumbles.push(loseAnswer, answerInstead(503), loseAnswer, answerInstead(502), loseAnswer);
        else stop.abort();
      }
    })();
    for (const title of ['a', 'b', 'c', 'd', 'e', 'f']) await makeCard(service, tenant, boardId, { title });
    await following;
    server.stumbles.length = 0;
    expect(titles).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('throw the problem of a board that the caller has no access to', async () => {
    const unknown = client.events({ boardId: 'board_01m00000000000000000000000' });
    const error: unknown = await unknown.next().catch((it: unknown) => it);
    expect(error).toBeInstanceOf(ProblemError);
    expect(error).toMatchObject({ code: 'not_found' });
  });

  it.each(['a board', 'a workspace'])('come by the live stream of %s once the log ends', async (place) => {
    const boardId = await newBoard();
    const stop = new AbortController();
    const titles: unknown[] = [];
    const [first, second] = [`First on ${place}`, `Second on ${place}`];
    const where = place === 'a board' ? { boardId } : {};
    // Too long to be read by polling.
    for await (const { events } of client.events({ ...where, signal: stop.signal, pollMs: 60_000 })) {
      titles.push(...events.map(({ changes }) => changes.title?.to));
      if (titles.includes(second)) break;
      const title = titles.includes(first) ? second : first;
      if (!titles.includes(title)) await makeCard(service, tenant, boardId, { title });
    }
    expect(titles.slice(-2)).toEqual([first, second]);
  });

  it('of the personal workspace come by its live stream for a session, from a cursor on', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const person = createBoardsClient({ baseUrl: server.baseUrl, token, retries });
    const stop = new AbortController();
    const states: EventsState[] = [];
    const onState = (state: EventsState): void => {
      states.push(state);
      stop.abort();
    };
    const { cursor } = (await readAll()).at(-1) ?? {};
    for await (const { events } of person.events({ cursor, signal: stop.signal, onState }))
      expect(events).toEqual([]);
    expect(states).toEqual(['live']);
  });

  it('come with who looks at the board, for callers that ask for it', async () => {
    const boardId = await newBoard();
    const { cursor } = (await readAll(boardId)).at(-1) ?? {};
    const stop = new AbortController();
    const counts: number[] = [];
    const onPresence = ({ count, people }: BoardPresence): void => {
      counts.push(count, people.length);
      stop.abort();
    };
    const batches = client.events({ boardId, cursor, onPresence, signal: stop.signal, pollMs: 60_000 });
    for await (const { events } of batches) expect(events).toEqual([]);
    expect(counts).toEqual([1, 1]);
  });

  it('throw what fetch throws if there is nobody at the address', async () => {
    const lost = createBoardsClient({ baseUrl: 'http://127.0.0.1:1', token: 't', retries });
    await expect(lost.events().next()).rejects.toThrow('fetch failed');
  });
});

type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const emptyPage: Respond = (_, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ data: [], resume_cursor: 'from-the-list' }));
};

/** A service whose log is empty and whose streams a test writes. */
async function followStreams(
  streams: readonly Respond[],
  page: Respond = emptyPage,
  cursor?: string,
): Promise<{ received: string[]; opened: (string | null)[]; states: EventsState[]; error: unknown }> {
  const stop = new AbortController();
  const opened: (string | null)[] = [];
  let at = 0;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://service.test');
    if (!url.pathname.endsWith('/stream')) {
      page(request, response);
      return;
    }
    opened.push(url.searchParams.get('cursor'));
    const respond = streams[at++];
    if (respond === undefined) stop.abort();
    else respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createBoardsClient({ baseUrl, token: 't', retries });
  const received: string[] = [];
  const states: EventsState[] = [];
  let error: unknown;
  try {
    for await (const batch of client.events({
      boardId: 'board_1',
      cursor,
      signal: stop.signal,
      pollMs: 1,
      onState: (state) => states.push(state),
    })) {
      received.push(...batch.events.map(({ id }) => `${id} ${batch.cursor}`));
    }
  } catch (thrown) {
    error = thrown;
  }
  return { received, opened, states, error };
}

const message = (id: string) => `id: at-${id}\nevent: card.updated\ndata: {"id":"${id}"}\n\n`;
const stream =
  (...pieces: readonly string[]): Respond =>
  (_, response) => {
    response.setHeader('Content-Type', 'text/event-stream');
    for (const piece of pieces) response.write(piece);
    response.end();
  };
const problem =
  (status: number, code: string): Respond =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/problem+json' });
    response.end(
      JSON.stringify({ status, code, title: code, detail: code, type: 'about:blank', request_id: 'r' }),
    );
  };

describe('a stream', () => {
  it('begins where the log ends, and yields each event with its position', async () => {
    const { received, opened } = await followStreams([stream(message('1') + message('2'), message('3'))]);
    expect(received).toEqual(['1 at-1', '2 at-2', '3 at-3']);
    expect(opened[0]).toBe('from-the-list');
  });

  it('is read in pieces of any size, and what is not complete at its end is left out', async () => {
    const text = `retry: 1000\nid: start\n\n: still here\n\n${message('grüße😀')}${message('2')}id: at-3\ndata: {"id`;
    const bytes = Buffer.from(text);
    const inBytes: Respond = (_, response) => {
      response.setHeader('Content-Type', 'text/event-stream');
      void (async () => {
        for (const byte of bytes) {
          response.write(Buffer.from([byte]));
          await new Promise(setImmediate);
        }
        response.end();
      })();
    };
    const { received } = await followStreams([inBytes, stream(text.replaceAll('\n', '\r\n'))]);
    expect(received).toEqual(['grüße😀 at-grüße😀', '2 at-2', 'grüße😀 at-grüße😀', '2 at-2']);
  });

  it('has messages that are not events, without positions: they are left out', async () => {
    const other = 'event: presence\ndata: {"count":1,"people":[]}\n\nevent: weather\ndata: sunny\n\n';
    const { received } = await followStreams([stream(message('1'), other, message('2'))]);
    expect(received).toEqual(['1 at-1', '2 at-2']);
  });

  it('that ends, is lost or is refused for now continues after the last position', async () => {
    const list: Respond = (request, response) => {
      const cursor = new URL(request.url ?? '', 'http://service.test').searchParams.get('cursor');
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ data: [], resume_cursor: cursor ?? 'from-the-list' }));
    };
    const lost: Respond = (_, response) => {
      response.write(message('2'));
      setTimeout(() => response.destroy(), 20);
    };
    const streams = [
      stream(message('1'), 'event: end\ndata: {"reason":"restarting"}\n\n', message('never')),
      lost,
      problem(429, 'too_many_streams'),
      problem(503, 'unavailable'),
      stream('id: moved-on\n\n'),
    ];
    const { received, opened, error } = await followStreams(streams, list);
    expect(error).toBeUndefined();
    expect(received).toEqual(['1 at-1', '2 at-2']);
    expect(opened).toEqual(['from-the-list', 'at-1', 'at-2', 'at-2', 'at-2', 'moved-on']);
  });

  it('outlives pages of a proxy once it has begun, and reports one in its place at the beginning', async () => {
    const html =
      (status: number): Respond =>
      (_, response) =>
        response.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Sign in</h1>');
    let pages = 0;
    const list: Respond = (request, response) => {
      pages += 1;
      if (pages === 2) html(404)(request, response);
      else if (pages === 3) html(200)(request, response);
      else emptyPage(request, response);
    };
    const streams = [stream(message('1')), html(403), stream(message('2'))];
    const { received, error } = await followStreams(streams, list);
    expect(error).toBeUndefined();
    expect(received).toEqual(['1 at-1', '2 at-2']);
    for (const cursor of [undefined, 'known']) {
      const refused = await followStreams([stream(message('1'))], html(404), cursor);
      expect(refused.error).toBeInstanceOf(UnexpectedAnswerError);
    }
  });

  it('tells whether events arrive, and by what', async () => {
    const { states } = await followStreams([
      stream(message('1')),
      problem(429, 'too_many_streams'),
      stream(message('2')),
    ]);
    expect(states).toEqual(['live', 'reconnecting', 'polling', 'live', 'reconnecting']);
  });

  it('is waited for from the beginning by callers with a cursor, even if nobody answers', async () => {
    let failures = 0;
    const restarting: Respond = (request, response) => {
      failures += 1;
      if (failures <= 6) {
        response.destroy();
        return;
      }
      emptyPage(request, response);
    };
    const { received, error } = await followStreams([stream(message('1'))], restarting, 'known');
    expect(error).toBeUndefined();
    expect(received).toEqual(['1 at-1']);
  });

  it('whose position is no longer kept throws ResyncRequired', async () => {
    const { error } = await followStreams([problem(410, 'cursor_expired')]);
    expect(error).toBeInstanceOf(ResyncRequired);
    expect(error).toMatchObject({
      problem: { code: 'cursor_expired' },
      cause: expect.any(ProblemError) as unknown,
    });
    const onPage = await followStreams([], problem(410, 'cursor_expired'));
    expect(onPage.error).toBeInstanceOf(ResyncRequired);
  });

  it('that the caller has lost access to throws the problem', async () => {
    const { received, error } = await followStreams([stream(message('1')), problem(401, 'unauthorized')]);
    expect(received).toEqual(['1 at-1']);
    expect(error).toMatchObject({ code: 'unauthorized' });
  });
});
