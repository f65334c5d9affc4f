/** Positions in the event log, at an event or at the moment of a snapshot (docs/decisions/0080-positions-in-the-event-log.md). */
import type { Tx } from '../../db/database.ts';
import type { OwnPosition } from '../core/pages.ts';
import { findLegacyPosition } from './event-log-rows.ts';
import type { EventPosition } from './event-rows.ts';

/** A position of releases before 2.11.0: the transaction that recorded the event, and its running number. */
export type LegacyEventPosition = OwnPosition<{ readonly tx: string; readonly seq: string }>;

/** What the cursor of an earlier release stands for now. Other positions stay as they are. */
export async function currentPosition(
  tx: Tx,
  after: EventPosition | LegacyEventPosition | undefined,
): Promise<EventPosition | undefined> {
  if (after === undefined || 'position' in after) return after;
  const position = await findLegacyPosition(tx, after);
  const { of } = after;
  return { position: position ?? '0', ...(of !== undefined && { of }) };
}

/** A position in the log of a workspace, which still knows what a snapshot before it included. */
export function positionAt(position: bigint, workspaceId: string, after?: EventPosition): EventPosition {
  return {
    position: String(position),
    of: workspaceId,
    ...(after?.seen !== undefined && { seen: after.seen }),
  };
}

/** With more, the position would be longer than a cursor may be. */
const seenMax = 60;

/**
 * The position in the log of a workspace at which a snapshot of a board was taken.
 *
 * @param seen the running numbers of the board's events that were committed, but had no position yet
 * @returns undefined if there were too many of them
 */
export function positionOfSnapshot(
  { position, seen }: { readonly position: bigint; readonly seen: readonly string[] },
  workspaceId: string,
): EventPosition | undefined {
  if (seen.length > seenMax) return undefined;
  return { position: String(position), of: workspaceId, ...(seen.length > 0 && { seen }) };
}
