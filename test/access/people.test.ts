/** People by name over HTTP: whom members and guests see, and what is shown of them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeBoard, makeCard, makeSession, makeToken } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, invite, makePerson, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
});

const people = async (token: string, query = {}) =>
  (await service.succeed('listPeople', { token, id: team.workspaceId, query })).data;
const ids = async (token: string) => (await people(token)).map(({ id }) => id);
const board = async () => (await makeBoard(service, team)).board.id;

/** The contrast of white text on a color (WCAG 2.2, relative luminance). */
function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

describe('listPeople', () => {
  it('shows members every active member with name, initials, color and role, and no email address', async () => {
    const guest = await addTeammate(service, team, 'guest');
    const member = await addTeammate(service, team, 'member');
    await invite(service, team, 'invited@example.com');
    for (const reader of [team, member]) {
      const shown = await people(reader.session);
      expect(shown.map(({ id, name, role }) => ({ id, name, role }))).toEqual([
        { id: team.userId, name: team.name, role: 'owner' },
        { id: guest.userId, name: guest.name, role: 'guest' },
        { id: member.userId, name: member.name, role: 'member' },
      ]);
      expect(JSON.stringify(shown)).not.toContain('@');
      for (const { initials, avatar_color: color } of shown) {
        expect(initials).toMatch(/^P\d$/);
        expect(contrastWithWhite(color)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('shows roles only where the list of members does: not to a token without members:read', async () => {
    const token = await makeToken(service, team, ['boards:read']);
    await service.fail('listMembers', 403, { token, id: team.workspaceId });
    expect(await people(token)).toEqual([
      expect.not.objectContaining({ role: expect.anything() as unknown }),
    ]);
  });

  it('requires boards:read', async () => {
    const token = await makeToken(service, team, ['members:read']);
    const problem = await service.fail('listPeople', 403, { token, id: team.workspaceId });
    expect(problem.code).toBe('insufficient_scope');
  });

  it('pages without repeating or missing anyone, for members and guests', async () => {
    const given = await board();
    const guest = await addTeammate(service, team, 'guest', [given]);
    const { id } = await makeCard(service, team, given);
    for (let number = 0; number < 4; number += 1) {
      const { token } = await addTeammate(service, team, 'member');
      await service.succeed('createComment', { token, id, body: { body: 'Here' } });
    }
    for (const token of [team.token, guest.token]) {
      const all = await ids(token);
      expect(all).toHaveLength(6);
      const seen: string[] = [];
      for (let cursor: string | undefined = ''; cursor !== undefined;) {
        const query: Readonly<Record<string, string | number>> = {
          limit: 2,
          ...(cursor !== '' && { cursor }),
        };
        const page: { data: readonly { id: string }[]; next_cursor?: string } = await service.succeed(
          'listPeople',
          { token, id: team.workspaceId, query },
        );
        seen.push(...page.data.map((person) => person.id));
        cursor = page.next_cursor;
      }
      expect(seen).toEqual(all);
    }
  });

  it('returns 304 until something that it shows changes', async () => {
    const call = { token: team.token, id: team.workspaceId };
    const { headers } = await service.call('listPeople', call);
    const again = { ...call, headers: { 'If-None-Match': headers.etag ?? '' } };
    expect((await service.call('listPeople', again)).status).toBe(304);
    await service.succeed('updateMe', { token: team.session, body: { name: 'Ada de la Winter' } });
    const changed = await service.call('listPeople', again);
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ data: [{ name: 'Ada de la Winter', initials: 'AW' }] });
  });

  it.each([
    ['ß straße', 'SS'],
    ['ﬁ x', 'FX'],
    ['José Ångström', 'JÅ'],
  ])('shows one character of each word of %s in upper case', async (name, initials) => {
    await service.succeed('updateMe', { token: team.session, body: { name } });
    const shown = await service.succeed('getUser', { token: team.session, id: team.userId });
    expect(shown).toMatchObject({ initials });
  });

  it('leaves out people who have left', async () => {
    const member = await addTeammate(service, team, 'member');
    await service.succeed('leaveWorkspace', { token: member.session, id: team.workspaceId });
    expect(await ids(team.token)).toEqual([team.userId]);
    await service.fail('listPeople', 404, { token: member.session, id: team.workspaceId });
  });
});

describe('listPeople as a guest', () => {
  it('shows those who have appeared on the boards that the guest was given, and no roles', async () => {
    const [given, other] = [await board(), await board()];
    const guest = await addTeammate(service, team, 'guest', [given]);
    const [creator, assignee, commenter, mover, stranger] = [
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'guest', [given]),
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'member'),
    ];
    expect(await ids(guest.session)).toEqual([team.userId, guest.userId]);
    const { id } = await makeCard(service, creator, given, { assignee_ids: [assignee.userId] });
    await service.succeed('createComment', { token: commenter.token, id, body: { body: 'Here' } });
    await service.succeed('archiveCard', { token: mover.token, id });
    await makeCard(service, stranger, other, { assignee_ids: [stranger.userId] });
    const expected = [team, guest, creator, assignee, commenter, mover].map(({ userId }) => userId);
    for (const token of [guest.session, guest.token]) {
      expect(await ids(token)).toEqual(expected);
      expect(JSON.stringify(await people(token))).not.toContain('role');
    }
    for (const { userId } of [team, guest, creator, assignee, commenter, mover]) {
      expect((await service.succeed('getUser', { token: guest.token, id: userId })).id).toBe(userId);
    }
    for (const token of [guest.token, guest.session]) {
      await service.fail('getUser', 404, { token, id: stranger.userId });
    }
  });

  it('forgets the people of a board that is taken away or deleted', async () => {
    const [one, two] = [await board(), await board()];
    const guest = await addTeammate(service, team, 'guest', [one, two]);
    const [first, second] = [
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'member'),
    ];
    await makeCard(service, first, one);
    await makeCard(service, second, two);
    expect(await ids(guest.token)).toEqual([team, guest, first, second].map(({ userId }) => userId));
    await service.succeed('deleteBoard', { token: team.token, id: two });
    expect(await ids(guest.token)).toEqual([team, guest, first].map(({ userId }) => userId));
    await service.fail('getUser', 404, { token: guest.token, id: second.userId });
    await service.succeed('updateMember', { token: team.token, id: guest.memberId, body: { board_ids: [] } });
    expect(await ids(guest.token)).toEqual([guest.userId]);
  });

  it('shows nobody of another workspace in which the same guest sees more', async () => {
    const given = await board();
    const guest = await addTeammate(service, team, 'guest', [given]);
    const own = await service.succeed('listPeople', { token: guest.session, id: guest.workspaceId });
    expect(own.data).toHaveLength(2);
    const { credential } = await service.succeed('getMe', { token: guest.token });
    expect(credential.workspace_id).toBe(team.workspaceId);
    const elsewhere = await makeTeam(service);
    await service.fail('listPeople', 404, { token: guest.session, id: elsewhere.workspaceId });
  });
});

