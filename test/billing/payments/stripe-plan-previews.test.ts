/** What Stripe would bill for a change of plan: asked for by a job with the changes that would be made, and changing nothing. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentTasks } from '../../../src/jobs/tasks/payments.ts';
import { purgeDeleted } from '../../../src/jobs/tasks/purge.ts';
import { setBillingAccount } from '../../support/billing.ts';
import { makeMember, makeTenant, makeToken, readEvents } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import type { FakeStripe } from '../../support/fake-stripe.ts';
import { storedId } from '../../support/ids.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';
import { runWaiting, startStripeService, tasksOn, waitingJobs } from '../../support/stripe-worlds.ts';

let service: Service;
let stripe: FakeStripe;
let tasks: PaymentTasks;
let owner: Tenant;
let clock: Date;

const at = (text: string) => (clock = new Date(text));
const seconds = (text: string) => String(Date.parse(text) / 1000);

beforeAll(async () => {
  service = await startStripeService({ now: () => clock });
});

beforeEach(async () => {
  at('2027-01-10T15:00:00Z');
  stripe = await startFakeStripe(() => clock);
  tasks = tasksOn(service, stripe, () => clock);
  owner = await makeTenant(service);
  stripe.answerPreviewsWith(invoice);
});

const day = (text: string) => Date.parse(text) / 1000;

/** What Stripe makes of a change from Team to Business in the middle of a month. */
const invoice = {
  object: 'invoice',
  currency: 'eur',
  total: 2380,
  amount_due: 2180,
  status: 'draft',
  total_taxes: [{ amount: 380, tax_behavior: 'exclusive' }],
  lines: {
    has_more: false,
    data: [
      {
        amount: -400,
        description: 'Unused time on 1 × Team',
        quantity: 1,
        period: { start: day('2027-01-25T12:00:00Z'), end: day('2027-02-10T00:00:00Z') },
      },
      {
        amount: 2400,
        description: null,
        quantity: 1,
        period: { start: day('2027-02-10T00:00:00Z'), end: day('2027-03-10T00:00:00Z') },
      },
    ],
  },
};

const place = () => ({ token: owner.token, id: owner.workspaceId });
const where = () => ({ workspaceId: storedId(owner.workspaceId) });
const run = () => runWaiting(service, tasks, owner.workspaceId);
const change = (body: object) => service.succeed('changePlan', { ...place(), body });
const ask = (body: object) => service.succeed('createPlanPreview', { ...place(), body });
const read = (id: string) => service.succeed('getPlanPreview', { token: owner.token, id });
const update = (data: Parameters<typeof setBillingAccount>[2]) => setBillingAccount(service, owner, data);

/** What Stripe was asked last. */
const asked = () => stripe.calls.findLast(({ path }) => path === '/v1/invoices/create_preview')?.params;

/** Asks, has the job run, and reads the answer. */
async function previewed(body: object) {
  const { id } = await ask(body);
  await run();
  return read(id);
}

/** Team by the month, paid from the 10th of January on, in the middle of that month. */
async function paying(): Promise<void> {
  await update({ hadTrial: true });
  await change({ plan: 'team' });
  await run();
  at('2027-01-25T12:00:00Z');
}

