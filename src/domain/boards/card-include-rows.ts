/** What lists of cards and single cards show on request: how many comments and share links each has. */
import { Prisma } from '../../db/database.ts';
import { visibleBoards } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import type { CardRow } from './card-rows.ts';

/** The comments of the card `c`. */
export const commentCount = Prisma.sql`(SELECT count(*) FROM comments t WHERE t.card_id = c.id)`;

/** The share links of the card `c`, without revoked and expired ones. */
export function shareLinkCount(now: Date): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM share_links s WHERE s.card_id = c.id AND s.revoked_at IS NULL
    AND (s.expires_at IS NULL OR s.expires_at > ${now}::timestamptz))`;
}

export interface CardCountsRow {
  readonly id: string;
  /** Null if it wasn't asked for, as the other. */
  readonly commentCount: number | null;
  /** Null for guests too. */
  readonly shareLinkCount: number | null;
}

export interface CountedParts {
  readonly comments: boolean;
  readonly shareLinks: boolean;
}

/**
 * Counts what cards have that the caller has access to. By hand: one statement for a page of cards. It names their
 * boards too, so that PostgreSQL doesn't read all boards of the workspace.
 */
export async function countPartsOfCards(
  { tx, now, principal }: Pick<Context, 'tx' | 'now' | 'principal'>,
  cards: readonly Pick<CardRow, 'id' | 'boardId'>[],
  { comments, shareLinks }: CountedParts,
): Promise<ReadonlyMap<string, CardCountsRow>> {
  if (cards.length === 0 || !(comments || shareLinks)) return new Map();
  const cardIds = cards.map(({ id }) => id);
  const boardIds = [...new Set(cards.map(({ boardId }) => boardId))];
  const none = Prisma.sql`NULL`;
  const rows = await tx.rows<CardCountsRow>(Prisma.sql`
    SELECT c.id, ${comments ? commentCount : none}::int AS "commentCount",
      CASE WHEN m.role <> 'guest' THEN ${shareLinks ? shareLinkCount(now) : none}::int END AS "shareLinkCount"
    ${visibleBoards(principal, Prisma.sql`JOIN cards c ON c.board_id = b.id`)}
      AND b.id = ANY (${boardIds}::uuid[]) AND c.id = ANY (${cardIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
