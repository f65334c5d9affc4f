/**
 * Takes back an invoice by a credit note: `npm run admin:credit-invoice -- --invoice CB7NKWGP-0001 --reason "Two seats too many"`.
 * `--amount 1600` takes back only so many minor units (1600 is 16.00 euros).
 */
import { parseArgs } from 'node:util';
import { creditInvoice, findDocument } from '../../src/domain/billing/invoices/invoice-payments.ts';
import { withInvoice } from './find-invoice.ts';
import { UsageError, runScript } from '../support/run-script.ts';

const reasonLengthMax = 300;

await runScript(async () => {
  const { values } = parseArgs({
    options: { invoice: { type: 'string' }, reason: { type: 'string' }, amount: { type: 'string' } },
  });
  const { invoice: text, reason = '', amount } = values;
  if (text === undefined || reason.trim() === '') {
    throw new UsageError(
      'Which invoice, and why? Use npm run admin:credit-invoice -- --invoice CB7NKWGP-0001 --reason "Two seats too many"',
    );
  }
  if (reason.length > reasonLengthMax || reason.includes('\0')) {
    throw new UsageError(`--reason can have at most ${reasonLengthMax} characters.`);
  }
  if (amount !== undefined && !/^[1-9]\d{0,14}$/.test(amount)) {
    throw new UsageError('--amount takes whole minor units, such as 1600 for 16.00 euros.');
  }
  const credit = { reason: reason.trim(), ...(amount !== undefined && { amount: BigInt(amount) }) };
  const number = await withInvoice(text, async (ctx, invoice) => {
    const id = await creditInvoice(ctx, invoice, credit);
    return (await findDocument(ctx, { id }))?.number ?? '';
  });
  process.stdout.write(`${number} credits ${text}.\n`);
});
