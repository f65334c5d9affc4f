/** Which cards are selected, and why the service refused the last change of them. */
import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { SnapshotCard, SnapshotColumn } from '../api.ts';
import { announce } from '../shared/announcer.tsx';
import { notify } from '../shared/notices.tsx';
import { plural } from '../shared/texts.ts';

/** The most cards that one request changes. */
export const selectedMax = 100;

/** What is wrong with single cards, by their ids. The change of all of them was refused. */
export type Refusal = ReadonlyMap<string, string>;

export class Selection {
  /** Whether every card shows a checkbox. */
  readonly isSelecting = signal(false);
  readonly refusal = signal<Refusal | undefined>(undefined);
  /** The selected cards that are shown, in the order of the board: a filter leaves out what people don't see. */
  readonly cards: ReadonlySignal<readonly SnapshotCard[]>;
  readonly #ids = signal<ReadonlySet<string>>(new Set());
  readonly #shown: ReadonlySignal<readonly SnapshotColumn[]>;
  /** Where a range begins. */
  #anchorId: string | undefined;

  constructor(shown: ReadonlySignal<readonly SnapshotColumn[]>) {
    this.#shown = shown;
    this.cards = computed(() =>
      shown.value.flatMap(({ cards }) => cards.filter(({ id }) => this.#ids.value.has(id))),
    );
  }

  has(cardId: string): boolean {
    return this.#ids.value.has(cardId);
  }

  get isEmpty(): boolean {
    return this.cards.value.length === 0;
  }

  toggle(cardId: string): void {
    this.#anchorId = cardId;
    if (this.#ids.peek().has(cardId)) this.remove([cardId]);
    else this.#add([cardId]);
  }

  /** Adds the cards of the column between the last one that was selected and this one. */
  extendTo(cardId: string): void {
    const column = this.#shown.peek().find(({ cards }) => cards.some(({ id }) => id === cardId));
    const ids = column?.cards.map(({ id }) => id) ?? [];
    const from = ids.indexOf(this.#anchorId ?? cardId);
    const to = ids.indexOf(cardId);
    this.#add(from < 0 ? [cardId] : ids.slice(Math.min(from, to), Math.max(from, to) + 1));
    this.#anchorId = cardId;
  }

  /** Selects every card that the column shows, or none of them if all are selected. */
  toggleColumn(columnId: string): void {
    const entry = this.#shown.peek().find(({ column }) => column.id === columnId);
    const ids = entry?.cards.map(({ id }) => id) ?? [];
    if (ids.every((id) => this.#ids.peek().has(id))) this.remove(ids);
    else this.#add(ids);
  }

  remove(cardIds: Iterable<string>): void {
    const removed = new Set(cardIds);
    this.#choose(new Set([...this.#ids.peek()].filter((id) => !removed.has(id))));
  }

  clear(): void {
    this.#ids.value = new Set();
    this.refusal.value = undefined;
    this.isSelecting.value = false;
    this.#anchorId = undefined;
  }

  #add(cardIds: readonly string[]): void {
    const chosen = new Set([...this.cards.peek().map(({ id }) => id), ...cardIds]);
    if (chosen.size > selectedMax) {
      notify({
        text: `At most ${selectedMax} cards can be changed at once. The first ${selectedMax} are selected.`,
      });
    }
    this.#choose(new Set([...chosen].slice(0, selectedMax)));
  }

  #choose(ids: ReadonlySet<string>): void {
    this.#ids.value = ids;
    this.refusal.value = undefined;
    announce(`${plural(this.cards.value.length, 'card')} selected.`);
  }
}
