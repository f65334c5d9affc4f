// What an operator may rely on when the database is migrated.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  applyMigrations,
  diagnoseMigrations,
  isCurrent,
  migrationsFolder,
  readMigrations,
} from '../../src/db/migrations.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { folderWith, temporaryFolder, writeMigration } from '../support/migration-folders.ts';

const first = '20260101000000_release_1_0_0';
const second = '20260102000000_release_1_1_0';
const third = '20260103000000_release_1_2_0';
const makesBoards = 'CREATE TABLE boards (id int PRIMARY KEY);';

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

async function tablesIn(connectionString: string): Promise<string[]> {
  const client = await connect(connectionString);
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  return rows.map((row) => row.name).filter((name) => name !== '_prisma_migrations');
}

/** Migrates in a process of its own, which prints the names that it applied and must end by itself. */
function spawnMigrator(connectionString: string, migrationsDir: string) {
  const program = `
    import { applyMigrations } from ${JSON.stringify(new URL('../../src/db/migrations.ts', import.meta.url))};
    const [connectionString, migrationsDir] = process.argv.slice(1);
    console.log(JSON.stringify(await applyMigrations({ connectionString, migrationsDir })));
    // Fires only if something, such as the engine's timer of 10 seconds, keeps the process from its end.
    setTimeout(() => process.exit(1), 5_000).unref();`;
  const options = ['--input-type=module', '--eval', program, connectionString, migrationsDir];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, output: text(child.stdout) };
}

