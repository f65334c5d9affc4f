// Folders and processes for the tests of the embedded PostgreSQL; everything made here is removed after each test.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from '../../src/postgres/embedded-postgres.ts';

/** What the stand-in service reports. */
export interface ServiceEvent {
  event: string;
  url?: string;
  id?: string;
  message?: string;
}

/** A stand-in service in a process of its own. */
export interface Service {
  child: ChildProcess;
  events: ServiceEvent[];
  /** Resolves with the first event for which `matches` answers true; rejects when the process ends without. */
  find(matches: (event: ServiceEvent) => boolean): Promise<ServiceEvent>;
  /** Sends a signal and waits for the end of the process. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const cleanups: (() => unknown)[] = [];

/** Undoes what the test has made, the latest first. */
export async function cleanUp(): Promise<void> {
  for (const undo of cleanups.splice(0).reverse()) await undo();
}

/** Runs `undo` after the test. */
export function afterwards(undo: () => unknown): void {
  cleanups.push(undo);
}

/** Creates a folder with the given mode. */
export async function makeFolder(mode = 0o755): Promise<string> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'embedded-test-'));
  await chmod(folder, mode);
  afterwards(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the database in this process, without syncing to disk, and stops it after the test. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const settings = { fsync: 'off' };
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined, settings, ...options });
  afterwards(() => database.stop());
  return database;
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values?: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values === undefined ? undefined : [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Starts the stand-in service, in a process group of its own as a terminal would; `script` may name a copy of it. */
export function startService(
  dataDir: string,
  options: { mode?: 'wait' | 'write'; script?: string; env?: NodeJS.ProcessEnv } = {},
): Service {
  const script = options.script ?? fileURLToPath(new URL('embedded-service.ts', import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, options.mode ?? 'wait'], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  const events: ServiceEvent[] = [];
  const listeners = new Set<() => void>();
  const ended = new Promise<void>((resolve) => child.once('close', resolve));
  createInterface(child.stdout).on('line', (line) => {
    events.push(JSON.parse(line) as ServiceEvent);
    for (const listener of listeners) listener();
  });
  const find: Service['find'] = (matches) =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = events.find(matches);
        if (found !== undefined) resolve(found);
      };
      listeners.add(look);
      look();
      void ended.then(() => {
        reject(new Error(`the service ended after ${JSON.stringify(events.at(-1))}`));
      });
    });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  // Asked to end, it stops its database too; after a test that has killed it there is nothing left to end.
  afterwards(() => ((child.exitCode ?? child.signalCode) === null ? end('SIGTERM') : ended));
  return { child, events, find, end };
}

/** Path of the lock file of a data folder's cluster. */
export function lockFileOf(dataDir: string): string {
  return path.join(dataDir, 'server', 'cluster', 'postmaster.pid');
}

/** Reads the process id of the postmaster that the lock file names. */
export async function readPostmasterPid(dataDir: string): Promise<number> {
  return Number((await readFile(lockFileOf(dataDir), 'utf8')).split('\n')[0]);
}
