// The embedded database: a real PostgreSQL in a data folder. It runs as long as one process, is recovered after a
// crash, and two services can't share it by accident (docs/decisions/0003-embedded-postgresql.md).
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { chooseAccount } from './accounts.ts';
import { findBinaries, type Binaries } from './binaries.ts';
import { createCluster, readCluster, serverDirOf, type Cluster } from './clusters.ts';
import { EmbeddedPostgresError, errorCode, errorText, isDiskFull } from './errors.ts';
import { connect, keepLock, readOwnership, tryLock } from './owner-locks.ts';
import { launchPostmaster, stopPostmaster, type LaunchOptions, type Postmaster } from './postmasters.ts';
import { findPredecessor, stopOrphan } from './predecessors.ts';

export { EmbeddedPostgresError } from './errors.ts';

/** A running database. */
export interface EmbeddedPostgres {
  /** Connection string, with the superuser's password. */
  url: string;
  /** Stops the database if this call started it, and waits until it has ended. Can be called again. */
  stop(): Promise<void>;
}

/** Options of the embedded database. */
export interface EmbeddedPostgresOptions {
  /** The folder of the cluster, its password and its log; created if missing. Only one service at a time can use it. */
  dataDir: string;
  /** Called with one line for each notable event. PostgreSQL's own log is `postgres.log` in the data folder. */
  log: (line: string) => void;
  /** PostgreSQL settings, such as `{ fsync: 'off' }` for tests. Safe writes are the default. */
  settings?: Record<string, string>;
  /** Database in the connection string, created if missing. Default: `boards`. */
  database?: string;
  /** Called once if the database ends unexpectedly. */
  onExit?: (error: EmbeddedPostgresError) => void;
}

type Claim =
  | { kind: 'owned'; postmaster: Postmaster; client: pg.Client }
  | { kind: 'shared'; ownerPid: number; port: number };

const claimTimeoutMs = 30_000;
// Much longer than the time from a postmaster's start to its owner's lock.
const lockDelayMsMax = 5_000;

/**
 * Starts the database of a data folder. First cleans up after an earlier run, such as a database that still runs or an
 * incomplete cluster.
 *
 * @throws EmbeddedPostgresError if another service or a command uses the folder, or the database can't start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  return inOneSentence(options, async (launch) => {
    const claim = await claimCluster(launch, options.log);
    if (claim.kind === 'owned') return serve(claim, launch, options);
    throw new EmbeddedPostgresError(
      `The data folder "${options.dataDir}" is in use by another service or a command (process ${claim.ownerPid}).`,
    );
  });
}

/**
 * Returns the database of a data folder for a script: the one of a running service, which continues when the script
 * stops, or else one of its own, which stops with the script.
 *
 * @throws EmbeddedPostgresError if the database can't start
 */
export async function connectOrStartEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  return inOneSentence(options, async (launch) => {
    const claim = await claimCluster(launch, options.log);
    if (claim.kind === 'owned') return serve(claim, launch, options);
    const client = await connect(launch.cluster, claim.port);
    try {
      await ensureDatabase(client, databaseOf(options));
    } finally {
      await client.end();
    }
    return { url: urlOf(launch.cluster, claim.port, databaseOf(options)), stop: () => Promise.resolve() };
  });
}

async function inOneSentence<T>(
  options: EmbeddedPostgresOptions,
  work: (launch: Omit<LaunchOptions, 'unrelatedPid'>) => Promise<T>,
): Promise<T> {
  try {
    return await work(await prepareLaunch(options));
  } catch (cause) {
    if (cause instanceof EmbeddedPostgresError) throw cause;
    const isFull = await isDiskFull(options.dataDir, errorText(cause));
    const reason = isFull ? 'the disk is full' : errorText(cause);
    throw new EmbeddedPostgresError(
      `The database in "${options.dataDir}" could not be started (${reason}).`,
      { cause },
    );
  }
}

