/** The order of cards in a column: fractional ranks, which clients never see. */
import { getBoard } from '../access/board-access.ts';
import {
  findCardPlaceRow,
  findColumnPart,
  findCrowdedRank,
  findNextRank,
  respaceCardRows,
} from './card-order-rows.ts';
import type { CardPlaceRow } from './card-order-rows.ts';
import { holdCap, recheckRoom } from './card-room-rows.ts';
import type { CardRoom } from './card-room-rows.ts';
import { lockColumn, lockColumnAlone, raiseRankEpoch } from './column-rows.ts';
import type { CardRow } from './card-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import { isRank, rankBetween, rankLengthMax, ranksBetween, spacedRanks } from '../core/ranks.ts';

/** The problems of places for cards. */
export const placeProblems = {
  noColumn: 'There is no such column on this board.',
  archivedColumn: 'The column is archived. Restore it, or choose another one.',
  movedAnchor: "The card to move next to isn't in that column.",
} as const;

/** Where a new card goes. */
export interface CardPlace extends CardPlaceRow {
  readonly end: 'top' | 'bottom';
}

/**
 * Finds the column that a new card goes to: the given one, or else the board's first that isn't archived. Until the
 * transaction ends, the column can't be deleted or respaced, and no other card can be added to it or moved.
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
  let place = await findCardPlaceRow(ctx, boardId, columnId, { end, isCapHeld: false });
  if (place !== undefined) requireRole(ctx, { ...place, boardId });
  if (place?.isLocked === false) {
    await holdCap(ctx, boardId, place);
    place = await findCardPlaceRow(ctx, boardId, columnId, { end, isCapHeld: true });
    // The role may have changed before the cap was locked.
    if (place !== undefined) requireRole(ctx, { ...place, boardId });
  }
  if (place === undefined) {
    await getBoard(ctx, boardId);
    throw new AppError('unknown_column', placeProblems.noColumn, { pointer: '/column_id' });
  }
  const read = place.respaced ? await edgeOf(ctx, place.columnId, end) : place.edge;
  if (read === null || isRank(read)) return { ...place, end, edge: read };
  await lockColumnAlone(ctx.tx, place.columnId);
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

/** @throws {AppError} `column_archived` */
export function requireActiveColumn(
  { archivedAt }: { readonly archivedAt: Date | null },
  place: ErrorPlace = { pointer: '/column_id' },
): void {
  if (archivedAt === null) return;
  throw new AppError('column_archived', placeProblems.archivedColumn, place);
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
  const ids = inOrder.map(({ id }) => id);
  await respaceCardRows(ctx.tx, columnId, ids, spacedRanks(ids.length));
  await raiseRankEpoch(ctx.tx, columnId);
}

/** Cards on each side of a crowded place that get new ranks. The next number counts if there is no room between them. */
const respacedReaches = [50, 500];

/**
 * Shortens the ranks of a column that are too long, as `respaceCards` does, but only around them, so that many moves into
 * one place of a long column don't hold it for long.
 */
export async function respaceCrowdedCards(ctx: Context, columnId: string): Promise<void> {
  await lockColumn(ctx.tx, columnId);
  for (;;) {
    const crowded = await findCrowdedRank(ctx.tx, columnId, rankLengthMax);
    if (crowded === undefined) break;
    if (!(await respaceAround(ctx, columnId, crowded))) return respaceCards(ctx, columnId);
  }
  await raiseRankEpoch(ctx.tx, columnId);
}

/** Returns whether there was room for ranks that leave room for others. */
async function respaceAround({ tx }: Context, columnId: string, rank: string): Promise<boolean> {
  for (const reach of respacedReaches) {
    const { ids, before, after } = await findColumnPart(tx, columnId, rank, reach);
    if (![before, after].every((end) => end === null || isRank(end))) return false;
    const ranks = ranksBetween(before, after, ids.length);
    if (ranks.every(({ length }) => length <= rankLengthMax / 2)) {
      await respaceCardRows(tx, columnId, ids, ranks);
      return true;
    }
  }
  return false;
}
