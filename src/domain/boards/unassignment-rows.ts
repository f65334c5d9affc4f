/**
 * The statements that end assignments. By hand: locks in the order of the cards' ids, and a part of a list of any length.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { memberSeesBoard } from '../access/board-access-rows.ts';
import type { RequestContext } from '../core/context.ts';
import type { AssignmentScope } from '../core/jobs.ts';
import type { CardOnBoard } from './card-relation-rows.ts';

/** Which assignments end. */
export type Unassignment = AssignmentScope & {
  /** Whether all of them end, because the user is about to leave. Otherwise those that have no reason any more. */
  readonly isDeparture?: boolean;
};

/** A card that has lost assignees. */
export interface UnassignedCard extends CardOnBoard {
  readonly version: bigint;
  /** Before that. */
  readonly assigneeIds: readonly string[];
  readonly removedIds: readonly string[];
}

/**
 * Whether an assignment `a` of a card `c` has no reason any more: the assignee can't see the board, or the assignment is
 * from before they left the workspace.
 */
export const isOver = Prisma.sql`(
  NOT EXISTS (
    SELECT 1 FROM workspace_members m JOIN boards b ON b.id = c.board_id
    WHERE m.workspace_id = a.workspace_id AND m.user_id = a.user_id AND ${memberSeesBoard})
  OR EXISTS (
    SELECT 1 FROM member_departures d
    WHERE d.workspace_id = a.workspace_id AND d.user_id = a.user_id AND d.count > a.departures))`;

/**
 * The cards of the next assignments in the order of the cards' ids, each as often as it has some. OFFSET 0 keeps PostgreSQL
 * from reading the assignments on other boards into a hash table.
 */
export async function listAssignedCardIds(
  tx: Tx,
  { workspaceId, userId, boardId }: AssignmentScope,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const isAfter = (id: Prisma.Sql) =>
    after === undefined ? Prisma.empty : Prisma.sql`AND ${id} > ${after}::uuid`;
  const ofUser = userId === undefined ? Prisma.empty : Prisma.sql`AND a.user_id = ${userId}::uuid`;
  const rows = await tx.rows<{ readonly id: string }>(
    boardId === undefined
      ? Prisma.sql`
        SELECT a.card_id AS id FROM card_assignees a
        WHERE a.workspace_id = ${workspaceId}::uuid ${ofUser} ${isAfter(Prisma.sql`a.card_id`)}
        ORDER BY a.card_id LIMIT ${limit}`
      : Prisma.sql`
        SELECT c.id FROM cards c
        CROSS JOIN LATERAL (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id ${ofUser} OFFSET 0) AS assigned
        WHERE c.workspace_id = ${workspaceId}::uuid AND c.board_id = ${boardId}::uuid ${isAfter(Prisma.sql`c.id`)}
        ORDER BY c.id LIMIT ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Takes users off some cards, and returns those cards that are not on a deleted board. */
export async function unassignRows(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  { workspaceId, userId, boardId, isDeparture = false }: Unassignment,
  cardIds: readonly string[],
): Promise<UnassignedCard[]> {
  // OFFSET 0 keeps PostgreSQL from reading all assignments of the user.
  const ending = Prisma.sql`
    SELECT a.card_id, a.user_id FROM card_assignees a WHERE a.card_id = c.id AND a.workspace_id = ${workspaceId}::uuid
    ${userId === undefined ? Prisma.empty : Prisma.sql`AND a.user_id = ${userId}::uuid`}
    ${boardId === undefined ? Prisma.empty : Prisma.sql`AND c.board_id = ${boardId}::uuid`}
    ${isDeparture ? Prisma.empty : Prisma.sql`AND ${isOver}`} OFFSET 0`;
  // Locked first and read afterwards: a statement that waits for a lock would return the previous assignees.
  await tx.rows(Prisma.sql`
    SELECT 1 FROM cards c WHERE c.id = ANY (${cardIds}::uuid[]) AND EXISTS (${ending})
    ORDER BY c.id FOR NO KEY UPDATE OF c`);
  return tx.rows<UnassignedCard>(Prisma.sql`
    WITH ended AS MATERIALIZED (
      SELECT e.* FROM cards c CROSS JOIN LATERAL (${ending}) AS e WHERE c.id = ANY (${cardIds}::uuid[])
    ), gone AS (
      DELETE FROM card_assignees a USING ended e WHERE a.card_id = e.card_id AND a.user_id = e.user_id
      RETURNING a.card_id, a.user_id
    ), c AS (
      UPDATE cards SET version = version + 1, updated_at = ${now}::timestamptz
      WHERE id IN (SELECT card_id FROM gone) RETURNING id, workspace_id, board_id, version
    )
    SELECT c.id, c.workspace_id AS "workspaceId", c.board_id AS "boardId", c.version,
      ARRAY(SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id ORDER BY a.user_id)::text[] AS "assigneeIds",
      ARRAY(SELECT g.user_id FROM gone g WHERE g.card_id = c.id)::text[] AS "removedIds"
    FROM c JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL ORDER BY c.id`);
}

/** Notes that a user leaves a workspace, so that their assignments differ from those that they get when they return. */
export async function noteDeparture(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO member_departures AS d (workspace_id, user_id, count) VALUES (${workspaceId}::uuid, ${userId}::uuid, 1)
    ON CONFLICT (workspace_id, user_id) DO UPDATE SET count = d.count + 1`);
}
