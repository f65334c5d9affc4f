/** The statements of operators on the job queue. By hand: graphile-worker's tables and functions. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { JobBacklog } from './backlog-rows.ts';

export interface QueuedJob {
  readonly id: string;
  readonly task: string;
  readonly state: JobBacklog['state'];
  /** Since it was queued. */
  readonly ageSeconds: number;
  readonly runAt: Date;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly lastError: string | null;
  /** Ids only, never a secret. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface JobFilter {
  readonly task?: string;
  readonly state?: JobBacklog['state'];
  readonly limit: number;
}

const stateOf = Prisma.sql`CASE WHEN j.locked_at IS NOT NULL THEN 'running'
  WHEN j.attempts >= j.max_attempts THEN 'given_up' WHEN j.run_at <= now() THEN 'waiting' ELSE 'scheduled' END`;

/** The oldest jobs first. The queue has the moments of the database's clock. */
export function listJobs(tx: Tx, { task, state, limit }: JobFilter): Promise<QueuedJob[]> {
  const isTask = task === undefined ? Prisma.empty : Prisma.sql`AND t.identifier = ${task}`;
  const isInState = state === undefined ? Prisma.empty : Prisma.sql`AND ${stateOf} = ${state}`;
  return tx.rows<QueuedJob>(Prisma.sql`
    SELECT j.id::text, t.identifier AS task, ${stateOf} AS state,
      greatest(0, extract(epoch FROM now() - j.created_at))::float8 AS "ageSeconds", j.run_at AS "runAt", j.attempts,
      j.max_attempts AS "maxAttempts", j.last_error AS "lastError", j.payload
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE true ${isTask} ${isInState} ORDER BY j.id LIMIT ${limit}`);
}

/** Lets jobs run again now, with all their attempts. Returns the ids of those that exist and don't run. */
export async function retryJobs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT j.id::text FROM graphile_worker.reschedule_jobs(${ids}::bigint[], run_at => now(), attempts => 0) AS j`);
  return rows.map(({ id }) => id);
}

/** Deletes jobs. Returns the ids of those that exist and don't run. */
export async function dropJobs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(
    Prisma.sql`SELECT j.id::text FROM graphile_worker.complete_jobs(${ids}::bigint[]) AS j`,
  );
  return rows.map(({ id }) => id);
}
