/**
 * What 2,000 open streams take of the processes that serve them: memory, how late changes arrive, and what is left for
 * other requests, compared with the same processes without streams. The clients are a process of their own.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { atTheEnd } from './endings.ts';
import { makeBoard, makeCard, makeTenant, makeToken } from './factories.ts';
import { cpuSecondsOf, keepServiceCore } from './cores.ts';
import type { CorePrefix } from './cores.ts';
import { watchServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';
import type { Outcome, Place, Task } from './stream-crowd-process.ts';

const boards = 100;
export const streamsPerBoard = 20;
export const streams = boards * streamsPerBoard;
const measuredMs = 10_000;
/** As many as keep the service busy all the time. */
const readers = 16;
/** The two sites are measured in turn, so that what else the machine does concerns both. */
const turns = 12;
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

/** What one turn has measured. */
interface Turn {
  readonly readsPerSecond: number;
  /** Reads and changes. */
  readonly requestsPerSecond: number;
  /** How much of a core the service used. If it has one of its own, about 100 says that nothing else bounds the rate. */
  readonly corePercent: number;
  /** The processor time of the service for each request, changes and what streams are sent included. */
  readonly cpuMsPerRequest: number;
}

/** Medians and quartiles of turns that followed each other: a machine's speed varies more over a minute than in seconds. */
export interface Comparison {
  readonly requestsPerSecond: Medians;
  readonly readsPerSecond: Medians;
  readonly corePercent: Medians;
  /** The rate of requests beside streams, as a share of the rate without. There are as many changes in both. */
  readonly rate: Quartiles;
  /** The same of reads alone, which have what changes and streams leave. */
  readonly readRate: Quartiles;
  /** The processor time for each request beside streams, as a multiple of that without. */
  readonly cpu: Quartiles;
}

export interface Medians {
  readonly beside: number;
  readonly alone: number;
}

export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

export interface StreamCrowd {
  /** Opens the streams, and returns the memory that each takes. */
  open(): Promise<{ readonly kibPerStream: number }>;
  /** Makes changes for some seconds, beside streams or without them. */
  change(where: 'beside' | 'alone', perSecond: number): Promise<ChangeFigures>;
  /** How many requests are answered beside streams and without them, while there are so many changes. */
  compare(perSecond: number): Promise<Comparison>;
}

/** Starts two sites, one for streams and one without, and the clients. */
export async function startStreamCrowd(startSite: StartSite): Promise<StreamCrowd> {
  const service = await startService();
  const prefix = await keepServiceCore();
  const site = async (perBoard: number): Promise<Measured> => {
    const started = await startSite((env) => startProcess(prefix, { ...environment(service), ...env }));
    for (const { server } of started.processes) {
      // A process that is stopped by the measurement can't end.
      atTheEnd(() => {
        server.signal('SIGCONT');
      });
    }
    return { ...started, places: await makePlaces(service, perBoard) };
  };
  // Each stream has a credential of its own. The other boards are those of no stream, so that none has to catch up on what
  // happened while its process was stopped.
  const sites = { beside: await site(streamsPerBoard), alone: await site(1) };
  const crowd = startClients();
  // As autovacuum, which tests turn off, does for a service: without it, looking up a credential reads the whole table.
  await service.database.reader.prisma.$executeRaw`ANALYZE`;
  for (const { url, places } of Object.values(sites)) {
    await crowd({
      kind: 'change',
      url,
      places,
      perSecond: 20,
      durationMs: 3_000,
      readers,
      restMs: restMs.afterTurn,
    });
  }
  return measuring(sites, crowd);
}

