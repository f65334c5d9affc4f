/** Workspaces over HTTP: an access token sees its one, with the rights of the member who made it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import {
  makeBoard,
  makeMember,
  makeSession,
  makeTenant,
  makeToken,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, typeIdOf } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let stranger: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  // Every request comes a second after the previous one.
  service = await startService({ now: () => new Date((clockMs += 1000)) });
  tenant = await makeTenant(service);
  stranger = await makeTenant(service);
});

const unknownWorkspace = 'workspace_01m00000000000000000000000';

/** A problem without what differs from one request to the next. */
function withoutRequestId(problem: ProblemBody) {
  return { ...problem, request_id: undefined };
}

describe('listWorkspaces', () => {
  it('shows only the workspace that the token belongs to, as getWorkspace does', async () => {
    const { token, workspaceId } = tenant;
    const { data, ...rest } = await service.succeed('listWorkspaces', { token });
    expect(rest).toEqual({});
    expect(data).toEqual([await service.succeed('getWorkspace', { token, id: workspaceId })]);
    expect(data[0]).toMatchObject({ id: workspaceId, name: 'Personal', kind: 'personal' });
  });

  it('pages through the workspaces of a session', async () => {
    const { secret } = await makeSession(service, await makeTenant(service), new Date(clockMs));
    for (const name of ['A', 'B'])
      await service.succeed('createWorkspace', { token: secret, body: { name } });
    const { data: whole } = await service.succeed('listWorkspaces', { token: secret });
    const ids: string[] = [];
    for (let cursor: string | undefined; ;) {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listWorkspaces', { token: secret, query });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
      if (cursor === undefined) break;
    }
    expect(ids).toHaveLength(3);
    expect(ids).toEqual(whole.map(({ id }) => id));
  });

  it("leaves out other workspaces of the token's creator", async () => {
    const member = await makeMember(service, tenant, 'member');
    const { data } = await service.succeed('listWorkspaces', { token: member.token });
    expect(data.map(({ id }) => id)).toEqual([tenant.workspaceId]);
  });

  it('needs no scope', async () => {
    const token = await makeToken(service, tenant, []);
    expect((await service.succeed('listWorkspaces', { token })).data).toHaveLength(1);
  });
});

describe('getWorkspace', () => {
  it('returns the same for a workspace of others as for an unknown one', async () => {
    const { token } = tenant;
    const foreign = await service.fail('getWorkspace', 404, { token, id: stranger.workspaceId });
    const unknown = await service.fail('getWorkspace', 404, { token, id: unknownWorkspace });
    expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
  });

  it("returns 404 for another workspace of the token's creator", async () => {
    const member = await makeMember(service, tenant, 'admin');
    const own = await service.database.reader.prisma.workspace.findUniqueOrThrow({
      where: { personalUserId: storedId(member.userId) },
    });
    await service.fail('getWorkspace', 404, { token: member.token, id: typeIdOf('workspace', own.id) });
  });
});

