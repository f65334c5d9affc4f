/** What the database holds, so that a test can tell that a refused request left nothing behind. */
import { afterAll, beforeAll, expect } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { resourceList } from '../../src/domain/core/resources.ts';
import { placeEvents } from './factories.ts';
import type { Service } from './service.ts';

/** The tables of every resource, and what else operations write. */
const tables = [
  ...resourceList.flatMap(({ table, partTables = [] }) => [table, ...partTables]),
  ...['provider_events', 'idempotent_answers', 'stream_tickets', 'graphile_worker._private_jobs'],
];

/** The rows of every table that operations write, as text. */
export async function storedState(service: Service): Promise<Record<string, string[]>> {
  const selects = tables.map(
    (table) => `SELECT '${table}' AS name, array_agg(t::text ORDER BY t::text) AS rows FROM ${table} t`,
  );
  await placeEvents(service);
  const state = await service.database.reader.rows<{ name: string; rows: string[] | null }>(
    Prisma.raw(selects.join(' UNION ALL ')),
  );
  return Object.fromEntries(state.map(({ name, rows }) => [name, rows ?? []]));
}

/**
 * The number of rows of each table and a sum over the transactions that wrote them: whatever is stored, changed or
 * deleted changes one of the two, and reading it takes no longer than counting.
 */
export async function writtenRows(service: Service): Promise<unknown[]> {
  const selects = tables.map(
    (table) => `SELECT '${table}' AS name, count(*)::int AS rows,
      coalesce(sum(xmin::text::bigint), 0)::text AS transactions FROM ${table}`,
  );
  // Whoever reads the log puts what was recorded before into it.
  await placeEvents(service);
  // Without an order, a server that works in parallel gives the tables in any.
  return service.database.reader.rows(Prisma.raw(`${selects.join(' UNION ALL ')} ORDER BY name`));
}

/**
 * Asserts that the tests of a group change nothing, the event log included: of hundreds of tests, each would look at every
 * table twice. What they need is made in a `beforeAll` above this. A test that stores something is found by running them one
 * by one.
 */
export function expectNothingStoredByGroup(serviceOf: () => Service): void {
  let before: unknown[];
  beforeAll(async () => {
    before = await writtenRows(serviceOf());
  });
  afterAll(async () => {
    expect(await writtenRows(serviceOf())).toEqual(before);
  });
}

/** Runs requests that are to be refused and asserts that they changed nothing, the event log included. */
export async function expectNothingStored(service: Service, requests: () => Promise<unknown>): Promise<void> {
  const before = await writtenRows(service);
  await requests();
  expect(await writtenRows(service)).toEqual(before);
}
