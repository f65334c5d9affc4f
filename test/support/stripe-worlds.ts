/** A service whose money Stripe collects: a fake one, with the jobs that tests run when they want. */
import { pino } from 'pino';
import request from 'supertest';
import { Prisma } from '../../src/db/database.ts';
import type { BillingSettings } from '../../src/domain/core/plan-table.ts';
import { paymentTasks } from '../../src/jobs/tasks/payments.ts';
import type { PaymentTasks } from '../../src/jobs/tasks/payments.ts';
import { stripeProvider } from '../../src/payments/stripe.ts';
import { testBilling } from './billing.ts';
import { makeTenant } from './factories.ts';
import type { Tenant } from './factories.ts';
import { signatureOf, webhookSecret } from './fake-stripe.ts';
import type { FakeStripe, StripeObject } from './fake-stripe.ts';
import { startService } from './service.ts';
import { storedId } from './ids.ts';
import type { Service, ServiceOptions } from './service.ts';

const { plans } = testBilling.plans;

/** The plans of the repository, with prices of Stripe's. */
export const stripeBilling: BillingSettings = {
  ...testBilling,
  provider: 'stripe',
  plans: {
    ...testBilling.plans,
    plans: plans.map((plan) => ({
      ...plan,
      stripePrices: { month: `price_${plan.id}_month`, year: `price_${plan.id}_year` },
    })),
  },
};

export function startStripeService(options: ServiceOptions = {}): Promise<Service> {
  return startService({ ...options, billing: stripeBilling, stripe: { webhookSecret } });
}

export function tasksOn(
  { database }: Pick<Service, 'database'>,
  { address }: FakeStripe,
  now: () => Date,
): PaymentTasks {
  return paymentTasks({
    database,
    billing: stripeBilling,
    paymentProvider: stripeProvider({ secretKey: 'sk_test_12345678', now, address, timeoutMs: 300 }),
    now,
    logger: pino({ level: 'silent' }),
  });
}

interface QueuedJob {
  readonly id: string;
  readonly task: keyof PaymentTasks;
  readonly payload: { readonly workspaceId: string };
}

/** The jobs of a workspace that ask a payment provider and wait, oldest first. */
export function waitingJobs({ database }: Pick<Service, 'database'>, workspaceId: string) {
  return database.reader.rows<QueuedJob>(Prisma.sql`
    SELECT j.id::text, t.identifier AS task, j.payload
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.payload->>'workspaceId' = ${storedId(workspaceId)} ORDER BY j.id`);
}

/** Runs what waits, and what follows from it, until nothing does. What throws continues waiting. */
export async function runWaiting(service: Service, tasks: PaymentTasks, workspaceId: string): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    const jobs = await waitingJobs(service, workspaceId);
    if (jobs.length === 0) return;
    for (const { id, task, payload } of jobs) {
      await (tasks[task] as (payload: unknown, jobId: string) => Promise<void>)(payload, id);
      await service.database.reader.rows(
        Prisma.sql`DELETE FROM graphile_worker._private_jobs WHERE id = ${BigInt(id)}`,
      );
    }
  }
  throw new Error('jobs make jobs without end');
}

/** A message of Stripe's, signed now unless said otherwise. */
export function sendNotice(
  { app }: Pick<Service, 'app'>,
  body: object | string,
  { at, signature }: { readonly at: Date; readonly signature?: string },
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(app)
    .post('/webhooks/stripe')
    .set('Content-Type', 'application/json')
    .set('Stripe-Signature', signature ?? signatureOf(text, at))
    .send(text);
}

/** A workspace that has chosen a plan with a price, which Stripe knows of; its trial runs. */
export async function makePaying(service: Service, tasks: PaymentTasks): Promise<Tenant> {
  const tenant = await makeTenant(service);
  const call = { token: tenant.token, id: tenant.workspaceId, body: { plan: 'team' } };
  await service.succeed('changePlan', call);
  await runWaiting(service, tasks, tenant.workspaceId);
  return tenant;
}

/** The id of its customer over there. */
export async function customerOf(
  { database }: Pick<Service, 'database'>,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
): Promise<string> {
  const where = { workspaceId: storedId(workspaceId) };
  const account = await database.reader.prisma.billingAccount.findUniqueOrThrow({ where });
  return account.providerCustomerId ?? '';
}

let notices = 0;

/** A Stripe event about an object, with its own id. */
export function noticeOf(type: string, object: object, at: Date) {
  notices += 1;
  return {
    id: `evt_${process.pid}_${notices}`,
    object: 'event',
    type,
    created: Math.floor(at.getTime() / 1000),
    data: { object },
  };
}

const day = (text: string) => Date.parse(text) / 1000;

/** An open invoice over 19.04 euros by default, as Stripe's API has it. */
export function addInvoice(stripe: FakeStripe, customer: string, fields: object = {}): StripeObject {
  return stripe.add('in', {
    object: 'invoice',
    customer,
    number: 'ABC-0001',
    status: 'open',
    currency: 'eur',
    total: 1904,
    amount_remaining: 1904,
    due_date: null,
    created: day('2027-01-10T15:00:00Z'),
    period_start: day('2027-01-10T00:00:00Z'),
    period_end: day('2027-01-10T00:00:00Z'),
    status_transitions: { finalized_at: day('2027-01-10T16:00:00Z'), paid_at: null },
    total_taxes: [{ amount: 304, tax_behavior: 'exclusive' }],
    hosted_invoice_url: 'https://stripe.test/i/1',
    invoice_pdf: 'https://stripe.test/i/1/pdf',
    lines: {
      has_more: false,
      data: [
        {
          amount: 1600,
          description: '2 × Team',
          quantity: 2,
          period: { start: day('2027-01-10T00:00:00Z'), end: day('2027-02-10T00:00:00Z') },
        },
      ],
    },
    ...fields,
  });
}

/** Half of such an invoice taken back by default, as Stripe's API has it. */
export function addCreditNote(
  stripe: FakeStripe,
  invoice: { readonly id: string; readonly customer?: unknown },
  fields: object = {},
): StripeObject {
  return stripe.add('cn', {
    object: 'credit_note',
    customer: invoice.customer,
    invoice: invoice.id,
    number: 'ABC-0001-CN-01',
    currency: 'eur',
    status: 'issued',
    total: 952,
    memo: null,
    created: day('2027-01-12T09:00:00Z'),
    pdf: 'https://stripe.test/cn/1/pdf',
    total_taxes: [{ amount: 152, tax_behavior: 'exclusive' }],
    lines: { has_more: false, data: [{ amount: 800, description: '1 × Team', quantity: 1 }] },
    ...fields,
  });
}
