/** What a change of plan does to the current period: by the interval alone, on the day of a cancellation, and with a trial. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import type { Plan } from '../../src/domain/core/plan-table.ts';
import { endTrial, testBilling } from '../support/billing.ts';
import { makeTenant, readEvents } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

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
  await endTrial(service, owner);
});

const place = () => ({ token: owner.token, id: owner.workspaceId });
const change = (body: object) => service.succeed('changePlan', { ...place(), body });
const cancelNow = () => service.succeed('cancelBilling', { ...place(), body: { when: 'now' } });

it('shows the current plan as the next one if only the interval changes', async () => {
  await change({ plan: 'team' });
  expect(await change({ plan: 'team', interval: 'year', when: 'period_end' })).toMatchObject({
    plan: 'team',
    next_plan: 'team',
    next_interval: 'year',
  });
  expect(await change({ plan: 'team' })).not.toHaveProperty('next_plan');
});

it('continues the period that was canceled earlier on the same day, with its interval', async () => {
  await change({ plan: 'team' });
  at('2027-01-20T10:00:00Z');
  expect(await cancelNow()).not.toHaveProperty('period');
  const yearly = { plan: 'team', interval: 'year' };
  const problem = await service.fail('changePlan', 409, { ...place(), body: yearly });
  expect(problem.code).toBe('interval_at_period_end');
  expect(await change({ plan: 'business' })).toMatchObject({
    status: 'active',
    period: { start: '2027-01-10T00:00:00.000Z', end: '2027-02-10T00:00:00.000Z' },
  });
  await cancelNow();
  at('2027-01-21T00:00:00Z');
  expect(await change(yearly)).toMatchObject({
    period: { start: '2027-01-21T00:00:00.000Z', end: '2028-01-21T00:00:00.000Z' },
  });
});

it('records that billing was resumed also after it had ended', async () => {
  await change({ plan: 'team' });
  await cancelNow();
  at('2027-03-01T10:00:00Z');
  await service.succeed('resumeBilling', place());
  const types = (await readEvents(service, owner)).map(({ type }) => type);
  expect(types.filter((type) => type.startsWith('billing.'))).toEqual([
    'billing.plan_changed',
    'billing.canceled',
    'billing.resumed',
  ]);
});

it('does not resume a plan that is no longer offered, and points at nothing, as the request names no plan', async () => {
  await change({ plan: 'team' });
  await cancelNow();
  const own = await startWithTeam({ offered: false });
  const problem = await own.fail('resumeBilling', 422, place());
  expect(problem.code).toBe('unknown_plan');
  expect(problem).not.toHaveProperty('errors');
  expect(await own.succeed('changePlan', { ...place(), body: { plan: 'business' } })).toMatchObject({
    plan: 'business',
    status: 'active',
  });
});

/** The service with another plan `team`, on the same database. */
function startWithTeam(changed: Partial<Plan>): Promise<Service> {
  const [free, team, business] = testBilling.plans.plans as [Plan, Plan, Plan];
  const plans = { ...testBilling.plans, plans: [free, { ...team, ...changed }, business] };
  const { databaseUrl } = service;
  return startService({ databaseUrl, now: () => clock, billing: { ...testBilling, plans } });
}

it('gives no trial to a workspace that pays for the period already', async () => {
  const own = await startWithTeam({ trialDays: 0 });
  owner = await makeTenant(own);
  const choose = (body: object) => own.succeed('changePlan', { ...place(), body });
  expect(await choose({ plan: 'team' })).toMatchObject({ status: 'active' });
  for (const when of ['now', 'period_end']) {
    const body = { plan: 'business', when };
    const previewed = await own.succeed('previewPlanChange', { ...place(), body });
    expect(previewed).not.toHaveProperty('trial_ends_at');
  }
  expect(await choose({ plan: 'business' })).toMatchObject({ status: 'active', seat_price: 1600 });
});
