/** How presence ends, what it costs with many people, and what a failure of it does. */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { makeBoard, makeCard, makeMember } from '../support/factories.ts';
import type { Member } from '../support/factories.ts';
import type { Follower } from '../support/event-streams.ts';
import { storedId } from '../support/ids.ts';
import { idsIn, look, presenceStreams, readPresence, shows } from '../support/presence.ts';
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
  service = await startService({ isOwn: true, wrapDatabase: countingPresence, streams: presenceStreams });
  team = await makeTeam(service);
  member = await makeMember(service, team, 'member');
});

const newBoard = async (): Promise<string> => (await makeBoard(service, team)).board.id;

describe('presence ends', () => {
  it('with access to the board', async () => {
    const id = await newBoard();
    const leaver = await makeMember(service, team, 'member');
    const first = await look(service, team, id);
    await look(service, leaver, id);
    await shows(first, team, leaver);
    await service.succeed('deleteMember', { token: team.token, id: leaver.memberId });
    await shows(first, team);
    await service.fail('getBoardPresence', 401, { token: leaver.token, id });
  });

  it('when its process stops, and nothing is left in the database', async () => {
    const id = await newBoard();
    const other = await startService({ isOwn: true, databaseUrl: service.databaseUrl });
    const [first, second] = [await look(service, team, id), await look(other, member, id)];
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
    other.eventStreams.stop();
    await other.eventStreams.stopped();
    await shows(first, team);
    first.close();
    await expect.poll(() => service.database.reader.prisma.presenceProcess.count()).toBe(0);
    expect(await service.database.reader.prisma.boardPresence.count()).toBe(0);
  });

  it('when the lease of its process ends', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
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
    expect((await readPresence(service, team, id)).count).toBe(2);
    await join('13 seconds');
    expect(idsIn(await readPresence(service, team, id))).toEqual([team.userId]);
    // Another process removes what a dead one has left, when it renews its own lease.
    await expect
      .poll(() => service.database.reader.prisma.presenceProcess.count({ where: { id: processId } }))
      .toBe(0);
  }, 20_000);
});

describe('many people on one board', () => {
  let crowd: readonly Member[];

  beforeAll(async () => {
    crowd = await Promise.all(Array.from({ length: 60 }, () => makeMember(service, team, 'member')));
  }, 60_000);

  it('are counted, and the first 50 are listed', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
    await shows(first, team);
    for (const person of crowd) await look(service, person, id);
    const guest = await makeMember(service, team, 'guest', [id]);
    await shows(await look(service, guest, id), team, guest);
    await expect.poll(() => first.presence.at(-1)?.count).toBe(62);
    const { people } = first.presence.at(-1) ?? { people: [] };
    expect(people.map(({ id: userId }) => userId)).toEqual(
      [team, ...crowd.slice(0, 49)].map(({ userId }) => userId),
    );
    expect(await readPresence(service, team, id)).toEqual(first.presence.at(-1));
  });

  it('cost few messages and statements when 30 of them come and go, one after the other and all at once', async () => {
    const usual = await startService({
      isOwn: true,
      databaseUrl: service.databaseUrl,
      wrapDatabase: countingPresence,
      streams: { limits: presenceStreams.limits },
    });
    const id = await newBoard();
    const first = await look(usual, team, id);
    await shows(first, team);
    const [before, startedAtMs] = [first.presence.length, performance.now()];
    statements.length = 0;
    const followers: Follower[] = [];
    for (const person of crowd.slice(0, 30)) {
      followers.push(await look(usual, person, id));
      await delay(40);
    }
    for (const follower of followers) {
      follower.close();
      await delay(40);
    }
    const together = await Promise.all(crowd.slice(0, 30).map((person) => look(usual, person, id)));
    for (const follower of together) follower.close();
    await shows(first, team);
    const seconds = (performance.now() - startedAtMs) / 1_000;
    expect(seconds).toBeGreaterThan(2.4);
    expect(first.presence.length - before).toBeLessThanOrEqual(seconds + 1);
    // Five writes, a read and a lease a second.
    expect(statements.length).toBeLessThanOrEqual(seconds * 7);
  }, 20_000);
});

describe('a failure of presence', () => {
  it('ends no stream, delays no event, is one line in the log, and is made up for afterwards', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
    await shows(first, team);
    const lines = () =>
      service.logLines.filter((line) => line.includes('board presence could not be')).length;
    const before = lines();
    isDatabaseLost = true;
    const second = await look(service, member, id);
    await makeCard(service, team, id);
    await Promise.all([first.has(1), second.has(1)]);
    const failed = statements.length;
    await expect.poll(() => statements.length).toBeGreaterThan(failed + 1);
    expect([lines() - before, first.isClosed, second.isClosed]).toEqual([1, false, false]);
    isDatabaseLost = false;
    await Promise.all([shows(first, team, member), shows(second, team, member)]);
  }, 15_000);

  it('such as rows that are gone after a crash of the database: they are written again', async () => {
    const id = await newBoard();
    const first = await look(service, team, id);
    await shows(first, team);
    await service.database.reader.prisma.presenceProcess.deleteMany();
    expect((await readPresence(service, team, id)).count).toBe(0);
    await expect.poll(async () => (await readPresence(service, team, id)).count).toBe(1);
  }, 15_000);
});
