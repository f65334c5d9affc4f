// The programs of the guide on live updates, with a service that fails and stops responding as real ones do.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { components } from '../../generated/api.ts';
import { filesOf, readGuides } from './support/guide-examples.ts';
import { makeFolder } from './support/workbench.ts';

type Card = components['schemas']['SnapshotCard'];
type Event = components['schemas']['Event'];
type Apply = (event: unknown) => void;

interface Programs {
  readonly followBoard: (id: string, show: (snapshot: unknown) => void, apply: Apply) => Promise<void>;
  readonly liveBoard: (
    baseUrl: string,
    boardId: string,
    cursor: string,
    session: string,
    apply: Apply,
    resync: () => void,
  ) => () => void;
  readonly foldCard: (card: Card, event: Event) => Card | 'unclear';
}

const folder = makeFolder('live-updates');
const guide = readGuides().find(({ name }) => name === 'live-updates');
for (const { note, code } of guide === undefined ? [] : filesOf(guide)) {
  writeFileSync(path.join(folder, note), `${code}\n`);
}
const { followBoard } = (await import(path.join(folder, 'follow-board.ts'))) as Programs;
const { liveBoard } = (await import(path.join(folder, 'live-board.ts'))) as Programs;
const { foldCard } = (await import(path.join(folder, 'fold-card.ts'))) as Programs;

/** What the next requests get; the last answer also to all later ones. */
let answers: ((signal?: AbortSignal | null) => Promise<Response> | Response)[] = [];
let requested: string[] = [];

beforeEach(() => {
  answers = [];
  requested = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit = {}) => {
    requested.push(url.replace(/^.*\/v1\//, ''));
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return Promise.resolve().then(() => answer?.(signal) ?? new Response(null, { status: 404 }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const refused = (status: number) => () => new Response('{}', { status });
const snapshot = () => Response.json({ resume_cursor: 'c1' });
const lost = () => Promise.reject(new TypeError('fetch failed'));

/** A stream that says this, and then ends or stops responding. */
function stream(text: string, isSilent = false) {
  return (signal?: AbortSignal | null): Response => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text));
        if (!isSilent) controller.close();
        signal?.addEventListener('abort', () => {
          if (isSilent) controller.error(signal.reason);
        });
      },
    });
    return new Response(body);
  };
}

const message = (id: string): string => `id: ${id}\nevent: card.updated\ndata: {"id":"${id}"}\n\n`;

describe('followBoard', () => {
  const seen: unknown[] = [];
  const follow = (): Promise<void> => {
    seen.length = 0;
    return followBoard(
      'board_1',
      () => void seen.push('snapshot'),
      (event) => void seen.push(event),
    );
  };

  it.each([
    ['a 503', refused(503)],
    ['a 429', refused(429)],
    ['a page of a proxy', () => new Response('<h1>Hello</h1>')],
    ['a lost connection', lost],
  ])('reads the snapshot again after %s', async (_what, failure) => {
    answers = [failure, failure, snapshot, stream(message('e1')), refused(404)];
    const ended = follow();
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(seen).toEqual(['snapshot', { id: 'e1' }]);
    const stream1 = 'boards/board_1/events/stream';
    const read = 'boards/board_1/snapshot';
    expect(requested).toEqual([read, read, read, stream1, stream1]);
  });

  it.each([401, 403, 404])('ends after a %i', async (status) => {
    answers = [refused(status)];
    await follow();
    expect(requested).toEqual(['boards/board_1/snapshot']);
    answers = [snapshot, refused(status)];
    await follow();
    expect(requested).toHaveLength(3);
  });

  it('reconnects when nothing arrives for 45 seconds', async () => {
    answers = [snapshot, stream(message('e1'), true), stream(message('e2')), refused(401)];
    const ended = follow();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(seen).toEqual(['snapshot', { id: 'e1' }]);
    await vi.advanceTimersByTimeAsync(30_000);
    await ended;
    expect(seen).toEqual(['snapshot', { id: 'e1' }, { id: 'e2' }]);
  });

  it('reads streams in browsers that cannot iterate over them, such as Safari', async () => {
    const prototype = ReadableStream.prototype as unknown as Record<symbol, unknown>;
    const iterate = prototype[Symbol.asyncIterator];
    onTestFinished(() => {
      prototype[Symbol.asyncIterator] = iterate;
    });
    prototype[Symbol.asyncIterator] = undefined;
    answers = [snapshot, stream(message('e1')), refused(404)];
    const ended = follow();
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(seen).toEqual(['snapshot', { id: 'e1' }]);
  });

  it('begins with a new snapshot if the position cannot be continued', async () => {
    answers = [snapshot, refused(410), snapshot, stream(message('e1')), refused(401)];
    const ended = follow();
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(seen).toEqual(['snapshot', 'snapshot', { id: 'e1' }]);
  });
});

