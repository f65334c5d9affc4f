/** Runs every check besides the tests, one step after the other, each with its time; stops at the first failure. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const steps: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'wording', command: ['node', 'scripts/checks/check-wording.ts'] },
  { name: 'comments', command: ['node', 'scripts/checks/check-comments.ts'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi.yaml'] },
  {
    name: 'contract lint, 3.0 edition',
    command: ['redocly', 'lint', 'generated/openapi-3.0.json', '--config', 'openapi/lint/edition-3.0.yaml'],
  },
  { name: 'migrations drift', command: ['node', 'scripts/db/check-drift.ts'] },
  { name: 'generate', command: ['node', 'scripts/contract/generate.ts'] },
  { name: 'contract changes', command: ['node', 'scripts/contract/check-contract-changes.ts'] },
];

const generatedPlaces = ['generated', 'docs/permissions.md'];

/** Every generated file with its content, to compare it with a second run. */
function snapshot(): Map<string, string> {
  const files = generatedPlaces.flatMap((place) => {
    const at = path.join(root, place);
    if (!statSync(at).isDirectory()) return [place];
    const entries = readdirSync(at, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
  });
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function runStep({ name, command: [tool, ...args] }: Step): boolean {
  const startedAtMs = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { status } = spawnSync(tool, args, { cwd: root, env, stdio: 'inherit' });
  console.log(
    `${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - startedAtMs) / 1000).toFixed(1)} s)`,
  );
  return status === 0;
}

const before = snapshot();
let passed = steps.every(runStep);
if (passed) {
  const after = snapshot();
  const drifted = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  passed = drifted.length === 0;
  console.log(
    passed ? 'ok     generated files' : `FAILED generated files, regenerated just now: ${drifted.join(', ')}`,
  );
}
process.exitCode = passed ? 0 : 1;
