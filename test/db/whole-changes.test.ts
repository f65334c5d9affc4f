/**
 * A statement that makes the whole change of a transaction, or is its last one, is committed in the same round trip. One for later takes
 * none.
 */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import type { GroupedChange } from '../../src/db/group-commits.ts';
import { UnconfirmedCommitError } from '../../src/db/errors.ts';
import { rehearseTransaction, runTransaction } from '../../src/db/transactions.ts';
import { linkTo } from '../support/database-link.ts';
import type { DatabaseLink } from '../support/database-link.ts';
import { createMigratedDatabase } from '../support/database.ts';

let databaseUrl: string;
let link: DatabaseLink;
let database: Database;
/** A connection that does not go through the link. */
let other: pg.Client;

beforeAll(async () => {
  databaseUrl = await createMigratedDatabase();
  other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query(`
    CREATE TABLE notes (text text NOT NULL, CONSTRAINT notes_check CHECK (text <> 'invalid'));
    CREATE FUNCTION check_note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.text = 'refused' THEN RAISE EXCEPTION 'write skew' USING ERRCODE = '40001'; END IF;
      IF NEW.text = 'slow' THEN PERFORM pg_advisory_xact_lock(77); END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER checked_at_commit AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION check_note();`);
  link = await linkTo(databaseUrl);
  database = openDatabase({ url: link.url, timeouts: { silenceMs: 500 } });
});

afterAll(async () => {
  await database.close();
  await other.end();
});

beforeEach(async () => {
  await other.query('TRUNCATE notes');
});

const note = (text: string) => Prisma.sql`INSERT INTO notes (text) VALUES (${text})`;
const nothing = Prisma.sql`DELETE FROM notes WHERE text = 'missing'`;

/** Stores a note, and those of other transactions, whose texts are their ids. */
const storing = (text: string): GroupedChange<{ readonly id: string }> => ({
  group: 'notes',
  item: { id: text },
  statementOf: (items) => Prisma.sql`
    INSERT INTO notes (text) SELECT unnest(${items.map(({ id }) => id)}::text[]) RETURNING text AS id`,
});

/** Whatever a statement does, which returns a row with this id. */
const done = { id: 'done' };
const running = (statement: Prisma.Sql) => ({ group: 'other', item: done, statementOf: () => statement });

async function notes(): Promise<string[]> {
  const { rows } = await other.query<{ text: string }>('SELECT text FROM notes ORDER BY text');
  return rows.map(({ text }) => text);
}

async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await other.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 77 AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(count);
}

describe('a whole change in one statement', () => {
  it('is committed before its transaction ends, and keeps its timeouts', async () => {
    await runTransaction(database, async (tx) => {
      expect(await tx.commitInGroup(storing('whole'))).toEqual({ id: 'whole' });
      expect(await notes()).toEqual(['whole']);
      const timeouts = Prisma.sql`SELECT 'done' AS id, current_setting('statement_timeout') || current_setting('lock_timeout') AS text`;
      expect(await tx.commitInGroup(running(timeouts))).toEqual({ ...done, text: '15s10s' });
    });
    expect(await notes()).toEqual(['whole']);
  });

  const failingAfter = (first: (tx: Tx) => Promise<unknown>, second: (tx: Tx) => Promise<unknown>) =>
    runTransaction(database, async (tx) => {
      await first(tx);
      await second(tx);
      throw new Error('after both');
    });

  it('that finds nothing to do leaves the next statement to begin the transaction', async () => {
    const both = failingAfter(
      (tx) => tx.commitInGroup(running(nothing)),
      (tx) => tx.rows(note('later')),
    );
    await expect(both).rejects.toThrow('after both');
    expect(await notes()).toEqual([]);
    await runTransaction(database, async (tx) => {
      await tx.commitInGroup(running(nothing));
      await tx.rows(note('later'));
    });
    expect(await notes()).toEqual(['later']);
  });

  it('is rolled back with the statements before it', async () => {
    const both = failingAfter(
      (tx) => tx.rows(nothing),
      (tx) => tx.commitInGroup(storing('whole')),
    );
    await expect(both).rejects.toThrow('after both');
    expect(await notes()).toEqual([]);
  });

  it('stores nothing in a rehearsal', async () => {
    const rehearsed = await rehearseTransaction(database, (tx) => tx.commitInGroup(storing('whole')));
    expect(rehearsed).toEqual({ id: 'whole' });
    expect(await notes()).toEqual([]);
  });

  it('runs again after a serialization failure at its commit', async () => {
    let attempts = 0;
    await runTransaction(database, (tx) => {
      attempts += 1;
      return tx.commitInGroup(storing(attempts === 1 ? 'refused' : 'whole'));
    });
    expect([attempts, await notes()]).toEqual([2, ['whole']]);
  });

  it('fails its transaction if it fails and its error is ignored', async () => {
    const ignoring = runTransaction(database, async (tx) => {
      await tx.commitInGroup(running(Prisma.sql`SELECT 1 / 0`)).catch(() => undefined);
      await tx.rows(note('later'));
    });
    await expect(ignoring).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });
});

