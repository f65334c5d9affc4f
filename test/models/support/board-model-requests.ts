/** Turns random numbers into requests about what the model holds, so that most of them make sense and some do not. */
import { allOf, kindOf, tagOf } from './board-model.ts';
import type { Actor, Request, Shown, Thing, World } from './board-model.ts';
import type { OperationId } from '../../support/service.ts';

/** All that chance decides. Smaller numbers make simpler requests, so that fast-check shrinks to them. */
export interface Choice {
  readonly operationId: OperationId;
  readonly actor: string;
  readonly bySession: boolean;
  /** Which thing the path names, and which others the body does. */
  readonly target: number;
  readonly others: readonly [number, number, number];
  readonly words: readonly [number, number];
  /** Which of the optional fields are given, one bit each. */
  readonly fields: number;
  readonly condition: 'none' | 'current' | 'stale';
  readonly validateOnly: boolean;
  readonly repeatable: boolean;
}

/** Some differ in their case alone, and some hold what SQL patterns take for something else. */
const words = ['Alpha', 'beta', 'Beta', '100%', 'a_b', 'Ünder'] as const;
const texts = ['a', 'BETA', '%', '_', 'ü'] as const;
const days = ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z', '2026-11-23T00:00:00.000Z'] as const;
const roles = ['member', 'guest', 'admin', 'owner'] as const;

const outOf = <Item>(items: readonly Item[], number: number): Item => {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

interface Aim {
  readonly world: World;
  readonly actor: Actor;
  readonly choice: Choice;
  /** What the path names. */
  readonly id: string;
  /** The board on which that lies; the whole workspace when it is on none. */
  readonly boardId: string;
  /** Whether an optional field is given. */
  readonly has: (field: number) => boolean;
  readonly word: (which: 0 | 1) => string;
}

/**
 * The id of one of a kind, on the caller's boards or where it is asked for: now and then of one that is gone, or that
 * lies somewhere else.
 */
function pick(
  { world, actor }: Pick<Aim, 'world' | 'actor'>,
  kind: string,
  number: number,
  where = actor.workspaceId,
  goneOfTen = 1,
): string | undefined {
  const gone = world.gone.filter((id) => kindOf(id) === kind);
  if (number % 10 >= 10 - goneOfTen && gone.length > 0) return outOf(gone, number);
  const isThere = ({ workspaceId, boardId, shown }: Thing) =>
    number % 10 === 8 || [workspaceId, boardId, shown.column_id].includes(where);
  const all = allOf(world, kind, isThere);
  return all.length === 0 ? undefined : outOf(all, Math.floor(number / 10)).id;
}

/** Some of a kind, each once. */
function some(aim: Aim, kind: string): string[] {
  const ids = aim.choice.others.flatMap((number) => pick(aim, kind, number, aim.boardId) ?? []);
  return [...new Set(ids)].slice(0, aim.choice.words[0] % 3);
}

function people({ world, choice }: Aim): string[] {
  const all = Object.values(world.actors).map(({ userId }) => userId);
  const ids = choice.others.map((number) => outOf(all, number));
  return [...new Set(ids)].slice(0, choice.words[1] % 3);
}

/** A field that is given, cleared or left out, as two bits decide. */
function cleared<Value>(aim: Aim, field: number, name: string, value: Value): Record<string, Value | null> {
  return aim.has(field) ? { [name]: aim.has(field + 1) ? null : value } : {};
}

function place(aim: Aim, kind: 'column' | 'card', where: string): Shown {
  const anchor = pick(aim, kind, aim.choice.others[1], where);
  const [before, after] = [`before_${kind}_id`, `after_${kind}_id`];
  if (anchor === undefined || !aim.has(0)) return { position: aim.has(1) ? 'top' : 'bottom' };
  return aim.has(1) ? { [before]: anchor } : { [after]: anchor };
}

const newCard = (aim: Aim): Shown => {
  const columnId = pick(aim, 'column', aim.choice.others[0], aim.boardId);
  return {
    title: aim.word(0),
    ...(aim.has(0) && { description: aim.word(1) }),
    ...(aim.has(1) && columnId !== undefined && { column_id: columnId }),
    ...(aim.has(2) && { label_ids: some(aim, 'label') }),
    ...(aim.has(3) && { assignee_ids: people(aim) }),
    ...(aim.has(4) && { due_at: outOf(days, aim.choice.words[1]) }),
    ...(aim.has(5) && { position: aim.has(6) ? 'top' : 'bottom' }),
  };
};

const columnFlags = (aim: Aim): Shown => ({
  ...(aim.has(5) && { done: aim.has(6) }),
  ...(aim.has(7) && { wip_limit_enforced: aim.has(8) }),
});

const cardPatch = (aim: Aim): Shown => ({
  ...(aim.has(0) && { title: aim.word(0) }),
  ...cleared(aim, 1, 'description', aim.word(1)),
  ...(aim.has(3) && { label_ids: some(aim, 'label') }),
  ...(aim.has(4) && { assignee_ids: people(aim) }),
  ...cleared(aim, 5, 'due_at', outOf(days, aim.choice.words[1])),
  ...cleared(aim, 7, 'completed_at', outOf(days, aim.choice.words[0])),
});

/** Asked for where there are no columns at all. */
const unknownColumn = 'column_01m00000000000000000000000';

const cardMove = (aim: Aim): Shown => {
  const where = aim.has(9) ? aim.actor.workspaceId : aim.boardId;
  const to = pick(aim, 'column', aim.choice.others[0], where) ?? unknownColumn;
  return { column_id: to, ...place(aim, 'card', to) };
};

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
    ...(aim.has(0) && { wip_limit: aim.choice.words[1] + 1 }),
    ...(aim.has(1) && { position: aim.has(2) ? 'top' : 'bottom' }),
    ...columnFlags(aim),
  }),
  updateColumn: (aim) => ({
    ...columnFlags(aim),
    ...(aim.has(0) && { name: aim.word(0) }),
    ...cleared(aim, 1, 'wip_limit', aim.choice.words[1] + 1),
  }),
  moveColumn: (aim) => place(aim, 'column', aim.boardId),
  createCard: newCard,
  updateCard: cardPatch,
  moveCard: cardMove,
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

