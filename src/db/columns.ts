/** Column names, derived from Prisma's models, so that select lists include new columns. */
import { Prisma } from './database.ts';

/** The column of a field: `dueAt` is `due_at`, as `@map` says in the schema (test/db/columns.test.ts). */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** The column of a field, for a statement. Fields come from code, never from a request. */
export function columnOf(field: string, alias?: string): Prisma.Sql {
  return Prisma.raw(alias === undefined ? columnName(field) : `${alias}.${columnName(field)}`);
}

/**
 * A select list of a whole model, under the names of its fields, such as `l.board_id AS "boardId"`.
 *
 * @param fields such as `Prisma.LabelScalarFieldEnum`
 * @param read how a field is read, if not as its column
 */
export function selectList(
  alias: string,
  fields: Readonly<Record<string, string>>,
  read: (field: string, column: Prisma.Sql) => Prisma.Sql = (_field, column) => column,
): Prisma.Sql {
  const items = Object.keys(fields).map(
    (field) => Prisma.sql`${read(field, columnOf(field, alias))} AS ${Prisma.raw(`"${field}"`)}`,
  );
  return Prisma.join(items);
}

/** The fields of a model without some, such as those that hold secrets. */
export function fieldsWithout<Field extends string>(
  fields: Readonly<Record<Field, string>>,
  ...omitted: readonly Field[]
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).filter(([field]) => !omitted.some((name) => name === field)),
  ) as Record<string, string>;
}
