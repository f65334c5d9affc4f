/** What a change of plan would cost by the rule of this service, which is returned immediately. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endTrial } from '../../support/billing.ts';
import { makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';

let service: Service;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));

beforeAll(async () => {
  service = await startService({ now: () => clock });
});

beforeEach(async () => {
  at('2027-01-10T15:00:00Z');
  owner = await makeTenant(service);
});

const call = () => ({ token: owner.token, id: owner.workspaceId });

const change = (body: Record<string, unknown>) => service.succeed('changePlan', { ...call(), body });
const preview = (body: Record<string, unknown>) => service.succeed('previewPlanChange', { ...call(), body });

describe('previewPlanChange', () => {
  it('shows what a change now adds to the current invoice, and what the next ones cost', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-01-21T09:00:00Z');
    const previewed = await expectNothingStoredBut(() => preview({ plan: 'business' }));
    expect(previewed).toMatchObject({
      plan: 'business',
      effective_at: '2027-01-21T09:00:00.000Z',
      currency: 'EUR',
      seat_price: 1600,
      seats: { used: 1, included: 0, charged: 1 },
      period: { start: '2027-01-10T00:00:00.000Z', end: '2027-02-10T00:00:00.000Z' },
      period_total: 1316,
      period_total_unchanged: 800,
      period_difference: 516,
      lines: [
        { description: 'Team, 1 seat', last_day: '2027-01-20', days: 11, amount: 284 },
        { description: 'Business, 1 seat', first_day: '2027-01-21', days: 20, amount: 1032 },
      ],
      following_period_total: 1600,
      exact: true,
    });
  });

  /** What a request answers that stores nothing. */
  async function expectNothingStoredBut<Result>(ask: () => Promise<Result>): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<Result>();
    await expectNothingStored(service, async () => {
      resolve(await ask());
    });
    return promise;
  }

  it('equals what is billed when the change is made and nothing else happens', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-01-17T09:00:00Z');
    const { period_total: total, lines } = await preview({ plan: 'business' });
    await change({ plan: 'business' });
    at('2027-02-10T00:00:00Z');
    await change({ plan: 'team' });
    const { data } = await service.succeed('listInvoices', call());
    expect(data.map((invoice) => [invoice.total, invoice.lines])).toEqual([[total, lines]]);
  });

  it('covers a trial, a change at the end of the period, less than before, and no change', async () => {
    expect(await preview({ plan: 'team' })).toMatchObject({
      trial_ends_at: '2027-01-24T00:00:00.000Z',
      period: { start: '2027-01-10T00:00:00.000Z', end: '2027-01-24T00:00:00.000Z' },
      period_total: 0,
      following_period_total: 800,
    });
    await endTrial(service, owner);
    await change({ plan: 'business' });
    at('2027-01-20T09:00:00Z');
    expect(await preview({ plan: 'team', interval: 'year', when: 'period_end' })).toMatchObject({
      effective_at: '2027-02-10T00:00:00.000Z',
      period_difference: 0,
      following_period_total: 7680,
    });
    const less = await preview({ plan: 'free' });
    expect(less).toMatchObject({ period_total: 568, period_difference: -1032, following_period_total: 0 });
    expect(await preview({ plan: 'business' })).toMatchObject({
      period_total: 1600,
      period_difference: 0,
      following_period_total: 1600,
    });
  });

  it('returns the same problems as the change itself', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    const codeOf = async (status: number, body: object) =>
      (await service.fail('previewPlanChange', status, { ...call(), body })).code;
    expect(await codeOf(422, { plan: 'gold' })).toBe('unknown_plan');
    expect(await codeOf(409, { plan: 'team', interval: 'year' })).toBe('interval_at_period_end');
    await service.succeed('cancelBilling', { ...call(), body: { when: 'now' } });
    expect(await codeOf(409, { plan: 'free', when: 'period_end' })).toBe('billing_canceled');
  });
});
