/**
 * Members of workspaces: listing, inviting, changing and removing them. What invited people do is in invites.ts, and
 * ownership is in ownership.ts.
 */
import type { Context, PlanSettings, RequestSettings } from '../core/context.ts';
import { hashSecret } from '../core/credential-secrets.ts';
import { endMembership } from './departures.ts';
import { AppError } from '../core/errors.ts';
import { changesBetween, changesFromNothing, recordEvents } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { sendInvite } from './invite-mails.ts';
import { boardsOf, changeMember, requireBoards, setBoards } from './member-changes.ts';
import type { MemberPatch } from './member-changes.ts';
import {
  fieldsOf,
  listMemberRows,
  lockMember,
  lockVisibleMember,
  memberEvent,
  requireRoleWithin,
} from './member-rows.ts';
import type { MemberRow } from './member-rows.ts';
import { requireOwnerBesides } from './ownership.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { requireNotCanceled, requireRoom } from '../billing/plans/plan-limits.ts';
import type { Role } from '../core/principals.ts';
import type { Expectation } from '../core/versions.ts';
import { normalizeEmail } from '../core/email-addresses.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';

/** A member's JSON besides the boards of a guest, and a board's id in it. */
const [memberBytes, boardIdBytes] = [1_000, 35];

/** Members in order of creation, including invited ones. @throws {AppError} `not_found`, `insufficient_role` */
export async function listMembers(
  ctx: Context,
  workspaceId: string,
  page: PageRequest<IdPosition>,
): Promise<Page<MemberRow, IdPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await listMemberRows(ctx.tx, ctx.principal, workspace.id, page);
  const sized = rows.map((row) => ({ ...row, bytes: memberBytes + boardIdBytes * row.boardIds.length }));
  return toPage(sized, page.limit, ({ id }) => ({ id }));
}

export interface NewMember {
  readonly email: string;
  readonly role: Role;
  readonly boardIds?: readonly string[];
}

/**
 * Invites an address. An open invite of the same address is replaced, even if it has expired.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high`, `insufficient_scope`, `already_member`,
 *  `personal_workspace`, `unknown_board`, `boards_only_for_guests`, `plan_limit_reached`, `billing_canceled`,
 *  `quota_exceeded`, `rate_limited`
 */
export async function createMember(
  ctx: Context & RequestSettings,
  workspaceId: string,
  input: NewMember,
): Promise<MemberRow> {
  const { role } = input;
  // A shared lock, so that many invites can be sent at the same time. Invites of one address conflict at the member's
  // row or its index.
  const workspace = await getWorkspace(ctx, workspaceId, 'share');
  requireGrantable(ctx, workspace, role);
  const boardIds = boardsOf(role, undefined, input.boardIds);
  const email = normalizeEmail(input.email);
  const open = await lockMember(ctx, workspaceId, { email });
  if (open?.status === 'active') {
    throw new AppError('already_member', 'The address already belongs to an active member.', {
      pointer: '/email',
    });
  }
  if (open !== undefined) requireRoleWithin(ctx, workspace, open.role);
  await requireBoards(ctx, workspaceId, input.boardIds ?? []);
  const isCounted = role !== 'guest' && (open === undefined || open.role === 'guest');
  await requireWithinQuota(ctx, workspaceId);
  await (isCounted ? requireRoom(ctx, 'members', workspaceId) : requireNotCanceled(ctx, workspaceId));
  return open === undefined
    ? addMember(ctx, workspace, { email, role, boardIds })
    : renewInvite(ctx, workspace, open, { ...open, role, boardIds });
}

/** @throws {AppError} `role_too_high`, `insufficient_scope`, `personal_workspace` */
function requireGrantable(ctx: Context, workspace: VisibleWorkspace, role: Role): void {
  requireRoleWithin(ctx, workspace, role);
  if (workspace.kind === 'personal' && role === 'owner') {
    throw new AppError('personal_workspace', "A personal workspace can't have a second owner.", {
      pointer: '/role',
    });
  }
}

