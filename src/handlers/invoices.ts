/** Invoices: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { invoiceUrl } from '../domain/billing/invoices/invoice-links.ts';
import * as invoices from '../domain/billing/invoices/invoices.ts';
import type { InvoicePosition } from '../domain/billing/invoices/invoice-rows.ts';
import type { InvoiceView } from '../domain/billing/invoices/invoices.ts';
import { daysBetween } from '../domain/billing/periods.ts';
import type { RequestSettings } from '../domain/core/context.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import { utcDay } from '../domain/core/utc-days.ts';
import { ok, okPage, pageRequest, present } from './handler.ts';
import type { Handlers } from './handler.ts';

type Schemas = components['schemas'];
type Shown = Pick<RequestSettings, 'settings'> & { readonly now: Date };

/** A document as every operation shows it. */
export function toInvoice(view: InvoiceView, shown: Shown): Schemas['Invoice'] {
  const { invoice } = view;
  return {
    id: toTypeId('invoice', invoice.id),
    workspace_id: toTypeId('workspace', invoice.workspaceId),
    kind: invoice.kind,
    status: invoice.status,
    ...toNumbers(view),
    period: { start: invoice.periodStart.toISOString(), end: invoice.periodEnd.toISOString() },
    ...toAmounts(view),
    ...toParties(view),
    lines: view.lines.map((line) => toLine(line)),
    provider: invoice.provider,
    ...toAddresses(view, shown),
    ...toTimes(view),
  };
}

function toNumbers({ invoice: { creditedInvoiceId }, number }: InvoiceView) {
  return {
    ...(number !== undefined && { number }),
    ...(creditedInvoiceId !== null && { credited_invoice_id: toTypeId('invoice', creditedInvoiceId) }),
  };
}

function toAmounts({ invoice, credited, amountDue }: InvoiceView) {
  return {
    currency: invoice.currency,
    total: Number(invoice.total),
    credited: Number(credited),
    amount_due: Number(amountDue),
    tax_calculated: invoice.provider !== 'manual',
  };
}

/** The service stored both in the form of the contract. */
function toParties({ invoice: { recipient, seller } }: InvoiceView) {
  return {
    recipient: recipient as unknown as Schemas['InvoiceRecipient'],
    ...(seller !== null && { seller: seller as unknown as Schemas['InvoiceSeller'] }),
  };
}

function toAddresses({ invoice }: InvoiceView, { settings, now }: Shown) {
  const url = invoice.provider === 'manual' ? invoiceUrl(settings, invoice.id, now) : invoice.hostedUrl;
  return present({ url, pdf_url: invoice.pdfUrl });
}

function toTimes({ invoice: { issuedAt, dueAt, paidAt, createdAt, updatedAt } }: InvoiceView) {
  return {
    ...present({
      issued_at: issuedAt?.toISOString() ?? null,
      due_at: dueAt?.toISOString() ?? null,
      paid_at: paidAt?.toISOString() ?? null,
    }),
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}

type Line = Pick<InvoiceView['lines'][number], 'description' | 'amount'> &
  Partial<
    Pick<
      InvoiceView['lines'][number],
      'plan' | 'interval' | 'seats' | 'seatPrice' | 'firstDay' | 'lastDay' | 'periodDays'
    >
  >;

export function toLine(line: Line): Schemas['InvoiceLine'] {
  const { firstDay = null, lastDay = null, seatPrice = null } = line;
  const days = firstDay === null || lastDay === null ? null : daysBetween(firstDay, lastDay) + 1;
  return {
    description: line.description,
    ...present({
      plan: line.plan ?? null,
      interval: line.interval ?? null,
      seats: line.seats ?? null,
      seat_price: seatPrice === null ? null : Number(seatPrice),
      first_day: firstDay && utcDay(firstDay),
      last_day: lastDay && utcDay(lastDay),
      days,
      period_days: line.periodDays ?? null,
    }),
    amount: Number(line.amount),
  };
}

export const invoiceHandlers = {
  listInvoices: async (ctx, input) => {
    const page = pageRequest<InvoicePosition>(input);
    const found = await invoices.listInvoices(ctx, fromTypeId(input.path.id), page);
    return okPage(found, (view) => toInvoice(view, ctx));
  },
  getInvoice: async (ctx, { path }) =>
    ok(toInvoice(await invoices.getInvoice(ctx, fromTypeId(path.id)), ctx)),
} satisfies Partial<Handlers>;
