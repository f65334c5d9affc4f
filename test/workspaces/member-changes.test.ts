/** Members of workspaces: changing what they may do and see, and taking them out. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '../../src/domain/core/principals.ts';
import { makeBoard, makeCard, makeToken, readEvents, readEventsAbout } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import {
  addTeammate,
  invite,
  makePerson,
  makeTeam,
  memberIdOf,
  memberRow,
  queuedInvites,
} from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
const start = Date.parse('2026-11-21T09:30:00.000Z');
let nowMs = start;

beforeAll(async () => {
  service = await startService({ now: () => new Date(nowMs) });
});

beforeEach(async () => {
  nowMs = start;
  team = await makeTeam(service);
});

const board = async () => (await makeBoard(service, team)).board.id;
const add = (role: Role, boardIds?: readonly string[]) => addTeammate(service, team, role, boardIds);
const update = (id: string, body: object, by: Teammate = team) =>
  service.succeed('updateMember', { token: by.token, id, body });
const shown = (id: string) => service.succeed('getMember', { token: team.token, id });
const cardFor = (assignees: readonly Teammate[], boardId: string) =>
  makeCard(service, team, boardId, { assignee_ids: assignees.map(({ userId }) => userId) });
const card = (id: string) => service.succeed('getCard', { token: team.token, id });
const versionOf = async (id: string) =>
  (await service.database.reader.prisma.card.findUniqueOrThrow({ where: { id: storedId(id) } })).version;

describe('updateMember', () => {
  it('changes the role from the next request, and records an event', async () => {
    const member = await add('admin');
    const after = await update(member.memberId, { role: 'member' });
    expect(after).toMatchObject({ id: member.memberId, role: 'member', status: 'active' });
    expect(await shown(member.memberId)).toEqual(after);
    await service.fail('updateMember', 403, { token: member.token, id: team.memberId, body: {} });
    expect(await readEventsAbout(service, team, member.memberId)).toEqual([
      {
        type: 'member.updated',
        id: member.memberId,
        actor: team.userId,
        changes: { role: { from: 'admin', to: 'member' } },
      },
    ]);
  });

  it('raises the version once, and not at all when nothing changes', async () => {
    const member = await add('admin');
    const versions = async () => (await memberRow(service, member))?.version;
    await update(member.memberId, { role: 'guest', board_ids: [await board()] });
    expect(await versions()).toBe(2n);
    const before = await shown(member.memberId);
    await expectNothingStored(service, async () => {
      for (const body of [{}, { role: 'guest' }, { board_ids: before.board_ids }]) {
        expect(await update(member.memberId, body)).toEqual(before);
      }
    });
  });

  it('gives a new guest access only to the boards in the same request', async () => {
    const [given, other] = [await board(), await board()];
    const member = await add('member');
    const after = await update(member.memberId, { role: 'guest', board_ids: [given] });
    expect(after.board_ids).toEqual([given]);
    await service.succeed('getBoard', { token: member.token, id: given });
    await service.fail('getBoard', 404, { token: member.token, id: other });
    const another = await add('member');
    expect((await update(another.memberId, { role: 'guest' })).board_ids).toEqual([]);
    await service.fail('getBoard', 404, { token: another.token, id: given });
  });

  it('replaces the whole board list of a guest, and removes it when they become a member', async () => {
    const [first, second] = [await board(), await board()];
    const guest = await add('guest', [first]);
    expect((await update(guest.memberId, { board_ids: [second] })).board_ids).toEqual([second]);
    await service.fail('getBoard', 404, { token: guest.token, id: first });
    expect((await update(guest.memberId, { board_ids: [] })).board_ids).toEqual([]);
    await update(guest.memberId, { board_ids: [first, second] });
    expect(await update(guest.memberId, { role: 'member' })).not.toHaveProperty('board_ids');
    expect((await update(guest.memberId, { role: 'guest' })).board_ids).toEqual([]);
    const changes = (await readEventsAbout(service, team, guest.memberId)).map((event) => event.changes);
    const ids = (...boardIds: string[]) => boardIds.toSorted();
    expect(changes).toEqual([
      { board_ids: { from: ids(first), to: ids(second) } },
      { board_ids: { from: ids(second), to: [] } },
      { board_ids: { from: [], to: ids(first, second) } },
      { role: { from: 'guest', to: 'member' }, board_ids: { from: ids(first, second), to: null } },
      { role: { from: 'member', to: 'guest' }, board_ids: { from: null, to: [] } },
    ]);
  });

  it('unassigns a guest from the cards of boards that they lose, and records an event for each', async () => {
    const [kept, lost] = [await board(), await board()];
    const member = await add('member');
    const stays = await cardFor([member], kept);
    const goes = await cardFor([team, member], lost);
    nowMs += 5;
    await update(member.memberId, { role: 'guest', board_ids: [kept] });
    expect((await card(stays.id)).assignee_ids).toEqual([member.userId]);
    expect(await card(goes.id)).toMatchObject({
      assignee_ids: [team.userId],
      updated_at: new Date(nowMs).toISOString(),
    });
    expect([await versionOf(stays.id), await versionOf(goes.id)]).toEqual([1n, 2n]);
    expect((await readEventsAbout(service, team, goes.id)).at(-1)).toEqual({
      type: 'card.updated',
      id: goes.id,
      boardId: lost,
      actor: team.userId,
      changes: {
        assignee_ids: {
          from: [team, member].map(({ userId }) => userId).sort(),
          to: [team.userId],
        },
      },
    });
    await update(member.memberId, { board_ids: [] });
    expect((await card(stays.id)).assignee_ids).toEqual([]);
  });

  it('changes an open invite without another mail', async () => {
    const boardId = await board();
    const person = await makePerson(service);
    const sent = await invite(service, team, person.email, { role: 'admin' });
    const mails = await queuedInvites(service);
    await update(sent.id, { role: 'guest', board_ids: [boardId] });
    expect(await queuedInvites(service)).toEqual(mails);
    expect(await service.succeed('getInvite', { id: sent.token })).toMatchObject({ role: 'guest' });
    const joined = await service.succeed('acceptInvite', { token: person.session, id: sent.token });
    expect(joined).toMatchObject({ role: 'guest', board_ids: [boardId] });
  });

  it("refuses roles above the caller's own", async () => {
    const admin = await add('admin');
    const member = await add('member');
    await expectNothingStored(service, async () => {
      for (const [id, role] of [
        [team.memberId, 'admin'],
        [member.memberId, 'owner'],
        [admin.memberId, 'owner'],
      ] as const) {
        const problem = await service.fail('updateMember', 403, { token: admin.token, id, body: { role } });
        expect(problem.code).toBe('role_too_high');
      }
    });
    await update(member.memberId, { role: 'admin' }, admin);
    await update(admin.memberId, { role: 'member' }, admin);
  });

  it('keeps the last owner, whom invited and former owners do not replace', async () => {
    await invite(service, team, 'printer@example.com', { role: 'owner' });
    const other = await add('owner');
    await update(other.memberId, { role: 'admin' });
    await expectNothingStored(service, async () => {
      for (const role of ['admin', 'member', 'guest'] as const) {
        const problem = await service.fail('updateMember', 409, {
          token: team.token,
          id: team.memberId,
          body: { role },
        });
        expect(problem.code).toBe('last_owner');
      }
    });
    await update(other.memberId, { role: 'owner' });
    await update(team.memberId, { role: 'guest' });
  });

  it('keeps the user of a personal workspace as its only owner', async () => {
    const person = await makePerson(service);
    const ownId = await memberIdOf(service, person);
    const { data } = await service.succeed('listMembers', { token: person.session, id: person.workspaceId });
    const admin = await addTeammate(service, person, 'admin');
    expect(data.map(({ id }) => id)).toEqual([ownId]);
    await expectNothingStored(service, async () => {
      const change = (id: string, role: Role) =>
        service.fail('updateMember', 409, { token: person.session, id, body: { role } });
      expect((await change(admin.memberId, 'owner')).code).toBe('personal_workspace');
      expect((await change(data[0]?.id ?? '', 'admin')).code).toBe('last_owner');
    });
  });

  it('refuses boards for a member who is not a guest, or that the workspace does not have', async () => {
    const member = await add('member');
    const guest = await add('guest');
    const unknown = 'board_01m00000000000000000000000';
    await expectNothingStored(service, async () => {
      for (const [id, body, code, pointer] of [
        [member.memberId, { board_ids: [] }, 'boards_only_for_guests', '/board_ids'],
        [guest.memberId, { role: 'admin', board_ids: [] }, 'boards_only_for_guests', '/board_ids'],
        [member.memberId, { role: 'guest', board_ids: [unknown] }, 'unknown_board', '/board_ids/0'],
        [guest.memberId, { board_ids: [unknown] }, 'unknown_board', '/board_ids/0'],
      ] as const) {
        const problem = await service.fail('updateMember', 422, { token: team.token, id, body });
        expect(problem).toMatchObject({ code, errors: [{ pointer }] });
      }
    });
  });

  it.each([
    [{ role: null }, '/role', 'wrong_type'],
    [{ board_ids: null }, '/board_ids', 'wrong_type'],
    [{ role: 'king' }, '/role', 'not_allowed'],
    [{ email: 'printer@example.com' }, '/email', 'unknown'],
    [{ status: 'active' }, '/status', 'unknown'],
  ])('refuses %j', async (body, pointer, code) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('updateMember', 400, { token: team.token, id: team.memberId, body });
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });
});

describe('deleteMember', () => {
  const remove = (id: string, by: Teammate = team) =>
    service.succeed('deleteMember', { token: by.token, id });

  it("ends the member's access from the next request, with all credentials", async () => {
    const member = await add('admin');
    const another = await makeToken(service, member, ['boards:read']);
    await remove(member.memberId);
    for (const token of [member.token, another]) {
      expect((await service.fail('getMe', 401, { token })).code).toBe('invalid_token');
    }
    await service.fail('getWorkspace', 404, { token: member.session, id: team.workspaceId });
    await service.fail('getMember', 404, { token: team.token, id: member.memberId });
    expect(await memberRow(service, member)).toBeNull();
  });

  it('revokes the tokens permanently, even if the person comes back', async () => {
    const member = await add('admin');
    await remove(member.memberId);
    const sent = await invite(service, team, member.email, { role: 'admin' });
    expect(sent.id).not.toBe(member.memberId);
    await service.succeed('acceptInvite', { token: member.session, id: sent.token });
    await service.fail('getMe', 401, { token: member.token });
  });

  it('records events for the cards, the tokens and the member, in this order', async () => {
    const member = await add('member');
    const boardId = await board();
    const assigned = await cardFor([member], boardId);
    const before = (await readEvents(service, team)).length;
    await remove(member.memberId);
    const events = (await readEvents(service, team)).slice(before);
    expect(events.map(({ type }) => type)).toEqual(['card.updated', 'token.deleted', 'member.deleted']);
    expect(events[0]).toMatchObject({
      resourceId: assigned.id,
      changes: { assignee_ids: { from: [member.userId], to: [] } },
    });
    expect(events[1]?.changes).toMatchObject({ name: { from: 'Test', to: null } });
    const gone = (from: unknown) => ({ from, to: null });
    expect(events[2]).toMatchObject({
      resourceId: member.memberId,
      changes: {
        email: gone(member.email),
        name: gone(member.name),
        role: gone('member'),
        status: gone('active'),
        user_id: gone(member.userId),
      },
    });
    expect(new Set(events.map(({ actorUserId }) => actorUserId))).toEqual(new Set([team.userId]));
  });

  it('unassigns the member from all cards, even on deleted boards, and keeps what they created', async () => {
    const member = await add('member');
    const boardId = await board();
    const deletedBoard = await board();
    const made = await makeCard(service, member, boardId, { assignee_ids: [member.userId, team.userId] });
    await cardFor([member], deletedBoard);
    await service.succeed('deleteBoard', { token: team.token, id: deletedBoard });
    const link = await service.succeed('createShareLink', { token: member.token, id: made.id, body: {} });
    nowMs += 5;
    await remove(member.memberId);
    expect(await card(made.id)).toMatchObject({
      assignee_ids: [team.userId],
      created_by: member.userId,
      updated_at: new Date(nowMs).toISOString(),
    });
    expect(await versionOf(made.id)).toBe(2n);
    await service.succeed('getSharedCard', { id: link.token });
    const left = await service.database.reader.prisma.cardAssignee.count({
      where: { userId: storedId(member.userId) },
    });
    expect(left).toBe(0);
  });

  it('does not affect tokens, cards and memberships in other workspaces', async () => {
    const member = await add('member');
    const other = await makeTeam(service);
    const sent = await invite(service, other, member.email);
    await service.succeed('acceptInvite', { token: member.session, id: sent.token });
    const { secret } = await service.succeed('createAccessToken', {
      token: member.session,
      id: other.workspaceId,
      body: { name: 'Other', scopes: ['boards:read'] },
    });
    const { board: foreign } = await makeBoard(service, other);
    const assigned = await makeCard(service, other, foreign.id, { assignee_ids: [member.userId] });
    await remove(member.memberId);
    const { assignee_ids: assignees } = await service.succeed('getCard', { token: secret, id: assigned.id });
    expect(assignees).toEqual([member.userId]);
  });

  it('revokes the invite of someone who has not joined yet', async () => {
    const boardId = await board();
    const sent = await invite(service, team, 'printer@example.com', { role: 'guest', board_ids: [boardId] });
    await remove(sent.id);
    await service.fail('getInvite', 404, { id: sent.token });
    expect((await readEventsAbout(service, team, sent.id)).at(-1)).toMatchObject({
      type: 'member.deleted',
      changes: { status: { from: 'invited', to: null } },
    });
    await service.fail('deleteMember', 404, { token: team.token, id: sent.id });
  });

  it('refuses to remove a member with a higher role, and lets admins remove themselves', async () => {
    const admin = await add('admin');
    await expectNothingStored(service, async () => {
      const problem = await service.fail('deleteMember', 403, { token: admin.token, id: team.memberId });
      expect(problem.code).toBe('role_too_high');
    });
    const { token } = await add('member');
    expect((await service.fail('deleteMember', 403, { token, id: admin.memberId })).code).toBe(
      'insufficient_role',
    );
    await remove(admin.memberId, admin);
  });

  it('keeps the last owner, and the user of a personal workspace', async () => {
    await invite(service, team, 'printer@example.com', { role: 'owner' });
    const person = await makePerson(service);
    await addTeammate(service, person, 'owner');
    const { data } = await service.succeed('listMembers', { token: person.session, id: person.workspaceId });
    await expectNothingStored(service, async () => {
      for (const [token, id] of [
        [team.token, team.memberId],
        [person.session, data[0]?.id ?? ''],
      ] as const) {
        expect((await service.fail('deleteMember', 409, { token, id })).code).toBe('last_owner');
      }
    });
  });

  it('appears in listEvents', async () => {
    const guest = await add('guest', [await board()]);
    await remove(guest.memberId);
    const { data } = await service.succeed('listEvents', {
      token: team.session,
      query: { workspace_id: team.workspaceId, resource_id: guest.memberId },
    });
    expect(data.at(-1)).toMatchObject({
      type: 'member.deleted',
      resource: { type: 'member', id: guest.memberId },
      changes: {
        user_id: { from: guest.userId },
        board_ids: { from: [expect.stringMatching(/^board_/) as unknown] },
      },
    });
  });
});
