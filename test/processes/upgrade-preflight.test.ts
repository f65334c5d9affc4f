/** What an operator learns about the rows of a 1.5 database before the upgrade, and that it goes through after a repair. */
import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { installOldRelease } from '../../scripts/db/upgrade-trials.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { runOnDatabase } from '../support/commands.ts';
import { createEnglishDatabase } from '../support/database.ts';
import { typeIdOf } from '../support/ids.ts';
import { makeLegacyToken } from '../support/old-data.ts';
import { startService } from '../support/service.ts';

/** Its lines, and how it ends. */
async function preflight(databaseUrl: string, ...args: string[]) {
  const { code, stdout, stderr } = await runOnDatabase(databaseUrl, 'db:preflight', ...args);
  return { code, text: stdout + stderr };
}

async function openOldDatabase() {
  const databaseUrl = await createEnglishDatabase();
  await installOldRelease(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const insert = async (table: string, row: Readonly<Record<string, unknown>>): Promise<string> => {
    const id = randomUUID();
    const entries = Object.entries({ id, ...row });
    const names = entries.map(([name]) => name).join(', ');
    const places = entries.map((_entry, index) => `$${index + 1}`).join(', ');
    const values = entries.map(([, value]) => value);
    await client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, values);
    return id;
  };
  return { databaseUrl, client, insert };
}

/** A person with a healthy board and one that has everything that the upgrade does not take. */
async function makeTroubledDatabase() {
  const { databaseUrl, client, insert } = await openOldDatabase();
  const owner = await insert('users', { email: 'ada@example.com', name: 'Ada' });
  await insert('users', { email: 'no at sign', name: 'Jon' });
  const healthy = await insert('boards', { owner_id: owner, name: 'Healthy' });
  const troubled = await insert('boards', { owner_id: owner, name: 'Troubled' });
  const empty = await insert('boards', { owner_id: owner, name: 'Empty' });
  const healthyColumn = await insert('columns', { board_id: healthy, name: 'Doing', rank: 'a0' });
  const column = await insert('columns', { board_id: troubled, name: 'First', rank: '', wip_limit: -3 });
  await insert('columns', { board_id: troubled, name: 'Second', rank: '1', wip_limit: 5000 });
  const base = { board_id: troubled, column_id: column, created_by: owner };
  const ranks = ['', '1', 'a00', '~'];
  for (const rank of ranks) await insert('cards', { ...base, title: `Rank ${rank}`, rank });
  const late = await insert('cards', { ...base, title: 'Late', rank: 'a1', due_at: '20000-01-01T00:00:00Z' });
  const lost = await insert('cards', { ...base, title: 'Lost', column_id: healthyColumn, rank: 'a0' });
  const label = await insert('labels', { board_id: healthy, name: 'Urgent', color: 'crimson' });
  await client.query('INSERT INTO card_labels (card_id, label_id) VALUES ($1, $2)', [late, label]);
  return { databaseUrl, owner, boards: { healthy, troubled, empty }, cards: { late, lost } };
}

describe('npm run db:preflight', () => {
  it('lists what stops the upgrade, and with --repair fixes all but what a person has to decide', async () => {
    const { databaseUrl, owner, boards, cards } = await makeTroubledDatabase();
    const before = await preflight(databaseUrl);
    expect(before.code).toBe(1);
    const headings = before.text.split('\n').filter((line) => /^\d+ .*:$/.test(line));
    expect(headings.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      '1 boards without a column',
      '2 columns with an invalid rank',
      '1 cards in a column of another board',
      '4 cards with an invalid rank',
      '1 cards with a label of another board',
      '1 cards whose due_at is outside the years 1000 to 9999',
      '2 columns with a wip_limit outside 1 to 1000',
      '1 labels with an unknown color',
      "1 people whose email address can't sign in",
    ]);
    expect(before.text).toContain(typeIdOf('card', cards.lost));

    await expect(applyMigrations({ connectionString: databaseUrl })).rejects.toThrow(
      /Key \(workspace_id, board_id, column_id\)=.* is not present in table "columns"\. .*db:preflight/,
    );

    const repaired = await preflight(databaseUrl, '--repair');
    expect(repaired.text).toContain(
      'Repaired: moves each to the bottom of the first column of its own board.',
    );
    expect(repaired.text).toContain('Check the remaining 1 rows before the upgrade.');
    expect((await preflight(databaseUrl)).text.split('\n')[0]).toMatch(/^1 people whose email address/);

    await applyMigrations({ connectionString: databaseUrl });
    const service = await startService({ databaseUrl });
    const { prisma } = service.database.reader;
    const { id } = await prisma.workspace.findFirstOrThrow({ where: { personalUserId: owner } });
    const token = randomBytes(20).toString('hex');
    const person = { workspaceId: typeIdOf('workspace', id), userId: typeIdOf('user', owner) };
    await makeLegacyToken(service, person, token);
    for (const id of Object.values(boards)) {
      await service.succeed('createCard', { token, id: typeIdOf('board', id), body: { title: 'New' } });
    }
    const { data } = await service.succeed('listCards', { token, id: typeIdOf('board', boards.troubled) });
    expect(data.map(({ title }) => title)).toEqual([
      ...['Rank ', 'Rank 1', 'Rank a00', 'Late', 'Rank ~', 'Lost', 'New'],
    ]);
    const late = data.find(({ title }) => title === 'Late');
    expect(late?.due_at).toBe('9999-12-31T23:59:59.999Z');
    const labels = await service.succeed('listLabels', { token, id: typeIdOf('board', boards.troubled) });
    expect(labels.data).toMatchObject([{ id: late?.label_ids[0], name: 'Urgent', color: 'gray' }]);
    const columns = await service.succeed('listColumns', { token, id: typeIdOf('board', boards.troubled) });
    expect(columns.data.map(({ name, wip_limit }) => [name, wip_limit])).toEqual([
      ['First', undefined],
      ['Second', 1000],
    ]);

    expect(await preflight(databaseUrl)).toEqual({
      code: 1,
      text: 'The database is at release 2.0.0 or later, so there is nothing to check.\n',
    });
  });

  it('finds nothing in a database that can be upgraded', async () => {
    const { databaseUrl, insert } = await openOldDatabase();
    const owner = await insert('users', { email: 'Ada@Example.com', name: 'Ada' });
    const board = await insert('boards', { owner_id: owner, name: 'Healthy' });
    await insert('columns', { board_id: board, name: 'Doing', rank: 'Zz' });
    expect(await preflight(databaseUrl)).toEqual({
      code: 0,
      text: 'The database is ready for the upgrade.\n',
    });
  });
});
