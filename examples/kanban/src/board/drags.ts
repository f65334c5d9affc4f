/**
 * Moving cards with a mouse or a finger, by pointer events: a mouse drags at once, a finger after it has rested, as it
 * scrolls otherwise. Elements say in data attributes which card, column or board they are.
 */
import { useComputed } from '@preact/signals';
import type { SnapshotCard } from '../api.ts';
import { announce } from '../shared/announcer.tsx';
import type { BoardStore } from './board-store.ts';
import { dropCards } from './drops.ts';
import type { Edge } from './drops.ts';

/** Where cards go if they are dropped now. */
export type DropTarget =
  | { readonly kind: 'card'; readonly cardId: string; readonly columnId: string; readonly edge: Edge }
  | { readonly kind: 'column'; readonly columnId: string }
  | { readonly kind: 'board'; readonly boardId: string };

export interface Drag {
  readonly cards: readonly SnapshotCard[];
  readonly target: DropTarget | undefined;
}

interface Press {
  readonly pointerId: number;
  readonly isMouse: boolean;
  readonly cardId: string;
  readonly x: number;
  readonly y: number;
}

/** How far a pointer moves by accident. */
const slackPx = 6;
const holdMs = 300;
/** How close to the end of a list a pointer scrolls it, and how fast. */
const scrollEdgePx = 44;
const scrollStepPx = 12;

export class DragListener {
  readonly #store: BoardStore;
  readonly #root: HTMLElement;
  #press: Press | undefined;
  #holdTimer: ReturnType<typeof setTimeout> | undefined;
  #frame = 0;

  constructor(store: BoardStore, root: HTMLElement) {
    this.#store = store;
    this.#root = root;
  }

  /** Returns a function that ends it. */
  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const on = document.addEventListener.bind(document);
    this.#root.addEventListener('pointerdown', this.#down, { signal });
    on('pointermove', this.#move, { signal });
    on('pointerup', this.#up, { signal });
    on('pointercancel', this.#end, { signal });
    on('keydown', this.#cancelByKey, { signal, capture: true });
    // Scrolling can only be stopped by a listener that was there when the finger came down.
    this.#root.addEventListener('touchmove', this.#keepInDrag, { signal, passive: false });
    this.#root.addEventListener('contextmenu', this.#keepInDrag, { signal });
    return () => {
      this.#end();
      ending.abort();
    };
  }

  get #isDragging(): boolean {
    return this.#store.drag.peek() !== undefined;
  }

  readonly #down = (event: PointerEvent): void => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
    if (event.button !== 0 || !event.isPrimary || isModified || !(event.target instanceof Element)) return;
    const cardId = event.target.closest<HTMLElement>('[data-card-id]')?.dataset.cardId;
    const isOnControl = event.target.closest('button, input, label') !== null;
    if (cardId === undefined || isOnControl || !this.#store.rights.peek().canEdit) return;
    const { pointerId, clientX: x, clientY: y } = event;
    this.#press = { pointerId, isMouse: event.pointerType === 'mouse', cardId, x, y };
    if (!this.#press.isMouse) this.#holdTimer = setTimeout(this.#begin, holdMs);
  };

  readonly #move = ({ pointerId, clientX: x, clientY: y }: PointerEvent): void => {
    const press = this.#press;
    if (pointerId !== press?.pointerId) return;
    if (!this.#isDragging && Math.hypot(x - press.x, y - press.y) > slackPx) {
      if (press.isMouse) this.#begin();
      else this.#end();
    }
    if (!this.#isDragging) return;
    this.#store.pointer.value = { x, y };
    this.#aim();
  };

  readonly #up = ({ pointerId }: PointerEvent): void => {
    if (pointerId !== this.#press?.pointerId) return;
    const drag = this.#store.drag.peek();
    this.#end();
    if (!drag) return;
    swallowClick();
    if (drag.target) dropCards(this.#store, drag.cards, drag.target);
  };

  readonly #cancelByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isDragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
  };

  readonly #keepInDrag = (event: Event): void => {
    const isHeld = event.type === 'contextmenu' && this.#press?.isMouse === false;
    if ((this.#isDragging || isHeld) && event.cancelable) event.preventDefault();
  };

  readonly #begin = (): void => {
    const { cardId = '', x = 0, y = 0 } = this.#press ?? {};
    const { selection } = this.#store;
    const card = this.#store.card(cardId);
    if (!card) return;
    const cards = selection.has(cardId) ? selection.cards.peek() : [card];
    this.#store.pointer.value = { x, y };
    this.#store.drag.value = { cards, target: undefined };
    this.#frame = requestAnimationFrame(this.#scroll);
    announce(cards.length === 1 ? `Dragging ${card.title}.` : `Dragging ${cards.length} cards.`);
  };

  readonly #end = (): void => {
    clearTimeout(this.#holdTimer);
    cancelAnimationFrame(this.#frame);
    this.#press = undefined;
    this.#store.drag.value = undefined;
  };

  #aim(): void {
    const drag = this.#store.drag.peek();
    if (!drag) return;
    const { x, y } = this.#store.pointer.peek();
    const target = targetAt(x, y, drag.cards);
    if (JSON.stringify(target) !== JSON.stringify(drag.target)) this.#store.drag.value = { ...drag, target };
  }

  /** Scrolls the lists at whose ends the pointer is. */
  readonly #scroll = (): void => {
    const { x, y } = this.#store.pointer.peek();
    const list = document.elementFromPoint(x, y)?.closest('.cards, .board-nav ul');
    for (const element of [this.#root, list]) {
      if (!element) continue;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      element.scrollBy(stepAt(x, left, right), stepAt(y, top, bottom));
    }
    this.#aim();
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}

function stepAt(position: number, start: number, end: number): number {
  if (position < start + scrollEdgePx) return -scrollStepPx;
  return position > end - scrollEdgePx ? scrollStepPx : 0;
}

function targetAt(x: number, y: number, dragged: readonly SnapshotCard[]): DropTarget | undefined {
  const places = '[data-card-id], [data-column-id], [data-board-id]';
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>(places);
  if (!element) return undefined;
  const { cardId, columnId = '', boardId } = element.dataset;
  if (boardId !== undefined) return { kind: 'board', boardId };
  if (cardId === undefined) return { kind: 'column', columnId };
  // A card that is put back where it was stays there.
  if (dragged.some(({ id }) => id === cardId)) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { kind: 'card', cardId, columnId, edge: y < top + height / 2 ? 'before' : 'after' };
}

/** The click that ends a drag must not open the card. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => {
    document.removeEventListener('click', swallow, { capture: true });
  }, 50);
}

/** Whether a card is being dragged, and the side on which the dragged ones would go. */
export function useDragOf(store: BoardStore, cardId: string) {
  const isDragging = useComputed(() => store.drag.value?.cards.some(({ id }) => id === cardId) === true);
  const edge = useComputed(() => {
    const target = store.drag.value?.target;
    return target?.kind === 'card' && target.cardId === cardId ? target.edge : undefined;
  });
  return { isDragging: isDragging.value, edge: edge.value };
}

/** Whether dragged cards would go into a column or to a board. */
export function useIsOver(
  store: BoardStore,
  { columnId, boardId }: { columnId?: string; boardId?: string },
): boolean {
  const isOver = useComputed(() => {
    const target = store.drag.value?.target;
    if (target?.kind === 'board') return target.boardId === boardId;
    return target !== undefined && target.columnId === columnId;
  });
  return isOver.value;
}
