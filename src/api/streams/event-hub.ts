/**
 * Reads the event log once for all streams of the process, and gives each stream what it follows
 * (docs/decisions/0085-event-streams.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Tx } from '../../db/database.ts';
import { canChangeAccess, isShownTo, positionIn } from '../../domain/events/event-feeds.ts';
import { toPage } from '../../domain/core/pages.ts';
import type { EventedResource } from '../../domain/core/resources.ts';
import { findNextPosition, listEventsBetween, listFeedRows } from '../../domain/events/event-feed-rows.ts';
import { hiddenFrom } from '../../domain/events/event-readers.ts';
import type { EventReader } from '../../domain/events/event-readers.ts';
import type { EventRow } from '../../domain/events/event-rows.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { Followers } from './followers.ts';
import type { OpenStream } from './open-stream.ts';
import { chunkOf, eventMessage } from './stream-messages.ts';

/** Tells how far the log goes. */
export interface LogSignals {
  /** The position of the last event, as far as this process knows. */
  readonly head: bigint;
  /** Called when there are new events. Returns a function that ends the calls. */
  onAdvance(listener: (head: bigint) => void): () => void;
}

export interface EventHubOptions {
  readonly reader: Tx;
  readonly log: LogSignals;
  readonly logger: Logger;
  /** Ends the streams among these whose access has ended. */
  readonly checkAccess: (streams: readonly OpenStream[]) => Promise<void>;
}

/** How many positions one statement reads. Changes of large descriptions have some tens of kilobytes each. */
const positionsPerRead = 200n;
/** How many events from before it was opened a stream gets at once. */
const rowsPerPage = 100;
const retryDelayMs = 250;
/**
 * How many streams are sent a page of what they have missed at the same time. Each person has one place, so that one with
 * many streams holds up neither requests nor the streams of others.
 */
const missedPlaces = { placesMax: 4, placesPerOwnerMax: 1, waitingPerOwnerMax: Infinity, waitMsMax: 60_000 };
const noSignal = new AbortController().signal;
/**
 * The first change is read at once. While one follows the other, several are read together: a statement for each would
 * take more of the process than sending does. A busy process takes longer to read, and then waits longer as well: about
 * so many times as long as the read has taken.
 */
const readIntervalMs = { min: 20, max: 100 };
const readIntervalsPerRead = 4;

/** The messages of one log for one batch of events, made once for all of its streams. */
interface Message {
  readonly row: EventRow;
  readonly text: string;
}

export class EventHub {
  readonly #options: EventHubOptions;
  /** The streams that have everything up to `#position`. */
  readonly #followers = new Followers();
  readonly #missedPlaces = new FairQueue(missedPlaces);
  /** Otherwise what is read for all streams would count as the work of the request that opened the last one. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  /** The position up to which all of them have everything; undefined while there are none. */
  #position: bigint | undefined;
  #head = 0n;
  #isReading = false;
  /** When the next read may begin. */
  #readFromMs = -Infinity;

  constructor(options: EventHubOptions) {
    this.#options = options;
  }

