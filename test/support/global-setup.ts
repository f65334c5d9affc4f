/**
 * Gives the whole run one PostgreSQL, with a migrated template that every test file clones: an embedded one, or with
 * TEST_SERVER_URL (a superuser's URL) any other, to try another release of PostgreSQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { withDatabaseName } from './database-names.ts';
import { guardVersions } from './version-guards.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

const templateName = 'template_migrated';

/** Vitest's name for a global set-up; what it returns runs at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_SERVER_URL;
  const server = given === undefined ? await startEmbedded() : { url: given, stop: () => Promise.resolve() };
  if (given !== undefined) await recreateTemplate(given);
  const templateUrl = withDatabaseName(server.url, templateName);
  await applyMigrations({ connectionString: templateUrl });
  await guardVersions(templateUrl);
  project.provide('serverUrl', withDatabaseName(server.url, 'postgres'));
  return server.stop;
}

async function startEmbedded() {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    database: templateName,
    log: () => undefined,
    // Tests lose nothing that matters when the machine loses power.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      // It would find tables empty between two test files. Checks of foreign keys that are planned then read whole tables.
      autovacuum: 'off',
    },
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function recreateTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${templateName}`);
    await client.query(`CREATE DATABASE ${templateName} TEMPLATE template0`);
  } finally {
    await client.end();
  }
}
