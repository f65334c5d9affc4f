/** What batches of cards do to the model: all or nothing, and refused with everything that is wrong. */
import type { ErrorCode } from '../../../src/domain/core/errors.ts';
import {
  aboveIn,
  change,
  find,
  isVisible,
  kindOf,
  put,
  recordMove,
  Refusal,
  requireRole,
  tagOf,
  without,
} from './board-model.ts';
import type { Call, Shown, Thing } from './board-model.ts';
import { requireMembership } from './board-model-lists.ts';
import {
  addCard,
  completion,
  firstColumn,
  isActive,
  isAssignable,
  sorted,
  wipRoom,
} from './board-model-rules.ts';
import type { Body } from './board-model-rules.ts';
import { checkLabels, findColumn, findVisibleColumn, moveToBoard, settle } from './board-model-transfers.ts';
import type { MadeLabel } from './board-model-transfers.ts';
import { mergePatch } from '../../support/merge-patches.ts';
import type { OperationId } from '../../support/service.ts';

interface Item extends Body {
  readonly id: string;
  readonly etag?: string;
}

/** A batch in progress: its items, their cards as far as they can be used, and what is wrong so far. */
class Batch {
  readonly call: Call;
  readonly items: readonly Item[];
  readonly #found: { readonly index: number; readonly pointer: string; readonly code: ErrorCode }[] = [];

  constructor(call: Call) {
    this.call = call;
    this.items = (call.request.body as { readonly cards: readonly Item[] }).cards;
  }

  add(index: number, field: string | undefined, code: ErrorCode): void {
    const pointer = field === undefined ? `/cards/${index}` : `/cards/${index}/${field}`;
    this.#found.push({ index, pointer, code });
  }

  /** The problem has the code of all that is wrong, if there is just one. @throws {Refusal} */
  requireNone(): void {
    const inOrder = this.#found.toSorted((one, other) => one.index - other.index);
    const [first] = inOrder;
    if (first === undefined) return;
    const hasOneCode = inOrder.every(({ code }) => code === first.code);
    throw new Refusal(
      hasOneCode ? first.code : 'several_problems',
      inOrder.map(({ pointer, code }) => ({ pointer, code })),
    );
  }

  /** The card of each item; none where it is unknown, named before, or has changed. */
  cards(): (Thing | undefined)[] {
    const { world } = this.call;
    return this.items.map(({ id, etag }, index) => {
      const card = world.things[id];
      const isKnown = card !== undefined && kindOf(id) === 'card' && isVisible(this.call, card);
      if (!isKnown) this.add(index, 'id', 'unknown_card');
      else if (this.items.findIndex((item) => item.id === id) < index) this.add(index, 'id', 'repeated_card');
      else if (etag !== undefined && etag !== tagOf(card)) this.add(index, 'etag', 'precondition_failed');
      else return card;
      return undefined;
    });
  }

  /** Labels are those of the board, assignees are members who see it. */
  checkRelations(index: number, boardId: string): void {
    const { label_ids: labelIds = [], assignee_ids: userIds = [] } = this.items[index] ?? {};
    for (const [place, id] of labelIds.entries()) {
      if (this.call.world.things[id]?.boardId !== boardId)
        this.add(index, `label_ids/${place}`, 'unknown_label');
    }
    for (const [place, id] of userIds.entries()) {
      if (!isAssignable(this.call, boardId, id)) this.add(index, `assignee_ids/${place}`, 'unknown_assignee');
    }
  }

  /** Of the cards that arrive in each column, the first have room. `leaving` counts those that leave it. */
  checkRoom(
    arrivals: readonly { readonly index: number; readonly columnId: string }[],
    field: (index: number) => string | undefined,
    leaving: (columnId: string) => number = () => 0,
  ): void {
    const { world } = this.call;
    for (const columnId of new Set(arrivals.map((arrival) => arrival.columnId))) {
      const room = Math.max(0, wipRoom(world, columnId) + leaving(columnId));
      const here = arrivals.filter((arrival) => arrival.columnId === columnId);
      for (const { index } of here.slice(Math.min(room, here.length))) {
        this.add(index, field(index), 'wip_limit_reached');
      }
    }
  }
}

type BatchStep = (
  call: Call,
  made: { readonly cardIds?: readonly string[]; readonly labels?: readonly MadeLabel[] },
) => { readonly cards: readonly Thing[] };

/** A batch of cards anywhere in the workspace that the path names. */
function startBatch(call: Call): { readonly batch: Batch; readonly cards: readonly (Thing | undefined)[] } {
  requireMembership(call);
  requireRole(call);
  const batch = new Batch(call);
  return { batch, cards: batch.cards() };
}

const known = (cards: readonly (Thing | undefined)[]): Thing[] => cards.flatMap((card) => card ?? []);

const createCards: BatchStep = (call, { cardIds = [] }) => {
  const board = find(call);
  const { order, things } = call.world;
  const batch = new Batch(call);
  const first = firstColumn(call, board.id);
  const arrivals = batch.items.flatMap(({ column_id: columnId = first }, index) => {
    const column = things[columnId];
    if (column === undefined || order[board.id]?.includes(columnId) !== true) {
      batch.add(index, 'column_id', 'unknown_column');
    } else if (isActive(column)) return [{ index, columnId }];
    else batch.add(index, 'column_id', 'column_archived');
    return [];
  });
  batch.checkRoom(arrivals, (index) =>
    batch.items[index]?.column_id === undefined ? undefined : 'column_id',
  );
  for (const index of batch.items.keys()) batch.checkRelations(index, board.id);
  batch.requireNone();
  return {
    cards: arrivals.map(({ index, columnId }) =>
      addCard(call, board.id, cardIds[index] ?? `card_${index}`, columnId, batch.items[index] ?? {}),
    ),
  };
};

