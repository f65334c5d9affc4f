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

/** How many of the cards have each label or assignee, and how many have none. */
interface Relation {
  /** A query of `id` and `count`. Rows of a card have no `id`. */
  readonly counts: Prisma.Sql;
  /** The number of cards without, in a query of `live`. */
  readonly without: Prisma.Sql;
}

interface Relations {
  readonly labelled: Relation;
  readonly assigned: Relation;
}

/**
 * Counts pairs of a card and an `id` by both in one pass, so that the cards with any are a count, too.
 *
 * @param name of the table that the statement makes of the counts
 */
function countPairs(name: keyof Relations, pairs: Prisma.Sql): Relation {
  return {
    counts: Prisma.sql`
      SELECT pair.card_id, pair.id, count(*) AS count FROM (${pairs}) AS pair
      GROUP BY GROUPING SETS ((pair.card_id), (pair.id))`,
    without: Prisma.sql`count(*) - (SELECT count(card_id) FROM ${Prisma.raw(name)})`,
  };
}

/**
 * The labels of the cards of some boards, counted label by label. Whether cards are counted and whether labels exist is
 * looked up in hash tables, which IS TRUE leaves no alternative to: where most boards are small, PostgreSQL would expect a
 * few rows and compare each label of a card to each card. A deleted label doesn't count.
 */
const labelsOfCards: Relation = {
  counts: Prisma.sql`
    SELECT given.id, x.count FROM (SELECT DISTINCT board_id FROM live) AS on_board
    CROSS JOIN LATERAL (SELECT l.id FROM labels l WHERE l.board_id = on_board.board_id OFFSET 0) AS given
    CROSS JOIN LATERAL (
      SELECT count(*) AS count FROM card_labels r
      WHERE r.label_id = given.id AND (r.card_id IN (SELECT id FROM live)) IS TRUE) AS x
    WHERE x.count > 0`,
  without: Prisma.sql`count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM labelled) OR NOT EXISTS (
    SELECT 1 FROM card_labels r
    WHERE r.card_id = live.id AND (r.label_id IN (SELECT id FROM labelled)) IS TRUE OFFSET 0))`,
};

/** The assignees of the cards of some boards, read card by card. */
const assigneesOfCards = Prisma.sql`
  SELECT x.card_id, x.user_id AS id FROM live CROSS JOIN LATERAL (
    SELECT r.card_id, r.user_id FROM card_assignees r WHERE r.card_id = live.id OFFSET 0) AS x`;

const relationsByBoard: Relations = {
  labelled: labelsOfCards,
  assigned: countPairs('assigned', assigneesOfCards),
};

/**
 * The labels and assignees of all cards of a workspace, each in one range of an index. For a workspace that PostgreSQL
 * doesn't know: of a large one, it would read the whole table.
 */
function relationsByWorkspace(workspaceId: string): Relations {
  const inWorkspace = (columns: Prisma.Sql, table: Prisma.Sql) => Prisma.sql`
    SELECT x.* FROM (SELECT ${workspaceId}::uuid AS id OFFSET 0) AS given CROSS JOIN LATERAL (
      SELECT ${columns} FROM ${table} r WHERE r.workspace_id = given.id OFFSET 0) AS x`;
  const labels = inWorkspace(Prisma.sql`r.card_id, r.label_id AS id`, Prisma.sql`card_labels`);
  const assignees = inWorkspace(Prisma.sql`r.card_id, r.user_id AS id`, Prisma.sql`card_assignees`);
  return {
    labelled: countPairs(
      'labelled',
      Prisma.sql`
        WITH existing AS MATERIALIZED (SELECT l.id FROM labels l WHERE l.workspace_id = ${workspaceId}::uuid)
        SELECT x.card_id, x.id FROM (${labels}) AS x JOIN existing ON existing.id = x.id JOIN live ON live.id = x.card_id`,
    ),
    assigned: countPairs(
      'assigned',
      Prisma.sql`SELECT x.card_id, x.id FROM (${assignees}) AS x JOIN live ON live.id = x.card_id`,
    ),
  };
}

/** Counts by id as JSON, most first unless in another order. */
function groupsOf(
  counts: Prisma.Sql,
  order = Prisma.sql`count DESC, id LIMIT ${groupsMax}::int`,
): Prisma.Sql {
  return Prisma.sql`(SELECT coalesce(json_agg(g), '[]') FROM (${counts} ORDER BY ${order}) AS g)`;
}

/** The counts of cards by a column of `live`. */
function countsBy(column: Prisma.Sql, order?: Prisma.Sql): Prisma.Sql {
  return groupsOf(Prisma.sql`SELECT ${column} AS id, count(*) AS count FROM live GROUP BY 1`, order);
}

const ofLabels = groupsOf(Prisma.sql`SELECT id, count FROM labelled WHERE id IS NOT NULL`);
const ofAssignees = groupsOf(Prisma.sql`SELECT id, count FROM assigned WHERE id IS NOT NULL`);

interface Counted extends Relations {
  /** The query of the cards, with the columns that `counted` lists. */
  readonly cards: Prisma.Sql;
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
  return Prisma.sql`
    WITH found AS MATERIALIZED (${cards}),
      live AS MATERIALIZED (
        SELECT * FROM found WHERE archived_at IS NULL AND NOT column_id IN (${archivedColumns(scope)})),
      labelled AS MATERIALIZED (${labelled.counts}),
      assigned AS MATERIALIZED (${assigned.counts})
    SELECT (SELECT json_build_object(
        'total', count(*), 'open', count(*) - count(completed_at), 'completed', count(completed_at),
        'overdue', count(*) FILTER (WHERE ${isOverdue('live', time)}),
        'unassigned', ${assigned.without}, 'unlabelled', ${labelled.without},
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
    'columns', ${countsBy(Prisma.sql`live.column_id`, inBoardOrder)}, 'labels', ${ofLabels}, 'assignees', ${ofAssignees}`;
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
    'labels', ${ofLabels}, 'assignees', ${ofAssignees}`;
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
