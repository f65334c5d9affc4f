/** The statements that list the cards of a workspace. By hand: each filter has an index of its own to be read in its order. */
import { Prisma } from '../../db/database.ts';
import { boardsGivenTo, boardsOfGuest, memberSeesBoard, visibleBoards } from '../access/board-access-rows.ts';
import { knownWorkspace, membershipOf } from '../access/viewer-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import type { Context } from '../core/context.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import { firstId } from '../core/ids.ts';
import type { IdPosition } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import { changedCards, changedInOrder } from './changed-card-rows.ts';
import { filterConditions, hasFurtherFilters, settingsFor } from './card-filter-rows.ts';
import type { CardFilters, RelationFilters } from './card-filter-rows.ts';
import { columnsInWorkspace, foundCardsOf, longFields, withQueries } from './card-list-rows.ts';
import type { SortedCard } from './card-list-rows.ts';
import { cardColumnsOf } from './card-rows.ts';
import { isInOneField, withinSearchTime } from './card-search-rows.ts';
import type { SearchScope } from './card-search-rows.ts';
import { dueCards } from './due-date-rows.ts';
import { afterSorted, orderBySort, sortValue } from './card-sort-rows.ts';
import type { CardSort, SortedCardPosition } from './card-sort-rows.ts';

/** Beside the membership of a workspace. */
const columnsOfMember = cardColumnsOf(Prisma.CardScalarFieldEnum, Prisma.sql`m.card_key`);

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

/**
 * Reads the cards in the order of the index that finds the fewest: the cards of a label, which are on one board, those
 * of an assignee, or all of the workspace. What a text or a due date finds has another order. A guest has few boards.
 */
function workspaceCards(
  principal: Principal,
  workspace: VisibleWorkspace,
  filters: CardFilters,
  order: CardOrder,
  limit: number,
): Prisma.Sql {
  const { id: workspaceId, role } = workspace;
  const { boardId, labelId, labels, assigneeId, assignees } = filters;
  const oneByOne =
    role === 'guest' && boardId === undefined ? boardsOfGuest(principal, workspaceId) : undefined;
  const found = foundCardsOf(filters, scopeOf(workspaceId, filters), oneByOne);
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
  const isByBoard = !hasLabel && role === 'guest';
  const membership = isByBoard ? undefined : membershipOf(principal, workspaceId);
  const inOrder = hasLabel ? cardsOfLabel : isLed ? cardsOfAssignee : cardsInOrder;
  return Prisma.sql`
    ${withQueries(found, membership)}
    ${isByBoard ? cardsOfGuest(principal, workspaceId, filters, order) : inOrder(workspaceId, filters, order)}
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

/** The cards with a label. All of them are on the label's board, so whether the caller sees that board is looked up once. */
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

/** The cards of an assignee in the order of their index, and card by card whether the caller sees its board. */
function cardsOfAssignee(
  workspaceId: string,
  { assigneeId: oneAssigneeId, ...filters }: CardFilters,
  order: CardOrder,
): Prisma.Sql {
  const assigneeId = oneAssigneeId ?? requiredId(filters.assignees);
  return Prisma.sql`
    SELECT ${columnsOfMember} ${selectSort(order.sort)}
    FROM membership AS m CROSS JOIN card_assignees x JOIN cards c ON c.id = x.card_id ${joinShown(workspaceId)}
    WHERE x.workspace_id = ${knownWorkspace(workspaceId)} AND x.user_id = ${assigneeId}::uuid AND c.workspace_id = ${workspaceId}::uuid
      ${filterConditions(filters, 'workspace', scopeOf(workspaceId, filters))}
      ${pageOrder(order, Prisma.sql`x.card_id`, Prisma.sql`x.workspace_id,`)}`;
}

/** The cards of a guest's boards, joined to these and to an assignee. */
function cardsOfGuest(
  principal: Principal,
  workspaceId: string,
  { assigneeId: oneAssigneeId, ...filters }: CardFilters,
  order: CardOrder,
): Prisma.Sql {
  const assigneeId = oneAssigneeId ?? requiredId(filters.assignees);
  const ofAssignee = Prisma.sql`JOIN card_assignees x
    ON x.workspace_id = ${knownWorkspace(workspaceId)} AND x.user_id = ${assigneeId}::uuid AND x.card_id = c.id`;
  const cards = Prisma.sql`JOIN cards c ON c.board_id = b.id AND c.workspace_id = b.workspace_id
    ${boardsGivenTo('guest')} ${assigneeId === undefined ? Prisma.empty : ofAssignee}`;
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
