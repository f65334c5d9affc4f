/** Where cards are: pure functions over the columns of a board. */
import type { SnapshotCard, SnapshotColumn } from '../api.ts';

/** A place among the cards that are shown, without the card that moves. */
export interface Place {
  readonly columnId: string;
  readonly index: number;
}

/** What `moveCard` takes besides the column: a neighbor, so that many people can move cards at once. */
export type Anchor =
  | { readonly after_card_id: string }
  | { readonly before_card_id: string }
  | { readonly position: 'top' | 'bottom' };

type Columns = readonly SnapshotColumn[];

export function findCard(columns: Columns, cardId: string): SnapshotCard | undefined {
  return columns.flatMap(({ cards }) => cards).find(({ id }) => id === cardId);
}

export function placeOf(columns: Columns, cardId: string): Place | undefined {
  for (const { column, cards } of columns) {
    const index = cards.findIndex(({ id }) => id === cardId);
    if (index >= 0) return { columnId: column.id, index };
  }
  return undefined;
}

/** The neighbor that a place is next to. */
export function anchorAt(shown: Columns, cardId: string, { columnId, index }: Place): Anchor {
  const cards = othersIn(shown, cardId, columnId);
  const [previous, next] = [cards[index - 1], cards[index]];
  if (previous) return { after_card_id: previous.id };
  return next ? { before_card_id: next.id } : { position: 'top' };
}

/** Where a moving card is after others have changed the board: next to the same neighbor, if that is still there. */
export function placeAfter(before: Columns, after: Columns, cardId: string, place: Place): Place | undefined {
  const isThere = after.some(({ column }) => column.id === place.columnId);
  if (!isThere || !findCard(after, cardId)) return undefined;
  const anchor = anchorAt(before, cardId, place);
  const cards = othersIn(after, cardId, place.columnId);
  const neighborId = 'after_card_id' in anchor ? anchor.after_card_id : '';
  const index = cards.findIndex(({ id }) => id === neighborId);
  return { ...place, index: index < 0 ? Math.min(place.index, cards.length) : index + 1 };
}

/** The columns after a move. */
export function withCardAt(
  columns: Columns,
  cardId: string,
  columnId: string,
  anchor: Anchor,
): SnapshotColumn[] {
  const card = findCard(columns, cardId);
  if (!card) return [...columns];
  return withoutCard(columns, cardId).map((entry) => {
    if (entry.column.id !== columnId) return entry;
    const index = indexOf(entry.cards, anchor);
    const cards = entry.cards.toSpliced(index, 0, { ...card, column_id: columnId });
    return { ...entry, cards, card_count: entry.card_count + 1 };
  });
}

export function withoutCard(columns: Columns, cardId: string): SnapshotColumn[] {
  return columns.map((entry) => {
    const cards = entry.cards.filter(({ id }) => id !== cardId);
    return cards.length === entry.cards.length
      ? entry
      : { ...entry, cards, card_count: entry.card_count - 1 };
  });
}

/** The columns without some cards, as if those were nowhere. */
export function withoutCards(columns: Columns, cards: readonly { readonly id: string }[]): SnapshotColumn[] {
  const ids = new Set(cards.map(({ id }) => id));
  return columns.map((entry) => ({ ...entry, cards: entry.cards.filter(({ id }) => !ids.has(id)) }));
}

export function withCard(columns: Columns, card: SnapshotCard): SnapshotColumn[] {
  return columns.map((entry) => ({
    ...entry,
    cards: entry.cards.map((other) => (other.id === card.id ? card : other)),
  }));
}

/**
 * The moves that bring cards back to where they are now, in their order: below the card before, which is back by then if
 * it has moved as well, or to the top.
 */
export function placesOf(columns: Columns, cards: readonly SnapshotCard[]) {
  return cards.map(({ id, column_id }) => {
    const others = columns.find(({ column }) => column.id === column_id)?.cards ?? [];
    const previous = others[others.findIndex((other) => other.id === id) - 1];
    const anchor: Anchor = previous ? { after_card_id: previous.id } : { position: 'top' };
    return { id, column_id, ...anchor };
  });
}

/** One step of a key: along the column, or to the next column at the same height. */
export function stepFrom(shown: Columns, cardId: string, place: Place, key: string): Place | undefined {
  const count = othersIn(shown, cardId, place.columnId).length;
  if (key === 'ArrowUp') return place.index > 0 ? { ...place, index: place.index - 1 } : undefined;
  if (key === 'ArrowDown') return place.index < count ? { ...place, index: place.index + 1 } : undefined;
  const step = key === 'ArrowLeft' ? -1 : 1;
  const target = shown[shown.findIndex(({ column }) => column.id === place.columnId) + step];
  if (!target) return undefined;
  const columnId = target.column.id;
  return { columnId, index: Math.min(place.index, othersIn(shown, cardId, columnId).length) };
}

export function othersIn(columns: Columns, cardId: string, columnId: string): readonly SnapshotCard[] {
  const cards = columns.find(({ column }) => column.id === columnId)?.cards ?? [];
  return cards.filter(({ id }) => id !== cardId);
}

function indexOf(cards: readonly SnapshotCard[], anchor: Anchor): number {
  if ('position' in anchor) return anchor.position === 'top' ? 0 : cards.length;
  if ('before_card_id' in anchor)
    return Math.max(
      0,
      cards.findIndex(({ id }) => id === anchor.before_card_id),
    );
  return cards.findIndex(({ id }) => id === anchor.after_card_id) + 1;
}
