/** Ownership of workspaces: transferring and leaving a workspace, which always keeps an owner. */
import type { Context, PlanSettings } from '../core/context.ts';
import { endMembership } from './departures.ts';
import { AppError, notFound } from '../core/errors.ts';
import { lockMember, lockMemberAndUser } from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { changeMember, requireLasting } from './member-changes.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { VisibleWorkspace, WorkspaceRow } from '../access/workspace-access-rows.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';

/**
 * Makes another member the owner in place of the caller, who becomes an admin.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `personal_workspace`, `unknown_member`,
 *   `conflict`; for a guest `plan_limit_reached`, `billing_canceled`
 */
export async function transferWorkspace(
  ctx: Context & PlanSettings,
  id: string,
  { memberId }: { readonly memberId: string },
  expectation?: Expectation,
): Promise<WorkspaceRow> {
  const workspace = await getWorkspace(ctx, id, 'update');
  requireExpected(expectation, 'workspace', workspace);
  if (workspace.kind === 'personal') {
    throw new AppError('personal_workspace', "A personal workspace can't be transferred.");
  }
  const [own, successor] = await lockOwnAndOther(ctx, id, memberId);
  if (own.id === successor.id) return workspace;
  await requireLasting(ctx, successor);
  await changeMember(ctx, successor, { role: 'owner' });
  await changeMember(ctx, own, { role: 'admin' });
  return workspace;
}

/** Locks both rows in the order of their ids. @throws {AppError} `not_found`, `unknown_member` */
async function lockOwnAndOther(
  ctx: Context,
  workspaceId: string,
  otherId: string,
): Promise<readonly [own: MemberRow, other: MemberRow]> {
  await lockMemberAndUser(ctx, workspaceId, { id: otherId, userId: ctx.principal.userId });
  const own = await lockOwnMember(ctx, workspaceId);
  const other = await lockMember(ctx, workspaceId, { id: otherId });
  if (other?.status === 'active') return [own, other];
  throw new AppError('unknown_member', 'This is not an active member of the workspace.', {
    pointer: '/member_id',
  });
}

async function lockOwnMember(ctx: Context, workspaceId: string): Promise<MemberRow> {
  const own = await lockMember(ctx, workspaceId, { userId: ctx.principal.userId });
  if (own === undefined) throw notFound();
  return own;
}

/**
 * Ends the caller's own membership.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `personal_workspace`, `last_owner`
 */
export async function leaveWorkspace(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const workspace = await getWorkspace(ctx, id, 'update');
  requireExpected(expectation, 'workspace', workspace);
  if (workspace.personalUserId === ctx.principal.userId) {
    throw new AppError('personal_workspace', "You can't leave your personal workspace.");
  }
  const own = await lockOwnMember(ctx, id);
  await requireOwnerBesides(ctx, workspace, own);
  await endMembership(ctx, own);
}

/**
 * Checks that a workspace keeps an owner when this member stops being one. The caller has locked the workspace, so that
 * two owners can't leave at the same time.
 *
 * @throws {AppError} `last_owner`
 */
export async function requireOwnerBesides(
  { tx }: Pick<Context, 'tx'>,
  { id, personalUserId }: VisibleWorkspace,
  member: MemberRow,
): Promise<void> {
  if (member.role !== 'owner' || member.status !== 'active') return;
  // Only its user can own a personal workspace.
  const another = await tx.prisma.workspaceMember.findFirst({
    where: {
      workspaceId: id,
      role: 'owner',
      status: 'active',
      id: { not: member.id },
      // The membership of someone who deleted their account ends in a moment. Who is disabled can't do an owner's work.
      user: { deletedAt: null, disabledAt: null },
      ...(personalUserId !== null && { userId: personalUserId }),
    },
    select: { id: true },
  });
  if (another === null) {
    throw new AppError(
      'last_owner',
      'The workspace needs at least one owner. Make someone else an owner first.',
    );
  }
}
