/**
 * Keeps an account in sync with its payment provider: what to send, and how to apply the response. The account defines
 * the requested state. The provider only reports whether it is paid or has ended.
 */
import type { Tx } from '../../../db/database.ts';
import { billingEvent, changeAccount, findAccount, lockAccount } from '../billing-accounts.ts';
import type { BillingAccount } from '../billing-accounts.ts';
import { addressOf } from '../billing-addresses.ts';
import { endBilling } from '../agreed-terms.ts';
import type { PlanSettings, RequestContext } from '../../core/context.ts';
import { recordEvents, systemActor } from '../../events/events.ts';
import type { ActorContext } from '../../events/events.ts';
import { toTypeId } from '../../core/ids.ts';
import type {
  Payer,
  PaymentProvider,
  SubscriptionState,
  RequestedSubscription,
} from './payment-providers.ts';
import { planOf } from '../plans/plans.ts';
import { findPayer } from './payer-rows.ts';
import type { BillingSettings, PlanTable } from '../../core/plan-table.ts';

/**
 * Assigns a locked account to the installation's payment provider, unless something is due or another provider has a
 * subscription.
 */
export async function adoptProvider(
  ctx: ActorContext & PlanSettings,
  account: BillingAccount,
): Promise<BillingAccount> {
  const provider = collectorOf(ctx.settings.billing, account);
  if (account.provider === provider) return account;
  const after = await changeAccount(ctx, account, { provider, providerCustomerId: null });
  await recordEvents(ctx, [billingEvent('billing.updated', account, after)]);
  // The caller may have left out the end of a period without charges.
  return { ...after, closesAt: account.closesAt };
}

/** Who collects an account's payments after a plan change. */
export function collectorOf(
  { provider }: Pick<BillingSettings, 'provider'>,
  account: BillingAccount,
): string {
  const owes = account.seatPrice > 0n || (account.closesAt !== null && account.status !== 'trialing');
  return owes || account.providerSubscriptionId !== null ? account.provider : provider;
}

/** What a payment provider needs to know about an account. */
export interface PayingAccount {
  readonly payer: Payer;
  readonly subscriptionId: string | null;
  /** Null if nothing is due. */
  readonly requested: RequestedSubscription | null;
}

/** Undefined if the account has another provider. @throws {Error} if the plan file lacks its price */
export async function findPayingAccount(
  tx: Tx,
  plans: PlanTable,
  { provider, workspaceId }: { readonly provider: PaymentProvider['name']; readonly workspaceId: string },
): Promise<PayingAccount | undefined> {
  const account = await findAccount({ tx }, workspaceId);
  if (account.provider !== provider) return undefined;
  const { name, ownerEmail, since } = await findPayer(tx, workspaceId);
  const workspace = toTypeId('workspace', workspaceId);
  return {
    payer: {
      accountId: account.id,
      version: account.version,
      workspace,
      customerId: account.providerCustomerId,
      name: name ?? workspace,
      email: account.billingEmail ?? ownerEmail,
      address: addressOf(account),
      taxId: account.taxId,
    },
    subscriptionId: account.providerSubscriptionId,
    requested: requestedSubscription(account, plans, since),
  };
}

function requestedSubscription(
  account: BillingAccount,
  plans: PlanTable,
  since: Date,
): RequestedSubscription | null {
  const { plan, interval, status, seatPrice, seats, includedSeats, closesAt, cancelAt } = account;
  if (status === 'canceled' || seatPrice === 0n || closesAt === null) return null;
  return {
    plan,
    interval,
    priceId: priceIdOf(plans, account),
    seatPrice,
    since,
    seats: Math.max(0, seats - includedSeats),
    periodEnd: closesAt,
    isTrial: status === 'trialing',
    endsWithPeriod: cancelAt !== null,
  };
}

/** The provider's id of a price. @throws {Error} if the plan file lacks it */
export function priceIdOf(
  plans: PlanTable,
  { plan, interval }: Pick<RequestedSubscription, 'plan' | 'interval'>,
): string {
  const priceId = planOf(plans, plan).stripePrices[interval];
  if (priceId === undefined)
    throw new Error(`the plan file has no Stripe price for ${plan} with the interval ${interval}`);
  return priceId;
}

/** Stores the customer that was created for an account. */
export async function recordCustomer(tx: Tx, workspaceId: string, providerCustomerId: string): Promise<void> {
  await tx.prisma.billingAccount.update({ where: { workspaceId }, data: { providerCustomerId } });
}

/** Stores the subscription of an account and applies its state, unless the account has changed since it was sent. */
export async function settleSubscription(
  ctx: Pick<RequestContext, 'tx' | 'now' | 'requestId'>,
  workspaceId: string,
  { subscriptionId, status }: SubscriptionState,
  { payer: { version } }: PayingAccount,
): Promise<void> {
  const account = await lockAccount(ctx, workspaceId);
  // Without the id of the ended subscription, the next job would create another one instead of canceling the account.
  if (status === 'ended' && account.version !== version) return;
  const ended = status === 'ended' ? null : subscriptionId;
  if (account.providerSubscriptionId !== ended) {
    await ctx.tx.prisma.billingAccount.update({
      where: { workspaceId },
      data: { providerSubscriptionId: ended },
    });
  }
  // The next job sends that change.
  if (account.version !== version) return;
  const record = async (type: Parameters<typeof billingEvent>[0], after: BillingAccount): Promise<void> => {
    await recordEvents({ ...ctx, principal: systemActor }, [billingEvent(type, account, after)]);
  };
  if (status === 'ended') await record('billing.canceled', await endBilling(ctx, account));
  if (status === 'past_due' && account.status === 'active') {
    await record('billing.past_due', await changeAccount(ctx, account, { status: 'past_due' }));
  }
  // Without a subscription, the provider reports nothing that could end it later.
  if ((status === 'active' || status === 'none') && account.status === 'past_due') {
    await record('billing.updated', await changeAccount(ctx, account, { status: 'active' }));
  }
}
