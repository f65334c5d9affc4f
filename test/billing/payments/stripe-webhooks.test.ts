/** Webhook events from Stripe: only Stripe is trusted, once, in any order, and only about its own customers. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentTasks } from '../../../src/jobs/tasks/payments.ts';
import { readEvents } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { signatureOf, startFakeStripe } from '../../support/fake-stripe.ts';
import type { FakeStripe } from '../../support/fake-stripe.ts';
import { storedId } from '../../support/ids.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';
import {
  addInvoice,
  customerOf,
  makePaying,
  noticeOf as noticeAt,
  runWaiting,
  sendNotice,
  startStripeService,
  tasksOn,
  waitingJobs,
} from '../../support/stripe-worlds.ts';

let service: Service;
let stripe: FakeStripe;
let tasks: PaymentTasks;
let owner: Tenant;
let clock: Date;

const now = () => clock;

beforeAll(async () => {
  service = await startStripeService({ now });
});

beforeEach(async () => {
  clock = new Date('2027-01-10T15:00:00Z');
  stripe = await startFakeStripe(now);
  tasks = tasksOn(service, stripe, now);
  owner = await makePaying(service, tasks);
});

const noticeOf = (type: string, object: object) => noticeAt(type, object, clock);
const day = (text: string) => Date.parse(text) / 1000;
const makeInvoice = async (fields: object = {}) =>
  addInvoice(stripe, await customerOf(service, owner), fields);

const run = () => runWaiting(service, tasks, owner.workspaceId);
const mirrored = () =>
  service.database.reader.prisma.invoice.findMany({
    where: { workspaceId: storedId(owner.workspaceId) },
    include: { lines: { orderBy: { position: 'asc' } } },
  });

describe('a notice', () => {
  it('gets a response immediately, and a job reads the current state', async () => {
    const invoice = await makeInvoice();
    const calls = stripe.calls.length;
    const answer = await sendNotice(service, noticeOf('invoice.finalized', invoice), { at: clock });
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect(stripe.calls.length).toBe(calls);
    await run();
    expect(await mirrored()).toMatchObject([
      {
        provider: 'stripe',
        providerNumber: 'ABC-0001',
        number: null,
        status: 'open',
        total: 1904n,
        currency: 'EUR',
        hostedUrl: 'https://stripe.test/i/1',
        pdfUrl: 'https://stripe.test/i/1/pdf',
        periodEnd: new Date('2027-02-10T00:00:00Z'),
        lines: [
          { description: '2 × Team', seats: 2, amount: 1600n, lastDay: new Date('2027-02-09T00:00:00Z') },
          { description: 'Tax', amount: 304n },
        ],
      },
    ]);
    const { data } = await service.succeed('listInvoices', { token: owner.token, id: owner.workspaceId });
    expect(data).toMatchObject([
      { number: 'ABC-0001', url: 'https://stripe.test/i/1', pdf_url: 'https://stripe.test/i/1/pdf' },
    ]);
  });

  it('changes nothing when it arrives again', async () => {
    const notice = noticeOf('invoice.finalized', await makeInvoice());
    await sendNotice(service, notice, { at: clock });
    await run();
    await expectNothingStored(service, async () => {
      const answers = await Promise.all([1, 2, 3].map(() => sendNotice(service, notice, { at: clock })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  });

  it('is processed once when it arrives many times concurrently', async () => {
    const notice = noticeOf('invoice.finalized', await makeInvoice());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendNotice(service, notice, { at: clock })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await service.database.reader.prisma.providerEvent.count({ where: { eventId: notice.id } })).toBe(
      1,
    );
    await run();
    expect((await mirrored()).length).toBe(1);
  });

  it.each([
    ['in order', ['finalized', 'paid', 'voided']],
    ['the other way round', ['voided', 'paid', 'finalized']],
    ['with one lost', ['finalized']],
  ])('about each step, %s, updates the invoice to its current state', async (_name, steps) => {
    const open = await makeInvoice();
    await sendNotice(service, noticeOf('invoice.finalized', open), { at: clock });
    await run();
    const paid = {
      ...open,
      status: 'paid',
      status_transitions: { finalized_at: 1, paid_at: day('2027-01-12') },
    };
    stripe.objects.set(open.id, paid);
    for (const step of steps) {
      const reported = step === 'finalized' ? open : { ...open, status: step };
      await sendNotice(service, noticeOf(`invoice.${step}`, reported), { at: clock });
    }
    await run();
    expect(await mirrored()).toMatchObject([{ status: 'paid', paidAt: new Date('2027-01-12T00:00:00Z') }]);
    const types = (await readEvents(service, owner)).map(({ type }) => type);
    expect(types.filter((type) => type.startsWith('invoice.'))).toEqual([
      'invoice.created',
      'invoice.updated',
    ]);
  });

  it('does not restore an old state when it is days late', async () => {
    const created = Math.floor(clock.getTime() / 1000);
    const invoice = await makeInvoice({
      status: 'paid',
      status_transitions: { finalized_at: created, paid_at: created },
    });
    const late = noticeOf('invoice.finalized', { ...invoice, status: 'open' });
    clock = new Date('2027-01-13T15:00:00Z');
    await sendNotice(service, late, { at: clock });
    await run();
    expect(await mirrored()).toMatchObject([{ status: 'paid' }]);
  });

  it('about a partial payment updates what is still due', async () => {
    const invoice = await makeInvoice();
    await sendNotice(service, noticeOf('invoice.finalized', invoice), { at: clock });
    await run();
    stripe.objects.set(invoice.id, { ...invoice, amount_remaining: 904 });
    await sendNotice(service, noticeOf('invoice.updated', invoice), { at: clock });
    await run();
    const { data } = await service.succeed('listInvoices', { token: owner.token, id: owner.workspaceId });
    expect(data).toMatchObject([{ status: 'open', total: 1904, credited: 0, amount_due: 904 }]);
  });

  it('about a draft has no effect until the invoice is closed', async () => {
    const draft = await makeInvoice({ status: 'draft' });
    await sendNotice(service, noticeOf('invoice.created', draft), { at: clock });
    await run();
    expect(await mirrored()).toEqual([]);
  });

  it('about a subscription makes the account past due by the state in Stripe, not in the event', async () => {
    const [subscription] = stripe.of('sub');
    const reported = { ...subscription, status: 'past_due' };
    await sendNotice(service, noticeOf('customer.subscription.updated', reported), { at: clock });
    await run();
    const shown = () => service.succeed('getBilling', { token: owner.token, id: owner.workspaceId });
    expect((await shown()).status).toBe('trialing');
    const [found] = stripe.of('sub');
    if (found !== undefined) stripe.objects.set(found.id, { ...found, status: 'canceled' });
    await sendNotice(service, noticeOf('customer.subscription.deleted', reported), { at: clock });
    await run();
    expect((await shown()).status).toBe('canceled');
  });
});

describe('a notice about another customer', () => {
  it('is accepted without effect when its customer is unknown or missing', async () => {
    const invoice = await makeInvoice();
    for (const customer of ['cus_unknown', null, 7, { id: 'cus_x' }]) {
      const answer = await sendNotice(service, noticeOf('invoice.paid', { ...invoice, customer }), {
        at: clock,
      });
      expect(answer.status).toBe(200);
    }
    expect(await waitingJobs(service, owner.workspaceId)).toEqual([]);
  });

  it('stays with the customer whose invoice it is, whatever the notice says', async () => {
    const other = await makePaying(service, tasks);
    const invoice = await makeInvoice();
    // It names the other's customer and workspace; the invoice is the owner's.
    const customer = await customerOf(service, other);
    const reported = { ...invoice, customer, metadata: { workspace: other.workspaceId } };
    await sendNotice(service, noticeOf('invoice.finalized', reported), { at: clock });
    await runWaiting(service, tasks, other.workspaceId);
    await run();
    const count = await service.database.reader.prisma.invoice.count({
      where: { providerInvoiceId: invoice.id },
    });
    expect(count).toBe(0);
  });
});

describe('a message that is not Stripe’s', () => {
  const body = JSON.stringify({
    id: 'evt_forged',
    object: 'event',
    type: 'invoice.paid',
    created: 1,
    data: { object: { object: 'invoice' } },
  });
  const at = new Date('2027-01-10T15:00:00Z');
  const minutes = (amount: number) => new Date(at.getTime() + amount * 60_000);

  it.each([
    ['without a signature', ''],
    ['with one of nonsense', 't=1,v1=00'],
    ['with that of another secret', signatureOf(body, at, 'whsec_YW5vdGhlci1zZWNyZXQtb2Ytb3RoZXJz')],
    ['with that of another message', signatureOf(`${body} `, at)],
    ['signed longer ago than five minutes', signatureOf(body, minutes(-5.1))],
  ])('%s returns 400 and stores nothing', async (_name, signature) => {
    await expectNothingStored(service, async () => {
      const answer = await sendNotice(service, body, { at, signature });
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    });
  });

  it('is Stripe’s within five minutes', async () => {
    const answer = await sendNotice(service, body, { at, signature: signatureOf(body, minutes(-4.9)) });
    expect(answer.status).toBe(200);
  });

  it.each([
    '',
    'not JSON',
    '7',
    'null',
    '[]',
    '{}',
    '{"id":"evt_x","type":"a","created":1,"data":{"object":null}}',
    '{"id":"evt_x","type":"a","created":1e300,"data":{"object":{"object":"invoice"}}}',
    '{"id":"evt_x","type":"a","created":-1e11,"data":{"object":{"object":"invoice"}}}',
  ])('returns 400 when it is signed but not an event: %s', async (text) => {
    await expectNothingStored(service, async () => {
      expect((await sendNotice(service, text, { at })).status).toBe(400);
    });
  });

  it('returns 413 when it is too large, and 405 with another method', async () => {
    const huge = `{"id":"${'x'.repeat(600_000)}"}`;
    expect((await sendNotice(service, huge, { at })).status).toBe(413);
    const got = await request(service.server).get('/webhooks/stripe');
    expect([got.status, got.headers.allow]).toEqual([405, 'POST']);
  });

  it('returns 404 if Stripe is not used', async () => {
    const manual = await startService({ databaseUrl: service.databaseUrl });
    expect((await sendNotice(manual, body, { at })).status).toBe(404);
  });
});
