/** The parts of statements that find cards by a text (docs/decisions/0038-fair-shares-search-and-exact-caps.md). */
import { Prisma } from '../../db/database.ts';
import { isStatementTimeout } from '../../db/errors.ts';
import { AppError } from '../core/errors.ts';

/** Where to search: one board, or all boards of a workspace. */
export type SearchScope = { readonly boardId: string } | { readonly workspaceId: string };

/** How long a search may take. */
export const searchTimeoutMs = 2_000;

/** Waits for the rows of a search. @throws {AppError} `search_too_slow` when PostgreSQL ended it */
export async function withinSearchTime<Rows>(search: Promise<Rows>, isForText: boolean): Promise<Rows> {
  try {
    return await search;
  } catch (error) {
    if (!isStatementTimeout(error)) throw error;
    const remedy = isForText
      ? 'Search for a longer text, or on one board.'
      : 'Use narrower filters, or list one board.';
    const detail = `The search takes more than ${searchTimeoutMs / 1_000} seconds. ${remedy}`;
    throw new AppError('search_too_slow', detail, isForText ? { parameter: 'q' } : undefined);
  }
}

/** Separates title and description in a card's document. */
const separator = '\u0001';

/** A part of three letters is frequent if one in so many documents of all workspaces has it. */
const frequentShare = 10;
/**
 * If all are, the rarest part is searched for alone, also if it is a short word, unless one in so many documents has it. To look
 * for a card in each entry of the whole text takes longer than to compare its document.
 */
const everydayShare = 2;

/**
 * `AS searched (pattern)`: what the index of trigrams is searched for, which every document with the text matches. In it,
 * letters that are only in frequent parts give way to `%`. The index has an entry of a frequent part for nearly each card of
 * all workspaces, and PostgreSQL would go through them (docs/decisions/0122-searches-by-rare-parts.md).
 * The statistics of the table have a sample of its documents. A text without any of these stays whole.
 */
function searchedPattern(text: string): Prisma.Sql {
  const isIn = (share: number) => Prisma.sql`hits * ${share}::int < documents`;
  return Prisma.sql`
    wanted AS MATERIALIZED (SELECT lower(${text}::text) AS text),
    sampled AS MATERIALIZED (
      SELECT unnest(s.histogram_bounds::text::text[]) AS document FROM pg_stats s
      WHERE s.schemaname = current_schema() AND s.tablename = 'card_texts' AND s.attname = 'document'),
    parts AS MATERIALIZED (
      SELECT i, (regexp_match(substr(text, i), '^([[:alnum:]]{3}| [[:alnum:]]{1,2}(?![[:alnum:]]))'))[1] AS part
      FROM wanted CROSS JOIN generate_series(1, length(text) - 1) AS i),
    measured AS MATERIALIZED (
      SELECT i, i + length(part) - 1 AS last, part LIKE ' %' AS is_word, s.* FROM parts CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE strpos(document, part) > 0) AS hits, count(*) AS documents FROM sampled) AS s
      WHERE part IS NOT NULL),
    rare AS MATERIALIZED (SELECT i, last FROM measured WHERE ${isIn(frequentShare)} AND NOT is_word),
    chosen AS MATERIALIZED (
      SELECT i, last FROM rare
      UNION ALL (SELECT i, last FROM measured WHERE ${isIn(everydayShare)} AND NOT EXISTS (SELECT 1 FROM rare) ORDER BY hits LIMIT 1)),
    searched (pattern) AS MATERIALIZED (
      SELECT '%' || string_agg(CASE WHEN EXISTS (SELECT 1 FROM chosen WHERE n BETWEEN chosen.i AND chosen.last)
        THEN substr(text, n, 1) ELSE '%' END, '' ORDER BY n) || '%'
      FROM wanted CROSS JOIN generate_series(1, length(text)) AS n WHERE EXISTS (SELECT 1 FROM chosen))`;
}

/** A board has so few texts that reading all of them takes less than searching the index for the parts of a text. */
const fewTexts = 100;

/** `AS size (is_small)`: whether a board has few texts. */
const sizeOf = (boardId: string) => Prisma.sql`size (is_small) AS MATERIALIZED (
  SELECT count(*) <= ${fewTexts} FROM (
    SELECT FROM cards c WHERE c.board_id = ${boardId}::uuid LIMIT ${fewTexts + 1}) AS first)`;

/**
 * `AS found (card_id)`: the cards whose title or description contains a text, ignoring case. The index finds the
 * documents that have all trigrams of the text, or of its rare parts; only those are searched. A text without three
 * consecutive letters or digits has no trigrams, so every document of the scope is searched.
 *
 * @param given a query of the boards to search one by one (`board_id`), if they are few
 */
export function foundCards(text: string, scope: SearchScope, given?: Prisma.Sql): Prisma.Sql {
  const inScope =
    'boardId' in scope
      ? Prisma.sql`t.board_id = ${scope.boardId}::uuid`
      : Prisma.sql`t.workspace_id = ${scope.workspaceId}::uuid`;
  const pattern = Prisma.sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text)`;
  const isSmall = 'boardId' in scope ? Prisma.sql`(SELECT is_small FROM size)` : Prisma.sql`FALSE`;
  const usesIndex = Prisma.sql`(${text}::text ~ '[[:alnum:]]{3}' AND NOT ${isSmall})`;
  const select = (matches: Prisma.Sql) =>
    given === undefined
      ? Prisma.sql`SELECT t.card_id FROM card_texts t WHERE ${inScope} AND ${matches}`
      : Prisma.sql`
        SELECT x.card_id FROM (${given}) AS given CROSS JOIN LATERAL (
          SELECT t.card_id FROM card_texts t WHERE t.board_id = given.board_id AND ${matches} OFFSET 0) AS x`;
  // A concatenation doesn't use the index, which would be read as a whole because there are no trigrams.
  const isText = Prisma.sql`t.document || '' LIKE ${pattern}`;
  return Prisma.sql`found (card_id) AS MATERIALIZED (
    WITH ${searchedPattern(text)} ${'boardId' in scope ? Prisma.sql`, ${sizeOf(scope.boardId)}` : Prisma.empty}
    ${select(Prisma.sql`${usesIndex} AND t.document LIKE (SELECT coalesce(pattern, ${pattern}) FROM searched) AND ${isText}`)}
    UNION ALL
    ${select(Prisma.sql`NOT ${usesIndex} AND ${isText}`)})`;
}

/**
 * The condition that `foundCards` has found the card `c`. On a board, each card is tested, because a join would read
 * everything found once per column. In a workspace, where few cards are found, it is a join.
 */
export function isFound(text: string, scope: 'board' | 'workspace'): Prisma.Sql {
  const isIn = Prisma.sql`c.id IN (SELECT card_id FROM found)`;
  return Prisma.sql`${scope === 'board' ? Prisma.sql`(${isIn}) IS TRUE` : isIn} ${isInOneField(text)}`;
}

/** `AND` that the title or the description of the card `c`, which was found, has the text, and not both together. */
export function isInOneField(text: string): Prisma.Sql {
  // Only such a text can match across the separator.
  return text.includes(separator)
    ? Prisma.sql`AND (strpos(lower(c.title), lower(${text})) > 0 OR strpos(lower(c.description), lower(${text})) > 0)`
    : Prisma.empty;
}
