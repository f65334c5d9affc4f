/** The real service in a process of its own, as `npm start` runs it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startArguments } from '../../scripts/support/start-arguments.ts';
import { machineClock } from './clock.ts';
import { atTheEnd } from './endings.ts';

export interface ServerProcess {
  readonly pid: number;
  /** Everything written so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Writes to its input. */
  type(text: string): void;
  /** Resolves with what was written once it matches. @throws {Error} when the process ends before */
  printed(pattern: RegExp): Promise<string>;
  /** Resolves with the address once the service is ready. */
  address(): Promise<string>;
  /** Sends a signal to the process that was started alone, as supervisors do. */
  signalAlone(signal: NodeJS.Signals): void;
  /** Sends a signal to the process and, as a terminal does, to all that it has started in its group. */
  signal(signal: NodeJS.Signals): void;
  /** The exit code; null when a signal ended it. */
  readonly exited: Promise<number | null>;
}

const root = path.join(import.meta.dirname, '..', '..');

/** Starts the service with just these variables, on a free port. It is asked to end with the test, or the file, that started it. */
export function startServer(env: Readonly<Record<string, string>>): ServerProcess {
  return watchServer([process.execPath, ...startArguments()], env);
}

/** Starts it by `npm start`. */
export function startByNpm(env: Readonly<Record<string, string>>): ServerProcess {
  return watchServer(['npm', 'start'], env);
}

/** Starts the service by a command and its arguments. */
export function watchServer(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
): ServerProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    stdio: 'pipe',
    env: { ...machineClock(), PATH, NODE_COMPILE_CACHE, PORT: '0', SHUTDOWN_DELAY: '0', ...env },
  });
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (written[stream] += text));
  }
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid !== undefined && isRunning()) process.kill(-child.pid, name);
  };
  atTheEnd(async () => {
    signal('SIGTERM');
    await exited;
  });
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        if (pattern.test(written.stdout)) resolve(written.stdout);
      };
      child.stdout.on('data', look);
      look();
      void exited.then((code) => {
        reject(new Error(`the service ended with ${code ?? 'a signal'}: ${written.stderr}`));
      });
    });
  return {
    pid: child.pid ?? 0,
    type: (text) => child.stdin.write(text),
    stdout: () => written.stdout,
    stderr: () => written.stderr,
    printed,
    address: async () => {
      const text = await printed(/Documentation +\S+\n/);
      return /Boards and workspaces +(\S+)/.exec(text)?.[1] ?? '';
    },
    signalAlone: (name) => child.kill(name),
    signal,
    exited,
  };
}

/** A folder that is removed with the test, or the file, that made it. */
export async function makeDataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'server-test-'));
  atTheEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
