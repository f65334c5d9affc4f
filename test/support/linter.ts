/** Runs the linter with this repository's rules on files that a test writes. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

export interface Complaint {
  readonly file: string;
  /** The first is 1. */
  readonly line: number;
  /** Its plugin and name, such as `import(no-cycle)`. */
  readonly rule: string;
  readonly message: string;
}

interface Diagnostic {
  readonly filename: string;
  readonly code: string;
  readonly message: string;
  readonly labels: readonly [{ readonly span: { readonly line: number } }];
}

/** @param files texts by their paths in this repository */
export function lint(files: Readonly<Record<string, string>>): readonly Complaint[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'boards-lint-'));
  try {
    for (const file of [
      'package.json',
      'tsconfig.json',
      'oxlint.config.ts',
      'scripts/checks/clock-rules.ts',
    ]) {
      cpSync(path.join(root, file), path.join(folder, file));
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const args = ['--format', 'json', ...Object.keys(files)];
    const { stdout } = spawnSync('oxlint', args, { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    return diagnostics.map(({ filename, code, message, labels }) => ({
      file: filename,
      line: labels[0].span.line,
      rule: code,
      message,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
