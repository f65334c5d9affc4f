/** Restores columns: archived ones, and deleted ones from the trash. */
import { getBoard } from '../access/board-access.ts';
import type { Context } from '../core/context.ts';
import { isRank, rankBetween } from '../core/ranks.ts';
import { requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesFromNothing, recordEvents } from '../events/events.ts';
import type { ColumnRow } from './column-rows.ts';
import {
  changeColumn,
  columnEvent,
  fieldsOf,
  getColumn,
  positionOf,
  readableRanksOf,
  requireColumnRoom,
} from './columns.ts';
import { findKeptRank, findTrashItem, insertKeptColumn, removeTrashItem } from './trash-rows.ts';
import type { TrashItem } from './trash-rows.ts';
import { findUnlessDeleted, lockTrashItem } from './trash.ts';

/**
 * Restores an archived or a deleted column. Nothing changes if it is neither.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `board_deleted`, `limit_reached`
 */
export async function restoreColumn(ctx: Context, id: string, expectation?: Expectation): Promise<ColumnRow> {
  const item = await lockTrashItem(ctx, 'column', id, expectation);
  if (item !== undefined) return restoreDeletedColumn(ctx, item);
  const column = await findUnlessDeleted(
    () => getColumn(ctx, id, 'update'),
    async () => (await findTrashItem(ctx, 'column', id)) !== undefined,
  );
  requireExpected(expectation, 'column', column);
  return changeColumn(ctx, column, { archivedAt: null }, 'restored');
}

/** Puts a column back where it was, or at the end if its rank is taken. @throws {AppError} `not_found`, `limit_reached` */
async function restoreDeletedColumn(ctx: Context, { id, boardId }: TrashItem): Promise<ColumnRow> {
  // The lock of the board keeps the number and the ranks of columns from changing.
  await getBoard(ctx, boardId, 'update');
  const others = await readableRanksOf(ctx, boardId);
  requireColumnRoom(others);
  const kept = await findKeptRank(ctx.tx, id);
  const isFree = isRank(kept) && !others.some(({ rank }) => rank === kept);
  const rank = isFree ? kept : rankBetween(others.at(-1)?.rank ?? null, null);
  await insertKeptColumn(ctx, id, rank);
  await removeTrashItem(ctx.tx, id);
  const column = await getColumn(ctx, id);
  const inOrder = [...others, column].sort((a, b) => (a.rank < b.rank ? -1 : 1));
  const changes = changesFromNothing({ ...fieldsOf(column), position: positionOf(id, inOrder) });
  await recordEvents(ctx, [columnEvent(column, 'restored', changes)]);
  return column;
}
