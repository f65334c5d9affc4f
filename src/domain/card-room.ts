/**
 * Keeps boards within their number of cards: exactly, and without making those who add cards wait for each other
 * (docs/decisions/0038-fair-shares-search-and-exact-caps.md).
 */
import { Prisma } from '../db/database.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { cardsPerBoardMax } from './limits.ts';

/** What a transaction that adds one card to a board knows of the room there. */
export interface CardRoom {
  /** The cards on the board, counted no further than the cap. */
  readonly boardCards: number;
  /** How many transactions can run at the same time: one for each connection that the server takes. */
  readonly connections: number;
  /** Whether it holds the board's cap together with others. Near the cap each transaction holds it alone. */
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
 * is held together with others where there is room for all of them twice, so that few find less under the lock.
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

/** @throws {AppError} `limit_reached` when the board is full */
export function requireCardRoom({ boardCards }: CardRoom): void {
  if (boardCards >= cardsPerBoardMax) {
    throw new AppError('limit_reached', `A board can have at most ${cardsPerBoardMax} cards.`);
  }
}

/** Holds the cap of a board alone until the transaction ends, unless it is held together with others. */
export async function holdCap(ctx: Context, boardId: string, { isCapShared }: CardRoom): Promise<void> {
  if (isCapShared) return;
  await ctx.tx.rows(Prisma.sql`SELECT pg_advisory_xact_lock(${capKey(Prisma.sql`${boardId}::uuid`)})`);
}

/**
 * The condition of an insert under the lock. The statement sees what others committed before they released the lock, and
 * all who hold the cap together may be about to commit a card each.
 */
export function hasCardRoom(boardId: string, { isCapShared, connections }: CardRoom): Prisma.Sql {
  const bound = isCapShared ? cardsPerBoardMax - connections : cardsPerBoardMax;
  return Prisma.sql`${countUpTo(cardsPerBoardMax, Prisma.sql`${boardId}::uuid`)} < ${bound}::int`;
}

/**
 * The room to continue with after an insert that stored nothing: the same when there was room, else the cap held alone.
 * Two who hold it together and each want it alone are a deadlock, and one of them runs again.
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
