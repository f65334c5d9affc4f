/** Puts events into the log soon after their commit, and tells followers in this process how far the log goes. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { NotificationListener } from '../../db/notification-listeners.ts';
import type { OnNotification } from '../../db/notification-listeners.ts';
import { SingleRun } from '../core/single-run.ts';
import { restoreMarkOf } from '../core/versions.ts';
import { placeEventsOfLog } from './event-log-rows.ts';

export interface EventLogOptions {
  readonly database: Database;
  /** Bypasses a pooler in transaction mode. */
  readonly url: string;
  /** Called when the database can't be reached. The log continues by itself. */
  readonly onError: (error: unknown) => void;
}

/** Called with the position of the last event in the log. */
export type AdvanceListener = (head: bigint) => void;

/** Between two runs: bounds how often a busy process places events, and how late they are. */
const intervalMs = 15;
/** Finds what other processes committed and did not place, even if notifications are lost, and a restore of the database. */
const pollIntervalMs = 1_000;

/**
 * One for each process. Followers read the log up to the head that they are told, and remember their own position, so that
 * a lost connection makes no gap and no repeat.
 */
export class EventLog {
  readonly #options: EventLogOptions;
  readonly #notifications: NotificationListener;
  readonly #listeners = new Set<AdvanceListener>();
  readonly #stopping = new AbortController();
  readonly #placing = new SingleRun(() => this.#place());
  #head = 0n;
  #restoreMark = '';
  #stopFollowingCommits: (() => void) | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(options: EventLogOptions) {
    this.#options = options;
    this.#notifications = new NotificationListener(options);
    this.#notifications.listen('event_log', (payload) => {
      this.#advanceTo(BigInt(payload));
    });
  }

  /** The position of the last event, as far as this process knows. */
  get head(): bigint {
    return this.#head;
  }

  /** What entity tags have since the database was last restored, as far as this process knows. */
  get restoreMark(): string {
    return this.#restoreMark;
  }

  /** Places what is committed already before it resolves. @throws what the database throws */
  async start(): Promise<void> {
    await this.#placeNow();
    this.#notifications.start();
    const place = () => {
      this.#placing.request();
    };
    this.#stopFollowingCommits = this.#options.database.onCommit(place);
    this.#poll = setInterval(place, pollIntervalMs);
  }

  /** Returns a function that ends the calls. */
  onAdvance(listener: AdvanceListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Listens to another channel as well, on the one listening connection that a process has. */
  listen(channel: string, onNotification: OnNotification): void {
    this.#notifications.listen(channel, onNotification);
  }

  async stop(): Promise<void> {
    clearInterval(this.#poll);
    this.#stopFollowingCommits?.();
    this.#stopping.abort();
    await Promise.all([this.#placing.settled(), this.#notifications.stop()]);
  }

  async #place(): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    try {
      await this.#placeNow();
    } catch (error) {
      this.#options.onError(error);
    }
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }

  async #placeNow(): Promise<void> {
    const { position, restoredTo } = await placeEventsOfLog(this.#options.database.reader);
    this.#restoreMark = restoreMarkOf(restoredTo);
    this.#advanceTo(position);
  }

  #advanceTo(head: bigint): void {
    if (head <= this.#head) return;
    this.#head = head;
    for (const listener of this.#listeners) listener(head);
  }
}
