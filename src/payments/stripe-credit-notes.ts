/** Maps Stripe's credit notes to the service's: amounts that are paid back are negative. */
import type Stripe from 'stripe';
import type {
  ProviderCreditNote,
  ProviderInvoiceLine,
} from '../domain/billing/payments/payment-providers.ts';
import { idOf, linesMax, textOf, toDate, withRest } from './stripe-invoices.ts';

const statuses: Readonly<Record<string, ProviderCreditNote['status']>> = { issued: 'paid', void: 'void' };

/** Undefined for unknown statuses. */
export async function toCreditNote(
  stripe: Stripe,
  note: Stripe.CreditNote,
): Promise<ProviderCreditNote | undefined> {
  const status = statuses[note.status];
  if (status === undefined) return undefined;
  const lines = await allLines(stripe, note);
  return {
    providerId: note.id,
    customerId: idOf(note.customer),
    invoiceId: idOf(note.invoice),
    number: note.number,
    status,
    currency: note.currency.toUpperCase(),
    total: -BigInt(note.total),
    lines: toLines(note, lines),
    issuedAt: toDate(note.created),
    pdfUrl: note.pdf,
  };
}

async function allLines(
  stripe: Stripe,
  { id, lines }: Stripe.CreditNote,
): Promise<Stripe.CreditNoteLineItem[]> {
  if (!lines.has_more) return lines.data;
  return stripe.creditNotes.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: linesMax });
}

/** If Stripe has no lines, because only an amount was given, one line for that amount. */
function toLines(
  note: Stripe.CreditNote,
  lines: readonly Stripe.CreditNoteLineItem[],
): ProviderInvoiceLine[] {
  const days = { firstDay: null, lastDay: null };
  if (lines.length === 0) {
    return [{ description: textOf(note.memo, 'Credit'), seats: null, ...days, amount: -BigInt(note.total) }];
  }
  const given = lines.map(({ description, quantity, amount }) => ({
    description: textOf(description, 'Credit'),
    seats: quantity,
    ...days,
    amount: BigInt(amount),
  }));
  return withRest(note, given).map((line) => ({ ...line, amount: -line.amount }));
}
