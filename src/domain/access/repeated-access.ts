/**
 * Checks access again for a repeated request: it gets the stored response only while its caller still has the access
 * that the first request needed (docs/decisions/0020-idempotency.md).
 */
import type { Tx } from '../../db/database.ts';
import { insufficientRole } from '../core/context.ts';
import type { CheckedAccess } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { requireNotHeld } from '../core/holds.ts';
import { roleIncludes } from '../core/principals.ts';
import type { Principal } from '../core/principals.ts';
import { findAccess } from './repeated-access-rows.ts';
import type { RolesByPlace } from './repeated-access-rows.ts';

/**
 * The access that a repeated request needs: what the first request needed, except what the operation itself took away.
 * An owner who transfers a workspace is an admin afterwards, and someone who leaves it is no longer a member.
 *
 * @param roles those that the caller had after it. Responses of earlier releases have none, and just the access that is needed
 */
export function accessToRepeat(
  checked: readonly CheckedAccess[],
  roles: RolesByPlace | undefined,
): readonly CheckedAccess[] {
  if (roles === undefined) return checked;
  return checked.flatMap((access, index) => {
    const role = roles[index + 1];
    if (role === undefined) return [];
    return [roleIncludes(role, access.minimumRole) ? access : { ...access, minimumRole: role }];
  });
}

/**
 * @param needed what the caller needs in each place
 * @param request.hasId whether the request has a resource's id, so that a 404 is possible
 * @param request.contact whom people can ask about a workspace that is on hold
 * @throws {AppError} `not_found` if the caller no longer has access to a place, `workspace_suspended`, `insufficient_role`
 */
export async function requireAccess(
  tx: Tx,
  principal: Principal,
  needed: readonly CheckedAccess[],
  { hasId, contact }: { readonly hasId: boolean; readonly contact: string | undefined },
): Promise<void> {
  const found = await findAccess(tx, principal, needed);
  for (const [index, { minimumRole, ...place }] of needed.entries()) {
    const access = found[index];
    if (access === undefined) throw hasId ? notFound() : noMember();
    const { role, hold } = access;
    // A stored response changes nothing, so it is like a read.
    requireNotHeld({ worksUnder: 'read_only', contact }, hold);
    if (!roleIncludes(role, minimumRole)) throw insufficientRole(minimumRole, role, place);
  }
}

function noMember(): AppError {
  return new AppError('insufficient_role', 'You no longer have access to this.');
}
