/** The requests to Stripe about an account, and the effects of its responses, with failures and crashes in between. */
import { pino } from 'pino';
import type Stripe from 'stripe';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { usualBrand } from '../../../src/brand.ts';
import type { RequestedSubscription } from '../../../src/domain/billing/payments/payment-providers.ts';
import { startJobs } from '../../../src/jobs/worker/jobs.ts';
import type { PaymentTasks } from '../../../src/jobs/tasks/payments.ts';
import { stripeProvider } from '../../../src/payments/stripe.ts';
import { changesOf, endedByUs, metadataOf } from '../../../src/payments/stripe-subscriptions.ts';
import { billingAccountOf, closeDuePeriods, endTrial } from '../../support/billing.ts';
import { makeMember, makeSession, makeTenant, readEvents } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import type { FakeStripe } from '../../support/fake-stripe.ts';
import { storedId } from '../../support/ids.ts';
import { emailChangeCodeOf } from '../../support/mailed-secrets.ts';
import { testSecretKey } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { testQuotas } from '../../support/quotas.ts';
import {
  runWaiting,
  startStripeService,
  stripeBilling,
  tasksOn,
  waitingJobs,
} from '../../support/stripe-worlds.ts';

let service: Service;
let stripe: FakeStripe;
let tasks: PaymentTasks;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));
const now = () => clock;
const seconds = (text: string) => String(Date.parse(text) / 1000);

beforeAll(async () => {
  service = await startStripeService({ now });
});

beforeEach(async () => {
  at('2027-01-10T15:00:00Z');
  stripe = await startFakeStripe(now);
  tasks = tasksOn(service, stripe, now);
  owner = await makeTenant(service);
});

const call = (body?: object) => ({ token: owner.token, id: owner.workspaceId, ...(body && { body }) });
const run = () => runWaiting(service, tasks, owner.workspaceId);
const change = (body: object) => service.succeed('changePlan', call(body));
const follow = (jobId = 'a') => tasks['follow-account'](where(), jobId);
const where = () => ({ workspaceId: storedId(owner.workspaceId) });
const account = () => billingAccountOf(service, owner);
const join = (role: 'member' | 'guest') => makeMember(service, owner, role);
const writes = () => stripe.calls.filter(({ method }) => method !== 'GET');
const subscription = () => stripe.of('sub').at(-1);

/** Team by the month, paid from today on. */
async function paying(): Promise<void> {
  await endTrial(service, owner);
  await change({ plan: 'team' });
  await run();
}

describe('a workspace that begins to pay', () => {
  it('becomes a customer with a subscription that has its seats and periods', async () => {
    await endTrial(service, owner);
    await makeMember(service, owner, 'member');
    await service.succeed('updateBilling', call({ billing_email: 'pay@example.com', tax_id: 'DE123456789' }));
    expect(await change({ plan: 'team' })).toMatchObject({ provider: 'stripe', status: 'active' });
    await run();
    expect(stripe.of('cus')).toMatchObject([
      { email: 'pay@example.com', metadata: { workspace: owner.workspaceId } },
    ]);
    expect(stripe.of('sub')).toMatchObject([
      {
        customer: stripe.of('cus')[0]?.id,
        billing_cycle_anchor: seconds('2027-02-10T00:00:00Z'),
        items: { data: [{ price: 'price_team_month', quantity: 2 }] },
        metadata: { plan: 'team', interval: 'month', seat_price: '800' },
        collection_method: 'send_invoice',
      },
    ]);
    expect(await account()).toMatchObject({
      providerCustomerId: stripe.of('cus')[0]?.id,
      providerSubscriptionId: subscription()?.id,
    });
  });

  it('also has its trial at Stripe', async () => {
    await change({ plan: 'team' });
    await run();
    expect(subscription()).toMatchObject({ status: 'trialing', trial_end: seconds('2027-01-24T00:00:00Z') });
  });

  it.each(['resumed', 'still scheduled'])(
    'pays with Stripe from its first plan on, with the cancellation of its free period %s',
    async (state) => {
      await endTrial(service, owner);
      await service.succeed('cancelBilling', call({ when: 'period_end' }));
      if (state === 'resumed') await service.succeed('resumeBilling', call());
      expect(await change({ plan: 'team' })).toMatchObject({ provider: 'stripe', status: 'active' });
    },
  );

  it('sends nothing to Stripe within the request, or while nothing is paid', async () => {
    await change({ plan: 'team' });
    expect(stripe.calls).toEqual([]);
    expect((await waitingJobs(service, owner.workspaceId)).map(({ task }) => task)).toEqual([
      'follow-account',
    ]);
    const other = await makeTenant(service);
    expect(await waitingJobs(service, other.workspaceId)).toEqual([]);
  });

  it('gets no invoice from this service when a period ends', async () => {
    await paying();
    at('2027-02-10T00:05:00Z');
    await closeDuePeriods(service);
    expect(await service.database.reader.prisma.invoice.count({ where: where() })).toBe(0);
    expect((await account()).closesAt).toEqual(new Date('2027-03-10T00:00:00Z'));
  });
});

