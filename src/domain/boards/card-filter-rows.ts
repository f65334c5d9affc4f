/** The filters of lists of cards, as conditions of their statements. */
import type { LocalSettings } from '../../db/connections.ts';
import { plannedForValues, Prisma } from '../../db/database.ts';
import { isFound, searchTimeoutMs } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';
import { dueBefore, dueFrom, overdueCondition } from './due-date-rows.ts';
import type { DueBound, OverdueTime } from './due-date-rows.ts';

/** Labels or users: at least one of them, all of them, or none. */
export interface RelationFilters {
  readonly any?: readonly string[];
  readonly all?: readonly string[];
  readonly none?: readonly string[];
}

export interface CardFilters extends FurtherFilters {
  readonly boardId?: string;
  readonly columnId?: string;
  readonly labelId?: string;
  readonly assigneeId?: string;
  readonly dueFrom?: DueBound;
  readonly dueBefore?: DueBound;
  readonly updatedSince?: Date;
  /** Text that the title or the description contains, ignoring case. */
  readonly text?: string;
  /** Absent for cards that are archived and cards that aren't. */
  readonly archived?: boolean;
}

/** The filters that few requests have. */
export interface FurtherFilters {
  readonly completed?: boolean;
  /** Those that are overdue, or all others. */
  readonly overdue?: OverdueTime & { readonly is: boolean };
  readonly unassigned?: boolean;
  readonly unlabelled?: boolean;
  readonly labels?: RelationFilters;
  readonly assignees?: RelationFilters;
  readonly createdFrom?: Date;
  readonly createdBefore?: Date;
  readonly updatedBefore?: Date;
  readonly completedFrom?: Date;
  readonly completedBefore?: Date;
  readonly number?: number;
}

/**
 * The conditions on the card `c`, beginning with AND. A filter that is not given is NULL, so that all combinations of
 * the common filters are one statement, which is planned for its values. OFFSET 0 makes PostgreSQL look up labels and
 * assignees card by card.
 */
export function filterConditions(
  filters: CardFilters,
  list: 'board' | 'workspace',
  scope: SearchScope,
): Prisma.Sql {
  const { archived, boardId, columnId, labelId, assigneeId, text, ...others } = filters;
  const { dueFrom: from, dueBefore: before, updatedSince, ...further } = others;
  return Prisma.sql`${archived === undefined ? Prisma.empty : archivedCondition(archived, scope)}
    AND (${boardId}::uuid IS NULL OR c.board_id = ${boardId}::uuid)
    AND (${columnId}::uuid IS NULL OR c.column_id = ${columnId}::uuid)
    AND (${labelId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM card_labels l WHERE l.card_id = c.id AND l.label_id = ${labelId}::uuid OFFSET 0))
    AND (${assigneeId}::uuid IS NULL
      OR EXISTS (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id AND a.user_id = ${assigneeId}::uuid OFFSET 0))
    AND ${dueFrom(from)} AND ${dueBefore(before)}
    AND (${updatedSince}::timestamptz IS NULL OR c.updated_at >= ${updatedSince}::timestamptz)
    ${Object.keys(further).length === 0 ? Prisma.empty : furtherConditions(further)}
    ${text === undefined ? Prisma.empty : Prisma.sql`AND ${isFound(text, list)}`}`;
}

/**
 * Whether the card or its column is archived. As a number, because PostgreSQL expects half of all cards to be in a
 * column that a subquery returns, but few to have a certain number, and plans accordingly.
 */
function archivedCondition(archived: boolean, scope: SearchScope): Prisma.Sql {
  const isInArchived = Prisma.sql`(c.column_id IN (${archivedColumns(scope)}))::int = 1`;
  return Prisma.sql`AND (c.archived_at IS NOT NULL OR ${isInArchived}) = ${archived}::boolean`;
}

