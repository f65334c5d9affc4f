/**
 * Closes invoices. In the transaction that ends a period, creates a document with lines, a recipient and the
 * workspace's next number (docs/decisions/0032-invoices.md). The caller has locked the account.
 */
import type { InvoiceLineModel, InvoiceModel } from '../../../../generated/prisma/models.ts';
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';
import { insertRows } from '../../../db/inserts.ts';
import type { PlanSettings, RequestContext } from '../../core/context.ts';
import { newId, toTypeId } from '../../core/ids.ts';
import { queueJob } from '../../core/jobs.ts';
import type { PlanTable, Seller } from '../../core/plan-table.ts';
import { changesFromNothing, recordEvents, systemActor } from '../../events/events.ts';
import type { ActorContext } from '../../events/events.ts';
import type { BillingAccount } from '../billing-accounts.ts';
import { addressOf } from '../billing-addresses.ts';
import type { BillingAddress } from '../billing-addresses.ts';
import { addDays, periodAt } from '../periods.ts';
import { readLedgers } from '../ledger-rows.ts';
import { billOf } from './invoice-amounts.ts';
import type { BillLine } from './invoice-amounts.ts';

type ClosingContext = RequestContext & PlanSettings;

/** Invoices the days since the last invoice, up to the end of the period, if anything is due. */
export async function closeInvoice(ctx: ClosingContext, account: BillingAccount): Promise<void> {
  const { workspaceId, closesAt: until, billedUntil: from } = account;
  if (until === null || until <= from || account.status === 'trialing') return;
  // A payment provider issues its own invoices.
  if (account.provider !== 'manual') return;
  const period = periodAt(account.anchor, account.interval, from);
  const ledgers = await readLedgers(ctx.tx, workspaceId, { from: period.start, until });
  const bill = billOf(ledgers, period, { from, until });
  if (bill.currency === null || bill.total === 0n) return;
  const { plans } = ctx.settings.billing;
  const id = await issueInvoice(
    { ...ctx, principal: systemActor },
    {
      workspaceId,
      kind: 'invoice',
      creditedInvoiceId: null,
      periodStart: from,
      periodEnd: until,
      currency: bill.currency,
      recipient: await recipientOf(ctx, account),
      seller: plans.invoicing.seller,
      dueAt: addDays(ctx.now, plans.invoicing.paymentDays),
      lines: bill.lines.map((line) => ({ ...line, description: describeLine(plans, line) })),
    },
  );
  await queueMails(ctx, account, id);
}

/** The recipient as the invoice shows it. */
export interface Recipient {
  readonly name: string;
  readonly email?: string;
  readonly address?: BillingAddress;
  readonly tax_id?: string;
}

/** The current recipient, from the account and the workspace. */
export async function recipientOf(
  { tx }: Pick<RequestContext, 'tx'>,
  account: BillingAccount,
): Promise<Recipient> {
  const workspace = await tx.prisma.workspace.findUnique({
    where: { id: account.workspaceId },
    select: { name: true },
  });
  const address = addressOf(account);
  const { billingEmail: email, taxId } = account;
  return {
    name: address?.name ?? workspace?.name ?? 'Workspace',
    ...(email !== null && { email }),
    ...(address !== null && { address }),
    ...(taxId !== null && { tax_id: taxId }),
  };
}

/** A line of a bill in words, such as `Team, 5 seats`. */
export function describeLine(
  { plans }: Pick<PlanTable, 'plans'>,
  { plan: id, seats }: Pick<BillLine, 'plan' | 'seats'>,
): string {
  const name = plans.find((plan) => plan.id === id)?.name ?? id;
  return `${name}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;
}

/** A line to store. A credit note's line has only a description and an amount. */
export type NewLine = Pick<InvoiceLineModel, 'description' | 'amount'> &
  Partial<
    Pick<
      InvoiceLineModel,
      'plan' | 'interval' | 'seats' | 'seatPrice' | 'firstDay' | 'lastDay' | 'periodDays'
    >
  >;

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

/** Creates, numbers and records a document. */
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
  const { version } = await tx.prisma.invoice.update({
    where: { id },
    data: { status: 'open', number, issuedAt: now },
    select: { version: true },
  });
  const changes = changesFromNothing({
    kind,
    status: 'open',
    number: invoiceNumber(workspaceId, number),
    total: Number(total),
    currency,
    credited_invoice_id: invoice.creditedInvoiceId,
  });
  await recordEvents(ctx, [{ type: 'invoice.created', workspaceId, resourceId: id, changes, version }]);
  return id;
}

/** The next number of a workspace. Other transactions wait until this one ends, so that there are no gaps. */
async function takeNumber({ tx }: RequestContext, workspaceId: string): Promise<number> {
  const { lastNumber } = await tx.prisma.invoiceCounter.upsert({
    where: { workspaceId },
    create: { workspaceId, lastNumber: 1 },
    update: { lastNumber: { increment: 1 } },
    select: { lastNumber: true },
  });
  return lastNumber;
}

/** Stores the lines of a document in order. */
export function insertLines(
  tx: Tx,
  { id, workspaceId }: Pick<InvoiceModel, 'id' | 'workspaceId'>,
  lines: readonly NewLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    id: newId(),
    workspace_id: workspaceId,
    invoice_id: id,
    position,
    description: line.description,
    plan: line.plan,
    interval: line.interval,
    seats: line.seats,
    seat_price: line.seatPrice,
    first_day: line.firstDay,
    last_day: line.lastDay,
    period_days: line.periodDays,
    amount: line.amount,
  }));
  return insertRows(tx, 'invoice_lines', rows);
}

/** The number on a document, such as `CB7NKWGP-0001`. Eight random characters tell workspaces apart. */
export function invoiceNumber(workspaceId: string, number: number): string {
  return `${toTypeId('workspace', workspaceId).slice(-8).toUpperCase()}-${String(number).padStart(4, '0')}`;
}

/** Mails the invoice to the billing address, or else to every owner. */
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
