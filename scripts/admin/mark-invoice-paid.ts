/**
 * Marks an invoice as paid, or a credit note as paid back: `npm run admin:mark-invoice-paid -- --invoice CB7NKWGP-0001`.
 * `--paid-at 2026-11-20T12:00:00Z` says when, if not now. Doing it again changes nothing.
 */
import { parseArgs } from 'node:util';
import { markPaid } from '../../src/domain/billing/invoices/invoice-payments.ts';
import { withInvoice } from './find-invoice.ts';
import { UsageError, runScript } from '../support/run-script.ts';

await runScript(async () => {
  const { values } = parseArgs({ options: { invoice: { type: 'string' }, 'paid-at': { type: 'string' } } });
  const { invoice: text, 'paid-at': time } = values;
  if (text === undefined) {
    throw new UsageError('Which invoice? Use npm run admin:mark-invoice-paid -- --invoice CB7NKWGP-0001');
  }
  const paidAt = time === undefined ? undefined : new Date(time);
  if (paidAt !== undefined && Number.isNaN(paidAt.getTime())) {
    throw new UsageError('--paid-at takes a time such as 2026-11-20T12:00:00Z.');
  }
  await withInvoice(text, (ctx, invoice) => markPaid(ctx, invoice, paidAt));
  process.stdout.write(`${text} is marked as paid.\n`);
});
