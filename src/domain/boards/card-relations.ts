/** What a card refers to: labels of its board, and assignees among the active members of its workspace. */
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import {
  deleteOtherAssignees,
  deleteOtherLabels,
  findAssignable,
  holdLabelRows,
  holdLabels,
  holdMemberRows,
  insertAssignees,
  insertLabels,
} from './card-relation-rows.ts';
import type { CardOnBoard } from './card-relation-rows.ts';

/**
 * Makes the labels of a card exactly these, and returns them in their order.
 *
 * @throws {AppError} `unknown_label` pointing at the first that is not on the board
 */
export async function setLabels(
  ctx: Context,
  card: CardOnBoard,
  labelIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(labelIds)];
  await deleteOtherLabels(ctx.tx, card.id, wanted);
  if (wanted.length === 0) return [];
  refuseUnknown('label', labelIds, await holdLabels(ctx.tx, card.boardId, labelIds));
  await insertLabels(ctx.tx, card, wanted);
  return wanted.sort();
}

/**
 * Keeps labels of a board from being deleted until the transaction ends. A deletion in progress either ends first, or
 * waits and also takes the label off the cards that get it now. Whether all are there is told by `setLabels`, once access has
 * been judged after the wait.
 */
export async function holdLabelsOf(
  ctx: Context,
  { boardId }: Pick<CardOnBoard, 'boardId'>,
  labelIds: readonly string[],
): Promise<void> {
  if (labelIds.length > 0) await holdLabelRows(ctx.tx, boardId, labelIds);
}

/**
 * Keeps users from leaving a workspace, or from losing access to a board, until the transaction ends. A removal in
 * progress either ends first, or waits and also takes the user off the cards that they get now.
 */
export async function holdMembers(
  ctx: Context,
  { workspaceId, boardId }: Omit<CardOnBoard, 'id'>,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length > 0) await holdMemberRows(ctx.tx, workspaceId, [boardId], userIds);
}

/**
 * Makes the assignees of a card exactly these users, and returns them in their order.
 *
 * @throws {AppError} `unknown_assignee` pointing at the first that is not an active member with access to the board
 */
export async function setAssignees(
  ctx: Context,
  card: CardOnBoard,
  userIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(userIds)];
  await deleteOtherAssignees(ctx.tx, card.id, wanted);
  if (wanted.length === 0) return [];
  await holdMembers(ctx, card, wanted);
  // Locked first and read afterwards: a statement that waits for a lock would return who had access before.
  const known = await findAssignable(ctx.tx, card, wanted);
  refuseUnknown('assignee', userIds, known);
  await insertAssignees(ctx.tx, card, wanted);
  return wanted.sort();
}

/** The details of `unknown_label` and `unknown_assignee`. */
export const unknownDetails = {
  label: 'There is no such label on this board.',
  assignee: 'This user is not an active member with access to the board.',
} as const;

/** @throws {AppError} `unknown_label` or `unknown_assignee`, at the place of the first that is not known */
export function refuseUnknown(
  kind: keyof typeof unknownDetails,
  wanted: readonly string[],
  known: readonly { readonly id: string }[],
  placeOf = (index: number): ErrorPlace => ({ pointer: `/${kind}_ids/${index}` }),
): void {
  const index = wanted.findIndex((id) => !known.some((row) => row.id === id));
  if (index !== -1) throw new AppError(`unknown_${kind}`, unknownDetails[kind], placeOf(index));
}
