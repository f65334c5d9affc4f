/** What is done with single cards in the model: creating, changing, moving and copying them. */
import { aboveIn, change, find, put, recordMove, Refusal } from './board-model.ts';
import type { Call, Shown, Thing } from './board-model.ts';
import {
  addCard,
  bodyOf,
  completion,
  firstColumn,
  isActive,
  requireActiveColumn,
  requireUsable,
  requireWipRoom,
  sorted,
} from './board-model-rules.ts';
import { checkLabels, findColumn, moveToBoard, settle } from './board-model-transfers.ts';
import type { MadeLabel } from './board-model-transfers.ts';
import { mergePatch } from '../../support/merge-patches.ts';
import type { OperationId } from '../../support/service.ts';

type CardStep = (call: Call, made: { readonly id: string; readonly labels?: readonly MadeLabel[] }) => Thing;

const createCard: CardStep = (call, { id }) => {
  const board = find(call);
  const { order } = call.world;
  const { column_id: columnId = firstColumn(call, board.id) } = bodyOf(call);
  if (order[board.id]?.includes(columnId) !== true) throw new Refusal('unknown_column');
  requireActiveColumn(call, columnId);
  requireWipRoom(call, columnId);
  requireUsable(call, board.id);
  return addCard(call, board.id, id, columnId, bodyOf(call));
};

const updateCard: CardStep = (call) => {
  const card = find(call);
  requireUsable(call, card.boardId ?? '');
  const shown = mergePatch(card.shown, call.request.body) as Shown;
  const { label_ids: labelIds, assignee_ids: userIds } = shown as Record<string, readonly string[]>;
  return change(call, card, { ...shown, label_ids: sorted(labelIds), assignee_ids: sorted(userIds) });
};

const moveCard: CardStep = (call, made) => {
  const card = find(call);
  const { order } = call.world;
  const {
    column_id: to = '',
    before_card_id: before,
    after_card_id: after,
    position,
  } = bodyOf(call) as Record<string, string>;
  const from = card.shown.column_id as string;
  const { boardId } = findColumn(call, to);
  const ids = order[to] ?? [];
  const moved = put(ids, card.id, { before, after, position });
  if (moved.join() === ids.join()) return card;
  const isArriving = from !== to;
  if (isArriving) requireActiveColumn(call, to);
  if (isArriving && isActive(card)) requireWipRoom(call, to);
  const transfers = boardId === card.boardId ? [] : [{ card, boardId }];
  checkLabels(call, transfers, () => {
    throw new Refusal('missing_label');
  });
  const [arrival] = settle(call, transfers, made);
  const [aboveBefore, above] = [aboveIn(order[from], card.id), aboveIn(moved, card.id)];
  order[from] = (order[from] ?? []).filter((id) => id !== card.id);
  order[to] = moved;
  if (arrival !== undefined) return moveToBoard(call, card, { boardId, columnId: to, above }, arrival);
  recordMove(call.world, card, [from, to], [aboveBefore, above]);
  const completed = isArriving ? completion(call, to) : {};
  return change(call, card, { ...completed, ...card.shown, column_id: to, updated_at: call.now });
};

const keptByDefault = ['description', 'details', 'labels'];
const details = ['priority', 'estimate', 'cover_color'];

/** A new card with some of what another one has. */
const copyCard: CardStep = (call, made) => {
  const source = find(call);
  const {
    column_id: to = source.shown.column_id as string,
    title,
    position,
    keep = keptByDefault,
  } = bodyOf(call);
  const { boardId } = findColumn(call, to);
  const keeps = (part: string, fields: readonly string[]) =>
    Object.fromEntries(
      fields.flatMap((field) =>
        (keep as readonly string[]).includes(part) && field in source.shown
          ? [[field, source.shown[field]]]
          : [],
      ),
    );
  const lists = {
    label_ids: [],
    assignee_ids: [],
    ...keeps('labels', ['label_ids']),
    ...keeps('assignees', ['assignee_ids']),
  };
  const transfers = [{ card: { ...source, shown: { ...source.shown, ...lists } }, boardId }];
  checkLabels(call, transfers, () => {
    throw new Refusal('missing_label');
  });
  requireActiveColumn(call, to);
  requireWipRoom(call, to);
  const [arrival] = settle(call, transfers, made);
  const kept = {
    ...keeps('description', ['description']),
    ...keeps('details', details),
    ...keeps('due_dates', ['due_at']),
  };
  const shown = { title: title ?? source.shown.title, ...kept, ...arrival };
  return addCard(call, boardId, made.id, to, { ...shown, ...(position !== undefined && { position }) });
};

export const cardSteps = { createCard, updateCard, moveCard, copyCard } satisfies Readonly<
  Partial<Record<OperationId, CardStep>>
>;
