/**
 * The people who look at boards by the streams of this process, as the database shows them to all processes
 * (docs/decisions/0117-presence.md).
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Tx } from '../../db/database.ts';
import { newId } from '../core/ids.ts';
import { SingleRun } from '../core/single-run.ts';
import { recordPresence, registerProcess, removeProcess, renewLease } from './presence-rows.ts';
import type { Onlooker } from './presence-rows.ts';

export interface PresenceRegisterOptions {
  readonly reader: Tx;
  readonly now: () => Date;
  readonly leaseIntervalMs?: number;
  /** Called when rows of these boards have changed by this process. */
  readonly onChange: (boardIds: readonly string[]) => void;
  /** Called when the rows can't be written. They are written again later. */
  readonly onError: (error: unknown) => void;
  /** Called after every statement that has worked. */
  readonly onSuccess: () => void;
}

/** Between two statements that write who has come and gone. */
const writeIntervalMs = 200;
/** A page that reads its board again closes one stream and opens another, and its person is there meanwhile. */
const leaveDelayMs = 500;
const retryMs = 1_000;
/** A third of the time after which a lease doesn't count. */
const usualLeaseIntervalMs = 4_000;

interface Entry extends Onlooker {
  /** How many streams of this process they have on the board. */
  streams: number;
}

export class PresenceRegister {
  readonly processId = newId();
  readonly #options: PresenceRegisterOptions;
  readonly #people = new Map<string, Entry>();
  /** Whose rows the database has, as far as this process knows; undefined if everyone has to be written. */
  #written: Set<string> | undefined;
  #mayHaveRows = false;
  /** Those whose rows may have to change. */
  #touched = new Map<string, Onlooker>();
  #lease: NodeJS.Timeout | undefined;
  #isLeaseDue = false;
  readonly #stopping = new AbortController();
  readonly #writing = new SingleRun(() => this.#write());

  constructor(options: PresenceRegisterOptions) {
    this.#options = options;
  }

  /** How many people look at boards, each counted on each board. */
  get size(): number {
    return this.#people.size;
  }

  /** Returns whether this is the person's first stream on the board, which is written now and then told to `onChange`. */
  join(place: Omit<Onlooker, 'since'>): boolean {
    const key = keyOf(place);
    const entry = this.#people.get(key);
    if (entry !== undefined) {
      entry.streams += 1;
      return false;
    }
    const added = { ...place, since: this.#options.now(), streams: 1 };
    this.#people.set(key, added);
    this.#touch(key, added);
    return true;
  }

  leave(place: Omit<Onlooker, 'since'>): void {
    const key = keyOf(place);
    const entry = this.#people.get(key);
    if (entry === undefined) return;
    entry.streams -= 1;
    if (entry.streams > 0) return;
    setTimeout(() => {
      if (entry.streams > 0 || this.#people.get(key) !== entry) return;
      this.#people.delete(key);
      this.#touch(key, entry);
    }, leaveDelayMs).unref();
  }

  /** Removes what this process has written, if the database can be reached. Nobody may join afterwards. */
  async stop(): Promise<void> {
    this.#people.clear();
    this.#stopping.abort();
    await this.#writing.settled();
    await this.#write();
  }

  #touch(key: string, onlooker: Onlooker): void {
    this.#touched.set(key, onlooker);
    this.#writing.request();
  }

  async #write(): Promise<void> {
    const { signal } = this.#stopping;
    let pauseMs = writeIntervalMs;
    try {
      await this.#writeChanges();
      if (this.#isLeaseDue && this.#written !== undefined) await this.#renew();
      this.#renewWhileNeeded();
    } catch (error) {
      this.#written = undefined;
      this.#options.onError(error);
      pauseMs = retryMs;
      if (!signal.aborted) this.#writing.request();
    }
    if (!signal.aborted) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
  }

  async #writeChanges(): Promise<void> {
    const touched = this.#touched;
    this.#touched = new Map();
    const boardIds = new Set([...touched.values()].map(({ boardId }) => boardId));
    if (this.#people.size === 0) await this.#removeAll();
    else if (this.#written === undefined) {
      for (const { boardId } of this.#people.values()) boardIds.add(boardId);
      await this.#writeAll();
    } else await this.#writeSome(touched, this.#written);
    if (boardIds.size > 0) this.#options.onChange([...boardIds]);
  }

  async #removeAll(): Promise<void> {
    this.#written = undefined;
    if (!this.#mayHaveRows) return;
    await removeProcess(this.#options.reader, this.processId);
    this.#mayHaveRows = false;
    this.#options.onSuccess();
  }

  async #writeAll(): Promise<void> {
    const people = new Map(this.#people);
    this.#mayHaveRows = true;
    await registerProcess(this.#options.reader, this.processId, [...people.values()]);
    this.#written = new Set(people.keys());
    this.#options.onSuccess();
  }

  /** Leaves out who came and went within the interval. */
  async #writeSome(touched: ReadonlyMap<string, Onlooker>, written: Set<string>): Promise<void> {
    const changes = [...touched].filter(([key]) => this.#people.has(key) !== written.has(key));
    if (changes.length === 0) return;
    const [gone, joined] = [true, false].map((isWritten) =>
      changes.filter(([key]) => written.has(key) === isWritten),
    ) as [typeof changes, typeof changes];
    await recordPresence(this.#options.reader, this.processId, {
      joined: joined.map(([, onlooker]) => onlooker),
      gone: gone.map(([, onlooker]) => onlooker),
    });
    for (const [key] of joined) written.add(key);
    for (const [key] of gone) written.delete(key);
    this.#options.onSuccess();
  }

  async #renew(): Promise<void> {
    const { reader, onChange, onSuccess } = this.#options;
    this.#isLeaseDue = false;
    const { isKept, changedBoardIds } = await renewLease(reader, this.processId);
    onSuccess();
    if (changedBoardIds.length > 0) onChange(changedBoardIds);
    if (isKept) return;
    this.#written = undefined;
    await this.#writeChanges();
  }

  #renewWhileNeeded(): void {
    if (this.#people.size === 0 || this.#stopping.signal.aborted) {
      clearTimeout(this.#lease);
      this.#lease = undefined;
      return;
    }
    const { leaseIntervalMs = usualLeaseIntervalMs } = this.#options;
    this.#lease ??= setTimeout(() => {
      this.#lease = undefined;
      this.#isLeaseDue = true;
      this.#writing.request();
    }, leaseIntervalMs);
  }
}

function keyOf({ boardId, userId }: Omit<Onlooker, 'since'>): string {
  return `${boardId} ${userId}`;
}
