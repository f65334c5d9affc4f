/** What the migration of 2.7.0 makes of the access tokens that are there, and how the operator finds those to replace. */
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '../../src/db/migrations.ts';
import { runOnDatabase } from '../support/commands.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { temporaryFolder } from '../support/migration-folders.ts';

const migrations = join(import.meta.dirname, '..', '..', 'prisma', 'migrations');

async function databaseOf260(): Promise<{ readonly connectionString: string; readonly client: pg.Client }> {
  const migrationsDir = await temporaryFolder();
  const names = (await readdir(migrations)).filter((name) => name < '20261122090000');
  for (const name of names) await cp(join(migrations, name), join(migrationsDir, name), { recursive: true });
  const connectionString = await createEmptyDatabase();
  await applyMigrations({ connectionString, migrationsDir });
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return { connectionString, client };
}

it('the upgrade marks tokens with members:write but without workspace:write, and a script lists the valid ones', async () => {
  const { connectionString, client } = await databaseOf260();
  await client.query(`
    INSERT INTO users (id, email, name) VALUES (gen_random_uuid(), 'ada@example.com', 'Ada');
    INSERT INTO workspaces (id, name, kind) VALUES (gen_random_uuid(), 'W', 'team');
    INSERT INTO access_tokens (id, workspace_id, created_by, name, scopes, token_hash, revoked_at, expires_at)
      SELECT gen_random_uuid(), w.id, u.id, t.name, t.scopes, sha256(t.name::bytea), t.revoked_at, t.expires_at
      FROM workspaces w, users u, (VALUES
        ('Members', ARRAY['members:write', 'tokens:write'], NULL::timestamptz, NULL::timestamptz),
        ('Everything', ARRAY['members:write', 'workspace:write'], NULL, NULL),
        ('Boards', ARRAY['boards:write'], NULL, NULL),
        ('Expired', ARRAY['members:write'], NULL, '2020-01-01'),
        ('Revoked', ARRAY['members:write'], '2020-01-01', NULL)
      ) AS t (name, scopes, revoked_at, expires_at)`);
  await applyMigrations({ connectionString });
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM access_tokens WHERE legacy_role_grants AND minted_by IS NULL ORDER BY name',
  );
  expect(rows.map(({ name }) => name)).toEqual(['Expired', 'Members']);
  const lines = (await runOnDatabase(connectionString, 'admin:list-legacy-role-grants')).stdout
    .trim()
    .split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/^token_\w{26} {2}workspace_\w{26} {2}"Members" {2}ada@example\.com {2}never$/);
});
