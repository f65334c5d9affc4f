/**
 * Cards of a workspace that change together: all or none, with everything that is wrong named by item. Moves are in
 * card-batch-moves.ts, new cards in card-batch-creations.ts.
 */
import { LostRaceError } from '../../db/errors.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { versionsOf } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import { BatchProblems } from './batch-problems.ts';
import {
  countActiveCardsIn,
  findAssignableOn,
  findBoardIds,
  findCardRows,
  findVisibleCards,
  holdWorkspaceLabels,
  lockVisibleCards,
  lockWorkspaceColumns,
  replaceAssignees,
  replaceLabels,
  updateCardRows,
} from './card-batch-rows.ts';
import type { BoardAssignee, VisibleCard } from './card-batch-rows.ts';
import { holdMemberRows } from './card-relation-rows.ts';
import { unknownDetails } from './card-relations.ts';
import { asRead, cardEvent, cardHasLeft, fieldsOf } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { CardPatch } from './cards.ts';
import { withOneDueDate } from './due-dates.ts';
import { requireRoomInColumns } from './wip-limits.ts';
import type { ColumnArrival } from './wip-limits.ts';

/** A card of a batch, and the version that its change may start from; any if absent. */
export interface BatchItem {
  readonly id: string;
  readonly expectation?: Expectation;
}

/** The locked cards of a batch by item; undefined where the item can't be carried out. */
export type BatchCards = readonly (VisibleCard | undefined)[];

