/** Maps Stripe's invoices to the service's. */
import type Stripe from 'stripe';
import type { ProviderInvoice, ProviderInvoiceLine } from '../domain/billing/payments/payment-providers.ts';

const daySeconds = 86_400;
/** Two less than the contract's maximum, because lines can be added. */
export const linesMax = 998;
/** The contract's maximum for a text on an invoice. */
const textLengthMax = 500;
const closedStatuses = ['open', 'paid', 'void', 'uncollectible'] as const;

/** Undefined for a draft, which can still change. */
export async function toInvoice(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<ProviderInvoice | undefined> {
  const { status_transitions: moments, customer } = invoice;
  const status = closedStatuses.find((known) => known === invoice.status);
  if (status === undefined || customer === null) return undefined;
  const lines = await allLines(stripe, invoice);
  const starts = lines.map(({ period }) => period.start);
  const ends = lines.map(({ period }) => period.end);
  const start = startOfDay(Math.min(...starts, invoice.period_start));
  const end = startOfDay(Math.max(...ends, invoice.period_end));
  return {
    providerId: invoice.id,
    customerId: idOf(customer),
    number: invoice.number,
    status,
    currency: invoice.currency.toUpperCase(),
    total: BigInt(invoice.total),
    amountDue: status === 'open' || status === 'uncollectible' ? BigInt(invoice.amount_remaining) : 0n,
    lines: toLines(invoice, lines),
    periodStart: toDate(start),
    periodEnd: toDate(Math.max(end, start + daySeconds)),
    issuedAt: toDate(moments.finalized_at ?? invoice.created),
    dueAt: invoice.due_date === null ? null : toDate(invoice.due_date),
    paidAt: status === 'paid' ? toDate(moments.paid_at ?? moments.finalized_at ?? invoice.created) : null,
    hostedUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

export async function allLines(
  stripe: Stripe,
  { id, lines }: Stripe.Invoice,
): Promise<Stripe.InvoiceLineItem[]> {
  if (!lines.has_more) return lines.data;
  return stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: linesMax });
}

export function toLines(
  invoice: Stripe.Invoice,
  lines: readonly Stripe.InvoiceLineItem[],
): ProviderInvoiceLine[] {
  return withRest(invoice, lines.map(toLine));
}

/** The amounts that invoices and credit notes have in common. */
interface Sums {
  readonly total: number;
  readonly total_taxes: readonly { readonly amount: number; readonly tax_behavior: string }[] | null;
}

/** Adds lines for tax that isn't included in the prices, and for other amounts that Stripe added or deducted. */
export function withRest(
  { total, total_taxes: taxes }: Sums,
  priced: readonly ProviderInvoiceLine[],
): ProviderInvoiceLine[] {
  const tax = (taxes ?? [])
    .filter(({ tax_behavior: behavior }) => behavior === 'exclusive')
    .reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  const rest = BigInt(total) - tax - priced.reduce((sum, { amount }) => sum + amount, 0n);
  const extra = [
    { description: 'Tax', amount: tax },
    { description: 'Discounts and other adjustments', amount: rest },
  ].filter(({ amount }) => amount !== 0n);
  return [...priced, ...extra.map((line) => ({ ...line, seats: null, firstDay: null, lastDay: null }))];
}

function toLine({ amount, description, quantity, period }: Stripe.InvoiceLineItem): ProviderInvoiceLine {
  const first = startOfDay(period.start);
  return {
    description: textOf(description, 'Seats'),
    seats: quantity,
    firstDay: toDate(first),
    lastDay: toDate(Math.max(first, startOfDay(period.end - 1))),
    amount: BigInt(amount),
  };
}

/** A text of Stripe's, cut to the contract's maximum. */
export function textOf(text: string | null, otherwise: string): string {
  return (text ?? '').slice(0, textLengthMax) || otherwise;
}

export function idOf(thing: string | { readonly id: string }): string {
  return typeof thing === 'string' ? thing : thing.id;
}

function startOfDay(seconds: number): number {
  return Math.floor(seconds / daySeconds) * daySeconds;
}

export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
