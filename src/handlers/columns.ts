/** Columns: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { deleteColumn } from '../domain/boards/column-deletions.ts';
import { restoreColumn } from '../domain/boards/column-restorations.ts';
import * as columns from '../domain/boards/columns.ts';
import type { Target } from '../domain/boards/columns.ts';
import type { ColumnPosition, ColumnRow } from '../domain/boards/column-rows.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { created, given, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A column as every operation shows it. */
export function toColumn(row: ColumnRow): components['schemas']['Column'] {
  return {
    id: toTypeId('column', row.id),
    board_id: toTypeId('board', row.boardId),
    name: row.name,
    ...(row.color !== null && { color: row.color }),
    done: row.done,
    ...(row.wipLimit !== null && { wip_limit: row.wipLimit }),
    wip_limit_enforced: row.wipLimitEnforced,
    ...(row.archivedAt !== null && { archived_at: row.archivedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The place to move to, given in one of three ways; the bottom without any. */
export function toTarget(
  before: string | undefined,
  after: string | undefined,
  position: 'top' | 'bottom' | undefined,
): Target {
  if (before !== undefined) return { kind: 'before', anchorId: fromTypeId(before) };
  if (after !== undefined) return { kind: 'after', anchorId: fromTypeId(after) };
  return { kind: position ?? 'bottom' };
}

export const columnHandlers = {
  listColumns: async (ctx, input) => {
    const page = pageRequest<ColumnPosition>(input);
    const { archived = false } = input.query;
    return okResources(
      ctx,
      'column',
      await columns.listColumns(ctx, fromTypeId(input.path.id), { archived }, page),
      toColumn,
    );
  },
  createColumn: async (ctx, { path, body }) => {
    const column = await columns.createColumn(ctx, fromTypeId(path.id), {
      name: body.name,
      ...given('color', body.color),
      done: body.done ?? false,
      ...given('wipLimit', body.wip_limit),
      wipLimitEnforced: body.wip_limit_enforced ?? false,
      position: body.position ?? 'bottom',
    });
    return created(ctx, 'column', column, toColumn);
  },
  getColumn: async (ctx, { path }) =>
    okResource(ctx, 'column', await columns.getColumn(ctx, fromTypeId(path.id)), toColumn),
  updateColumn: async (ctx, { path, body, ifMatch }) => {
    const { wip_limit: wipLimit, wip_limit_enforced: wipLimitEnforced, ...rest } = body;
    const patch = { ...rest, ...given('wipLimit', wipLimit), ...given('wipLimitEnforced', wipLimitEnforced) };
    return okResource(
      ctx,
      'column',
      await columns.updateColumn(ctx, fromTypeId(path.id), patch, ifMatch),
      toColumn,
    );
  },
  moveColumn: async (ctx, { path, body, ifMatch }) => {
    const target = toTarget(body.before_column_id, body.after_column_id, body.position);
    return okResource(
      ctx,
      'column',
      await columns.moveColumn(ctx, fromTypeId(path.id), target, ifMatch),
      toColumn,
    );
  },
  archiveColumn: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'column', await columns.archiveColumn(ctx, fromTypeId(path.id), ifMatch), toColumn),
  restoreColumn: async (ctx, { path, ifMatch }) =>
    okResource(ctx, 'column', await restoreColumn(ctx, fromTypeId(path.id), ifMatch), toColumn),
  deleteColumn: async (ctx, { path, ifMatch }) => {
    await deleteColumn(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
} satisfies Partial<Handlers>;
