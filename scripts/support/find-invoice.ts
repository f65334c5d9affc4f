/** Finds the document that an operator's command is about, and does the work on it in one transaction. */
import { openDatabase } from '../../src/db/database.ts';
import type { PublicContext } from '../../src/domain/context.ts';
import { fromTypeId, newId } from '../../src/domain/ids.ts';
import { findDocument, SettlementError } from '../../src/domain/invoice-settlements.ts';
import type { InvoiceView } from '../../src/domain/invoices.ts';
import { withDatabaseUrl } from './database-url.ts';
import { UsageError } from './run-script.ts';

/**
 * @param text the number on the document, or its id
 * @throws {UsageError} when there is none, or when it cannot be settled like this
 */
export async function withInvoice<Result>(
  text: string,
  work: (ctx: PublicContext, invoice: InvoiceView) => Promise<Result>,
): Promise<Result> {
  const isId = /^invoice_[0-7][0-9a-hjkmnp-tv-z]{25}$/.test(text);
  return withDatabaseUrl(async (url) => {
    const database = openDatabase({ url, connectionsMax: 1, applicationName: 'boards invoices' });
    try {
      return await database.transaction(async (tx) => {
        const order = isId ? { id: fromTypeId(text) } : { number: text };
        const invoice = await findDocument({ tx }, order);
        if (invoice === undefined) throw new UsageError(`There is no invoice ${text}.`);
        return work({ tx, now: new Date(), requestId: newId() }, invoice);
      });
    } catch (error) {
      throw error instanceof SettlementError ? new UsageError(error.message) : error;
    } finally {
      await database.close();
    }
  });
}
