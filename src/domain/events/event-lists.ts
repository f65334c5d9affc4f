/** Reads the event log. A transaction that commits late never adds events before those that were already read. */
import type { Context, PlanSettings } from '../core/context.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { firstEventPosition, listEventRows } from './event-rows.ts';
import type { EventFilters, EventPosition, EventRow } from './event-rows.ts';

export interface EventPage extends Page<EventRow, EventPosition> {
  /** Where to continue later, also at the end of the log. */
  readonly resume: EventPosition;
}

/**
 * The events of a workspace that match all filters, oldest first, as far back as its plan shows them.
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
  const rows = await listEventRows(ctx.tx, workspace.id, shown, page);
  const { rows: events, next } = toPage(rows, page.limit, positionOf);
  const last = events.at(-1);
  const resume =
    last === undefined ? { ...firstEventPosition, ...page.after, of: workspace.id } : positionOf(last);
  return { rows: events, resume, ...(next !== undefined && { next }) };
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one === undefined || other === undefined ? (one ?? other) : new Date(Math.max(+one, +other));
}

function positionOf({ tx, seq, workspaceId }: EventRow): EventPosition {
  return { tx, seq: String(seq), of: workspaceId };
}
