/** The order of the event log while transactions overlap: nothing is skipped, repeated or let in before. */
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { recordEvents } from '../../src/domain/events/events.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { makeContext, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { newUuid, storedId, typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** A transaction that a test holds open, and that writes when it is told to. */
interface Writer {
  /** Records an event about a new card and returns the card's TypeID. */
  write(): Promise<string>;
  /** PostgreSQL's number of the transaction; it has one once it wrote. */
  readonly tx: bigint | undefined;
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

async function beginWriter(tenant: Tenant): Promise<Writer> {
  const begun = Promise.withResolvers<Omit<Writer, 'commit' | 'rollBack' | 'tx'>>();
  const ending = Promise.withResolvers<undefined>();
  let tx: bigint | undefined;
  const ended = service.database.transaction(async (own) => {
    const ctx = await makeContext(own, tenant);
    const write = async () => {
      const resourceId = newUuid();
      const workspaceId = storedId(tenant.workspaceId);
      await recordEvents(ctx, [{ type: 'card.created', workspaceId, resourceId, changes: {}, version: 1n }]);
      const [row] = await own.rows<{ tx: string }>(Prisma.sql`SELECT pg_current_xact_id()::text AS tx`);
      tx = BigInt(row?.tx ?? 0);
      return typeIdOf('card', resourceId);
    };
    begun.resolve({ write });
    await ending.promise;
  });
  ended.catch(begun.reject);
  const { write } = await begun.promise;
  return {
    write,
    get tx() {
      return tx;
    },
    commit: () => {
      ending.resolve(undefined);
      return ended;
    },
    rollBack: async () => {
      ending.reject(new Error('rolled back'));
      await expect(ended).rejects.toThrow('rolled back');
    },
  };
}

/** Reads the log from where it was left, page by page, and remembers what it saw. */
function makeReader({ token }: Tenant, limit: number) {
  const seen: string[] = [];
  let cursor: string | undefined;
  return {
    seen,
    /** Reads one page and returns the cards in its events. */
    read: async (): Promise<string[]> => {
      const query = { limit, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listEvents', { token, query });
      cursor = page.resume_cursor;
      const cards = page.data.map(({ resource }) => resource.id);
      seen.push(...cards);
      return cards;
    },
  };
}

type Reader = ReturnType<typeof makeReader>;

/** Reads on until as many events were seen: other tests' transactions hold the log back as well. */
async function readUntil(reader: Reader, count: number): Promise<readonly string[]> {
  await vi.waitFor(
    async () => {
      await reader.read();
      if (reader.seen.length < count) throw new Error(`${reader.seen.length} of ${count} events were seen`);
    },
    { interval: 5, timeout: 25_000 },
  );
  return reader.seen;
}

describe('following the log', () => {
  it('waits for a transaction that wrote early and commits late', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const long = await beginWriter(tenant);
    const early = await long.write();
    const short = await beginWriter(tenant);
    const between = await short.write();
    await short.commit();
    expect(await reader.read()).toEqual([]);
    const late = await long.write();
    expect(await reader.read()).toEqual([]);
    await long.commit();
    expect(await readUntil(reader, 3)).toEqual([early, late, between]);
  });

  it('does not wait for a transaction that has not written yet', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const long = await beginWriter(tenant);
    const short = await beginWriter(tenant);
    const first = await short.write();
    await short.commit();
    expect(await readUntil(reader, 1)).toEqual([first]);
    const second = await long.write();
    await long.commit();
    expect(await readUntil(reader, 2)).toEqual([first, second]);
  });

  it('skips a transaction that is rolled back', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const failing = await beginWriter(tenant);
    await failing.write();
    const short = await beginWriter(tenant);
    const kept = await short.write();
    await short.commit();
    expect(await reader.read()).toEqual([]);
    await failing.rollBack();
    expect(await readUntil(reader, 1)).toEqual([kept]);
    const later = await beginWriter(tenant);
    const last = await later.write();
    await later.commit();
    expect(await readUntil(reader, 2)).toEqual([kept, last]);
  });

