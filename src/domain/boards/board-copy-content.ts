/**
 * Copies the content of a board in parts: the process has the texts of one part in memory, and answers others between two
 * (docs/decisions/0149-boards-copied-in-parts.md).
 */
import { columnName } from '../../db/columns.ts';
import { insertRows } from '../../db/inserts.ts';
import { partsOf } from '../../db/statement-parts.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import { newId, newIdsAt } from '../core/ids.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { FieldValue, NewEvent } from '../events/events.ts';
import { takeCardNumbers } from '../templates/template-rows.ts';
import { readCopiedCards, readCopiedComments } from './board-copy-rows.ts';
import type { BoardOutline, CopySource } from './board-copy-rows.ts';
import { cardFields, fieldsOf as fieldsOfCard } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { fieldsOf as fieldsOfColumn } from './columns.ts';
import { storeCopiedComments } from './comment-copies.ts';

/** What is copied, and to which board, which has no content yet. */
export interface BoardCopy {
  readonly source: CopySource;
  readonly outline: BoardOutline;
  readonly board: BoardRow;
  /** Of the assignees, those who can see the copy. */
  readonly assignableIds: ReadonlySet<string>;
}

/** New ids by those of the source. */
type NewIds = ReadonlyMap<string, string>;

type CopiedCard = Pick<
  CardRow,
  'id' | 'columnId' | 'rank' | 'number' | 'archivedAt' | 'labelIds' | 'assigneeIds'
> &
  Pick<CardRow, (typeof cardFields)[number]>;

/** Many short texts are read and written at once, long ones in parts. */
const rowsPerPart = 500;

/** Stores the content, and records it as if someone had created it. The columns of the source have to be held. */
export async function copyContent(ctx: Context, copy: BoardCopy): Promise<void> {
  const { columns, labels, cards } = copy.outline;
  const [columnIds, labelIds, cardIds] = [newIdsOf(columns), newIdsOf(labels), newIdsOf(cards)];
  await copyColumns(ctx, copy, columnIds);
  await copyLabels(ctx, copy, labelIds);
  const copiedIds = await copyCards(ctx, copy, { columnIds, labelIds, cardIds });
  await copyComments(ctx, copy, copiedIds);
}

/** New ids in the order of the old ones, since lists are in the order of ids. */
function newIdsOf(rows: readonly { readonly id: string }[]): NewIds {
  const oldIds = rows.map(({ id }) => id).sort();
  return new Map(oldIds.map((id) => [id, newId()]));
}

function newIdOf(ids: NewIds, oldId: string): string {
  const id = ids.get(oldId);
  if (id === undefined) throw new Error('a card refers to something that was not copied');
  return id;
}

async function copyColumns(ctx: Context, { outline, board }: BoardCopy, ids: NewIds): Promise<void> {
  const columns = outline.columns.map((column) => ({ ...column, id: newIdOf(ids, column.id) }));
  const rows = columns.map(({ id, name, color, done, rank, archivedAt, wipLimit, wipLimitEnforced }) => ({
    ...{ ...madeOn(ctx, board), id, name, color, done, rank, archived_at: archivedAt },
    ...{ wip_limit: wipLimit, wip_limit_enforced: wipLimitEnforced },
  }));
  await insertRows(ctx.tx, 'columns', rows);
  const events = columns.map((column) =>
    creation(board, 'column.created', column.id, fieldsOfColumn(column)),
  );
  await recordEvents(ctx, events);
}

async function copyLabels(ctx: Context, { outline, board }: BoardCopy, ids: NewIds): Promise<void> {
  const labels = outline.labels.map(({ id, name, color }) => ({ id: newIdOf(ids, id), name, color }));
  const rows = labels.map((label) => ({ ...madeOn(ctx, board), ...label }));
  await insertRows(ctx.tx, 'labels', rows);
  const events = labels.map(({ id, ...fields }) => creation(board, 'label.created', id, fields));
  await recordEvents(ctx, events);
}

interface IdsOfBoard {
  readonly columnIds: NewIds;
  readonly labelIds: NewIds;
  readonly cardIds: NewIds;
}

/**
 * Copies the cards column by column, from top to bottom. Those that were deleted or archived meanwhile are left out.
 *
 * @returns the new ids of those that were copied
 */
