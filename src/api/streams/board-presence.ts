/**
 * Tells streams who looks at their boards (docs/decisions/0117-presence.md). Best effort: a failure makes messages late, and
 * never ends a stream.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Logger } from 'pino';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { OnNotification } from '../../db/notification-listeners.ts';
import type { Tx } from '../../db/database.ts';
import { presenceForGuest, presenceForMembers } from '../../domain/events/presence.ts';
import type { Presence } from '../../domain/events/presence.ts';
import { PresenceRegister } from '../../domain/events/presence-register.ts';
import { listPresentRows, presenceChannel } from '../../domain/events/presence-rows.ts';
import type { PresentRow } from '../../domain/events/presence-rows.ts';
import type { OpenStream } from './open-stream.ts';
import { chunkOf, presenceMessage } from './stream-messages.ts';
import type { Chunk } from './stream-messages.ts';

export interface BoardPresenceOptions {
  readonly reader: Tx;
  /** Listens to a channel of the database. */
  readonly listen: (channel: string, onNotification: OnNotification) => void;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly intervals?: PresenceIntervals | undefined;
}

/** In milliseconds. */
export interface PresenceIntervals {
  /** Between two signs of life of a process. */
  readonly lease: number;
  /** Between two reads of a board while nothing changes, which find what notifications have not told. */
  readonly reread: number;
  /** Between two reads, each of all boards with changes. */
  readonly round: number;
  /** The least time between two messages to a stream. */
  readonly message: number;
}

const usualIntervals = { reread: 10_000, round: 500, message: 1_000 };
/** A board with many streams gets messages less often: with 2,000 every four seconds. */
const messageIntervalMsPerStream = 2;
/** The streams that get a message in one round. What one board has is sent together, however many it has. */
const streamsPerRound = 500;
/** A client that has more to read gets the latest state once it has read that. */
const unreadBytesMax = 65_536;

/** A board with streams that show who looks at it. */
interface Board {
  readonly streams: Set<OpenStream>;
  /** Those that have no message yet, or not the last one. */
  readonly waiting: Set<OpenStream>;
  /** What was read last; undefined before the first time. */
  rows?: readonly PresentRow[];
  /** When it may be read again. */
  fromMs: number;
}

export class BoardPresence {
  readonly #options: BoardPresenceOptions;
  readonly #intervals: Omit<PresenceIntervals, 'lease'>;
  readonly #register: PresenceRegister;
  readonly #boards = new Map<string, Board>();
  /** Otherwise reads for all streams would count as the work of the request that opened one of them. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  /** The boards that may have changed, in the order in which they did. */
  readonly #changed = new Set<string>();
  #isListening = false;
  #isReading = false;
  #timer: NodeJS.Timeout | undefined;
  #fromMs = -Infinity;
  #reread: NodeJS.Timeout | undefined;
  /** So that an outage is one line in the log. */
  #isFailing = false;

