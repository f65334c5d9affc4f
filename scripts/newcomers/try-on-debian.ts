/** Follows getting started where nothing is installed but what Debian has. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';

/** @throws {CommandError} when a step failed, which is printed */
export async function tryOnDebian(): Promise<void> {
  const script = path.join(import.meta.dirname, 'try-on-debian.sh');
  const [code] = (await once(spawn('bash', [script], { stdio: 'inherit' }), 'close')) as [number | null];
  if (code !== 0) throw new CommandError('Getting started does not work on Debian; see above.');
}
