/** Turns random numbers into requests about what the model holds, so that most of them make sense and some do not. */
import { aimOf, cleared, days, outOf, pick, place, tagFor, texts } from './board-model-aims.ts';
import type { Aim, Choice } from './board-model-aims.ts';
import type { Actor, Request, Shown, World } from './board-model.ts';
import {
  batchOf,
  cardCopy,
  missingLabels,
  cardMove,
  cardPatch,
  newCard,
  unknownColumn,
} from './board-model-card-bodies.ts';
import { operationSpec } from '../../support/contract-matcher.ts';
import type { OperationId } from '../../support/service.ts';

const roles = ['member', 'guest', 'admin', 'owner'] as const;

const sortFields = ['priority', 'title', 'due_at', 'created_at', 'updated_at'] as const;

/** So small that columns fill. */
const wipLimit = (aim: Aim): number => (aim.choice.words[1] % 3) + 1;

const columnFlags = (aim: Aim): Shown => ({
  ...(aim.has(5) && { done: aim.has(6) }),
  ...(aim.has(7) && { wip_limit_enforced: aim.has(8) }),
});

const memberPatch = (aim: Aim): Shown => ({
  ...(aim.has(0) && { role: outOf(roles, aim.choice.words[0]) }),
  ...(aim.has(1) && {
    board_ids: [...new Set(aim.choice.others.flatMap((number) => pick(aim, 'board', number) ?? []))],
  }),
});

const bodies: Readonly<Partial<Record<OperationId, (aim: Aim) => Shown>>> = {
  createBoard: (aim) => ({
    workspace_id: aim.id,
    name: aim.word(0),
    ...(aim.has(0) && { description: aim.word(1) }),
  }),
  updateBoard: (aim) => ({
    ...(aim.has(0) && { name: aim.word(0) }),
    ...cleared(aim, 1, 'description', aim.word(1)),
  }),
  createColumn: (aim) => ({
    name: aim.word(0),
    ...(aim.has(0) && { wip_limit: wipLimit(aim) }),
    ...(aim.has(1) && { position: aim.has(2) ? 'top' : 'bottom' }),
    ...columnFlags(aim),
  }),
  updateColumn: (aim) => ({
    ...columnFlags(aim),
    ...(aim.has(0) && { name: aim.word(0) }),
    ...cleared(aim, 1, 'wip_limit', wipLimit(aim)),
  }),
  moveColumn: (aim) => place(aim, 'column', aim.boardId),
  createCard: newCard,
  updateCard: cardPatch,
  moveCard: cardMove,
  createCards: batchOf,
  updateCards: batchOf,
  moveCards: batchOf,
  archiveCards: batchOf,
  restoreCards: batchOf,
  moveColumnCards: (aim) => ({
    column_id: pick(aim, 'column', aim.choice.others[0], aim.boardId) ?? unknownColumn,
    ...(aim.has(0) && { position: aim.has(1) ? 'top' : 'bottom' }),
  }),
  sortColumnCards: (aim) => ({
    sort: `${aim.has(0) ? '-' : ''}${outOf(sortFields, aim.choice.words[0])}`,
  }),
  copyCard: cardCopy,
  createLabel: (aim) => ({ name: aim.word(0), color: aim.has(0) ? 'red' : 'blue' }),
  updateLabel: (aim) => ({
    ...(aim.has(0) && { name: aim.word(0) }),
    ...(aim.has(1) && { color: aim.has(2) ? 'red' : 'blue' }),
  }),
  createComment: (aim) => ({ body: aim.word(0) }),
  updateComment: (aim) => (aim.has(0) ? { body: aim.word(0) } : {}),
  updateMember: memberPatch,
};

const cardFilters = (aim: Aim): NonNullable<Request['query']> => {
  const filter = (field: number, name: string, id: string | undefined) =>
    aim.has(field) && id !== undefined ? { [name]: id } : {};
  const [first, second, third] = aim.choice.others;
  return {
    ...(aim.has(0) && { archived: aim.has(1) }),
    ...filter(2, 'column_id', pick(aim, 'column', first)),
    ...filter(3, 'label_id', pick(aim, 'label', second)),
    ...filter(4, 'assignee_id', outOf(Object.values(aim.world.actors), third).userId),
    ...filter(5, 'due_from', outOf(days, first)),
    ...filter(6, 'due_before', outOf(days, second)),
    ...filter(7, 'q', outOf(texts, aim.choice.words[0])),
    ...filter(8, 'updated_since', new Date(aim.world.nowMs - 10_000 * aim.choice.words[1]).toISOString()),
  };
};

