/** Moves cards of several boards at once, in the order of the batch. */
import { LostRaceError } from '../../db/errors.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import { cardsPerBoardMax } from '../core/limits.ts';
import { rankLengthMax } from '../core/ranks.ts';
import { versionsOf } from '../core/versions.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import type { NewEvent } from '../events/events.ts';
import { BatchProblems } from './batch-problems.ts';
import {
  countActiveCardsIn,
  findVisibleCards,
  lockWorkspaceColumns,
  moveCardRows,
  parkCards,
  replaceAssignees,
  replaceLabels,
  requireLockedColumn,
} from './card-batch-rows.ts';
import type { BoardColumn, VisibleCard } from './card-batch-rows.ts';
import { enforcedIn, lockBatch, readBatch } from './card-batches.ts';
import type { BatchCards, BatchItem } from './card-batches.ts';
import { placeProblems, respaceCrowdedCards } from './card-order.ts';
import { boardIsFull, countCardsOfBoards, holdCaps } from './card-room-rows.ts';
import { arrivalEvent, cardEvent, cardHasLeft, departureEvent } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { findVisibleColumns, notePeopleOfCards } from './card-transfer-rows.ts';
import type { VisibleColumn } from './card-transfer-rows.ts';
import { holdTransfers, settleTransfers, unknownTarget } from './card-transfers.ts';
import type { BoardArrival, MissingLabels } from './card-transfers.ts';
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
 * Moves cards, in the order of the batch, within their boards or to others that the caller can change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `billing_canceled`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function moveCards(
  ctx: Context & PlanSettings,
  workspaceId: string,
  items: readonly CardMove[],
  missingLabels: MissingLabels,
): Promise<CardRow[]> {
  await getWorkspace(ctx, workspaceId);
  const problems = new BatchProblems();
  const { cards, columns } = await lockMoves(ctx, workspaceId, items, problems);
  const wanted = possibleMoves(items, cards, columns, problems);
  const order = await readOrder(ctx, wanted);
  const done = carryOut(order, wanted, problems);
  await requireRoom(ctx, columns, done, problems);
  const arrivals = await settleMoves(ctx, done, missingLabels, problems);
  problems.requireNone();
  if (missingLabels === 'create') {
    // New labels may have waited for others of the same names, and the caller may have lost access meanwhile.
    const targetIds = [...new Set(items.map(({ columnId }) => columnId))];
    const visible = await findTargets(ctx, workspaceId, targetIds);
    if (visible.length < targetIds.length) throw new LostRaceError('access to a board has changed');
  }
  await storeMoves(ctx, order, done, arrivals);
  return readBatch(ctx, items);
}

/** Locks what cards need on other boards, the columns that the caller can see, and the cards. */
async function lockMoves(
  ctx: Context,
  workspaceId: string,
  items: readonly CardMove[],
  problems: BatchProblems,
): Promise<{ readonly cards: BatchCards; readonly columns: readonly BoardColumn[] }> {
  const ids = items.map(({ id }) => id);
  const seen = new Map((await findVisibleCards(ctx, workspaceId, ids)).map((card) => [card.id, card]));
  const targetIds = [...new Set(items.map(({ columnId }) => columnId))];
  const targets = await findTargets(ctx, workspaceId, targetIds);
  const boardOf = (columnId: string) => targets.find(({ id }) => id === columnId)?.boardId;
  const transfers = items.flatMap(({ id, columnId }) => {
    const [card, boardId] = [seen.get(id), boardOf(columnId)];
    return card === undefined || boardId === undefined || boardId === card.boardId ? [] : [{ card, boardId }];
  });
  if (transfers.length > 0) {
    await holdTransfers(ctx, transfers);
    await holdCaps(
      ctx,
      transfers.map(({ boardId }) => boardId),
    );
  }
  const sourceIds = [...seen.values()].map(({ columnId }) => columnId);
  const columnIds = [...new Set([...sourceIds, ...targets.map(({ id }) => id)])];
  const columns = await lockWorkspaceColumns(ctx.tx, workspaceId, columnIds);
  if (columns.length < columnIds.length) throw new LostRaceError('a column of a move is gone');
  const areLeaving = transfers.length > 0;
  const cards = await lockBatch(ctx, workspaceId, items, problems, { areLeaving });
  // The caller may have lost access to other boards before their columns were locked.
  const isSame = !areLeaving || (await findTargets(ctx, workspaceId, targetIds)).length === targets.length;
  if (!isSame) throw new LostRaceError('access to a board has changed that a card was about to go to');
  const leaving = new Set(transfers.map(({ card }) => card.id));
  for (const card of cards) {
    if (card === undefined) continue;
    const before = seen.get(card.id);
    if (before?.boardId !== card.boardId) throw cardHasLeft();
    requireLockedColumn(card, columns);
    // As for single moves: the log would have its departure before the change.
    const hasChanged = before.version !== card.version;
    if (hasChanged && leaving.has(card.id)) throw new LostRaceError('a card that moves has changed');
  }
  return { cards, columns };
}

