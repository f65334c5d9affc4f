/** Which events are still kept for a workspace (docs/decisions/0087-event-retention.md). */
import type { Context, PlanSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { findNextKept } from './event-retention-rows.ts';
import type { NextKept } from './event-retention-rows.ts';
import type { EventPosition } from './event-rows.ts';

/** What of a cursor says how far its client knows the log. */
type KnownPosition = Pick<EventPosition, 'position' | 'seen'>;

/**
 * Checks that no event of a workspace that came after a position is deleted or hidden because of its age. Then all
 * later ones are shown too, because the log is in the order of time.
 *
 * @throws {AppError} `events_expired`, also if the position is of what the restore of a backup has lost
 */
export async function requireKept(
  ctx: Pick<Context, 'tx' | 'now'> & PlanSettings,
  workspaceId: string,
  known: KnownPosition,
): Promise<void> {
  const shownFrom = await eventsShownFrom(ctx, workspaceId);
  const { deletedTo, occurredAt } = await requireReached(ctx, workspaceId, known);
  const isHidden = shownFrom !== undefined && occurredAt !== null && occurredAt < shownFrom;
  if (BigInt(known.position) >= deletedTo && !isHidden) return;
  throw new AppError('events_expired', `Some events after this cursor are no longer kept. ${resync}`);
}

/**
 * Checks that the log has reached a position. Otherwise the position is of a log from before a backup was restored, and who
 * continued from there would skip what has happened since then (docs/decisions/0133-gaps-of-restored-logs.md).
 *
 * @throws {AppError} `events_expired`
 */
export async function requireReached(
  { tx }: Pick<Context, 'tx'>,
  workspaceId: string,
  known: KnownPosition,
): Promise<NextKept> {
  const found = await findNextKept(tx, workspaceId, known);
  if (!found.isLost && BigInt(known.position) <= found.head) return found;
  throw new AppError(
    'events_expired',
    `This cursor is from a later state of the database, such as before a backup was restored. ${resync}`,
  );
}

const resync = 'Read the current state, such as with getBoardSnapshot, and continue from there.';
