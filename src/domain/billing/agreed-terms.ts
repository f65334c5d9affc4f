/**
 * Changes an account when its plan changes or its billing ends; period-ends.ts does so at the end of a period. The
 * caller has locked the account. Amounts are computed from the two ledgers (docs/decisions/0027-billing.md), not here.
 */
import { changeAccount } from './billing-accounts.ts';
import type { AccountPatch, BillingAccount } from './billing-accounts.ts';
import { insertTerms, readLedgers } from './ledger-rows.ts';
import { addDays, periodAt, startOfDay } from './periods.ts';
import type { BillingPeriod } from './periods.ts';
import type { RequestContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { Terms } from './plans/plans.ts';

type Moment = Pick<RequestContext, 'tx' | 'now'>;

/** No change is scheduled. */
export const nothingScheduled = { nextPlan: null, nextInterval: null, cancelAt: null } satisfies AccountPatch;
/** The terms while nothing is charged. */
export const unpaid = { currency: null, seatPrice: 0n, includedSeats: 0 } as const;

/** The current period, or the trial. */
export function runningPeriod(account: BillingAccount, now: Date): BillingPeriod {
  const { closesAt, anchor, interval, trialEndsAt } = account;
  if (closesAt === null) return periodAt(anchor, interval, now);
  const lastMoment = new Date(closesAt.getTime() - 1);
  const start = trialEndsAt === null ? periodAt(anchor, interval, lastMoment).start : anchor;
  return { start, end: closesAt };
}

/**
 * The account as a change of its plan finds it: without the end of a period in which nothing is charged, which only a
 * scheduled change needed. A plan can then begin with a trial, and at another payment provider.
 */
export async function withoutFreePeriod(
  { tx }: Pick<Moment, 'tx'>,
  account: BillingAccount,
): Promise<BillingAccount> {
  const { workspaceId, seatPrice, billedUntil: from, closesAt: until } = account;
  if (until === null || seatPrice > 0n) return account;
  const { terms } = await readLedgers(tx, workspaceId, { from, until });
  return terms.some((entry) => entry.seatPrice > 0n) ? account : { ...account, closesAt: null };
}

/** The changes to an account, and its entry in the ledger of terms. */
export interface TermsStart {
  readonly recorded: Terms;
  readonly patch: Partial<Omit<BillingAccount, 'billingAddress'>>;
}

/** Applies terms from now on. @throws {AppError} `interval_at_period_end` */
export async function startTerms(
  ctx: Moment,
  account: BillingAccount,
  terms: Terms,
  trial: { readonly trialDays: number },
): Promise<BillingAccount> {
  const { recorded, patch } = termsStart(account, terms, trial, ctx.now);
  await insertTerms(ctx.tx, account.workspaceId, recorded, ctx.now);
  return changeAccount(ctx, account, patch);
}

/**
 * The effect of applying terms from now on. A period that has begun continues; otherwise a new one begins today, after
 * the trial if there is one.
 *
 * @throws {AppError} `interval_at_period_end`
 */
export function termsStart(
  account: BillingAccount,
  terms: Terms,
  { trialDays }: { readonly trialDays: number },
  now: Date,
): TermsStart {
  const isPaid = terms.seatPrice > 0n;
  const hasBegun = account.closesAt !== null && account.status !== 'trialing';
  if (hasBegun && terms.interval !== account.interval) {
    const detail = `The current period is a ${account.interval}. The interval can only change at its end.`;
    throw new AppError('interval_at_period_end', detail, { pointer: '/interval' });
  }
  // A request that waited while a period was closed applies after that period.
  const today = startOfDay(now < account.billedUntil ? account.billedUntil : now);
  const newTrialEnd = account.hadTrial || trialDays === 0 || hasBegun ? null : addDays(today, trialDays);
  const trialEndsAt = isPaid ? (account.trialEndsAt ?? newTrialEnd) : null;
  const anchor = hasBegun ? account.anchor : today;
  const closesAt = isPaid || hasBegun ? (trialEndsAt ?? periodAt(anchor, terms.interval, now).end) : null;
  const standing = account.status === 'past_due' ? 'past_due' : 'active';
  const recorded = trialEndsAt === null ? terms : { ...terms, ...unpaid };
  const patch = {
    ...terms,
    ...nothingScheduled,
    status: trialEndsAt === null ? standing : 'trialing',
    canceledAt: null,
    anchor,
    closesAt,
    trialEndsAt,
    hadTrial: account.hadTrial || trialEndsAt !== null,
    ...(!hasBegun && { billedUntil: today }),
  } satisfies TermsStart['patch'];
  return { recorded, patch };
}

/** The effect of terms that begin when a period ends: after a trial, if nothing was charged before. */
export function termsAfterPeriod(
  account: BillingAccount,
  terms: Terms,
  { trialDays }: { readonly trialDays: number },
  end: Date,
): TermsStart {
  const ended = { ...account, closesAt: null, trialEndsAt: null, billedUntil: end };
  return termsStart(ended, terms, { trialDays: account.seatPrice > 0n ? 0 : trialDays }, end);
}

/** Ends billing now. Today is the last charged day. */
export async function endBilling(ctx: Moment, account: BillingAccount): Promise<BillingAccount> {
  const { plan, interval, status, closesAt } = account;
  if (status === 'canceled') return account;
  const owes = closesAt !== null && status !== 'trialing';
  await insertTerms(ctx.tx, account.workspaceId, { plan, interval, ...unpaid }, ctx.now);
  return changeAccount(ctx, account, {
    ...unpaid,
    ...nothingScheduled,
    status: 'canceled',
    canceledAt: ctx.now,
    trialEndsAt: null,
    closesAt: owes ? addDays(startOfDay(ctx.now), 1) : null,
  });
}
