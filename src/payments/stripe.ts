/**
 * Implements the payment provider interface with Stripe (docs/decisions/0030-stripe.md). Every call that changes
 * something has an idempotency key, which stays the same if a job is retried for the same state.
 */
import { hash } from 'node:crypto';
import Stripe from 'stripe';
import type {
  Payer,
  PaymentProvider,
  ProviderCustomer,
  ProviderLink,
  QuotedChange,
  SubscriptionState,
  RequestedSubscription,
} from '../domain/billing/payments/payment-providers.ts';
import { toCreditNote } from './stripe-credit-notes.ts';
import { toStripeAddress } from './stripe-addresses.ts';
import { toInvoice } from './stripe-invoices.ts';
import { quoteChange } from './stripe-quotes.ts';
import { beginningOf, changesOf, endedByUs, hasEnded, metadataOf, stateOf } from './stripe-subscriptions.ts';

export interface StripeOptions {
  readonly secretKey: string;
  readonly now: () => Date;
  /** Stripe's address by default; another one in tests. */
  readonly address?: { readonly host: string; readonly port: number };
  readonly timeoutMs?: number;
}

const usualTimeoutMs = 8_000;
const networkRetriesMax = 1;
const portalLifetimeMs = 5 * 60_000;
const daysUntilDue = 14;

export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { secretKey, now, address, timeoutMs = usualTimeoutMs } = options;
  const stripe = new Stripe(secretKey, {
    timeout: timeoutMs,
    // Within one attempt. The job itself is retried for days.
    maxNetworkRetries: networkRetriesMax,
    telemetry: false,
    ...(address !== undefined && { ...address, protocol: 'http' as const }),
  });
  return {
    name: 'stripe',
    followPayer: (payer, jobId) => followPayer(stripe, payer, jobId),
    applyRequestedChange: (payer, requested, jobId) =>
      applyRequestedChange(stripe, payer, requested, { jobId, now: now() }),
    quoteChange: async (change) => {
      const known = await findSubscription(stripe, change);
      const current = known !== undefined && !hasEnded(known) ? known : undefined;
      return quoteChange(stripe, { ...change, current }, now());
    },
    makeLink: (link) => makeLink(stripe, link, now()),
    completeLink: (providerId) => completeLink(stripe, providerId),
    findInvoice: async (invoiceId) => {
      const invoice = await unlessMissing(stripe.invoices.retrieve(invoiceId));
      return invoice === undefined ? undefined : toInvoice(stripe, invoice);
    },
    findCreditNote: async (creditNoteId) => {
      const note = await unlessMissing(stripe.creditNotes.retrieve(creditNoteId));
      return note === undefined ? undefined : toCreditNote(stripe, note);
    },
  };
}

/**
 * An idempotency key for a step and a version of an account. If the state at Stripe can change meanwhile, the step
 * contains the job's id; otherwise Stripe would return its previous response and do nothing.
 */
function keyFor({ accountId, version }: Payer, step: string, params: object): Stripe.RequestOptions {
  const digest = hash('sha1', JSON.stringify(params)).slice(0, 12);
  return { idempotencyKey: `${accountId}-${version}-${step}-${digest}` };
}

async function followPayer(stripe: Stripe, payer: Payer, jobId: string): Promise<ProviderCustomer> {
  const { accountId, workspace } = payer;
  // The parameters with this key never change, so that a retry finds the customer of the first attempt.
  const customerId =
    payer.customerId ??
    (await stripe.customers.create({ metadata: { workspace } }, { idempotencyKey: `${accountId}-customer` }))
      .id;
  const { name, email, address, taxId } = payer;
  const params: Stripe.CustomerUpdateParams = {
    name: address?.name ?? name,
    email: email ?? '',
    address: address === null ? '' : toStripeAddress(address),
    // Stored as given. Stripe's own tax ids need a type, which is unknown.
    invoice_settings: { custom_fields: taxId === null ? '' : [{ name: 'Tax ID', value: taxId }] },
  };
  const customer = await stripe.customers.update(customerId, params, keyFor(payer, `payer-${jobId}`, params));
  return { customerId, paysByItself: customer.invoice_settings.default_payment_method !== null };
}

