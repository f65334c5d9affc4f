/** Which events are still kept for a workspace (docs/decisions/0087-event-retention.md). */
import type { Context, PlanSettings } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { eventsShownFrom } from '../billing/plans/plan-limits.ts';
import { findNextKept } from './event-retention-rows.ts';
import type { EventPosition } from './event-rows.ts';

/**
 * Checks that no event of a workspace that came after a position is deleted or hidden because of its age. Then all
 * later ones are shown too, because the log is in the order of time. A position that the log hasn't reached is of a log from
 * before a backup was restored, and what has happened since then would be skipped.
 *
 * @throws {AppError} `events_expired`
 */
export async function requireKept(
  ctx: Pick<Context, 'tx' | 'now'> & PlanSettings,
  workspaceId: string,
  { position }: Pick<EventPosition, 'position'>,
): Promise<void> {
  const shownFrom = await eventsShownFrom(ctx, workspaceId);
  const { deletedTo, occurredAt, head } = await findNextKept(ctx.tx, workspaceId, position);
  if (BigInt(position) > head) {
    throw new AppError(
      'events_expired',
      `This cursor is from a later state of the database, such as before a backup was restored. ${resync}`,
    );
  }
  const isHidden = shownFrom !== undefined && occurredAt !== null && occurredAt < shownFrom;
  if (BigInt(position) >= deletedTo && !isHidden) return;
  throw new AppError('events_expired', `Some events after this cursor are no longer kept. ${resync}`);
}

const resync = 'Read the current state, such as with getBoardSnapshot, and continue from there.';
