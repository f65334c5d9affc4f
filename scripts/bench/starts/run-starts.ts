/**
 * Measures starts on existing data, from the start of the process to the first response to a request with a credential,
 * and the memory that a service has when nothing happens. Writes docs/performance-starts.md.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DemoFacts } from '../../../src/demo/seed-demo.ts';
import { connectOrStartEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { spread } from '../report.ts';
import { freePort } from '../soak/services.ts';
import { startArguments } from '../../support/start-arguments.ts';

interface StartsOptions {
  readonly rounds: number;
}

interface Start {
  /** From the start of the process to its first response to `GET /v1/me`. */
  readonly ms: number;
  /** Of the process until then. */
  readonly processorMs: number;
  /** After `idleMs`. */
  readonly memoryMb: number;
}

type Environment = Readonly<Record<string, string>>;

const startTimeoutMs = 120_000;
const idleMs = 3_000;
const secretKey = 'a key for benchmarks, of 32 bytes or more';

export async function runStarts({ rounds }: StartsOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-starts-'));
  const kept: Environment = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
  const compiled: Environment = { NODE_DISABLE_COMPILE_CACHE: '1' };
  const data: Environment = { DATA_DIR: path.join(folder, 'data'), SECRET_KEY: secretKey };
  try {
    // Creates the data, with a token to ask with.
    await measureStart({ ...data, ...kept }, folder);
    const embedded = await measureStarts(rounds, { ...data, ...kept }, folder);
    const postgres = await connectOrStartEmbeddedPostgres({
      dataDir: path.join(folder, 'data/postgres'),
      log: () => undefined,
    });
    const own = { ...data, DATABASE_URL: postgres.url };
    const figures = {
      'PostgreSQL of its own, running': await measureStarts(rounds, { ...own, ...kept }, folder),
      'The same without kept code': await measureStarts(rounds, { ...own, ...compiled }, folder),
      'Embedded PostgreSQL, started too': embedded,
    };
    await postgres.stop();
    report(figures, rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureStarts(rounds: number, env: Environment, folder: string): Promise<Start[]> {
  const starts: Start[] = [];
  while (starts.length < rounds) {
    const start = await measureStart(env, folder);
    starts.push(start);
    process.stderr.write(`${start.ms.toFixed(0)} ms, ${start.memoryMb.toFixed(0)} MB\n`);
  }
  return starts;
}

async function measureStart(env: Environment, folder: string): Promise<Start> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, startArguments(), {
    env: { ...process.env, LOG_LEVEL: 'error', LOG_FORMAT: 'json', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilAnswered(url, folder, child);
    const ms = performance.now() - startedAtMs;
    const processorMs = processorMsOf(child.pid ?? 0);
    await delay(idleMs);
    return { ms, processorMs, memoryMb: (await metricOf(url, 'process_resident_memory_bytes')) / 1_048_576 };
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function untilAnswered(url: string, folder: string, child: ChildProcess): Promise<void> {
  const endsAtMs = performance.now() + startTimeoutMs;
  while (performance.now() < endsAtMs && child.exitCode === null) {
    const status = await fetch(`${url}/v1/me`, { headers: authorizationOf(folder) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(5);
  }
  throw new Error('the service did not start');
}

/** Nothing before the demo is there. */
function authorizationOf(folder: string): Record<string, string> {
  try {
    const text = readFileSync(path.join(folder, 'data/demo.json'), 'utf8');
    return { authorization: `Bearer ${(JSON.parse(text) as DemoFacts).access_token}` };
  } catch {
    return {};
  }
}

const msPerTick = 10;

/** In user and system mode, as Linux counts it; not a number elsewhere. */
function processorMsOf(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  // After the name in parentheses, from the state on (proc(5)).
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

async function metricOf(url: string, name: string): Promise<number> {
  const page = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]);
}

const marker = '<!-- starts -->';

function report(figures: Readonly<Record<string, readonly Start[]>>, rounds: number): void {
  const file = path.join(import.meta.dirname, '../../../docs/performance-starts.md');
  const page = readFileSync(file, 'utf8');
  const rows = Object.entries(figures).map(([name, starts]) => {
    const cells = (['ms', 'processorMs', 'memoryMb'] as const).map((key) =>
      spread(starts.map((start) => start[key])),
    );
    return `| ${[name, ...cells].join(' | ')} |`;
  });
  const lines = [
    marker,
    '',
    `Medians of ${rounds} starts with the minimum and the maximum; ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}.`,
    '',
    '| Start on existing data | First response, ms | Processor time until then, ms | Resident memory when idle, MB |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
  const text = page.slice(0, page.indexOf(marker)) + lines.join('\n');
  writeFileSync(file, text);
  process.stdout.write(text.slice(text.indexOf(marker)));
}
