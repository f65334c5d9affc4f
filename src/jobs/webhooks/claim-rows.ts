/**
 * The statements that claim lanes. By hand: they skip what another process has locked. Webhooks wait in a queue, so that a
 * claim reads the same number of rows however many webhooks and lanes wait (docs/decisions/0090-webhooks-at-scale.md).
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { sendingColumns } from './lane-rows.ts';
import type { ClaimedLane, SendingWebhook } from './lane-rows.ts';
import type { SlotUse } from './slots.ts';

export interface Claim {
  readonly now: Date;
  readonly leaseId: string;
  /** When other processes may take over. */
  readonly leaseEndsAt: Date;
  readonly lanesMax: number;
  /** Of them, lanes of webhooks that failed or took long the last time. They come first, and can't take all places. */
  readonly slowLanesMax: number;
  /** Webhooks that are sent enough already. */
  readonly without: readonly string[];
  /** Workspaces to whose webhooks enough is sent already. */
  readonly withoutWorkspaces: readonly string[];
}

export interface LaneClaim extends Claim {
  /** Workspaces to whose slow webhooks enough is sent already. */
  readonly withoutSlowOf: readonly string[];
  /** Of the webhooks that are due, those for which their workspaces have room. */
  readonly fitting: (due: readonly SlotUse[]) => readonly SlotUse[];
}

export interface Claimed {
  readonly lanes: readonly ClaimedLane[];
  /** Whether other webhooks may be due as well. */
  readonly hasMore: boolean;
}

const inOrder = { reads: 'in-order' } as const;

/**
 * Claims one due lane of each of the webhooks that wait the longest. Each of them goes to the end of the queue if it has
 * another one. `tx` is a transaction: only statements that begin once the places in the queue are locked see all that was
 * stored before they were.
 */
export async function claimLanes(tx: Tx, claim: LaneClaim): Promise<Claimed> {
  const webhookIds = await lockDueWebhooks(tx, claim);
  if (webhookIds.length === 0) return { lanes: [], hasMore: false };
  return { lanes: await claimLaneOfEach(tx, webhookIds, claim), hasMore: true };
}

async function lockDueWebhooks(tx: Tx, claim: LaneClaim): Promise<string[]> {
  const { now, lanesMax, slowLanesMax, without, withoutWorkspaces, withoutSlowOf, fitting } = claim;
  const due = (isSlow: boolean, max: number, withoutOf: readonly string[]) => Prisma.sql`
    SELECT webhook_id, workspace_id, is_slow FROM webhook_queues
    WHERE is_slow = ${isSlow}::boolean AND due_at <= ${now}::timestamptz AND webhook_id <> ALL (${without}::uuid[])
      AND workspace_id <> ALL (${withoutOf}::uuid[])
    ORDER BY due_at LIMIT ${max}::int FOR UPDATE SKIP LOCKED`;
  const slow = due(true, slowLanesMax, [...withoutWorkspaces, ...withoutSlowOf]);
  const locked = await tx.rows<SlotUse>(
    Prisma.sql`
      SELECT webhook_id AS "webhookId", workspace_id AS "workspaceId", is_slow AS "isSlow" FROM (${slow}) AS slow
      UNION ALL SELECT webhook_id, workspace_id, is_slow FROM (${due(false, lanesMax, withoutWorkspaces)}) AS others
      LIMIT ${lanesMax}::int`,
    inOrder,
  );
  return fitting(locked).map(({ webhookId }) => webhookId);
}

