/**
 * The board that is shown: read with one request, changed first here and then at the service, and kept up to date by
 * the events of others.
 */
import { batch, computed, signal } from '@preact/signals';
import type { BoardPresence, Event } from 'board-and-workspace-client';
import { readPeople, readRights, rightsBefore } from '../access/rights.ts';
import type { Rights } from '../access/rights.ts';
import { api, handleFailure, isProblem } from '../api.ts';
import type {
  Board,
  BoardChanges,
  BoardSnapshot,
  Card,
  CardBatch,
  CardChanges,
  CardPage,
  Person,
  SnapshotCard,
  SnapshotColumn,
} from '../api.ts';
import { Selection } from '../selection/selection.ts';
import { announce } from '../shared/announcer.tsx';
import { keepFocus } from '../shared/focus.ts';
import { notify } from '../shared/notices.tsx';
import { until } from '../shared/waiting.ts';
import { BoardState } from './board-state.ts';
import type { Connection } from './connection.tsx';
import type { Drag } from './drags.ts';
import { filteredColumns, noFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import { anchorAt, findCard, placeAfter, withCard, withCardAt, withoutCard } from './positions.ts';
import type { Anchor, Place } from './positions.ts';
import { versionOf } from './versions.ts';

const firstCardsPerColumn = 100;
const cardsPerColumnMax = 250;
const shownBoardsMax = 100;

export class BoardStore {
  readonly id: string;
  readonly #state = new BoardState();
  readonly snapshot = this.#state.shown;
  readonly filter = signal<Filter>(noFilter);
  /** A card that is on its way by keyboard, and where it would go. */
  readonly moving = signal<{ readonly cardId: string; readonly place: Place } | undefined>(undefined);
  /** Cards that are on their way by mouse or finger. */
  readonly drag = signal<Drag | undefined>(undefined);
  readonly pointer = signal({ x: 0, y: 0 });
  /** The people of the workspace. */
  readonly people = signal<readonly Person[]>([]);
  /** The boards of the workspace, last changed first. */
  readonly boards = signal<readonly Board[]>([]);
  /** Whether the board was deleted, or the reader has lost access to it. */
  readonly isMissing = signal(false);
  /** Who can be assigned: all but guests. */
  readonly assignable = computed(() => this.people.value.filter(({ role }) => role !== 'guest'));
  /** What the reader may do. Until it is known, a board that the whole workspace sees is shown as to a member. */
  readonly rights = computed(() => this.#rights.value ?? rightsBefore(this.snapshot.value?.board));
  readonly #rights = signal<Rights | undefined>(undefined);
  readonly loaded = computed(() => this.snapshot.value?.columns ?? []);
  readonly filtered = computed(() => filteredColumns(this.loaded.value, this.filter.value, new Date()));
  readonly selection = new Selection(this.filtered);
  /** The columns as they are shown: filtered, with the moving card where it would go. */
  readonly columns = computed(() => {
    const shown = this.filtered.value;
    if (!this.moving.value) return shown;
    const { cardId, place } = this.moving.value;
    return withCardAt(shown, cardId, place.columnId, anchorAt(shown, cardId, place));
  });
  /** Whether the events of others arrive. */
  readonly connection = signal<Connection>('connecting');
  /** Who looks at the board, the reader too. */
  readonly presence = signal<BoardPresence | undefined>(undefined);
  /** How often the whole board was read. Events are followed from each snapshot on. */
  readonly readCount = signal(0);
  /** Where to follow the events from: exactly where the snapshot ends, or after the last event. */
  resumeCursor = '';
  /** Writes that the service has not answered yet. */
  readonly #pendingCount = signal(0);
  #writeCount = 0;
  /** Whether someone is in the middle of something that events would disturb. */
  readonly isBusy = computed(() => this.#pendingCount.value > 0 || this.drag.value !== undefined);

  constructor(id: string) {
    this.id = id;
  }

  /** Reads the board after all writes. A write meanwhile makes the response outdated, so the board is read once more. */
  async load(): Promise<void> {
    await until(this.#pendingCount, 0);
    const longest = Math.max(firstCardsPerColumn, ...this.loaded.value.map(({ cards }) => cards.length));
    const writeCount = this.#writeCount;
    const { data } = await api().GET('/v1/boards/{id}/snapshot', {
      params: { path: { id: this.id }, query: { cards_per_column: Math.min(longest, cardsPerColumnMax) } },
    });
    if (writeCount !== this.#writeCount) return this.load();
    this.resumeCursor = data.resume_cursor;
    this.#changeAround(() => {
      this.#state.read(data);
      this.readCount.value += 1;
    });
  }

  /** Shows what events say. False if the board has to be read again instead. */
  fold(events: readonly Event[]): boolean {
    return this.#changeAround(() => this.#state.fold(events));
  }

  /** Changes the board around the focus and around a card that is on its way by keyboard, which keeps its neighbor. */
  #changeAround<Result>(change: () => Result): Result {
    return keepFocus(() =>
      batch(() => {
        const before = this.filtered.peek();
        const result = change();
        const move = this.moving.peek();
        if (!move) return result;
        const place = placeAfter(before, this.filtered.value, move.cardId, move.place);
        this.moving.value = place && { ...move, place };
        if (!place) announce('Someone else removed the card that you were moving.');
        return result;
      }),
    );
  }

  async loadMore(columnId: string): Promise<void> {
    const cursor = this.loaded.value.find(({ column }) => column.id === columnId)?.next_cursor;
    if (cursor === undefined) return;
    const { data: page } = await api().GET('/v1/boards/{id}/cards', {
      params: { path: { id: this.id }, query: { column_id: columnId, cursor, limit: firstCardsPerColumn } },
    });
    this.#state.extend((board) => ({
      ...board,
      columns: board.columns.map((entry) => (entry.next_cursor === cursor ? withPage(entry, page) : entry)),
    }));
  }

  /** Reads who is in the workspace, and what the reader may do here. */
  async loadRights(): Promise<void> {
    const board = this.snapshot.peek()?.board;
    if (!board) return;
    const people = await readPeople(board.workspace_id);
    const rights = await readRights(board, people);
    batch(() => {
      this.people.value = people;
      this.#rights.value = rights;
    });
  }

  async loadBoards(): Promise<void> {
    const workspaceId = this.snapshot.peek()?.board.workspace_id;
    if (workspaceId === undefined) return;
    const query = { workspace_id: workspaceId, sort: '-updated_at' as const, limit: shownBoardsMax };
    this.boards.value = (await api().GET('/v1/boards', { params: { query } })).data.data;
  }

  card(cardId: string): SnapshotCard | undefined {
    return findCard(this.loaded.value, cardId);
  }

  columnName(columnId: string): string {
    return this.loaded.value.find(({ column }) => column.id === columnId)?.column.name ?? '';
  }

  /** The person, if they are on the board or in the workspace. Others have left. */
  person(userId: string): Person | undefined {
    const people = [...this.people.value, ...(this.snapshot.value?.people ?? [])];
    return people.find(({ id }) => id === userId);
  }

  /** Shows the move at once. If the neighbor has moved meanwhile, shows the board as it is now. */
  async moveCard(cardId: string, place: Place): Promise<void> {
    const anchor = anchorAt(this.filtered.value, cardId, place);
    await this.moveCardTo(cardId, place.columnId, anchor);
  }

  async moveCardTo(cardId: string, columnId: string, anchor: Anchor): Promise<Card | undefined> {
    const move = changeOf((columns) => withCardAt(columns, cardId, columnId, anchor));
    const preview = { resourceId: cardId, apply: move };
    batch(() => {
      this.moving.value = undefined;
      this.#state.show(preview);
    });
    const params = { path: { id: cardId } };
    try {
      const { data: card } = await this.write(() =>
        api().POST('/v1/cards/{id}/move', { params, body: { column_id: columnId, ...anchor } }),
      );
      batch(() => {
        this.#state.takeBack(preview);
        this.#show(card, (board) => withShown(card)(move(board)));
      });
      return card;
    } catch (error) {
      this.#state.takeBack(preview);
      await this.#recover(error);
      return undefined;
    }
  }

  /** @param key sent again with a second try, so that a card whose response was lost isn't created twice */
  async createCard(columnId: string, title: string, key: string): Promise<void> {
    const { data: card } = await this.write(() =>
      api().POST('/v1/boards/{id}/cards', {
        params: { path: { id: this.id }, header: { 'Idempotency-Key': key } },
        body: { title, column_id: columnId },
      }),
    );
    this.#show(
      card,
      changeOf((columns) => withNewCard(columns, card)),
    );
  }

  /** Throws a `precondition_failed` problem if someone else has changed the card since `etag`. */
  async updateCard(cardId: string, etag: string, changes: CardChanges): Promise<Card> {
    const { data: card } = await this.write(() =>
      api().PATCH('/v1/cards/{id}', {
        params: { path: { id: cardId }, header: { 'If-Match': etag } },
        body: changes,
      }),
    );
    this.#show(card);
    return card;
  }

  async toggleCompleted(card: SnapshotCard): Promise<void> {
    const completedAt = card.completed_at === undefined ? new Date().toISOString() : null;
    try {
      await this.updateCard(card.id, card.etag, { completed_at: completedAt });
    } catch (error) {
      await this.#recover(error);
    }
  }

  /** Changes several cards with one request, and reads the board after it. */
  async changeCards(
    call: (workspaceId: string) => Promise<{ readonly data: CardBatch }>,
  ): Promise<readonly Card[]> {
    const { data } = await this.write(() => call(this.snapshot.peek()?.board.workspace_id ?? ''));
    await this.load();
    return data.cards;
  }

  async deleteCard(cardId: string, etag: string): Promise<void> {
    await this.write(() =>
      api().DELETE('/v1/cards/{id}', { params: { path: { id: cardId }, header: { 'If-Match': etag } } }),
    );
    const apply = changeOf((columns) => withoutCard(columns, cardId));
    this.#state.show({ resourceId: cardId, version: versionOf(etag) + 1, apply });
  }

  /** Changes what the board shows, and reads it again. */
  async change(call: () => Promise<unknown>): Promise<void> {
    await this.write(call);
    await this.load();
  }

  /** Throws a `precondition_failed` problem if someone else has changed the board since. */
  async updateBoard(changes: BoardChanges): Promise<void> {
    const header = { 'If-Match': this.snapshot.peek()?.board.etag ?? '' };
    const { data: board } = await this.write(() =>
      api().PATCH('/v1/boards/{id}', { params: { path: { id: this.id }, header }, body: changes }),
    );
    const apply = (snapshot: BoardSnapshot) => ({ ...snapshot, board });
    this.#state.show({ resourceId: this.id, version: versionOf(board.etag), apply });
    await this.loadRights();
  }

  /** Shows that the board is gone, if that is why it can't be read. */
  readonly leave = (error: unknown): void => {
    if (isProblem(error, 'not_found', 'insufficient_role', 'insufficient_scope')) this.isMissing.value = true;
    else handleFailure(error);
  };

  #show(card: Card, apply = withShown(card)): void {
    this.#state.show({ resourceId: card.id, version: versionOf(card.etag), apply });
  }

  /** Sends a change. Events wait until it is answered. */
  async write<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#pendingCount.value += 1;
    this.#writeCount += 1;
    try {
      return await call();
    } finally {
      this.#pendingCount.value -= 1;
      this.#writeCount += 1;
    }
  }

  /** Says why a change failed, and shows the board as it is. */
  async #recover(error: unknown): Promise<void> {
    if (isProblem(error, 'anchor_moved', 'precondition_failed')) {
      notify({
        text: 'Someone else changed this meanwhile. The board now shows the latest state: try again.',
      });
    } else {
      handleFailure(error);
    }
    await this.load().catch(this.leave);
  }
}

