/** The statements that lock columns of which one is deleted, and its cards. By hand: they lock in the order of ids. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';

/** Locks columns in the order of their ids. Waits for cards that are being added, and keeps new ones out. */
export async function lockColumnsForUpdate(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM columns WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR UPDATE`);
}

export interface CardOfColumn {
  readonly id: string;
  readonly rank: string;
  readonly isArchived: boolean;
}

/**
 * The cards of a locked column, locked in the order of their ids, so that none is restored meanwhile. Only the first of
 * those that aren't archived, because the column is kept then.
 */
export async function lockCardsOfColumn(tx: Tx, columnId: string): Promise<CardOfColumn[]> {
  const live = await tx.rows<CardOfColumn>(Prisma.sql`
    SELECT id, rank, FALSE AS "isArchived" FROM cards
    WHERE column_id = ${columnId}::uuid AND archived_at IS NULL LIMIT 1`);
  if (live.length > 0) return live;
  return tx.rows<CardOfColumn>(Prisma.sql`
    SELECT id, rank, archived_at IS NOT NULL AS "isArchived" FROM cards
    WHERE column_id = ${columnId}::uuid ORDER BY id FOR NO KEY UPDATE`);
}