async function prepareLaunch(options: EmbeddedPostgresOptions): Promise<Omit<LaunchOptions, 'unrelatedPid'>> {
  const dataDir = path.resolve(options.dataDir);
  const settings = options.settings ?? {};
  await createFolder(dataDir).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The data folder "${options.dataDir}" cannot be created (${errorText(cause)}).`,
      { cause },
    );
  });
  const account = await chooseAccount(serverDirOf(dataDir));
  const binaries = await findBinaries(account);
  let cluster = await readCluster(dataDir);
  if (cluster === undefined) {
    options.log(`Creating the database in "${options.dataDir}".`);
    await createCluster({ dataDir, binaries, account, isDurable: settings.fsync !== 'off' });
    cluster = await readCluster(dataDir);
  }
  if (cluster === undefined) {
    throw new EmbeddedPostgresError(
      `The data folder "${options.dataDir}" was emptied while it was being prepared.`,
    );
  }
  return { cluster, account, binaries, settings, logFile: path.join(dataDir, 'postgres.log') };
}

/** On a read-only disk, Node's recursive mkdir fails with ENOENT, so the folders above are created one by one. */
async function createFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { mode: 0o700 });
  } catch (error) {
    const exists = (await stat(dir).catch(() => undefined))?.isDirectory() ?? false;
    if (exists) return;
    if (errorCode(error) !== 'ENOENT' || path.dirname(dir) === dir) throw error;
    await createFolder(path.dirname(dir));
    await createFolder(dir);
  }
}

/** Becomes the owner of the cluster, or finds its owner. Waits some seconds for a previous database that is ending. */
async function claimCluster(
  launch: Omit<LaunchOptions, 'unrelatedPid'>,
  log: (line: string) => void,
): Promise<Claim> {
  const startedAtMs = performance.now();
  let obstacle = '';
  while (performance.now() - startedAtMs < claimTimeoutMs) {
    const found = await findPredecessor(launch.cluster, performance.now() - startedAtMs < lockDelayMsMax);
    if (found.kind === 'owned') return { kind: 'shared', ownerPid: found.ownerPid, port: found.port };
    if (found.kind === 'orphan') {
      log(`Stopping the database that an earlier run left behind (process ${found.pid}).`);
      await stopOrphan(found, launch.cluster, launch.binaries.pgCtl);
    } else if (found.kind === 'none') {
      const launched = await launchPostmaster({ ...launch, unrelatedPid: found.unrelatedPid });
      if ('child' in launched) return ownPostmaster(launched, launch);
      obstacle = launched.message;
    } else {
      obstacle = `it is being started or stopped by process ${found.ownerPid ?? 'unknown'}`;
    }
    await delay(100);
  }
  throw new EmbeddedPostgresError(`The database in "${launch.cluster.dir}" is still in use: ${obstacle}.`);
}

async function ownPostmaster(
  postmaster: Postmaster,
  launch: { cluster: Cluster; binaries: Binaries },
): Promise<Claim> {
  try {
    const client = await connect(launch.cluster, postmaster.port);
    if (await tryLock(client)) return { kind: 'owned', postmaster, client };
    // Another process considered this one dead and the database an orphan, and is now the owner.
    const { holderPid } = await readOwnership(client);
    await client.end();
    postmaster.child.unref();
    return { kind: 'shared', ownerPid: holderPid ?? 0, port: postmaster.port };
  } catch (error) {
    await stopPostmaster(postmaster, launch.binaries.pgCtl);
    throw error;
  }
}

async function serve(
  claim: { postmaster: Postmaster; client: pg.Client },
  launch: Omit<LaunchOptions, 'unrelatedPid'>,
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const { postmaster, client } = claim;
  const { cluster, binaries, logFile } = launch;
  const lock = keepLock(client, cluster, postmaster.port);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    // Releases the lock first; otherwise it would be taken again while the database shuts down.
    stopped ??= lock.release().then(() => stopPostmaster(postmaster, binaries.pgCtl));
    return stopped;
  };
  // If the process ends by an exception, the database ends, too, but nobody waits for it.
  const signalAtExit = (): void => {
    postmaster.child.kill('SIGINT');
  };
  process.once('exit', signalAtExit);
  void postmaster.exited.then(async () => {
    process.off('exit', signalAtExit);
    if (stopped !== undefined) return;
    stopped = lock.release();
    await stopped;
    const why = (await isDiskFull(cluster.dir, await readLogEnd(logFile))) ? ': the disk is full' : '';
    options.onExit?.(
      new EmbeddedPostgresError(`The database stopped unexpectedly${why} (see "${logFile}").`),
    );
  });
  try {
    await ensureDatabase(client, databaseOf(options));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf(cluster, postmaster.port, databaseOf(options)), stop };
}

const logEndBytes = 4_096;

async function readLogEnd(logFile: string): Promise<string> {
  return (await readFile(logFile).catch(() => Buffer.alloc(0))).subarray(-logEndBytes).toString('utf8');
}

function databaseOf(options: EmbeddedPostgresOptions): string {
  return options.database ?? 'boards';
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgresql://postgres:${cluster.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

async function ensureDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount !== 0) return;
  await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`).catch((error: unknown) => {
    // 42P04: another process has created it in the meantime.
    if (errorCode(error) !== '42P04') throw error;
  });
}
