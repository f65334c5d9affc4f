/** What the migration of 2.5.0 makes of the workspaces that are there. */
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '../../src/db/migrations.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/migration-folders.ts';

const migrations = join(import.meta.dirname, '..', '..', 'prisma', 'migrations');
const workspaces = 10_000;

async function databaseOf240(): Promise<{ readonly connectionString: string; readonly client: pg.Client }> {
  const migrationsDir = await temporaryFolder();
  const names = (await readdir(migrations)).filter((name) => name < '20261121220000');
  for (const name of names) await cp(join(migrations, name), join(migrationsDir, name), { recursive: true });
  const connectionString = await createEmptyDatabase();
  await applyMigrations({ connectionString, migrationsDir });
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return { connectionString, client };
}

it('the upgrade creates exempt billing accounts for ten thousand workspaces, with the seats of their members', async () => {
  const { connectionString, client } = await databaseOf240();
  // Of three members of each workspace one is a guest; every tenth workspace is deleted.
  await client.query(`
    INSERT INTO users (id, email, name) SELECT gen_random_uuid(), n || '@example.com', 'P' FROM generate_series(1, 3) n;
    INSERT INTO workspaces (id, name, kind, deleted_at)
      SELECT gen_random_uuid(), 'W', 'team', CASE WHEN n % 10 = 0 THEN now() END FROM generate_series(1, ${workspaces}) n;
    INSERT INTO workspace_members (id, workspace_id, user_id, email, role, status, joined_at)
      SELECT gen_random_uuid(), w.id, u.id, u.email,
        CASE WHEN u.email LIKE '3%' THEN 'guest' ELSE 'owner' END::member_role, 'active', now()
      FROM workspaces w CROSS JOIN users u`);
  await applyMigrations({ connectionString });
  const { rows } = await client.query<object>(`
    SELECT a.plan, a.status, a.exempt, a.seats, s.seats AS ledger, t.seat_price, w.deleted_at IS NULL AS alive,
      count(*)::int AS accounts
    FROM workspaces w JOIN billing_accounts a ON a.workspace_id = w.id
    JOIN seat_changes s ON s.workspace_id = w.id JOIN billing_terms t ON t.workspace_id = w.id
    GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY alive`);
  const account = { plan: 'free', status: 'active', exempt: true, seat_price: '0' };
  expect(rows).toEqual([
    { ...account, alive: false, seats: 0, ledger: 0, accounts: workspaces / 10 },
    { ...account, alive: true, seats: 2, ledger: 2, accounts: (workspaces * 9) / 10 },
  ]);
});
