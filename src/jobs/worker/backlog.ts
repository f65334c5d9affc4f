/**
 * Measures what waits in the database: jobs, events without a place in the log, and webhooks. A scrape runs at most one
 * statement, and doesn't wait for it for long; without its result these metrics are absent for once.
 */
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { countBacklog } from './backlog-rows.ts';
import type { BacklogRow } from './backlog-rows.ts';

export interface BacklogOptions {
  readonly database: Pick<Database, 'reader'>;
  readonly now: () => Date;
  /** How long to wait for the database. */
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 3_000;
/** Scrapes within this time get the same result. */
const keptMs = 1_000;

export class Backlog {
  readonly #options: BacklogOptions;
  /** The statement in progress. There is never a second one, however long the first takes. */
  #counting: Promise<BacklogRow | undefined> | undefined;
  #last: { readonly row: BacklogRow | undefined; readonly untilMs: number } | undefined;

  constructor(options: BacklogOptions) {
    this.#options = options;
  }

  measureIn(registry: Registry): void {
    this.#measureJobs(registry);
    const gauge = (name: string, help: string, read: (row: BacklogRow) => number): void => {
      const measured = new Gauge({
        name,
        help,
        registers: [registry],
        collect: async () => {
          const row = await this.#current();
          if (row === undefined) measured.remove();
          else measured.set(read(row));
        },
      });
    };
    gauge(
      'boards_events_unplaced',
      'Committed events behind the horizon: not in the event log yet',
      (row) => row.events.count,
    );
    gauge(
      'boards_oldest_unplaced_event_age_seconds',
      'Age of the oldest event that is not in the event log yet',
      (row) => row.events.ageSeconds,
    );
    gauge(
      'boards_webhooks_due',
      'Webhooks that should be sent something by now',
      (row) => row.webhooks.count,
    );
    gauge(
      'boards_oldest_due_webhook_age_seconds',
      'How long the most overdue webhook has been waiting',
      (row) => row.webhooks.ageSeconds,
    );
    gauge(
      'boards_webhook_feed_lag_events',
      'Events of the log that were not looked through for webhooks yet',
      (row) => row.feedLag,
    );
    const up = new Gauge({
      name: 'boards_backlog_up',
      help: '1 if the database could be asked what waits in it, else 0',
      registers: [registry],
      collect: async () => {
        up.set((await this.#current()) === undefined ? 0 : 1);
      },
    });
  }

  #measureJobs(registry: Registry): void {
    const labelNames = ['task', 'state'] as const;
    const count = new Gauge({
      name: 'boards_jobs',
      help: 'Jobs in the database, by kind: waiting, running, scheduled for later, or given up',
      labelNames,
      registers: [registry],
      collect: async () => {
        const row = await this.#current();
        count.reset();
        for (const { task, state, count: jobs } of row?.jobs ?? []) count.set({ task, state }, jobs);
      },
    });
    const age = new Gauge({
      name: 'boards_oldest_job_age_seconds',
      help: 'Age of the oldest job: since it is due, since it runs, or else since it was queued',
      labelNames,
      registers: [registry],
      collect: async () => {
        const row = await this.#current();
        age.reset();
        for (const { task, state, ageSeconds } of row?.jobs ?? []) age.set({ task, state }, ageSeconds);
      },
    });
  }

  /** Undefined if the database doesn't respond in time. */
  async #current(): Promise<BacklogRow | undefined> {
    if (this.#last !== undefined && performance.now() < this.#last.untilMs) return this.#last.row;
    const done = new AbortController();
    this.#counting ??= this.#count();
    const timeout = delay(this.#options.timeoutMs ?? usualTimeoutMs, undefined, { signal: done.signal });
    const row = await Promise.race([this.#counting, timeout.catch(() => undefined)]);
    done.abort();
    return row;
  }

  async #count(): Promise<BacklogRow | undefined> {
    const { database, now } = this.#options;
    try {
      const row = await countBacklog(database.reader, now()).catch(() => undefined);
      this.#last = { row, untilMs: performance.now() + keptMs };
      return row;
    } finally {
      this.#counting = undefined;
    }
  }
}
