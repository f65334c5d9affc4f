/** Adding and removing one label or assignee of a card, so that concurrent changes of others are kept. */
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { assigneesPerCardMax, labelsPerCardMax } from '../core/limits.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import {
  deleteAssignee,
  deleteLabel,
  findAssignable,
  holdLabels,
  holdMemberRows,
  insertAssignees,
  insertLabels,
} from './card-relation-rows.ts';
import { refuseUnknown } from './card-relations.ts';
import { cardHasLeft, getCard } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { changeCard } from './cards.ts';

/**
 * Adds a label to a card. Nothing changes if the card has it already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_label`, `limit_reached`
 */
export async function addCardLabel(
  ctx: Context,
  id: string,
  labelId: string,
  expectation?: Expectation,
): Promise<CardRow> {
  const seen = await getCard(ctx, id);
  requireExpected(expectation, 'card', seen);
  // The label is locked before the card, in the same order as its deletion does, to avoid deadlocks.
  const known = await holdLabels(ctx.tx, seen.boardId, [labelId]);
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  if (card.boardId !== seen.boardId) throw cardHasLeft();
  refuseUnknown('label', [labelId], known, () => ({ parameter: 'label_id' }));
  if (card.labelIds.includes(labelId)) return card;
  requireRelationRoom(card.labelIds, labelsPerCardMax, 'labels');
  await insertLabels(ctx.tx, card, [labelId]);
  return changeCard(ctx, { ...card, labelIds: [...card.labelIds, labelId].sort() }, card, {}, 'updated');
}

/**
 * Removes a label from a card. Nothing changes if the card doesn't have it.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function removeCardLabel(
  ctx: Context,
  id: string,
  labelId: string,
  expectation?: Expectation,
): Promise<CardRow> {
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  await deleteLabel(ctx.tx, card.id, labelId);
  return changeCard(ctx, { ...card, labelIds: without(card.labelIds, labelId) }, card, {}, 'updated');
}

/**
 * Adds an assignee to a card. Nothing changes if the person is one already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_assignee`, `limit_reached`
 */
export async function addCardAssignee(
  ctx: Context,
  id: string,
  userId: string,
  expectation?: Expectation,
): Promise<CardRow> {
  const seen = await getCard(ctx, id);
  requireExpected(expectation, 'card', seen);
  // The member is locked before the card, in the same order as its removal does, to avoid deadlocks.
  await holdMemberRows(ctx.tx, seen.workspaceId, [seen.boardId], [userId]);
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  if (card.boardId !== seen.boardId) throw cardHasLeft();
  const known = await findAssignable(ctx.tx, card, [userId]);
  refuseUnknown('assignee', [userId], known, () => ({ parameter: 'user_id' }));
  const isAssigned = card.assigneeIds.includes(userId);
  if (!isAssigned) requireRelationRoom(card.assigneeIds, assigneesPerCardMax, 'assignees');
  // An assignment from before the person left and returned would end.
  await insertAssignees(ctx.tx, card, [userId]);
  if (isAssigned) return card;
  return changeCard(ctx, { ...card, assigneeIds: [...card.assigneeIds, userId].sort() }, card, {}, 'updated');
}

/**
 * Removes an assignee from a card. Nothing changes if the person isn't one.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function removeCardAssignee(
  ctx: Context,
  id: string,
  userId: string,
  expectation?: Expectation,
): Promise<CardRow> {
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  await deleteAssignee(ctx.tx, card.id, userId);
  return changeCard(ctx, { ...card, assigneeIds: without(card.assigneeIds, userId) }, card, {}, 'updated');
}

function without(ids: readonly string[], removed: string): string[] {
  return ids.filter((id) => id !== removed);
}

/** @throws {AppError} `limit_reached` */
function requireRelationRoom(ids: readonly string[], max: number, name: string): void {
  if (ids.length >= max) throw new AppError('limit_reached', `A card can have at most ${max} ${name}.`);
}
