/** The statements that list cards. By hand: lists are read often, and the page can begin at a place that has moved. */
import type { LocalSettings } from '../../db/connections.ts';
import { plannedForValues, Prisma } from '../../db/database.ts';
import { boardsGivenTo, visibleBoards } from '../access/board-access-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import type { Context } from '../core/context.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal, Role } from '../core/principals.ts';
import { cardColumns } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { foundCards, isFound, searchTimeoutMs, withinSearchTime } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';

export interface CardFilters {
  readonly boardId?: string;
  readonly columnId?: string;
  readonly labelId?: string;
  readonly assigneeId?: string;
  readonly dueFrom?: Date;
  readonly dueBefore?: Date;
  readonly updatedSince?: Date;
  /** Text that the title or the description contains, ignoring case. */
  readonly text?: string;
  readonly archived: boolean;
}

/**
 * The conditions on the card `c`, beginning with AND. A filter that is not given is NULL, so that all combinations
 * without a text are one statement, which is planned for its values. OFFSET 0 makes PostgreSQL look up labels and
 * assignees card by card.
 */
function filterConditions(filters: CardFilters, scope: 'board' | 'workspace'): Prisma.Sql {
  const { archived, boardId, columnId, labelId, assigneeId, dueFrom, dueBefore, updatedSince, text } =
    filters;
  return Prisma.sql`AND (c.archived_at IS NOT NULL) = ${archived}::boolean
    AND (${boardId}::uuid IS NULL OR c.board_id = ${boardId}::uuid)
    AND (${columnId}::uuid IS NULL OR c.column_id = ${columnId}::uuid)
    AND (${labelId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM card_labels l WHERE l.card_id = c.id AND l.label_id = ${labelId}::uuid OFFSET 0))
    AND (${assigneeId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id AND a.user_id = ${assigneeId}::uuid OFFSET 0))
    AND (${dueFrom}::timestamptz IS NULL OR c.due_at >= ${dueFrom}::timestamptz)
    AND (${dueBefore}::timestamptz IS NULL OR c.due_at < ${dueBefore}::timestamptz)
    AND (${updatedSince}::timestamptz IS NULL OR c.updated_at >= ${updatedSince}::timestamptz)
    ${text === undefined ? Prisma.empty : Prisma.sql`AND ${isFound(text, scope)}`}`;
}

/** The time of a search depends on its text, so it is limited. */
function settingsFor({ text }: CardFilters): LocalSettings {
  return text === undefined ? plannedForValues : { ...plannedForValues, statementTimeoutMs: searchTimeoutMs };
}

