/** Labels of a board. A label's name is unique on its board, ignoring case. */
import { getBoard } from '../access/board-access.ts';
import type { RowLock } from '../core/row-locks.ts';
import { takeOffLabel } from './label-removals.ts';
import { findLabelsNamed, findVisibleLabel, listLabelRows } from './label-rows.ts';
import type { LabelRow } from './label-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { labelsPerBoardMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import { afterDeletion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getLabel(ctx: Context, id: string, lock: RowLock = 'none'): Promise<LabelRow> {
  const label = await findVisibleLabel(ctx.tx, ctx.principal, id, lock);
  if (label === undefined) throw notFound();
  requireRole(ctx, label);
  return label;
}

/** The labels of a board, in order of creation. @throws {AppError} `not_found`, `insufficient_role` */
export async function listLabels(
  ctx: Context,
  boardId: string,
  request: PageRequest<IdPosition>,
): Promise<Page<LabelRow, IdPosition>> {
  const board = await getBoard(ctx, boardId);
  const rows = await listLabelRows(ctx.tx, board.id, request);
  return toPage(rows, request.limit, ({ id }) => ({ id }));
}

/** The problem of a board that has all the labels that it can have. */
export const tooManyLabels = `A board can have at most ${labelsPerBoardMax} labels.`;

export interface NewLabel {
  readonly name: string;
  readonly color: string;
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `label_name_taken`, `limit_reached`,
 *   `billing_canceled`, `quota_exceeded`
 */
export async function createLabel(ctx: CreationContext, boardId: string, input: NewLabel): Promise<LabelRow> {
  // The lock of the board keeps the number and the names of labels from changing.
  const board = await getBoard(ctx, boardId, 'update');
  if ((await ctx.tx.prisma.label.count({ where: { boardId } })) >= labelsPerBoardMax) {
    throw new AppError('limit_reached', tooManyLabels);
  }
  await refuseTakenName(ctx, board.id, input.name);
  await requireWithinQuota(ctx, board.workspaceId);
  await requireNotCanceled(ctx, board.workspaceId);
  const { workspaceId } = board;
  const [label] = await storeLabels(ctx, [{ workspaceId, boardId: board.id, ...input }]);
  if (label === undefined) throw new Error('a stored label is gone');
  // The insertion may have waited for a label of the same name, and the caller may have lost access meanwhile.
  await getBoard(ctx, boardId);
  return label;
}

/** Stores new labels of locked boards, and records them. Returns them in their order. */
export async function storeLabels(
  ctx: Context,
  labels: readonly (NewLabel & Pick<LabelRow, 'workspaceId' | 'boardId'>)[],
): Promise<LabelRow[]> {
  const data = labels.map(({ workspaceId, boardId, name, color }) => ({
    ...{ id: newId(), workspaceId, boardId, name, color },
    ...{ createdAt: ctx.now, updatedAt: ctx.now },
  }));
  const stored = new Map(
    (await ctx.tx.prisma.label.createManyAndReturn({ data })).map((label) => [label.id, label]),
  );
  const inOrder = data.flatMap(({ id }) => stored.get(id) ?? []);
  await recordEvents(
    ctx,
    inOrder.map((label) => labelEvent(label, 'created', changesFromNothing(fieldsOf(label)))),
  );
  return inOrder;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `label_name_taken` */
export async function updateLabel(
  ctx: Context,
  id: string,
  patch: Partial<NewLabel>,
  expectation?: Expectation,
): Promise<LabelRow> {
  const label = await getLabel(ctx, id, 'update');
  requireExpected(expectation, 'label', label);
  const changes = changesBetween(fieldsOf(label), fieldsOf({ ...label, ...patch }));
  if (Object.keys(changes).length === 0) return label;
  if (patch.name !== undefined) await refuseTakenName(ctx, label.boardId, patch.name, id);
  const after = await ctx.tx.prisma.label.update({
    where: { id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  // The caller may have lost access while another label had the name, which was rolled back.
  if (patch.name !== undefined) await getLabel(ctx, id);
  await recordEvents(ctx, [labelEvent(after, 'updated', changes)]);
  return after;
}

/**
 * Deletes a label and removes it from cards: from the first ones at once, and from the rest by a job.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function deleteLabel(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const label = await getLabel(ctx, id, 'update');
  requireExpected(expectation, 'label', label);
  await takeOffLabel(ctx, id);
  // The caller may have lost access before the cards were locked.
  await getLabel(ctx, id);
  await ctx.tx.prisma.label.delete({ where: { id }, select: { id: true } });
  await recordEvents(ctx, [labelEvent(afterDeletion(label), 'deleted', changesToNothing(fieldsOf(label)))]);
}

async function refuseTakenName(
  ctx: Context,
  boardId: string,
  name: string,
  exceptId?: string,
): Promise<void> {
  const taken = await findLabelsNamed(ctx.tx, boardId, name);
  if (taken.some(({ id }) => id !== exceptId)) {
    throw new AppError('label_name_taken', 'The board already has a label with this name.', {
      pointer: '/name',
    });
  }
}

/** The event of a change to a label, given as it is now. */
function labelEvent(label: LabelRow, verb: EventVerb<'label'>, changes: Changes) {
  return {
    type: `label.${verb}`,
    workspaceId: label.workspaceId,
    resourceId: label.id,
    boardId: label.boardId,
    changes,
    version: label.version,
  } as const;
}

function fieldsOf(label: LabelRow): Record<string, FieldValue> {
  return { name: label.name, color: label.color };
}
