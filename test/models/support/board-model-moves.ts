/** Moving cards in the model: within their boards, and to other boards of their workspace. */
import { add, allOf, change, find, isVisible, put, Refusal } from './board-model.ts';
import type { Call, Shown, Thing } from './board-model.ts';
import {
  bodyOf,
  completion,
  isActive,
  isAssignable,
  requireActiveColumn,
  requireWipRoom,
} from './board-model-rules.ts';

/** @param labelIds the labels that the service shows after the move, among them those that it has made */
export function moveCard(call: Call, labelIds: readonly string[] = []): Thing {
  const card = find(call);
  const { order, things } = call.world;
  const { column_id: to = '', before_card_id: before, after_card_id: after, position } = bodyOf(call);
  const column = things[to];
  if (column?.workspaceId !== card.workspaceId || !isVisible(call, column)) {
    throw new Refusal('unknown_column');
  }
  const from = card.shown.column_id as string;
  const ids = order[to] ?? [];
  const moved = put(ids, card.id, { before, after, position });
  if (moved.join() === ids.join()) return card;
  const isArriving = from !== to;
  if (isArriving) requireActiveColumn(call, to);
  if (isArriving && isActive(card)) requireWipRoom(call, to);
  const completed = isArriving ? completion(call, to) : {};
  const arrival = arrive(call, card, column.boardId ?? '', labelIds);
  order[from] = (order[from] ?? []).filter((id) => id !== card.id);
  order[to] = moved;
  const shown = { ...completed, ...card.shown, ...arrival, column_id: to, updated_at: call.now };
  return change(call, card, shown);
}

/** What a card has on another board: labels of the same names, and the assignees who see it. */
function arrive(call: Call, card: Thing, boardId: string, labelIds: readonly string[]): Shown {
  if (card.boardId === boardId) return {};
  const { world, request } = call;
  const { label_ids: own = [], assignee_ids: userIds = [] } = card.shown as Record<string, readonly string[]>;
  const there = allOf(world, 'label', (label) => label.boardId === boardId);
  const nameOf = (label: Thing | undefined) => (label?.shown.name as string).toLowerCase();
  const matchOf = (id: string) => there.find((label) => nameOf(label) === nameOf(world.things[id]));
  const matches = own.flatMap((id) => matchOf(id)?.id ?? []);
  const missing = own.filter((id) => matchOf(id) === undefined);
  const policy = request.query?.missing_labels ?? 'create';
  if (policy === 'fail' && missing.length > 0) throw new Refusal('missing_label');
  const made = policy === 'create' ? labelIds.filter((id) => world.things[id] === undefined) : [];
  for (const [index, id] of made.entries()) {
    const { name, color } = world.things[missing[index] ?? '']?.shown ?? {};
    add(call, id, boardId, { name, color, board_id: boardId }, { author: false });
  }
  for (const comment of allOf(world, 'comment', ({ shown }) => shown.card_id === card.id)) {
    comment.boardId = boardId;
  }
  card.boardId = boardId;
  return {
    board_id: boardId,
    label_ids: [...matches, ...made].sort(),
    assignee_ids: userIds.filter((id) => isAssignable(call, boardId, id)),
  };
}
