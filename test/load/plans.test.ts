/**
 * At a million cards every list and lookup reads a bounded number of rows and buffers, by a plan for its values, by a generic
 * one, and by the one that PostgreSQL chooses after others have asked. So do lookups that were prepared on empty tables.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedForMs, ServiceConnection } from '../../src/db/connections.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { fillLargeData, guestOf, largeSize, memberOf } from '../support/large-data.ts';
import { boundsOf } from '../support/plan-bounds.ts';
import { contextOf, forGuest, forMember, readsOf, shared } from '../support/plan-reads.ts';
import type { ReadContext, Run } from '../support/plan-reads.ts';
import { recordPlans } from '../support/plan-recorder.ts';
import type { PlanRecorder } from '../support/plan-recorder.ts';
import { buffersRead, describePlan, faultsOf, plansOf } from '../support/statement-plans.ts';
import type { PlanMode } from '../support/statement-plans.ts';

let client: pg.Client;
let connection: ServiceConnection;
let recorder: PlanRecorder;
let nowMs = 0;
const mostBuffers: [buffers: number, what: string][] = [];

beforeAll(async () => {
  const connectionString = await createMigratedDatabase();
  client = new pg.Client({ connectionString });
  connection = new ServiceConnection({ connectionString, nowMs: () => nowMs });
  recorder = recordPlans(connection);
  await Promise.all([client.connect(), connection.connect()]);
});

afterAll(async () => {
  const most = mostBuffers.sort(([one], [other]) => other - one).slice(0, 20);
  console.log(most.map(([buffers, what]) => `${buffers} buffers: ${what}`).join('\n'));
  await Promise.all([client.end(), connection.end()]);
});

const fromLarge = readsOf({ workspace: 1, board: 1, card: 1 });
/** Board 77 lies in the large workspace too; card 20,009 is on it, by 7919 n modulo 40,000. */
const fromSmall = readsOf({ workspace: 78, board: 18_067, card: 0 });

async function expectBounded(
  what: string,
  run: Run,
  ctx: ReadContext,
  modes: readonly PlanMode[] = ['generic', 'custom'],
): Promise<void> {
  const statements = await recorder.collect(run, ctx);
  expect(statements.length).toBeGreaterThan(0);
  const bounds = boundsOf(what);
  for (const one of statements) {
    for (const plan of await plansOf(client, connection, one, modes)) {
      mostBuffers.push([buffersRead(plan), what]);
      expect(faultsOf(plan, bounds), describePlan(plan)).toEqual([]);
    }
  }
}

const callers = [
  ['a large workspace', () => contextOf(recorder.tx, 1), [...fromLarge, ...shared]],
  ['a small workspace', () => contextOf(recorder.tx, 78), fromSmall],
  ['a guest of a large workspace', () => contextOf(recorder.tx, 1, guestOf(largeSize)), forGuest],
  ['a member of a large workspace', () => contextOf(recorder.tx, 1, memberOf(largeSize)), forMember],
] as const;

describe('with statements that were prepared on empty tables, and no statistics since', () => {
  beforeAll(async () => {
    await client.query(`DO $$ DECLARE t text; BEGIN
      FOR t IN SELECT format('%I', relname) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      LOOP EXECUTE 'ALTER TABLE ' || t || ' SET (autovacuum_enabled = off)'; END LOOP; END $$; ANALYZE`);
    for (const [, contextOfCaller, reads] of callers) {
      const ctx = contextOfCaller();
      for (const [, run] of reads) for (let n = 0; n < 6; n += 1) await recorder.collect(run, ctx);
    }
    await fillLargeData(client);
    nowMs += preparedForMs;
  }, 900_000);

  const [, contextOfCaller, reads] = callers[0];
  const lookUps = [
    'a board',
    'a card',
    'a column',
    'a label',
    'a comment',
    'members',
    'columns',
    'labels',
    'comments',
  ];

  it.each(reads.filter(([what]) => lookUps.includes(what)))(
    'a lookup reads a bounded number of rows for %s',
    (what, run) => expectBounded(what, run, contextOfCaller()),
  );
});

describe('with fresh statistics', () => {
  // Indexes alone are read of what PostgreSQL has vacuumed, as it does by itself after many changes.
  beforeAll(() => client.query('VACUUM ANALYZE'), 300_000);

  describe.each(callers)('%s', (_who, contextOfCaller, reads) => {
    it.each(reads)('reads a bounded number of rows for %s', (what, run) =>
      expectBounded(what, run, contextOfCaller()),
    );
  });

  it.each(fromLarge.map(([what, run], n) => [what, run, fromSmall[n]?.[1] ?? run] as const))(
    'reads a bounded number of rows for %s after five runs of another workspace and fifty other shapes',
    async (what, run, ofOther) => {
      for (let n = 0; n < 5; n += 1) await recorder.collect(ofOther, contextOf(recorder.tx, 78));
      await expectBounded(what, run, contextOf(recorder.tx, 1), ['auto']);
    },
  );
});
