/** Finds the database to back up, and whose it is. */
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { loadConfig } from '../../src/config.ts';
import { diagnoseMigrations } from '../../src/db/migrations.ts';
import { requireDatabase, withDatabaseUrl } from '../support/database-url.ts';

export interface Source {
  readonly url: string;
  readonly kind: 'embedded' | 'own';
  /** Of the embedded database's service. Operators keep that of their own. */
  readonly secretKey?: string;
}

/** Runs `work` with the database. @throws {CommandError | MigrationError} without one, and when it can't be reached */
export async function withSource<T>(work: (source: Source) => Promise<T>): Promise<T> {
  await requireDatabase();
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig(process.env);
  const isOwn = (databaseDirectUrl ?? databaseUrl) !== undefined;
  const run = async (source: Source): Promise<T> => {
    // Says why it can't be reached. A database of another release is backed up as it is.
    await diagnoseMigrations({ connectionString: source.url });
    return work(source);
  };
  if (isOwn) return withDatabaseUrl((url) => run({ url, kind: 'own' }));
  const secretKey = await readFile(path.join(dataDir, 'secret.key'), 'utf8').catch(() => undefined);
  return withDatabaseUrl((url) =>
    run({ url, kind: 'embedded', ...(secretKey === undefined ? {} : { secretKey }) }),
  );
}
