/** The statements on invoices and credit notes that Prisma's models can't express as well, each with the reason. */
import { selectList } from '../../../db/columns.ts';
import { Prisma } from '../../../db/database.ts';
import type { Tx } from '../../../db/database.ts';
import type { InvoiceLineModel, InvoiceModel } from '../../../../generated/prisma/models.ts';
import type { PageRequest, SizedRow } from '../../core/pages.ts';

const invoiceColumns = selectList('i', Prisma.InvoiceScalarFieldEnum);
const lineColumns = selectList('l', Prisma.InvoiceLineScalarFieldEnum);

/** Documents in no particular order. By hand: a list of ids of any length, in one statement text. */
export function findInvoiceRows(tx: Tx, ids: readonly string[]): Promise<InvoiceModel[]> {
  return tx.rows<InvoiceModel>(
    Prisma.sql`SELECT ${invoiceColumns} FROM invoices i WHERE i.id = ANY (${ids}::uuid[])`,
  );
}

/** The lines of documents, each document's in their order. By hand: a list of ids of any length, in one statement text. */
export function findInvoiceLines(tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceLineModel[]> {
  return tx.rows<InvoiceLineModel>(Prisma.sql`
    SELECT ${lineColumns} FROM invoice_lines l WHERE l.invoice_id = ANY (${invoiceIds}::uuid[])
    ORDER BY l.position`);
}

/** The amount that a credit note takes back; negative. */
export interface InvoiceCredit {
  readonly creditedInvoiceId: string;
  readonly total: bigint;
}

/** The credit notes of invoices, without void ones. By hand: a list of ids of any length, in one statement text. */
export function findInvoiceCredits(tx: Tx, invoiceIds: readonly string[]): Promise<InvoiceCredit[]> {
  return tx.rows<InvoiceCredit>(Prisma.sql`
    SELECT n.credited_invoice_id AS "creditedInvoiceId", n.total
    FROM invoices i JOIN invoices n ON n.workspace_id = i.workspace_id AND n.credited_invoice_id = i.id
    WHERE i.id = ANY (${invoiceIds}::uuid[]) AND n.status <> 'void'`);
}

/** The last document of a page. Documents that were created at the same time are ordered by number. */
export interface InvoicePosition {
  readonly createdAt: string;
  readonly number: number;
  readonly id: string;
}

/** A document in a list, with the bytes of JSON that it takes with its lines. */
export type ListedInvoice = Pick<InvoiceModel, 'id' | 'createdAt' | 'number'> & Required<SizedRow>;

/** A document's JSON besides its recipient, its seller and its lines, and a line's besides its description. */
const [otherBytes, lineBytes] = [1_000, 200];

/** Documents, newest first, one more than the page has. By hand: continues after three columns, and adds up lines. */
export async function listInvoiceRows(
  tx: Tx,
  workspaceId: string,
  { limit, after }: PageRequest<InvoicePosition>,
): Promise<ListedInvoice[]> {
  const later =
    after === undefined
      ? Prisma.empty
      : Prisma.sql`AND (created_at, COALESCE(number, 0), id)
          < (${after.createdAt}::timestamptz, ${after.number}::integer, ${after.id}::uuid)`;
  return tx.rows<ListedInvoice>(Prisma.sql`
    SELECT i.id, i.created_at AS "createdAt", i.number,
      (${otherBytes}::int + octet_length(i.recipient::text) + COALESCE(octet_length(i.seller::text), 0) + COALESCE((
        SELECT sum(${lineBytes}::int + octet_length(l.description)) FROM invoice_lines l WHERE l.invoice_id = i.id
      ), 0))::int AS bytes
    FROM invoices i WHERE i.workspace_id = ${workspaceId}::uuid ${later}
    ORDER BY i.created_at DESC, COALESCE(i.number, 0) DESC, i.id DESC LIMIT ${limit + 1}`);
}

const accountsMax = 1000;

/**
 * The workspaces with an overdue invoice that aren't marked as past due yet, by id, after `after`, without those that a
 * provider says it of. By hand: the index of open invoices matches constants only, and Prisma sends parameters.
 */
export async function findOverdueWorkspaces(
  { tx, now }: { readonly tx: Tx; readonly now: Date },
  after?: string,
): Promise<readonly string[]> {
  const rows = await tx.rows<{ readonly workspaceId: string }>(Prisma.sql`
    SELECT DISTINCT a.workspace_id AS "workspaceId" FROM invoices i
    JOIN billing_accounts a ON a.workspace_id = i.workspace_id AND a.status = 'active' AND a.provider = 'manual'
    WHERE i.kind = 'invoice' AND i.provider = 'manual' AND i.status = 'open' AND i.due_at <= ${now}::timestamptz
      ${after === undefined ? Prisma.empty : Prisma.sql`AND a.workspace_id > ${after}::uuid`}
    ORDER BY a.workspace_id LIMIT ${accountsMax}`);
  return rows.map(({ workspaceId }) => workspaceId);
}
