/** The statements on comments that Prisma's models can't express as well, each with the reason. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { CommentModel } from '../../../generated/prisma/models.ts';
import { visibleBoards } from '../access/board-access-rows.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal, Role } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';

export type CommentRow = CommentModel;

export interface VisibleComment extends CommentRow {
  readonly boardId: string;
  readonly role: Role;
}

const commentColumns = selectList('t', Prisma.CommentScalarFieldEnum);

/** By hand: finds the comment, its board and the caller's role in one statement, and locks the comment. */
export async function findVisibleComment(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<VisibleComment | undefined> {
  const join = Prisma.sql`JOIN cards c ON c.board_id = b.id JOIN comments t ON t.card_id = c.id`;
  const [comment] = await tx.rows<VisibleComment>(Prisma.sql`
    SELECT ${commentColumns}, b.id AS "boardId", m.role::text AS role
    ${visibleBoards(principal, join)} AND t.id = ${id}::uuid
    ${lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF t` : Prisma.empty}`);
  return comment;
}

/** One more than the page has. By hand: lists are read often. */
export function listCommentRows(
  tx: Tx,
  cardId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<CommentRow[]> {
  return tx.rows<CommentRow>(Prisma.sql`
    SELECT ${commentColumns} FROM comments t WHERE t.card_id = ${cardId}::uuid
      ${after === undefined ? Prisma.empty : Prisma.sql`AND t.id > ${after.id}::uuid`}
    ORDER BY t.id LIMIT ${limit + 1}`);
}

/** Locks the comments on a card in the order of their ids. By hand: a lock. */
export async function lockComments(tx: Tx, cardId: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM comments WHERE card_id = ${cardId}::uuid ORDER BY id FOR UPDATE`);
}
