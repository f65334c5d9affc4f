// Information about processes by their ids, and signals to PostgreSQL.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from './errors.ts';

const run = promisify(execFile);
const inheritedNames = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR'];
/** Variables of libfaketime, so that a service with a shifted clock and its database have the same time. */
const shiftedClockNames = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/**
 * The environment for PostgreSQL's programs: only what they need. The service's secrets must not reach a process of
 * another user, and settings for other PostgreSQL programs must not apply.
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

/** Whether a process with this id runs. A zombie doesn't. */
export async function isRunning(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  // The state follows the command's name, which is in parentheses and can contain parentheses.
  const status = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '');
  return !/^[ZX]/.test(status.slice(status.lastIndexOf(')') + 2));
}

/** The arguments of a process in one line: empty if it doesn't run or can't be read, undefined on Windows. */
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
 * Tells a postmaster to shut down: `SIGINT` is PostgreSQL's fast shutdown (after a checkpoint), `SIGQUIT` the immediate
 * one (without a checkpoint, so the next start replays the log). It is no error if the process has ended already.
 */
export async function signalPostmaster(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  pgCtl: string,
): Promise<void> {
  if (process.platform === 'win32') {
    // Windows has no signals, and Node's substitute kills the process. pg_ctl uses the server's own signal pipe.
    await run(pgCtl, ['kill', signal.slice('SIG'.length), String(pid)]).catch(() => undefined);
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
