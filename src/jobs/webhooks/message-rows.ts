/** The statements on messages that are sent by hand. By hand: they skip what another process has locked. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { WebhookDeliveryModel } from '../../domain/webhooks/webhook-rows.ts';
import { sendingColumns } from './lane-rows.ts';
import type { SendingWebhook } from './lane-rows.ts';

/** A pending delivery that this process sends. */
export type ClaimedMessage = Pick<
  WebhookDeliveryModel,
  'eventId' | 'eventType' | 'eventPosition' | 'message' | 'createdAt'
> & { readonly deliveryId: string; readonly webhook: SendingWebhook };

export interface MessageClaim {
  readonly now: Date;
  /** When other processes may take over. */
  readonly leaseEndsAt: Date;
  readonly messagesMax: number;
  readonly perWorkspaceMax: number;
  /** Webhooks and workspaces to which this process sends enough already. */
  readonly without: readonly string[];
  readonly withoutWorkspaces: readonly string[];
}

/** Claims one due message of each webhook, of a few webhooks of each workspace, the longest waiting first. */
export async function claimMessages(tx: Tx, claim: MessageClaim): Promise<ClaimedMessage[]> {
  const { now, leaseEndsAt, messagesMax, perWorkspaceMax, without, withoutWorkspaces } = claim;
  const rows = await tx.rows<Omit<ClaimedMessage, 'webhook'> & SendingWebhook>(Prisma.sql`
    WITH due AS MATERIALIZED (
      SELECT DISTINCT ON (webhook_id) webhook_id, workspace_id, id, next_attempt_at FROM webhook_deliveries
      WHERE status = 'pending' AND next_attempt_at <= ${now}::timestamptz AND webhook_id <> ALL (${without}::uuid[])
        AND workspace_id <> ALL (${withoutWorkspaces}::uuid[])
      ORDER BY webhook_id, next_attempt_at),
    shared AS MATERIALIZED (
      SELECT due.id, row_number() OVER (PARTITION BY due.workspace_id ORDER BY due.next_attempt_at) AS ordinal
      FROM due JOIN webhooks h ON h.id = due.webhook_id
      JOIN workspaces s ON s.id = h.workspace_id AND s.deleted_at IS NULL AND s.hold IS DISTINCT FROM 'suspended'),
    claimed AS MATERIALIZED (
      SELECT d.id FROM shared JOIN webhook_deliveries d USING (id)
      WHERE shared.ordinal <= ${perWorkspaceMax}::int
        AND d.status = 'pending' AND d.next_attempt_at <= ${now}::timestamptz
      ORDER BY d.next_attempt_at LIMIT ${messagesMax}::int FOR UPDATE OF d SKIP LOCKED)
    UPDATE webhook_deliveries d SET next_attempt_at = ${leaseEndsAt}::timestamptz
    FROM claimed c, webhooks h WHERE d.id = c.id AND h.id = d.webhook_id
    RETURNING d.id AS "deliveryId", d.event_id AS "eventId", d.event_type AS "eventType", d.message,
      d.event_position AS "eventPosition", d.created_at AS "createdAt", ${sendingColumns}`);
  return rows.map(({ deliveryId, eventId, eventType, eventPosition, message, createdAt, ...webhook }) => {
    return { deliveryId, eventId, eventType, eventPosition, message, createdAt, webhook };
  });
}
