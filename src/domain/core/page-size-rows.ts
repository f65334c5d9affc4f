/** Pages that are bounded in bytes. By hand: PostgreSQL leaves out what a page has no room for, so that it is never read. */
import { Prisma } from '../../db/database.ts';
import { pageBytesMax } from './pages.ts';

/** The bytes of JSON values that can be long, and of everything else in an item. */
function bytesOf(longFields: readonly string[]): Prisma.Sql {
  const sizes = longFields.map((field) => {
    const column = Prisma.raw(`page."${field}"`);
    return Prisma.sql`COALESCE(octet_length(to_json(${column})::text), 0)`;
  });
  return Prisma.sql`(1000 + ${Prisma.join(sizes, ' + ')})`;
}

/**
 * The rows of a list's statement, as far as a page has room for them, and one row more. `toPage` expects their `bytes`.
 *
 * @param longFields the columns of the statement that can have more than a few hundred bytes
 */
export function withinPageBytes(statement: Prisma.Sql, longFields: readonly string[]): Prisma.Sql {
  // The window has no order of its own: it reads the rows as the statement returns them.
  return Prisma.sql`
    SELECT sized.* FROM (
      SELECT page.*, ${bytesOf(longFields)} AS bytes,
        sum(${bytesOf(longFields)}) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS "bytesBefore"
      FROM (${statement}) AS page
    ) AS sized WHERE sized."bytesBefore" IS NULL OR sized."bytesBefore" < ${pageBytesMax}::int`;
}

/** The bytes of all rows of the alias `page`, as pages count them. */
export function allBytes(longFields: readonly string[]): Prisma.Sql {
  return Prisma.sql`sum(${bytesOf(longFields)})`;
}

/** At least the bytes of all rows of the alias `page`, without reading what is long: JSON has up to six bytes for each byte of a text. */
export function allBytesAtMost(longFields: readonly string[]): Prisma.Sql {
  const sizes = longFields.map((field) => {
    return Prisma.sql`COALESCE(2 + 6 * octet_length(${Prisma.raw(`page."${field}"`)}), 0)`;
  });
  return Prisma.sql`sum(1000 + ${Prisma.join(sizes, ' + ')})`;
}

/** When each row of the alias `page` got its version, as `statesOf` reads the times: eight bytes each, as PostgreSQL sends them. */
export const sentTimes = Prisma.sql`encode(string_agg(timestamptz_send(page.updated_at), ''), 'hex')`;

/** What `pageVersions` selects. */
export interface PageVersionsRow {
  /** As `shownVersions` writes them. */
  readonly shown: string;
  /** When each got its version, in the same order, as `statesOf` reads it. */
  readonly times: string;
  readonly lastId: string;
  readonly hasNext: boolean;
}

/**
 * Instead of a list's rows, the ids and versions of those that `toPage` would leave, as one text, in the alias `fitting`.
 * The statement has an `id`, a `version`, `updated_at` and the long fields, and one row more than the page. Without rows,
 * there is no row.
 *
 * @param columns further ones, which aggregate
 */
export function pageVersions(
  statement: Prisma.Sql,
  { longFields, limit, columns }: { longFields: readonly string[]; limit: number; columns: Prisma.Sql },
): Prisma.Sql {
  return Prisma.sql`
    SELECT string_agg(fitting.id || '.' || fitting.version, ' ') FILTER (WHERE fitting.fits) AS shown,
      encode(string_agg(timestamptz_send(fitting.updated_at), '') FILTER (WHERE fitting.fits), 'hex') AS times,
      (array_agg(fitting.id) FILTER (WHERE fitting.fits))[count(*) FILTER (WHERE fitting.fits)] AS "lastId",
      bool_or(NOT fitting.fits) AS "hasNext", ${columns}
    FROM (
      SELECT page.*, row_number() OVER so_far = 1 OR row_number() OVER so_far <= ${limit}::int
        AND sum(${bytesOf(longFields)}) OVER so_far <= ${pageBytesMax}::int AS fits
      FROM (${statement}) AS page WINDOW so_far AS (ROWS UNBOUNDED PRECEDING)
    ) AS fitting HAVING count(*) > 0`;
}
