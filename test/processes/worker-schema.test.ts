/** The tables of background work, which come with the migrations. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations, diagnoseMigrations, isCurrent } from '../../src/db/migrations.ts';
import { workerSchemaVersion } from '../../src/db/worker-schema.ts';
import { createEmptyDatabase, createMigratedDatabase } from '../support/database.ts';
import { folderWith } from '../support/migration-folders.ts';

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('the tables of background work', () => {
  async function restrictedRole(connectionString: string): Promise<{ url: string; role: string }> {
    const admin = await connect(connectionString);
    const role = `role_${randomUUID().replaceAll('-', '')}`;
    await admin.query(
      `CREATE ROLE ${role} LOGIN PASSWORD 'secret'; GRANT CREATE, USAGE ON SCHEMA public TO ${role}`,
    );
    onTestFinished(async () => {
      await admin.query(`DROP OWNED BY ${role} CASCADE; DROP ROLE ${role}`);
    });
    const url = new URL(connectionString);
    url.username = role;
    url.password = 'secret';
    return { url: url.href, role };
  }

  it("are created by a role that can't create schemas if the schema already exists", async () => {
    const database = await createEmptyDatabase();
    const { url: connectionString, role } = await restrictedRole(database);
    const migrationsDir = await folderWith({
      '20260101000000_release_1_0_0': 'CREATE TABLE boards (id int PRIMARY KEY);',
    });
    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      /^The database role may not create or use the schema graphile_worker, .* CREATE SCHEMA graphile_worker AUTHORIZATION <role>, .*\.$/,
    );
    expect(isCurrent(await diagnoseMigrations({ connectionString, migrationsDir }))).toBe(false);

    await (await connect(database)).query(`CREATE SCHEMA graphile_worker AUTHORIZATION ${role}`);

    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([]);
    expect(isCurrent(await diagnoseMigrations({ connectionString, migrationsDir }))).toBe(true);
    const client = await connect(connectionString);
    const { rows } = await client.query(`SELECT task_identifier FROM graphile_worker.jobs`);
    expect(rows).toEqual([]);
  });

  it('are those that the installed graphile-worker needs', async () => {
    const client = await connect(await createMigratedDatabase());
    const { rows } = await client.query('SELECT max(id) AS version FROM graphile_worker.migrations');
    expect(rows).toEqual([{ version: workerSchemaVersion }]);
  });

  it('are reported as missing when only the migrations were applied', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({
      '20260101000000_release_1_0_0': 'CREATE TABLE boards (id int PRIMARY KEY);',
    });
    await applyMigrations({ connectionString, migrationsDir });
    await (await connect(connectionString)).query('DROP SCHEMA graphile_worker CASCADE');
    const status = await diagnoseMigrations({ connectionString, migrationsDir });
    expect(status).toMatchObject({ pending: [], hasWorkerSchema: false });
    expect(isCurrent(status)).toBe(false);
  });
});
