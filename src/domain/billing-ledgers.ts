/** Reads the two ledgers of a workspace, as far as a period needs them. */
import { Prisma } from '../db/database.ts';
import type { Context } from './context.ts';
import type { Ledgers, SeatEntry, TermsEntry } from './invoicing.ts';

/** What held at `from`, and what came before `until`. The caller holds the account when nothing is to be missed. */
export async function readLedgers(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<Ledgers> {
  const entries = (table: string, moment: string) => Prisma.sql`
    FROM ${Prisma.raw(table)} l WHERE l.workspace_id = ${workspaceId}::uuid
      AND l.${Prisma.raw(moment)} < ${until}::timestamptz
      AND l.seq >= COALESCE((
        SELECT max(x.seq) FROM ${Prisma.raw(table)} x
        WHERE x.workspace_id = ${workspaceId}::uuid AND x.${Prisma.raw(moment)} <= ${from}::timestamptz), 0)
    ORDER BY l.seq`;
  const seats = await tx.rows<SeatEntry>(Prisma.sql`
    SELECT l.seats, l.changed_at AS "changedAt" ${entries('seat_changes', 'changed_at')}`);
  const terms = await tx.rows<TermsEntry>(Prisma.sql`
    SELECT l.plan, l."interval"::text AS interval, l.currency, l.seat_price AS "seatPrice",
      l.included_seats AS "includedSeats", l.effective_at AS "effectiveAt"
    ${entries('billing_terms', 'effective_at')}`);
  return { seats, terms };
}
