/** The ledger of seats: how many a workspace has, from which moment on. Whatever changes members records it here. */
import { Prisma } from '../../db/database.ts';
import type { RequestContext } from '../core/context.ts';
import { queueJob } from '../core/jobs.ts';

/** Who takes a seat: active members (alias `x`) of a workspace that is there. Guests take none. */
export const takesSeat = Prisma.sql`x.status = 'active' AND x.role <> 'guest'`;

/**
 * Writes down how many seats a workspace has now, unless they are as many as before. Called in the transaction of
 * whatever makes an active member, ends one, or makes one a guest or no guest, once that is written.
 *
 * @throws {Error} when the workspace has no billing account
 */
export async function recordSeats(
  { tx, now }: Pick<RequestContext, 'tx' | 'now'>,
  workspaceId: string,
): Promise<void> {
  const account = Prisma.sql`billing_accounts a WHERE a.workspace_id = ${workspaceId}::uuid`;
  // Held before members are counted: of two who join at the same time, the later one counts the other.
  const [held] = await tx.rows<{ readonly provider: string }>(
    Prisma.sql`SELECT a.provider FROM ${account} FOR NO KEY UPDATE`,
  );
  if (held === undefined) throw new Error(`the workspace ${workspaceId} has no billing account`);
  // A request that waited can be earlier than the one before it, and than the end of a period that was closed meanwhile:
  // the ledger's moments never go back, and not to days that are billed.
  await tx.rows(Prisma.sql`
    WITH counted AS (
      SELECT count(*)::integer AS seats FROM workspace_members x
      JOIN workspaces w ON w.id = x.workspace_id AND w.deleted_at IS NULL
      WHERE x.workspace_id = ${workspaceId}::uuid AND ${takesSeat}
    ), changed AS (
      UPDATE billing_accounts a SET seats = counted.seats, updated_at = ${now}::timestamptz, version = a.version + 1
      FROM counted WHERE a.workspace_id = ${workspaceId}::uuid AND a.seats <> counted.seats
      RETURNING a.workspace_id, a.seats, a.billed_until
    )
    INSERT INTO seat_changes (workspace_id, seats, changed_at)
    SELECT workspace_id, seats, GREATEST(${now}::timestamptz, billed_until::timestamp AT TIME ZONE 'UTC', (
      SELECT s.changed_at FROM seat_changes s WHERE s.workspace_id = changed.workspace_id ORDER BY s.seq DESC LIMIT 1))
    FROM changed`);
  if (held.provider !== 'manual') await queueJob(tx, 'follow-account', { workspaceId });
}
