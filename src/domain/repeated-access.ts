/**
 * Access that is checked again: a repeated request gets the stored response only while its caller still has what the
 * first one needed (docs/decisions/0020-idempotency.md).
 */
import { Prisma } from '../db/database.ts';
import type { Tx } from '../db/database.ts';
import { insufficientRole } from './context.ts';
import type { CheckedAccess } from './context.ts';
import { AppError, notFound } from './errors.ts';
import { roleIncludes } from './principals.ts';
import type { Principal, Role } from './principals.ts';

/**
 * What the caller has to have when the request is repeated: what it needed, as far as the operation itself did not take
 * it away. An owner who transfers a workspace is an admin afterwards, and someone who leaves it is not a member.
 */
export async function accessToKeep(
  tx: Tx,
  principal: Principal,
  checked: readonly CheckedAccess[],
): Promise<CheckedAccess[]> {
  const roles = await findRoles(tx, principal, checked);
  return checked.flatMap((access, index) => {
    const role = roles[index];
    if (role === undefined) return [];
    return [roleIncludes(role, access.minimumRole) ? access : { ...access, minimumRole: role }];
  });
}

/**
 * @param needed what the caller needs in each place
 * @param hasId whether the request names by an id what it is about, so that it can be gone for the caller
 * @throws {AppError} `not_found` when the caller no longer sees a place, `insufficient_role`
 */
export async function requireAccess(
  tx: Tx,
  principal: Principal,
  needed: readonly CheckedAccess[],
  hasId: boolean,
): Promise<void> {
  const roles = await findRoles(tx, principal, needed);
  for (const [index, { minimumRole }] of needed.entries()) {
    const role = roles[index];
    if (role === undefined) throw hasId ? notFound() : noMember();
    if (!roleIncludes(role, minimumRole)) throw insufficientRole(minimumRole, role);
  }
}

function noMember(): AppError {
  return new AppError('insufficient_role', 'You are no longer a member of the workspace.');
}

/**
 * The caller's role in each place, undefined where it sees nothing. A board that was deleted stays in sight of those who
 * saw it: the stored response may be about what is gone.
 */
async function findRoles(
  tx: Tx,
  { userId }: Principal,
  places: readonly CheckedAccess[],
): Promise<readonly (Role | undefined)[]> {
  if (places.length === 0) return [];
  const workspaceIds = places.map(({ workspaceId }) => workspaceId);
  const boardIds = places.map(({ boardId }) => boardId ?? null);
  const rows = await tx.rows<{ readonly place: bigint; readonly role: Role }>(Prisma.sql`
    SELECT p.place, m.role::text AS role
    FROM unnest(${workspaceIds}::uuid[], ${boardIds}::uuid[]) WITH ORDINALITY AS p (workspace_id, board_id, place)
    JOIN workspaces w ON w.id = p.workspace_id AND w.deleted_at IS NULL
    JOIN workspace_members m
      ON m.workspace_id = p.workspace_id AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE p.board_id IS NULL OR m.role <> 'guest'
      OR EXISTS (SELECT 1 FROM member_boards g WHERE g.member_id = m.id AND g.board_id = p.board_id)`);
  const roles = new Map(rows.map(({ place, role }) => [Number(place), role]));
  return places.map((_, index) => roles.get(index + 1));
}