/** The ids of archived columns, whose cards count as archived. Few columns are, and an index finds them. */
export function archivedColumns(scope: SearchScope): Prisma.Sql {
  const inScope =
    'boardId' in scope
      ? Prisma.sql`k.board_id = ${scope.boardId}::uuid`
      : Prisma.sql`k.workspace_id = ${scope.workspaceId}::uuid`;
  return Prisma.sql`SELECT k.id FROM columns k WHERE ${inScope} AND k.archived_at IS NOT NULL`;
}

function furtherConditions(filters: FurtherFilters): Prisma.Sql {
  const { completed, overdue, unassigned, unlabelled, labels = {}, assignees = {} } = filters;
  const { createdFrom, createdBefore, updatedBefore, completedFrom, completedBefore, number } = filters;
  return Prisma.sql`
    ${condition(completed, Prisma.sql`c.completed_at IS NOT NULL`)}
    ${overdueCondition(overdue)}
    ${condition(unassigned, Prisma.sql`NOT EXISTS (SELECT 1 FROM card_assignees a WHERE a.card_id = c.id OFFSET 0)`)}
    ${condition(unlabelled, Prisma.sql`NOT EXISTS (SELECT 1 FROM card_labels l WHERE l.card_id = c.id OFFSET 0)`)}
    AND (${createdFrom}::timestamptz IS NULL OR c.created_at >= ${createdFrom}::timestamptz)
    AND (${createdBefore}::timestamptz IS NULL OR c.created_at < ${createdBefore}::timestamptz)
    AND (${updatedBefore}::timestamptz IS NULL OR c.updated_at < ${updatedBefore}::timestamptz)
    AND (${completedFrom}::timestamptz IS NULL OR c.completed_at >= ${completedFrom}::timestamptz)
    AND (${completedBefore}::timestamptz IS NULL OR c.completed_at < ${completedBefore}::timestamptz)
    ${number === undefined ? Prisma.empty : Prisma.sql`AND c.number = ${number}::int`}
    ${relationConditions(Prisma.sql`SELECT 1 FROM card_labels r WHERE r.card_id = c.id AND r.label_id`, labels)}
    ${relationConditions(Prisma.sql`SELECT 1 FROM card_assignees r WHERE r.card_id = c.id AND r.user_id`, assignees)}`;
}

/** `AND` that a condition holds or, for `false`, that it doesn't. */
function condition(is: boolean | undefined, holds: Prisma.Sql): Prisma.Sql {
  if (is === undefined) return Prisma.empty;
  return is ? Prisma.sql`AND ${holds}` : Prisma.sql`AND NOT (${holds})`;
}

/** @param related selects the rows of a card with an id that follows */
function relationConditions(related: Prisma.Sql, { any, all, none }: RelationFilters): Prisma.Sql {
  const ids = (given: readonly string[]) => Prisma.sql`ANY (${given}::uuid[])`;
  return Prisma.sql`
    ${any === undefined ? Prisma.empty : Prisma.sql`AND EXISTS (${related} = ${ids(any)} OFFSET 0)`}
    ${
      all === undefined
        ? Prisma.empty
        : Prisma.sql`AND (SELECT count(*) FROM (${related} = ${ids(all)}) AS x) = ${all.length}::int`
    }
    ${none === undefined ? Prisma.empty : Prisma.sql`AND NOT EXISTS (${related} = ${ids(none)} OFFSET 0)`}`;
}

/** How long a list may take depends on what has to be read for its filters, so some are limited. */
export function settingsFor(isLimited: boolean): LocalSettings {
  return isLimited ? { ...plannedForValues, statementTimeoutMs: searchTimeoutMs } : plannedForValues;
}

const furtherFilters = [
  'completed',
  'overdue',
  'unassigned',
  'unlabelled',
  'labels',
  'assignees',
  'createdFrom',
  'createdBefore',
  'updatedBefore',
  'completedFrom',
  'completedBefore',
  'number',
] as const satisfies readonly (keyof FurtherFilters)[];

/** Whether a filter is given that few requests have. */
export function hasFurtherFilters(filters: CardFilters): boolean {
  return filters.archived === undefined || furtherFilters.some((name) => filters[name] !== undefined);
}
