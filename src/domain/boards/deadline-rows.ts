/** The statement that finds the deadlines that have passed. By hand: it skips locked rows, and its index is partial. */
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { RequestContext } from '../core/context.ts';

/** A card whose deadline has passed. */
export interface PassedDeadline {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
  readonly version: bigint;
  readonly isOverdue: boolean;
  /** Whether the column, the board and the workspace are neither archived nor deleted. */
  readonly isShown: boolean;
}

/**
 * Takes open cards whose deadline has passed, except those of suspended workspaces, which wait, and stores when their next one is. Their versions stay. The caller records
 * the events in the same transaction, so that each is recorded once, whoever else does the same or is killed.
 */
export function takeDeadlines(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  cardsMax: number,
): Promise<PassedDeadline[]> {
  return tx.rows<PassedDeadline>(
    Prisma.sql`
    WITH passed AS (
      SELECT id, next_deadline_at AS passed_at,
        COALESCE(due_at, (due_on + 1)::timestamp AT TIME ZONE 'UTC') AS due_at
      FROM cards
      WHERE next_deadline_at <= ${now}::timestamptz
        AND next_deadline_at < 'infinity' AND completed_at IS NULL AND archived_at IS NULL
        AND workspace_id <> ALL (ARRAY(SELECT id FROM workspaces WHERE hold = 'suspended'))
      ORDER BY next_deadline_at LIMIT ${cardsMax} FOR NO KEY UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE cards c
      SET next_deadline_at = CASE WHEN passed.due_at > ${now}::timestamptz THEN passed.due_at ELSE 'infinity' END
      FROM passed WHERE c.id = passed.id
      RETURNING c.id, c.workspace_id, c.board_id, c.column_id, c.version, passed.passed_at, passed.due_at
    )
    SELECT t.id, t.workspace_id AS "workspaceId", t.board_id AS "boardId", t.version,
      t.due_at <= ${now}::timestamptz AS "isOverdue",
      (b.deleted_at IS NULL AND b.archived_at IS NULL AND k.archived_at IS NULL AND w.deleted_at IS NULL) AS "isShown"
    FROM taken t
    JOIN workspaces w ON w.id = t.workspace_id
    JOIN boards b ON b.id = t.board_id
    JOIN columns k ON k.id = t.column_id
    ORDER BY t.passed_at, t.id`,
    plannedForValues,
  );
}
