/**
 * The order of cards in several columns while a batch moves them, from the parts of the columns that the moves can
 * touch: every card that moves or is moved next to, with its neighbors, and the ends of the columns
 * (docs/decisions/0070-batches.md).
 */
import type { RankedCard } from './card-batch-rows.ts';
import type { Target } from './columns.ts';
import { ranksBetween } from '../core/ranks.ts';

/** A move, with the cards right above (null: at the top of the column) before and after it. */
export interface KnownMove {
  readonly id: string;
  readonly columnId: string;
  readonly isArriving: boolean;
  readonly above: { readonly from: string | null; readonly to: string | null };
}

export class KnownOrder {
  readonly #ranks = new Map<string, string>();
  readonly #columns = new Map<string, string>();
  /** The ids of the known cards of each column, in order. */
  readonly #orders = new Map<string, string[]>();
  readonly #moved = new Set<string>();

  constructor(cards: readonly RankedCard[]) {
    const inOrder = cards.toSorted((one, other) => (one.rank < other.rank ? -1 : 1));
    for (const { id, columnId, rank } of inOrder) {
      this.#ranks.set(id, rank);
      this.#columns.set(id, columnId);
      this.#orderOf(columnId).push(id);
    }
  }

  /** Moves a card; undefined if it is there already. 'anchor_moved' if the card to move next to isn't in the column. */
  move(id: string, columnId: string, target: Target): KnownMove | 'anchor_moved' | undefined {
    const fromColumnId = this.#columns.get(id);
    if (fromColumnId === undefined) throw new Error('the place of a moved card is not known');
    if ('anchorId' in target && this.#columns.get(target.anchorId) !== columnId) return 'anchor_moved';
    const isArriving = fromColumnId !== columnId;
    if ('anchorId' in target && target.anchorId === id) return isArriving ? 'anchor_moved' : undefined;
    const source = this.#orderOf(fromColumnId);
    const fromIndex = source.indexOf(id);
    const from = source[fromIndex - 1] ?? null;
    source.splice(fromIndex, 1);
    const order = this.#orderOf(columnId);
    const index = placeIn(order, target);
    order.splice(index, 0, id);
    if (!isArriving && index === fromIndex) return undefined;
    this.#columns.set(id, columnId);
    this.#moved.add(id);
    return { id, columnId, isArriving, above: { from, to: order[index - 1] ?? null } };
  }

  /** New ranks for the cards that have moved, between those that haven't. */
  newRanks(): Map<string, string> {
    const ranks = new Map<string, string>();
    for (const order of this.#orders.values()) {
      for (let start = 0; start < order.length; start += 1) {
        const end = this.#endOfMoved(order, start);
        if (end === start) continue;
        const between = ranksBetween(this.#rankOf(order[start - 1]), this.#rankOf(order[end]), end - start);
        for (const [offset, rank] of between.entries()) ranks.set(order[start + offset] ?? '', rank);
        start = end;
      }
    }
    return ranks;
  }

  /** Whether a card that has moved still stands at one of these ranks of its column in the database. */
  occupies(ranks: ReadonlyMap<string, string>): boolean {
    const taken = new Set([...this.#moved].map((id) => this.#ranks.get(id)));
    return [...ranks.values()].some((rank) => taken.has(rank));
  }

  #orderOf(columnId: string): string[] {
    const known = this.#orders.get(columnId);
    if (known !== undefined) return known;
    const order: string[] = [];
    this.#orders.set(columnId, order);
    return order;
  }

  /** The index after the last of the moved cards that follow each other from `start` on. */
  #endOfMoved(order: readonly string[], start: number): number {
    let end = start;
    while (end < order.length && this.#moved.has(order[end] ?? '')) end += 1;
    return end;
  }

  #rankOf(id: string | undefined): string | null {
    return id === undefined ? null : (this.#ranks.get(id) ?? null);
  }
}

function placeIn(order: readonly string[], target: Target): number {
  if (!('anchorId' in target)) return target.kind === 'top' ? 0 : order.length;
  const anchor = order.indexOf(target.anchorId);
  return target.kind === 'before' ? anchor : anchor + 1;
}