const missingLabels = ['create', 'drop', 'fail'] as const;

const queries: Readonly<Partial<Record<OperationId, (aim: Aim) => NonNullable<Request['query']>>>> = {
  moveCard: (aim) => (aim.has(8) ? { missing_labels: outOf(missingLabels, aim.choice.words[1]) } : {}),
  restoreCard: (aim) => {
    const columnId = pick(aim, 'column', aim.choice.others[0], aim.boardId);
    return aim.has(0) && columnId !== undefined ? { column_id: columnId } : {};
  },
  listBoards: (aim) => ({ workspace_id: aim.id, ...(aim.has(0) && { archived: aim.has(1) }) }),
  listColumns: (aim) => (aim.has(0) ? { archived: aim.has(1) } : {}),
  listCards: cardFilters,
  listWorkspaceCards: (aim) => {
    const boardId = pick(aim, 'board', aim.choice.others[0]);
    return { ...cardFilters(aim), ...(aim.has(9) && boardId !== undefined && { board_id: boardId }) };
  },
};

/** The kind of what the path of an operation names; a workspace where it names none. */
function kindInPath(operationId: OperationId): string {
  const parents: Readonly<Partial<Record<OperationId, string>>> = {
    createBoard: 'workspace',
    leaveWorkspace: 'workspace',
    listBoards: 'workspace',
    listWorkspaceCards: 'workspace',
    listMembers: 'workspace',
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
  const { operationId, target, fields, condition } = choice;
  const actor = world.actors[choice.actor];
  if (actor === undefined) throw new Error(`nobody is called ${choice.actor}`);
  const kind = kindInPath(operationId);
  const id =
    kind === 'workspace'
      ? pickWorkspace(world, actor, target)
      : pick({ world, actor }, kind, target, undefined, operationId.startsWith('restore') ? 5 : 1);
  if (id === undefined) return undefined;
  const aim: Aim = {
    world,
    actor,
    choice,
    id,
    boardId: (world.things[id] ?? world.trash[id]?.thing)?.boardId ?? actor.workspaceId,
    has: (field) => (fields & (1 << field)) !== 0,
    word: (which) => outOf(words, choice.words[which]),
  };
  const isRead = /^(get|list)/.test(operationId);
  const isConditional = !/^(create|list|leave)/.test(operationId);
  const version = world.things[id]?.version ?? 1;
  const tag = condition === 'current' ? tagOf({ id, version }) : tagOf({ id, version: version - 1 });
  const isPost = /^(create|move|archive|restore|leave)/.test(operationId);
  const body = bodies[operationId]?.(aim);
  const query = queries[operationId]?.(aim);
  return {
    operationId,
    actor: choice.actor,
    // An access token can't leave a workspace.
    bySession: choice.bySession || operationId === 'leaveWorkspace',
    ...(!['createBoard', 'listBoards'].includes(operationId) && { id }),
    ...(body !== undefined && { body }),
    ...(query !== undefined && { query }),
    ...(condition !== 'none' && isConditional && { [isRead ? 'ifNoneMatch' : 'ifMatch']: tag }),
    ...(choice.validateOnly && !isRead && { validateOnly: true }),
    ...(choice.repeatable && isPost && { idempotencyKey: `key-${world.nowMs}` }),
  };
}
