/**
 * What an event changes on a board that is shown: pure functions over snapshots. Most events say all that the board needs to
 * show them. For the others, such as a card that came back from the trash, the board is read again.
 */
import type { components } from 'board-and-workspace-client';
import { findCard, withCard, withCardAt, withoutCard } from './positions.ts';
import { versionOf, withVersion } from './versions.ts';

type Schemas = components['schemas'];
type Event = Schemas['Event'];
type KnownEvent = Schemas['KnownEvent'];
type BoardSnapshot = Schemas['BoardSnapshot'];
type SnapshotCard = Schemas['SnapshotCard'];

/** `unclear` if the event doesn't say enough, or if one before it is missing. */
export type Folded = BoardSnapshot | 'unclear';

interface Resource {
  readonly id: string;
  readonly etag?: string;
}

type Fold<Type extends KnownEvent['type']> = (
  board: BoardSnapshot,
  event: Extract<KnownEvent, { type: Type }>,
) => Folded;

const unclear = (): Folded => 'unclear';

/** What each type of event changes on a board. Others change nothing that it shows. */
const folds: { readonly [Type in KnownEvent['type']]?: Fold<Type> } = {
  'board.updated': (board, event) => ({ ...board, board: patched(board.board, event) }),
  'board.archived': (board, event) => ({ ...board, board: patched(board.board, event) }),
  'board.restored': unclear,
  'board.deleted': unclear,
  'board.moved_out': unclear,
  'column.created': unclear,
  'column.updated': withColumn,
  'column.moved': withColumnAt,
  'column.archived': withoutColumn,
  'column.restored': unclear,
  'column.deleted': withoutColumn,
  'label.created': withLabel,
  'label.updated': ({ labels, ...board }, event) => ({
    ...board,
    labels: labels.map((label) => (label.id === event.resource.id ? patched(label, event) : label)),
  }),
  'label.deleted': ({ labels, ...board }, { resource }) => ({
    ...board,
    labels: labels.filter(({ id }) => id !== resource.id),
  }),
  'card.created': withNewCard,
  'card.updated': withPatch,
  'card.moved': withMove,
  'card.archived': withoutOne,
  'card.restored': unclear,
  'card.deleted': withoutOne,
  'card.moved_in': unclear,
  'card.moved_out': withoutOne,
  'comment.created': (board, { changes }) => withCount(board, changes.card_id?.to, 'comment_count', 1),
  'comment.deleted': (board, { changes }) => withCount(board, changes.card_id?.from, 'comment_count', -1),
  'share_link.created': (board, { changes }) => withCount(board, changes.card_id?.to, 'share_link_count', 1),
  'share_link.deleted': (board, { changes }) =>
    withCount(board, changes.card_id?.from, 'share_link_count', -1),
};

/** Carries out one event. Types that this front end doesn't know, and events of before the snapshot, change nothing. */
export function foldEvent(board: BoardSnapshot, event: Event): Folded {
  const held = heldIn(board, event.resource.id);
  if (held !== undefined) {
    const missing = (event.version ?? Infinity) - versionOf(held.etag) - 1;
    if (missing < 0) return board;
    // A change was left out, for example one of a type that a later release has added.
    if (missing > 0) return 'unclear';
  }
  const fold = folds[event.type as KnownEvent['type']] as
    ((on: BoardSnapshot, it: Event) => Folded) | undefined;
  return fold ? fold(board, event) : board;
}

/** What the board shows and events count the versions of. */
function heldIn({ board, columns, labels }: BoardSnapshot, id: string): Resource | undefined {
  if (id === board.id) return board;
  const column = columns.find((entry) => entry.column.id === id)?.column;
  return column ?? labels.find((label) => label.id === id) ?? findCard(columns, id);
}

/** Whatever the type is. */
function changesOf({ changes }: KnownEvent): Event['changes'] {
  return changes;
}

/** The resource after an event: each field of `changes` as it now is, undefined without one. */
function patched<Shown extends Resource & { readonly updated_at: string }>(
  resource: Shown,
  event: KnownEvent,
): Shown {
  const { version = 0, occurred_at: updatedAt } = event;
  const fields = Object.entries(changesOf(event)).map(([field, { to }]) => [field, to] as const);
  const etag = withVersion(resource.etag ?? '', version);
  return { ...resource, ...Object.fromEntries(fields), updated_at: updatedAt, etag };
}

/** A card has no description on the board, only whether there is one. */
function patchedCard(card: SnapshotCard, event: KnownEvent): SnapshotCard {
  const changes = Object.entries(changesOf(event));
  const shown = changes.filter(([field]) => !['after_card_id', 'description'].includes(field));
  const next = patched(card, { ...event, changes: Object.fromEntries(shown) } as KnownEvent);
  const description = changes.find(([field]) => field === 'description')?.[1];
  return description === undefined ? next : { ...next, has_description: description.to !== undefined };
}

/** Cards that aren't shown are archived, or further down in their column than the board has been read. */
function withPatch(board: BoardSnapshot, event: KnownEvent): Folded {
  const card = findCard(board.columns, event.resource.id);
  return card ? { ...board, columns: withCard(board.columns, patchedCard(card, event)) } : board;
}

