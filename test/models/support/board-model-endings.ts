/** What is compared once a run of the model is over: all that anybody sees, and the story that the event log tells. */
import { kindOf } from './board-model.ts';
import type { Actor, Request, Shown, Thing } from './board-model.ts';
import type { ModelRun } from './board-model-runs.ts';
import { untilEventsShow } from '../../support/factories.ts';

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
    for (const bySession of [false, true]) {
      const boards = { workspace_id: workspaceId, archived, limit: 250 };
      await run.perform({ operationId: 'listBoards', actor, bySession, query: boards });
      const query = { archived, limit: 250 };
      await run.perform({ operationId: 'listWorkspaceCards', actor, bySession, id: workspaceId, query });
    }
  }
}

const reads: Readonly<Record<string, readonly Request['operationId'][]>> = {
  board: ['getBoard'],
  column: ['getColumn'],
  card: ['getCard'],
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
    await run.perform({ ...asked, operationId });
  }
}

/** An owner of a workspace, of whom there is always one. */
function ownerOf({ world: { things, actors } }: ModelRun, workspaceId: string): Actor {
  const isOwner = (actor: Actor) => things[actor.memberId]?.shown.role === 'owner';
  const owner = Object.values(actors).find((it) => it.workspaceId === workspaceId && isOwner(it));
  if (owner === undefined) throw new Error('the workspace has lost its last owner');
  return owner;
}

/** Whoever carries out what the log tells, and nothing else, gets what there is. */
async function compareEvents(run: ModelRun, workspaceId: string): Promise<void> {
  await untilEventsShow(run.service);
  const recorded = new Map<string, Told>();
  // Whoever follows the log reads a restored board again as a whole.
  const restoredBoards = new Set<string>();
  // So does who sees a card come from there, for what is on it.
  const untoldCards = new Set<string>();
  for (const { type, resource, board_id: boardId, changes } of await readLog(run, workspaceId)) {
    if (boardId === undefined) continue;
    if (type === 'card.moved_in') {
      run.agree(recorded.get(resource.id), undefined);
      recorded.set(resource.id, { boardId, fields: {} });
      // What is on a card goes with it, untold.
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
    if (type === 'card.moved_out' && restoredBoards.has(boardId)) untoldCards.add(resource.id);
    if (type.endsWith('.deleted') || type === 'card.moved_out') recorded.delete(resource.id);
    // What is on a board goes with it, untold.
    if (type === 'board.deleted') {
      for (const [id, thing] of recorded) if (thing.boardId === boardId) recorded.delete(id);
    }
  }
  const isTold = (id: string, boardId: string) => id === boardId || !restoredBoards.has(boardId);
  const isOnToldCard = ({ card_id: cardId }: Shown) => !untoldCards.has(cardId as string);
  const there = Object.values(run.world.things).filter(
    (it) =>
      it.workspaceId === workspaceId &&
      it.boardId !== undefined &&
      isTold(it.id, it.boardId) &&
      isOnToldCard(it.shown),
  );
  const told = [...recorded].filter(([id, it]) => isTold(id, it.boardId) && isOnToldCard(it.fields));
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
