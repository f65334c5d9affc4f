/** The caller's access to several places. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Access, Place } from '../core/context.ts';
import type { Principal, Role } from '../core/principals.ts';
import { accessToBoard, memberSeesBoard } from './board-access-rows.ts';

/** The roles that the caller has in these places, as JSON, by the numbers of the places, from 1. */
export type RolesByPlace = Readonly<Record<string, Role>>;

/** NULL without places, and otherwise `RolesByPlace`. */
export function rolesIn(principal: Principal, places: readonly Place[]): Prisma.Sql {
  if (places.length === 0) return Prisma.sql`NULL`;
  return Prisma.sql`
    (SELECT COALESCE(jsonb_object_agg(found.place, found.role), '{}') FROM (${accessTo(principal, places)}) AS found)`;
}

/**
 * The caller's access to each place, undefined where they have no access. Deleted boards count too, even purged ones: the
 * stored response may be about one. A board that has moved counts where it is now, and not for an access token of its
 * former workspace. By hand: reads all places in one statement.
 */
export async function findAccess(
  tx: Tx,
  principal: Principal,
  places: readonly Place[],
): Promise<readonly (Access | undefined)[]> {
  if (places.length === 0) return [];
  const rows = await tx.rows<{ readonly place: bigint } & Access>(accessTo(principal, places));
  const found = new Map(rows.map(({ place, role, hold }) => [Number(place), { role, hold }]));
  return places.map((_, index) => found.get(index + 1));
}

function accessTo({ userId, workspaceId }: Principal, places: readonly Place[]): Prisma.Sql {
  const workspaceIds = places.map((place) => place.workspaceId);
  const boardIds = places.map(({ boardId }) => boardId ?? null);
  return Prisma.sql`
    SELECT p.place, ${accessToBoard}
    FROM unnest(${workspaceIds}::uuid[], ${boardIds}::uuid[]) WITH ORDINALITY AS p (workspace_id, board_id, place)
    LEFT JOIN boards b ON b.id = p.board_id
    JOIN workspaces w ON w.id = coalesce(b.workspace_id, p.workspace_id) AND w.deleted_at IS NULL
    JOIN workspace_members m ON m.workspace_id = w.id AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE (${workspaceId}::uuid IS NULL OR w.id = ${workspaceId}::uuid)
      AND (p.board_id IS NULL OR ${memberSeesBoard} OR b.id IS NULL AND m.role <> 'guest')`;
}