class FakeEventSource extends EventTarget {
  static readonly opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;
  onopen?: () => void;
  onerror?: () => void;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }
}

describe('liveBoard', () => {
  const ticketUrl = 'https://boards.example.com/v1/boards/board_1/events/stream?ticket=t';
  const ticket = () => Response.json({ url: ticketUrl });
  const { opened } = FakeEventSource;
  let applied: unknown[] = [];
  let resyncs = 0;

  beforeEach(() => {
    opened.length = 0;
    applied = [];
    resyncs = 0;
    vi.stubGlobal('EventSource', FakeEventSource);
  });

  const start = () =>
    liveBoard(
      'https://boards.example.com',
      'board_1',
      'c1',
      'session',
      (event) => applied.push(event),
      () => (resyncs += 1),
    );

  it('gets a ticket from the service, and opens its stream at the cursor', async () => {
    const urls = vi.fn<(url: string) => Promise<Response>>(() => Promise.resolve(ticket()));
    vi.stubGlobal('fetch', urls);
    const stop = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(urls.mock.calls.map(([url]) => url)).toEqual(['https://boards.example.com/v1/stream-tickets']);
    expect(opened.map(({ url }) => url)).toEqual([`${ticketUrl}&cursor=c1`]);
    opened[0]?.dispatchEvent(new MessageEvent('card.moved', { lastEventId: 'c2', data: '{"id":"e1"}' }));
    expect(applied).toEqual([{ id: 'e1' }]);
    stop();
    expect(opened[0]?.isClosed).toBe(true);
  });

  it('opens nothing if it is stopped before the ticket arrives', async () => {
    answers = [ticket];
    start()();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([]);
    expect(requested).toHaveLength(1);
  });

  it('opens nothing if it is stopped while the body of the ticket arrives', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    answers = [() => ({ ok: true, status: 201, json: () => promise }) as Response];
    const stop = start();
    await vi.advanceTimersByTimeAsync(0);
    stop();
    resolve({ url: ticketUrl });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toEqual([]);
    expect(resyncs).toBe(0);
  });

  it.each([
    ['a 503', refused(503)],
    ['a lost connection', lost],
    ['a page of a proxy', () => new Response('<h1>Hello</h1>')],
    ['JSON of a proxy', () => Response.json(null)],
  ])('asks for a ticket again after %s, for as long as that lasts', async (_what, failure) => {
    answers = [failure, failure, failure, failure, failure, ticket];
    const stop = start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(opened).toHaveLength(1);
    expect(resyncs).toBe(0);
    stop();
  });

  it('continues after the last event with a new ticket, and reads the board again after some failures', async () => {
    answers = [ticket];
    const stop = start();
    await vi.advanceTimersByTimeAsync(0);
    opened[0]?.dispatchEvent(new MessageEvent('card.moved', { lastEventId: 'c2', data: '{}' }));
    for (const index of [0, 1, 2]) {
      opened[index]?.onerror?.();
      await vi.advanceTimersByTimeAsync(3_000);
    }
    expect(opened.map(({ url }) => url.slice(-2))).toEqual(['c1', 'c2', 'c2', 'c2']);
    expect(resyncs).toBe(0);
    opened[3]?.onerror?.();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([resyncs, opened.length, opened.every(({ isClosed }) => isClosed)]).toEqual([1, 4, true]);
    stop();
  });
});

describe('foldCard', () => {
  const card = {
    id: 'card_1',
    title: 'Bread',
    has_description: false,
    updated_at: '2026-11-01T09:00:00.000Z',
    etag: '"1.4"',
  } as Card;
  const event = (version: number, changes: object): Event =>
    ({ type: 'card.updated', version, changes, occurred_at: '2026-11-02T09:00:00.000Z' }) as Event;

  it('sets what has changed, the time and the tag', () => {
    expect(foldCard(card, event(5, { title: { from: 'Bread', to: 'Milk' } }))).toEqual({
      ...card,
      title: 'Milk',
      updated_at: '2026-11-02T09:00:00.000Z',
      etag: '"1.5"',
    });
  });

  it('sets whether there is a description', () => {
    const described = foldCard(card, event(5, { description: { to: 'Dark.' } })) as Card;
    expect(described).toMatchObject({ title: 'Bread', has_description: true });
    expect(described).not.toHaveProperty('description');
    const cleared = foldCard(described, event(6, { description: { from: 'Dark.' } }));
    expect(cleared).toMatchObject({ has_description: false, etag: '"1.6"' });
    const renamed = foldCard(described, event(6, { title: { from: 'Bread', to: 'Milk' } }));
    expect(renamed).toMatchObject({ has_description: true });
  });

  it('knows what it already has, and what is missing', () => {
    const changes = { title: { from: 'Bread', to: 'Milk' } };
    expect(foldCard(card, event(4, changes))).toBe(card);
    expect(foldCard(card, event(6, changes))).toBe('unclear');
  });
});
