/** The billing of a workspace: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import * as billing from '../domain/billing/billing.ts';
import type { BillingView } from '../domain/billing/billing.ts';
import { addressOf } from '../domain/billing/billing-addresses.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { given, ok, present } from './handler.ts';
import type { Handlers } from './handler.ts';
import { toLimit } from './plans.ts';

type Billing = components['schemas']['Billing'];

/** Billing as every operation shows it. */
export function toBilling(view: BillingView): Billing {
  const { account, currency, limits, isLimited, seats } = view;
  return {
    id: toTypeId('billing', account.id),
    workspace_id: toTypeId('workspace', account.workspaceId),
    plan: account.plan,
    interval: account.interval,
    status: account.status,
    currency,
    seat_price: Number(account.seatPrice),
    seats,
    ...toTimes(view),
    limits: limits.map(({ limit, ...use }) => ({ ...use, ...toLimit(limit) })),
    limits_enforced: isLimited,
    ...toRecipient(view),
    provider: account.provider,
    updated_at: account.updatedAt.toISOString(),
  };
}

function toRecipient({ account }: BillingView) {
  const { billingEmail, taxId } = account;
  return present({ billing_email: billingEmail, billing_address: addressOf(account), tax_id: taxId });
}

/** The current period and scheduled changes. */
function toTimes({ period, account }: BillingView) {
  const { trialEndsAt, cancelAt, canceledAt, nextPlan, nextInterval } = account;
  return present({
    next_plan: nextPlan,
    next_interval: nextInterval,
    period:
      period === undefined ? null : { start: period.start.toISOString(), end: period.end.toISOString() },
    trial_ends_at: trialEndsAt?.toISOString() ?? null,
    cancel_at: cancelAt?.toISOString() ?? null,
    canceled_at: canceledAt?.toISOString() ?? null,
  });
}

function okBilling(view: BillingView) {
  const { account, state } = view;
  return {
    ...ok(toBilling(view)),
    version: { resource: 'billing', number: account.version, state } as const,
  };
}

export const billingHandlers = {
  getBilling: async (ctx, { path }) => okBilling(await billing.getBilling(ctx, fromTypeId(path.id))),
  updateBilling: async (ctx, { path, body, ifMatch }) => {
    const patch = {
      ...given('billingEmail', body.billing_email),
      ...given('billingAddress', body.billing_address),
      ...given('taxId', body.tax_id),
    };
    return okBilling(await billing.updateBilling(ctx, fromTypeId(path.id), patch, ifMatch));
  },
  changePlan: async (ctx, { path, body, ifMatch }) =>
    okBilling(await billing.changePlan(ctx, fromTypeId(path.id), body, ifMatch)),
  cancelBilling: async (ctx, { path, body, ifMatch }) =>
    okBilling(await billing.cancelBilling(ctx, fromTypeId(path.id), body, ifMatch)),
  resumeBilling: async (ctx, { path, ifMatch }) =>
    okBilling(await billing.resumeBilling(ctx, fromTypeId(path.id), ifMatch)),
} satisfies Partial<Handlers>;
