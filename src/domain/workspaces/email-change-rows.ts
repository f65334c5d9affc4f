/** The statement on email changes. By hand: it compares addresses as their index does. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/**
 * The workspaces that a person is in and that have an open invite of an address, in the order of their ids.
 */
export function findInvitesToJoined(
  tx: Tx,
  userId: string,
  email: string,
): Promise<{ readonly workspaceId: string }[]> {
  return tx.rows<{ readonly workspaceId: string }>(Prisma.sql`
    SELECT x.workspace_id AS "workspaceId"
    FROM workspace_members m
    JOIN workspace_members x ON x.workspace_id = m.workspace_id AND lower(x.email) = lower(${email})
    WHERE m.user_id = ${userId}::uuid AND m.status = 'active' AND x.status = 'invited'
    ORDER BY x.workspace_id`);
}