describe('updateWorkspace', () => {
  it('changes the name, updates updated_at, and records the previous name', async () => {
    const owner = await makeTenant(service);
    const { token, workspaceId: id } = owner;
    const before = await service.succeed('getWorkspace', { token, id });
    const after = await service.succeed('updateWorkspace', { token, id, body: { name: 'Studio' } });
    expect(after).toEqual({
      ...before,
      name: 'Studio',
      updated_at: new Date(clockMs).toISOString(),
      etag: newTag(before),
    });
    expect(await service.succeed('getWorkspace', { token, id })).toEqual(after);
    expect(await readEventsAbout(service, owner, id)).toEqual([
      {
        type: 'workspace.updated',
        id,
        actor: owner.userId,
        changes: { name: { from: 'Personal', to: 'Studio' } },
      },
    ]);
  });

  it('stores nothing when nothing changes, the body is invalid, or the workspace is someone else’s', async () => {
    const { token, workspaceId: id } = tenant;
    const workspace = await service.succeed('getWorkspace', { token, id });
    await expectNothingStored(service, async () => {
      for (const body of [{}, { name: workspace.name }]) {
        expect(await service.succeed('updateWorkspace', { token, id, body })).toEqual(workspace);
      }
      const problem = await service.fail('updateWorkspace', 400, {
        token,
        id,
        body: { name: null, kind: 'team' },
      });
      expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/kind', '/name']);
      const body = { name: 'Taken over' };
      const foreign = await service.fail('updateWorkspace', 404, { token, id: stranger.workspaceId, body });
      const unknown = await service.fail('updateWorkspace', 404, { token, id: unknownWorkspace, body });
      expect(withoutRequestId(foreign)).toEqual(withoutRequestId(unknown));
    });
  });

  it('returns 403 insufficient_role to members and guests', async () => {
    const owner = await makeTenant(service);
    const { board } = await makeBoard(service, owner);
    const id = owner.workspaceId;
    const [member, guest, admin] = [
      await makeMember(service, owner, 'member'),
      await makeMember(service, owner, 'guest', [board.id]),
      await makeMember(service, owner, 'admin'),
    ];
    await expectNothingStored(service, async () => {
      for (const { token } of [member, guest]) {
        const problem = await service.fail('updateWorkspace', 403, { token, id, body: { name: 'Mine' } });
        expect(problem.code).toBe('insufficient_role');
        expect(problem.detail).toContain('admin');
      }
    });
    const renamed = await service.succeed('updateWorkspace', {
      token: admin.token,
      id,
      body: { name: 'Ours' },
    });
    expect(renamed.name).toBe('Ours');
    expect(await readEventsAbout(service, owner, id)).toMatchObject([{ actor: admin.userId }]);
  });

  it('needs the scope workspace:write, whatever the role', async () => {
    const token = await makeToken(service, tenant, ['boards:read', 'boards:write', 'members:write']);
    await expectNothingStored(service, async () => {
      const call = { token, id: tenant.workspaceId, body: { name: 'A' } };
      const problem = await service.fail('updateWorkspace', 403, call);
      expect(problem.code).toBe('insufficient_scope');
      expect(problem.detail).toContain('workspace:write');
    });
  });

  it('records each of two concurrent renamings with the name that it replaced', async () => {
    const owner = await makeTenant(service);
    const { token, workspaceId: id } = owner;
    const held = await holdTransaction(service, 'SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [id]);
    const answers = ['One', 'Two'].map((name) =>
      service.succeed('updateWorkspace', { token, id, body: { name } }),
    );
    await untilWaiting(service, 2);
    await held.commit();
    await Promise.all(answers);
    const [first, second] = (await readEventsAbout(service, owner, id)).map(({ changes }) => changes) as {
      name: { from: string; to: string };
    }[];
    expect(first?.name.from).toBe('Personal');
    expect(second?.name.from).toBe(first?.name.to);
    const { name } = await service.succeed('getWorkspace', { token, id });
    expect(name).toBe(second?.name.to);
  });
});

describe('createWorkspace', () => {
  it('creates a team workspace with its creator as the only owner, and returns its location', async () => {
    const owner = await makeTenant(service);
    const { secret: token } = await makeSession(service, owner);
    const answer = await service.call('createWorkspace', { token, body: { name: 'Studio' } });
    const workspace = answer.body as { id: string; created_at: string };
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/v1/workspaces/${workspace.id}`);
    const madeAt = new Date(clockMs).toISOString();
    expect(workspace).toEqual({
      id: workspace.id,
      name: 'Studio',
      kind: 'team',
      card_key: 'STU',
      board_deletion: 'members',
      created_at: madeAt,
      updated_at: madeAt,
      etag: expect.any(String) as unknown,
    });
    expect(await service.succeed('getWorkspace', { token, id: workspace.id })).toEqual(workspace);
    expect((await service.succeed('listWorkspaces', { token })).data).toContainEqual(workspace);
    const members = await service.database.reader.prisma.workspaceMember.findMany({
      where: { workspaceId: storedId(workspace.id) },
    });
    expect(members).toMatchObject([
      { userId: storedId(owner.userId), email: owner.email, role: 'owner', status: 'active' },
    ]);
    expect(members[0]?.joinedAt?.toISOString()).toBe(madeAt);
  });

  it('records the workspace and its owner, in the new workspace’s log', async () => {
    const owner = await makeTenant(service);
    const session = await makeSession(service, owner);
    const call = { token: session.secret, body: { name: 'Studio' } };
    const { id } = await service.succeed('createWorkspace', call);
    const set = (to: string) => ({ from: null, to });
    const actor = { actorKind: 'session', actorCredentialId: session.id };
    expect(await readEvents(service, { ...owner, workspaceId: id })).toMatchObject([
      { type: 'workspace.created', changes: { name: set('Studio'), kind: set('team') }, ...actor },
      {
        type: 'member.created',
        changes: {
          email: set(owner.email),
          user_id: set(owner.userId),
          role: set('owner'),
          status: set('active'),
        },
        ...actor,
      },
    ]);
  });

  it('gives its creator an owner’s rights in it, and others none', async () => {
    const { secret: token } = await makeSession(service, await makeTenant(service));
    const { secret: foreign } = await makeSession(service, stranger);
    const { id } = await service.succeed('createWorkspace', { token, body: { name: 'Studio' } });
    const board = { name: 'Board', workspace_id: id };
    const made = await service.succeed('createBoard', { token, body: board });
    expect(made.workspace_id).toBe(id);
    await service.fail('getWorkspace', 404, { token: foreign, id });
    await service.fail('createBoard', 422, { token: foreign, body: board });
  });

  it('stores nothing for an access token or an invalid body', async () => {
    const { secret: session } = await makeSession(service, tenant);
    await expectNothingStored(service, async () => {
      const call = { token: tenant.token, body: { name: 'Studio' } };
      expect((await service.fail('createWorkspace', 403, call)).code).toBe('session_required');
      const wrong = { token: session, body: { name: null, kind: 'personal' } };
      const { errors } = await service.fail('createWorkspace', 400, wrong);
      expect(errors?.map(({ pointer }) => pointer).sort()).toEqual(['/kind', '/name']);
    });
  });
});
