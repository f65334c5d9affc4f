/** Reads the event log in an order in which a late commit never appears before events that were already read. */
import { plannedForValues, Prisma } from '../../db/database.ts';
import type { LocalSettings } from '../../db/connections.ts';
import type { Context, PlanSettings } from '../core/context.ts';
import type { Changes } from './events.ts';
import type { EventedResource } from '../core/resources.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { OwnPosition, Page, PageRequest } from '../core/pages.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { requireWorkspace } from '../access/workspace-access.ts';

export interface EventFilters {
  readonly type?: string;
  /** The user who acted. */
  readonly actorId?: string;
  readonly resourceType?: string;
  readonly resource?: { readonly type: string; readonly id: string };
  readonly boardId?: string;
  readonly occurredFrom?: Date;
  readonly occurredBefore?: Date;
}

export interface EventRow {
  readonly id: string;
  readonly workspaceId: string;
  /** The transaction that wrote it; text, since its 64 bits are more than a number holds. */
  readonly tx: string;
  readonly seq: bigint;
  readonly type: string;
  readonly actorKind: string;
  readonly actorUserId: string | null;
  readonly actorCredentialId: string | null;
  readonly actorSystemAccount: string | null;
  readonly requestId: string;
  readonly resourceType: EventedResource;
  readonly resourceId: string;
  readonly boardId: string | null;
  readonly changes: Changes;
  readonly occurredAt: Date;
}

/** The last event of a page. */
export type EventPosition = OwnPosition<{ readonly tx: string; readonly seq: string }>;

const beginning: EventPosition = { tx: '0', seq: '0' };

export interface EventPage extends Page<EventRow, EventPosition> {
  /** Where to continue later, also at the end of the log. */
  readonly resume: EventPosition;
}

/**
 * The events of a workspace that fit all filters, oldest first, and are not older than its plan shows them.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `invalid_cursor`
 */
export async function listEvents(
  ctx: Context & PlanSettings,
  namedWorkspaceId: string | undefined,
  filters: EventFilters,
  page: PageRequest<EventPosition>,
): Promise<EventPage> {
  const workspace = await requireWorkspace(ctx, namedWorkspaceId, { parameter: 'workspace_id' });
  requireOwnPosition(page.after, workspace.id);
  const shownFrom = await eventsShownFrom(ctx, workspace.id);
  const occurredFrom = laterOf(filters.occurredFrom, shownFrom);
  const shown = { ...filters, ...(occurredFrom !== undefined && { occurredFrom }) };
  const rows = await ctx.tx.rows<EventRow>(eventsStatement(workspace.id, shown, page), eventsSettings);
  const { rows: events, next } = toPage(rows, page.limit, positionOf);
  const last = events.at(-1);
  const resume = last === undefined ? { ...beginning, ...page.after, of: workspace.id } : positionOf(last);
  return { rows: events, resume, ...(next !== undefined && { next }) };
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one === undefined || other === undefined ? (one ?? other) : new Date(Math.max(+one, +other));
}

function positionOf({ tx, seq, workspaceId }: EventRow): EventPosition {
  return { tx, seq: String(seq), of: workspaceId };
}

export const eventsSettings: LocalSettings = { ...plannedForValues, reads: 'in-order' };

/**
 * The statement that reads one page, and one event more, with these settings. It stops before the oldest transaction
 * that still runs (docs/decisions/0013-event-log.md): before it no new events can appear.
 */
export function eventsStatement(
  workspaceId: string,
  filters: EventFilters,
  { limit, after = beginning }: PageRequest<EventPosition>,
): Prisma.Sql {
  return Prisma.sql`
    SELECT e.id, e.workspace_id AS "workspaceId", e.tx::text AS tx, e.seq, e.type, e.actor_kind AS "actorKind",
      e.actor_user_id AS "actorUserId", e.actor_credential_id AS "actorCredentialId",
      e.actor_system_account AS "actorSystemAccount", e.request_id AS "requestId",
      e.resource_type AS "resourceType", e.resource_id AS "resourceId", e.board_id AS "boardId", e.changes,
      e.occurred_at AS "occurredAt"
    FROM events e
    WHERE e.workspace_id = ${workspaceId}::uuid ${filterConditions(filters)}
      AND (e.tx, e.seq) > (${after.tx}::xid8, ${after.seq}::bigint)
      AND e.tx < pg_snapshot_xmin(pg_current_snapshot())
    ORDER BY e.tx, e.seq LIMIT ${limit + 1}`;
}

/** Begins with AND. A filter that is not given is NULL, so that all combinations are one text. */
function filterConditions(filters: EventFilters): Prisma.Sql {
  const { type, actorId, resource, resourceType, boardId } = filters;
  const { occurredFrom, occurredBefore } = filters;
  return Prisma.sql`
    AND (${type}::text IS NULL OR e.type = ${type}::text)
    AND (${actorId}::uuid IS NULL OR e.actor_user_id = ${actorId}::uuid)
    AND (${resourceType}::text IS NULL OR e.resource_type = ${resourceType}::text)
    AND (${resource?.id}::uuid IS NULL
      OR (e.resource_type = ${resource?.type}::text AND e.resource_id = ${resource?.id}::uuid))
    AND (${boardId}::uuid IS NULL OR e.board_id = ${boardId}::uuid)
    AND (${occurredFrom}::timestamptz IS NULL OR e.occurred_at >= ${occurredFrom}::timestamptz)
    AND (${occurredBefore}::timestamptz IS NULL OR e.occurred_at < ${occurredBefore}::timestamptz)`;
}
