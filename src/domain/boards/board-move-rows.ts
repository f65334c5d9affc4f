/**
 * The statements that move a board to another workspace. By hand: each changes all rows of a kind at once, and rows that
 * refer to cards follow them by their foreign keys.
 */
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { BoardRow } from '../access/board-access-rows.ts';
import type { Context } from '../core/context.ts';
import { rowsPerBoardMoveMax } from '../core/limits.ts';
import { resources } from '../core/resources.ts';
import type { BoardMemberRow } from './board-member-rows.ts';
import { tablesOfCards } from './trash-rows.ts';
import { isOver } from './unassignment-rows.ts';

/** A board that is about to move, with the workspace that it goes to and the user who moves it. */
export interface BoardTransfer {
  readonly board: BoardRow;
  readonly targetId: string;
  readonly moverId: string;
}

/**
 * Locks what of a board is in the trash, as restorations do first. From now on, indexes are read: foreign keys that are
 * planned while a table is small would read all of it for every card.
 */
export async function lockTrashOf(tx: Tx, { id, workspaceId }: BoardRow): Promise<void> {
  await tx.rows(
    Prisma.sql`
      SELECT 1 FROM trash_items WHERE workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid
      ORDER BY id FOR UPDATE`,
    { reads: 'in-order' },
  );
}

/**
 * Locks the guests who have a board, whose versions rise, and keeps those who will work on it from losing access to the
 * other workspace meanwhile.
 */
export async function lockPeopleOf(
  tx: Tx,
  { id }: BoardRow,
  { targetId, moverId }: Pick<BoardTransfer, 'targetId' | 'moverId'>,
): Promise<void> {
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members x WHERE x.id IN (SELECT member_id FROM member_boards WHERE board_id = ${id}::uuid)
    ORDER BY x.id FOR NO KEY UPDATE`);
  await tx.rows(Prisma.sql`
    SELECT 1 FROM workspace_members t WHERE t.workspace_id = ${targetId}::uuid AND t.user_id IN (
      SELECT a.user_id FROM cards c JOIN card_assignees a ON a.card_id = c.id WHERE c.board_id = ${id}::uuid
      UNION SELECT x.user_id FROM board_members v JOIN workspace_members x ON x.id = v.member_id
        WHERE v.board_id = ${id}::uuid
      UNION SELECT x.user_id FROM member_boards g JOIN workspace_members x ON x.id = g.member_id
        WHERE g.board_id = ${id}::uuid
      UNION SELECT ${moverId}::uuid)
    ORDER BY t.id FOR KEY SHARE`);
}

/** Waits for deletions of labels, which lock the cards that have them. */
export async function lockLabelsOf(tx: Tx, { id }: BoardRow): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM labels WHERE board_id = ${id}::uuid ORDER BY id FOR UPDATE`);
}

/** Locks all columns of a board, so that no card can be added to it. */
export async function lockColumnsOfBoard(tx: Tx, { id }: BoardRow): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM columns WHERE board_id = ${id}::uuid ORDER BY id FOR UPDATE`);
}

/** Locks all cards of a board. */
export async function lockCardsOfBoard(tx: Tx, { id }: BoardRow): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM cards WHERE board_id = ${id}::uuid ORDER BY id FOR UPDATE`);
}

/** How much a move would have to do. Rows are counted no further than the limit. */
export interface BoardSize {
  readonly rows: number;
  readonly textBytes: number;
  /** Workspaces that the board will have been in before. */
  readonly formerWorkspaces: number;
}

export async function measureBoard(
  tx: Tx,
  { board: { id, workspaceId }, targetId }: BoardTransfer,
): Promise<BoardSize> {
  const onCards = tablesOfCards.map(
    (table) => Prisma.sql`
      SELECT 1 FROM cards c JOIN ${Prisma.raw(table)} t ON t.card_id = c.id WHERE c.board_id = ${id}::uuid`,
  );
  const inTrash = Prisma.sql`
    SELECT 1 FROM trash_items t JOIN trash_rows r ON r.item_id = t.id
    WHERE t.workspace_id = ${workspaceId}::uuid AND t.board_id = ${id}::uuid`;
  const [size] = await tx.rows<BoardSize>(Prisma.sql`
    SELECT
      (SELECT count(*)::int FROM (
        ${Prisma.join([...onCards, inTrash], ' UNION ALL ')} LIMIT ${rowsPerBoardMoveMax + 1}::int) AS counted) AS rows,
      (SELECT coalesce(sum(octet_length(x.document)), 0)::float8 FROM cards c JOIN card_texts x ON x.card_id = c.id
        WHERE c.board_id = ${id}::uuid) AS "textBytes",
      (SELECT count(*)::int FROM (
        SELECT former_workspace_id FROM board_former_workspaces
        WHERE board_id = ${id}::uuid AND former_workspace_id <> ${targetId}::uuid
        UNION SELECT ${workspaceId}::uuid) AS former) AS "formerWorkspaces"`);
  if (size === undefined) throw new Error('counting has no result');
  return size;
}

