/**
 * The statement that reads what limits need to know of a billing account. By hand: every request that creates a
 * resource runs it.
 */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';

/** What limits need to know of an account. */
export interface LimitedAccount {
  readonly plan: string;
  readonly isCanceled: boolean;
  /** From before billing: it has no limits. */
  readonly exempt: boolean;
}

/** `locked` keeps the plan from changing, and lets others count only after this transaction. */
export async function findLimitedAccount(
  tx: Tx,
  workspaceId: string,
  lock?: 'locked',
): Promise<LimitedAccount> {
  const [account] = await tx.rows<LimitedAccount>(Prisma.sql`
    SELECT plan, status = 'canceled' AS "isCanceled", exempt FROM billing_accounts
    WHERE workspace_id = ${workspaceId}::uuid ${lock === undefined ? Prisma.empty : Prisma.sql`FOR NO KEY UPDATE`}`);
  if (account === undefined) throw new Error(`the workspace ${workspaceId} has no billing account`);
  return account;
}

/** Whether the account of a workspace allows to create something: its billing isn't canceled, or it is exempt. */
export function isBilled(workspaceId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM billing_accounts a WHERE a.workspace_id = ${workspaceId} AND (a.exempt OR a.status <> 'canceled') OFFSET 0)`;
}
