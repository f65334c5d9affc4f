/**
 * Gives the service a core of its own. On two cores, what clients and PostgreSQL do would otherwise be missing from the
 * requests that a service answers, as if it were its own work. Needs Linux, two cores and taskset.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { testServerUrl } from './database.ts';

const cores = { service: '1', others: '0' };

/** What starts a program on the service's core; empty where all share all cores. */
export type CorePrefix = readonly string[];

/**
 * Moves this run, its PostgreSQL and whatever they start from now on to the other core.
 *
 * @throws {Error} if cores can't be given away here
 */
export async function keepServiceCore(): Promise<CorePrefix> {
  if (process.env.SHARED_CORES !== undefined) return [];
  if (availableParallelism() < 2) throw new Error(`There is one core. ${howToShare}`);
  for (const pid of [process.ppid, process.pid, ...(await postgresProcesses())]) {
    taskset('-a', '-c', '-p', cores.others, String(pid));
  }
  return ['taskset', '-c', cores.service];
}

const howToShare = 'Set SHARED_CORES to measure with all programs on all cores.';

function taskset(...args: readonly string[]): void {
  try {
    execFileSync('taskset', args, { stdio: 'pipe' });
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing) throw error;
    throw new Error(`taskset is not on PATH; install the package util-linux. ${howToShare}`, {
      cause: error,
    });
  }
}

/** The server, which starts all others, and those that run already. */
async function postgresProcesses(): Promise<number[]> {
  const client = new pg.Client({ connectionString: testServerUrl() });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
  const { rows: own } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const starters = own.map(({ pid }) => parentOf(pid));
  await client.end();
  return [...starters, ...rows.map(({ pid }) => pid)];
}

function parentOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^PPid:\t(\d+)/m.exec(status)?.[1]);
}

/** The processor time of a process so far. The system counts it in nanoseconds for each thread. */
export function cpuSecondsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}
