/**
 * Measures what one large workspace, one large board and the event log can take: the same writes on one place and on many,
 * as ratios of one run, and what the connections waited for. Writes a table to docs/scaling.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../src/db/database.ts';
import { applyMigrations } from '../../../src/db/migrations.ts';
import { toTypeId } from '../../../src/domain/core/ids.ts';
import { scopes } from '../../../src/domain/core/principals.ts';
import { issueAccessToken } from '../../../src/domain/identity/access-tokens.ts';
import { startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { largeId } from '../../../test/support/large-data.ts';
import { startContender } from '../contenders.ts';
import { connectionsMax } from '../measure.ts';
import { fill, sizeOf } from '../scale/data.ts';
import { makeTokens } from '../world.ts';
import { measureLog } from './log.ts';
import { hotSpotReport } from './report.ts';
import type { HotSpot, Observation } from './report.ts';
import { measureSizes } from './sizes.ts';
import { cpuMsOfFamily, observing } from './waits.ts';

export interface HotSpotOptions {
  readonly cards: number;
  readonly rounds: number;
  readonly seconds: number;
}

/** The places of a scenario, one for each writer: the first of each list is the hot one. */
interface Writer {
  readonly token: string;
  readonly board: string;
}

type Request = (
  writer: Writer,
  number: number,
) => { readonly method: string; readonly path: string; readonly body?: object };

interface Scenario {
  readonly title: string;
  readonly request: Request;
}

const scenarios: readonly Scenario[] = [
  {
    title: 'New cards',
    request: ({ board }) => ({
      method: 'POST',
      path: `/v1/boards/${board}/cards`,
      body: { title: 'A card' },
    }),
  },
  {
    title: 'Changes of the board itself',
    request: ({ board }, number) => ({
      method: 'PATCH',
      path: `/v1/boards/${board}`,
      body: { description: `Change ${number}` },
    }),
  },
  {
    title: 'Pages of 50 cards',
    request: ({ board }) => ({ method: 'GET', path: `/v1/boards/${board}/cards?limit=50` }),
  },
];

const places = ['one board', 'boards of one workspace', 'workspaces'] as const;

export async function runHotSpots(options: HotSpotOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'boards-hot-spots-'));
  // With durable writes, as in production.
  const postgres = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    log: () => undefined,
    settings: { max_wal_size: '8GB', shared_buffers: '512MB' },
  });
  try {
    await applyMigrations({ connectionString: postgres.url });
    await fill(postgres.url, sizeOf(options.cards));
    const figures = await measureDatabase(postgres.url, options);
    const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
    const page = path.join(import.meta.dirname, '../../../docs/scaling.md');
    const facts = { ...options, ...figures, machine, writers: connectionsMax };
    writeFileSync(page, hotSpotReport(readFileSync(page, 'utf8'), facts));
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Sizes come first, while the rows are as they were loaded. */
async function measureDatabase(url: string, options: HotSpotOptions) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const sizes = await measureSizes(client);
    const hotSpots = await measureAll(url, client, await makeWriters(url), options);
    return { sizes, hotSpots, log: await measureLog(client, options.rounds) };
  } finally {
    await client.end();
  }
}

/** By place. Each writer is a person, because one person has only a share of the service. */
async function makeWriters(
  url: string,
): Promise<Readonly<Record<(typeof places)[number], readonly Writer[]>>> {
  const database = openDatabase({ url });
  const boardOf = (name: string) => toTypeId('board', largeId(name));
  const members = await makeTokens(database, largeId('w1'));
  const numbers = Array.from({ length: connectionsMax }, (_, index) => index + 2);
  const rows = await database.reader.prisma.board.findMany({
    where: {
      workspaceId: { in: numbers.map((n) => largeId(`w${n}`)) },
      deletedAt: null,
      visibility: 'workspace',
    },
  });
  const owners = numbers.map(async (n) => {
    const [workspaceId, createdBy] = [largeId(`w${n}`), largeId(`u${n}`)];
    const order = { workspaceId, createdBy, name: 'Benchmark', scopes, createdAt: new Date() };
    const { secret } = await database.transaction((tx) => issueAccessToken(tx, order));
    const board = rows.find((row) => row.workspaceId === workspaceId);
    return { token: secret, board: toTypeId('board', board?.id ?? '') };
  });
  // Boards whose number ends in 3 are private.
  const shared = Array.from({ length: connectionsMax }, (_, index) => 5 * (index + 1) - 1);
  const writers = {
    'one board': members.map((token) => ({ token, board: boardOf('b4') })),
    'boards of one workspace': members.map((token, index) => ({
      token,
      board: boardOf(`b${shared[index] ?? 0}`),
    })),
    workspaces: await Promise.all(owners),
  };
  await database.close();
  return writers;
}

async function measureAll(
  url: string,
  client: pg.Client,
  writers: Awaited<ReturnType<typeof makeWriters>>,
  { rounds, seconds }: Omit<HotSpotOptions, 'cards'>,
): Promise<HotSpot[]> {
  const service = await startContender('service', url);
  const { rows } = await client.query<{ pid: number }>(
    `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
  );
  const postmaster = rows[0]?.pid ?? 0;
  const observed = { client, serviceCpuMs: service.cpuMs, postgresCpuMs: () => cpuMsOfFamily(postmaster) };
  try {
    const found = scenarios.flatMap(({ title, request }) =>
      places.map((place) => ({ title, place, request, rounds: [] as Observation[] })),
    );
    for (const { place, request } of found) await write(service.url, writers[place], request, 1);
    // In turns, so that what else the machine does falls on all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const { place, request, rounds: done } of found) {
        const work = () => write(service.url, writers[place], request, seconds);
        done.push(await observing(observed, work, seconds));
      }
    }
    return found;
  } finally {
    await service.stop();
  }
}

/** Every writer sends one request after the other. Returns how many succeeded. @throws {Error} for any other response */
async function write(
  url: string,
  writers: readonly Writer[],
  request: Request,
  seconds: number,
): Promise<number> {
  const endsAtMs = performance.now() + seconds * 1_000;
  let sent = 0;
  const writing = writers.map(async (writer) => {
    while (performance.now() < endsAtMs) {
      const { method, path: place, body } = request(writer, (sent += 1));
      const headers = { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' };
      const response = await fetch(url + place, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${place}: ${response.status} ${text}`);
    }
  });
  await Promise.all(writing);
  return sent;
}
