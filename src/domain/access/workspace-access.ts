/** Which workspaces a caller sees, with which role. Every lookup of a workspace starts here. */
import { Prisma } from '../../db/database.ts';
import type { WorkspaceModel } from '../../../generated/prisma/models.ts';
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import type { Principal, Role } from '../core/principals.ts';

export type WorkspaceRow = WorkspaceModel;

export interface VisibleWorkspace extends WorkspaceRow {
  /** The caller's role in it. */
  readonly role: Role;
}

export const workspaceColumns = Prisma.sql`w.id, w.name, w.kind::text AS kind, w.personal_user_id AS "personalUserId",
  w.created_at AS "createdAt", w.updated_at AS "updatedAt", w.deleted_at AS "deletedAt", w.version`;

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

/** `share` keeps the workspace and its roles from changing, and lets other transactions do the same at once. */
export type WorkspaceLock = 'none' | 'share' | 'update';

const lockClauses = {
  share: Prisma.sql`FOR SHARE OF w`,
  update: Prisma.sql`FOR NO KEY UPDATE OF w`,
} satisfies Record<Exclude<WorkspaceLock, 'none'>, Prisma.Sql>;

/** Finds a workspace that the caller is a member of, whatever their role. @throws {AppError} `not_found` */
async function findVisibleWorkspace(
  ctx: Context,
  id: string,
  lock: WorkspaceLock,
): Promise<VisibleWorkspace> {
  const visible = Prisma.sql`${visibleWorkspaces(ctx.principal)} AND w.id = ${id}::uuid`;
  if (lock !== 'none') {
    // Locked first and read afterwards: a statement that waits for a lock returns the caller's previous role.
    await ctx.tx.rows(Prisma.sql`SELECT w.id ${visible} ${lockClauses[lock]}`);
  }
  const [workspace] = await ctx.tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${visible}`);
  if (workspace === undefined) throw notFound();
  return workspace;
}

/**
 * Finds a workspace that the caller can see and act on, and locks it when it or its members are about to change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getWorkspace(
  ctx: Context,
  id: string,
  lock: WorkspaceLock = 'none',
): Promise<VisibleWorkspace> {
  const workspace = await findVisibleWorkspace(ctx, id, lock);
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  return workspace;
}

/**
 * Finds the workspace of a resource that guests can't see.
 *
 * @throws {AppError} `not_found`, to guests too, `insufficient_role`
 */
export async function findWorkspaceBehind(ctx: Context, id: string): Promise<VisibleWorkspace> {
  const workspace = await findVisibleWorkspace(ctx, id, 'none');
  if (workspace.role === 'guest') throw notFound();
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  return workspace;
}

/** Keeps the members of a workspace, and the boards of its guests, from changing until the transaction ends. */
export async function lockMembersOf({ tx }: Pick<Context, 'tx'>, workspaceId: string): Promise<void> {
  await tx.rows(
    Prisma.sql`SELECT 1 FROM workspaces w WHERE w.id = ${workspaceId}::uuid ${lockClauses.update}`,
  );
}

/**
 * The workspace of an operation that has none in its path: the given one, else the access token's, else the person's
 * personal one.
 *
 * @throws {AppError} `unknown_workspace` pointing at `place`, `insufficient_role`
 */
export async function requireWorkspace(
  ctx: Context,
  namedId: string | undefined,
  place: ErrorPlace,
): Promise<VisibleWorkspace> {
  const id = namedId ?? ctx.principal.workspaceId;
  const [workspace] = await ctx.tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${visibleWorkspaces(ctx.principal)}
    AND ${id === undefined ? Prisma.sql`w.personal_user_id = ${ctx.principal.userId}::uuid` : Prisma.sql`w.id = ${id}::uuid`}`);
  if (workspace === undefined) {
    throw new AppError(
      'unknown_workspace',
      "No such workspace, or this credential doesn't have access to it.",
      place,
    );
  }
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  return workspace;
}
