/** What a change of plan would cost, worked out as it will be billed, with nothing changed. */
import type { BillingAccount } from './billing-accounts.ts';
import { chosenTerms, lockBilling } from './billing.ts';
import type { BillingContext, BillingView, PlanChange } from './billing.ts';
import { readLedgers } from './billing-ledgers.ts';
import { periodAt } from './billing-periods.ts';
import type { BillingPeriod } from './billing-periods.ts';
import { runningPeriod, termsStart } from './billing-terms.ts';
import type { TermsStart } from './billing-terms.ts';
import { billOf } from './invoicing.ts';
import type { Bill, Ledgers } from './invoicing.ts';
import type { Terms } from './plans.ts';

export interface PlanPreview {
  /** What would be agreed to. */
  readonly terms: Terms;
  /** ISO 4217. */
  readonly currency: string;
  readonly effectiveAt: Date;
  readonly trialEndsAt: Date | null;
  readonly seats: BillingView['seats'];
  /** The period in which the workspace would be; absent where nothing would be to be paid. */
  readonly period?: BillingPeriod;
  /** The invoice of that period if the seats stayed as they are, with the change and without. */
  readonly changed: Bill;
  readonly unchanged: Bill;
  /** What each whole period would cost afterwards. */
  readonly followingTotal: bigint;
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_plan`, `plan_too_small`, `interval_at_period_end`,
 *   `billing_canceled`
 */
export async function previewPlanChange(
  ctx: BillingContext,
  workspaceId: string,
  change: PlanChange,
): Promise<PlanPreview> {
  const view = await lockBilling(ctx, workspaceId);
  const { account } = view;
  const chosen = chosenTerms(ctx, view, change);
  const isNow = chosen === undefined || change.when !== 'period_end';
  const start =
    chosen === undefined || !isNow ? undefined : termsStart(account, chosen.terms, chosen.plan, ctx.now);
  const after = start === undefined ? account : { ...account, ...start.patch };
  const terms = chosen?.terms ?? termsOf(view);
  const charged = Math.max(0, account.seats - terms.includedSeats);
  const ledgers = await ledgersOf(ctx, account);
  return {
    terms,
    currency: terms.currency ?? ctx.settings.billing.plans.currency,
    effectiveAt: isNow ? ctx.now : runningPeriod(account, ctx.now).end,
    trialEndsAt: isNow ? after.trialEndsAt : account.trialEndsAt,
    seats: { used: account.seats, included: terms.includedSeats, charged },
    ...(after.closesAt !== null && { period: runningPeriod(after, ctx.now) }),
    unchanged: expectedBill(account, ledgers),
    changed: expectedBill(after, withStart(ledgers, start, ctx.now)),
    followingTotal: BigInt(charged) * terms.seatPrice,
  };
}

/** What the workspace has agreed to already. */
function termsOf({ account, seats }: BillingView): Terms {
  const { plan, interval, currency, seatPrice } = account;
  return { plan, interval, currency, seatPrice, includedSeats: seats.included };
}

async function ledgersOf(ctx: BillingContext, account: BillingAccount): Promise<Ledgers> {
  const from = periodAt(account.anchor, account.interval, account.billedUntil).start;
  // Up to now and with what this moment has brought; nothing can be later while the account is held.
  return readLedgers(ctx, account.workspaceId, { from, until: new Date(ctx.now.getTime() + 1) });
}

function withStart(ledgers: Ledgers, start: TermsStart | undefined, effectiveAt: Date): Ledgers {
  if (start === undefined) return ledgers;
  return { ...ledgers, terms: [...ledgers.terms, { ...start.recorded, effectiveAt }] };
}

/** What the next invoice comes to if everything stays as the ledgers say last. */
function expectedBill(account: BillingAccount, ledgers: Ledgers): Bill {
  const { closesAt: until, billedUntil: from, status } = account;
  if (until === null || until <= from || status === 'trialing')
    return { lines: [], total: 0n, currency: null };
  return billOf(ledgers, periodAt(account.anchor, account.interval, from), { from, until });
}
