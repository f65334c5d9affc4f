/** What lists of cards and single cards show on request: how many comments and share links each has. */
import { Prisma } from '../../db/database.ts';
import { roleOnBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import type { CardRow } from './card-rows.ts';

/** Whether a share link of this alias is neither revoked nor expired. */
export function isCountedLink(alias: 'r' | 's', now: Date): Prisma.Sql {
  const [revokedAt, expiresAt] = [Prisma.raw(`${alias}.revoked_at`), Prisma.raw(`${alias}.expires_at`)];
  return Prisma.sql`${revokedAt} IS NULL AND (${expiresAt} IS NULL OR ${expiresAt} > ${now}::timestamptz)`;
}

/** The comments of the card `c`. */
const commentCount = Prisma.sql`(SELECT count(*) FROM comments t WHERE t.card_id = c.id)`;

/** The share links of the card `c`, without revoked and expired ones. */
function shareLinkCount(now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM share_links s WHERE s.card_id = c.id AND ${isCountedLink('s', now)})`;
}

export interface CardCountsRow {
  readonly id: string;
  /** Null if it wasn't asked for, as the other. */
  readonly commentCount: number | null;
  /** Null for guests and viewers too. */
  readonly shareLinkCount: number | null;
}

export interface CountedParts {
  readonly comments: boolean;
  readonly shareLinks: boolean;
}

/**
 * Counts what cards have that the caller has access to. By hand: one statement for a page of cards. It names the board
 * of each, and OFFSET 0 looks up card by card, so that PostgreSQL doesn't read whole boards, or all of the workspace.
 */
export async function countPartsOfCards(
  { tx, now, principal }: Pick<Context, 'tx' | 'now' | 'principal'>,
  cards: readonly Pick<CardRow, 'id' | 'boardId'>[],
  { comments, shareLinks }: CountedParts,
): Promise<ReadonlyMap<string, CardCountsRow>> {
  if (cards.length === 0 || !(comments || shareLinks)) return new Map();
  const cardIds = cards.map(({ id }) => id);
  const boardIds = cards.map(({ boardId }) => boardId);
  const given = Prisma.sql`
    JOIN unnest(${cardIds}::uuid[], ${boardIds}::uuid[]) AS given (card_id, board_id) ON given.board_id = b.id
    CROSS JOIN LATERAL (
      SELECT k.id FROM cards k WHERE k.id = given.card_id AND k.board_id = given.board_id OFFSET 0) AS c`;
  const none = Prisma.sql`NULL`;
  const rows = await tx.rows<CardCountsRow>(Prisma.sql`
    SELECT c.id, ${comments ? commentCount : none}::int AS "commentCount",
      CASE WHEN ${roleOnBoard} <> 'guest' THEN ${shareLinks ? shareLinkCount(now) : none}::int END AS "shareLinkCount"
    ${visibleBoards(principal, given)} AND b.id = ANY (${boardIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
