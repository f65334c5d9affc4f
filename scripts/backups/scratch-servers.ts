/** Runs PostgreSQL on a restored data folder: only for this process, which reaches it by a socket that no one else can open. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, open, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from '../../src/postgres/accounts.ts';
import { isRunning, programEnvironment, readCommandLine } from '../../src/postgres/processes.ts';
import { CommandError } from '../support/command-errors.ts';
import { makeTemporaryFolder } from '../support/temporary-folders.ts';
import { withClient } from './contents.ts';

export interface ScratchOptions {
  /** The folder that PostgreSQL calls the data directory. */
  readonly dataFolder: string;
  /** The program `postgres`. */
  readonly program: string;
  readonly account: Account | undefined;
  readonly role: string;
  readonly database: string;
  /** How far it recovers: to a moment, or by default as far as its log goes. */
  readonly recoverUntil: string | undefined;
}

export interface ScratchServer {
  readonly url: string;
  stop(): Promise<void>;
}

const markerSetting = 'board_service.restores';
/** Unix addresses are at most about 100 bytes long. */
const socketFolderLengthMax = 70;

/** Starts it, and waits until it has recovered. @throws {CommandError} when it can't */
export async function startScratchServer(options: ScratchOptions): Promise<ScratchServer> {
  if (process.platform === 'win32') throw new CommandError('Backups are restored on Linux and macOS only.');
  const { account, role, database } = options;
  const parent = tmpdir().length <= socketFolderLengthMax ? tmpdir() : '/tmp';
  const temporary = makeTemporaryFolder('boards-restore-', parent);
  const folder = temporary.path;
  await writeFile(path.join(folder, 'hba.conf'), 'local all all trust\n');
  await writeFile(path.join(folder, 'postgresql.conf'), '');
  if (account !== undefined) {
    for (const name of ['', 'hba.conf', 'postgresql.conf']) {
      await chown(path.join(folder, name), account.uid, account.gid);
    }
  }
  const url = `postgresql://${encodeURIComponent(role)}@${encodeURIComponent(folder)}:5432/${encodeURIComponent(database)}`;
  const child = await launch(options, folder);
  const stop = async (): Promise<void> => {
    if (isAlive(child)) {
      child.kill('SIGINT');
      await once(child, 'exit');
    }
    temporary.remove();
  };
  const killAtExit = (): void => void child.kill('SIGQUIT');
  process.once('exit', killAtExit);
  child.once('exit', () => process.off('exit', killAtExit));
  try {
    await waitUntilRecovered(url, child, path.join(folder, 'log'));
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function isAlive(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/**
 * The server's own settings are those of its machine: its archive, its standbys, its libraries. None of them applies, also of those that
 * `ALTER SYSTEM` or an earlier recovery has left in the data folder.
 */
const ownSettings = {
  listen_addresses: '',
  port: '5432',
  // Recovery asks the archive first, and then takes what lies in pg_wal.
  restore_command: 'exit 1',
  recovery_end_command: '',
  archive_cleanup_command: '',
  recovery_min_apply_delay: '0',
  // Otherwise the limits must be at least those of the server that was backed up.
  hot_standby: 'off',
  max_prepared_transactions: '100',
  primary_conninfo: '',
  primary_slot_name: '',
  synchronous_standby_names: '',
  default_transaction_read_only: 'off',
  archive_mode: 'off',
  shared_preload_libraries: '',
  session_preload_libraries: '',
  ssl: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

function settingsOf(folder: string) {
  return {
    config_file: path.join(folder, 'postgresql.conf'),
    hba_file: path.join(folder, 'hba.conf'),
    unix_socket_directories: folder,
    unix_socket_permissions: '0700',
  };
}

/** There can be one target only. Its time is the last setting, because an empty one after it would remove it. */
function recovery(until: string | undefined) {
  return {
    recovery_target_action: 'promote',
    recovery_target_timeline: 'latest',
    recovery_target: '',
    recovery_target_lsn: '',
    recovery_target_name: '',
    recovery_target_xid: '',
    recovery_target_time: until ?? '',
  };
}

async function launch(options: ScratchOptions, folder: string): Promise<ChildProcess> {
  const { dataFolder, program, account, recoverUntil } = options;
  const settings = {
    ...ownSettings,
    ...settingsOf(folder),
    ...recovery(recoverUntil),
    [markerSetting]: dataFolder,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const isHidden = account !== undefined && process.platform === 'linux';
  const log = await open(path.join(folder, 'log'), 'a', 0o600);
  try {
    const child = spawn(program, ['-D', isHidden ? '/proc/self/cwd' : dataFolder, ...flags], {
      ...account,
      cwd: dataFolder,
      env: programEnvironment(),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    return child;
  } finally {
    await log.close();
  }
}

/** It takes no connection before it has recovered, which can take hours. */
async function waitUntilRecovered(url: string, child: ChildProcess, logFile: string): Promise<void> {
  while (isAlive(child)) {
    const isReady = await withClient(url, () => Promise.resolve(true)).catch((error: unknown) =>
      isFinal(error) ? Promise.reject(error as Error) : false,
    );
    if (isReady) return;
    await delay(100);
  }
  const log = await readFile(logFile, 'utf8');
  const line = log.split('\n').findLast((text) => /FATAL|PANIC/.test(text)) ?? 'it ended without a message';
  throw new CommandError(`The restored database doesn't start: ${line.replace(/^.*(FATAL|PANIC): +/, '')}.`);
}

/** Not "starting up", and not a socket that isn't there yet. */
function isFinal(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return !['57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET'].includes(String(code));
}

/** Ends the server that a killed restore left behind on a folder. */
export async function endScratchServer(dataFolder: string): Promise<void> {
  const text = await readFile(path.join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const commandLine = await readCommandLine(pid);
  if (commandLine?.includes(`${markerSetting}=${dataFolder}`) !== true) return;
  process.kill(pid, 'SIGQUIT');
  while (await isRunning(pid)) await delay(50);
}
