/** The order of the event log while transactions overlap: nothing is skipped, repeated or put before what was read. */
import pg from 'pg';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { updateBoard } from '../../src/domain/boards/boards.ts';
import { listEvents } from '../../src/domain/events/event-lists.ts';
import { currentPosition } from '../../src/domain/events/event-positions.ts';
import { recordEvents } from '../../src/domain/events/events.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { makeBoard, makeContext, makeTenant, placeEvents } from '../support/factories.ts';
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
  commit(): Promise<void>;
  rollBack(): Promise<void>;
}

async function beginWriter(tenant: Tenant): Promise<Writer> {
  const begun = Promise.withResolvers<Omit<Writer, 'commit' | 'rollBack'>>();
  const ending = Promise.withResolvers<undefined>();
  const ended = service.database.transaction(async (own) => {
    const ctx = await makeContext(own, tenant);
    const write = async () => {
      const resourceId = newUuid();
      const place = { workspaceId: storedId(tenant.workspaceId), boardId: newUuid() };
      await recordEvents(ctx, [{ type: 'card.created', ...place, resourceId, changes: {}, version: 1n }]);
      return typeIdOf('card', resourceId);
    };
    begun.resolve({ write });
    await ending.promise;
  });
  ended.catch(begun.reject);
  const { write } = await begun.promise;
  return {
    write,
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

/** A transaction that renames a board, and another one later. */
async function beginUpdate(
  tenant: Tenant,
  { first, then }: { readonly first: string; readonly then?: string },
) {
  const begun = Promise.withResolvers<() => Promise<void>>();
  const ending = Promise.withResolvers<undefined>();
  const ended = service.database.transaction(async (own) => {
    const ctx = { ...(await makeContext(own, tenant)), minimumRole: 'member' as const };
    const rename = async (id: string, name: string) => {
      await updateBoard(ctx, storedId(id), { name });
    };
    await rename(first, 'first');
    begun.resolve(async () => {
      if (then !== undefined) await rename(then, 'then');
    });
    await ending.promise;
  });
  ended.catch(begun.reject);
  const writeThen = await begun.promise;
  return {
    writeThen,
    commit: () => {
      ending.resolve(undefined);
      return ended;
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

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('following the log', () => {
  it('shows an event as soon as its transaction commits, whatever began before it', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const long = await beginWriter(tenant);
    const early = await long.write();
    const short = await beginWriter(tenant);
    const between = await short.write();
    await short.commit();
    expect(await reader.read()).toEqual([between]);
    const late = await long.write();
    expect(await reader.read()).toEqual([]);
    await long.commit();
    expect(await reader.read()).toEqual([early, late]);
    expect(await makeReader(tenant, 250).read()).toEqual([between, early, late]);
  });

  it('loses nothing of a transaction that goes on while others are read again and again', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const writeShort = async () => {
      const short = await beginWriter(tenant);
      const card = await short.write();
      await short.commit();
      return card;
    };
    const first = await writeShort();
    const long = await beginWriter(tenant);
    const early = await long.write();
    expect(await reader.read()).toEqual([first]);
    for (let round = 0; round < 3; round += 1) {
      const card = await writeShort();
      expect(await reader.read()).toEqual([card]);
    }
    await long.commit();
    expect(await reader.read()).toEqual([early]);
  });

  it('skips a transaction that is rolled back', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const failing = await beginWriter(tenant);
    await failing.write();
    const short = await beginWriter(tenant);
    const kept = await short.write();
    await short.commit();
    await failing.rollBack();
    expect(await reader.read()).toEqual([kept]);
  });

  it('waits neither for writes in another workspace and another database nor for a long read', async () => {
    const tenant = await makeTenant(service);
    const reader = makeReader(tenant, 250);
    const elsewhere = await connect(await createEmptyDatabase());
    await elsewhere.query('BEGIN');
    await elsewhere.query('SELECT pg_current_xact_id()');
    const reading = await connect(service.databaseUrl);
    await reading.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reading.query('SELECT count(*) FROM events');
    const neighbour = await beginWriter(await makeTenant(service));
    await neighbour.write();
    const own = await beginWriter(tenant);
    const card = await own.write();
    await own.commit();
    expect(await reader.read()).toEqual([card]);
    await neighbour.commit();
  });

  it('has two changes of one resource in the order of its versions, whichever transaction began first', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const older = await beginUpdate(tenant, { first: other.board.id, then: board.id });
    await service.succeed('updateBoard', { token, id: board.id, body: { name: 'First' } });
    const younger = await beginUpdate(tenant, { first: board.id });
    await younger.commit();
    await older.writeThen();
    await older.commit();
    const { data } = await service.succeed('listEvents', { token, query: { resource_id: board.id } });
    expect(data.map(({ changes }) => changes.name?.to)).toEqual(['Board', 'First', 'first', 'then']);
  });

  it('gives positions without gaps', async () => {
    const tenant = await makeTenant(service);
    const writers = await Promise.all([1, 2, 3].map(() => beginWriter(tenant)));
    for (const writer of writers) await writer.write();
    await writers[1]?.rollBack();
    await writers[2]?.commit();
    await writers[0]?.commit();
    const head = await placeEvents(service);
    const [row] = await service.database.reader.rows<{ count: bigint; first: bigint; last: bigint }>(
      Prisma.sql`SELECT count(*), min(position) AS first, max(position) AS last FROM events`,
    );
    expect(row?.last).toBe(head);
    expect(row?.count).toBe(head - (row?.first ?? 0n) + 1n);
  });

  it('continues after the cursor of a release before 2.11.0', async () => {
    const tenant = await makeTenant(service);
    const { reader } = service.database;
    const writer = await beginWriter(tenant);
    const cards = [await writer.write(), await writer.write(), await writer.write()];
    await writer.commit();
    await placeEvents(service);
    const rows = await service.database.transaction(async (tx) => {
      await tx.rows(Prisma.sql`ALTER TABLE events DISABLE TRIGGER events_append_only`);
      const changed = await tx.rows<{ seq: bigint }>(Prisma.sql`
        UPDATE events SET tx = '1000' WHERE workspace_id = ${storedId(tenant.workspaceId)}::uuid RETURNING seq`);
      await tx.rows(Prisma.sql`ALTER TABLE events ENABLE TRIGGER events_append_only`);
      return changed.map(({ seq }) => seq).sort((a, b) => Number(a - b));
    });
    const of = storedId(tenant.workspaceId);
    const positionsOf = async (tx: string, seq: bigint) =>
      (await currentPosition(reader, { tx, seq: String(seq), of }))?.position;
    const ctx = await makeContext(reader, tenant);
    const after = async (tx: string, seq: bigint) => {
      const position = (await positionsOf(tx, seq)) ?? '';
      const page = await listEvents(ctx, undefined, {}, { limit: 9, after: { position, of } });
      return page.rows.map(({ resourceId }) => typeIdOf('card', resourceId));
    };
    expect(await after('1000', rows[1] ?? 0n)).toEqual(cards.slice(2));
    expect(await after('1001', 0n)).toEqual([]);
    expect(await after('999', 10_000n)).toEqual(cards);
  });
});

describe('readers during many overlapping transactions', () => {
  /** In which order the transactions of a round end, by the order in which they begin. */
  const rounds = [
    [4, 3, 2, 1, 0],
    [1, 0, 3, 2, 4],
    [2, 4, 0, 1, 3],
    [3, 0, 4, 2, 1],
    [0, 1, 2, 3, 4],
    [4, 0, 3, 1, 2],
  ];

  it('see every event once, in the same order', async () => {
    const tenant = await makeTenant(service);
    const committed: string[] = [];
    const writerState = { done: false };

    /** In each round some transactions that overlap and end in another order, beside one that takes all rounds. */
    const writeAll = async () => {
      const longest = await beginWriter(tenant);
      for (const [round, order] of rounds.entries()) {
        committed.push(await longest.write());
        const writers = await Promise.all(order.map(() => beginWriter(tenant)));
        const cards = await Promise.all(
          writers.map(async (writer) => [await writer.write(), await writer.write()]),
        );
        for (const index of order) {
          if (round % 2 === 1 && index === 2) await writers[index]?.rollBack();
          else {
            await writers[index]?.commit();
            committed.push(...(cards[index] ?? []));
          }
        }
      }
      await longest.commit();
      writerState.done = true;
    };
    const follow = async (reader: Reader) => {
      while (!writerState.done) await reader.read();
      while ((await reader.read()).length > 0);
    };

    const readers = [1, 3, 250].map((limit) => makeReader(tenant, limit));
    await Promise.all([writeAll(), ...readers.map(follow)]);
    const last = makeReader(tenant, 250);
    await follow(last);
    expect(last.seen.toSorted()).toEqual(committed.toSorted());
    for (const reader of readers) expect(reader.seen).toEqual(last.seen);
  });
});
