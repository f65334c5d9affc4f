/** The plans that tests are run with, which are those of the repository, and accounts in the states that tests need. */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import type { DestinationStream } from 'pino';
import type { BillingAccount, Prisma } from '../../generated/prisma/client.ts';
import { usualBrand } from '../../src/brand.ts';
import { parsePlans } from '../../src/domain/billing/plans/plan-files.ts';
import { systemActor } from '../../src/domain/events/events.ts';
import { issueInvoice } from '../../src/domain/billing/invoices/invoice-closings.ts';
import type { NewInvoice } from '../../src/domain/billing/invoices/invoice-closings.ts';
import type { BillingSettings } from '../../src/domain/core/plan-table.ts';
import { closePeriods } from '../../src/jobs/tasks/billing.ts';
import type { Tenant } from './factories.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import type { Service } from './service.ts';

const planFile = new URL('../../src/domain/billing/plans/plans.json', import.meta.url);

/** Limits stop nothing. */
export const testBilling: BillingSettings = {
  plans: parsePlans(readFileSync(planFile, 'utf8'), usualBrand.name),
  enforced: false,
  provider: 'manual',
};

const sampleInvoice = {
  kind: 'invoice',
  creditedInvoiceId: null,
  periodStart: new Date('2026-10-12T00:00:00Z'),
  periodEnd: new Date('2026-11-12T00:00:00Z'),
  currency: 'EUR',
  recipient: { name: 'Studio Winter' },
  seller: { name: 'Boards Ltd' },
  dueAt: new Date('2999-01-01T00:00:00Z'),
  lines: [{ description: 'Team, 5 seats', amount: 4000n }],
} satisfies Omit<NewInvoice, 'workspaceId'>;

/** An open invoice over 40.00 euros by default; its id as clients see it. */
export async function makeInvoice(
  service: Service,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
  given: Partial<NewInvoice> = {},
  now = service.now(),
): Promise<string> {
  const invoice = { ...sampleInvoice, workspaceId: storedId(workspaceId), ...given };
  const id = await service.database.transaction((tx) =>
    issueInvoice({ tx, now, requestId: newUuid(), principal: systemActor }, invoice),
  );
  return typeIdOf('invoice', id);
}

/** The stored billing account of a workspace. */
export function billingAccountOf(
  service: Service,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
): Promise<BillingAccount> {
  const where = { workspaceId: storedId(workspaceId) };
  return service.database.reader.prisma.billingAccount.findUniqueOrThrow({ where });
}

/** Changes the stored billing account, as time and jobs would. */
export async function setBillingAccount(
  service: Service,
  { workspaceId }: Pick<Tenant, 'workspaceId'>,
  data: Prisma.BillingAccountUncheckedUpdateInput,
): Promise<void> {
  const where = { workspaceId: storedId(workspaceId) };
  await service.database.reader.prisma.billingAccount.update({ where, data });
}

/** The workspace has had its trial, so that the plan that it changes to is paid for from the first day. */
export function endTrial(service: Service, tenant: Pick<Tenant, 'workspaceId'>): Promise<void> {
  return setBillingAccount(service, tenant, { hadTrial: true });
}

/** Runs the job that closes periods, once, by the clock of the service. */
export function closeDuePeriods(service: Service, log?: DestinationStream): Promise<void> {
  return closePeriods({
    database: service.database,
    billing: service.billing,
    now: service.now,
    logger: pino({ level: log === undefined ? 'silent' : 'info' }, log),
    stopping: new AbortController().signal,
  });
}
