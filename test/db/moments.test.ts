/** Moments and days in the database, which are the same in every time zone of the machine and of the server. */
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeCard, makeTenant, readEventsAbout } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

/** The first has had odd offsets before 1901, the second half an hour today, and the third is never UTC's day at noon. */
const zones = ['America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati'];
const moments = [
  '1000-01-01T00:00:00.000Z',
  '1899-06-01T00:00:00.000Z',
  '2026-11-01T05:30:00.123Z',
  '9999-12-31T23:59:59.999Z',
];

const machineZone = process.env.TZ;
/** One on a server that keeps UTC, and one on a server that, like many, keeps its own local time. */
let services: readonly Service[];

beforeAll(async () => {
  const local = await createMigratedDatabase();
  const client = new pg.Client({ connectionString: local });
  await client.connect();
  await client.query(`ALTER DATABASE ${new URL(local).pathname.slice(1)} SET timezone = 'Asia/Kolkata'`);
  await client.end();
  services = [await startService(), await startService({ databaseUrl: local })];
});

afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ;
  else process.env.TZ = machineZone;
});

async function writeAndRead({ reader }: Database, moment: Date) {
  const key = `${process.env.TZ ?? ''} ${moment.toISOString()}`;
  const keys = [`${key} by Prisma`, `${key} by hand`] as const;
  await reader.prisma.guessCount.create({ data: { key: keys[0], guesses: 1, startedAt: moment } });
  await reader.rows(
    Prisma.sql`INSERT INTO guess_counts (key, guesses, started_at) VALUES (${keys[1]}, 1, ${moment}::timestamptz)`,
  );
  const found = Prisma.sql`FROM guess_counts WHERE key = ANY (${[...keys]})`;
  const [stored, byHand] = [
    await reader.rows<{ utc: string }>(
      Prisma.sql`SELECT to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS utc ${found}`,
    ),
    await reader.rows<{ moment: Date }>(Prisma.sql`SELECT started_at AS moment ${found}`),
  ];
  const where = { startedAt: moment, key: { in: [...keys] } };
  const byPrisma = await reader.prisma.guessCount.findMany({ where });
  return [
    ...stored.map(({ utc }) => utc),
    ...byHand.map((row) => row.moment.toISOString()),
    ...byPrisma.map(({ startedAt }) => startedAt.toISOString()),
  ];
}

describe.each(zones)('on a machine in %s', (zone) => {
  beforeEach(() => {
    process.env.TZ = zone;
  });

  it.each(moments)('%s is stored and read unchanged, by hand and by Prisma', async (text) => {
    for (const { database } of services) {
      expect(await writeAndRead(database, new Date(text))).toEqual(Array<string>(6).fill(text));
    }
  });

  it('a day is stored as its first moment in UTC, also in a list', async () => {
    const day = new Date('2028-02-29T00:00:00.000Z');
    const list = moments.map((text) => new Date(text));
    for (const { database } of services) {
      const [row] = await database.reader.rows<{ text: string; day: Date; list: Date[] }>(
        Prisma.sql`SELECT ${day}::date::text AS text, ${day}::date AS day, ${list}::timestamptz[] AS list`,
      );
      expect(row).toEqual({ text: '2028-02-29', day, list });
    }
  });

  it('due_on is the same day in every response and event', async () => {
    for (const service of services) {
      const tenant = await makeTenant(service);
      const { token } = tenant;
      const { board } = await makeBoard(service, tenant);
      for (const day of ['1000-01-01', '1582-10-10', '2028-02-29', '9999-12-31']) {
        const card = await makeCard(service, tenant, board.id, { due_on: day });
        const { id } = card;
        expect(card).toMatchObject({ due_on: day });
        expect(await service.succeed('getCard', { token, id })).toEqual(card);
        const { data } = await service.succeed('listCards', {
          token,
          id: board.id,
          query: { sort: '-due_at' },
        });
        expect(data[0]).toEqual(card);
        const snapshot = await service.succeed('getBoardSnapshot', { token, id: board.id });
        const shown = snapshot.columns.flatMap(({ cards }) => cards).find((one) => one.id === id);
        expect(shown).toMatchObject({ due_on: day });
        const body = { due_on: null };
        expect(await service.succeed('updateCard', { token, id, body })).not.toHaveProperty('due_on');
        const [created, updated] = await readEventsAbout(service, tenant, id);
        expect(created?.changes).toMatchObject({ due_on: { from: null, to: day } });
        expect(updated?.changes).toEqual({ due_on: { from: day, to: null } });
      }
    }
  });

  it('due_at is returned as it was sent, and a billing period starts with the day in UTC', async () => {
    const due = '1899-06-01T00:00:00.000Z';
    for (const service of services) {
      const tenant = await makeTenant(service);
      const { board } = await makeBoard(service, tenant);
      const card = await makeCard(service, tenant, board.id, { due_at: due });
      const { token, workspaceId: id } = tenant;
      expect(await service.succeed('getCard', { token, id: card.id })).toMatchObject({ due_at: due });
      expect(card).toMatchObject({ due_at: due });
      const period = { start: '2026-11-21T00:00:00.000Z', end: '2026-12-21T00:00:00.000Z' };
      expect(await service.succeed('getBilling', { token, id })).toMatchObject({ period });
    }
  });
});
