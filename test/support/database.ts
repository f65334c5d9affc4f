/** Databases of the run's PostgreSQL, one for each test file that asks. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabaseName } from './database-names.ts';

/** The superuser's URL of the running server, in its database `postgres`. */
export function testServerUrl(): string {
  return inject('serverUrl');
}

/** The URL of a new, empty database. */
export async function createEmptyDatabase(): Promise<string> {
  return createDatabase('template0');
}

/** The URL of a new database that holds every migration. */
export async function createMigratedDatabase(): Promise<string> {
  return createDatabase('template_migrated');
}

/**
 * The URL of a new, empty database whose text sorts as in a dictionary, as it does in most. PostgreSQL 14 has that only
 * in locales of the machine, which may have none: there, it sorts as the server does.
 */
export async function createEnglishDatabase(): Promise<string> {
  return createDatabase('template0', (version) =>
    version < 150_000 ? '' : `ENCODING 'UTF8' LOCALE 'C' LOCALE_PROVIDER icu ICU_LOCALE 'en-US'`,
  );
}

async function createDatabase(
  template: string,
  settingsFor: (serverVersion: number) => string = () => '',
): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int AS version`,
    );
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} ${settingsFor(rows[0]?.version ?? 0)}`);
  } finally {
    await client.end();
  }
  return withDatabaseName(testServerUrl(), name);
}
