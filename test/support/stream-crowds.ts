/**
 * What 2,000 open streams take of the processes that serve them: memory, how late changes arrive, and what is left for
 * other requests, compared with the same processes without streams. The clients are a process of their own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startArguments } from '../../scripts/support/start-arguments.ts';
import { atTheEnd } from './endings.ts';
import { makeBoard, makeCard, makeTenant, makeToken } from './factories.ts';
import { cpuSecondsOf, keepServiceCore } from './cores.ts';
import type { CorePrefix } from './cores.ts';
import { watchServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import { comparisonOf, rounded, turnOf } from './stream-comparisons.ts';
import type { Comparison, Pair, Turn, Where } from './stream-comparisons.ts';
import type { Outcome, Place, Task } from './stream-crowd-process.ts';

const boards = 100;
export const streamsPerBoard = 20;
export const streams = boards * streamsPerBoard;
const measuredMs = 10_000;
/**
 * Reads that keep the service's core busy all the time: a compressed page of this size takes the service much longer than
 * it takes PostgreSQL and a client.
 */
const reading = { readers: 32, boards: 8, cardsPerBoard: 100 };
/** Pairs of turns, in which the two sites are measured one after the other, so that what else the machine does concerns both. */
const turns = 8;
const turnMs = 1_500;
const settleMs = 500;
/** Until what was sent last has arrived. */
const restMs = { afterChanges: 1_000, afterTurn: 100 };

/** Processes of the service on one database, and the address of all of them. */
export interface Site {
  readonly url: string;
  readonly processes: readonly { readonly server: ServerProcess; readonly url: string }[];
}

type Env = Readonly<Record<string, string>>;

/** Starts one process of the service on a port, or on any. */
type StartProcess = (env?: Env) => Promise<Site['processes'][number]>;

type StartSite = (start: StartProcess) => Promise<Site>;

/** A site, and what is changed and read there. */
interface Measured extends Site {
  readonly places: readonly Place[];
}

/** How late streams had changes, and the share of a core that the processes used. */
export interface ChangeFigures {
  readonly changes: number;
  readonly delaysMs: readonly number[];
  readonly corePercent: number;
}

export interface StreamCrowd {
  /** Opens the streams, and returns the memory that each takes. */
  open(): Promise<{ readonly kibPerStream: number }>;
  /** Makes changes for some seconds, beside streams or without them. */
  change(where: Where, perSecond: number): Promise<ChangeFigures>;
  /** How many requests are answered beside streams and without them, while there are so many changes a second. */
  compare(rates: readonly number[]): Promise<readonly Comparison[]>;
}

/** Starts two sites, of which one has streams, and the clients. */
export async function startStreamCrowd(startSite: StartSite): Promise<StreamCrowd> {
  const service = await startService();
  const prefix = await keepServiceCore();
  const site = async (): Promise<Measured> => {
    const started = await startSite((env) => startProcess(prefix, { ...environment(service), ...env }));
    for (const { server } of started.processes) {
      // A process that is stopped by the measurement can't end.
      atTheEnd(() => {
        server.signal('SIGCONT');
      });
    }
    return { ...started, places: await makePlaces(service) };
  };
  // Each stream has a credential of its own. The other boards are those of no stream, so that none has to catch up on what
  // happened while its process was stopped.
  const sites = { beside: await site(), alone: await site() };
  const crowd = startClients();
  // As autovacuum, which tests turn off, does for a service: without it, looking up a credential reads the whole table.
  await service.database.reader.prisma.$executeRaw`ANALYZE`;
  // Without the large pages, whose memory a process keeps and streams would then be given.
  for (const { url, places } of Object.values(sites)) {
    const rates = { perSecond: 100, ...reading, readers: 0, durationMs: 3_000, restMs: restMs.afterTurn };
    await crowd({ kind: 'change', url, places, ...rates });
  }
  return measuring(sites, crowd);
}

type Crowd = (task: Task) => Promise<Outcome>;

type Sites = Readonly<Record<Where, Measured>>;

/** Measures one of the sites while the other is stopped. */
async function apart<T>(sites: Sites, where: Where, measure: (one: Measured) => Promise<T>): Promise<T> {
  const others = sites[where === 'beside' ? 'alone' : 'beside'].processes;
  for (const { server } of others) server.signal('SIGSTOP');
  try {
    // It also does what was left while it was stopped itself.
    await delay(settleMs);
    return await measure(sites[where]);
  } finally {
    for (const { server } of others) server.signal('SIGCONT');
  }
}