function measuring(
  sites: Readonly<Record<'beside' | 'alone', Measured>>,
  crowd: (task: Task) => Promise<Outcome>,
): StreamCrowd {
  /** Measures one of the sites while the other is stopped. */
  const apart = async <T>(where: 'beside' | 'alone', measure: (one: Measured) => Promise<T>): Promise<T> => {
    const others = sites[where === 'beside' ? 'alone' : 'beside'].processes;
    for (const { server } of others) server.signal('SIGSTOP');
    try {
      // It also does what was left while it was stopped itself.
      await delay(settleMs);
      return await measure(sites[where]);
    } finally {
      for (const { server } of others) server.signal('SIGCONT');
    }
  };
  const turn = async (where: 'beside' | 'alone', perSecond: number): Promise<Turn> =>
    apart(where, async (one) => {
      const task = { perSecond, durationMs: turnMs, readers, restMs: restMs.afterTurn };
      const before = cpuSecondsOfAll(one);
      const { reads, changes } = await crowd({ kind: 'change', url: one.url, places: one.places, ...task });
      const seconds = cpuSecondsOfAll(one) - before;
      return {
        readsPerSecond: reads / (turnMs / 1_000),
        requestsPerSecond: (reads + changes) / (turnMs / 1_000),
        corePercent: (seconds / turnMs) * 1e5,
        cpuMsPerRequest: (seconds * 1_000) / (reads + changes),
      };
    });
  return {
    open: async () => {
      const { url, places } = sites.beside;
      const before = await sumOf(sites.beside, 'process_resident_memory_bytes');
      await crowd({ kind: 'open', url, places });
      await delay(2_000);
      const after = await sumOf(sites.beside, 'process_resident_memory_bytes');
      return { kibPerStream: Math.round((after - before) / 1_024 / streams) };
    },
    change: (where, perSecond) =>
      apart(where, async (one) => {
        const task = { perSecond, durationMs: measuredMs, readers: 0, restMs: restMs.afterChanges };
        const before = cpuSecondsOfAll(one);
        const { delaysMs, changes } = await crowd({
          kind: 'change',
          url: one.url,
          places: one.places,
          ...task,
        });
        const seconds = cpuSecondsOfAll(one) - before;
        return { delaysMs, changes, corePercent: rounded((seconds / measuredMs) * 1e5) };
      }),
    compare: async (perSecond) => {
      const [beside, alone]: [Turn[], Turn[]] = [[], []];
      for (let index = 0; index < turns; index += 1) {
        // Each is first in every other turn.
        if (index % 2 === 0) alone.push(await turn('alone', perSecond));
        beside.push(await turn('beside', perSecond));
        if (index % 2 === 1) alone.push(await turn('alone', perSecond));
      }
      return comparisonOf(beside, alone);
    },
  };
}

function comparisonOf(beside: readonly Turn[], alone: readonly Turn[]): Comparison {
  const ratios = (of: keyof Turn) => {
    const values = beside.map((turn, index) => turn[of] / (alone[index]?.[of] ?? 0));
    const [low = 0, median = 0, high = 0] = [0.25, 0.5, 0.75].map(
      (share) => Math.round(quantile(values, share) * 100) / 100,
    );
    return { low, median, high };
  };
  const medians = (of: keyof Turn): Medians => {
    const median = (all: readonly Turn[]) =>
      Math.round(
        quantile(
          all.map((turn) => turn[of]),
          0.5,
        ),
      );
    return { beside: median(beside), alone: median(alone) };
  };
  return {
    requestsPerSecond: medians('requestsPerSecond'),
    readsPerSecond: medians('readsPerSecond'),
    corePercent: medians('corePercent'),
    rate: ratios('requestsPerSecond'),
    readRate: ratios('readsPerSecond'),
    cpu: ratios('cpuMsPerRequest'),
  };
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
  };
}

async function startProcess(prefix: CorePrefix, env: Env): Promise<Site['processes'][number]> {
  const server = watchServer([...prefix, process.execPath, 'src/server.ts'], env);
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

export function percentile(values: readonly number[], share: number): number {
  return rounded(quantile(values, share));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

export function print(figures: object): void {
  process.stdout.write(`${JSON.stringify({ ...figures, loadAverage: loadavg()[0] })}\n`);
}
