/** The work of `npm run admin -- invoices …`. `npm run admin:mark-invoice-paid` and `npm run admin:credit-invoice` are older, and do the same. */
import { creditInvoice, findDocument, markPaid } from '../../src/domain/billing/invoices/invoice-payments.ts';
import type { InvoiceView } from '../../src/domain/billing/invoices/invoices.ts';
import { toTypeId } from '../../src/domain/core/ids.ts';
import { recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { readMoment } from '../support/moments.ts';
import { facts, lines } from './admin-results.ts';
import { withInvoice } from './find-invoice.ts';

function shown({ invoice, number, creditedNumber, credited, amountDue, ...view }: InvoiceView) {
  const { kind, status, currency, total, dueAt, paidAt, provider, periodStart, periodEnd } = invoice;
  return {
    id: toTypeId('invoice', invoice.id),
    workspace_id: toTypeId('workspace', invoice.workspaceId),
    ...facts({ number, creditedNumber, kind, status, provider, currency, total, credited, amountDue }),
    ...facts({ periodStart, periodEnd, dueAt, paidAt }),
    lines: view.lines.map(({ description, amount }) => ({ description, amount: Number(amount) })),
  };
}

/** @throws {CommandError} if there is none */
export async function showInvoice(text: string): Promise<AdminResult> {
  const data = shown(await withInvoice(text, (_ctx, view) => Promise.resolve(view)));
  return { data, text: lines(data) };
}

/** @throws {UsageError | CommandError} */
export async function markInvoice(text: string, time: string | undefined): Promise<AdminResult> {
  const paidAt = time === undefined ? undefined : readMoment('paid-at', time);
  await withInvoice(text, async (ctx, invoice) => {
    await markPaid(ctx, invoice, paidAt);
    await recordOperatorAction(ctx, { action: 'invoices mark-paid', subject: text });
  });
  return { data: { invoice: text, paid: true }, text: `${text} is marked as paid.\n` };
}

interface CreditOptions {
  readonly reason: string;
  readonly amount: number | undefined;
}

/** @throws {CommandError} when there is no such invoice, or it can't be credited like this */
export async function creditDocument(text: string, { reason, amount }: CreditOptions): Promise<AdminResult> {
  const credit = { reason: reason.trim(), ...(amount !== undefined && { amount: BigInt(amount) }) };
  const number = await withInvoice(text, async (ctx, invoice) => {
    const id = await creditInvoice(ctx, invoice, credit);
    const details = amount === undefined ? { reason } : { reason, amount };
    await recordOperatorAction(ctx, { action: 'invoices credit', subject: text, details });
    return (await findDocument(ctx, { id }))?.number ?? '';
  });
  return { data: { number, credits: text }, text: `${number} credits ${text}.\n` };
}
