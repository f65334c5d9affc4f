/** An event log that was restored from another server is recognized at the start, and one command repairs it. */
import { describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { hasFutureEvents } from '../../src/db/event-log-origin.ts';
import { runOnDatabase } from '../support/commands.ts';
import { makeCard, makeBoard, makeTenant, untilEventsShow } from '../support/factories.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const secretKey = 'k'.repeat(32);

describe('npm run db:after-restore', () => {
  it('shows restored events again, before those that were written since', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    for (const title of ['A', 'B']) await makeCard(service, tenant, board.id, { title });
    await untilEventsShow(service);
    const titles = async () => {
      const { data } = await service.succeed('listEvents', {
        token: tenant.token,
        query: { type: 'card.created' },
      });
      return data.map(({ changes }) => changes.title?.to);
    };
    expect(await hasFutureEvents(service.databaseUrl)).toBe(false);

    // What a dump of a busier server brings: far higher transaction numbers, and no memory of this server.
    await service.database.transaction(async (tx) => {
      await tx.rows(Prisma.sql`ALTER TABLE events DISABLE TRIGGER events_append_only`);
      await tx.rows(Prisma.sql`UPDATE events SET tx = (1000000000 - seq)::text::xid8`);
      await tx.rows(Prisma.sql`ALTER TABLE events ENABLE TRIGGER events_append_only`);
      await tx.rows(Prisma.sql`UPDATE event_log_origin SET server_identifier = 'another'`);
    });
    await makeCard(service, tenant, board.id, { title: 'C' });
    expect(await titles()).not.toContain('A');

    const env = { DATABASE_URL: service.databaseUrl, SECRET_KEY: secretKey };
    const refused = startServer({ ...env, DATA_DIR: await makeDataDir() });
    expect(await refused.exited).toBe(1);
    expect(refused.stderr()).toMatch(/^The events come from a dump .* npm run db:after-restore once\.\n$/);

    const { stdout } = await runOnDatabase(service.databaseUrl, 'db:after-restore');
    expect(stdout).toMatch(/^\d+ events now come before /);
    await expect.poll(titles).toEqual(['A', 'B', 'C']);
    expect(await hasFutureEvents(service.databaseUrl)).toBe(false);
  });
});