async function applyRequestedChange(
  stripe: Stripe,
  payer: Parameters<PaymentProvider['applyRequestedChange']>[0],
  requested: RequestedSubscription | null,
  { jobId, now }: { readonly jobId: string; readonly now: Date },
): Promise<SubscriptionState> {
  const known = await findSubscription(stripe, payer);
  if (known !== undefined && hasEnded(known) && requested !== null && !endedByUs(known)) {
    return { subscriptionId: known.id, status: 'ended' };
  }
  const current = known !== undefined && !hasEnded(known) ? known : undefined;
  if (requested === null) {
    if (current !== undefined) await endSubscription(stripe, payer, current);
    return { subscriptionId: null, status: 'none' };
  }
  const subscription = current ?? (await subscribe(stripe, payer, requested, now));
  const changes = changesOf(subscription, requested, payer, now);
  if (changes === undefined) return stateOf(subscription);
  return stateOf(
    await stripe.subscriptions.update(subscription.id, changes, keyFor(payer, `change-${jobId}`, changes)),
  );
}

/** The known subscription, or one that was created but not stored, because the process ended in between. */
async function findSubscription(
  stripe: Stripe,
  { subscriptionId, customerId }: Pick<QuotedChange, 'subscriptionId' | 'customerId'>,
): Promise<Stripe.Subscription | undefined> {
  if (subscriptionId !== null) return unlessMissing(stripe.subscriptions.retrieve(subscriptionId));
  if (customerId === null) return undefined;
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  return data.find((subscription) => subscription.metadata.plan !== undefined && !hasEnded(subscription));
}

function subscribe(
  stripe: Stripe,
  payer: Payer & ProviderCustomer,
  requested: RequestedSubscription,
  now: Date,
): Promise<Stripe.Subscription> {
  const params: Stripe.SubscriptionCreateParams = {
    customer: payer.customerId,
    ...beginningOf(requested, now),
    metadata: metadataOf(payer, requested),
    collection_method: 'send_invoice',
    days_until_due: daysUntilDue,
  };
  return stripe.subscriptions.create(params, keyFor(payer, 'subscribe', params));
}

async function endSubscription(stripe: Stripe, payer: Payer, subscription: Stripe.Subscription) {
  const params = { ...endedByUs.params, invoice_now: true, prorate: true };
  await stripe.subscriptions.cancel(
    subscription.id,
    params,
    keyFor(payer, 'end', { ...params, of: subscription.id }),
  );
}

async function makeLink(
  stripe: Stripe,
  { linkId, kind, customerId, returnUrl, currency }: Parameters<PaymentProvider['makeLink']>[0],
  now: Date,
): Promise<ProviderLink> {
  const key = { idempotencyKey: `${linkId}-link` };
  if (kind === 'portal') {
    const params = { customer: customerId, return_url: returnUrl };
    const { id, url } = await stripe.billingPortal.sessions.create(params, key);
    return { providerId: id, url, expiresAt: new Date(now.getTime() + portalLifetimeMs) };
  }
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'setup',
      customer: customerId,
      currency: currency.toLowerCase(),
      success_url: returnUrl,
      cancel_url: returnUrl,
      client_reference_id: linkId,
    },
    key,
  );
  if (session.url === null) throw new Error('Stripe created a Checkout session without an address');
  return { providerId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) };
}

async function completeLink(stripe: Stripe, sessionId: string): Promise<'open' | 'completed' | 'expired'> {
  const session = await unlessMissing(
    stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent'] }),
  );
  if (session === undefined || session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  const { customer, setup_intent: intent } = session;
  const method = typeof intent === 'object' ? intent?.payment_method : undefined;
  if (typeof customer === 'string' && typeof method === 'string') {
    const params = { invoice_settings: { default_payment_method: method } };
    await stripe.customers.update(customer, params, { idempotencyKey: `${sessionId}-method` });
  }
  return 'completed';
}

/** Undefined if Stripe doesn't have it. */
async function unlessMissing<Found>(request: Promise<Found>): Promise<Found | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return undefined;
    }
    throw error;
  }
}
