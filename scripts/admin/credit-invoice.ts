/** Takes back an invoice, or a part of it, by a credit note. */
import { creditInvoice, findDocument } from '../../src/domain/billing/invoices/invoice-payments.ts';
import { withInvoice } from './find-invoice.ts';

interface CreditOptions {
  readonly invoice: string;
  readonly reason: string;
  /** Minor units: 1600 is 16.00 euros. */
  readonly amount: number | undefined;
}

/** @throws {CommandError} when there is no such invoice, or it can't be credited like this */
export async function writeCreditNote({ invoice: text, reason, amount }: CreditOptions): Promise<void> {
  const credit = { reason: reason.trim(), ...(amount !== undefined && { amount: BigInt(amount) }) };
  const number = await withInvoice(text, async (ctx, invoice) => {
    const id = await creditInvoice(ctx, invoice, credit);
    return (await findDocument(ctx, { id }))?.number ?? '';
  });
  process.stdout.write(`${number} credits ${text}.\n`);
}
