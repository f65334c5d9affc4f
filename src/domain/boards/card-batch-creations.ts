/** Creates cards of one board at once, in the order of the batch. */
import { columnName } from '../../db/columns.ts';
import { LostRaceError } from '../../db/errors.ts';
import { insertRows } from '../../db/inserts.ts';
import { getBoard } from '../access/board-access.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { cardsPerBoardMax } from '../core/limits.ts';
import { rankLengthMax, ranksBetween } from '../core/ranks.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { takeCardNumbers } from '../templates/template-rows.ts';
import { BatchProblems } from './batch-problems.ts';
import { holdBoardAccess } from './board-member-rows.ts';
import {
  countActiveCardsIn,
  holdWorkspaceLabels,
  lockWorkspaceColumns,
  replaceAssignees,
  replaceLabels,
} from './card-batch-rows.ts';
import type { BoardColumn } from './card-batch-rows.ts';
import { enforcedIn, readBatch, requireAssignees, requireLabels } from './card-batches.ts';
import { placeProblems, respaceCrowdedCards } from './card-order.ts';
import { holdMembers } from './card-relations.ts';
import { boardIsFull, countCardsUpTo, holdCap } from './card-room-rows.ts';
import { asRead, cardEvent, cardFields, fieldsOf, newCardFields } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import type { NewCard } from './cards.ts';
import { findEnds } from './column-ends.ts';
import { ranksOf } from './columns.ts';
import { withOneDueDate } from './due-dates.ts';
import { requireRoomInColumns } from './wip-limits.ts';

export interface BoardPlace {
  readonly boardId: string;
  readonly workspaceId: string;
}

/** What an imported card brings along. */
export interface CardHistory {
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly archivedAt: Date | null;
}

/** A card to create, with its id if it must not get a later one, and where in the request it is. */
export interface CreationItem {
  readonly index: number;
  readonly card: NewCard & { readonly id?: string; readonly history?: CardHistory };
}

/** A card to create, and its column; undefined where it has none that it can go to. */
type Placed = CreationItem & { readonly column: BoardColumn | undefined };

/**
 * Creates cards on a board, as `createCard` does one after another.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `billing_canceled`, `quota_exceeded`, `conflict`
 * @throws {ListedError} everything that is wrong with the items
 */
export async function createCards(
  ctx: CreationContext,
  boardId: string,
  given: readonly NewCard[],
): Promise<CardRow[]> {
  const { workspaceId } = await getBoard(ctx, boardId);
  const place = { boardId, workspaceId };
  const problems = new BatchProblems();
  const items = given.map((card, index) => ({ index, card }));
  const placed = await placeCards(ctx, place, items, problems);
  await requireSamePlace(ctx, place);
  problems.requireNone();
  await requireWithinQuota(ctx, workspaceId);
  await requireNotCanceled(ctx, workspaceId);
  const created = await insertCards(ctx, place, placed);
  return readBatch(ctx, created);
}

/** Finds the columns of new cards, locks all that they refer to, and notes everything that is wrong with them. */
export async function placeCards(
  ctx: Context,
  place: BoardPlace,
  given: readonly CreationItem[],
  problems: BatchProblems,
): Promise<Placed[]> {
  const { boardId } = place;
  // The cap before the columns, in the same order as single cards near the cap do, to avoid deadlocks.
  await holdCap(ctx, boardId, { isCapShared: false });
  const room = cardsPerBoardMax - (await countCardsUpTo(ctx.tx, boardId, cardsPerBoardMax));
  for (const { index } of given.slice(Math.max(0, room))) {
    problems.add(index, undefined, 'limit_reached', boardIsFull);
  }
  const items = given.map(({ index, card }) => ({
    index,
    card: problems.attempt(index, () => withOneDueDate(card)) ?? card,
  }));
  const placed = await lockPlaces(ctx, place, items, problems);
  await requireRelations(ctx, place, items, problems);
  return placed;
}

