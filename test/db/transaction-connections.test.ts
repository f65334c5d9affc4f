/** The connection of a transaction: Prisma and hand-written statements use it, and nobody else until it is given back. */
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { databaseFault, ExpiredTransactionError } from '../../src/db/errors.ts';
import { TransactionConnection } from '../../src/db/transaction-connections.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { testStart } from '../support/clock.ts';
import { makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';

let databaseUrl: string;
let database: Database;

beforeAll(async () => {
  databaseUrl = await createMigratedDatabase();
  const service = await startService({ databaseUrl });
  await makeTenant(service);
  ({ database } = service);
});

beforeEach(async () => {
  await database.reader.prisma.guessCount.deleteMany();
});

const readPid = Prisma.sql`SELECT pg_backend_pid() AS pid`;

function storeByHand(tx: Tx, key: string) {
  return tx.rows(
    Prisma.sql`INSERT INTO guess_counts (key, guesses, started_at) VALUES (${key}, 1, ${testStart})`,
  );
}

function storeByPrisma(tx: Tx, key: string) {
  return tx.prisma.guessCount.create({ data: { key, guesses: 1, startedAt: testStart } });
}

async function storedKeys(): Promise<string[]> {
  const stored = await database.reader.prisma.guessCount.findMany({ orderBy: { key: 'asc' } });
  return stored.map(({ key }) => key);
}

describe('the connection of a transaction', () => {
  it('runs Prisma and hand-written statements, and nothing of transactions that run at the same time', async () => {
    const all = Promise.withResolvers<undefined>();
    let missing = 5;
    const pids = await Promise.all(
      Array.from({ length: missing }, () =>
        database.transaction(async (tx) => {
          missing -= 1;
          if (missing === 0) all.resolve(undefined);
          await all.promise;
          const found = await Promise.all([
            tx.rows<{ pid: number }>(readPid),
            tx.prisma.$queryRaw<{ pid: number }[]>(readPid),
            tx.rows<{ pid: number }>(readPid),
          ]);
          const [first, ...others] = found.flat().map(({ pid }) => pid);
          expect(others).toEqual([first, first]);
          return first;
        }),
      ),
    );
    expect(new Set(pids).size).toBe(5);
  });

  it('commits and rolls back the writes of both', async () => {
    const both = async (tx: Tx, key: string) => {
      await storeByPrisma(tx, `${key} by Prisma`);
      await storeByHand(tx, `${key} by hand`);
    };
    await database.transaction((tx) => both(tx, 'kept'));
    const failing = database.transaction(async (tx) => {
      await both(tx, 'dropped');
      throw new Error('after both');
    });
    await expect(failing).rejects.toThrow('after both');
    expect(await storedKeys()).toEqual(['kept by Prisma', 'kept by hand']);
  });

  it.each([
    ['Prisma', (tx: Tx) => storeByPrisma(tx, '\0')],
    ['hand', (tx: Tx) => storeByHand(tx, '\0')],
  ])('does not commit when a statement by %s failed and the failure was ignored', async (_by, fail) => {
    const ignoring = database.transaction(async (tx) => {
      await storeByHand(tx, 'before');
      await fail(tx).catch(() => undefined);
    });
    await expect(ignoring).rejects.toThrow('the error was ignored');
    expect(await storedKeys()).toEqual([]);
  });

  it("is returned when the transaction takes too long and can't continue", async () => {
    const hasty = openDatabase({ url: databaseUrl, connectionsMax: 1, timeouts: { transactionMs: 50 } });
    onTestFinished(() => hasty.close());
    let late: PromiseSettledResult<unknown>[] = [];
    const result = hasty.transaction(async (tx) => {
      await storeByHand(tx, 'in time');
      // Waits for the only connection.
      await hasty.reader.rows(readPid);
      late = await Promise.allSettled([storeByHand(tx, 'late by hand'), storeByPrisma(tx, 'late by Prisma')]);
    });
    await expect(result).rejects.toThrow(ExpiredTransactionError);
    const faults = late.map((settled) => settled.status === 'rejected' && databaseFault(settled.reason));
    expect(faults).toEqual(['unavailable', 'unavailable']);
    expect(await storedKeys()).toEqual([]);
  });

  const ending = Prisma.sql`SELECT pg_terminate_backend(pg_backend_pid()) AS id`;
  const endingChange = { group: 'ends', item: { id: 'one' }, statementOf: () => ending };
  it.each([
    ['a statement', (tx: Tx) => tx.rows(ending)],
    ['the last statement', (tx: Tx) => tx.commitRows(ending)],
    ['a statement that makes the whole change', (tx: Tx) => tx.commitInGroup(endingChange)],
  ])('is not used again if the server ends it at %s', async (_which, use: (tx: Tx) => Promise<unknown>) => {
    const single = openDatabase({ url: databaseUrl, connectionsMax: 1 });
    onTestFinished(() => single.close());
    await expect(single.transaction(use)).rejects.toThrow();
    expect(await single.reader.rows(readPid)).toHaveLength(1);
  });

  it('is not used again if it is to a server that takes no writes, so that the next one finds another server', async () => {
    const single = openDatabase({ url: databaseUrl, connectionsMax: 1 });
    onTestFinished(() => single.close());
    const before = await single.reader.rows(readPid);
    const result = single.transaction(async (tx) => {
      await tx.rows(Prisma.sql`SET TRANSACTION READ ONLY`);
      await storeByHand(tx, 'read-only');
    });
    await expect(result).rejects.toMatchObject({ code: '25006' });
    expect(await single.reader.rows(readPid)).not.toEqual(before);
  });

  it('leaves no listener and no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
    onTestFinished(() => pool.end());
    const left: [listeners: number, timers: number][] = [];
    for (let time = 1; time <= 2; time += 1) {
      const options = { timeoutMs: 5_000, onError: () => undefined, onUnconfirmed: () => undefined };
      const connection = await TransactionConnection.begin(pool, options);
      await connection.query({ text: 'SELECT 1', values: [] });
      await connection.commit();
      const client = await pool.connect();
      left.push([client.listenerCount('error'), vi.getTimerCount()]);
      client.release();
    }
    expect(left[1]).toEqual(left[0]);
  });

  it.each([
    ['was used before', (tx: Tx) => tx.prisma.guessCount.count()],
    ['was not', () => Promise.resolve(0)],
  ])('is out of reach for Prisma after the transaction, whether Prisma %s', async (_when, use) => {
    let left: Tx | undefined;
    await database.transaction(async (tx) => {
      await use(tx);
      left = tx;
    });
    await expect(left && storeByPrisma(left, 'too late')).rejects.toThrow();
    await expect(left && storeByHand(left, 'too late')).rejects.toThrow('not open');
    expect(await storedKeys()).toEqual([]);
  });
});

describe('a transaction that Prisma begins for one query on two tables', () => {
  it('is atomic, and independent of the transaction around it', async () => {
    const { prisma } = database.reader;
    const { id, name } = await prisma.user.findFirstOrThrow();
    const rename = (userName: string, workspaceName: string) =>
      prisma.user.update({
        where: { id },
        data: { name: userName, personalWorkspace: { update: { name: workspaceName } } },
      });
    const nameNow = async () => (await prisma.user.findUniqueOrThrow({ where: { id } })).name;
    await database.transaction(async (tx) => {
      await storeByHand(tx, 'around it');
      await expect(rename('Half', '\0')).rejects.toThrow();
      expect(await nameNow()).toBe(name);
      await rename('Whole', 'Whole');
      expect(await nameNow()).toBe('Whole');
    });
    expect(await storedKeys()).toEqual(['around it']);
  });
});
