/** What each operation does to the model, or why the model refuses it. */
import type { ErrorCode } from '../../../src/domain/core/errors.ts';
import { roleIncludes } from '../../../src/domain/core/principals.ts';
import type { Role } from '../../../src/domain/core/principals.ts';
import {
  add,
  allOf,
  callOf,
  change,
  find,
  kindOf,
  put,
  Refusal,
  remove,
  requireExpected,
  requireRole,
} from './board-model.ts';
import type { Call, Request, Shown, Thing, World } from './board-model.ts';
import { listSteps } from './board-model-lists.ts';
import { moveCard } from './board-model-moves.ts';
import {
  bodyOf,
  completion,
  isActive,
  nameCard,
  requireActiveColumn,
  requireFreeName,
  requireLimitToEnforce,
  requireUsable,
  requireWipRoom,
} from './board-model-rules.ts';
import {
  deleteBoard,
  deleteCard,
  deleteColumn,
  restoreBoard,
  restoreCard,
  restoreColumn,
} from './board-model-trash.ts';
import { mergePatch } from '../../support/merge-patches.ts';
import type { OperationId } from '../../support/service.ts';

/** The ids that the service gave to what it has made. */
export interface Made {
  readonly id: string;
  /** The first column of a new board, when it can be asked for. */
  readonly columnId?: string;
  /** What comes right before a restored column or card. */
  readonly aboveId?: string;
  /** The labels of a card that was moved. */
  readonly labelIds?: readonly string[];
}

/** What the model expects: a refusal, the thing that is shown, the list of those that are, or nothing to show. */
export interface Outcome {
  readonly refused?: ErrorCode | 'invalid_token';
  readonly shown?: Thing;
  readonly list?: readonly Thing[];
}

type Step = (call: Call, made: Made) => Thing | readonly Thing[] | undefined;

/** Takes a request to the model. */
export function step(world: World, request: Request, made: Made): Outcome {
  const call = callOf(world, request);
  try {
    if (call.actor.tokenEnded && !request.bySession) throw new Refusal('invalid_token');
    const result = stepOf(request.operationId)(call, made);
    if (result === undefined) return {};
    return 'shown' in result ? { shown: result } : { list: result };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.code };
    throw error;
  }
}

function stepOf(operationId: OperationId): Step {
  const known: Readonly<Partial<Record<OperationId, Step>>> = { ...steps, ...listSteps };
  const found = known[operationId];
  if (found === undefined) throw new Error(`the model does not know ${operationId}`);
  return found;
}

const get: Step = (call) => find(call);

/** A merge patch of what the path names. */
function patched(call: Call, thing: Thing): Thing {
  return change(call, thing, mergePatch(thing.shown, call.request.body) as Shown);
}

const archive: Step = (call) => {
  const thing = find(call);
  return change(call, thing, { archived_at: call.now, ...thing.shown });
};

/** Boards are named where they are created, and cannot be created where the caller is not a member. */
const createBoard: Step = (call, { id, columnId }) => {
  const { workspace_id: workspaceId } = bodyOf(call);
  if (call.role === undefined || workspaceId !== call.actor.workspaceId)
    throw new Refusal('unknown_workspace');
  requireRole(call);
  const board = add(call, id, id, { visibility: 'workspace', ...bodyOf(call) });
  call.world.order[id] = [];
  if (columnId !== undefined) addColumn(call, id, columnId, { name: 'To do' }, 'bottom');
  return board;
};

function addColumn(call: Call, boardId: string, id: string, shown: Shown, position: string): Thing {
  const { order } = call.world;
  order[boardId] = put(order[boardId] ?? [], id, { position });
  order[id] = [];
  const flags = { done: false, wip_limit_enforced: false };
  return add(call, id, boardId, { ...flags, ...shown, board_id: boardId }, { author: false });
}

const updateColumn: Step = (call) => {
  const column = find(call);
  requireLimitToEnforce(mergePatch(column.shown, call.request.body) as Shown);
  return patched(call, column);
};

