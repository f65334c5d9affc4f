/**
 * Who resources are shown to when they are read by their ids, many at once. By hand: the conditions of the lookups that
 * find one resource, for viewers that aren't principals too.
 */
import { Prisma } from '../../db/database.ts';
import type { Principal, Scope } from '../core/principals.ts';
import { memberSeesBoard } from './board-access-rows.ts';
import { isNotSuspended } from './workspace-access-rows.ts';

/**
 * A person or an access token, as the member that it acts for, or a reader that belongs to a workspace and to no person:
 * it sees what admins of that workspace see.
 */
export type Viewer =
  | Pick<Principal, 'userId' | 'workspaceId' | 'scopes'>
  | { readonly adminOf: string; readonly scopes: readonly Scope[] };

/** What of a viewer decides on a membership. */
type MembershipViewer = Viewer | Pick<Principal, 'userId' | 'workspaceId'>;

/** Joins the viewer's membership (alias `m`) of the workspace with this id. */
export function membershipIn(viewer: MembershipViewer, workspaceId: Prisma.Sql): Prisma.Sql {
  if ('adminOf' in viewer) {
    return Prisma.sql`
      JOIN (SELECT ${viewer.adminOf}::uuid AS workspace_id, NULL::uuid AS id, NULL::uuid AS user_id, 'admin'::text AS role)
        AS m ON m.workspace_id = ${workspaceId}`;
  }
  const inWorkspace =
    viewer.workspaceId === undefined
      ? Prisma.empty
      : Prisma.sql`AND m.workspace_id = ${viewer.workspaceId}::uuid`;
  return Prisma.sql`
    JOIN workspace_members m ON m.workspace_id = ${workspaceId} AND m.user_id = ${viewer.userId}::uuid
      AND m.status = 'active' ${inWorkspace}`;
}

/**
 * `membership AS …`: the caller's membership of a workspace, and its card key, read once. A list of one workspace is joined to
 * it instead of to the workspaces of its rows, so that PostgreSQL can read the workspace's own index in its order.
 */
export function membershipOf(viewer: MembershipViewer, workspaceId: string): Prisma.Sql {
  return Prisma.sql`membership AS MATERIALIZED (
    SELECT w.card_key, m.id, m.role FROM workspaces w ${membershipIn(viewer, Prisma.sql`w.id`)}
    WHERE w.id = ${workspaceId}::uuid AND w.deleted_at IS NULL)`;
}

/** ANY keeps the workspace in the order. In that of ids alone, PostgreSQL would read the rows of all workspaces. */
export const knownWorkspace = (id: string): Prisma.Sql => Prisma.sql`ANY (ARRAY[${id}::uuid])`;

/**
 * `FROM … WHERE …` of the boards (alias `b`) of a workspace that the caller of `membershipOf` sees, to be ordered by workspace
 * first. Joined to workspaces, boards would be read by id, those of all others too, if the workspace has a large share of all.
 */
export function boardsSeenIn(workspaceId: string): Prisma.Sql {
  return Prisma.sql`
    FROM boards b CROSS JOIN membership m
    WHERE b.workspace_id = ${knownWorkspace(workspaceId)} AND b.deleted_at IS NULL AND ${memberSeesBoard}`;
}

/** `FROM … WHERE …` of the boards (alias `b`) that a viewer sees. Nothing of a suspended workspace is seen. */
export function boardsSeenBy(viewer: Viewer, join: Prisma.Sql = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
    FROM boards b
    JOIN workspaces w ON w.id = b.workspace_id AND w.deleted_at IS NULL AND ${isNotSuspended}
    ${membershipIn(viewer, Prisma.sql`b.workspace_id`)}
    ${join}
    WHERE b.deleted_at IS NULL AND ${memberSeesBoard}`;
}
