/** Copies boards (docs/decisions/0073-copies-of-boards.md). */
import { getBoard } from '../access/board-access.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { newId, newIdsAt } from '../core/ids.ts';
import { cardsPerCopyMax, commentsPerCopyMax } from '../core/limits.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { FieldValue, NewEvent } from '../events/events.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { insertRows } from '../../db/inserts.ts';
import { columnName } from '../../db/columns.ts';
import { holdColumns, takeCardNumbers } from '../templates/template-rows.ts';
import { readBoardContent } from './board-copy-rows.ts';
import type { BoardContent } from './board-copy-rows.ts';
import { copyBoardMembers } from './board-members.ts';
import { insertBoard } from './boards.ts';
import { findAssignable, holdMembersOfWorkspace } from './card-relation-rows.ts';
import { cardFields, fieldsOf as fieldsOfCard } from './card-rows.ts';
import { notePeopleOfCards } from './card-transfer-rows.ts';
import { fieldsOf as fieldsOfColumn } from './columns.ts';
import { commentEvent, fieldsWithAuthor } from './comments.ts';

/** What a copy can keep, besides the columns. */
export type CopiedPart = 'labels' | 'cards' | 'due_dates' | 'assignees' | 'comments' | 'members';

export interface CopyOrder {
  /** The name of the board by default. */
  readonly name?: string;
  readonly includeArchived: boolean;
  readonly keep: readonly CopiedPart[];
}

/**
 * Copies a board with its columns and with what `keep` names. The copy is as visible as the board, and if it is private,
 * the caller is its manager.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `plan_limit_reached`, `billing_canceled`, `quota_exceeded`,
 *   `limit_reached`
 */
export async function copyBoard(
  ctx: CreationContext,
  id: string,
  { name, includeArchived, keep }: CopyOrder,
): Promise<BoardRow> {
  // Moves wait, so that no card is read in two columns, or in none.
  await holdColumns(ctx.tx, (await getBoard(ctx, id)).id);
  // Found again: the caller may have lost access, and the board may have moved, before its columns were held.
  const source = await getBoard(ctx, id);
  const { workspaceId, description, visibility } = source;
  const content = await readBoardContent(ctx.tx, id, includeArchived, keep);
  requireBounded(content);
  const assigneeIds = [...new Set(content.cards.flatMap((card) => card.assigneeIds))];
  // Before the billing account, in the same order as departures, to avoid deadlocks.
  if (assigneeIds.length > 0) await holdMembersOfWorkspace(ctx.tx, workspaceId, assigneeIds);
  await requireWithinQuota(ctx, workspaceId);
  await requireRoom(ctx, 'boards', workspaceId);
  const board = await insertBoard(ctx, workspaceId, {
    name: name ?? source.name,
    ...(description !== null && { description }),
    visibility,
  });
  if (keep.includes('members')) await copyBoardMembers(ctx, source, board);
  const copied = await numbered(ctx, renewed(board, await withoutUnseen(ctx, board, content, assigneeIds)));
  await storeContent(ctx, board, copied);
  await recordContent(ctx, board, copied);
  // The caller may have lost access before the account was locked, or the numbers of the cards.
  await getBoard(ctx, id);
  return board;
}

/** @throws {AppError} `limit_reached` */
function requireBounded({ cards, comments }: BoardContent): void {
  if (cards.length > cardsPerCopyMax) throw tooMany(cardsPerCopyMax, 'cards');
  if (comments.length > commentsPerCopyMax) throw tooMany(commentsPerCopyMax, 'comments');
}

function tooMany(max: number, what: string): AppError {
  return new AppError('limit_reached', `A board can be copied with at most ${max} ${what}.`);
}

/** The content without assignees who can't see the copy. */
async function withoutUnseen(
  { tx }: Context,
  { id: boardId, workspaceId }: BoardRow,
  content: BoardContent,
  assigneeIds: readonly string[],
): Promise<BoardContent> {
  if (assigneeIds.length === 0) return content;
  const found = await findAssignable(tx, { workspaceId, boardId }, assigneeIds);
  const seeing = new Set(found.map(({ id }) => id));
  const cards = content.cards.map((card) => ({
    ...card,
    assigneeIds: card.assigneeIds.filter((id) => seeing.has(id)),
  }));
  return { ...content, cards };
}

/** The content under new ids. Ranks are kept: they are unique in each column. */
function renewed({ id: boardId, workspaceId }: BoardRow, content: BoardContent): BoardContent {
  const columnIds = newIdsOf(content.columns);
  const labelIds = newIdsOf(content.labels);
  // A card can still have a label that is deleted.
  const kept = new Set(content.labels.map(({ id }) => id));
  const cardIds = newIdsOf(content.cards);
  // Lists of comments are in the order of ids, and comments keep their times.
  const commentIds = newIdsAt(content.comments.map(({ createdAt }) => createdAt));
  const place = { boardId, workspaceId };
  return {
    columns: content.columns.map((column) => ({ ...column, ...place, id: columnIds(column.id) })),
    labels: content.labels.map((label) => ({ ...label, ...place, id: labelIds(label.id) })),
    cards: content.cards.map((card) => ({
      ...{ ...card, ...place, id: cardIds(card.id), columnId: columnIds(card.columnId) },
      labelIds: card.labelIds
        .filter((id) => kept.has(id))
        .map(labelIds)
        .sort(),
    })),
    comments: content.comments.map((comment, index) => ({
      ...{ ...comment, id: commentIds[index] ?? '', cardId: cardIds(comment.cardId) },
      ...{ externalSource: null, externalId: null },
    })),
  };
}

