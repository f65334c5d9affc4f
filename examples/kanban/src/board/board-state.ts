/**
 * What a board shows: what the service has told, by a snapshot and the events after it, and on top of that what this tab has
 * written and the log has not confirmed yet. So events are carried out in the order of the log, whatever people do meanwhile.
 */
import { batch, computed, signal } from '@preact/signals';
import type { Event } from 'board-and-workspace-client';
import type { BoardSnapshot } from '../api.ts';
import { foldEvent } from './event-folds.ts';
import { findCard } from './positions.ts';
import { versionOf } from './versions.ts';

/** A change that this tab has made, or is making. */
export interface Write {
  readonly resourceId: string;
  /** The version that the resource has by it; undefined until the service has answered. */
  readonly version?: number;
  readonly apply: (board: BoardSnapshot) => BoardSnapshot;
}

export class BoardState {
  readonly #told = signal<BoardSnapshot | undefined>(undefined);
  readonly #writes = signal<readonly Write[]>([]);
  readonly shown = computed(() => {
    const told = this.#told.value;
    return told && this.#writes.value.reduce((board, { apply }) => apply(board), told);
  });

  /** Shows a snapshot that includes all writes. */
  read(snapshot: BoardSnapshot): void {
    batch(() => {
      this.#told.value = snapshot;
      this.#writes.value = [];
    });
  }

  /** Adds what was read besides. */
  extend(change: (board: BoardSnapshot) => BoardSnapshot): void {
    const told = this.#told.peek();
    if (told) this.#told.value = change(told);
  }

  /** Shows a write until the log confirms it. */
  show(write: Write): void {
    const { resourceId, version } = write;
    const told = this.#told.peek();
    const known = told && (resourceId === told.board.id ? told.board : findCard(told.columns, resourceId));
    // The event may have come before the response.
    if (version !== undefined && versionOf(known?.etag) >= version) return;
    this.#writes.value = [...this.#writes.peek(), write];
  }

  takeBack(write: Write): void {
    this.#writes.value = this.#writes.peek().filter((other) => other !== write);
  }

  /** Carries out events of the log. False if the board has to be read again instead. */
  fold(events: readonly Event[]): boolean {
    return batch(() => events.every((event) => this.#fold(event)));
  }

  #fold(event: Event): boolean {
    const told = this.#told.peek();
    if (!told) return false;
    const { resource, type, version = 0 } = event;
    const isConfirmed = (write: Write): boolean =>
      write.resourceId === resource.id && write.version !== undefined && write.version <= version;
    const confirmed = this.#writes.peek().filter(isConfirmed);
    const folded = foldEvent(told, event);
    // Of a card that this tab has created, it knows what the event leaves out.
    const created = type === 'card.created' && folded === 'unclear' ? confirmed[0] : undefined;
    const next = created ? created.apply(told) : folded;
    if (next === 'unclear') return false;
    this.#told.value = next;
    if (confirmed.length > 0) this.#writes.value = this.#writes.peek().filter((write) => !isConfirmed(write));
    return true;
  }
}
