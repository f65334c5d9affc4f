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

/**
 * `AS found (card_id)`: the cards whose title or description contains a text, ignoring case. The index finds the
 * documents that have all trigrams of the text; only those are searched. A text without three consecutive letters or
 * digits has no trigrams, so every document of the scope is searched.
 *
 * @param given a query of the boards to search one by one (`board_id`), if they are few
 */
export function foundCards(text: string, scope: SearchScope, given?: Prisma.Sql): Prisma.Sql {
  const inScope =
    'boardId' in scope
      ? Prisma.sql`t.board_id = ${scope.boardId}::uuid`
      : Prisma.sql`t.workspace_id = ${scope.workspaceId}::uuid`;
  const pattern = Prisma.sql`lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`}::text)`;
  const hasTrigrams = Prisma.sql`${text}::text ~ '[[:alnum:]]{3}'`;
  const select = (matches: Prisma.Sql) =>
    given === undefined
      ? Prisma.sql`SELECT t.card_id FROM card_texts t WHERE ${inScope} AND ${matches}`
      : Prisma.sql`
        SELECT x.card_id FROM (${given}) AS given CROSS JOIN LATERAL (
          SELECT t.card_id FROM card_texts t WHERE t.board_id = given.board_id AND ${matches} OFFSET 0) AS x`;
  // A concatenation doesn't use the index, which would be read as a whole because there are no trigrams.
  return Prisma.sql`found (card_id) AS MATERIALIZED (
    ${select(Prisma.sql`${hasTrigrams} AND t.document LIKE ${pattern}`)}
    UNION ALL
    ${select(Prisma.sql`NOT ${hasTrigrams} AND t.document || '' LIKE ${pattern}`)})`;
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
