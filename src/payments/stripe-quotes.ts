/** Asks Stripe what it would bill for a plan change, with the same parameters as an actual change. */
import Stripe from 'stripe';
import type { ProviderQuote, QuotedChange } from '../domain/billing/payments/payment-providers.ts';
import { toStripeAddress } from './stripe-addresses.ts';
import { allLines, toDate, toLines } from './stripe-invoices.ts';
import { beginningOf, changesOf } from './stripe-subscriptions.ts';

type Details = Stripe.InvoiceCreatePreviewParams.SubscriptionDetails;

interface Change extends QuotedChange {
  /** Stripe's current subscription. */
  readonly current: Stripe.Subscription | undefined;
}

/** Nothing is changed, so no idempotency key is needed. */
export async function quoteChange(
  stripe: Stripe,
  change: Change,
  now: Date,
): Promise<ProviderQuote | { readonly refusal: string }> {
  const details = detailsOf(change, now);
  if (details === undefined) return nothing(change);
  try {
    const invoice = await stripe.invoices.createPreview({
      ...payerOf(change),
      subscription_details: details,
    });
    const { proration_date: proratedAt } = details;
    return {
      currency: invoice.currency.toUpperCase(),
      amountDueNow: isBilledNow(change) ? BigInt(invoice.amount_due) : 0n,
      total: BigInt(invoice.total),
      tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + BigInt(amount), 0n),
      lines: toLines(invoice, await allLines(stripe, invoice)),
      proratedAt: proratedAt === undefined ? null : toDate(proratedAt),
    };
  } catch (error) {
    // The request itself is refused, so a retry would fail, too.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return error.code === 'invoice_upcoming_none' ? nothing(change) : { refusal: error.message };
  }
}

function payerOf({ customerId, current, currency, address }: Change): Stripe.InvoiceCreatePreviewParams {
  if (customerId !== null) {
    return { customer: customerId, ...(current !== undefined && { subscription: current.id }) };
  }
  return {
    currency: currency.toLowerCase(),
    // The tax depends on the address.
    ...(address !== null && { customer_details: { address: toStripeAddress(address) } }),
  };
}

/** Undefined if nothing is due before or after the change. */
function detailsOf({ current, requested, when, workspace }: Change, now: Date): Details | undefined {
  if (requested === null) {
    if (current === undefined) return undefined;
    return when === 'now'
      ? { cancel_now: true, proration_behavior: 'create_prorations' }
      : { cancel_at_period_end: true };
  }
  if (current === undefined) return beginningDetails(beginningOf(requested, now), when);
  const changes = changesOf(current, requested, { workspace, paysByItself: false }, now) ?? {};
  const { items: changed, proration_behavior, proration_date, cancel_at_period_end } = changes;
  const isKept = cancel_at_period_end === undefined ? {} : { cancel_at_period_end };
  if (changed === undefined) return isKept;
  // At the end of the period, nothing is prorated.
  if (when === 'period_end') return { items: changed, ...isKept, proration_behavior: 'none' };
  return {
    items: changed,
    ...isKept,
    ...(proration_behavior !== undefined && { proration_behavior }),
    ...(proration_date !== undefined && { proration_date }),
  };
}

/** A change at the end of the period begins with a whole period. */
function beginningDetails(
  { items, billing_cycle_anchor: timestamp, ...beginning }: ReturnType<typeof beginningOf>,
  when: Change['when'],
): Details {
  if (when === 'period_end') return { items };
  // Only in previews does Stripe need two parameters for it.
  const anchor = timestamp === undefined ? {} : { billing_cycle_anchor: { type: 'timestamp', timestamp } };
  return { items, ...beginning, ...anchor };
}

/**
 * A subscription that begins or ends now is invoiced immediately; otherwise the next invoice comes with the next
 * period.
 */
function isBilledNow({ current, requested, when }: Change): boolean {
  if (when !== 'now') return false;
  return requested === null ? true : current === undefined && !requested.isTrial;
}

function nothing({ currency }: Change): ProviderQuote {
  return { currency, amountDueNow: 0n, total: 0n, tax: 0n, lines: [], proratedAt: null };
}