const queries: Readonly<Partial<Record<OperationId, (aim: Aim) => NonNullable<Request['query']>>>> = {
  moveCard: missingLabels,
  moveCards: missingLabels,
  copyCard: missingLabels,
  restoreCard: (aim) => {
    const columnId = pick(aim, 'column', aim.choice.others[0], aim.boardId);
    return aim.has(0) && columnId !== undefined ? { column_id: columnId } : {};
  },
  listBoards: (aim) => ({ workspace_id: aim.id, ...(aim.has(0) && { archived: aim.has(1) }) }),
  listColumns: (aim) => (aim.has(0) ? { archived: aim.has(1) } : {}),
  listCards: cardFilters,
  listTrash: (aim) => {
    const boardId = pick(aim, 'board', aim.choice.others[0]);
    return {
      ...(aim.has(0) && { type: outOf(['card', 'column', 'board'], aim.choice.words[0]) }),
      ...(aim.has(1) && boardId !== undefined && { board_id: boardId }),
    };
  },
  listWorkspaceCards: (aim) => {
    const boardId = pick(aim, 'board', aim.choice.others[0]);
    return { ...cardFilters(aim), ...(aim.has(9) && boardId !== undefined && { board_id: boardId }) };
  },
};

const label = (aim: Aim) => ({
  label_id: pick(aim, 'label', aim.choice.others[0], aim.boardId) ?? unknownLabel,
});
const assignee = (aim: Aim) => ({
  user_id: outOf(Object.values(aim.world.actors), aim.choice.others[0]).userId,
});
const unknownLabel = 'label_01m00000000000000000000000';

/** What paths name beside the first thing. */
const paths: Readonly<Partial<Record<OperationId, (aim: Aim) => NonNullable<Request['path']>>>> = {
  addCardLabel: label,
  removeCardLabel: label,
  addCardAssignee: assignee,
  removeCardAssignee: assignee,
};

/** The kind of what the path of an operation names; a workspace where it names none. */
function kindInPath(operationId: OperationId): string {
  const parents: Readonly<Partial<Record<OperationId, string>>> = {
    createBoard: 'workspace',
    leaveWorkspace: 'workspace',
    listBoards: 'workspace',
    listWorkspaceCards: 'workspace',
    listMembers: 'workspace',
    listTrash: 'workspace',
    getWorkspaceCounts: 'workspace',
    updateCards: 'workspace',
    moveCards: 'workspace',
    archiveCards: 'workspace',
    restoreCards: 'workspace',
    getBoardSnapshot: 'board',
    getBoardCounts: 'board',
    moveColumnCards: 'column',
    archiveColumnCards: 'column',
    sortColumnCards: 'column',
    addCardLabel: 'card',
    removeCardLabel: 'card',
    addCardAssignee: 'card',
    removeCardAssignee: 'card',
    createComment: 'card',
    listComments: 'card',
  };
  const own = operationId.replace(/^[a-z]+/, '').toLowerCase();
  const isInBoard = /^(create|list)/.test(operationId);
  return parents[operationId] ?? (isInBoard ? 'board' : own);
}

/** Mostly the caller's own. */
function pickWorkspace(world: World, actor: Actor, number: number): string {
  const all = Object.values(world.actors).map(({ workspaceId }) => workspaceId);
  return number % 10 === 9 ? outOf(all, number) : actor.workspaceId;
}

/** The request that a choice makes of what there is; none when there is nothing that it could be about. */
export function requestOf(world: World, choice: Choice): Request | undefined {
  const { operationId, target, condition } = choice;
  const actor = world.actors[choice.actor];
  if (actor === undefined) throw new Error(`nobody is called ${choice.actor}`);
  const kind = kindInPath(operationId);
  const id =
    kind === 'workspace'
      ? pickWorkspace(world, actor, target)
      : pick({ world, actor }, kind, target, undefined, operationId.startsWith('restore') ? 5 : 1);
  if (id === undefined) return undefined;
  const aim = aimOf(world, actor, choice, id);
  const isRead = /^(get|list)/.test(operationId);
  const { headerParameters } = operationSpec(operationId);
  const [field, header] = isRead
    ? (['ifNoneMatch', 'If-None-Match'] as const)
    : (['ifMatch', 'If-Match'] as const);
  const isConditional = headerParameters.includes(header) && kind !== 'workspace' && !hasWeakTag(operationId);
  const body = bodies[operationId]?.(aim);
  const query = queries[operationId]?.(aim);
  const path = paths[operationId]?.(aim);
  return {
    operationId,
    actor: choice.actor,
    // An access token can't leave a workspace.
    bySession: choice.bySession || operationId === 'leaveWorkspace',
    ...(!['createBoard', 'listBoards'].includes(operationId) && { id }),
    ...(path !== undefined && { path }),
    ...(body !== undefined && { body }),
    ...(query !== undefined && { query }),
    ...(condition !== 'none' && isConditional && { [field]: tagFor(world, id, condition) }),
    ...(choice.validateOnly && !isRead && { validateOnly: true }),
    ...(choice.repeatable &&
      headerParameters.includes('Idempotency-Key') && { idempotencyKey: `key-${world.nowMs}` }),
  };
}

/** Whether a response is put together from several things, so that no version stands for it. */
function hasWeakTag(operationId: OperationId): boolean {
  return /^list|^get.*(Counts|Snapshot)$/.test(operationId);
}