async function addMember(
  ctx: Context & RequestSettings,
  workspace: VisibleWorkspace,
  { boardIds, ...given }: Pick<MemberRow, 'email' | 'role' | 'boardIds'>,
): Promise<MemberRow> {
  const columns = { ...given, workspaceId: workspace.id };
  const id = newId();
  const invite = newInvite(ctx, id, 1);
  await ctx.tx.prisma.workspaceMember.create({
    data: { ...columns, ...invite, id, status: 'invited', updatedAt: ctx.now },
    select: { id: true },
  });
  await setBoards(ctx, { ...columns, id, boardIds });
  const nobodyYet = { name: null, userId: null, joinedAt: null };
  const rest = { status: 'invited', invitedAt: ctx.now, boardIds, version: 1n } as const;
  const member: MemberRow = { ...columns, id, ...nobodyYet, ...rest };
  await recordEvents(ctx, [memberEvent(member, 'created', changesFromNothing(fieldsOf(member)))]);
  await sendInvite(ctx, workspace, member, invite.inviteGeneration);
  return member;
}

/** Sends another invite. The previous token stops working. */
async function renewInvite(
  ctx: Context & RequestSettings,
  workspace: VisibleWorkspace,
  before: MemberRow,
  { role, boardIds }: MemberRow,
): Promise<MemberRow> {
  const { tx, now } = ctx;
  const { id } = before;
  const where = { id };
  const { inviteGeneration: last } = await tx.prisma.workspaceMember.findUniqueOrThrow({
    where,
    select: { inviteGeneration: true },
  });
  const invite = newInvite(ctx, id, last + 1);
  await tx.prisma.workspaceMember.update({
    where,
    data: { ...invite, role, updatedAt: now, version: { increment: 1 } },
    select: { id: true },
  });
  const after: MemberRow = { ...before, role, boardIds, invitedAt: now, version: before.version + 1n };
  await setBoards(ctx, after);
  await recordEvents(ctx, [memberEvent(after, 'updated', changesBetween(fieldsOf(before), fieldsOf(after)))]);
  await sendInvite(ctx, workspace, after, invite.inviteGeneration);
  return after;
}

const dayMs = 86_400_000;
const inviteLifetimeMs = 7 * dayMs;

/** The stored columns of an invite, with the hash of its token. The token is derived again for the mail. */
function newInvite(
  { now, principal, settings }: Context & RequestSettings,
  memberId: string,
  generation: number,
) {
  return {
    inviteGeneration: generation,
    inviteTokenHash: new Uint8Array(hashSecret(settings.secrets.inviteToken(memberId, generation))),
    inviteExpiresAt: new Date(now.getTime() + inviteLifetimeMs),
    invitedAt: now,
    invitedBy: principal.userId,
  };
}

/**
 * Sends an invite again, even if it has expired.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high`, `insufficient_scope`, `precondition_failed`,
 *  `not_invited`, `rate_limited`
 */
export async function resendInvite(
  ctx: Context & RequestSettings,
  id: string,
  expectation?: Expectation,
): Promise<MemberRow> {
  const { workspace, member } = await lockVisibleMember(ctx, id, expectation);
  if (member.status !== 'invited') {
    throw new AppError('not_invited', 'This member has already joined.');
  }
  return renewInvite(ctx, workspace, member, member);
}

/**
 * Changes the role and the boards of a member. An invite stays open, and is accepted with the new role and boards.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high`, `insufficient_scope`, `precondition_failed`,
 *  `last_owner`, `personal_workspace`, `unknown_board`, `boards_only_for_guests`, `plan_limit_reached`,
 *  `billing_canceled`
 */
export async function updateMember(
  ctx: Context & PlanSettings,
  id: string,
  patch: MemberPatch,
  expectation?: Expectation,
): Promise<MemberRow> {
  const { workspace, member } = await lockVisibleMember(ctx, id, expectation);
  const { role = member.role } = patch;
  if (role !== member.role) requireGrantable(ctx, workspace, role);
  if (role !== 'owner') await requireOwnerBesides(ctx, workspace, member);
  return changeMember(ctx, member, patch);
}

/**
 * Removes a member, or revokes an invite.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high`, `insufficient_scope`, `precondition_failed`,
 *   `last_owner`
 */
export async function deleteMember(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const { workspace, member } = await lockVisibleMember(ctx, id, expectation);
  await requireOwnerBesides(ctx, workspace, member);
  await endMembership(ctx, member);
}
