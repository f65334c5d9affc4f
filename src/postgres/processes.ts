// What can be known about a process of this machine by its id alone, and the signals that PostgreSQL understands.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './errors.ts';

const run = promisify(execFile);
const inheritedNames = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
/** What libfaketime reads: a service that runs on a shifted clock has its database on the same one. */
const shiftedClockNames = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/**
 * Returns the environment for PostgreSQL's programs: what they need to run and nothing else. Secrets of the service
 * stay out of a process that may belong to another user, and so do settings meant for other PostgreSQL programs.
 */
export function programEnvironment(): NodeJS.ProcessEnv {
  const isShifted = process.env.FAKETIME !== undefined;
  const names = isShifted ? [...inheritedNames, ...shiftedClockNames] : inheritedNames;
  const inherited = names.map((name) => [name, process.env[name]] as const);
  return {
    ...Object.fromEntries(inherited.filter(([, value]) => value !== undefined)),
    LC_ALL: 'C',
    TZ: 'UTC',
  };
}

/** Tells whether a process with this id runs. A zombie, which only waits for its parent to look, does not. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  // The state follows the command's name, which is in parentheses and may contain parentheses itself.
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
}

/**
 * Returns the arguments a process was started with, in one line: empty when it does not run or cannot be seen,
 * undefined where the system does not tell (Windows).
 */
export async function readCommandLine(pid: number): Promise<string | undefined> {
  if (process.platform === 'win32') return undefined;
  if (process.platform === 'linux') {
    const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    return text.replaceAll('\0', ' ');
  }
  const listing = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return listing.stdout;
}

/**
 * Asks a postmaster to shut down: `SIGINT` is PostgreSQL's fast shutdown (a checkpoint, then the end), `SIGQUIT` the
 * immediate one (no checkpoint: the next start replays the log). A process that is gone already is no error.
 */
export async function signalPostmaster(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  pgCtl: string,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals, and Node's stand-in kills outright; pg_ctl speaks to the server's own signal pipe.
    await run(pgCtl, ['kill', signal.slice('SIG'.length), String(pid)]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
