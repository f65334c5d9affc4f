/** Finds the database to back up, and whose it is. */
import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { loadConfig } from '../../src/config.ts';
import { withDatabaseUrl } from '../support/database-url.ts';

export interface Source {
  readonly url: string;
  readonly kind: 'embedded' | 'own';
  /** Of the embedded database's service. Operators keep that of their own. */
  readonly secretKey?: string;
}

export async function withSource<T>(work: (source: Source) => Promise<T>): Promise<T> {
  const { databaseUrl, databaseDirectUrl, dataDir } = loadConfig(process.env);
  const isOwn = (databaseDirectUrl ?? databaseUrl) !== undefined;
  if (isOwn) return withDatabaseUrl((url) => work({ url, kind: 'own' }));
  const secretKey = await readFile(path.join(dataDir, 'secret.key'), 'utf8').catch(() => undefined);
  return withDatabaseUrl((url) =>
    work({ url, kind: 'embedded', ...(secretKey === undefined ? {} : { secretKey }) }),
  );
}
