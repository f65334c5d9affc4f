/** packages/ as npm publishes them, installed in a folder without asking a registry. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';

const root = path.join(import.meta.dirname, '..', '..');
const wanted = /^(LICENSE|README\.md|package\.json|dist\/[\w-]+\.(js|d\.ts))$/;

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly size: number;
  readonly files: readonly { readonly path: string }[];
}

/** Runs a program to its end, whatever comes of it. */
export function run(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
    });
  });
}

/** @throws {CommandError} when the program fails */
export async function succeed(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { code, stdout, stderr } = await run(program, args, cwd, env);
  if (code !== 0)
    throw new CommandError(`${program} ${args.join(' ')} ended with ${code}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Packs these packages of ours and installs them, with what they need and what types of Node need, taken from
 * node_modules/.
 *
 * @throws {CommandError} when a package holds too much or too little, or is of another version
 */
export async function installPackages(
  folder: string,
  names: readonly string[],
  version: string,
): Promise<void> {
  const tarballs = path.join(folder, 'tarballs');
  mkdirSync(tarballs);
  const ours = names.map((name) => path.join('packages', name));
  const packed = await pack(ours, tarballs);
  for (const one of packed) requireFit(one, version);
  const needed = new Set(['@types/node', ...ours.flatMap(dependenciesOf)]);
  // A set grows while it is walked.
  for (const name of needed) dependenciesOf(path.join('node_modules', name)).forEach((it) => needed.add(it));
  const others = await pack(
    [...needed].map((name) => path.join('node_modules', name)),
    tarballs,
    '--ignore-scripts',
  );
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  const files = [...packed, ...others].map(({ filename }) => path.join(tarballs, filename));
  const env = { npm_config_cache: path.join(folder, 'cache') };
  await succeed('npm', ['install', '--offline', '--engine-strict', '--no-audit', ...files], folder, env);
}

async function pack(folders: readonly string[], target: string, ...options: string[]): Promise<Packed[]> {
  const args = ['pack', '--json', '--pack-destination', target, ...options];
  const json = await succeed('npm', [...args, ...folders.map((folder) => `./${folder}`)], root);
  return JSON.parse(json) as Packed[];
}

function requireFit(packed: Packed, version: string): void {
  const paths = packed.files.map((file) => file.path);
  const unwanted = paths.filter((file) => !wanted.test(file));
  const missing = ['LICENSE', 'README.md', 'dist/index.js', 'dist/index.d.ts'].filter(
    (file) => !paths.includes(file),
  );
  const complaints = [
    ...unwanted.map((file) => `holds ${file}`),
    ...missing.map((file) => `lacks ${file}`),
    ...(packed.version === version ? [] : [`is ${packed.version}, but the contract is ${version}`]),
  ];
  if (complaints.length > 0) throw new CommandError(`${packed.name} ${complaints.join(', ')}.`);
  console.log(`${packed.filename}: ${packed.files.length} files, ${(packed.size / 1024).toFixed(0)} kB`);
}

function dependenciesOf(folder: string): string[] {
  const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies);
}
