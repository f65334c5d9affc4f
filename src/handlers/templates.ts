/** Templates: from the contract's words to the domain's, and back. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/ids.ts';
import * as templates from '../domain/templates.ts';
import type { TemplatePosition, TemplateRow } from '../domain/templates.ts';
import { created, given, noContent, ok, okPage, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A template as every operation shows it. */
export function toTemplate(row: TemplateRow): components['schemas']['Template'] {
  return {
    id: toTypeId('template', row.id),
    source: row.workspaceId === null ? 'builtin' : 'workspace',
    ...(row.workspaceId !== null && { workspace_id: toTypeId('workspace', row.workspaceId) }),
    name: row.name,
    ...(row.description !== null && { description: row.description }),
    // Kept as JSON in the very shape in which it is shown.
    ...(row.content as Pick<components['schemas']['Template'], 'columns' | 'labels'>),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export const templateHandlers = {
  listTemplates: async (ctx, input) => {
    const { workspace_id: workspaceId, source } = input.query;
    const filters = {
      ...given('workspaceId', workspaceId, fromTypeId),
      ...given('source', source),
    };
    return okPage(
      await templates.listTemplates(ctx, filters, pageRequest<TemplatePosition>(input)),
      toTemplate,
    );
  },
  createTemplate: async (ctx, { body }) => {
    const template = await templates.createTemplate(ctx, {
      ...given('workspaceId', body.workspace_id, fromTypeId),
      boardId: fromTypeId(body.board_id),
      name: body.name,
      ...given('description', body.description),
      includeCards: body.include_cards ?? false,
    });
    return created('templates', toTemplate(template));
  },
  getTemplate: async (ctx, { path }) => ok(toTemplate(await templates.getTemplate(ctx, fromTypeId(path.id)))),
  updateTemplate: async (ctx, { path, body }) =>
    ok(toTemplate(await templates.updateTemplate(ctx, fromTypeId(path.id), body))),
  deleteTemplate: async (ctx, { path }) => {
    await templates.deleteTemplate(ctx, fromTypeId(path.id));
    return noContent;
  },
} satisfies Partial<Handlers>;
