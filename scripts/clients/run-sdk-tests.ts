/**
 * Generates a client in each language from the published contract and runs the same scenario with it against a service
 * of its own, two at a time.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { CommandError, UsageError } from '../support/command-errors.ts';
import { withProgress } from '../support/progress-bars.ts';
import { forEachSideBySide } from '../support/side-by-side.ts';
import { readSdk, trySdk } from './sdk-trials.ts';
import type { SdkTrial } from './sdk-trials.ts';
import { withTrialService } from '../support/trial-service.ts';
import type { TrialService } from '../support/trial-service.ts';

const root = path.join(import.meta.dirname, '..', '..');
const sources = path.join(root, 'test', 'sdk');
const target = path.join(root, 'dist', 'sdk');
const sharedFiles = ['mailed-code.ts', 'tsconfig.strict.json'];
const trialsAtOnce = 2;
const contracts = ['openapi.json', 'openapi-3.0.json'];

/** @throws {UsageError} for a name that isn't an SDK */
function chosenSdks(asked: readonly string[]): string[] {
  const all = readdirSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const unknown = asked.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no SDK ${unknown}. The SDKs are ${all.join(', ')}.`);
  return asked.length === 0 ? all : [...asked];
}

/** Caches of all tools in one folder. */
function cachesIn(folder: string): NodeJS.ProcessEnv {
  const at = (name: string) => path.join(folder, name);
  return {
    npm_config_cache: at('npm'),
    PIP_CACHE_DIR: at('pip'),
    GOPATH: at('go'),
    GOCACHE: at('go-build'),
    // The toolchains stay where they are; only what is fetched and built is new.
    RUSTUP_HOME: process.env.RUSTUP_HOME ?? path.join(homedir(), '.rustup'),
    CARGO_HOME: at('cargo'),
    MAVEN_OPTS: `-Dmaven.repo.local=${at('maven')}`,
  };
}

/** The contract as the service publishes it, and what the scenarios share, in the folder above their copies. */
async function prepare(baseUrl: string): Promise<void> {
  mkdirSync(target, { recursive: true });
  for (const name of contracts) {
    const answer = await fetch(`${baseUrl}/${name}`);
    if (!answer.ok) throw new CommandError(`${name} is not published: ${answer.status}.`);
    writeFileSync(path.join(target, name), Buffer.from(await answer.arrayBuffer()));
  }
  for (const name of sharedFiles)
    writeFileSync(path.join(target, name), readFileSync(path.join(sources, name)));
}

function describe(name: string, title: string, { durationsMs, findings }: SdkTrial): string {
  const times = Object.entries(durationsMs).map(([phase, ms]) => `${phase} ${(ms / 1000).toFixed(1)} s`);
  const outcome = `${findings.length === 0 ? 'ok    ' : 'FAILED'} ${name} (${title}): ${times.join(', ')}`;
  return [outcome, ...findings.map((finding) => `       ${finding}`)].join('\n');
}

/** Those whose compilers take longest; they begin first, so that none runs alone at the end. */
const slowest = ['kotlin', 'rust', 'go-ogen', 'java', 'python'];

/** Prints how each trial went. */
async function trySdks(
  names: readonly string[],
  { facts, mailFolder }: TrialService,
  caches: NodeJS.ProcessEnv,
): Promise<void> {
  const expected = readFileSync(path.join(sources, 'expected.txt'), 'utf8');
  const rankOf = (name: string) => (slowest.includes(name) ? slowest.indexOf(name) : slowest.length);
  const sorted = names.toSorted((a, b) => rankOf(a) - rankOf(b));
  const count = { done: 0, failed: 0 };
  await withProgress(async ({ show, print }) => {
    await forEachSideBySide(sorted, trialsAtOnce, async (name) => {
      show(count.done / names.length, name);
      const source = path.join(sources, name);
      const env = {
        ...process.env,
        ...caches,
        // Maven runs for seconds, and ends before Java's second compiler pays off.
        MAVEN_OPTS: `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC ${caches.MAVEN_OPTS ?? ''}`,
        BOARDS_URL: facts.base_url,
        BOARDS_MAIL: mailFolder,
        BOARDS_EMAIL: `${name}@example.com`,
      };
      const trial = await trySdk(source, path.join(target, name), env, expected);
      count.done += 1;
      count.failed += trial.findings.length === 0 ? 0 : 1;
      print(describe(name, readSdk(source).title, trial));
      show(count.done / names.length, '');
    });
  });
  console.log(`${names.length - count.failed} passed, ${count.failed} failed`);
  process.exitCode = count.failed === 0 ? 0 : 1;
}

/** @throws {UsageError} for a name that isn't an SDK */
export async function runSdkTests(
  { cold }: { readonly cold: boolean },
  asked: readonly string[],
): Promise<void> {
  const names = chosenSdks(asked);
  const caches = cold ? mkdtempSync(path.join(tmpdir(), 'boards-sdk-caches-')) : undefined;
  if (cold) rmSync(target, { recursive: true, force: true });
  try {
    await withTrialService(async (service) => {
      await prepare(service.facts.base_url);
      await trySdks(names, service, caches === undefined ? {} : cachesIn(caches));
    });
  } finally {
    if (caches !== undefined) rmSync(caches, { recursive: true, force: true });
  }
}
