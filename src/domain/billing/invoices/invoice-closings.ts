/**
 * Creates invoices: the amounts of a period become a draft with lines, which is closed with the workspace's next
 * number, in the transaction that ends the period (docs/decisions/0032-invoices.md). The caller holds the account.
 */
import { Prisma } from '../../../db/database.ts';
import type { BillingAccount } from '../billing-accounts.ts';
import { readLedgers } from './ledgers.ts';
import { addDays, periodAt } from '../periods.ts';
import type { PlanSettings, RequestContext } from '../../core/context.ts';
import { changesFromNothing, recordEvents, systemActor } from '../../events/events.ts';
import type { ActorContext } from '../../events/events.ts';
import { newId } from '../../core/ids.ts';
import { billOf } from './invoice-amounts.ts';
import type { Bill, BillLine } from './invoice-amounts.ts';
import { recipientOf } from './invoice-recipients.ts';
import { insertLines } from './invoice-rows.ts';
import type { Recipient } from './invoice-recipients.ts';
import { invoiceNumber } from './invoices.ts';
import { queueJob } from '../../core/jobs.ts';
import type { PlanTable, Seller } from '../../core/plan-table.ts';

type ClosingContext = RequestContext & PlanSettings;

/** Invoices the usage since the last invoice, up to the end of the period; nothing if nothing is due. */
export async function closeInvoice(ctx: ClosingContext, account: BillingAccount): Promise<void> {
  const { workspaceId, closesAt: until, billedUntil: from } = account;
  // Of other providers, the invoices are theirs.
  if (until === null || until <= from || account.status === 'trialing' || account.provider !== 'manual')
    return;
  const period = periodAt(account.anchor, account.interval, from);
  const ledgers = await readLedgers(ctx, workspaceId, { from: period.start, until });
  const bill = billOf(ledgers, period, { from, until });
  if (bill.currency === null || bill.total === 0n) return;
  const { plans } = ctx.settings.billing;
  const id = await issueInvoice(
    { ...ctx, principal: systemActor },
    {
      ...{ workspaceId, kind: 'invoice', creditedInvoiceId: null },
      ...{ periodStart: from, periodEnd: until, currency: bill.currency },
      recipient: await recipientOf(ctx, account),
      seller: plans.invoicing.seller,
      dueAt: addDays(ctx.now, plans.invoicing.paymentDays),
      lines: bill.lines.map((line) => ({ ...line, description: describe(plans, line) })),
    },
  );
  await queueMails(ctx, account, id);
}

/** A line of a bill in words, such as `Team, 5 seats`. */
export function describe(
  { plans }: Pick<PlanTable, 'plans'>,
  { plan: id, seats }: Pick<Bill['lines'][number], 'plan' | 'seats'>,
): string {
  const name = plans.find((plan) => plan.id === id)?.name ?? id;
  return `${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
}

export interface NewLine extends Partial<Omit<BillLine, 'amount'>> {
  readonly description: string;
  readonly amount: bigint;
}

export interface NewInvoice {
  readonly workspaceId: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly creditedInvoiceId: string | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly currency: string;
  readonly recipient: Recipient;
  readonly seller: Seller | null;
  readonly dueAt: Date | null;
  readonly lines: readonly NewLine[];
}

/** Drafts and closes a document, and records it. The number's counter is locked from here to the end of the transaction. */
export async function issueInvoice(ctx: ActorContext, { lines, ...invoice }: NewInvoice): Promise<string> {
  const { tx, now } = ctx;
  const { workspaceId, kind, currency, recipient, seller } = invoice;
  const id = newId();
  const total = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const json = {
    recipient: recipient as unknown as Prisma.InputJsonValue,
    seller: seller === null ? Prisma.DbNull : (seller as unknown as Prisma.InputJsonValue),
  };
  await tx.prisma.invoice.create({
    data: { ...invoice, ...json, id, total, createdAt: now, updatedAt: now },
    select: { id: true },
  });
  await insertLines(tx, { id, workspaceId }, lines);
  const number = await takeNumber(ctx, workspaceId);
  await tx.prisma.invoice.update({
    where: { id },
    data: { status: 'open', number, issuedAt: now },
    select: { id: true },
  });
  const changes = changesFromNothing({
    ...{ kind, status: 'open', number: invoiceNumber(workspaceId, number), total: Number(total), currency },
    credited_invoice_id: invoice.creditedInvoiceId,
  });
  await recordEvents(ctx, [{ type: 'invoice.created', workspaceId, resourceId: id, changes }]);
  return id;
}

/** Others wait for the counter until this transaction ends, and take the same number if it fails: there are no gaps. */
async function takeNumber({ tx }: RequestContext, workspaceId: string): Promise<number> {
  const [counter] = await tx.rows<{ readonly number: number }>(Prisma.sql`
    INSERT INTO invoice_counters AS c (workspace_id, last_number) VALUES (${workspaceId}::uuid, 1)
    ON CONFLICT (workspace_id) DO UPDATE SET last_number = c.last_number + 1
    RETURNING c.last_number AS number`);
  if (counter === undefined) throw new Error('the counter of invoices gave no number');
  return counter.number;
}

/** To the billing address, or else to every owner. */
async function queueMails({ tx }: ClosingContext, account: BillingAccount, invoiceId: string): Promise<void> {
  if (account.billingEmail !== null) {
    await queueJob(tx, 'mail-invoice', { invoiceId });
    return;
  }
  const owners = await tx.prisma.workspaceMember.findMany({
    where: { workspaceId: account.workspaceId, role: 'owner', status: 'active' },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  for (const { id: memberId } of owners) await queueJob(tx, 'mail-invoice', { invoiceId, memberId });
}
