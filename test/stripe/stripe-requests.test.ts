/**
 * Everything that the service asks of Stripe, held against Stripe's own description of its API: stripe-mock refuses
 * requests with unknown paths and parameters, and answers in the shapes of the version that the library speaks.
 */
import { describe, expect, inject, it } from 'vitest';
import type {
  PaymentProvider,
  RequestedSubscription,
} from '../../src/domain/billing/payments/payment-providers.ts';
import { stripeProvider } from '../../src/payments/stripe.ts';

const now = new Date('2027-01-10T15:00:00Z');

function provider(): PaymentProvider {
  const address = { host: '127.0.0.1', port: inject('stripeMockPort') };
  return stripeProvider({ secretKey: 'sk_test_12345678', now: () => now, address });
}

const payer = {
  accountId: '0199c0de-0000-7000-8000-000000000000',
  version: 3n,
  workspace: 'workspace_1',
  customerId: null,
  name: 'Studio Winter',
  email: 'pay@example.com',
  taxId: 'DE123456789',
  address: { line1: 'Am Markt 5', postal_code: '23552', city: 'Lübeck', country: 'DE' },
};

const customer = { ...payer, customerId: 'cus_1', paysByItself: true };

const requested: RequestedSubscription = {
  plan: 'team',
  interval: 'month',
  priceId: 'price_1',
  seatPrice: 800n,
  seats: 3,
  periodEnd: new Date('2027-02-10T00:00:00Z'),
  isTrial: false,
  endsWithPeriod: true,
  since: now,
};

it('creates and updates a customer, with all fields and with none', async () => {
  expect((await provider().followPayer(payer, '1')).customerId).toMatch(/^cus_/);
  const bare = { ...payer, customerId: 'cus_1', email: null, address: null, taxId: null };
  expect(await provider().followPayer(bare, '1')).toMatchObject({ customerId: 'cus_1' });
});

it.each([
  ['paid from now on', requested],
  ['in a trial', { ...requested, isTrial: true }],
  ['by the year, and going on', { ...requested, interval: 'year' as const, endsWithPeriod: false }],
])('creates a subscription %s', async (_name, wanted) => {
  const state = await provider().applyRequestedChange({ ...customer, subscriptionId: null }, wanted, '1');
  expect(state.subscriptionId).toMatch(/^sub_/);
});

it('updates a subscription: its price, seats, end, and payment method', async () => {
  const state = await provider().applyRequestedChange(
    { ...customer, subscriptionId: 'sub_1' },
    requested,
    '1',
  );
  expect(state).toEqual({ subscriptionId: 'sub_1', status: 'active' });
});

it('ends a subscription', async () => {
  const state = await provider().applyRequestedChange({ ...customer, subscriptionId: 'sub_1' }, null, '1');
  expect(state).toEqual({ subscriptionId: null, status: 'none' });
});

it.each(['payment_method', 'portal'] as const)('creates a page: %s', async (kind) => {
  const link = {
    linkId: 'link-1',
    kind,
    customerId: 'cus_1',
    returnUrl: 'https://app.example.com',
    currency: 'EUR',
  };
  expect((await provider().makeLink(link)).url).toMatch(/^https:\/\//);
});

it('reads the state of a page', async () => {
  expect(['open', 'completed', 'expired']).toContain(await provider().completeLink('cs_test_1'));
});

it('reads an invoice, whose lines add up to its total', async () => {
  const invoice = await provider().findInvoice('in_1');
  // stripe-mock has drafts only, which are not copied.
  expect(invoice).toBeUndefined();
});

it('reads a credit note, whose lines add up to its negative total', async () => {
  const note = await provider().findCreditNote('cn_1');
  const sum = note?.lines.reduce((total, { amount }) => total + amount, 0n);
  expect(note).toMatchObject({ status: 'paid', total: sum });
  expect(note?.invoiceId).toMatch(/^in_/);
});

it("detects a request that Stripe doesn't support", async () => {
  const asked = provider().applyRequestedChange(
    { ...customer, subscriptionId: null },
    { ...requested, seats: Number.NaN },
    '1',
  );
  await expect(asked).rejects.toThrow(/quantity|integer/i);
});

describe('a change of plan', () => {
  const change = {
    customerId: 'cus_1',
    subscriptionId: 'sub_1',
    workspace: 'workspace_1',
    currency: 'EUR',
    address: payer.address,
    when: 'now' as const,
    requested,
  };
  const unknown = { customerId: null, subscriptionId: null };

  it.each([
    ['of a subscription, now', change],
    ['of a subscription, at the end of its period', { ...change, when: 'period_end' as const }],
    ['to a plan without a price, now', { ...change, requested: null }],
    ['to a plan without a price, at the end', { ...change, requested: null, when: 'period_end' as const }],
    [
      'that begins with a trial',
      { ...change, requested: { ...requested, isTrial: true }, subscriptionId: null },
    ],
    [
      'that begins with a trial, of nobody yet',
      { ...change, ...unknown, requested: { ...requested, isTrial: true } },
    ],
    ['that begins at the end of a period', { ...change, ...unknown, when: 'period_end' as const }],
  ])('is previewed: %s', async (_name, asked) => {
    const quote = await provider().quoteChange(asked);
    expect(quote).not.toHaveProperty('refusal');
    expect(quote).toHaveProperty('lines');
  });

  it('that begins now uses parameters that are newer than stripe-mock', async () => {
    const quote = await provider().quoteChange({ ...change, ...unknown });
    expect(quote).toMatchObject({ refusal: expect.stringContaining('billing_cycle_anchor') as string });
  });
});
