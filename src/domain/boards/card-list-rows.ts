/** The statements that list cards. By hand: lists are read often, and the page can begin at a place that has moved. */
import { Prisma } from '../../db/database.ts';
import {
  accessToBoard,
  boardsGivenTo,
  boardsOfGuest,
  memberSeesBoard,
  visibleBoards,
} from '../access/board-access-rows.ts';
import { knownWorkspace, membershipOf } from '../access/viewer-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import { firstId } from '../core/ids.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import { changedCards, changedInOrder } from './changed-card-rows.ts';
import { filterConditions, hasFurtherFilters, settingsFor } from './card-filter-rows.ts';
import type { CardFilters, RelationFilters } from './card-filter-rows.ts';
import { cardColumnsOf } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { foundCards, isInOneField, withinSearchTime } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';
import { dueCards } from './due-date-rows.ts';
import { afterSorted, orderBySort, sortValue } from './card-sort-rows.ts';
import type { CardSort, SortedCardPosition } from './card-sort-rows.ts';

function foundCardsOf({ text }: CardFilters, scope: SearchScope, given?: Prisma.Sql): Prisma.Sql | undefined {
  return text === undefined ? undefined : foundCards(text, scope, given);
}

/** `WITH` these queries, except undefined ones. */
function withQueries(...queries: readonly (Prisma.Sql | undefined)[]): Prisma.Sql {
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
export const longFields = ['description'];

/** Beside a column that has the card key of its board's workspace. */
const listedColumns = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`c.card_key`);

/** Beside the workspace of a board. */
const columnsInWorkspace = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`w.card_key`);

/** Beside the membership of a workspace. */
const columnsOfMember = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`m.card_key`);

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
  const { archived, ...others } = filters;
  const isFiltered = archived !== false || Object.keys(others).length > 0;
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

/** The cards of the active boards of a workspace, in order of creation or sorted, one more than the page has. */
export function listWorkspaceCardRows(
  { tx, principal }: Context,
  workspace: VisibleWorkspace,
  filters: CardFilters,
  order: CardOrder,
  limit: number,
): Promise<SortedCard[]> {
  const isLimited = filters.text !== undefined || order.sort !== undefined || hasFurtherFilters(filters);
  const settings = settingsFor(isLimited);
  const reading = tx.rows<SortedCard>(
    withinPageBytes(workspaceCards(principal, workspace, filters, order, limit), longFields),
    filters.text === undefined ? { ...settings, reads: 'in-order' } : settings,
  );
  return isLimited ? withinSearchTime(reading, filters.text !== undefined) : reading;
}

/** In order of creation, or sorted by a field, with the last card of the page before. */
export type CardOrder =
  | { readonly sort?: undefined; readonly after?: IdPosition | undefined }
  | { readonly sort: CardSort; readonly after?: SortedCardPosition | undefined };

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

/**
 * Reads the cards in the order of the index that finds the fewest: the cards of a label, which are on one board, those
 * of an assignee, or all of the workspace. What a text or a due date finds has another order.
 */
function workspaceCards(
  principal: Principal,
  workspace: VisibleWorkspace,
  filters: CardFilters,
  order: CardOrder,
  limit: number,
): Prisma.Sql {
  const { id: workspaceId, role } = workspace;
  const { text, boardId } = filters;
  const scope = scopeOf(workspaceId, filters);
  const oneByOne =
    role === 'guest' && boardId === undefined ? boardsOfGuest(principal, workspaceId) : undefined;
  const found = foundCardsOf(filters, scope, oneByOne);
  const { labelId, labels, assigneeId, assignees } = filters;
  const hasLabel = (labelId ?? requiredId(labels)) !== undefined;
  const isLed = hasLabel || (assigneeId ?? requiredId(assignees)) !== undefined;
  const foundFirst =
    isLed || order.sort !== undefined ? undefined : (found ?? dueCardsOf(workspace, filters));
  if (foundFirst !== undefined) {
    return foundInOrder(principal, workspaceId, filters, foundFirst, order.after, limit);
  }
  const since = role === 'guest' || order.sort !== undefined ? undefined : changedSince(filters);
  if (since !== undefined) {
    const changed = { workspaceId, since, afterId: order.after?.id ?? firstId };
    const next = changedInOrder(changed);
    const cards = lookedUp(principal, workspaceId, filters, { found: changedCards(changed), next });
    // A loop over what is in order. PostgreSQL doesn't know that it is, and would sort everything.
    return Prisma.sql`${cards} LIMIT ${limit + 1}`;
  }
  const isByBoard = !hasLabel && (isLed || role === 'guest');
  const inOrder = hasLabel ? cardsOfLabel : cardsInOrder;
  return Prisma.sql`
    ${withQueries(text === undefined ? undefined : found, isByBoard ? undefined : membershipOf(principal, workspaceId))}
    ${isByBoard ? cardsOfBoards(principal, workspace, filters, order) : inOrder(workspaceId, filters, order)}
    LIMIT ${limit + 1}`;
}

