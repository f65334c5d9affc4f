/** Settles invoices that the operator collects. Payment providers settle their own. */
import { billingEvent, changeAccount, lockAccount } from '../billing-accounts.ts';
import type { BillingAccount } from '../billing-accounts.ts';
import type { RequestContext } from '../../core/context.ts';
import { utcDay } from '../../core/utc-days.ts';
import { changesBetween, recordEvents, systemActor } from '../../events/events.ts';
import type { ActorContext, FieldValue } from '../../events/events.ts';
import { startOfDay } from '../periods.ts';
import { issueInvoice } from './invoice-closings.ts';
import type { NewLine, Recipient } from './invoice-closings.ts';
import { viewInvoices } from './invoices.ts';
import type { InvoiceView } from './invoices.ts';
import type { Seller } from '../../core/plan-table.ts';

/** Why an invoice can't be settled, in a sentence for the operator. */
export class SettlementError extends Error {
  override readonly name = 'SettlementError';
}

/** Finds a document by the number on it, or by its id. */
export async function findDocument(
  { tx }: Pick<RequestContext, 'tx'>,
  order: { readonly id: string } | { readonly number: string },
): Promise<InvoiceView | undefined> {
  if ('id' in order) return (await viewInvoices({ tx }, [order.id]))[0];
  const number = Number(/-(\d{1,9})$/.exec(order.number)?.[1] ?? 0);
  const found = await tx.prisma.invoice.findMany({ where: { number }, select: { id: true } });
  const views = await viewInvoices(
    { tx },
    found.map(({ id }) => id),
  );
  return views.find((view) => view.number === order.number.toUpperCase());
}

/** Locks the account of a document, so that nothing else settles it at the same time, and reads the document. */
async function lockDocument(ctx: RequestContext, { invoice }: InvoiceView): Promise<InvoiceView> {
  if (invoice.provider !== 'manual') {
    throw new SettlementError(`The invoice belongs to ${invoice.provider} and is settled there.`);
  }
  await lockAccount(ctx, invoice.workspaceId);
  const [view] = await viewInvoices(ctx, [invoice.id]);
  if (view === undefined) throw new Error('an invoice is gone');
  return view;
}

/**
 * Marks an open invoice as paid, or an open credit note as paid back. If no overdue invoice is left, billing is no
 * longer `past_due`. Repeating it changes nothing.
 *
 * @throws {SettlementError}
 */
export async function markPaid(ctx: ActorContext, document: InvoiceView, paidAt = ctx.now): Promise<void> {
  const view = await lockDocument(ctx, document);
  if (view.invoice.status === 'paid') return;
  if (view.invoice.status === 'void') {
    throw new SettlementError('The invoice is void. There is nothing left to pay.');
  }
  requirePossible(view, paidAt, ctx.now);
  await settle(ctx, view, { status: 'paid', paidAt });
  await endPastDue(ctx, view.invoice.workspaceId);
}

/** The day of issue is possible as a whole, because bank statements name days. @throws {SettlementError} */
function requirePossible({ invoice, number = '' }: InvoiceView, paidAt: Date, now: Date): void {
  if (paidAt > now) throw new SettlementError(`${number} can't be marked as paid in the future.`);
  const issuedOn = startOfDay(invoice.issuedAt ?? invoice.createdAt);
  if (paidAt < issuedOn) {
    const day = utcDay(issuedOn);
    throw new SettlementError(`${number} can't be marked as paid before it was issued, on ${day}.`);
  }
}

export interface Credit {
  /** Shown on the credit note. */
  readonly reason: string;
  /** In minor units; defaults to the whole remaining amount. */
  readonly amount?: bigint;
}

/**
 * Takes back all or part of an invoice with a credit note. An unpaid invoice with nothing left to pay becomes void; if
 * it was paid, the credit note stays open until the money is paid back.
 *
 * @returns the credit note's id
 * @throws {SettlementError}
 */
