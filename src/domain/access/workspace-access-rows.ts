/** The statements that find workspaces together with the caller's role in them, and lock them. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { WorkspaceModel } from '../../../generated/prisma/models.ts';
import type { Access } from '../core/context.ts';
import type { Principal } from '../core/principals.ts';
import { findVisibleRow } from './visible-rows.ts';

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

/** `share` keeps the workspace and its roles from changing, but lets other transactions hold the same lock. */
export type WorkspaceLock = 'none' | 'share' | 'update';

const lockClauses = {
  none: undefined,
  share: Prisma.sql`FOR SHARE OF w`,
  update: Prisma.sql`FOR NO KEY UPDATE OF w`,
};

/**
 * By hand: finds the workspace, the caller's personal one by default, and the caller's role in one statement, after it has
 * locked the workspace.
 */
export function findVisibleWorkspace(
  tx: Tx,
  principal: Principal,
  id: string | undefined,
  lock: WorkspaceLock,
): Promise<VisibleWorkspace | undefined> {
  const isWanted =
    id === undefined
      ? Prisma.sql`w.personal_user_id = ${principal.userId}::uuid`
      : Prisma.sql`w.id = ${id}::uuid`;
  return findVisibleRow<VisibleWorkspace>(tx, {
    columns: Prisma.sql`${workspaceColumns}, m.role::text AS role`,
    visible: Prisma.sql`${visibleWorkspaces(principal)} AND ${isWanted}`,
    locked: lockClauses[lock],
  });
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
