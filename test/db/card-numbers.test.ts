/** The upgrade to 2.9.0 numbers the cards of each workspace in order of creation, and gives workspaces a key. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { makeBoard, makeCard, makeSession, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';

const migration = readFileSync(
  path.join(
    import.meta.dirname,
    '../../prisma/migrations/20261123030000_release_2_9_0_card_numbers/migration.sql',
  ),
  'utf8',
);

/** Takes back what the migration added. */
const undo = `
  DROP TRIGGER cards_number ON cards;
  DROP TRIGGER workspaces_give_card_key ON workspaces;
  DROP FUNCTION number_card, give_card_key, default_card_key, take_card_numbers, take_card_number;
  DROP TABLE card_number_slots;
  ALTER TABLE cards DROP COLUMN number;
  ALTER TABLE workspaces DROP COLUMN card_key`;

it('numbers existing cards, and continues after them', async () => {
  const service = await startService({ isOwn: true });
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { secret: session } = await makeSession(service, tenant);
  const team = await service.succeed('createWorkspace', { token: session, body: { name: 'Äther & Co' } });
  const boards = [await makeBoard(service, tenant), await makeBoard(service, tenant)];
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']) {
    await makeCard(service, tenant, boards[title < 'E' ? 0 : 1]?.board.id ?? '', { title });
  }
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`BEGIN; ${undo}; ${migration}; COMMIT`);
  const [first] = boards;
  expect(await makeCard(service, tenant, first?.board.id ?? '', { title: 'K' })).toMatchObject({
    identifier: 'PER-11',
  });
  const { data } = await service.succeed('listWorkspaceCards', { token, id: tenant.workspaceId });
  const numbers = data.map(({ title, number }) => `${title}${number}`);
  expect(numbers).toEqual(['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'I9', 'J10', 'K11']);
  const shown = await service.succeed('getWorkspace', { token: session, id: team.id });
  expect(shown.card_key).toBe('ATH');
});
