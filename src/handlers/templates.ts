/** Templates: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { TemplateContent } from '../domain/templates/template-content.ts';
import type { OwnPosition } from '../domain/core/pages.ts';
import * as templates from '../domain/templates/templates.ts';
import type { TemplateRow } from '../domain/templates/template-rows.ts';
import type { TemplatePosition } from '../domain/templates/templates.ts';
import { created, given, noContent, okResource, okResources, pageRequest } from './handler.ts';
import type { Handlers } from './handler.ts';

/** A template as every operation shows it. */
export function toTemplate(row: TemplateRow): components['schemas']['Template'] {
  return {
    id: toTypeId('template', row.id),
    source: row.workspaceId === null ? 'builtin' : 'workspace',
    ...(row.workspaceId !== null && { workspace_id: toTypeId('workspace', row.workspaceId) }),
    name: row.name,
    ...(row.description !== null && { description: row.description }),
    ...toContent(row.content),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

type ShownContent = Pick<components['schemas']['Template'], 'columns' | 'labels'>;

/** Property by property, because PostgreSQL returns JSON properties in another order. */
function toContent({ columns, labels }: TemplateContent): ShownContent {
  return {
    columns: columns.map(
      ({ name, color, done, wip_limit: wipLimit, wip_limit_enforced: isEnforced, cards }) => ({
        name,
        ...given('color', color),
        ...given('done', done),
        ...given('wip_limit', wipLimit),
        ...given('wip_limit_enforced', isEnforced),
        cards: cards.map(({ title, description }) => ({ title, ...given('description', description) })),
      }),
    ),
    labels: labels.map(({ name, color }) => ({
      name,
      color: color as components['schemas']['LabelColor'],
    })),
  };
}

export const templateHandlers = {
  listTemplates: async (ctx, input) => {
    const { workspace_id: workspaceId, source } = input.query;
    const filters = {
      ...given('workspaceId', workspaceId, fromTypeId),
      ...given('source', source),
    };
    return okResources(
      'template',
      await templates.listTemplates(ctx, filters, pageRequest<OwnPosition<TemplatePosition>>(input)),
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
    return created('template', template, toTemplate);
  },
  getTemplate: async (ctx, { path }) =>
    okResource('template', await templates.getTemplate(ctx, fromTypeId(path.id)), toTemplate),
  updateTemplate: async (ctx, { path, body, ifMatch }) =>
    okResource(
      'template',
      await templates.updateTemplate(ctx, fromTypeId(path.id), body, ifMatch),
      toTemplate,
    ),
  deleteTemplate: async (ctx, { path, ifMatch }) => {
    await templates.deleteTemplate(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
} satisfies Partial<Handlers>;