/** A board keeps one that isn't archived. */
const archiveColumn: Step = (call, made) => {
  const column = find(call);
  const others = allOf(
    call.world,
    'column',
    (other) => other.boardId === column.boardId && other !== column && isActive(other),
  );
  if (isActive(column) && others.length === 0) throw new Refusal('last_column');
  return archive(call, made);
};

const createColumn: Step = (call, { id }) => {
  const board = find(call);
  const { position = 'bottom', ...shown } = bodyOf(call);
  requireLimitToEnforce(shown);
  return addColumn(call, board.id, id, shown, position);
};

const moveColumn: Step = (call) => {
  const column = find(call);
  const { order } = call.world;
  const { before_column_id: before, after_column_id: after, position } = bodyOf(call);
  const ids = order[column.boardId ?? ''] ?? [];
  const moved = put(ids, column.id, { before, after, position });
  if (moved.join() === ids.join()) return column;
  order[column.boardId ?? ''] = moved;
  return change(call, column, { ...column.shown, updated_at: call.now });
};

const sorted = (ids: readonly string[] = []): string[] => [...ids].sort();

const createCard: Step = (call, { id }) => {
  const board = find(call);
  const { order, things } = call.world;
  const first = order[board.id]?.find((it) => things[it] !== undefined && isActive(things[it]));
  const { column_id: columnId = first ?? '', position, ...shown } = bodyOf(call);
  if (order[board.id]?.includes(columnId) !== true) throw new Refusal('unknown_column');
  requireActiveColumn(call, columnId);
  requireWipRoom(call, columnId);
  requireUsable(call, board.id);
  order[columnId] = put(order[columnId] ?? [], id, { position: position ?? 'bottom' });
  const lists = { label_ids: sorted(shown.label_ids), assignee_ids: sorted(shown.assignee_ids) };
  const completed = completion(call, columnId);
  return add(call, id, board.id, {
    ...completed,
    ...shown,
    ...lists,
    ...nameCard(call, id),
    board_id: board.id,
    column_id: columnId,
  });
};

const updateCard: Step = (call) => {
  const card = find(call);
  requireUsable(call, card.boardId ?? '');
  const shown = mergePatch(card.shown, call.request.body) as Shown;
  const { label_ids: labelIds, assignee_ids: userIds } = shown as Record<string, readonly string[]>;
  return change(call, card, { ...shown, label_ids: sorted(labelIds), assignee_ids: sorted(userIds) });
};

const createLabel: Step = (call, { id }) => {
  const board = find(call);
  requireFreeName(call, board.id);
  return add(call, id, board.id, { ...bodyOf(call), board_id: board.id }, { author: false });
};

const updateLabel: Step = (call) => {
  const label = find(call);
  requireFreeName(call, label.boardId ?? '', label.id);
  return patched(call, label);
};

/** Takes something off a list that cards show, also on boards in the trash. */
function takeOff(
  call: Call,
  field: 'label_ids' | 'assignee_ids',
  id: string,
  boards: (id: string) => boolean,
): void {
  const onDeletedBoards = Object.values(call.world.trash).flatMap(({ thing, parts }) =>
    thing.id === thing.boardId ? parts.filter(({ id: part }) => kindOf(part) === 'card') : [],
  );
  for (const card of [...allOf(call.world, 'card'), ...onDeletedBoards]) {
    if (!boards(card.boardId ?? '')) continue;
    const ids = card.shown[field] as readonly string[];
    if (ids.includes(id)) change(call, card, { ...card.shown, [field]: ids.filter((it) => it !== id) });
  }
}

const deleteLabel: Step = (call) => {
  const label = find(call);
  takeOff(call, 'label_ids', label.id, () => true);
  remove(call.world, label.id);
  return undefined;
};

const createComment: Step = (call, { id }) => {
  const card = find(call);
  return add(call, id, card.boardId ?? '', { ...bodyOf(call), card_id: card.id });
};