const updateCards: BatchStep = (call) => {
  const { batch, cards } = startBatch(call);
  for (const [index, card] of cards.entries()) {
    if (card !== undefined) batch.checkRelations(index, card.boardId ?? '');
  }
  batch.requireNone();
  for (const [index, card] of known(cards).entries()) {
    const patch = without(batch.items[index] ?? {}, 'id', 'etag');
    const shown = mergePatch(card.shown, patch) as Shown;
    const { label_ids: labelIds, assignee_ids: userIds } = shown as Record<string, readonly string[]>;
    change(call, card, { ...shown, label_ids: sorted(labelIds), assignee_ids: sorted(userIds) });
  }
  return { cards: known(cards) };
};

interface DoneMove {
  readonly index: number;
  readonly card: Thing;
  readonly from: string;
  readonly to: string;
  readonly above: readonly [from: string | null, to: string | null];
}

/** Whether an item may be tried at all: its column is on the board, and takes cards. */
function isPossible(batch: Batch, index: number, card: Thing | undefined): card is Thing {
  const {
    column_id: to = '',
    position,
    before_card_id: before,
    after_card_id: after,
  } = batch.items[index] ?? {};
  const isAmbiguous = [position, before, after].filter((value) => value !== undefined).length > 1;
  if (isAmbiguous) batch.add(index, 'position', 'ambiguous_position');
  if (card === undefined) return false;
  const column = findVisibleColumn(batch.call, to);
  if (column === undefined) {
    batch.add(index, 'column_id', 'unknown_column');
    return false;
  }
  const isTaken = isActive(column) || card.shown.column_id === to;
  if (!isTaken) batch.add(index, 'column_id', 'column_archived');
  return isTaken && !isAmbiguous;
}

/** Moves a card in an order that the whole batch changes. */
function tryMove(order: Record<string, string[]>, batch: Batch, index: number, card: Thing): DoneMove[] {
  const {
    column_id: to = '',
    position,
    before_card_id: before,
    after_card_id: after,
  } = batch.items[index] ?? {};
  const from = card.shown.column_id as string;
  const ids = order[to] ?? [];
  const anchor = before ?? after;
  if (anchor !== undefined && !ids.includes(anchor)) {
    batch.add(index, before === undefined ? 'after_card_id' : 'before_card_id', 'anchor_moved');
    return [];
  }
  const moved = put(ids, card.id, { position, before, after });
  if (moved.join() === ids.join()) return [];
  const aboveBefore = aboveIn(order[from], card.id);
  order[from] = (order[from] ?? []).filter((id) => id !== card.id);
  order[to] = moved;
  return [{ index, card, from, to, above: [aboveBefore, aboveIn(moved, card.id)] }];
}

/** As single moves one after another, except that limits count at the end. */
const moveCards: BatchStep = (call, made) => {
  const { batch, cards } = startBatch(call);
  const order = structuredClone(call.world.order);
  const possible = cards.map((card, index) => (isPossible(batch, index, card) ? card : undefined));
  const done = possible.flatMap((card, index) =>
    card === undefined ? [] : tryMove(order, batch, index, card),
  );
  const arriving = done.filter(({ card, from, to }) => from !== to && isActive(card));
  const leaving = (columnId: string) => arriving.filter(({ from }) => from === columnId).length;
  const arrivals = arriving.map(({ index, to }) => ({ index, columnId: to }));
  batch.checkRoom(arrivals, () => 'column_id', leaving);
  const transfers = done.flatMap(({ index, card, to }) => {
    const { boardId } = findColumn(call, to);
    return boardId === card.boardId ? [] : [{ index, card, boardId }];
  });
  checkLabels(call, transfers, (at) => {
    batch.add(transfers[at]?.index ?? 0, 'column_id', 'missing_label');
  });
  batch.requireNone();
  Object.assign(call.world.order, order);
  const settled = settle(call, transfers, made);
  const settledOf = new Map(transfers.map(({ card }, at) => [card, settled[at]]));
  for (const { card, from, to, above } of done) {
    const arrival = settledOf.get(card);
    if (arrival !== undefined) {
      const { boardId } = findColumn(call, to);
      moveToBoard(call, card, { boardId, columnId: to, above: above[1] }, arrival);
      continue;
    }
    recordMove(call.world, card, [from, to], above);
    const completed = from === to ? {} : completion(call, to);
    change(call, card, { ...completed, ...card.shown, column_id: to, updated_at: call.now });
  }
  return { cards: known(cards) };
};

const archiveCards: BatchStep = (call) => {
  const { batch, cards } = startBatch(call);
  batch.requireNone();
  for (const card of known(cards)) change(call, card, { archived_at: call.now, ...card.shown });
  return { cards: known(cards) };
};

const restoreCards: BatchStep = (call) => {
  const { batch, cards } = startBatch(call);
  const arrivals = cards.flatMap((card, index) =>
    card === undefined || isActive(card) ? [] : [{ index, columnId: card.shown.column_id as string }],
  );
  batch.checkRoom(arrivals, () => 'id');
  batch.requireNone();
  for (const card of known(cards)) change(call, card, mergePatch(card.shown, { archived_at: null }) as Shown);
  return { cards: known(cards) };
};

export const batchSteps = {
  createCards,
  updateCards,
  moveCards,
  archiveCards,
  restoreCards,
} satisfies Readonly<Partial<Record<OperationId, BatchStep>>>;
