/**
 * The statement that counts what waits in the database. By hand: it reads the tables of graphile-worker, and counts in one
 * statement, within bounds.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** Jobs of one kind in one state. */
export interface JobBacklog {
  readonly task: string;
  readonly state: 'given_up' | 'running' | 'scheduled' | 'waiting';
  readonly count: number;
  /** Of the oldest one: since it is due, since it runs, or else since it was queued. */
  readonly ageSeconds: number;
}

interface Backlogged {
  readonly count: number;
  readonly ageSeconds: number;
}

export interface BacklogRow {
  readonly jobs: readonly JobBacklog[];
  /** Events that are committed and not in the log yet. */
  readonly events: Backlogged;
  /** Webhooks that should be sent something by now. */
  readonly webhooks: Backlogged;
  /** Events of the log that were not looked through for webhooks yet. */
  readonly feedLag: number;
}

/** More rows of a table are not counted. */
export const jobsCountedMax = 100_000;
export const rowsCountedMax = 10_000;
const statementTimeoutMs = 2_000;

/** @throws what the database throws, such as when it takes longer than two seconds */
export async function countBacklog(tx: Tx, now: Date): Promise<BacklogRow> {
  const age = (since: Prisma.Sql, clock = Prisma.sql`${now}::timestamptz`) => Prisma.sql`
    greatest(0, coalesce(extract(epoch FROM ${clock} - ${since}), 0))::float8 AS "ageSeconds"`;
  // The queue has the moments of the database's clock.
  const queueClock = Prisma.sql`now()`;
  const due = (isSlow: boolean) => Prisma.sql`
    (SELECT due_at FROM webhook_queues WHERE is_slow = ${isSlow}::boolean AND due_at <= ${now}::timestamptz
     ORDER BY due_at LIMIT ${rowsCountedMax})`;
  const [row] = await tx.rows<BacklogRow>(
    Prisma.sql`
      SELECT
        (SELECT coalesce(jsonb_agg(g), '[]') FROM (
          SELECT t.identifier AS task, j.state, count(*)::int AS count, ${age(Prisma.sql`min(j.since)`, queueClock)}
          FROM (
            SELECT task_id,
              CASE WHEN locked_at IS NOT NULL THEN 'running' WHEN attempts >= max_attempts THEN 'given_up'
                WHEN run_at <= ${queueClock} THEN 'waiting' ELSE 'scheduled' END AS state,
              CASE WHEN locked_at IS NOT NULL THEN locked_at
                WHEN attempts < max_attempts AND run_at <= ${queueClock} THEN run_at ELSE created_at END AS since
            FROM graphile_worker._private_jobs LIMIT ${jobsCountedMax}) AS j
          JOIN graphile_worker._private_tasks t ON t.id = j.task_id GROUP BY 1, 2) AS g) AS jobs,
        (SELECT to_jsonb(g) FROM (
          SELECT count(*)::int AS count, ${age(Prisma.sql`min(occurred_at)`)}
          FROM (SELECT occurred_at FROM incoming_events ORDER BY seq LIMIT ${rowsCountedMax}) AS e) AS g) AS events,
        (SELECT to_jsonb(g) FROM (
          SELECT count(*)::int AS count, ${age(Prisma.sql`min(due_at)`)}
          FROM (${due(true)} UNION ALL ${due(false)}) AS w) AS g) AS webhooks,
        (SELECT greatest(0, h.position - f.position - coalesce((
            SELECT sum(g.until_position - g.after_position) FROM event_log_gaps g WHERE g.after_position >= f.position), 0))::float8
          FROM event_log_head h CROSS JOIN webhook_feed f) AS "feedLag"`,
    { statementTimeoutMs, reads: 'in-order', plans: 'custom' },
  );
  if (row === undefined) throw new Error('the statement that counts the backlog returned no row');
  return row;
}
