/**
 * Ends billing periods: invoices each one that is over (invoices/invoice-closings.ts), and starts the next one on the
 * scheduled terms.
 */
import { billingEvent, changeAccount, lockAccount } from './billing-accounts.ts';
import type { BillingAccount } from './billing-accounts.ts';
import { nothingScheduled, termsAfterPeriod, unpaid } from './agreed-terms.ts';
import { insertTerms } from './ledger-rows.ts';
import { periodAt } from './periods.ts';
import type { PlanSettings, RequestContext } from '../core/context.ts';
import { recordEvents, systemActor } from '../events/events.ts';
import type { NewEvent } from '../events/events.ts';
import { closeInvoice } from './invoices/invoice-closings.ts';
import { planOf, termsOfPlan } from './plans/plans.ts';
import type { Terms } from './plans/plans.ts';
import type { Plan, PlanTable } from '../core/plan-table.ts';

export type RoundContext = RequestContext & PlanSettings;

/** Closes the ended periods of a workspace once: a concurrent call waits, and then has nothing to do. */
export async function closeDuePeriods(ctx: RoundContext, workspaceId: string): Promise<void> {
  await endDuePeriods(ctx, await lockAccount(ctx, workspaceId));
}

/** Invoices and ends each period of a locked account that is over. Returns the same object if there is none. */
export async function endDuePeriods(ctx: RoundContext, account: BillingAccount): Promise<BillingAccount> {
  let current = account;
  while (current.closesAt !== null && current.closesAt <= ctx.now) {
    await closeInvoice(ctx, current);
    const end = endOf(ctx.settings.billing.plans, current);
    const after = await endPeriod(ctx, current, end);
    if (end.kind !== 'continued' || current.status !== after.status) {
      const event = billingEvent(eventTypes[end.kind], current, after);
      await recordEvents({ ...ctx, principal: systemActor }, [event]);
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
  // The change was confirmed, even if the plan is no longer offered.
  const plan = planOf(plans, nextPlan);
  return { kind: 'changed', plan, terms: termsOfPlan(plans, plan, nextInterval) };
}

/** What the end of a period changes. */
type PeriodEnd =
  | { readonly kind: 'canceled' }
  | { readonly kind: 'changed'; readonly plan: Plan; readonly terms: Terms }
  /** The next period begins on the same terms. After a trial, charges begin. */
  | { readonly kind: 'continued' };

/** Ends the period that ends at `closesAt`, and begins the next one if the plan has a price. */
async function endPeriod(
  ctx: RequestContext,
  account: BillingAccount,
  end: PeriodEnd,
): Promise<BillingAccount> {
  const { closesAt: at, workspaceId, plan, interval, status } = account;
  if (at === null) throw new Error('the account has no period to end');
  const ended = { ...nothingScheduled, billedUntil: at, trialEndsAt: null };
  if (end.kind === 'canceled') {
    await insertTerms(ctx.tx, workspaceId, { plan, interval, ...unpaid }, at);
    return changeAccount(ctx, account, {
      ...unpaid,
      ...ended,
      status: 'canceled',
      canceledAt: at,
      closesAt: null,
    });
  }
  if (end.kind === 'changed') {
    const { recorded, patch } = termsAfterPeriod(account, end.terms, end.plan, at);
    await insertTerms(ctx.tx, workspaceId, recorded, at);
    return changeAccount(ctx, account, patch);
  }
  const { currency, seatPrice, includedSeats } = account;
  const isTrialEnd = status === 'trialing';
  if (isTrialEnd)
    await insertTerms(ctx.tx, workspaceId, { plan, interval, currency, seatPrice, includedSeats }, at);
  const anchor = isTrialEnd ? at : account.anchor;
  const closesAt = seatPrice > 0n ? periodAt(anchor, interval, at).end : null;
  return changeAccount(ctx, account, {
    ...ended,
    anchor,
    closesAt,
    ...(isTrialEnd && { status: 'active' }),
  });
}
