/** Which people a caller sees, and whether with their roles. Every lookup of other people by name starts here. */
import { requireRole } from '../core/context.ts';
import type { Context } from '../core/context.ts';
import { notFound } from '../core/errors.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import type { Principal, Role } from '../core/principals.ts';
import { findVisibleUser, listPeopleRows } from './people-rows.ts';
import type { PersonRow } from './people-rows.ts';
import { getWorkspace } from './workspace-access.ts';

/** Whether a caller with this role in a workspace may know the roles of others there: as in the list of members. */
export function seesRoles({ scopes }: Principal, role: Role): boolean {
  return role !== 'guest' && scopes.includes('members:read');
}

/** The people of a workspace whom the caller sees. @throws {AppError} `not_found`, `insufficient_role` */
export async function listPeople(
  ctx: Context,
  workspaceId: string,
  page: PageRequest<IdPosition>,
): Promise<Page<PersonRow, IdPosition>> {
  const { id, role } = await getWorkspace(ctx, workspaceId);
  const rows = await listPeopleRows(ctx.tx, ctx.principal, { workspaceId: id, role }, page);
  const { rows: people, next } = toPage(rows, page.limit, ({ memberId }) => ({ id: memberId }));
  const withRoles = seesRoles(ctx.principal, role);
  return {
    rows: withRoles ? people : people.map((person) => ({ ...person, role: null })),
    ...(next !== undefined && { next }),
  };
}

/**
 * A person with whom the caller shares a workspace, without a role.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function getUser(ctx: Context, id: string): Promise<PersonRow> {
  const found = await findVisibleUser(ctx.tx, ctx.principal, id);
  if (found === undefined) throw notFound();
  requireRole(ctx, { workspaceId: found.workspaceId, role: found.callerRole, hold: found.hold });
  return { id: found.id, name: found.name, role: null };
}
