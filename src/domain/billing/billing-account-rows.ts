/** The statements on billing accounts that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Locks the account of a workspace until the transaction ends. It comes last in the order of locks: workspace, members,
 * boards and cards, account. By hand: a lock.
 *
 * @throws {Error} when the workspace has no account
 */
export async function lockAccountRow(tx: Tx, workspaceId: string): Promise<{ readonly provider: string }> {
  const [account] = await tx.rows<{ readonly provider: string }>(Prisma.sql`
    SELECT provider FROM billing_accounts WHERE workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`);
  if (account === undefined) throw new Error(`the workspace ${workspaceId} has no billing account`);
  return account;
}

/** A workspace with a period that has ended, and its place among them. */
export interface DueWorkspace {
  readonly workspaceId: string;
  readonly closesAt: Date;
}

const accountsMax = 1000;

/**
 * The next workspaces with a period that has ended and isn't closed yet, the longest overdue first. `after` skips those
 * that failed, so that they don't hold up the others. By hand: continues after two columns.
 */
export function findDueWorkspaces(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  after?: DueWorkspace,
): Promise<DueWorkspace[]> {
  const later =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`AND (closes_at, workspace_id) > (${after.closesAt}::timestamptz, ${after.workspaceId}::uuid)`;
  return tx.rows<DueWorkspace>(Prisma.sql`
    SELECT workspace_id AS "workspaceId", closes_at AS "closesAt" FROM billing_accounts
    WHERE closes_at <= ${now}::timestamptz ${later} ORDER BY closes_at, workspace_id LIMIT ${accountsMax}`);
}
