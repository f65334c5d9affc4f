/** The upgrade to 2.11.0 records nothing about cards that were overdue before, and everything about those that weren't. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { recordPassedDeadlines } from '../../src/jobs/tasks/deadlines.ts';
import { makeBoard, makeCard, makeTenant, readEvents } from '../support/factories.ts';
import { startService } from '../support/service.ts';

const migration = readFileSync(
  path.join(
    import.meta.dirname,
    '../../prisma/migrations/20261123155000_release_2_11_0_deadlines/migration.sql',
  ),
  'utf8',
);

it('leaves overdue cards without events until their date is moved', async () => {
  const service = await startService();
  const { database } = service;
  const tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  // The migration reads PostgreSQL's clock.
  const [longAgo, farAhead] = ['2001-01-01', '2301-01-01'];
  const overdue = await makeCard(service, tenant, board.id, { due_at: `${longAgo}T00:00:00Z` });
  const onDay = await makeCard(service, tenant, board.id, { due_on: longAgo });
  const ahead = await makeCard(service, tenant, board.id, { due_on: farAhead });
  await makeCard(service, tenant, board.id);

  const client = new pg.Client(service.databaseUrl);
  await client.connect();
  // As 2.10.0 left it.
  await client.query(`
    DROP FUNCTION expect_deadlines CASCADE;
    ALTER TABLE cards DROP COLUMN next_deadline_at`);
  await client.query(migration);
  await client.end();

  const recorded = async (now: string) => {
    const stopping = new AbortController().signal;
    await recordPassedDeadlines({ database, now: () => new Date(now), stopping });
    const events = await readEvents(service, tenant);
    return events
      .filter(({ type }) => type.includes('due'))
      .map(({ type, resourceId }) => [type, resourceId]);
  };
  expect(await recorded('2300-12-31T00:00:00Z')).toEqual([]);
  expect(await recorded(`${farAhead}T00:00:00Z`)).toEqual([['card.due_soon', ahead.id]]);
  await service.succeed('updateCard', {
    token: tenant.token,
    id: onDay.id,
    body: { due_on: '2001-01-02' },
  });
  expect((await recorded(`${farAhead}T00:00:00Z`)).slice(1)).toEqual([['card.overdue', onDay.id]]);
  expect(await recorded(`${farAhead}T00:00:00Z`)).not.toContainEqual(['card.overdue', overdue.id]);
});
