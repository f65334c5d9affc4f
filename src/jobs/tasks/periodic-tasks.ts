/** Scheduled work, which runs once per schedule in the whole installation, in any process. */
import type { Logger } from 'pino';
import { Prisma } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';
import { closePeriods } from './billing.ts';
import { unavailableText } from '../mail/mail-failures.ts';
import { purgeDeleted } from './purge.ts';

export interface PeriodicTask {
  /** The five fields of a crontab line; times are UTC. */
  readonly schedule: string;
  readonly run: () => Promise<void>;
}

export interface PeriodicDependencies {
  readonly database: Database;
  readonly billing: BillingSettings;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Aborted when the process is to end; long work leaves the rest to the next round. */
  readonly stopping: AbortSignal;
}

/** Every periodic task by its name, which is also the name of its jobs. */
export function periodicTasks(dependencies: PeriodicDependencies): Readonly<Record<string, PeriodicTask>> {
  return {
    'wake-mail': { schedule: '* * * * *', run: () => wakeMail(dependencies.database) },
    'close-billing-periods': { schedule: '*/10 * * * *', run: () => closePeriods(dependencies) },
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

/** What graphile-worker counts to before it gives a job up is never reached by jobs that are set back to this. */
const attemptsKept = 5;

/**
 * Has mails that wait for the mail server tried again within a minute: the pauses of the queue grow to hours, and after
 * four days it would give up. An invite ends by itself.
 */
export async function wakeMail(database: Database): Promise<void> {
  await database.reader.rows(Prisma.sql`
    SELECT count(*) FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs
        WHERE last_error LIKE ${`${unavailableText}%`} AND locked_by IS NULL
          AND (run_at > now() + interval '1 minute' OR attempts >= max_attempts)
      ),
      run_at => now() + interval '1 minute',
      attempts => ${attemptsKept}::integer
    )`);
}