function measuring(sites: Sites, crowd: Crowd): StreamCrowd {
  const open = ({ url, places }: Measured) => crowd({ kind: 'open', url, places });
  return {
    open: async () => {
      const before = await sumOf(sites.beside, 'process_resident_memory_bytes');
      await open(sites.beside);
      await delay(2_000);
      const after = await sumOf(sites.beside, 'process_resident_memory_bytes');
      return { kibPerStream: Math.round((after - before) / 1_024 / streams) };
    },
    change: (where, perSecond) =>
      apart(sites, where, async (one) => {
        const { url, places } = one;
        const times = { durationMs: measuredMs, restMs: restMs.afterChanges };
        const before = cpuSecondsOfAll(one);
        const made = await crowd({
          kind: 'change',
          url,
          places,
          perSecond,
          ...reading,
          ...times,
          readers: 0,
        });
        const seconds = cpuSecondsOfAll(one) - before;
        const { delaysMs, changes } = made;
        return { delaysMs, changes, corePercent: rounded((seconds / measuredMs) * 1e5) };
      }),
    compare: async (rates) => {
      const first = await pairsOfAll(sites, crowd, rates);
      // No two processes are equally fast, not even of the same program: each has the streams once.
      await crowd({ kind: 'close' });
      await open(sites.alone);
      const second = await pairsOfAll({ beside: sites.alone, alone: sites.beside }, crowd, rates);
      return rates.map((_rate, index) => comparisonOf(first[index] ?? [], second[index] ?? []));
    },
  };
}

async function pairsOfAll(sites: Sites, crowd: Crowd, rates: readonly number[]): Promise<Pair[][]> {
  const all: Pair[][] = [];
  for (const perSecond of rates) all.push(await pairsAt(sites, crowd, perSecond));
  return all;
}

async function pairsAt(sites: Sites, crowd: Crowd, perSecond: number): Promise<Pair[]> {
  const turn = (where: Where): Promise<Turn> =>
    apart(sites, where, async (one) => {
      const { url, places } = one;
      const times = { durationMs: turnMs, restMs: restMs.afterTurn };
      const before = cpuSecondsOfAll(one);
      const { reads, changes } = await crowd({
        kind: 'change',
        url,
        places,
        perSecond,
        ...reading,
        ...times,
      });
      return turnOf(reads, changes, { cpuSeconds: cpuSecondsOfAll(one) - before, seconds: turnMs / 1_000 });
    });
  // Until all code is compiled, one is slower than the other.
  for (const where of ['alone', 'beside'] as const) await turn(where);
  const pairs: Pair[] = [];
  for (let index = 0; index < turns; index += 1) {
    // Each is first in every other pair.
    const isAloneFirst = index % 2 === 0;
    const first = await turn(isAloneFirst ? 'alone' : 'beside');
    const second = await turn(isAloneFirst ? 'beside' : 'alone');
    pairs.push(isAloneFirst ? { alone: first, beside: second } : { beside: first, alone: second });
  }
  return pairs;
}

function startClients(): (task: Task) => Promise<Outcome> {
  const child = fork(path.join(import.meta.dirname, 'stream-crowd-process.ts'));
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

function environment({ databaseUrl }: Service): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'k'.repeat(32),
    LOG_LEVEL: 'error',
    ROLE: 'api',
    RATE_LIMIT: 'off',
    RATE_LIMIT_ANONYMOUS: 'off',
    CONNECTION_LIMIT_PER_NETWORK: 'off',
    STREAM_LIMIT_PER_NETWORK: 'off',
    // Pages of kept texts would take the clients longer than the service, whose core would not be busy.
    KEPT_TEXTS_BYTES: '0',
  };
}

async function startProcess(prefix: CorePrefix, env: Env): Promise<Site['processes'][number]> {
  const server = watchServer([...prefix, process.execPath, ...startArguments()], env);
  return { server, url: await server.address() };
}

function cpuSecondsOfAll({ processes }: Site): number {
  return processes.reduce((sum, { server }) => sum + cpuSecondsOf(server.pid), 0);
}

async function sumOf({ processes }: Site, metric: string): Promise<number> {
  const texts = await Promise.all(processes.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  const values = texts.map((text) => Number(new RegExp(`^${metric} (\\S+)`, 'm').exec(text)?.[1]));
  return values.reduce((sum, value) => sum + value, 0);
}

async function makePlaces(service: Service): Promise<Place[]> {
  const byBoard: Place[][] = [];
  while (byBoard.length < boards) {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const tokens = Array.from({ length: streamsPerBoard }, () =>
      makeToken(service, tenant, ['boards:read', 'boards:write']),
    );
    const cardId = (await makeCard(service, tenant, board.id)).id;
    const cards = byBoard.length < reading.boards ? reading.cardsPerBoard : 1;
    for (let made = 1; made < cards; made += 1) await makeCard(service, tenant, board.id);
    byBoard.push((await Promise.all(tokens)).map((token) => ({ boardId: board.id, cardId, token })));
  }
  // Board after board, so that one change after the other is of another board.
  return Array.from({ length: streamsPerBoard }, (_, n) =>
    byBoard.flatMap((it) => it.slice(n, n + 1)),
  ).flat();
}

export function print(figures: object): void {
  process.stdout.write(`${JSON.stringify({ ...figures, loadAverage: loadavg()[0] })}\n`);
}
