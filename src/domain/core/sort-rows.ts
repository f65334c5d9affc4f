/** Lists that are sorted by one of their fields. */
import { Prisma } from '../../db/database.ts';

/** A field to sort by, as clients name it. */
export interface Sort<Field extends string> {
  readonly by: Field;
  readonly isDescending: boolean;
}

/** Where a sorted page ends: at a row, and what it was sorted by, as text. In order of creation, the id is enough. */
export interface SortedPosition {
  readonly id: string;
  readonly value?: string;
}

/** An expression to sort by, as its index has it. */
export interface SortKey {
  readonly expression: Prisma.Sql;
  readonly type: 'text' | 'timestamptz';
}

/** The order of a statement. Rows that are equal by the key, or without a key all rows, are in the order of their ids. */
export interface RowOrder {
  /** What an index has before them, and the statement has one value of: the workspace. */
  readonly within?: Prisma.Sql;
  readonly key?: SortKey | undefined;
  readonly id: Prisma.Sql;
  readonly isDescending: boolean;
}

/** A row with what it is sorted by. */
export type Sorted<Row> = Row & { readonly sortValue?: string };

/** What to select besides a row, so that the next page can begin after it. Begins with a comma. */
export function sortValue({ key }: RowOrder): Prisma.Sql {
  return key === undefined ? Prisma.empty : Prisma.sql`, ${key.expression}::text AS "sortValue"`;
}

/** `AND` the rows after a position. */
export function afterPosition(order: RowOrder, after: SortedPosition | undefined): Prisma.Sql {
  if (after === undefined) return Prisma.empty;
  const { key, id, isDescending } = order;
  const beyond = isDescending ? Prisma.sql`<` : Prisma.sql`>`;
  if (key === undefined) return Prisma.sql`AND ${id} ${beyond} ${after.id}::uuid`;
  const value = Prisma.sql`${after.value}::${Prisma.raw(key.type)}`;
  return Prisma.sql`AND (${key.expression}, ${id}) ${beyond} (${value}, ${after.id}::uuid)`;
}

export function orderBy({ within, key, id, isDescending }: RowOrder): Prisma.Sql {
  const direction = isDescending ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const expressions = [within, key?.expression, id].filter((expression) => expression !== undefined);
  return Prisma.sql`ORDER BY ${Prisma.join(expressions.map((expression) => Prisma.sql`${expression} ${direction}`))}`;
}

export function positionOf({ id, sortValue: value }: Sorted<{ readonly id: string }>): SortedPosition {
  return { id, ...(value !== undefined && { value }) };
}
