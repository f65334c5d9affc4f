/** Changing the plan, canceling and resuming: which state follows on which, now and when a period ends. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findOtherCurrencies } from '../../src/domain/billing/billing-account-rows.ts';
import { findMissingPlans } from '../../src/domain/billing/billing-accounts.ts';
import { billingAccountOf, closeDuePeriods, endTrial, testBilling } from '../support/billing.ts';
import { makeBoard, makeMember, makeTenant, readEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
/** Where limits are enforced, on the same database. */
let strict: Service;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));

beforeAll(async () => {
  service = await startService({ now: () => clock });
  const { databaseUrl } = service;
  strict = await startService({ databaseUrl, now: () => clock, billing: { ...testBilling, enforced: true } });
});

beforeEach(async () => {
  at('2027-01-10T15:00:00Z');
  owner = await makeTenant(service);
});

const show = () => service.succeed('getBilling', { token: owner.token, id: owner.workspaceId });
const change = (body: Record<string, unknown>) =>
  service.succeed('changePlan', { token: owner.token, id: owner.workspaceId, body });
const preview = (body: Record<string, unknown>) =>
  service.succeed('previewPlanChange', { token: owner.token, id: owner.workspaceId, body });
const cancel = (when: 'now' | 'period_end') =>
  service.succeed('cancelBilling', { token: owner.token, id: owner.workspaceId, body: { when } });
const resume = () => service.succeed('resumeBilling', { token: owner.token, id: owner.workspaceId });
const refuse = (status: number, body: Record<string, unknown>) =>
  service.fail('changePlan', status, { token: owner.token, id: owner.workspaceId, body });

async function terms() {
  const where = { workspaceId: storedId(owner.workspaceId) };
  const rows = await service.database.reader.prisma.billingTerms.findMany({ where, orderBy: { seq: 'asc' } });
  return rows
    .slice(1)
    .map(({ plan, seatPrice, effectiveAt }) => [
      plan,
      Number(seatPrice),
      effectiveAt.toISOString().slice(0, 16),
    ]);
}

const types = async () =>
  (await readEvents(service, owner)).map(({ type }) => type).filter((type) => type.startsWith('billing.'));