/** The columns that the caller can see and move cards to. @throws {AppError} `insufficient_role` */
async function findTargets(
  ctx: Context,
  workspaceId: string,
  columnIds: readonly string[],
): Promise<VisibleColumn[]> {
  const targets = await findVisibleColumns(ctx, workspaceId, columnIds);
  for (const { boardId, role, hold } of targets) requireRole(ctx, { workspaceId, boardId, role, hold });
  return targets;
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
    const column = columns.find((it) => it.id === columnId);
    if (column === undefined) {
      problems.add(index, 'column_id', 'unknown_column', unknownTarget);
    } else if (column.archivedAt !== null && card.columnId !== columnId) {
      problems.add(index, 'column_id', 'column_archived', placeProblems.archivedColumn);
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
      problems.add(index, `${target.kind}_card_id`, 'anchor_moved', placeProblems.movedAnchor);
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

/** Whether a move takes its card to another board. */
function isLeaving({ card, column }: WantedMove): boolean {
  return card.boardId !== column.boardId;
}

/** What the cards that go to other boards have there, by their ids. Notes those for which boards have no room or labels. */
async function settleMoves(
  ctx: Context & PlanSettings,
  moves: readonly DoneMove[],
  missingLabels: MissingLabels,
  problems: BatchProblems,
): Promise<ReadonlyMap<string, BoardArrival>> {
  const leaving = moves.filter(isLeaving);
  if (leaving.length === 0) return new Map();
  await requireBoardRoom(ctx, leaving, problems);
  const transfers = leaving.map(({ card, column }) => ({ card, boardId: column.boardId }));
  const arrivals = await settleTransfers(ctx, transfers, missingLabels, (at, code, detail) => {
    problems.add(leaving[at]?.index ?? 0, 'column_id', code, detail);
  });
  return new Map(leaving.flatMap(({ card }, at) => (arrivals[at] ? [[card.id, arrivals[at]] as const] : [])));
}

/** Notes the cards for which boards have no room, once all others have left. */
async function requireBoardRoom(
  { tx }: Context,
  leaving: readonly DoneMove[],
  problems: BatchProblems,
): Promise<void> {
  const boardIds = [...new Set(leaving.map(({ column }) => column.boardId))];
  for (const { boardId, count } of await countCardsOfBoards(tx, boardIds)) {
    const departures = leaving.filter(({ card }) => card.boardId === boardId).length;
    const room = Math.max(0, cardsPerBoardMax - count + departures);
    const arrivals = leaving.filter(({ column }) => column.boardId === boardId);
    for (const { index } of arrivals.slice(room)) {
      problems.add(index, 'column_id', 'limit_reached', boardIsFull);
    }
  }
}

async function storeMoves(
  ctx: Context,
  order: KnownOrder,
  moves: readonly DoneMove[],
  arrivals: ReadonlyMap<string, BoardArrival>,
): Promise<void> {
  if (moves.length === 0) return;
  const ranks = order.newRanks();
  if (order.occupies(ranks)) await parkCards(ctx.tx, [...ranks.keys()]);
  const rows = moves.map(({ card, column, move }) => ({
    ...{ id: card.id, boardId: column.boardId, columnId: column.id, rank: ranks.get(card.id) ?? '' },
    isCompleted: move.isArriving && column.done,
  }));
  const moved = moves.map((done) => movedCard(ctx, done, arrivals.get(done.card.id)));
  const leaving = moved.filter(({ id }) => arrivals.has(id));
  // Labels name the board of their card, so they are removed before it changes.
  await replaceLabels(
    ctx.tx,
    moves.filter(isLeaving).map(({ card }) => ({ ...card, labelIds: [] })),
  );
  await replaceAssignees(ctx.tx, leaving);
  const versionOf = versionsOf(await moveCardRows(ctx, rows));
  await replaceLabels(ctx.tx, leaving);
  if (leaving.length > 0) {
    await notePeopleOfCards(
      ctx.tx,
      leaving.map(({ id }) => id),
    );
  }
  await recordEvents(
    ctx,
    moves.flatMap((done, at) =>
      eventsOf(done, { ...(moved[at] ?? done.card), version: versionOf(done.card.id) }),
    ),
  );
  const crowded = new Set(rows.filter(({ rank }) => rank.length > rankLengthMax).map((row) => row.columnId));
  for (const columnId of crowded) await respaceCrowdedCards(ctx, columnId);
}

/** The card as it is after its move, but for its version. */
function movedCard(
  { now }: Context,
  { card, column, move }: DoneMove,
  arrival: BoardArrival | undefined,
): CardRow {
  const completedAt =
    move.isArriving && column.done ? (card.completedAt ?? now.toISOString()) : card.completedAt;
  return { ...card, ...arrival, boardId: column.boardId, columnId: column.id, completedAt };
}

function eventsOf(done: DoneMove, moved: CardRow): NewEvent[] {
  const { card, move } = done;
  if (isLeaving(done)) {
    return [departureEvent(card, 'moved_out'), arrivalEvent(moved, 'moved_in', move.above.to)];
  }
  return [
    cardEvent(moved, 'moved', {
      column_id: { from: card.columnId, to: moved.columnId },
      after_card_id: move.above,
      ...changesBetween({ completed_at: card.completedAt }, { completed_at: moved.completedAt }),
    }),
  ];
}
