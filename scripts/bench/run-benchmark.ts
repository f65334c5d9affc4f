/**
 * Measures the service against contenders on the same machine and the same PostgreSQL, each its own process, in
 * alternating rounds, and writes medians and ratios to docs/performance.md.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { issueAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { findPrincipal } from '../../src/domain/identity/principal-finder.ts';
import { scopes } from '../../src/domain/core/principals.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import { makeFairnessWorld, measureFairness } from './fairness.ts';
import { connections, measure } from './measure.ts';
import type { BenchRequest } from './measure.ts';
import { report } from './report.ts';
import type { ScenarioResult } from './report.ts';

interface BenchmarkOptions {
  readonly rounds: number;
  /** Of each contender in each round. */
  readonly seconds: number;
}

const boardsPerRun = 20;

interface Scenario {
  readonly title: string;
  readonly contenders: readonly string[];
  /** The ratio that this release is to reach against each contender, in their order. */
  readonly goals: readonly (number | undefined)[];
  /** What clients send in turn. */
  requests(demo: DemoFacts, baseUrl: string): Promise<BenchRequest[]>;
}

const scenarios: readonly Scenario[] = [
  {
    title: 'Small authenticated GET (`GET /v1/me`)',
    contenders: ['express', 'stock-openapi-backend'],
    goals: [0.85, undefined],
    requests: () => Promise.resolve([{ method: 'GET', path: '/v1/me' }]),
  },
  {
    title: 'List of 250 cards (`GET /v1/boards/{id}/cards?limit=250`)',
    contenders: ['node-http'],
    goals: [0.6],
    requests: (demo) =>
      Promise.resolve([{ method: 'GET', path: `/v1/boards/${demo.board_id}/cards?limit=250` }]),
  },
  {
    title: 'Creating a card (`POST /v1/boards/{id}/cards`)',
    contenders: ['node-http'],
    goals: [0.2],
    // New boards for every run: the size of a board changes what a card costs.
    requests: (demo, baseUrl) =>
      Promise.all(
        Array.from({ length: boardsPerRun }, async () => {
          const response = await fetch(`${baseUrl}/v1/boards`, {
            method: 'POST',
            headers: { authorization: `Bearer ${demo.access_token}`, 'content-type': 'application/json' },
            body: JSON.stringify({ name: 'Benchmark' }),
          });
          const { id } = (await response.json()) as { id: string };
          return {
            method: 'POST',
            path: `/v1/boards/${id}/cards`,
            body: JSON.stringify({ title: 'A card' }),
          };
        }),
      ),
  },
];

/** One for each connection: the credentials of a load that comes from many. */
async function makeTokens(database: Database, demo: DemoFacts): Promise<readonly string[]> {
  const now = new Date();
  const maker = await findPrincipal(database.reader, demo.access_token, now);
  if (maker === undefined) throw new Error('the demo has no token');
  const order = {
    workspaceId: fromTypeId(demo.workspace_id),
    createdBy: maker.userId,
    name: 'Benchmark',
    scopes,
    createdAt: now,
  };
  return database.transaction(async (tx) => {
    const tokens: string[] = [];
    while (tokens.length < connections) tokens.push((await issueAccessToken(tx, order)).secret);
    return tokens;
  });
}

async function start(name: string, databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = fork(path.join(import.meta.dirname, 'contenders', `${name}.ts`), {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

interface ScenarioRun extends BenchmarkOptions {
  readonly demo: DemoFacts;
  readonly tokens: readonly string[];
}

async function runScenario(
  scenario: Scenario,
  urls: ReadonlyMap<string, string>,
  { demo, tokens, rounds, seconds }: ScenarioRun,
) {
  const names = ['service', ...scenario.contenders];
  const rates = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const requests = await scenario.requests(demo, urls.get('service') ?? '');
      const rate = await measure(urls.get(name) ?? '', tokens, requests, round === 0 ? 2 : seconds);
      // The first round warms up.
      if (round > 0) rates.get(name)?.push(rate);
      process.stderr.write(`${scenario.title} round ${round} ${name}: ${rate.toFixed(0)}/s\n`);
    }
  }
  return { title: scenario.title, goals: scenario.goals, contenders: scenario.contenders, rates };
}

export async function runBenchmark({ rounds, seconds }: BenchmarkOptions): Promise<void> {
  const { billing } = loadConfig({ DATABASE_URL: 'postgresql://bench', SECRET_KEY: 'k'.repeat(32) });
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
  });
  try {
    await applyMigrations({ connectionString: postgres.url });
    const database = openDatabase({ url: postgres.url });
    const demo = await seedDemo(database, { dataDir: folder, baseUrl: '', billing, now: new Date() });
    if (demo === undefined) throw new Error('the demo has no token');
    const tokens = await makeTokens(database, demo);
    const fairnessWorld = await makeFairnessWorld(database);
    await database.close();
    const names = ['service', 'express', 'stock-openapi-backend', 'node-http'];
    const running = await Promise.all(
      names.map(async (name) => [name, await start(name, postgres.url)] as const),
    );
    const urls = new Map(running.map(([name, { url }]) => [name, url]));
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios)
      results.push(await runScenario(scenario, urls, { demo, tokens, rounds, seconds }));
    const fairness = await measureFairness(urls.get('service') ?? '', fairnessWorld, { rounds, seconds });
    await Promise.all(running.map(([, contender]) => contender.stop()));
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
    const file = path.join(import.meta.dirname, '../../docs/performance.md');
    const text = report(readFileSync(file, 'utf8'), results, { machine, rounds, seconds, fairness });
    writeFileSync(file, text);
    process.stdout.write(text.slice(text.indexOf('<!-- figures -->')));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
