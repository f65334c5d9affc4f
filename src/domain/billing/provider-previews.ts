/** Requests quotes for plan changes from a payment provider, and stores them. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { PlanPreviewModel } from '../../../generated/prisma/models.ts';
import { findAccount } from './billing-accounts.ts';
import { addressOf } from './billing-addresses.ts';
import type { RequestContext } from '../core/context.ts';
import { toTypeId } from '../core/ids.ts';
import { utcDay } from '../core/utc-days.ts';
import { daysBetween } from './periods.ts';
import type {
  PaymentProvider,
  ProviderInvoiceLine,
  ProviderQuote,
  QuotedChange,
  RequestedSubscription,
} from './payments/payment-providers.ts';
import { priceIdOf } from './payments/payments.ts';
import type { PlanTable } from '../core/plan-table.ts';

export type PlanPreview = PlanPreviewModel;
export type PlanPreviewStatus = 'pending' | 'ready' | 'failed' | 'expired';

export function statusOf({ quote, failedAt, expiresAt }: PlanPreview, now: Date): PlanPreviewStatus {
  if (failedAt !== null) return 'failed';
  if (expiresAt <= now) return 'expired';
  return quote === null ? 'pending' : 'ready';
}

interface Asked {
  readonly previewId: string;
  readonly provider: PaymentProvider['name'];
  readonly now: Date;
}

/** What to request from the provider; undefined if the preview is no longer pending. @throws {Error} as `priceIdOf` */
export async function findChangeToQuote(
  tx: Tx,
  plans: PlanTable,
  { previewId, provider, now }: Asked,
): Promise<QuotedChange | undefined> {
  const preview = await tx.prisma.planPreview.findUnique({ where: { id: previewId } });
  if (preview === null || statusOf(preview, now) !== 'pending') return undefined;
  const { workspaceId, currency, when } = preview;
  const account = await findAccount({ tx }, workspaceId);
  // The change assigns this provider to a workspace that has none.
  const isCustomer = account.provider === provider;
  return {
    currency,
    when,
    workspace: toTypeId('workspace', workspaceId),
    address: addressOf(account),
    customerId: isCustomer ? account.providerCustomerId : null,
    subscriptionId: isCustomer ? account.providerSubscriptionId : null,
    requested: requestedSubscription(plans, preview),
  };
}

/** The subscription after the change. payments.ts computes the same for an actual change. */
function requestedSubscription(plans: PlanTable, preview: PlanPreview): RequestedSubscription | null {
  const { plan, interval, seatPrice, seats, effectiveAt: since, periodEnd, trialEndsAt, when } = preview;
  if (periodEnd === null) return null;
  return {
    plan,
    interval,
    priceId: priceIdOf(plans, preview),
    seatPrice,
    seats,
    periodEnd,
    since,
    isTrial: when === 'now' && trialEndsAt !== null,
    endsWithPeriod: false,
  };
}

/** Stores the provider's quote once, in the form of the contract. */
export async function keepQuote(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  previewId: string,
  answer: ProviderQuote | { readonly refusal: string },
): Promise<void> {
  const data =
    'refusal' in answer ? { failedAt: now } : { quote: shownQuote(answer) satisfies Prisma.InputJsonObject };
  const where = { id: previewId, quote: { equals: Prisma.DbNull }, failedAt: null };
  await tx.prisma.planPreview.updateMany({ where, data });
}

function shownQuote({ currency, amountDueNow, total, tax, proratedAt, lines }: ProviderQuote) {
  return {
    currency,
    amount_due_now: Number(amountDueNow),
    total: Number(total),
    tax: Number(tax),
    ...(proratedAt !== null && { prorated_at: proratedAt.toISOString() }),
    lines: lines.map(shownLine),
  };
}

function shownLine({ description, seats, firstDay, lastDay, amount }: ProviderInvoiceLine) {
  return {
    description,
    ...(seats !== null && { seats }),
    ...(firstDay !== null &&
      lastDay !== null && {
        first_day: utcDay(firstDay),
        last_day: utcDay(lastDay),
        days: daysBetween(firstDay, lastDay) + 1,
      }),
    amount: Number(amount),
  };
}
