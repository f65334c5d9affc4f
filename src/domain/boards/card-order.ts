/** The order of cards in a column: fractional ranks that the server owns and clients never see. */
import { Prisma } from '../../db/database.ts';
import { getBoard } from '../access/board-access.ts';
import { visibleBoards } from '../access/board-access-rows.ts';
import { holdCap, recheckRoom, withCardRoom } from './card-room.ts';
import type { CardRoom } from './card-room.ts';
import { cardColumns, cardEvent, getCard } from './card-rows.ts';
import { lockColumn } from './column-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { Target } from './columns.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { recordEvents } from '../events/events.ts';
import type { Role } from '../core/principals.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { isRank, rankBetween, rankLengthMax, spacedRanks, temporaryPrefix } from '../core/ranks.ts';

/** Where a new card goes. */
export interface CardPlace extends CardRoom {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly columnId: string;
  readonly end: 'top' | 'bottom';
  /** The rank at that end of the column; null when it is empty. */
  readonly edge: string | null;
}

/**
 * Finds the column that a new card goes to: the given one, else the board's first. The column is held against
 * deletion and respacing, but not against other new cards, until the transaction ends.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`
 */
export async function findCardPlace(
  ctx: Context,
  boardId: string,
  columnId: string | undefined,
  end: 'top' | 'bottom',
): Promise<CardPlace> {
  const edge = end === 'top' ? Prisma.sql`min(e.rank COLLATE "C")` : Prisma.sql`max(e.rank COLLATE "C")`;
  // Everything in one statement. If it had to wait for a respacing, it sees the new epoch, but still the old ranks.
  const [place] = await ctx.tx.rows<Omit<CardPlace, 'end'> & { role: Role; respaced: boolean }>(
    withCardRoom(Prisma.sql`
    SELECT b.workspace_id AS "workspaceId", b.id AS "boardId", m.role::text AS role, k.id AS "columnId",
      (SELECT ${edge} FROM cards e WHERE e.column_id = k.id) AS edge,
      k.rank_epoch <> (SELECT s.rank_epoch FROM columns s WHERE s.id = k.id) AS respaced
    ${visibleBoards(ctx.principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`)} AND b.id = ${boardId}::uuid
      ${columnId === undefined ? Prisma.empty : Prisma.sql`AND k.id = ${columnId}::uuid`}
    ORDER BY k.rank LIMIT 1 FOR KEY SHARE OF k`),
  );
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
  return neighbour(ctx, columnId, { towards: end === 'top' ? 'bottom' : 'top' });
}

const insertTriesMax = 10;

/**
 * Inserts a card at an end of a column without locking out other inserts. `insert` stores nothing when someone else
 * took the rank at the same time, and the next try reads the end again; or when the board has no room.
 *
 * @throws {AppError} `limit_reached`; `conflict` when every try found its rank taken
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
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_column`, `anchor_moved`
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
  await lockColumns(ctx, seen.boardId, [seen.columnId, columnId]);
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
  const [moved] = await ctx.tx.rows<CardRow>(Prisma.sql`
    WITH c AS (
      UPDATE cards SET column_id = ${columnId}::uuid, rank = ${rank}, updated_at = ${ctx.now}::timestamptz, version = version + 1
      WHERE id = ${id}::uuid RETURNING *
    )
    SELECT ${cardColumns} FROM c`);
  if (moved === undefined) throw new Error('a locked card vanished');
  await recordEvents(ctx, [cardEvent(card, 'moved', await moveChanges(ctx, card, moved))]);
  if (rank.length > rankLengthMax) await respaceCards(ctx, columnId);
  return moved;
}

/** What a move tells: the columns, and which card it stood and stands behind (null: at the top). */
async function moveChanges(ctx: Context, from: CardRow, to: CardRow) {
  const behind = async (card: CardRow) => {
    const [row] = await ctx.tx.rows<{ id: string }>(Prisma.sql`
      SELECT id FROM cards WHERE column_id = ${card.columnId}::uuid AND rank < ${card.rank} AND id <> ${card.id}::uuid
      ORDER BY rank DESC LIMIT 1`);
    return row?.id ?? null;
  };
  return {
    column_id: { from: from.columnId, to: to.columnId },
    after_card_id: { from: await behind(from), to: await behind(to) },
  };
}

