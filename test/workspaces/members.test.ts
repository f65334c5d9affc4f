/** Members of workspaces: who sees them, and inviting people. */
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newTag } from '../support/entity-tags.ts';
import { makeBoard, makeTenant, readEventsAbout } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import {
  addTeammate,
  invite,
  latestInviteToken,
  makePerson,
  makeTeam,
  memberRow,
  queuedInvites,
} from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
const start = Date.parse('2026-11-21T09:30:00.000Z');
const dayMs = 86_400_000;
let nowMs = start;

beforeAll(async () => {
  service = await startService({ now: () => new Date(nowMs) });
});

beforeEach(async () => {
  nowMs = start;
  team = await makeTeam(service);
});

const email = 'printer@example.com';
const order = (body: Readonly<Record<string, unknown>>, by: Teammate = team) => ({
  token: by.token,
  id: team.workspaceId,
  body: { email, role: 'member', ...body },
});
const board = async (name?: string) => (await makeBoard(service, team, name)).board.id;
const storedMember = (memberId: string) =>
  service.database.reader.prisma.workspaceMember.findUniqueOrThrow({ where: { id: storedId(memberId) } });
const lastInvite = async () => (await queuedInvites(service)).at(-1);

describe('listMembers', () => {
  it('lists all members, including invited ones, oldest first, each as getMember shows it', async () => {
    const boards = [await board(), await board()];
    const guest = await addTeammate(service, team, 'guest', boards);
    const invited = await invite(service, team, email);
    const { data } = await service.succeed('listMembers', { token: team.token, id: team.workspaceId });
    expect(data.map(({ id }) => id)).toEqual([team.memberId, guest.memberId, invited.id]);
    for (const member of data) {
      expect(await service.succeed('getMember', { token: team.token, id: member.id })).toEqual(member);
    }
    expect(data[1]).toMatchObject({ role: 'guest', status: 'active', board_ids: boards });
  });

  it('pages through members without repeating any', async () => {
    for (const role of ['admin', 'member', 'guest', 'owner'] as const) await addTeammate(service, team, role);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 2, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listMembers', { token: team.token, id: team.workspaceId, query });
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort());
  });

  it('returns 403 to guests, who see the workspace but not its members', async () => {
    const { token } = await addTeammate(service, team, 'member');
    await service.succeed('listMembers', { token, id: team.workspaceId });
    const guest = await addTeammate(service, team, 'guest', [await board()]);
    const problem = await service.fail('listMembers', 403, { token: guest.token, id: team.workspaceId });
    expect(problem).toMatchObject({
      code: 'insufficient_role',
      detail: expect.stringContaining('member') as unknown,
    });
  });
});

describe('getMember', () => {
  it('shows an active member with the user, without the fields of guests', async () => {
    expect(await service.succeed('getMember', { token: team.session, id: team.memberId })).toEqual({
      id: team.memberId,
      workspace_id: team.workspaceId,
      email: team.email,
      name: team.name,
      user_id: team.userId,
      role: 'owner',
      status: 'active',
      invited_at: new Date(start).toISOString(),
      joined_at: new Date(start).toISOString(),
      etag: expect.any(String) as unknown,
    });
  });

  it('shows no board that has been deleted', async () => {
    const [kept, deleted] = [await board(), await board()];
    const guest = await addTeammate(service, team, 'guest', [kept, deleted]);
    await service.succeed('deleteBoard', { token: team.token, id: deleted });
    const shown = await service.succeed('getMember', { token: team.token, id: guest.memberId });
    expect(shown.board_ids).toEqual([kept]);
  });

  it('returns 404 to guests, even for themselves', async () => {
    const guest = await addTeammate(service, team, 'guest', [await board()]);
    for (const id of [team.memberId, guest.memberId]) {
      for (const operationId of ['getMember', 'updateMember', 'deleteMember', 'resendInvite'] as const) {
        const body = operationId === 'updateMember' ? { body: {} } : {};
        expect(await service.fail(operationId, 404, { token: guest.token, id, ...body })).toMatchObject({
          code: 'not_found',
        });
      }
    }
  });

  it('hides the members of a deleted workspace', async () => {
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    await service.fail('getMember', 404, { token: team.session, id: team.memberId });
  });
});

