/**
 * Whatever becomes of a workspace, its invoices come to what a naive count of its days says, to the cent, and are the
 * same whether the job comes at the very moment or months late.
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { addDays, startOfDay } from '../../src/domain/billing/periods.ts';
import { closeDuePeriods } from '../support/billing.ts';
import { addMember, makeTenant, removeMember } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { propertyRuns } from '../support/property-runs.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';

const runs = propertyRuns('test/models/billing-usage.test.ts', { seed: 27, runs: 2 });
const hourMs = 3_600_000;
const start = new Date('2027-01-31T10:00:00Z');

let service: Service;
let clock = start;
/** Who may join; they are members of nothing yet. */
let people: readonly Tenant[];

beforeAll(async () => {
  service = await startService({ now: () => clock });
  people = await Promise.all(Array.from({ length: 4 }, () => makeTenant(service)));
});

type Step = { readonly hours: number } & (
  | { readonly person: number; readonly role: 'member' | 'guest' | 'none' }
  | { readonly operationId: 'changePlan' | 'cancelBilling' | 'resumeBilling'; readonly body?: object }
);

const hours = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 100, max: 1200 }));
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ hours, person: fc.nat(3), role: fc.constantFrom('member', 'guest', 'none') }),
    fc.record({
      hours,
      operationId: fc.constant('changePlan'),
      body: fc.record({
        plan: fc.constantFrom('free', 'team', 'business'),
        interval: fc.constantFrom('month', 'month', 'year'),
        when: fc.constantFrom('now', 'period_end'),
      }),
    }),
    fc.record({
      hours,
      operationId: fc.constant('cancelBilling'),
      body: fc.record({ when: fc.constantFrom('now', 'period_end') }),
    }),
    fc.record({ hours, operationId: fc.constant('resumeBilling') }),
  ),
  { minLength: 8, maxLength: 20 },
);

const call = ({ token, workspaceId: id }: Tenant) => ({ token, id });

/** As they come and go: the person joins with another role than before, or leaves. */
async function setRole(tenant: Tenant, person: Tenant, role: 'member' | 'guest' | 'none'): Promise<void> {
  await removeMember(service, { ...person, workspaceId: tenant.workspaceId });
  if (role !== 'none') await addMember(service, tenant, person, role);
}

async function doStep(tenant: Tenant, step: Step): Promise<void> {
  if ('person' in step) {
    const person = people[step.person];
    if (person !== undefined) await setRole(tenant, person, step.role);
    return;
  }
  const operationId: OperationId = step.operationId;
  const answer = await service.call(operationId, { ...call(tenant), ...(step.body && { body: step.body }) });
  expect([200, 409]).toContain(answer.status);
}

/** From when on a whole period would have cost how much, noted by whoever watches. */
type Watch = { readonly since: Date; readonly cost: number }[];

async function note(watch: Watch, tenant: Tenant, members: number): Promise<Date | undefined> {
  const { status, seat_price: price, plan, period } = await service.succeed('getBilling', call(tenant));
  const included = plan === 'free' ? 3 : 0;
  const isFree = status === 'trialing' || status === 'canceled';
  watch.push({ since: clock, cost: isFree ? 0 : price * Math.max(0, members - included) });
  return period && new Date(period.end);
}

/** What a day costs, for a whole period: the most expensive of what held in it. */
function mostExpensive(watch: Watch, day: Date): number {
  const end = addDays(day, 1);
  const held = watch.filter(
    ({ since }, index) =>
      since < end &&
      (watch[index + 1]?.since ?? end) > day &&
      watch[index + 1]?.since.getTime() !== since.getTime(),
  );
  return Math.max(0, ...held.map(({ cost }) => cost));
}

/** Plays the steps; with a watch, the job comes at every end of a period, and all is noted. */
async function play(sequence: readonly Step[], tenant: Tenant, watch?: Watch): Promise<void> {
  clock = start;
  const roles = new Map<number, string>();
  const members = () => 1 + [...roles.values()].filter((role) => role === 'member').length;
  let end = watch && (await note(watch, tenant, members()));
  const passTo = async (target: Date) => {
    while (watch !== undefined && end !== undefined && end <= target) {
      clock = end;
      await closeDuePeriods(service);
      end = await note(watch, tenant, members());
    }
    clock = target;
  };
  for (const step of sequence) {
    await passTo(new Date(clock.getTime() + step.hours * hourMs));
    await doStep(tenant, step);
    if ('person' in step) roles.set(step.person, step.role);
    if (watch !== undefined) end = await note(watch, tenant, members());
  }
  await passTo(addDays(clock, 430));
  await closeDuePeriods(service);
}

async function invoicesOf(tenant: Tenant) {
  const { data } = await service.succeed('listInvoices', { ...call(tenant), query: { limit: 250 } });
  return data.toReversed().map(({ number = '', period, total, lines }) => {
    return { number: number.slice(-4), period, total, lines };
  });
}

it(
  'invoices add up to the used days, each once, for any changes and whenever the job runs',
  async () => {
    const property = fc.asyncProperty(steps, async (sequence) => {
      clock = start;
      const [prompt, late] = [await makeTenant(service), await makeTenant(service)];
      const watch: Watch = [];
      await play(sequence, prompt, watch);
      const end = clock;
      await play(sequence, late);
      const invoices = await invoicesOf(prompt);
      expect(await invoicesOf(late)).toEqual(invoices);
      const billed = new Set<number>();
      for (const { period, total, lines } of invoices) {
        let cost = 0;
        for (let day = new Date(period.start); day < new Date(period.end); day = addDays(day, 1)) {
          expect(billed.has(day.getTime())).toBe(false);
          billed.add(day.getTime());
          cost += mostExpensive(watch, day);
        }
        const days = lines[0]?.period_days ?? 0;
        expect(total).toBe(Math.floor((2 * cost + days) / (2 * days)));
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      }
      for (let day = startOfDay(start); day < addDays(end, -400); day = addDays(day, 1)) {
        if (!billed.has(day.getTime())) expect(mostExpensive(watch, day), day.toISOString()).toBe(0);
      }
    });
    await fc.assert(property, runs.parameters);
  },
  runs.timeoutMs,
);