export async function creditInvoice(
  ctx: ActorContext,
  document: InvoiceView,
  { reason, amount }: Credit,
): Promise<string> {
  const view = await lockDocument(ctx, document);
  const { invoice, number = '' } = view;
  if (invoice.kind !== 'invoice') throw new SettlementError("A credit note can't be credited.");
  const left = invoice.total - view.credited;
  const credit = amount ?? left;
  if (credit <= 0n || credit > left) {
    throw new SettlementError(`At most ${left} minor units of ${number} can still be credited.`);
  }
  const wasPaid = invoice.status === 'paid';
  const line: NewLine = { description: `${reason} (credits ${number})`, amount: -credit };
  const { workspaceId, periodStart, periodEnd, currency } = invoice;
  const id = await issueInvoice(ctx, {
    workspaceId,
    periodStart,
    periodEnd,
    currency,
    kind: 'credit_note',
    creditedInvoiceId: invoice.id,
    recipient: invoice.recipient as unknown as Recipient,
    seller: invoice.seller as unknown as Seller | null,
    dueAt: null,
    lines: [line],
  });
  if (!wasPaid) {
    const [note] = await viewInvoices(ctx, [id]);
    if (note !== undefined) await settle(ctx, note, { status: 'paid', paidAt: ctx.now });
    const { status, paidAt } = invoice;
    await settle(ctx, view, credit === left ? { status: 'void', paidAt: null } : { status, paidAt });
    await endPastDue(ctx, workspaceId);
  }
  return id;
}

/** Stores what became of a document, and records what has changed of it since it was read. */
async function settle(
  ctx: ActorContext,
  before: InvoiceView,
  outcome: Pick<InvoiceView['invoice'], 'status' | 'paidAt'>,
): Promise<void> {
  const { workspaceId, id } = before.invoice;
  const { version } = await ctx.tx.prisma.invoice.update({
    where: { id },
    data: { ...outcome, updatedAt: ctx.now, version: { increment: 1 } },
    select: { version: true },
  });
  const [after = before] = await viewInvoices(ctx, [id]);
  const changes = changesBetween(recordedFields(before), recordedFields(after));
  await recordEvents(ctx, [{ type: 'invoice.updated', workspaceId, resourceId: id, changes, version }]);
}

function recordedFields({ invoice, amountDue }: InvoiceView): Record<string, FieldValue> {
  const { status, paidAt } = invoice;
  return { status, amount_due: Number(amountDue), paid_at: paidAt?.toISOString() ?? null };
}

/** A payment provider says itself whether its accounts are past due. */
function isOurs({ provider }: BillingAccount): boolean {
  return provider === 'manual';
}

/** Whether a workspace has an invoice that should have been paid by now. */
async function hasOverdue({ tx, now }: RequestContext, workspaceId: string): Promise<boolean> {
  const overdue = await tx.prisma.invoice.findFirst({
    where: { workspaceId, kind: 'invoice', provider: 'manual', status: 'open', dueAt: { lte: now } },
    select: { id: true },
  });
  return overdue !== null;
}

/** Marks a workspace as past due, unless it has paid meanwhile. */
export async function markPastDue(ctx: RequestContext, workspaceId: string): Promise<void> {
  const account = await lockAccount(ctx, workspaceId);
  if (!isOurs(account) || account.status !== 'active' || !(await hasOverdue(ctx, workspaceId))) return;
  const after = await changeAccount(ctx, account, { status: 'past_due' });
  const events = [billingEvent('billing.past_due', account, after)];
  await recordEvents({ ...ctx, principal: systemActor }, events);
}

/** Ends `past_due` if no invoice is overdue. The caller has locked the account. */
async function endPastDue(ctx: ActorContext, workspaceId: string): Promise<void> {
  const account = await lockAccount(ctx, workspaceId);
  if (!isOurs(account) || account.status !== 'past_due' || (await hasOverdue(ctx, workspaceId))) return;
  const after = await changeAccount(ctx, account, { status: 'active' });
  await recordEvents(ctx, [billingEvent('billing.updated', account, after)]);
}
