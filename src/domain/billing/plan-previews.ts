/**
 * What a plan change would cost: computed by this service, or requested from the payment provider. A job requests it
 * (provider-previews.ts), so that API requests don't wait for the provider.
 */
import type { BillingAccount } from './billing-accounts.ts';
import { chosenTerms, lockBilling } from './billing.ts';
import type { BillingContext, BillingView, PlanChange } from './billing.ts';
import { periodAt } from './periods.ts';
import type { BillingPeriod } from './periods.ts';
import { runningPeriod, termsAfterPeriod, termsStart, withoutFreePeriod } from './agreed-terms.ts';
import type { TermsStart } from './agreed-terms.ts';
import type { Context } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { firstVersion } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { readLedgers } from './ledger-rows.ts';
import type { Ledgers } from './ledger-rows.ts';
import { billOf } from './invoices/invoice-amounts.ts';
import type { Bill } from './invoices/invoice-amounts.ts';
import { queueJob } from '../core/jobs.ts';
import { collectorOf } from './payments/payments.ts';
import type { PlanPreview } from './provider-previews.ts';
import type { Terms } from './plans/plans.ts';
import { findWorkspaceBehind } from '../access/workspace-access.ts';

export interface PlanChangePreview {
  /** The terms after the change. */
  readonly terms: Terms;
  /** ISO 4217. */
  readonly currency: string;
  readonly effectiveAt: Date;
  readonly trialEndsAt: Date | null;
  readonly seats: BillingView['seats'];
  /** The period that the workspace would be in; absent if nothing would be due. */
  readonly period?: BillingPeriod;
  /** The invoice of that period with the current seats, with and without the change. */
  readonly changed: Bill;
  readonly unchanged: Bill;
  /** What each whole period would cost afterwards. */
  readonly followingTotal: bigint;
  /** Whether this service bills. Only then are the amounts exact. */
  readonly isExact: boolean;
}

/** A change without its cost. */
interface PlannedChange {
  readonly terms: Terms;
  readonly isNow: boolean;
  readonly effectiveAt: Date;
  /** Absent if the plan stays the same or changes later. */
  readonly start?: TermsStart;
  /** Present if the plan changes later. */
  readonly laterStart?: TermsStart;
  /** The account after a change now. */
  readonly after: BillingAccount;
  readonly trialEndsAt: Date | null;
  /** The number of seats that would be charged. */
  readonly charged: number;
}

/** @throws {AppError} `unknown_plan`, `plan_too_small`, `interval_at_period_end`, `billing_canceled` */
function planChange(ctx: BillingContext, view: BillingView, change: PlanChange): PlannedChange {
  const { account } = view;
  const chosen = chosenTerms(ctx, view, change);
  const isNow = chosen === undefined || change.when !== 'period_end';
  const start =
    chosen === undefined || !isNow ? undefined : termsStart(account, chosen.terms, chosen.plan, ctx.now);
  const after = start === undefined ? account : { ...account, ...start.patch };
  const terms = chosen?.terms ?? termsOf(view);
  const effectiveAt = isNow ? ctx.now : runningPeriod(account, ctx.now).end;
  const laterStart =
    chosen === undefined || isNow
      ? undefined
      : termsAfterPeriod(account, chosen.terms, chosen.plan, effectiveAt);
  return {
    terms,
    isNow,
    after,
    ...(start !== undefined && { start }),
    ...(laterStart !== undefined && { laterStart }),
    effectiveAt,
    trialEndsAt: laterStart?.patch.trialEndsAt ?? after.trialEndsAt,
    charged: Math.max(0, account.seats - terms.includedSeats),
  };
}

