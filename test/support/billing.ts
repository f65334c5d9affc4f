/** The plans that tests are run with, which are those of the repository, and accounts in the states that tests need. */
import { readFileSync } from 'node:fs';
import { parsePlans } from '../../src/domain/billing/plans/plan-files.ts';
import { systemActor } from '../../src/domain/events/events.ts';
import { fromTypeId, newId, toTypeId } from '../../src/domain/core/ids.ts';
import { issueInvoice } from '../../src/domain/billing/invoices/invoice-closings.ts';
import type { NewInvoice } from '../../src/domain/billing/invoices/invoice-closings.ts';
import type { BillingSettings } from '../../src/domain/core/plan-table.ts';
import type { Tenant } from './factories.ts';
import type { Service } from './service.ts';

const planFile = new URL('../../src/domain/billing/plans/plans.json', import.meta.url);

/** Limits stop nothing. */
export const testBilling: BillingSettings = {
  plans: parsePlans(readFileSync(planFile, 'utf8')),
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
  const invoice = { ...sampleInvoice, workspaceId: fromTypeId(workspaceId), ...given };
  const id = await service.database.transaction((tx) =>
    issueInvoice({ tx, now, requestId: newId(), principal: systemActor }, invoice),
  );
  return toTypeId('invoice', id);
}
