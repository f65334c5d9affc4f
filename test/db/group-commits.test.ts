/** Changes of one group that are made at the same time are committed by one statement. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, DatabaseOptions } from '../../src/db/database.ts';
import { UnconfirmedCommitError } from '../../src/db/errors.ts';
import { GroupCommits } from '../../src/db/group-commits.ts';
import { runTransaction } from '../../src/db/transactions.ts';
import { linkTo } from '../support/database-link.ts';
import { createMigratedDatabase } from '../support/database.ts';

let databaseUrl: string;
/** Its locks stand in the way of notes. */
let blocker: pg.Client;

/** Notes with these texts wait for the lock of this number. */
const waits = { first: 1, second: 2 };

beforeAll(async () => {
  databaseUrl = await createMigratedDatabase();
  blocker = new pg.Client({ connectionString: databaseUrl });
  await blocker.connect();
  await blocker.query(`
    CREATE TABLE notes (text text NOT NULL CHECK (text <> 'invalid'));
    CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.text = 'first' THEN PERFORM pg_advisory_xact_lock(${waits.first}); END IF;
      IF NEW.text = 'second' THEN PERFORM pg_advisory_xact_lock(${waits.second}); END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER wait BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION wait();`);
});

afterAll(() => blocker.end());

beforeEach(async () => {
  await blocker.query('TRUNCATE notes');
  await blocker.query(`SELECT pg_advisory_lock(${waits.first}), pg_advisory_lock(${waits.second})`);
  onTestFinished(async () => {
    await blocker.query('SELECT pg_advisory_unlock_all()');
  });
});

async function release(text: keyof typeof waits): Promise<void> {
  await blocker.query('SELECT pg_advisory_unlock($1)', [waits[text]]);
}

async function untilWaiting(text: keyof typeof waits): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await blocker.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [waits[text]],
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
}

async function notes(): Promise<string[]> {
  const { rows } = await blocker.query<{ text: string }>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

function open(options: Partial<DatabaseOptions> = {}): Database {
  const database = openDatabase({ url: databaseUrl, ...options });
  onTestFinished(() => database.close());
  return database;
}

/** Stores a note in a transaction of its own. `sent` gets the texts of each statement. */
function store(database: Database, text: string, { group = 'notes', sent = [] as string[][] } = {}) {
  return runTransaction(database, (tx) =>
    tx.commitInGroup({
      group,
      item: { id: text },
      statementOf: (items) => {
        const texts = items.map(({ id }) => id);
        sent.push(texts);
        return Prisma.sql`INSERT INTO notes (text) SELECT unnest(${texts}::text[]) RETURNING text AS id, upper(text) AS shown`;
      },
    }),
  );
}

/** Starts storing notes, and waits until all of them are in their group. */
async function storeMore(database: Database, texts: readonly string[], sent?: string[][]) {
  const make = vi.spyOn(GroupCommits.prototype, 'make');
  const stored = texts.map((text) => store(database, text, { ...(sent !== undefined && { sent }) }));
  await expect.poll(() => make.mock.calls.length).toBe(texts.length);
  make.mockRestore();
  return { settled: Promise.allSettled(stored) };
}

/** Stores two notes by one statement, which waits. */
async function storeTwoSlowly(database: Database) {
  const first = store(database, 'first');
  await untilWaiting('first');
  const others = await storeMore(database, ['a', 'second']);
  await release('first');
  await first;
  await untilWaiting('second');
  return others;
}

const outcomes = (settled: readonly PromiseSettledResult<unknown>[]) => settled.map(({ status }) => status);

describe('changes of a group', () => {
  it('wait while one is made, and are then made by one statement, each with its own row', async () => {
    const database = open();
    const sent: string[][] = [];
    const first = store(database, 'first', { sent });
    await untilWaiting('first');
    const others = await storeMore(database, ['a', 'b', 'c'], sent);
    await release('first');
    expect(await first).toEqual({ id: 'first', shown: 'FIRST' });
    expect(await others.settled).toEqual(
      ['a', 'b', 'c'].map((id) => ({ status: 'fulfilled', value: { id, shown: id.toUpperCase() } })),
    );
    expect(sent.map((texts) => texts.toSorted())).toEqual([['first'], ['a', 'b', 'c']]);
    expect(await notes()).toEqual(['a', 'b', 'c', 'first']);
  });

  it('do not wait for those of another group', async () => {
    const database = open();
    const first = store(database, 'first');
    await untilWaiting('first');
    await store(database, 'other', { group: 'others' });
    expect(await notes()).toEqual(['other']);
    await release('first');
    await first;
  });

  it('are made one by one if one of them is refused, and only that one fails', async () => {
    const database = open();
    const first = store(database, 'first');
    await untilWaiting('first');
    // The statement is sent by the last one.
    const invalid = await storeMore(database, ['invalid']);
    const others = await storeMore(database, ['a', 'b']);
    await release('first');
    await first;
    expect(outcomes(await invalid.settled)).toEqual(['rejected']);
    expect(outcomes(await others.settled)).toEqual(['fulfilled', 'fulfilled']);
    expect(await notes()).toEqual(['a', 'b', 'first']);
  });

  it('are all unconfirmed if the connection breaks before the response', async () => {
    const link = await linkTo(databaseUrl);
    const database = open({ url: link.url });
    const others = await storeTwoSlowly(database);
    link.cut();
    const reasons = (await others.settled).map(
      (outcome) => outcome.status === 'rejected' && (outcome.reason as unknown),
    );
    for (const reason of reasons) expect(reason).toBeInstanceOf(UnconfirmedCommitError);
    await release('second');
    await expect.poll(notes).toEqual(['a', 'first', 'second']);
  });

  it('are not tried alone if the server ends the connection', async () => {
    const database = open();
    const first = store(database, 'first');
    await untilWaiting('first');
    const other = await storeMore(database, ['a']);
    const last = await storeMore(database, ['second']);
    await release('first');
    await first;
    await untilWaiting('second');
    await blocker.query(`
      SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`);
    expect(outcomes(await last.settled)).toEqual(['rejected']);
    expect(outcomes(await other.settled)).toEqual(['rejected']);
    expect(await notes()).toEqual(['first']);
  });

  it('are confirmed to a transaction whose time was over while another one made its change', async () => {
    const database = open({ timeouts: { transactionMs: 1_000 } });
    const others = await storeTwoSlowly(database);
    // Expired transactions return their connections.
    await expect.poll(() => database.load().idle).toBeGreaterThan(1);
    await release('second');
    expect(outcomes(await others.settled)).toEqual(['fulfilled', 'fulfilled']);
    expect(await notes()).toEqual(['a', 'first', 'second']);
  });
});
