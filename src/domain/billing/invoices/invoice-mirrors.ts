/** Read-only copies of a payment provider's invoices and credit notes, with its numbers, as last read. */
import type { Prisma } from '../../../db/database.ts';
import type { BillingAccount } from '../billing-accounts.ts';
import { lockAccount } from '../billing-accounts.ts';
import type { RequestContext } from '../../core/context.ts';
import { changesBetween, changesFromNothing, recordEvents, systemActor } from '../../events/events.ts';
import type { Changes, FieldValue } from '../../events/events.ts';
import { newId } from '../../core/ids.ts';
import { insertLines, recipientOf } from './invoice-closings.ts';
import type { PaymentProvider, ProviderCreditNote, ProviderInvoice } from '../payments/payment-providers.ts';
import type { InvoiceModel } from '../../../../generated/prisma/models.ts';

type MirrorContext = Pick<RequestContext, 'tx' | 'now' | 'requestId'>;

interface Place {
  readonly workspaceId: string;
  readonly provider: PaymentProvider['name'];
}

/**
 * Creates the copy of an invoice, or updates its state. The content of an invoice never changes after that; the
 * database ensures it.
 *
 * @returns the copy; undefined if the invoice belongs to another customer
 */
export async function mirrorInvoice(
  ctx: MirrorContext,
  place: Place,
  invoice: ProviderInvoice,
): Promise<InvoiceModel | undefined> {
  const account = await lockAccount(ctx, place.workspaceId);
  // The account may have changed its provider or customer since the job was queued.
  if (!isOf(account, place, invoice)) return undefined;
  const known = await findCopy(ctx, place, invoice);
  if (known !== null)
    return known.workspaceId === place.workspaceId ? follow(ctx, known, invoice) : undefined;
  const { periodStart, periodEnd, dueAt } = invoice;
  const kept = { kind: 'invoice', creditedInvoiceId: null, periodStart, periodEnd, dueAt } as const;
  const recipient = (await recipientOf(ctx, account)) as unknown as Prisma.InputJsonObject;
  return copy(ctx, place, invoice, { ...kept, recipient });
}

/**
 * Creates the copy of a credit note and of the invoice that it credits, or updates their state. The recipient and the
 * days are those of the invoice.
 */
export async function mirrorCreditNote(
  ctx: MirrorContext,
  place: Place,
  { note, invoice }: { readonly note: ProviderCreditNote; readonly invoice: ProviderInvoice },
): Promise<void> {
  const credited = await mirrorInvoice(ctx, place, invoice);
  if (credited === undefined || note.customerId !== invoice.customerId) return;
  const { paidAt } = note.status === 'paid' ? { paidAt: note.issuedAt } : { paidAt: null };
  const document = { ...note, paidAt, amountDue: 0n, hostedUrl: null };
  const known = await findCopy(ctx, place, note);
  if (known !== null) {
    if (known.creditedInvoiceId === credited.id) await follow(ctx, known, document);
    return;
  }
  const { periodStart, periodEnd, recipient } = credited;
  await copy(ctx, place, document, {
    kind: 'credit_note',
    creditedInvoiceId: credited.id,
    periodStart,
    periodEnd,
    dueAt: null,
    recipient: recipient as Prisma.InputJsonObject,
  });
}

function isOf(account: BillingAccount, { provider }: Place, { customerId }: ProviderInvoice): boolean {
  return account.provider === provider && account.providerCustomerId === customerId;
}

function findCopy(
  { tx }: MirrorContext,
  { provider }: Place,
  { providerId }: { readonly providerId: string },
) {
  const document = { provider, providerInvoiceId: providerId };
  return tx.prisma.invoice.findUnique({ where: { provider_providerInvoiceId: document } });
}

/** What invoices and credit notes of a provider have in common. */
type ProviderDocument = Pick<
  ProviderInvoice,
  | 'providerId'
  | 'number'
  | 'status'
  | 'currency'
  | 'total'
  | 'amountDue'
  | 'lines'
  | 'issuedAt'
  | 'paidAt'
  | 'hostedUrl'
  | 'pdfUrl'
>;

type Kept = Pick<InvoiceModel, 'kind' | 'creditedInvoiceId' | 'periodStart' | 'periodEnd' | 'dueAt'> & {
  readonly recipient: Prisma.InputJsonObject;
};

async function copy(
  ctx: MirrorContext,
  { workspaceId, provider }: Place,
  document: ProviderDocument,
  kept: Kept,
): Promise<InvoiceModel> {
  const { tx, now } = ctx;
  const { providerId, number, total, currency, lines } = document;
  const id = newId();
  await tx.prisma.invoice.create({
    data: {
      ...kept,
      id,
      workspaceId,
      provider,
      total,
      currency,
      providerInvoiceId: providerId,
      providerNumber: number,
      createdAt: now,
      updatedAt: now,
    },
  });
  await insertLines(tx, { id, workspaceId }, lines);
  const { status, amountDue, issuedAt, paidAt, hostedUrl, pdfUrl } = document;
  const copied = await tx.prisma.invoice.update({
    where: { id },
    data: { status, amountDue, issuedAt, paidAt, hostedUrl, pdfUrl },
  });
  const { kind, creditedInvoiceId: credited_invoice_id } = kept;
  const shown = { kind, status, number, total: Number(total), currency, credited_invoice_id };
  await recordInvoiceEvent(ctx, 'invoice.created', copied, changesFromNothing(shown));
  return copied;
}

/** Updates a copy to the state of the document, and returns it. */
async function follow(
  ctx: MirrorContext,
  known: InvoiceModel,
  { status, amountDue, paidAt, hostedUrl, pdfUrl }: ProviderDocument,
): Promise<InvoiceModel> {
  const after = { status, amountDue, paidAt, hostedUrl, pdfUrl };
  const changes = changesBetween(fieldsOf(known), fieldsOf(after));
  if (Object.keys(changes).length === 0) return known;
  // Anyone with a page's address can see it, so addresses are stored but not recorded in the event log.
  const recorded = Object.entries(changes).filter(([name]) => !name.endsWith('_url'));
  const version = { increment: recorded.length === 0 ? 0 : 1 };
  const followed = await ctx.tx.prisma.invoice.update({
    where: { id: known.id },
    data: { ...after, updatedAt: ctx.now, version },
  });
  await recordInvoiceEvent(ctx, 'invoice.updated', followed, Object.fromEntries(recorded));
  return followed;
}

type Followed = Pick<InvoiceModel, 'status' | 'amountDue' | 'paidAt' | 'hostedUrl' | 'pdfUrl'>;

function fieldsOf({ status, amountDue, paidAt, hostedUrl, pdfUrl }: Followed): Record<string, FieldValue> {
  return {
    status,
    amount_due: amountDue === null ? null : Number(amountDue),
    paid_at: paidAt?.toISOString() ?? null,
    hosted_url: hostedUrl,
    pdf_url: pdfUrl,
  };
}

async function recordInvoiceEvent(
  ctx: MirrorContext,
  type: 'invoice.created' | 'invoice.updated',
  { workspaceId, id, version }: Pick<InvoiceModel, 'workspaceId' | 'id' | 'version'>,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const event = { type, workspaceId, resourceId: id, changes, version };
  await recordEvents({ ...ctx, principal: systemActor }, [event]);
}
