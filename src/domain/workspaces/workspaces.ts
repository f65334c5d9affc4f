/** Workspaces: listing, creating, changing and deleting them. */
import { getWorkspace } from '../access/workspace-access.ts';
import type { WorkspaceRow } from '../access/workspace-access-rows.ts';
import { createBillingAccount, followPayer, lockAccount } from '../billing/billing-accounts.ts';
import { endDuePeriods } from '../billing/period-ends.ts';
import { endBilling } from '../billing/agreed-terms.ts';
import { noteAccess } from '../core/context.ts';
import type { RequestSettings, Context, PlanSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { ActorContext, Changes, FieldValue } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { IdPosition, OwnPosition, Page, PageRequest } from '../core/pages.ts';
import type { EventVerb } from '../core/resources.ts';
import { recordSeats } from '../billing/seats.ts';
import { accountDeleted, holdUser } from '../identity/user-rows.ts';
import { ownerChanges } from '../identity/users.ts';
import { listWorkspaceRows } from './workspace-rows.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';

/**
 * The workspaces that the caller is a member of; for an access token, its own workspace. @throws {AppError}
 * `invalid_cursor`
 */
export async function listWorkspaces(
  ctx: Context,
  page: PageRequest<OwnPosition<IdPosition>>,
): Promise<Page<WorkspaceRow, OwnPosition<IdPosition>>> {
  const { userId } = ctx.principal;
  requireOwnPosition(page.after, userId);
  const rows = await listWorkspaceRows(ctx.tx, ctx.principal, page);
  return toPage(rows, page.limit, ({ id }) => ({ id, of: userId }));
}

/** Who can delete and restore the boards of a workspace. */
export type BoardDeletion = 'members' | 'admins_and_creators';

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed` */
export async function updateWorkspace(
  ctx: Context,
  id: string,
  patch: { readonly name?: string; readonly boardDeletion?: BoardDeletion },
  expectation?: Expectation,
): Promise<WorkspaceRow> {
  const workspace = await getWorkspace(ctx, id, 'update');
  requireExpected(expectation, 'workspace', workspace);
  const changes = changesBetween(fieldsOf(workspace), fieldsOf({ ...workspace, ...patch }));
  if (Object.keys(changes).length === 0) return workspace;
  const after = await ctx.tx.prisma.workspace.update({
    where: { id },
    data: { ...patch, updatedAt: ctx.now, version: { increment: 1 } },
  });
  await recordEvents(ctx, [workspaceEvent(after, 'updated', changes)]);
  if (changes.name !== undefined) await followPayer(ctx, id);
  return after;
}

/**
 * Creates a team workspace with the caller as its owner and only member.
 *
 * @param input.cardKey by default, the database derives it from the name
 * @throws {AppError} `conflict`
 */
export async function createWorkspace(
  ctx: Context,
  input: { readonly name: string; readonly cardKey?: string },
): Promise<WorkspaceRow> {
  const { tx, now } = ctx;
  const user = await holdUser(tx, ctx.principal.userId);
  if (user === undefined) throw accountDeleted();
  const workspace = await tx.prisma.workspace.create({
    data: { ...input, id: newId(), kind: 'team', createdAt: now, updatedAt: now },
  });
  const workspaceId = workspace.id;
  noteAccess(ctx, { workspaceId, minimumRole: 'guest' });
  await createBillingAccount(ctx, workspaceId);
  const owner = { email: user.email, userId: user.id, role: 'owner', status: 'active' } as const;
  const member = await tx.prisma.workspaceMember.create({
    data: { id: newId(), workspaceId, ...owner, invitedAt: now, joinedAt: now, updatedAt: now },
    select: { id: true, version: true },
  });
  await recordSeats(ctx, workspaceId);
  await recordEvents(ctx, [
    workspaceEvent(workspace, 'created', changesFromNothing(fieldsOf(workspace))),
    {
      type: 'member.created',
      workspaceId,
      resourceId: member.id,
      changes: ownerChanges(user, now),
      version: member.version,
    },
  ]);
  return workspace;
}

/**
 * Deletes a team workspace and everything in it at once, with one event. The rows are purged later.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `personal_workspace`
 */
export async function deleteWorkspace(
  ctx: Context & RequestSettings,
  id: string,
  expectation?: Expectation,
): Promise<void> {
  // Changes of members take this lock too. Creating a board doesn't, but then nobody can see the board.
  const workspace = await getWorkspace(ctx, id, 'update');
  requireExpected(expectation, 'workspace', workspace);
  if (workspace.kind === 'personal') {
    throw new AppError('personal_workspace', "A personal workspace can't be deleted.");
  }
  await endWorkspace(ctx, workspace);
}

/** Deletes a locked workspace with everything in it, and ends its billing. */
export async function endWorkspace(ctx: ActorContext & PlanSettings, workspace: WorkspaceRow): Promise<void> {
  const { id } = workspace;
  const after = await ctx.tx.prisma.workspace.update({
    where: { id },
    data: { deletedAt: ctx.now, version: { increment: 1 } },
    select: { id: true, version: true },
  });
  await recordSeats(ctx, id);
  // Periods that have ended are closed first, in case the job has not run yet.
  await endBilling(ctx, await endDuePeriods(ctx, await lockAccount(ctx, id)));
  await recordEvents(ctx, [workspaceEvent(after, 'deleted', changesToNothing(fieldsOf(workspace)))]);
}

/** The event of a change to a workspace, given as it is now. */
export function workspaceEvent(
  { id, version }: Pick<WorkspaceRow, 'id' | 'version'>,
  verb: EventVerb<'workspace'>,
  changes: Changes,
) {
  return { type: `workspace.${verb}`, workspaceId: id, resourceId: id, changes, version } as const;
}

/** What the event log records about a workspace. */
export function fieldsOf({ name, kind, cardKey, boardDeletion }: WorkspaceRow): Record<string, FieldValue> {
  return { name, kind, card_key: cardKey, board_deletion: boardDeletion };
}
