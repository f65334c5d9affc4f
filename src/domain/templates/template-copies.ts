/** Creates a board's columns, labels and cards from a template. */
import { insertRows } from '../../db/inserts.ts';
import { builtinTemplates } from './builtin-templates.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { FieldValue, NewEvent } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { spacedRanks } from '../core/ranks.ts';
import type { TemplateContent } from './template-content.ts';
import { takeCardNumbers } from './template-rows.ts';

/**
 * The content of a built-in template, or of a template of the workspace.
 *
 * @throws {AppError} `unknown_template`, also for another workspace's template
 */
export async function findUsableTemplate(
  ctx: Context,
  workspaceId: string,
  templateId: string,
): Promise<TemplateContent> {
  const builtin = builtinTemplates.find(({ id }) => id === templateId);
  if (builtin !== undefined) return builtin.content;
  const template = await ctx.tx.prisma.template.findFirst({
    where: { id: templateId, workspaceId },
    select: { content: true },
  });
  if (template === null) {
    throw new AppError(
      'unknown_template',
      'There is no such template, either built in or in this workspace.',
      { pointer: '/template_id' },
    );
  }
  return template.content as unknown as TemplateContent;
}

interface BoardPlace {
  readonly id: string;
  readonly workspaceId: string;
}

/** Creates columns, labels and starter cards on a new board. Later changes of the template don't affect them. */
export async function copyTemplate(ctx: Context, board: BoardPlace, content: TemplateContent): Promise<void> {
  const { columns, labels, cards } = rowsOf(ctx, board, content);
  await insertRows(ctx.tx, 'columns', columns);
  await insertRows(ctx.tx, 'labels', labels);
  const numbers = cards.length === 0 ? [] : await takeCardNumbers(ctx.tx, board.workspaceId, cards.length);
  const numbered = cards.map((card, index) => ({ ...card, number: numbers[index] }));
  await insertRows(ctx.tx, 'cards', numbered);
  const created = (type: NewEvent['type'], id: string, fields: Record<string, FieldValue>): NewEvent => ({
    type,
    workspaceId: board.workspaceId,
    resourceId: id,
    boardId: board.id,
    changes: changesFromNothing(fields),
  });
  await recordEvents(ctx, [
    ...columns.map(({ id, name, color, done, wip_limit, wip_limit_enforced }) =>
      created('column.created', id, { name, color, done, wip_limit, wip_limit_enforced }),
    ),
    ...labels.map(({ id, name, color }) => created('label.created', id, { name, color })),
    ...cards.map(({ id, column_id, title, description, completed_at }) =>
      created('card.created', id, { column_id, title, description, completed_at }),
    ),
  ]);
}

function rowsOf(ctx: Context, board: BoardPlace, content: TemplateContent) {
  const place = {
    workspace_id: board.workspaceId,
    board_id: board.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  };
  const ranked = <Item>(items: readonly Item[]) => {
    const ranks = spacedRanks(items.length);
    return items.map((item, index) => ({ item, place: { ...place, id: newId(), rank: ranks[index] ?? '' } }));
  };
  const columns = ranked(content.columns);
  return {
    columns: columns.map(({ item, place: at }) => ({
      ...at,
      name: item.name,
      color: item.color ?? null,
      done: item.done ?? false,
      wip_limit: item.wip_limit ?? null,
      wip_limit_enforced: item.wip_limit_enforced ?? false,
    })),
    labels: content.labels.map(({ name, color }) => ({ ...place, id: newId(), name, color })),
    cards: columns.flatMap((column) =>
      ranked(column.item.cards).map(({ item, place: at }) => ({
        ...at,
        column_id: column.place.id,
        title: item.title,
        description: item.description ?? null,
        completed_at: column.item.done === true ? ctx.now.toISOString() : null,
        created_by: ctx.principal.userId,
      })),
    ),
  };
}
