/** How members of workspaces are read, found, locked and recorded. */
import { fieldsWithout, selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { WorkspaceMemberModel } from '../../../generated/prisma/models.ts';
import { memberSeesBoard } from '../access/board-access-rows.ts';
import { noteAccess, requireRole } from '../core/context.ts';
import type { Access, Context } from '../core/context.ts';
import { AppError, ScopeError, notFound } from '../core/errors.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import { roleIncludes } from '../core/principals.ts';
import type { Principal, Role, Scope } from '../core/principals.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';

/** Columns of an invite that are secret, or only for its mail. */
const inviteFields = ['inviteGeneration', 'inviteTokenHash', 'inviteExpiresAt', 'invitedBy'] as const;

type StoredMember = Omit<WorkspaceMemberModel, (typeof inviteFields)[number] | 'updatedAt'>;

/** A member as every query reads it. `userId` and `joinedAt` are null until the invite is accepted. */
export interface MemberRow extends Readonly<StoredMember> {
  /** The name of the user; null until the invite is accepted. */
  readonly name: string | null;
  /** The boards that a guest sees, without deleted ones; of other roles always empty. */
  readonly boardIds: readonly string[];
}

const memberFields = fieldsWithout(Prisma.WorkspaceMemberScalarFieldEnum, ...inviteFields, 'updatedAt');

/** The columns of a `MemberRow` with some of its boards, read from the aliases `x` and, for the user, `u`. */
const memberColumnsWith = (areBoards: Prisma.Sql) => Prisma.sql`${selectList('x', memberFields)}, u.name,
  ARRAY(SELECT l.board_id FROM member_boards l JOIN boards b ON b.id = l.board_id AND b.deleted_at IS NULL
    WHERE l.member_id = x.id AND ${areBoards} ORDER BY l.board_id)::text[] AS "boardIds"`;

const memberColumns = memberColumnsWith(Prisma.sql`TRUE`);

/** With the boards that the caller sees, too, whose membership has the alias `m`. */
export const shownMemberColumns = memberColumnsWith(memberSeesBoard);

/** The members (alias `x`) of the principal's workspaces. A guest sees none, not even itself. */
function visibleMembers({ userId, workspaceId }: Principal): Prisma.Sql {
  return Prisma.sql`
    FROM workspace_members x
    JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = x.workspace_id AND m.user_id = ${userId}::uuid AND m.status = 'active' AND m.role <> 'guest'
    LEFT JOIN users u ON u.id = x.user_id
    WHERE ${workspaceId === undefined ? Prisma.sql`TRUE` : Prisma.sql`x.workspace_id = ${workspaceId}::uuid`}`;
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getMember(ctx: Context, id: string): Promise<MemberRow> {
  const found = await findVisibleMember(ctx.tx, ctx.principal, id);
  if (found === undefined) throw notFound();
  const { callerRole, hold, ...member } = found;
  requireRole(ctx, { workspaceId: member.workspaceId, role: callerRole, hold });
  return member;
}

/** With what the caller can do in its workspace. */
type FoundMember = MemberRow & Pick<Access, 'hold'> & { readonly callerRole: Role };

/** By hand: finds the member and the caller's role in one statement. */
async function findVisibleMember(tx: Tx, principal: Principal, id: string): Promise<FoundMember | undefined> {
  const [found] = await tx.rows<FoundMember>(Prisma.sql`
    SELECT ${shownMemberColumns}, m.role::text AS "callerRole", w.hold ${visibleMembers(principal)} AND x.id = ${id}::uuid`);
  return found;
}

/** Members in the order of their ids, one more than the page has. By hand: reads the boards of guests, too. */
export function listMemberRows(
  tx: Tx,
  principal: Principal,
  workspaceId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<MemberRow[]> {
  return tx.rows<MemberRow>(Prisma.sql`
    SELECT ${shownMemberColumns} ${visibleMembers(principal)} AND x.workspace_id = ${workspaceId}::uuid
      ${after === undefined ? Prisma.empty : Prisma.sql`AND x.id > ${after.id}::uuid`}
    ORDER BY x.id LIMIT ${limit + 1}`);
}

export interface MemberInWorkspace {
  readonly workspace: VisibleWorkspace;
  readonly member: MemberRow;
}

/**
 * Finds a member that is about to change, checks the caller's role, and locks first the workspace and then the member.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high` if the member's role is above the caller's,
 *  `insufficient_scope`, `precondition_failed`
 */
export async function lockVisibleMember(
  ctx: Context,
  id: string,
  expectation: Expectation | undefined,
): Promise<MemberInWorkspace> {
  const { workspaceId } = await getMember(ctx, id);
  const workspace = await getWorkspace(ctx, workspaceId, 'update');
  const member = await lockMember(ctx, workspaceId, { id });
  if (member === undefined) throw notFound();
  requireRoleWithin(ctx, workspace, member.role);
  requireExpected(expectation, 'member', member);
  return { workspace, member };
}

/** The hash of an invite's token, and when it has to be valid. The token has 256 bits, so a plain hash is enough. */
export interface OpenInvite {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** The condition on a member (alias `x`) that an invite is open. */
export function isOpenInvite({ tokenHash, now }: OpenInvite): Prisma.Sql {
  return Prisma.sql`x.status = 'invited' AND x.invite_token_hash = ${tokenHash}
    AND x.invite_expires_at > ${now}::timestamptz`;
}

/** How to find one member of a workspace. */
export type MemberKey =
  | { readonly id: string }
  | { readonly userId: string }
  | { readonly email: string }
  | { readonly invite: OpenInvite };

/** Locks one member of a workspace and then reads it. By hand: a lock. */
export async function lockMember(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  key: MemberKey,
): Promise<MemberRow | undefined> {
  // Stronger than an update of the row needs: assignments of the member to cards wait, too.
  const [locked] = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT x.id FROM workspace_members x
    WHERE x.workspace_id = ${workspaceId}::uuid AND ${isMember(key)} FOR UPDATE`);
  if (locked === undefined) return undefined;
  const [member] = await tx.rows<MemberRow>(Prisma.sql`
    SELECT ${memberColumns} FROM workspace_members x LEFT JOIN users u ON u.id = x.user_id
    WHERE x.id = ${locked.id}::uuid`);
  return member;
}

function isMember(key: MemberKey): Prisma.Sql {
  if ('id' in key) return Prisma.sql`x.id = ${key.id}::uuid`;
  if ('userId' in key) return Prisma.sql`x.user_id = ${key.userId}::uuid`;
  if ('email' in key) return Prisma.sql`lower(x.email) = lower(${key.email})`;
  return isOpenInvite(key.invite);
}

/** Locks a member and that of a user in the order of their ids, so that two transfers can't deadlock. By hand: a lock. */
export async function lockMemberAndUser(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members x WHERE x.workspace_id = ${workspaceId}::uuid
      AND (x.id = ${id}::uuid OR x.user_id = ${userId}::uuid)
    ORDER BY x.id FOR UPDATE`);
}

/**
 * Checks that the caller may give a role to a member, or change a member who has it: a role up to their own, and
 * `admin` or `owner` only with the scope `workspace:write` (docs/decisions/0039-credentials.md).
 *
 * @throws {AppError} `role_too_high`, `insufficient_scope`
 */
export function requireRoleWithin(
  ctx: Context,
  { id: workspaceId, role: own }: Pick<VisibleWorkspace, 'id' | 'role'>,
  role: Role,
): void {
  if (!roleIncludes(own, role)) {
    throw new AppError('role_too_high', `The role ${role} is above yours. Your role is ${own}.`);
  }
  const { scopes, legacyRoleGrants = false } = ctx.principal;
  const isAllowed = !roleIncludes(role, 'admin') || scopes.includes(scopeForAdmins) || legacyRoleGrants;
  if (!isAllowed) throw new ScopeError(scopeForAdmins, `for a member with the role ${role}`);
  noteAccess(ctx, { workspaceId, minimumRole: role });
}

const scopeForAdmins: Scope = 'workspace:write';

/** The event of a change to a member, given as it is now. */
export function memberEvent(
  member: Pick<MemberRow, 'id' | 'workspaceId' | 'version'>,
  verb: EventVerb<'member'>,
  changes: Changes,
) {
  return {
    type: `member.${verb}`,
    workspaceId: member.workspaceId,
    resourceId: member.id,
    changes,
    version: member.version,
  } as const;
}

/** What the event log records about a member. */
export function fieldsOf(member: MemberRow): Record<string, FieldValue> {
  return {
    email: member.email,
    name: member.name,
    user_id: member.userId,
    role: member.role,
    status: member.status,
    invited_at: member.invitedAt.toISOString(),
    joined_at: member.joinedAt?.toISOString() ?? null,
    board_ids: member.role === 'guest' ? member.boardIds : null,
  };
}