describe('the subscription', () => {
  it('follows members who join and leave, from that moment on', async () => {
    await paying();
    at('2027-01-15T12:00:00Z');
    await join('member');
    await join('guest');
    at('2027-01-15T18:00:00Z');
    await run();
    expect(subscription()).toMatchObject({
      items: { data: [{ quantity: 2 }] },
      proration_date: seconds('2027-01-15T12:00:00Z'),
    });
  });

  it('is for the workspace by its new name, and for its owner by their new address', async () => {
    await paying();
    const { secret: token } = await makeSession(service, owner);
    await service.succeed('updateWorkspace', call({ name: 'Studio Winter' }));
    await run();
    expect(stripe.of('cus')).toMatchObject([{ name: 'Studio Winter', email: owner.email }]);
    const email = `moved.${owner.email}`;
    const { id } = await service.succeed('createEmailChange', { token, body: { email } });
    await service.succeed('confirmEmailChange', { token, id, body: { code: emailChangeCodeOf(id) } });
    await run();
    expect(stripe.of('cus')).toMatchObject([{ name: 'Studio Winter', email }]);
  });

  it('changes its price only with the plan, immediately or at the end of the period', async () => {
    await paying();
    await change({ plan: 'business' });
    await run();
    expect(subscription()).toMatchObject({
      items: { data: [{ price: 'price_business_month' }] },
      metadata: { plan: 'business', seat_price: '1600' },
    });
    await change({ plan: 'team', when: 'period_end' });
    await run();
    expect(subscription()).toMatchObject({ metadata: { plan: 'business' } });
    at('2027-02-10T00:05:00Z');
    await closeDuePeriods(service);
    await run();
    expect(subscription()).toMatchObject({
      metadata: { plan: 'team' },
      proration_date: seconds('2027-02-10T00:00:00Z'),
    });
  });

  it('can be canceled at the end of its period, resumed, and canceled immediately', async () => {
    await paying();
    await service.succeed('cancelBilling', call({ when: 'period_end' }));
    await run();
    expect(subscription()).toMatchObject({ cancel_at_period_end: true });
    await service.succeed('resumeBilling', call());
    await run();
    expect(subscription()).toMatchObject({ cancel_at_period_end: false, status: 'active' });
    await service.succeed('cancelBilling', call({ when: 'now' }));
    await run();
    expect(subscription()).toMatchObject({ status: 'canceled' });
    expect(await account()).toMatchObject({ providerSubscriptionId: null, status: 'canceled' });
  });

  it('is replaced after resuming, even if the end of the old one was never stored', async () => {
    await paying();
    await service.succeed('cancelBilling', call({ when: 'now' }));
    // Stripe has done it, and the process ended before it was written down.
    const { providerSubscriptionId } = await account();
    await run();
    const data = { providerSubscriptionId };
    await service.database.reader.prisma.billingAccount.update({ where: where(), data });
    await service.succeed('resumeBilling', call());
    await run();
    expect(stripe.of('sub').map(({ status }) => status)).toEqual(['canceled', 'active']);
    expect(await account()).toMatchObject({ status: 'active', providerSubscriptionId: subscription()?.id });
  });

  it('makes an account past due and active again, and cancels it if Stripe does', async () => {
    await paying();
    const set = (status: string) => {
      const found = subscription();
      if (found !== undefined) stripe.objects.set(found.id, { ...found, status });
    };
    set('past_due');
    await follow();
    expect((await account()).status).toBe('past_due');
    set('active');
    await follow();
    expect((await account()).status).toBe('active');
    set('canceled');
    await follow();
    expect(await account()).toMatchObject({
      status: 'canceled',
      seatPrice: 0n,
      providerSubscriptionId: null,
    });
    const types = (await readEvents(service, owner)).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['billing.past_due', 'billing.updated', 'billing.canceled']);
  });

  it('leaves no account past due when it ends because the plan is free', async () => {
    await paying();
    const found = subscription();
    if (found !== undefined) stripe.objects.set(found.id, { ...found, status: 'past_due' });
    await follow();
    expect((await change({ plan: 'free' })).status).toBe('past_due');
    await run();
    expect(await account()).toMatchObject({ status: 'active', providerSubscriptionId: null });
    expect((await readEvents(service, owner)).at(-1)?.type).toBe('billing.updated');
  });

  it('is not replaced by another one if it has ended at Stripe and the seats change meanwhile', async () => {
    await paying();
    const found = subscription();
    if (found !== undefined) stripe.objects.set(found.id, { ...found, status: 'canceled' });
    stripe.beforeNextAnswer(() => join('member'));
    await follow();
    await run();
    expect(stripe.of('sub').map(({ status }) => status)).toEqual(['canceled']);
    expect(await account()).toMatchObject({ status: 'canceled', providerSubscriptionId: null });
  });

  it('is corrected when someone has changed it at Stripe', async () => {
    await paying();
    await makeMember(service, owner, 'member');
    await run();
    const found = subscription();
    const items = { data: [{ id: 'si_1', price: 'price_team_month', quantity: 9, current_period_start: 0 }] };
    if (found !== undefined) stripe.objects.set(found.id, { ...found, items });
    await follow('b');
    expect(subscription()).toMatchObject({ items: { data: [{ quantity: 2 }] } });
  });

  it('is not updated when nothing has changed', async () => {
    await paying();
    const before = writes().length;
    await follow();
    await follow();
    // The payer is said again, by the same key.
    const again = writes().slice(before);
    expect(again.map(({ path }) => path.split('/')[2])).toEqual(['customers', 'customers']);
    expect(new Set(again.map(({ key }) => key)).size).toBe(1);
  });
});

