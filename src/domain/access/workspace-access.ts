/** Which workspaces a caller has access to, and with which role. Every lookup of a workspace starts here. */
import type { Tx } from '../../db/database.ts';
import { requireRole } from '../core/context.ts';
import type { Access, Context, Place } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import type { Principal } from '../core/principals.ts';
import { findVisibleWorkspace } from './workspace-access-rows.ts';
import type { VisibleWorkspace, WorkspaceLock } from './workspace-access-rows.ts';

function accessTo({ id, role, hold, overQuota }: VisibleWorkspace): Place & Access {
  return { workspaceId: id, role, hold, overQuota };
}

/** Finds a workspace that the caller is a member of, with any role. @throws {AppError} `not_found` */
async function requireVisible(ctx: Context, id: string, lock: WorkspaceLock): Promise<VisibleWorkspace> {
  const workspace = await findVisibleWorkspace(ctx.tx, ctx.principal, id, lock);
  if (workspace === undefined) throw notFound();
  return workspace;
}

/**
 * Finds a workspace that the caller is a member of, checks their role, and locks the workspace if it or its members are
 * about to change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getWorkspace(
  ctx: Context,
  id: string,
  lock: WorkspaceLock = 'none',
): Promise<VisibleWorkspace> {
  const workspace = await requireVisible(ctx, id, lock);
  requireRole(ctx, accessTo(workspace));
  return workspace;
}

/**
 * Finds the workspace of a resource that guests can't see.
 *
 * @throws {AppError} `not_found`, to guests too, `insufficient_role`
 */
export async function findWorkspaceBehind(ctx: Context, id: string): Promise<VisibleWorkspace> {
  const workspace = await requireVisible(ctx, id, 'none');
  if (workspace.role === 'guest') throw notFound();
  requireRole(ctx, accessTo(workspace));
  return workspace;
}

/**
 * The workspace of an operation without one in its path: the given one, or else the access token's, or else the user's
 * personal workspace.
 *
 * @throws {AppError} `unknown_workspace` pointing at `place`, `insufficient_role`
 */
export async function requireWorkspace(
  ctx: Context,
  namedId: string | undefined,
  place: ErrorPlace,
): Promise<VisibleWorkspace> {
  const { tx, principal } = ctx;
  const workspace =
    namedId === undefined
      ? await findImpliedWorkspace(tx, principal)
      : await findVisibleWorkspace(tx, principal, namedId, 'none');
  if (workspace === undefined) {
    throw new AppError(
      'unknown_workspace',
      "No such workspace, or this credential doesn't have access to it.",
      place,
    );
  }
  requireRole(ctx, accessTo(workspace));
  return workspace;
}

/** The workspace of an operation that names none: the access token's, or else the user's personal one. */
export function findImpliedWorkspace(tx: Tx, principal: Principal): Promise<VisibleWorkspace | undefined> {
  return findVisibleWorkspace(tx, principal, principal.workspaceId, 'none');
}