  /** Called when the log has grown. */
  advance(head: bigint): void {
    if (head > this.#head) this.#head = head;
    if (this.#isReading || this.#position === undefined || this.#head <= this.#position) return;
    this.#isReading = true;
    void this.#inOwnContext(() => this.#readOn());
  }

  /**
   * Sends what a stream has missed, then adds it to those that get events as they come. Both ends of the gap between are
   * compared in one turn of the event loop, so that nothing is lost or repeated.
   */
  async follow(stream: OpenStream): Promise<void> {
    const { head } = stream.view.feed;
    while (stream.isOpen) {
      this.#position ??= head;
      const upTo = this.#position > head ? this.#position : head;
      if (stream.position >= this.#position && stream.position >= head) {
        this.#join(stream);
        return;
      }
      await this.#sendMissed(stream, upTo);
    }
  }

  leave(stream: OpenStream): void {
    this.#followers.remove(stream);
    if (this.#followers.isEmpty) this.#position = undefined;
  }

  /**
   * Up to where a stream has everything. What the hub passes is not noted at each stream: most have nothing in a batch, and
   * there is one every few milliseconds.
   */
  positionOf(stream: OpenStream): bigint {
    const passed = this.#followers.has(stream) ? this.#position : undefined;
    return passed !== undefined && passed > stream.position ? passed : stream.position;
  }

  #join(stream: OpenStream): void {
    this.#followers.add(stream);
    // What the log has told before there was a stream to follow it.
    this.advance(this.#options.log.head > stream.position ? this.#options.log.head : stream.position);
  }

  /** After a whole page it rests for as long as that has taken, so that the process has time for requests. */
  async #sendMissed(stream: OpenStream, upTo: bigint): Promise<void> {
    const claimant = { owner: stream.view.access.userId, credential: '' };
    const leave = await this.#missedPlaces.enter(claimant, () => noSignal);
    try {
      const startedAtMs = performance.now();
      if (stream.isOpen) await this.#sendPage(stream, upTo);
      if (stream.position < upTo) await delay(performance.now() - startedAtMs);
    } finally {
      leave();
    }
    await stream.drained();
  }

  async #sendPage(stream: OpenStream, upTo: bigint): Promise<void> {
    const { view } = stream;
    const page = { after: stream.position, upTo, limit: rowsPerPage };
    const found = await listFeedRows(this.#options.reader, view.feed, page);
    const { rows, next } = toPage(found, rowsPerPage, ({ position }) => position);
    // An event from after access has ended was read before this.
    if (rows.length > 0) await this.#options.checkAccess([stream]);
    if (!stream.isOpen) return;
    const shown = rows.filter((row) => isShownTo(stream.reader, row));
    stream.send(shown.map((row) => messageOf(stream, row)).join(''), shown.length);
    stream.position = next ?? upTo;
  }

  async #readOn(): Promise<void> {
    while (this.#position !== undefined && this.#head > this.#position) {
      const startedAtMs = performance.now();
      const after = this.#position;
      const isBehind = this.#head - after > positionsPerRead;
      if (!isBehind && startedAtMs < this.#readFromMs) {
        await delay(this.#readFromMs - startedAtMs);
        continue;
      }
      const head = this.#head;
      const upTo = isBehind ? after + positionsPerRead : head;
      try {
        const workspaceIds = new Set(this.#followers.workspaceIds);
        const rows = await listEventsBetween(this.#options.reader, { after, upTo }, [...workspaceIds]);
        const passed = isBehind && rows.length === 0 ? await this.#endOfGap(upTo, head) : upTo;
        await this.#checkAccessAfter(rows);
        // A stream of another workspace may have joined meanwhile; then these positions are read again.
        const wereAllRead = this.#followers.workspaceIds.every((id) => workspaceIds.has(id));
        if (wereAllRead && this.#position === after) this.#dispatch(rows, passed);
        this.#readFromMs = startedAtMs + intervalAfter(performance.now() - startedAtMs);
      } catch (err) {
        this.#options.logger.warn({ err }, 'the event log could not be read for streams; it is read again');
        await delay(retryDelayMs);
      }
    }
    // In the same turn as the comparison above, so that the next signal isn't taken for one that is being dealt with.
    this.#isReading = false;
  }

  /** Up to where the log has no events after a position: gaps of a restored log are too long to be read in parts. */
  async #endOfGap(position: bigint, head: bigint): Promise<bigint> {
    const next = await findNextPosition(this.#options.reader, position);
    return next === undefined || next > head ? head : next - 1n;
  }

  /** Before any of these events is sent: who lost access by one of them gets neither that nor later ones. */
  async #checkAccessAfter(rows: readonly EventRow[]): Promise<void> {
    const concerned = new Set(rows.filter(canChangeAccess).map(({ workspaceId }) => workspaceId));
    if (concerned.size === 0) return;
    const streams = this.#followers.inWorkspaces(concerned);
    if (streams.length > 0) await this.#options.checkAccess(streams);
  }

  #dispatch(rows: readonly EventRow[], upTo: bigint): void {
    this.#position = upTo;
    const nowMs = performance.now();
    for (const [streams, followed] of this.#followers.of(rows)) deliver(streams, followed, nowMs);
  }
}

function intervalAfter(readMs: number): number {
  const { min, max } = readIntervalMs;
  return Math.min(Math.max(readMs * readIntervalsPerRead, min), max);
}

/** Sends the same bytes to all streams that see all of the events, and a selection to the others. */
function deliver(streams: ReadonlySet<OpenStream>, rows: readonly EventRow[], nowMs: number): void {
  const [first] = streams;
  const [earliest] = rows;
  if (first === undefined || earliest === undefined) return;
  const messages = rows.map((row) => ({ row, text: messageOf(first, row) }));
  const whole = chunkOf(textOf(messages));
  const areAllShownTo = seesAllOf(rows);
  for (const stream of [...streams]) {
    // Those that joined further on than the hub was have some of them.
    if (earliest.position > stream.position && areAllShownTo(stream.reader)) {
      stream.sendChunk(whole, messages.length, nowMs);
      continue;
    }
    const shown = messages.filter(
      ({ row }) => row.position > stream.position && isShownTo(stream.reader, row),
    );
    if (shown.length > 0) stream.send(textOf(shown), shown.length);
  }
}

/** Whether a reader is shown all of these events, looked up once for all from whom the same is hidden. */
function seesAllOf(rows: readonly EventRow[]): (reader: EventReader) => boolean {
  const known = new Map<readonly EventedResource[], boolean>();
  return (reader) => {
    const hidden = hiddenFrom(reader);
    const sees = known.get(hidden) ?? rows.every((row) => isShownTo(reader, row));
    known.set(hidden, sees);
    return sees;
  };
}

function textOf(messages: readonly Message[]): string {
  return messages.map(({ text }) => text).join('');
}

function messageOf({ view }: OpenStream, row: EventRow): string {
  const id = view.cursorAt(positionIn(view.feed, row.position));
  return eventMessage(id, row.type, JSON.stringify(view.render(row)));
}
