/** Invoices and credit notes as they are read. Closing makes them (invoice-closings.ts), and they stay as they are. */
import { Prisma } from '../db/database.ts';
import type { InvoiceLineModel, InvoiceModel } from '../../generated/prisma/models.ts';
import type { Context } from './context.ts';
import { notFound } from './errors.ts';
import { toTypeId } from './ids.ts';
import { readCredits, readInvoices, readLines } from './invoice-rows.ts';
import type { Credit } from './invoice-rows.ts';
import { toPage } from './pages.ts';
import type { Page, PageRequest } from './pages.ts';
import { findVisibleWorkspace, findWorkspaceBehind } from './workspaces.ts';

/** A document with what others add to it. */
export interface InvoiceView {
  readonly invoice: InvoiceModel;
  readonly lines: readonly InvoiceLineModel[];
  /** What credit notes have taken back of it. */
  readonly credited: bigint;
  /** The amount still due, or, if negative, still to pay back. */
  readonly amountDue: bigint;
  /** On the document; absent before it is closed. */
  readonly number?: string;
  /** The number of the invoice that a credit note takes back. */
  readonly creditedNumber?: string;
}

/** The number on a document, such as `CB7NKWGP-0001`. Eight random characters tell workspaces apart. */
export function invoiceNumber(workspaceId: string, number: number): string {
  return `${toTypeId('workspace', workspaceId).slice(-8).toUpperCase()}-${String(number).padStart(4, '0')}`;
}

function numberOf({ workspaceId, number, providerNumber }: InvoiceNumbers): string | undefined {
  return number === null ? (providerNumber ?? undefined) : invoiceNumber(workspaceId, number);
}

type InvoiceNumbers = Pick<InvoiceModel, 'workspaceId' | 'number' | 'providerNumber'>;

/** The documents with these ids, in this order. */
export async function viewInvoices(
  { tx }: Pick<Context, 'tx'>,
  ids: readonly string[],
): Promise<InvoiceView[]> {
  if (ids.length === 0) return [];
  // One after the other: a transaction has one connection.
  const invoices = await readInvoices(tx, ids);
  const lines = await readLines(tx, ids);
  const notes = await readCredits(tx, ids);
  const creditedIds = invoices.flatMap(({ creditedInvoiceId }) => creditedInvoiceId ?? []);
  const credited = creditedIds.length === 0 ? [] : await readInvoices(tx, creditedIds);
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
  readonly notes: readonly Credit[];
  readonly creditedInvoice: InvoiceModel | undefined;
}

function toView(invoice: InvoiceModel, { lines, notes, creditedInvoice }: Related): InvoiceView {
  const credited = -notes.reduce((sum, { total }) => sum + total, 0n);
  const isDue = invoice.status === 'open' || invoice.status === 'uncollectible';
  const left = invoice.amountDue ?? invoice.total - credited;
  const number = numberOf(invoice);
  const creditedNumber = creditedInvoice && numberOf(creditedInvoice);
  return {
    ...{ invoice, lines, credited, amountDue: isDue ? left : 0n },
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

/** The last document of a page; what was closed at one moment is in the order of its numbers. */
export interface InvoicePosition {
  readonly createdAt: string;
  readonly number: number;
  readonly id: string;
}

/** Newest first. @throws {AppError} `not_found`, `insufficient_role` */
export async function listInvoices(
  ctx: Context,
  workspaceId: string,
  { limit, after }: PageRequest<InvoicePosition>,
): Promise<Page<InvoiceView, InvoicePosition>> {
  await findVisibleWorkspace(ctx, workspaceId);
  const later =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`AND (created_at, COALESCE(number, 0), id)
          < (${after.createdAt}::timestamptz, ${after.number}::integer, ${after.id}::uuid)`;
  const found = await ctx.tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT id FROM invoices WHERE workspace_id = ${workspaceId}::uuid ${later}
    ORDER BY created_at DESC, COALESCE(number, 0) DESC, id DESC LIMIT ${limit + 1}`);
  const views = await viewInvoices(
    ctx,
    found.map(({ id }) => id),
  );
  return toPage(views, limit, ({ invoice: { createdAt, number, id } }) => ({
    createdAt: createdAt.toISOString(),
    number: number ?? 0,
    id,
  }));
}
