/** Restores cards: archived ones, and deleted ones from the trash with their comments and share links. */
import { requireSameBoard } from '../access/board-access.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { isRank } from '../core/ranks.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { findCardAbove, lockColumnRows } from './card-order-rows.ts';
import type { LockedColumnRow } from './card-order-rows.ts';
import { findAnyCardPlace, insertRanked, requireActiveColumn } from './card-order.ts';
import type { CardPlace } from './card-order.ts';
import { findAssignable, holdLabels } from './card-relation-rows.ts';
import { holdMembers } from './card-relations.ts';
import { holdCap } from './card-room-rows.ts';
import { arrivalEvent, getCard } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { changeCard } from './cards.ts';
import { commentEvent, fieldsWithAuthor } from './comments.ts';
import { holdExternalCard, lockExternalId, releaseExternalId } from './external-card-rows.ts';
import { findKeptCard, insertKeptCard, restoreRowsOnCard } from './kept-card-rows.ts';
import type { KeptCard } from './kept-card-rows.ts';
import { lockShareLinks } from './share-link-rows.ts';
import { shareLinkRestored } from './share-links.ts';
import { findTrashItem, removeTrashItem } from './trash-rows.ts';
import type { TrashItem } from './trash-rows.ts';
import { findUnlessDeleted, lockTrashItem } from './trash.ts';
import { lockCardAndColumn, requireWipRoom } from './wip-limits.ts';

/**
 * Restores an archived card to its place, or a deleted card to its place, the end of its column, or the end of the given
 * column. Nothing changes if the card is neither.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `wip_limit_reached`; for a deleted card also
 *   `board_deleted`, `column_deleted`, `unknown_column`, `column_archived`, `external_id_taken`, `limit_reached`,
 *   `conflict`
 */
export async function restoreCard(
  ctx: Context,
  id: string,
  { columnId }: { readonly columnId?: string },
  expectation?: Expectation,
): Promise<CardRow> {
  const item = await lockTrashItem(ctx, 'card', id, expectation);
  if (item !== undefined) return restoreDeletedCard(ctx, item, columnId);
  const { card, column } = await findUnlessDeleted(
    () => lockCardAndColumn(ctx, id),
    async () => (await findTrashItem(ctx, 'card', id)) !== undefined,
  );
  requireExpected(expectation, 'card', card);
  if (card.archivedAt !== null) await requireWipRoom(ctx, column);
  return changeCard(ctx, card, card, { archivedAt: null }, 'restored');
}

async function restoreDeletedCard(
  ctx: Context,
  item: TrashItem,
  columnId: string | undefined,
): Promise<CardRow> {
  const kept = await findKeptCard(ctx.tx, item.id);
  await claimExternalId(ctx, item, kept);
  // Members, labels, the cap and the column, in the same order as batches lock them, to avoid deadlocks.
  const { labelIds, assigneeIds } = await holdRelated(ctx, item, kept);
  await holdCap(ctx, item.boardId, { isCapShared: false });
  const column = await lockTargetColumn(ctx, item, kept, columnId);
  const place = await findAnyCardPlace(ctx, item.boardId, column.id, 'bottom');
  if (columnId !== undefined) requireActiveColumn(place, { parameter: 'column_id' });
  if (!kept.isArchived) {
    await requireWipRoom(ctx, column, columnId === undefined ? undefined : { parameter: 'column_id' });
  }
  await insertAtPlace(ctx, kept, place);
  await restoreRowsOnCard(ctx.tx, item.id, { labelIds, assigneeIds });
  await removeTrashItem(ctx.tx, item.id);
  const card = await getCard(ctx, item.id);
  await recordRestoration(ctx, card);
  return card;
}

/**
 * Makes sure that no other card gets the external id of the card until the transaction ends.
 *
 * @throws {AppError} `external_id_taken`
 */
async function claimExternalId(
  ctx: Context,
  { workspaceId, boardId }: TrashItem,
  kept: KeptCard,
): Promise<void> {
  if (kept.externalSource === null || kept.externalId === null) return;
  const external = { workspaceId, source: kept.externalSource, id: kept.externalId };
  await lockExternalId(ctx.tx, external);
  if ((await holdExternalCard(ctx.tx, external)) !== undefined) {
    // The caller may have lost access before the external id was locked.
    await requireSameBoard(ctx, boardId);
    throw new AppError('external_id_taken', 'Another card has the external id of this card now.');
  }
  await releaseExternalId(ctx, external);
}

/** @throws {AppError} `column_deleted`, `unknown_column` */
async function lockTargetColumn(
  ctx: Context,
  { boardId }: TrashItem,
  kept: KeptCard,
  columnId: string | undefined,
): Promise<LockedColumnRow> {
  const [column] = await lockColumnRows(ctx.tx, boardId, [columnId ?? kept.columnId]);
  if (column !== undefined) return column;
  // The caller may have lost access before the cap was locked.
  await requireSameBoard(ctx, boardId);
  if (columnId === undefined) {
    const detail = 'The column of the card is gone. Restore it, or choose another one.';
    throw new AppError('column_deleted', detail);
  }
  throw new AppError('unknown_column', "There is no such column on the card's board.", {
    parameter: 'column_id',
  });
}

/** Keeps the labels and assignees of the card that still exist from being removed until the transaction ends. */
async function holdRelated(ctx: Context, item: TrashItem, kept: KeptCard) {
  await holdMembers(ctx, item, kept.assigneeIds);
  const assignees = await findAssignable(ctx.tx, item, kept.assigneeIds);
  const labels = await holdLabels(ctx.tx, item.boardId, kept.labelIds);
  return { labelIds: labels.map(({ id }) => id), assigneeIds: assignees.map(({ id }) => id) };
}

/** Inserts the card at its former rank if that is free, otherwise at the end of the column. */
async function insertAtPlace(ctx: Context, kept: KeptCard, place: CardPlace): Promise<void> {
  const isArriving = place.columnId !== kept.columnId;
  if (!isArriving && kept.isRankCurrent && isRank(kept.rank)) {
    await holdCap(ctx, place.boardId, place);
    const [card] = await insertKeptCard(ctx, kept, place, { rank: kept.rank });
    if (card !== undefined) return;
  }
  const completion =
    isArriving && place.done && !kept.isCompleted ? { completed_at: ctx.now.toISOString() } : {};
  await insertRanked(ctx, place, (rank, room) =>
    insertKeptCard(ctx, kept, { ...place, ...room }, { rank, ...completion }),
  );
}

/** Records everything that a follower needs to show the card again, and its comments and share links. */
async function recordRestoration(ctx: Context, card: CardRow): Promise<void> {
  const { id, boardId } = card;
  const comments = await ctx.tx.prisma.comment.findMany({ where: { cardId: id }, orderBy: { id: 'asc' } });
  const links = await lockShareLinks(ctx.tx, id);
  await recordEvents(ctx, [
    arrivalEvent(card, 'restored', await findCardAbove(ctx.tx, card)),
    ...comments.map((comment) =>
      commentEvent({ ...comment, boardId }, 'restored', changesFromNothing(fieldsWithAuthor(comment))),
    ),
    ...links.map((link) => shareLinkRestored({ ...link, boardId })),
  ]);
}
