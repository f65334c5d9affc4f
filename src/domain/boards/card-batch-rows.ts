/** The statements on many cards at once. By hand: a list of any length in one statement text, and locks in the order of ids. */
import { columnName, columnOf } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { LostRaceError } from '../../db/errors.ts';
import { memberSeesBoard, accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import type { Access, Context } from '../core/context.ts';
import { temporaryPrefix } from '../core/ranks.ts';
import type { ChangedRow } from '../core/versions.ts';
import { cardColumns, cardFields } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';
import { raisedBy } from './card-order-rows.ts';
import type { LockedColumnRow } from './card-order-rows.ts';
import { keepingAssignments } from './card-relation-rows.ts';

export type VisibleCard = CardRow & Access;

/** The cards of a workspace with these ids that the caller has access to. */
export function findVisibleCards(
  { tx, principal }: Context,
  workspaceId: string,
  ids: readonly string[],
): Promise<VisibleCard[]> {
  return tx.rows<VisibleCard>(Prisma.sql`
    SELECT ${cardColumns}, ${accessToBoard} ${visibleCards({ principal }, workspaceId, ids)}`);
}

/**
 * Locks those cards in the order of their ids, so that two batches can't deadlock, and returns which. If some are about to
 * leave their boards, nothing can be added to them meanwhile.
 */
export function lockVisibleCards(
  { tx, principal }: Context,
  workspaceId: string,
  ids: readonly string[],
  { areLeaving }: { readonly areLeaving: boolean },
): Promise<{ readonly id: string }[]> {
  const strength = areLeaving ? Prisma.sql`FOR UPDATE` : Prisma.sql`FOR NO KEY UPDATE`;
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT c.id ${visibleCards({ principal }, workspaceId, ids)} ORDER BY c.id ${strength} OF c`);
}

function visibleCards(
  { principal }: Pick<Context, 'principal'>,
  workspaceId: string,
  ids: readonly string[],
): Prisma.Sql {
  return Prisma.sql`
    ${visibleBoards(principal, Prisma.sql`JOIN cards c ON c.board_id = b.id`)}
    AND c.workspace_id = ${workspaceId}::uuid AND c.id = ANY (${ids}::uuid[])`;
}

/** The boards that cards are on now. Cards that aren't locked can move to others. */
export async function findBoardIds(
  tx: Tx,
  workspaceId: string,
  cardIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.rows<{ readonly boardId: string }>(Prisma.sql`
    SELECT DISTINCT board_id AS "boardId" FROM cards
    WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${cardIds}::uuid[])`);
  return rows.map(({ boardId }) => boardId);
}

/** The cards with these ids, in any order. The caller's access to them must have been checked. */
export function findCardRows(tx: Tx, ids: readonly string[]): Promise<CardRow[]> {
  return tx.rows<CardRow>(Prisma.sql`SELECT ${cardColumns} FROM cards c WHERE c.id = ANY (${ids}::uuid[])`);
}

export interface BoardLabel {
  readonly id: string;
  readonly boardId: string;
}

/** Keeps labels of a workspace from being deleted until the transaction ends, and returns those that exist. */
export function holdWorkspaceLabels(
  tx: Tx,
  workspaceId: string,
  labelIds: readonly string[],
): Promise<BoardLabel[]> {
  return tx.rows<BoardLabel>(Prisma.sql`
    SELECT id, board_id AS "boardId" FROM labels
    WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${labelIds}::uuid[]) ORDER BY id FOR KEY SHARE`);
}

export interface BoardAssignee {
  readonly userId: string;
  readonly boardId: string;
}

/** Those of the pairs in which the user is an active member with access to the board. */
export function findAssignableOn(
  tx: Tx,
  workspaceId: string,
  pairs: readonly BoardAssignee[],
): Promise<BoardAssignee[]> {
  const userIds = pairs.map(({ userId }) => userId);
  const boardIds = pairs.map(({ boardId }) => boardId);
  return tx.rows<BoardAssignee>(Prisma.sql`
    SELECT p.user_id AS "userId", p.board_id AS "boardId"
    FROM unnest(${userIds}::uuid[], ${boardIds}::uuid[]) AS p (user_id, board_id)
    JOIN boards b ON b.id = p.board_id AND b.workspace_id = ${workspaceId}::uuid
    JOIN workspace_members m ON m.workspace_id = b.workspace_id AND m.user_id = p.user_id AND m.status = 'active'
    WHERE ${memberSeesBoard}`);
}

/** A card whose labels become exactly these. */
export interface LabelledCard {
  readonly id: string;
  readonly workspaceId: string;
  readonly boardId: string;
  readonly labelIds: readonly string[];
}

/** Makes the labels of cards exactly these. */
export async function replaceLabels(tx: Tx, cards: readonly LabelledCard[]): Promise<void> {
  if (cards.length === 0) return;
  const cardIds = cards.map(({ id }) => id);
  const rows = cards.flatMap(({ id, workspaceId, boardId, labelIds }) =>
    labelIds.map((labelId) => ({
      workspace_id: workspaceId,
      board_id: boardId,
      card_id: id,
      label_id: labelId,
    })),
  );
  const wanted = Prisma.sql`jsonb_populate_recordset(NULL::card_labels, ${JSON.stringify(rows)}::jsonb)`;
  await tx.rows(Prisma.sql`
    DELETE FROM card_labels l WHERE l.card_id = ANY (${cardIds}::uuid[])
      AND (l.card_id, l.label_id) NOT IN (SELECT card_id, label_id FROM ${wanted})`);
  await tx.rows(Prisma.sql`
    INSERT INTO card_labels (workspace_id, board_id, card_id, label_id)
    SELECT workspace_id, board_id, card_id, label_id FROM ${wanted} ON CONFLICT DO NOTHING`);
}

/** A card whose assignees become exactly these. */
export interface AssignedCard {
  readonly id: string;
  readonly workspaceId: string;
  readonly assigneeIds: readonly string[];
}

/** Makes the assignees of cards exactly these. */
export async function replaceAssignees(tx: Tx, cards: readonly AssignedCard[]): Promise<void> {
  if (cards.length === 0) return;
  const cardIds = cards.map(({ id }) => id);
  const rows = cards.flatMap(({ id, workspaceId, assigneeIds }) =>
    assigneeIds.map((userId) => ({ workspace_id: workspaceId, card_id: id, user_id: userId })),
  );
  const wanted = Prisma.sql`jsonb_populate_recordset(NULL::card_assignees, ${JSON.stringify(rows)}::jsonb)`;
  await tx.rows(Prisma.sql`
    DELETE FROM card_assignees a WHERE a.card_id = ANY (${cardIds}::uuid[])
      AND (a.card_id, a.user_id) NOT IN (SELECT card_id, user_id FROM ${wanted})`);
  await tx.rows(Prisma.sql`
    INSERT INTO card_assignees (workspace_id, card_id, user_id)
    SELECT workspace_id, card_id, user_id FROM ${wanted} ${keepingAssignments}`);
}

/** Stores the fields of cards, and raises and returns their versions. */
export function updateCardRows({ tx, now }: Context, cards: readonly CardRow[]): Promise<ChangedRow[]> {
  const fields = [...cardFields, 'archivedAt'] as const;
  const rows = cards.map((card) =>
    Object.fromEntries(['id' as const, ...fields].map((field) => [columnName(field), card[field]])),
  );
  const assignments = fields.map((field) => Prisma.sql`${columnOf(field)} = ${columnOf(field, 'next')}`);
  return tx.rows<ChangedRow>(Prisma.sql`
    UPDATE cards SET ${Prisma.join(assignments)}, updated_at = ${now}::timestamptz, version = cards.version + 1
    FROM jsonb_populate_recordset(NULL::cards, ${JSON.stringify(rows)}::jsonb) AS next
    WHERE cards.id = next.id RETURNING cards.id, cards.version`);
}

/** A column of some board, as it is while it is locked. */
export type BoardColumn = LockedColumnRow & { readonly boardId: string };

/** Locks columns of a workspace in the order of their ids, as single moves do. Returns those that exist. */
export function lockWorkspaceColumns(
  tx: Tx,
  workspaceId: string,
  columnIds: readonly string[],
): Promise<BoardColumn[]> {
  return tx.rows<BoardColumn>(Prisma.sql`
    SELECT id, board_id AS "boardId", name, done, wip_limit AS "wipLimit", wip_limit_enforced AS "wipLimitEnforced",
      archived_at AS "archivedAt"
    FROM columns
    WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${columnIds}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

