/** A service whose money Stripe collects: a fake one, with the jobs that tests run when they want. */
import { pino } from 'pino';
import request from 'supertest';
import { Prisma } from '../../src/db/database.ts';
import { fromTypeId } from '../../src/domain/ids.ts';
import type { BillingSettings } from '../../src/domain/plans.ts';
import { paymentTasks } from '../../src/jobs/payments.ts';
import type { PaymentTasks } from '../../src/jobs/payments.ts';
import { stripeProvider } from '../../src/payments/stripe.ts';
import { testBilling } from './billing.ts';
import { signatureOf, webhookSecret } from './fake-stripe.ts';
import type { FakeStripe } from './fake-stripe.ts';
import { startService } from './service.ts';
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
    WHERE j.payload->>'workspaceId' = ${fromTypeId(workspaceId)} ORDER BY j.id`);
}

/** Runs what waits, and what follows from it, until nothing does. What throws goes on waiting. */
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