describe('createMember', () => {
  it('creates an invited member with the address in lowercase, and returns its location', async () => {
    const boards = [await board(), await board()];
    const answer = await service.call(
      'createMember',
      order({ email: 'Printer@Example.COM', role: 'guest', board_ids: boards.toReversed() }),
    );
    expect(answer.status).toBe(201);
    const member = answer.body as { id: string };
    expect(member).toEqual({
      id: expect.stringMatching(/^member_/) as unknown,
      workspace_id: team.workspaceId,
      email,
      role: 'guest',
      status: 'invited',
      invited_at: new Date(start).toISOString(),
      board_ids: boards,
      etag: expect.any(String) as unknown,
    });
    expect(answer.headers.location).toBe(`/v1/members/${member.id}`);
    expect(await service.succeed('getMember', { token: team.token, id: member.id })).toEqual(member);
  });

  it('queues one mail with only ids, and stores only the hash of its token, for seven days', async () => {
    const { id } = await service.succeed('createMember', order({}));
    const token = await latestInviteToken(service, id);
    expect(await lastInvite()).toEqual({ memberId: id, generation: 1 });
    expect(await storedMember(id)).toMatchObject({
      inviteTokenHash: new Uint8Array(createHash('sha256').update(token).digest()),
      inviteExpiresAt: new Date(start + 7 * dayMs),
      invitedBy: storedId(team.userId),
      userId: null,
    });
  });

  it('records an event with the inviter', async () => {
    const boardId = await board();
    const { id } = await service.succeed('createMember', order({ role: 'guest', board_ids: [boardId] }));
    const set = (to: unknown) => ({ from: null, to });
    expect(await readEventsAbout(service, team, id)).toEqual([
      {
        type: 'member.created',
        id,
        actor: team.userId,
        changes: {
          email: set(email),
          role: set('guest'),
          status: set('invited'),
          invited_at: set(new Date(start).toISOString()),
          board_ids: set([boardId]),
        },
      },
    ]);
  });

  it('sends one invite to each recipient of concurrent requests', async () => {
    const recipients = Array.from({ length: 30 }, (_, index) => `recipient${index}@example.com`);
    const members = await Promise.all(
      recipients.map((recipient) => service.succeed('createMember', order({ email: recipient }))),
    );
    expect(members.map((member) => member.email)).toEqual(recipients);
    const ids = members.map(({ id }) => id);
    const mailed = (await queuedInvites(service)).filter(({ memberId }) => ids.includes(memberId));
    expect(mailed.map(({ memberId }) => memberId).sort()).toEqual([...ids].sort());
    for (const [index, id] of ids.entries()) {
      const shown = await service.succeed('getInvite', { id: await latestInviteToken(service, id) });
      expect(shown.email).toBe(recipients[index]);
    }
  });

  it('replaces the open invite of an address, ignoring case: same member, new mail, and the old link stops working', async () => {
    const admin = await addTeammate(service, team, 'admin');
    const boardId = await board();
    const first = await invite(service, team, email, { role: 'admin' });
    const before = await service.succeed('getMember', { token: team.token, id: first.id });
    nowMs += 5;
    const options = { email: email.toUpperCase(), role: 'guest', board_ids: [boardId] };
    const second = await service.succeed('createMember', order(options, admin));
    expect(second).toEqual({
      id: first.id,
      workspace_id: team.workspaceId,
      email,
      role: 'guest',
      status: 'invited',
      invited_at: new Date(nowMs).toISOString(),
      board_ids: [boardId],
      etag: newTag(before),
    });
    expect(await service.succeed('getMember', { token: team.token, id: first.id })).toEqual(second);
    expect(await lastInvite()).toEqual({ memberId: first.id, generation: 2 });
    await service.fail('getInvite', 404, { id: first.token });
    const shown = await service.succeed('getInvite', { id: await latestInviteToken(service, first.id) });
    expect(shown).toMatchObject({ role: 'guest', invited_by_name: admin.name });
    expect(shown.expires_at).toBe(new Date(nowMs + 7 * dayMs).toISOString());
    expect((await readEventsAbout(service, team, first.id)).at(-1)).toEqual({
      type: 'member.updated',
      id: first.id,
      actor: admin.userId,
      changes: {
        role: { from: 'admin', to: 'guest' },
        invited_at: { from: new Date(start).toISOString(), to: new Date(nowMs).toISOString() },
        board_ids: { from: null, to: [boardId] },
      },
    });
  });

  it('replaces an invite that has expired', async () => {
    const first = await invite(service, team, email);
    nowMs += 7 * dayMs;
    await service.fail('getInvite', 404, { id: first.token });
    const second = await invite(service, team, email);
    expect(second.id).toBe(first.id);
    await service.succeed('getInvite', { id: second.token });
  });

  it('can invite to a personal workspace, but no second owner', async () => {
    const person = await makePerson(service);
    const body = { email, role: 'admin' };
    await service.succeed('createMember', { token: person.session, id: person.workspaceId, body });
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createMember', 409, {
        token: person.session,
        id: person.workspaceId,
        body: { email: 'another@example.com', role: 'owner' },
      });
      expect(problem).toMatchObject({ code: 'personal_workspace', errors: [{ pointer: '/role' }] });
    });
  });

  it('refuses active members, whatever the case of the address', async () => {
    const member = await addTeammate(service, team, 'member');
    await expectNothingStored(service, async () => {
      for (const known of [team.email.toUpperCase(), member.email]) {
        const problem = await service.fail('createMember', 409, order({ email: known }));
        expect(problem).toMatchObject({ code: 'already_member', errors: [{ pointer: '/email' }] });
      }
    });
  });

  it('invites an existing user without revealing that the user exists', async () => {
    const stranger = await makeTenant(service);
    const { id } = await invite(service, team, stranger.email);
    const shown = await service.succeed('getMember', { token: team.token, id });
    expect(Object.keys(shown).sort()).toEqual([
      'email',
      'etag',
      'id',
      'invited_at',
      'role',
      'status',
      'workspace_id',
    ]);
  });

  it("refuses roles above the caller's own, also of an existing invite", async () => {
    const admin = await addTeammate(service, team, 'admin');
    await invite(service, team, email, { role: 'owner' });
    await expectNothingStored(service, async () => {
      for (const body of [{ email: 'new@example.com', role: 'owner' }, { role: 'member' }]) {
        const problem = await service.fail('createMember', 403, order(body, admin));
        expect(problem.code).toBe('role_too_high');
      }
    });
    await service.succeed('createMember', order({ email: 'new@example.com', role: 'admin' }, admin));
  });

  it('requires the role admin', async () => {
    for (const role of ['member', 'guest'] as const) {
      const { token } = await addTeammate(service, team, role);
      const problem = await service.fail('createMember', 403, { ...order({}), token });
      expect(problem).toMatchObject({
        code: 'insufficient_role',
        detail: expect.stringContaining('admin') as unknown,
      });
    }
  });

  it('refuses boards that the workspace does not have, and points at the first', async () => {
    const own = await board();
    const deleted = await board();
    await service.succeed('deleteBoard', { token: team.token, id: deleted });
    const stranger = await makeTenant(service);
    const { board: foreign } = await makeBoard(service, stranger);
    await expectNothingStored(service, async () => {
      for (const unknown of [deleted, foreign.id, 'board_01m00000000000000000000000']) {
        const options = { role: 'guest', board_ids: [own, unknown] };
        const problem = await service.fail('createMember', 422, order(options));
        expect(problem).toMatchObject({ code: 'unknown_board', errors: [{ pointer: '/board_ids/1' }] });
      }
    });
  });

  it('refuses a list of boards, even an empty one, for any role but guest', async () => {
    await expectNothingStored(service, async () => {
      for (const role of ['owner', 'admin', 'member']) {
        const problem = await service.fail('createMember', 422, order({ role, board_ids: [] }));
        expect(problem).toMatchObject({
          code: 'boards_only_for_guests',
          errors: [{ pointer: '/board_ids' }],
        });
      }
    });
  });

  it.each([
    ['no address', { email: undefined }, '/email', 'missing'],
    ['something that is no address', { email: 'printer' }, '/email', 'bad_format'],
    ['a line break in the address', { email: 'a@example.com\nBcc: b@example.com' }, '/email', 'bad_format'],
    ['two addresses', { email: 'a@example.com, b@example.com' }, '/email', 'bad_format'],
    ['a name around the address', { email: 'Ada <a@example.com>' }, '/email', 'bad_format'],
    ['an unknown role', { role: 'king' }, '/role', 'not_allowed'],
    ['no role', { role: undefined }, '/role', 'missing'],
    ['null for the boards', { role: 'guest', board_ids: null }, '/board_ids', 'wrong_type'],
    ['something that is no board', { role: 'guest', board_ids: ['x'] }, '/board_ids/0', 'bad_format'],
    ['an unknown property', { status: 'active' }, '/status', 'unknown'],
  ])('refuses %s', async (_what, body, pointer, code) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createMember', 400, order(body));
      expect(problem.errors).toContainEqual(expect.objectContaining({ pointer, code }));
    });
  });

  it('refuses the same board twice', async () => {
    const id = await board();
    const problem = await service.fail('createMember', 400, order({ role: 'guest', board_ids: [id, id] }));
    expect(problem.errors).toMatchObject([{ pointer: '/board_ids', code: 'repeated' }]);
  });

  it('gives a guest access only to the boards of the invite once it is accepted', async () => {
    const [given, other] = [await board(), await board()];
    const person = await makePerson(service);
    const sent = await invite(service, team, person.email, { role: 'guest', board_ids: [given] });
    await service.succeed('acceptInvite', { token: person.session, id: sent.token });
    expect(await memberRow(service, { ...person, workspaceId: team.workspaceId })).toMatchObject({
      role: 'guest',
    });
    await service.succeed('getBoard', { token: person.session, id: given });
    await service.fail('getBoard', 404, { token: person.session, id: other });
  });
});
