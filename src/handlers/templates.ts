/** Templates: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { wholeContent } from '../domain/templates/template-content.ts';
import type { OwnPosition } from '../domain/core/pages.ts';
import * as templates from '../domain/templates/templates.ts';
import type { TemplateRow } from '../domain/templates/template-rows.ts';
import type { TemplatePatch, TemplatePosition } from '../domain/templates/templates.ts';
import { created, given, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers, Input } from './handler.ts';

/** A template as lists show it. */
export function toTemplate(row: TemplateRow): components['schemas']['Template'] {
  const { columns, labels } = wholeContent(row.content);
  return {
    id: toTypeId('template', row.id),
    source: row.workspaceId === null ? 'builtin' : 'workspace',
    ...(row.workspaceId !== null && { workspace_id: toTypeId('workspace', row.workspaceId) }),
    name: row.name,
    ...(row.description !== null && { description: row.description }),
    columns: columns.map(({ cards, ...column }) => ({
      ...column,
      cards: cards.map(({ title, description }) => ({ title, ...given('description', description) })),
    })),
    labels,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A template with its content, as it is shown by itself. */
function toWholeTemplate(row: TemplateRow): components['schemas']['Template'] {
  return { ...toTemplate(row), content: wholeContent(row.content) };
}

function toPatch({ content, ...plain }: Input<'updateTemplate'>['body']): TemplatePatch {
  return { ...plain, ...given('content', content, wholeContent) };
}

export const templateHandlers = {
  listTemplates: async (ctx, input) => {
    const { workspace_id: workspaceId, source } = input.query;
    const filters = {
      ...given('workspaceId', workspaceId, fromTypeId),
      ...given('source', source),
    };
    return okResources(
      ctx,
      'template',
      await templates.listTemplates(ctx, filters, pageRequest<OwnPosition<TemplatePosition>>(input)),
      toTemplate,
    );
  },
  createTemplate: async (ctx, { body }) => {
    const template = await templates.createTemplate(ctx, {
      ...given('workspaceId', body.workspace_id, fromTypeId),
      name: body.name,
      ...given('description', body.description),
      ...given('content', body.content, wholeContent),
      ...given('board', body.board_id, (id) => ({
        boardId: fromTypeId(id),
        includeCards: body.include_cards ?? false,
        includeDetails: body.include_details ?? false,
        includeDates: body.include_dates ?? false,
      })),
    });
    return created(ctx, 'template', template, toWholeTemplate);
  },
  getTemplate: async (ctx, { path }) =>
    okResource(ctx, 'template', await templates.getTemplate(ctx, fromTypeId(path.id)), toWholeTemplate),
  updateTemplate: async (ctx, { path, body, ifMatch }) =>
    okResource(
      ctx,
      'template',
      await templates.updateTemplate(ctx, fromTypeId(path.id), toPatch(body), ifMatch),
      toWholeTemplate,
    ),
  deleteTemplate: async (ctx, { path, ifMatch }) => {
    await templates.deleteTemplate(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
} satisfies Partial<Handlers>;
