/** The billing of a workspace: reading it, changing invoice details and the plan, canceling and resuming. */
import { hash } from 'node:crypto';
import { Prisma } from '../../db/database.ts';
import { billingEvent, changeAccount, fieldsOf, findAccount, lockAccount } from './billing-accounts.ts';
import type { BillingAccount } from './billing-accounts.ts';
import { addressOf, patchAddress } from './billing-addresses.ts';
import type { AddressPatch } from './billing-addresses.ts';
import { markPastDue } from './invoices/invoice-payments.ts';
import { limitUses, requireLargeEnough } from './plans/plan-usage.ts';
import type { LimitUse } from './plans/plan-usage.ts';
import { findUsage } from './plans/plan-usage-rows.ts';
import type { Usage } from './plans/plan-usage-rows.ts';
import type { BillingPeriod } from './periods.ts';
import { endDuePeriods } from './period-ends.ts';
import {
  endBilling,
  nothingScheduled,
  runningPeriod,
  startTerms,
  withoutFreePeriod,
} from './agreed-terms.ts';
import type { Context, PlanSettings, RequestSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { changesBetween, recordEvents } from '../events/events.ts';
import type { ActorContext, NewEvent } from '../events/events.ts';
import { adoptProvider } from './payments/payments.ts';
import { planOf, termsOffered } from './plans/plans.ts';
import type { Terms } from './plans/plans.ts';
import type { BillingInterval, Plan } from '../core/plan-table.ts';
import { normalizeEmail } from '../core/email-addresses.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { getWorkspace } from '../access/workspace-access.ts';

/** An account with its plan and its usage. */
export interface BillingView {
  readonly account: BillingAccount;
  readonly plan: Plan;
  /** ISO 4217. */
  readonly currency: string;
  readonly usage: Usage;
  readonly limits: readonly LimitUse[];
  /** Whether limits are enforced. */
  readonly isLimited: boolean;
  readonly seats: { readonly used: number; readonly included: number; readonly charged: number };
  /** The current period; absent once billing has ended. */
  readonly period?: BillingPeriod;
  /** A digest of everything shown besides the account. */
  readonly state: string;
}

export type BillingContext = Context & RequestSettings;

/** What a change to an account needs once it is permitted. */
type BillingChange = ActorContext & PlanSettings;

async function viewOf(
  { tx, now, settings }: Pick<BillingContext, 'tx' | 'now'> & PlanSettings,
  account: BillingAccount,
): Promise<BillingView> {
  const { plans, enforced } = settings.billing;
  const plan = planOf(plans, account.plan);
  const usage = await findUsage(tx, account.workspaceId);
  const limits = limitUses(plan, usage);
  // The terms of a free plan aren't stored; the plan file defines them.
  const included = account.seatPrice > 0n ? account.includedSeats : plan.includedSeats;
  const used = account.seats;
  const seats = { used, included, charged: Math.max(0, used - included) };
  const currency = account.currency ?? plans.currency;
  const isLimited = enforced && !account.exempt;
  const period = account.status === 'canceled' ? {} : { period: runningPeriod(account, now) };
  const shown = { currency, limits, isLimited, seats, ...period };
  const state = hash('sha1', JSON.stringify(shown), 'base64url').slice(0, 11);
  return { ...shown, account, plan, usage, state };
}

/** The billing of a workspace, for a caller who may read it. */
export async function viewBilling(
  ctx: Pick<BillingContext, 'tx' | 'now'> & PlanSettings,
  workspaceId: string,
): Promise<BillingView> {
  return viewOf(ctx, await findAccount(ctx, workspaceId));
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getBilling(ctx: BillingContext, workspaceId: string): Promise<BillingView> {
  await getWorkspace(ctx, workspaceId);
  return viewBilling(ctx, workspaceId);
}

/**
 * Locks the account for a change, and closes its ended periods.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`
 */
export async function lockBilling(
  ctx: BillingContext,
  workspaceId: string,
  expectation?: Expectation,
): Promise<BillingView> {
  await getWorkspace(ctx, workspaceId, 'share');
  const seen = await viewOf(ctx, await lockAccount(ctx, workspaceId));
  // Checked before ended periods are closed, because the caller saw the account without that change.
  requireExpected(expectation, 'billing', { version: seen.account.version, state: seen.state });
  const account = await endDuePeriods(ctx, seen.account);
  return account === seen.account ? seen : viewOf(ctx, account);
}

export interface BillingPatch {
  readonly billingEmail?: string | null;
  readonly billingAddress?: AddressPatch;
  readonly taxId?: string | null;
}

/**
 * Changes the invoice details; null removes one.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `incomplete_address`
 */
export async function updateBilling(
  ctx: BillingContext,
  workspaceId: string,
  { billingEmail, billingAddress, taxId }: BillingPatch,
  expectation?: Expectation,
): Promise<BillingView> {
  const { account } = await lockBilling(ctx, workspaceId, expectation);
  const email = typeof billingEmail === 'string' ? normalizeEmail(billingEmail) : billingEmail;
  const address = billingAddress && patchAddress(addressOf(account), billingAddress);
  const changes = changesBetween(fieldsOf(account), {
    ...(email !== undefined && { billing_email: email }),
    ...(address !== undefined && { billing_address: address }),
    ...(taxId !== undefined && { tax_id: taxId }),
  });
  if (Object.keys(changes).length === 0) return viewOf(ctx, account);
  const after = await changeAccount(ctx, account, {
    ...(email !== undefined && { billingEmail: email }),
    ...(address !== undefined && { billingAddress: address ?? Prisma.DbNull }),
    ...(taxId !== undefined && { taxId }),
  });
  return recordChange(ctx, 'billing.updated', account, after);
}

export interface PlanChange {
  readonly plan: string;
  readonly interval?: BillingInterval;
  readonly when?: 'now' | 'period_end';
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_plan`, `plan_too_small`,
 *   `interval_at_period_end`, `billing_canceled`
 */
export async function changePlan(
  ctx: BillingContext,
  workspaceId: string,
  change: PlanChange,
  expectation?: Expectation,
): Promise<BillingView> {
  return applyPlanChange(ctx, await lockBilling(ctx, workspaceId, expectation), change);
}

/**
 * Changes the plan without a permission check: for operators.
 *
 * @throws {AppError} `unknown_plan`, `plan_too_small`, `interval_at_period_end`, `billing_canceled`
 */
export async function changePlanOf(
  ctx: BillingChange,
  workspaceId: string,
  change: PlanChange,
): Promise<BillingView> {
  const locked = await lockAccount(ctx, workspaceId);
  return applyPlanChange(ctx, await viewOf(ctx, await endDuePeriods(ctx, locked)), change);
}

async function applyPlanChange(
  ctx: BillingChange,
  view: BillingView,
  change: PlanChange,
): Promise<BillingView> {
  const chosen = chosenTerms(ctx, view, change);
  if (chosen === undefined) return cancelScheduledChange(ctx, view);
  if (change.when === 'period_end' && isScheduled(view.account, chosen.terms)) return view;
  const account = await adoptProvider(ctx, await withoutFreePeriod(ctx, view.account));
  const { plan, terms } = chosen;
  const after =
    change.when === 'period_end'
      ? await changeAccount(ctx, account, {
          nextPlan: terms.plan,
          nextInterval: terms.interval,
          cancelAt: null,
          closesAt: runningPeriod(account, ctx.now).end,
        })
      : await startTerms(ctx, account, terms, plan);
  return recordChange(ctx, 'billing.plan_changed', account, after);
}

/** Whether these terms begin at the end of the period already. */
function isScheduled(
  { nextPlan, nextInterval, cancelAt }: BillingAccount,
  { plan, interval }: Terms,
): boolean {
  return nextPlan === plan && nextInterval === interval && cancelAt === null;
}

/**
 * The effect of a change; undefined if the plan stays the same.
 *
 * @throws {AppError} `unknown_plan`, `plan_too_small`, `billing_canceled`
 */
export function chosenTerms(
  { settings }: PlanSettings,
  { account, isLimited, usage }: BillingView,
  { plan: id, when, interval = account.interval }: PlanChange,
): { readonly plan: Plan; readonly terms: Terms } | undefined {
  const isCanceled = account.status === 'canceled';
  if (when === 'period_end' && isCanceled) {
    throw new AppError('billing_canceled', 'Billing is canceled, so there is no current period.', {
      pointer: '/when',
    });
  }
  if (id === account.plan && interval === account.interval && !isCanceled) return undefined;
  const chosen = termsOffered(settings.billing.plans, { plan: id, interval });
  if (isLimited) requireLargeEnough(chosen.plan, usage);
  return chosen;
}

/** Cancels the change that was scheduled for the end of the period. */
async function cancelScheduledChange(ctx: BillingChange, view: BillingView): Promise<BillingView> {
  const { account } = view;
  if (account.nextPlan === null && account.cancelAt === null) return view;
  const type = account.cancelAt === null ? 'billing.plan_changed' : 'billing.resumed';
  const { closesAt } = await withoutFreePeriod(ctx, account);
  const after = await changeAccount(ctx, account, { ...nothingScheduled, closesAt });
  return recordChange(ctx, type, account, after);
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed` */
export async function cancelBilling(
  ctx: BillingContext,
  workspaceId: string,
  { when = 'period_end' }: Pick<PlanChange, 'when'>,
  expectation?: Expectation,
): Promise<BillingView> {
  const view = await lockBilling(ctx, workspaceId, expectation);
  const { account } = view;
  const isSaid = when === 'period_end' && account.cancelAt !== null;
  if (account.status === 'canceled' || isSaid) return view;
  const { end: at } = runningPeriod(account, ctx.now);
  const after =
    when === 'now'
      ? await endBilling(ctx, account)
      : await changeAccount(ctx, account, {
          cancelAt: at,
          closesAt: at,
          nextPlan: null,
          nextInterval: null,
        });
  return recordChange(ctx, 'billing.canceled', account, after);
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `unknown_plan` */
export async function resumeBilling(
  ctx: BillingContext,
  workspaceId: string,
  expectation?: Expectation,
): Promise<BillingView> {
  const view = await lockBilling(ctx, workspaceId, expectation);
  const { status, cancelAt } = view.account;
  if (status !== 'canceled') return cancelAt === null ? view : cancelScheduledChange(ctx, view);
  const { terms } = termsOffered(ctx.settings.billing.plans, view.account, 'account');
  const account = await adoptProvider(ctx, await withoutFreePeriod(ctx, view.account));
  const after = await startTerms(ctx, account, terms, { trialDays: 0 });
  return recordChange(ctx, 'billing.resumed', account, after);
}

async function recordChange(
  ctx: BillingChange,
  type: NewEvent['type'],
  before: BillingAccount,
  after: BillingAccount,
): Promise<BillingView> {
  await recordEvents(ctx, [billingEvent(type, before, after)]);
  if (before.status !== 'canceled' || after.status !== 'active') return viewOf(ctx, after);
  // An invoice from before billing was canceled can be overdue.
  await markPastDue(ctx, after.workspaceId);
  return viewBilling(ctx, after.workspaceId);
}