/** Joins cards of the other workspace (alias `t`, on boards `o`) that have an external id of a card on the board (`c`). */
function sharedExternalIds({ board, targetId }: BoardTransfer): Prisma.Sql {
  return Prisma.sql`
    t.workspace_id = ${targetId}::uuid AND t.external_source = c.external_source AND t.external_id = c.external_id
    AND c.board_id = ${board.id}::uuid AND c.external_id IS NOT NULL AND o.id = t.board_id`;
}

/** Some of the external ids that cards of the other workspace have. Those of deleted boards don't count. */
export async function findTakenExternalIds(tx: Tx, transfer: BoardTransfer): Promise<string[]> {
  const rows = await tx.rows<{ readonly name: string }>(Prisma.sql`
    SELECT c.external_source || ' ' || c.external_id AS name FROM cards c, cards t, boards o
    WHERE ${sharedExternalIds(transfer)} AND o.deleted_at IS NULL ORDER BY name LIMIT 5`);
  return rows.map(({ name }) => name);
}

/** Makes external ids available that only cards of deleted boards have. */
export async function freeExternalIds({ tx, now }: Context, transfer: BoardTransfer): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE cards t SET external_source = NULL, external_id = NULL, version = t.version + 1,
      updated_at = ${now}::timestamptz
    FROM cards c, boards o
    WHERE ${sharedExternalIds(transfer)} AND o.deleted_at IS NOT NULL`);
}

/**
 * Whether a person will see the board in the other workspace: as an owner or admin there, or as a member if the board is
 * visible to the workspace, if they move it, or if they are a member or a guest of it now.
 */
export function staysOn({ board, targetId, moverId }: BoardTransfer, userId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM workspace_members n
    WHERE n.workspace_id = ${targetId}::uuid AND n.user_id = ${userId} AND n.status = 'active'
      AND (n.role IN ('owner', 'admin') OR n.role = 'member' AND (
        ${board.visibility}::text = 'workspace' OR n.user_id = ${moverId}::uuid OR EXISTS (
          SELECT 1 FROM workspace_members x WHERE x.workspace_id = ${board.workspaceId}::uuid AND x.user_id = n.user_id
            AND (EXISTS (SELECT 1 FROM board_members v WHERE v.board_id = ${board.id}::uuid AND v.member_id = x.id)
              OR EXISTS (SELECT 1 FROM member_boards g WHERE g.board_id = ${board.id}::uuid AND g.member_id = x.id))))))`;
}

/**
 * Who will be a member of the board in the other workspace: who is one now, guests who have the board now if it is
 * private, and the user who moves a private board, as its manager.
 */
export function carriedMembers(
  tx: Tx,
  { board, targetId, moverId }: BoardTransfer,
): Promise<Pick<BoardMemberRow, 'memberId' | 'userId' | 'role'>[]> {
  const isPrivate = board.visibility === 'members';
  return tx.rows(Prisma.sql`
    SELECT n.id AS "memberId", n.user_id AS "userId",
      CASE WHEN ${isPrivate}::boolean AND n.user_id = ${moverId}::uuid THEN 'manager'
        ELSE coalesce(v.role::text, 'viewer') END AS role
    FROM workspace_members n
    LEFT JOIN workspace_members x ON x.workspace_id = ${board.workspaceId}::uuid AND x.user_id = n.user_id
    LEFT JOIN board_members v ON v.board_id = ${board.id}::uuid AND v.member_id = x.id
    LEFT JOIN member_boards g ON g.board_id = ${board.id}::uuid AND g.member_id = x.id
    WHERE n.workspace_id = ${targetId}::uuid AND n.status = 'active' AND n.role <> 'guest'
      AND (v.id IS NOT NULL
        OR ${isPrivate}::boolean AND (g.member_id IS NOT NULL OR n.user_id = ${moverId}::uuid))
    ORDER BY n.id`);
}

/**
 * Removes all members and guests of a board, and takes people off its cards who won't see it, or who have left. Also takes off
 * the labels that are deleted already.
 */
export async function removeAccess(tx: Tx, transfer: BoardTransfer): Promise<void> {
  const { id } = transfer.board;
  await tx.rows(Prisma.sql`
    DELETE FROM card_labels x USING cards c
    WHERE c.board_id = ${id}::uuid AND x.card_id = c.id
      AND x.label_id <> ALL (ARRAY(SELECT l.id FROM labels l WHERE l.board_id = ${id}::uuid))`);
  await tx.rows(Prisma.sql`
    DELETE FROM card_assignees a USING cards c
    WHERE c.board_id = ${id}::uuid AND a.card_id = c.id
      AND (NOT ${staysOn(transfer, Prisma.sql`a.user_id`)} OR ${isOver})`);
  await tx.rows(Prisma.sql`DELETE FROM board_members WHERE board_id = ${id}::uuid`);
  await tx.rows(Prisma.sql`DELETE FROM member_boards WHERE board_id = ${id}::uuid`);
}

