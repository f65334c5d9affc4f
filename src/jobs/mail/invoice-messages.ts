/** The mail of an invoice. */
import type { Brand } from '../../brand.ts';
import type { InvoiceView } from '../../domain/billing/invoices/invoices.ts';
import { shownAmount, shownDay } from '../../domain/core/money.ts';
import { compose, linkHtml, messageId, nameOf, oneLine, paragraph } from './mail-messages.ts';
import type { MailMessage } from './mail-messages.ts';

export interface InvoiceFacts {
  readonly view: InvoiceView;
  readonly to: string;
  /** The page of the invoice. It is available for `linkDays`. */
  readonly url: string;
  readonly linkDays: number;
  readonly brand: Brand;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** The mail with the link to an invoice. */
export function invoiceMessage({ view, to, url, linkDays, brand, publicUrl }: InvoiceFacts): MailMessage {
  const { invoice, number = '', amountDue } = view;
  const seller = oneLine((invoice.seller as { readonly name?: string } | null)?.name ?? 'the service');
  const { name } = invoice.recipient as { readonly name: string };
  const total = shownAmount(invoice.total, invoice.currency);
  const due = shownAmount(amountDue, invoice.currency);
  const until = invoice.dueAt === null ? '' : ` by ${shownDay(invoice.dueAt)}`;
  return compose(brand, {
    kind: 'invoice',
    to,
    messageId: messageId('invoice', `${invoice.id}:${to}`, publicUrl),
    subject: `Invoice ${number} from ${seller}`,
    blocks: [
      paragraph(`Invoice ${number} for ${nameOf(name, 'your workspace')}: ${total}.`),
      paragraph(amountDue > 0n ? `${due} is due${until}.` : 'Nothing is due.'),
      { text: url, html: linkHtml(url, 'View the invoice') },
      paragraph(
        `Anyone with the link can view and print the invoice without signing in. The link works for ${linkDays} days. After that, owners and admins of the workspace can get a new one.`,
      ),
    ],
  });
}
