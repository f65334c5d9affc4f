/** Takes a database from release 1.5.0 to the newest one, a release at a time, and measures what each one does. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { applyMigrations, migrationsFolder, readMigrations } from '../../src/db/migrations.ts';

/** What one migration costs. */
export interface MigrationFigures {
  readonly name: string;
  readonly durationMs: number;
  /** Written to the log of the database, which replicas and archives receive. */
  readonly walBytes: number;
  readonly sizeBytesAfter: number;
  /** The strongest lock on each table that was there before, held until the migration ends. */
  readonly locks: Readonly<Record<string, string>>;
}

/** Weakest first, as PostgreSQL's chapter on explicit locking has them. */
const lockModes = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
];

/** Applies the first `count` migrations, in a folder of their own. */
async function applyFirst(connectionString: string, count: number): Promise<string[]> {
  const migrationsDir = await mkdtemp(path.join(tmpdir(), 'boards-migrations-'));
  try {
    for (const { name } of (await readMigrations(migrationsFolder)).slice(0, count)) {
      await cp(path.join(migrationsFolder, name), path.join(migrationsDir, name), { recursive: true });
    }
    return await applyMigrations({ connectionString, migrationsDir });
  } finally {
    await rm(migrationsDir, { recursive: true });
  }
}

/**
 * Makes the tables of release 1.5.0 in an empty database.
 * @throws MigrationError when the database is at another release.
 */
export async function installOldRelease(connectionString: string): Promise<void> {
  await applyFirst(connectionString, 1);
}

/**
 * Locks last until the end of the transaction, and a migration marks itself as finished in its own: at that moment it
 * holds all that it took. A look at the locks from outside could come too early, or too late for a short migration.
 */
const lockRecorder = `
  CREATE SCHEMA upgrade_trial;
  CREATE TABLE upgrade_trial.tables AS
    SELECT c.oid, c.relname FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r';
  CREATE TABLE upgrade_trial.locks (relname name, mode text);
  CREATE FUNCTION upgrade_trial.record_locks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO upgrade_trial.locks
      SELECT t.relname, l.mode FROM pg_locks l JOIN upgrade_trial.tables t ON t.oid = l.relation
      WHERE l.pid = pg_backend_pid() AND l.granted AND t.relname <> '_prisma_migrations';
    RETURN NULL;
  END $$;
  CREATE TRIGGER record_locks AFTER UPDATE ON _prisma_migrations FOR EACH ROW
    WHEN (OLD.finished_at IS NULL AND NEW.finished_at IS NOT NULL) EXECUTE FUNCTION upgrade_trial.record_locks()`;

interface Reading {
  readonly wal: string;
  readonly sizeBytes: number;
}

async function readSizes(client: pg.ClientBase): Promise<Reading> {
  const { rows } = await client.query<Reading>(
    `SELECT pg_current_wal_lsn()::text AS wal, pg_database_size(current_database())::float8 AS "sizeBytes"`,
  );
  return rows[0] ?? { wal: '0/0', sizeBytes: 0 };
}

async function measureMigration(
  client: pg.ClientBase,
  name: string,
  migrate: () => Promise<unknown>,
): Promise<MigrationFigures> {
  await client.query(lockRecorder);
  const before = await readSizes(client);
  await migrate();
  const { sizeBytes } = await readSizes(client);
  const {
    rows: [figures],
  } = await client.query<{ durationMs: number; walBytes: number }>(
    `SELECT extract(epoch FROM finished_at - started_at)::float8 * 1000 AS "durationMs",
       pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 AS "walBytes"
     FROM _prisma_migrations WHERE migration_name = $2`,
    [before.wal, name],
  );
  const locks = await client.query<{ relname: string; mode: string }>(
    `SELECT DISTINCT ON (relname) relname, mode FROM upgrade_trial.locks
     ORDER BY relname, array_position($1::text[], mode) DESC`,
    [lockModes],
  );
  await client.query(`DROP SCHEMA upgrade_trial CASCADE`);
  return {
    name,
    durationMs: figures?.durationMs ?? 0,
    walBytes: figures?.walBytes ?? 0,
    sizeBytesAfter: sizeBytes,
    locks: Object.fromEntries(locks.rows.map(({ relname, mode }) => [relname, mode])),
  };
}

/**
 * Migrates a database that stands at 1.5.0 to the newest release, and reports the cost of each migration.
 * @throws MigrationError when a migration fails.
 */
export async function upgradeReleaseByRelease(
  connectionString: string,
  onMigrated: (figures: MigrationFigures) => void = () => undefined,
): Promise<MigrationFigures[]> {
  const names = (await readMigrations(migrationsFolder)).map(({ name }) => name);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const all: MigrationFigures[] = [];
    for (const [index, name] of names.entries()) {
      if (index === 0) continue;
      const figures = await measureMigration(client, name, () => applyFirst(connectionString, index + 1));
      all.push(figures);
      onMigrated(figures);
    }
    return all;
  } finally {
    await client.end();
  }
}
