/** Reads invoices and credit notes. They are created in invoice-closings.ts and don't change after that. */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';
import type { InvoiceLineModel, InvoiceModel } from '../../../../generated/prisma/models.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { invoiceNumber } from './invoice-closings.ts';
import { toPage } from '../../core/pages.ts';
import type { Page, PageRequest } from '../../core/pages.ts';
import { getWorkspace, findWorkspaceBehind } from '../../access/workspace-access.ts';

/** A document with its lines and credits. */
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

/** A day as Prisma reads it: its first moment in UTC. */
function day(column: string): Prisma.Sql {
  return Prisma.raw(`${column}::timestamp AT TIME ZONE 'UTC'`);
}

const invoiceColumns = Prisma.sql`i.id, i.workspace_id AS "workspaceId", i.kind::text AS kind, i.status::text AS status,
  i.number, i.credited_invoice_id AS "creditedInvoiceId", ${day('i.period_start')} AS "periodStart",
  ${day('i.period_end')} AS "periodEnd", i.currency, i.total, i.recipient, i.seller, i.provider,
  i.provider_invoice_id AS "providerInvoiceId", i.provider_number AS "providerNumber", i.hosted_url AS "hostedUrl",
  i.pdf_url AS "pdfUrl", i.issued_at AS "issuedAt", i.due_at AS "dueAt", i.paid_at AS "paidAt",
  i.amount_due AS "amountDue", i.created_at AS "createdAt", i.updated_at AS "updatedAt", i.version`;

/** The invoices and credit notes with these ids, in no particular order. */
function readInvoices(tx: Tx, ids: readonly string[]): Promise<InvoiceModel[]> {
  return tx.rows<InvoiceModel>(
    Prisma.sql`SELECT ${invoiceColumns} FROM invoices i WHERE i.id = ANY (${ids}::uuid[])`,
  );
}

/** The lines of documents, each document's in their order. */
function readLines(tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceLineModel[]> {
  return tx.rows<InvoiceLineModel>(Prisma.sql`
    SELECT l.id, l.workspace_id AS "workspaceId", l.invoice_id AS "invoiceId", l.position, l.description, l.plan,
      l."interval"::text AS interval, l.seats, l.seat_price AS "seatPrice", ${day('l.first_day')} AS "firstDay",
      ${day('l.last_day')} AS "lastDay", l.period_days AS "periodDays", l.amount
    FROM invoice_lines l WHERE l.invoice_id = ANY (${invoiceIds}::uuid[]) ORDER BY l.position`);
}

interface Credit {
  readonly creditedInvoiceId: string;
  readonly total: bigint;
}

/** What credit notes took back of invoices. A payment provider can void a credit note. */
function readCredits(tx: Tx, invoiceIds: readonly string[]): Promise<Credit[]> {
  return tx.rows<Credit>(Prisma.sql`
    SELECT n.credited_invoice_id AS "creditedInvoiceId", n.total
    FROM invoices i JOIN invoices n ON n.workspace_id = i.workspace_id AND n.credited_invoice_id = i.id
    WHERE i.id = ANY (${invoiceIds}::uuid[]) AND n.status <> 'void'`);
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

/** The last document of a page; documents that were closed at the same moment are ordered by number. */
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
  await getWorkspace(ctx, workspaceId);
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
