/** What a template holds, and making a board's columns, labels and cards from it. */
import { Prisma } from '../db/database.ts';
import { builtinTemplates } from './builtin-templates.ts';
import type { Context } from './context.ts';
import { AppError } from './errors.ts';
import { changesFromNothing, recordEvents } from './events.ts';
import type { NewEvent } from './events.ts';
import { newId } from './ids.ts';
import { spacedRanks } from './ranks.ts';

export interface TemplateCard {
  readonly title: string;
  readonly description?: string;
}

export interface TemplateColumn {
  readonly name: string;
  readonly wip_limit?: number;
  readonly cards: readonly TemplateCard[];
}

export interface TemplateLabel {
  readonly name: string;
  readonly color: string;
}

/** The copyable part of a template, kept as JSON in the shape in which the API shows it. */
export interface TemplateContent {
  readonly columns: readonly TemplateColumn[];
  readonly labels: readonly TemplateLabel[];
}

/**
 * The content of a built-in template or of one of the workspace's.
 *
 * @throws {AppError} `unknown_template`, the same for one that does not exist and for another workspace's
 */
export async function findUsableTemplate(
  ctx: Context,
  workspaceId: string,
  templateId: string,
): Promise<TemplateContent> {
  const builtin = builtinTemplates.find(({ id }) => id === templateId);
  if (builtin !== undefined) return builtin.content;
  const [template] = await ctx.tx.rows<{ content: TemplateContent }>(Prisma.sql`
    SELECT content FROM templates WHERE id = ${templateId}::uuid AND workspace_id = ${workspaceId}::uuid`);
  if (template === undefined) {
    throw new AppError('unknown_template', 'There is no such built-in template, nor one of this workspace.', {
      pointer: '/template_id',
    });
  }
  return template.content;
}

interface BoardPlace {
  readonly id: string;
  readonly workspaceId: string;
}

/** Makes columns, labels and starter cards on a new board. Later edits of the template never touch them. */
export async function copyTemplate(ctx: Context, board: BoardPlace, content: TemplateContent): Promise<void> {
  const place = { workspaceId: board.workspaceId, boardId: board.id, createdAt: ctx.now, updatedAt: ctx.now };
  const columnRanks = spacedRanks(content.columns.length);
  const columns = content.columns.map((column, index) => ({ ...column, id: newId(), rank: columnRanks[index] ?? '' }));
  const labels = content.labels.map((label) => ({ ...place, id: newId(), name: label.name, color: label.color }));
  const cards = columns.flatMap((column) => {
    const ranks = spacedRanks(column.cards.length);
    return column.cards.map((card, index) => ({
      ...place,
      id: newId(),
      columnId: column.id,
      title: card.title,
      description: card.description ?? null,
      rank: ranks[index] ?? '',
      createdBy: ctx.principal.userId,
    }));
  });
  await ctx.tx.prisma.boardColumn.createMany({
    data: columns.map(({ id, name, wip_limit, rank }) => ({ ...place, id, name, wipLimit: wip_limit ?? null, rank })),
  });
  if (labels.length > 0) await ctx.tx.prisma.label.createMany({ data: labels });
  if (cards.length > 0) await ctx.tx.prisma.card.createMany({ data: cards });
  const created = (type: NewEvent['type'], id: string, fields: Parameters<typeof changesFromNothing>[0]): NewEvent => ({
    type,
    workspaceId: board.workspaceId,
    resourceId: id,
    boardId: board.id,
    changes: changesFromNothing(fields),
  });
  await recordEvents(ctx, [
    ...columns.map((it) => created('column.created', it.id, { name: it.name, wip_limit: it.wip_limit ?? null })),
    ...labels.map((it) => created('label.created', it.id, { name: it.name, color: it.color })),
    ...cards.map((it) =>
      created('card.created', it.id, { column_id: it.columnId, title: it.title, description: it.description }),
    ),
  ]);
}
