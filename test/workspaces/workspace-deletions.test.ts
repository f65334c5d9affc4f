/** Deleting a workspace: it is gone at once with all that it holds, whatever else happens at the same time. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeBoard,
  makeCard,
  makeMember,
  makeSession,
  makeTenant,
  readEvents,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, typeIdOf } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { invite as sendInvite } from '../support/teams.ts';

/** The owner of a team workspace, with a session, and a token of that workspace. */
interface Team extends Tenant {
  readonly session: string;
}

let service: Service;
let team: Team;

beforeAll(async () => {
  service = await startService();
});

async function makeTeam(): Promise<Team> {
  const owner = await makeTenant(service);
  const { secret: session } = await makeSession(service, owner);
  const { id } = await service.succeed('createWorkspace', { token: session, body: { name: 'Studio' } });
  const { secret: token } = await service.succeed('createAccessToken', {
    token: session,
    id,
    body: { name: 'Test', scopes: ['boards:read', 'boards:write', 'events:read', 'tokens:write'] },
  });
  return { ...owner, workspaceId: id, session, token };
}

beforeEach(async () => {
  team = await makeTeam();
});

const remove = ({ session, workspaceId }: Team) =>
  service.call('deleteWorkspace', { token: session, id: workspaceId });

describe('deleteWorkspace', () => {
  it('returns 204 and records one event, whatever the workspace contains', async () => {
    await makeBoard(service, team);
    const before = await readEvents(service, team);
    const answer = await remove(team);
    expect(answer.status).toBe(204);
    const events = (await readEvents(service, team)).slice(before.length);
    const cleared = (from: string) => ({ from, to: null });
    expect(events).toMatchObject([
      {
        type: 'workspace.deleted',
        resourceId: team.workspaceId,
        actorKind: 'session',
        actorUserId: team.userId,
        requestId: answer.headers['request-id'],
        changes: { name: cleared('Studio'), kind: cleared('team') },
      },
    ]);
  });

  it('hides everything in it immediately from its members and from people with links', async () => {
    const { session, workspaceId } = team;
    const { board } = await makeBoard(service, team);
    const card = await makeCard(service, team, board.id);
    const comment = await service.succeed('createComment', {
      token: team.token,
      id: card.id,
      body: { body: 'Text' },
    });
    const shared = await service.succeed('createShareLink', { token: team.token, id: card.id, body: {} });
    const template = await service.succeed('createTemplate', {
      token: team.token,
      body: { board_id: board.id, name: 'Template' },
    });
    const member = await makeMember(service, team, 'admin');
    const { secret: memberSession } = await makeSession(service, member);
    const { data: tokens } = await service.succeed('listAccessTokens', { token: session, id: workspaceId });

    expect((await remove(team)).status).toBe(204);

    for (const token of [session, memberSession]) {
      await service.fail('getWorkspace', 404, { token, id: workspaceId });
      await service.fail('updateWorkspace', 404, { token, id: workspaceId, body: { name: 'Back' } });
      await service.fail('listWorkspaceCards', 404, { token, id: workspaceId });
      await service.fail('listAccessTokens', 404, { token, id: workspaceId });
      await service.fail('getAccessToken', 404, { token, id: tokens[0]?.id ?? '' });
      await service.fail('getBoard', 404, { token, id: board.id });
      await service.fail('listCards', 404, { token, id: board.id });
      await service.fail('createCard', 404, { token, id: board.id, body: { title: 'Card' } });
      await service.fail('getCard', 404, { token, id: card.id });
      await service.fail('updateComment', 404, { token, id: comment.id, body: { body: 'Other' } });
      await service.fail('revokeShareLink', 404, { token, id: shared.share_link.id });
      await service.fail('getTemplate', 404, { token, id: template.id });
      const inIt = { workspace_id: workspaceId };
      await service.fail('listBoards', 422, { token, query: inIt });
      await service.fail('createBoard', 422, { token, body: { name: 'Board', ...inIt } });
      await service.fail('listEvents', 422, { token, query: inIt });
      const { data } = await service.succeed('listWorkspaces', { token });
      expect(data.map(({ id }) => id)).not.toContain(workspaceId);
    }
    for (const token of [team.token, member.token]) await service.fail('getMe', 401, { token });
    await service.fail('getSharedCard', 404, { id: shared.token });
    expect((await request(service.server).get(`/s/${shared.token}`)).status).toBe(404);
  });

  it('ends its memberships and invites', async () => {
    const { session, workspaceId } = team;
    const { id = '' } =
      (await service.database.reader.prisma.workspaceMember.findFirst({
        where: { workspaceId: storedId(workspaceId) },
      })) ?? {};
    const { token: invite } = await sendInvite(
      service,
      { token: session, workspaceId },
      'invited@example.com',
    );
    expect((await service.call('getInvite', { id: invite })).status).toBe(200);
    await remove(team);
    await service.fail('getInvite', 404, { id: invite });
    await service.fail('listMembers', 404, { token: session, id: workspaceId });
    await service.fail('getMember', 404, { token: session, id: typeIdOf('member', id) });
    const body = { email: 'new@example.com', role: 'member' };
    await service.fail('createMember', 404, { token: session, id: workspaceId, body });
    expect((await request(service.server).get(`/invites/${invite}`)).status).toBe(404);
  });

  it('does not affect other workspaces', async () => {
    const other = await makeTeam();
    const { board } = await makeBoard(service, other);
    await remove(team);
    await service.succeed('getBoard', { token: other.token, id: board.id });
    const { data } = await service.succeed('listWorkspaces', { token: team.session });
    expect(data.map(({ kind }) => kind)).toEqual(['personal']);
  });

  it('refuses a personal workspace, and stores nothing', async () => {
    const owner = await makeTenant(service);
    const { secret: token } = await makeSession(service, owner);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('deleteWorkspace', 409, { token, id: owner.workspaceId });
      expect(problem.code).toBe('personal_workspace');
    });
  });

  it('requires a session of an owner, and returns 404 to anyone who is not a member', async () => {
    const { workspaceId: id } = team;
    const admin = await makeMember(service, team, 'admin');
    const { secret: adminSession } = await makeSession(service, admin);
    const { secret: foreignSession } = await makeSession(service, await makeTenant(service));
    await expectNothingStored(service, async () => {
      const byAdmin = await service.fail('deleteWorkspace', 403, { token: adminSession, id });
      expect(byAdmin.code).toBe('insufficient_role');
      const byToken = await service.fail('deleteWorkspace', 403, { token: team.token, id });
      expect(byToken.code).toBe('session_required');
      await service.fail('deleteWorkspace', 404, { token: foreignSession, id });
    });
  });
});

