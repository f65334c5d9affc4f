// Applies a folder of migrations to a database: one process at a time, each migration in one transaction. The format of
// folders and of the table _prisma_migrations is Prisma Migrate's, so that its CLI works with them.

import { hash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { DriverAdapterError } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { isOutOfDisk, unreachableSentence } from './errors.ts';
import { noFilters, toMigrationList, withSchemaEngine } from './migration-engine.ts';
import type { Migration, SchemaEngine } from './migration-engine.ts';
import { isLockedOut, runScript, runsWithoutTransaction, usualLockWaits } from './migration-scripts.ts';
import type { LockWaits } from './migration-scripts.ts';
import { installWorkerSchema, isWorkerSchemaCurrent } from './worker-schema.ts';

/** The folder of the service's migrations. */
export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/** Why a database can't be migrated or checked, in one sentence for a terminal. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * A database compared with a migrations folder. All lists have names of folders, in the order in which they are
 * applied.
 */
export interface MigrationStatus {
  /** In the folder, not yet in the database. */
  pending: string[];
  /** Started and not finished: failed, or in progress in another process. */
  unfinished: string[];
  /** Applied, and changed in the folder afterwards. */
  edited: string[];
  /** Applied, and not in the folder: the folder was lost, or the database is newer than the code. */
  unknown: string[];
  /** The name of the last migration in the folder. */
  latest: string | undefined;
  /** Whether the tables of background work exist. */
  hasWorkerSchema: boolean;
}

/** Whether the database has exactly the migrations of the folder, and the tables of background work. */
export function isCurrent(status: MigrationStatus): boolean {
  const lists = [status.pending, status.unfinished, status.edited, status.unknown];
  return status.hasWorkerSchema && lists.every((names) => names.length === 0);
}

// The lock of Prisma's own migrator, so that `prisma migrate deploy` and this code exclude each other.
const lockKey = 72707369;

// Runs in the script's transaction, so that it is always known whether the migration was committed. Under the lock
// there is exactly one unfinished row: the running migration.
const finish =
  'UPDATE _prisma_migrations SET finished_at = clock_timestamp() WHERE finished_at IS NULL AND rolled_back_at IS NULL';

/**
 * Reads a migrations folder, ordered by name.
 * @throws MigrationError if the folder is empty, or it or a script can't be read.
 */
export async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true }).catch((cause: unknown) => {
    throw new MigrationError(`The migrations folder ${migrationsDir} cannot be read.`, { cause });
  });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  if (names.length === 0)
    throw new MigrationError(`The migrations folder ${migrationsDir} contains no migration.`);
  const migrations = names.sort().map(async (name) => {
    const scriptPath = join(migrationsDir, name, 'migration.sql');
    const script = await readFile(scriptPath, 'utf8').catch((cause: unknown) => {
      throw new MigrationError(`The migration script ${scriptPath} cannot be read.`, { cause });
    });
    return { name, script };
  });
  return Promise.all(migrations);
}

async function lock(client: pg.ClientBase, lockTimeoutMs: number): Promise<void> {
  // A timeout of the role or the database is meant for requests. A migration can take longer.
  await client.query('SET statement_timeout = 0');
  try {
    await client.query(
      `SET lock_timeout = ${lockTimeoutMs}; SELECT pg_advisory_lock(${lockKey}); RESET lock_timeout`,
    );
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== '55P03') throw error;
    throw new MigrationError(
      `Another process has been migrating this database for more than ${lockTimeoutMs / 1000} seconds; ` +
        'try again when it has finished.',
      { cause: error },
    );
  }
}

/**
 * Runs `use` with a pool of one connection. With `lockTimeoutMs`, that connection holds the lock: if the process dies,
 * the server keeps both until the running script has ended, and the next process waits.
 */
async function withPool<T>(
  connectionString: string,
  lockTimeoutMs: number | undefined,
  use: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'boards migrations',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // For every connection that the pool opens, including one that replaces a lost one.
    verify: (client, done) => {
      if (lockTimeoutMs === undefined) done();
      else
        lock(client, lockTimeoutMs).then(() => {
          done();
        }, done);
    },
  });
  // The next query reports a lost idle connection. Without a listener, the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in use.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const client = await pool.connect().catch((error: unknown) => {
      if (error instanceof MigrationError) throw error;
      throw new MigrationError(unreachableSentence(connectionString, error), { cause: error });
    });
    client.release();
    return await use(pool);
  } finally {
    await pool.end();
  }
}

/**
 * Whether the database has exactly the migrations of a folder, as most starts find it. Anything else, such as scripts
 * that differ in line endings only, is for the engine, which takes a quarter of a second and 30 MB.
 */
