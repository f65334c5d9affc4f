/** Templates: built-in ones, and those of a workspace, from boards or from content. */
import type { Prisma } from '../../db/database.ts';
import { contentOfBoard, findBoardToSave } from './board-content.ts';
import type { SavedBoard } from './board-content.ts';
import { builtinTemplates } from './builtin-templates.ts';
import { requireSmallContent, requireSoundContent } from './content-checks.ts';
import { requireRole } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { OwnPosition, Page, PageRequest } from '../core/pages.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import type { RowLock } from '../core/row-locks.ts';
import { contentFields } from './template-content.ts';
import type { TemplateContent } from './template-content.ts';
import { findVisibleTemplate, listTemplateRows } from './template-rows.ts';
import type { TemplateRow, WorkspaceTemplate } from './template-rows.ts';
import { afterDeletion, firstVersion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getTemplate(ctx: Context, id: string): Promise<TemplateRow> {
  return builtinTemplates.find((template) => template.id === id) ?? findWorkspaceTemplate(ctx, id, 'none');
}

async function findWorkspaceTemplate(ctx: Context, id: string, lock: RowLock): Promise<WorkspaceTemplate> {
  const template = await findVisibleTemplate(ctx.tx, ctx.principal, id, lock);
  if (template === undefined) throw notFound();
  requireRole(ctx, template);
  return template;
}

async function lockWorkspaceTemplate(ctx: Context, id: string): Promise<WorkspaceTemplate> {
  if (builtinTemplates.some((template) => template.id === id)) {
    throw new AppError('builtin_template', "A built-in template can't be changed or deleted.");
  }
  return findWorkspaceTemplate(ctx, id, 'update');
}

export interface TemplateFilters {
  readonly workspaceId?: string;
  readonly source?: 'builtin' | 'workspace';
}

/** Built-in templates come first, then the workspace's in order of creation. */
export interface TemplatePosition {
  readonly source: 'builtin' | 'workspace';
  readonly id: string;
}

/** @throws {AppError} `unknown_workspace`, `insufficient_role`, `invalid_cursor` */
export async function listTemplates(
  ctx: Context,
  filters: TemplateFilters,
  { limit, after }: PageRequest<OwnPosition<TemplatePosition>>,
): Promise<Page<TemplateRow, OwnPosition<TemplatePosition>>> {
  const workspace = await requireWorkspace(ctx, filters.workspaceId, { parameter: 'workspace_id' });
  requireOwnPosition(after, workspace.id);
  const builtinAfter =
    after?.source === 'builtin' ? builtinTemplates.findIndex(({ id }) => id === after.id) + 1 : 0;
  const builtins =
    filters.source === 'workspace' || after?.source === 'workspace'
      ? []
      : builtinTemplates.slice(builtinAfter);
  const own =
    filters.source === 'builtin' || workspace.role === 'guest'
      ? []
      : await listTemplateRows(ctx.tx, workspace.id, {
          limit,
          ...(after?.source === 'workspace' && { after }),
        });
  return toPage([...builtins, ...own], limit, (last) => ({
    source: last.workspaceId === null ? 'builtin' : 'workspace',
    id: last.id,
    of: workspace.id,
  }));
}

export interface NewTemplate {
  readonly workspaceId?: string;
  readonly name: string;
  readonly description?: string;
  /** Instead of `content`. */
  readonly board?: SavedBoard;
  readonly content?: TemplateContent;
}

/**
 * Creates a template from a board of the same workspace, or from content.
 *
 * @throws {AppError} `board_or_content`, `unknown_workspace`, `unknown_board`, `insufficient_role`, `limit_reached`,
 *   `plan_limit_reached`, `billing_canceled`, `quota_exceeded`, or for wrong content as `requireSoundContent`
 */
export async function createTemplate(ctx: CreationContext, input: NewTemplate): Promise<TemplateRow> {
  const workspace = await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  const content = await contentOf(ctx, workspace.id, input);
  requireSmallContent(content);
  await requireWithinQuota(ctx, workspace.id);
  await requireRoom(ctx, 'templates', workspace.id);
  // The caller may have lost access before the account was locked.
  await requireWorkspace(ctx, input.workspaceId, { pointer: '/workspace_id' });
  if (input.board !== undefined) await findBoardToSave(ctx, workspace.id, input.board.boardId);
  const template = {
    id: newId(),
    workspaceId: workspace.id,
    name: input.name,
    description: input.description ?? null,
    content,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    version: firstVersion,
  };
  await ctx.tx.prisma.template.create({
    data: { ...template, content: asJson(content), createdBy: ctx.principal.userId },
    select: { id: true },
  });
  await recordEvents(ctx, [templateEvent(template, 'created', changesFromNothing(fieldsOf(template)))]);
  return template;
}

async function contentOf(ctx: Context, workspaceId: string, input: NewTemplate): Promise<TemplateContent> {
  const { board, content } = input;
  if (board !== undefined && content === undefined) return contentOfBoard(ctx, workspaceId, board);
  if (board !== undefined || content === undefined) {
    throw new AppError('board_or_content', 'Send exactly one of board_id and content.', {
      pointer: content === undefined ? '/board_id' : '/content',
    });
  }
  await requireSoundContent(ctx, content);
  return content;
}

function asJson(content: TemplateContent): Prisma.InputJsonObject {
  return { ...content } as unknown as Prisma.InputJsonObject;
}

export interface TemplatePatch {
  readonly name?: string;
  readonly description?: string | null;
  /** Replaces all of it. */
  readonly content?: TemplateContent;
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `builtin_template`, `precondition_failed`, `limit_reached`, or
 *   for wrong content as `requireSoundContent`
 */
export async function updateTemplate(
  ctx: Context,
  id: string,
  patch: TemplatePatch,
  expectation?: Expectation,
): Promise<TemplateRow> {
  const template = await lockWorkspaceTemplate(ctx, id);
  requireExpected(expectation, 'template', template);
  if (patch.content !== undefined) {
    await requireSoundContent(ctx, patch.content);
    requireSmallContent(patch.content);
  }
  const after = { ...template, ...patch, updatedAt: ctx.now, version: template.version + 1n };
  const changes = changesBetween(fieldsOf(template), fieldsOf(after));
  if (Object.keys(changes).length === 0) return template;
  const { content, ...plain } = patch;
  await ctx.tx.prisma.template.update({
    where: { id },
    data: {
      ...plain,
      ...(content !== undefined && { content: asJson(content) }),
      updatedAt: ctx.now,
      version: { increment: 1 },
    },
    select: { id: true },
  });
  await recordEvents(ctx, [templateEvent(after, 'updated', changes)]);
  return after;
}

/**
 * Deletes a template. Boards that were created from it stay as they are.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `builtin_template`, `precondition_failed`
 */
export async function deleteTemplate(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const template = await lockWorkspaceTemplate(ctx, id);
  requireExpected(expectation, 'template', template);
  await ctx.tx.prisma.template.delete({ where: { id }, select: { id: true } });
  await recordEvents(ctx, [
    templateEvent(afterDeletion(template), 'deleted', changesToNothing(fieldsOf(template))),
  ]);
}

/** The event of a change to a template, given as it is now. */
function templateEvent(template: WorkspaceTemplate, verb: EventVerb<'template'>, changes: Changes) {
  return {
    type: `template.${verb}`,
    workspaceId: template.workspaceId,
    resourceId: template.id,
    changes,
    version: template.version,
  } as const;
}

function fieldsOf(template: TemplateRow): Record<string, FieldValue> {
  return { name: template.name, description: template.description, ...contentFields(template.content) };
}
