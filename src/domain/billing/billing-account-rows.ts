/** The statements on billing accounts that Prisma's models can't express as well, each with the reason. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { PlanTable } from '../core/plan-table.ts';
import type { PaymentProvider } from './payments/payment-providers.ts';

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

/**
 * Locks the accounts of all workspaces that a person owns, as `lockAccountRow` does. One statement, because nothing limits
 * how many there are. By hand: a lock.
 */
export function lockAccountsOfOwner(
  tx: Tx,
  userId: string,
): Promise<{ readonly workspaceId: string; readonly provider: string }[]> {
  return tx.rows(Prisma.sql`
    SELECT a.workspace_id AS "workspaceId", a.provider FROM billing_accounts a
    JOIN workspace_members m ON m.workspace_id = a.workspace_id
    WHERE m.user_id = ${userId}::uuid AND m.role = 'owner' AND m.status = 'active'
    ORDER BY a.workspace_id FOR NO KEY UPDATE OF a`);
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

// The three statements of a start are by hand, because they come before all others: the first use of Prisma's models loads
// its query compiler, which takes a third of a second.

/** The plans that workspaces have or get next, sorted. By hand: it runs at the start. */
export async function findUsedPlans(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ readonly plan: string }>(Prisma.sql`
    SELECT plan FROM billing_accounts UNION SELECT next_plan FROM billing_accounts WHERE next_plan IS NOT NULL
    ORDER BY plan`);
  return rows.map(({ plan }) => plan);
}

/**
 * The currencies other than the table's that workspaces pay in, or that days without an invoice are charged in. A period
 * with two currencies can't be closed. By hand: it runs at the start.
 */
export async function findOtherCurrencies(
  { tx }: { readonly tx: Tx },
  { currency }: Pick<PlanTable, 'currency'>,
): Promise<string[]> {
  const rows = await tx.rows<{ readonly currency: string }>(Prisma.sql`
    SELECT currency FROM billing_accounts WHERE currency <> ${currency}
    UNION
    SELECT t.currency FROM billing_terms t JOIN billing_accounts a ON a.workspace_id = t.workspace_id
    WHERE t.currency <> ${currency} AND a.closes_at IS NOT NULL AND t.seq >= COALESCE((
      SELECT max(x.seq) FROM billing_terms x
      WHERE x.workspace_id = a.workspace_id AND x.effective_at <= a.billed_until::timestamp AT TIME ZONE 'UTC'), 0)
    ORDER BY currency`);
  return rows.map((row) => row.currency);
}

/** How many accounts a provider collects payments for. By hand: it runs at the start. */
export async function countPayingAccounts(tx: Tx, provider: PaymentProvider['name']): Promise<number> {
  const [row] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    SELECT count(*)::int AS count FROM billing_accounts
    WHERE provider = ${provider} AND (seat_price > 0 OR provider_subscription_id IS NOT NULL)`);
  return row?.count ?? 0;
}
