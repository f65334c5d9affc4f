/**
 * Measures the service against others on the same machine and the same PostgreSQL, each its own process, in
 * alternating rounds, and writes medians and ratios to docs/performance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { applyMigrations } from '../../src/db/migrations.ts';
import { seedDemo } from '../../src/demo/seed-demo.ts';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { fromTypeId } from '../../src/domain/core/ids.ts';
import { startEmbeddedPostgres } from '../../src/postgres/embedded-postgres.ts';
import type { AttackKind } from './attack.ts';
import { startContender } from './contenders.ts';
import { measureCodings } from './codings.ts';
import { makeFairnessWorld, measureFairness } from './fairness.ts';
import type { FairnessWorld } from './fairness.ts';
import { measure } from './measure.ts';
import { startOtherService } from './other-service.ts';
import { measurePaced } from './paced.ts';
import { isPeer, isPeerTitle, preparePeers } from './peers.ts';
import { report, scenarioTable } from './report.ts';
import type { PacedResult, RunFacts, ScenarioResult } from './report.ts';
import { meScenario, scenarios, snapshotPath } from './scenarios.ts';
import type { Scenario } from './scenarios.ts';
import { makeTokens } from './world.ts';

interface BenchmarkOptions {
  readonly rounds: number;
  /** Of each contender in each round. */
  readonly seconds: number;
  /** Measures only scenarios whose title contains this text, and writes nothing. */
  readonly only?: string | undefined;
}

const warmUpSeconds = 2;
/** Of the highest rate. */
const pacedShare = 0.7;

export interface World {
  readonly demo: DemoFacts;
  readonly fairness: FairnessWorld;
  readonly tokens: readonly string[];
}

interface Servers {
  /** The address of a process by its name. */
  urlOf(name: string): string;
  /** The processor time that its process has taken so far. */
  cpuMsOf(name: string): Promise<number>;
  stop(): Promise<unknown>;
}

async function startAll(databaseUrl: string, measured: readonly Scenario[]): Promise<Servers> {
  const contenders = measured.flatMap(({ service, others }) => [service, ...others]);
  const names = [...new Set(contenders.map(({ server }) => server))];
  if (names.some(isPeer)) preparePeers();
  const running = await Promise.all(
    names.map(async (name) => [name, await startContender(name, databaseUrl)] as const),
  );
  const byName = new Map<string, (typeof running)[number][1]>(running);
  return {
    urlOf: (name) => byName.get(name)?.url ?? '',
    cpuMsOf: async (name) => (await byName.get(name)?.cpuMs()) ?? Number.NaN,
    stop: () => Promise.all(running.map(([, contender]) => contender.stop())),
  };
}

async function runScenario(
  { title, service, others, connections }: Scenario,
  servers: Servers,
  { demo, tokens }: World,
  { rounds, seconds }: BenchmarkOptions,
): Promise<ScenarioResult> {
  const own = { ...service, rates: [] as number[], cpuMs: [] as number[] };
  const compared = others.map((contender) => ({
    ...contender,
    rates: [] as number[],
    cpuMs: [] as number[],
  }));
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, server, status, requests, rates, cpuMs } of [own, ...compared]) {
      const load = { tokens, connections, status, seconds: round === 0 ? warmUpSeconds : seconds };
      const sent = await requests(demo, servers.urlOf('service'));
      const cpuMsBefore = await servers.cpuMsOf(server);
      const measured = await measure(servers.urlOf(server), { ...load, requests: sent });
      const { rate, requests: count, clientCpuMs } = measured;
      const cpuMsEach = ((await servers.cpuMsOf(server)) - cpuMsBefore) / count;
      process.stderr.write(
        `${title} round ${round} ${name}: ${rate.toFixed(0)}/s, ${cpuMsEach.toFixed(3)} ms, client ${(clientCpuMs / count).toFixed(3)} ms\n`,
      );
      if (round === 0) continue;
      rates.push(rate);
      cpuMs.push(cpuMsEach);
    }
  }
  return { title, rates: own.rates, cpuMs: own.cpuMs, others: compared };
}

/**
 * Latencies of the small GET, each server but the peers at a share of its own highest rate. That is measured right before,
 * because a share of what a machine could do in a quicker moment can be more than it can do now.
 */
