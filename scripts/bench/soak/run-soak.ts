/**
 * Lets two services work for a long time, with kills and restarts in between, and fails if something that should stay
 * the same grows, or if an answered write is lost. Writes docs/performance-soak.md with its plot and its samples.
 */
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { loadConfig } from '../../../src/config.ts';
import { openDatabase } from '../../../src/db/database.ts';
import { applyMigrations } from '../../../src/db/migrations.ts';
import { seedDemo } from '../../../src/demo/seed-demo.ts';
import { fromTypeId } from '../../../src/domain/core/ids.ts';
import { startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { CommandError } from '../../support/command-errors.ts';
import { makeTokens } from '../world.ts';
import { openDatabaseWay } from './database-way.ts';
import type { DatabaseWay } from './database-way.ts';
import { flatnessOf } from './flatness.ts';
import { Ledger } from './ledger.ts';
import { runLoad } from './load.ts';
import type { SoakWorld } from './load.ts';
import { soakPlot, soakReport } from './report.ts';
import type { SoakFacts } from './report.ts';
import { measures, Sampler } from './samples.ts';
import type { Sample } from './samples.ts';
import { makeService } from './services.ts';
import type { SoakService } from './services.ts';

interface SoakOptions {
  readonly minutes: number;
}

/** Of all kinds of trouble together. */
const troubleEveryMs = 60_000;
/** Every so many times, PostgreSQL restarts, and else a service is killed. */
const restartEvery = 5;
const downMs = 2_000;
const sampleEveryMs = 5_000;

/** @throws {CommandError} when something grows or is lost */
export async function runSoak({ minutes }: SoakOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-soak-'));
  const database = await startDatabase(folder);
  const receiver = await startReceiver();
  const services: SoakService[] = [];
  try {
    const world = await makeWorld(database.way.url, folder);
    for (const name of ['first', 'second']) {
      const service = await makeService(name, database.way.url, folder);
      services.push(service);
      await service.start();
    }
    const urls = services.map(({ url }) => url);
    const facts = await soak(
      { services, database, minutes },
      { ...world, urls, receiverUrl: receiver.url, mailFolder: path.join(folder, 'mail') },
    );
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
    report({ ...facts, minutes, machine, messages: receiver.messages() });
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    receiver.close();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface SoakDatabase {
  readonly way: DatabaseWay;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

async function startDatabase(folder: string): Promise<SoakDatabase> {
  const launch = () =>
    startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log: () => undefined });
  let postgres = await launch();
  const way = await openDatabaseWay(postgres.url);
  return {
    way,
    restart: async () => {
      await postgres.stop();
      postgres = await launch();
      way.leadTo(postgres.url);
    },
    stop: async () => {
      way.close();
      await postgres.stop();
    },
  };
}

type MadeWorld = Pick<SoakWorld, 'tokens' | 'workspaceId' | 'boardId'>;

async function makeWorld(url: string, folder: string): Promise<MadeWorld> {
  const { billing } = loadConfig({ DATABASE_URL: 'postgresql://soak', SECRET_KEY: 'k'.repeat(32) });
  await applyMigrations({ connectionString: url });
  const database = openDatabase({ url });
  const demo = await seedDemo(database, { dataDir: folder, baseUrl: '', billing, now: new Date() });
  if (demo === undefined) throw new Error('the demo has no token');
  const tokens = await makeTokens(database, fromTypeId(demo.workspace_id));
  await database.close();
  // The first is the demo's, which alone may create webhooks.
  return {
    tokens: [demo.access_token, ...tokens],
    workspaceId: demo.workspace_id,
    boardId: demo.small_board_id,
  };
}

async function startReceiver() {
  let messages = 0;
  const server = createServer((request, response) => {
    messages += 1;
    request.resume();
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    messages: () => messages,
    close: () => server.close(),
  };
}

interface Soaking {
  readonly services: readonly SoakService[];
  readonly database: SoakDatabase;
  readonly minutes: number;
}

async function soak(
  soaking: Soaking,
  world: SoakWorld,
): Promise<Omit<SoakFacts, 'machine' | 'messages' | 'minutes'>> {
  const { services, database, minutes } = soaking;
  const end = AbortSignal.timeout(minutes * 60_000);
  const ledger = new Ledger();
  const [first] = services;
  if (first === undefined) throw new Error('there is no service');
  const load = runLoad(world, ledger, end);
  const trouble = makeTrouble(soaking, end);
  const samples = await takeSamples(new Sampler(first, database.way), end);
  const { kills, restarts } = await trouble;
  const counts = await load;
  const client = new pg.Client({ connectionString: database.way.url });
  await client.connect();
  const lost = await ledger.findLost(client);
  await client.end();
  const { answeredWrites } = ledger;
  return { samples, flatness: flatnessOf(samples), counts, answeredWrites, lost, kills, restarts };
}

/** Of the first service, which is never killed. */
async function takeSamples(sampler: Sampler, end: AbortSignal): Promise<Sample[]> {
  const samples: Sample[] = [];
  while (await rest(sampleEveryMs, end)) {
    const sample = await sampler.take();
    if (sample === undefined) continue;
    samples.push(sample);
    const { memory, statements, lag, waiting } = sample.values;
    process.stderr.write(
      `${sample.seconds.toFixed(0)} s: ${memory.toFixed(0)} MB, ${statements} statements, ${lag.toFixed(0)} ms, ${waiting} jobs\n`,
    );
  }
  return samples;
}

async function makeTrouble({ services, database }: Soaking, end: AbortSignal) {
  let [kills, restarts] = [0, 0];
  while (await rest(troubleEveryMs, end)) {
    if ((kills + restarts + 1) % restartEvery === 0) {
      restarts += 1;
      await database.restart();
    } else {
      kills += 1;
      await services.at(-1)?.kill();
      await delay(downMs);
      await services.at(-1)?.start();
    }
  }
  return { kills, restarts };
}

/** Whether the time passed before the end. */
function rest(ms: number, end: AbortSignal): Promise<boolean> {
  return delay(ms, true, { signal: end }).catch(() => false);
}

function report(facts: SoakFacts): void {
  const docs = path.join(import.meta.dirname, '../../../docs');
  const page = path.join(docs, 'performance-soak.md');
  const text = soakReport(readFileSync(page, 'utf8'), facts);
  writeFileSync(page, text);
  writeFileSync(path.join(docs, 'performance-soak.svg'), soakPlot(facts));
  writeFileSync(path.join(docs, 'performance-soak.json'), samplesText(facts));
  process.stdout.write(text.slice(text.indexOf('<!-- soak -->')));
  const grown = facts.flatness.filter(({ isFlat }) => !isFlat).map(({ name }) => measures[name].title);
  if (grown.length > 0) throw new CommandError(`These grew too much or are too high: ${grown.join('; ')}.`);
  if (facts.lost.length > 0) throw new CommandError(`Answered writes were lost: ${facts.lost.join('; ')}.`);
}

/** One sample on each line, so that a change is readable. */
function samplesText({ samples }: SoakFacts): string {
  const lines = samples.map(({ seconds, values }) => {
    const rounded = Object.entries(values).map(([name, value]) => [name, Number(value.toFixed(2))]);
    return JSON.stringify({ seconds: Number(seconds.toFixed(1)), ...Object.fromEntries(rounded) });
  });
  return `[\n${lines.join(',\n')}\n]\n`;
}
