/** Moves cards: within their column, to another column, or to another board of their workspace. */
import { LostRaceError } from '../../db/errors.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { isRank, rankBetween, rankLengthMax } from '../core/ranks.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import {
  lockWorkspaceColumns,
  replaceAssignees,
  replaceLabels,
  requireLockedColumn,
} from './card-batch-rows.ts';
import type { BoardColumn } from './card-batch-rows.ts';
import { findAnchorRanks, findNextRank, moveCardRow } from './card-order-rows.ts';
import type { MovedCardRow, MovePlace } from './card-order-rows.ts';
import { placeProblems, requireActiveColumn, respaceCards, respaceCrowdedCards } from './card-order.ts';
import { countCardsUpTo, holdCaps, requireCardRoom } from './card-room-rows.ts';
import {
  arrivalEvent,
  cardEvent,
  cardHasLeft,
  departureEvent,
  getCard,
  getMovingCard,
  lockCard,
} from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { notePeopleOfCards } from './card-transfer-rows.ts';
import { findTargetBoard, holdTransfers, settleTransfer } from './card-transfers.ts';
import type { MissingLabels } from './card-transfers.ts';
import type { Target } from './columns.ts';
import { requireWipRoom } from './wip-limits.ts';
import { cardsPerBoardMax } from '../core/limits.ts';

/** Where a card goes, and what happens to labels that another board doesn't have. */
export interface CardDestination {
  readonly columnId: string;
  readonly target: Target;
  readonly missingLabels: MissingLabels;
}

/**
 * Moves a card within its board, or to another board that the caller can change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_column`, `anchor_moved`,
 *   `column_archived`, `wip_limit_reached`; to another board also `limit_reached`, `missing_label`, `billing_canceled`
 */
export async function moveCard(
  ctx: Context & PlanSettings,
  id: string,
  { columnId, target, missingLabels }: CardDestination,
  expectation?: Expectation,
): Promise<CardRow> {
  const { card: locked, column } = await lockMove(ctx, id, columnId, expectation);
  let card = locked;
  if ('anchorId' in target && target.anchorId === id && card.columnId === columnId) return card;
  let { before, after } = await gap(ctx, card, columnId, target);
  if (![before, after].every((rank) => rank === null || isRank(rank))) {
    await respaceCards(ctx, columnId);
    card = await getCard(ctx, id, 'update');
    ({ before, after } = await gap(ctx, card, columnId, target));
  }
  if (
    card.columnId === columnId &&
    (before === null || before < card.rank) &&
    (after === null || card.rank < after)
  ) {
    return card;
  }
  const rank = rankBetween(before, after);
  const isArriving = card.columnId !== columnId;
  if (isArriving) requireActiveColumn(column);
  if (isArriving && card.archivedAt === null) await requireWipRoom(ctx, column, { pointer: '/column_id' });
  const place = { boardId: column.boardId, columnId, rank, isCompleted: isArriving && column.done };
  const moved =
    card.boardId === column.boardId
      ? await moveWithinBoard(ctx, card, place)
      : await moveToBoard(ctx, card, place, missingLabels);
  if (rank.length > rankLengthMax) await respaceCrowdedCards(ctx, columnId);
  return moved;
}

/**
 * Locks what a move changes: what the card needs on another board, the columns and the card.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_column`
 */
async function lockMove(
  ctx: Context,
  id: string,
  columnId: string,
  expectation: Expectation | undefined,
): Promise<{ readonly card: CardRow; readonly column: BoardColumn }> {
  const seen = await getMovingCard(ctx, id, columnId);
  requireExpected(expectation, 'card', seen);
  const isLeaving = seen.targetBoardId !== seen.boardId;
  // The caller has access to the card's own board.
  const boardId = isLeaving ? await findTargetBoard(ctx, seen.workspaceId, columnId) : seen.boardId;
  if (isLeaving) {
    await holdTransfers(ctx, [{ card: seen, boardId }]);
    await holdCaps(ctx, [boardId]);
  }
  const columns = await lockWorkspaceColumns(ctx.tx, seen.workspaceId, [seen.columnId, columnId]);
  const column = columns.find((it) => it.id === columnId);
  if (column === undefined) throw new LostRaceError('a column is gone that a card was about to go to');
  // A card that leaves its board is locked like one that is deleted: nothing can be added to it meanwhile.
  if (isLeaving) await lockCard(ctx.tx, id);
  const card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
  if (card.boardId !== seen.boardId) throw cardHasLeft();
  requireLockedColumn(card, columns);
  // The caller may have lost access to the other board before its column was locked.
  if (isLeaving) await findTargetBoard(ctx, seen.workspaceId, columnId);
  // Its assignees may be others than those that were locked, and the log would have its departure before the change.
  if (isLeaving && card.version !== seen.version) throw new LostRaceError('a card that moves has changed');
  return { card, column };
}

