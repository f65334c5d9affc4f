/** Keeps columns within limits that are enforced: exactly, and while several requests add cards at the same time. */
import { LostRaceError } from '../../db/errors.ts';
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
import type { BatchProblems } from './batch-problems.ts';
import { countActiveCards, lockColumnRows } from './card-order-rows.ts';
import type { LockedColumnRow } from './card-order-rows.ts';
import { getCard } from './card-rows.ts';
import type { CardRow } from './card-rows.ts';

/** Locks the column that a card is in or goes to. It can't be deleted while a card is in it or about to be. */
export async function lockColumnOf(
  { tx }: Context,
  { boardId, columnId }: { readonly boardId: string; readonly columnId: string },
): Promise<LockedColumnRow> {
  const [column] = await lockColumnRows(tx, boardId, [columnId]);
  if (column === undefined) throw new Error('a column with a card is gone');
  return column;
}

/**
 * Locks a card after its column, in the same order as moves do, to avoid deadlocks.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 * @throws {LostRaceError} if the card has left the column meanwhile: nothing may wait once access is judged
 */
export async function lockCardAndColumn(
  ctx: Context,
  id: string,
): Promise<{ readonly card: CardRow; readonly column: LockedColumnRow }> {
  const seen = await getCard(ctx, id);
  const [column] = await lockColumnRows(ctx.tx, seen.boardId, [seen.columnId]);
  const card = await getCard(ctx, id, 'update');
  if (column?.id !== card.columnId) throw new LostRaceError('a card has moved to another column');
  return { card, column };
}

/**
 * Refuses another card, or several, if the column enforces its limit. Call it with the locked column: other cards arrive before the
 * lock is taken, and are counted, or after it is released.
 *
 * @throws {AppError} `wip_limit_reached`
 */
export async function requireWipRoom(
  { tx }: Context,
  column: LockedColumnRow,
  place?: ErrorPlace,
  cards = 1,
): Promise<void> {
  const { id, wipLimit, wipLimitEnforced } = column;
  if (!wipLimitEnforced || wipLimit === null) return;
  if ((await countActiveCards(tx, id, wipLimit)) + cards <= wipLimit) return;
  throw new AppError('wip_limit_reached', noRoom(column), place);
}

/** A card of a batch that goes to a column. */
export interface ColumnArrival {
  readonly index: number;
  /** The field of its item that a problem points at, if it has one. */
  readonly field: string | undefined;
  readonly columnId: string;
}

/**
 * Notes the cards of a batch for which columns that enforce their limits have no room, given how many cards stay in them.
 * Call it with locked columns.
 */
export function requireRoomInColumns(
  columns: readonly LockedColumnRow[],
  staying: readonly { readonly columnId: string; readonly count: number }[],
  arrivals: readonly ColumnArrival[],
  problems: BatchProblems,
): void {
  for (const column of columns) {
    if (!column.wipLimitEnforced || column.wipLimit === null) continue;
    const count = staying.find(({ columnId }) => columnId === column.id)?.count ?? 0;
    const room = Math.max(0, column.wipLimit - count);
    for (const { index, field } of arrivals.filter(({ columnId }) => columnId === column.id).slice(room)) {
      problems.add(index, field, 'wip_limit_reached', noRoom(column));
    }
  }
}

function noRoom({ name, wipLimit }: Pick<LockedColumnRow, 'name' | 'wipLimit'>): string {
  return `The column "${name}" enforces a limit of ${wipLimit}, and has no room for another card.`;
}
