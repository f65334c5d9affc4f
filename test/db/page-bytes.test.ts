/** Pages of long items: PostgreSQL reads no more of texts and documents than a page has room for, and counts them once. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { pageOfDocuments, pageOfTexts } from '../support/long-pages.ts';
import { buffersRead } from '../support/statement-plans.ts';
import type { PlanNode } from '../support/statement-plans.ts';

const items = 40;
/** A page has room for ten. */
const itemBytes = 102_400;
/** The page, two items more, and what finding them takes. */
const shareMax = 14 / items;

let client: pg.Client;
let buffersOfAll: number;

beforeAll(async () => {
  client = new pg.Client({ connectionString: await createMigratedDatabase() });
  await client.connect();
  await client.query('CREATE TABLE items (id uuid PRIMARY KEY, body text, content jsonb)');
  // Random, so that PostgreSQL can't compress it.
  await client.query(
    `INSERT INTO items SELECT gen_random_uuid(), random.text, jsonb_build_object('text', random.text)
     FROM generate_series(1, $1::int) AS item CROSS JOIN LATERAL (
       SELECT string_agg(md5(item || ' ' || part), '') AS text FROM generate_series(1, $2::int / 32) AS part) AS random`,
    [items, itemBytes],
  );
  await client.query('VACUUM ANALYZE items');
  buffersOfAll = await buffersOf(Prisma.sql`SELECT sum(octet_length(to_json(body)::text)) FROM items`);
});

afterAll(() => client.end());

async function buffersOf({ text, values }: Prisma.Sql): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    [...values],
  );
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('there is no plan');
  return buffersRead(plan);
}

it.each([
  ['texts', pageOfTexts],
  ['documents', pageOfDocuments],
])('a page of long %s reads little more than it has room for', async (_, statement) => {
  const { rows } = await client.query<{ bytes: number }>(statement.text, [...statement.values]);
  const sizes = rows.map(({ bytes }) => bytes);
  expect(sizes).toHaveLength(12);
  expect(Math.min(...sizes)).toBeGreaterThan(itemBytes);
  expect((await buffersOf(statement)) / buffersOfAll).toBeLessThan(shareMax);
});
