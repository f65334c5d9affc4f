/**
 * 2,000 open streams on one process: what each takes of its memory, how late changes arrive, and what is left of the
 * process for other requests, compared with a process that has no streams.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atTheEnd } from '../support/endings.ts';
import { makeBoard, makeCard, makeTenant, makeToken } from '../support/factories.ts';
import { startServer } from '../support/server-process.ts';
import type { ServerProcess } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import type { Outcome, Place, Task } from '../support/stream-crowd-process.ts';

const boards = 100;
const streamsPerBoard = 20;
const streams = boards * streamsPerBoard;
const measuredMs = 10_000;
const readers = 4;
/** The two processes are measured in turn, so that what else the machine does concerns both. */
const turns = 20;
const turnMs = 1_500;
const settleMs = 500;

interface Measured {
  readonly server: ServerProcess;
  readonly url: string;
  /** What is changed and read there. */
  readonly places: readonly Place[];
}

function startCrowd(): (task: Task) => Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, '..', 'support', 'stream-crowd-process.ts'));
  const ended = once(child, 'exit').then(() => {
    throw new Error('the clients have ended');
  });
  ended.catch(() => undefined);
  atTheEnd(() => {
    child.kill('SIGKILL');
  });
  return async (task) => {
    child.send(task);
    const [outcome] = (await Promise.race([once(child, 'message'), ended])) as [Outcome];
    if (outcome.error !== undefined) throw new Error(outcome.error);
    return outcome;
  };
}

async function startMeasured(service: Service, places: readonly Place[]): Promise<Measured> {
  const server = startServer({
    DATABASE_URL: service.databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'error',
    ROLE: 'api',
    RATE_LIMIT: 'off',
    RATE_LIMIT_ANONYMOUS: 'off',
    CONNECTION_LIMIT_PER_NETWORK: 'off',
    STREAM_LIMIT_PER_NETWORK: 'off',
  });
  // A process that is stopped by the measurement can't end.
  atTheEnd(() => {
    server.signal('SIGCONT');
  });
  return { server, url: await server.address(), places };
}

async function metricOf({ url }: Measured, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

async function makePlaces(service: Service, perBoard: number): Promise<Place[]> {
  const byBoard: Place[][] = [];
  while (byBoard.length < boards) {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const tokens = Array.from({ length: perBoard }, () =>
      makeToken(service, tenant, ['boards:read', 'boards:write']),
    );
    const cardId = (await makeCard(service, tenant, board.id)).id;
    byBoard.push((await Promise.all(tokens)).map((token) => ({ boardId: board.id, cardId, token })));
  }
  // Board after board, so that one change after the other is of another board.
  return Array.from({ length: perBoard }, (_, n) => byBoard.flatMap((it) => it.slice(n, n + 1))).flat();
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function percentile(values: readonly number[], share: number): number {
  return Math.round(quantile(values, share) * 10) / 10;
}

const median = (values: readonly number[]) => percentile(values, 0.5);

it('2,000 streams', { timeout: 900_000 }, async () => {
  const service = await startService();
  // Each stream has a credential of its own.
  const places = await makePlaces(service, streamsPerBoard);
  const crowd = startCrowd();
  const withStreams = await startMeasured(service, places);
  // Other boards, so that streams don't have to catch up on what happened while their process was stopped.
  const without = await startMeasured(service, await makePlaces(service, 1));
  // As autovacuum, which tests turn off, does for a service: without it, looking up a credential reads the whole table.
  await service.database.reader.prisma.$executeRaw`ANALYZE`;
  const load = ({ url, places: changed }: Measured, perSecond: number, durationMs: number, count = readers) =>
    crowd({ kind: 'change', url, places: changed, perSecond, durationMs, readers: count });
  /** Measures one of the processes while the other is stopped. */
  const alone = async <T>(one: Measured, measure: () => Promise<T>): Promise<T> => {
    const other = one === without ? withStreams : without;
    other.server.signal('SIGSTOP');
    try {
      // It also does what was left while it was stopped itself.
      await delay(settleMs);
      return await measure();
    } finally {
      other.server.signal('SIGCONT');
    }
  };
  /** The share of a core that a process uses for some changes a second, and how late its streams have them. */
  const measureChanges = async (one: Measured, perSecond: number) => {
    const before = await metricOf(one, 'process_cpu_seconds_total');
    const { delaysMs, changes } = await load(one, perSecond, measuredMs, 0);
    const seconds = (await metricOf(one, 'process_cpu_seconds_total')) - before;
    return { delaysMs, changes, corePercent: Math.round((seconds / measuredMs) * 1e6) / 10 };
  };
  /** How many requests each answers in a second, by turns; each is first in every other one. */
  const compareReads = async (perSecond: number) => {
    const rates = { beside: [] as number[], alone: [] as number[] };
    const both = [
      ['alone', without],
      ['beside', withStreams],
    ] as const;
    for (let turn = 0; turn < turns; turn += 1) {
      for (const [key, one] of turn % 2 === 0 ? both : both.toReversed()) {
        const { reads } = await alone(one, () => load(one, perSecond, turnMs));
        rates[key].push(reads / (turnMs / 1_000));
      }
    }
    return rates;
  };
  for (const one of [withStreams, without]) await load(one, 20, 3_000);
  const residentBefore = await metricOf(withStreams, 'process_resident_memory_bytes');
  await crowd({ kind: 'open', url: withStreams.url, places });
  await delay(2_000);
  const residentAfter = await metricOf(withStreams, 'process_resident_memory_bytes');
  const print = (figures: object) =>
    process.stdout.write(`${JSON.stringify({ ...figures, loadAverage: loadavg()[0] })}\n`);
  const kibPerStream = Math.round((residentAfter - residentBefore) / 1_024 / streams);
  print({ kibPerStream });
  expect(kibPerStream).toBeLessThan(80);
  for (const perSecond of [0, 10, 200]) {
    const base = await alone(without, () => measureChanges(without, perSecond));
    const measured = await alone(withStreams, () => measureChanges(withStreams, perSecond));
    const { delaysMs, changes, corePercent } = measured;
    const p99Ms = percentile(delaysMs, 0.99);
    const corePercents = { corePercent, withoutStreams: base.corePercent };
    print({ perSecond, changes, ...corePercents, p50Ms: median(delaysMs), p99Ms });
    expect(delaysMs).toHaveLength(changes * streamsPerBoard);
    expect(p99Ms).toBeLessThan(perSecond === 200 ? 3_000 : 1_000);
    // What streams take of the one core that a process can use is missing from other requests.
    if (perSecond < 200) expect(corePercent - base.corePercent).toBeLessThan(10);
  }
  for (const perSecond of [0, 10]) {
    const { beside, alone: rest } = await compareReads(perSecond);
    // Of turns that followed each other: the speed of a machine varies more over a minute than within seconds.
    const ratios = beside.map((rate, turn) => rate / (rest[turn] ?? 0));
    const [low, ratio, high] = [0.25, 0.5, 0.75].map((share) => quantile(ratios, share).toFixed(2));
    print({ perSecond, readsPerSecond: { beside: median(beside), alone: median(rest) }, ratio, low, high });
  }
});
