/**
 * The statements on lanes: what each webhook is sent, one after another. By hand: they mark and settle many rows in one
 * statement, and skip what another process has locked. `claim-rows.ts` claims lanes.
 */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { eventsSettings } from '../../domain/events/event-rows.ts';
import type { EventRow } from '../../domain/events/event-rows.ts';
import type { WebhookLaneModel, WebhookModel } from '../../domain/webhooks/webhook-rows.ts';

/** Events that one run of the feed looks through. */
export const feedBatchMax = 1_000;

/** Whether the log has events that the feed has not looked through. */
export async function isFeedDue(tx: Tx): Promise<boolean> {
  const [row] = await tx.rows<{ readonly isDue: boolean }>(Prisma.sql`
    SELECT h.position > f.position AS "isDue" FROM event_log_head h CROSS JOIN webhook_feed f`);
  return row?.isDue ?? false;
}

/**
 * Looks through the next events of the log, and marks the lanes that have to send one of them. Lanes of disabled webhooks
 * too, so that they continue where they stopped. One that has sent everything continues with the first event that its webhook
 * wants now, not with those that it didn't want when they happened. Locks webhooks before their lanes, as changing and deleting
 * a webhook does. Without events after its position, the feed goes to the head, which is far ahead in a log that was restored.
 *
 * @returns how many events it looked through; none if another process is doing so
 */
export async function feedLanes(tx: Tx, now: Date): Promise<number> {
  const [fed] = await tx.rows<{ readonly count: number }>(Prisma.sql`
    WITH feed AS MATERIALIZED (SELECT position FROM webhook_feed FOR UPDATE SKIP LOCKED),
    batch AS MATERIALIZED (
      SELECT e.* FROM feed CROSS JOIN LATERAL (
        SELECT position, workspace_id, board_id, type FROM events WHERE position + 0 > feed.position AND position > feed.position
        ORDER BY position + 0 LIMIT ${feedBatchMax}) AS e),
    followers AS MATERIALIZED (
      SELECT id, workspace_id, board_id, types, after_position FROM webhooks
      WHERE workspace_id IN (SELECT workspace_id FROM batch) ORDER BY id FOR KEY SHARE),
    marked AS (
      INSERT INTO webhook_lanes AS l (webhook_id, lane_id, workspace_id, kind, position, until_position, next_attempt_at,
        updated_at)
      SELECT h.id, coalesce(b.board_id, h.id), h.workspace_id, CASE WHEN b.board_id IS NULL THEN 'workspace' ELSE 'board' END,
        min(b.position) - 1, max(b.position), ${now}::timestamptz, ${now}::timestamptz
      FROM batch b JOIN followers h ON h.workspace_id = b.workspace_id AND b.position > h.after_position
        AND (h.board_id IS NULL OR h.board_id = b.board_id) AND (cardinality(h.types) = 0 OR b.type = ANY (h.types))
      GROUP BY h.id, h.workspace_id, b.board_id ORDER BY h.id, b.board_id
      ON CONFLICT (webhook_id, lane_id) DO UPDATE SET
        position = CASE WHEN l.next_attempt_at IS NULL THEN greatest(l.position, excluded.position) ELSE l.position END,
        until_position = greatest(l.until_position, excluded.until_position),
        next_attempt_at = coalesce(l.next_attempt_at, excluded.next_attempt_at), updated_at = excluded.updated_at)
    UPDATE webhook_feed f SET position = b.last
    FROM (
      SELECT coalesce(max(position), (SELECT h.position FROM event_log_head h)) AS last, count(*)::int AS count FROM batch) AS b
    WHERE b.last > f.position AND EXISTS (SELECT 1 FROM feed)
    RETURNING b.count`);
  return fed?.count ?? 0;
}

/** A webhook with what sending needs to know. */
export type SendingWebhook = Pick<
  WebhookModel,
  | 'id'
  | 'workspaceId'
  | 'url'
  | 'boardId'
  | 'types'
  | 'include'
  | 'dataScopes'
  | 'secretGeneration'
  | 'previousSecretEndsAt'
  | 'sealedSecret'
  | 'sealedGeneration'
  | 'previousSealedSecret'
  | 'failingSince'
  | 'updatedAt'
> & {
  /** Which one of the workspace it is, from 1. */
  readonly ordinal: number;
  /** The plan that limits the number of webhooks; null if there is no limit. */
  readonly plan: string | null;
};

/** A lane that this process sends. */
export type ClaimedLane = Pick<
  WebhookLaneModel,
  'webhookId' | 'laneId' | 'kind' | 'position' | 'untilPosition' | 'attempts'
> & { readonly leaseId: string; readonly isSlow: boolean; readonly webhook: SendingWebhook };

/** `SendingWebhook` of `webhooks h`. */
export const sendingColumns = Prisma.sql`
  h.id, h.workspace_id AS "workspaceId", h.url, h.board_id AS "boardId", h.types, h.include, h.data_scopes AS "dataScopes", h.secret_generation AS "secretGeneration",
  h.previous_secret_ends_at AS "previousSecretEndsAt", h.sealed_secret AS "sealedSecret",
  h.sealed_generation AS "sealedGeneration", h.previous_sealed_secret AS "previousSealedSecret", h.failing_since AS "failingSince",
  h.updated_at AS "updatedAt",
  (SELECT count(*)::int FROM webhooks o WHERE o.workspace_id = h.workspace_id AND o.id <= h.id) AS ordinal,
  (SELECT a.plan FROM billing_accounts a WHERE a.workspace_id = h.workspace_id AND NOT a.exempt) AS plan`;

