/** What a caller follows in the event log as it grows: the events of a board, or of a workspace. */
import type { Context, PlanSettings } from '../core/context.ts';
import { requireOwnPosition } from '../core/pages.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { getBoard } from '../access/board-access.ts';
import { getWorkspace } from '../access/workspace-access.ts';
import type { Role } from '../core/principals.ts';
import { placeEvents } from './event-log-rows.ts';
import { currentPosition } from './event-positions.ts';
import { hiddenFrom } from './event-readers.ts';
import type { EventReader } from './event-readers.ts';
import { requireKept } from './event-retention.ts';
import type { EventPosition, EventRow } from './event-rows.ts';

export interface EventFeed {
  readonly userId: string;
  readonly workspaceId: string;
  /** Absent if it has the events of the whole workspace. */
  readonly boardId?: string;
  /** The roles that the caller has. */
  readonly reader: EventReader;
  readonly minimumRole: Role;
  readonly after: EventPosition;
  /** The position of the last event that was committed before the request. */
  readonly head: bigint;
  /** Earlier events are hidden by the plan. */
  readonly occurredFrom?: Date;
}

/**
 * The events of a board from a position on, or from now on.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `invalid_cursor`, `events_expired`
 */
export async function streamBoardEvents(
  ctx: Context & PlanSettings,
  boardId: string,
  after: EventPosition | undefined,
): Promise<EventFeed> {
  const board = await getBoard(ctx, boardId);
  return eventFeed(ctx, { workspaceId: board.workspaceId, boardId, reader: board }, after);
}

/**
 * The events of a workspace from a position on, or from now on.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `invalid_cursor`, `events_expired`
 */
export async function streamWorkspaceEvents(
  ctx: Context & PlanSettings,
  workspaceId: string,
  after: EventPosition | undefined,
): Promise<EventFeed> {
  const { role } = await getWorkspace(ctx, workspaceId);
  return eventFeed(ctx, { workspaceId, reader: { role, workspaceRole: role } }, after);
}

async function eventFeed(
  ctx: Context & PlanSettings,
  place: Pick<EventFeed, 'boardId' | 'reader' | 'workspaceId'>,
  sent: EventPosition | undefined,
): Promise<EventFeed> {
  const { workspaceId } = place;
  requireOwnPosition(sent, workspaceId);
  const known = await currentPosition(ctx.tx, sent);
  if (known !== undefined) await requireKept(ctx, workspaceId, known);
  const occurredFrom = await eventsShownFrom(ctx, workspaceId);
  // Whatever was committed before the request has its position then: a stream from now on leaves it out, and a stream
  // from a snapshot can tell it from what the snapshot includes.
  const head = await placeEvents(ctx.tx);
  return {
    ...place,
    userId: ctx.principal.userId,
    minimumRole: ctx.minimumRole,
    after: known ?? { position: String(head), of: workspaceId },
    head,
    ...(occurredFrom !== undefined && { occurredFrom }),
  };
}

/** A position in a feed. Until it is past the events that a snapshot can include, it says which ones the snapshot has. */
export function positionIn(
  { workspaceId, head, after: { seen } }: EventFeed,
  position: bigint,
): EventPosition {
  return {
    position: String(position),
    of: workspaceId,
    ...(seen !== undefined && position < head && { seen }),
  };
}

/** Whether a feed with this reader includes an event of its board or workspace. */
export function isShownTo(reader: EventReader, { resourceType }: Pick<EventRow, 'resourceType'>): boolean {
  return !hiddenFrom(reader).includes(resourceType);
}

/** The kinds of resources whose changes can give or take access to a board or a workspace. */
const accessResources: ReadonlySet<string> = new Set([
  'workspace',
  'member',
  'token',
  'board',
  'board_member',
]);

/** Whether an event can end access to a feed. */
export function canChangeAccess({ resourceType }: Pick<EventRow, 'resourceType'>): boolean {
  return accessResources.has(resourceType);
}
