/** Who gets a stream, what it shows them, and how it ends within a second when their access ends. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeAccessToken } from '../support/access-tokens.ts';
import { testNow } from '../support/clock.ts';
import { makeBoard, makeCard, makeMember, makeSession, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';
import { makeAccountDeletion } from '../support/world-parts.ts';

let service: Service;
/** What the service's clock is ahead of that of other tests. */
let aheadMs = 0;
let team: Teammate;
let boardId: string;

beforeAll(async () => {
  service = await startService({ isOwn: true, now: () => new Date(testNow().getTime() + aheadMs) });
  team = await makeTeam(service);
  boardId = (await makeBoard(service, team)).board.id;
});

const streamBoard = (token: string, id = boardId) => follow(service, 'streamBoardEvents', { token, id });

async function expectEndWithin1s(
  follower: Follower,
  change: () => Promise<unknown>,
  reconnect: {
    readonly status: number;
    readonly token: string;
    readonly operationId?: OperationId;
    id?: string;
  },
): Promise<void> {
  await expect.poll(() => follower.lastId).toBeDefined();
  await change();
  const changedAtMs = performance.now();
  expect(await follower.ended()).toBe('access_ended');
  expect(follower.closedAtMs - changedAtMs).toBeLessThan(1_000);
  expect(follower.events).toEqual([]);
  const { operationId = 'streamBoardEvents', status, token, id = boardId } = reconnect;
  expect((await service.call(operationId, { token, id })).status).toBe(status);
}

describe('a stream ends within a second, without an event of the change, when', () => {
  it('its access token is revoked', async () => {
    const { access_token: made, secret } = await makeAccessToken(service, { ...team, token: team.session });
    await expectEndWithin1s(
      await streamBoard(secret),
      () => service.succeed('revokeAccessToken', { token: team.session, id: made.id }),
      { status: 401, token: secret },
    );
  });

  it('its access token is rotated without an overlap', async () => {
    const { access_token: made, secret } = await makeAccessToken(service, { ...team, token: team.session });
    await expectEndWithin1s(
      await streamBoard(secret),
      () => service.succeed('rotateAccessToken', { token: team.session, id: made.id, body: {} }),
      { status: 401, token: secret },
    );
  });

  it('its access token expires', async () => {
    const expiresAt = new Date(service.now().getTime() + 60_000).toISOString();
    const { secret } = await makeAccessToken(
      service,
      { ...team, token: team.session },
      { expires_at: expiresAt },
    );
    const expire = () => {
      aheadMs += 61_000;
      return Promise.resolve();
    };
    await expectEndWithin1s(await streamBoard(secret), expire, { status: 401, token: secret });
  });

  it('its access token was rotated, and the overlap is over', async () => {
    const { access_token: made, secret } = await makeAccessToken(service, { ...team, token: team.session });
    const follower = await streamBoard(secret);
    const rotation = { token: team.session, id: made.id, body: { overlap_seconds: 60 } };
    await service.succeed('rotateAccessToken', rotation);
    const expire = () => {
      aheadMs += 61_000;
      return Promise.resolve();
    };
    await expectEndWithin1s(follower, expire, { status: 401, token: secret });
  });

  it('its person signs out', async () => {
    const { secret } = await makeSession(service, team);
    await expectEndWithin1s(await streamBoard(secret), () => service.succeed('signOut', { token: secret }), {
      status: 401,
      token: secret,
    });
  });

  it('its person deletes their account', async () => {
    const person = await makeTenant(service);
    const { secret } = await makeSession(service, person);
    const { board } = await makeBoard(service, person);
    const { accountDeletionId: id, accountDeletionCode: code } = await makeAccountDeletion(service, person);
    await expectEndWithin1s(
      await streamBoard(secret, board.id),
      () => service.succeed('confirmAccountDeletion', { token: secret, id, body: { code } }),
      { status: 401, token: secret, id: board.id },
    );
  });

  it('its person is removed from the workspace', async () => {
    const member = await makeMember(service, team, 'member');
    const { secret } = await makeSession(service, member);
    await expectEndWithin1s(await streamBoard(secret), () => remove(member), { status: 404, token: secret });
  });

  it('a guest loses the board', async () => {
    const guest = await makeMember(service, team, 'guest', [boardId]);
    const body = { board_ids: [] };
    await expectEndWithin1s(
      await streamBoard(guest.token),
      () => service.succeed('updateMember', { token: team.token, id: guest.memberId, body }),
      { status: 404, token: guest.token },
    );
  });

  it('the board is made private', async () => {
    const member = await makeMember(service, team, 'member');
    const { board } = await makeBoard(service, team);
    const body = { visibility: 'members' };
    await expectEndWithin1s(
      await streamBoard(member.token, board.id),
      () => service.succeed('updateBoard', { token: team.token, id: board.id, body }),
      { status: 404, token: member.token, id: board.id },
    );
  });

  it('the board is deleted', async () => {
    const { board } = await makeBoard(service, team);
    await expectEndWithin1s(
      await streamBoard(team.token, board.id),
      () => service.succeed('deleteBoard', { token: team.token, id: board.id }),
      { status: 404, token: team.token, id: board.id },
    );
  });

  it('the workspace is deleted', async () => {
    const other = await makeTeam(service);
    const { board } = await makeBoard(service, other);
    await expectEndWithin1s(
      await streamBoard(other.session, board.id),
      () => service.succeed('deleteWorkspace', { token: other.session, id: other.workspaceId }),
      { status: 404, token: other.session, id: board.id },
    );
  });

  it('a role falls below that of the stream of a workspace', async () => {
    const admin = await makeMember(service, team, 'admin');
    const id = team.workspaceId;
    await expectEndWithin1s(
      await follow(service, 'streamWorkspaceEvents', { token: admin.token, id }),
      () =>
        service.succeed('updateMember', { token: team.token, id: admin.memberId, body: { role: 'member' } }),
      { status: 403, token: admin.token, operationId: 'streamWorkspaceEvents', id },
    );
  });

  function remove({ memberId }: Member): Promise<unknown> {
    return service.succeed('deleteMember', { token: team.token, id: memberId });
  }
});

