/**
 * Measures what requests read at growing numbers of cards: buffers, as PostgreSQL counts them for all statements of a
 * request, and time over HTTP. Writes a table to docs/performance.md, and docs/performance-scale.svg.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../src/db/database.ts';
import { applyMigrations } from '../../../src/db/migrations.ts';
import { startEmbeddedPostgres } from '../../../src/postgres/embedded-postgres.ts';
import { startContender } from '../contenders.ts';
import { fill, makeTokens, sizeOf } from './data.ts';
import type { Caller, LoadingSteps } from './data.ts';
import { ofJobs, planSettings, recordSearches } from './index-searches.ts';
import type { Counts } from './index-searches.ts';
import { grownNoMore, ratioLines, requireFlat } from './judgement.ts';
import { scalePlot, scaleReport } from './report.ts';
import type { ScaleFacts, ScaleFigure, SizeFigure } from './report.ts';
import { scaleRequests, titleOf } from './requests.ts';
import type { ScaleRequest } from './requests.ts';

interface ScaleOptions {
  /** The largest number of cards. */
  readonly cards: number;
  readonly rounds: number;
  /** A larger size begins only if it is likely to end by then. */
  readonly minutes: number;
  /** Keeps the databases. One that is there already is measured without loading it again. */
  readonly folder?: string | undefined;
  /** Fails if a kind of request grows that isn't known to. */
  readonly check?: boolean | undefined;
}

const sizesUpTo = (cards: number) =>
  [10_000, 100_000, 1_000_000, 3_000_000, 10_000_000].filter((size) => size <= cards);
/** PostgreSQL plans a statement generically after five runs. */
const warmUps = 7;
const requestsPerRound = 3;

interface MeasuredFigure extends Omit<SizeFigure, 'deeper'> {
  /** How often one request searched each index, and added to each table. */
  readonly searches: Counts;
}

interface Measuring {
  readonly url: string;
  readonly client: pg.Client;
  /** Of the server. */
  readonly logFile: string;
  readonly tokens: Readonly<Record<Caller, string>>;
  readonly rounds: number;
}

