/** The filters and orders of lists of cards: maps from the contract to the domain. */
import type { CardFilters, RelationFilters } from '../domain/boards/card-filter-rows.ts';
import type { CardPageRequest } from '../domain/boards/card-lists.ts';
import { overdueTime } from '../domain/boards/due-dates.ts';
import type { SortedCardPosition, SortField } from '../domain/boards/card-sort-rows.ts';
import type { Context } from '../domain/core/context.ts';
import { fromTypeId } from '../domain/core/ids.ts';
import { given, pageRequest } from './handler.ts';
import type { Input } from './handler.ts';
import { toLocalTime, toMoment } from './moments.ts';

type ListQuery = Omit<Input<'listWorkspaceCards'>['query'], 'sort'>;

/** @throws {AppError} `invalid_request` */
export function toFilters(ctx: Pick<Context, 'now' | 'principal'>, query: ListQuery): CardFilters {
  return {
    ...toArchived(query),
    ...toTimes(query),
    ...given('boardId', query.board_id, fromTypeId),
    ...given('columnId', query.column_id, fromTypeId),
    ...given('labelId', query.label_id, fromTypeId),
    ...given('assigneeId', query.assignee_id, fromTypeId),
    ...given('text', query.q),
    ...given('completed', query.completed),
    ...given('overdue', query.overdue, (is) => ({ is, ...overdueTime(ctx) })),
    ...given('unassigned', query.unassigned),
    ...given('unlabelled', query.unlabelled),
    ...given('number', query.number),
    ...toLabels(query),
    ...toAssignees(query, ctx.principal.userId),
  };
}

function toTimes(query: ListQuery): Partial<CardFilters> {
  const moment = (parameter: keyof ListQuery) => (text: string) => toMoment(text, { parameter });
  const dueBound = (parameter: keyof ListQuery) => (text: string) => ({
    moment: moment(parameter)(text),
    localTime: toLocalTime(text),
  });
  return {
    ...given('dueFrom', query.due_from, dueBound('due_from')),
    ...given('dueBefore', query.due_before, dueBound('due_before')),
    ...given('updatedSince', query.updated_since, moment('updated_since')),
    ...given('updatedBefore', query.updated_before, moment('updated_before')),
    ...given('createdFrom', query.created_from, moment('created_from')),
    ...given('createdBefore', query.created_before, moment('created_before')),
    ...given('completedFrom', query.completed_from, moment('completed_from')),
    ...given('completedBefore', query.completed_before, moment('completed_before')),
  };
}

/** `archived=true` lists only archived cards, with or without `include_archived`. */
function toArchived({ archived = false, include_archived: isAll = false }: ListQuery): Partial<CardFilters> {
  return isAll && !archived ? {} : { archived };
}

function toLabels(query: ListQuery): Partial<CardFilters> {
  return relations('labels', query.any_label_ids, query.all_label_ids, query.no_label_ids);
}

function toAssignees(query: ListQuery, userId: string): Partial<CardFilters> {
  const { mine } = query;
  const { any_assignee_ids: any, all_assignee_ids: all, no_assignee_ids: none } = query;
  const { assignees } = relations('assignees', any, all, none);
  if (mine === undefined) return { ...(assignees !== undefined && { assignees }) };
  const name = mine ? 'all' : 'none';
  return { assignees: { ...assignees, [name]: [...new Set([...(assignees?.[name] ?? []), userId])] } };
}

function relations(
  name: 'labels' | 'assignees',
  any: readonly string[] | undefined,
  all: readonly string[] | undefined,
  none: readonly string[] | undefined,
): { readonly labels?: RelationFilters; readonly assignees?: RelationFilters } {
  const ids = (given: readonly string[]) => given.map(fromTypeId);
  const filters = { ...given('any', any, ids), ...given('all', all, ids), ...given('none', none, ids) };
  return Object.keys(filters).length === 0 ? {} : { [name]: filters };
}

type Sort = NonNullable<Input<'listCards'>['query']['sort']>;

/** The requested page of a list of cards, in the order that `sort` names. */
export function toCardPage<Position>(
  input: Parameters<typeof pageRequest>[0],
  sort: Sort = 'position',
): CardPageRequest<Position> {
  const isReversed = sort.startsWith('-');
  const by = isReversed ? sort.slice(1) : sort;
  if (by === 'position') return { ...pageRequest<Position>(input), isReversed };
  return {
    ...pageRequest<SortedCardPosition>(input),
    sort: { by: by as SortField, isDescending: isReversed },
  };
}
