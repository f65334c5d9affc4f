/**
 * Keeps boards within their number of cards: exactly, and while several requests add cards at the same time
 * (docs/decisions/0038-fair-shares-search-and-exact-caps.md). By hand: advisory locks, and counts that stop at the limit.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { cardsPerBoardMax } from '../core/limits.ts';

/** What a transaction that adds a card to a board knows about the room there. */
export interface CardRoom {
  /** The cards on the board, counted no further than the cap. */
  readonly boardCards: number;
  /** How many transactions can run at the same time: one for each connection that the server takes. */
  readonly connections: number;
  /** Whether it shares the lock of the board's cap. Near the cap, each transaction locks it exclusively. */
  readonly isCapShared: boolean;
}

/** The advisory lock that stands for a board's cap. */
function capKey(boardId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`hashtextextended('cards of ' || ${boardId}::text, 0)`;
}

/** The cards of a board, counted no further than `max`. */
function countUpTo(max: number, boardId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(
    SELECT count(*)::int FROM (SELECT 1 FROM cards n WHERE n.board_id = ${boardId} LIMIT ${max}::int) AS counted)`;
}

/**
 * A statement that adds the columns of a `CardRoom` to the one row of `place`, which names its board `boardId`. The cap
 * is shared with other transactions if there is room for two cards of each, so that few find no room under the lock.
 */
export function withCardRoom(place: Prisma.Sql): Prisma.Sql {
  const boardId = Prisma.sql`place."boardId"`;
  return Prisma.sql`
    SELECT place.*, room.*, CASE WHEN room."boardCards" <= ${cardsPerBoardMax}::int - 2 * room.connections
      THEN pg_try_advisory_xact_lock_shared(${capKey(boardId)}) ELSE false END AS "isCapShared"
    FROM (${place}) AS place CROSS JOIN LATERAL (
      SELECT ${countUpTo(cardsPerBoardMax, boardId)} AS "boardCards",
        current_setting('max_connections')::int AS connections) AS room`;
}

/**
 * A statement that shares the cap with other transactions, and adds whether it could and `connections` to the one row of
 * `place`, which names its board `boardId`.
 */
export function shareCap(place: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT place.*, pg_try_advisory_xact_lock_shared(${capKey(Prisma.sql`place."boardId"`)}) AS "isCapShared",
      current_setting('max_connections')::int AS connections
    FROM (${place}) AS place`;
}

/** The cards on a board, counted no further than `max`. */
export async function countCardsUpTo(tx: Tx, boardId: string, max: number): Promise<number> {
  const [row] = await tx.rows<{ readonly count: number }>(
    Prisma.sql`SELECT ${countUpTo(max, Prisma.sql`${boardId}::uuid`)} AS count`,
  );
  return row?.count ?? 0;
}

/** The cards on boards, counted no further than the cap. */
export function countCardsOfBoards(
  tx: Tx,
  boardIds: readonly string[],
): Promise<{ readonly boardId: string; readonly count: number }[]> {
  return tx.rows<{ boardId: string; count: number }>(Prisma.sql`
    SELECT counted.id AS "boardId", ${countUpTo(cardsPerBoardMax, Prisma.sql`counted.id`)} AS count
    FROM unnest(${boardIds}::uuid[]) AS counted (id)`);
}

/** The problem of a full board. */
export const boardIsFull = `A board can have at most ${cardsPerBoardMax} cards.`;

/** @throws {AppError} `limit_reached` when the board is full */
export function requireCardRoom({ boardCards }: Pick<CardRoom, 'boardCards'>): void {
  if (boardCards >= cardsPerBoardMax) {
    throw new AppError('limit_reached', boardIsFull);
  }
}

/** Locks the cap of a board exclusively until the transaction ends, unless the lock is shared. */
export async function holdCap(
  ctx: Context,
  boardId: string,
  { isCapShared }: Pick<CardRoom, 'isCapShared'>,
): Promise<void> {
  if (isCapShared) return;
  await ctx.tx.rows(Prisma.sql`SELECT pg_advisory_xact_lock(${capKey(Prisma.sql`${boardId}::uuid`)})`);
}

/** Locks the caps of boards exclusively until the transaction ends, in the order of their ids. */
export async function holdCaps({ tx }: Context, boardIds: readonly string[]): Promise<void> {
  const inOrder = [...new Set(boardIds)].sort();
  await tx.rows(Prisma.sql`
    SELECT pg_advisory_xact_lock(${capKey(Prisma.sql`held.id`)}) FROM unnest(${inOrder}::uuid[]) AS held (id)`);
}

/**
 * The condition of an insert under the lock. The statement sees what others committed before they released the lock.
 * Each transaction that shares the lock may be about to commit one card.
 */
export function hasCardRoom(boardId: string, { isCapShared, connections }: CardRoom): Prisma.Sql {
  const bound = isCapShared ? cardsPerBoardMax - connections : cardsPerBoardMax;
  return Prisma.sql`${countUpTo(cardsPerBoardMax, Prisma.sql`${boardId}::uuid`)} < ${bound}::int`;
}

/**
 * The room to continue with after an insert that stored nothing: the same if there was room, otherwise the cap is locked
 * exclusively. If two transactions share the lock and both want it exclusively, they deadlock, and one of them runs again.
 *
 * @throws {AppError} `limit_reached`
 */
export async function recheckRoom(ctx: Context, boardId: string, room: CardRoom): Promise<CardRoom> {
  const [row] = await ctx.tx.rows<{ readonly boardCards: number }>(
    Prisma.sql`SELECT ${countUpTo(cardsPerBoardMax, Prisma.sql`${boardId}::uuid`)} AS "boardCards"`,
  );
  const next = { ...room, ...row };
  requireCardRoom(next);
  if (!room.isCapShared || next.boardCards < cardsPerBoardMax - room.connections) return next;
  const alone = { ...next, isCapShared: false };
  await holdCap(ctx, boardId, alone);
  return alone;
}