describe('the background work of the service', () => {
  it('sends every change to Stripe automatically', async () => {
    await endTrial(service, owner);
    const jobs = await startJobs({
      url: service.databaseUrl,
      database: service.database,
      billing: stripeBilling,
      quotas: testQuotas,
      now,
      paymentProvider: stripeProvider({ secretKey: 'sk_test_12345678', now, address: stripe.address }),
      brand: usualBrand,
      mailer: { send: () => Promise.resolve(undefined), close: () => undefined },
      secretKey: testSecretKey,
      publicUrl: 'http://boards.test',
      logger: pino({ level: 'silent' }),
    });
    onTestFinished(() => jobs.stop(5_000));
    await change({ plan: 'team' });
    // Whatever else waits in the database is told, too.
    const seen = () =>
      stripe
        .of('sub')
        .map(({ metadata }) => metadata as Record<string, string>)
        .filter(({ workspace }) => workspace === owner.workspaceId)
        .map(({ plan }) => plan);
    await expect.poll(seen, { interval: 20, timeout: 20_000 }).toEqual(['team']);
    await change({ plan: 'business' });
    await expect.poll(seen, { interval: 20, timeout: 20_000 }).toEqual(['business']);
  });
});

describe('a job that fails', () => {
  it.each(['status 429', 'status 500', 'silence'] as const)(
    'is retried after %s, and creates one customer and one subscription',
    async (failure) => {
      await endTrial(service, owner);
      await change({ plan: 'team' });
      // The library tries twice what was not answered.
      stripe.fail(...(failure === 'silence' ? [failure, failure] : [failure]));
      await expect(follow()).rejects.toThrow();
      expect(await account()).toMatchObject({ status: 'active', providerSubscriptionId: null });
      await run();
      expect([stripe.of('cus').length, stripe.of('sub').length]).toEqual([1, 1]);
    },
  );

  it('sends the same key again after a lost response, whatever was created', async () => {
    await endTrial(service, owner);
    await change({ plan: 'team' });
    stripe.fail('answer lost', 'answer lost');
    await expect(follow()).rejects.toThrow();
    expect((await account()).providerCustomerId).toBeNull();
    await run();
    const made = writes().filter(({ path }) => path === '/v1/customers');
    expect(made.length).toBe(3);
    expect(new Set(made.map(({ key }) => key)).size).toBe(1);
    expect(stripe.of('cus').length).toBe(1);
  });

  it('finds the subscription after a crash between response and commit, even if seats have changed', async () => {
    await paying();
    const data = { providerSubscriptionId: null };
    await service.database.reader.prisma.billingAccount.update({ where: where(), data });
    await makeMember(service, owner, 'member');
    await run();
    expect(stripe.of('sub')).toMatchObject([{ items: { data: [{ quantity: 2 }] } }]);
    expect((await account()).providerSubscriptionId).toBe(subscription()?.id);
  });

  it('never takes another subscription of its customer for its own', async () => {
    await paying();
    const [own] = stripe.of('sub');
    if (own === undefined) throw new Error('there is no subscription');
    stripe.objects.delete(own.id);
    stripe.add('sub', { customer: own.customer, status: 'active', metadata: {}, items: own.items });
    stripe.objects.set(own.id, own);
    const data = { providerSubscriptionId: null };
    await service.database.reader.prisma.billingAccount.update({ where: where(), data });
    await makeMember(service, owner, 'member');
    await run();
    expect((await account()).providerSubscriptionId).toBe(own.id);
  });
});

