/** Workspaces: which ones a principal acts in, creating, reading, changing and deleting them. */
import { Prisma } from '../db/database.ts';
import type { WorkspaceModel } from '../../generated/prisma/models.ts';
import { createBillingAccount, lockAccount } from './billing-accounts.ts';
import { endDuePeriods } from './billing-rounds.ts';
import { endBilling } from './billing-terms.ts';
import { noteAccess, requireRole } from './context.ts';
import type { Surroundings, Context } from './context.ts';
import { AppError, notFound } from './errors.ts';
import type { ErrorPlace } from './errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from './events.ts';
import type { FieldValue } from './events.ts';
import { newId } from './ids.ts';
import { requireOwnPosition, toPage } from './pages.ts';
import type { IdPosition, OwnPosition, Page, PageRequest } from './pages.ts';
import type { Principal, Role } from './principals.ts';
import { recordSeats } from './seats.ts';
import { ownerChanges } from './users.ts';
import { requireExpected } from './versions.ts';

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

/** `share` keeps the workspace and the roles in it as they are, side by side with others who do just that. */
export type WorkspaceLock = 'none' | 'share' | 'update';

const lockClauses = {
  share: Prisma.sql`FOR SHARE OF w`,
  update: Prisma.sql`FOR NO KEY UPDATE OF w`,
} satisfies Record<Exclude<WorkspaceLock, 'none'>, Prisma.Sql>;

/**
 * Finds a workspace that the caller is a member of, and locks it first when it or who belongs to it is about to
 * change.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function findVisibleWorkspace(
  ctx: Context,
  id: string,
  lock: WorkspaceLock = 'none',
): Promise<VisibleWorkspace> {
  const visible = Prisma.sql`${visibleWorkspaces(ctx.principal)} AND w.id = ${id}::uuid`;
  if (lock !== 'none') {
    // Locked first and read afterwards: a statement that waits for a lock returns the caller's previous role.
    await ctx.tx.rows(Prisma.sql`SELECT w.id ${visible} ${lockClauses[lock]}`);
  }
  const [workspace] = await ctx.tx.rows<VisibleWorkspace>(Prisma.sql`
    SELECT ${workspaceColumns}, m.role::text AS role ${visible}`);
  if (workspace === undefined) throw notFound();
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  requireExpected(ctx, 'workspace', workspace);
  return workspace;
}

/**
 * Finds the workspace of something in it that guests do not see.
 *
 * @throws {AppError} `not_found`, to guests too, `insufficient_role`
 */
export async function findWorkspaceBehind(ctx: Context, id: string): Promise<VisibleWorkspace> {
  const workspace = await findVisibleWorkspace({ ...ctx, minimumRole: 'guest' }, id);
  if (workspace.role === 'guest') throw notFound();
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  return workspace;
}

/** Keeps who belongs to a workspace, and the boards of its guests, as they are, until the transaction ends. */
export async function lockMembersOf({ tx }: Pick<Context, 'tx'>, workspaceId: string): Promise<void> {
  await tx.rows(
    Prisma.sql`SELECT 1 FROM workspaces w WHERE w.id = ${workspaceId}::uuid ${lockClauses.update}`,
  );
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
      "No such workspace, or this credential doesn't have access to it.",
      place,
    );
  }
  requireRole(ctx, { workspaceId: workspace.id, role: workspace.role });
  return workspace;
}

/** The workspaces that the caller is a member of; an access token sees its one. @throws {AppError} `invalid_cursor` */
export async function listWorkspaces(
  ctx: Context,
  { limit, after }: PageRequest<OwnPosition<IdPosition>>,
): Promise<Page<WorkspaceRow, OwnPosition<IdPosition>>> {
  const { userId } = ctx.principal;
  requireOwnPosition(after, userId);
  const rows = await ctx.tx.rows<WorkspaceRow>(Prisma.sql`
    SELECT ${workspaceColumns} ${visibleWorkspaces(ctx.principal)}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND w.id > ${after.id}::uuid`}
    ORDER BY w.id LIMIT ${limit + 1}`);
  return toPage(rows, limit, ({ id }) => ({ id, of: userId }));
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

/** Creates a team workspace with the caller as its owner and only member. */
export async function createWorkspace(ctx: Context, input: { readonly name: string }): Promise<WorkspaceRow> {
  const { tx, now } = ctx;
  const { id: userId, email } = ctx.principal.user;
  const workspace = await tx.prisma.workspace.create({
    data: { id: newId(), name: input.name, kind: 'team', createdAt: now, updatedAt: now },
  });
  const workspaceId = workspace.id;
  noteAccess(ctx, { workspaceId, minimumRole: 'guest' });
  await createBillingAccount(ctx, workspaceId);
  const owner = { email, userId, role: 'owner', status: 'active' } as const;
  const member = await tx.prisma.workspaceMember.create({
    data: { id: newId(), workspaceId, ...owner, invitedAt: now, joinedAt: now, updatedAt: now },
    select: { id: true },
  });
  await recordSeats(ctx, workspaceId);
  await recordEvents(ctx, [
    {
      type: 'workspace.created',
      workspaceId,
      resourceId: workspaceId,
      changes: changesFromNothing(fieldsOf(workspace)),
    },
    {
      type: 'member.created',
      workspaceId,
      resourceId: member.id,
      changes: ownerChanges(ctx.principal.user, now),
    },
  ]);
  return workspace;
}

/**
 * Deletes a team workspace: it and all that it holds is gone at once, with one event; the rows are purged later.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `personal_workspace`
 */
export async function deleteWorkspace(ctx: Context & Surroundings, id: string): Promise<void> {
  // Changes of members hold this lock too. The creation of a board doesn't, and the board simply stays invisible.
  const workspace = await findVisibleWorkspace(ctx, id, 'update');
  if (workspace.kind === 'personal') {
    throw new AppError('personal_workspace', "A personal workspace can't be deleted.");
  }
  await ctx.tx.prisma.workspace.update({
    where: { id },
    data: { deletedAt: ctx.now, version: { increment: 1 } },
    select: { id: true },
  });
  await recordSeats(ctx, id);
  // Periods that have ended are billed as such, even if the job has not run yet.
  await endBilling(ctx, await endDuePeriods(ctx, await lockAccount(ctx, id)));
  const changes = changesToNothing(fieldsOf(workspace));
  await recordEvents(ctx, [{ type: 'workspace.deleted', workspaceId: id, resourceId: id, changes }]);
}

function fieldsOf({ name, kind }: WorkspaceRow): Record<string, FieldValue> {
  return { name, kind };
}