async function isApplied(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool
    .query<{ name: string; checksum: string; isFinished: boolean }>(
      `SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS "isFinished"
      FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"`,
    )
    .catch((error: unknown) => {
      // Without the table, nothing is applied. Other errors come again, and the engine describes them.
      if (error instanceof pg.DatabaseError) return { rows: [] };
      throw error;
    });
  return (
    rows.length === migrations.length &&
    migrations.every(({ name, script }, index) => {
      const row = rows[index];
      return row?.name === name && row.isFinished && row.checksum === hash('sha256', script);
    })
  );
}

type FolderStatus = Omit<MigrationStatus, 'hasWorkerSchema'>;

async function readStatus(engine: SchemaEngine, migrations: Migration[]): Promise<FolderStatus> {
  const { history, ...diagnosis } = await engine.diagnoseMigrationHistory({
    migrationsList: toMigrationList(migrations),
    optInToShadowDatabase: false,
    filters: noFilters,
  });
  return {
    pending: history && 'unappliedMigrationNames' in history ? history.unappliedMigrationNames : [],
    unfinished: diagnosis.failedMigrationNames,
    // The engine counts a failed migration that has been fixed since, too.
    edited: diagnosis.editedMigrationNames.filter((name) => !diagnosis.failedMigrationNames.includes(name)),
    unknown: history && 'unpersistedMigrationNames' in history ? history.unpersistedMigrationNames : [],
    latest: migrations.at(-1)?.name,
  };
}

/**
 * Why migrations can't bring the database up to date, in one sentence; undefined if they can. An unfinished migration
 * is no obstacle: it changed nothing, so it is applied again.
 */
function describeObstacle({ edited, unknown, latest = '' }: FolderStatus): string | undefined {
  if (unknown.length > 0 && unknown.every((name) => name > latest)) {
    return `The database is newer than this code: it has ${unknown.join(', ')}, the code ends with ${latest}. Run a release that has them.`;
  }
  if (unknown.length > 0) {
    return `Applied migrations are missing from the migrations folder: ${unknown.join(', ')}. Restore them.`;
  }
  if (edited.length > 0) {
    return `Migrations were edited after they had been applied: ${edited.join(', ')}. Restore them and put the change into a new migration.`;
  }
  return undefined;
}

/**
 * Compares a database with a migrations folder.
 * @throws MigrationError when the database cannot be reached or the folder cannot be read.
 */
export async function diagnoseMigrations(options: {
  connectionString: string;
  migrationsDir?: string;
}): Promise<MigrationStatus> {
  const migrations = await readMigrations(options.migrationsDir ?? migrationsFolder);
  return withPool(options.connectionString, undefined, async (pool) => {
    const status = await withSchemaEngine(
      new PrismaPg(pool),
      () => Promise.reject(new Error('A diagnosis runs no script.')),
      (engine) => readStatus(engine, migrations),
    );
    return { ...status, hasWorkerSchema: await isWorkerSchemaCurrent(pool) };
  });
}

/**
 * Checks that a database can serve this release.
 * @throws MigrationError when the database cannot be reached or lacks migrations.
 */
export async function requireMigrated(connectionString: string): Promise<void> {
  const migrations = await readMigrations(migrationsFolder);
  const isReady = await withPool(
    connectionString,
    undefined,
    async (pool) => (await isApplied(pool, migrations)) && (await isWorkerSchemaCurrent(pool)),
  );
  if (isReady || isCurrent(await diagnoseMigrations({ connectionString }))) return;
  throw new MigrationError(
    'The database does not have the migrations of this release. Run npm run db:migrate first.',
  );
}

function describeScriptFailure(name: string, script: string, cause: unknown): MigrationError {
  if (!(cause instanceof pg.DatabaseError)) {
    return new MigrationError(
      `The connection was lost while migration ${name} was being applied. Migrate again to continue where it stopped.`,
      { cause },
    );
  }
  // The server counts code points, from 1.
  const before = Array.from(script).slice(0, Number(cause.position ?? 0));
  const place = before.length > 0 ? ` at line ${before.join('').split('\n').length}` : '';
  const reason = isOutOfDisk(cause) ? 'the disk of the database is full' : cause.message;
  const detail = cause.detail === undefined ? '' : ` ${cause.detail}`;
  const state = runsWithoutTransaction(script) ? 'stopped' : 'left nothing behind';
  if (isLockedOut(cause)) {
    return new MigrationError(
      `Migration ${name} waited for locks too often, and ${state}: long transactions hold its tables. ` +
        'Try again when they have ended; SELECT * FROM pg_stat_activity lists them.',
      { cause },
    );
  }
  return new MigrationError(
    `Migration ${name} failed${place} and ${state}: ${reason} (SQLSTATE ${cause.code ?? 'unknown'}).${detail} ` +
      'The next run retries it. If you upgrade from 1.5, npm run db:preflight lists the rows that stop an upgrade.',
    { cause },
  );
}

