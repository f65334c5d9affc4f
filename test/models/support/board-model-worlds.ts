/** Where each run of the model begins: two workspaces, with people of every role, and a few things on boards. */
import { issueAccessToken } from '../../../src/domain/identity/access-tokens.ts';
import { scopes } from '../../../src/domain/core/principals.ts';
import type { Role } from '../../../src/domain/core/principals.ts';
import { testNow } from '../../support/clock.ts';
import type { Actor, Request, Thing, World } from './board-model.ts';
import { ModelRun } from './board-model-runs.ts';
import type { Clock } from './board-model-runs.ts';
import { storedId } from '../../support/ids.ts';
import type { Service } from '../../support/service.ts';
import { addTeammate, makeTeam } from '../../support/teams.ts';
import type { Teammate } from '../../support/teams.ts';

type ActorName = 'owner' | 'admin' | 'member' | 'guest' | 'removed' | 'stranger';

/** People and their workspaces; everything else is created by requests that the model sees too. */
async function makePeople(service: Service): Promise<Record<ActorName, Teammate>> {
  const owner = await makeTeam(service);
  const add = (role: Role) => addTeammate(service, owner, role);
  return {
    owner,
    admin: await add('admin'),
    member: await add('member'),
    guest: await add('guest'),
    removed: await add('member'),
    stranger: await makeTeam(service),
  };
}

/** A service and a model that agree: they both have been told to make the same. */
export async function startRun(service: Service, clock: Clock): Promise<ModelRun> {
  clock.nowMs = testNow().getTime();
  const people = await makePeople(service);
  const empty = { actors: {}, things: {}, gone: [], trash: {}, deletedBoards: {}, cardCounts: {} };
  const world: World = { nowMs: clock.nowMs, ...empty, order: {}, moves: [] };
  for (const [name, person] of Object.entries(people)) {
    world.actors[name] = await toActor(service, name, person);
    world.things[person.memberId] = await toMember(service, person);
  }
  const run = new ModelRun(service, world, clock);
  await furnish(run, people);
  run.story.length = 0;
  return run;
}

/** With a token of every scope, so that roles alone decide. */
async function toActor(service: Service, name: string, person: Teammate): Promise<Actor> {
  const { userId, workspaceId, memberId, session } = person;
  const { secret } = await service.database.transaction((tx) =>
    issueAccessToken(tx, {
      workspaceId: storedId(workspaceId),
      createdBy: storedId(userId),
      name: 'Model',
      scopes,
      createdAt: service.now(),
    }),
  );
  return { name, userId, workspaceId, memberId, token: secret, session, tokenEnded: false };
}

async function toMember(service: Service, { memberId, workspaceId, ...person }: Teammate): Promise<Thing> {
  // A guest is not shown to itself.
  const { email } = person;
  const row = await service.database.reader.prisma.workspaceMember.findUniqueOrThrow({
    where: { id: storedId(memberId) },
  });
  const shown = {
    id: memberId,
    workspace_id: workspaceId,
    email,
    name: person.name,
    user_id: person.userId,
    role: row.role,
    status: row.status,
    invited_at: row.invitedAt.toISOString(),
    joined_at: row.joinedAt?.toISOString(),
    ...(row.role === 'guest' && { board_ids: [] }),
  };
  return { id: memberId, workspaceId, shown, version: Number(row.version) };
}

/**
 * A board with two columns, of which the second is soon full, a label and cards; one more that only members see, with a
 * label of the same name; and one of the stranger.
 */
async function furnish(run: ModelRun, people: Record<ActorName, Teammate>): Promise<void> {
  const { world } = run;
  const newest = (kind: string) =>
    Object.keys(world.things).findLast((id) => id.startsWith(`${kind}_`)) ?? '';
  const perform = (actor: ActorName, operationId: Request['operationId'], rest: Partial<Request>) =>
    run.perform({ operationId, actor, bySession: false, ...rest });
  const board = (actor: ActorName) =>
    perform(actor, 'createBoard', { body: { workspace_id: people[actor].workspaceId, name: 'Alpha' } });
  await board('owner');
  const id = newest('board');
  const limit = { wip_limit: 1, wip_limit_enforced: true };
  await perform('owner', 'createColumn', { id, body: { name: 'Alpha', ...limit } });
  await perform('owner', 'createLabel', { id, body: { name: 'Alpha', color: 'red' } });
  await perform('owner', 'createCard', { id, body: { title: 'Alpha', label_ids: [newest('label')] } });
  await perform('member', 'createCard', {
    id,
    body: { title: 'beta', assignee_ids: [people.member.userId] },
  });
  await perform('owner', 'updateMember', { id: people.guest.memberId, body: { board_ids: [id] } });
  await perform('guest', 'createComment', { id: newest('card'), body: { body: 'Alpha' } });
  await board('owner');
  await perform('owner', 'createLabel', { id: newest('board'), body: { name: 'ALPHA', color: 'blue' } });
  await board('stranger');
  await perform('stranger', 'createCard', { id: newest('board'), body: { title: 'Alpha' } });
  await perform('owner', 'deleteMember', { id: people.removed.memberId });
}
