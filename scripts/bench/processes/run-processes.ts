/**
 * Measures how much more two processes of the service answer than one, on the same database. Each gets the same small
 * share of a core, so that neither PostgreSQL nor the clients are what bounds them. Writes docs/performance-processes.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { connectionsMax, measure } from '../measure.ts';
import { spread } from '../report.ts';
import { makeWorld } from '../run-benchmark.ts';
import type { World } from '../run-benchmark.ts';
import { scenarios } from '../scenarios.ts';
import type { Scenario } from '../scenarios.ts';
import { makeService } from '../soak/services.ts';
import type { SoakService } from '../soak/services.ts';
import { limitProcessor } from './processor-shares.ts';
import type { ProcessorShare } from './processor-shares.ts';

interface ProcessesOptions {
  readonly rounds: number;
  readonly seconds: number;
}

/** Of a core, for each process. */
const share = 0.2;
const measured = /^(?:Small authenticated GET|List of 50 cards|Creating a card)/;
const warmUpSeconds = 5;

interface Result {
  readonly title: string;
  readonly one: number[];
  readonly two: number[];
  /** Of all cores, while two processes answer. */
  readonly busy: number[];
}

export async function runProcesses(options: ProcessesOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-processes-'));
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
  });
  const services = await Promise.all(['one', 'two'].map((name) => makeService(name, postgres.url, folder)));
  const limits: ProcessorShare[] = [];
  try {
    const world = await makeWorld(postgres.url, folder);
    for (const service of services) {
      await service.start();
      limits.push(limitProcessor(service.pid(), share));
    }
    const results: Result[] = [];
    for (const scenario of scenarios.filter(({ title }) => measured.test(title)))
      results.push(await runScenario(scenario, services, world, options));
    report(results, options);
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    for (const limit of limits) limit.release();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One process and two in turns, each with as many connections, so that both share statements among as many requests. */
async function runScenario(
  { title, service: { requests, status } }: Scenario,
  services: readonly SoakService[],
  { demo, tokens }: World,
  { rounds, seconds }: ProcessesOptions,
): Promise<Result> {
  const urls = services.map(({ url }) => url);
  const rateOf = async (used: readonly string[], duration: number): Promise<number> => {
    const rates = used.map(async (url) => {
      const load = { requests: await requests(demo, url), tokens, status, seconds: duration };
      return (await measure(url, load)).rate;
    });
    return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0);
  };
  await rateOf(urls, warmUpSeconds);
  const result: Result = { title, one: [], two: [], busy: [] };
  for (let round = 0; round < rounds; round += 1) {
    result.one.push(await rateOf(urls.slice(0, 1), seconds));
    const before = processorTimes();
    result.two.push(await rateOf(urls, seconds));
    const after = processorTimes();
    result.busy.push((after.busy - before.busy) / (after.all - before.all));
    process.stderr.write(`${title} round ${round}: ${result.one.at(-1)} and ${result.two.at(-1)}/s\n`);
  }
  return result;
}

function processorTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().flatMap(({ times: each }) => Object.values(each));
  const all = times.reduce((sum, time) => sum + time, 0);
  const idle = cpus().reduce((sum, { times: each }) => sum + each.idle, 0);
  return { busy: all - idle, all };
}

const marker = '<!-- processes -->';

function report(results: readonly Result[], { rounds, seconds }: ProcessesOptions): void {
  const file = path.join(import.meta.dirname, '../../../docs/performance-processes.md');
  const page = readFileSync(file, 'utf8');
  const rows = results.map(({ title, one, two, busy }) => {
    const ratios = two.map((rate, round) => rate / (one[round] ?? Number.NaN));
    const busyPercents = busy.map((part) => part * 100);
    return `| ${[title, spread(one), spread(two), spread(ratios, 2), spread(busyPercents)].join(' | ')} |`;
  });
  const lines = [
    marker,
    '',
    `Medians of ${rounds} rounds of ${seconds} s with the minimum and the maximum, ${connectionsMax} connections and ${share * 100} % of a core for each process;`,
    `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}.`,
    '',
    '| Request | One process, requests/s | Two processes, requests/s | Ratio | All cores busy, % |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
  const text = page.slice(0, page.indexOf(marker)) + lines.join('\n');
  writeFileSync(file, text);
  process.stdout.write(text.slice(text.indexOf(marker)));
}
