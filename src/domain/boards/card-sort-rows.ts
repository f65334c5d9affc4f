/** The orders of lists of cards by one of their fields, and the statement that lists cards in such an order. */
import { Prisma } from '../../db/database.ts';
import { dueKey, dueOrLast } from './due-date-rows.ts';

export type SortField = 'created_at' | 'updated_at' | 'due_at' | 'title';

export interface CardSort {
  readonly by: SortField;
  readonly isDescending: boolean;
}

/** Where a sorted page ends: at a card, and what it was sorted by, as text. */
export interface SortedCardPosition {
  readonly value: string;
  readonly id: string;
}

/** When the card `c` is due, before all others if it has no due date: the expression of an index, as `dueOrLast`. */
const dueOrNever = Prisma.sql`COALESCE(${dueKey}, '-infinity'::timestamptz)`;

/** What cards are sorted by, as the indexes have it, with a value for cards that have none: those come last. */
const sortKeys: Readonly<Record<SortField, Record<'ascending' | 'descending', Prisma.Sql>>> = {
  created_at: same(Prisma.sql`c.created_at`),
  updated_at: same(Prisma.sql`c.updated_at`),
  due_at: { ascending: dueOrLast, descending: dueOrNever },
  title: same(Prisma.sql`(left(lower(c.title), 60) COLLATE "C")`),
};

function same(key: Prisma.Sql) {
  return { ascending: key, descending: key };
}

/** What cards `c` are sorted by. */
export function sortKeyOf({ by, isDescending }: CardSort): Prisma.Sql {
  return sortKeys[by][isDescending ? 'descending' : 'ascending'];
}

/** The key of the card `c`, to be selected. */
export function sortValue(sort: CardSort): Prisma.Sql {
  return Prisma.sql`${sortKeyOf(sort)}::text AS "sortValue"`;
}

/** `AND` the cards after a position. */
export function afterSorted(sort: CardSort, after: SortedCardPosition | undefined): Prisma.Sql {
  if (after === undefined) return Prisma.empty;
  const type = sort.by === 'title' ? Prisma.sql`text` : Prisma.sql`timestamptz`;
  const place = Prisma.sql`(${after.value}::${type}, ${after.id}::uuid)`;
  return Prisma.sql`AND (${sortKeyOf(sort)}, c.id) ${sort.isDescending ? Prisma.sql`<` : Prisma.sql`>`} ${place}`;
}

export function orderBySort(sort: CardSort): Prisma.Sql {
  const direction = sort.isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return Prisma.sql`ORDER BY ${sortKeyOf(sort)} ${direction}, c.id ${direction}`;
}
