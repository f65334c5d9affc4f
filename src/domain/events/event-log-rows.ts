/** The statements that put events into the log. By hand: they call a function of the database, and read its bookkeeping. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Puts committed events into the log, and returns the position of the last one. The log then has every event that was
 * committed before. Not in a transaction with other work: others would wait for it.
 */
export async function placeEvents(reader: Tx): Promise<bigint> {
  const [head] = await reader.rows<{ readonly position: bigint }>(
    Prisma.sql`SELECT place_events() AS position`,
  );
  return head?.position ?? 0n;
}

/** The end of the log, and where it continued after its last restore; null if it never was restored. */
export interface LogState {
  readonly position: bigint;
  readonly restoredTo: bigint | null;
}

/** Puts events into the log as `placeEvents` does, and reads the rest in the same statement. */
export async function placeEventsOfLog(reader: Tx): Promise<LogState> {
  const [state] = await reader.rows<LogState>(Prisma.sql`
    SELECT place_events() AS position, (SELECT max(g.until_position) FROM event_log_gaps g) AS "restoredTo"`);
  if (state === undefined) throw new Error('a statement that always returns a row returned none');
  return state;
}

/**
 * The id of the last event of a board (alias `b`); NULL if there is none, or if a change of it is committed and its event has
 * no position yet. The same id stands for the same state of everything whose changes are events of the board.
 */
export const lastBoardEventId = Prisma.sql`(
  SELECT e.id FROM events e
  WHERE e.workspace_id = b.workspace_id AND e.board_id = b.id AND NOT EXISTS (
    SELECT 1 FROM incoming_events i
    WHERE i.seq > (SELECT h.settled_seq FROM event_log_head h) AND i.board_id = b.id)
  ORDER BY e.position DESC LIMIT 1)`;

/** The positions between the end of a log that was restored and where it continues, both exclusive. */
export interface LogGap {
  readonly after: bigint;
  readonly until: bigint;
}

/**
 * Lets a restored log continue far behind everything that the restore has lost, so that positions from there are recognized
 * permanently (docs/decisions/0133-gaps-of-restored-logs.md). Others place no events until the transaction ends.
 */
export async function continueRestoredLog(tx: Tx): Promise<LogGap> {
  const [gap] = await tx.rows<LogGap>(Prisma.sql`
    SELECT after_position AS after, until_position AS until FROM continue_restored_event_log()`);
  if (gap === undefined) throw new Error('a statement that always returns a row returned none');
  return gap;
}

/** The position of the last event up to that of an earlier release; undefined if there is none. */
export async function findLegacyPosition(
  tx: Tx,
  legacy: { readonly tx: string; readonly seq: string },
): Promise<string | undefined> {
  const [event] = await tx.rows<{ readonly position: bigint }>(Prisma.sql`
    SELECT position FROM events
    WHERE tx IS NOT NULL AND (tx, seq) <= (${legacy.tx}::xid8, ${legacy.seq}::bigint)
    ORDER BY tx DESC, seq DESC LIMIT 1`);
  return event === undefined ? undefined : String(event.position);
}
