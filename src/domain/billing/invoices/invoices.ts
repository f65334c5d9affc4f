/** Reads invoices and credit notes. They are created in invoice-closings.ts and don't change after that. */
import type { InvoiceLineModel, InvoiceModel } from '../../../../generated/prisma/models.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { invoiceNumber } from './invoice-closings.ts';
import { findInvoiceCredits, findInvoiceLines, findInvoiceRows, listInvoiceRows } from './invoice-rows.ts';
import type { InvoiceCredit, InvoicePosition } from './invoice-rows.ts';
import { toPage } from '../../core/pages.ts';
import type { Page, PageRequest } from '../../core/pages.ts';
import { getWorkspace, findWorkspaceBehind } from '../../access/workspace-access.ts';

/** A document with its lines and credits. */
export interface InvoiceView {
  readonly invoice: InvoiceModel;
  readonly lines: readonly InvoiceLineModel[];
  /** The sum of its credit notes. */
  readonly credited: bigint;
  /** The amount still due, or, if negative, to be paid back. */
  readonly amountDue: bigint;
  /** The number on the document; absent before it is closed. */
  readonly number?: string;
  /** The number of the invoice that a credit note is for. */
  readonly creditedNumber?: string;
}

function numberOf({ workspaceId, number, providerNumber }: InvoiceNumbers): string | undefined {
  return number === null ? (providerNumber ?? undefined) : invoiceNumber(workspaceId, number);
}

type InvoiceNumbers = Pick<InvoiceModel, 'workspaceId' | 'number' | 'providerNumber'>;

/** The documents with these ids, in the order of the ids. */
export async function viewInvoices(
  { tx }: Pick<Context, 'tx'>,
  ids: readonly string[],
): Promise<InvoiceView[]> {
  if (ids.length === 0) return [];
  // One after another: a transaction has one connection.
  const invoices = await findInvoiceRows(tx, ids);
  const lines = await findInvoiceLines(tx, ids);
  const notes = await findInvoiceCredits(tx, ids);
  const creditedIds = invoices.flatMap(({ creditedInvoiceId }) => creditedInvoiceId ?? []);
  const credited = creditedIds.length === 0 ? [] : await findInvoiceRows(tx, creditedIds);
  return ids.flatMap((id) => {
    const invoice = invoices.find((it) => it.id === id);
    if (invoice === undefined) return [];
    return toView(invoice, {
      lines: lines.filter(({ invoiceId }) => invoiceId === id),
      notes: notes.filter(({ creditedInvoiceId }) => creditedInvoiceId === id),
      creditedInvoice: credited.find((it) => it.id === invoice.creditedInvoiceId),
    });
  });
}

interface Related {
  readonly lines: readonly InvoiceLineModel[];
  readonly notes: readonly InvoiceCredit[];
  readonly creditedInvoice: InvoiceModel | undefined;
}

function toView(invoice: InvoiceModel, { lines, notes, creditedInvoice }: Related): InvoiceView {
  const credited = -notes.reduce((sum, { total }) => sum + total, 0n);
  const isDue = invoice.status === 'open' || invoice.status === 'uncollectible';
  const left = invoice.amountDue ?? invoice.total - credited;
  const number = numberOf(invoice);
  const creditedNumber = creditedInvoice && numberOf(creditedInvoice);
  return {
    invoice,
    lines,
    credited,
    amountDue: isDue ? left : 0n,
    ...(number !== undefined && { number }),
    ...(creditedNumber !== undefined && { creditedNumber }),
  };
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getInvoice(ctx: Context, id: string): Promise<InvoiceView> {
  const [view] = await viewInvoices(ctx, [id]);
  if (view === undefined) throw notFound();
  await findWorkspaceBehind(ctx, view.invoice.workspaceId);
  return view;
}

/** Newest first. @throws {AppError} `not_found`, `insufficient_role` */
export async function listInvoices(
  ctx: Context,
  workspaceId: string,
  page: PageRequest<InvoicePosition>,
): Promise<Page<InvoiceView, InvoicePosition>> {
  await getWorkspace(ctx, workspaceId);
  const found = await listInvoiceRows(ctx.tx, workspaceId, page);
  const { rows, ...listed } = toPage(found, page.limit, ({ createdAt, number, id }) => ({
    createdAt: createdAt.toISOString(),
    number: number ?? 0,
    id,
  }));
  // Only what the page has room for, because an invoice of a year can have hundreds of lines.
  const ids = rows.map(({ id }) => id);
  return { ...listed, rows: await viewInvoices(ctx, ids) };
}
