/** The page of an invoice, on screen and on paper, and the pages of links that don't work. */
import type { Brand } from '../../brand.ts';
import type { BillingAddress } from '../../domain/billing/billing-addresses.ts';
import type { InvoiceView } from '../../domain/billing/invoices/invoices.ts';
import { daysBetween } from '../../domain/billing/periods.ts';
import { shownAmount, shownDay } from '../../domain/core/money.ts';
import type { Seller } from '../../domain/core/plan-table.ts';
import { html } from '../../html.ts';
import type { Html } from '../../html.ts';
import type { Page } from '../site/html.ts';
import { brandName, failurePage, linkPage } from './link-pages.ts';
import type { Reasons } from './link-pages.ts';

const style = `
main,footer{max-width:52rem}
.head,.parties{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;justify-content:space-between}
.head{align-items:flex-start;margin-bottom:1.5rem}
.seller{font-weight:600;margin:0}
.status{border:1px solid currentcolor;border-radius:999px;padding:.05rem .75rem;font-size:.9rem;font-weight:600}
.parties>div{flex:1 1 14rem}
.parties h2{color:var(--quiet);font-size:.875rem;font-weight:400;margin:0}
.parties p,.note p{margin:0;white-space:pre-line}
.parties p{unicode-bidi:plaintext;text-align:left}
table{border-collapse:collapse;margin:1.75rem 0 0;width:100%;font-variant-numeric:tabular-nums}
th{color:var(--quiet);font-size:.875rem;font-weight:400;text-align:left}
th,td{padding:.45rem 0 .45rem 1rem;border-bottom:1px solid var(--line);vertical-align:top}
th:first-child,td:first-child{padding-left:0}
.number{text-align:right;white-space:nowrap}
td small{display:block;color:var(--quiet);font-size:.875rem}
tfoot th,tfoot td{border-bottom:0;color:var(--text);font-size:1rem;padding-bottom:.1rem}
tfoot .sum th,tfoot .sum td{font-size:1.15rem;font-weight:700}
.note{margin-top:1.75rem}.note p+p{margin-top:.5rem}
@media(max-width:40rem){.wide{display:none}}
@media print{
@page{size:A4;margin:18mm 16mm}
:root{color-scheme:light;--text:#000;--quiet:#444;--line:#999;--raised:#fff;--back:#fff}
body{font-size:10.5pt;line-height:1.45}main,footer{max-width:none;padding:0}
tr,.parties,.note{break-inside:avoid}thead{display:table-header-group}.wide{display:table-cell}
}
`;

const titles: Readonly<Record<InvoiceView['invoice']['kind'], string>> = {
  invoice: 'Invoice',
  credit_note: 'Credit note',
};

const statuses: Readonly<Record<InvoiceView['invoice']['status'], string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Not collected',
};

export function invoicePage(brand: Brand, view: InvoiceView): Page {
  const { invoice, number = '' } = view;
  const seller = invoice.seller as unknown as Seller | null;
  const title = `${titles[invoice.kind]} ${number}`;
  const from = seller?.name ?? brand.name;
  const body = html`<main>
<article>
<div class="head">
<div><p class="seller" dir="auto">${from}</p>
<h1>${title}</h1></div>
<p class="status">${statuses[invoice.status]}</p>
</div>
<div class="parties">
${party('From', sellerLines(seller, brand))}
${party('For', recipientLines(view))}
</div>
${dates(view)}
${lineTable(view)}
${notes(view, seller)}
</article>
</main>
<footer><p>${brandName(brand)}</p></footer>`;
  const description = `${title} from ${from}`;
  return linkPage(brand, { title: `${title} · ${from}`, description, style, body });
}

function party(heading: string, lines: readonly string[]): Html {
  return html`<div><h2>${heading}</h2>\n<p dir="auto">${lines.join('\n')}</p></div>`;
}

function sellerLines(seller: Seller | null, brand: Brand): string[] {
  if (seller === null) return [brand.name];
  const { name, address = [], email, tax_id: taxId } = seller;
  return [name, ...address, ...given('', email), ...given('Tax ID ', taxId)];
}