/** New ids, in the order of the old ones, since lists are in the order of ids. */
function newIdsOf(rows: readonly { readonly id: string }[]): (oldId: string) => string {
  const ids = new Map(
    rows
      .map(({ id }) => id)
      .sort()
      .map((id) => [id, newId()]),
  );
  return (oldId) => {
    const id = ids.get(oldId);
    if (id === undefined) throw new Error('a card refers to something that was not copied');
    return id;
  };
}

/** The content with new numbers of cards. */
async function numbered({ tx }: Context, content: BoardContent): Promise<BoardContent> {
  const [first] = content.cards;
  if (first === undefined) return content;
  const numbers = await takeCardNumbers(tx, first.workspaceId, content.cards.length);
  const cards = content.cards.map((card, index) => ({ ...card, number: numbers[index] ?? 0 }));
  return { ...content, cards };
}

async function storeContent(ctx: Context, { id: boardId, workspaceId }: BoardRow, content: BoardContent) {
  const { tx, now, principal } = ctx;
  const { columns, labels, cards, comments } = content;
  const inWorkspace = { workspace_id: workspaceId };
  const onBoard = { ...inWorkspace, board_id: boardId };
  const made = { ...onBoard, created_at: now, updated_at: now };
  const columnRows = columns.map(
    ({ id, name, color, done, rank, archivedAt, wipLimit, wipLimitEnforced }) => ({
      ...{ ...made, id, name, color, done, rank, archived_at: archivedAt },
      ...{ wip_limit: wipLimit, wip_limit_enforced: wipLimitEnforced },
    }),
  );
  const cardRows = cards.map((card) => ({
    ...{ ...made, id: card.id, column_id: card.columnId, rank: card.rank, number: card.number },
    ...{ created_by: principal.userId, archived_at: card.archivedAt },
    ...Object.fromEntries(cardFields.map((field) => [columnName(field), card[field]])),
  }));
  const labelsOfCards = cards.flatMap(({ id, labelIds }) =>
    labelIds.map((labelId) => ({ ...onBoard, card_id: id, label_id: labelId })),
  );
  const assigneesOfCards = cards.flatMap(({ id, assigneeIds }) =>
    assigneeIds.map((userId) => ({ ...inWorkspace, card_id: id, user_id: userId })),
  );
  const commentRows = comments.map(({ id, cardId, body, createdBy, createdAt, updatedAt }) => ({
    ...{ ...inWorkspace, id, card_id: cardId, body },
    ...{ created_by: createdBy, created_at: createdAt, updated_at: updatedAt },
  }));
  await insertRows(tx, 'columns', columnRows);
  await insertRows(
    tx,
    'labels',
    labels.map(({ id, name, color }) => ({ ...made, id, name, color })),
  );
  await insertRows(tx, 'cards', cardRows);
  await insertRows(tx, 'card_labels', labelsOfCards);
  await insertRows(tx, 'card_assignees', assigneesOfCards);
  await insertRows(tx, 'comments', commentRows);
  const commentedIds = [...new Set(comments.map(({ cardId }) => cardId))];
  if (commentedIds.length > 0) await notePeopleOfCards(tx, commentedIds);
}

/** Records what is on a copy as if someone had created it. */
async function recordContent(ctx: Context, { id: boardId, workspaceId }: BoardRow, content: BoardContent) {
  const created = (type: NewEvent['type'], resourceId: string, fields: Record<string, FieldValue>) => ({
    ...{ type, workspaceId, resourceId, boardId, changes: changesFromNothing(fields), version: firstVersion },
  });
  await recordEvents(ctx, [
    ...content.columns.map((column) => created('column.created', column.id, fieldsOfColumn(column))),
    ...content.labels.map(({ id, name, color }) => created('label.created', id, { name, color })),
    ...content.columns.flatMap(({ id: columnId }) =>
      cardsIn(content, columnId).map((card, index, inOrder) => {
        const place = { number: card.number, after_card_id: inOrder[index - 1]?.id ?? null };
        return created('card.created', card.id, { ...fieldsOfCard(card), ...place });
      }),
    ),
    ...content.comments.map((comment) =>
      commentEvent(
        { ...comment, boardId, version: firstVersion },
        'created',
        changesFromNothing(fieldsWithAuthor(comment)),
      ),
    ),
  ]);
}

/** The cards of a column from top to bottom. */
function cardsIn({ cards }: BoardContent, columnId: string) {
  return cards
    .filter((card) => card.columnId === columnId)
    .sort((one, other) => (one.rank < other.rank ? -1 : 1));
}
