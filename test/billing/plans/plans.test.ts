/**
 * Plans: they come from one file, whose errors are described in sentences, and anyone with a credential can list them.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, loadConfig } from '../../../src/config.ts';
import {
  PlanFileError,
  missingSellerSentence,
  parsePlans,
} from '../../../src/domain/billing/plans/plan-files.ts';
import { testBilling } from '../../support/billing.ts';
import { makeMember, makeTenant } from '../../support/factories.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';

interface Entry {
  id: string;
  offered?: boolean;
  seat_prices: Record<string, unknown>;
  limits: Record<string, unknown>;
  [field: string]: unknown;
}

const usualText = readFileSync(
  new URL('../../../src/domain/billing/plans/plans.json', import.meta.url),
  'utf8',
);

interface PlanFile extends Record<string, unknown> {
  plans: [free: Entry, team: Entry, ...others: Entry[]];
}

/** The usual file with a change. */
function changedText(change: (plans: PlanFile['plans'], file: PlanFile) => void): string {
  const file = JSON.parse(usualText) as PlanFile;
  change(file.plans, file);
  return JSON.stringify(file);
}

function mistakesIn(text: string): string[] {
  try {
    parsePlans(text, 'Boards');
  } catch (error) {
    if (error instanceof PlanFileError) return error.message.split('\n');
    throw error;
  }
  throw new Error('the file was accepted');
}

describe('parsePlans', () => {
  it('describes every error in its own sentence, with its place', () => {
    const text = changedText(([, team]) => {
      team.seat_prices.month = 8.5;
      team.limits.boards = -1;
      delete team.limits.members;
      team.color = 'red';
    });
    expect(mistakesIn(text).sort()).toEqual([
      'plans[1] has an unknown property color.',
      'plans[1].limits has no members.',
      'plans[1].limits.boards must be at least 0.',
      'plans[1].seat_prices.month must be a whole number.',
    ]);
  });

  it.each([
    ['no JSON', '{', /^It is not JSON: /],
    ['two plans of one id', changedText((plans) => plans.push({ ...plans[1] })), /more than one plan team/],
    ['no plan free', changedText((plans) => plans.shift()), /no plan free/],
    ['a price of the plan free', changedText(([free]) => (free.seat_prices.year = 100)), /free must cost 0/],
    ['free not offered', changedText(([free]) => (free.offered = false)), /free must be offered/],
    [
      'an unknown field',
      changedText((_plans, file) => (file.currencies = [])),
      /^The file has an unknown property currencies\./,
    ],
    [
      'no currency',
      changedText((_plans, file) => (file.currency = 'euro')),
      /^currency must be a currency code/,
    ],
  ])('refuses a file with %s', (_what, text, sentence) => {
    expect(mistakesIn(text)).toEqual([expect.stringMatching(sentence)]);
  });

  it('reads null as no limit', () => {
    const business = testBilling.plans.plans.find(({ id }) => id === 'business');
    expect(business?.limits.boards).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the seller on invoices', () => {
  it('is the service unless the file names one, and operators are told what is missing', () => {
    const unnamed = parsePlans(usualText, 'Boards');
    expect(unnamed.invoicing.seller).toEqual({ name: 'Boards' });
    expect(missingSellerSentence(unnamed)).toBe(
      'Invoices name Boards as the seller, without address and tax_id. Add them to "seller" in the plan file (BILLING_PLANS).',
    );
    const seller = { name: 'Plank', address: ['Street 1'], tax_id: 'DE1' };
    const named = changedText((_plans, file) => (file.seller = seller));
    expect(missingSellerSentence(parsePlans(named, 'Boards'))).toBeUndefined();
  });
});

describe('loadConfig', () => {
  const env = { DATABASE_URL: 'postgresql://db.internal/boards', SECRET_KEY: 'a'.repeat(32) };

  function fileWith(text: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), 'boards-plans-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    const file = path.join(folder, 'plans.json');
    writeFileSync(file, text);
    return file;
  }

  it('takes the plans of the repository, or of the file that BILLING_PLANS names', () => {
    expect(loadConfig(env).billing).toEqual(testBilling);
    const file = fileWith(changedText((plans) => plans.splice(2)));
    const { plans, enforced } = loadConfig({ ...env, BILLING_PLANS: file, BILLING_ENFORCED: 'true' }).billing;
    expect(plans.plans.map(({ id }) => id)).toEqual(['free', 'team']);
    expect(enforced).toBe(true);
  });

  it('names the file and its mistakes', () => {
    const file = fileWith(changedText((plans) => plans.shift()));
    const load = () => loadConfig({ ...env, BILLING_PLANS: file });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(`${file} is not valid:\nThere is no plan free`);
  });
});

describe('listPlans', () => {
  let service: Service;

  beforeAll(async () => {
    service = await startService();
  });

  it('shows every plan with its prices and limits, even to a guest', async () => {
    const guest = await makeMember(service, await makeTenant(service), 'guest');
    const { data } = await service.succeed('listPlans', { token: guest.token });
    expect(data.map(({ id }) => id)).toEqual(['free', 'team', 'business']);
    expect(data[1]).toMatchObject({
      currency: 'EUR',
      prices: [
        { interval: 'month', seat_price: 800 },
        { interval: 'year', seat_price: 7680 },
      ],
      included_seats: 0,
      trial_days: 14,
    });
    expect(data[1]?.limits).toContainEqual({ name: 'members', limit: 50 });
    expect(data[1]?.limits).toContainEqual({ name: 'boards' });
  });

  it('leaves out plans that are no longer offered', async () => {
    const plans = parsePlans(
      changedText((entries) => (entries[1].offered = false)),
      'Boards',
    );
    const other = await startService({
      databaseUrl: service.databaseUrl,
      billing: { plans, enforced: false, provider: 'manual' },
    });
    const { token } = await makeTenant(other);
    expect((await other.succeed('listPlans', { token })).data.map(({ id }) => id)).toEqual([
      'free',
      'business',
    ]);
  });
});
