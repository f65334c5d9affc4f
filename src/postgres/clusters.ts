// Creates the database cluster (PostgreSQL's data directory) and stores its password. The cluster is created under
// another name and renamed when it is complete.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Account } from './accounts.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, errorCode, errorText, isDiskFull } from './errors.ts';
import { isRunning, programEnvironment } from './processes.ts';

/** A database cluster. */
export interface Cluster {
  /** The folder that PostgreSQL calls the data directory. */
  dir: string;
  /** Password of the superuser. */
  password: string;
  /** Identifies the cluster on a server's command line, to recognize its process. */
  id: string;
}

/** Options for creating a cluster. */
export interface CreateOptions {
  dataDir: string;
  binaries: Binaries;
  account: Account | undefined;
  /** Whether the new files are synced to disk. */
  isDurable: boolean;
}

/** The folder inside `dataDir` with the cluster and its password. It belongs to the user that PostgreSQL runs as. */
export function serverDirOf(dataDir: string): string {
  return path.join(dataDir, 'server');
}

/**
 * The path by which a server that runs as `account` accesses its cluster, which is its working directory. The user
 * chosen by root may have no access to the folders above, so the path is relative.
 */
export function dataDirectoryArgument(clusterDir: string, account: Account | undefined): string {
  return account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir;
}

/** The existing cluster below `dataDir`, or undefined. @throws EmbeddedPostgresError if it can't be read */
export async function readCluster(dataDir: string): Promise<Cluster | undefined> {
  const serverDir = serverDirOf(dataDir);
  try {
    const password = (await readFile(path.join(serverDir, 'password'), 'utf8')).trim();
    const id = createHash('sha256').update(password).digest('hex').slice(0, 16);
    const dir = path.join(serverDir, 'cluster');
    await stat(path.join(dir, 'PG_VERSION'));
    return { dir, password, id };
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT' && !(await exists(serverDir))) return undefined;
    throw new EmbeddedPostgresError(
      `The database in "${serverDir}" cannot be read (${errorText(cause)}): it is damaged or belongs to another user.`,
      { cause },
    );
  }
}

/** Whether there is a cluster below `dataDir`, or what is left of one. */
export function hasCluster(dataDir: string): Promise<boolean> {
  return exists(serverDirOf(dataDir));
}

async function exists(name: string): Promise<boolean> {
  return stat(name).then(
    () => true,
    (error: unknown) => errorCode(error) !== 'ENOENT',
  );
}

/**
 * Creates the cluster below `dataDir`, unless another process has created it meanwhile. On every system, text is sorted
 * by code point, and case follows Unicode (the builtin locale C.UTF-8).
 *
 * @throws EmbeddedPostgresError if the folder can't be written or initdb fails, for example on a full disk
 */
export async function createCluster(options: CreateOptions): Promise<void> {
  const { dataDir } = options;
  await removeLeftovers(dataDir);
  const newDir = await mkdtemp(path.join(dataDir, `new-${process.pid}-`)).catch((cause: unknown) => {
    throw new EmbeddedPostgresError(`The data folder "${dataDir}" cannot be written (${errorText(cause)}).`, {
      cause,
    });
  });
  try {
    const clusterDir = path.join(newDir, 'cluster');
    const passwordFile = path.join(newDir, 'password');
    await mkdir(clusterDir, { mode: 0o700 });
    await writeFile(passwordFile, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    for (const name of options.account === undefined ? [] : [newDir, clusterDir, passwordFile]) {
      await chown(name, options.account?.uid ?? 0, options.account?.gid ?? 0);
    }
    await runInitdb(clusterDir, options);
    await rename(newDir, serverDirOf(dataDir)).catch((error: unknown) => {
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(errorCode(error) ?? '')) throw error;
    });
  } finally {
    await rm(newDir, { recursive: true, force: true });
  }
}

/** Removes the files of a process that was killed while it created the cluster. */
async function removeLeftovers(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const [, pid] = /^new-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || (await isRunning(Number(pid)))) continue;
    await rm(path.join(dataDir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

async function runInitdb(clusterDir: string, options: CreateOptions): Promise<void> {
  const dataDirectory = dataDirectoryArgument(clusterDir, options.account);
  const flags = [
    `--pgdata=${dataDirectory}`,
    `--pwfile=${dataDirectory}/../password`,
    '--username=postgres',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
  ];
  const child = spawn(options.binaries.initdb, flags, {
    ...options.account,
    cwd: clusterDir,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  });
  let message = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (message += text));
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => {
      resolve(errorText(error));
    });
    child.once('close', (code, signal) => {
      resolve(code === 0 ? undefined : (firstMessage(message) ?? signal ?? `exit code ${String(code)}`));
    });
  });
  if (failure === undefined) return;
  const reason = (await isDiskFull(options.dataDir, message)) ? 'the disk is full' : failure;
  throw new EmbeddedPostgresError(`The database could not be created in "${options.dataDir}": ${reason}.`, {
    cause: message,
  });
}

function firstMessage(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const line = lines.find((candidate) => /error:|FATAL:|PANIC:/.test(candidate)) ?? lines.find(Boolean);
  return line?.replace(/^(.*?(error|FATAL|PANIC)|initdb):\s*/, '').replace(/\.$/, '');
}
