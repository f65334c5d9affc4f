/** The statements that find boards, and what is on them, together with the caller's role. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { BoardModel } from '../../../generated/prisma/models.ts';
import type { Principal, Role } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';

export type BoardRow = BoardModel;

/** A board with the caller's role in its workspace. */
export interface VisibleBoard extends BoardRow {
  readonly role: Role;
}

export const boardColumns = selectList('b', Prisma.BoardScalarFieldEnum);

/**
 * `FROM … WHERE …` of the boards (alias `b`) that a principal can see, with the membership (alias `m`) that allows it:
 * the boards of its workspaces, or of the one workspace of an access token. A guest sees only the boards listed for
 * them. OFFSET 0 keeps PostgreSQL from reading the boards of all guests into a hash table.
 */
export function visibleBoards(principal: Principal, join: Prisma.Sql = Prisma.empty): Prisma.Sql {
  const inWorkspace =
    principal.workspaceId === undefined
      ? Prisma.empty
      : Prisma.sql`AND b.workspace_id = ${principal.workspaceId}::uuid`;
  return Prisma.sql`
    FROM boards b
    JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = b.workspace_id AND m.user_id = ${principal.userId}::uuid AND m.status = 'active'
    ${join}
    WHERE b.deleted_at IS NULL ${inWorkspace}
      AND (m.role <> 'guest'
        OR EXISTS (SELECT 1 FROM member_boards g WHERE g.member_id = m.id AND g.board_id = b.id OFFSET 0))`;
}

/**
 * A join that starts at a guest's list of boards, which is often much shorter than the list of all boards. Empty for
 * other roles.
 */
export function boardsGivenTo(role: Role): Prisma.Sql {
  if (role !== 'guest') return Prisma.empty;
  return Prisma.sql`JOIN member_boards v ON v.member_id = m.id AND v.board_id = b.id`;
}

/** By hand: finds the board and the caller's role in one statement, and locks the board. */
export async function findVisibleBoard(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<VisibleBoard | undefined> {
  const [board] = await tx.rows<VisibleBoard>(Prisma.sql`
    SELECT ${boardColumns}, m.role::text AS role ${visibleBoards(principal)} AND b.id = ${id}::uuid
    ${lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF b` : Prisma.empty}`);
  return board;
}
