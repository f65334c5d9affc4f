/** The statement that finds the caller's roles in several places. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Place } from '../core/context.ts';
import type { Principal, Role } from '../core/principals.ts';
import { memberSeesBoard, roleOnBoard } from './board-access-rows.ts';

/**
 * The caller's role in each place, undefined where they have no access. Deleted boards count too, even purged ones: the
 * stored response may be about one. A board that has moved counts where it is now, and not for an access token of its
 * former workspace. By hand: reads all places in one statement.
 */
export async function findRoles(
  tx: Tx,
  { userId, workspaceId }: Principal,
  places: readonly Place[],
): Promise<readonly (Role | undefined)[]> {
  if (places.length === 0) return [];
  const workspaceIds = places.map(({ workspaceId }) => workspaceId);
  const boardIds = places.map(({ boardId }) => boardId ?? null);
  const rows = await tx.rows<{ readonly place: bigint; readonly role: Role }>(Prisma.sql`
    SELECT p.place, ${roleOnBoard} AS role
    FROM unnest(${workspaceIds}::uuid[], ${boardIds}::uuid[]) WITH ORDINALITY AS p (workspace_id, board_id, place)
    LEFT JOIN boards b ON b.id = p.board_id
    JOIN workspaces w ON w.id = coalesce(b.workspace_id, p.workspace_id) AND w.deleted_at IS NULL
    JOIN workspace_members m ON m.workspace_id = w.id AND m.user_id = ${userId}::uuid AND m.status = 'active'
    WHERE (${workspaceId}::uuid IS NULL OR w.id = ${workspaceId}::uuid)
      AND (p.board_id IS NULL OR ${memberSeesBoard} OR b.id IS NULL AND m.role <> 'guest')`);
  const roles = new Map(rows.map(({ place, role }) => [Number(place), role]));
  return places.map((_, index) => roles.get(index + 1));
}