/** Stores a first note, and a last one with COMMIT. */
const storeTwo = (last: string, where: Database = database) =>
  runTransaction(where, async (tx) => {
    await tx.rows(note('first'));
    return tx.commitRows(Prisma.sql`${note(last)} RETURNING text`);
  });

describe('the last statement of a transaction', () => {
  it('is committed with those before it, before the transaction ends', async () => {
    await runTransaction(database, async (tx) => {
      await tx.rows(note('first'));
      expect(await tx.commitRows(Prisma.sql`${note('last')} RETURNING text`)).toEqual([{ text: 'last' }]);
      expect(await notes()).toEqual(['first', 'last']);
    });
    expect(await notes()).toEqual(['first', 'last']);
  });

  it('is committed if it is the only one', async () => {
    await runTransaction(database, (tx) => tx.commitRows(note('only')));
    expect(await notes()).toEqual(['only']);
  });

  it('stores nothing in a rehearsal', async () => {
    await rehearseTransaction(database, (tx) => tx.commitRows(note('only')));
    expect(await notes()).toEqual([]);
  });

  it('rolls those before it back if it fails, and the connection can be used again', async () => {
    const single = openDatabase({ url: databaseUrl, connectionsMax: 1 });
    onTestFinished(() => single.close());
    await expect(storeTwo('invalid', single)).rejects.toThrow('notes_check');
    await runTransaction(single, (tx) => tx.rows(note('next')));
    expect(await notes()).toEqual(['next']);
  });

  it('runs again with those before it after a serialization failure at its commit', async () => {
    let attempts = 0;
    await runTransaction(database, async (tx) => {
      attempts += 1;
      await tx.rows(note('first'));
      return tx.commitRows(note(attempts === 1 ? 'refused' : 'last'));
    });
    expect([attempts, await notes()]).toEqual([2, ['first', 'last']]);
  });
});