describe('createPlanPreview', () => {
  it('is pending at first, and has Stripe’s amounts once Stripe has responded', async () => {
    await paying();
    await makeMember(service, owner, 'member');
    await run();
    const calls = stripe.calls.length;
    const created = await ask({ plan: 'business' });
    expect(created).toMatchObject({
      workspace_id: owner.workspaceId,
      status: 'pending',
      plan: 'business',
      interval: 'month',
      when: 'now',
      effective_at: '2027-01-25T12:00:00.000Z',
      seats: 2,
      expires_at: '2027-01-25T12:15:00.000Z',
      created_at: '2027-01-25T12:00:00.000Z',
    });
    expect(created).not.toHaveProperty('quote');
    expect(stripe.calls.length).toBe(calls);
    await run();
    expect(await read(created.id)).toEqual({
      ...created,
      status: 'ready',
      quote: {
        currency: 'EUR',
        amount_due_now: 0,
        total: 2380,
        tax: 380,
        prorated_at: '2027-01-25T12:00:00.000Z',
        lines: [
          {
            description: 'Unused time on 1 × Team',
            seats: 1,
            amount: -400,
            first_day: '2027-01-25',
            last_day: '2027-02-09',
            days: 16,
          },
          {
            description: 'Seats',
            seats: 1,
            amount: 2400,
            first_day: '2027-02-10',
            last_day: '2027-03-09',
            days: 28,
          },
          { description: 'Tax', amount: 380 },
        ],
      },
    });
  });

  it('asks for exactly the change that is made later', async () => {
    await paying();
    await previewed({ plan: 'business' });
    const [subscription] = stripe.of('sub');
    const item = { id: 'si_1', price: 'price_business_month', quantity: '1' };
    expect(asked()).toEqual({
      customer: stripe.of('cus')[0]?.id,
      subscription: subscription?.id,
      subscription_details: {
        items: { 0: item },
        proration_behavior: 'create_prorations',
        proration_date: seconds('2027-01-25T12:00:00Z'),
      },
    });
    await change({ plan: 'business' });
    await run();
    const made = stripe.calls.findLast(({ path }) => path === `/v1/subscriptions/${subscription?.id ?? ''}`);
    expect(made?.params).toMatchObject({
      items: { 0: item },
      proration_behavior: 'create_prorations',
      proration_date: seconds('2027-01-25T12:00:00Z'),
    });
  });

  it('changes nothing at Stripe, and stores only the preview, its event and its job', async () => {
    await paying();
    const before = await service.succeed('getBilling', place());
    const objects = structuredClone([...stripe.objects.values()]);
    const { id } = await previewed({ plan: 'business' });
    expect(await service.succeed('getBilling', place())).toEqual(before);
    expect([...stripe.objects.values()]).toEqual(objects);
    expect((await readEvents(service, owner)).at(-1)).toMatchObject({
      type: 'plan_preview.created',
      resourceId: id,
      changes: { plan: { to: 'business' }, interval: { to: 'month' }, when: { to: 'now' } },
    });
  });

  it('of a first plan works without a customer, and creates none', async () => {
    await update({ hadTrial: true });
    const address = { line1: 'Am Markt 5', city: 'Lübeck', country: 'DE' };
    await service.succeed('updateBilling', { ...place(), body: { billing_address: address } });
    expect((await previewed({ plan: 'team' })).quote).toMatchObject({ amount_due_now: 2180, total: 2380 });
    expect(asked()).toEqual({
      currency: 'eur',
      customer_details: { address: { ...address, line2: '', postal_code: '', state: '' } },
      subscription_details: {
        items: { 0: { price: 'price_team_month', quantity: '1' } },
        billing_cycle_anchor: { type: 'timestamp', timestamp: seconds('2027-02-10T00:00:00Z') },
        proration_behavior: 'create_prorations',
      },
    });
    expect(stripe.calls.map(({ path }) => path)).toEqual(['/v1/invoices/create_preview']);
  });

  it('of a first plan with a trial has nothing due now', async () => {
    const preview = await previewed({ plan: 'team' });
    expect(preview).toMatchObject({
      trial_ends_at: '2027-01-24T00:00:00.000Z',
      quote: { amount_due_now: 0 },
    });
    expect(asked()).toMatchObject({
      subscription_details: { trial_end: seconds('2027-01-24T00:00:00Z') },
    });
  });

  it('asks for the other price within a trial, without proration', async () => {
    await change({ plan: 'team' });
    await run();
    expect((await previewed({ plan: 'business', interval: 'year' })).quote).toMatchObject({
      amount_due_now: 0,
    });
    expect(asked()?.subscription_details).toEqual({
      items: { 0: { id: 'si_1', price: 'price_business_year', quantity: '1' } },
      proration_behavior: 'create_prorations',
    });
  });

  it('at the end of the period asks for the first whole period on the new plan', async () => {
    await paying();
    const preview = await previewed({ plan: 'business', when: 'period_end' });
    expect(preview).toMatchObject({ when: 'period_end', effective_at: '2027-02-10T00:00:00.000Z' });
    expect(preview.quote).toMatchObject({ amount_due_now: 0, total: 2380 });
    expect(preview.quote).not.toHaveProperty('prorated_at');
    expect(asked()?.subscription_details).toEqual({
      items: { 0: { id: 'si_1', price: 'price_business_month', quantity: '1' } },
      proration_behavior: 'none',
    });
  });

  it('at the end of a period without a price asks for a subscription that begins then', async () => {
    await previewed({ plan: 'team', when: 'period_end' });
    expect(asked()).toEqual({
      currency: 'eur',
      subscription_details: { items: { 0: { price: 'price_team_month', quantity: '1' } } },
    });
  });

  it('undoes the cancellation when the current plan is requested, and asks for the next invoice', async () => {
    await paying();
    await service.succeed('cancelBilling', { ...place(), body: { when: 'period_end' } });
    await run();
    await previewed({ plan: 'team' });
    expect(asked()?.subscription_details).toEqual({ cancel_at_period_end: 'false' });
  });

  it.each([
    ['now', { cancel_now: 'true', proration_behavior: 'create_prorations' }, 2180],
    ['period_end', { cancel_at_period_end: 'true' }, 0],
  ])('asks for the end of the subscription when the plan has no price: %s', async (when, details, due) => {
    await paying();
    expect((await previewed({ plan: 'free', when })).quote).toMatchObject({ amount_due_now: due });
    expect(asked()?.subscription_details).toEqual(details);
  });

  it('is zero if nothing is or will be billed', async () => {
    const nothing = { currency: 'EUR', amount_due_now: 0, total: 0, tax: 0, lines: [] };
    expect((await previewed({ plan: 'free' })).quote).toEqual(nothing);
    await paying();
    stripe.answerPreviewsWith({ error: { type: 'invalid_request_error', code: 'invoice_upcoming_none' } });
    expect((await previewed({ plan: 'free', when: 'period_end' })).quote).toEqual(nothing);
  });

  it.each(['status 429', 'status 500', 'silence'] as const)(
    'waits after %s, and retries',
    async (failure) => {
      const { id } = await ask({ plan: 'team' });
      const job = () => tasks['quote-plan-change']({ ...where(), previewId: storedId(id) }, 'job');
      stripe.fail(...(failure === 'silence' ? [failure, failure] : [failure]));
      await expect(job()).rejects.toThrow();
      expect((await read(id)).status).toBe('pending');
      await job();
      expect((await read(id)).status).toBe('ready');
      const calls = stripe.calls.length;
      await job();
      expect(stripe.calls.length).toBe(calls);
    },
  );

  it('fails once Stripe refuses, and is not retried', async () => {
    stripe.answerPreviewsWith({ error: { type: 'invalid_request_error', message: 'No such price' } });
    const preview = await previewed({ plan: 'team' });
    expect(preview.status).toBe('failed');
    expect(preview).not.toHaveProperty('quote');
    expect(await waitingJobs(service, owner.workspaceId)).toEqual([]);
  });

  it('returns 409 if the service collects payments itself', async () => {
    const manual = await startService({ databaseUrl: service.databaseUrl, now: () => clock });
    await expectNothingStored(manual, async () => {
      const problem = await manual.fail('createPlanPreview', 409, { ...place(), body: { plan: 'team' } });
      expect(problem.code).toBe('no_payment_provider');
    });
  });

  it("returns 409 for a workspace that still pays this service's own invoices", async () => {
    await update({ provider: 'manual', seatPrice: 800n, currency: 'EUR', closesAt: new Date('2027-02-10') });
    const problem = await service.fail('createPlanPreview', 409, { ...place(), body: { plan: 'business' } });
    expect(problem.code).toBe('no_payment_provider');
    expect(
      await service.succeed('previewPlanChange', { ...place(), body: { plan: 'business' } }),
    ).toMatchObject({
      exact: true,
    });
  });

  it('returns the same problems as the change itself', async () => {
    await paying();
    const codeOf = async (status: number, body: object) =>
      (await service.fail('createPlanPreview', status, { ...place(), body })).code;
    await expectNothingStored(service, async () => {
      expect(await codeOf(400, { plan: 'team', when: 'soon' })).toBe('invalid_request');
      expect(await codeOf(422, { plan: 'gold' })).toBe('unknown_plan');
      expect(await codeOf(409, { plan: 'team', interval: 'year' })).toBe('interval_at_period_end');
    });
    await service.succeed('cancelBilling', { ...place(), body: { when: 'now' } });
    expect(await codeOf(409, { plan: 'free', when: 'period_end' })).toBe('billing_canceled');
  });

  it('requires the role admin and billing:read, and is hidden from other workspaces', async () => {
    const member = await makeMember(service, owner, 'member');
    const { id } = await ask({ plan: 'team' });
    const body = { plan: 'team' };
    await service.fail('createPlanPreview', 403, { token: member.token, id: owner.workspaceId, body });
    const token = await makeToken(service, owner, ['billing:read']);
    expect((await service.succeed('getPlanPreview', { token, id })).id).toBe(id);
    const other = await makeTenant(service);
    await service.fail('getPlanPreview', 404, { token: other.token, id });
  });
});

describe('previewPlanChange', () => {
  it('is marked as not exact if Stripe creates the invoices', async () => {
    const call = { ...place(), body: { plan: 'team' } };
    expect((await service.succeed('previewPlanChange', call)).exact).toBe(false);
  });
});

describe('getPlanPreview', () => {
  it('shows amounts for 15 minutes, and Stripe is not asked after that', async () => {
    const ready = await previewed({ plan: 'team' });
    const late = await ask({ plan: 'business' });
    at('2027-01-10T15:15:00Z');
    const calls = stripe.calls.length;
    await run();
    expect(stripe.calls.length).toBe(calls);
    for (const { id } of [ready, late]) {
      const over = await read(id);
      expect(over.status).toBe('expired');
      expect(over).not.toHaveProperty('quote');
    }
  });

  it('deletes a preview after a day', async () => {
    const { id } = await ask({ plan: 'team' });
    await purgeDeleted(service.database, at('2027-01-11T14:00:00Z'));
    await read(id);
    await purgeDeleted(service.database, at('2027-01-11T16:00:00Z'));
    await service.fail('getPlanPreview', 404, { token: owner.token, id });
  });
});
