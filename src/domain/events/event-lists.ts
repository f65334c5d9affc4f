/** Reads the event log. Events that are committed later always come after those that were already read. */
import type { Context, PlanSettings } from '../core/context.ts';
import { requireOwnPosition, toPage } from '../core/pages.ts';
import type { Page, PageRequest } from '../core/pages.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { getBoard } from '../access/board-access.ts';
import { requireWorkspace } from '../access/workspace-access.ts';
import { placeEvents } from './event-log-rows.ts';
import { currentPosition, positionAt } from './event-positions.ts';
import { requireKept } from './event-retention.ts';
import { firstEventPosition, listEventRows } from './event-rows.ts';
import type { EventFilters, EventPageRequest, EventPosition, EventRow } from './event-rows.ts';

export interface EventPage extends Page<EventRow, EventPosition> {
  /** Where to continue later, also at the end of the log. */
  readonly resume: EventPosition;
  /** The same page with only its first events, at least one unless it has none. The others are on the next page. */
  readonly upTo: (count: number) => Omit<EventPage, 'upTo'>;
}

/**
 * The events of a workspace that match all filters, as far back as its plan shows them.
 *
 * @throws {AppError} `unknown_workspace`, `insufficient_role`, `invalid_cursor`, `events_expired`
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
 * @throws {AppError} `not_found`, `insufficient_role`, `invalid_cursor`, `events_expired`
 */
export async function listBoardEvents(
  ctx: Context & PlanSettings,
  boardId: string,
  page: PageRequest<EventPosition>,
): Promise<EventPage> {
  const board = await getBoard(ctx, boardId);
  return eventPage(ctx, board.workspaceId, { boardId, reader: board }, page);
}

async function eventPage(
  ctx: Context & PlanSettings,
  workspaceId: string,
  filters: EventFilters,
  { isNewestFirst = false, ...page }: EventPageRequest,
): Promise<EventPage> {
  const after = await currentPosition(ctx.tx, page.after);
  requireOwnPosition(after, workspaceId);
  const head = await placeEvents(ctx.tx);
  const isContinued = after !== undefined && !isNewestFirst;
  if (isContinued) await requireKept(ctx, workspaceId, after);
  // All events after a position that is kept are shown.
  const shownFrom = isContinued ? undefined : await eventsShownFrom(ctx, workspaceId);
  const occurredFrom = laterOf(filters.occurredFrom, shownFrom);
  const shown = { ...filters, ...(occurredFrom !== undefined && { occurredFrom }) };
  const found = await listEventRows(ctx.tx, workspaceId, shown, {
    ...page,
    isNewestFirst,
    ...(after !== undefined && { after }),
  });
  const placeOf = (row: EventRow) => positionAt(row.position, workspaceId, after);
  const { rows, next } = toPage(found, page.limit, placeOf);
  const last = rows.at(-1)?.position;
  // Past the end, a page has all events up to the head of the log, those that a snapshot includes too.
  const end = isNewestFirst ? last : laterOf(last, head);
  const resume =
    next ?? (end === undefined ? { ...firstEventPosition, ...after } : positionAt(end, workspaceId));
  const whole = { rows, resume, ...(next !== undefined && { next }) };
  return { ...whole, upTo: (count) => (count < rows.length ? beginningOf(rows, count, placeOf) : whole) };
}

function beginningOf(rows: readonly EventRow[], count: number, placeOf: (row: EventRow) => EventPosition) {
  const page = toPage(rows, count, placeOf);
  return { ...page, resume: page.next ?? firstEventPosition };
}

function laterOf<Value extends Date | bigint>(one: Value | undefined, other: Value | undefined) {
  if (one === undefined || other === undefined) return one ?? other;
  return one > other ? one : other;
}
