/** Takes back an invoice, or a part of it, by a credit note. */
import { creditDocument } from './invoices.ts';

interface CreditOptions {
  readonly invoice: string;
  readonly reason: string;
  /** Minor units: 1600 is 16.00 euros. */
  readonly amount: number | undefined;
}

/** @throws {CommandError} when there is no such invoice, or it can't be credited like this */
export async function writeCreditNote({ invoice, ...credit }: CreditOptions): Promise<void> {
  process.stdout.write((await creditDocument(invoice, credit)).text);
}
