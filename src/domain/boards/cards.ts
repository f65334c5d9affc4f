/** Creates, changes and deletes cards. Reading is in card-rows.ts, order in card-order.ts, lists in card-lists.ts. */
import { requireSameBoard } from '../access/board-access.ts';
import { findCardPlace, insertRanked } from './card-order.ts';
import type { CardPlace } from './card-order.ts';
import { holdLabelsOf, holdMembers, setAssignees, setLabels } from './card-relations.ts';
import { holdCap, requireCardRoom } from './card-room-rows.ts';
import {
  asRead,
  cardEvent,
  cardHasLeft,
  deleteCardRow,
  departureEvent,
  fieldsOf,
  getCard,
  insertCardRow,
  lockCard,
  newCardFields,
  updateCardRow,
} from './card-rows.ts';
import type { CardFields, CardRow } from './card-rows.ts';
import { withOneDueDate } from './due-dates.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import { lockComments } from './comment-rows.ts';
import { commentEvent, fieldsOf as fieldsOfComment } from './comments.ts';
import { lockShareLinks } from './share-link-rows.ts';
import { shareLinkDeleted } from './share-links.ts';
import { keepCard } from './trash-rows.ts';
import { lockColumnOf, requireWipRoom } from './wip-limits.ts';
import { afterDeletion, firstVersion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

export interface NewCard extends Partial<CardFields> {
  readonly columnId?: string;
  readonly title: string;
  readonly labelIds: readonly string[];
  readonly assigneeIds: readonly string[];
  readonly position: 'top' | 'bottom';
}

/**
 * Creates a card in the given column or the board's first, in a transaction that can do more. A column with `done`
 * completes it, unless `input` says when it was completed.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`, `unknown_label`, `unknown_assignee`,
 *   `two_due_dates`, `column_archived`, `limit_reached`, `wip_limit_reached`, `billing_canceled`, `quota_exceeded`,
 *   `conflict`
 */
export async function addCard(ctx: CreationContext, boardId: string, given: NewCard): Promise<CardRow> {
  const input = withOneDueDate(given);
  let place = await findCardPlace(ctx, boardId, input.columnId, input.position);
  requireCardRoom(place);
  await requireWithinQuota(ctx, place.workspaceId);
  await requireNotCanceled(ctx, place.workspaceId);
  if (place.wipLimitEnforced) {
    const pointer = input.columnId === undefined ? undefined : { pointer: '/column_id' };
    // Before the column, in the same order as batches do, to avoid deadlocks.
    await holdCap(ctx, boardId, place);
    await requireWipRoom(ctx, await lockColumnOf(ctx, place), pointer);
    // Cards may have moved to the ends of the column before it was locked.
    place = await findCardPlace(ctx, boardId, place.columnId, input.position);
  }
  const labelIds = [...new Set(input.labelIds)].sort();
  const assigneeIds = [...new Set(input.assigneeIds)].sort();
  const completion = place.done && input.completedAt === undefined ? { completedAt: ctx.now } : {};
  const toInsert = { ...input, ...completion, id: newId(), labelIds, assigneeIds };
  const card = await insertRanked(ctx, place, (rank, room) =>
    insertCard(ctx, { ...place, ...room }, { ...toInsert, rank }),
  );
  await holdLabelsOf(ctx, card, labelIds);
  await holdMembers(ctx, card, assigneeIds);
  // The caller may have lost access before the cap, labels and assignees were locked.
  await requireSameBoard(ctx, boardId);
  if (labelIds.length > 0) await setLabels(ctx, card, input.labelIds);
  if (assigneeIds.length > 0) await setAssignees(ctx, card, input.assigneeIds);
  return { ...card, labelIds, assigneeIds };
}

/** Inserts the card and its event; neither if its rank is taken or the board has no room. */
function insertCard(
  ctx: Context,
  place: CardPlace,
  card: NewCard & { readonly id: string; readonly rank: string },
): Promise<CardRow[]> {
  const { workspaceId, boardId, columnId } = place;
  const { id, rank, labelIds, assigneeIds } = card;
  const fields = newCardFields(card);
  const changes = changesFromNothing(
    fieldsOf({ ...asRead(fields), columnId, labelIds, assigneeIds, archivedAt: null }),
  );
  const event = cardEvent({ id, workspaceId, boardId, version: firstVersion }, 'created', changes);
  return insertCardRow(ctx, { ...fields, id, workspaceId, boardId, columnId, rank }, event, place);
}

export interface CardPatch extends Partial<CardFields> {
  readonly labelIds?: readonly string[];
  readonly assigneeIds?: readonly string[];
}

/**
 * Changes a card. A new due date replaces one of the other kind.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_label`, `unknown_assignee`,
 *   `two_due_dates`
 */
export async function updateCard(
  ctx: Context,
  id: string,
  patch: CardPatch,
  expectation?: Expectation,
): Promise<CardRow> {
  const { labelIds, assigneeIds, ...plain } = withOneDueDate(patch);
  let seen: CardRow | undefined;
  if (labelIds !== undefined || assigneeIds !== undefined) {
    // Locks members and labels before the card, in the same order as removals do, to avoid deadlocks.
    seen = await getCard(ctx, id);
    requireExpected(expectation, 'card', seen);
    await holdMembers(ctx, seen, assigneeIds ?? []);
    await holdLabelsOf(ctx, seen, labelIds ?? []);
  }
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  if (seen !== undefined && seen.boardId !== card.boardId) throw cardHasLeft();
  const labels = labelIds === undefined ? card.labelIds : await setLabels(ctx, card, labelIds);
  const assignees = assigneeIds === undefined ? card.assigneeIds : await setAssignees(ctx, card, assigneeIds);
  return changeCard(ctx, { ...card, labelIds: labels, assigneeIds: assignees }, card, plain, 'updated');
}

/**
 * Archives a card. Nothing changes if it is archived already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function archiveCard(ctx: Context, id: string, expectation?: Expectation): Promise<CardRow> {
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  return card.archivedAt === null ? changeCard(ctx, card, card, { archivedAt: ctx.now }, 'archived') : card;
}

/**
 * Deletes a card with its comments and share links. It can be restored from the trash.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function deleteCard(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  // So that every comment and link gets an event.
  await lockCard(ctx.tx, id);
  // Waits for comments that are being deleted, which record their own events.
  const comments = await lockComments(ctx.tx, id);
  const links = await lockShareLinks(ctx.tx, id);
  // The caller may have lost access before comments and links were locked.
  await getCard(ctx, id);
  await keepCard(ctx, id);
  await deleteCardRow(ctx.tx, id);
  await recordEvents(ctx, [
    ...comments.map((comment) =>
      commentEvent(
        { ...afterDeletion(comment), boardId: card.boardId },
        'deleted',
        changesToNothing(fieldsOfComment(comment)),
      ),
    ),
    ...links.map((link) => shareLinkDeleted({ ...link, boardId: card.boardId })),
    departureEvent(card, 'deleted'),
  ]);
}

type PlainPatch = Omit<CardPatch, 'labelIds' | 'assigneeIds'> & { readonly archivedAt?: Date | null };

/** Stores a patch and raises the version, unless nothing changes. */
export async function changeCard(
  ctx: Context,
  card: CardRow,
  before: CardRow,
  patch: PlainPatch,
  verb: 'updated' | 'archived' | 'restored',
): Promise<CardRow> {
  const after: CardRow = { ...card, ...asRead(patch) };
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  if (Object.keys(changes).length === 0) return before;
  const stored = await updateCardRow(ctx, after);
  const changed = { ...after, ...stored };
  await recordEvents(ctx, [cardEvent(changed, verb, changes)]);
  return changed;
}