  constructor(options: BoardPresenceOptions) {
    this.#options = options;
    const { reader, now, intervals } = options;
    this.#intervals = intervals ?? usualIntervals;
    this.#register = new PresenceRegister({
      reader,
      now,
      ...(intervals !== undefined && { leaseIntervalMs: intervals.lease }),
      onChange: (boardIds) => {
        this.#note(boardIds);
      },
      onError: (error) => {
        this.#fail(error);
      },
      onSuccess: () => {
        this.#isFailing = false;
      },
    });
  }

  measureIn(registry: Registry): void {
    const gauge = new Gauge({
      name: 'boards_present_people',
      help: 'People who look at a board by streams of this process, counted on each board',
      registers: [registry],
      collect: () => {
        gauge.set(this.#register.size);
      },
    });
  }

  /** Shows the person behind a stream as looking at its board, until the stream is over. */
  join(stream: OpenStream): void {
    const { boardId, userId, workspaceId } = stream.view.feed;
    if (boardId === undefined) return;
    const board = this.#boards.get(boardId) ?? { streams: new Set(), waiting: new Set(), fromMs: -Infinity };
    this.#boards.set(boardId, board);
    board.streams.add(stream);
    board.waiting.add(stream);
    this.#start();
    stream.onOver(() => {
      this.#leave(stream, boardId);
    });
    if (this.#register.join({ boardId, userId, workspaceId })) return;
    // Another stream of the same person has brought what this one shows.
    const isShown = !mayBeGuest(stream) && board.rows?.some((row) => row.userId === userId) === true;
    if (isShown && board.rows !== undefined) send(board, [stream], board.rows);
    else this.#note([boardId]);
  }

  /** Resolves once nobody is shown any more by this process. All streams must be over. */
  async stop(): Promise<void> {
    this.#pause();
    await this.#register.stop();
  }

  #leave(stream: OpenStream, boardId: string): void {
    const { userId, workspaceId } = stream.view.feed;
    const board = this.#boards.get(boardId);
    board?.streams.delete(stream);
    board?.waiting.delete(stream);
    if (board?.streams.size === 0) this.#boards.delete(boardId);
    this.#register.leave({ boardId, userId, workspaceId });
    if (this.#boards.size === 0) this.#pause();
  }

  #start(): void {
    if (!this.#isListening) {
      this.#options.listen(presenceChannel, (payload) => {
        this.#noteOthers(payload);
      });
    }
    this.#isListening = true;
    const reread = () => {
      this.#note([...this.#boards.keys()]);
    };
    this.#reread ??= this.#inOwnContext(() => setInterval(reread, this.#intervals.reread));
  }

  #pause(): void {
    clearInterval(this.#reread);
    this.#reread = undefined;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#changed.clear();
  }

  #noteOthers(payload: string): void {
    const [processId, boardIds = ''] = payload.split(' ');
    if (processId !== this.#register.processId) this.#note(boardIds.split(','));
  }

  #note(boardIds: readonly string[]): void {
    for (const id of boardIds) if (this.#boards.has(id)) this.#changed.add(id);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isReading || this.#timer !== undefined || this.#changed.size === 0) return;
    const boards = [...this.#changed].map((id) => this.#boards.get(id)?.fromMs ?? -Infinity);
    const fromMs = Math.max(this.#fromMs, Math.min(...boards));
    const read = () => {
      this.#timer = undefined;
      this.#isReading = true;
      void this.#read().finally(() => {
        this.#isReading = false;
        this.#schedule();
      });
    };
    const waitMs = Math.max(0, fromMs - performance.now());
    this.#timer = this.#inOwnContext(() => setTimeout(read, waitMs));
  }

  /** One statement for all boards that are due. */
  async #read(): Promise<void> {
    const nowMs = performance.now();
    this.#fromMs = nowMs + this.#intervals.round;
    const due = this.#takeDue(nowMs);
    if (due.size === 0) return;
    const guests = [...due.values()].flatMap(({ streams }) => [...streams].filter(mayBeGuest));
    try {
      const rows = await listPresentRows(this.#options.reader, [...due.keys()], guests.map(userOf));
      this.#isFailing = false;
      const byBoard = Map.groupBy(rows, ({ boardId }) => boardId);
      for (const [id, board] of due) show(board, byBoard.get(id) ?? []);
    } catch (error) {
      this.#fail(error);
      this.#note([...due.keys()]);
    }
  }

  /** Takes the boards whose turn it is, up to what one round sends, and notes when it is their turn again. */
  #takeDue(nowMs: number): Map<string, Board> {
    const due = new Map<string, Board>();
    let streams = 0;
    for (const id of this.#changed) {
      const board = this.#boards.get(id);
      if (board === undefined) this.#changed.delete(id);
      if (board === undefined || board.fromMs > nowMs) continue;
      streams += board.streams.size;
      if (due.size > 0 && streams > streamsPerRound) break;
      this.#changed.delete(id);
      board.fromMs =
        nowMs + Math.max(this.#intervals.message, board.streams.size * messageIntervalMsPerStream);
      due.set(id, board);
    }
    return due;
  }

  #fail(err: unknown): void {
    if (!this.#isFailing) {
      this.#options.logger.warn({ err }, 'board presence could not be stored or read; retrying');
    }
    this.#isFailing = true;
  }
}

/** Sends what has changed, and to streams that wait what is there. */
function show(board: Board, rows: readonly PresentRow[]): void {
  const isSame = board.rows !== undefined && signatureOf(board.rows) === signatureOf(rows);
  board.rows = rows;
  send(board, isSame ? board.waiting : board.streams, rows);
}

function signatureOf(rows: readonly PresentRow[]): string {
  return JSON.stringify(rows);
}

/** One text for all members, one for guests who have appeared on the board, and one for each other guest. */
function send(board: Board, streams: Iterable<OpenStream>, rows: readonly PresentRow[]): void {
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  const chunks = new Map<string, Chunk>();
  for (const stream of [...streams]) {
    if (stream.unreadBytes > unreadBytesMax) {
      board.waiting.add(stream);
      continue;
    }
    board.waiting.delete(stream);
    const userId = userOf(stream);
    const { isGuest = mayBeGuest(stream), hasAppeared = false } = byUser.get(userId) ?? {};
    const guestView = hasAppeared ? 'appeared' : userId;
    const view = isGuest ? guestView : 'members';
    const chunk =
      chunks.get(view) ??
      messageOf(stream, isGuest ? presenceForGuest(rows, userId) : presenceForMembers(rows));
    chunks.set(view, chunk);
    // The time of the last event stays, since these messages don't move the client's position on.
    stream.sendChunk(chunk, 0, stream.sentAtMs);
  }
}

function userOf({ view }: OpenStream): string {
  return view.feed.userId;
}

/** The role is that on the board: viewers of a private board have it too, and are members whom their row tells apart. */
function mayBeGuest({ reader: { role } }: OpenStream): boolean {
  return role === 'guest';
}

function messageOf({ view: { renderPresence } }: OpenStream, presence: Presence): Chunk {
  return chunkOf(presenceMessage(JSON.stringify(renderPresence?.(presence))));
}
