/** Keeps columns within limits that are enforced: exactly, and while several requests add cards at the same time. */
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { ErrorPlace } from '../core/errors.ts';
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

/** Locks a card after its column, in the same order as moves do, to avoid deadlocks. */
export async function lockCardAndColumn(
  ctx: Context,
  id: string,
): Promise<{ readonly card: CardRow; readonly column: LockedColumnRow }> {
  const seen = await getCard(ctx, id);
  const [column] = await lockColumnRows(ctx.tx, seen.boardId, [seen.columnId]);
  const card = await getCard(ctx, id, 'update');
  // A card that moved in the meantime stays where it is from now on.
  return { card, column: column?.id === card.columnId ? column : await lockColumnOf(ctx, card) };
}

/**
 * Refuses another card if the column enforces its limit. Call it with the locked column: other cards arrive before the
 * lock is taken, and are counted, or after it is released.
 *
 * @throws {AppError} `wip_limit_reached`
 */
export async function requireWipRoom(
  { tx }: Context,
  { id, name, wipLimit, wipLimitEnforced }: LockedColumnRow,
  place?: ErrorPlace,
): Promise<void> {
  if (!wipLimitEnforced || wipLimit === null) return;
  if ((await countActiveCards(tx, id, wipLimit)) < wipLimit) return;
  const detail = `The column "${name}" enforces a limit of ${wipLimit}, and has no room for another card.`;
  throw new AppError('wip_limit_reached', detail, place);
}
