/** Pages that are bounded in bytes. By hand: PostgreSQL leaves out what a page has no room for, so that it is never read. */
import { Prisma } from '../../db/database.ts';
import { pageBytesMax } from './pages.ts';

/** The columns of a list's statement that can have more than a few hundred bytes. */
export interface LongFields {
  readonly texts?: readonly string[];
  /** Of type jsonb. */
  readonly documents?: readonly string[];
}

type LongTexts = Required<Pick<LongFields, 'texts'>>;

/** The bytes of an item's JSON besides its long fields. */
const otherBytes = 1_000;

/** The bytes of an item's JSON, which PostgreSQL reads and writes whole to count them. */
function bytesOf({ texts = [], documents = [] }: LongFields): Prisma.Sql {
  return sumOf(
    [...texts, ...documents],
    (column) => Prisma.sql`COALESCE(octet_length(to_json(${column})::text), 0)`,
  );
}

/** At least these bytes, and at most: JSON has one to six bytes for each byte of a text, whose length is known without reading it. */
const bytesAtLeast = ({ texts = [] }: LongFields) =>
  sumOf(texts, (column) => Prisma.sql`COALESCE(octet_length(${column}), 0)`);
const bytesAtMost = ({ texts }: LongTexts) =>
  sumOf(texts, (column) => Prisma.sql`COALESCE(2 + 6 * octet_length(${column}), 0)`);

function sumOf(fields: readonly string[], sizeOf: (column: Prisma.Sql) => Prisma.Sql): Prisma.Sql {
  const sizes = fields.map((field) => sizeOf(Prisma.raw(`page."${field}"`)));
  return Prisma.sql`(${Prisma.join([Prisma.raw(String(otherBytes)), ...sizes], ' + ')})`;
}

/** The bytes of the rows before the one before. The window has no order of its own: it reads the rows as they come. */
const sumBefore = (bytes: Prisma.Sql) =>
  Prisma.sql`sum(${bytes}) OVER (ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING)`;

/** The rows of a list's statement without those that a page certainly has no room for, so that their texts are never read. */
function withRoom(statement: Prisma.Sql, longFields: LongFields): Prisma.Sql {
  if (longFields.texts === undefined) return statement;
  return Prisma.sql`
    SELECT * FROM (SELECT page.*, ${sumBefore(bytesAtLeast(longFields))} AS "leastBefore" FROM (${statement}) AS page) AS page
    WHERE page."leastBefore" IS NULL OR page."leastBefore" < ${pageBytesMax}::int`;
}

/**
 * The rows of a list's statement, as far as a page has room for them, and one or two rows more. `toPage` expects their `bytes`.
 *
 * OFFSET 0 keeps PostgreSQL from counting the bytes of a row twice.
 */
export function withinPageBytes(statement: Prisma.Sql, longFields: LongFields): Prisma.Sql {
  return Prisma.sql`
    SELECT sized.* FROM (
      SELECT counted.*, ${sumBefore(Prisma.sql`counted.bytes`)} AS "bytesBefore"
      FROM (SELECT page.*, ${bytesOf(longFields)} AS bytes FROM (${withRoom(statement, longFields)}) AS page OFFSET 0) AS counted
    ) AS sized WHERE sized."bytesBefore" IS NULL OR sized."bytesBefore" < ${pageBytesMax}::int`;
}

/**
 * The same for a list whose items have documents of up to a mebibyte: each row is looked up after the one before, so that no more
 * documents are read than a page has room for.
 *
 * @param nextTo the first row after the one with this id
 * @param limit of rows
 */
export function withinPageBytesOneByOne(
  nextTo: (id: Prisma.Sql) => Prisma.Sql,
  { longFields, afterId, limit }: { longFields: LongFields; afterId: Prisma.Sql; limit: number },
): Prisma.Sql {
  return Prisma.sql`
    WITH RECURSIVE counted AS (
      SELECT page.*, ${bytesOf(longFields)} AS bytes, 0 AS "bytesBefore" FROM (${nextTo(afterId)}) AS page
      UNION ALL
      SELECT page.*, ${bytesOf(longFields)}, counted."bytesBefore" + counted.bytes
      FROM counted CROSS JOIN LATERAL (${nextTo(Prisma.sql`counted.id`)}) AS page
      WHERE counted."bytesBefore" < ${pageBytesMax}::int
    )
    SELECT * FROM counted LIMIT ${limit}`;
}

/**
 * Whether a page has room for all rows of the relation `page`, and they are few enough bytes for one text. Reads their texts only if
 * that isn't known without.
 */
export function areOneText(longFields: LongTexts): Prisma.Sql {
  const isAtMost = (bytes: Prisma.Sql, bytesMax: number) =>
    Prisma.sql`(SELECT sum(${bytes}) FROM page) <= ${bytesMax}::int`;
  return Prisma.sql`(${isAtMost(bytesAtMost(longFields), pageBytesMax)}
    OR (${isAtMost(bytesAtLeast(longFields), oneTextBytesMax)} AND ${isAtMost(bytesOf(longFields), pageBytesMax)}))`;
}

/** V8 collects old objects for longer texts so often that rows take less time. */
const oneTextBytesMax = 400_000;

/** At least the bytes of all rows of the alias `page`, without reading what is long. */
export function allBytesAtMost(longFields: LongTexts): Prisma.Sql {
  return Prisma.sql`sum(${bytesAtMost(longFields)})`;
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
  { longFields, limit, columns }: { longFields: LongFields; limit: number; columns: Prisma.Sql },
): Prisma.Sql {
  return Prisma.sql`
    SELECT string_agg(fitting.id || '.' || fitting.version, ' ') FILTER (WHERE fitting.fits) AS shown,
      encode(string_agg(timestamptz_send(fitting.updated_at), '') FILTER (WHERE fitting.fits), 'hex') AS times,
      (array_agg(fitting.id) FILTER (WHERE fitting.fits))[count(*) FILTER (WHERE fitting.fits)] AS "lastId",
      bool_or(NOT fitting.fits) AS "hasNext", ${columns}
    FROM (
      SELECT page.*, row_number() OVER so_far = 1 OR row_number() OVER so_far <= ${limit}::int
        AND sum(${bytesOf(longFields)}) OVER so_far <= ${pageBytesMax}::int AS fits
      FROM (${withRoom(statement, longFields)}) AS page WINDOW so_far AS (ROWS UNBOUNDED PRECEDING)
    ) AS fitting HAVING count(*) > 0`;
}
