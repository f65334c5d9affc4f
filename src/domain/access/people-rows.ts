/** The statements that find people, as far as a caller sees them. By hand: they join the caller's membership. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Hold } from '../core/holds.ts';
import type { Principal, Role } from '../core/principals.ts';

/** A person as others see them. */
export interface PersonRow {
  /** The id of the user. */
  readonly id: string;
  readonly name: string;
  /** The role in the workspace; null if they aren't an active member, or if the caller may not know it. */
  readonly role: Role | null;
}

/**
 * The workspaces and people that a guest sees: who has appeared on one of the boards that they were given. It does not
 * depend on the row that it is compared with, so PostgreSQL reads it once.
 */
function seenOnBoards({ userId, workspaceId }: Pick<Principal, 'userId' | 'workspaceId'>): Prisma.Sql {
  return Prisma.sql`
    SELECT p.workspace_id, p.user_id
    FROM workspace_members v
    JOIN member_boards g ON g.member_id = v.id
    JOIN boards b ON b.id = g.board_id AND b.deleted_at IS NULL
    JOIN board_people p ON p.board_id = b.id
    WHERE v.user_id = ${userId}::uuid AND v.status = 'active'
      ${workspaceId === undefined ? Prisma.empty : Prisma.sql`AND v.workspace_id = ${workspaceId}::uuid`}`;
}

/**
 * The active members of a workspace whom the caller sees, in the order of their members' ids, one more than the page
 * has. The caller's access to the workspace must have been checked.
 */
export function listPeopleRows(
  tx: Tx,
  { userId }: Principal,
  { workspaceId, role }: { readonly workspaceId: string; readonly role: Role },
  { limit, after }: PageRequest<IdPosition>,
): Promise<(PersonRow & { readonly memberId: string })[]> {
  const seen =
    role === 'guest'
      ? Prisma.sql`AND (x.workspace_id, x.user_id) IN (
          ${seenOnBoards({ userId, workspaceId })} UNION SELECT ${workspaceId}::uuid, ${userId}::uuid)`
      : Prisma.empty;
  return tx.rows<PersonRow & { readonly memberId: string }>(Prisma.sql`
    SELECT u.id, u.name, x.role::text AS role, x.id AS "memberId"
    FROM workspace_members x JOIN users u ON u.id = x.user_id
    WHERE x.workspace_id = ${workspaceId}::uuid AND x.status = 'active' ${seen}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND x.id > ${after.id}::uuid`}
    ORDER BY x.id LIMIT ${limit + 1}`);
}

/** A visible person, with a workspace that the caller shares with them and the caller's role in it. */
export interface VisibleUser {
  readonly id: string;
  readonly name: string;
  readonly workspaceId: string;
  readonly callerRole: Role;
  readonly hold: Hold | null;
}

/** A person in one of the caller's workspaces, if the caller sees them there. A suspended one comes last. */
export async function findVisibleUser(
  tx: Tx,
  principal: Principal,
  id: string,
): Promise<VisibleUser | undefined> {
  const { userId, workspaceId } = principal;
  const [user] = await tx.rows<VisibleUser>(Prisma.sql`
    SELECT u.id, u.name, x.workspace_id AS "workspaceId", m.role::text AS "callerRole", w.hold
    FROM workspace_members x
    JOIN users u ON u.id = x.user_id
    JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = x.workspace_id AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE x.user_id = ${id}::uuid AND x.status = 'active'
      ${workspaceId === undefined ? Prisma.empty : Prisma.sql`AND x.workspace_id = ${workspaceId}::uuid`}
      AND (m.role <> 'guest' OR x.user_id = m.user_id
        OR (x.workspace_id, x.user_id) IN (${seenOnBoards(principal)}))
    ORDER BY w.hold = 'suspended' NULLS FIRST LIMIT 1`);
  return user;
}

/** Which of these people, by user id, a caller sees in a workspace: for members all, those who have left too. */
export async function findSeenPeople(
  tx: Tx,
  { userId }: Pick<Principal, 'userId'>,
  workspaceId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT p.id
    FROM unnest(${userIds}::uuid[]) AS p (id)
    JOIN workspace_members m
      ON m.workspace_id = ${workspaceId}::uuid AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE m.role <> 'guest' OR p.id = m.user_id
      OR (m.workspace_id, p.id) IN (${seenOnBoards({ userId, workspaceId })})`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * The people with these user ids, in the order of the ids, with their roles in a workspace. For a caller who has already
 * been shown the ids, such as on a board: people who have left have a name, and no role.
 */
export function peopleWithIds(workspaceId: Prisma.Sql, userIds: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT u.id, u.name, x.role::text AS role
    FROM users u
    LEFT JOIN workspace_members x
      ON x.workspace_id = ${workspaceId} AND x.user_id = u.id AND x.status = 'active'
    WHERE u.id = ANY (${userIds})
    ORDER BY u.id`;
}

/** Executes `peopleWithIds`. */
export function findPeopleRows(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
): Promise<PersonRow[]> {
  return tx.rows<PersonRow>(peopleWithIds(Prisma.sql`${workspaceId}::uuid`, Prisma.sql`${userIds}::uuid[]`));
}
