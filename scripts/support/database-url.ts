/** Finds the database that scripts work on: the configured one, else the embedded one, running or started for them. */
import path from 'node:path';
import { loadConfig, readDataDir } from '../../src/config.ts';
import { hasCluster } from '../../src/postgres/clusters.ts';
import { connectOrStartEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { CommandError } from './command-errors.ts';

/**
 * Ends a command that would work on an embedded database that isn't there, before anything is created in the wrong folder.
 *
 * @throws {CommandError | ConfigError}
 */
export async function requireDatabase(): Promise<void> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  if (DATABASE_URL !== undefined || DATABASE_DIRECT_URL !== undefined) return;
  const folder = path.join(readDataDir(process.env), 'postgres');
  if (await hasCluster(folder)) return;
  throw new CommandError(
    `There is no database in ${folder}. npm start creates one. If the service has its data elsewhere, set DATA_DIR or DATABASE_URL as it does.`,
  );
}

/** Runs `run` with the URL of the database, around a pooler where one is configured. @throws {CommandError} without one */
export async function withDatabaseUrl<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
  await requireDatabase();
  return withNewDatabaseUrl(run);
}

/** Creates the embedded database first, if there is none. */
export async function withNewDatabaseUrl<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig(process.env);
  const configured = databaseDirectUrl ?? databaseUrl;
  if (configured !== undefined) return run(configured);
  const embedded = await connectOrStartEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  try {
    return await run(embedded.url);
  } finally {
    await embedded.stop();
  }
}
