/** Moving a card by keyboard: Space picks it up, arrows carry it, Enter or Space drops it, Escape puts it back. */
import type { SnapshotCard } from '../api.ts';
import { announce } from '../shared/announcer.tsx';
import type { BoardStore } from './board-store.ts';
import { othersIn, placeOf, stepFrom } from './positions.ts';
import type { Place } from './positions.ts';

/** The element that tells screen readers how to begin. */
export const moveHelpId = 'move-help';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export function startKeyboardMove(store: BoardStore, { id, title }: SnapshotCard): void {
  const place = placeOf(store.filtered.value, id);
  if (!place) return;
  store.moving.value = { cardId: id, place };
  announce(
    `Picked up ${title}. ${describe(store, id, place)}. Use the arrow keys, Enter to drop, Escape to cancel.`,
  );
}

/** Keys belong to the card that moves, wherever the focus is. Returns a function that ends it. */
export function listenForMoveKeys(store: BoardStore): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = store.moving.peek();
    if (!move) return;
    const title = store.card(move.cardId)?.title ?? 'the card';
    if (event.key === 'Escape') {
      store.moving.value = undefined;
      announce(`${title} is back where it was.`);
    } else if (event.key === 'Enter' || event.key === ' ') {
      announce(`Dropped ${title}. ${describe(store, move.cardId, move.place)}.`);
      void store.moveCard(move.cardId, move.place).then(() => {
        focusCard(move.cardId);
      });
    } else if (arrows.includes(event.key)) {
      carry(store, move, event.key);
    } else {
      return;
    }
    event.preventDefault();
  };
  const onPointerDown = (): void => {
    store.moving.value = undefined;
  };
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener('pointerdown', onPointerDown);
  return () => {
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('pointerdown', onPointerDown);
  };
}

function carry(store: BoardStore, { cardId, place }: { cardId: string; place: Place }, key: string): void {
  const next = stepFrom(store.filtered.value, cardId, place, key);
  if (!next) return;
  store.moving.value = { cardId, place: next };
  announce(`${describe(store, cardId, next)}.`);
}

/** Such as "Position 2 of 5 in Review". */
function describe(store: BoardStore, cardId: string, { columnId, index }: Place): string {
  const columns = store.filtered.value;
  const name = columns.find(({ column }) => column.id === columnId)?.column.name ?? '';
  return `Position ${index + 1} of ${othersIn(columns, cardId, columnId).length + 1} in ${name}`;
}

function focusCard(cardId: string): void {
  document.querySelector<HTMLElement>(`.card a[href$="${cardId}"]`)?.focus();
}