/** Locks columns in the order of their ids, so that two moves never deadlock. */
async function lockColumns(
  ctx: Context,
  boardId: string,
  columnIds: readonly [string, string],
): Promise<void> {
  const locked = await ctx.tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM columns
    WHERE board_id = ${boardId}::uuid AND id IN (${columnIds[0]}::uuid, ${columnIds[1]}::uuid)
    ORDER BY id FOR NO KEY UPDATE`);
  if (!locked.some(({ id }) => id === columnIds[1])) {
    throw new AppError('unknown_column', "There is no such column on the card's board.", {
      pointer: '/column_id',
    });
  }
}

interface Gap {
  readonly before: string | null;
  readonly after: string | null;
}

/** The ranks between which a card lands, the card itself left out. */
async function gap(ctx: Context, card: CardRow, columnId: string, target: Target): Promise<Gap> {
  if (!('anchorId' in target)) {
    return target.kind === 'top'
      ? { before: null, after: await neighbour(ctx, columnId, { towards: 'bottom', except: card.id }) }
      : { before: await neighbour(ctx, columnId, { towards: 'top', except: card.id }), after: null };
  }
  const [anchor] = await ctx.tx.rows<{ rank: string }>(Prisma.sql`
    SELECT rank FROM cards WHERE id = ${target.anchorId}::uuid AND column_id = ${columnId}::uuid`);
  if (anchor === undefined) {
    throw new AppError('anchor_moved', "The card to move next to isn't in that column.", {
      pointer: `/${target.kind}_card_id`,
    });
  }
  return target.kind === 'before'
    ? {
        before: await neighbour(ctx, columnId, { from: anchor.rank, towards: 'top', except: card.id }),
        after: anchor.rank,
      }
    : {
        before: anchor.rank,
        after: await neighbour(ctx, columnId, { from: anchor.rank, towards: 'bottom', except: card.id }),
      };
}

/** The rank next to `from`, or the one at the far end of the column; null when there is none. */
async function neighbour(
  ctx: Context,
  columnId: string,
  { from, towards, except }: { from?: string; towards: 'top' | 'bottom'; except?: string },
): Promise<string | null> {
  const up = towards === 'top';
  const beyond = up ? Prisma.sql`<` : Prisma.sql`>`;
  const [row] = await ctx.tx.rows<{ rank: string }>(Prisma.sql`
    SELECT rank FROM cards WHERE column_id = ${columnId}::uuid
      ${from === undefined ? Prisma.empty : Prisma.sql`AND rank ${beyond} ${from}`}
      ${except === undefined ? Prisma.empty : Prisma.sql`AND id <> ${except}::uuid`}
    ORDER BY rank ${up ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT 1`);
  return row?.rank ?? null;
}

/**
 * Gives the cards of a column short ranks again: no event and no new version, since nothing that clients see
 * changes. Raises the column's epoch, so that cursors find their place by the card's id.
 */
async function respaceCards(ctx: Context, columnId: string): Promise<void> {
  // The stronger lock waits for cards that are being added, which hold the column's key.
  await lockColumn(ctx.tx, columnId);
  const inOrder = await ctx.tx.prisma.card.findMany({
    where: { columnId },
    orderBy: { rank: 'asc' },
    select: { id: true },
  });
  const ids = inOrder.map(({ id }) => id);
  // In two steps, because ranks are unique at every moment. A card that a waiting move came upon here may be leaving
  // under the locks of other columns, so its column is checked again.
  await ctx.tx.rows(Prisma.sql`
    UPDATE cards SET rank = ${temporaryPrefix} || next.rank
    FROM unnest(${ids}::uuid[], ${spacedRanks(ids.length)}::text[]) AS next (id, rank)
    WHERE cards.id = next.id AND cards.column_id = ${columnId}::uuid`);
  await ctx.tx.rows(
    Prisma.sql`UPDATE cards SET rank = substr(rank, ${temporaryPrefix.length + 1}) WHERE column_id = ${columnId}::uuid`,
  );
  await ctx.tx.prisma.boardColumn.update({
    where: { id: columnId },
    data: { rankEpoch: { increment: 1 } },
    select: { id: true },
  });
}
