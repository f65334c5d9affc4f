/** The billing account of a workspace: creating, locking and changing it. */
import type { Prisma } from '../../db/database.ts';
import type { BillingAccountModel } from '../../../generated/prisma/models.ts';
import { findUsedPlans, lockAccountRow, lockAccountsOfOwner } from './billing-account-rows.ts';
import { addressOf } from './billing-addresses.ts';
import { insertTerms } from './ledger-rows.ts';
import { startOfDay } from './periods.ts';
import type { Context, RequestContext } from '../core/context.ts';
import { changesBetween, changesFromNothing } from '../events/events.ts';
import type { FieldValue, NewEvent } from '../events/events.ts';
import { newId } from '../core/ids.ts';
import { queueJob } from '../core/jobs.ts';
import { firstPlanId } from './plans/plans.ts';
import type { Terms } from './plans/plans.ts';
import type { PlanTable } from '../core/plan-table.ts';

export type BillingAccount = BillingAccountModel;

/** Called in the transaction that creates a workspace. Its seats are recorded with its first member. */
export async function createBillingAccount(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const today = startOfDay(now);
  await tx.prisma.billingAccount.create({
    data: {
      id: newId(),
      workspaceId,
      plan: firstPlanId,
      anchor: today,
      billedUntil: today,
      createdAt: now,
      updatedAt: now,
    },
    select: { id: true },
  });
  const terms: Terms = {
    plan: firstPlanId,
    interval: 'month',
    currency: null,
    seatPrice: 0n,
    includedSeats: 0,
  };
  await insertTerms(tx, workspaceId, terms, now);
}

export function findAccount({ tx }: Pick<Context, 'tx'>, workspaceId: string): Promise<BillingAccount> {
  return tx.prisma.billingAccount.findUniqueOrThrow({ where: { workspaceId } });
}

/** Locks the account of a workspace until the transaction ends, and then reads it. */
export async function lockAccount(ctx: Pick<Context, 'tx'>, workspaceId: string): Promise<BillingAccount> {
  await lockAccountRow(ctx.tx, workspaceId);
  return findAccount(ctx, workspaceId);
}

/** The plans that workspaces have or will change to, and that a table doesn't contain. */
export async function findMissingPlans({ tx }: Pick<Context, 'tx'>, { plans }: PlanTable): Promise<string[]> {
  const used = await findUsedPlans(tx);
  return used.filter((plan) => !plans.some(({ id }) => id === plan));
}

export type AccountPatch = Prisma.BillingAccountUncheckedUpdateInput;

/** Changes a locked account, and notifies its payment provider. */
export async function changeAccount(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  { workspaceId }: Pick<BillingAccount, 'workspaceId'>,
  patch: AccountPatch,
): Promise<BillingAccount> {
  const after = await tx.prisma.billingAccount.update({
    where: { workspaceId },
    data: { ...patch, updatedAt: now, version: { increment: 1 } },
  });
  if (after.provider !== 'manual') await queueJob(tx, 'follow-account', { workspaceId });
  return after;
}

/**
 * Has the payment provider of a workspace, if there is one, learn the payer's name and address, of which the caller has changed
 * something that isn't in the account. Locked, as a plan change that waits may assign the account to a provider.
 */
export async function followPayer({ tx }: Pick<RequestContext, 'tx'>, workspaceId: string): Promise<void> {
  const { provider } = await lockAccountRow(tx, workspaceId);
  if (provider !== 'manual') await queueJob(tx, 'follow-account', { workspaceId });
}

/** The same for all workspaces that a person owns, whose address the caller has changed. */
export async function followOwner({ tx }: Pick<RequestContext, 'tx'>, userId: string): Promise<void> {
  for (const { workspaceId, provider } of await lockAccountsOfOwner(tx, userId)) {
    if (provider !== 'manual') await queueJob(tx, 'follow-account', { workspaceId });
  }
}

/** What the event log records about an account. */
export function fieldsOf(account: BillingAccount): Record<string, FieldValue> {
  return {
    plan: account.plan,
    interval: account.interval,
    status: account.status,
    seat_price: Number(account.seatPrice),
    trial_ends_at: account.trialEndsAt?.toISOString() ?? null,
    next_plan: account.nextPlan,
    next_interval: account.nextInterval,
    cancel_at: account.cancelAt?.toISOString() ?? null,
    canceled_at: account.canceledAt?.toISOString() ?? null,
    billing_email: account.billingEmail,
    billing_address: addressOf(account),
    tax_id: account.taxId,
    provider: account.provider,
  };
}

/** The event of a change to an account. */
export function billingEvent(
  type: NewEvent['type'],
  before: BillingAccount,
  after: BillingAccount,
): NewEvent {
  const { id: resourceId, workspaceId, version } = after;
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  return { type, workspaceId, resourceId, changes, version };
}

/** The event that billing is canceled, for those who could not read what it was before. */
export function canceledEvent(account: BillingAccount): NewEvent {
  const { id: resourceId, workspaceId, version } = account;
  const { status = null, canceled_at: canceledAt = null } = fieldsOf(account);
  const changes = changesFromNothing({ status, canceled_at: canceledAt });
  return { type: 'billing.canceled', workspaceId, resourceId, changes, version };
}
