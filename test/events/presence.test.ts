/** Who looks at a board now: what streams and `getBoardPresence` show of it, to whom, and what that costs. */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import { makeBoard, makeCard, makeMember, makeTenant } from '../support/factories.ts';
import type { Member, Tenant } from '../support/factories.ts';
import { follow } from '../support/event-streams.ts';
import type { Follower } from '../support/event-streams.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

/** The statements of presence that the service has sent. */
const statements: string[] = [];
let isDatabaseLost = false;
let service: Service;
let team: Teammate;
let member: Member;

function countingPresence(database: Database): Database {
  const { reader } = database;
  const rows: typeof reader.rows = async (statement, settings) => {
    if (/board_presence|presence_processes/.test(statement.text)) {
      statements.push(statement.text);
      if (isDatabaseLost) throw new Error('the database is lost');
    }
    return reader.rows(statement, settings);
  };
  return { ...database, reader: { ...reader, rows } };
}

beforeAll(async () => {
  const limits = { perProcessMax: 1_000, perNetworkMax: 1_000, perCredentialMax: 1_000 };
  service = await startService({ isOwn: true, wrapDatabase: countingPresence, streams: { limits } });
  team = await makeTeam(service);
  member = await makeMember(service, team, 'member');
});

const newBoard = async (): Promise<string> => (await makeBoard(service, team)).board.id;

const look = ({ token }: Pick<Tenant, 'token'>, id: string, place = service) =>
  follow(place, 'streamBoardEvents', { token, id, query: { presence: true } });

const idsIn = ({ people = [] }: Partial<Follower['presence'][number]> = {}) => people.map(({ id }) => id);

/** Resolves once the last message has these people, in this order. */
const shows = (follower: Follower, ...people: readonly Pick<Tenant, 'userId'>[]) =>
  expect
    .poll(() => idsIn(follower.presence.at(-1)), { timeout: 5_000, interval: 10 })
    .toEqual(people.map(({ userId }) => userId));

const read = ({ token }: Pick<Tenant, 'token'>, id: string) =>
  service.succeed('getBoardPresence', { token, id });

