/**
 * In a database of some thousand cards, planned as if it had many more, no list and no lookup of a small workspace reads a
 * whole table, or what others have. `npm run test:load -- plans` does the same at a million cards, also for a large one.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { ServiceConnection } from '../../src/db/connections.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { fillLargeData } from '../support/large-data.ts';
import { contextOf, readsOf } from '../support/plan-reads.ts';
import type { Run } from '../support/plan-reads.ts';
import { recordPlans } from '../support/plan-recorder.ts';
import type { PlanRecorder } from '../support/plan-recorder.ts';
import { describePlan, faultsOf, pairsRemoved, plansOf } from '../support/statement-plans.ts';
import type { PlanBounds, PlanMode } from '../support/statement-plans.ts';

const size = { cards: 4_000, boards: 800, workspaces: 40, largestBoard: 400 };
/** Workspace 13 has a fiftieth of the cards; card 1,200 is on its board 401, by 7919 n modulo 800. */
const reads = readsOf({ workspace: 13, board: 401, card: 1_200 }, size);
/** The same in the large workspace, by what they read. */
const ofOther = new Map(readsOf({ workspace: 1, board: 1, card: 1 }, size));
const bounds = { rowsMax: 1_200, buffersMax: 5_000, acrossMax: 20 };
/** A page of 51 boards, from the workspace's own index. Their ids are in the order of creation, in all workspaces in turn. */
const ofBoards: PlanBounds = { rowsMax: 120, buffersMax: 150, acrossMax: 1 };
/** All of its 160 boards. */
const ofExport: PlanBounds = { rowsMax: 300, buffersMax: 400, acrossMax: 1 };
/** What a large workspace of 1,120 cards may read: everything found, but who sees it only for a page of 51 cards. */
const boundsOfLarge: ReadonlyMap<string, PlanBounds> = new Map([
  ['its cards with a text that many have', { rowsMax: 1_500, buffersMax: 1_500 }],
  ['its next cards with a text that many have', { rowsMax: 1_500, buffersMax: 1_500 }],
  ['the counts of the workspace', { rowsMax: 10_000, buffersMax: 250 }],
  ['boards', ofBoards],
  ['boards, newest first', ofBoards],
  ['boards by change', ofBoards],
  ['boards by name', ofBoards],
  ['the boards of an export', ofExport],
]);

/** A small workspace has 80 cards on 16 boards. Of a page of 51, each has one board; the caller's membership is read once. */
const boundsOfSmall: ReadonlyMap<string, PlanBounds> = new Map([
  ['cards of the workspace', { rowsMax: 200, buffersMax: 450 }],
]);
const ofSmall = { workspace: 13, bounds };

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
  await client.query('VACUUM ANALYZE');
  // Small tables are read as a whole and joined by hashing, which large ones must never be.
  for (const choice of ['seqscan', 'hashjoin', 'mergejoin']) {
    await connection.query({ text: `SET enable_${choice} = off`, values: [] });
  }
});

afterAll(() => Promise.all([client.end(), connection.end()]));

async function expectLittle(
  what: string,
  run: Run,
  modes: readonly PlanMode[],
  { workspace, bounds }: { readonly workspace: number; readonly bounds: PlanBounds } = ofSmall,
): Promise<void> {
  const statements = await recorder.collect(run, contextOf(recorder.tx, workspace));
  expect(statements.length).toBeGreaterThan(0);
  for (const one of statements) {
    for (const plan of await plansOf(client, connection, one, modes)) {
      expect(faultsOf(plan, bounds), `${what}\n${describePlan(plan)}`).toEqual([]);
    }
  }
}

describe('a small workspace', () => {
  it.each(reads)('reads little for %s, planned for its values and generically', (what, run) =>
    expectLittle(what, run, ['custom', 'generic'], { ...ofSmall, bounds: boundsOfSmall.get(what) ?? bounds }),
  );

  it.each(reads)(
    'reads little for %s after all others, and after six runs of another workspace',
    async (what, run) => {
      for (let n = 0; n < 6; n += 1)
        await recorder.collect(ofOther.get(what) ?? run, contextOf(recorder.tx, 1));
      await expectLittle(what, run, ['auto']);
    },
  );
});

describe('a large workspace', () => {
  it.each([...boundsOfLarge])('reads little more than what it finds for %s', async (what, bounds) => {
    const run = ofOther.get(what);
    if (run === undefined) throw new Error(`no such read: ${what}`);
    // All cards of a workspace are counted by hashing.
    const hashing = what === 'the counts of the workspace' ? 'on' : 'off';
    await connection.query({ text: `SET enable_hashjoin = ${hashing}`, values: [] });
    await expectLittle(what, run, ['custom', 'generic'], { workspace: 1, bounds });
  });
});

describe('a large board', () => {
  // PostgreSQL doesn't hash rows either where it expects one or two, as of a large board among many small ones.
  it('is counted without comparing each label and assignee of a card to each card', async () => {
    const run = ofOther.get('the counts of a board');
    if (run === undefined) throw new Error('no such read');
    await connection.query({ text: 'SET enable_hashjoin = off', values: [] });
    onTestFinished(async () => {
      await connection.query({ text: 'RESET enable_hashjoin', values: [] });
    });
    for (const one of await recorder.collect(run, contextOf(recorder.tx, 1))) {
      for (const plan of await plansOf(client, connection, one, ['custom', 'generic'])) {
        expect(pairsRemoved(plan), describePlan(plan)).toBeLessThan(size.largestBoard);
      }
    }
  });
});
