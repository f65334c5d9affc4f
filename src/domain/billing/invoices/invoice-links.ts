/**
 * Links to the page of an invoice: anyone who has one can see the invoice until the link expires. A link contains the
 * invoice's id and its expiry, with a MAC over both, so that nothing is stored and no link can be guessed or extended.
 */
import { timingSafeEqual } from 'node:crypto';
import { addDays, startOfDay } from '../periods.ts';
import type { Settings, AnonymousContext } from '../../core/context.ts';
import { AppError, notFound } from '../../core/errors.ts';
import { uuidOf } from '../../core/ids.ts';
import { viewInvoices } from './invoices.ts';
import type { InvoiceView } from './invoices.ts';

/** The minimum for links in API responses. They expire at midnight, so that the link stays the same all day. */
const linkDays = 7;
/** Links in mails are valid for longer. */
export const mailedLinkDays = 60;

const idBytes = 16;
const endBytes = 5;
/** Cut to 192 bits, so that the total is a multiple of three bytes. */
const macBytes = 24;

type LinkSettings = Pick<Settings, 'publicUrl' | 'secrets'>;

/** The address of the page, which is valid for this many days after today. */
export function invoiceUrl(
  { publicUrl, secrets }: LinkSettings,
  invoiceId: string,
  now: Date,
  days = linkDays,
): string {
  const endsAt = Math.floor(addDays(startOfDay(now), days + 1).getTime() / 1000);
  const token = Buffer.alloc(idBytes + endBytes + macBytes);
  token.write(invoiceId.replaceAll('-', ''), 0, 'hex');
  token.writeUIntBE(endsAt, idBytes, endBytes);
  secrets.invoiceLinkMac(invoiceId, endsAt).copy(token, idBytes + endBytes, 0, macBytes);
  return `${publicUrl}/invoices/${token.toString('base64url')}`;
}

/**
 * The invoice of a link.
 *
 * @throws {AppError} `not_found` if the service didn't create the link, `link_expired`
 */
export async function findLinkedInvoice(
  { tx, now, settings }: AnonymousContext,
  text: string,
): Promise<InvoiceView> {
  const token = Buffer.from(text, 'base64url');
  // Decoding ignores invalid characters and extra bits at the end.
  if (token.length !== idBytes + endBytes + macBytes || token.toString('base64url') !== text)
    throw notFound();
  const id = uuidOf(token.subarray(0, idBytes));
  const endsAt = token.readUIntBE(idBytes, endBytes);
  const given = token.subarray(idBytes + endBytes);
  const isOurs = settings.secrets.accepted.some((key) =>
    timingSafeEqual(key.invoiceLinkMac(id, endsAt).subarray(0, macBytes), given),
  );
  if (!isOurs) throw notFound();
  if (endsAt * 1000 <= now.getTime()) {
    throw new AppError('link_expired', 'This link to an invoice has expired. Ask for a new one.');
  }
  const [view] = await viewInvoices({ tx }, [id]);
  if (view === undefined) throw notFound();
  return view;
}
