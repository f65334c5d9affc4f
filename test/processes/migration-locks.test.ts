/** Requests go on while the database is migrated. */
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applyMigrations } from '../../src/db/migrations.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { folderWith, writeMigration } from '../support/migration-folders.ts';

const first = '20260101000000_release_1_0_0';
const second = '20260102000000_release_1_1_0';
const makesBoards = 'CREATE TABLE boards (id int PRIMARY KEY);';

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('applyMigrations', () => {
  it('waits for locks only briefly, so that requests go on, and tries again', async () => {
    const connectionString = await createEmptyDatabase();
    const folder = await folderWith({ [first]: makesBoards });
    await applyMigrations({ connectionString, migrationsDir: folder });
    await writeMigration(folder, second, 'ALTER TABLE boards ADD COLUMN name text;');
    const reader = await connect(connectionString);
    await reader.query('BEGIN');
    await reader.query('SELECT FROM boards');
    const lockWaits = { timeoutMs: 50, attempts: 2 };
    await expect(applyMigrations({ connectionString, migrationsDir: folder, lockWaits })).rejects.toThrow(
      `Migration ${second} waited for locks too often, and left nothing behind`,
    );
    const migrating = applyMigrations({
      connectionString,
      migrationsDir: folder,
      lockWaits: { timeoutMs: 50, attempts: 60 },
    });
    const request = await connect(connectionString);
    await expect.poll(() => request.query('SELECT FROM boards').then(() => true)).toBe(true);
    await reader.query('COMMIT');
    expect(await migrating).toEqual([second]);
  });

  it('tries again after a deadlock with a request, which goes on', async () => {
    const connectionString = await createEmptyDatabase();
    const folder = await folderWith({ [first]: `${makesBoards} CREATE TABLE cards (id int PRIMARY KEY);` });
    await applyMigrations({ connectionString, migrationsDir: folder });
    const changes = 'ALTER TABLE cards ADD COLUMN title text; ALTER TABLE boards ADD COLUMN name text;';
    await writeMigration(folder, second, changes);
    const request = await connect(connectionString);
    // So that the migration is the one that PostgreSQL ends.
    await request.query(`SET deadlock_timeout = '30s'`);
    await request.query('BEGIN');
    await request.query('SELECT FROM boards');
    const lockWaits = { timeoutMs: 20_000, attempts: 2 };
    const migrating = applyMigrations({ connectionString, migrationsDir: folder, lockWaits });
    const observer = await connect(connectionString);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = 'boards'::regclass`;
    await expect.poll(async () => (await observer.query(waiting)).rowCount, { interval: 20 }).toBe(1);
    await request.query('SELECT FROM cards');
    await request.query('COMMIT');
    expect(await migrating).toEqual([second]);
  });

  it('builds indexes beside writes, and builds one again that was interrupted', async () => {
    const connectionString = await createEmptyDatabase();
    const index = 'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS boards_name ON boards (name);';
    const other = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS boards_both ON boards (id, name);';
    const folder = await folderWith({
      [first]: "CREATE TABLE boards (id int, name text); INSERT INTO boards VALUES (1, 'a'), (2, 'a');",
      [second]: `-- No transaction\n-- Two names are the same at first.\n${other}\n${index}\n`,
    });
    const migrate = () => applyMigrations({ connectionString, migrationsDir: folder });
    await expect(migrate()).rejects.toThrow(/stopped: could not create unique index "boards_name"/);
    const client = await connect(connectionString);
    const valid = async (): Promise<object[]> => {
      const { rows } = await client.query<{ name: string; valid: boolean }>(
        `SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index
          WHERE indrelid = 'boards'::regclass ORDER BY 1`,
      );
      return rows;
    };
    expect(await valid()).toEqual([
      { name: 'boards_both', valid: true },
      { name: 'boards_name', valid: false },
    ]);
    await client.query("UPDATE boards SET name = 'b' WHERE id = 2");
    expect(await migrate()).toEqual([second]);
    expect(await valid()).toEqual([
      { name: 'boards_both', valid: true },
      { name: 'boards_name', valid: true },
    ]);
    expect(await migrate()).toEqual([]);
  });
});
