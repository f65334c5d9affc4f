/**
 * Refuses to create more than the workspace's plan allows, or anything after billing was canceled. It counts what billing
 * shows (plan-usage-rows.ts). docs/decisions/0031-limits.md explains the lock.
 */
import { findLimitedAccount } from './plan-limit-rows.ts';
import type { LimitedAccount } from './plan-limit-rows.ts';
import { countUsed } from './plan-usage-rows.ts';
import type { CountedLimit } from './plan-usage-rows.ts';
import type { Context, PlanSettings } from '../../core/context.ts';
import { AppError, PlanLimitError } from '../../core/errors.ts';
import { planAllowing, planOf } from './plans.ts';

type LimitedContext = Pick<Context, 'tx'> & PlanSettings;

/**
 * Checks that the plan allows one more, and keeps room for it until the transaction ends. Called right before it is
 * stored: the account comes last in the order of locks, and only `recordSeats` may follow.
 *
 * @throws {AppError} `billing_canceled`
 * @throws {PlanLimitError} `plan_limit_reached`
 */
export async function requireRoom(
  { tx, settings: { billing } }: LimitedContext,
  name: CountedLimit,
  workspaceId: string,
): Promise<void> {
  const { plans, enforced } = billing;
  if (!enforced) return;
  const account = await findLimitedAccount(tx, workspaceId, 'locked');
  if (account.exempt) return;
  requireBilled(account);
  const limit = planOf(plans, account.plan).limits[name];
  if (limit === Number.POSITIVE_INFINITY) return;
  // Counted under the lock, when earlier creations are committed.
  const used = await countUsed(tx, name, workspaceId);
  if (used < limit) return;
  throw new PlanLimitError({ name, limit, used, liftedBy: planAllowing(plans, name, used)?.id });
}

/**
 * Refuses to create resources without a limit once billing is canceled.
 *
 * @throws {AppError} `billing_canceled`
 */
export async function requireNotCanceled(
  { tx, settings: { billing } }: LimitedContext,
  workspaceId: string,
): Promise<void> {
  if (!billing.enforced) return;
  const account = await findLimitedAccount(tx, workspaceId);
  if (!account.exempt) requireBilled(account);
}

const dayMs = 86_400_000;

/** The time from which events are shown to a workspace, by its plan and by the operator; undefined for all. */
export async function eventsShownFrom(
  { tx, now, settings: { billing } }: LimitedContext & Pick<Context, 'now'>,
  workspaceId: string,
): Promise<Date | undefined> {
  const { eventRetentionDays = Number.POSITIVE_INFINITY } = billing;
  const account = billing.enforced ? await findLimitedAccount(tx, workspaceId) : undefined;
  const days = Math.min(eventRetentionDays, planRetentionDays(billing, account));
  return days === Number.POSITIVE_INFINITY ? undefined : new Date(now.getTime() - days * dayMs);
}

/** For how many days the plan of an account shows events. */
export function planRetentionDays(
  { enforced, plans }: PlanSettings['settings']['billing'],
  account: Pick<LimitedAccount, 'plan' | 'exempt'> | undefined,
): number {
  if (!enforced || account === undefined || account.exempt) return Number.POSITIVE_INFINITY;
  return planOf(plans, account.plan).limits.event_retention_days;
}

/** @throws {AppError} `billing_canceled` */
function requireBilled({ isCanceled }: LimitedAccount): void {
  if (!isCanceled) return;
  throw new AppError(
    'billing_canceled',
    'Billing is canceled. Existing data is kept, but nothing new can be created until billing is resumed.',
  );
}