/** Keeps the workspace's row, so that whatever needs it comes together. */
const holdWorkspace = ({ workspaceId }: Team) =>
  holdTransaction(service, 'SELECT 1 FROM workspaces WHERE id = $1 FOR NO KEY UPDATE', [workspaceId]);

describe('at the same time', () => {
  it('one of two deletions succeeds, and the other returns 404', async () => {
    const held = await holdWorkspace(team);
    const answers = [remove(team), remove(team)];
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 404]);
    const types = (await readEvents(service, team)).map(({ type }) => type);
    expect(types.filter((type) => type === 'workspace.deleted')).toHaveLength(1);
  });

  it('a renaming after the deletion returns 404', async () => {
    const held = await holdWorkspace(team);
    const removal = remove(team);
    await untilWaiting(service, 1);
    const call = { token: team.session, id: team.workspaceId, body: { name: 'Late' } };
    const renaming = service.call('updateWorkspace', call);
    await untilWaiting(service, 2);
    await held.commit();
    expect([(await removal).status, (await renaming).status]).toEqual([204, 404]);
  });

  it('an invite after the deletion is refused, and not mailed', async () => {
    const held = await holdWorkspace(team);
    const removal = remove(team);
    await untilWaiting(service, 1);
    const body = { email: 'late@example.com', role: 'member' };
    const invite = service.call('createMember', { token: team.session, id: team.workspaceId, body });
    await untilWaiting(service, 2);
    await held.commit();
    expect([(await removal).status, (await invite).status]).toEqual([204, 404]);
    const where = { workspaceId: storedId(team.workspaceId), status: 'invited' } as const;
    expect(await service.database.reader.prisma.workspaceMember.count({ where })).toBe(0);
  });

  it('a board that is created while the workspace is deleted is not visible later', async () => {
    const { session, workspaceId } = team;
    // Inserting a board needs no more of the workspace's row than that it exists, so neither waits for the other.
    const held = await holdTransaction(service, 'LOCK TABLE columns IN SHARE MODE');
    const body = { name: 'Late', workspace_id: workspaceId };
    const making = service.call('createBoard', { token: session, body });
    await untilWaiting(service, 1);
    expect((await remove(team)).status).toBe(204);
    await held.commit();
    const { status, body: made } = await making;
    expect(status).toBe(201);
    await service.fail('getBoard', 404, { token: session, id: (made as { id: string }).id });
  });

  it('concurrent requests in it succeed or are refused, and never cause a 500', async () => {
    const { session, workspaceId, token } = team;
    const { board, column } = await makeBoard(service, team);
    const card = await makeCard(service, team, board.id);
    const work = (number: number) => [
      service.call('createBoard', { token, body: { name: `Board ${number}` } }),
      service.call('createCard', { token, id: board.id, body: { title: 'Card' } }),
      service.call('moveCard', { token, id: card.id, body: { column_id: column.id, position: 'top' } }),
      service.call('createMember', {
        token: session,
        id: workspaceId,
        body: { email: `someone${number}@example.com`, role: 'member' },
      }),
      service.call('createAccessToken', {
        token: session,
        id: workspaceId,
        body: { name: 'Late', scopes: ['boards:read'] },
      }),
    ];
    const answers = await Promise.all([...work(1), ...work(2), remove(team), ...work(3), ...work(4)]);
    for (const { status } of answers) expect([200, 201, 204, 401, 404, 422]).toContain(status);
    await service.fail('getWorkspace', 404, { token: session, id: workspaceId });
    await service.fail('getBoard', 404, { token: session, id: board.id });
  });
});
