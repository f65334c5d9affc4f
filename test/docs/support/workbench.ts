/** A folder in which examples of the documentation run as a reader would run them, with what they need. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..', '..', '..');
/** Below the repository, so that the packages which examples import are found. */
const workbench = path.join(root, 'dist', 'docs-examples');

/** A new, empty folder with the types of the contract as `api.ts`. */
export function makeFolder(name: string): string {
  const folder = path.join(workbench, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(path.join(root, 'generated', 'api.ts'), path.join(folder, 'api.ts'));
  return folder;
}

/** The PATH of someone who runs a command: without the programs that npm adds for its scripts. */
export function readerPath(): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders
    .filter((folder) => !/node_modules[/\\]\.bin$|node-gyp-bin$/.test(folder))
    .join(path.delimiter);
}

export type Variables = Readonly<Record<string, string>>;

/** Runs a program to its end. @throws {Error} with all that it wrote when it fails */
export async function run(
  program: string,
  args: readonly string[],
  folder: string,
  variables: Variables,
): Promise<string> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...variables };
  const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const written = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => (written[stream] += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(
      `${path.basename(program)} ended with ${code ?? 'a signal'}:\n${written.stdout}${written.stderr}`,
    );
  }
  return written.stdout;
}

/** A Python that has what the samples import, created again for each release of it; needs python3 with venv and pip. */
export function installPython(): string {
  const folder = path.join(workbench, 'python-requests-2.34.2');
  const python = path.join(folder, 'bin', 'python');
  if (existsSync(path.join(folder, 'installed'))) return python;
  const requirements = path.join(root, 'test', 'docs', 'requirements.txt');
  runAtOnce('python3', ['-m', 'venv', '--clear', folder]);
  runAtOnce(python, ['-m', 'pip', 'install', '--quiet', '--requirement', requirements]);
  writeFileSync(path.join(folder, 'installed'), '');
  return python;
}

/** Holds every TypeScript file of a folder against the types of the contract, as strictly as this repository. */
export function checkTypes(folder: string): void {
  // As if it were installed.
  const packages = { 'board-and-workspace-client': [path.join(root, 'packages/client/src/index.ts')] };
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: { paths: packages },
    include: ['*.ts'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  runAtOnce(path.join(root, 'node_modules', '.bin', 'tsc'), ['--project', folder]);
}

function runAtOnce(program: string, args: readonly string[]): void {
  const { status, error, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${program} could not be run. Install it first`, { cause: error });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}
