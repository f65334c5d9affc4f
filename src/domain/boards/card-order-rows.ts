/** The statements on the order of cards. By hand: cards are added and moved often, and ranks are compared. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { LostRaceError } from '../../db/errors.ts';
import { accessToBoard, isSameAccess, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { temporaryPrefix } from '../core/ranks.ts';
import { withCardRoom } from './card-room-rows.ts';
import type { CardRoom } from './card-room-rows.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { ColumnRow } from './column-rows.ts';

/** A column that a new card can go to. */
export interface CardPlaceRow extends CardRoom, Access {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly columnId: string;
  /** Whether cards that arrive in the column are completed. */
  readonly done: boolean;
  /** Whether the column has to be locked and its cards counted before another one arrives. */
  readonly wipLimitEnforced: boolean;
  readonly archivedAt: Date | null;
  /** The rank at the wanted end of the column; null when it is empty. */
  readonly edge: string | null;
  /** Whether the column was respaced while the statement waited, so that `edge` is an old rank. */
  readonly respaced: boolean;
  /** Whether the column is locked: not before the cap, so that new cards and batches lock both in the same order. */
  readonly isLocked: boolean;
  /** Whether the caller's access is the same as before the statement waited for the column. */
  readonly isSameAccess: boolean;
}

/**
 * Finds the given column of a board, or else its first that isn't archived, with everything that adding a card needs. If
 * the cap is shared or held, locks it as moves do, so that the card above a new one is the one that the log tells, and keeps
 * people from losing access to the board.
 *
 * @throws {LostRaceError} if there is another first column now, or the caller's access has changed
 */
export async function findCardPlaceRow(
  { tx, principal }: Context,
  boardId: string,
  columnId: string | undefined,
  { end, isCapHeld }: { readonly end: 'top' | 'bottom'; readonly isCapHeld: boolean },
): Promise<CardPlaceRow | undefined> {
  const edge = end === 'top' ? Prisma.sql`min(e.rank COLLATE "C")` : Prisma.sql`max(e.rank COLLATE "C")`;
  const found = Prisma.sql`
    SELECT b.workspace_id AS "workspaceId", b.id AS "boardId", ${accessToBoard}, k.id AS "columnId", m.id AS "memberId",
      k.rank_epoch AS epoch, (SELECT ${edge} FROM cards e WHERE e.column_id = k.id) AS edge
    ${visibleBoards(principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`)} AND b.id = ${boardId}::uuid
      ${columnId === undefined ? Prisma.sql`AND k.archived_at IS NULL` : Prisma.sql`AND k.id = ${columnId}::uuid`}
    ORDER BY k.rank LIMIT 1`;
  // If the statement waits for a transaction that respaces the column, it returns the new epoch, but the old ranks.
  const [place] = await tx.rows<CardPlaceRow>(Prisma.sql`
    WITH place AS MATERIALIZED (${withCardRoom(found)})
    SELECT place.*, k.id IS NOT NULL AS "isLocked", k.done, k.wip_limit_enforced AS "wipLimitEnforced",
      k.archived_at AS "archivedAt", k.rank_epoch <> place.epoch AS respaced,
      CASE WHEN k.id IS NULL THEN true
        ELSE ${isSameAccess(Prisma.sql`held.id`, Prisma.sql`ARRAY[place."memberId"]`)} END AS "isSameAccess"
    FROM place
    LEFT JOIN LATERAL (
      SELECT * FROM columns WHERE id = place."columnId" AND (place."isCapShared" OR ${isCapHeld}::boolean)
      FOR NO KEY UPDATE) k ON true
    LEFT JOIN LATERAL (SELECT id FROM boards WHERE id = k.board_id FOR KEY SHARE) held ON true`);
  if (place === undefined || !(place.isCapShared || isCapHeld)) return place;
  if (!place.isSameAccess)
    throw new LostRaceError('access has changed while a new card waited for its column');
  if (columnId === undefined && (!place.isLocked || place.archivedAt !== null)) {
    throw new LostRaceError('the first column was deleted or archived while a new card waited for it');
  }
  return place.isLocked ? place : undefined;
}

/** How many cards a column has without archived ones, counted no further than `max`. */
export async function countActiveCards(tx: Tx, columnId: string, max: number): Promise<number> {
  const [row] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM (
      SELECT 1 FROM cards WHERE column_id = ${columnId}::uuid AND archived_at IS NULL LIMIT ${max}::int) AS counted`);
  return row?.count ?? 0;
}