/** Only its author changes a comment; admins may delete it. */
function findComment(call: Call, { admins }: { readonly admins: boolean }): Thing {
  const comment = find(call, { expected: false });
  const may =
    comment.shown.created_by === call.actor.userId || (admins && roleIncludes(call.role ?? 'guest', 'admin'));
  if (!may) throw new Refusal('not_author');
  requireExpected(call, comment);
  return comment;
}

const deleteComment: Step = (call) => {
  remove(call.world, findComment(call, { admins: true }).id);
  return undefined;
};

/** Nobody deals with a role above their own. @throws {Refusal} */
function findMember(call: Call): Thing {
  const member = find(call, { expected: false });
  requireWithin(call, member.shown.role as Role);
  requireExpected(call, member);
  return member;
}

function requireWithin({ role }: Call, other: Role): void {
  if (role === undefined || !roleIncludes(role, other)) throw new Refusal('role_too_high');
}

/** @throws {Refusal} when nobody else is an owner */
function requireOwnerBesides({ world }: Call, member: Thing): void {
  if (member.shown.role !== 'owner') return;
  const { workspaceId, id } = member;
  const isAnother = (it: Thing) =>
    it.workspaceId === workspaceId && it.id !== id && it.shown.role === 'owner';
  if (allOf(world, 'member', isAnother).length === 0) throw new Refusal('last_owner');
}

const updateMember: Step = (call) => {
  const member = findMember(call);
  const before = member.shown as { role: Role; board_ids?: readonly string[]; user_id: string };
  const { role = before.role, board_ids: given } = bodyOf(call) as {
    role?: Role;
    board_ids?: readonly string[];
  };
  requireWithin(call, role);
  if (role !== 'owner') requireOwnerBesides(call, member);
  if (role !== 'guest' && given !== undefined) throw new Refusal('boards_only_for_guests');
  const isKnown = (id: string) => call.world.things[id]?.workspaceId === member.workspaceId;
  if (!(given ?? []).every(isKnown)) throw new Refusal('unknown_board');
  const { board_ids: boardsBefore, ...rest } = before;
  const boardIds = sorted(given ?? boardsBefore);
  if (given !== undefined || role !== before.role) call.world.deletedBoards[member.id] = [];
  change(call, member, { ...rest, role, ...(role === 'guest' && { board_ids: boardIds }) });
  const stillGiven = [...boardIds, ...(call.world.deletedBoards[member.id] ?? [])];
  if (role === 'guest') takeOff(call, 'assignee_ids', before.user_id, (id) => !stillGiven.includes(id));
  return member;
};

/** Their access tokens end, and they are taken off all cards. */
function endMembership(call: Call, member: Thing): void {
  requireOwnerBesides(call, member);
  takeOff(call, 'assignee_ids', member.shown.user_id as string, () => true);
  for (const actor of Object.values(call.world.actors)) {
    if (actor.memberId === member.id) actor.tokenEnded = true;
  }
  remove(call.world, member.id);
}

const deleteMember: Step = (call) => {
  endMembership(call, findMember(call));
  return undefined;
};

const leaveWorkspace: Step = (call) => {
  const { world, actor, request } = call;
  const own = world.things[actor.memberId];
  if (own === undefined || request.id !== actor.workspaceId) throw new Refusal('not_found');
  endMembership(call, own);
  return undefined;
};

const steps = {
  createBoard,
  getBoard: get,
  updateBoard: (call) => patched(call, find(call)),
  deleteBoard,
  archiveBoard: archive,
  restoreBoard,
  createColumn,
  getColumn: get,
  updateColumn,
  moveColumn,
  archiveColumn,
  restoreColumn,
  deleteColumn,
  createCard,
  getCard: get,
  updateCard,
  moveCard: (call, { labelIds }) => moveCard(call, labelIds),
  deleteCard,
  archiveCard: archive,
  restoreCard,
  createLabel,
  getLabel: get,
  updateLabel,
  deleteLabel,
  createComment,
  getComment: get,
  updateComment: (call) => patched(call, findComment(call, { admins: false })),
  deleteComment,
  getMember: get,
  updateMember,
  deleteMember,
  leaveWorkspace,
} satisfies Readonly<Partial<Record<OperationId, Step>>>;
