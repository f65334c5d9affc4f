/** Who owns a workspace: transferring it, and leaving it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, readEvents } from '../support/factories.ts';
import { disable } from '../support/holds.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { addTeammate, invite, makePerson, makeTeam, memberRow, ownersOf } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
});

const rolesOf = async (...people: Teammate[]) =>
  Promise.all(people.map(async (person) => (await memberRow(service, person))?.role ?? 'gone'));

describe('transferWorkspace', () => {
  const transfer = (memberId: string, by: Teammate = team) => ({
    token: by.session,
    id: team.workspaceId,
    body: { member_id: memberId },
  });

  it.each(['admin', 'member', 'guest'] as const)(
    'makes a member who was %s the owner, and the owner an admin',
    async (role) => {
      const { board } = await makeBoard(service, team);
      const successor = await addTeammate(service, team, role, role === 'guest' ? [board.id] : []);
      const before = (await readEvents(service, team)).length;
      const workspace = await service.succeed('transferWorkspace', transfer(successor.memberId));
      expect(workspace).toEqual(
        await service.succeed('getWorkspace', { token: successor.session, id: team.workspaceId }),
      );
      expect(await rolesOf(team, successor)).toEqual(['admin', 'owner']);
      const events = (await readEvents(service, team)).slice(before);
      expect(events).toMatchObject([
        {
          type: 'member.updated',
          resourceId: successor.memberId,
          actorUserId: team.userId,
          changes: { role: { from: role, to: 'owner' } },
        },
        {
          type: 'member.updated',
          resourceId: team.memberId,
          changes: { role: { from: 'owner', to: 'admin' } },
        },
      ]);
      expect(events).toHaveLength(2);
      const shown = await service.succeed('getMember', { token: team.token, id: successor.memberId });
      expect(shown).not.toHaveProperty('board_ids');
    },
  );

  it('only steps down if the other member is already an owner', async () => {
    const other = await addTeammate(service, team, 'owner');
    await service.succeed('transferWorkspace', transfer(other.memberId));
    expect(await rolesOf(team, other)).toEqual(['admin', 'owner']);
  });

  it('changes nothing when owners name themselves', async () => {
    await expectNothingStored(service, async () => {
      const { id } = await service.succeed('transferWorkspace', transfer(team.memberId));
      expect(id).toBe(team.workspaceId);
    });
  });

  it('can only transfer to an active member of this workspace', async () => {
    const elsewhere = await makeTeam(service);
    const invited = await invite(service, team, 'printer@example.com', { role: 'admin' });
    await expectNothingStored(service, async () => {
      for (const id of [invited.id, elsewhere.memberId, 'member_01m00000000000000000000000']) {
        const problem = await service.fail('transferWorkspace', 422, transfer(id));
        expect(problem).toMatchObject({ code: 'unknown_member', errors: [{ pointer: '/member_id' }] });
      }
    });
  });

  it.each(['admin', 'owner'] as const)('is refused to a disabled account that is %s', async (role) => {
    const mate = await addTeammate(service, team, role);
    await disable(service, mate);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('transferWorkspace', 409, {
        token: team.session,
        id: team.workspaceId,
        body: { member_id: mate.memberId },
      });
      expect(problem.detail).toBe("This person's account is disabled.");
    });
  });

  it('is not given to a disabled account by a change of its role either', async () => {
    const mate = await addTeammate(service, team, 'admin');
    await disable(service, mate);
    await expectNothingStored(service, async () => {
      const body = { role: 'owner' };
      const problem = await service.fail('updateMember', 409, {
        token: team.session,
        id: mate.memberId,
        body,
      });
      expect(problem.detail).toBe("This person's account is disabled.");
    });
  });

  it('is refused for a personal workspace', async () => {
    const person = await makePerson(service);
    const admin = await addTeammate(service, person, 'admin');
    await expectNothingStored(service, async () => {
      const problem = await service.fail('transferWorkspace', 409, {
        token: person.session,
        id: person.workspaceId,
        body: { member_id: admin.memberId },
      });
      expect(problem.code).toBe('personal_workspace');
    });
  });

  it('requires a session of an owner', async () => {
    const admin = await addTeammate(service, team, 'admin');
    await expectNothingStored(service, async () => {
      const asAdmin = await service.fail('transferWorkspace', 403, transfer(admin.memberId, admin));
      expect(asAdmin).toMatchObject({
        code: 'insufficient_role',
        detail: expect.stringContaining('owner') as unknown,
      });
      const byToken = await service.fail('transferWorkspace', 403, {
        ...transfer(admin.memberId),
        token: team.token,
      });
      expect(byToken.code).toBe('session_required');
    });
  });

  it.each([
    [{}, '/member_id', 'missing'],
    [{ member_id: 'x' }, '/member_id', 'bad_format'],
    [{ member_id: null }, '/member_id', 'wrong_type'],
  ])('refuses %j', async (body, pointer, code) => {
    const problem = await service.fail('transferWorkspace', 400, { ...transfer(''), body });
    expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
  });
});

describe('leaveWorkspace', () => {
  const leaving = ({ session }: Pick<Teammate, 'session'>, id = team.workspaceId) => ({ token: session, id });

  it.each(['owner', 'admin', 'member', 'guest'] as const)(
    'ends the membership, tokens and assignments of a member who is %s',
    async (role) => {
      const { board } = await makeBoard(service, team);
      const mate = await addTeammate(service, team, role, role === 'guest' ? [board.id] : []);
      const card = await makeCard(service, team, board.id, { assignee_ids: [mate.userId, team.userId] });
      const before = (await readEvents(service, team)).length;
      await service.succeed('leaveWorkspace', leaving(mate));
      expect(await memberRow(service, mate)).toBeNull();
      await service.fail('getMe', 401, { token: mate.token });
      await service.fail('getWorkspace', 404, leaving(mate));
      const { assignee_ids: left } = await service.succeed('getCard', { token: team.token, id: card.id });
      expect(left).toEqual([team.userId]);
      const events = (await readEvents(service, team)).slice(before);
      expect(events.map(({ type, actorKind, actorUserId }) => [type, actorKind, actorUserId])).toEqual(
        ['card.updated', 'token.deleted', 'member.deleted'].map((type) => [type, 'session', mate.userId]),
      );
    },
  );

  it('is refused to the last owner until there is another', async () => {
    await addTeammate(service, team, 'admin');
    await invite(service, team, 'printer@example.com', { role: 'owner' });
    await expectNothingStored(service, async () => {
      expect((await service.fail('leaveWorkspace', 409, leaving(team))).code).toBe('last_owner');
    });
    await addTeammate(service, team, 'owner');
    await service.succeed('leaveWorkspace', leaving(team));
    expect(await ownersOf(service, team)).toBe(1);
  });

  it('is refused to the last owner whose account is not disabled, and so are a lower role and deleting the account', async () => {
    const other = await addTeammate(service, team, 'owner');
    await disable(service, other);
    const { session: token, memberId: id } = team;
    await expectNothingStored(service, async () => {
      const body = { role: 'admin' };
      for (const problem of [
        await service.fail('leaveWorkspace', 409, leaving(team)),
        await service.fail('updateMember', 409, { token, id, body }),
        await service.fail('createAccountDeletion', 409, { token }),
      ]) {
        expect(problem.code).toBe('last_owner');
      }
    });
  });

  it("is refused for the caller's personal workspace, even if it has another owner", async () => {
    const person = await makePerson(service);
    const guest = await addTeammate(service, person, 'guest');
    await addTeammate(service, person, 'owner');
    await expectNothingStored(service, async () => {
      const problem = await service.fail('leaveWorkspace', 409, leaving(person, person.workspaceId));
      expect(problem.code).toBe('personal_workspace');
    });
    await service.succeed('leaveWorkspace', leaving(guest, person.workspaceId));
  });

  it('requires a session', async () => {
    const mate = await addTeammate(service, team, 'member');
    const problem = await service.fail('leaveWorkspace', 403, { token: mate.token, id: team.workspaceId });
    expect(problem.code).toBe('session_required');
  });

  it('returns 404 the second time', async () => {
    const mate = await addTeammate(service, team, 'member');
    await service.succeed('leaveWorkspace', leaving(mate));
    await expectNothingStored(service, () => service.fail('leaveWorkspace', 404, leaving(mate)));
  });
});