/** Where a card goes. */
export interface MovePlace extends Pick<CardRow, 'boardId' | 'columnId' | 'rank'> {
  readonly isCompleted: boolean;
}

/** A card that has moved, with the ids of the cards right above its places: null at the top of a column. */
export interface MovedCardRow extends CardRow {
  readonly wasBelowId: string | null;
  readonly isBelowId: string | null;
}

/**
 * Puts a card into a column of a board at a rank, completes it if it has to be, and raises its version: twice if it leaves
 * its board, because its departure and its arrival are two events.
 */
export async function moveCardRow(
  { tx, now }: Context,
  from: Place,
  { boardId, columnId, rank, isCompleted }: MovePlace,
): Promise<MovedCardRow | undefined> {
  const { id } = from;
  const [moved] = await tx.rows<MovedCardRow>(Prisma.sql`
    WITH c AS (
      UPDATE cards SET board_id = ${boardId}::uuid, column_id = ${columnId}::uuid, rank = ${rank},
        completed_at = COALESCE(completed_at, ${isCompleted ? now : null}::timestamptz),
        updated_at = ${now}::timestamptz, version = version + ${raisedBy(Prisma.sql`board_id <> ${boardId}::uuid`)}
      WHERE id = ${id}::uuid RETURNING *
    )
    SELECT ${cardColumns}, (${cardAbove(from)}) AS "wasBelowId", (${cardAbove({ id, columnId, rank })}) AS "isBelowId"
    FROM c`);
  return moved;
}

/** How much a move raises the version of a card. */
export function raisedBy(isLeaving: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`CASE WHEN ${isLeaving} THEN 2 ELSE 1 END`;
}

/** The place of a card in a column. */
type Place = Pick<CardRow, 'id' | 'columnId' | 'rank'>;

/** The id of the card right above the place of a card; null at the top of the column. */
export async function findCardAbove(tx: Tx, place: Place): Promise<string | null> {
  const [row] = await tx.rows<{ id: string }>(cardAbove(place));
  return row?.id ?? null;
}

function cardAbove({ id, columnId, rank }: Place): Prisma.Sql {
  return Prisma.sql`
    SELECT above.id FROM cards above
    WHERE above.column_id = ${columnId}::uuid AND above.rank < ${rank} AND above.id <> ${id}::uuid
    ORDER BY above.rank DESC LIMIT 1`;
}

/** A column as it is while it is locked. */
export type LockedColumnRow = Pick<
  ColumnRow,
  'id' | 'name' | 'done' | 'wipLimit' | 'wipLimitEnforced' | 'archivedAt'
>;

/** Locks columns of a board in the order of their ids, so that two moves can't deadlock. Returns those that exist. */
export function lockColumnRows(
  tx: Tx,
  boardId: string,
  columnIds: readonly string[],
): Promise<LockedColumnRow[]> {
  return tx.rows<LockedColumnRow>(Prisma.sql`
    SELECT id, name, done, wip_limit AS "wipLimit", wip_limit_enforced AS "wipLimitEnforced", archived_at AS "archivedAt"
    FROM columns
    WHERE board_id = ${boardId}::uuid AND id = ANY (${columnIds}::uuid[])
    ORDER BY id FOR NO KEY UPDATE`);
}

/** In which direction to look for a rank of a column. */
export interface RankSearch {
  readonly towards: 'top' | 'bottom';
  /** The id of a card to skip. */
  readonly except?: string;
}

/** The rank that comes first from the other end of the column; null if there is none. */
export async function findNextRank(tx: Tx, columnId: string, search: RankSearch): Promise<string | null> {
  const [row] = await tx.rows<{ rank: string }>(nextRank(columnId, search, Prisma.empty));
  return row?.rank ?? null;
}

