/** Comments on cards. Anyone with access to the card can comment; only the author can edit. */
import { findVisibleComment, insertComment, listCommentRows } from './comment-rows.ts';
import type { CommentRow, CommentSort, VisibleComment } from './comment-rows.ts';
import type { RowLock } from '../core/row-locks.ts';
import { getCard } from './card-rows.ts';
import { requireRole } from '../core/context.ts';
import type { Context, CreationContext } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { Changes } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { commentsPerCardMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled } from '../billing/plans/plan-limits.ts';
import { roleIncludes } from '../core/principals.ts';
import { positionOf } from '../core/sort-rows.ts';
import type { SortedPosition } from '../core/sort-rows.ts';
import { afterDeletion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getComment(ctx: Context, id: string, lock: RowLock = 'none'): Promise<VisibleComment> {
  const comment = await findVisibleComment(ctx.tx, ctx.principal, id, lock);
  if (comment === undefined) throw notFound();
  requireRole(ctx, comment);
  return comment;
}

/** The comments on a card. @throws {AppError} `not_found`, `insufficient_role` */
export async function listComments(
  ctx: Context,
  cardId: string,
  request: PageRequest<SortedPosition>,
  sort: CommentSort,
): Promise<Page<CommentRow, SortedPosition>> {
  const card = await getCard(ctx, cardId);
  const rows = await listCommentRows(ctx.tx, card.id, request, sort);
  return toPage(rows, request.limit, positionOf);
}

/** @throws {AppError} `not_found`, `insufficient_role`, `limit_reached`, `billing_canceled`, `quota_exceeded` */
export async function createComment(
  ctx: CreationContext,
  cardId: string,
  input: { readonly body: string },
): Promise<CommentRow> {
  // The lock of the card keeps the number of its comments from changing.
  const card = await getCard(ctx, cardId, 'update');
  const { workspaceId, boardId } = card;
  await requireWithinQuota(ctx, workspaceId);
  await requireNotCanceled(ctx, workspaceId);
  const own = { id: newId(), createdBy: ctx.principal.userId, createdAt: ctx.now };
  const comment = await insertComment(ctx.tx, { ...own, workspaceId, cardId, body: input.body });
  if (comment === undefined) {
    throw new AppError('limit_reached', `A card can have at most ${commentsPerCardMax} comments.`);
  }
  const changes = changesFromNothing(fieldsOf(comment));
  await recordEvents(ctx, [commentEvent({ ...comment, boardId }, 'created', changes)]);
  return comment;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `not_author`, `precondition_failed` */
export async function updateComment(
  ctx: Context,
  id: string,
  patch: { readonly body?: string },
  expectation?: Expectation,
): Promise<CommentRow> {
  const comment = await getComment(ctx, id, 'update');
  if (comment.createdBy !== ctx.principal.userId) {
    throw new AppError('not_author', 'Only the author can change a comment.');
  }
  requireExpected(expectation, 'comment', comment);
  const changes = changesBetween({ body: comment.body }, patch);
  if (Object.keys(changes).length === 0) return comment;
  const after = await ctx.tx.prisma.comment.update({
    where: { id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  await recordEvents(ctx, [commentEvent({ ...after, boardId: comment.boardId }, 'updated', changes)]);
  return after;
}

/** @throws {AppError} `not_found`, `insufficient_role`, `not_author`, `precondition_failed` */
export async function deleteComment(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const comment = await getComment(ctx, id, 'update');
  if (comment.createdBy !== ctx.principal.userId && !roleIncludes(comment.role, 'admin')) {
    throw new AppError('not_author', 'Only the author or an admin of the workspace can delete a comment.');
  }
  requireExpected(expectation, 'comment', comment);
  await ctx.tx.prisma.comment.delete({ where: { id }, select: { id: true } });
  const changes = changesToNothing(fieldsOf(comment));
  await recordEvents(ctx, [commentEvent(afterDeletion(comment), 'deleted', changes)]);
}

/** What the event log records about a comment. */
export function fieldsOf({ cardId, body, externalSource, externalId }: CommentFields) {
  return { card_id: cardId, body, external_source: externalSource, external_id: externalId };
}

type CommentFields = Pick<CommentRow, 'cardId' | 'body' | 'externalSource' | 'externalId'>;

/** The same of a comment that someone else may have written, at another time than that of the event. */
export function fieldsWithAuthor(comment: CommentFields & Pick<CommentRow, 'createdBy' | 'createdAt'>) {
  const { createdBy, createdAt } = comment;
  return { ...fieldsOf(comment), created_by: createdBy, created_at: createdAt.toISOString() };
}

/** The event of a change to a comment, given as it is now. */
export function commentEvent(
  comment: Pick<CommentRow, 'id' | 'workspaceId' | 'cardId' | 'version'> & { readonly boardId: string },
  verb: EventVerb<'comment'>,
  changes: Changes,
) {
  return {
    type: `comment.${verb}`,
    workspaceId: comment.workspaceId,
    resourceId: comment.id,
    boardId: comment.boardId,
    cardId: comment.cardId,
    changes,
    version: comment.version,
  } as const;
}