/**
 * Judges access again once everything else is locked: until then, the caller can lose it, and the board can move to another
 * workspace.
 *
 * @throws {LostRaceError} if the board has moved
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function requireSamePlace(ctx: Context, { boardId, workspaceId }: BoardPlace): Promise<void> {
  await holdBoardAccess(ctx.tx, boardId);
  const board = await getBoard(ctx, boardId);
  if (board.workspaceId !== workspaceId) throw new LostRaceError('a board has moved to another workspace');
}

/** Locks the columns of new cards, and notes those that don't exist, are archived or have no room. */
async function lockPlaces(
  ctx: Context,
  { boardId, workspaceId }: BoardPlace,
  items: readonly CreationItem[],
  problems: BatchProblems,
): Promise<Placed[]> {
  const given = items.flatMap(({ card }) => card.columnId ?? []);
  const { firstId, locked } =
    given.length === items.length
      ? { firstId: '', locked: await lockColumns(ctx, { boardId, workspaceId }, given) }
      : await lockWithFirst(ctx, { boardId, workspaceId }, given);
  const ids = items.map(({ card }) => card.columnId ?? firstId);
  const columnFor = (id: string | undefined, index: number): BoardColumn | undefined => {
    const column = locked.find((it) => it.id === id && it.boardId === boardId);
    if (column === undefined) {
      problems.add(index, 'column_id', 'unknown_column', placeProblems.noColumn);
      return undefined;
    }
    if (column.archivedAt === null) return column;
    problems.add(index, 'column_id', 'column_archived', placeProblems.archivedColumn);
    return undefined;
  };
  const placed = items.map((item, at) => ({ ...item, column: columnFor(ids[at], item.index) }));
  const arrivals = placed.flatMap(({ index, card, column }) =>
    column === undefined || isArchived(card) ? [] : [{ index, field: fieldOf(card), columnId: column.id }],
  );
  const enforced = enforcedIn(locked);
  const counts = enforced.length === 0 ? [] : await countActiveCardsIn(ctx.tx, enforced);
  requireRoomInColumns(locked, counts, arrivals, problems);
  return placed;
}

const lockTriesMax = 10;

/**
 * Locks columns and the board's first that isn't archived. Until it is locked, others can delete or archive it.
 *
 * @throws {AppError} `conflict` if every attempt found another column
 */
async function lockWithFirst(ctx: Context, place: BoardPlace, given: readonly string[]) {
  for (let attempt = 0; attempt < lockTriesMax; attempt += 1) {
    const firstId =
      (await ranksOf(ctx, place.boardId)).find(({ archivedAt }) => archivedAt === null)?.id ?? '';
    const locked = await lockColumns(ctx, place, [...given, firstId]);
    if (locked.some(({ id, archivedAt }) => id === firstId && archivedAt === null))
      return { firstId, locked };
  }
  throw new AppError('conflict', 'The columns of the board changed too often at the same time. Try again.');
}

/**
 * Locks columns. Those of a board that has moved to another workspace meanwhile aren't found.
 *
 * @throws {LostRaceError} if the board has moved
 * @throws {AppError} `not_found`, `insufficient_role`, if the caller has lost access meanwhile
 */
async function lockColumns(
  ctx: Context,
  place: BoardPlace,
  columnIds: readonly string[],
): Promise<BoardColumn[]> {
  const ids = [...new Set(columnIds)];
  const locked = await lockWorkspaceColumns(ctx.tx, place.workspaceId, ids);
  if (locked.length < ids.length) await requireSamePlace(ctx, place);
  return locked;
}

/** What a problem with the column of a card points at. */
function fieldOf(card: NewCard): string | undefined {
  return card.columnId === undefined ? undefined : 'column_id';
}

function isArchived({ history }: CreationItem['card']): boolean {
  return (history?.archivedAt ?? null) !== null;
}

async function requireRelations(
  ctx: Context,
  { boardId, workspaceId }: BoardPlace,
  items: readonly CreationItem[],
  problems: BatchProblems,
): Promise<void> {
  await holdMembers(ctx, { workspaceId, boardId }, [
    ...new Set(items.flatMap(({ card }) => card.assigneeIds)),
  ]);
  const labelIds = [...new Set(items.flatMap(({ card }) => card.labelIds))];
  const labels = labelIds.length === 0 ? [] : await holdWorkspaceLabels(ctx.tx, workspaceId, labelIds);
  const itemsWith = (listOf: (card: NewCard) => readonly string[]) =>
    items.map(({ index, card }) => ({ index, boardId, ids: listOf(card) }));
  requireLabels(
    labels,
    itemsWith((card) => card.labelIds),
    problems,
  );
  await requireAssignees(
    ctx,
    workspaceId,
    itemsWith((card) => card.assigneeIds),
    problems,
  );
}

type CardToInsert = CreationItem['card'] & { readonly id: string; readonly columnId: string };

/** New cards with their columns and ids, which sort in the order of the batch. Columns with `done` complete them. */
function withPlaces({ now }: Context, placed: readonly Placed[]): CardToInsert[] {
  const ids = placed.map(() => newId()).sort();
  return placed.map(({ card, column }, index) => {
    if (column === undefined) throw new Error('a new card has no column');
    const completion = column.done && card.completedAt === undefined ? { completedAt: now } : {};
    return { ...card, ...completion, id: card.id ?? ids[index] ?? '', columnId: column.id };
  });
}

