/** Moves cards of several boards at once, in the order of the batch. */
import { getWorkspace } from '../access/workspace-access.ts';
import type { Context } from '../core/context.ts';
import { rankLengthMax } from '../core/ranks.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import { BatchProblems } from './batch-problems.ts';
import {
  countActiveCardsIn,
  findVisibleCards,
  lockWorkspaceColumns,
  moveCardsRows,
  parkCards,
} from './card-batch-rows.ts';
import type { BoardColumn, VisibleCard } from './card-batch-rows.ts';
import { enforcedIn, lockBatch, readBatch } from './card-batches.ts';
import type { BatchCards, BatchItem } from './card-batches.ts';
import { respaceCards } from './card-order.ts';
import { cardEvent } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { readNeighborhoods } from './column-ends.ts';
import type { Target } from './columns.ts';
import { KnownOrder } from './known-order.ts';
import type { KnownMove } from './known-order.ts';
import { requireRoomInColumns } from './wip-limits.ts';

export interface CardMove extends BatchItem {
  readonly columnId: string;
  /** Absent if the item has more than one. */
  readonly target?: Target;
}

/**
 * Moves cards within their boards, in the order of the batch.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function moveCards(
  ctx: Context,
  workspaceId: string,
  items: readonly CardMove[],
): Promise<CardRow[]> {
  await getWorkspace(ctx, workspaceId);
  const problems = new BatchProblems();
  const seen = await findVisibleCards(
    ctx,
    workspaceId,
    items.map(({ id }) => id),
  );
  const columnIds = new Set([...seen, ...items].map(({ columnId }) => columnId));
  const columns = await lockWorkspaceColumns(ctx.tx, workspaceId, [...columnIds]);
  const cards = await lockBatch(ctx, workspaceId, items, problems);
  const wanted = possibleMoves(items, cards, columns, problems);
  const order = await readOrder(ctx, wanted);
  const done = carryOut(order, wanted, problems);
  await requireRoom(ctx, columns, done, problems);
  problems.requireNone();
  await storeMoves(ctx, order, done);
  return readBatch(ctx, items);
}

/** A move whose card and column are fine. */
interface WantedMove {
  readonly index: number;
  readonly card: VisibleCard;
  readonly column: BoardColumn;
  readonly target: Target;
}

function possibleMoves(
  items: readonly CardMove[],
  cards: BatchCards,
  columns: readonly BoardColumn[],
  problems: BatchProblems,
): WantedMove[] {
  return items.flatMap(({ columnId, target }, index) => {
    const card = cards[index];
    if (target === undefined) {
      const detail = 'Send at most one of before_card_id, after_card_id and position.';
      problems.add(index, 'position', 'ambiguous_position', detail);
    }
    if (card === undefined) return [];
    const column = columns.find((it) => it.id === columnId && it.boardId === card.boardId);
    if (column === undefined) {
      problems.add(index, 'column_id', 'unknown_column', "There is no such column on the card's board.");
    } else if (column.archivedAt !== null && card.columnId !== columnId) {
      const detail = 'The column is archived. Restore it, or choose another one.';
      problems.add(index, 'column_id', 'column_archived', detail);
    } else if (target !== undefined) return [{ index, card, column, target }];
    return [];
  });
}

/** Reads what the moves can touch. */
async function readOrder(ctx: Context, moves: readonly WantedMove[]): Promise<KnownOrder> {
  const anchorIds = moves.flatMap(({ target }) => ('anchorId' in target ? [target.anchorId] : []));
  const cardIds = new Set([...moves.map(({ card }) => card.id), ...anchorIds]);
  const columnIds = new Set(moves.map(({ column }) => column.id));
  return new KnownOrder(await readNeighborhoods(ctx, [...cardIds], [...columnIds]));
}

type DoneMove = WantedMove & { readonly move: KnownMove };

function carryOut(order: KnownOrder, moves: readonly WantedMove[], problems: BatchProblems): DoneMove[] {
  return moves.flatMap((wanted) => {
    const { index, card, column, target } = wanted;
    const move = order.move(card.id, column.id, target);
    if (move === 'anchor_moved') {
      const detail = "The card to move next to isn't in that column.";
      problems.add(index, `${target.kind}_card_id`, 'anchor_moved', detail);
      return [];
    }
    return move === undefined ? [] : [{ ...wanted, move }];
  });
}

/** Notes the cards for which columns have no room, once all others have left. */
async function requireRoom(
  ctx: Context,
  columns: readonly BoardColumn[],
  moves: readonly DoneMove[],
  problems: BatchProblems,
): Promise<void> {
  const counted = moves.filter(({ move, card }) => move.isArriving && card.archivedAt === null);
  const enforced = enforcedIn(columns).filter((id) => counted.some(({ column }) => column.id === id));
  if (enforced.length === 0) return;
  const counts = await countActiveCardsIn(ctx.tx, enforced);
  const staying = counts.map(({ columnId, count }) => ({
    columnId,
    count: count - counted.filter(({ card }) => card.columnId === columnId).length,
  }));
  const arrivals = counted.map(({ index, column }) => ({ index, field: 'column_id', columnId: column.id }));
  requireRoomInColumns(columns, staying, arrivals, problems);
}

async function storeMoves(ctx: Context, order: KnownOrder, moves: readonly DoneMove[]): Promise<void> {
  if (moves.length === 0) return;
  const ranks = order.newRanks();
  if (order.occupies(ranks)) await parkCards(ctx.tx, [...ranks.keys()]);
  const rows = moves.map(({ card, column, move }) => {
    const isCompleted = move.isArriving && column.done;
    return { id: card.id, columnId: column.id, rank: ranks.get(card.id) ?? '', isCompleted };
  });
  await moveCardsRows(ctx, rows);
  await recordEvents(
    ctx,
    moves.map((done) => cardEvent(done.card, 'moved', changesOf(ctx, done))),
  );
  const crowded = new Set(rows.filter(({ rank }) => rank.length > rankLengthMax).map((row) => row.columnId));
  for (const columnId of crowded) await respaceCards(ctx, columnId);
}

function changesOf({ now }: Context, { card, column, move }: DoneMove) {
  const completedAt =
    move.isArriving && column.done ? (card.completedAt ?? now.toISOString()) : card.completedAt;
  return {
    column_id: { from: card.columnId, to: column.id },
    after_card_id: move.above,
    ...changesBetween({ completed_at: card.completedAt }, { completed_at: completedAt }),
  };
}
