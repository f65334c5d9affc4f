/** A streaming standby of a test's own PostgreSQL: a copy of its data folder that follows its log. */
import { createWriteStream } from 'node:fs';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { extract } from 'tar-stream';
import { expect } from 'vitest';
import { startBaseBackup } from '../../scripts/backups/replication.ts';
import { chooseAccount } from '../../src/postgres/accounts.ts';
import { serverDirOf } from '../../src/postgres/clusters.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { linkTo } from './database-link.ts';
import type { DatabaseLink } from './database-link.ts';
import { readPostmasterPid } from './embedded-fixtures.ts';
import { atTheEnd } from './endings.ts';

export interface Standby {
  readonly link: DatabaseLink;
  /** Stops replaying, so that it stays behind; or goes on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Resolves once it has replayed what the primary has written so far. */
  catchUp(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a standby of the server at this superuser's URL; it ends with the test file. */
export async function makeStandby(primaryUrl: string, maxConnections: number): Promise<Standby> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'standby-'));
  const { username, password, hostname, port } = new URL(primaryUrl);
  await copyCluster(primaryUrl, dataDir, decodeURIComponent(password));
  const running = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings: {
      fsync: 'off',
      max_connections: String(maxConnections),
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}`,
    },
  });
  const pid = await readPostmasterPid(dataDir);
  atTheEnd(async () => {
    await running.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const primary = await connect(primaryUrl);
  const standby = await connect(running.url);
  const run = async (client: pg.Client, text: string) =>
    (await client.query<{ value: string }>(`SELECT (${text})::text AS value`)).rows[0]?.value;
  return {
    link: await linkTo(running.url),
    pause: async () => {
      await standby.query('SELECT pg_wal_replay_pause()');
      await expect
        .poll(() => run(standby, 'pg_get_wal_replay_pause_state()'), { interval: 5 })
        .toBe('paused');
    },
    resume: async () => {
      await standby.query('SELECT pg_wal_replay_resume()');
    },
    catchUp: async () => {
      const lsn = await run(primary, 'pg_current_wal_insert_lsn()');
      const replayed = `pg_last_wal_replay_lsn() >= '${String(lsn)}'::pg_lsn`;
      await expect.poll(() => run(standby, replayed), { interval: 5 }).toBe('true');
    },
    kill: () => {
      process.kill(pid, 'SIGQUIT');
      return Promise.resolve();
    },
  };
}

/** With the password of the primary, which is part of the copy. */
async function copyCluster(primaryUrl: string, dataDir: string, password: string): Promise<void> {
  const serverDir = serverDirOf(dataDir);
  const account = await chooseAccount(serverDir);
  const own = async (place: string) => {
    if (account !== undefined) await chown(place, account.uid, account.gid);
  };
  const cluster = path.join(serverDir, 'cluster');
  await mkdir(cluster, { recursive: true, mode: 0o700 });
  await writeFile(path.join(serverDir, 'password'), `${password}\n`, { mode: 0o600 });
  for (const place of [dataDir, serverDir, path.join(serverDir, 'password'), cluster]) await own(place);
  const { tar, end } = await startBaseBackup(primaryUrl);
  const entries = extract();
  const reading = pipeline(tar, entries);
  for await (const entry of entries) {
    const place = path.join(cluster, entry.header.name);
    if (entry.header.type === 'directory') {
      await mkdir(place, { recursive: true, mode: 0o700 });
      entry.resume();
    } else await pipeline(entry, createWriteStream(place, { mode: 0o600 }));
    await own(place);
  }
  await Promise.all([reading, end]);
  await writeFile(path.join(cluster, 'standby.signal'), '');
  await own(path.join(cluster, 'standby.signal'));
}

/** Closed at the end; a killed server breaks it, which nobody minds. */
async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  atTheEnd(() => client.end().catch(() => undefined));
  return client;
}
