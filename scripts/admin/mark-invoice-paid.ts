/** Marks an invoice as paid, or a credit note as paid back. Doing it again changes nothing. */
import { markPaid } from '../../src/domain/billing/invoices/invoice-payments.ts';
import { withInvoice } from './find-invoice.ts';
import { UsageError } from '../support/command-errors.ts';

interface PaymentOptions {
  readonly invoice: string;
  /** A time; now by default. */
  readonly paidAt: string | undefined;
}

/** @throws {UsageError | CommandError} */
export async function markInvoicePaid({ invoice: text, paidAt: time }: PaymentOptions): Promise<void> {
  const paidAt = time === undefined ? undefined : new Date(time);
  if (paidAt !== undefined && Number.isNaN(paidAt.getTime())) {
    throw new UsageError('--paid-at takes a time such as 2026-11-20T12:00:00Z.');
  }
  await withInvoice(text, (ctx, invoice) => markPaid(ctx, invoice, paidAt));
  process.stdout.write(`${text} is marked as paid.\n`);
}