async function runPaced(
  result: ScenarioResult,
  servers: Servers,
  { tokens }: World,
  { rounds, seconds }: BenchmarkOptions,
): Promise<PacedResult[]> {
  const request = { method: 'GET', path: '/v1/me' } as const;
  const references = result.others.filter(({ name }) => !isPeerTitle(name));
  const paced = ['service', ...references.map(({ name }) => name)].map((name) => ({
    name,
    rates: [] as number[],
    latencies: [] as (readonly number[])[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, rates, latencies } of paced) {
      const url = servers.urlOf(name);
      const highest = await measure(url, { tokens, requests: [request], seconds });
      const rate = highest.rate * pacedShare;
      rates.push(rate);
      latencies.push(await measurePaced(url, { tokens, request, rate, seconds }));
    }
  }
  return paced;
}

async function readSnapshot(url: string, { demo }: World): Promise<Buffer> {
  const headers = { authorization: `Bearer ${demo.access_token}` };
  const response = await fetch(url + snapshotPath(demo), { headers });
  return Buffer.from(await response.arrayBuffer());
}

export async function makeWorld(databaseUrl: string, folder: string): Promise<World> {
  const { billing } = loadConfig({ DATABASE_URL: 'postgresql://bench', SECRET_KEY: 'k'.repeat(32) });
  await applyMigrations({ connectionString: databaseUrl });
  const database = openDatabase({ url: databaseUrl });
  const demo = await seedDemo(database, { dataDir: folder, baseUrl: '', billing, now: new Date() });
  if (demo === undefined) throw new Error('the demo has no token');
  const tokens = await makeTokens(database, fromTypeId(demo.workspace_id));
  const fairness = await makeFairnessWorld(database);
  await database.close();
  return { demo, tokens, fairness };
}

async function measureAll(
  servers: Servers,
  world: World,
  measured: readonly Scenario[],
  options: BenchmarkOptions,
): Promise<Omit<RunFacts, 'machine'>> {
  const results: ScenarioResult[] = [];
  const paced: PacedResult[] = [];
  for (const scenario of measured) {
    const result = await runScenario(scenario, servers, world, options);
    results.push(result);
    if (scenario === meScenario) paced.push(...(await runPaced(result, servers, world, options)));
  }
  const { rounds, seconds } = options;
  const codings = await measureCodings(await readSnapshot(servers.urlOf('service'), world));
  const fairness = await measureAllFairness(servers.urlOf('service'), world.fairness, options);
  return { rounds, seconds, results, paced, codings, fairness };
}

async function measureAllFairness(
  url: string,
  world: FairnessWorld,
  { rounds, seconds }: BenchmarkOptions,
): Promise<RunFacts['fairness']> {
  const other = await startOtherService();
  const measureBeside = (kind: AttackKind) => measureFairness(url, world, kind, { rounds, seconds, other });
  try {
    return {
      requests: await measureBeside('requests'),
      quick: await measureBeside('quick'),
      bodies: await measureBeside('bodies'),
      refusals: await measureBeside('refusals'),
    };
  } finally {
    await other.stop();
  }
}

/** Prints the rates of some scenarios. */
async function measureSome(
  servers: Servers,
  world: World,
  measured: readonly Scenario[],
  options: BenchmarkOptions,
): Promise<void> {
  for (const scenario of measured) {
    const result = await runScenario(scenario, servers, world, options);
    process.stdout.write(`${scenarioTable([result]).join('\n')}\n`);
  }
}

/** Everything for the report, or what the scenarios whose titles contain `only` print. */
async function measureServers(
  url: string,
  folder: string,
  options: BenchmarkOptions,
): Promise<Omit<RunFacts, 'machine'> | undefined> {
  const { only } = options;
  const world = await makeWorld(url, folder);
  const measured = scenarios.filter(({ title }) => title.includes(only ?? ''));
  const servers = await startAll(url, measured);
  try {
    if (only === undefined) return await measureAll(servers, world, measured, options);
    await measureSome(servers, world, measured, options);
    return undefined;
  } finally {
    await servers.stop();
  }
}

export async function runBenchmark(options: BenchmarkOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-bench-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
  });
  try {
    const figures = await measureServers(postgres.url, folder, options);
    if (figures === undefined) return;
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
    const file = path.join(import.meta.dirname, '../../docs/performance.md');
    const text = report(readFileSync(file, 'utf8'), { ...figures, machine });
    writeFileSync(file, text);
    process.stdout.write(text.slice(text.indexOf('<!-- figures -->')));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