/** A workspace has few boards if a page of cards can show more. */
const fewBoards = 50;

/** `SELECT … FROM … WHERE …` of the active boards (alias `b`) of a workspace that its member (`membership`) sees. */
const shownBoards = (workspaceId: string) => Prisma.sql`
  SELECT b.id FROM membership AS m CROSS JOIN boards b
  WHERE b.workspace_id = ${workspaceId}::uuid AND b.deleted_at IS NULL AND b.archived_at IS NULL AND ${memberSeesBoard}`;

/**
 * Joins nothing to cards `c` that the member of a workspace (`membership`) sees: their board is active, and one of theirs.
 * If the workspace has few boards, they are read once, and otherwise card by card. Without LIMIT, PostgreSQL would expect
 * to read all boards of a large workspace for each card.
 */
function joinShown(workspaceId: string): Prisma.Sql {
  const shown = shownBoards(workspaceId);
  const first = Prisma.sql`SELECT FROM boards b WHERE b.workspace_id = ${workspaceId}::uuid LIMIT ${fewBoards + 1}`;
  return Prisma.sql`CROSS JOIN LATERAL (SELECT WHERE
    CASE WHEN (SELECT count(*) FROM (${first}) AS first) <= ${fewBoards}
      THEN c.board_id IN (${shown} LIMIT ${fewBoards})
      ELSE EXISTS (${shown} AND b.id = c.board_id OFFSET 0) END
    OFFSET 0) AS shown`;
}

function scopeOf(workspaceId: string, { boardId }: CardFilters): SearchScope {
  return boardId === undefined ? { workspaceId } : { boardId };
}

/** What sorted lists select besides their cards. */
function selectSort(sort: CardSort | undefined): Prisma.Sql {
  return sort === undefined ? Prisma.empty : Prisma.sql`, ${sortValue(sort)}`;
}

/** Where a page begins, and its order: that of `id` in an index that may have another column first, unless it is sorted. */
function pageOrder({ sort, after }: CardOrder, id: Prisma.Sql, first = Prisma.empty): Prisma.Sql {
  if (sort !== undefined) return Prisma.sql`${afterSorted(sort, after)} ${orderBySort(sort)}`;
  const isAfter = after === undefined ? Prisma.empty : Prisma.sql`AND ${id} > ${after.id}::uuid`;
  return Prisma.sql`${isAfter} ORDER BY ${first} ${id}`;
}

/**
 * The cards of a workspace in the order of an index, and card by card whether the caller sees its board. Joined to the
 * boards, PostgreSQL expects as few cards as boards, since it doesn't know that each board is in one workspace, and would
 * read all cards.
 */
function cardsInOrder(workspaceId: string, filters: CardFilters, order: CardOrder): Prisma.Sql {
  const isSorted = order.sort !== undefined;
  return Prisma.sql`
    SELECT ${columnsOfMember} ${selectSort(order.sort)}
    FROM cards c CROSS JOIN membership AS m ${joinShown(workspaceId)}
    WHERE c.workspace_id = ${isSorted ? Prisma.sql`${workspaceId}::uuid` : knownWorkspace(workspaceId)}
      ${filterConditions(filters, 'workspace', scopeOf(workspaceId, filters))}
      ${pageOrder(order, Prisma.sql`c.id`, Prisma.sql`c.workspace_id,`)}`;
}

/** The cards with a label. They are on its board, so that who sees it is looked up once. */
function cardsOfLabel(
  workspaceId: string,
  { labelId: oneLabelId, ...filters }: CardFilters,
  order: CardOrder,
): Prisma.Sql {
  const labelId = oneLabelId ?? requiredId(filters.labels);
  const boardOfLabel = Prisma.sql`(SELECT l.board_id FROM labels l WHERE l.id = ${labelId}::uuid)`;
  return Prisma.sql`
    SELECT ${columnsOfMember} ${selectSort(order.sort)}
    FROM membership AS m CROSS JOIN card_labels x JOIN cards c ON c.id = x.card_id
    WHERE x.label_id = ${labelId}::uuid AND c.workspace_id = ${workspaceId}::uuid
      AND EXISTS (${shownBoards(workspaceId)} AND b.id = ${boardOfLabel})
      ${filterConditions(filters, 'workspace', scopeOf(workspaceId, filters))}
      ${pageOrder(order, Prisma.sql`x.card_id`)}`;
}