/**
 * Locks the cards of a batch in the order of their ids, and notes which items are unknown, repeated or stale.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function lockBatch(
  ctx: Context,
  workspaceId: string,
  items: readonly BatchItem[],
  problems: BatchProblems,
  { areLeaving = false } = {},
): Promise<BatchCards> {
  const ids = items.map(({ id }) => id);
  // Locked first and read afterwards: a statement that waits for a lock returns the previous labels.
  const locked = new Set((await lockVisibleCards(ctx, workspaceId, ids, { areLeaving })).map(({ id }) => id));
  const found = new Map((await findVisibleCards(ctx, workspaceId, ids)).map((card) => [card.id, card]));
  const isSame = found.size === locked.size && [...found.keys()].every((id) => locked.has(id));
  if (!isSame) throw new LostRaceError('cards of a batch have moved, or access to them has changed');
  // The caller may have left the workspace before, while this request waited for columns.
  if (found.size < new Set(ids).size) await getWorkspace(ctx, workspaceId);
  const boards = new Map([...found.values()].map((card) => [card.boardId, card]));
  for (const { boardId, role, hold } of boards.values()) {
    requireRole(ctx, { workspaceId, boardId, role, hold });
  }
  return items.map(({ id, expectation }, index) => {
    const card = found.get(id);
    if (card === undefined) {
      problems.add(
        index,
        'id',
        'unknown_card',
        "No such card in this workspace, or you don't have access to it.",
      );
    } else if (ids.indexOf(id) < index) {
      problems.add(index, 'id', 'repeated_card', 'An earlier item of the batch has the same card.');
    } else {
      const isExpected = expectation?.isMetBy({ resource: 'card', number: card.version }) ?? true;
      if (isExpected) return card;
      problems.add(index, 'etag', 'precondition_failed', 'The card has changed since you read it.');
    }
    return undefined;
  });
}

/** The cards of a batch as they are now, in the order of its items. */
export async function readBatch(ctx: Context, items: readonly BatchItem[]): Promise<CardRow[]> {
  const ids = items.map(({ id }) => id);
  const cards = new Map((await findCardRows(ctx.tx, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

export interface CardUpdate extends BatchItem {
  readonly patch: CardPatch;
}

/**
 * Changes cards, each by its own patch.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function updateCards(
  ctx: Context,
  workspaceId: string,
  updates: readonly CardUpdate[],
): Promise<CardRow[]> {
  await getWorkspace(ctx, workspaceId);
  const problems = new BatchProblems();
  const patches = updates.map(
    ({ patch }, index) => problems.attempt(index, () => withOneDueDate(patch)) ?? {},
  );
  // Members and labels are locked before the cards, in the same order as removals do, to avoid deadlocks.
  const heldBoardIds = await holdAssignees(ctx, workspaceId, updates, patches);
  const labelIds = [...new Set(patches.flatMap((patch) => patch.labelIds ?? []))];
  const labels = labelIds.length === 0 ? [] : await holdWorkspaceLabels(ctx.tx, workspaceId, labelIds);
  const cards = await lockBatch(ctx, workspaceId, updates, problems);
  if (heldBoardIds !== undefined && cards.some((card) => card && !heldBoardIds.includes(card.boardId))) {
    throw cardHasLeft();
  }
  requireLabels(labels, boardsAndLabels(cards, patches), problems);
  await requireAssignees(ctx, workspaceId, boardsAndAssignees(cards, patches), problems);
  problems.requireNone();
  await storeChanges(
    ctx,
    cards.flatMap((card, index) => (card === undefined ? [] : [{ card, patch: patches[index] ?? {} }])),
    'updated',
  );
  return readBatch(ctx, updates);
}

/**
 * Keeps the people who are assigned from leaving the workspace and from losing access to the boards, and returns which;
 * undefined if nobody is assigned.
 */
async function holdAssignees(
  { tx }: Context,
  workspaceId: string,
  updates: readonly CardUpdate[],
  patches: readonly CardPatch[],
): Promise<readonly string[] | undefined> {
  const userIds = [...new Set(patches.flatMap(({ assigneeIds = [] }) => assigneeIds))];
  if (userIds.length === 0) return undefined;
  const boardIds = await findBoardIds(
    tx,
    workspaceId,
    updates.map(({ id }) => id),
  );
  await holdMemberRows(tx, workspaceId, boardIds, userIds);
  return boardIds;
}

/** What an item of a batch refers to, on the board of its card. */
export interface ItemRelations {
  readonly index: number;
  readonly boardId: string;
  readonly ids: readonly string[];
}

function boardsAndLabels(cards: BatchCards, patches: readonly CardPatch[]): ItemRelations[] {
  return relationsOf(
    cards,
    patches.map(({ labelIds = [] }) => labelIds),
  );
}

function boardsAndAssignees(cards: BatchCards, patches: readonly CardPatch[]): ItemRelations[] {
  return relationsOf(
    cards,
    patches.map(({ assigneeIds = [] }) => assigneeIds),
  );
}

function relationsOf(cards: BatchCards, lists: readonly (readonly string[])[]): ItemRelations[] {
  return cards.flatMap((card, index) =>
    card === undefined ? [] : [{ index, boardId: card.boardId, ids: lists[index] ?? [] }],
  );
}

/** Notes the labels that are not on the board of their item. `known` are locked. */
export function requireLabels(
  known: readonly { readonly id: string; readonly boardId: string }[],
  items: readonly ItemRelations[],
  problems: BatchProblems,
): void {
  const boards = new Map(known.map(({ id, boardId }) => [id, boardId]));
  for (const { index, boardId, ids } of items) {
    for (const [place, id] of ids.entries()) {
      if (boards.get(id) === boardId) continue;
      problems.add(index, `label_ids/${place}`, 'unknown_label', unknownDetails.label);
    }
  }
}

/** Notes the assignees without access to the board of their item. Their members are locked. */
export async function requireAssignees(
  ctx: Context,
  workspaceId: string,
  items: readonly ItemRelations[],
  problems: BatchProblems,
): Promise<void> {
  const keyOf = ({ userId, boardId }: BoardAssignee) => `${userId} ${boardId}`;
  const pairs = new Map(
    items.flatMap(({ boardId, ids }) =>
      ids.map((userId) => [keyOf({ userId, boardId }), { userId, boardId }]),
    ),
  );
  if (pairs.size === 0) return;
  const known = new Set((await findAssignableOn(ctx.tx, workspaceId, [...pairs.values()])).map(keyOf));
  for (const { index, boardId, ids } of items) {
    for (const [place, userId] of ids.entries()) {
      if (known.has(keyOf({ userId, boardId }))) continue;
      problems.add(index, `assignee_ids/${place}`, 'unknown_assignee', unknownDetails.assignee);
    }
  }
}

interface StoredChange {
  readonly card: CardRow;
  readonly patch: CardPatch & { readonly archivedAt?: Date | null };
}

/** Stores patches of locked cards and their events, and raises the versions of those that change. */
async function storeChanges(
  ctx: Context,
  changes: readonly StoredChange[],
  verb: 'updated' | 'archived' | 'restored',
): Promise<void> {
  const changed = changes.flatMap(({ card: before, patch }) => {
    const { labelIds = before.labelIds, assigneeIds = before.assigneeIds, ...plain } = patch;
    const relations = { labelIds: inOrder(labelIds), assigneeIds: inOrder(assigneeIds) };
    const after: CardRow = { ...before, ...asRead(plain), ...relations };
    const fields = changesBetween(fieldsOf(before), fieldsOf(after));
    return Object.keys(fields).length === 0 ? [] : [{ after, fields }];
  });
  await replaceLabels(
    ctx.tx,
    changed.flatMap(({ after, fields }) => ('label_ids' in fields ? [after] : [])),
  );
  // Those that the cards have already, too: from before they left and returned, they would end.
  await replaceAssignees(
    ctx.tx,
    changes.flatMap(({ card, patch: { assigneeIds } }) =>
      assigneeIds === undefined ? [] : [{ ...card, assigneeIds: inOrder(assigneeIds) }],
    ),
  );
  if (changed.length === 0) return;
  const cards = changed.map(({ after }) => after);
  const versionOf = versionsOf(await updateCardRows(ctx, cards));
  await recordEvents(
    ctx,
    changed.map(({ after, fields }) => cardEvent({ ...after, version: versionOf(after.id) }, verb, fields)),
  );
}

function inOrder(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/**
 * Archives cards. Nothing changes for those that are archived already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function archiveCards(
  ctx: Context,
  workspaceId: string,
  items: readonly BatchItem[],
): Promise<CardRow[]> {
  await getWorkspace(ctx, workspaceId);
  const problems = new BatchProblems();
  const cards = await lockBatch(ctx, workspaceId, items, problems);
  problems.requireNone();
  const active = cards.flatMap((card) => (card?.archivedAt === null ? [card] : []));
  await storeChanges(
    ctx,
    active.map((card) => ({ card, patch: { archivedAt: ctx.now } })),
    'archived',
  );
  return readBatch(ctx, items);
}

/**
 * Restores archived cards to their places.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function restoreCards(
  ctx: Context,
  workspaceId: string,
  items: readonly BatchItem[],
): Promise<CardRow[]> {
  await getWorkspace(ctx, workspaceId);
  const problems = new BatchProblems();
  const ids = items.map(({ id }) => id);
  const seen = await findVisibleCards(ctx, workspaceId, ids);
  // Columns are locked before the cards, in the same order as moves do, to avoid deadlocks.
  const columns = await lockWorkspaceColumns(
    ctx.tx,
    workspaceId,
    seen.map(({ columnId }) => columnId),
  );
  const cards = await lockBatch(ctx, workspaceId, items, problems);
  const archived = cards.flatMap((card, index) => (card?.archivedAt ? [{ card, index }] : []));
  // Cards that moved in the meantime stay where they are from now on.
  const others = archived
    .map(({ card }) => card.columnId)
    .filter((id) => !columns.some((it) => it.id === id));
  if (others.length > 0) columns.push(...(await lockWorkspaceColumns(ctx.tx, workspaceId, others)));
  const arrivals = archived.map(({ card, index }): ColumnArrival => ({
    index,
    field: 'id',
    columnId: card.columnId,
  }));
  requireRoomInColumns(columns, await countActiveCardsIn(ctx.tx, enforcedIn(columns)), arrivals, problems);
  problems.requireNone();
  await storeChanges(
    ctx,
    archived.map(({ card }) => ({ card, patch: { archivedAt: null } })),
    'restored',
  );
  return readBatch(ctx, items);
}

/** The ids of the columns that enforce their limits. */
export function enforcedIn(
  columns: readonly { readonly id: string; readonly wipLimitEnforced: boolean }[],
): string[] {
  return columns.filter(({ wipLimitEnforced }) => wipLimitEnforced).map(({ id }) => id);
}
