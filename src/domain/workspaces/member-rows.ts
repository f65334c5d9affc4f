/** How a member of a workspace is read, found and recorded, whichever way it was changed. */
import { Prisma } from '../../db/database.ts';
import { noteAccess, requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { AppError, ScopeError, notFound } from '../core/errors.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import { roleIncludes } from '../core/principals.ts';
import type { Principal, Role, Scope } from '../core/principals.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import type { EventVerb } from '../core/resources.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { VisibleWorkspace } from '../access/workspace-access-rows.ts';

/** A member as every query reads it: what of an invite is secret or only for its mail is left in the database. */
export interface MemberRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly email: string;
  /** The name of the user; null, as `userId` and `joinedAt` are, until the invite is accepted. */
  readonly name: string | null;
  readonly userId: string | null;
  readonly role: Role;
  readonly status: 'invited' | 'active';
  readonly invitedAt: Date;
  readonly joinedAt: Date | null;
  /** The boards that a guest sees, without deleted ones; of other roles always empty. */
  readonly boardIds: readonly string[];
  readonly version: bigint;
}

/** The columns of a `MemberRow`, read from the aliases `x` and, for the user, `u`. */
export const memberColumns = Prisma.sql`x.id, x.workspace_id AS "workspaceId", x.email, u.name, x.user_id AS "userId",
  x.role::text AS role, x.status::text AS status, x.invited_at AS "invitedAt", x.joined_at AS "joinedAt",
  ARRAY(SELECT g.board_id FROM member_boards g JOIN boards b ON b.id = g.board_id AND b.deleted_at IS NULL
    WHERE g.member_id = x.id ORDER BY g.board_id)::text[] AS "boardIds", x.version`;

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
  const [found] = await ctx.tx.rows<MemberRow & { readonly callerRole: Role }>(Prisma.sql`
    SELECT ${memberColumns}, m.role::text AS "callerRole" ${visibleMembers(ctx.principal)} AND x.id = ${id}::uuid`);
  if (found === undefined) throw notFound();
  const { callerRole, ...member } = found;
  requireRole(ctx, { workspaceId: member.workspaceId, role: callerRole });
  return member;
}

export interface MemberInWorkspace {
  readonly workspace: VisibleWorkspace;
  readonly member: MemberRow;
}

/**
 * Finds a member that is about to change, with the caller's role, and locks first its workspace and then its row.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `role_too_high` when the member's role is above the caller's,
 *   `insufficient_scope`, `precondition_failed`
 */
export async function lockVisibleMember(
  ctx: Context,
  id: string,
  expectation: Expectation | undefined,
): Promise<MemberInWorkspace> {
  const { workspaceId } = await getMember(ctx, id);
  const workspace = await getWorkspace(ctx, workspaceId, 'update');
  const member = await lockMember(ctx, workspaceId, Prisma.sql`x.id = ${id}::uuid`);
  if (member === undefined) throw notFound();
  requireRoleWithin(ctx, workspace, member.role);
  requireExpected(expectation, 'member', member);
  return { workspace, member };
}

/** The one member of a workspace for which a condition on the alias `x` holds, locked and only then read. */
export async function lockMember(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  condition: Prisma.Sql,
): Promise<MemberRow | undefined> {
  // Stronger than an update of the row needs: assignments of the member to cards are held as well, and wait.
  const [locked] = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT x.id FROM workspace_members x WHERE x.workspace_id = ${workspaceId}::uuid AND ${condition} FOR UPDATE`);
  if (locked === undefined) return undefined;
  const [member] = await tx.rows<MemberRow>(Prisma.sql`
    SELECT ${memberColumns} FROM workspace_members x LEFT JOIN users u ON u.id = x.user_id
    WHERE x.id = ${locked.id}::uuid`);
  return member;
}

/**
 * Checks that the caller may give a role to a member, or change a member who has it: a role up to their own, and those
 * that look after the workspace only with the scope for that (docs/decisions/0039-credentials.md).
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

/** The event of a change to a member. */
export function memberEvent(
  member: Pick<MemberRow, 'id' | 'workspaceId'>,
  verb: EventVerb<'member'>,
  changes: Changes,
) {
  return {
    type: `member.${verb}`,
    workspaceId: member.workspaceId,
    resourceId: member.id,
    changes,
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

/** The members of a workspace in order of their ids. */
export function selectMembers(principal: Principal, condition: Prisma.Sql, rowsMax: number): Prisma.Sql {
  return Prisma.sql`
    SELECT ${memberColumns} ${visibleMembers(principal)} AND ${condition} ORDER BY x.id LIMIT ${rowsMax}`;
}