describe('a statement for later', () => {
  it('goes out with the next one, before it', async () => {
    await runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      expect(await tx.rows(Prisma.sql`SELECT text FROM notes`)).toEqual([{ text: 'later' }]);
      expect(await notes()).toEqual([]);
    });
    expect(await notes()).toEqual(['later']);
  });

  it("goes out with the next one of Prisma's", async () => {
    await runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      expect(await tx.prisma.$queryRaw`SELECT text FROM notes`).toEqual([{ text: 'later' }]);
    });
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['alone', () => Promise.resolve()],
    ['after others', (tx) => tx.rows(note('first'))],
    ['after others for later', (tx) => tx.later(note('first'))],
  ])('goes out with COMMIT if nothing follows, %s', async (_what, first) => {
    await runTransaction(database, async (tx) => {
      await first(tx);
      await tx.later(note('later'));
    });
    expect(await notes()).toContain('later');
  });

  it('is committed with a last statement, and with a change that others could join', async () => {
    await runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      await tx.commitRows(note('last'));
      expect(await notes()).toEqual(['last', 'later']);
    });
    await other.query('TRUNCATE notes');
    await runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      await tx.commitInGroup(storing('whole'));
      expect(await notes()).toEqual([]);
    });
    expect(await notes()).toEqual(['later', 'whole']);
  });

  it('is not stored if its transaction fails, or is rehearsed', async () => {
    const failing = runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      throw new Error('after it');
    });
    await expect(failing).rejects.toThrow('after it');
    await rehearseTransaction(database, (tx) => tx.later(note('later')));
    expect(await notes()).toEqual([]);
  });

  it.each<[string, (tx: Tx) => Promise<unknown>]>([
    ['the next statement', (tx) => tx.rows(note('next'))],
    ['a last statement', (tx) => tx.commitRows(note('last'))],
    ['COMMIT', () => Promise.resolve()],
  ])('fails its transaction by way of %s, which can be used again', async (_what, next) => {
    const single = openDatabase({ url: databaseUrl, connectionsMax: 1 });
    onTestFinished(() => single.close());
    const failing = runTransaction(single, async (tx) => {
      await tx.rows(note('first'));
      await tx.later(note('invalid'));
      await next(tx);
    });
    await expect(failing).rejects.toThrow('notes_check');
    await runTransaction(single, (tx) => tx.later(note('again')));
    expect(await notes()).toEqual(['again']);
  });

  it('runs again after a serialization failure at its commit', async () => {
    let attempts = 0;
    await runTransaction(database, async (tx) => {
      attempts += 1;
      await tx.later(note(attempts === 1 ? 'refused' : 'later'));
    });
    expect([attempts, await notes()]).toEqual([2, ['later']]);
  });

  it('has texts and times as values alone', async () => {
    const failing = runTransaction(database, (tx) => tx.later(Prisma.sql`SELECT ${1}`));
    await expect(failing).rejects.toThrow(TypeError);
    const time = new Date('2027-01-02T03:04:05.006Z');
    await runTransaction(database, (tx) =>
      tx.later(Prisma.sql`INSERT INTO notes (text) SELECT extract(epoch FROM ${time}::timestamptz)::text`),
    );
    const texts = ['say "no"', String.raw`a\b`, 'c,d', '{}', '', 'NULL'];
    await runTransaction(database, (tx) =>
      tx.later(Prisma.sql`INSERT INTO notes (text) SELECT unnest(${texts}::text[])`),
    );
    const all = [`${time.getTime() / 1_000}000`, ...texts];
    expect((await notes()).toSorted()).toEqual(all.toSorted());
  });

  it('is carried out in its order, however many there are', async () => {
    const many = Array.from({ length: 11 }, (_, number) => String.fromCharCode(97 + number));
    await runTransaction(database, async (tx) => {
      for (const text of many) {
        await tx.later(Prisma.sql`
          INSERT INTO notes (text) SELECT coalesce((SELECT max(text) FROM notes), '') || ${text}::text`);
      }
    });
    expect((await notes()).at(-1)).toBe(many.join(''));
  });
});

it.each([
  ['Small statements for later wait for COMMIT together', 1_000, 0],
  ['Large ones wait one at a time, so that memory stays bounded', 100_000, 2],
])('%s', async (_what, length, sentBefore) => {
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(length));
  await runTransaction(database, async (tx) => {
    await tx.rows(Prisma.sql`SELECT 1`);
    const before = link.roundTrips();
    for (const text of texts) await tx.later(note(text));
    expect(link.roundTrips() - before).toBe(sentBefore);
  });
  expect(await notes()).toEqual(texts);
});

