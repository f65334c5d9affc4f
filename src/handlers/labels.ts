/** Labels: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import * as labels from '../domain/boards/labels.ts';
import type { LabelRow } from '../domain/boards/label-rows.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { created, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A label as every operation shows it. */
export function toLabel(row: LabelRow): components['schemas']['Label'] {
  return {
    id: toTypeId('label', row.id),
    board_id: toTypeId('board', row.boardId),
    name: row.name,
    color: row.color,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const labelHandlers = {
  listLabels: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okResources(ctx, 'label', await labels.listLabels(ctx, fromTypeId(input.path.id), page), toLabel);
  },
  createLabel: async (ctx, { path, body }) =>
    created(ctx, 'label', await labels.createLabel(ctx, fromTypeId(path.id), body), toLabel),
  getLabel: async (ctx, { path }) =>
    okResource(ctx, 'label', await labels.getLabel(ctx, fromTypeId(path.id)), toLabel),
  updateLabel: async (ctx, { path, body, ifMatch }) =>
    okResource(ctx, 'label', await labels.updateLabel(ctx, fromTypeId(path.id), body, ifMatch), toLabel),
  deleteLabel: async (ctx, { path, ifMatch }) => {
    await labels.deleteLabel(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
} satisfies Partial<Handlers>;
