/** The statements that count cards. By hand: all counts are of one moment, in one statement. */
import { plannedForValues, Prisma } from '../../db/database.ts';
import { boardsGivenTo, visibleBoards } from '../access/board-access-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import type { Context } from '../core/context.ts';
import { archivedColumns } from './card-filter-rows.ts';
import { searchTimeoutMs, withinSearchTime } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';
import { isOverdue } from './due-date-rows.ts';
import type { OverdueTime } from './due-date-rows.ts';
import { overdueTime } from './due-dates.ts';

/** How many cards something has. */
export interface CountRow {
  readonly id: string;
  readonly count: number;
}

export interface StateCounts {
  readonly total: number;
  readonly open: number;
  readonly completed: number;
  readonly overdue: number;
  readonly unassigned: number;
  readonly unlabelled: number;
  readonly archived: number;
}

export interface CardCounts<Group extends string> {
  readonly states: StateCounts;
  readonly groups: Readonly<Record<Group, readonly CountRow[]>>;
}

/** How many boards, columns, labels or assignees are returned. */
const groupsMax = 1_000;

/** The labels of the cards of some boards, read label by label. A deleted label doesn't count. */
const labelsOfCards = Prisma.sql`
  SELECT x.card_id, x.label_id FROM (SELECT DISTINCT board_id FROM live) AS on_board
  CROSS JOIN LATERAL (SELECT l.id FROM labels l WHERE l.board_id = on_board.board_id OFFSET 0) AS given
  CROSS JOIN LATERAL (SELECT r.card_id, r.label_id FROM card_labels r WHERE r.label_id = given.id OFFSET 0) AS x`;

/** The assignees of the cards of some boards, read card by card. */
const assigneesOfCards = Prisma.sql`
  SELECT x.card_id, x.user_id FROM live CROSS JOIN LATERAL (
    SELECT r.card_id, r.user_id FROM card_assignees r WHERE r.card_id = live.id OFFSET 0) AS x`;

const relationsByBoard = { labelled: labelsOfCards, assigned: assigneesOfCards };

/**
 * The labels and assignees of all cards of a workspace, each in one range of an index. For a workspace that PostgreSQL
 * doesn't know: of a large one, it would read the whole table.
 */
function relationsByWorkspace(workspaceId: string): Pick<Counted, 'labelled' | 'assigned'> {
  const inWorkspace = (columns: Prisma.Sql, table: Prisma.Sql) => Prisma.sql`
    SELECT x.* FROM (SELECT ${workspaceId}::uuid AS id OFFSET 0) AS given CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${table} r WHERE r.workspace_id = given.id OFFSET 0) AS x`;
  return {
    labelled: Prisma.sql`
      WITH existing AS MATERIALIZED (SELECT l.id FROM labels l WHERE l.workspace_id = ${workspaceId}::uuid),
        x AS (${inWorkspace(Prisma.sql`r.card_id, r.label_id`, Prisma.sql`card_labels`)})
      SELECT x.card_id, x.label_id FROM x JOIN existing ON existing.id = x.label_id`,
    assigned: inWorkspace(Prisma.sql`r.card_id, r.user_id`, Prisma.sql`card_assignees`),
  };
}

const labels = Prisma.sql`JOIN labelled x ON x.card_id = live.id`;
const assignees = Prisma.sql`JOIN assigned x ON x.card_id = live.id`;
const mostFirst = Prisma.sql`count DESC, id LIMIT ${groupsMax}::int`;

