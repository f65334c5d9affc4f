/** Reads the event log. A transaction that commits late never adds events before those that were already read. */
import type { Context, PlanSettings } from '../core/context.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { getBoard } from '../access/board-access.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { runningAt } from './event-positions.ts';
import { firstEventPosition, listEventRows } from './event-rows.ts';
import type { EventFilters, EventPageRequest, EventPosition, EventRow } from './event-rows.ts';

export interface EventPage extends Page<EventRow, EventPosition> {
  /** Where to continue later, also at the end of the log. */
  readonly resume: EventPosition;
}

/**
 * The events of a workspace that match all filters, as far back as its plan shows them.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `invalid_cursor`
 */
export async function listEvents(
  ctx: Context & PlanSettings,
  namedWorkspaceId: string | undefined,
  filters: EventFilters,
  page: EventPageRequest,
): Promise<EventPage> {
  const workspace = await requireWorkspace(ctx, namedWorkspaceId, { parameter: 'workspace_id' });
  return eventPage(ctx, workspace.id, filters, page);
}

/**
 * The events of a board and of everything on it, for everyone who has access to it, as far back as the plan shows them.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `invalid_cursor`
 */
export async function listBoardEvents(
  ctx: Context & PlanSettings,
  boardId: string,
  page: PageRequest<EventPosition>,
): Promise<EventPage> {
  const board = await getBoard(ctx, boardId);
  return eventPage(ctx, board.workspaceId, { boardId, forGuest: board.role === 'guest' }, page);
}

async function eventPage(
  ctx: Context & PlanSettings,
  workspaceId: string,
  filters: EventFilters,
  page: EventPageRequest,
): Promise<EventPage> {
  const { after } = page;
  requireOwnPosition(after, workspaceId);
  const shownFrom = await eventsShownFrom(ctx, workspaceId);
  const occurredFrom = laterOf(filters.occurredFrom, shownFrom);
  const shown = { ...filters, ...(occurredFrom !== undefined && { occurredFrom }) };
  const rows = await listEventRows(ctx.tx, workspaceId, shown, page);
  const positionOf = ({ tx, seq }: EventRow): EventPosition => {
    const running = runningAt(tx, after);
    return { tx, seq: String(seq), of: workspaceId, ...(running !== undefined && { running }) };
  };
  const { rows: events, next } = toPage(rows, page.limit, positionOf);
  const last = events.at(-1);
  const resume = last === undefined ? { ...firstEventPosition, ...after, of: workspaceId } : positionOf(last);
  return { rows: events, resume, ...(next !== undefined && { next }) };
}

function laterOf(one: Date | undefined, other: Date | undefined): Date | undefined {
  return one === undefined || other === undefined ? (one ?? other) : new Date(Math.max(+one, +other));
}