/** The locked billing as the change itself finds it. @throws {AppError} `not_found`, `insufficient_role` */
async function lockPreviewed(ctx: BillingContext, workspaceId: string): Promise<BillingView> {
  const view = await lockBilling(ctx, workspaceId);
  return { ...view, account: await withoutFreePeriod(ctx, view.account) };
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `unknown_plan`, `plan_too_small`, `interval_at_period_end`,
 *   `billing_canceled`
 */
export async function previewPlanChange(
  ctx: BillingContext,
  workspaceId: string,
  change: PlanChange,
): Promise<PlanChangePreview> {
  const view = await lockPreviewed(ctx, workspaceId);
  const { account } = view;
  const { terms, effectiveAt, start, after, trialEndsAt, charged } = planChange(ctx, view, change);
  const ledgers = await ledgersOf(ctx, account);
  return {
    terms,
    effectiveAt,
    trialEndsAt,
    currency: terms.currency ?? ctx.settings.billing.plans.currency,
    seats: { used: account.seats, included: terms.includedSeats, charged },
    ...(after.closesAt !== null && { period: runningPeriod(after, ctx.now) }),
    unchanged: expectedBill(account, ledgers),
    changed: expectedBill(after, withStart(ledgers, start, ctx.now)),
    followingTotal: BigInt(charged) * terms.seatPrice,
    isExact: collectorOf(ctx.settings.billing, account) === 'manual',
  };
}

/** How long the provider's quote is valid, and how long the request is retried. */
const lifetimeMs = 15 * 60_000;

/**
 * Queues a request to the payment provider for what a change would cost.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `no_payment_provider`, `unknown_plan`, `plan_too_small`,
 *   `interval_at_period_end`, `billing_canceled`
 */
export async function createPlanPreview(
  ctx: BillingContext,
  workspaceId: string,
  change: PlanChange,
): Promise<PlanPreview> {
  const view = await lockPreviewed(ctx, workspaceId);
  const { billing } = ctx.settings;
  if (collectorOf(billing, view.account) === 'manual') {
    throw new AppError('no_payment_provider', "This workspace doesn't pay through a payment provider.");
  }
  const planned = planChange(ctx, view, change);
  const { plan, interval, seatPrice } = planned.terms;
  const when = planned.isNow ? 'now' : 'period_end';
  const preview = await ctx.tx.prisma.planPreview.create({
    data: {
      id: newId(),
      workspaceId,
      plan,
      interval,
      when,
      seatPrice,
      seats: planned.charged,
      currency: planned.terms.currency ?? billing.plans.currency,
      effectiveAt: planned.effectiveAt,
      periodEnd: periodEndOf(planned),
      trialEndsAt: planned.trialEndsAt,
      createdBy: ctx.principal.userId,
      createdAt: ctx.now,
      expiresAt: new Date(ctx.now.getTime() + lifetimeMs),
    },
  });
  const changes = changesFromNothing({ plan, interval, when });
  const resourceId = preview.id;
  await recordEvents(ctx, [
    { type: 'plan_preview.created', workspaceId, resourceId, changes, version: firstVersion },
  ]);
  await queueJob(ctx.tx, 'quote-plan-change', { workspaceId, previewId: preview.id });
  return preview;
}

/** The end of the trial, or of the first period on the plan; null if nothing would be due. */
function periodEndOf({ terms, laterStart, after }: PlannedChange): Date | null {
  if (terms.seatPrice === 0n) return null;
  return laterStart === undefined ? after.closesAt : (laterStart.patch.closesAt ?? null);
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getPlanPreview(ctx: Context, id: string): Promise<PlanPreview> {
  const preview = await ctx.tx.prisma.planPreview.findUnique({ where: { id } });
  if (preview === null) throw notFound();
  await findWorkspaceBehind(ctx, preview.workspaceId);
  return preview;
}

/** The current terms of the workspace. */
function termsOf({ account, seats }: BillingView): Terms {
  const { plan, interval, currency, seatPrice } = account;
  return { plan, interval, currency, seatPrice, includedSeats: seats.included };
}

async function ledgersOf(ctx: BillingContext, account: BillingAccount): Promise<Ledgers> {
  const from = periodAt(account.anchor, account.interval, account.billedUntil).start;
  // Up to and including now. There are no later entries while the account is locked.
  return readLedgers(ctx.tx, account.workspaceId, { from, until: new Date(ctx.now.getTime() + 1) });
}

function withStart(ledgers: Ledgers, start: TermsStart | undefined, effectiveAt: Date): Ledgers {
  if (start === undefined) return ledgers;
  return { ...ledgers, terms: [...ledgers.terms, { ...start.recorded, effectiveAt }] };
}

/** The next invoice if the ledgers stay the same. */
function expectedBill(account: BillingAccount, ledgers: Ledgers): Bill {
  const { closesAt: until, billedUntil: from, status } = account;
  if (until === null || until <= from || status === 'trialing')
    return { lines: [], total: 0n, currency: null };
  return billOf(ledgers, periodAt(account.anchor, account.interval, from), { from, until });
}
