/** Finds the document that an operator's command is about, and does the work on it in one transaction. */
import type { ActorContext } from '../../src/domain/events/events.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { findDocument, SettlementError } from '../../src/domain/billing/invoices/invoice-payments.ts';
import type { InvoiceView } from '../../src/domain/billing/invoices/invoices.ts';
import { inOperatorTransaction } from './operator-transactions.ts';
import { CommandError } from '../support/command-errors.ts';

/**
 * @param text the number on the document, or its id
 * @throws {CommandError} when there is none, or when it cannot be settled like this
 */
export async function withInvoice<Result>(
  text: string,
  work: (ctx: ActorContext, invoice: InvoiceView) => Promise<Result>,
): Promise<Result> {
  const isId = /^invoice_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text);
  try {
    return await inOperatorTransaction(async (ctx) => {
      const order = isId ? { id: fromTypeId(text) } : { number: text };
      const invoice = await findDocument(ctx, order);
      if (invoice === undefined) throw new CommandError(`There is no invoice ${text}.`);
      return work(ctx, invoice);
    });
  } catch (error) {
    throw error instanceof SettlementError ? new CommandError(error.message) : error;
  }
}
