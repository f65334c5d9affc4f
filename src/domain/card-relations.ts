/** What a card refers to: labels of its board, and assignees among the active members of its workspace. */
import { Prisma } from '../db/database.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';

interface CardPlace {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
}

/**
 * Creates the labels of a card exactly these, and returns them in their order.
 *
 * @throws {AppError} `unknown_label` pointing at the first that is not on the board
 */
export async function setLabels(
  ctx: Context,
  card: CardPlace,
  labelIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(labelIds)];
  await ctx.tx.rows(Prisma.sql`
    DELETE FROM card_labels WHERE card_id = ${card.id}::uuid AND label_id <> ALL (${wanted}::uuid[])`);
  if (wanted.length === 0) return [];
  await findLabels(ctx, card.boardId, labelIds);
  await ctx.tx.rows(Prisma.sql`
    INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT ${card.workspaceId}::uuid, ${card.boardId}::uuid, ${card.id}::uuid, unnest(${wanted}::uuid[])
    ON CONFLICT DO NOTHING`);
  return wanted.sort();
}

/**
 * Holds labels of a board until the transaction ends: one that is being deleted right now either goes first, or waits
 * and takes the new uses along.
 *
 * @throws {AppError} `unknown_label` pointing at the first that is not on the board
 */
export async function findLabels(ctx: Context, boardId: string, labelIds: readonly string[]): Promise<void> {
  if (labelIds.length === 0) return;
  const known = await ctx.tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM labels WHERE board_id = ${boardId}::uuid AND id = ANY (${labelIds}::uuid[]) ORDER BY id FOR KEY SHARE`);
  refuseUnknown(labelIds, known, 'unknown_label', 'label_ids', 'There is no such label on this board.');
}

/**
 * Holds users as members until the transaction ends: one who is being taken out right now either goes first, or waits
 * and is taken off the new cards too.
 */
export async function holdMembers(
  ctx: Context,
  workspaceId: string,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await ctx.tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members WHERE workspace_id = ${workspaceId}::uuid AND user_id = ANY (${userIds}::uuid[])
    ORDER BY id FOR KEY SHARE`);
}

/**
 * Makes the assignees of a card exactly these users, and returns them in their order.
 *
 * @throws {AppError} `unknown_assignee` pointing at the first that is not an active member who sees the board
 */
export async function setAssignees(
  ctx: Context,
  card: CardPlace,
  userIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(userIds)];
  await ctx.tx.rows(Prisma.sql`
    DELETE FROM card_assignees WHERE card_id = ${card.id}::uuid AND user_id <> ALL (${wanted}::uuid[])`);
  if (wanted.length === 0) return [];
  await holdMembers(ctx, card.workspaceId, wanted);
  // Read once they are held: a statement that waits for a lock shows the boards of a guest as they were before.
  const known = await ctx.tx.rows<{ id: string }>(Prisma.sql`
    SELECT m.user_id AS id FROM workspace_members m
    WHERE m.workspace_id = ${card.workspaceId}::uuid AND m.status = 'active' AND m.user_id = ANY (${wanted}::uuid[])
      AND (m.role <> 'guest' OR EXISTS (
        SELECT 1 FROM member_boards g WHERE g.member_id = m.id AND g.board_id = ${card.boardId}::uuid))`);
  refuseUnknown(
    userIds,
    known,
    'unknown_assignee',
    'assignee_ids',
    'This user is not an active member with access to the board.',
  );
  await ctx.tx.rows(Prisma.sql`
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT ${card.workspaceId}::uuid, ${card.id}::uuid, unnest(${wanted}::uuid[]) ON CONFLICT DO NOTHING`);
  return wanted.sort();
}

function refuseUnknown(
  wanted: readonly string[],
  known: readonly { readonly id: string }[],
  code: 'unknown_label' | 'unknown_assignee',
  field: string,
  detail: string,
): void {
  const index = wanted.findIndex((id) => !known.some((row) => row.id === id));
  if (index !== -1) throw new AppError(code, detail, { pointer: `/${field}/${index}` });
}
