/** Links to the pages of a payment provider: asked for by an owner, made by a job, shown once they are there. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { purgeDeleted } from '../../../src/jobs/tasks/purge.ts';
import type { PaymentTasks } from '../../../src/jobs/tasks/payments.ts';
import { makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startFakeStripe } from '../../support/fake-stripe.ts';
import type { FakeStripe } from '../../support/fake-stripe.ts';
import { storedId } from '../../support/ids.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';
import { runWaiting, sendNotice, startStripeService, tasksOn } from '../../support/stripe-worlds.ts';

let service: Service;
let stripe: FakeStripe;
let tasks: PaymentTasks;
let owner: Tenant;
let clock: Date;

beforeAll(async () => {
  service = await startStripeService({ now: () => clock });
});

beforeEach(async () => {
  clock = new Date('2027-01-10T15:00:00Z');
  stripe = await startFakeStripe(() => clock);
  tasks = tasksOn(service, stripe, () => clock);
  owner = await makeTenant(service);
  await service.succeed('changePlan', { ...place(), body: { plan: 'team' } });
});

const place = () => ({ token: owner.token, id: owner.workspaceId });
const run = () => runWaiting(service, tasks, owner.workspaceId);
const ask = (body: object) => service.succeed('createBillingLink', { ...place(), body });
const read = (id: string) => service.succeed('getBillingLink', { token: owner.token, id });
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));

describe('createBillingLink', () => {
  it('returns a link that is pending at first, open once the page exists, and expired afterwards', async () => {
    const link = await ask({ kind: 'portal', return_url: 'https://app.example.com/billing' });
    expect(link).toMatchObject({ kind: 'portal', status: 'pending' });
    expect(link).not.toHaveProperty('url');
    expect(stripe.calls).toEqual([]);
    await run();
    const [session] = stripe.of('bps');
    expect(session).toMatchObject({ return_url: 'https://app.example.com/billing' });
    expect(await read(link.id)).toMatchObject({ status: 'open', url: session?.url });
    later(6);
    const over = await read(link.id);
    expect(over.status).toBe('expired');
    expect(over).not.toHaveProperty('url');
  });

  it('leads to a page where a payment method is added, which later invoices are charged to', async () => {
    const link = await ask({ kind: 'payment_method' });
    await run();
    const [session] = stripe.of('cs');
    expect(session).toMatchObject({ mode: 'setup', success_url: 'http://boards.test' });
    const [customer] = stripe.of('cus');
    const complete = { ...session, status: 'complete', setup_intent: { payment_method: 'pm_1' } };
    stripe.objects.set(session?.id ?? '', { ...complete, id: session?.id ?? '' });
    const notice = {
      id: `evt_${link.id}`,
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      data: { object: { ...complete, customer: customer?.id } },
    };
    expect((await sendNotice(service, notice, { at: clock })).status).toBe(200);
    await run();
    expect((await read(link.id)).status).toBe('completed');
    expect(stripe.of('cus')).toMatchObject([{ invoice_settings: { default_payment_method: 'pm_1' } }]);
    expect(stripe.of('sub')).toMatchObject([{ collection_method: 'charge_automatically' }]);
  });

  it('creates one page, even if its job runs repeatedly', async () => {
    const { id } = await ask({ kind: 'portal' });
    const payload = { workspaceId: storedId(owner.workspaceId), linkId: storedId(id) };
    stripe.fail('status 500');
    await expect(tasks['open-billing-link'](payload, 'job')).rejects.toThrow();
    await tasks['open-billing-link'](payload, 'job');
    await tasks['open-billing-link'](payload, 'job');
    expect(stripe.of('bps').length).toBe(1);
  });

  it('returns 409 if the service collects payments itself, or nothing is paid', async () => {
    const idle = await makeTenant(service);
    await expectNothingStored(service, async () => {
      const call = { token: idle.token, id: idle.workspaceId, body: { kind: 'portal' } };
      const problem = await service.fail('createBillingLink', 409, call);
      expect(problem.code).toBe('no_payment_provider');
    });
  });

  it.each([
    {},
    { kind: 'other' },
    { kind: 'portal', return_url: 'javascript:alert(1)' },
    { kind: 'portal', a: 1 },
  ])('returns 400 for %j', async (body) => {
    await service.fail('createBillingLink', 400, { ...place(), body });
  });
});

describe('getBillingLink', () => {
  it('deletes links after a day, and old webhook events', async () => {
    const { id } = await ask({ kind: 'portal' });
    const notice = { id: `evt_old_${id}`, type: 'a', created: 1, data: { object: { object: 'invoice' } } };
    await sendNotice(service, notice, { at: clock });
    await purgeDeleted(service.database, later(23 * 60));
    await read(id);
    await purgeDeleted(service.database, later(2 * 60));
    await service.fail('getBillingLink', 404, { token: owner.token, id });
    const where = { eventId: notice.id };
    expect(await service.database.reader.prisma.providerEvent.count({ where })).toBe(1);
    await purgeDeleted(service.database, later(31 * 24 * 60));
    expect(await service.database.reader.prisma.providerEvent.count({ where })).toBe(0);
  });
});