/** Inserts cards in which nothing is wrong, and their events. */
export async function insertCards(
  ctx: Context,
  { boardId, workspaceId }: BoardPlace,
  items: readonly Placed[],
): Promise<readonly CardToInsert[]> {
  const placed = withPlaces(ctx, items);
  const endsOf = await findEnds(ctx, [...new Set(placed.map(({ columnId }) => columnId))]);
  const ranks = ranksFor(endsOf, placed);
  const numbers = await takeCardNumbers(ctx.tx, workspaceId, placed.length);
  // The caller may have lost access before other batches released the numbers.
  await getBoard(ctx, boardId);
  const place = { workspace_id: workspaceId, board_id: boardId, updated_at: ctx.now, version: firstVersion };
  const creation = ({ history }: CardToInsert) => ({
    created_by: history?.createdBy ?? ctx.principal.userId,
    created_at: history?.createdAt ?? ctx.now,
    archived_at: history?.archivedAt ?? null,
  });
  const fields = (card: NewCard) =>
    Object.fromEntries(cardFields.map((field) => [columnName(field), card[field] ?? null]));
  const rows = placed.map((card, index) => ({
    ...{ ...place, ...creation(card), ...fields(card), number: numbers[index], rank: ranks.get(card.id) },
    ...{ id: card.id, column_id: card.columnId },
  }));
  await insertRows(ctx.tx, 'cards', rows);
  const aboves = cardsAbove(endsOf, placed);
  const related = placed.map((card) => ({ ...card, boardId, workspaceId, ...relationsOf(card) }));
  await replaceLabels(
    ctx.tx,
    related.filter(({ labelIds }) => labelIds.length > 0),
  );
  await replaceAssignees(
    ctx.tx,
    related.filter(({ assigneeIds }) => assigneeIds.length > 0),
  );
  await recordEvents(
    ctx,
    related.map((card, index) => ({
      ...cardEvent({ ...card, version: firstVersion }, 'created', {
        ...createdFields(card),
        ...changesFromNothing({ number: numbers[index] ?? null, after_card_id: aboves[index] ?? null }),
      }),
      ...(card.history !== undefined && { imported: true }),
    })),
  );
  const crowded = placed.filter(({ id }) => (ranks.get(id)?.length ?? 0) > rankLengthMax);
  for (const columnId of new Set(crowded.map((card) => card.columnId)))
    await respaceCrowdedCards(ctx, columnId);
  return placed;
}

function relationsOf({ labelIds, assigneeIds }: NewCard) {
  return { labelIds: [...new Set(labelIds)].sort(), assigneeIds: [...new Set(assigneeIds)].sort() };
}

function createdFields(card: CardToInsert) {
  const { history } = card;
  const fields = newCardFields(card);
  const archivedAt = history?.archivedAt?.toISOString() ?? null;
  return changesFromNothing({
    ...fieldsOf({ ...card, ...asRead(fields), archivedAt }),
    ...(history !== undefined && {
      created_by: history.createdBy,
      created_at: history.createdAt.toISOString(),
    }),
  });
}

type EndsOf = Awaited<ReturnType<typeof findEnds>>;

/** The ids of the cards right above new ones, which are put in place one after another; null at the top of a column. */
function cardsAbove(endsOf: EndsOf, placed: readonly CardToInsert[]): (string | null)[] {
  const lastIds = new Map<string, string>();
  return placed.map(({ id, columnId, position }) => {
    const lastId = lastIds.get(columnId) ?? endsOf(columnId).last?.id;
    lastIds.set(columnId, position === 'top' && lastId !== undefined ? lastId : id);
    return position === 'top' ? null : (lastId ?? null);
  });
}

/** The ranks of new cards at the ends of their columns, by the ids of the cards. */
function ranksFor(endsOf: EndsOf, placed: readonly CardToInsert[]): Map<string, string> {
  const columnIds = [...new Set(placed.map(({ columnId }) => columnId))];
  const ranks = columnIds.flatMap((columnId) => {
    const idsAt = (position: NewCard['position']) =>
      placed.filter((card) => card.columnId === columnId && card.position === position).map(({ id }) => id);
    const { first, last } = endsOf(columnId);
    const top = { ids: idsAt('top').reverse(), before: null, after: first?.rank ?? null };
    const bottom = { ids: idsAt('bottom'), before: last?.rank ?? null, after: null };
    // In an empty column, the two ends meet.
    const gaps = first === undefined ? [{ ...top, ids: [...top.ids, ...bottom.ids] }] : [top, bottom];
    return gaps.flatMap(({ ids, before, after }) => {
      const between = ranksBetween(before, after, ids.length);
      return ids.map((id, index) => [id, between[index] ?? ''] as const);
    });
  });
  return new Map(ranks);
}