describe('what changes a subscription', () => {
  const seconds = (day: number) => Date.UTC(2027, 0, day) / 1_000;
  const at = (day: number) => new Date(seconds(day) * 1_000);
  const agreed = {
    plan: 'team',
    interval: 'month',
    priceId: 'price_1',
    seatPrice: 800n,
    seats: 1,
    periodEnd: at(35),
    isTrial: false,
    endsWithPeriod: false,
    since: at(5),
  } as const;
  const subscription = {
    status: 'active',
    metadata: metadataOf({ workspace: 'one' }, agreed),
    items: { data: [{ id: 'si_1', quantity: 1, current_period_start: seconds(5) }] },
    cancel_at_period_end: false,
  } as unknown as Stripe.Subscription;
  const changesFor = (changed: Partial<RequestedSubscription>) =>
    changesOf(subscription, { ...agreed, ...changed }, { workspace: 'one', paysByItself: false }, at(10));

  it('is prorated from its moment on, but neither from before the period, which Stripe refuses, nor from later than now', () => {
    const proratedFrom = (day: number) => changesFor({ seats: 2, since: at(day) })?.proration_date;
    expect([7, 1, 12].map(proratedFrom)).toEqual([7, 5, 10].map(seconds));
  });

  it('includes a new price of the same plan once it is agreed to', () => {
    expect(changesFor({ priceId: 'price_2' })).toBeUndefined();
    expect(changesFor({ priceId: 'price_2', seatPrice: 900n })).toMatchObject({
      items: [{ id: 'si_1', price: 'price_2' }],
      metadata: { seat_price: '900' },
    });
  });

  it('marks a cancellation at the end of the period as ours, so that another subscription can follow', () => {
    const changes = changesFor({ endsWithPeriod: true });
    expect(changes).toMatchObject({ cancel_at_period_end: true });
    expect(endedByUs({ ...subscription, ...changes } as unknown as Stripe.Subscription)).toBe(true);
  });
});
