/**
 * The open event streams of a process: opens them within limits, ends them when access ends or the service stops, and
 * keeps their connections alive (docs/decisions/0085-event-streams.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Tx } from '../../db/database.ts';
import { roleIncludes } from '../../domain/core/principals.ts';
import { positionIn } from '../../domain/events/event-feeds.ts';
import { findEndedFeeds, findFeedReaders } from '../../domain/events/event-feed-rows.ts';
import { BoardPresence } from './board-presence.ts';
import type { BoardPresenceOptions, PresenceIntervals } from './board-presence.ts';
import { EventHub } from './event-hub.ts';
import type { LogSignals } from './event-hub.ts';
import { logOf } from './followers.ts';
import { OpenStream } from './open-stream.ts';
import type { StreamRecord, StreamView } from './open-stream.ts';
import { heartbeat, openingMessage, positionMessage } from './stream-messages.ts';
import { StreamPlaces, usualStreamLimits } from './stream-places.ts';
import type { StreamLimits } from './stream-places.ts';

export interface EventStreamsOptions {
  readonly reader: Tx;
  readonly log: LogSignals & Pick<BoardPresenceOptions, 'listen'>;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly limits?: StreamLimits;
  /** How much of what was sent a client can leave unread. */
  readonly unreadBytesMax?: number;
  readonly heartbeatMs?: number;
  /** Shorter ones than usual. */
  readonly presenceIntervals?: PresenceIntervals;
}

/** A place for a stream that is not open yet. */
export interface ReservedStream {
  /** Sends the stream on a response whose headers are sent. Returns what the log says when it has ended. */
  readonly begin: (response: ServerResponse) => StreamRecord;
  readonly cancel: () => void;
}

/** How often credentials and people are checked again: they can end without an event. */
const checkIntervalMs = 500;
/** Every n-th check reads all access again, in case an event was missed. */
const checksPerFullCheck = 10;
const usualHeartbeatMs = 15_000;
const usualUnreadBytesMax = 262_144;
/** Different for each stream, so that clients of a stopped process don't all return at once. */
const retryMs = { min: 1_000, max: 3_000 };

export class EventStreams {
  readonly #options: EventStreamsOptions;
  readonly #hub: EventHub;
  readonly #places: StreamPlaces;
  readonly #presence: BoardPresence;
  readonly #streams = new Set<OpenStream>();
  /** Otherwise the checks of all streams would count as the work of the request that opened the first one. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  /** Set while there are streams. */
  #unfollow: (() => void) | undefined;
  #ended: Counter<'reason'> | undefined;
  #messages: Counter | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isChecking = false;
  #checks = 0;
  #isStopping = false;
  #stopped: Promise<void> | undefined;

  constructor(options: EventStreamsOptions) {
    const { reader, log, logger, limits = usualStreamLimits } = options;
    this.#options = options;
    this.#places = new StreamPlaces(limits);
    const checkAccess = (streams: readonly OpenStream[]) => this.#checkAccess(streams);
    this.#hub = new EventHub({ reader, log, logger, checkAccess });
    const { now, presenceIntervals: intervals } = options;
    this.#presence = new BoardPresence({ reader, listen: log.listen.bind(log), logger, now, intervals });
  }

