/** The statements on all cards of a column. By hand: locks in the order of ids, and lists of any length in one statement text. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../core/context.ts';
import type { ChangedRow } from '../core/versions.ts';
import { sortKeyOf } from './card-sort-rows.ts';
import type { CardSort } from './card-sort-rows.ts';
import { isoTime } from './card-rows.ts';

/**
 * The ids of the active cards of a column, one more than `max`, locked in their order. It finds those of the column first:
 * PostgreSQL would rather walk through the ids of all cards, as they are in order, but for OFFSET 0. IS NOT DISTINCT FROM
 * keeps it from reading the column twice, and leaves out a card that another request has just moved.
 */
export function lockActiveCards(tx: Tx, columnId: string, max: number): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM cards
    WHERE id = ANY (ARRAY(
        SELECT id FROM (
          SELECT id FROM cards WHERE column_id = ${columnId}::uuid AND archived_at IS NULL OFFSET 0
        ) active ORDER BY id LIMIT ${max + 1}))
      AND column_id IS NOT DISTINCT FROM ${columnId}::uuid AND archived_at IS NULL
    ORDER BY id FOR NO KEY UPDATE`);
}

/** A card of a column, with what moving it changes. */
export interface OrderedCard {
  readonly id: string;
  readonly rank: string;
  readonly isArchived: boolean;
  readonly completedAt: string | null;
}

/** All cards of a column, archived ones included, from top to bottom. A board has at most 10,000. */
export function findOrderedCards(tx: Tx, columnId: string): Promise<OrderedCard[]> {
  return tx.rows<OrderedCard>(Prisma.sql`
    SELECT id, rank, archived_at IS NOT NULL AS "isArchived",
      ${isoTime(Prisma.sql`completed_at`)} AS "completedAt"
    FROM cards WHERE column_id = ${columnId}::uuid ORDER BY rank`);
}

/** What the cards of a column can be sorted by. */
export type ColumnSort = CardSort | { readonly by: 'priority'; readonly isDescending: boolean };

/** From low to urgent; NULL without a priority. */
const priorityKey = Prisma.sql`array_position(ARRAY['low', 'medium', 'high', 'urgent'], c.priority)`;

/** Of a whole title, of which the index for lists has the beginning. */
const titleKey = Prisma.sql`lower(c.title) COLLATE "C"`;

function keyOf(sort: ColumnSort): Prisma.Sql {
  if (sort.by === 'priority') return priorityKey;
  return sort.by === 'title' ? titleKey : sortKeyOf(sort);
}

/** The ids of the active cards of a column in the order of a field; those without a value last, and equal ones as they are. */
export function sortActiveCards(
  tx: Tx,
  columnId: string,
  sort: ColumnSort,
): Promise<{ readonly id: string }[]> {
  const direction = sort.isDescending ? Prisma.sql`DESC NULLS LAST` : Prisma.sql`ASC NULLS LAST`;
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT c.id FROM cards c WHERE c.column_id = ${columnId}::uuid AND c.archived_at IS NULL
    ORDER BY ${keyOf(sort)} ${direction}, c.rank`);
}

/** Archives cards, and raises and returns their versions. */
export function archiveCardRows({ tx, now }: Context, ids: readonly string[]): Promise<ChangedRow[]> {
  return tx.rows<ChangedRow>(Prisma.sql`
    UPDATE cards SET archived_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
    WHERE id = ANY (${ids}::uuid[]) RETURNING id, version`);
}
