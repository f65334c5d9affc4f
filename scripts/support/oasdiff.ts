/** Runs oasdiff, a second opinion on what breaks: installed with Go into dist/oasdiff, pinned, on the first run. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Contract } from './contract-documents.ts';
import { UsageError } from './run-script.ts';

const version = 'v1.33.0';
const folder = path.join(import.meta.dirname, '..', '..', 'dist', 'oasdiff', version);

/** What it refuses and docs/decisions/0019-breaking-changes.md lets pass: by the id that it gives to a change. */
const passing: readonly { readonly id: RegExp; readonly because: string }[] = [
  {
    id: /^response-.*-(max|min)(-length|-items|-properties|imum)?-(increased|decreased|unset)$/,
    because:
      'a limit that is relaxed for requests is also relaxed in the responses that return what was sent',
  },
  {
    id: /^response-.*-unique-items-unset$/,
    because: 'as with the other limits',
  },
  {
    id: /^api-security-removed$/,
    because:
      'it counts alternatives, and so refuses an operation that accepts more credentials; our own rule checks what still suffices',
  },
];

interface Change {
  readonly id: string;
  readonly text: string;
  readonly operation?: string;
  readonly path?: string;
}

/** Installs the tool if need be. @throws {UsageError} when Go is missing or cannot build it */
export function installOasdiff(): string {
  const executable = path.join(folder, process.platform === 'win32' ? 'oasdiff.exe' : 'oasdiff');
  if (existsSync(executable)) return executable;
  const { status, error } = spawnSync('go', ['install', `github.com/oasdiff/oasdiff@${version}`], {
    env: { ...process.env, GOBIN: folder },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error !== undefined) throw new UsageError('Go could not be run. Install Go 1.26 or newer first.');
  if (status !== 0) throw new UsageError(`oasdiff ${version} could not be built; it needs Go 1.26 or newer.`);
  return executable;
}

/** One sentence for each thing that oasdiff holds for breaking, warnings included. @throws {Error} when it fails */
export function oasdiffFindings(executable: string, before: Contract, after: Contract): string[] {
  const scratch = mkdtempSync(path.join(tmpdir(), 'contract-changes-'));
  try {
    const files = [before, after].map((contract, index) => {
      const file = path.join(scratch, `${index}.json`);
      writeFileSync(file, JSON.stringify(contract));
      return file;
    });
    const result = spawnSync(
      executable,
      ['breaking', ...files, '--format', 'json', '--allow-external-refs=false'],
      { cwd: scratch, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    if (result.error !== undefined) throw result.error;
    if (result.status !== 0) throw new Error(`oasdiff failed: ${result.stderr}`);
    return (JSON.parse(result.stdout) as readonly Change[])
      .filter(({ id }) => !passing.some((each) => each.id.test(id)))
      .map(({ id, text, operation, path: route }) => {
        const place = operation === undefined ? '' : `${operation} ${route ?? ''}: `;
        return `oasdiff: ${place}${text} (${id})`;
      });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
