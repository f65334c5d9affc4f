/** The statements that list the cards of a board. By hand: lists are read often, and the page can begin at a place that has moved. */
import { Prisma } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import type { PageRequest } from '../core/pages.ts';
import { filterConditions, settingsFor } from './card-filter-rows.ts';
import type { CardFilters } from './card-filter-rows.ts';
import { cardColumnsOf } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { foundCards, withinSearchTime } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';
import { afterSorted, orderBySort, sortValue } from './card-sort-rows.ts';
import type { CardSort, SortedCardPosition } from './card-sort-rows.ts';

/** The query of the cards that have a text, if one is given. */
export function foundCardsOf(
  { text }: CardFilters,
  scope: SearchScope,
  given?: Prisma.Sql,
): Prisma.Sql | undefined {
  return text === undefined ? undefined : foundCards(text, scope, given);
}

/** `WITH` these queries, except undefined ones. */
export function withQueries(...queries: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
  const given = queries.filter((query) => query !== undefined);
  return given.length === 0 ? Prisma.empty : Prisma.sql`WITH ${Prisma.join(given)}`;
}

/** Where a page of a board's cards ends. The epoch shows whether the column was respaced since then. */
export interface BoardCardPosition {
  readonly columnId: string;
  readonly columnRank: string;
  readonly rank: string;
  readonly epoch: number;
  readonly cardId: string;
}

/** Fields of cards that can be long. */
export const longFields = { texts: ['description'] };

/** Beside a column that has the card key of its board's workspace. */
const listedColumns = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`c.card_key`);

/** Beside the workspace of a board. */
export const columnsInWorkspace = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`w.card_key`);

/** Ranks have only letters and digits. */
const beforeEveryRank = '';
const afterEveryRank = '~';

type BoardCard = CardRow & Access & { readonly columnRank: string; readonly rankEpoch: number };

/**
 * The cards of a board that the caller can see, in board order, one more than the page has.
 *
 * @throws {AppError} `search_too_slow`
 */
export function listBoardCardRows(ctx: Context, list: BoardCardList): Promise<BoardCard[]> {
  const columns = Prisma.sql`${listedColumns}, c."columnRank", c."rankEpoch", c.role, c.hold`;
  return readBoardCards<BoardCard>(ctx, list, (cards) =>
    withinPageBytes(Prisma.sql`SELECT ${columns} FROM (${cards}) AS c`, longFields),
  );
}

/** A page of a board's cards, in board order or in the reverse. */
export interface BoardCardList {
  readonly boardId: string;
  readonly filters: CardFilters;
  readonly page: PageRequest<BoardCardPosition>;
  readonly isDescending?: boolean | undefined;
}

/** Whether a list has other cards than all those that aren't archived. */
export function hasFilters({ archived, ...others }: CardFilters): boolean {
  return archived !== false || Object.keys(others).length > 0;
}

/**
 * Runs a statement on the cards of a page and the one after it that the caller can see, in order. They have all columns of
 * cards, those of `Access`, `card_key`, `"columnRank"` and `"rankEpoch"`. The statement can also read the columns of the board
 * that the caller can see, as `shown_columns`: `id`, `rank`, `rank_epoch`, `workspace_id` and those of `Access`.
 *
 * @throws {AppError} `search_too_slow`
 */
