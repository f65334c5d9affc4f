/** Finds the database that scripts work on: the configured one, else the embedded one, running or started for them. */
import path from 'node:path';
import { loadConfig } from '../../src/config.ts';
import { connectOrStartEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';

/** Runs `run` with the URL of the database, around a pooler where one is configured. */
export async function withDatabaseUrl<Result>(run: (url: string) => Promise<Result>): Promise<Result> {
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
