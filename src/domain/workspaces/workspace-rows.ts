/** The statement that lists workspaces. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { visibleWorkspaces, workspaceColumns } from '../access/workspace-access-rows.ts';
import type { WorkspaceRow } from '../access/workspace-access-rows.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';

/** One more than the page has. By hand: lists are read often. */
export function listWorkspaceRows(
  tx: Tx,
  principal: Principal,
  { limit, after }: PageRequest<IdPosition>,
): Promise<WorkspaceRow[]> {
  return tx.rows<WorkspaceRow>(Prisma.sql`
    SELECT ${workspaceColumns} ${visibleWorkspaces(principal)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND w.id > ${after.id}::uuid`}
    ORDER BY w.id LIMIT ${limit + 1}`);
}
