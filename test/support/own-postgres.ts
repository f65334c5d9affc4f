/**
 * A PostgreSQL of a test's own, which it may stop, kill and start again while a service continues using its address.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { applyMigrations } from '../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import type { EmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { isRunning } from '../../src/postgres/processes.ts';
import { linkTo } from './database-link.ts';
import type { DatabaseLink } from './database-link.ts';
import { readPostmasterPid } from './embedded-fixtures.ts';
import { atTheEnd } from './endings.ts';

export interface OwnPostgres {
  /** The way that stays the same through every restart. */
  readonly link: DatabaseLink;
  /** The superuser's URL as it is now, around the link. */
  readonly url: () => string;
  /** SIGINT is PostgreSQL's fast shutdown, SIGQUIT its immediate one, SIGKILL a crash. Resolves when it is gone. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  start(): Promise<void>;
}

/** Starts one with a migrated database; it ends with the test file. What was answered is on disk when it crashes. */
export async function makeOwnPostgres(maxConnections: number): Promise<OwnPostgres> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'own-postgres-'));
  const launch = (): Promise<EmbeddedPostgres> =>
    startEmbeddedPostgres({
      dataDir,
      log: () => undefined,
      // A crash of PostgreSQL loses nothing that was written; only one of the machine would.
      settings: { fsync: 'off', max_connections: String(maxConnections) },
    });
  let running = await launch();
  atTheEnd(async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await applyMigrations({ connectionString: running.url });
  const link = await linkTo(running.url);
  return {
    link,
    url: () => running.url,
    end: async (signal) => {
      const pid = await readPostmasterPid(dataDir);
      process.kill(pid, signal);
      await expect.poll(() => isRunning(pid), { interval: 10 }).toBe(false);
    },
    start: async () => {
      running = await launch();
      link.leadTo(running.url);
    },
  };
}
