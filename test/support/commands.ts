/** The commands of npm scripts, each in a process of its own, or many in one. */
import { execFile, fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { promisify } from 'node:util';
import { atTheEnd } from './endings.ts';

const launcher = path.join(import.meta.dirname, '..', '..', 'scripts', 'run.ts');

/** V8's other threads optimize code, which takes a fifth of a command's CPU time and helps it too late. */
const flags = ['--single-threaded'];

export interface CommandOutcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

export interface CommandOrder {
  readonly name: string;
  readonly args: readonly string[];
}

const settingsOn = (databaseUrl: string) => ({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(32) });

/** Runs a command, such as `admin:create-token`, on a database to its end. */
export function runOnDatabase(
  databaseUrl: string,
  name: string,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  return runWith(settingsOn(databaseUrl), name, ...args);
}

/** Starts a command on a database, to be stopped meanwhile. */
export function startOnDatabase(databaseUrl: string, name: string, ...args: readonly string[]): ChildProcess {
  const child = fork(launcher, [name, ...args], {
    env: { ...process.env, ...settingsOn(databaseUrl) },
    stdio: 'ignore',
  });
  atTheEnd(() => {
    child.kill();
  });
  return child;
}

/**
 * Starts a process that runs commands on a database, one after the other. To load them takes a second of CPU time, and they are
 * loaded once.
 */
export function startCommands(
  databaseUrl: string,
): (name: string, ...args: readonly string[]) => Promise<CommandOutcome> {
  const child = fork(path.join(import.meta.dirname, 'command-process.ts'), {
    env: { ...process.env, ...settingsOn(databaseUrl) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  atTheEnd(() => {
    child.kill();
  });
  let last: Promise<unknown> = Promise.resolve();
  return (name, ...args) => {
    const outcome = last.then(async () => {
      child.send({ name, args } satisfies CommandOrder);
      const [answer] = (await once(child, 'message')) as [CommandOutcome];
      return answer;
    });
    last = outcome.catch(() => undefined);
    return outcome;
  };
}

/** Runs a command with these variables to its end. */
export async function runWith(
  variables: Readonly<Record<string, string>>,
  name: string,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  const env = { ...process.env, ...variables };
  try {
    const written = await promisify(execFile)(process.execPath, [...flags, launcher, name, ...args], { env });
    return { ...written, code: 0 };
  } catch (error) {
    return error as CommandOutcome;
  }
}
