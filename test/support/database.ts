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

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  } finally {
    await client.end();
  }
  return withDatabaseName(testServerUrl(), name);
}
