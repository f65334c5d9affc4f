/** Deleting a column. Archived cards are not lost with it: they move to the column beside it. */
import { getBoard } from '../access/board-access.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { isRank, ranksAfter } from '../core/ranks.ts';
import { afterDeletion, requireExpected, versionsOf } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesToNothing, recordEvents } from '../events/events.ts';
import { moveCardRows } from './card-batch-rows.ts';
import { findNextRank } from './card-order-rows.ts';
import { respaceCards } from './card-order.ts';
import { cardEvent } from './card-rows.ts';
import { lockCardsOfColumn, lockColumnsForUpdate } from './column-deletion-rows.ts';
import type { ColumnRow } from './column-rows.ts';
import { columnEvent, fieldsOf, getColumn, lastColumn, ranksOf } from './columns.ts';
import { keepColumn } from './trash-rows.ts';

/**
 * Deletes a column without cards, or with archived ones only. It can be restored from the trash.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `column_not_empty`, `last_column`
 */
export async function deleteColumn(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const { boardId } = await getColumn(ctx, id);
  // The lock of the board keeps the columns and their order from changing, so that both can be locked in one order.
  await getBoard(ctx, boardId, 'update');
  const neighborId = neighborOf(await ranksOf(ctx, boardId), id);
  await lockColumnsForUpdate(ctx.tx, neighborId === undefined ? [id] : [id, neighborId]);
  const cards = await lockCardsOfColumn(ctx.tx, id);
  const column = await getColumn(ctx, id, 'update');
  requireExpected(expectation, 'column', column);
  if (cards.some(({ isArchived }) => !isArchived)) {
    throw new AppError('column_not_empty', 'The column still has cards. Move, archive or delete them first.');
  }
  if (neighborId === undefined) throw lastColumn();
  const ids = cards.toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map((card) => card.id);
  if (ids.length > 0) await moveToEnd(ctx, column, neighborId, ids);
  await keepColumn(ctx, id);
  await ctx.tx.prisma.boardColumn.delete({ where: { id }, select: { id: true } });
  await recordEvents(ctx, [
    columnEvent(afterDeletion(column), 'deleted', changesToNothing(fieldsOf(column))),
  ]);
}

/**
 * The column before this one, or after it if there is none before, without archived ones; undefined if it is the only
 * one.
 */
function neighborOf(
  columns: readonly { readonly id: string; readonly archivedAt: Date | null }[],
  id: string,
): string | undefined {
  const inOrder = columns.filter((column) => column.id === id || column.archivedAt === null);
  const index = inOrder.findIndex((column) => column.id === id);
  return (inOrder[index - 1] ?? inOrder[index + 1])?.id;
}

/**
 * Moves all cards of a column to the end of a locked one, in their order. A board has at most 10,000. The events tell it as if
 * they were moved one by one, each from the top.
 */
async function moveToEnd(
  ctx: Context,
  from: ColumnRow,
  columnId: string,
  ids: readonly string[],
): Promise<void> {
  const { workspaceId, boardId } = from;
  let last = await findNextRank(ctx.tx, columnId, { towards: 'top' });
  if (last !== null && !isRank(last)) {
    await respaceCards(ctx, columnId);
    last = await findNextRank(ctx.tx, columnId, { towards: 'top' });
  }
  const lastCard =
    last === null
      ? null
      : await ctx.tx.prisma.card.findFirst({ where: { columnId, rank: last }, select: { id: true } });
  const ranks = ranksAfter(last, ids.length);
  const moves = ids.map((id, index) => ({ id, columnId, rank: ranks[index] ?? '', isCompleted: false }));
  const versionOf = versionsOf(await moveCardRows(ctx, moves));
  const events = ids.map((id, index) =>
    cardEvent({ id, workspaceId, boardId, version: versionOf(id) }, 'moved', {
      column_id: { from: from.id, to: columnId },
      after_card_id: { from: null, to: ids[index - 1] ?? lastCard?.id ?? null },
    }),
  );
  await recordEvents(ctx, events);
}