describe('changePlan', () => {
  it('begins the first trial of a plan today, and the paid plan when the trial ends', async () => {
    const trial = await change({ plan: 'team' });
    expect(trial).toMatchObject({
      plan: 'team',
      status: 'trialing',
      seat_price: 800,
      trial_ends_at: '2027-01-24T00:00:00.000Z',
      period: { start: '2027-01-10T00:00:00.000Z', end: '2027-01-24T00:00:00.000Z' },
    });
    at('2027-01-24T00:05:00Z');
    await closeDuePeriods(service);
    const paid = await show();
    expect(paid).toMatchObject({
      status: 'active',
      period: { start: '2027-01-24T00:00:00.000Z', end: '2027-02-24T00:00:00.000Z' },
    });
    expect(paid).not.toHaveProperty('trial_ends_at');
    expect(await terms()).toEqual([
      ['team', 0, '2027-01-10T15:00'],
      ['team', 800, '2027-01-24T00:00'],
    ]);
    expect(await types()).toEqual(['billing.plan_changed', 'billing.updated']);
  });

  it('gives no second trial', async () => {
    await change({ plan: 'team' });
    await change({ plan: 'free' });
    expect(await show()).toMatchObject({ plan: 'free', status: 'active' });
    expect(await change({ plan: 'business' })).toMatchObject({
      plan: 'business',
      status: 'active',
      period: { start: '2027-01-10T00:00:00.000Z', end: '2027-02-10T00:00:00.000Z' },
    });
  });

  it('begins the first trial after a change for the end of the free period is taken back', async () => {
    const trial = { status: 'trialing', trial_ends_at: '2027-01-24T00:00:00.000Z' };
    await change({ plan: 'team', when: 'period_end' });
    expect(await preview({ plan: 'business' })).toMatchObject({ trial_ends_at: trial.trial_ends_at });
    await change({ plan: 'free' });
    expect((await billingAccountOf(service, owner)).closesAt).toBeNull();
    expect(await change({ plan: 'team' })).toMatchObject(trial);
  });

  it('begins the first trial instead of a change for the end of the free period', async () => {
    await change({ plan: 'business', when: 'period_end' });
    expect(await change({ plan: 'team' })).toMatchObject({
      plan: 'team',
      status: 'trialing',
      trial_ends_at: '2027-01-24T00:00:00.000Z',
    });
  });

  it('begins the first trial at the end of the free period if the change waits for it', async () => {
    const waiting = { plan: 'team', when: 'period_end' };
    expect(await preview(waiting)).toMatchObject({ trial_ends_at: '2027-02-24T00:00:00.000Z' });
    await change(waiting);
    at('2027-02-10T00:05:00Z');
    await closeDuePeriods(service);
    expect(await show()).toMatchObject({
      plan: 'team',
      status: 'trialing',
      trial_ends_at: '2027-02-24T00:00:00.000Z',
    });
    at('2027-02-24T00:05:00Z');
    await closeDuePeriods(service);
    expect(await show()).toMatchObject({
      status: 'active',
      period: { start: '2027-02-24T00:00:00.000Z', end: '2027-03-24T00:00:00.000Z' },
    });
    expect((await terms()).slice(-2)).toEqual([
      ['team', 0, '2027-02-10T00:00'],
      ['team', 800, '2027-02-24T00:00'],
    ]);
  });

  it('keeps the period when the plan changes within it, and records the change in the ledger', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-01-20T08:00:00Z');
    expect(await change({ plan: 'business' })).toMatchObject({
      plan: 'business',
      seat_price: 1600,
      period: { start: '2027-01-10T00:00:00.000Z', end: '2027-02-10T00:00:00.000Z' },
    });
    at('2027-01-25T08:00:00Z');
    const free = await change({ plan: 'free' });
    expect(free).toMatchObject({ plan: 'free', period: { end: '2027-02-10T00:00:00.000Z' } });
    expect(await terms()).toEqual([
      ['team', 800, '2027-01-10T15:00'],
      ['business', 1600, '2027-01-20T08:00'],
      ['free', 0, '2027-01-25T08:00'],
    ]);
  });

  it('takes effect at the end of the period when requested, even if the job runs late', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    const waiting = await change({ plan: 'business', interval: 'year', when: 'period_end' });
    expect(waiting).toMatchObject({ plan: 'team', next_plan: 'business', next_interval: 'year' });
    at('2027-02-12T11:00:00Z');
    await closeDuePeriods(service);
    const changed = await show();
    expect(changed).toMatchObject({
      plan: 'business',
      interval: 'year',
      seat_price: 15_360,
      period: { start: '2027-02-10T00:00:00.000Z', end: '2028-02-10T00:00:00.000Z' },
    });
    expect(changed).not.toHaveProperty('next_plan');
    expect((await terms()).at(-1)).toEqual(['business', 15_360, '2027-02-10T00:00']);
    const last = (await readEvents(service, owner)).at(-1);
    expect(last).toMatchObject({ type: 'billing.plan_changed', actorKind: 'system', actorUserId: null });
  });

  it('cancels a pending change when the current plan is requested, and otherwise does nothing', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await change({ plan: 'free', when: 'period_end' });
    expect(await change({ plan: 'team' })).not.toHaveProperty('next_plan');
    await expectNothingStored(service, () => change({ plan: 'team', interval: 'month', when: 'period_end' }));
  });

  it('closes due periods first when the job has not run yet', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await cancel('period_end');
    at('2027-02-10T00:00:00Z');
    expect(await change({ plan: 'business' })).toMatchObject({ plan: 'business', status: 'active' });
    expect(await types()).toEqual([
      'billing.plan_changed',
      'billing.canceled',
      'billing.canceled',
      'billing.plan_changed',
    ]);
    expect((await terms()).slice(1)).toEqual([
      ['team', 0, '2027-02-10T00:00'],
      ['business', 1600, '2027-02-10T00:00'],
    ]);
  });

  it('stores nothing for an unknown plan, another interval within a period, or without a current period', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await expectNothingStored(service, async () => {
      expect(await refuse(422, { plan: 'gold' })).toMatchObject({
        code: 'unknown_plan',
        errors: [{ pointer: '/plan' }],
      });
      expect((await refuse(409, { plan: 'team', interval: 'year' })).code).toBe('interval_at_period_end');
      await refuse(400, { plan: 'team', interval: 'week' });
    });
    await cancel('now');
    await expectNothingStored(service, async () => {
      expect((await refuse(409, { plan: 'team', when: 'period_end' })).code).toBe('billing_canceled');
    });
  });

  it('lists every exceeded limit of a plan that is too small, if limits are enforced', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    for (let index = 0; index < 3; index += 1) await makeMember(service, owner, 'member');
    for (let index = 0; index < 11; index += 1) await makeBoard(service, owner);
    const call = { token: owner.token, id: owner.workspaceId, body: { plan: 'free' } };
    await expectNothingStored(strict, async () => {
      for (const when of ['now', 'period_end']) {
        const problem = await strict.fail('changePlan', 409, { ...call, body: { plan: 'free', when } });
        expect(problem.code).toBe('plan_too_small');
        expect(problem.errors).toEqual([
          { pointer: '/plan', code: 'plan_too_small', detail: 'members: 4 in use, but free allows 3.' },
          { pointer: '/plan', code: 'plan_too_small', detail: 'boards: 11 in use, but free allows 10.' },
        ]);
      }
    });
    expect((await service.succeed('changePlan', call)).plan).toBe('free');
  });

  it('requires a plan to stay in the file as long as a workspace has it or is about to change to it', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await change({ plan: 'business', when: 'period_end' });
    const { plans } = testBilling;
    const missing = (ids: readonly string[]) => {
      const table = { ...plans, plans: plans.plans.filter(({ id }) => ids.includes(id)) };
      return findMissingPlans({ tx: service.database.reader }, table);
    };
    expect(await missing(['free'])).toEqual(['business', 'team']);
    expect(await missing(['free', 'team', 'business'])).toEqual([]);
  });

  it('requires the currency to stay in the file as long as a workspace pays in it', async () => {
    const alone = await startService({ now: () => clock });
    const others = (currency: string) =>
      findOtherCurrencies({ tx: alone.database.reader }, { ...testBilling.plans, currency });
    const { token, workspaceId: id } = await makeTenant(alone);
    expect(await others('USD')).toEqual([]);
    await alone.succeed('changePlan', { token, id, body: { plan: 'team' } });
    expect([await others('USD'), await others('EUR')]).toEqual([['EUR'], []]);
    await alone.succeed('cancelBilling', { token, id, body: { when: 'now' } });
    expect(await others('USD')).toEqual([]);
  });

  it('requires the currency to stay in the file until its last days are invoiced', async () => {
    const alone = await startService({ now: () => clock });
    const others = (currency: string) =>
      findOtherCurrencies({ tx: alone.database.reader }, { ...testBilling.plans, currency });
    const tenant = await makeTenant(alone);
    await endTrial(alone, tenant);
    const choose = (plan: string) =>
      alone.succeed('changePlan', { token: tenant.token, id: tenant.workspaceId, body: { plan } });
    await choose('team');
    at('2027-01-20T08:00:00Z');
    await choose('free');
    expect([await others('USD'), await others('EUR')]).toEqual([['EUR'], []]);
    at('2027-02-10T00:00:00Z');
    await closeDuePeriods(alone);
    expect(await others('USD')).toEqual([]);
  });

  it('keeps the agreed price when the plan file changes', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    const plans = testBilling.plans.plans.map((plan) => ({ ...plan, seatPrices: { month: 999, year: 999 } }));
    const billing = { plans: { ...testBilling.plans, plans }, enforced: false, provider: 'manual' as const };
    const pricier = await startService({ databaseUrl: service.databaseUrl, now: () => clock, billing });
    const call = { token: owner.token, id: owner.workspaceId };
    expect((await pricier.succeed('getBilling', call)).seat_price).toBe(800);
    expect((await pricier.succeed('changePlan', { ...call, body: { plan: 'team' } })).seat_price).toBe(800);
  });
});

