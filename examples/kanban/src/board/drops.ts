/** What happens with cards that are dropped. */
import type { SnapshotCard } from '../api.ts';
import { moveSelected, moveToBoard } from '../selection/bulk-changes.ts';
import type { BoardStore } from './board-store.ts';
import type { DropTarget } from './drags.ts';
import { withoutCards } from './positions.ts';
import type { Place } from './positions.ts';

export type Edge = 'before' | 'after';

export function dropCards(store: BoardStore, cards: readonly SnapshotCard[], target: DropTarget): void {
  if (target.kind === 'board') {
    void moveToBoard(store, cards, target);
    return;
  }
  const [card] = cards;
  const place = placeAt(store, cards, target);
  if (cards.length === 1 && card) void store.moveCard(card.id, place);
  else void moveSelected(store, place);
}

/** The place among the other cards that are shown; beside all of them, it is the end of the column. */
function placeAt(
  store: BoardStore,
  cards: readonly SnapshotCard[],
  target: Exclude<DropTarget, { kind: 'board' }>,
): Place {
  const { columnId } = target;
  const entry = withoutCards(store.filtered.peek(), cards).find(({ column }) => column.id === columnId);
  const others = entry?.cards ?? [];
  if (target.kind === 'column') return { columnId, index: others.length };
  const index = others.findIndex(({ id }) => id === target.cardId) + (target.edge === 'after' ? 1 : 0);
  return { columnId, index };
}