describe('a statement after another in one message', () => {
  const texts = Prisma.sql`SELECT text FROM notes ORDER BY text`;
  const run = (first: Prisma.Sql, inTransaction: Transaction = runTransaction) =>
    inTransaction(database, (tx) => tx.rowsAfter<{ text: string }>(first, texts));

  type Transaction = typeof rehearseTransaction;

  it.each<[string, Transaction]>([
    ['', runTransaction],
    ['in a rehearsal', rehearseTransaction],
  ])('sees what the first one did, and how many rows it had %s', async (_what, inTransaction) => {
    await other.query(`INSERT INTO notes (text) VALUES ('first'), ('second')`);
    const all = [{ text: 'first' }, { text: 'second' }];
    const locked = Prisma.sql`SELECT 1 FROM notes WHERE text >= ${'second'} FOR UPDATE`;
    expect(await run(locked, inTransaction)).toEqual({ rows: all, firstCount: 1 });
    const none = Prisma.sql`SELECT 1 FROM notes WHERE text = ${'missing'} FOR UPDATE`;
    expect(await run(none, inTransaction)).toEqual({ rows: all, firstCount: 0 });
  });

  it('sees what another transaction has committed while the first one waited', async () => {
    await other.query(`INSERT INTO notes (text) VALUES ('before')`);
    await other.query(`BEGIN; UPDATE notes SET text = 'after'`);
    const waiting = run(Prisma.sql`SELECT 1 FROM notes FOR UPDATE`);
    const isWaiting = async () => {
      const { rowCount } = await other.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    await expect.poll(isWaiting).toBe(1);
    await other.query('COMMIT');
    expect(await waiting).toEqual({ rows: [{ text: 'after' }], firstCount: 1 });
  });

  it('comes after those for later, and fails with the first one', async () => {
    const both = await runTransaction(database, async (tx) => {
      await tx.later(note('later'));
      return tx.rowsAfter(Prisma.sql`UPDATE notes SET text = 'changed'`, texts);
    });
    expect(both).toEqual({ rows: [{ text: 'changed' }], firstCount: 1 });
    await expect(run(note('invalid'))).rejects.toThrow('notes_check');
    expect(await notes()).toEqual(['changed']);
  });
});

const storeSlowly = {
  'a whole change': () => runTransaction(database, (tx) => tx.commitInGroup(storing('slow'))),
  'a last statement': () => storeTwo('slow'),
  'a statement for later': () => runTransaction(database, (tx) => tx.later(note('slow'))),
} as const;

describe.each([
  ['a whole change', ['slow']],
  ['a last statement', ['first', 'slow']],
  ['a statement for later', ['slow']],
] as const)('the commit of %s', (change, expected) => {
  it.each([
    ['the network breaks', 'cut'],
    ['the network stops responding', 'hush'],
  ] as const)('is not confirmed if %s', async (_what, fail) => {
    await other.query('SELECT pg_advisory_lock(77)');
    const { unconfirmedCommits } = database.load();
    const stored: Promise<unknown> = storeSlowly[change]();
    const outcome = stored.catch((error: unknown) => error);
    await untilWaiting(1);
    link[fail]();
    expect(await outcome).toBeInstanceOf(UnconfirmedCommitError);
    expect(database.load().unconfirmedCommits).toBe(unconfirmedCommits + 1);
    link.mend();
    await other.query('SELECT pg_advisory_unlock(77)');
    await untilWaiting(0);
    // Here it was stored.
    await expect.poll(notes).toEqual(expected);
  });
});

describe('the commit of a whole change', () => {
  it('is confirmed even if the time of the transaction is over, and its connection is reused afterwards', async () => {
    const hasty = openDatabase({ url: databaseUrl, connectionsMax: 1, timeouts: { transactionMs: 50 } });
    onTestFinished(() => hasty.close());
    const slowly = Prisma.sql`INSERT INTO notes (text) SELECT 'late' FROM pg_sleep(0.3) RETURNING 'done' AS id`;
    const stored = runTransaction(hasty, (tx) => tx.commitInGroup(running(slowly)));
    const next = hasty.reader.rows(note('next'));
    expect([await stored, await next]).toEqual([done, []]);
    expect(await notes()).toEqual(['late', 'next']);
  });
});
