/** The statements on boards that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { boardColumns, boardsGivenTo, visibleBoards } from '../access/board-access-rows.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';

/** Boards of a workspace, or of all, in order of creation, one more than the page has. By hand: lists are read often. */
export function listBoardRows(
  tx: Tx,
  principal: Principal,
  { workspace, archived }: { readonly workspace?: VisibleWorkspace; readonly archived: boolean },
  { limit, after }: PageRequest<IdPosition>,
): Promise<BoardRow[]> {
  return tx.rows<BoardRow>(Prisma.sql`
    SELECT ${boardColumns} ${visibleBoards(principal, workspace && boardsGivenTo(workspace.role))}
      ${workspace === undefined ? Prisma.empty : Prisma.sql`AND b.workspace_id = ${workspace.id}::uuid`}
      AND b.archived_at IS ${archived ? Prisma.sql`NOT NULL` : Prisma.sql`NULL`}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND b.id > ${after.id}::uuid`}
    ORDER BY b.id LIMIT ${limit + 1}`);
}

/** Raises the versions of the guests of a board, which show their boards. By hand: locks them in the order of their ids. */
export async function touchGuests(tx: Tx, { id, workspaceId }: BoardRow): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE workspace_members SET version = version + 1 WHERE id IN (
      SELECT x.id FROM workspace_members x JOIN member_boards g ON g.member_id = x.id
      WHERE g.board_id = ${id}::uuid AND g.workspace_id = ${workspaceId}::uuid
      ORDER BY x.id FOR NO KEY UPDATE OF x)`);
}