async function send(
  { url, tokens }: Measuring,
  { caller, path: requestPath, body, title }: ScaleRequest,
): Promise<{ readonly ms: number; readonly isRefused: boolean }> {
  const startedMs = performance.now();
  const response = await fetch(url + requestPath, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${tokens[caller]}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  // A search that takes too long is a result, too.
  const isRefused = text.includes('search_too_slow');
  if (!response.ok && !isRefused) throw new Error(`${title}: ${response.status} ${text}`);
  return { ms: performance.now() - startedMs, isRefused };
}

async function measureRequest(measuring: Measuring, request: ScaleRequest): Promise<MeasuredFigure> {
  const { client, rounds, logFile } = measuring;
  for (let n = 0; n < warmUps; n += 1) await send(measuring, request);
  const [buffers, ms]: [number[], number[]] = [[], []];
  let isRefused = true;
  for (let round = 0; round < rounds; round += 1) {
    await client.query('SELECT pg_stat_statements_reset()');
    let [totalMs, answered] = [0, 0];
    for (let n = 0; n < requestsPerRound; n += 1) {
      const sent = await send(measuring, request);
      totalMs += sent.ms;
      answered += sent.isRefused ? 0 : 1;
    }
    // Without what jobs read in the meantime.
    const { rows } = await client.query<{ buffers: number }>(`
      SELECT coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 AS buffers FROM pg_stat_statements
      WHERE dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND query !~ '${ofJobs.source}|pg_stat_statements'`);
    if (answered > 0) isRefused = false;
    buffers.push((rows[0]?.buffers ?? 0) / Math.max(answered, 1));
    ms.push(totalMs / requestsPerRound);
  }
  const searches = await recordSearches(client, logFile, () => send(measuring, request));
  return { buffers, ms, isRefused, searches };
}

/** How many pages a search of each tree reads above its leaf and, by the name of a table, one of all its trees together. */
async function readLevels(client: pg.Client): Promise<Counts> {
  await client.query('CREATE EXTENSION IF NOT EXISTS pageinspect');
  const { rows } = await client.query<{ name: string; level: number }>(`
    WITH trees AS (
      SELECT c.relname AS index, i.indrelid::regclass::text AS in_table,
        (bt_metap(c.oid::regclass::text)).fastlevel::float8 AS level
      FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam AND a.amname = 'btree'
      WHERE c.relkind = 'i' AND c.relnamespace = 'public'::regnamespace)
    SELECT index AS name, level FROM trees UNION ALL SELECT in_table, sum(level) FROM trees GROUP BY 1`);
  return new Map(rows.map(({ name, level }) => [name, level]));
}

/** The buffers of a request that are there only because trees are deeper than at the smallest size. */
function deeperBuffers(searches: Counts, levels: Counts, smallest: Counts): number {
  const deeper = [...searches].map(([name, count]) => {
    const level = levels.get(name) ?? 0;
    return count * Math.max(0, level - (smallest.get(name) ?? level));
  });
  return deeper.reduce((sum, buffers) => sum + buffers, 0);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** The steps that took more than a second, for those who want to make loading faster. */
function longest(steps: LoadingSteps): string {
  const long = [...steps].filter(([, ms]) => ms > 1_000).toSorted(([, one], [, other]) => other - one);
  return long.map(([title, ms]) => `\n  ${title}: ${seconds(ms)}`).join('');
}

interface MeasuredSize {
  readonly loadingMs: number;
  readonly measuringMs: number;
  readonly levels: Counts;
  readonly figures: readonly (readonly [ScaleRequest, MeasuredFigure])[];
}

interface SizeToMeasure {
  readonly cards: number;
  readonly isSmallest: boolean;
  readonly rounds: number;
  readonly logFile: string;
}

async function measureSize(databaseUrl: string, toMeasure: SizeToMeasure): Promise<MeasuredSize> {
  const { cards, isSmallest, rounds, logFile } = toMeasure;
  const size = sizeOf(cards);
  await applyMigrations({ connectionString: databaseUrl });
  const startedMs = performance.now();
  const steps = await fill(databaseUrl, size);
  const loadingMs = performance.now() - startedMs;
  process.stderr.write(`${cards} cards ready in ${seconds(loadingMs)}${longest(steps)}\n`);
  const database = openDatabase({ url: databaseUrl });
  const tokens = await makeTokens(database, size);
  await database.close();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements');
  // A table of a few pages is read as a whole, in place of an index. Compared are plans that a larger table can have, too.
  if (isSmallest) await client.query(`ALTER DATABASE ${client.database ?? ''} SET enable_seqscan = off`);
  const service = await startContender('service', databaseUrl);
  try {
    const levels = await readLevels(client);
    const figures: [ScaleRequest, MeasuredFigure][] = [];
    for (const request of scaleRequests(size, new Date())) {
      const figure = await measureRequest({ url: service.url, client, logFile, tokens, rounds }, request);
      figures.push([request, figure]);
    }
    const measuringMs = performance.now() - startedMs - loadingMs;
    return { levels, figures, loadingMs, measuringMs };
  } finally {
    await service.stop();
    await client.end();
  }
}

/** Each size in a database of its own, which is dropped afterwards unless databases are kept. */
async function withDatabase<Result>(
  serverUrl: string,
  { name, isKept }: { readonly name: string; readonly isKept: boolean },
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name} TEMPLATE template0`);
    return await work(url.href);
  } finally {
    if (!isKept) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
  }
}

/** How long a size is likely to take after the previous one: loading grows with it, and measuring hardly. */
function likelyMs(
  size: number,
  last?: Pick<MeasuredSize, 'loadingMs' | 'measuringMs'> & { readonly size: number },
): number {
  return last === undefined ? 0 : (last.loadingMs * size) / last.size + last.measuringMs * 1.3;
}

/** Measures one size after the other. */
async function measureSizes({ cards, rounds, minutes, folder }: ScaleOptions): Promise<ScaleFacts> {
  const beginningMs = performance.now();
  const dataDir = folder ?? (await mkdtemp(path.join(tmpdir(), 'boards-scale-')));
  const settings = {
    ...{ shared_preload_libraries: 'pg_stat_statements', ...planSettings },
    ...{ fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB', shared_buffers: '1GB' },
    // Tables are filled without WAL.
    ...{ wal_level: 'minimal', max_wal_senders: '0' },
  };
  const log = () => undefined;
  const logFile = path.join(dataDir, 'postgres.log');
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  const sizes: number[] = [];
  let smallest: Counts | undefined;
  let last: Parameters<typeof likelyMs>[1];
  const figures = new Map<string, { growing: string | undefined; at: SizeFigure[] }>();
  try {
    for (const size of sizesUpTo(cards)) {
      if (performance.now() - beginningMs + likelyMs(size, last) > minutes * 60_000) break;
      const measured = await withDatabase(
        postgres.url,
        { name: `scale_${size}`, isKept: folder !== undefined },
        (url) => measureSize(url, { cards: size, isSmallest: smallest === undefined, rounds, logFile }),
      );
      last = { ...measured, size };
      sizes.push(size);
      smallest ??= measured.levels;
      for (const [request, { searches, ...figure }] of measured.figures) {
        const deeper = deeperBuffers(searches, measured.levels, smallest);
        const title = titleOf(request);
        const known = figures.get(title) ?? { growing: request.growing, at: [] };
        figures.set(title, { ...known, at: [...known.at, { ...figure, deeper }] });
      }
    }
  } finally {
    await postgres.stop();
    if (folder === undefined) await rm(dataDir, { recursive: true, force: true });
  }
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.version}`;
  const list: ScaleFigure[] = [...figures].map(([title, figure]) => ({ title, ...figure }));
  return { sizes, figures: list, machine, rounds };
}

export async function runScale(options: ScaleOptions): Promise<void> {
  const facts = await measureSizes(options);
  const docs = path.join(import.meta.dirname, '../../../docs');
  const page = path.join(docs, 'performance.md');
  writeFileSync(page, scaleReport(readFileSync(page, 'utf8'), facts));
  writeFileSync(path.join(docs, 'performance-scale.svg'), scalePlot(facts));
  const flat = grownNoMore(facts.figures);
  if (flat.length > 0) {
    const largest = (facts.sizes.at(-1) ?? 0).toLocaleString('en-US');
    process.stderr.write(
      `Known to grow (known-growth.ts), but not at ${largest} cards:${ratioLines(flat)}\n`,
    );
  }
  if (options.check === true) requireFlat(facts, sizesUpTo(options.cards).at(-1) ?? 0);
}
