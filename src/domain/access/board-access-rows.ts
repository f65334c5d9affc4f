/** The statements that find boards, and what is on them, together with the caller's role. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { BoardModel } from '../../../generated/prisma/models.ts';
import type { Access } from '../core/context.ts';
import type { Principal, Role } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';
import { findVisibleRow } from './visible-rows.ts';

export type BoardRow = BoardModel;

/** A board with what the caller may do on it. */
export interface VisibleBoard extends BoardRow, Access {
  /** The role in the workspace. */
  readonly workspaceRole: Role;
}

export const boardColumns = selectList('b', Prisma.BoardScalarFieldEnum);

/** Which boards count: those that exist, deleted ones that can be restored, or both. */
const deletions = {
  'not-deleted': Prisma.sql`b.deleted_at IS NULL`,
  deleted: Prisma.sql`b.deleted_at IS NOT NULL`,
  'deleted-or-not': Prisma.sql`TRUE`,
};

type Deletion = keyof typeof deletions;

/**
 * Whether a member of a workspace (alias `m`) sees a board of it (alias `b`): owners and admins see every board, members
 * those that are visible to the workspace or that they were added to, and guests those listed for them. OFFSET 0 keeps
 * PostgreSQL from reading the boards of all members into a hash table.
 */
export const memberSeesBoard = Prisma.sql`(
  m.role IN ('owner', 'admin')
  OR m.role = 'member' AND (b.visibility = 'workspace'
    OR EXISTS (SELECT 1 FROM board_members v WHERE v.board_id = b.id AND v.member_id = m.id OFFSET 0))
  OR m.role = 'guest' AND EXISTS (SELECT 1 FROM member_boards g WHERE g.member_id = m.id AND g.board_id = b.id OFFSET 0))`;

/**
 * The role by which an operation judges a caller (alias `m`) on a board (alias `b`): the one in the workspace, but on a
 * private board that of a guest for viewers, who can do the same as guests.
 */
export const roleOnBoard = Prisma.sql`(
  CASE WHEN m.role = 'member' AND b.visibility = 'members' AND EXISTS (
      SELECT 1 FROM board_members v WHERE v.board_id = b.id AND v.member_id = m.id AND v.role = 'viewer' OFFSET 0)
    THEN 'guest' ELSE m.role::text END)`;

/** The columns of `Access` to a board that `visibleBoards` finds. */
export const accessToBoard = Prisma.sql`${roleOnBoard} AS role, w.hold, w.over_quota AS "overQuota"`;

/**
 * Whether the access of members above guests is the same as when a statement began, once it has locked what it waited for.
 * A statement that began less than 5 ms ago is not checked, because it may take as long without a wait
 * (docs/decisions/0134-access-after-a-wait.md).
 */
export function isSameAccess(boardId: Prisma.Sql, memberIds: Prisma.Sql): Prisma.Sql {
  return comparedAccess(Prisma.sql`has_same_access`, boardId, memberIds);
}

/** The same, for what the statement has stored already: if the access is another one, the statement fails, and runs again. */
export function requiresSameAccess(boardId: Prisma.Sql, memberIds: Prisma.Sql): Prisma.Sql {
  return comparedAccess(Prisma.sql`require_same_access`, boardId, memberIds);
}

function comparedAccess(compare: Prisma.Sql, boardId: Prisma.Sql, memberIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    CASE WHEN began_recently() THEN true
      ELSE ${compare}(${boardId}, ${memberIds}, access_versions(${boardId}, ${memberIds})) END`;
}

/**
 * `FROM … WHERE …` of the boards (alias `b`) that a principal can see, with the membership (alias `m`) that allows it:
 * in its workspaces, or in the one workspace of an access token.
 */
export function visibleBoards(
  principal: Pick<Principal, 'userId' | 'workspaceId'>,
  join: Prisma.Sql = Prisma.empty,
  deletion: Deletion = 'not-deleted',
): Prisma.Sql {
  const inWorkspace =
    principal.workspaceId === undefined
      ? Prisma.empty
      : Prisma.sql`AND b.workspace_id = ${principal.workspaceId}::uuid`;
  return Prisma.sql`${boardsOf(Prisma.sql`${principal.userId}::uuid`, join, deletion)} ${inWorkspace}`;
}

/** The same, without a condition on workspaces, for a person whose id comes from the statement. */
export function boardsOf(
  userId: Prisma.Sql,
  join: Prisma.Sql = Prisma.empty,
  deletion: Deletion = 'not-deleted',
): Prisma.Sql {
  return Prisma.sql`
    FROM boards b
    JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m ON m.workspace_id = b.workspace_id AND m.user_id = ${userId} AND m.status = 'active'
    ${join}
    WHERE ${deletions[deletion]} AND ${memberSeesBoard}`;
}

/**
 * A join that starts at a guest's list of boards, which is often much shorter than the list of all boards. Empty for
 * other roles.
 */
export function boardsGivenTo(role: Role): Prisma.Sql {
  if (role !== 'guest') return Prisma.empty;
  return Prisma.sql`JOIN member_boards v ON v.member_id = m.id AND v.board_id = b.id`;
}

/** The query of the boards of a guest (`board_id`). */
export function boardsOfGuest({ userId }: Pick<Principal, 'userId'>, workspaceId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT v.board_id FROM workspace_members m JOIN member_boards v ON v.member_id = m.id
    WHERE m.workspace_id = ${workspaceId}::uuid AND m.user_id = ${userId}::uuid AND m.status = 'active'`;
}

/** By hand: finds the board and the caller's role in one statement, after it has locked the board. */
export function findVisibleBoard(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
  deletion?: Deletion,
): Promise<VisibleBoard | undefined> {
  return findVisibleRow<VisibleBoard>(tx, {
    columns: Prisma.sql`${boardColumns}, ${accessToBoard}, m.role::text AS "workspaceRole"`,
    visible: Prisma.sql`${visibleBoards(principal, Prisma.empty, deletion)} AND b.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF b` : undefined,
  });
}