/**
 * For a card that was seen before the columns were locked. Taken out of another column, it would still be named as the card above
 * another one there, in an event after its departure.
 *
 * @throws {LostRaceError}
 */
export function requireLockedColumn(
  { columnId }: { readonly columnId: string },
  columns: readonly BoardColumn[],
): void {
  if (columns.some(({ id }) => id === columnId)) return;
  throw new LostRaceError('a card has moved to another column');
}

/** How many cards columns have without archived ones, for those that have any. */
export function countActiveCardsIn(
  tx: Tx,
  columnIds: readonly string[],
): Promise<{ readonly columnId: string; readonly count: number }[]> {
  return tx.rows<{ columnId: string; count: number }>(Prisma.sql`
    SELECT column_id AS "columnId", count(*)::int AS count FROM cards
    WHERE column_id = ANY (${columnIds}::uuid[]) AND archived_at IS NULL GROUP BY column_id`);
}

/** A card in the order of its column. */
export interface RankedCard {
  readonly id: string;
  readonly columnId: string;
  readonly rank: string;
}

/**
 * The parts of columns that moves of cards can touch: these cards, the ones right above and below each, and the first
 * and the last of each column.
 */
export function findNeighborhoods(
  tx: Tx,
  cardIds: readonly string[],
  columnIds: readonly string[],
): Promise<RankedCard[]> {
  const nextTo = (beyond: Prisma.Sql, direction: Prisma.Sql) => Prisma.sql`
    (SELECT n.id, n.column_id, n.rank FROM cards n WHERE n.column_id = p.column_id AND n.rank ${beyond} p.rank
    ORDER BY n.rank ${direction} LIMIT 1)`;
  const endOf = (direction: Prisma.Sql) => Prisma.sql`
    (SELECT n.id, n.column_id, n.rank FROM cards n WHERE n.column_id = k.id ORDER BY n.rank ${direction} LIMIT 1)`;
  const [ascending, descending] = [Prisma.sql`ASC`, Prisma.sql`DESC`];
  return tx.rows<RankedCard>(Prisma.sql`
    SELECT id, column_id AS "columnId", rank FROM (
      SELECT p.id, p.column_id, p.rank FROM cards p WHERE p.id = ANY (${cardIds}::uuid[])
      UNION
      SELECT near.* FROM cards p CROSS JOIN LATERAL (
        ${nextTo(Prisma.sql`<`, descending)} UNION ALL ${nextTo(Prisma.sql`>`, ascending)}) near
      WHERE p.id = ANY (${cardIds}::uuid[])
      UNION
      SELECT near.* FROM unnest(${columnIds}::uuid[]) AS k (id) CROSS JOIN LATERAL (
        ${endOf(ascending)} UNION ALL ${endOf(descending)}) near
    ) AS found`);
}

