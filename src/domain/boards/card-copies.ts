/** Copies cards within their workspace (docs/decisions/0075-cards-across-boards.md). */
import type { Context, CreationContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { newIdsAt } from '../core/ids.ts';
import { commentsPerCopyMax } from '../core/limits.ts';
import { getCard } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { findTargetBoard, holdTransfers, settleTransfer } from './card-transfers.ts';
import type { MissingLabels } from './card-transfers.ts';
import { addCard } from './cards.ts';
import type { NewCard } from './cards.ts';
import { storeCopiedComments } from './comment-copies.ts';
import type { CommentRow } from './comment-rows.ts';

/** What a copy can keep, besides the title. */
export type CopiedCardPart = 'description' | 'details' | 'labels' | 'due_dates' | 'assignees' | 'comments';

export interface CardCopyOrder {
  /** The column of the card by default. */
  readonly columnId?: string;
  readonly position: 'top' | 'bottom';
  /** The title of the card by default. */
  readonly title?: string;
  readonly keep: readonly CopiedCardPart[];
  readonly missingLabels: MissingLabels;
}

/**
 * Copies a card to a column of its board, or of another board that the caller can change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_column`, `column_archived`, `wip_limit_reached`,
 *   `limit_reached`, `missing_label`, `billing_canceled`, `conflict`
 */
export async function copyCard(
  ctx: CreationContext,
  id: string,
  { columnId: wantedColumnId, position, title, keep, missingLabels }: CardCopyOrder,
): Promise<CardRow> {
  const source = await getCard(ctx, id);
  const columnId = wantedColumnId ?? source.columnId;
  const boardId = await findTargetBoard(ctx, source.workspaceId, columnId);
  const comments = keep.includes('comments') ? await readComments(ctx, id) : [];
  const transfer = { card: withoutRelations(source, keep), boardId };
  await holdTransfers(ctx, [transfer]);
  const { labelIds, assigneeIds } = await settleTransfer(ctx, transfer, missingLabels);
  const fields = keptFields(source, keep);
  const input = { ...fields, title: title ?? source.title, labelIds, assigneeIds, columnId, position };
  const copy = await addCard(ctx, boardId, input);
  // The caller may have lost access to the card before everything was locked.
  await getCard(ctx, id);
  await copyComments(ctx, copy, comments);
  return copy;
}

function withoutRelations(card: CardRow, keep: readonly CopiedCardPart[]): CardRow {
  return {
    ...card,
    labelIds: keep.includes('labels') ? card.labelIds : [],
    assigneeIds: keep.includes('assignees') ? card.assigneeIds : [],
  };
}

type KeptFields = Omit<NewCard, 'title' | 'labelIds' | 'assigneeIds' | 'position' | 'columnId'>;

function keptFields(card: CardRow, keep: readonly CopiedCardPart[]): KeptFields {
  const { description, priority, estimate, coverColor, dueAt, dueOn, startAt } = card;
  return {
    ...(keep.includes('description') && { description }),
    ...(keep.includes('details') && { priority, estimate, coverColor }),
    ...(keep.includes('due_dates') && {
      ...(dueAt !== null && { dueAt: new Date(dueAt) }),
      ...(dueOn !== null && { dueOn }),
      ...(startAt !== null && { startAt: new Date(startAt) }),
    }),
  };
}

/** @throws {AppError} `limit_reached` */
async function readComments({ tx }: Context, cardId: string): Promise<CommentRow[]> {
  const comments = await tx.prisma.comment.findMany({
    where: { cardId },
    orderBy: { id: 'asc' },
    take: commentsPerCopyMax + 1,
  });
  if (comments.length <= commentsPerCopyMax) return comments;
  throw new AppError('limit_reached', `A card can be copied with at most ${commentsPerCopyMax} comments.`);
}

async function copyComments(
  ctx: Context,
  { id: cardId, workspaceId, boardId }: CardRow,
  comments: readonly CommentRow[],
): Promise<void> {
  // Lists of comments are in the order of ids, and comments keep their times.
  const ids = newIdsAt(comments.map(({ createdAt }) => createdAt));
  const copies = comments.map((comment, index) => ({
    ...comment,
    ...{ id: ids[index] ?? '', workspaceId, cardId, boardId },
  }));
  await storeCopiedComments(ctx, copies);
}
