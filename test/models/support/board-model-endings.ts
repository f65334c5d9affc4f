/** What is compared once a run of the model is over: all that anybody sees, and the story that the event log tells. */
import { kindOf } from './board-model.ts';
import type { Actor, Request, Shown, Thing } from './board-model.ts';
import type { ModelRun } from './board-model-runs.ts';

/** What everyone sees in lists, and what owners see of each thing. */
export async function compareEverything(run: ModelRun): Promise<void> {
  const { actors } = run.world;
  for (const actor of Object.values(actors)) await compareLists(run, actor.name, actor.workspaceId);
  for (const thing of Object.values(run.world.things)) await compareThing(run, thing);
  for (const workspaceId of new Set(Object.values(actors).map((actor) => actor.workspaceId))) {
    await compareEvents(run, workspaceId);
  }
}

async function compareLists(run: ModelRun, actor: string, workspaceId: string): Promise<void> {
  for (const archived of [false, true]) {
    const who = { actor, bySession: archived };
    const query = { archived, limit: 250 };
    const boards = { workspace_id: workspaceId, ...query };
    await run.perform({ operationId: 'listBoards', ...who, query: boards });
    await run.perform({ operationId: 'listWorkspaceCards', ...who, id: workspaceId, query });
  }
  for (const operationId of ['getWorkspaceCounts', 'listTrash'] as const) {
    await run.perform({ operationId, actor, bySession: true, id: workspaceId });
  }
}

const reads: Readonly<Record<string, readonly Request['operationId'][]>> = {
  board: ['getBoard', 'getBoardCounts', 'getBoardSnapshot'],
  column: ['getColumn'],
  label: ['getLabel'],
  comment: ['getComment'],
  member: ['getMember'],
};

/** What is on a thing, by its kind. */
const lists: Readonly<Record<string, readonly Request['operationId'][]>> = {
  board: ['listColumns', 'listCards', 'listLabels'],
  card: ['listComments'],
};

async function compareThing(run: ModelRun, { id, workspaceId }: Thing): Promise<void> {
  const asked = { actor: ownerOf(run, workspaceId).name, bySession: true, id };
  const kind = kindOf(id);
  for (const operationId of [...(reads[kind] ?? []), ...(lists[kind] ?? [])]) {
    const query = operationId === 'listCards' ? { query: { include_archived: true } } : {};
    await run.perform({ ...asked, operationId, ...query });
  }
}

/** An owner of a workspace, of whom there is always one. */
function ownerOf({ world: { things, actors } }: ModelRun, workspaceId: string): Actor {
  const isOwner = (actor: Actor) => things[actor.memberId]?.shown.role === 'owner';
  const owner = Object.values(actors).find((it) => it.workspaceId === workspaceId && isOwner(it));
  if (owner === undefined) throw new Error('the workspace has lost its last owner');
  return owner;
}

/** What events record about places, by their verbs. */
const placesIn: Readonly<Record<string, readonly string[]>> = {
  moved: ['column_id', 'after_card_id', 'position'],
  moved_in: ['column_id', 'after_card_id'],
  restored: ['after_card_id', 'position'],
};

/** Whoever carries out what the log tells, and nothing else, gets what there is. */
async function compareEvents(run: ModelRun, workspaceId: string): Promise<void> {
  const recorded = new Map<string, Told>();
  // Whoever follows the log reads a restored board again as a whole.
  const restoredBoards = new Set<string>();
  // Their comments from before are known only to those who read the board.
  const fromRestored = new Set<unknown>();
  const log = await readLog(run, workspaceId);
  const moved = log.flatMap(({ type, resource: { id }, changes }) => {
    const fields = placesIn[type.split('.')[1] ?? ''] ?? [];
    const places = fields.flatMap((field) => (field in changes ? [[field, changes[field]] as const] : []));
    return places.length === 0 ? [] : [{ id, workspaceId, changes: Object.fromEntries(places) }];
  });
  run.agree(
    moved,
    run.world.moves.filter((move) => move.workspaceId === workspaceId),
  );
  for (const { type, resource, board_id: boardId, changes } of log) {
    if (boardId === undefined) continue;
    if (type === 'card.moved_out' && restoredBoards.has(boardId)) fromRestored.add(resource.id);
    if (type === 'card.moved_in') {
      recorded.set(resource.id, { boardId, fields: {} });
      // Comments go with their card.
      for (const thing of recorded.values())
        if (thing.fields.card_id === resource.id) thing.boardId = boardId;
    }
    if (type.endsWith('.created')) {
      run.agree(recorded.get(resource.id), undefined);
      recorded.set(resource.id, { boardId, fields: {} });
    }
    if (type.endsWith('.restored') && !recorded.has(resource.id)) {
      recorded.set(resource.id, { boardId, fields: {} });
      if (resource.id === boardId) restoredBoards.add(boardId);
    }
    carryOut(recorded.get(resource.id)?.fields ?? {}, changes);
    if (type.endsWith('.deleted') || type === 'card.moved_out') recorded.delete(resource.id);
    // What is on a board goes with it, untold.
    if (type === 'board.deleted') {
      for (const [id, thing] of recorded) if (thing.boardId === boardId) recorded.delete(id);
    }
  }
  const isTold = (id: string, boardId: string, fields: Shown) =>
    id === boardId || !(restoredBoards.has(boardId) || fromRestored.has(fields.card_id));
  const there = Object.values(run.world.things).filter(
    (it) => it.workspaceId === workspaceId && it.boardId !== undefined && isTold(it.id, it.boardId, it.shown),
  );
  const told = [...recorded].filter(([id, { boardId, fields }]) => isTold(id, boardId, fields));
  const fields = Object.fromEntries(told.map(([id, thing]) => [id, thing.fields]));
  run.agree(fields, Object.fromEntries(there.map(({ id, shown }) => [id, toldOf(shown)])));
}

interface Told {
  boardId: string;
  readonly fields: Record<string, unknown>;
}

async function readLog(run: ModelRun, workspaceId: string) {
  const owner = ownerOf(run, workspaceId);
  const events = [];
  for (let cursor: string | undefined; ;) {
    const query = { workspace_id: workspaceId, limit: 250, ...(cursor !== undefined && { cursor }) };
    const page = await run.service.succeed('listEvents', { token: owner.session, query });
    events.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === undefined) return events;
  }
}

function carryOut(
  fields: Record<string, unknown>,
  changes: Readonly<Record<string, { readonly to?: unknown }>>,
): void {
  for (const [field, { to }] of Object.entries(changes)) {
    // Places are no fields, and only restorations tell what creations say by themselves.
    if (field === 'position' || field === 'after_card_id' || untold.includes(field)) continue;
    if (to === undefined) Reflect.deleteProperty(fields, field);
    else fields[field] = to;
  }
}

const untold = [
  ...['id', 'workspace_id', 'board_id', 'created_by', 'created_at', 'updated_at'],
  ...['number', 'identifier', 'url'],
];

function toldOf(shown: Shown): Shown {
  return Object.fromEntries(Object.entries(shown).filter(([field]) => !untold.includes(field)));
}
