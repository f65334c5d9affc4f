/** Starts one PostgreSQL for the whole run and migrates the template that every test file clones. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { withDatabaseName } from './database-names.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverUrl: string;
  }
}

/** Vitest's name for a global set-up; what it returns runs at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-test-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: folder,
    database: 'template_migrated',
    log: () => undefined,
    // Tests lose nothing that matters when the machine loses power.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await applyMigrations({ connectionString: postgres.url });
  project.provide('serverUrl', withDatabaseName(postgres.url, 'postgres'));
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
