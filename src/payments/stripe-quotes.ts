/** What Stripe would bill for a change of plan: asked with the very changes that would be made. */
import Stripe from 'stripe';
import type { ProviderQuote, QuotedChange } from '../domain/billing/payments/payment-providers.ts';
import { toStripeAddress } from './stripe-addresses.ts';
import { allLines, toDate, toLines } from './stripe-invoices.ts';
import { beginningOf, changesOf } from './stripe-subscriptions.ts';

type Details = Stripe.InvoiceCreatePreviewParams.SubscriptionDetails;

interface Change extends QuotedChange {
  /** The subscription that there is, as Stripe has it. */
  readonly current: Stripe.Subscription | undefined;
}

/** Nothing is changed, so that no key has to keep it from being asked twice. */
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
    // What was asked is the matter, and would be refused again.
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
    // Where someone is decides on the tax.
    ...(address !== null && { customer_details: { address: toStripeAddress(address) } }),
  };
}

/** Undefined when nothing is paid, and nothing would be. */
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
  // By the end of the period, nothing of it is left to be settled.
  if (when === 'period_end') return { items: changed, ...isKept, proration_behavior: 'none' };
  return {
    items: changed,
    ...isKept,
    ...(proration_behavior !== undefined && { proration_behavior }),
    ...(proration_date !== undefined && { proration_date }),
  };
}

/** At the end of the period, it begins with a whole one. */
function beginningDetails(
  { items, billing_cycle_anchor: timestamp, ...beginning }: ReturnType<typeof beginningOf>,
  when: Change['when'],
): Details {
  if (when === 'period_end') return { items };
  // Of previews alone, Stripe wants it said in two words.
  const anchor = timestamp === undefined ? {} : { billing_cycle_anchor: { type: 'timestamp', timestamp } };
  return { items, ...beginning, ...anchor };
}

/** A subscription that begins or ends now has an invoice at once; otherwise the next one comes with the next period. */
function isBilledNow({ current, requested, when }: Change): boolean {
  if (when !== 'now') return false;
  return requested === null ? true : current === undefined && !requested.isTrial;
}

function nothing({ currency }: Change): ProviderQuote {
  return { currency, amountDueNow: 0n, total: 0n, tax: 0n, lines: [], proratedAt: null };
}