function foundCardsOf({ text }: CardFilters, scope: SearchScope): Prisma.Sql | undefined {
  return text === undefined ? undefined : foundCards(text, scope);
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

type BoardCard = CardRow & { readonly columnRank: string; readonly rankEpoch: number; readonly role: Role };

/**
 * The cards of a board that the caller can see, in board order, one more than the page has.
 *
 * @throws {AppError} `search_too_slow`
 */
export function listBoardCardRows(
  { tx, principal }: Context,
  boardId: string,
  filters: CardFilters,
  { limit, after }: PageRequest<BoardCardPosition>,
): Promise<BoardCard[]> {
  const { archived, ...others } = filters;
  const isFiltered = archived || Object.keys(others).length > 0;
  const columns = visibleBoards(principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`);
  const conditions = isFiltered ? filterConditions(filters, 'board') : Prisma.sql`AND c.archived_at IS NULL`;
  const ifContinued = (condition: Prisma.Sql) => (after === undefined ? Prisma.empty : condition);
  // Column by column, each in the order of its index, so that a page reads few rows more than it shows. In one
  // statement with the cursor's place, which doesn't match ranks that were spaced again in between.
  const reading = tx.rows<BoardCard>(
    Prisma.sql`
      ${withQueries(
        after && Prisma.sql`place AS MATERIALIZED (${placeToday(after)})`,
        foundCardsOf(filters, { boardId }),
      )}
      SELECT page.* FROM (
        SELECT k.id, k.rank, k.rank_epoch, m.role::text AS role ${columns} AND b.id = ${boardId}::uuid
      ) AS k ${ifContinued(Prisma.sql`CROSS JOIN place`)} CROSS JOIN LATERAL (
        SELECT ${cardColumns}, k.rank AS "columnRank", k.rank_epoch AS "rankEpoch", k.role FROM cards c
        WHERE c.column_id = k.id ${conditions}
          ${ifContinued(Prisma.sql`AND c.rank > CASE WHEN k.id = place.column_id THEN place.rank ELSE '' END`)}
        ORDER BY c.rank LIMIT ${limit + 1}
      ) AS page
      ${ifContinued(Prisma.sql`WHERE k.rank >= place.column_rank`)}
      ORDER BY k.rank, page.rank LIMIT ${limit + 1}`,
    isFiltered ? settingsFor(filters) : undefined,
  );
  return filters.text === undefined ? reading : withinSearchTime(reading);
}

/**
 * A cursor's place as it is today: since it was returned, its column may have been moved or respaced. Repeating cards
 * is better than skipping them: of a moved column's two places, the earlier one counts, and if the card has left a
 * column whose ranks are new, the page begins at the top of the column.
 */
function placeToday(after: BoardCardPosition): Prisma.Sql {
  return Prisma.sql`
    SELECT given.column_id, LEAST(k.rank, ${after.columnRank}::text) AS column_rank,
      CASE WHEN k.id IS NULL OR k.rank_epoch = ${after.epoch}::int THEN ${after.rank}::text
        ELSE COALESCE((SELECT c.rank FROM cards c WHERE c.id = ${after.cardId}::uuid AND c.column_id = k.id), '')
      END AS rank
    FROM (SELECT ${after.columnId}::uuid AS column_id) AS given LEFT JOIN columns k ON k.id = given.column_id`;
}

/**
 * The cards of the active boards of a workspace, in order of creation, one more than the page has.
 *
 * @throws {AppError} `search_too_slow`
 */
export function listWorkspaceCardRows(
  { tx, principal }: Context,
  workspace: VisibleWorkspace,
  filters: CardFilters,
  page: PageRequest<IdPosition>,
): Promise<CardRow[]> {
  const settings = settingsFor(filters);
  const reading = tx.rows<CardRow>(
    workspaceCards(principal, workspace, filters, page),
    filters.text === undefined ? { ...settings, reads: 'in-order' } : settings,
  );
  return filters.text === undefined ? reading : withinSearchTime(reading);
}

/**
 * Reads the cards in the order of the index that finds the fewest: the cards of a label, which are on one board, those
 * of an assignee, or all of the workspace.
 */
function workspaceCards(
  principal: Principal,
  { id: workspaceId, role }: VisibleWorkspace,
  { labelId, assigneeId, ...filters }: CardFilters,
  { limit, after }: PageRequest<IdPosition>,
): Prisma.Sql {
  const isLed = labelId !== undefined || assigneeId !== undefined;
  const lead =
    labelId === undefined
      ? Prisma.sql`JOIN card_assignees x
          ON x.workspace_id = c.workspace_id AND x.user_id = ${assigneeId}::uuid AND x.card_id = c.id`
      : Prisma.sql`JOIN card_labels x ON x.label_id = ${labelId}::uuid AND x.card_id = c.id`;
  const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id AND c.workspace_id = b.workspace_id
    ${boardsGivenTo(role)} ${isLed ? lead : Prisma.empty}`;
  const id = isLed ? Prisma.sql`x.card_id` : Prisma.sql`c.id`;
  const rest = labelId === undefined || assigneeId === undefined ? filters : { ...filters, assigneeId };
  const { boardId } = filters;
  const scope = boardId === undefined ? { workspaceId } : { boardId };
  return Prisma.sql`
    ${withQueries(foundCardsOf(filters, scope))}
    SELECT ${cardColumns} ${visibleBoards(principal, cards)}
      AND b.archived_at IS NULL AND c.workspace_id = ${workspaceId}::uuid ${filterConditions(rest, 'workspace')}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND ${id} > ${after.id}::uuid`}
    ORDER BY ${id} LIMIT ${limit + 1}`;
}