function recipientLines({ invoice }: InvoiceView): string[] {
  const { name, email, address, tax_id } = invoice.recipient as {
    readonly name: string;
    readonly email?: string;
    readonly address?: BillingAddress;
    readonly tax_id?: string;
  };
  const place = [address?.postal_code, address?.city].filter((part) => part !== undefined).join(' ');
  return [
    name,
    ...given('', address?.line1),
    ...given('', address?.line2),
    ...given('', place),
    ...given('', address?.region),
    ...given('', address?.country && countryName(address.country)),
    ...given('', email),
    ...given('Tax ID ', tax_id),
  ];
}

function given(label: string, value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [`${label}${value}`];
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

function countryName(code: string): string {
  return countryNames.of(code) ?? code;
}

function dates({ invoice, creditedNumber }: InvoiceView): Html {
  const lastDay = new Date(invoice.periodEnd.getTime() - 1);
  const entries: (readonly [name: string, value: string])[] = [
    ['Period', `${shownDay(invoice.periodStart)} to ${shownDay(lastDay)}`],
  ];
  if (creditedNumber !== undefined) entries.unshift(['Credits', `Invoice ${creditedNumber}`]);
  if (invoice.issuedAt !== null) entries.unshift(['Date', shownDay(invoice.issuedAt)]);
  if (invoice.dueAt !== null) entries.push(['Due', shownDay(invoice.dueAt)]);
  if (invoice.paidAt !== null)
    entries.push([invoice.kind === 'invoice' ? 'Paid' : 'Settled', shownDay(invoice.paidAt)]);
  const rows = entries.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`);
  return html`<dl>\n${rows}</dl>`;
}

function lineTable(view: InvoiceView): Html {
  const { invoice, lines, credited, amountDue } = view;
  const amount = (minorUnits: bigint) => shownAmount(minorUnits, invoice.currency);
  const sum = (name: string, minorUnits: bigint, className?: Html) =>
    html`<tr${className}><th scope="row">${name}</th><td class="wide"></td><td class="number">${amount(minorUnits)}</td></tr>\n`;
  const sums = [
    sum('Total', invoice.total, html` class="sum"`),
    ...(credited > 0n ? [sum('Credited', -credited)] : []),
    ...(invoice.kind === 'invoice' ? [sum('Amount due', amountDue)] : []),
  ];
  return html`<table>
<thead><tr><th scope="col">Description</th><th scope="col" class="number wide">Days</th><th scope="col" class="number">Amount</th></tr></thead>
<tbody>
${lines.map((line) => lineRow(line, amount))}</tbody>
<tfoot>
${sums}</tfoot>
</table>`;
}

function lineRow(line: InvoiceView['lines'][number], amount: (minorUnits: bigint) => string): Html {
  const { firstDay, lastDay, periodDays, seatPrice, interval } = line;
  const days = firstDay === null || lastDay === null ? undefined : daysBetween(firstDay, lastDay) + 1;
  const when =
    firstDay === null || lastDay === null
      ? undefined
      : html`<small>${shownDay(firstDay)} to ${shownDay(lastDay)}</small>`;
  const price =
    seatPrice === null || interval === null
      ? undefined
      : html`<small>${amount(seatPrice)} per seat per ${interval}</small>`;
  const share = days === undefined || periodDays === null ? '' : `${days} of ${periodDays}`;
  return html`<tr><td dir="auto">${line.description}${when}${price}</td><td class="number wide">${share}</td><td class="number">${amount(line.amount)}</td></tr>\n`;
}

function notes({ invoice, amountDue }: InvoiceView, seller: Seller | null): Html {
  const texts = [
    ...(invoice.kind === 'invoice' && amountDue > 0n ? given('', seller?.payment) : []),
    ...(invoice.provider === 'manual' ? ['Tax is not calculated on this document.'] : []),
    ...(invoice.kind === 'invoice'
      ? ['Seats are prorated daily, by the highest number in use that day. The total is rounded once.']
      : []),
  ];
  return html`<div class="note quiet">\n${texts.map((text) => html`<p dir="auto">${text}</p>\n`)}</div>`;
}

const reasons: Reasons = {
  404: [html`This link isn't available`, html`It is incomplete. Check that you copied the whole link.`],
  410: [
    html`This link has expired`,
    html`Ask an owner of the workspace, or the person who sent it to you, for a new one.`,
  ],
};

/** A page for each way in which a link shows no invoice. */
export function noInvoicePage(brand: Brand, status: number, requestId: string): Page {
  return failurePage(brand, reasons, status, requestId);
}
