/** Invoices and their lines as rows: many at once, by one statement text. */
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';
import { insertRows } from '../../../db/inserts.ts';
import type { InvoiceLineModel, InvoiceModel } from '../../../../generated/prisma/models.ts';
import { newId } from '../../core/ids.ts';

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

/** The invoices and credit notes with these ids, in no order. */
export function readInvoices(tx: Tx, ids: readonly string[]): Promise<InvoiceModel[]> {
  return tx.rows<InvoiceModel>(
    Prisma.sql`SELECT ${invoiceColumns} FROM invoices i WHERE i.id = ANY (${ids}::uuid[])`,
  );
}

/** The lines of documents, each document's in their order. */
export function readLines(tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceLineModel[]> {
  return tx.rows<InvoiceLineModel>(Prisma.sql`
    SELECT l.id, l.workspace_id AS "workspaceId", l.invoice_id AS "invoiceId", l.position, l.description, l.plan,
      l."interval"::text AS interval, l.seats, l.seat_price AS "seatPrice", ${day('l.first_day')} AS "firstDay",
      ${day('l.last_day')} AS "lastDay", l.period_days AS "periodDays", l.amount
    FROM invoice_lines l WHERE l.invoice_id = ANY (${invoiceIds}::uuid[]) ORDER BY l.position`);
}

export interface Credit {
  readonly creditedInvoiceId: string;
  readonly total: bigint;
}

/** What credit notes took back of invoices. A payment provider can void a credit note. */
export function readCredits(tx: Tx, invoiceIds: readonly string[]): Promise<Credit[]> {
  return tx.rows<Credit>(Prisma.sql`
    SELECT n.credited_invoice_id AS "creditedInvoiceId", n.total
    FROM invoices i JOIN invoices n ON n.workspace_id = i.workspace_id AND n.credited_invoice_id = i.id
    WHERE i.id = ANY (${invoiceIds}::uuid[]) AND n.status <> 'void'`);
}

type NewLine = Pick<InvoiceLineModel, 'description' | 'amount'> &
  Partial<
    Pick<
      InvoiceLineModel,
      'plan' | 'interval' | 'seats' | 'seatPrice' | 'firstDay' | 'lastDay' | 'periodDays'
    >
  >;

/** Stores the lines of a document in their order. */
export function insertLines(
  tx: Tx,
  { id, workspaceId }: Pick<InvoiceModel, 'id' | 'workspaceId'>,
  lines: readonly NewLine[],
): Promise<void> {
  const rows = lines.map((line, position) => ({
    id: newId(),
    workspace_id: workspaceId,
    invoice_id: id,
    position,
    description: line.description,
    plan: line.plan,
    interval: line.interval,
    seats: line.seats,
    seat_price: line.seatPrice,
    first_day: line.firstDay,
    last_day: line.lastDay,
    period_days: line.periodDays,
    amount: line.amount,
  }));
  return insertRows(tx, 'invoice_lines', rows);
}
