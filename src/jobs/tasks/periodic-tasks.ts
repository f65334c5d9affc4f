/** Scheduled tasks. Each runs once per schedule in the whole installation, in any process. */
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';
import type { Quotas } from '../../domain/core/quotas.ts';
import { closePeriods } from './billing.ts';
import { recordPassedDeadlines } from './deadlines.ts';
import { deleteExpiredEvents } from './event-retention.ts';
import { unavailableText } from '../mail/mail-failures.ts';
import { rescheduleFailedJobs } from './periodic-task-rows.ts';
import { purgeDeleted } from './purge.ts';
import { measureUsage } from './usage.ts';

export interface PeriodicTask {
  /** The five fields of a crontab line; times are UTC. */
  readonly schedule: string;
  readonly run: () => Promise<void>;
}

export interface PeriodicDependencies {
  readonly database: Database;
  readonly billing: BillingSettings;
  /** What a workspace can use. */
  readonly quotas: Quotas;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process stops. Long tasks leave the rest to the next round. */
  readonly stopping: AbortSignal;
}

/** Every periodic task by its name, which is also the name of its jobs. */
export function periodicTasks(dependencies: PeriodicDependencies): Readonly<Record<string, PeriodicTask>> {
  return {
    'wake-mail': { schedule: '* * * * *', run: () => wakeMail(dependencies.database) },
    'close-billing-periods': { schedule: '*/10 * * * *', run: () => closePeriods(dependencies) },
    'record-deadlines': { schedule: '* * * * *', run: () => recordPassedDeadlines(dependencies) },
    'measure-usage': { schedule: '* * * * *', run: () => measureUsage(dependencies) },
    'delete-expired-events': { schedule: '41 * * * *', run: () => deleteExpiredEvents(dependencies) },
    purge: { schedule: '17 * * * *', run: () => purge(dependencies) },
  };
}

/** Stops between two batches. */
async function purge({ database, now, logger, stopping }: PeriodicDependencies): Promise<void> {
  const whileRunning: Database = {
    ...database,
    transaction: (work) => {
      stopping.throwIfAborted();
      return database.transaction(work);
    },
  };
  const { rows } = await purgeDeleted(whileRunning, now());
  if (rows > 0) logger.info({ rows }, 'deleted and expired data was purged');
}

/**
 * Retries mails that wait for the mail server within a minute. Otherwise the queue would wait for hours between attempts,
 * and give up after four days. The mail of an invite that has expired isn't sent.
 */
export async function wakeMail({ reader }: Database): Promise<void> {
  await rescheduleFailedJobs(reader, unavailableText);
}
