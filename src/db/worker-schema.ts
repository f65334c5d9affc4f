// Owns the schema `graphile_worker` with the queue of background work. Its migrations come with graphile-worker, and
// are applied by the same command and under the same lock as the service's.

import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** The last migration of the installed graphile-worker. */
export const workerSchemaVersion = 20;

const schemaName = 'graphile_worker';

// The first statement of graphile-worker needs the right to create schemas, even if the schema exists.
const migrationsTable = `
CREATE TABLE IF NOT EXISTS ${schemaName}.migrations (
  id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false
)`;

const silent = new Logger(() => () => undefined);

/** Whether the database has the version of the worker's schema that this code needs. */
export async function isWorkerSchemaCurrent(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ version: number | null }>(
      `SELECT max(id) AS version FROM ${schemaName}.migrations`,
    );
    return (rows[0]?.version ?? 0) >= workerSchemaVersion;
  } catch (error) {
    // The table or the schema is missing, or belongs to another role.
    if (error instanceof pg.DatabaseError && ['42P01', '3F000', '42501'].includes(error.code ?? ''))
      return false;
    throw error;
  }
}

/**
 * Applies graphile-worker's pending migrations; the caller holds the lock. Each is one transaction, so the next run
 * applies one that was interrupted.
 */
export async function installWorkerSchema(pool: pg.Pool): Promise<void> {
  if (await isWorkerSchemaCurrent(pool)) return;
  const { rows } = await pool.query(`SELECT FROM pg_namespace WHERE nspname = '${schemaName}'`);
  if (rows.length > 0) await pool.query(migrationsTable);
  await runMigrations({ pgPool: pool, schema: schemaName, logger: silent });
}
