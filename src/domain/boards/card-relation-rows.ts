/** The statements on labels and assignees of cards that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { RequestContext } from '../core/context.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';

export interface CardPlace {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
}

/** By hand: a list of any length, in one statement text. */
export async function deleteOtherLabels(tx: Tx, cardId: string, labelIds: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    DELETE FROM card_labels WHERE card_id = ${cardId}::uuid AND label_id <> ALL (${labelIds}::uuid[])`);
}

/** Adds labels that the card may have already. By hand: a list of any length, in one statement text. */
export async function insertLabels(tx: Tx, card: CardPlace, labelIds: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT ${card.workspaceId}::uuid, ${card.boardId}::uuid, ${card.id}::uuid, unnest(${labelIds}::uuid[])
    ON CONFLICT DO NOTHING`);
}

/** Keeps labels of a board from being deleted until the transaction ends, and returns those that exist. By hand: a lock. */
export function holdLabels(
  tx: Tx,
  boardId: string,
  labelIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM labels WHERE board_id = ${boardId}::uuid AND id = ANY (${labelIds}::uuid[])
    ORDER BY id FOR KEY SHARE`);
}

/** Keeps users from leaving a workspace until the transaction ends. By hand: a lock. */
export async function holdMemberRows(tx: Tx, workspaceId: string, userIds: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members WHERE workspace_id = ${workspaceId}::uuid AND user_id = ANY (${userIds}::uuid[])
    ORDER BY id FOR KEY SHARE`);
}

/** Those of the users who are active members with access to a board. By hand: a list of any length, in one statement text. */
export function findAssignable(
  tx: Tx,
  { workspaceId, boardId }: CardPlace,
  userIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT m.user_id AS id FROM workspace_members m
    WHERE m.workspace_id = ${workspaceId}::uuid AND m.status = 'active' AND m.user_id = ANY (${userIds}::uuid[])
      AND (m.role <> 'guest' OR EXISTS (
        SELECT 1 FROM member_boards g WHERE g.member_id = m.id AND g.board_id = ${boardId}::uuid))`);
}

/** By hand: a list of any length, in one statement text. */
export async function deleteOtherAssignees(
  tx: Tx,
  cardId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.rows(Prisma.sql`
    DELETE FROM card_assignees WHERE card_id = ${cardId}::uuid AND user_id <> ALL (${userIds}::uuid[])`);
}

/** Adds assignees that the card may have already. By hand: a list of any length, in one statement text. */
export async function insertAssignees(tx: Tx, card: CardPlace, userIds: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT ${card.workspaceId}::uuid, ${card.id}::uuid, unnest(${userIds}::uuid[]) ON CONFLICT DO NOTHING`);
}

/** Which cards a user is taken off: all of a workspace, or those on boards that are not listed for a guest. */
export interface Unassignment {
  readonly workspaceId: string;
  readonly userId: string;
  /** The id of the guest's member. */
  readonly exceptBoardsOf?: string;
}

/**
 * Takes a user off cards, and returns the cards, with their previous assignees, that are not on a deleted board. By
 * hand: locks the cards in the order of their ids.
 */
export async function unassignRows(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  { workspaceId, userId, exceptBoardsOf }: Unassignment,
): Promise<CardRow[]> {
  const isUnseen =
    exceptBoardsOf === undefined
      ? Prisma.sql`TRUE`
      : Prisma.sql`NOT EXISTS (
          SELECT 1 FROM member_boards g WHERE g.member_id = ${exceptBoardsOf}::uuid AND g.board_id = c.board_id)`;
  const assigned = Prisma.sql`
    a.workspace_id = ${workspaceId}::uuid AND a.user_id = ${userId}::uuid AND a.card_id = c.id AND ${isUnseen}`;
  // Locked first and read afterwards: a statement that waits for a lock would return the previous assignees.
  await tx.rows(Prisma.sql`
    SELECT 1 FROM card_assignees a, cards c WHERE ${assigned} ORDER BY c.id FOR NO KEY UPDATE OF c`);
  return tx.rows<CardRow>(Prisma.sql`
    WITH gone AS (
      DELETE FROM card_assignees a USING cards c WHERE ${assigned} RETURNING a.card_id
    ), c AS (
      UPDATE cards SET version = version + 1, updated_at = ${now}::timestamptz
      WHERE id IN (SELECT card_id FROM gone) RETURNING *
    )
    SELECT ${cardColumns} FROM c JOIN boards b ON b.id = c.board_id AND b.deleted_at IS NULL ORDER BY c.id`);
}
