/** Deleting and restoring in the model: what is deleted is kept in its trash, and comes back from there. */
import {
  allOf,
  change,
  changeOf,
  find,
  isVisible,
  kindOf,
  positionIn,
  put,
  recordMove,
  recordPosition,
  Refusal,
  remove,
  requireRole,
} from './board-model.ts';
import type { Call, Deleted, Shown, Thing, World } from './board-model.ts';
import {
  completion,
  isActive,
  isAssignable,
  requireActiveColumn,
  requireWipRoom,
} from './board-model-rules.ts';
import { mergePatch } from '../../support/merge-patches.ts';

/** Moves a thing, and what is on it, to the trash. */
function discard({ world, actor, now }: Call, thing: Thing, parts: readonly Thing[]): void {
  const order = Object.fromEntries(
    [thing, ...parts].flatMap(({ id }) =>
      world.order[id] === undefined ? [] : [[id, [...world.order[id]]]],
    ),
  );
  for (const { id } of [...parts, thing]) remove(world, id);
  world.trash[thing.id] = { thing, parts, order, deletedAt: now, deletedBy: actor.userId };
}

/** Brings everything back, in the order in which it was created. */
function recover(world: World, { thing, parts, order }: Deleted): void {
  Reflect.deleteProperty(world.trash, thing.id);
  const restored = [thing, ...parts];
  const createdAt = ({ shown }: Thing) => (typeof shown.created_at === 'string' ? shown.created_at : '');
  // The ids of cards that were created together are in their order.
  const isBefore = (a: Thing, b: Thing) =>
    createdAt(a) < createdAt(b) || (createdAt(a) === createdAt(b) && createdAt(a) !== '' && a.id < b.id);
  const all = [...Object.values(world.things), ...restored].sort((a, b) =>
    isBefore(a, b) ? -1 : Number(isBefore(b, a)),
  );
  for (const { id } of all) Reflect.deleteProperty(world.things, id);
  for (const it of all) world.things[it.id] = it;
  Object.assign(world.order, order);
  for (const { id } of restored) world.gone.splice(world.gone.indexOf(id), 1);
}

/** The deletion was a version, too. */
function countDeletion(thing: Thing): void {
  thing.version += 1;
}

/** What the path names, if it is in the trash and the caller may restore it. @throws {Refusal} */
function findDeleted(call: Call): Deleted | undefined {
  const { world, request, actor } = call;
  const deleted = world.trash[request.id ?? ''];
  if (deleted === undefined) return undefined;
  const { thing } = deleted;
  const hadBoard = world.deletedBoards[actor.memberId]?.includes(thing.boardId ?? '') === true;
  const couldSee = call.role === 'guest' && hadBoard && thing.workspaceId === actor.workspaceId;
  if (!couldSee && !isVisible(call, thing)) throw new Refusal('not_found');
  requireRole(call);
  if (request.ifMatch !== undefined) throw new Refusal('precondition_failed');
  if (kindOf(thing.id) !== 'board' && world.things[thing.boardId ?? ''] === undefined) {
    throw new Refusal('board_deleted');
  }
  return deleted;
}

function restoreArchived(call: Call): Thing {
  const thing = find(call);
  return change(call, thing, mergePatch(thing.shown, { archived_at: null }) as Shown);
}

/** With it goes everything on it. Guests who saw it show it no more. */
export function deleteBoard(call: Call): undefined {
  const { world } = call;
  const board = find(call);
  const { id } = board;
  for (const thing of Object.values(world.things)) {
    const { board_ids: given } = thing.shown as { board_ids?: readonly string[] };
    if (given?.includes(id) !== true) continue;
    change(call, thing, { ...thing.shown, board_ids: given.filter((it) => it !== id) });
    (world.deletedBoards[thing.id] ??= []).push(id);
  }
  discard(
    call,
    board,
    Object.values(world.things).filter((it) => it.boardId === id && it.id !== id),
  );
  return undefined;
}

/** Guests who saw it and were not given other boards since show it again. */
export function restoreBoard(call: Call): Thing {
  const { world, now } = call;
  const deleted = findDeleted(call);
  if (deleted === undefined) return restoreArchived(call);
  const { thing } = deleted;
  recover(world, deleted);
  thing.shown = { ...thing.shown, updated_at: now };
  thing.version += 1;
  countDeletion(thing);
  for (const member of allOf(world, 'member')) {
    const saw = world.deletedBoards[member.id] ?? [];
    if (!saw.includes(thing.id)) continue;
    const { board_ids: given = [] } = member.shown as { board_ids?: readonly string[] };
    change(call, member, { ...member.shown, board_ids: [...given, thing.id].sort() });
    world.deletedBoards[member.id] = saw.filter((id) => id !== thing.id);
  }
  return thing;
}

