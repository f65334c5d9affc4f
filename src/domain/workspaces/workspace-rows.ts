/** The statements on workspaces that Prisma's models can't express as well, each with the reason. */
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

/**
 * Keeps the owners of a workspace from deleting their accounts until the transaction ends, and returns whether there is one who
 * hasn't. By hand: a lock.
 */
export async function holdOwners(tx: Tx, workspaceId: string): Promise<boolean> {
  const held = await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members m JOIN users u ON u.id = m.user_id
    WHERE m.workspace_id = ${workspaceId}::uuid AND m.role = 'owner' AND m.status = 'active' AND u.deleted_at IS NULL
    ORDER BY u.id FOR SHARE OF u`);
  return held.length > 0;
}