async function moveWithinBoard(ctx: Context, card: CardRow, place: MovePlace): Promise<CardRow> {
  const moved = await storeMove(ctx, card, place);
  await recordEvents(ctx, [cardEvent(moved, 'moved', moveChanges(card, moved))]);
  return moved;
}

async function storeMove(ctx: Context, card: CardRow, place: MovePlace): Promise<MovedCardRow> {
  const moved = await moveCardRow(ctx, card, place);
  if (moved === undefined) throw new Error('a locked card is gone');
  return moved;
}

/** Its labels are those of the same names, and the assignees those who can see the board. */
async function moveToBoard(
  ctx: Context & PlanSettings,
  card: CardRow,
  place: MovePlace,
  missingLabels: MissingLabels,
): Promise<CardRow> {
  const { id, workspaceId } = card;
  const { boardId } = place;
  requireCardRoom({ boardCards: await countCardsUpTo(ctx.tx, boardId, cardsPerBoardMax) });
  const { labelIds, assigneeIds } = await settleTransfer(ctx, { card, boardId }, missingLabels);
  // A new label may have waited for one of the same name, and the caller may have lost access meanwhile.
  if (missingLabels === 'create') await findTargetBoard(ctx, workspaceId, place.columnId);
  // Labels name the board of their card, so they are removed before it changes.
  if (card.labelIds.length > 0) await replaceLabels(ctx.tx, [{ ...card, labelIds: [] }]);
  if (assigneeIds.length < card.assigneeIds.length) {
    await replaceAssignees(ctx.tx, [{ id, workspaceId, assigneeIds }]);
  }
  const stored = await storeMove(ctx, card, place);
  const moved = { ...stored, labelIds, assigneeIds };
  if (labelIds.length > 0) await replaceLabels(ctx.tx, [moved]);
  await notePeopleOfCards(ctx.tx, [id]);
  await recordEvents(ctx, [
    departureEvent(card, 'moved_out'),
    arrivalEvent(moved, 'moved_in', stored.isBelowId),
  ]);
  return moved;
}

/** What a move changes: the columns, the cards right above (null: at the top of the column), and what is completed. */
function moveChanges(from: CardRow, to: MovedCardRow) {
  return {
    column_id: { from: from.columnId, to: to.columnId },
    after_card_id: { from: to.wasBelowId, to: to.isBelowId },
    ...changesBetween({ completed_at: from.completedAt }, { completed_at: to.completedAt }),
  };
}

interface Gap {
  readonly before: string | null;
  readonly after: string | null;
}

/** The ranks between which a card goes, not counting the card itself. @throws {AppError} `anchor_moved` */
async function gap(ctx: Context, card: CardRow, columnId: string, target: Target): Promise<Gap> {
  if (!('anchorId' in target)) {
    return target.kind === 'top'
      ? { before: null, after: await findNextRank(ctx.tx, columnId, { towards: 'bottom', except: card.id }) }
      : { before: await findNextRank(ctx.tx, columnId, { towards: 'top', except: card.id }), after: null };
  }
  const isBefore = target.kind === 'before';
  const search = { towards: isBefore ? 'top' : 'bottom', except: card.id } as const;
  const anchor = await findAnchorRanks(ctx.tx, target.anchorId, columnId, search);
  if (anchor === undefined) {
    throw new AppError('anchor_moved', placeProblems.movedAnchor, {
      pointer: `/${target.kind}_card_id`,
    });
  }
  const { rank, next } = anchor;
  return isBefore ? { before: next, after: rank } : { before: rank, after: next };
}