  /** How many streams are sent events. */
  get size(): number {
    return [...this.#streams].filter(({ isOpen }) => isOpen).length;
  }

  measureIn(registry: Registry): void {
    this.#presence.measureIn(registry);
    const registers = [registry];
    const open = new Gauge({
      name: 'event_streams',
      help: 'Open event streams',
      registers,
      collect: () => {
        open.set(this.#streams.size);
      },
    });
    this.#messages = new Counter({
      name: 'event_stream_messages_total',
      help: 'Events that were sent on streams which have ended',
      registers,
    });
    this.#ended = new Counter({
      name: 'event_streams_ended_total',
      help: 'Event streams that have ended',
      labelNames: ['reason'],
      registers,
    });
  }

  /** @throws {Problem} `too_many_streams`, `unavailable` */
  reserve(
    view: StreamView,
    client: { readonly credentialId: string; readonly network: string },
  ): ReservedStream {
    const giveBack = this.#places.take(client.credentialId, client.network);
    return { begin: (response) => this.#begin(view, response, giveBack), cancel: giveBack };
  }

  /** Ends all streams, and from now on every new one at once: its client tries again, and finds another process. */
  stop(): void {
    this.#isStopping = true;
    for (const stream of this.#streams) stream.end('restarting');
    this.#stopped ??= this.#presence.stop();
  }

  /** Resolves once the people behind streams that were stopped are no longer shown to others. */
  async stopped(): Promise<void> {
    await this.#stopped;
  }

  #begin(view: StreamView, response: ServerResponse, giveBack: () => void): StreamRecord {
    const { unreadBytesMax = usualUnreadBytesMax } = this.#options;
    const stream = new OpenStream(view, response, unreadBytesMax);
    this.#streams.add(stream);
    this.#unfollow ??= this.#options.log.onAdvance((head) => {
      this.#hub.advance(head);
    });
    response.once('close', () => {
      this.#streams.delete(stream);
      this.#hub.leave(stream);
      giveBack();
      this.#ended?.inc({ reason: stream.record.ended });
      this.#messages?.inc(stream.record.messages);
      this.#tickWhileOpen();
      if (this.#streams.size > 0) return;
      this.#unfollow?.();
      this.#unfollow = undefined;
    });
    response.socket?.setKeepAlive(true, usualHeartbeatMs);
    const retry = retryMs.min + Math.floor(Math.random() * (retryMs.max - retryMs.min));
    stream.send(openingMessage(view.cursorAt({ ...view.feed.after, of: view.feed.workspaceId }), retry));
    this.#tickWhileOpen();
    if (this.#isStopping) {
      stream.end('restarting');
      return stream.record;
    }
    this.#follow(stream);
    if (view.renderPresence !== undefined) {
      this.#presence.join(stream);
      // The server lets clients close their side and wait for responses. Whoever looks at a board doesn't, and without this
      // would be shown until writes to the closed connection fail.
      response.socket?.once('end', () => response.destroy());
    }
    return stream.record;
  }

  #follow(stream: OpenStream): void {
    this.#hub.follow(stream).catch((err: unknown) => {
      this.#options.logger.warn({ err }, 'a stream could not be continued; its client reconnects');
      stream.fail();
    });
  }

  #tickWhileOpen(): void {
    if (this.#streams.size === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      return;
    }
    const tick = () => {
      this.#tick();
    };
    this.#timer ??= this.#inOwnContext(() => setTimeout(tick, checkIntervalMs));
  }

  #tick(): void {
    this.#timer = undefined;
    this.#keepIdleAlive();
    void this.#check();
    this.#tickWhileOpen();
  }

  /** Also while a check waits for a database that is silent: clients and proxies give up on a stream that is, too. */
  #keepIdleAlive(): void {
    const { heartbeatMs = usualHeartbeatMs } = this.#options;
    const idleSinceMs = performance.now() - heartbeatMs;
    const ids = new Map<string, string>();
    for (const stream of this.#streams) {
      if (stream.sentAtMs <= idleSinceMs) keepAlive(stream, this.#hub.positionOf(stream), ids);
    }
  }

  async #check(): Promise<void> {
    if (this.#isChecking) return;
    this.#isChecking = true;
    this.#checks += 1;
    const isFull = this.#checks % checksPerFullCheck === 0;
    try {
      await (isFull ? this.#checkAccess([...this.#streams]) : this.#checkCredentials([...this.#streams]));
    } catch (err) {
      const { logger } = this.#options;
      logger.warn({ err }, 'the access of open streams could not be checked; it is checked again');
    } finally {
      this.#isChecking = false;
    }
  }

  async #checkCredentials(streams: readonly OpenStream[]): Promise<void> {
    const feeds = streams.map(({ view }, key) => ({ ...view.access, key }));
    const ended = await findEndedFeeds(this.#options.reader, feeds, this.#options.now());
    for (const key of ended) streams[key]?.end('access_ended');
  }

  /** One statement for all of them. */
  async #checkAccess(streams: readonly OpenStream[]): Promise<void> {
    const feeds = streams.map(({ view }, key) => ({ ...view.access, key }));
    const readers = await findFeedReaders(this.#options.reader, feeds, this.#options.now());
    for (const [key, stream] of streams.entries()) {
      const reader = readers.get(key);
      const hasAccess = reader !== undefined && roleIncludes(reader.role, stream.view.feed.minimumRole);
      if (hasAccess) stream.reader = reader;
      else stream.end('access_ended');
    }
  }
}

/**
 * Moves the position on as well, so that it doesn't grow old on a board where nothing happens. `ids` keeps what streams with
 * the same messages have in common, since encrypting a position costs more than sending it.
 */
function keepAlive(stream: OpenStream, position: bigint, ids: Map<string, string>): void {
  const { feed, cursorAt } = stream.view;
  if (position <= BigInt(feed.after.position)) {
    stream.send(heartbeat);
    return;
  }
  const shown = positionIn(feed, position);
  const key = JSON.stringify([logOf(feed), shown]);
  const id = ids.get(key) ?? cursorAt(shown);
  ids.set(key, id);
  stream.send(heartbeat + positionMessage(id));
}
