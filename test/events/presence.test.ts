/** Who looks at a board now: what streams and `getBoardPresence` show of it, and to whom. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Member } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import { storedId } from '../support/ids.ts';
import { idsIn, look, presenceStreams, readPresence, shows } from '../support/presence.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
let member: Member;

beforeAll(async () => {
  service = await startService({ streams: presenceStreams });
  team = await makeTeam(service);
  member = await makeMember(service, team, 'member');
});

const newBoard = async (): Promise<string> => (await makeBoard(service, team)).board.id;

describe('a stream with presence', () => {
  it('shows who looks at the board, and tells the others', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
    await shows(first, team);
    const second = await look(service, member, id);
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
    second.close();
    await shows(first, team);
    expect(first.presence.map(({ count }) => count)).toEqual([1, 2, 1]);
  });

  it('shows people as other lists do, with when they came', async () => {
    const id = await newBoard();
    const before = service.now();
    const follower = await look(service, team, id);
    await shows(follower, team);
    const { since, ...person } = follower.presence[0]?.people[0] ?? { since: '' };
    const { role, ...listed } = await service.succeed('getUser', { token: member.token, id: team.userId });
    expect(role).toBeUndefined();
    expect(person).toEqual(listed);
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before.getTime());
    expect(follower.presence[0]).toEqual(await readPresence(service, member, id));
  });

  it('changes nothing with a second window of the same person, which is shown the same', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
    const other = await look(service, member, id);
    await Promise.all([shows(first, team, member), shows(other, team, member)]);
    const before = first.presence.length;
    const second = await look(service, member, id);
    await shows(second, team, member);
    other.close();
    const third = await makeMember(service, team, 'member');
    await look(service, third, id);
    await shows(first, team, member, third);
    expect(first.presence).toHaveLength(before + 1);
    second.close();
    await shows(first, team, third);
  });

  it('has no id, so that the client continues where it was', async () => {
    const id = await newBoard();
    const follower = await look(service, team, id);
    await shows(follower, team);
    const { lastId } = follower;
    await look(service, member, id);
    await shows(follower, team, member);
    expect(follower.lastId).toBe(lastId);
    follower.close();
    await service.succeed('updateBoard', { token: team.token, id, body: { name: 'Changed' } });
    const next = await follow(service, 'streamBoardEvents', {
      token: team.token,
      id,
      query: { presence: true },
      headers: { 'Last-Event-ID': lastId ?? '' },
    });
    await next.has(1);
    expect(next.events).toMatchObject([{ changes: { name: { to: 'Changed' } } }]);
  });

  it('is opened by a ticket too', async () => {
    const id = await newBoard();
    const body = { board_id: id };
    const { ticket } = await service.succeed('createStreamTicket', { token: member.token, body });
    const follower = await follow(service, 'streamBoardEvents', { id, query: { ticket, presence: true } });
    await shows(follower, member);
  });

  it('is not one without the parameter: it gets nothing, and its person is not shown', async () => {
    const id = await newBoard();
    const [plain, off] = [
      await follow(service, 'streamBoardEvents', { token: member.token, id }),
      await follow(service, 'streamBoardEvents', { token: member.token, id, query: { presence: false } }),
    ];
    const follower = await look(service, team, id);
    await shows(follower, team);
    await makeCard(service, team, id);
    await Promise.all([plain.has(1), off.has(1)]);
    expect([...plain.presence, ...off.presence]).toEqual([]);
    expect(follower.presence).toHaveLength(1);
  });

  it('returns 400 for another value, naming the parameter, and for the stream of a workspace', async () => {
    const query = { presence: 'maybe' };
    const problem = await service.fail('streamBoardEvents', 400, {
      token: team.token,
      id: await newBoard(),
      query,
    });
    expect(problem.errors).toMatchObject([{ parameter: 'presence' }]);
    const owner = await makeTenant(service);
    const ofWorkspace = { token: owner.token, id: owner.workspaceId, query: { presence: true } };
    expect((await service.fail('streamWorkspaceEvents', 400, ofWorkspace)).errors).toMatchObject([
      { parameter: 'presence' },
    ]);
  });
});

describe('what is seen of other people', () => {
  it('by guests: themselves, and who has appeared on the board', async () => {
    const id = await newBoard();
    const guest = await makeMember(service, team, 'guest', [id]);
    const otherGuest = await makeMember(service, team, 'guest', [id]);
    const owner = await look(service, team, id);
    const quiet = await look(service, member, id);
    await Promise.all([shows(owner, team, member), shows(quiet, team, member)]);
    const follower = await look(service, guest, id);
    await shows(follower, team, guest);
    const otherFollower = await look(service, otherGuest, id);
    await shows(owner, team, member, guest, otherGuest);
    await shows(otherFollower, team, otherGuest);
    expect(follower.presence.at(-1)?.count).toBe(2);
    const seen = await readPresence(service, guest, id);
    expect([seen.count, ...idsIn(seen)]).toEqual([2, team.userId, guest.userId]);
    const { data } = await service.succeed('listPeople', { token: guest.token, id: team.workspaceId });
    expect(data.map((person) => person.id)).toEqual(expect.arrayContaining([...idsIn(seen)]));
    expect(data.map((person) => person.id)).not.toContain(member.userId);
    await makeCard(service, member, id);
    expect(idsIn(await readPresence(service, guest, id))).toEqual([team.userId, member.userId, guest.userId]);
    // The regular read finds it.
    await expect
      .poll(() => idsIn(follower.presence.at(-1)))
      .toEqual([team.userId, member.userId, guest.userId]);
  }, 25_000);

  it('by viewers of a private board: everyone, as members of the workspace', async () => {
    const id = await newBoard();
    const other = await makeMember(service, team, 'member');
    for (const [person, role] of [
      [member, 'viewer'],
      [other, 'editor'],
    ] as const) {
      const path = { id, user_id: person.userId };
      await service.succeed('putBoardMember', { token: team.token, path, body: { role } });
    }
    await service.succeed('updateBoard', { token: team.token, id, body: { visibility: 'members' } });
    const follower = await look(service, other, id);
    await shows(follower, other);
    const viewer = await look(service, member, id);
    await shows(viewer, other, member);
    expect((await readPresence(service, member, id)).count).toBe(2);
  });

  it('on other boards: nothing', async () => {
    const [id, otherId] = [await newBoard(), await newBoard()];
    const follower = await look(service, team, id);
    const other = await look(service, member, otherId);
    await Promise.all([shows(follower, team), shows(other, member)]);
    expect(idsIn(await readPresence(service, team, otherId))).toEqual([member.userId]);
  });

  it('after the board has moved to another workspace: nobody of the one before', async () => {
    const id = await newBoard();
    const body = { name: 'Before' };
    const former = await service.succeed('createWorkspace', { token: team.session, body });
    const follower = await look(service, team, id);
    await shows(follower, team);
    // As if the process had not noticed: its rows name the workspace of before, which the person is still a member of.
    await service.database.reader.rows(Prisma.sql`
      UPDATE board_presence SET workspace_id = ${storedId(former.id)}::uuid WHERE board_id = ${storedId(id)}::uuid`);
    expect(await readPresence(service, team, id)).toEqual({ count: 0, people: [] });
  });
});

describe('getBoardPresence', () => {
  it('returns nobody for a board that nobody looks at', async () => {
    expect(await readPresence(service, team, await newBoard())).toEqual({ count: 0, people: [] });
  });

  it('returns 404 to other workspaces, 403 without the scope, and 304 while nothing changes', async () => {
    const id = await newBoard();
    const stranger = await makeTenant(service);
    await service.fail('getBoardPresence', 404, { token: stranger.token, id });
    await service.fail('streamBoardEvents', 404, { token: stranger.token, id, query: { presence: true } });
    const owner = { ...team, token: team.session };
    const { secret } = await makeAccessToken(service, owner, { scopes: ['members:read'] });
    expect((await service.fail('getBoardPresence', 403, { token: secret, id })).code).toBe(
      'insufficient_scope',
    );
    const first = await service.call('getBoardPresence', { token: team.token, id });
    const headers = { 'If-None-Match': String(first.headers.etag) };
    const { status } = await service.call('getBoardPresence', { token: team.token, id, headers });
    expect(status).toBe(304);
  });
});
