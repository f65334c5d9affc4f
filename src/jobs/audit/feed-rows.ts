/** The statements on how far the audit log is written. By hand: one process at a time has the lease. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { AuditPosition } from '../../domain/events/audit-log.ts';

export interface Lease {
  readonly id: string;
  readonly now: Date;
  readonly endsAt: Date;
}

/**
 * Takes or extends the lease, and returns where to continue; undefined while another process has it. The first time, the
 * log begins now.
 */
export async function takeLease(tx: Tx, { id, now, endsAt }: Lease): Promise<AuditPosition | undefined> {
  const [row] = await tx.rows<AuditPosition>(Prisma.sql`
    UPDATE audit_feed f SET lease_id = ${id}::uuid, lease_ends_at = ${endsAt}::timestamptz,
      event_position = coalesce(f.event_position, (SELECT position FROM event_log_head)),
      action_seq = CASE WHEN f.event_position IS NULL
        THEN coalesce((SELECT max(seq) FROM operator_actions), 0) ELSE f.action_seq END
    WHERE f.lease_id IS NULL OR f.lease_id = ${id}::uuid OR f.lease_ends_at <= ${now}::timestamptz
    RETURNING f.event_position AS event, f.action_seq AS action`);
  return row;
}

/** Stores how far the log is written, unless another process has taken over. */
export async function storePosition(
  tx: Tx,
  leaseId: string,
  { event, action }: AuditPosition,
): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE audit_feed SET event_position = ${event}::bigint, action_seq = ${action}::bigint
    WHERE lease_id = ${leaseId}::uuid`);
}

export async function giveUpLease(tx: Tx, leaseId: string): Promise<void> {
  await tx.rows(
    Prisma.sql`UPDATE audit_feed SET lease_id = NULL, lease_ends_at = NULL WHERE lease_id = ${leaseId}::uuid`,
  );
}
