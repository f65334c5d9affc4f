/** Columns: the ordered lists of a board. A board always has at least one. */
import { getBoard } from '../access/board-access.ts';
import {
  findVisibleColumn,
  listColumnRows,
  listKeptColumns,
  lockColumn,
  respaceColumns,
} from './column-rows.ts';
import type { ColumnPosition, ColumnRow, RankedColumn } from './column-rows.ts';
import type { RowLock } from '../core/row-locks.ts';
import { requireRole } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, recordEvents } from '../events/events.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { columnsPerBoardMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import { isRank, rankBetween, rankLengthMax } from '../core/ranks.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getColumn(ctx: Context, id: string, lock: RowLock = 'none'): Promise<ColumnRow> {
  const column = await findVisibleColumn(ctx.tx, ctx.principal, id, lock);
  if (column === undefined) throw notFound();
  requireRole(ctx, column);
  return column;
}

/** The archived columns of a board, or all others, in board order. @throws {AppError} `not_found`, `insufficient_role` */
export async function listColumns(
  ctx: Context,
  boardId: string,
  filters: { readonly archived: boolean },
  request: PageRequest<ColumnPosition>,
): Promise<Page<ColumnRow, ColumnPosition>> {
  const board = await getBoard(ctx, boardId);
  const rows = await listColumnRows(ctx.tx, board.id, filters, request);
  return toPage(rows, request.limit, ({ id, rank, rankEpoch }) => ({ id, rank, rankEpoch }));
}

