/**
 * Compiles packages/<name>/src to packages/<name>/dist, as npm publishes it: JavaScript and declarations, with the
 * generated types beside them, and the license. Called by `npm pack` for one package, by its name.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const fromGenerated = /'\.\.\/\.\.\/\.\.\/generated\/([\w-]+)\.ts'/g;

function build(name: string): void {
  const folder = path.join(root, 'packages', name);
  // In a folder of its own, so that two builds at the same time don't disturb each other.
  const staged = mkdtempSync(path.join(folder, 'staged-'));
  const dist = path.join(staged, 'dist');
  for (const file of readdirSync(path.join(folder, 'src'))) stage(path.join(folder, 'src', file), staged);
  const config = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      rewriteRelativeImportExtensions: true,
      rootDir: staged,
      outDir: dist,
    },
    include: [`${staged}/*.ts`],
    exclude: [],
  };
  writeFileSync(path.join(staged, 'tsconfig.json'), JSON.stringify(config));
  const tsc = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', staged], { stdio: ['ignore', 2, 2] });
  if (status === 0) replaceFolder(path.join(folder, 'dist'), dist);
  rmSync(staged, { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  if (status !== 0) throw new Error(`packages/${name} does not compile`);
}

/** Puts a folder in the place of another one, which another build may have replaced meanwhile. */
function replaceFolder(folder: string, by: string): void {
  const previous = `${by}-before`;
  if (existsSync(folder)) renameSync(folder, previous);
  renameSync(by, folder);
}

/** A source, with what it takes from generated/ put beside it. */
function stage(file: string, folder: string): void {
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(fromGenerated)) {
    cpSync(path.join(root, 'generated', `${name}.ts`), path.join(folder, `${name}.ts`));
  }
  writeFileSync(path.join(folder, path.basename(file)), text.replace(fromGenerated, "'./$1.ts'"));
}

for (const name of process.argv.slice(2)) build(name);
