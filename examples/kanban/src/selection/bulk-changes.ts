/** What can be done with several cards, each with one request and with its undo. */
import { api, attempt } from '../api.ts';
import type { Card, SnapshotCard } from '../api.ts';
import type { BoardStore } from '../board/board-store.ts';
import { anchorAt, placesOf, withoutCards } from '../board/positions.ts';
import type { Place } from '../board/positions.ts';
import { plural } from '../shared/texts.ts';
import { change, offerUndo, tagsOf } from './batches.ts';

/** What changes in the cards; a label or person that isn't mentioned stays. */
export interface CardEdits {
  readonly labels?: ReadonlyMap<string, boolean>;
  readonly assignees?: ReadonlyMap<string, boolean>;
  /** null removes it. */
  readonly priority?: string | null;
}

export async function updateSelected(store: BoardStore, edits: CardEdits): Promise<void> {
  const before = store.selection.cards.peek();
  const cards = before.map((card) => ({ id: card.id, etag: card.etag, ...changesOf(card, edits) }));
  const changed = await change(store, { operation: 'batch-update', cards });
  if (!changed) return;
  const tags = tagsOf(changed);
  const back = before.map((card) => ({ ...fieldsOf(card, edits), id: card.id, ...tags.get(card.id) }));
  offerUndo(`Changed ${plural(before.length, 'card')}.`, () =>
    change(store, { operation: 'batch-update', cards: back }),
  );
}

export async function archiveSelected(store: BoardStore): Promise<void> {
  const before = store.selection.cards.peek();
  const cards = before.map(({ id, etag }) => ({ id, etag }));
  const changed = await change(store, { operation: 'batch-archive', cards });
  if (!changed) return;
  store.selection.clear();
  const tags = tagsOf(changed);
  const back = before.map(({ id }) => ({ id, ...tags.get(id) }));
  offerUndo(`Archived ${plural(before.length, 'card')}.`, () =>
    change(store, { operation: 'batch-restore', cards: back }),
  );
}

/** Moves the selected cards, in their order, to a place among the other cards that are shown. */
export async function moveSelected(store: BoardStore, place: Place): Promise<void> {
  const before = store.selection.cards.peek();
  const anchor = anchorAt(withoutCards(store.filtered.peek(), before), '', place);
  const cards = before.map(({ id, etag }, index) => {
    const previous = before[index - 1];
    return { id, etag, column_id: place.columnId, ...(previous ? { after_card_id: previous.id } : anchor) };
  });
  const back = waysBack(store, before);
  const changed = await change(store, { operation: 'batch-move', cards });
  if (!changed) return;
  offerUndo(`Moved ${plural(before.length, 'card')} to ${store.columnName(place.columnId)}.`, () =>
    change(store, { operation: 'batch-move', cards: back(changed) }),
  );
}

export interface BoardTarget {
  readonly boardId: string;
  /** The first column unless given. */
  readonly columnId?: string;
}

/** Moves cards to the end of a column of another board. Labels go along by their names. */
export async function moveToBoard(
  store: BoardStore,
  before: readonly SnapshotCard[],
  { boardId, columnId }: BoardTarget,
): Promise<boolean> {
  const target = columnId ?? (await attempt(() => firstColumnOf(boardId)));
  if (target === undefined) return false;
  const cards = before.map(({ id, etag }) => ({ id, etag, column_id: target }));
  const back = waysBack(store, before);
  const moved = await change(store, { operation: 'batch-move', cards, missingLabels: 'fail' });
  if (!moved) return false;
  store.selection.remove(before.map(({ id }) => id));
  const name = store.boards.peek().find(({ id }) => id === boardId)?.name ?? 'the other board';
  const what = before.length === 1 ? `“${before[0]?.title ?? ''}”` : plural(before.length, 'card');
  offerUndo(`Moved ${what} to ${name}.`, async () => {
    const returned = await change(store, { operation: 'batch-move', cards: back(moved) });
    return returned && restoreLosses(store, before, returned);
  });
  return true;
}

/** Gives cards the labels and people again that they have lost on the other board. */
async function restoreLosses(
  store: BoardStore,
  before: readonly SnapshotCard[],
  returned: readonly Card[],
): Promise<readonly Card[] | undefined> {
  const tags = tagsOf(returned);
  const cards = before.flatMap(({ id, label_ids, assignee_ids }) => {
    const card = returned.find((other) => other.id === id);
    const isWhole = hasAll(card?.label_ids, label_ids) && hasAll(card?.assignee_ids, assignee_ids);
    return isWhole ? [] : [{ id, label_ids, assignee_ids, ...tags.get(id) }];
  });
  return cards.length === 0 ? returned : change(store, { operation: 'batch-update', cards });
}

/** The moves that bring cards back to where they are now, if nobody else changes them. */
function waysBack(store: BoardStore, before: readonly SnapshotCard[]) {
  const places = placesOf(store.loaded.peek(), before);
  return (moved: readonly Card[]) => {
    const tags = tagsOf(moved);
    return places.map((place) => ({ ...place, ...tags.get(place.id) }));
  };
}

async function firstColumnOf(boardId: string): Promise<string | undefined> {
  const params = { path: { id: boardId }, query: { limit: 1 } };
  return (await api().GET('/v1/boards/{id}/columns', { params })).data.data[0]?.id;
}

function changesOf(card: SnapshotCard, { labels, assignees, priority }: CardEdits) {
  return {
    ...(labels && { label_ids: withChoices(card.label_ids, labels) }),
    ...(assignees && { assignee_ids: withChoices(card.assignee_ids, assignees) }),
    ...(priority !== undefined && { priority }),
  };
}

/** What the card has in the places that are edited. */
function fieldsOf(card: SnapshotCard, { labels, assignees, priority }: CardEdits) {
  return {
    ...(labels && { label_ids: [...card.label_ids] }),
    ...(assignees && { assignee_ids: [...card.assignee_ids] }),
    ...(priority !== undefined && { priority: card.priority ?? null }),
  };
}

function withChoices(ids: readonly string[], choices: ReadonlyMap<string, boolean>): string[] {
  const kept = ids.filter((id) => choices.get(id) !== false);
  const added = [...choices].flatMap(([id, isChosen]) => (isChosen && !ids.includes(id) ? [id] : []));
  return [...kept, ...added];
}

function hasAll(ids: readonly string[] = [], wanted: readonly string[]): boolean {
  return wanted.every((id) => ids.includes(id));
}
