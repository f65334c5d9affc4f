/**
 * Recurring billing work: periods that have ended are closed, and changes that were scheduled for their end are made.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { billingEvent, lockAccount } from './billing-accounts.ts';
import type { BillingAccount } from './billing-accounts.ts';
import { endPeriod } from './agreed-terms.ts';
import type { PeriodEnd } from './agreed-terms.ts';
import type { PlanSettings, RequestContext } from '../core/context.ts';
import { recordEvents, systemActor } from '../events/events.ts';
import type { NewEvent } from '../events/events.ts';
import { closeInvoice } from './invoices/invoice-closings.ts';
import { planOf, termsOfPlan } from './plans/plans.ts';
import type { PlanTable } from '../core/plan-table.ts';

export type RoundContext = RequestContext & PlanSettings;

const accountsMax = 1000;

/** A workspace with a period that has ended, and its place among them. */
export interface DueWorkspace {
  readonly workspaceId: string;
  readonly closesAt: Date;
}

/**
 * The next workspaces with a period that has ended and is not closed yet, those that wait longest first. Those that fail
 * are passed over by `after`, so that however many there are, they hold up nobody.
 */
export async function findDueWorkspaces(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  after?: DueWorkspace,
): Promise<readonly DueWorkspace[]> {
  const later =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`AND (closes_at, workspace_id) > (${after.closesAt}::timestamptz, ${after.workspaceId}::uuid)`;
  return tx.rows<DueWorkspace>(Prisma.sql`
    SELECT workspace_id AS "workspaceId", closes_at AS "closesAt" FROM billing_accounts
    WHERE closes_at <= ${now}::timestamptz ${later} ORDER BY closes_at, workspace_id LIMIT ${accountsMax}`);
}

/** Closes the ended periods of one workspace, once: a second caller waits, and finds nothing left to do. */
export async function closeDuePeriods(ctx: RoundContext, workspaceId: string): Promise<void> {
  await endDuePeriods(ctx, await lockAccount(ctx, workspaceId));
}

/** Ends, and bills, each period of an account that is held and has ended; the account is the same one when there was none. */
export async function endDuePeriods(ctx: RoundContext, account: BillingAccount): Promise<BillingAccount> {
  let current = account;
  while (current.closesAt !== null && current.closesAt <= ctx.now) {
    await closeInvoice(ctx, current);
    const end = endOf(ctx.settings.billing.plans, current);
    const after = await endPeriod(ctx, current, end);
    const type = eventTypes[end.kind];
    const isTold = end.kind !== 'continued' || current.status !== after.status;
    if (isTold) {
      await recordEvents({ ...ctx, principal: systemActor }, [billingEvent(type, current, after)]);
    }
    current = after;
  }
  return current;
}

const eventTypes = {
  canceled: 'billing.canceled',
  changed: 'billing.plan_changed',
  continued: 'billing.updated',
} satisfies Record<PeriodEnd['kind'], NewEvent['type']>;

function endOf(plans: PlanTable, { cancelAt, nextPlan, nextInterval }: BillingAccount): PeriodEnd {
  if (cancelAt !== null) return { kind: 'canceled' };
  if (nextPlan === null || nextInterval === null) return { kind: 'continued' };
  // It was promised, even if the plan is no longer offered to others.
  return { kind: 'changed', terms: termsOfPlan(plans, planOf(plans, nextPlan), nextInterval) };
}