/** A migration that stops in its middle until the returned function is called, and a wait for it to be there. */
async function blockMigration(connectionString: string) {
  const client = await connect(connectionString);
  await client.query('SELECT pg_advisory_lock(1)');
  return {
    script:
      'CREATE TABLE before_the_wait (); SELECT pg_advisory_xact_lock(1); CREATE TABLE after_the_wait ();',
    reached: () =>
      expect
        .poll(async () => {
          const { rows } = await client.query<{ pid: number }>(
            `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
          );
          return rows.length;
        })
        .toBe(1),
    kill: () =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      ),
    release: () => client.query('SELECT pg_advisory_unlock(1)'),
  };
}

describe('applyMigrations', () => {
  it('applies the migrations in the order of their names and lists them', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({
      [second]: 'ALTER TABLE boards ADD COLUMN name text;',
      [first]: makesBoards,
    });
    const seen: string[] = [];

    const applied = await applyMigrations({
      connectionString,
      migrationsDir,
      onApplied: (name) => seen.push(name),
    });

    expect(applied).toEqual([first, second]);
    expect(seen).toEqual([first, second]);
    expect(await tablesIn(connectionString)).toEqual(['boards']);
  });

  it('does nothing when it is run again', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards });
    await applyMigrations({ connectionString, migrationsDir });

    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([]);
  });

  it('applies the migrations of this service to an empty database', async () => {
    const connectionString = await createEmptyDatabase();
    const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);

    expect(await applyMigrations({ connectionString })).toEqual(names);
    expect(isCurrent(await diagnoseMigrations({ connectionString }))).toBe(true);
  });

  it('applies each migration once when four processes start together, all of which exit', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards, [second]: 'CREATE TABLE cards ();' });

    const migrators = [1, 2, 3, 4].map(() => spawnMigrator(connectionString, migrationsDir));
    const exits = Promise.all(migrators.map(({ child }) => once(child, 'exit')));
    const applied = await Promise.all(
      migrators.map(async ({ output }) => JSON.parse(await output) as string[]),
    );

    expect(applied.flat().sort()).toEqual([first, second]);
    expect(await exits).toEqual(migrators.map(() => [0, null]));
    const client = await connect(connectionString);
    const { rows } = await client.query('SELECT migration_name FROM _prisma_migrations ORDER BY 1');
    expect(rows).toEqual([{ migration_name: first }, { migration_name: second }]);
  });

  it('runs blocks, functions, and strings and comments with semicolons unchanged', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({
      [first]: `CREATE TABLE notes (body text); -- one; two
        DO $$ BEGIN INSERT INTO notes VALUES ('a;b'); INSERT INTO notes VALUES ('c'); END $$;
        CREATE FUNCTION shout(note text) RETURNS text LANGUAGE plpgsql AS $body$ BEGIN note := upper(note); RETURN note; END $body$;
        INSERT INTO notes VALUES (shout('d;')) -- no semicolon at the end`,
    });

    await applyMigrations({ connectionString, migrationsDir });

    const client = await connect(connectionString);
    const { rows } = await client.query('SELECT body FROM notes ORDER BY lower(body)');
    expect(rows).toEqual([{ body: 'a;b' }, { body: 'c' }, { body: 'D;' }]);
  });

  it('rolls back a failing migration and reports its name, the line and the reason', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({
      [first]: makesBoards,
      [second]: 'CREATE TABLE half ();\nINSERT INTO half DEFAULT VALUES;\nSELECT missing FROM half;',
      [third]: 'CREATE TABLE never ();',
    });

    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      `Migration ${second} failed at line 3 and left nothing behind: column "missing" does not exist (SQLSTATE 42703)`,
    );

    expect(await tablesIn(connectionString)).toEqual(['boards']);
    expect(await diagnoseMigrations({ connectionString, migrationsDir })).toMatchObject({
      unfinished: [second],
    });
  });

  it('reports the line of a statement that runs without a transaction', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({
      [first]: makesBoards,
      [second]: '-- No transaction\n\n-- ü\nCREATE TABLE half ();\n\nSELECT 1,\n  missing FROM half;\n',
    });
    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      `Migration ${second} failed at line 7 and stopped: column "missing" does not exist (SQLSTATE 42703)`,
    );
  });

  it('applies a failed migration once it has been fixed, without manual steps', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards, [second]: 'SELECT 1/0;' });
    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow('division by zero');
    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow('division by zero');

    await writeMigration(migrationsDir, second, 'CREATE TABLE mended ();');

    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([second]);
    expect(await tablesIn(connectionString)).toEqual(['boards', 'mended']);
    expect(isCurrent(await diagnoseMigrations({ connectionString, migrationsDir }))).toBe(true);
  });

  it('applies a migration again after its connection was lost', async () => {
    const connectionString = await createEmptyDatabase();
    const migration = await blockMigration(connectionString);
    const migrationsDir = await folderWith({ [first]: migration.script });
    const attempt = applyMigrations({ connectionString, migrationsDir }).catch((error: unknown) => error);
    await migration.reached();

    await migration.kill();

    expect(await attempt).toMatchObject({ name: 'MigrationError' });
    expect(await tablesIn(connectionString)).toEqual([]);
    await migration.release();
    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([first]);
    expect(await tablesIn(connectionString)).toEqual(['after_the_wait', 'before_the_wait']);
  });

  it('waits for the migration that a killed process left running, and does not run it twice', async () => {
    const connectionString = await createEmptyDatabase();
    const migration = await blockMigration(connectionString);
    const migrationsDir = await folderWith({ [first]: migration.script });
    const { child, output } = spawnMigrator(connectionString, migrationsDir);
    await migration.reached();
    child.kill('SIGKILL');
    expect(await output).toBe('');

    const successor = applyMigrations({ connectionString, migrationsDir });
    await migration.release();

    expect(await successor).toEqual([]);
    expect(await tablesIn(connectionString)).toEqual(['after_the_wait', 'before_the_wait']);
    expect(isCurrent(await diagnoseMigrations({ connectionString, migrationsDir }))).toBe(true);
  });

  it('fails with a clear message when another process migrates for too long', async () => {
    const connectionString = await createEmptyDatabase();
    const migration = await blockMigration(connectionString);
    const migrationsDir = await folderWith({ [first]: migration.script });
    const slow = applyMigrations({ connectionString, migrationsDir });
    await migration.reached();

    await expect(applyMigrations({ connectionString, migrationsDir, lockTimeoutMs: 100 })).rejects.toThrow(
      'Another process has been migrating this database for more than 0.1 seconds',
    );

    await migration.release();
    expect(await slow).toEqual([first]);
  });

  it('takes the same lock as Prisma’s own migrator', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards });
    const prismaMigrate = await connect(connectionString);
    await prismaMigrate.query('SELECT pg_advisory_lock(72707369)');

    await expect(applyMigrations({ connectionString, migrationsDir, lockTimeoutMs: 100 })).rejects.toThrow(
      'Another',
    );
  });

  it('is not limited by the statement timeout of requests', async () => {
    const connectionString = await createEmptyDatabase();
    const client = await connect(connectionString);
    await client.query(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET statement_timeout = 50', current_database()); END $$`,
    );
    const migrationsDir = await folderWith({ [first]: 'SELECT pg_sleep(0.2);' });

    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([first]);
  });

  it('records a migration as Prisma Migrate does', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards });
    await applyMigrations({ connectionString, migrationsDir });

    const client = await connect(connectionString);
    const { rows } = await client.query('SELECT * FROM _prisma_migrations');

    const checksum = createHash('sha256').update(makesBoards).digest('hex');
    const finished = {
      finished_at: expect.any(Date) as Date,
      rolled_back_at: null,
      logs: null,
      applied_steps_count: 1,
    };
    expect(rows).toEqual([expect.objectContaining({ migration_name: first, checksum, ...finished })]);
  });

  it('closes its connection', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards });
    const client = await connect(connectionString);
    await applyMigrations({ connectionString, migrationsDir });

    const others =
      'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
    await expect.poll(async () => (await client.query(others)).rowCount).toBe(0);
  });

  it('refuses a migration that was edited after it had been applied', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards });
    await applyMigrations({ connectionString, migrationsDir });
    await writeMigration(migrationsDir, first, `${makesBoards} CREATE TABLE smuggled ();`);
    await writeMigration(migrationsDir, second, 'CREATE TABLE cards ();');

    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      `Migrations were edited after they had been applied: ${first}.`,
    );
    expect(await tablesIn(connectionString)).toEqual(['boards']);
  });

  it('accepts a migration whose line endings were changed by a checkout', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: 'CREATE TABLE boards ();\nCREATE TABLE cards ();\n' });
    await applyMigrations({ connectionString, migrationsDir });
    await writeMigration(migrationsDir, first, 'CREATE TABLE boards ();\r\nCREATE TABLE cards ();\r\n');

    expect(await applyMigrations({ connectionString, migrationsDir })).toEqual([]);
  });

  it('refuses a database that is newer than the code', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards, [second]: 'CREATE TABLE cards ();' });
    await applyMigrations({ connectionString, migrationsDir });
    await rm(join(migrationsDir, second), { recursive: true });

    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      `The database is newer than this code: it has ${second}, the code ends with ${first}.`,
    );
  });

  it('refuses a folder that lacks one of the applied migrations', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards, [second]: 'CREATE TABLE cards ();' });
    await applyMigrations({ connectionString, migrationsDir });
    await rm(join(migrationsDir, first), { recursive: true });

    await expect(applyMigrations({ connectionString, migrationsDir })).rejects.toThrow(
      `Applied migrations are missing from the migrations folder: ${first}.`,
    );
  });

  it('refuses a database that has other tables', async () => {
    const connectionString = await createEmptyDatabase();
    const client = await connect(connectionString);
    await client.query('CREATE TABLE payroll ()');

    await expect(applyMigrations({ connectionString })).rejects.toThrow('Give the service its own database');
    expect(await tablesIn(connectionString)).toEqual(['payroll']);
  });

  it("names the folder that can't be read", async () => {
    const migrationsDir = join(await temporaryFolder(), 'absent');

    await expect(
      applyMigrations({ connectionString: 'postgresql://127.0.0.1:1/x', migrationsDir }),
    ).rejects.toThrow(`The migrations folder ${migrationsDir} cannot be read.`);
  });

  it("names the database that can't be reached, without the password", async () => {
    const connectionString = 'postgresql://me:secret@127.0.0.1:1/boards';

    await expect(applyMigrations({ connectionString })).rejects.toThrow(
      /^The database 127\.0\.0\.1:1\/boards cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
  });
});

describe('diagnoseMigrations', () => {
  it('lists what is pending, and changes nothing', async () => {
    const connectionString = await createEmptyDatabase();
    const migrationsDir = await folderWith({ [first]: makesBoards, [second]: 'CREATE TABLE cards ();' });

    const status = await diagnoseMigrations({ connectionString, migrationsDir });

    expect(status).toEqual({
      pending: [first, second],
      unfinished: [],
      edited: [],
      unknown: [],
      latest: second,
      hasWorkerSchema: false,
    });
    expect(isCurrent(status)).toBe(false);
    const client = await connect(connectionString);
    expect((await client.query(`SELECT to_regclass('_prisma_migrations') AS found`)).rows).toEqual([
      { found: null },
    ]);
  });

  it('responds while another process migrates', async () => {
    const connectionString = await createEmptyDatabase();
    const migration = await blockMigration(connectionString);
    const migrationsDir = await folderWith({ [first]: migration.script });
    const applying = applyMigrations({ connectionString, migrationsDir });
    await migration.reached();

    expect(await diagnoseMigrations({ connectionString, migrationsDir })).toMatchObject({
      unfinished: [first],
    });

    await migration.release();
    await applying;
  });
});
