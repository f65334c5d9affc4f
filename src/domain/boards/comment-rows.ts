/** The statements on comments that Prisma's models can't express as well, each with the reason. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { CommentModel } from '../../../generated/prisma/models.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access } from '../core/context.ts';
import { commentsPerCardMax } from '../core/limits.ts';
import { withinPageBytes } from '../core/page-size-rows.ts';
import type { PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';
import { afterPosition, orderBy, sortValue } from '../core/sort-rows.ts';
import type { Sort, Sorted, SortedPosition, SortKey } from '../core/sort-rows.ts';

export type CommentRow = CommentModel;

export interface VisibleComment extends CommentRow, Access {
  readonly boardId: string;
}

export const commentColumns = selectList('t', Prisma.CommentScalarFieldEnum);

/**
 * By hand: finds the comment, its board and the caller's role in one statement, after it has kept the card on its board and
 * locked the comment.
 */
export function findVisibleComment(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<VisibleComment | undefined> {
  const comments = Prisma.sql`
    JOIN cards c ON c.board_id = b.id
    JOIN comments t ON t.card_id = c.id AND t.workspace_id = b.workspace_id`;
  return findVisibleRow<VisibleComment>(tx, {
    columns: Prisma.sql`${commentColumns}, b.id AS "boardId", ${accessToBoard}`,
    visible: Prisma.sql`${visibleBoards(principal, comments)} AND t.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR KEY SHARE OF c FOR NO KEY UPDATE OF t` : undefined,
  });
}

type NewComment = Pick<CommentRow, 'id' | 'workspaceId' | 'cardId' | 'body' | 'createdBy' | 'createdAt'>;

export type CommentSort = Sort<'created_at' | 'updated_at'>;

const updatedAt: SortKey = { expression: Prisma.sql`t.updated_at`, type: 'timestamptz' };

/** One more than the page has. A card has few enough comments to sort them. By hand: lists are read often. */
export function listCommentRows(
  tx: Tx,
  cardId: string,
  { limit, after }: PageRequest<SortedPosition>,
  { by, isDescending }: CommentSort,
): Promise<Sorted<CommentRow>[]> {
  const order = { key: by === 'updated_at' ? updatedAt : undefined, id: Prisma.sql`t.id`, isDescending };
  return tx.rows<Sorted<CommentRow>>(
    withinPageBytes(
      Prisma.sql`
    SELECT ${commentColumns} ${sortValue(order)} FROM comments t WHERE t.card_id = ${cardId}::uuid
      ${afterPosition(order, after)}
    ${orderBy(order)} LIMIT ${limit + 1}`,
      { texts: ['body'] },
    ),
  );
}

/** The comments on a card that is about to be deleted, locked in the order of their ids. By hand: a lock. */
export function lockComments(tx: Tx, cardId: string): Promise<CommentRow[]> {
  return tx.rows<CommentRow>(Prisma.sql`
    SELECT ${commentColumns} FROM comments t WHERE t.card_id = ${cardId}::uuid ORDER BY t.id FOR UPDATE`);
}

/**
 * Stores a comment on a locked card; undefined if the card has as many as it can. By hand: one statement counts and inserts.
 */
export async function insertComment(
  tx: Tx,
  { id, workspaceId, cardId, body, createdBy, createdAt }: NewComment,
): Promise<CommentRow | undefined> {
  const [comment] = await tx.rows<CommentRow>(Prisma.sql`
    INSERT INTO comments AS t (id, workspace_id, card_id, body, created_by, created_at, updated_at)
    SELECT ${id}::uuid, ${workspaceId}::uuid, ${cardId}::uuid, ${body}::text, ${createdBy}::uuid, ${createdAt}::timestamptz,
      ${createdAt}::timestamptz
    WHERE (SELECT count(*) FROM comments o WHERE o.card_id = ${cardId}::uuid) < ${commentsPerCardMax}::int
    RETURNING ${commentColumns}`);
  return comment;
}
