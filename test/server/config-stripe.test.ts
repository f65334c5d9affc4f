/** The configuration of Stripe: its keys and the ids of its prices belong together, and no error shows a key. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../../src/config.ts';

const ownDatabase = {
  DATABASE_URL: 'postgresql://boards:secret@db.internal:5432/boards',
  SECRET_KEY: 'a'.repeat(32),
};

describe('the configuration of Stripe', () => {
  const keys = { STRIPE_SECRET_KEY: 'sk_test_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };

  /** A file of plans in which every price has an id. */
  function pricedPlans(prices: object): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'boards-config-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = path.join(folder, 'plans.json');
    const text = readFileSync(new URL('../../src/domain/billing/plans/plans.json', import.meta.url), 'utf8');
    const { plans, ...rest } = JSON.parse(text) as { readonly plans: readonly object[] };
    const priced = plans.map((plan) => ({ ...plan, stripe_prices: prices }));
    writeFileSync(file, JSON.stringify({ ...rest, plans: priced }));
    return file;
  }

  it('requires its keys together with the ids of its prices', () => {
    const prices = { month: 'price_1', year: 'price_2' };
    const config = loadConfig({ ...ownDatabase, ...keys, BILLING_PLANS: pricedPlans(prices) });
    expect(config.stripe).toEqual({ secretKey: 'sk_test_12345678', webhookSecret: 'whsec_12345678' });
    expect(config.billing.provider).toBe('stripe');
    expect(config.billing.plans.plans[1]?.stripePrices).toEqual(prices);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY }, 'belong together'],
    [{ STRIPE_WEBHOOK_SECRET: keys.STRIPE_WEBHOOK_SECRET }, 'belong together'],
    [{ ...keys, STRIPE_SECRET_KEY: 'pk_live_publishable' }, 'STRIPE_SECRET_KEY must be a secret'],
    [{ ...keys, STRIPE_WEBHOOK_SECRET: 'hunter2-hunter2' }, 'STRIPE_WEBHOOK_SECRET must be the signing'],
    [keys, 'The plan team needs stripe_prices.month in the plan file'],
  ])('describes an error without the value: %#', (variables, sentence) => {
    const load = () => loadConfig({ ...ownDatabase, ...variables });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(sentence);
    expect(load).not.toThrow(/publishable|hunter2|12345678/);
  });
});
