/** The statement that reschedules mails. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** The number of attempts that jobs are set back to, so that graphile-worker never gives them up. */
const attemptsKept = 5;

/**
 * Reschedules jobs whose last error begins with a text and that would wait for more than a minute, or were given up. By
 * hand: calls graphile-worker's function.
 */
export async function rescheduleFailedJobs(tx: Tx, error: string): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT count(*) FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs
        WHERE last_error LIKE ${`${error}%`} AND locked_by IS NULL
          AND (run_at > now() + interval '1 minute' OR attempts >= max_attempts)
      ),
      run_at => now() + interval '1 minute',
      attempts => ${attemptsKept}::integer
    )`);
}
