/** What each operation does to the model, or why the model refuses it. */
import { roleIncludes } from '../../../src/domain/core/principals.ts';
import type { Role } from '../../../src/domain/core/principals.ts';
import {
  add,
  allOf,
  callOf,
  change,
  find,
  kindOf,
  positionIn,
  put,
  recordPosition,
  Refusal,
  remove,
  requireExpected,
  requireRole,
} from './board-model.ts';
import type { Call, Request, Shown, Thing, World } from './board-model.ts';
import { batchSteps } from './board-model-batches.ts';
import { cardSteps } from './board-model-cards.ts';
import { columnCardSteps } from './board-model-column-cards.ts';
import { listSteps } from './board-model-lists.ts';
import { relationSteps } from './board-model-relations.ts';
import { bodyOf, isActive, requireFreeName, requireLimitToEnforce, sorted } from './board-model-rules.ts';
import {
  deleteBoard,
  deleteCard,
  deleteColumn,
  restoreBoard,
  restoreCard,
  restoreColumn,
} from './board-model-trash.ts';
import type { MadeLabel } from './board-model-transfers.ts';
import { viewSteps } from './board-model-views.ts';
import { mergePatch } from '../../support/merge-patches.ts';
import type { OperationId } from '../../support/service.ts';

/** The ids that the service gave to what it has made. */
export interface Made {
  readonly id: string;
  /** Those of the cards of a batch. */
  readonly cardIds?: readonly string[];
  /** Labels that moves and copies have created. */
  readonly labels?: readonly MadeLabel[];
  /** The first column of a new board, when it can be asked for. */
  readonly columnId?: string;
  /** What comes right before a restored column or card. */
  readonly aboveId?: string;
}

/**
 * What the model expects: a refusal, the thing that is shown, the list or batch of those that are, something else as it
 * is, or nothing to show.
 */
export interface Outcome {
  readonly refused?: Refusal;
  readonly shown?: Thing;
  readonly list?: readonly Thing[];
  readonly cards?: readonly Thing[];
  readonly body?: unknown;
}

type Step = (
  call: Call,
  made: Made,
) => Thing | readonly Thing[] | Pick<Outcome, 'cards'> | Pick<Outcome, 'body'> | undefined;

/** Takes a request to the model. */
export function step(world: World, request: Request, made: Made): Outcome {
  const call = callOf(world, request);
  try {
    if (call.actor.tokenEnded && !request.bySession) throw new Refusal('invalid_token');
    const result = stepOf(request.operationId)(call, made);
    if (result === undefined) return {};
    if ('shown' in result) return { shown: result };
    return 'cards' in result || 'body' in result ? result : { list: result as readonly Thing[] };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error };
    throw error;
  }
}

function stepOf(operationId: OperationId): Step {
  const known: Readonly<Partial<Record<OperationId, Step>>> = {
    ...steps,
    ...cardSteps,
    ...batchSteps,
    ...columnCardSteps,
    ...relationSteps,
    ...listSteps,
    ...viewSteps,
  };
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
  const from = positionIn(call.world, column);
  order[column.boardId ?? ''] = moved;
  recordPosition(call.world, column, [from, positionIn(call.world, column)]);
  return change(call, column, { ...column.shown, updated_at: call.now });
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
  getCard: get,
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