function withoutOne(board: BoardSnapshot, event: KnownEvent): Folded {
  const { id } = event.resource;
  if (findCard(board.columns, id)) return { ...board, columns: withoutCard(board.columns, id) };
  return isCounted(board, event) ? 'unclear' : board;
}

/** Also for one's own moves, whose place is known only from the log: others may have moved cards before. */
function withMove(board: BoardSnapshot, event: Schemas['CardMovedEvent']): Folded {
  const { id } = event.resource;
  const { column_id: column, after_card_id: above } = event.changes;
  const card = findCard(board.columns, id);
  const source = board.columns.find((entry) => entry.column.id === column?.from);
  // In a column that is shown with all of its cards, only archived ones are missing.
  if (!card) return source !== undefined && source.next_cursor === undefined ? board : 'unclear';
  const target = board.columns.find((entry) => entry.column.id === column?.to);
  if (!target) return 'unclear';
  const anchor = above?.to === undefined ? { position: 'top' as const } : { after_card_id: above.to };
  // The card above is archived, or hasn't been read.
  if (above?.to !== undefined && !target.cards.some((other) => other.id === above.to)) return 'unclear';
  const columns = withCardAt(board.columns, id, target.column.id, anchor);
  return { ...board, columns: withCard(columns, patchedCard(card, event)) };
}

/** The card key and the revision of its entity tag are those of the other cards. */
function withNewCard(board: BoardSnapshot, event: Schemas['CardCreatedEvent']): Folded {
  const { column_id: column, number, after_card_id: above, archived_at: archived } = event.changes;
  if (archived?.to !== undefined) return board;
  const target = board.columns.find((entry) => entry.column.id === column?.to);
  const [other] = board.columns.flatMap(({ cards }) => cards);
  const createdBy = event.changes.created_by?.to ?? event.actor.user_id;
  // Before 2.12.0, events had no number. The card above is archived, or hasn't been read.
  if (!target || !other || number?.to === undefined || createdBy === undefined) return 'unclear';
  const index = above?.to === undefined ? 0 : target.cards.findIndex(({ id }) => id === above.to) + 1;
  if (above?.to !== undefined && index === 0) return 'unclear';
  const blank: SnapshotCard = {
    ...{ id: event.resource.id, board_id: board.board.id, column_id: target.column.id },
    ...(other.identifier !== undefined && {
      identifier: other.identifier.replace(/\d+$/, String(number.to)),
    }),
    ...{ title: '', has_description: false, label_ids: [], assignee_ids: [], comment_count: 0 },
    ...(other.share_link_count !== undefined && { share_link_count: 0 }),
    ...{ created_by: createdBy, created_at: event.occurred_at },
    ...{ updated_at: event.occurred_at, etag: other.etag },
  };
  const cards = target.cards.toSpliced(index, 0, patchedCard(blank, event));
  const entry = { ...target, cards, card_count: target.card_count + 1 };
  return { ...board, columns: board.columns.map((it) => (it === target ? entry : it)) };
}

/** Whether a card that isn't shown can be among those that a column counts: unless all of these are shown. */
function isCounted({ columns }: BoardSnapshot, event: KnownEvent): boolean {
  const { archived_at: archived, column_id: column } = changesOf(event);
  if (archived?.from !== undefined) return false;
  return columns.some((entry) => {
    const isFrom = column?.from === undefined || column.from === entry.column.id;
    return isFrom && entry.next_cursor !== undefined;
  });
}

function withColumn(board: BoardSnapshot, event: Schemas['ColumnUpdatedEvent']): Folded {
  const columns = board.columns.map((entry) =>
    entry.column.id === event.resource.id ? { ...entry, column: patched(entry.column, event) } : entry,
  );
  return { ...board, columns };
}

function withColumnAt(board: BoardSnapshot, event: Schemas['ColumnMovedEvent']): Folded {
  const entry = board.columns.find(({ column }) => column.id === event.resource.id);
  // It is archived.
  if (!entry) return board;
  const { position } = event.changes;
  if (position?.to === undefined) return 'unclear';
  const moved = { ...entry, column: patched(entry.column, { ...event, changes: {} }) };
  const others = board.columns.filter((other) => other !== entry);
  return { ...board, columns: others.toSpliced(position.to - 1, 0, moved) };
}

function withoutColumn({ columns, ...board }: BoardSnapshot, { resource }: KnownEvent): Folded {
  return { ...board, columns: columns.filter(({ column }) => column.id !== resource.id) };
}

function withLabel(board: BoardSnapshot, event: Schemas['LabelCreatedEvent']): Folded {
  const { name, color } = event.changes;
  const [other] = board.labels;
  if (name?.to === undefined || color?.to === undefined || other === undefined) return 'unclear';
  const label = {
    ...{ id: event.resource.id, board_id: board.board.id, name: name.to, color: color.to },
    ...{ created_at: event.occurred_at, updated_at: event.occurred_at },
    etag: withVersion(other.etag ?? '', event.version ?? 0),
  };
  return { ...board, labels: [...board.labels, label] };
}

function withCount(
  board: BoardSnapshot,
  cardId: string | undefined,
  what: 'comment_count' | 'share_link_count',
  difference: 1 | -1,
): BoardSnapshot {
  const card = findCard(board.columns, cardId ?? '');
  if (!card) return board;
  const counted = { ...card, [what]: (card[what] ?? 0) + difference };
  return { ...board, columns: withCard(board.columns, counted) };
}
