/**
 * Runs every check besides the tests, each with its time, two at a time: whether generated files are what the generators
 * write, beside it what reads none of them, and then the others. Each check's output appears when it ends.
 */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { collectionPlaces } from '../contract/collection/write.ts';
import { withProgress } from '../support/progress-bars.ts';
import type { Progress } from '../support/progress-bars.ts';
import { forEachSideBySide } from '../support/side-by-side.ts';

const root = path.join(import.meta.dirname, '..', '..');

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const generateStep: Step = { name: 'generate', command: ['node', 'scripts/run.ts', 'generate'] };
/** After the types that it uses. */
const buildDemoStep: Step = { name: 'build of the demo', command: ['node', 'scripts/run.ts', 'demo:build'] };

/** What reads no generated file, which the generators write again meanwhile. */
const stepsWithoutGeneratedFiles: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'migrations drift', command: ['node', 'scripts/run.ts', 'db:check-drift'] },
  { name: 'locks of migrations', command: ['node', 'scripts/checks/check-migrations.ts'] },
  { name: 'contract lint', command: ['redocly', 'lint', 'openapi.yaml'] },
];

/** The longest first. */
const stepsWithGeneratedFiles: readonly Step[] = [
  { name: 'lint and types', command: ['oxlint'] },
  { name: 'wording', command: ['node', 'scripts/checks/check-wording.ts'] },
  { name: 'comments', command: ['node', 'scripts/checks/check-comments.ts'] },
  {
    name: 'contract lint, 3.0 edition',
    command: ['redocly', 'lint', 'generated/openapi-3.0.json', '--config', 'openapi/lint/edition-3.0.yaml'],
  },
  { name: 'contract changes', command: ['node', 'scripts/run.ts', 'contract:changes'] },
];

type Print = Progress['print'];

const generatedPlaces = ['generated', 'docs/permissions.md', '.env.example', ...collectionPlaces];

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

/** Says whether the step succeeded. */
async function runStep({ name, command: [tool, ...args] }: Step, print: Print): Promise<boolean> {
  const startedAtMs = performance.now();
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const child = spawn(tool, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  const [status, output, errors] = await Promise.all([exited, text(child.stdout), text(child.stderr)]);
  const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
  print(`${output}${errors}${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  return status === 0;
}

/** Says whether the generators write the files that are there. */
async function checkGeneratedFiles(print: Print): Promise<boolean> {
  const before = snapshot();
  if (!(await runStep(generateStep, print)) || !(await runStep(buildDemoStep, print))) return false;
  const after = snapshot();
  const files = new Set([...before.keys(), ...after.keys()]);
  const drifted = [...files].filter((file) => before.get(file) !== after.get(file));
  print(
    drifted.length === 0
      ? 'ok     generated files'
      : `FAILED generated files, regenerated just now: ${drifted.join(', ')}`,
  );
  return drifted.length === 0;
}

export async function runChecks(): Promise<void> {
  await withProgress(async ({ show, print }) => {
    const steps = [generateStep, ...stepsWithoutGeneratedFiles, ...stepsWithGeneratedFiles];
    const outcomes: boolean[] = [];
    show(0, generateStep.name);
    const generated = checkGeneratedFiles(print);
    await forEachSideBySide(steps, 2, async (step) => {
      if (stepsWithGeneratedFiles.includes(step)) await generated;
      show(outcomes.length / steps.length, step.name);
      outcomes.push(await (step === generateStep ? generated : runStep(step, print)));
    });
    process.exitCode = outcomes.every(Boolean) ? 0 : 1;
  });
}
