/** Workspaces: which ones a principal acts in, reading and changing them. */
import { Prisma } from '../db/database.ts';
import type { WorkspaceModel } from '../../generated/prisma/models.ts';
import { requireRole } from './context.ts';
import type { Context } from './context.ts';
import { AppError, notFound } from './errors.ts';
import type { ErrorPlace } from './errors.ts';
import { changesBetween, recordEvents } from './events.ts';
import { toPage } from './pages.ts';
import type { IdPosition, Page, PageRequest } from './pages.ts';
import type { Principal, Role } from './principals.ts';

export type WorkspaceRow = WorkspaceModel;

export interface VisibleWorkspace extends WorkspaceRow {
  /** The caller's role in it. */
  readonly role: Role;
}

const workspaceColumns = Prisma.sql`w.id, w.name, w.kind::text AS kind, w.personal_user_id AS "personalUserId",
  w.created_at AS "createdAt", w.updated_at AS "updatedAt", w.deleted_at AS "deletedAt", w.version`;

function visibleWorkspaces(principal: Principal): Prisma.Sql {
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

/**
 * Finds a workspace that the caller is a member of.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function findVisibleWorkspace(
  ctx: Context,
  id: string,
  lock: 'none' | 'update' = 'none',
): Promise<VisibleWorkspace> {
  const [workspace] = await ctx.tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${visibleWorkspaces(ctx.principal)} AND w.id = ${id}::uuid
    ${lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF w` : Prisma.empty}`);
  if (workspace === undefined) throw notFound();
  requireRole(ctx, workspace.role);
  return workspace;
}

/**
 * The workspace that an operation without one in its path acts in: the named one, else the access token's, else the
 * person's own.
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
      'There is no such workspace that this credential can act in.',
      place,
    );
  }
  requireRole(ctx, workspace.role);
  return workspace;
}

/** The workspaces that the caller is a member of; an access token sees its one. */
export async function listWorkspaces(
  ctx: Context,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<WorkspaceRow, IdPosition>> {
  const rows = await ctx.tx.rows<WorkspaceRow>(Prisma.sql`
    SELECT ${workspaceColumns} ${visibleWorkspaces(ctx.principal)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND w.id > ${after.id}::uuid`}
    ORDER BY w.id LIMIT ${limit + 1}`);
  return toPage(rows, limit, ({ id }) => ({ id }));
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function updateWorkspace(
  ctx: Context,
  id: string,
  patch: { readonly name?: string },
): Promise<WorkspaceRow> {
  const workspace = await findVisibleWorkspace(ctx, id, 'update');
  const changes = changesBetween({ name: workspace.name }, patch);
  if (Object.keys(changes).length === 0) return workspace;
  const after = await ctx.tx.prisma.workspace.update({
    where: { id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  await recordEvents(ctx, [{ type: 'workspace.updated', workspaceId: id, resourceId: id, changes }]);
  return after;
}