/** A webhook that must not be sent anything leaves the queue. Enabling it brings it back, and so does releasing or restoring its workspace. */
async function claimLaneOfEach(tx: Tx, webhookIds: readonly string[], claim: Claim): Promise<ClaimedLane[]> {
  const { now } = claim;
  const rows = await tx.rows<ClaimedRow>(
    Prisma.sql`
      WITH looked AS MATERIALIZED (
        SELECT h.id, h.disabled_at IS NULL AND s.deleted_at IS NULL AND s.hold IS DISTINCT FROM 'suspended' AS is_sent
        FROM unnest(${webhookIds}::uuid[]) AS d (id) JOIN webhooks h USING (id) JOIN workspaces s ON s.id = h.workspace_id),
      claimed AS MATERIALIZED (
        SELECT k.id, l.lane_id FROM looked k CROSS JOIN LATERAL (
          SELECT lane_id FROM webhook_lanes WHERE webhook_id = k.id AND next_attempt_at <= ${now}::timestamptz AND kind <> 'replay'
          ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED) AS l
        WHERE k.is_sent),
      queued AS (
        UPDATE webhook_queues q SET due_at = n.due_at
        FROM looked k LEFT JOIN claimed c USING (id) LEFT JOIN LATERAL (
          SELECT greatest(next_attempt_at, ${now}::timestamptz + CASE WHEN c.lane_id IS NULL THEN ${lockedDelay} ELSE '0' END)
            AS due_at
          FROM webhook_lanes WHERE webhook_id = k.id AND next_attempt_at IS NOT NULL AND kind <> 'replay'
            AND lane_id IS DISTINCT FROM c.lane_id
          ORDER BY next_attempt_at LIMIT 1) AS n ON k.is_sent
        WHERE q.webhook_id = k.id)
      ${takeLeases(claim)}`,
    inOrder,
  );
  return rows.map(toClaimedLane);
}

/** After this time a webhook is looked at again whose due lanes others have locked at the moment. */
const lockedDelay = Prisma.sql`interval '100 milliseconds'`;

/** Claims due replays, the longest waiting first. A webhook has at most one. They are not in the queue. */
export async function claimReplays(tx: Tx, claim: Claim): Promise<ClaimedLane[]> {
  const { now, lanesMax, slowLanesMax, withoutWorkspaces } = claim;
  const rows = await tx.rows<ClaimedRow>(
    Prisma.sql`
      WITH claimed AS MATERIALIZED (
        SELECT l.webhook_id AS id, l.lane_id FROM webhook_lanes l
        JOIN webhooks h ON h.id = l.webhook_id AND h.disabled_at IS NULL
        JOIN webhook_queues q ON q.webhook_id = h.id AND (NOT q.is_slow OR ${slowLanesMax}::int > 0)
        JOIN workspaces s ON s.id = h.workspace_id AND s.deleted_at IS NULL AND s.hold IS DISTINCT FROM 'suspended'
        WHERE l.kind = 'replay' AND l.next_attempt_at <= ${now}::timestamptz
          AND l.workspace_id <> ALL (${withoutWorkspaces}::uuid[])
        ORDER BY l.next_attempt_at LIMIT ${lanesMax}::int FOR UPDATE OF l SKIP LOCKED)
      ${takeLeases(claim)}`,
    inOrder,
  );
  return rows.map(toClaimedLane);
}

type ClaimedRow = Omit<ClaimedLane, 'webhook'> & SendingWebhook;

/** Takes the lease of the lanes in `claimed`. */
function takeLeases({ leaseId, leaseEndsAt }: Claim): Prisma.Sql {
  return Prisma.sql`
    UPDATE webhook_lanes l SET lease_id = ${leaseId}::uuid, next_attempt_at = ${leaseEndsAt}::timestamptz
    FROM claimed c JOIN webhooks h USING (id) JOIN webhook_queues q ON q.webhook_id = c.id
    WHERE l.webhook_id = c.id AND l.lane_id = c.lane_id
    RETURNING l.webhook_id AS "webhookId", l.lane_id AS "laneId", l.kind, l.position, l.until_position AS "untilPosition",
      l.attempts, l.lease_id AS "leaseId", q.is_slow AS "isSlow", ${sendingColumns}`;
}

function toClaimedLane(row: ClaimedRow): ClaimedLane {
  const { webhookId, laneId, kind, position, untilPosition, attempts, leaseId, isSlow, ...webhook } = row;
  return { webhookId, laneId, kind, position, untilPosition, attempts, leaseId, isSlow, webhook };
}
