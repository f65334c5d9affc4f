/** The statements that move the cards of a column that is deleted. By hand: they lock, and give each card its own rank. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import type { ChangedRow } from '../core/versions.ts';

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
export async function lockCardsOf(tx: Tx, columnId: string): Promise<CardOfColumn[]> {
  const live = await tx.rows<CardOfColumn>(Prisma.sql`
    SELECT id, rank, FALSE AS "isArchived" FROM cards
    WHERE column_id = ${columnId}::uuid AND archived_at IS NULL LIMIT 1`);
  if (live.length > 0) return live;
  return tx.rows<CardOfColumn>(Prisma.sql`
    SELECT id, rank, archived_at IS NOT NULL AS "isArchived" FROM cards
    WHERE column_id = ${columnId}::uuid ORDER BY id FOR NO KEY UPDATE`);
}

/** Puts cards into a column at these ranks, and raises and returns their versions. */
export function moveCardRows(
  { tx, now }: Pick<Context, 'tx' | 'now'>,
  columnId: string,
  { ids, ranks }: { readonly ids: readonly string[]; readonly ranks: readonly string[] },
): Promise<ChangedRow[]> {
  return tx.rows<ChangedRow>(Prisma.sql`
    UPDATE cards SET column_id = ${columnId}::uuid, rank = next.rank, updated_at = ${now}::timestamptz,
      version = version + 1
    FROM unnest(${ids}::uuid[], ${ranks}::text[]) AS next (id, rank)
    WHERE cards.id = next.id RETURNING cards.id, cards.version`);
}