describe('a stream with presence', () => {
  it('shows who looks at the board, and tells the others, within two seconds', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    const joinedAtMs = performance.now();
    const second = await look(member, id);
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
    expect(performance.now() - joinedAtMs).toBeLessThan(2_000);
    const leftAtMs = performance.now();
    second.close();
    await shows(first, team);
    expect(performance.now() - leftAtMs).toBeLessThan(2_000);
    expect(first.presence.map(({ count }) => count)).toEqual([1, 2, 1]);
  });

  it('shows people as other lists do, with when they came', async () => {
    const id = await newBoard();
    const before = service.now();
    const follower = await look(team, id);
    await shows(follower, team);
    const { since, ...person } = follower.presence[0]?.people[0] ?? { since: '' };
    const { role, ...listed } = await service.succeed('getUser', { token: member.token, id: team.userId });
    expect(role).toBeUndefined();
    expect(person).toEqual(listed);
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before.getTime());
    expect(follower.presence[0]).toEqual(await read(member, id));
  });

  it('changes nothing with a second window of the same person, which is shown the same', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    const other = await look(member, id);
    await Promise.all([shows(first, team, member), shows(other, team, member)]);
    const before = first.presence.length;
    const second = await look(member, id);
    await shows(second, team, member);
    other.close();
    const third = await makeMember(service, team, 'member');
    await look(third, id);
    await shows(first, team, member, third);
    expect(first.presence).toHaveLength(before + 1);
    second.close();
    await shows(first, team, third);
  });

  it('has no id, so that the client continues where it was', async () => {
    const id = await newBoard();
    const follower = await look(team, id);
    await shows(follower, team);
    const { lastId } = follower;
    await look(member, id);
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
    const follower = await look(team, id);
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

describe('presence ends', () => {
  it('with access to the board, within two seconds', async () => {
    const id = await newBoard();
    const leaver = await makeMember(service, team, 'member');
    const first = await look(team, id);
    await look(leaver, id);
    await shows(first, team, leaver);
    const removedAtMs = performance.now();
    await service.succeed('deleteMember', { token: team.token, id: leaver.memberId });
    await shows(first, team);
    expect(performance.now() - removedAtMs).toBeLessThan(2_000);
    await service.fail('getBoardPresence', 401, { token: leaver.token, id });
  });

  it('when its process stops, and nothing is left in the database', async () => {
    const id = await newBoard();
    const other = await startService({ isOwn: true, databaseUrl: service.databaseUrl });
    const [first, second] = [await look(team, id), await look(member, id, other)];
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
    const stoppedAtMs = performance.now();
    other.eventStreams.stop();
    await other.eventStreams.stopped();
    await shows(first, team);
    expect(performance.now() - stoppedAtMs).toBeLessThan(2_000);
    first.close();
    await expect.poll(() => service.database.reader.prisma.presenceProcess.count()).toBe(0);
    expect(await service.database.reader.prisma.boardPresence.count()).toBe(0);
  });

  it('when the lease of its process ends', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    const processId = crypto.randomUUID();
    const join = (age: string) =>
      service.database.reader.rows(Prisma.sql`
      WITH process AS (
        INSERT INTO presence_processes (id, seen_at) VALUES (${processId}::uuid, now() - ${age}::interval)
        ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at)
      INSERT INTO board_presence (board_id, user_id, process_id, workspace_id, since)
      VALUES (${storedId(id)}::uuid, ${storedId(member.userId)}::uuid, ${processId}::uuid,
        ${storedId(team.workspaceId)}::uuid, now()) ON CONFLICT DO NOTHING`);
    await join('11 seconds');
    expect((await read(team, id)).count).toBe(2);
    await join('13 seconds');
    expect(idsIn(await read(team, id))).toEqual([team.userId]);
    // Another process removes what a dead one has left, when it renews its own lease.
    await expect
      .poll(() => service.database.reader.prisma.presenceProcess.count({ where: { id: processId } }), {
        timeout: 8_000,
      })
      .toBe(0);
  }, 20_000);
});

describe('what is seen of other people', () => {
  it('by guests: themselves, and who has appeared on the board', async () => {
    const id = await newBoard();
    const guest = await makeMember(service, team, 'guest', [id]);
    const otherGuest = await makeMember(service, team, 'guest', [id]);
    const owner = await look(team, id);
    const quiet = await look(member, id);
    await Promise.all([shows(owner, team, member), shows(quiet, team, member)]);
    const follower = await look(guest, id);
    await shows(follower, team, guest);
    await look(otherGuest, id);
    await shows(owner, team, member, guest, otherGuest);
    expect(follower.presence.at(-1)?.count).toBe(2);
    const seen = await read(guest, id);
    expect([seen.count, ...idsIn(seen)]).toEqual([2, team.userId, guest.userId]);
    const { data } = await service.succeed('listPeople', { token: guest.token, id: team.workspaceId });
    expect(data.map((person) => person.id)).toEqual(expect.arrayContaining([...idsIn(seen)]));
    expect(data.map((person) => person.id)).not.toContain(member.userId);
    await makeCard(service, member, id);
    expect(idsIn(await read(guest, id))).toEqual([team.userId, member.userId, guest.userId]);
    // The regular read finds it.
    await expect
      .poll(() => idsIn(follower.presence.at(-1)), { timeout: 12_000 })
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
    const follower = await look(other, id);
    await shows(follower, other);
    const viewer = await look(member, id);
    await shows(viewer, other, member);
    expect((await read(member, id)).count).toBe(2);
  });

  it('on other boards: nothing', async () => {
    const [id, otherId] = [await newBoard(), await newBoard()];
    const follower = await look(team, id);
    await look(member, otherId);
    await shows(follower, team);
    expect(idsIn(await read(team, otherId))).toEqual([member.userId]);
  });

  it('after the board has moved to another workspace: nobody of the one before', async () => {
    const id = await newBoard();
    const body = { name: 'Before' };
    const former = await service.succeed('createWorkspace', { token: team.session, body });
    const follower = await look(team, id);
    await shows(follower, team);
    // As if the process had not noticed: its rows name the workspace of before, which the person is still a member of.
    await service.database.reader.rows(Prisma.sql`
      UPDATE board_presence SET workspace_id = ${storedId(former.id)}::uuid WHERE board_id = ${storedId(id)}::uuid`);
    expect(await read(team, id)).toEqual({ count: 0, people: [] });
  });
});

describe('getBoardPresence', () => {
  it('returns nobody for a board that nobody looks at', async () => {
    expect(await read(team, await newBoard())).toEqual({ count: 0, people: [] });
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

describe('many people on one board', () => {
  let crowd: readonly Member[];

  beforeAll(async () => {
    crowd = await Promise.all(Array.from({ length: 60 }, () => makeMember(service, team, 'member')));
  }, 60_000);

  it('are counted, and the first 50 are listed', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    for (const person of crowd) await look(person, id);
    const guest = await makeMember(service, team, 'guest', [id]);
    await shows(await look(guest, id), team, guest);
    await expect.poll(() => first.presence.at(-1)?.count, { timeout: 5_000 }).toBe(62);
    const { people } = first.presence.at(-1) ?? { people: [] };
    expect(people.map(({ id: userId }) => userId)).toEqual(
      [team, ...crowd.slice(0, 49)].map(({ userId }) => userId),
    );
    expect(await read(team, id)).toEqual(first.presence.at(-1));
  });

  it('cost few messages and statements when 50 of them come and go, one after the other and all at once', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    const [before, startedAtMs] = [first.presence.length, performance.now()];
    statements.length = 0;
    const followers: Follower[] = [];
    for (const person of crowd.slice(0, 50)) {
      followers.push(await look(person, id));
      await delay(50);
    }
    for (const follower of followers) {
      follower.close();
      await delay(50);
    }
    const together = await Promise.all(crowd.slice(0, 50).map((person) => look(person, id)));
    for (const follower of together) follower.close();
    await shows(first, team);
    const seconds = (performance.now() - startedAtMs) / 1_000;
    expect(seconds).toBeGreaterThan(5);
    expect(first.presence.length - before).toBeLessThanOrEqual(seconds + 1);
    // Five writes and a read a second, and a lease now and then.
    expect(statements.length).toBeLessThanOrEqual(seconds * 7);
  }, 20_000);
});

describe('a failure of presence', () => {
  it('ends no stream, delays no event, is one line in the log, and is made up for afterwards', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    const lines = () => service.logLines.filter((line) => line.includes('who looks at boards')).length;
    const before = lines();
    isDatabaseLost = true;
    const second = await look(member, id);
    await makeCard(service, team, id);
    await Promise.all([first.has(1), second.has(1)]);
    const failed = statements.length;
    await expect.poll(() => statements.length, { timeout: 5_000 }).toBeGreaterThan(failed + 1);
    expect([lines() - before, first.isClosed, second.isClosed]).toEqual([1, false, false]);
    isDatabaseLost = false;
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
  }, 15_000);

  it('such as rows that are gone after a crash of the database: they are written again', async () => {
    const id = await newBoard();
    const first = await look(team, id);
    await shows(first, team);
    await service.database.reader.prisma.presenceProcess.deleteMany();
    expect((await read(team, id)).count).toBe(0);
    await expect.poll(async () => (await read(team, id)).count, { timeout: 8_000 }).toBe(1);
  }, 15_000);
});