async function copyCards(ctx: Context, copy: BoardCopy, ids: IdsOfBoard): Promise<NewIds> {
  const { outline, source, board } = copy;
  const copied = new Map<string, string>();
  if (outline.cards.length === 0) return copied;
  const taken = await takeCardNumbers(ctx.tx, board.workspaceId, outline.cards.length);
  const numbers = new Map(outline.cards.map(({ id }, index) => [id, taken[index] ?? 0]));
  const inOrder = outline.columns.flatMap(({ id }) => cardsIn(outline, id));
  let above: CopiedCard | undefined;
  for (const part of partsOf(inOrder, rowsPerPart, ({ characters }) => characters)) {
    const partIds = part.map(({ id }) => id);
    const found = new Map((await readCopiedCards(ctx.tx, source, partIds)).map((card) => [card.id, card]));
    const cards = partIds
      .map((id) => found.get(id))
      .filter((card) => card !== undefined)
      .map((card) => copyOf(card, numbers.get(card.id) ?? 0, ids, copy.assignableIds));
    await insertCards(ctx, board, cards);
    const events = cards.map((card, index) =>
      cardCreation(board, card, index === 0 ? above : cards[index - 1]),
    );
    await recordEvents(ctx, events);
    above = cards.at(-1) ?? above;
    for (const id of found.keys()) copied.set(id, newIdOf(ids.cardIds, id));
  }
  return copied;
}

function copyOf(
  card: CardRow,
  number: number,
  { columnIds, labelIds, cardIds }: IdsOfBoard,
  assignableIds: ReadonlySet<string>,
): CopiedCard {
  return {
    ...card,
    ...{ id: newIdOf(cardIds, card.id), number, columnId: newIdOf(columnIds, card.columnId) },
    // A card can still have a label that is deleted, and have got others since the labels were read.
    labelIds: card.labelIds.flatMap((id) => labelIds.get(id) ?? []).sort(),
    assigneeIds: card.assigneeIds.filter((id) => assignableIds.has(id)),
  };
}

/** The cards of a column from top to bottom. */
function cardsIn({ cards }: BoardOutline, columnId: string) {
  return cards
    .filter((card) => card.columnId === columnId)
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
}

/** Ranks are kept: they are unique in each column. */
async function insertCards(ctx: Context, board: BoardRow, cards: readonly CopiedCard[]): Promise<void> {
  const { tx, principal } = ctx;
  const { id: boardId, workspaceId } = board;
  const rows = cards.map((card) => ({
    ...{ ...madeOn(ctx, board), id: card.id, column_id: card.columnId, rank: card.rank, number: card.number },
    ...{ created_by: principal.userId, archived_at: card.archivedAt },
    ...Object.fromEntries(cardFields.map((field) => [columnName(field), card[field]])),
  }));
  const labels = cards.flatMap(({ id, labelIds }) =>
    labelIds.map((labelId) => ({
      workspace_id: workspaceId,
      board_id: boardId,
      card_id: id,
      label_id: labelId,
    })),
  );
  const assignees = cards.flatMap(({ id, assigneeIds }) =>
    assigneeIds.map((userId) => ({ workspace_id: workspaceId, card_id: id, user_id: userId })),
  );
  await insertRows(tx, 'cards', rows);
  await insertRows(tx, 'card_labels', labels);
  await insertRows(tx, 'card_assignees', assignees);
}

function cardCreation(board: BoardRow, card: CopiedCard, above: CopiedCard | undefined): NewEvent {
  const afterId = above?.columnId === card.columnId ? above.id : null;
  return creation(board, 'card.created', card.id, {
    ...fieldsOfCard(card),
    ...{ number: card.number, after_card_id: afterId },
  });
}

async function copyComments(ctx: Context, { outline, board }: BoardCopy, cardIds: NewIds): Promise<void> {
  // Lists of comments are in the order of ids, and comments keep their times.
  const newIds = newIdsAt(outline.comments.map(({ createdAt }) => createdAt));
  const ids = new Map(outline.comments.map(({ id }, index) => [id, newIds[index] ?? '']));
  for (const part of partsOf(outline.comments, rowsPerPart, ({ characters }) => characters)) {
    const found = await readCopiedComments(
      ctx.tx,
      part.map(({ id }) => id),
    );
    const onCopied = found.filter(({ cardId }) => cardIds.has(cardId));
    const copies = onCopied.map((comment) => ({
      ...{ ...comment, id: newIdOf(ids, comment.id), cardId: newIdOf(cardIds, comment.cardId) },
      ...{ workspaceId: board.workspaceId, boardId: board.id },
    }));
    await storeCopiedComments(ctx, copies);
  }
}

/** What all new rows on a board have. */
function madeOn({ now }: Context, { id, workspaceId }: BoardRow) {
  return { workspace_id: workspaceId, board_id: id, created_at: now, updated_at: now };
}

function creation(
  { id: boardId, workspaceId }: BoardRow,
  type: NewEvent['type'],
  resourceId: string,
  fields: Readonly<Record<string, FieldValue>>,
): NewEvent {
  return {
    type,
    workspaceId,
    resourceId,
    boardId,
    changes: changesFromNothing(fields),
    version: firstVersion,
  };
}