export interface NewColumn {
  readonly name: string;
  readonly color?: string;
  readonly done: boolean;
  readonly wipLimit?: number;
  readonly wipLimitEnforced: boolean;
  readonly position: 'top' | 'bottom';
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `missing_wip_limit`, `limit_reached`,
 *   `billing_canceled`, `quota_exceeded`
 */
export async function createColumn(
  ctx: CreationContext,
  boardId: string,
  input: NewColumn,
): Promise<ColumnRow> {
  // The lock of the board keeps the number and the ranks of columns from changing.
  const board = await getBoard(ctx, boardId, 'update');
  requireLimitToEnforce(input);
  const ranks = await readableRanksOf(ctx, board.id);
  requireColumnRoom(ranks);
  const rank =
    input.position === 'top'
      ? rankBetween(null, ranks[0]?.rank ?? null)
      : rankBetween(ranks.at(-1)?.rank ?? null, null);
  await requireWithinQuota(ctx, board.workspaceId);
  await requireNotCanceled(ctx, board.workspaceId);
  const column = await ctx.tx.prisma.boardColumn.create({
    data: {
      id: newId(),
      workspaceId: board.workspaceId,
      boardId: board.id,
      name: input.name,
      color: input.color ?? null,
      done: input.done,
      wipLimit: input.wipLimit ?? null,
      wipLimitEnforced: input.wipLimitEnforced,
      rank,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  await recordEvents(ctx, [columnEvent(column, 'created', changesFromNothing(fieldsOf(column)))]);
  return column;
}

/** @throws {AppError} `limit_reached` when the board has its most columns */
export function requireColumnRoom(columns: readonly unknown[]): void {
  if (columns.length < columnsPerBoardMax) return;
  throw new AppError('limit_reached', `A board can have at most ${columnsPerBoardMax} columns.`);
}

export interface ColumnPatch {
  readonly name?: string;
  readonly color?: string | null;
  readonly done?: boolean;
  readonly wipLimit?: number | null;
  readonly wipLimitEnforced?: boolean;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `missing_wip_limit` */
export async function updateColumn(
  ctx: Context,
  id: string,
  patch: ColumnPatch,
  expectation?: Expectation,
): Promise<ColumnRow> {
  const column = await getColumn(ctx, id, 'update');
  requireExpected(expectation, 'column', column);
  if (patch.wipLimit === null || patch.wipLimitEnforced === true) {
    requireLimitToEnforce({ ...column, ...patch }, patch.wipLimit === null ? '/wip_limit' : undefined);
  }
  // Cards that are being added without a check arrive before the limit is enforced.
  if (patch.wipLimitEnforced === true && !column.wipLimitEnforced) await lockColumn(ctx.tx, id);
  return changeColumn(ctx, column, patch, 'updated');
}

/**
 * Archives a column. Nothing changes if it is archived already.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `last_column`
 */
export async function archiveColumn(ctx: Context, id: string, expectation?: Expectation): Promise<ColumnRow> {
  // The lock of the board keeps other columns from being archived or deleted.
  const column = await getColumn(ctx, id, 'update');
  requireExpected(expectation, 'column', column);
  if (column.archivedAt !== null) return column;
  const siblings = await ranksOf(ctx, column.boardId);
  if (!siblings.some((sibling) => sibling.id !== id && sibling.archivedAt === null)) throw lastColumn();
  // Cards that are being added arrive before the column is archived.
  await lockColumn(ctx.tx, id);
  return changeColumn(ctx, column, { archivedAt: ctx.now }, 'archived');
}

/** Stores a patch and raises the version, unless nothing changes. */
export async function changeColumn(
  ctx: Context,
  column: ColumnRow,
  patch: ColumnPatch & { readonly archivedAt?: Date | null },
  verb: 'updated' | 'archived' | 'restored',
): Promise<ColumnRow> {
  const changes = changesBetween(fieldsOf(column), fieldsOf({ ...column, ...patch }));
  if (Object.keys(changes).length === 0) return column;
  const after = await ctx.tx.prisma.boardColumn.update({
    where: { id: column.id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  await recordEvents(ctx, [columnEvent(after, verb, changes)]);
  return after;
}

/** The error of taking away a board's last column that isn't archived. */
export function lastColumn(): AppError {
  return new AppError('last_column', "A board needs at least one column that isn't archived.");
}

/** @throws {AppError} `missing_wip_limit` */
function requireLimitToEnforce(
  { wipLimit, wipLimitEnforced }: { readonly wipLimit?: number | null; readonly wipLimitEnforced: boolean },
  pointer = '/wip_limit_enforced',
): void {
  if (!wipLimitEnforced || typeof wipLimit === 'number') return;
  throw new AppError('missing_wip_limit', 'A limit can only be enforced if there is one.', { pointer });
}

/** Where a column or a card goes: next to another one, or to an end. */
export type Target =
  { readonly kind: 'before' | 'after'; readonly anchorId: string } | { readonly kind: 'top' | 'bottom' };

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `anchor_moved` */
export async function moveColumn(
  ctx: Context,
  id: string,
  target: Target,
  expectation?: Expectation,
): Promise<ColumnRow> {
  const column = await getColumn(ctx, id, 'update');
  requireExpected(expectation, 'column', column);
  const siblings = await readableRanksOf(ctx, column.boardId);
  const others = siblings.filter((sibling) => sibling.id !== id);
  const index = insertionIndex(siblings, others, target);
  if (siblings[index]?.id === id) return column;
  const rank = rankBetween(others[index - 1]?.rank ?? null, others[index]?.rank ?? null);
  const after = await ctx.tx.prisma.boardColumn.update({
    where: { id },
    data: { rank, updatedAt: ctx.now, version: { increment: 1 } },
  });
  const inOrder = others.toSpliced(index, 0, { id, rank, archivedAt: column.archivedAt });
  const changes = { position: { from: positionOf(id, siblings), to: positionOf(id, inOrder) } };
  await recordEvents(ctx, [columnEvent(after, 'moved', changes)]);
  if (rank.length > rankLengthMax) await respaceBoard(ctx, column.boardId, inOrder);
  return after;
}

/** The place of a column among those that aren't archived, from 1. */
export function positionOf(id: string, inOrder: readonly Ranked[]): number {
  const shown = inOrder.filter((column) => column.id === id || column.archivedAt === null);
  return shown.findIndex((column) => column.id === id) + 1;
}

function insertionIndex(siblings: readonly Ranked[], others: readonly Ranked[], target: Target): number {
  if (!('anchorId' in target)) return target.kind === 'top' ? 0 : others.length;
  const { anchorId } = target;
  // Moving a column next to itself changes nothing.
  const own = others.length < siblings.length ? siblings.findIndex((sibling) => sibling.id === anchorId) : -1;
  const index = others.findIndex((sibling) => sibling.id === anchorId);
  if (index === -1 && own === -1) {
    throw new AppError('anchor_moved', "The column to move next to isn't on this board.", {
      pointer: `/${target.kind}_column_id`,
    });
  }
  if (index === -1) return own;
  return target.kind === 'before' ? index : index + 1;
}

interface Ranked extends RankedColumn {
  readonly archivedAt: Date | null;
}

/** The columns of a board, in order, archived ones included. */
export function ranksOf(ctx: Context, boardId: string): Promise<Ranked[]> {
  return ctx.tx.prisma.boardColumn.findMany({
    where: { boardId },
    orderBy: { rank: 'asc' },
    select: { id: true, rank: true, archivedAt: true },
  });
}

/** The columns of a locked board, in order. Invalid ranks from before 2.0.0 are replaced first. */
export async function readableRanksOf(ctx: Context, boardId: string): Promise<Ranked[]> {
  const ranks = await ranksOf(ctx, boardId);
  if (ranks.every(({ rank }) => isRank(rank))) return ranks;
  await respaceBoard(ctx, boardId, ranks);
  return ranksOf(ctx, boardId);
}

/** Gives all columns of a locked board short ranks, with those that were deleted last at their places between them. */
async function respaceBoard(ctx: Context, boardId: string, columns: readonly RankedColumn[]): Promise<void> {
  const kept = await listKeptColumns(ctx.tx, boardId);
  const all = [...columns, ...kept.filter(({ rank }) => isRank(rank))];
  await respaceColumns(
    ctx.tx,
    all.toSorted((one, other) => (one.rank < other.rank ? -1 : 1)),
  );
}

/** The event of a change to a column, given as it is now. */
export function columnEvent(column: ColumnRow, verb: EventVerb<'column'>, changes: Changes) {
  return {
    type: `column.${verb}`,
    workspaceId: column.workspaceId,
    resourceId: column.id,
    boardId: column.boardId,
    changes,
    version: column.version,
  } as const;
}

/** What the event log records about a column. */
export function fieldsOf(column: ColumnRow): Record<string, FieldValue> {
  return {
    name: column.name,
    color: column.color,
    done: column.done,
    wip_limit: column.wipLimit,
    wip_limit_enforced: column.wipLimitEnforced,
    archived_at: column.archivedAt?.toISOString() ?? null,
  };
}
