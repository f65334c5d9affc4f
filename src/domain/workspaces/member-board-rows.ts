/** The statements on the boards that guests see. By hand: lists of any length, in one statement text. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** Those of the given boards that a workspace has. */
export function findBoards(
  tx: Tx,
  workspaceId: string,
  boardIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM boards WHERE workspace_id = ${workspaceId}::uuid AND deleted_at IS NULL
      AND id = ANY (${boardIds}::uuid[])`);
}

/** Takes a guest off all other boards. */
export async function deleteOtherBoards(
  tx: Tx,
  memberId: string,
  boardIds: readonly string[],
): Promise<void> {
  await tx.rows(Prisma.sql`
    DELETE FROM member_boards WHERE member_id = ${memberId}::uuid AND board_id <> ALL (${boardIds}::uuid[])`);
}

/** Gives a guest boards, some of which they may see already. */
export async function insertBoards(
  tx: Tx,
  { id, workspaceId }: { readonly id: string; readonly workspaceId: string },
  boardIds: readonly string[],
): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO member_boards (workspace_id, member_id, board_id)
    SELECT ${workspaceId}::uuid, ${id}::uuid, unnest(${boardIds}::uuid[]) ON CONFLICT DO NOTHING`);
}
