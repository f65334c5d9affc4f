/**
 * Writes the audit log of all workspaces to its destination, in one process at a time (docs/decisions/0109-audit-log.md). The
 * position is stored after entries have arrived, so that a crash repeats some and loses none.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { newId } from '../../domain/core/ids.ts';
import { readAuditPage } from '../../domain/events/audit-log.ts';
import { giveUpLease, storePosition, takeLease } from './feed-rows.ts';
import type { WriteEntries } from './destinations.ts';

export interface AuditWorkerOptions {
  readonly database: Database;
  readonly write: WriteEntries;
  readonly logger: Logger;
  readonly now: () => Date;
  /** How often to look for new entries, and for the lease of a dead process. */
  readonly pollIntervalMs?: number;
  readonly leaseMs?: number;
}

const entriesAtOnce = 500;
const usualPollIntervalMs = 1_000;
/** Longer than it takes to send a page and to give up on it. */
const usualLeaseMs = 30_000;
/** A receiver that is away is tried again after this time, or twice that, up to a minute. */
const retryMsMin = 1_000;
const retryMsMax = 60_000;

export class AuditWorker {
  readonly #options: AuditWorkerOptions;
  readonly #leaseId = newId();
  readonly #stopping = new AbortController();
  #running: Promise<void> | undefined;

  constructor(options: AuditWorkerOptions) {
    this.#options = options;
  }

  start(): void {
    this.#running = this.#run();
  }

  /** Finishes the page that is being written. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await giveUpLease(this.#options.database.reader, this.#leaseId).catch(() => undefined);
  }

  async #run(): Promise<void> {
    const { logger, pollIntervalMs = usualPollIntervalMs } = this.#options;
    const { signal } = this.#stopping;
    let failures = 0;
    while (!signal.aborted) {
      let waitMs = pollIntervalMs;
      try {
        while (await this.#writePage());
        failures = 0;
      } catch (err) {
        waitMs = Math.min(retryMsMin * 2 ** failures, retryMsMax);
        failures += 1;
        logger.warn({ err }, 'the audit log cannot be written right now; retrying');
      }
      await delay(waitMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Returns whether there may be more. */
  async #writePage(): Promise<boolean> {
    const { database, now: clock, write, leaseMs = usualLeaseMs } = this.#options;
    if (this.#stopping.signal.aborted) return false;
    const now = clock();
    const lease = { id: this.#leaseId, now, endsAt: new Date(now.getTime() + leaseMs) };
    const start = await takeLease(database.reader, lease);
    if (start === undefined) return false;
    const { entries, end, isLast } = await readAuditPage(database.reader, start, entriesAtOnce);
    if (isLast) return false;
    await write(entries);
    await storePosition(database.reader, this.#leaseId, end);
    return true;
  }
}