describe('a stream shows', () => {
  const rename = (owner: Pick<Tenant, 'token'>, id: string, name: string) =>
    service.succeed('updateBoard', { token: owner.token, id, body: { name } });

  it('only the events of its board, without credentials', async () => {
    const { board } = await makeBoard(service, team);
    const stranger = await makeTenant(service);
    const foreign = (await makeBoard(service, stranger)).board;
    const follower = await streamBoard(team.token);
    await rename(team, board.id, 'Other');
    await rename(stranger, foreign.id, 'Foreign');
    await rename(team, boardId, 'Own');
    await follower.has(1);
    expect(follower.events).toMatchObject([
      { board_id: boardId, actor: { kind: 'access_token', user_id: team.userId } },
    ]);
    expect(follower.text).not.toContain('credential_id');
  });

  it('viewers no share links, and guests no members of the board either', async () => {
    const { token } = team;
    const { board, column } = await makeBoard(service, team);
    const { id } = board;
    await service.succeed('updateBoard', { token, id, body: { visibility: 'members' } });
    const viewer = await makeMember(service, team, 'member');
    const path = { user_id: viewer.userId };
    await service.succeed('putBoardMember', { token, id, path, body: { role: 'viewer' } });
    const guest = await makeMember(service, team, 'guest', [id]);
    const shared = await makeCard(service, team, id, { column_id: column.id });
    const { resume_cursor: cursor } = await service.succeed('getBoardSnapshot', { token, id });
    const change = async (name: string) => {
      await service.succeed('createShareLink', { token, id: shared.id, body: {} });
      const other = await makeMember(service, team, 'member');
      const added = { user_id: other.userId };
      await service.succeed('putBoardMember', { token, id, path: added, body: { role: 'editor' } });
      await rename(team, id, name);
    };
    await change('Missed');
    const open = (by: Member | Tenant) =>
      follow(service, 'streamBoardEvents', { token: by.token, id, query: { cursor } });
    const followers = await Promise.all([team, viewer, guest].map(open));
    await change('Followed');
    await Promise.all(followers.map((follower, index) => follower.has([6, 4, 2][index] ?? 0)));
    const [full, ofViewer, ofGuest] = followers.map(({ events }) => events.map(({ type }) => type));
    const types = ['share_link.created', 'board_member.created', 'board.updated'];
    expect(full).toEqual([...types, ...types]);
    expect(ofViewer).toEqual([...types.slice(1), ...types.slice(1)]);
    expect(ofGuest).toEqual(['board.updated', 'board.updated']);
  });

  it('no share links from the moment that its person becomes a guest', async () => {
    const { token } = team;
    const { board, column } = await makeBoard(service, team);
    const member = await makeMember(service, team, 'member');
    const shared = await makeCard(service, team, board.id, { column_id: column.id });
    const follower = await streamBoard(member.token, board.id);
    const body = { role: 'guest', board_ids: [board.id] };
    await service.succeed('updateMember', { token, id: member.memberId, body });
    await service.succeed('createShareLink', { token, id: shared.id, body: {} });
    await rename(team, board.id, 'Followed');
    await follower.has(1);
    expect(follower.events.map(({ type }) => type)).toEqual(['board.updated']);
  });

  it('all events of a workspace to its admins, as the list shows them', async () => {
    const owner = await makeTenant(service);
    const { token, workspaceId: id } = owner;
    const query = { workspace_id: id, limit: 250 };
    const { data: before, resume_cursor: cursor } = await service.succeed('listEvents', { token, query });
    const byName = await follow(service, 'streamWorkspaceEvents', { token, id, query: { cursor } });
    const implied = await service.succeed('listEvents', { token });
    const follower = await follow(service, 'streamWorkspaceEvents', {
      token,
      id,
      headers: { 'Last-Event-ID': implied.resume_cursor },
    });
    await makeBoard(service, owner);
    await Promise.all([follower.has(2), byName.has(2)]);
    const { data } = await service.succeed('listEvents', { token, query });
    expect(follower.events).toEqual(data.slice(before.length));
    expect(byName.events).toEqual(follower.events);
    const next = await service.succeed('listEvents', {
      token,
      query: { ...query, cursor: follower.messages[1]?.id ?? '' },
    });
    expect(next.data).toEqual(data.slice(before.length + 1));
  });

  it('nothing to those who may not see it', async () => {
    const stranger = await makeTenant(service);
    const member = await makeMember(service, team, 'member');
    const { secret: reader } = await makeAccessToken(service, { ...team, token: team.session });
    const id = team.workspaceId;
    await service.fail('streamBoardEvents', 404, { token: stranger.token, id: boardId });
    await service.fail('streamWorkspaceEvents', 404, { token: stranger.token, id });
    await service.fail('streamWorkspaceEvents', 403, { token: member.token, id });
    await service.fail('streamWorkspaceEvents', 403, { token: reader, id });
    await service.fail('streamBoardEvents', 401, { id: boardId });
  });
});
