/** The order of cards in a column: fractional ranks, which clients never see. */
import { getBoard } from '../access/board-access.ts';
import {
  findCardAbove,
  findCardPlaceRow,
  findNextRank,
  findRank,
  lockColumnRows,
  moveCardRow,
  respaceCardRows,
} from './card-order-rows.ts';
import type { CardPlaceRow, LockedColumnRow } from './card-order-rows.ts';
import { holdCap, recheckRoom } from './card-room-rows.ts';
import type { CardRoom } from './card-room-rows.ts';
import { cardEvent, getCard } from './card-rows.ts';
import { lockColumn, raiseRankEpoch } from './column-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { Target } from './columns.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { isRank, rankBetween, rankLengthMax } from '../core/ranks.ts';
import { requireWipRoom } from './wip-limits.ts';

/** Where a new card goes. */
export interface CardPlace extends CardPlaceRow {
  readonly end: 'top' | 'bottom';
}

/**
 * Finds the column that a new card goes to: the given one, or else the board's first that isn't archived. Until the
 * transaction ends, the column can't be deleted or respaced.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`, `column_archived`
 */
export async function findCardPlace(
  ctx: Context,
  boardId: string,
  columnId: string | undefined,
  end: 'top' | 'bottom',
): Promise<CardPlace> {
  const place = await findAnyCardPlace(ctx, boardId, columnId, end);
  requireActiveColumn(place);
  return place;
}

/**
 * As `findCardPlace`, also in a column that is archived.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`
 */
export async function findAnyCardPlace(
  ctx: Context,
  boardId: string,
  columnId: string | undefined,
  end: 'top' | 'bottom',
): Promise<CardPlace> {
  const place = await findCardPlaceRow(ctx, boardId, columnId, end);
  if (place === undefined) {
    await getBoard(ctx, boardId);
    throw new AppError('unknown_column', 'There is no such column on this board.', { pointer: '/column_id' });
  }
  requireRole(ctx, { ...place, boardId });
  const read = place.respaced ? await edgeOf(ctx, place.columnId, end) : place.edge;
  if (read === null || isRank(read)) return { ...place, end, edge: read };
  await respaceCards(ctx, place.columnId);
  return { ...place, end, edge: await edgeOf(ctx, place.columnId, end) };
}

function edgeOf(ctx: Context, columnId: string, end: 'top' | 'bottom'): Promise<string | null> {
  return findNextRank(ctx.tx, columnId, { towards: end === 'top' ? 'bottom' : 'top' });
}

const insertTriesMax = 10;

/**
 * Inserts a card at an end of a column, while others can do the same. `insert` stores nothing if another request took
 * the rank at the same time, and the next try reads the end again; or if the board has no room.
 *
 * @throws {AppError} `limit_reached`; `conflict` if every attempt found its rank taken
 */
export async function insertRanked(
  ctx: Context,
  place: CardPlace,
  insert: (rank: string, room: CardRoom) => Promise<CardRow[]>,
): Promise<CardRow> {
  const { boardId, columnId, end } = place;
  let { edge } = place;
  let room: CardRoom = place;
  await holdCap(ctx, boardId, room);
  for (let attempt = 0; attempt < insertTriesMax; attempt += 1) {
    const [card] = await insert(end === 'top' ? rankBetween(null, edge) : rankBetween(edge, null), room);
    if (card !== undefined) return card;
    room = await recheckRoom(ctx, boardId, room);
    edge = await edgeOf(ctx, columnId, end);
  }
  throw new AppError('conflict', 'Too many cards were added here at the same time. Try again.');
}

/**
 * Moves a card within its board.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_column`, `anchor_moved`,
 *   `column_archived`, `wip_limit_reached`
 */
export async function moveCard(
  ctx: Context,
  id: string,
  columnId: string,
  target: Target,
  expectation?: Expectation,
): Promise<CardRow> {
  const seen = await getCard(ctx, id);
  requireExpected(expectation, 'card', seen);
  const column = await lockColumns(ctx, seen.boardId, [seen.columnId, columnId]);
  let card = await getCard(ctx, id, 'update');
  requireExpected(expectation, 'card', card);
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
  const moved = await moveCardRow(ctx, id, {
    columnId,
    rank,
    isCompleted: isArriving && column.done,
  });
  if (moved === undefined) throw new Error('a locked card is gone');
  await recordEvents(ctx, [cardEvent(card, 'moved', await moveChanges(ctx, card, moved))]);
  if (rank.length > rankLengthMax) await respaceCards(ctx, columnId);
  return moved;
}

/** What a move changes: the columns, the cards right above (null: at the top of the column), and what is completed. */
async function moveChanges({ tx }: Context, from: CardRow, to: CardRow) {
  return {
    column_id: { from: from.columnId, to: to.columnId },
    after_card_id: { from: await findCardAbove(tx, from), to: await findCardAbove(tx, to) },
    ...changesBetween({ completed_at: from.completedAt }, { completed_at: to.completedAt }),
  };
}

/** @throws {AppError} `column_archived` */
export function requireActiveColumn(
  { archivedAt }: { readonly archivedAt: Date | null },
  place: ErrorPlace = { pointer: '/column_id' },
): void {
  if (archivedAt === null) return;
  throw new AppError('column_archived', 'The column is archived. Restore it, or choose another one.', place);
}

/** Locks the columns of a move, and returns the second. @throws {AppError} `unknown_column` if it isn't on the board */
async function lockColumns(
  ctx: Context,
  boardId: string,
  columnIds: readonly [string, string],
): Promise<LockedColumnRow> {
  const locked = await lockColumnRows(ctx.tx, boardId, columnIds);
  const column = locked.find(({ id }) => id === columnIds[1]);
  if (column === undefined) {
    throw new AppError('unknown_column', "There is no such column on the card's board.", {
      pointer: '/column_id',
    });
  }
  return column;
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
  const anchor = await findRank(ctx.tx, target.anchorId, columnId);
  if (anchor === undefined) {
    throw new AppError('anchor_moved', "The card to move next to isn't in that column.", {
      pointer: `/${target.kind}_card_id`,
    });
  }
  return target.kind === 'before'
    ? {
        before: await findNextRank(ctx.tx, columnId, { from: anchor, towards: 'top', except: card.id }),
        after: anchor,
      }
    : {
        before: anchor,
        after: await findNextRank(ctx.tx, columnId, { from: anchor, towards: 'bottom', except: card.id }),
      };
}

/**
 * Gives the cards of a column short ranks again, without an event or a new version, because nothing that clients see
 * changes. Raises the column's epoch, so that cursors find their place by the card's id.
 */
export async function respaceCards(ctx: Context, columnId: string): Promise<void> {
  // This lock waits for cards that are being added, and keeps new ones out.
  await lockColumn(ctx.tx, columnId);
  const inOrder = await ctx.tx.prisma.card.findMany({
    where: { columnId },
    orderBy: { rank: 'asc' },
    select: { id: true },
  });
  await respaceCardRows(
    ctx.tx,
    columnId,
    inOrder.map(({ id }) => id),
  );
  await raiseRankEpoch(ctx.tx, columnId);
}