describe('cancelBilling', () => {
  it('ends the plan at the end of the period when requested, and changes nothing before', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    const waiting = await cancel('period_end');
    expect(waiting).toMatchObject({ status: 'active', cancel_at: '2027-02-10T00:00:00.000Z' });
    await expectNothingStored(service, () => cancel('period_end'));
    at('2027-02-10T00:00:00Z');
    await closeDuePeriods(service);
    const ended = await show();
    expect(ended).toMatchObject({
      plan: 'team',
      status: 'canceled',
      canceled_at: '2027-02-10T00:00:00.000Z',
    });
    expect(ended).not.toHaveProperty('period');
    expect((await terms()).at(-1)).toEqual(['team', 0, '2027-02-10T00:00']);
  });

  it('ends the plan immediately when requested, with today as the last day', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-01-12T12:00:00Z');
    expect(await cancel('now')).toMatchObject({
      status: 'canceled',
      canceled_at: '2027-01-12T12:00:00.000Z',
    });
    const account = await billingAccountOf(service, owner);
    expect(account.closesAt?.toISOString()).toBe('2027-01-13T00:00:00.000Z');
    await expectNothingStored(service, () => cancel('period_end'));
  });

  it('is allowed on the free plan, in a trial, and at any usage', async () => {
    expect(await cancel('now')).toMatchObject({ plan: 'free', status: 'canceled' });
    await resume();
    await change({ plan: 'team' });
    expect(await cancel('period_end')).toMatchObject({
      status: 'trialing',
      cancel_at: '2027-01-24T00:00:00.000Z',
    });
    at('2027-01-24T00:00:00Z');
    await closeDuePeriods(service);
    expect((await terms()).every(([, seatPrice]) => seatPrice === 0)).toBe(true);
  });
});

