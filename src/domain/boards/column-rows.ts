/** The statements on columns that Prisma's models can't express as well, each with the reason. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import { LostRaceError } from '../../db/errors.ts';
import type { BoardColumnModel } from '../../../generated/prisma/models.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access } from '../core/context.ts';
import type { PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import { spacedRanks, temporaryPrefix } from '../core/ranks.ts';
import type { RowLock } from '../core/row-locks.ts';

export type ColumnRow = BoardColumnModel;

export const columnColumns = selectList('c', Prisma.BoardColumnScalarFieldEnum);

/** By hand: finds the column and the caller's role in one statement, after it has locked the column and its board. */
export function findVisibleColumn(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(ColumnRow & Access) | undefined> {
  const columns = Prisma.sql`JOIN columns c ON c.board_id = b.id`;
  return findVisibleRow<ColumnRow & Access>(tx, {
    columns: Prisma.sql`${columnColumns}, ${accessToBoard}`,
    visible: Prisma.sql`${visibleBoards(principal, columns)} AND c.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR NO KEY UPDATE OF b, c` : undefined,
  });
}

/** Where a page of columns ends: at a rank or, if the board was respaced since, at the column that had it. */
export interface ColumnPosition {
  readonly id: string;
  readonly rank: string;
  readonly rankEpoch: number;
}

/**
 * One more than the page has. By hand: lists are read often, and a board that was respaced has other ranks than the
 * cursor.
 */
export function listColumnRows(
  tx: Tx,
  boardId: string,
  { archived }: { readonly archived: boolean },
  { limit, after }: PageRequest<ColumnPosition>,
): Promise<ColumnRow[]> {
  return tx.rows<ColumnRow>(Prisma.sql`
    SELECT ${columnColumns} FROM columns c WHERE c.board_id = ${boardId}::uuid
      AND c.archived_at IS ${archived ? Prisma.sql`NOT NULL` : Prisma.sql`NULL`}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND c.rank > ${rankOf(after)}`}
    ORDER BY c.rank LIMIT ${limit + 1}`);
}

function rankOf({ id, rank, rankEpoch }: ColumnPosition): Prisma.Sql {
  return Prisma.sql`coalesce(
    (SELECT a.rank FROM columns a WHERE a.id = ${id}::uuid AND a.rank_epoch <> ${rankEpoch}::int), ${rank})`;
}

/** Waits for cards that are being added to a column, and keeps new ones out. By hand: a lock. */
export async function lockColumn(tx: Tx, id: string): Promise<void> {
  await tx.rows(Prisma.sql`SELECT 1 FROM columns WHERE id = ${id}::uuid FOR UPDATE`);
}

/**
 * Keeps new cards out of a column that this transaction is about to add one to. Several such transactions hold the column
 * at the same time, and would wait for each other. By hand: a lock.
 *
 * @throws {LostRaceError} if there are others
 */
export async function lockColumnAlone(tx: Tx, id: string): Promise<void> {
  const locked = await tx.rows(
    Prisma.sql`SELECT 1 FROM columns WHERE id = ${id}::uuid FOR UPDATE SKIP LOCKED`,
  );
  if (locked.length === 0) throw new LostRaceError('others add cards to the column at the same time');
}

/** Notes that cards of a column have other ranks, so that cursors find their place by the card's id. */
export async function raiseRankEpoch({ prisma }: Tx, id: string): Promise<void> {
  const data = { rankEpoch: { increment: 1 } };
  await prisma.boardColumn.update({ where: { id }, data, select: { id: true } });
}

/** A column of a board, or one in the trash, with its place among both. */
export interface RankedColumn {
  readonly id: string;
  readonly rank: string;
}

/** Columns can be deleted without end, and all of a board's columns get ranks in one request. */
const keptColumnsMax = 500;

/** The columns of a board that were deleted last and are in the trash. By hand: they are kept as JSON. */
export function listKeptColumns(tx: Tx, boardId: string): Promise<RankedColumn[]> {
  return tx.rows<RankedColumn>(Prisma.sql`
    SELECT r.item_id AS id, r.content ->> 'rank' AS rank FROM boards b
    JOIN trash_items t ON t.workspace_id = b.workspace_id AND t.board_id = b.id AND t.type = 'column'
    JOIN trash_rows r ON r.item_id = t.id AND r.table_name = 'columns'
    WHERE b.id = ${boardId}::uuid ORDER BY t.deleted_at DESC, t.id DESC LIMIT ${keptColumnsMax}`);
}

/**
 * Gives columns short ranks again, in two steps because ranks are unique at every moment. Raises their epochs, so
 * that cursors find their place by the column's id. Those in the trash get ranks, too, to come back to their places. By
 * hand: Prisma gives all rows of an update the same values.
 */
export async function respaceColumns(tx: Tx, inOrder: readonly { readonly id: string }[]): Promise<void> {
  const ranks = spacedRanks(inOrder.length);
  const ids = inOrder.map(({ id }) => id);
  await tx.rows(Prisma.sql`
    UPDATE columns SET rank = ${temporaryPrefix} || next.rank
    FROM unnest(${ids}::uuid[], ${ranks}::text[]) AS next (id, rank)
    WHERE columns.id = next.id`);
  await tx.rows(Prisma.sql`
    UPDATE columns SET rank = substr(rank, ${temporaryPrefix.length + 1}), rank_epoch = rank_epoch + 1
    WHERE id = ANY (${ids}::uuid[])`);
  await tx.rows(Prisma.sql`
    UPDATE trash_rows r SET content = r.content || jsonb_build_object('rank', next.rank)
    FROM unnest(${ids}::uuid[], ${ranks}::text[]) AS next (id, rank)
    WHERE r.item_id = next.id AND r.table_name = 'columns'`);
}
