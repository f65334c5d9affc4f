/** Marks an invoice as paid, or a credit note as paid back. Doing it again changes nothing. */
import { markInvoice } from './invoices.ts';

interface PaymentOptions {
  readonly invoice: string;
  /** A time; now by default. */
  readonly paidAt: string | undefined;
}

/** @throws {UsageError | CommandError} */
export async function markInvoicePaid({ invoice, paidAt }: PaymentOptions): Promise<void> {
  process.stdout.write((await markInvoice(invoice, paidAt)).text);
}
