/** The statements on labels and assignees of cards that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { memberSeesBoard } from '../access/board-access-rows.ts';

export interface CardOnBoard {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
}

/** By hand: a list of any length, in one statement text. */
export async function deleteOtherLabels(tx: Tx, cardId: string, labelIds: readonly string[]): Promise<void> {
  await tx.later(Prisma.sql`
    DELETE FROM card_labels WHERE card_id = ${cardId}::uuid AND label_id <> ALL (${labelIds}::uuid[])`);
}

/** Adds labels that the card may have already. By hand: a list of any length, in one statement text. */
export async function insertLabels(tx: Tx, card: CardOnBoard, labelIds: readonly string[]): Promise<void> {
  await tx.later(Prisma.sql`
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
  return tx.rows<{ id: string }>(heldLabels(boardId, labelIds));
}

/** The same, without their rows. */
export async function holdLabelRows(tx: Tx, boardId: string, labelIds: readonly string[]): Promise<void> {
  await tx.later(heldLabels(boardId, labelIds));
}

function heldLabels(boardId: string, labelIds: readonly string[]): Prisma.Sql {
  return Prisma.sql`
    SELECT id FROM labels WHERE board_id = ${boardId}::uuid AND id = ANY (${labelIds}::uuid[])
    ORDER BY id FOR KEY SHARE`;
}

/**
 * Keeps users from leaving a workspace, and from losing access to boards, until the transaction ends. By hand: a lock.
 */
export async function holdMemberRows(
  tx: Tx,
  workspaceId: string,
  boardIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  await tx.later(Prisma.sql`
    SELECT 1 FROM workspace_members m JOIN boards b ON b.workspace_id = m.workspace_id
    WHERE m.workspace_id = ${workspaceId}::uuid AND m.user_id = ANY (${userIds}::uuid[])
      AND b.id = ANY (${boardIds}::uuid[])
    ORDER BY m.id, b.id FOR KEY SHARE`);
}

/** Keeps users from leaving a workspace until the transaction ends, before there is a board to put them on. By hand: a lock. */
export async function holdMembersOfWorkspace(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.later(Prisma.sql`
    SELECT 1 FROM workspace_members WHERE workspace_id = ${workspaceId}::uuid AND user_id = ANY (${userIds}::uuid[])
    ORDER BY id FOR KEY SHARE`);
}

/** Those of the users who are active members with access to a board. By hand: a list of any length, in one statement text. */
export function findAssignable(
  tx: Tx,
  { workspaceId, boardId }: Omit<CardOnBoard, 'id'>,
  userIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT m.user_id AS id FROM workspace_members m JOIN boards b ON b.id = ${boardId}::uuid
    WHERE m.workspace_id = ${workspaceId}::uuid AND m.status = 'active' AND m.user_id = ANY (${userIds}::uuid[])
      AND ${memberSeesBoard}`);
}

/** By hand: a list of any length, in one statement text. */
export async function deleteOtherAssignees(
  tx: Tx,
  cardId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx.later(Prisma.sql`
    DELETE FROM card_assignees WHERE card_id = ${cardId}::uuid AND user_id <> ALL (${userIds}::uuid[])`);
}

/**
 * Adds assignees that the card may have already, and may have from before they left and returned. By hand: a list of any
 * length, in one statement text.
 */
export async function insertAssignees(tx: Tx, card: CardOnBoard, userIds: readonly string[]): Promise<void> {
  await tx.later(Prisma.sql`
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT ${card.workspaceId}::uuid, ${card.id}::uuid, unnest(${userIds}::uuid[])
    ${keepingAssignments}`);
}

/**
 * What an INSERT of assignments does about those that exist: nothing, but one from before the person left and returned
 * becomes one of now.
 */
export const keepingAssignments = Prisma.sql`
  ON CONFLICT (card_id, user_id) DO UPDATE SET departures = excluded.departures
  WHERE card_assignees.departures <> excluded.departures`;

/** By hand: the card may not have the label, and a model would read it first. */
export async function deleteLabel(tx: Tx, cardId: string, labelId: string): Promise<void> {
  await tx.later(Prisma.sql`
    DELETE FROM card_labels WHERE card_id = ${cardId}::uuid AND label_id = ${labelId}::uuid`);
}

/** By hand: the card may not have the assignee, and a model would read it first. */
export async function deleteAssignee(tx: Tx, cardId: string, userId: string): Promise<void> {
  await tx.later(Prisma.sql`
    DELETE FROM card_assignees WHERE card_id = ${cardId}::uuid AND user_id = ${userId}::uuid`);
}
