/** Finds the `postgres` that can read a backup: a data folder belongs to one major version. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { chooseAccount } from '../../src/postgres/accounts.ts';
import { findBinaries } from '../../src/postgres/binaries.ts';
import { CommandError } from '../support/command-errors.ts';
import type { Manifest } from './manifests.ts';

/** @throws {CommandError} when the programs are of another major version */
export async function findProgram(
  { postgresVersion }: Manifest,
  folder: string | undefined,
): Promise<string> {
  const bundled = async () => (await findBinaries(await chooseAccount(''))).postgres;
  const program = folder === undefined ? await bundled() : path.join(folder, 'postgres');
  const { stdout } = await promisify(execFile)(program, ['--version']).catch((cause: unknown) => {
    throw new CommandError(`${program} doesn't run.`, { cause });
  });
  const major = parseInt(/\d+/.exec(stdout)?.[0] ?? '', 10);
  if (major === parseInt(postgresVersion, 10)) return program;
  throw new CommandError(
    `The backup is of PostgreSQL ${postgresVersion}, and ${program} is ${major}: name --programs, ` +
      'such as /usr/lib/postgresql/17/bin. Nothing was restored.',
  );
}