function describeEngineFailure(cause: unknown): MigrationError {
  if (cause instanceof MigrationError) return cause;
  if (cause instanceof Error && 'code' in cause && cause.code === 'P3005') {
    return new MigrationError(
      'The database contains tables that these migrations did not create. Give the service its own database.',
      { cause },
    );
  }
  const summary =
    cause instanceof Error ? cause.message.split(/\n\s+\d+: /)[0]?.replaceAll('\n', ': ') : String(cause);
  return new MigrationError(`The migrations could not be applied: ${summary ?? ''}`, { cause });
}

function describeWorkerFailure(cause: unknown): MigrationError {
  if (cause instanceof pg.DatabaseError && cause.code === '42501') {
    return new MigrationError(
      'The database role may not create or use the schema graphile_worker, which holds the job queue. ' +
        'Ask a superuser to run CREATE SCHEMA graphile_worker AUTHORIZATION <role>, and migrate again.',
      { cause },
    );
  }
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new MigrationError(`The job queue's tables could not be created: ${reason}`, { cause });
}

/** The error from which the engine creates the log column of a failed migration. */
function toDriverError(error: unknown): DriverAdapterError {
  const { code, severity, message, detail, column, hint } = error as Partial<pg.DatabaseError> & Error;
  return new DriverAdapterError({
    kind: 'postgres',
    code: code ?? 'N/A',
    severity: severity ?? 'FATAL',
    message,
    detail,
    column,
    hint,
  });
}

/** Applies pending migrations on a pool whose only connection holds the lock. */
async function applyPending(
  pool: pg.Pool,
  migrations: Migration[],
  { onApplied, waits }: { onApplied: (name: string) => void; waits: LockWaits },
): Promise<string[]> {
  let pending: string[] = [];
  let applied = 0;
  let failure: MigrationError | undefined;
  const executeScript = async (script: string): Promise<void> => {
    const name = pending[applied] ?? '';
    try {
      await runScript(pool, script, { finish, waits });
    } catch (error) {
      failure = describeScriptFailure(name, script, error);
      throw toDriverError(error);
    }
    applied += 1;
    onApplied(name);
  };
  try {
    return await withSchemaEngine(new PrismaPg(pool), executeScript, async (engine) => {
      const status = await readStatus(engine, migrations);
      const obstacle = describeObstacle(status);
      if (obstacle !== undefined) throw new MigrationError(obstacle);
      for (const migrationName of status.unfinished) await engine.markMigrationRolledBack({ migrationName });
      ({ pending } = await readStatus(engine, migrations));
      const migrationsList = toMigrationList(migrations);
      return (await engine.applyMigrations({ migrationsList, filters: noFilters })).appliedMigrationNames;
    });
  } catch (error) {
    throw failure ?? describeEngineFailure(error);
  }
}

/**
 * Applies the pending migrations in the order of their names, then those of background work, and resolves to the names
 * of those of the folder that this call applied. Any number of processes may call it at once: one migrates, the others
 * wait for at most `lockTimeoutMs` (60 seconds by default) and then find nothing to do. Each migration is one
 * transaction together with the mark that it is finished; one that failed or was cut short is therefore simply tried
 * again. One without a transaction continues where it stopped. `docs/decisions/0004-migrations-without-a-downloaded-engine.md`
 * and `docs/decisions/0103-migrations-without-a-pause.md` have the reasons.
 * @throws MigrationError when a migration fails, was edited or is missing from the folder, when the database is newer
 * than the folder, holds foreign tables or cannot be reached, and when the lock is not available in time.
 */
export async function applyMigrations(options: {
  connectionString: string;
  migrationsDir?: string;
  lockTimeoutMs?: number;
  lockWaits?: LockWaits;
  onApplied?: (name: string) => void;
}): Promise<string[]> {
  const { connectionString, migrationsDir = migrationsFolder, lockTimeoutMs = 60_000 } = options;
  const migrations = await readMigrations(migrationsDir);
  return withPool(connectionString, lockTimeoutMs, async (pool) => {
    const applied = (await isApplied(pool, migrations))
      ? []
      : await applyPending(pool, migrations, {
          onApplied: options.onApplied ?? (() => undefined),
          waits: options.lockWaits ?? usualLockWaits,
        });
    await installWorkerSchema(pool).catch((error: unknown) => {
      throw describeWorkerFailure(error);
    });
    return applied;
  });
}