function nextRank(columnId: string, { towards, except }: RankSearch, beyond: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT near.rank FROM cards near WHERE near.column_id = ${columnId}::uuid ${beyond}
      ${except === undefined ? Prisma.empty : Prisma.sql`AND near.id <> ${except}::uuid`}
    ORDER BY near.rank ${towards === 'top' ? Prisma.sql`DESC` : Prisma.sql`ASC`} LIMIT 1`;
}

/** The rank of a card, and the next one in a direction: null at the end of the column. */
export interface AnchorRanks {
  readonly rank: string;
  readonly next: string | null;
}

/** Undefined if the card isn't in the column. */
export async function findAnchorRanks(
  tx: Tx,
  anchorId: string,
  columnId: string,
  search: RankSearch,
): Promise<AnchorRanks | undefined> {
  const beyond =
    search.towards === 'top'
      ? Prisma.sql`AND near.rank < anchor.rank`
      : Prisma.sql`AND near.rank > anchor.rank`;
  const [ranks] = await tx.rows<AnchorRanks>(Prisma.sql`
    SELECT anchor.rank, (${nextRank(columnId, search, beyond)}) AS next
    FROM cards anchor WHERE anchor.id = ${anchorId}::uuid AND anchor.column_id = ${columnId}::uuid`);
  return ranks;
}

/** Some cards of a column in order, and the ranks right around them: null at an end of the column. */
export interface ColumnPart {
  readonly ids: readonly string[];
  readonly before: string | null;
  readonly after: string | null;
}

/** The longest rank of a column that is longer than `max`; undefined if there is none. */
export async function findCrowdedRank(tx: Tx, columnId: string, max: number): Promise<string | undefined> {
  const [card] = await tx.rows<{ readonly rank: string }>(Prisma.sql`
    SELECT rank FROM cards WHERE column_id = ${columnId}::uuid AND length(rank) > ${max}::int
    ORDER BY length(rank) DESC LIMIT 1`);
  return card?.rank;
}

/** The cards around a rank, at most `reach` on each side. */
export async function findColumnPart(
  tx: Tx,
  columnId: string,
  rank: string,
  reach: number,
): Promise<ColumnPart> {
  const cards = await tx.rows<{ readonly id: string; readonly rank: string }>(Prisma.sql`
    (SELECT id, rank FROM cards WHERE column_id = ${columnId}::uuid AND rank < ${rank}
      ORDER BY rank DESC LIMIT ${reach + 1}::int)
    UNION ALL
    (SELECT id, rank FROM cards WHERE column_id = ${columnId}::uuid AND rank >= ${rank}
      ORDER BY rank LIMIT ${reach + 1}::int)
    ORDER BY rank`);
  const above = cards.filter((card) => card.rank < rank).length;
  const hasBefore = above > reach;
  const hasAfter = cards.length - above > reach;
  return {
    ids: cards.slice(hasBefore ? 1 : 0, hasAfter ? -1 : undefined).map(({ id }) => id),
    before: (hasBefore ? cards[0]?.rank : undefined) ?? null,
    after: (hasAfter ? cards.at(-1)?.rank : undefined) ?? null,
  };
}

/** Gives cards of a column new ranks, in the order of both, in two steps because ranks are unique at every moment. */
export async function respaceCardRows(
  tx: Tx,
  columnId: string,
  idsInOrder: readonly string[],
  ranks: readonly string[],
): Promise<void> {
  // A card that a waiting move found here can be leaving under the locks of other columns, so its column is checked.
  await tx.rows(Prisma.sql`
    UPDATE cards SET rank = ${temporaryPrefix} || next.rank
    FROM unnest(${idsInOrder}::uuid[], ${ranks}::text[]) AS next (id, rank)
    WHERE cards.id = next.id AND cards.column_id = ${columnId}::uuid`);
  await tx.rows(Prisma.sql`
    UPDATE cards SET rank = substr(rank, ${temporaryPrefix.length + 1})
    WHERE column_id = ${columnId}::uuid AND rank >= ${temporaryPrefix}`);
}
