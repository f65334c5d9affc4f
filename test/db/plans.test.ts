/**
 * In a database of some thousand cards, planned as if it had many more, no list and no lookup of a small workspace reads a
 * whole table, or what others have. `npm run test:load -- plans` does the same at a million cards, with more plans.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServiceConnection } from '../../src/db/connections.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { fillLargeData } from '../support/large-data.ts';
import { contextOf, readsOf } from '../support/plan-reads.ts';
import { recordPlans } from '../support/plan-recorder.ts';
import type { PlanRecorder } from '../support/plan-recorder.ts';
import { describePlan, faultsOf, plansOf } from '../support/statement-plans.ts';

const size = { cards: 4_000, boards: 800, workspaces: 40, largestBoard: 400 };
/** Workspace 13 has a fiftieth of the cards; card 1,200 is on its board 401, by 7919 n modulo 800. */
const reads = readsOf({ workspace: 13, board: 401, card: 1_200 }, size);
const bounds = { rowsMax: 1_200, buffersMax: 5_000, acrossMax: 20 };

let client: pg.Client;
let connection: ServiceConnection;
let recorder: PlanRecorder;

beforeAll(async () => {
  const connectionString = await createMigratedDatabase();
  client = new pg.Client({ connectionString });
  connection = new ServiceConnection({ connectionString });
  recorder = recordPlans(connection);
  await Promise.all([client.connect(), connection.connect()]);
  await fillLargeData(client, size);
  await client.query('ANALYZE');
  // Small tables are read as a whole and joined by hashing, which large ones must never be.
  for (const choice of ['seqscan', 'hashjoin', 'mergejoin']) {
    await connection.query({ text: `SET enable_${choice} = off`, values: [] });
  }
});

afterAll(() => Promise.all([client.end(), connection.end()]));

describe('a small workspace', () => {
  it.each(reads)('reads little for %s', async (what, run) => {
    const statements = await recorder.collect(run, contextOf(recorder.tx, 13));
    expect(statements.length).toBeGreaterThan(0);
    for (const one of statements) {
      const mode = one.settings?.plans === 'custom' ? 'custom' : 'generic';
      for (const plan of await plansOf(client, connection, one, [mode])) {
        expect(faultsOf(plan, bounds), `${what}\n${describePlan(plan)}`).toEqual([]);
      }
    }
  });
});
