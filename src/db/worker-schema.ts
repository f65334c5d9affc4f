// Owns the schema `graphile_worker`, in which background work waits: graphile-worker brings its own migrations for it,
// and they are applied by the same command, under the same lock, as the service's.

import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** The last migration of the installed graphile-worker. */
export const workerSchemaVersion = 20;

const schemaName = 'graphile_worker';

// The first thing that graphile-worker makes. It takes the right to create schemas, even where the schema is there.
const migrationsTable = `
CREATE TABLE IF NOT EXISTS ${schemaName}.migrations (
  id int PRIMARY KEY, ts timestamptz NOT NULL DEFAULT now(), breaking boolean NOT NULL DEFAULT false
)`;

const silent = new Logger(() => () => undefined);

/** Whether the database holds the worker's schema as this code needs it. */
export async function isWorkerSchemaCurrent(pool: pg.Pool): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ version: number | null }>(
      `SELECT max(id) AS version FROM ${schemaName}.migrations`,
    );
    return (rows[0]?.version ?? 0) >= workerSchemaVersion;
  } catch (error) {
    // The table, or the schema, is not there, or another role's.
    if (error instanceof pg.DatabaseError && ['42P01', '3F000', '42501'].includes(error.code ?? ''))
      return false;
    throw error;
  }
}

/**
 * Applies what is pending of graphile-worker's migrations; the caller holds the lock. Each is a transaction with its
 * mark, so one that was cut short is simply applied by the next run.
 */
export async function installWorkerSchema(pool: pg.Pool): Promise<void> {
  if (await isWorkerSchemaCurrent(pool)) return;
  const { rows } = await pool.query(`SELECT FROM pg_namespace WHERE nspname = '${schemaName}'`);
  if (rows.length > 0) await pool.query(migrationsTable);
  await runMigrations({ pgPool: pool, schema: schemaName, logger: silent });
}
