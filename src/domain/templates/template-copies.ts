/** Creates a board's columns, labels and cards from a template. */
import { insertRows } from '../../db/inserts.ts';
import { builtinTemplates } from './builtin-templates.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { timeZoneOf } from '../core/time-zones.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { FieldValue, NewEvent } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { spacedRanks } from '../core/ranks.ts';
import { dayAfter, momentAfter } from './relative-dates.ts';
import type { Creation } from './relative-dates.ts';
import type { TemplateCard, TemplateColumn, TemplateContent } from './template-content.ts';
import { lowerCaseNames, takeCardNumbers } from './template-rows.ts';

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

/** The ids of the users in each role. */
export type PeopleInRoles = ReadonlyMap<string, readonly string[]>;

/** Creates columns, labels and starter cards on a new board. Later changes of the template don't affect them. */
export async function copyTemplate(
  ctx: Context,
  board: BoardPlace,
  content: TemplateContent,
  people: PeopleInRoles = new Map(),
): Promise<void> {
  const { columns, labels, starters } = rowsOf(ctx, board, content);
  await insertRows(ctx.tx, 'columns', columns);
  await insertRows(ctx.tx, 'labels', labels);
  const numbers =
    starters.length === 0 ? [] : await takeCardNumbers(ctx.tx, board.workspaceId, starters.length);
  const cards = starters.map(({ row }, index) => ({ ...row, number: numbers[index] }));
  await insertRows(ctx.tx, 'cards', cards);
  const relations = await relate(ctx, labels, starters, people);
  const created = (type: NewEvent['type'], id: string, fields: Record<string, FieldValue>): NewEvent => ({
    type,
    workspaceId: board.workspaceId,
    resourceId: id,
    boardId: board.id,
    changes: changesFromNothing(fields),
    version: firstVersion,
  });
  await recordEvents(ctx, [
    ...columns.map(({ id, name, color, done, wip_limit, wip_limit_enforced }) =>
      created('column.created', id, { name, color, done, wip_limit, wip_limit_enforced }),
    ),
    ...labels.map(({ id, name, color }) => created('label.created', id, { name, color })),
    // In the order of their columns.
    ...cards.map((card, index) =>
      created('card.created', card.id, {
        ...{ column_id: card.column_id, ...starters[index]?.fields, ...relations[index] },
        ...{ number: card.number ?? null, after_card_id: aboveIn(cards, index) },
      }),
    ),
  ]);
}

/** The id of the card right above one; null at the top of its column. */
function aboveIn(cards: readonly { id: string; column_id: string }[], index: number): string | null {
  const [above, card] = [cards[index - 1], cards[index]];
  return above?.column_id === card?.column_id ? (above?.id ?? null) : null;
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
  const creation = { at: ctx.now, timeZone: timeZoneOf(ctx.principal.user) };
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
    starters: columns.flatMap((column) =>
      ranked(column.item.cards).map(({ item, place: at }) => {
        const fields = fieldsOfCard(creation, item, column.item);
        const row = { ...at, ...fields, column_id: column.place.id, created_by: ctx.principal.userId };
        return { card: item, fields, row };
      }),
    ),
  };
}

/** The fields of a starter card, named as columns of the table and as the event log names them. */
function fieldsOfCard(creation: Creation, card: TemplateCard, { done }: TemplateColumn) {
  const { start_in: start, due_in: due } = card;
  const isDueOnDay = due !== undefined && due.time === undefined;
  return {
    title: card.title,
    description: card.description ?? null,
    priority: card.priority ?? null,
    estimate: card.estimate ?? null,
    cover_color: card.cover_color ?? null,
    start_at: start === undefined ? null : momentAfter(creation, start),
    due_at: due === undefined || isDueOnDay ? null : momentAfter(creation, due),
    due_on: isDueOnDay ? dayAfter(creation, due) : null,
    completed_at: done === true ? creation.at.toISOString() : null,
  };
}

type Rows = ReturnType<typeof rowsOf>;

/** Stores the labels and assignees of the starter cards, and returns those of each as the event log names them. */
async function relate(
  ctx: Context,
  labels: Rows['labels'],
  starters: Rows['starters'],
  people: PeopleInRoles,
) {
  const labelIdOf = await findLabelIds(ctx, labels, starters);
  const relations = starters.map(({ card, row }) => ({
    card: { workspace_id: row.workspace_id, card_id: row.id },
    board_id: row.board_id,
    labelIds: sorted((card.labels ?? []).flatMap((name) => labelIdOf.get(name) ?? [])),
    assigneeIds: sorted((card.assignees ?? []).flatMap((role) => people.get(role) ?? [])),
  }));
  const cardLabels = relations.flatMap(({ card, board_id, labelIds }) =>
    labelIds.map((label_id) => ({ ...card, board_id, label_id })),
  );
  const cardAssignees = relations.flatMap(({ card, assigneeIds }) =>
    assigneeIds.map((user_id) => ({ ...card, user_id })),
  );
  await insertRows(ctx.tx, 'card_labels', cardLabels);
  await insertRows(ctx.tx, 'card_assignees', cardAssignees);
  return relations.map(({ labelIds, assigneeIds }) => ({
    ...(labelIds.length > 0 && { label_ids: labelIds }),
    ...(assigneeIds.length > 0 && { assignee_ids: assigneeIds }),
  }));
}

function sorted(ids: readonly string[]): string[] {
  return [...new Set(ids)].sort();
}

/** The id of the label that each name on a starter card stands for. */
async function findLabelIds({ tx }: Context, labels: Rows['labels'], starters: Rows['starters']) {
  const names = starters.flatMap(({ card }) => card.labels ?? []);
  if (names.length === 0) return new Map<string, string>();
  const lowerCase = await lowerCaseNames(tx, [...labels.map(({ name }) => name), ...names]);
  const byLowerCase = new Map(labels.map(({ id, name }) => [lowerCase.get(name), id]));
  return new Map(names.map((name) => [name, byLowerCase.get(lowerCase.get(name))]));
}
