/** The statements that find workspaces together with the caller's role in them, and lock them. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { WorkspaceModel } from '../../../generated/prisma/models.ts';
import type { Access } from '../core/context.ts';
import type { Principal } from '../core/principals.ts';

export type WorkspaceRow = WorkspaceModel;

export interface VisibleWorkspace extends WorkspaceRow, Access {
  readonly hold: WorkspaceRow['hold'];
  readonly overQuota: WorkspaceRow['overQuota'];
}

export const workspaceColumns = selectList('w', Prisma.WorkspaceScalarFieldEnum);

/**
 * That a workspace (alias `w`) is not suspended, where no operation's rules decide: for links, streams, background work, and
 * reads of several workspaces.
 */
export const isNotSuspended = Prisma.sql`w.hold IS DISTINCT FROM 'suspended'`;

/** `FROM … WHERE …` of the workspaces (alias `w`) that a principal may see, with its membership (alias `m`). */
export function visibleWorkspaces(principal: Principal): Prisma.Sql {
  const only =
    principal.workspaceId === undefined
      ? Prisma.empty
      : Prisma.sql`AND w.id = ${principal.workspaceId}::uuid`;
  return Prisma.sql`
    FROM workspaces w
    JOIN workspace_members m
      ON m.workspace_id = w.id AND m.user_id = ${principal.userId}::uuid AND m.status = 'active'
    WHERE w.deleted_at IS NULL ${only}`;
}

/** By hand: finds the workspace, the caller's personal one by default, and the caller's role in one statement. */
export async function findVisibleWorkspace(
  tx: Tx,
  principal: Principal,
  id: string | undefined,
): Promise<VisibleWorkspace | undefined> {
  const [workspace] = await tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${visibleWorkspaces(principal)}
    AND ${id === undefined ? Prisma.sql`w.personal_user_id = ${principal.userId}::uuid` : Prisma.sql`w.id = ${id}::uuid`}`);
  return workspace;
}

const lockClauses = {
  share: Prisma.sql`FOR SHARE OF w`,
  update: Prisma.sql`FOR NO KEY UPDATE OF w`,
};

/** Locks a workspace, if the caller can see it. By hand: a lock. */
export async function lockVisibleWorkspace(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: keyof typeof lockClauses,
): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT w.id ${visibleWorkspaces(principal)} AND w.id = ${id}::uuid ${lockClauses[lock]}`);
}

/** Locks a workspace so that its members and the boards of its guests can't change. By hand: a lock. */
export async function lockMembersOf(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(
    Prisma.sql`SELECT 1 FROM workspaces w WHERE w.id = ${workspaceId}::uuid ${lockClauses.update}`,
  );
}

/** Keeps a workspace from being deleted, and its members from changing, while others hold it too. By hand: a lock. */
export async function holdWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await tx.rows(
    Prisma.sql`SELECT 1 FROM workspaces w WHERE w.id = ${workspaceId}::uuid ${lockClauses.share}`,
  );
}