/** Frees the ranks of cards that get others in the same transaction, because ranks are unique at every moment. */
export async function parkCards(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.rows(Prisma.sql`
    UPDATE cards SET rank = ${temporaryPrefix} || id::text WHERE id = ANY (${ids}::uuid[])`);
}

/** Where a card goes, and whether it is completed there. */
export interface CardMoveRow extends RankedCard {
  /** Absent if it stays on its board. */
  readonly boardId?: string;
  readonly isCompleted: boolean;
}

/**
 * Puts cards into columns at these ranks, completes those that have to be, and raises and returns their versions, as
 * `moveCardRow` does for one.
 */
export function moveCardRows({ tx, now }: Context, moves: readonly CardMoveRow[]): Promise<ChangedRow[]> {
  const rows = moves.map(({ id, boardId, columnId, rank, isCompleted }) => ({
    id,
    board_id: boardId ?? null,
    column_id: columnId,
    rank,
    completed_at: isCompleted ? now : null,
  }));
  return tx.rows<ChangedRow>(Prisma.sql`
    UPDATE cards SET board_id = COALESCE(next.board_id, cards.board_id), column_id = next.column_id, rank = next.rank,
      completed_at = COALESCE(cards.completed_at, next.completed_at), updated_at = ${now}::timestamptz,
      version = cards.version + ${raisedBy(Prisma.sql`cards.board_id <> next.board_id`)}
    FROM jsonb_populate_recordset(NULL::cards, ${JSON.stringify(rows)}::jsonb) AS next
    WHERE cards.id = next.id RETURNING cards.id, cards.version`);
}
