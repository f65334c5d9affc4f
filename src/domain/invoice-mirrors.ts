/** Copies of invoices that a payment provider writes: with its numbers, to be read only, each as it was read last. */
import type { BillingAccount } from './billing-accounts.ts';
import { lockAccount } from './billing-accounts.ts';
import { addressOf } from './billing-addresses.ts';
import type { PublicContext } from './context.ts';
import { changesBetween, changesFromNothing, recordEvents, systemActor } from './events.ts';
import type { Changes, FieldValue } from './events.ts';
import { newId } from './ids.ts';
import type { PaymentProvider, ProviderInvoice } from './payment-providers.ts';
import type { InvoiceModel } from '../../generated/prisma/models.ts';

type MirrorContext = Pick<PublicContext, 'tx' | 'now' | 'requestId'>;

/**
 * Makes the copy of an invoice, or brings it in line. What stands on an invoice never changes after that, only what
 * becomes of it; the database sees to it.
 */
export async function mirrorInvoice(
  ctx: MirrorContext,
  { workspaceId, provider }: { readonly workspaceId: string; readonly provider: PaymentProvider['name'] },
  invoice: ProviderInvoice,
): Promise<void> {
  const account = await lockAccount(ctx, workspaceId);
  // It may have become somebody else's customer since the job was queued.
  if (account.provider !== provider || account.providerCustomerId !== invoice.customerId) return;
  const providerInvoiceId = invoice.providerId;
  const known = await ctx.tx.prisma.invoice.findUnique({
    where: { provider_providerInvoiceId: { provider, providerInvoiceId } },
  });
  if (known === null) await copy(ctx, account, invoice);
  else if (known.workspaceId === workspaceId) await followInvoice(ctx, known, invoice);
}

async function copy(ctx: MirrorContext, account: BillingAccount, invoice: ProviderInvoice): Promise<void> {
  const { tx, now } = ctx;
  const { workspaceId, provider } = account;
  const { status, number, total, currency, lines, periodStart, periodEnd, dueAt, providerId } = invoice;
  const id = newId();
  await tx.prisma.invoice.create({
    data: {
      ...{ id, workspaceId, provider, total, currency, periodStart, periodEnd, dueAt },
      ...{ providerInvoiceId: providerId, providerNumber: number },
      recipient: await recipientOf(ctx, account),
      ...{ createdAt: now, updatedAt: now },
    },
  });
  await tx.prisma.invoiceLine.createMany({
    data: lines.map((line, position) => ({
      ...{ ...line, id: newId(), workspaceId, invoiceId: id, position },
    })),
  });
  const { issuedAt, paidAt, hostedUrl, pdfUrl } = invoice;
  await tx.prisma.invoice.update({ where: { id }, data: { status, issuedAt, paidAt, hostedUrl, pdfUrl } });
  const shown = { kind: 'invoice', status, number, total: Number(total), currency };
  await tell(ctx, 'invoice.created', { workspaceId, id }, changesFromNothing(shown));
}

async function followInvoice(
  ctx: MirrorContext,
  known: InvoiceModel,
  { status, paidAt, hostedUrl, pdfUrl }: ProviderInvoice,
): Promise<void> {
  const changes = changesBetween(fieldsOf(known), fieldsOf({ status, paidAt, hostedUrl, pdfUrl }));
  if (Object.keys(changes).length === 0) return;
  await ctx.tx.prisma.invoice.update({
    where: { id: known.id },
    data: { status, paidAt, hostedUrl, pdfUrl, updatedAt: ctx.now, version: { increment: 1 } },
  });
  // Addresses of pages are secrets of a kind: they are renewed, and not told.
  const { status: changed, paid_at: paid } = changes;
  await tell(ctx, 'invoice.updated', known, {
    ...(changed !== undefined && { status: changed }),
    ...(paid !== undefined && { paid_at: paid }),
  });
}

function fieldsOf({
  status,
  paidAt,
  hostedUrl,
  pdfUrl,
}: Pick<InvoiceModel, 'status' | 'paidAt' | 'hostedUrl' | 'pdfUrl'>): Record<string, FieldValue> {
  return { status, paid_at: paidAt?.toISOString() ?? null, hosted_url: hostedUrl, pdf_url: pdfUrl };
}

async function tell(
  ctx: MirrorContext,
  type: 'invoice.created' | 'invoice.updated',
  { workspaceId, id }: Pick<InvoiceModel, 'workspaceId' | 'id'>,
  changes: Changes,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const event = { type, workspaceId, resourceId: id, changes };
  await recordEvents({ ...ctx, principal: systemActor }, [event]);
}

/** Whom an invoice was for when it was first seen. */
async function recipientOf({ tx }: MirrorContext, account: BillingAccount) {
  const workspace = await tx.prisma.workspace.findUnique({ where: { id: account.workspaceId } });
  const { billingEmail, taxId } = account;
  const address = addressOf(account);
  return {
    name: address?.name ?? workspace?.name ?? 'Workspace',
    ...(billingEmail !== null && { email: billingEmail }),
    ...(address !== null && { address: { ...address } }),
    ...(taxId !== null && { tax_id: taxId }),
  };
}