export function readBoardCards<Row>(
  { tx, principal }: Pick<Context, 'tx' | 'principal'>,
  { boardId, filters, page: { limit, after }, isDescending = false }: BoardCardList,
  statementOf: (cards: Prisma.Sql) => Prisma.Sql,
): Promise<Row[]> {
  const isFiltered = hasFilters(filters);
  const conditions = isFiltered
    ? filterConditions(filters, 'board', { boardId })
    : Prisma.sql`AND c.archived_at IS NULL`;
  const ifContinued = (condition: Prisma.Sql) => (after === undefined ? Prisma.empty : condition);
  const [beyond, direction, start] = isDescending
    ? [Prisma.sql`<`, Prisma.sql`DESC`, afterEveryRank]
    : [Prisma.sql`>`, Prisma.sql`ASC`, beforeEveryRank];
  // Column by column, each in the order of its index, so that a page reads no row more than it shows. A join to a LATERAL with
  // a LIMIT is a loop over the columns in their order: PostgreSQL doesn't know that its result is in order too, and would read
  // another page of cards to sort it. In one statement with the cursor's place, which doesn't match ranks that were spaced
  // again in between.
  const queries = withQueries(
    Prisma.sql`shown_columns AS MATERIALIZED (
      SELECT k.id, k.rank, k.rank_epoch, board.* FROM (
        SELECT b.id AS board_id, b.workspace_id, w.card_key, ${accessToBoard} ${visibleBoards(principal)}
          AND b.id = ${boardId}::uuid OFFSET 0
      ) AS board JOIN columns k USING (board_id)
      ${isFiltered ? Prisma.empty : Prisma.sql`WHERE k.archived_at IS NULL`}
      ORDER BY k.rank ${direction})`,
    after && Prisma.sql`place AS MATERIALIZED (${placeToday(after, isDescending)})`,
    foundCardsOf(filters, { boardId }),
  );
  const cards = Prisma.sql`
    SELECT card.*, k.rank AS "columnRank", k.rank_epoch AS "rankEpoch", k.role, k.hold, k.card_key
    FROM shown_columns AS k ${ifContinued(Prisma.sql`CROSS JOIN place`)} CROSS JOIN LATERAL (
      SELECT c.* FROM cards c
      WHERE c.column_id = k.id ${conditions}
        ${ifContinued(Prisma.sql`AND c.rank ${beyond} CASE WHEN k.id = place.column_id THEN place.rank ELSE ${start}::text END`)}
      ORDER BY c.rank ${direction} LIMIT ${limit + 1}
    ) AS card
    ${ifContinued(Prisma.sql`WHERE k.rank ${beyond}= place.column_rank`)}
    LIMIT ${limit + 1}`;
  const reading = tx.rows<Row>(
    Prisma.sql`${queries} SELECT read.* FROM (${statementOf(cards)}) AS read`,
    isFiltered ? settingsFor(filters.text !== undefined) : undefined,
  );
  return filters.text === undefined ? reading : withinSearchTime(reading, true);
}

/**
 * A cursor's place as it is today: since it was returned, its column may have been moved or respaced. Repeating cards
 * is better than skipping them: of a moved column's two places, the earlier one counts, and if the card has left a
 * column whose ranks are new, the page begins at the top of the column.
 */
function placeToday(after: BoardCardPosition, isDescending: boolean): Prisma.Sql {
  const earlier = isDescending ? Prisma.sql`GREATEST` : Prisma.sql`LEAST`;
  const start = isDescending ? afterEveryRank : beforeEveryRank;
  return Prisma.sql`
    SELECT given.column_id, ${earlier}(k.rank, ${after.columnRank}::text) AS column_rank,
      CASE WHEN k.id IS NULL OR k.rank_epoch = ${after.epoch}::int THEN ${after.rank}::text
        ELSE COALESCE((SELECT c.rank FROM cards c WHERE c.id = ${after.cardId}::uuid AND c.column_id = k.id), ${start}::text)
      END AS rank
    FROM (SELECT ${after.columnId}::uuid AS column_id) AS given LEFT JOIN columns k ON k.id = given.column_id`;
}

/** A card with what it is sorted by, in lists that are sorted by a field. */
export type SortedCard = CardRow & { readonly sortValue?: string };

/**
 * The cards of a board sorted by a field, one more than the page has. A board has few enough cards to sort them.
 *
 * @throws {AppError} `search_too_slow`
 */
export function listSortedBoardCardRows(
  { tx, principal }: Context,
  boardId: string,
  filters: CardFilters,
  { limit, after, sort }: PageRequest<SortedCardPosition> & { readonly sort: CardSort },
): Promise<(SortedCard & Access)[]> {
  const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id`;
  const reading = tx.rows<SortedCard & Access>(
    withinPageBytes(
      Prisma.sql`
      ${withQueries(foundCardsOf(filters, { boardId }))}
      SELECT ${columnsInWorkspace}, ${sortValue(sort)}, ${accessToBoard} ${visibleBoards(principal, cards)}
        AND b.id = ${boardId}::uuid ${filterConditions(filters, 'board', { boardId })} ${afterSorted(sort, after)}
      ${orderBySort(sort)} LIMIT ${limit + 1}`,
      longFields,
    ),
    settingsFor(filters.text !== undefined),
  );
  return filters.text === undefined ? reading : withinSearchTime(reading, true);
}