type Apply = (board: BoardSnapshot) => BoardSnapshot;

function changeOf(change: (columns: readonly SnapshotColumn[]) => SnapshotColumn[]): Apply {
  return (board) => ({ ...board, columns: change(board.columns) });
}

/** Shows a card as a response has it, with the counts that the board has. */
function withShown(card: Card): Apply {
  return changeOf((columns) => withCard(columns, toShown(card, findCard(columns, card.id))));
}

/** New cards go to the end of their column. */
function withNewCard(columns: readonly SnapshotColumn[], card: Card): SnapshotColumn[] {
  return columns.map((entry) =>
    entry.column.id !== card.column_id || entry.cards.some(({ id }) => id === card.id)
      ? entry
      : { ...entry, card_count: entry.card_count + 1, cards: [...entry.cards, toShown(card)] },
  );
}

function withPage({ column, card_count, cards }: SnapshotColumn, page: CardPage): SnapshotColumn {
  const { next_cursor: cursor } = page;
  // A card that was created or dropped at the end is there already.
  const others = page.data.filter(({ id }) => !cards.some((card) => card.id === id));
  return {
    column,
    card_count,
    cards: [...cards, ...others.map((card) => toShown(card))],
    ...(cursor !== undefined && { next_cursor: cursor }),
  };
}

/** The card as the board shows it. Its counts are those from before, as cards outside of snapshots have none. */
function toShown(card: Card, before?: SnapshotCard): SnapshotCard {
  const { description, etag = '', ...rest } = card;
  const { comment_count = 0, share_link_count = 0 } = before ?? {};
  return { ...rest, etag, has_description: description !== undefined, comment_count, share_link_count };
}
