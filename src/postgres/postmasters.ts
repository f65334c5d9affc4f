// Starts and stops postmasters (PostgreSQL's main processes), and reads their lock files.
import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './accounts.ts';
import type { Binaries } from './binaries.ts';
import { dataDirectoryArgument, type Cluster } from './clusters.ts';
import { EmbeddedPostgresError, errorText, isDiskFull } from './errors.ts';
import { programEnvironment, signalPostmaster } from './processes.ts';

/** The content of `postmaster.pid`. The file stays when a postmaster is killed, so it proves nothing by itself. */
export interface LockFile {
  pid: number;
  startedAt: number;
  port: number;
  isReady: boolean;
}

/** A postmaster started by this process. */
export interface Postmaster {
  pid: number;
  port: number;
  child: ChildProcess;
  /** Resolves when the process has ended; never rejects. */
  exited: Promise<void>;
}

/** Options for starting a postmaster. */
export interface LaunchOptions {
  cluster: Cluster;
  account: Account | undefined;
  binaries: Binaries;
  logFile: string;
  settings: Record<string, string>;
  /** The process in `postmaster.pid`, if it isn't a postmaster of this cluster. */
  unrelatedPid: number | undefined;
}

const readyTimeoutMs = 120_000;
const fastShutdownTimeoutMs = 15_000;
const logSizeBytesMax = 10 * 1024 * 1024;
// Temporary errors: another program can take the port before PostgreSQL does, and the backends of a killed postmaster
// need a moment to end.
const temporaryError =
  /lock file "postmaster\.pid"|shared memory block|Address already in use|TCP\/IP sockets/;

/** A setting on a postmaster's command line with the process that it was started for. */
export const ownerSetting = 'board_service.owner_pid';
/** A setting on a postmaster's command line with its cluster. */
export const clusterSetting = 'board_service.cluster_id';

/** Reads a cluster's `postmaster.pid`; undefined if it is missing or being written. */
export async function readLockFile(clusterDir: string): Promise<LockFile | undefined> {
  const text = await readFile(path.join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , startedAt, port, , , , status] = text.split('\n').map((line) => line.trim());
  const lockFile = { pid: Number(pid), startedAt: Number(startedAt), port: Number(port) };
  // PostgreSQL writes a negative process id in single-user mode.
  if (!Number.isInteger(lockFile.pid) || lockFile.pid <= 0) return undefined;
  return { ...lockFile, isReady: status === 'ready' };
}

/**
 * Starts a postmaster and waits until it accepts connections. Returns the error text if the reason is temporary, such
 * as a previous postmaster that has not ended yet.
 *
 * @throws EmbeddedPostgresError if the reason is permanent
 */
