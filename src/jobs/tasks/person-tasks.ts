/**
 * The tasks that export and erase the data of a person. Each runs many short transactions, and can be killed between and in
 * them: it is retried, and continues.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database, Tx } from '../../db/database.ts';
import { runTransaction } from '../../db/transactions.ts';
import { newId, toTypeId } from '../../domain/core/ids.ts';
import type { JobPayloads } from '../../domain/core/jobs.ts';
import { placeEvents } from '../../domain/events/event-log-rows.ts';
import { erasePersonStep } from '../../domain/personal-data/erasures.ts';
import { writeExportStep } from '../../domain/personal-data/export-pages.ts';

export interface PersonDependencies {
  readonly database: Database;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process stops. The rest is left to the retry. */
  readonly stopping: AbortSignal;
  readonly exportSizeBytesMax?: number;
}

export type PersonTasks = {
  readonly [Name in 'write-export' | 'erase-person']: (payload: JobPayloads[Name]) => Promise<void>;
};

/** The task of each job. A task that throws is retried later. */
export function personTasks(dependencies: PersonDependencies): PersonTasks {
  const { now, logger, exportSizeBytesMax: sizeBytesMax } = dependencies;
  return {
    'write-export': async ({ exportId }) => {
      const limits = sizeBytesMax === undefined ? {} : { sizeBytesMax };
      await repeat(dependencies, (tx) => writeExportStep({ tx, now: now() }, exportId, limits));
      logger.info({ export_id: toTypeId('export', exportId) }, 'an export was written');
    },
    'erase-person': async ({ userId }) => {
      await repeat(dependencies, (tx) => erasePersonStep({ tx, now: now(), requestId: newId() }, userId));
      logger.info({ user_id: toTypeId('user', userId) }, 'a person was erased');
    },
  };
}

/** Runs steps, each in its own transaction, until one says that there is nothing more to do. They read the event log. */
async function repeat(
  { database, stopping }: PersonDependencies,
  step: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  for (let hasMore = true; hasMore;) {
    stopping.throwIfAborted();
    const startedAtMs = performance.now();
    await placeEvents(database.reader);
    hasMore = await runTransaction(database, step);
    // Requests have the database and the thread for half of the time.
    if (hasMore) await delay(performance.now() - startedAtMs, undefined, { signal: stopping });
  }
}
