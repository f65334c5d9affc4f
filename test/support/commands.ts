/** The commands of npm scripts, each in a process of its own. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const launcher = path.join(import.meta.dirname, '..', '..', 'scripts', 'run.ts');

/** V8's other threads optimize code, which takes a fifth of a command's CPU time and helps it too late. */
const flags = ['--single-threaded'];

export interface CommandOutcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: number;
}

/** Runs a command, such as `admin:create-token`, on a database to its end. */
export function runOnDatabase(
  databaseUrl: string,
  name: string,
  ...args: readonly string[]
): Promise<CommandOutcome> {
  return runWith({ DATABASE_URL: databaseUrl, SECRET_KEY: 'k'.repeat(32) }, name, ...args);
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