export function deleteColumn(call: Call): undefined {
  const column = find(call);
  const { order, things } = call.world;
  const cards = (order[column.id] ?? []).flatMap((id) => things[id] ?? []);
  if (cards.some(({ shown }) => shown.archived_at === undefined)) throw new Refusal('column_not_empty');
  const columnIds = (order[column.boardId ?? ''] ?? []).filter(
    (id) => id === column.id || (things[id] !== undefined && isActive(things[id])),
  );
  const index = columnIds.indexOf(column.id);
  const neighborId = columnIds[index - 1] ?? columnIds[index + 1];
  if (neighborId === undefined) throw new Refusal('last_column');
  const last = order[neighborId]?.at(-1) ?? null;
  order[neighborId] = [...(order[neighborId] ?? []), ...cards.map(({ id }) => id)];
  for (const [place, card] of cards.entries()) {
    // One by one, each from the top.
    recordMove(call.world, card, [column.id, neighborId], [null, cards[place - 1]?.id ?? last]);
    change(call, card, { ...card.shown, column_id: neighborId, updated_at: call.now });
  }
  order[column.id] = [];
  discard(call, column, []);
  return undefined;
}

/** Puts what was restored back into an order; where ranks decide it, the service says below what it is. */
function place(world: World, where: string, id: string, aboveId: string | undefined): void {
  const after = aboveId === undefined ? { position: 'top' } : { after: aboveId };
  world.order[where] = put(world.order[where] ?? [], id, after);
}

export function restoreColumn(call: Call, { aboveId }: { readonly aboveId?: string }): Thing {
  const deleted = findDeleted(call);
  if (deleted === undefined) return restoreArchived(call);
  const { thing } = deleted;
  recover(call.world, deleted);
  countDeletion(thing);
  place(call.world, thing.boardId ?? '', thing.id, aboveId);
  recordPosition(call.world, thing, [null, positionIn(call.world, thing)]);
  return change(call, thing, { ...thing.shown, updated_at: call.now });
}

export function deleteCard(call: Call): undefined {
  const card = find(call);
  const comments = allOf(call.world, 'comment', ({ shown }) => shown.card_id === card.id);
  discard(call, card, comments);
  return undefined;
}

/** Labels and assignees that are gone are dropped. */
export function restoreCard(call: Call, { aboveId }: { readonly aboveId?: string }): Thing {
  const deleted = findDeleted(call);
  if (deleted === undefined) return restoreArchivedCard(call);
  const { world, request } = call;
  const { thing } = deleted;
  const { column_id: from, completed_at: completedAt } = thing.shown as Record<string, string>;
  const wanted = request.query?.column_id as string | undefined;
  const to = wanted ?? from ?? '';
  if (world.things[to]?.boardId !== thing.boardId) {
    throw new Refusal(wanted === undefined ? 'column_deleted' : 'unknown_column');
  }
  if (wanted !== undefined) requireActiveColumn(call, to);
  if (isActive(thing)) requireWipRoom(call, to);
  const completed = to !== from && completedAt === undefined ? completion(call, to) : {};
  const { label_ids: labelIds, assignee_ids: userIds } = thing.shown as Record<string, readonly string[]>;
  const shown = {
    ...completed,
    ...thing.shown,
    column_id: to,
    label_ids: labelIds?.filter((id) => world.things[id] !== undefined),
    assignee_ids: userIds?.filter((id) => isAssignable(call, thing.boardId ?? '', id)),
    updated_at: call.now,
  };
  recover(world, deleted);
  for (const comment of deleted.parts) comment.version += 1;
  for (const it of [thing, ...deleted.parts]) countDeletion(it);
  place(world, to, thing.id, aboveId);
  const { id, workspaceId } = thing;
  if (aboveId !== undefined) {
    world.moves.push({ id, workspaceId, changes: { after_card_id: changeOf(null, aboveId) } });
  }
  return change(call, thing, shown);
}

function restoreArchivedCard(call: Call): Thing {
  const card = find(call);
  if (!isActive(card)) requireWipRoom(call, card.shown.column_id as string);
  return restoreArchived(call);
}
