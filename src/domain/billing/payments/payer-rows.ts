/** The statement that reads what a payment provider needs to know besides the account. */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';

export interface PayerRow {
  /** The name of the workspace. */
  readonly name: string | null;
  readonly ownerEmail: string | null;
  /** When the seats or the terms last changed. */
  readonly since: Date;
}

/** By hand: reads the workspace, its first owner and the ends of both ledgers in one statement. */
export async function findPayer(tx: Tx, workspaceId: string): Promise<PayerRow> {
  const [payer] = await tx.rows<PayerRow>(Prisma.sql`
    SELECT (SELECT w.name FROM workspaces w WHERE w.id = ${workspaceId}::uuid) AS name,
      (SELECT m.email FROM workspace_members m
        WHERE m.workspace_id = ${workspaceId}::uuid AND m.role = 'owner' AND m.status = 'active'
        ORDER BY m.id LIMIT 1) AS "ownerEmail",
      GREATEST(
        (SELECT t.effective_at FROM billing_terms t WHERE t.workspace_id = ${workspaceId}::uuid
          ORDER BY t.seq DESC LIMIT 1),
        (SELECT s.changed_at FROM seat_changes s WHERE s.workspace_id = ${workspaceId}::uuid
          ORDER BY s.seq DESC LIMIT 1)) AS since`);
  if (payer === undefined) throw new Error('reading an account has no result');
  return payer;
}