/** The cards of a guest's boards, or of an assignee, joined to what leads to them. */
function cardsOfBoards(
  principal: Principal,
  { id: workspaceId, role }: VisibleWorkspace,
  { assigneeId: oneAssigneeId, ...filters }: CardFilters,
  order: CardOrder,
): Prisma.Sql {
  const assigneeId = oneAssigneeId ?? requiredId(filters.assignees);
  const lead = Prisma.sql`JOIN card_assignees x
    ON x.workspace_id = ${knownWorkspace(workspaceId)} AND x.user_id = ${assigneeId}::uuid AND x.card_id = c.id`;
  const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id AND c.workspace_id = b.workspace_id
    ${boardsGivenTo(role)} ${assigneeId === undefined ? Prisma.empty : lead}`;
  const inOrder =
    assigneeId === undefined
      ? pageOrder(order, Prisma.sql`c.id`)
      : pageOrder(order, Prisma.sql`x.card_id`, Prisma.sql`x.workspace_id,`);
  return Prisma.sql`
    SELECT ${columnsInWorkspace} ${selectSort(order.sort)}
      ${visibleBoards(principal, cards)}
      AND b.archived_at IS NULL AND b.workspace_id = ${workspaceId}::uuid
      ${filterConditions(filters, 'workspace', scopeOf(workspaceId, filters))} ${inOrder}`;
}

/** The cards of a workspace that are due in a range, unless a board or column, or those of a guest, has fewer. */
function dueCardsOf({ id, role }: VisibleWorkspace, filters: CardFilters): Prisma.Sql | undefined {
  const { boardId, columnId, dueFrom: from, dueBefore: before } = filters;
  const isDue = from !== undefined || before !== undefined;
  const isNarrower = role === 'guest' || boardId !== undefined || columnId !== undefined;
  return isDue && !isNarrower ? dueCards(id, from, before) : undefined;
}

/**
 * The cards that an index has found, in the order of their ids. What they show and who sees them is looked up card by
 * card until the page is full: in a join, PostgreSQL would look it up for all that were found.
 */
function foundInOrder(
  principal: Principal,
  workspaceId: string,
  filters: CardFilters,
  found: Prisma.Sql,
  after: IdPosition | undefined,
  limit: number,
): Prisma.Sql {
  const next = Prisma.sql`
    SELECT found.card_id FROM found
    ${after === undefined ? Prisma.empty : Prisma.sql`WHERE found.card_id > ${after.id}::uuid`}
    ORDER BY found.card_id OFFSET 0`;
  const cards = lookedUp(principal, workspaceId, filters, { found, next });
  return Prisma.sql`${cards} ORDER BY next.card_id LIMIT ${limit + 1}`;
}

/** The cards whose ids a query `next` (`card_id`) has, looked up one by one. A join would look up all of them. */
function lookedUp(
  principal: Principal,
  workspaceId: string,
  { text, ...filters }: CardFilters,
  { found, next }: { readonly found: Prisma.Sql; readonly next: Prisma.Sql },
): Prisma.Sql {
  return Prisma.sql`
    ${withQueries(found, membershipOf(principal, workspaceId))}
    SELECT ${columnsOfMember} FROM (${next}) AS next (card_id)
    CROSS JOIN membership AS m CROSS JOIN LATERAL (
      SELECT c.* FROM cards c WHERE c.workspace_id = ${workspaceId}::uuid AND c.id = next.card_id
        ${filterConditions(filters, 'workspace', { workspaceId })}
        ${text === undefined ? Prisma.empty : isInOneField(text)}
      OFFSET 0
    ) AS c ${joinShown(workspaceId)}`;
}

/** The time since when cards have changed, if nothing else is asked of them but that they aren't archived, which most aren't. */
function changedSince({ archived, updatedSince, ...others }: CardFilters): Date | undefined {
  return archived === true || Object.keys(others).length > 0 ? undefined : updatedSince;
}

/** An id that every card has to have. */
function requiredId({ any = [], all = [] }: RelationFilters = {}): string | undefined {
  return all[0] ?? (any.length === 1 ? any[0] : undefined);
}