/** The counts of cards by a column of `live`, or of a table that is joined to it. */
function countsBy(id: Prisma.Sql, join = Prisma.empty, order = mostFirst): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(g), '[]') FROM (
    SELECT ${id} AS id, count(*) AS count FROM live ${join} GROUP BY 1 ORDER BY ${order}) AS g)`;
}

interface Counted {
  /** The query of the cards, with the columns that `counted` lists. */
  readonly cards: Prisma.Sql;
  /** The queries of their labels and assignees, perhaps with those of other cards. */
  readonly labelled: Prisma.Sql;
  readonly assigned: Prisma.Sql;
  readonly groups: Prisma.Sql;
}

/**
 * Counts cards. Their labels and assignees are found through indexes first: joined to the tables, PostgreSQL sometimes
 * reads those of all workspaces into hash tables.
 */
function countsStatement(
  { cards, labelled, assigned, groups }: Counted,
  scope: SearchScope,
  time: OverdueTime,
): Prisma.Sql {
  const without = (join: Prisma.Sql) =>
    Prisma.sql`count(*) - (SELECT count(DISTINCT x.card_id) FROM live ${join})`;
  return Prisma.sql`
    WITH found AS MATERIALIZED (${cards}),
      live AS MATERIALIZED (
        SELECT * FROM found WHERE archived_at IS NULL AND NOT column_id IN (${archivedColumns(scope)})),
      labelled AS MATERIALIZED (${labelled}),
      assigned AS MATERIALIZED (${assigned})
    SELECT (SELECT json_build_object(
        'total', count(*), 'open', count(*) - count(completed_at), 'completed', count(completed_at),
        'overdue', count(*) FILTER (WHERE ${isOverdue('live', time)}),
        'unassigned', ${without(assignees)}, 'unlabelled', ${without(labels)},
        'archived', (SELECT count(*) FROM found) - count(*)) FROM live) AS states,
      json_build_object(${groups}) AS groups`;
}

const counted = Prisma.sql`c.id, c.board_id, c.column_id, c.due_at, c.due_on, c.completed_at, c.archived_at`;

/** Counts the cards of a board that the caller has access to. */
export async function countBoardCards(
  ctx: Pick<Context, 'tx' | 'now' | 'principal'>,
  boardId: string,
): Promise<CardCounts<'columns' | 'labels' | 'assignees'>> {
  const inBoardOrder = Prisma.sql`(SELECT k.rank FROM columns k WHERE k.id = live.column_id)`;
  const groups = Prisma.sql`
    'columns', ${countsBy(Prisma.sql`live.column_id`, Prisma.empty, inBoardOrder)},
    'labels', ${countsBy(Prisma.sql`x.label_id`, labels)},
    'assignees', ${countsBy(Prisma.sql`x.user_id`, assignees)}`;
  const cards = Prisma.sql`SELECT ${counted} FROM cards c WHERE c.board_id = ${boardId}::uuid`;
  return one(
    await ctx.tx.rows<CardCounts<'columns' | 'labels' | 'assignees'>>(
      countsStatement({ cards, ...relationsByBoard, groups }, { boardId }, overdueTime(ctx)),
    ),
  );
}

export type WorkspaceGroup = 'boards' | 'columns' | 'labels' | 'assignees';

/** Counts the cards of the active boards that the caller has access to. @throws {AppError} `search_too_slow` */
export async function countWorkspaceCards(
  ctx: Pick<Context, 'tx' | 'now' | 'principal'>,
  { id, role }: VisibleWorkspace,
): Promise<CardCounts<WorkspaceGroup>> {
  const { tx, principal } = ctx;
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id AND c.workspace_id = b.workspace_id ${boardsGivenTo(role)}`;
  const cards = Prisma.sql`
    SELECT ${counted} ${visibleBoards(principal, join)} AND b.archived_at IS NULL AND c.workspace_id = ${id}::uuid`;
  const groups = Prisma.sql`
    'boards', ${countsBy(Prisma.sql`live.board_id`)}, 'columns', ${countsBy(Prisma.sql`live.column_id`)},
    'labels', ${countsBy(Prisma.sql`x.label_id`, labels)}, 'assignees', ${countsBy(Prisma.sql`x.user_id`, assignees)}`;
  const settings = { ...plannedForValues, statementTimeoutMs: searchTimeoutMs };
  // A guest sees few boards.
  const relations = role === 'guest' ? relationsByBoard : relationsByWorkspace(id);
  const statement = countsStatement({ cards, ...relations, groups }, { workspaceId: id }, overdueTime(ctx));
  const reading = tx.rows<CardCounts<WorkspaceGroup>>(statement, settings);
  return one(await withinSearchTime(reading, false));
}

function one<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement without FROM returns one row');
  return row;
}