describe('getUser', () => {
  it('shows a person without a role, to sessions and tokens that share a workspace with them', async () => {
    const member = await addTeammate(service, team, 'member');
    const token = await makeToken(service, team, ['boards:read']);
    for (const reader of [team.session, token, member.token]) {
      expect(await service.succeed('getUser', { token: reader, id: member.userId })).toEqual({
        id: member.userId,
        name: member.name,
        initials: expect.stringMatching(/^P\d$/) as unknown,
        avatar_color: expect.stringMatching(/^#[0-9a-f]{6}$/) as unknown,
      });
    }
  });

  it('returns 404 for people who share no workspace with the credential', async () => {
    const member = await addTeammate(service, team, 'member');
    const stranger = await makePerson(service);
    for (const token of [team.token, team.session]) {
      await service.fail('getUser', 404, { token, id: stranger.userId });
    }
    // The token of the personal workspace reaches that workspace alone.
    const { secret: session } = await makeSession(service, member);
    const { data } = await service.succeed('listWorkspaces', { token: session });
    const personal = data.find(({ kind }) => kind === 'personal')?.id ?? '';
    const own = await makeToken(service, { ...member, workspaceId: personal }, ['boards:read']);
    expect((await service.succeed('getUser', { token: own, id: member.userId })).id).toBe(member.userId);
    await service.fail('getUser', 404, { token: own, id: team.userId });
    expect((await service.succeed('getUser', { token: session, id: team.userId })).id).toBe(team.userId);
  });

  it('returns 404 once either of the two has left, and once the workspace is deleted', async () => {
    const [one, two] = [
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'member'),
    ];
    await service.succeed('leaveWorkspace', { token: one.session, id: team.workspaceId });
    await service.fail('getUser', 404, { token: two.session, id: one.userId });
    await service.fail('getUser', 404, { token: one.session, id: two.userId });
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    await service.fail('getUser', 404, { token: two.session, id: team.userId });
  });
});

describe('initials', () => {
  it.each([
    ['Ada Winter', 'AW'],
    ['ada', 'A'],
    ['Ada de la Winter', 'AW'],
    ['  (Ada)  "Winter"  ', 'AW'],
    ['Éva Őrsi', 'ÉŐ'],
    ['ß', 'S'],
    ['李 小龙', '李小'],
    ['Ada –', 'A'],
    ['👩‍💻 🚀', '👩‍💻🚀'],
    ['–', '–'],
    [`A${'\u0301'.repeat(150)} B`, `A${'\u0301'.repeat(9)}B`],
  ])('of %j are %j', async (name, initials) => {
    await service.succeed('updateMe', { token: team.session, body: { name } });
    expect((await service.succeed('getUser', { token: team.session, id: team.userId })).initials).toBe(
      initials,
    );
  });
});

it('keeps the people of a board in step while many appear at once', async () => {
  const given = await board();
  const guest = await addTeammate(service, team, 'guest', [given]);
  const members = [
    await addTeammate(service, team, 'member'),
    await addTeammate(service, team, 'member'),
    await addTeammate(service, team, 'member'),
  ];
  const assigned = members.map(({ userId }) => userId);
  await Promise.all(
    members.flatMap((member) =>
      [1, 2, 3].map(() => makeCard(service, member, given, { assignee_ids: assigned })),
    ),
  );
  expect(await ids(guest.token)).toEqual([team.userId, guest.userId, ...assigned]);
  const rows = await service.database.reader.prisma.boardPerson.count({
    where: { boardId: storedId(given) },
  });
  expect(rows).toBe(4);
});
