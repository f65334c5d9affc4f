/** The statements on the ledgers of seats and terms, which Prisma's models can't express: entries depend on earlier ones. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { RequestContext } from '../core/context.ts';
import type { Terms } from './plans/plans.ts';

/** An entry of the ledger of seats: the number of seats until the next entry. */
export interface SeatEntry {
  readonly seats: number;
  readonly changedAt: Date;
}

/** An entry of the ledger of terms: the terms until the next entry. */
export interface TermsEntry extends Terms {
  readonly effectiveAt: Date;
}

/** Both ledgers of a workspace, each in its order. */
export interface Ledgers {
  readonly seats: readonly SeatEntry[];
  readonly terms: readonly TermsEntry[];
}

/**
 * Counts the seats of a workspace and, if they have changed, stores them in the account and the ledger. The caller has
 * locked the account. By hand: counts, compares and stores in one statement.
 */
export async function recordCountedSeats(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  workspaceId: string,
): Promise<void> {
  // A request that waited can be older than the last entry, or than a period that was closed in the meantime. The times
  // in the ledger never go back, and never to days that are billed.
  await tx.rows(Prisma.sql`
    WITH counted AS (
      SELECT count(*)::integer AS seats FROM workspace_members x
      JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL
      WHERE x.workspace_id = ${workspaceId}::uuid AND x.status = 'active' AND x.role <> 'guest'
    ), changed AS (
      UPDATE billing_accounts a SET seats = counted.seats, updated_at = ${now}::timestamptz, version = a.version + 1
      FROM counted WHERE a.workspace_id = ${workspaceId}::uuid AND a.seats <> counted.seats
      RETURNING a.workspace_id, a.seats, a.billed_until
    )
    INSERT INTO seat_changes (workspace_id, seats, changed_at)
    SELECT workspace_id, seats, GREATEST(${now}::timestamptz, billed_until::timestamp AT TIME ZONE 'UTC', (
      SELECT s.changed_at FROM seat_changes s WHERE s.workspace_id = changed.workspace_id ORDER BY s.seq DESC LIMIT 1))
    FROM changed`);
}

/** Adds to the ledger of terms, never before an earlier entry or on a billed day. By hand: compares with other rows. */
export async function insertTerms(
  tx: Tx,
  workspaceId: string,
  { plan, interval, currency, seatPrice, includedSeats }: Terms,
  effectiveAt: Date,
): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO billing_terms (workspace_id, plan, "interval", currency, seat_price, included_seats, effective_at)
    SELECT ${workspaceId}::uuid, ${plan}, ${interval}::billing_interval, ${currency}, ${seatPrice}::bigint,
      ${includedSeats}::integer, GREATEST(${effectiveAt}::timestamptz, (
        SELECT a.billed_until::timestamp AT TIME ZONE 'UTC' FROM billing_accounts a
        WHERE a.workspace_id = ${workspaceId}::uuid
      ), (
        SELECT t.effective_at FROM billing_terms t WHERE t.workspace_id = ${workspaceId}::uuid
        ORDER BY t.seq DESC LIMIT 1))`);
}

/**
 * Reads both ledgers: what was in effect at `from`, and what changed before `until`. To miss no change, lock the account
 * first. By hand: begins at the last entry before `from`.
 */
export async function readLedgers(
  tx: Tx,
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