export async function noteFormerWorkspace(
  tx: Tx,
  { board: { id, workspaceId } }: BoardTransfer,
): Promise<void> {
  await tx.rows(Prisma.sql`
    INSERT INTO board_former_workspaces (workspace_id, board_id, former_workspace_id)
    VALUES (${workspaceId}::uuid, ${id}::uuid, ${workspaceId}::uuid) ON CONFLICT DO NOTHING`);
}

/** The cards of a board, with those in the trash, in the order of their numbers. */
export async function findNumberedCardIds(tx: Tx, { id, workspaceId }: BoardRow): Promise<string[]> {
  const rows = await tx.rows<{ readonly id: string }>(Prisma.sql`
    SELECT id FROM (
      SELECT id, number FROM cards WHERE board_id = ${id}::uuid
      UNION ALL SELECT id, number FROM trash_items
        WHERE workspace_id = ${workspaceId}::uuid AND board_id = ${id}::uuid AND type = 'card') AS numbered
    ORDER BY number, id`);
  return rows.map((row) => row.id);
}

/** Numbers of one counter of a workspace, ascending. The other counters stay free for cards that are created meanwhile. */
export async function takeSparseCardNumbers(tx: Tx, workspaceId: string, count: number): Promise<number[]> {
  const [taken] = await tx.rows<{ readonly number: number }>(Prisma.sql`
    SELECT take_card_number(${workspaceId}::uuid) AS number`);
  if (taken === undefined) throw new Error('a counter has no number');
  await tx.rows(Prisma.sql`
    UPDATE card_number_slots SET next_number = next_number + 8 * ${count - 1}::int
    WHERE workspace_id = ${workspaceId}::uuid AND slot = ${taken.number}::int % 8`);
  return Array.from({ length: count }, (_, index) => taken.number + 8 * index);
}

/** New numbers, by the ids of cards. */
export interface NewCardNumbers {
  readonly ids: readonly string[];
  readonly numbers: readonly number[];
}

/** Gives cards their new workspace and number before their board has moved. `moveBoardRow` ends this state. */
export async function moveCardsToWorkspace(
  { tx, now }: Context,
  { board, targetId }: BoardTransfer,
  { ids, numbers }: NewCardNumbers,
): Promise<void> {
  await tx.rows(Prisma.sql`SET CONSTRAINTS ${early} DEFERRED`);
  const given = Prisma.sql`unnest(${ids}::uuid[], ${numbers}::int[]) AS given (id, number)`;
  await tx.rows(Prisma.sql`
    UPDATE cards c SET workspace_id = ${targetId}::uuid, number = given.number, version = c.version + 1,
      updated_at = ${now}::timestamptz
    FROM ${given} WHERE c.id = given.id AND c.board_id = ${board.id}::uuid`);
  await tx.rows(Prisma.sql`
    UPDATE trash_items t SET number = given.number FROM ${given}
    WHERE t.id = given.id AND t.workspace_id = ${board.workspaceId}::uuid`);
  await tx.rows(Prisma.sql`
    UPDATE trash_rows r SET content = r.content || jsonb_build_object('workspace_id', ${targetId}::uuid)
      || CASE WHEN r.table_name = ${resources.card.table} THEN jsonb_build_object('number', t.number) ELSE '{}' END
    FROM trash_items t
    WHERE r.item_id = t.id AND t.workspace_id = ${board.workspaceId}::uuid AND t.board_id = ${board.id}::uuid`);
}

/** The foreign keys, and a trigger in place of one, of rows that move before those that they refer to. */
const early = Prisma.raw(
  [
    'cards_workspace_id_board_id_fkey',
    'cards_workspace_id_board_id_column_id_fkey',
    'card_labels_workspace_id_board_id_label_id_fkey',
  ].join(', '),
);

/**
 * Moves the board's row. Its columns, labels and everything else that refers to it follow by their foreign keys. The version rises
 * by 2: the departure and the arrival are two events.
 */
export async function moveBoardRow(
  { tx, now }: Context,
  { board, targetId }: BoardTransfer,
): Promise<BoardRow> {
  const data = { workspaceId: targetId, updatedAt: now, version: { increment: 2 } };
  const after = await tx.prisma.board.update({ where: { id: board.id }, data });
  await tx.rows(Prisma.sql`SET CONSTRAINTS ${early} IMMEDIATE`);
  return after;
}
