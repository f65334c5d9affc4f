/** A PostgreSQL role without special rights, which owns its database, is all that the service needs (docs/operations.md). */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { runWith } from '../support/commands.ts';
import { withDatabaseName } from '../support/database-names.ts';
import { testServerUrl } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

/** The URL of an empty database, with the name and password of its owner. */
async function createOwnedDatabase(): Promise<string> {
  const name = `owned_${randomUUID().replaceAll('-', '')}`;
  const superuser = new pg.Client({ connectionString: testServerUrl() });
  await superuser.connect();
  onTestFinished(async () => {
    await superuser.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await superuser.query(`DROP ROLE ${name}`);
    await superuser.end();
  });
  await superuser.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
  await superuser.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const url = new URL(withDatabaseName(testServerUrl(), name));
  url.username = name;
  url.password = 'secret';
  return url.href;
}

it('migrates its database, and records and places events', async () => {
  const variables = { DATABASE_URL: await createOwnedDatabase(), SECRET_KEY: 'k'.repeat(32) };
  expect(await runWith(variables, 'db:migrate')).toMatchObject({ code: 0, stderr: '' });
  const { stdout } = await runWith(variables, 'admin:create-token', '--email', 'ada@example.com');
  const headers = {
    authorization: `Bearer ${/bwt_\w+/.exec(stdout)?.[0] ?? ''}`,
    'content-type': 'application/json',
  };
  const server = startServer(variables);
  const url = await server.address();
  const body = JSON.stringify({ name: 'Owned' });
  expect((await fetch(`${url}/v1/boards`, { method: 'POST', headers, body })).status).toBe(201);
  const events = (await (await fetch(`${url}/v1/events`, { headers })).json()) as {
    data: { type: string }[];
  };
  expect(events.data.map(({ type }) => type)).toContain('board.created');
  server.signal('SIGTERM');
  expect(await server.exited).toBe(0);
});