/** A run of a replay looks through as many events, so that one with rare types does not take long. */
const lookedThroughMax = 1_000;

/** The last position that the next run of a replay looks through. */
export async function findRunEnd(tx: Tx, lane: ClaimedLane): Promise<bigint> {
  const { webhook, position, untilPosition } = lane;
  const [end] = await tx.rows<{ readonly position: bigint }>(
    Prisma.sql`
      SELECT e.position FROM events e
      WHERE e.workspace_id = ${webhook.workspaceId}::uuid AND e.position > ${position}::bigint
        AND e.position <= ${untilPosition}::bigint
      ORDER BY e.position OFFSET ${lookedThroughMax - 1} LIMIT 1`,
    eventsSettings,
  );
  return end?.position ?? untilPosition;
}

const eventColumns = selectList('e', Prisma.EventScalarFieldEnum);

/** The next events of a lane that the webhook wants, in order. */
export function listLaneEvents(tx: Tx, lane: ClaimedLane, limit: number): Promise<EventRow[]> {
  const { webhook, kind, laneId, position, untilPosition } = lane;
  const place =
    kind === 'board'
      ? Prisma.sql`AND e.board_id = ${laneId}::uuid AND (${webhook.boardId}::uuid IS NULL OR e.board_id = ${webhook.boardId}::uuid)`
      : kind === 'workspace'
        ? Prisma.sql`AND e.board_id IS NULL AND ${webhook.boardId}::uuid IS NULL`
        : Prisma.sql`AND (${webhook.boardId}::uuid IS NULL OR e.board_id = ${webhook.boardId}::uuid)`;
  return tx.rows<EventRow>(
    Prisma.sql`
      SELECT ${eventColumns} FROM events e
      WHERE e.workspace_id = ${webhook.workspaceId}::uuid AND e.position > ${position}::bigint
        AND e.position <= ${untilPosition}::bigint ${place}
        AND (cardinality(${webhook.types}::text[]) = 0 OR e.type = ANY (${webhook.types}::text[]))
      ORDER BY e.position LIMIT ${limit}`,
    eventsSettings,
  );
}

/** What a run of a lane came to. */
export interface LaneProgress {
  readonly position: bigint;
  readonly attempts: number;
  /** When to send the next event again; absent if nothing failed. */
  readonly retryAt?: Date;
  /** Whether the webhook failed or took long, and shares its places with others that do; as before if absent. */
  readonly isSlow?: boolean;
}

/** An attempt to store. */
export type NewDelivery = Readonly<Record<string, string | number | null>>;

/**
 * Stores attempts, and releases the lane if this process still holds it. Whoever changed the webhook meanwhile couldn't send
 * what failed again at once, so this does. Locks the webhook before its lane, as changing it does.
 *
 * @returns whether it released the lane
 */
export async function settleLane(
  tx: Tx,
  { webhookId, laneId, leaseId, webhook }: ClaimedLane,
  { position, attempts, retryAt, isSlow }: LaneProgress,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<boolean> {
  const settled = await tx.rows(Prisma.sql`
    WITH stored AS (${insertDeliveries(deliveries)}),
    locked AS MATERIALIZED (
      SELECT disabled_at IS NULL AND updated_at <> ${webhook.updatedAt}::timestamptz AS starts_again FROM webhooks
      WHERE id = ${webhookId}::uuid AND ${retryAt !== undefined}::boolean FOR SHARE),
    retry AS MATERIALIZED (
      SELECT CASE WHEN starts_again THEN 0 ELSE ${attempts}::int END AS attempts,
        CASE WHEN starts_again THEN ${now} ELSE ${retryAt ?? null} END::timestamptz AS at
      FROM locked),
    settled AS (
      UPDATE webhook_lanes SET position = ${position}::bigint, lease_id = NULL,
        attempts = coalesce((SELECT attempts FROM retry), ${attempts}::int),
        next_attempt_at = coalesce((SELECT at FROM retry),
          CASE WHEN until_position > ${position}::bigint THEN ${now}::timestamptz END), updated_at = ${now}::timestamptz
      WHERE webhook_id = ${webhookId}::uuid AND lane_id = ${laneId}::uuid AND lease_id = ${leaseId}::uuid
      RETURNING webhook_id),
    queued AS (
      UPDATE webhook_queues q SET is_slow = ${isSlow ?? null}::boolean FROM settled s
      WHERE q.webhook_id = s.webhook_id AND q.is_slow <> ${isSlow ?? null}::boolean)
    SELECT 1 FROM settled`);
  return settled.length > 0;
}

function insertDeliveries(deliveries: readonly NewDelivery[]): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO webhook_deliveries (id, workspace_id, webhook_id, kind, event_id, event_type, event_position, attempt, status,
      response_status, failure, duration_ms, response_excerpt, created_at, next_attempt_at, expires_at)
    SELECT id, workspace_id, webhook_id, kind, event_id, event_type, event_position, attempt, status, response_status, failure,
      duration_ms, response_excerpt, created_at, next_attempt_at, expires_at
    FROM jsonb_populate_recordset(NULL::webhook_deliveries, ${JSON.stringify(deliveries)}::jsonb)`;
}