export async function launchPostmaster(options: LaunchOptions): Promise<Postmaster | { message: string }> {
  await rotateLog(options.logFile);
  const log = await open(options.logFile, 'a', 0o600).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(
      `The log file "${options.logFile}" cannot be written (${errorText(cause)}).`,
      {
        cause,
      },
    );
  });
  try {
    const { size: offset } = await log.stat();
    const port = await findFreePort();
    const postmaster = await spawnPostmaster(options, port, log.fd);
    if (await waitUntilReady(postmaster, options.cluster.dir)) return postmaster;
    const isRunning = postmaster.child.exitCode === null && postmaster.child.signalCode === null;
    await stopPostmaster(postmaster, options.binaries.pgCtl);
    const written = await readLog(options.logFile, offset);
    if (await isDiskFull(options.cluster.dir, written)) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not start: the disk of "${options.cluster.dir}" is full (see "${options.logFile}").`,
      );
    }
    const message = isRunning
      ? `it was not ready after ${readyTimeoutMs / 1000} seconds`
      : lastMessage(written, postmaster.pid);
    if (temporaryError.test(message)) return { message };
    throw new EmbeddedPostgresError(`PostgreSQL did not start: ${message} (see "${options.logFile}").`);
  } finally {
    await log.close();
  }
}

/** Stops a postmaster and waits until it has ended: a fast shutdown, and after 15 seconds an immediate one. */
export async function stopPostmaster(postmaster: Postmaster, pgCtl: string): Promise<void> {
  const hasEnded = () => postmaster.child.exitCode !== null || postmaster.child.signalCode !== null;
  if (hasEnded()) return;
  await signalPostmaster(postmaster.pid, 'SIGINT', pgCtl);
  const waiting = new AbortController();
  await Promise.race([
    postmaster.exited,
    delay(fastShutdownTimeoutMs, undefined, { signal: waiting.signal }).catch(() => undefined),
  ]);
  waiting.abort();
  if (!hasEnded()) await signalPostmaster(postmaster.pid, 'SIGQUIT', pgCtl);
  await postmaster.exited;
}

async function rotateLog(logFile: string): Promise<void> {
  const found = await stat(logFile).catch(() => undefined);
  if (found !== undefined && found.size > logSizeBytesMax) await rename(logFile, `${logFile}.1`);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (cause) => {
      const message = `No port of 127.0.0.1 is free for the database (${errorText(cause)}).`;
      reject(new EmbeddedPostgresError(message, { cause }));
    });
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/**
 * Keeps stored data out of the log: messages of failed statements, their DETAIL and CONTEXT, and the statements
 * themselves contain values, such as the email address of a unique violation. The service logs its errors itself.
 */
const discreetLog = {
  log_min_messages: 'log', // of sessions: FATAL, PANIC and what the server says of itself, but no ERROR
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
};

async function spawnPostmaster(options: LaunchOptions, port: number, logFd: number): Promise<Postmaster> {
  const { cluster, account, binaries } = options;
  const settings = {
    max_connections: '100',
    // The log kept for an abandoned backup must not fill the disk.
    max_slot_wal_keep_size: '4GB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...discreetLog,
    ...options.settings,
    log_line_prefix: '%m [%p] ',
    log_destination: 'stderr',
    listen_addresses: '127.0.0.1',
    port: String(port),
    // No socket, because its path can't be longer than about 100 bytes.
    unix_socket_directories: '',
    [clusterSetting]: cluster.id,
    [ownerSetting]: String(process.pid),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', dataDirectoryArgument(cluster.dir, account), ...flags], {
    ...account,
    cwd: cluster.dir,
    env: {
      ...programEnvironment(),
      // PostgreSQL considers a lock file stale if it has this process id. So PostgreSQL itself replaces the file, after
      // it has checked the shared memory, and two services that start at the same time can't conflict.
      ...(options.unrelatedPid === undefined ? {} : { PG_GRANDPARENT_PID: String(options.unrelatedPid) }),
    },
    // Ctrl-C reaches the terminal's whole process group. In a group of its own, the database ends only when it is
    // stopped.
    detached: true,
    // A file, not a pipe, so that a postmaster that outlives this process can continue writing.
    stdio: ['ignore', logFd, logFd],
    windowsHide: true,
  });
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => {
      resolve();
    });
  });
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', (cause) => {
      reject(new EmbeddedPostgresError(`PostgreSQL could not be started (${errorText(cause)}).`, { cause }));
    });
  });
  return { pid: child.pid ?? 0, port, child, exited };
}

async function waitUntilReady(postmaster: Postmaster, clusterDir: string): Promise<boolean> {
  const deadline = performance.now() + readyTimeoutMs;
  const { child, pid } = postmaster;
  while (child.exitCode === null && child.signalCode === null && performance.now() < deadline) {
    const lockFile = await readLockFile(clusterDir);
    if (lockFile?.pid === pid && lockFile.isReady) return true;
    await Promise.race([postmaster.exited, delay(10)]);
  }
  return false;
}

/** The log from `offset` on. */
async function readLog(logFile: string, offset: number): Promise<string> {
  return (await readFile(logFile)).subarray(offset).toString('utf8');
}

/** The last message of a failed postmaster, without timestamps. */
function lastMessage(text: string, pid: number): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const own = lines.filter((line) => line.includes(`[${pid}] `));
  const fatal = own.findLast((line) => /\] (FATAL|PANIC): {2}/.test(line)) ?? own.at(-1) ?? lines.at(-1);
  return fatal?.replace(/^.*\] [A-Z]+: {2}/, '') ?? 'it ended without an error message';
}
