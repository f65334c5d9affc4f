/** The statements on labels that Prisma's models can't express as well, each with the reason. */
import { selectList } from '../../db/columns.ts';
import { Prisma } from '../../db/database.ts';
import type { Tx } from '../../db/database.ts';
import type { LabelModel } from '../../../generated/prisma/models.ts';
import { accessToBoard, visibleBoards } from '../access/board-access-rows.ts';
import { findVisibleRow } from '../access/visible-rows.ts';
import type { Access } from '../core/context.ts';
import type { IdPosition, PageRequest } from '../core/pages.ts';
import type { Principal } from '../core/principals.ts';
import type { RowLock } from '../core/row-locks.ts';

export type LabelRow = LabelModel;

export const labelColumns = selectList('l', Prisma.LabelScalarFieldEnum);

/** By hand: finds the label and the caller's role in one statement, after it has locked the label. */
export function findVisibleLabel(
  tx: Tx,
  principal: Principal,
  id: string,
  lock: RowLock,
): Promise<(LabelRow & Access) | undefined> {
  const labels = Prisma.sql`JOIN labels l ON l.board_id = b.id AND l.workspace_id = b.workspace_id`;
  return findVisibleRow<LabelRow & Access>(tx, {
    columns: Prisma.sql`${labelColumns}, ${accessToBoard}`,
    visible: Prisma.sql`${visibleBoards(principal, labels)} AND l.id = ${id}::uuid`,
    locked: lock === 'update' ? Prisma.sql`FOR UPDATE OF l` : undefined,
  });
}

/** One more than the page has. By hand: lists are read often. */
export function listLabelRows(
  tx: Tx,
  boardId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<LabelRow[]> {
  return tx.rows<LabelRow>(Prisma.sql`
    SELECT ${labelColumns} FROM labels l WHERE l.board_id = ${boardId}::uuid
      ${after === undefined ? Prisma.empty : Prisma.sql`AND l.id > ${after.id}::uuid`}
    ORDER BY l.id LIMIT ${limit + 1}`);
}

/** By hand: Prisma ignores case with ILIKE, where % and _ in a name stand for other text. */
export function findLabelsNamed(tx: Tx, boardId: string, name: string): Promise<{ readonly id: string }[]> {
  return tx.rows<{ id: string }>(Prisma.sql`
    SELECT id FROM labels WHERE board_id = ${boardId}::uuid AND lower(name) = lower(${name})`);
}