describe('resumeBilling', () => {
  it('undoes the cancellation before it takes effect', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await cancel('period_end');
    const resumed = await resume();
    expect(resumed).toMatchObject({ plan: 'team', status: 'active' });
    expect(resumed).not.toHaveProperty('cancel_at');
    await expectNothingStored(service, () => resume());
    expect(await types()).toEqual(['billing.plan_changed', 'billing.canceled', 'billing.resumed']);
  });

  it('begins a period of the same plan today after the cancellation took effect', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-01-12T12:00:00Z');
    await cancel('now');
    at('2027-03-05T12:00:00Z');
    await closeDuePeriods(service);
    expect(await resume()).toMatchObject({
      plan: 'team',
      status: 'active',
      seat_price: 800,
      period: { start: '2027-03-05T00:00:00.000Z', end: '2027-04-05T00:00:00.000Z' },
    });
  });
});

describe('the job that closes periods', () => {
  it('closes every period that is over, and changes nothing when it runs again', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    at('2027-05-01T00:00:00Z');
    await closeDuePeriods(service);
    expect((await show()).period).toEqual({
      start: '2027-04-10T00:00:00.000Z',
      end: '2027-05-10T00:00:00.000Z',
    });
    await expectNothingStored(service, () => closeDuePeriods(service));
    expect(await terms()).toHaveLength(1);
  });

  it('closes a period once when several processes run it at the same time', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    await change({ plan: 'business', when: 'period_end' });
    at('2027-02-10T00:00:00Z');
    await Promise.all([
      closeDuePeriods(service),
      closeDuePeriods(strict),
      closeDuePeriods(service),
      closeDuePeriods(strict),
    ]);
    expect(await terms()).toHaveLength(2);
    expect(await types()).toEqual(['billing.plan_changed', 'billing.plan_changed', 'billing.plan_changed']);
  });
});
