/** The statements of imports. By hand: lists of any length in one statement text, and locks in the order of ids. */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { visibleBoards } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import type { ExternalIds } from './external-card-rows.ts';

/** A card that has one of the external ids of an import. */
export interface KnownCard {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
  readonly externalId: string;
  readonly createdAt: Date;
}

/** The cards of a workspace with these external ids, on boards that the caller has access to. */
export function findKnownCards(
  { tx, principal }: Context,
  { workspaceId, source, ids }: ExternalIds,
): Promise<KnownCard[]> {
  return tx.rows<KnownCard>(Prisma.sql`
    SELECT c.id, c.workspace_id AS "workspaceId", c.board_id AS "boardId", c.external_id AS "externalId",
      c.created_at AS "createdAt"
    ${visibleBoards(principal, Prisma.sql`JOIN cards c ON c.board_id = b.id`)}
      AND c.workspace_id = ${workspaceId}::uuid AND c.external_source = ${source}
      AND c.external_id = ANY (${ids}::text[])`);
}

/** Keeps cards from being deleted and from getting other comments until the transaction ends. Returns those that exist. */
export async function lockCards(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT id FROM cards WHERE id = ANY (${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
  return rows.map(({ id }) => id);
}

/** How many comments a card has, and the ids of the given ones that it has, by their external ids. */
export interface CommentsOnCard {
  readonly count: number;
  readonly known: ReadonlyMap<string, string>;
}

interface CommentsOnCardRow {
  readonly cardId: string;
  readonly count: number;
  readonly known: readonly (readonly [externalId: string, id: string])[];
}

/** The comments of locked cards from a source, by the ids of the cards. */
export async function findCommentsOn(
  tx: Tx,
  source: string,
  cardIds: readonly string[],
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, CommentsOnCard>> {
  const rows = await tx.rows<CommentsOnCardRow>(Prisma.sql`
    SELECT c.id AS "cardId", (SELECT count(*)::int FROM comments t WHERE t.card_id = c.id) AS count,
      (SELECT coalesce(jsonb_agg(jsonb_build_array(t.external_id, t.id)), '[]') FROM comments t
        WHERE t.card_id = c.id AND t.external_source = ${source} AND t.external_id = ANY (${externalIds}::text[])) AS known
    FROM unnest(${cardIds}::uuid[]) AS c (id)`);
  return new Map(rows.map(({ cardId, count, known }) => [cardId, { count, known: new Map(known) }]));
}

/**
 * Those of the users who are members of a workspace, or who have appeared on one of its boards. OFFSET 0 keeps PostgreSQL
 * from reading everyone who has.
 */
export async function findAuthors(
  tx: Tx,
  workspaceId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT u.id FROM unnest(${userIds}::uuid[]) AS u (id)
    WHERE EXISTS (SELECT 1 FROM workspace_members m
        WHERE m.workspace_id = ${workspaceId}::uuid AND m.user_id = u.id AND m.status = 'active' OFFSET 0)
      OR EXISTS (SELECT 1 FROM board_people p
        WHERE p.workspace_id = ${workspaceId}::uuid AND p.user_id = u.id OFFSET 0)`);
  return new Set(rows.map(({ id }) => id));
}

/** Someone who appears on a board. */
export interface BoardAuthor {
  readonly workspaceId: string;
  readonly boardId: string;
  readonly userId: string;
}

/** Notes that people appear on boards, as triggers do for those who act and those who are assigned. */
export async function noteAuthors(tx: Tx, authors: readonly BoardAuthor[]): Promise<void> {
  if (authors.length === 0) return;
  const rows = authors.map(({ workspaceId, boardId, userId }) => ({
    workspace_id: workspaceId,
    board_id: boardId,
    user_id: userId,
  }));
  await tx.rows(Prisma.sql`
    INSERT INTO board_people (workspace_id, board_id, user_id)
    SELECT DISTINCT workspace_id, board_id, user_id
    FROM jsonb_populate_recordset(NULL::board_people, ${JSON.stringify(rows)}::jsonb)
    ORDER BY board_id, user_id ON CONFLICT DO NOTHING`);
}
