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
