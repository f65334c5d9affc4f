/** The cards at the ends of columns, between which and the outside others are put. */
import type { Context } from '../core/context.ts';
import { isRank } from '../core/ranks.ts';
import { findNeighborhoods } from './card-batch-rows.ts';
import type { RankedCard } from './card-batch-rows.ts';
import { respaceCards } from './card-order.ts';

/** The first and the last card of a column; undefined if it is empty. */
export interface ColumnEnds {
  readonly first: RankedCard | undefined;
  readonly last: RankedCard | undefined;
}

/** Parts of columns and their ends. Those with invalid ranks from before 2.0.0 are respaced first, if they are `columnIds`. */
export async function readNeighborhoods(
  ctx: Context,
  cardIds: readonly string[],
  columnIds: readonly string[],
): Promise<RankedCard[]> {
  const known = await findNeighborhoods(ctx.tx, cardIds, columnIds);
  const invalid = new Set(known.filter(({ rank }) => !isRank(rank)).map(({ columnId }) => columnId));
  const toRespace = columnIds.filter((id) => invalid.has(id));
  if (toRespace.length === 0) return known;
  for (const columnId of toRespace) await respaceCards(ctx, columnId);
  return findNeighborhoods(ctx.tx, cardIds, columnIds);
}

/** The ends of columns, by the ids of the columns. */
export async function findEnds(
  ctx: Context,
  columnIds: readonly string[],
): Promise<(columnId: string) => ColumnEnds> {
  const known = await readNeighborhoods(ctx, [], columnIds);
  const inOrder = known.toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
  return (columnId) => {
    const ends = inOrder.filter((card) => card.columnId === columnId);
    return { first: ends[0], last: ends.at(-1) };
  };
}
