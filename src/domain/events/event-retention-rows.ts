/**
 * The statements that find and delete the events that are no longer kept. By hand: the log is partitioned, and Prisma
 * can't look up the first event of many workspaces at once.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { isNotSuspended } from '../access/workspace-access-rows.ts';
import type { EventPosition } from './event-rows.ts';

/** What a reader who continues from a position has to know. */
export interface NextKept {
  /** The position of the last event of the workspace that was deleted because of its age; 0 if none was. */
  readonly deletedTo: bigint;
  /** When the next event of the workspace occurred; null if there is none. */
  readonly occurredAt: Date | null;
  /** The position of the last event of the log. */
  readonly head: bigint;
  /** Whether the position is of a log from which a backup was restored, and of what the restore has lost. */
  readonly isLost: boolean;
}

/** A snapshot that includes more than the position is lost at the end of the restored log, too: that may not be in the backup. */
export async function findNextKept(
  tx: Tx,
  workspaceId: string,
  { position, seen = [] }: Pick<EventPosition, 'position' | 'seen'>,
): Promise<NextKept> {
  const lostFrom = BigInt(position) + (seen.length > 0 ? 1n : 0n);
  const [found] = await tx.rows<NextKept>(Prisma.sql`
    SELECT coalesce((SELECT s.deleted_to FROM event_log_starts s WHERE s.workspace_id = ${workspaceId}::uuid), 0)
        AS "deletedTo",
      (SELECT e.occurred_at FROM events e
        WHERE e.workspace_id = ${workspaceId}::uuid AND e.position > ${position}::bigint
        ORDER BY e.position LIMIT 1) AS "occurredAt",
      (SELECT h.position FROM event_log_head h) AS head,
      EXISTS (SELECT 1 FROM event_log_gaps g
        WHERE g.after_position < ${lostFrom}::bigint AND g.until_position > ${position}::bigint) AS "isLost"`);
  if (found === undefined) throw new Error('a statement that always returns a row returned none');
  return found;
}

/** A workspace with its plan, and when its first event occurred. */
export interface LogStart {
  readonly workspaceId: string;
  readonly plan: string;
  readonly exempt: boolean;
  readonly firstOccurredAt: Date | null;
}

/** The next workspaces in the order of their ids. Webhooks of a suspended one still have to get its events. */
export function listLogStarts(tx: Tx, afterId: string | undefined, limit: number): Promise<LogStart[]> {
  return tx.rows<LogStart>(Prisma.sql`
    SELECT a.workspace_id AS "workspaceId", a.plan, a.exempt,
      (SELECT e.occurred_at FROM events e WHERE e.workspace_id = a.workspace_id ORDER BY e.position LIMIT 1)
        AS "firstOccurredAt"
    FROM billing_accounts a
    WHERE (${afterId}::uuid IS NULL OR a.workspace_id > ${afterId}::uuid)
      AND EXISTS (SELECT 1 FROM workspaces w WHERE w.id = a.workspace_id AND ${isNotSuspended})
    ORDER BY a.workspace_id LIMIT ${limit}`);
}

/**
 * Deletes the first events of a workspace up to the first one that is to be kept, and notes how far. Processes that do the
 * same wait for each other.
 */
export async function deleteFirstEvents(
  tx: Tx,
  workspaceId: string,
  { occurredBefore, rowsMax }: { readonly occurredBefore: Date; readonly rowsMax: number },
): Promise<number> {
  await tx.rows(Prisma.sql`SELECT set_config('app.purging_events', 'on', true)`);
  await tx.rows(Prisma.sql`
    INSERT INTO event_log_starts (workspace_id, deleted_to) VALUES (${workspaceId}::uuid, 0)
    ON CONFLICT (workspace_id) DO UPDATE SET deleted_to = event_log_starts.deleted_to`);
  const [deleted] = await tx.rows<{ readonly rows: number }>(Prisma.sql`
    WITH first AS (
      SELECT e.position, e.occurred_at FROM events e WHERE e.workspace_id = ${workspaceId}::uuid
      ORDER BY e.position LIMIT ${rowsMax}
    ), expired AS (
      SELECT position FROM first
      WHERE position < coalesce((SELECT min(position) FROM first WHERE occurred_at >= ${occurredBefore}::timestamptz),
        9223372036854775807)
    ), deleted AS (
      DELETE FROM events
      WHERE workspace_id = ${workspaceId}::uuid AND position = ANY (ARRAY(SELECT position FROM expired))
      RETURNING position
    ), noted AS (
      UPDATE event_log_starts SET deleted_to = greatest(deleted_to, (SELECT max(position) FROM deleted))
      WHERE workspace_id = ${workspaceId}::uuid
    )
    SELECT count(*)::int AS rows FROM deleted`);
  return deleted?.rows ?? 0;
}

/** A part of the log that is full: all of its positions were given. */
export interface FullPartition {
  readonly name: string;
  /** When its last event occurred; null if it has none anymore. */
  readonly lastOccurredAt: Date | null;
}

/** The first partition of the log, unless events are still being added to it. */
export async function findFirstPartition(tx: Tx): Promise<FullPartition | undefined> {
  const [first] = await tx.rows<{ readonly name: string; readonly isFull: boolean }>(Prisma.sql`
    SELECT p.name, p."end" <= h.position AS "isFull"
    FROM event_log_head h, (
      SELECT c.relname::text AS name,
        regexp_replace(split_part(pg_get_expr(c.relpartbound, c.oid), ' TO ', 2), '[^0-9]', '', 'g')::bigint - 1 AS "end"
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'events'::regclass) p
    ORDER BY p."end" LIMIT 1`);
  if (first?.isFull !== true) return undefined;
  const [last] = await tx.rows<{ readonly occurredAt: Date }>(Prisma.sql`
    SELECT occurred_at AS "occurredAt" FROM ${Prisma.raw(first.name)} ORDER BY position + 0 DESC LIMIT 1`);
  return { name: first.name, lastOccurredAt: last?.occurredAt ?? null };
}

/** Notes for each workspace that its events in a partition are gone, and drops it. Readers wait for at most a second. */
export async function dropPartition(tx: Tx, name: string): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO event_log_starts (workspace_id, deleted_to)
    SELECT e.workspace_id, max(e.position) FROM ${Prisma.raw(name)} e
    WHERE EXISTS (SELECT 1 FROM workspaces w WHERE w.id = e.workspace_id)
    GROUP BY e.workspace_id ORDER BY e.workspace_id
    ON CONFLICT (workspace_id) DO UPDATE SET deleted_to = greatest(event_log_starts.deleted_to, EXCLUDED.deleted_to)`);
  await tx.rows(Prisma.sql`SELECT set_config('lock_timeout', '1000', true)`);
  await tx.rows(Prisma.sql`DROP TABLE ${Prisma.raw(name)}`);
}
