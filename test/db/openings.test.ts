/** The opening of a transaction goes out with its first statement, and can refuse the transaction. */
import { Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { RefusedOpeningError } from '../../src/db/errors.ts';
import { runTransaction } from '../../src/db/transactions.ts';
import { createMigratedDatabase } from '../support/database.ts';

let other: pg.Client;
let database: Database;
let messages = 0;

/** Counts the writes to the server. */
function countedSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket) as (...values: unknown[]) => boolean;
  const counted = (...values: unknown[]) => {
    messages += 1;
    return write(...values);
  };
  // `connect` restores the method.
  return socket.once('connect', () => Object.assign(socket, { write: counted }));
}

beforeAll(async () => {
  const url = await createMigratedDatabase();
  other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query(`
    CREATE TABLE notes (text text NOT NULL);
    CREATE FUNCTION refuse_if(refused text) RETURNS VOID LANGUAGE plpgsql AS $$ BEGIN
      INSERT INTO notes VALUES ('opened');
      IF refused = 'yes' THEN RAISE EXCEPTION 'refused' USING ERRCODE = 'IK001'; END IF;
    END $$;`);
  // One connection, so that each test shows that it can still be used.
  database = openDatabase({ url, connectionsMax: 1, stream: countedSocket });
  await database.reader.rows(Prisma.sql`SELECT 1`);
});

afterAll(async () => {
  await database.close();
  await other.end();
});

beforeEach(() => other.query('TRUNCATE notes'));

const note = (text: string) => Prisma.sql`INSERT INTO notes (text) VALUES (${text})`;
const accepting = { text: 'SELECT refuse_if($1)', values: ['no'] };
const refusing = { text: 'SELECT refuse_if($1)', values: ['yes'] };

async function notes(): Promise<string[]> {
  const { rows } = await other.query<{ text: string }>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

const storeInGroup = (tx: Tx) =>
  tx.commitInGroup({
    group: 'notes',
    item: { id: 'work' },
    statementOf: (items) => Prisma.sql`
      INSERT INTO notes (text) SELECT unnest(${items.map(({ id }) => id)}::text[]) RETURNING text AS id`,
  });

/** What transactions begin with. */
const works: [string, (tx: Tx) => Promise<unknown>][] = [
  ['a statement', (tx) => tx.rows(note('work'))],
  ['a statement with settings', (tx) => tx.rows(note('work'), { plans: 'custom' })],
  ['a last statement', (tx) => tx.commitRows(note('work'))],
  ['a change that others could join', storeInGroup],
  ["a statement of Prisma's", (tx) => tx.prisma.$executeRaw(note('work'))],
];

describe.each(works)('a transaction that begins with %s', (_what, work) => {
  it('has the effects of an opening that accepts it, without a round trip more', async () => {
    // The first time, statements are prepared.
    for (let times = 1; times <= 2; times += 1) {
      messages = 0;
      await runTransaction(database, work, accepting);
      // With that of COMMIT.
      expect(messages).toBe(2);
    }
    expect(await notes()).toEqual(['opened', 'opened', 'work', 'work']);
  });

  it('is not carried out if its opening refuses it', async () => {
    await expect(runTransaction(database, work, refusing)).rejects.toThrow(RefusedOpeningError);
    expect(await notes()).toEqual([]);
  });
});

describe('a transaction without a statement', () => {
  it('has the effects of its opening', async () => {
    expect(await runTransaction(database, () => Promise.resolve('done'), accepting)).toBe('done');
    expect(await notes()).toEqual(['opened']);
  });

  it('is refused by its opening', async () => {
    const refused = runTransaction(database, () => Promise.resolve('done'), refusing);
    await expect(refused).rejects.toThrow(RefusedOpeningError);
  });

  it('that fails is refused by its opening, or fails for its own reason', async () => {
    const failing = () => Promise.reject(new Error('failed'));
    await expect(runTransaction(database, failing, refusing)).rejects.toThrow(RefusedOpeningError);
    await expect(runTransaction(database, failing, accepting)).rejects.toThrow('failed');
    expect(await notes()).toEqual([]);
  });
});

it('is refused, although the error of its first statement is ignored', async () => {
  const ignoring = runTransaction(
    database,
    async (tx) => {
      await tx.rows(note('first')).catch(() => undefined);
      await tx.rows(note('second')).catch(() => undefined);
    },
    refusing,
  );
  await expect(ignoring).rejects.toThrow(RefusedOpeningError);
  expect(await notes()).toEqual([]);
});

it('is opened again when it runs again', async () => {
  let attempts = 0;
  await runTransaction(
    database,
    async (tx) => {
      attempts += 1;
      await tx.rows(note('work'));
      if (attempts === 1) await tx.rows(Prisma.sql`DO $$ BEGIN RAISE SQLSTATE '40001'; END $$`);
    },
    accepting,
  );
  expect([attempts, await notes()]).toEqual([2, ['opened', 'work']]);
});

it('rolls its opening back with everything else', async () => {
  const failing = runTransaction(
    database,
    async (tx) => {
      await storeInGroup(tx);
      throw new Error('failed');
    },
    accepting,
  );
  await expect(failing).rejects.toThrow('failed');
  expect(await notes()).toEqual([]);
});
