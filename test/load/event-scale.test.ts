/**
 * With ten million events, or EVENT_MILLIONS, a page deep in the log reads as little as the first one, whatever it filters
 * by. Prints what PostgreSQL read, and how long it took to plan and to run.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsStatement } from '../../src/domain/events/event-rows.ts';
import type { EventFilters } from '../../src/domain/events/event-rows.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { largeCardId, largeId } from '../support/large-data.ts';
import { textOf } from '../support/statement-plans.ts';

const millions = Number(process.env.EVENT_MILLIONS ?? '10');
const count = millions * 1_000_000;
const insertsAtOnce = 1_000_000;
const timeoutMs = 3_600_000;

let client: pg.Client;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createMigratedDatabase() });
  await client.connect();
  await client.query(`SET jit = off; SET maintenance_work_mem = '512MB'; SET synchronous_commit = off`);
  await loadEvents();
}, timeoutMs);

afterAll(() => client.end());

/** A fifth of the events is of the first workspace, and the last one has some only at the beginning of the log. */
const workspace = `CASE WHEN n % 5 = 0 THEN 'w0' WHEN n <= ${count / 50} AND n % 5 = 1 THEN 'early' ELSE 'w' || n % 2000 END`;

/** Indexes are built at the end, which takes less time. */
async function loadEvents(): Promise<void> {
  const startedMs = performance.now();
  for (let end = 16_000_000; end <= count; end += 16_000_000) {
    await client.query(`SELECT add_event_partition(${end})`);
  }
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index WHERE indrelid = 'events'::regclass AND NOT indisprimary`);
  await client.query(`ALTER TABLE events DROP CONSTRAINT events_pkey`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
  for (let from = 1; from <= count; from += insertsAtOnce) {
    await client.query(`
      INSERT INTO events (position, id, workspace_id, seq, type, actor_kind, actor_user_id, request_id, resource_type,
        resource_id, board_id, changes, occurred_at)
      SELECT n, gen_random_uuid(), md5(${workspace})::uuid, n,
        CASE WHEN n % 10000 = 0 THEN 'card.deleted' ELSE 'card.updated' END, 'session', md5('u' || n % 500)::uuid, 'r',
        'card', ${largeCardId('n % 50000')}, md5('b' || n % 1000)::uuid, '{}',
        timestamptz '2026-01-01' + n * interval '1 second'
      FROM generate_series(${from}, ${from + insertsAtOnce - 1}) n`);
  }
  await client.query(`ALTER TABLE events ADD CONSTRAINT events_pkey PRIMARY KEY (workspace_id, position)`);
  for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '));
  await client.query(`UPDATE event_log_head SET position = ${count}`);
  await client.query(`VACUUM ANALYZE events`);
  const { rows } = await client.query<{ bytes: string; partitions: string }>(`
    SELECT sum(pg_total_relation_size(inhrelid)) AS bytes, count(*) AS partitions
    FROM pg_inherits WHERE inhparent = 'events'::regclass`);
  const [{ bytes, partitions } = { bytes: '0', partitions: '0' }] = rows;
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  console.log(
    `${millions} million events, ${partitions} partitions, ${(Number(bytes) / 1e9).toFixed(1)} GB, ${seconds} s`,
  );
}

interface Read {
  readonly events: number;
  readonly buffers: number;
  readonly planningMs: number;
  readonly runningMs: number;
}

interface Explained {
  readonly Plan: Record<'Actual Rows' | 'Shared Hit Blocks' | 'Shared Read Blocks', number>;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

/** Reads a page of 50 events as the service does, twice, and returns what the second read took. */
async function readPage(
  workspaceName: string,
  filters: EventFilters,
  position: number,
  isNewestFirst = false,
) {
  const page = { limit: 50, isNewestFirst, after: { position: String(position) } };
  const { text, values } = eventsStatement(largeId(workspaceName), filters, page);
  await client.query(
    `SET plan_cache_mode = force_custom_plan; SET enable_bitmapscan = off; SET enable_seqscan = off`,
  );
  let read: Read | undefined;
  for (let run = 0; run < 2; run += 1) {
    const { rows } = await client.query<{ 'QUERY PLAN': readonly Explained[] }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      values.map((value) => textOf(value)),
    );
    const explained = rows[0]?.['QUERY PLAN'][0];
    if (explained === undefined) throw new Error('PostgreSQL explained nothing');
    const { Plan: plan } = explained;
    read = {
      events: plan['Actual Rows'],
      buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      planningMs: explained['Planning Time'],
      runningMs: explained['Execution Time'],
    };
  }
  if (read === undefined) throw new Error('nothing was read');
  return read;
}

const filters: readonly (readonly [string, EventFilters])[] = [
  ['the log', {}],
  ['a board', { boardId: largeId('b0') }],
  ['a resource', { resource: { type: 'card', id: largeId('k0') } }],
  ['a type', { type: 'card.deleted' }],
  ['an actor', { actorId: largeId('u0') }],
];

describe(`of ${millions} million events`, () => {
  it.each(filters)('a deep page of %s reads as little as the first', async (what, filter) => {
    const first = await readPage('w0', filter, 0);
    const deep = await readPage('w0', filter, count * 0.7);
    const back = await readPage('w0', filter, count + 1, true);
    show(`${what}, first page`, first);
    show(`${what}, deep page`, deep);
    show(`${what}, newest first`, back);
    expect(deep.events).toBeGreaterThan(0);
    expect(deep.buffers).toBeLessThan(2 * first.buffers + 50);
    expect(back.buffers).toBeLessThan(2 * first.buffers + 50);
  });

  it('a small workspace, and one without events since, read little too', async () => {
    const small = await readPage('w7', {}, 0);
    const smallAndDeep = await readPage('w7', {}, count * 0.9);
    const quiet = await readPage('early', {}, count / 40);
    const none = await readPage('nowhere', {}, 0);
    show('a small workspace, first page', small);
    show('a small workspace, deep page', smallAndDeep);
    show('a workspace without events since', quiet);
    show('a workspace without events', none);
    expect(quiet.events).toBe(0);
    for (const read of [small, smallAndDeep, quiet, none]) expect(read.buffers).toBeLessThan(1_000);
  });
});

function show(what: string, { events, buffers, planningMs, runningMs }: Read): void {
  console.log(
    `${what}: ${events} events, ${buffers} buffers, planned in ${planningMs.toFixed(1)} ms, read in ${runningMs.toFixed(1)} ms`,
  );
}
