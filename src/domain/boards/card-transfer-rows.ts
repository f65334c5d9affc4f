/**
 * The statements on cards that go to other boards. By hand: lookups that check the caller's access, locks in the order of
 * ids, and lists of any length in one statement text.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';

/** A column that the caller can see, with the caller's role on its board. */
export interface VisibleColumn extends Access {
  readonly id: string;
  readonly boardId: string;
}

/** Those of the columns that are in a workspace and on boards that the caller can see. */
export function findVisibleColumns(
  { tx, principal }: Context,
  workspaceId: string,
  columnIds: readonly string[],
): Promise<VisibleColumn[]> {
  return tx.rows<VisibleColumn>(Prisma.sql`
    SELECT k.id, b.id AS "boardId", ${accessToBoard}
    ${visibleBoards(principal, Prisma.sql`JOIN columns k ON k.board_id = b.id`)}
      AND b.id = ANY (ARRAY(SELECT board_id FROM columns WHERE id = ANY (${columnIds}::uuid[])))
      AND b.workspace_id = ${workspaceId}::uuid AND k.id = ANY (${columnIds}::uuid[])`);
}

/**
 * Locks boards in the order of their ids, and returns those that the caller can still see. Until the transaction ends,
 * they can't be deleted, and get no other labels.
 */
export async function lockVisibleBoards(
  { tx, principal }: Context,
  boardIds: readonly string[],
): Promise<{ readonly id: string }[]> {
  const visible = Prisma.sql`SELECT b.id ${visibleBoards(principal)} AND b.id = ANY (${boardIds}::uuid[])`;
  const locked = await tx.rows<{ id: string }>(Prisma.sql`${visible} ORDER BY b.id FOR NO KEY UPDATE OF b`);
  // Read again: a statement that waits for a lock judges access by what it read before it waited.
  return locked.length < boardIds.length ? locked : tx.rows<{ id: string }>(visible);
}

/** A label, and the board on which one of the same name is wanted. */
export interface WantedLabel {
  readonly labelId: string;
  readonly boardId: string;
}

/** What a wanted label is called, and the label of that name on the board. */
export interface LabelMatch extends WantedLabel {
  readonly name: string;
  readonly color: string;
  /** The name as the database compares it. */
  readonly key: string;
  readonly matchId: string | null;
}

/** `FROM …` of the wanted labels (alias `s`), and those of the same names (alias `t`). */
function matching(wanted: readonly WantedLabel[], join: Prisma.Sql): Prisma.Sql {
  const labelIds = wanted.map(({ labelId }) => labelId);
  const boardIds = wanted.map(({ boardId }) => boardId);
  return Prisma.sql`
    FROM unnest(${labelIds}::uuid[], ${boardIds}::uuid[]) AS p (label_id, board_id)
    JOIN labels s ON s.id = p.label_id
    ${join} labels t ON t.board_id = p.board_id AND lower(t.name) = lower(s.name)`;
}

/** Keeps labels that have the names of wanted ones from being deleted until the transaction ends. */
export async function holdMatchingLabels(tx: Tx, wanted: readonly WantedLabel[]): Promise<void> {
  await tx.rows(
    Prisma.sql`SELECT t.id ${matching(wanted, Prisma.sql`JOIN`)} ORDER BY t.id FOR KEY SHARE OF t`,
  );
}

/** The labels that have the names of wanted ones. Wanted ones that don't exist anymore are left out. */
export function findLabelMatches(tx: Tx, wanted: readonly WantedLabel[]): Promise<LabelMatch[]> {
  return tx.rows<LabelMatch>(Prisma.sql`
    SELECT s.id AS "labelId", p.board_id AS "boardId", s.name, s.color, lower(s.name) AS key, t.id AS "matchId"
    ${matching(wanted, Prisma.sql`LEFT JOIN`)} ORDER BY p.board_id, s.id`);
}

/** How many labels boards have, for those that have any. */
export function countLabels(
  tx: Tx,
  boardIds: readonly string[],
): Promise<{ readonly boardId: string; readonly count: number }[]> {
  return tx.rows<{ boardId: string; count: number }>(Prisma.sql`
    SELECT board_id AS "boardId", count(*)::int AS count FROM labels
    WHERE board_id = ANY (${boardIds}::uuid[]) GROUP BY board_id`);
}

/**
 * Notes that the people of cards have appeared on their boards, where guests then see their names. Triggers note only
 * who acts or is assigned there.
 */
export async function notePeopleOfCards(tx: Tx, cardIds: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO board_people (workspace_id, board_id, user_id)
    SELECT DISTINCT c.workspace_id, c.board_id, p.user_id FROM cards c CROSS JOIN LATERAL (
      SELECT c.created_by AS user_id
      UNION ALL SELECT a.user_id FROM card_assignees a WHERE a.card_id = c.id
      UNION ALL SELECT t.created_by FROM comments t WHERE t.card_id = c.id) AS p
    WHERE c.id = ANY (${cardIds}::uuid[]) ORDER BY c.board_id, p.user_id
    ON CONFLICT DO NOTHING`);
}
