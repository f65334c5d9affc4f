/**
 * The board that is shown: read with one request, changed first here and then at the service, and read again when
 * others change it.
 */
import { batch, computed, signal } from '@preact/signals';
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
import { notify } from '../shared/notices.tsx';
import type { Drag } from './drags.ts';
import { filteredColumns, noFilter } from './filters.ts';
import type { Filter } from './filters.ts';
import { anchorAt, findCard, withCard, withCardAt, withoutCard } from './positions.ts';
import type { Anchor, Place } from './positions.ts';

const firstCardsPerColumn = 100;
const cardsPerColumnMax = 250;
const shownBoardsMax = 100;

export class BoardStore {
  readonly id: string;
  readonly snapshot = signal<BoardSnapshot | undefined>(undefined);
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
  /** Where to follow the events from: exactly where the snapshot ends. */
  resumeCursor = '';
  /** The requests of this tab, to tell its events from those of others. */
  readonly ownRequests = new Set<string>();
  /** Writes that the service has not answered yet. */
  #pendingCount = 0;
  writeCount = 0;

  constructor(id: string) {
    this.id = id;
  }

  get isWriting(): boolean {
    return this.#pendingCount > 0;
  }

  /** Reads the board. A write meanwhile makes the response outdated, so the board is read once more. */
  async load(): Promise<void> {
    const longest = Math.max(firstCardsPerColumn, ...this.loaded.value.map(({ cards }) => cards.length));
    const writeCount = this.writeCount;
    const { data } = await api().GET('/v1/boards/{id}/snapshot', {
      params: { path: { id: this.id }, query: { cards_per_column: Math.min(longest, cardsPerColumnMax) } },
    });
    if (writeCount !== this.writeCount || this.isWriting) return this.load();
    this.resumeCursor = data.resume_cursor;
    this.snapshot.value = data;
  }

  async loadMore(columnId: string): Promise<void> {
    const cursor = this.loaded.value.find(({ column }) => column.id === columnId)?.next_cursor;
    if (cursor === undefined) return;
    const { data: page } = await api().GET('/v1/boards/{id}/cards', {
      params: { path: { id: this.id }, query: { column_id: columnId, cursor, limit: firstCardsPerColumn } },
    });
    this.#update((board) => ({
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
    const before = this.card(cardId);
    batch(() => {
      this.moving.value = undefined;
      this.#update((board) => ({ ...board, columns: withCardAt(board.columns, cardId, columnId, anchor) }));
    });
    const params = { path: { id: cardId } };
    try {
      const { data: card } = await this.write(() =>
        api().POST('/v1/cards/{id}/move', { params, body: { column_id: columnId, ...anchor } }),
      );
      this.#show(card, before);
      return card;
    } catch (error) {
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
    this.#update((board) => ({
      ...board,
      columns: board.columns.map((entry) =>
        entry.column.id === columnId
          ? { ...entry, card_count: entry.card_count + 1, cards: [...entry.cards, toShown(card)] }
          : entry,
      ),
    }));
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
    call: (workspaceId: string) => Promise<{ readonly data: CardBatch; readonly response: Response }>,
  ): Promise<readonly Card[]> {
    const { data } = await this.write(() => call(this.snapshot.peek()?.board.workspace_id ?? ''));
    await this.load();
    return data.cards;
  }

  async deleteCard(cardId: string, etag: string): Promise<void> {
    await this.write(() =>
      api().DELETE('/v1/cards/{id}', { params: { path: { id: cardId }, header: { 'If-Match': etag } } }),
    );
    this.#update((board) => ({ ...board, columns: withoutCard(board.columns, cardId) }));
  }

  /** Changes what the board shows, and reads it again. */
  async change(call: () => Promise<{ readonly response: Response }>): Promise<void> {
    await this.write(call);
    await this.load();
  }

  /** Throws a `precondition_failed` problem if someone else has changed the board since. */
  async updateBoard(changes: BoardChanges): Promise<void> {
    const header = { 'If-Match': this.snapshot.peek()?.board.etag ?? '' };
    const { data: board } = await this.write(() =>
      api().PATCH('/v1/boards/{id}', { params: { path: { id: this.id }, header }, body: changes }),
    );
    this.#update((snapshot) => ({ ...snapshot, board }));
    await this.loadRights();
  }

  /** Shows that the board is gone, if that is why it can't be read. */
  readonly leave = (error: unknown): void => {
    if (isProblem(error, 'not_found')) this.isMissing.value = true;
    else handleFailure(error);
  };

  /** Counts a comment or a link that this tab has created. */
  count(
    cardId: string,
    what: 'comment_count' | 'share_link_count',
    call: { readonly response: Response },
  ): void {
    this.#remember(call.response);
    const card = this.card(cardId);
    if (card) this.#replace({ ...card, [what]: (card[what] ?? 0) + 1 });
  }

  #show(card: Card, before = this.card(card.id)): void {
    this.#replace(toShown(card, before));
  }

  #replace(card: SnapshotCard): void {
    this.#update((board) => ({ ...board, columns: withCard(board.columns, card) }));
  }

  #update(change: (board: BoardSnapshot) => BoardSnapshot): void {
    const board = this.snapshot.peek();
    if (board) this.snapshot.value = change(board);
  }

  /** Sends a change, and remembers it as this tab's own. */
  async write<Answer extends { readonly response: Response }>(call: () => Promise<Answer>): Promise<Answer> {
    this.#pendingCount += 1;
    this.writeCount += 1;
    try {
      const answer = await call();
      this.#remember(answer.response);
      return answer;
    } finally {
      this.#pendingCount -= 1;
      this.writeCount += 1;
    }
  }

  #remember(response: Response): void {
    const requestId = response.headers.get('Request-Id');
    if (requestId !== null) this.ownRequests.add(requestId);
  }

  /** Takes back what was shown too early. */
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
