/** What is done in the model with all cards of a column at once. */
import { aboveIn, change, find, recordMove, Refusal } from './board-model.ts';
import type { Call, Thing } from './board-model.ts';
import {
  activeCards,
  bodyOf,
  completion,
  isActive,
  requireActiveColumn,
  requireWipRoom,
} from './board-model-rules.ts';
import type { OperationId } from '../../support/service.ts';

type ColumnStep = (call: Call) => { readonly body: { readonly changed_cards: number } };

const changed = (count: number) => ({ body: { changed_cards: count } });

/** As moves of single cards: to the bottom from top to bottom, and to the top from bottom to top. */
const moveColumnCards: ColumnStep = (call) => {
  const column = find(call);
  const { order } = call.world;
  const { column_id: to = '', position = 'bottom' } = bodyOf(call);
  if (order[column.boardId ?? '']?.includes(to) !== true) throw new Refusal('unknown_column');
  if (to === column.id) return changed(0);
  requireActiveColumn(call, to);
  const cards = activeCards(call.world, column.id);
  if (cards.length > 0) requireWipRoom(call, to, cards.length);
  for (const card of position === 'top' ? cards.toReversed() : cards) {
    const above = position === 'top' ? null : (order[to]?.at(-1) ?? null);
    recordMove(call.world, card, [column.id, to], [aboveIn(order[column.id], card.id), above]);
    order[column.id] = (order[column.id] ?? []).filter((id) => id !== card.id);
    order[to] = position === 'top' ? [card.id, ...(order[to] ?? [])] : [...(order[to] ?? []), card.id];
    change(call, card, { ...completion(call, to), ...card.shown, column_id: to, updated_at: call.now });
  }
  return changed(cards.length);
};

const archiveColumnCards: ColumnStep = (call) => {
  const cards = activeCards(call.world, find(call).id);
  for (const card of cards) change(call, card, { ...card.shown, archived_at: call.now });
  return changed(cards.length);
};

const priorities = ['low', 'medium', 'high', 'urgent'];

/** What a card is sorted by; undefined comes last in either order. */
function keyOf({ shown }: Thing, field: string): string | number | undefined {
  const value = shown[field] as string | undefined;
  if (field === 'title') return value?.toLowerCase();
  return field === 'priority' && value !== undefined ? priorities.indexOf(value) : value;
}

/** The active cards change places among themselves. */
const sortColumnCards: ColumnStep = (call) => {
  const column = find(call);
  const { sort } = call.request.body as { readonly sort: string };
  const [sign, field] = sort.startsWith('-') ? [-1, sort.slice(1)] : [1, sort];
  const cards = activeCards(call.world, column.id);
  const inOrder = cards.toSorted((one, other) => {
    const [a, b] = [keyOf(one, field), keyOf(other, field)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return a === b ? 0 : sign * (a < b ? -1 : 1);
  });
  const before = call.world.order[column.id] ?? [];
  const next = inOrder.values();
  const after = before.map((id) => {
    const card = call.world.things[id];
    return card !== undefined && isActive(card) ? (next.next().value?.id ?? '') : id;
  });
  call.world.order[column.id] = after;
  const moved = inOrder.filter((card, index) => card !== cards[index]);
  for (const card of moved) {
    recordMove(call.world, card, [column.id, column.id], [aboveIn(before, card.id), aboveIn(after, card.id)]);
    change(call, card, { ...card.shown, updated_at: call.now });
  }
  return changed(moved.length);
};

export const columnCardSteps = { moveColumnCards, archiveColumnCards, sortColumnCards } satisfies Readonly<
  Partial<Record<OperationId, ColumnStep>>
>;
