/** The statements on members of boards. By hand: joins of several tables, and a lock. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { BoardMemberModel } from '../../../generated/prisma/models.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Role } from '../core/principals.ts';

/** A member of a board, with the name of the user. */
export interface BoardMemberRow extends Readonly<BoardMemberModel> {
  readonly userId: string;
  readonly name: string;
}

export const boardMemberColumns = Prisma.sql`
  ${selectList('v', Prisma.BoardMemberScalarFieldEnum)}, x.user_id AS "userId", u.name`;

/** The members of boards (alias `v`). Only active members of a workspace are added to boards, so they are users. */
const boardMembers = Prisma.sql`
  FROM board_members v JOIN workspace_members x ON x.id = v.member_id JOIN users u ON u.id = x.user_id`;

/** In the order of their ids in the workspace, one more than the page has. */
export function listBoardMemberRows(
  tx: Tx,
  boardId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<BoardMemberRow[]> {
  return tx.rows<BoardMemberRow>(Prisma.sql`
    SELECT ${boardMemberColumns} ${boardMembers} WHERE v.board_id = ${boardId}::uuid
      ${after === undefined ? Prisma.empty : Prisma.sql`AND v.member_id > ${after.id}::uuid`}
    ORDER BY v.member_id LIMIT ${limit + 1}`);
}

export async function findBoardMember(
  tx: Tx,
  boardId: string,
  userId: string,
): Promise<BoardMemberRow | undefined> {
  const [found] = await tx.rows<BoardMemberRow>(Prisma.sql`
    SELECT ${boardMemberColumns} ${boardMembers} WHERE v.board_id = ${boardId}::uuid AND x.user_id = ${userId}::uuid`);
  return found;
}

/** The boards that a member of a workspace was added to. */
export function listBoardsOfMember(tx: Tx, memberId: string, workspaceId: string): Promise<BoardMemberRow[]> {
  return tx.rows<BoardMemberRow>(Prisma.sql`
    SELECT ${boardMemberColumns} ${boardMembers}
    WHERE v.workspace_id = ${workspaceId}::uuid AND v.member_id = ${memberId}::uuid ORDER BY v.board_id`);
}

/** An active member of a workspace, who can be added to its boards. */
export interface BoardCandidate {
  readonly memberId: string;
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
}

export async function findCandidate(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<BoardCandidate | undefined> {
  const [found] = await tx.rows<BoardCandidate>(Prisma.sql`
    SELECT x.id AS "memberId", x.user_id AS "userId", u.name, x.role::text AS role
    FROM workspace_members x JOIN users u ON u.id = x.user_id
    WHERE x.workspace_id = ${workspaceId}::uuid AND x.user_id = ${userId}::uuid AND x.status = 'active'`);
  return found;
}

/**
 * Waits for cards that are being added or assigned on a board, and keeps new ones out. The new rows hold the board, so
 * that each assignment either sees who has access to the board from now on, or is seen by this transaction.
 */
export async function lockBoardForAccess(tx: Tx, boardId: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM boards WHERE id = ${boardId}::uuid FOR UPDATE`);
}

/** Keeps people on a board, and the board visible to whoever sees it, until the transaction ends. By hand: a lock. */
export async function holdBoardAccess(tx: Tx, boardId: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM boards WHERE id = ${boardId}::uuid FOR KEY SHARE`);
}