  it('waits for writes in another workspace and another database', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const elsewhere = new pg.Client({ connectionString: await createEmptyDatabase() });
    await elsewhere.connect();
    onTestFinished(() => elsewhere.end());
    await elsewhere.query('BEGIN');
    await elsewhere.query('SELECT pg_current_xact_id()');
    const neighbour = await beginWriter(await makeTenant(service));
    await neighbour.write();
    const own = await beginWriter(tenant);
    const card = await own.write();
    await own.commit();
    expect(await reader.read()).toEqual([]);
    await elsewhere.query('COMMIT');
    expect(await reader.read()).toEqual([]);
    await neighbour.commit();
    expect(await readUntil(reader, 1)).toEqual([card]);
  });

  it('does not wait for a transaction that only reads', async () => {
    const tenant = await makeTenant(service);
    const reading = new pg.Client({ connectionString: service.databaseUrl });
    await reading.connect();
    onTestFinished(() => reading.end());
    await reading.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reading.query('SELECT count(*) FROM events');
    const writer = await beginWriter(tenant);
    const card = await writer.write();
    await writer.commit();
    expect(await readUntil(makeReader(tenant, 250), 1)).toEqual([card]);
  });
});

describe('readers during many overlapping transactions', () => {
  /** In which order the transactions of a round end, by the order in which they begin; null rolls back. */
  const rounds = [
    [4, 3, 2, 1, 0],
    [1, 0, 3, 2, 4],
    [2, 4, 0, 1, 3],
    [3, 0, 4, 2, 1],
    [0, 1, 2, 3, 4],
    [4, 0, 3, 1, 2],
  ];

  /** How many rounds the longest transaction takes. */
  const longestRounds = 2;

  it('see every event once, in the same order, and none while an earlier transaction runs', async () => {
    const tenant = await makeTenant(service);
    const committed: string[] = [];
    const txOf = new Map<string, bigint>();
    const running = new Set<Writer>();
    const writerState = { done: false };

    const write = async (writer: Writer): Promise<string> => {
      const card = await writer.write();
      txOf.set(card, writer.tx ?? 0n);
      return card;
    };
    /** One transaction over all rounds, and in each some that overlap and end in another order. */
    const writeAll = async () => {
      const longest = await beginWriter(tenant);
      const ofLongest = [await write(longest)];
      running.add(longest);
      for (const [round, order] of rounds.entries()) {
        if (round === longestRounds) {
          running.delete(longest);
          await longest.commit();
          committed.push(...ofLongest);
        } else if (round < longestRounds) ofLongest.push(await write(longest));
        const writers = await Promise.all(order.map(() => beginWriter(tenant)));
        const cards = new Map<Writer, string[]>();
        for (const writer of writers) {
          cards.set(writer, [await write(writer)]);
          running.add(writer);
        }
        await Promise.all(writers.map(async (writer) => cards.get(writer)?.push(await write(writer))));
        for (const index of order) {
          const writer = writers[index];
          if (writer === undefined) throw new Error('there is no such transaction');
          running.delete(writer);
          if (round % 2 === 1 && index === 2) await writer.rollBack();
          else {
            await writer.commit();
            committed.push(...(cards.get(writer) ?? []));
          }
        }
      }
      writerState.done = true;
    };

    const follow = async (reader: Reader) => {
      let isLate = false;
      while (!writerState.done) {
        const before = [...running];
        const cards = await reader.read();
        const oldest = before
          .filter((writer) => running.has(writer))
          .reduce<bigint | undefined>(
            (least, { tx = 0n }) => (least === undefined || tx < least ? tx : least),
            undefined,
          );
        isLate ||= cards.some((card) => oldest !== undefined && (txOf.get(card) ?? 0n) >= oldest);
      }
      return isLate;
    };

    const readers = [1, 3, 250].map((limit) => makeReader(tenant, limit));
    const [, ...tooEarly] = await Promise.all([writeAll(), ...readers.map(follow)]);
    expect(tooEarly).toEqual([false, false, false]);
    const inOrder = (await readUntil(makeReader(tenant, 250), committed.length)).slice();
    expect(inOrder.toSorted()).toEqual(committed.toSorted());
    for (const reader of readers) expect(await readUntil(reader, committed.length)).toEqual(inOrder);
    for (const reader of readers) expect(await reader.read()).toEqual([]);
  });
});
