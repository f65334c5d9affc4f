/** One text for each statement, and a bounded number of them on each connection. */
import type { EventEmitter } from 'node:events';
import { Socket } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ServiceConnection, preparedStatementsMax } from '../../src/db/connections.ts';
import type { ConnectionStatement } from '../../src/db/connections.ts';
import { commitsWithin, openDatabase, Prisma } from '../../src/db/database.ts';
import type { Tx } from '../../src/db/database.ts';
import { insertRows } from '../../src/db/inserts.ts';
import { findTokenPrincipals } from '../../src/domain/identity/token-principals.ts';
import { listCards, listWorkspaceCards } from '../../src/domain/boards/card-lists.ts';
import { holdLabelsOf, holdMembers } from '../../src/domain/boards/card-relations.ts';
import type { Context } from '../../src/domain/core/context.ts';
import { eventsStatement } from '../../src/domain/events/event-rows.ts';
import { recordEvents } from '../../src/domain/events/events.ts';
import { viewInvoices } from '../../src/domain/billing/invoices/invoices.ts';
import { requireBoards, setBoards } from '../../src/domain/workspaces/member-changes.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { newUuid } from '../support/ids.ts';

/** Notes the texts of statements, and finds the caller's workspace and nothing else. */
function recordingContext() {
  const texts = new Set<string>();
  const rows = <Row>({ text }: Prisma.Sql): Promise<Row[]> => {
    texts.add(text);
    return Promise.resolve(
      (text.includes('w.personal_user_id') ? [{ id: newUuid(), role: 'owner', hold: null }] : []) as Row[],
    );
  };
  const principal = {
    kind: 'access_token',
    userId: newUuid(),
    credentialId: newUuid(),
    workspaceId: newUuid(),
  };
  const holdRules = { worksUnder: 'none' };
  const ctx = {
    tx: { rows, ...commitsWithin({ rows }) } as Tx,
    now: new Date(0),
    requestId: 'r',
    minimumRole: 'guest',
    holdRules,
    overQuota: new Map(),
    principal,
  };
  return { texts, ctx: ctx as unknown as Context };
}

/** All combinations of given and absent values. */
function combinations(values: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Object.entries(values).reduce<Record<string, unknown>[]>(
    (found, [name, value]) => [...found, ...found.map((given) => ({ ...given, [name]: value }))],
    [{}],
  );
}

/** How often PostgreSQL has read a table as a whole, and by an index. */
interface Scans {
  readonly whole: number;
  readonly indexed: number;
}

describe('a statement has one text', () => {
  const at = new Date(0);
  const filters = combinations({
    columnId: newUuid(),
    labelId: newUuid(),
    assigneeId: newUuid(),
    dueFrom: at,
    dueBefore: at,
    updatedSince: at,
    text: 'x',
  });

  it('for 768 combinations of filters, of which lists of cards need 6 and 15', async () => {
    const onBoard = { columnId: newUuid(), columnRank: 'a', rank: 'a', epoch: 0, cardId: newUuid() };
    const { texts, ctx } = recordingContext();
    const { texts: workspaceTexts, ctx: inWorkspace } = recordingContext();
    let count = 0;
    for (const given of filters) {
      for (const archived of [undefined, false, true]) {
        for (const after of [undefined, onBoard]) {
          const all = { ...given, archived: archived ?? false };
          await listCards(ctx, newUuid(), all, { limit: 50, ...(after && { after }) }).catch(() => undefined);
          const page = { limit: 50, ...(after && { after: { id: newUuid() } }) };
          await listWorkspaceCards(inWorkspace, newUuid(), all, page);
          count += 1;
        }
      }
    }
    expect(count).toBe(768);
    const lists = (found: Set<string>) =>
      [...found].filter((text) => text.includes('FROM cards c') || text.includes('JOIN cards c'));
    expect(lists(texts)).toHaveLength(6);
    expect(lists(workspaceTexts)).toHaveLength(15);
  });

  it('for all filters of the event log, but one more for the type of a resource', () => {
    const given = combinations({
      type: 'card.created',
      actorId: newUuid(),
      resourceType: 'card',
      resource: { type: 'card', id: newUuid() },
      boardId: newUuid(),
      occurredFrom: at,
      occurredBefore: at,
    });
    const texts = given.map((some) => eventsStatement(newUuid(), some, { limit: 50 }).text);
    expect([texts.length, new Set(texts).size]).toEqual([128, 2]);
  });

  it.each<[string, number, (ctx: Context, ids: string[]) => Promise<unknown>]>([
    [
      'the events of a change',
      1,
      (ctx, ids) =>
        recordEvents(
          ctx,
          ids.map((id) => deletedComment(id)),
        ),
    ],
    ['labels', 1, (ctx, ids) => holdLabelsOf(ctx, { boardId: newUuid() }, ids)],
    ['members', 1, (ctx, ids) => holdMembers(ctx, { workspaceId: newUuid(), boardId: newUuid() }, ids)],
    ['boards', 1, (ctx, ids) => requireBoards(ctx, newUuid(), ids).catch(() => undefined)],
    [
      'the boards of a guest',
      2,
      (ctx, ids) => setBoards(ctx, { id: newUuid(), workspaceId: newUuid(), boardIds: ids }),
    ],
    ['credentials, current and previous', 2, (ctx, ids) => findTokenPrincipals(ctx.tx, ids)],
    ['invoices with their lines and credits', 3, (ctx, ids) => viewInvoices(ctx, ids)],
    [
      'new rows',
      1,
      (ctx, ids) =>
        insertRows(
          ctx.tx,
          'columns',
          ids.map((id) => ({ id, name: 'x' })),
        ),
    ],
  ])('for any number of %s', async (_what, expected, run) => {
    const { texts, ctx } = recordingContext();
    for (const count of [1, 2, 3, 40, 500]) await run(ctx, Array.from({ length: count }, newUuid));
    expect(texts.size).toBe(expected);
  });
});

function deletedComment(resourceId: string) {
  return {
    type: 'comment.deleted',
    workspaceId: newUuid(),
    resourceId,
    boardId: newUuid(),
    changes: {},
    version: 2n,
  } as const;
}

describe('a connection', () => {
  let url: string;

  beforeAll(async () => {
    url = await createMigratedDatabase();
  });

  async function connect(): Promise<ServiceConnection> {
    const connection = new ServiceConnection({ connectionString: url });
    await connection.connect();
    onTestFinished(() => connection.end());
    return connection;
  }

  const run = async (connection: ServiceConnection, text: string) =>
    (await connection.query<Record<string, unknown>>({ text, values: [] })).rows;
  const names = async (connection: ServiceConnection) =>
    (await run(connection, 'SELECT name FROM pg_prepared_statements')).map(({ name }) => String(name));

  it('keeps a bounded number of prepared statements, the most recently used', async () => {
    const connection = await connect();
    for (let n = 0; n < 3 * preparedStatementsMax; n += 1) {
      expect(await run(connection, `SELECT ${n} AS n`)).toEqual([{ n }]);
      await run(connection, 'SELECT -1 AS kept');
    }
    expect(await names(connection)).toHaveLength(preparedStatementsMax);
    const texts = await run(connection, 'SELECT statement FROM pg_prepared_statements');
    expect(texts).toContainEqual({ statement: 'SELECT -1 AS kept' });
    expect(await run(connection, 'SELECT 0 AS n')).toEqual([{ n: 0 }]);
  });

  it('names a statement as all other connections do', async () => {
    const [one, other] = [await connect(), await connect()];
    await run(one, 'SELECT 1 AS first');
    for (const connection of [one, other]) await run(connection, 'SELECT 2 AS second');
    const shared = (await names(one)).filter((name) => name !== '');
    expect(shared).toEqual(expect.arrayContaining(await names(other)));
    for (const name of shared) expect(name.length).toBeLessThanOrEqual(63);
  });

  it('continues after a statement that cannot be prepared, and prepares it once it can be', async () => {
    const connection = await connect();
    const missing = () => run(connection, 'SELECT * FROM later');
    await expect(missing()).rejects.toThrow('"later" does not exist');
    await expect(missing()).rejects.toThrow('"later" does not exist');
    await connection.query('CREATE TEMP TABLE later AS SELECT 1 AS one');
    expect(await missing()).toEqual([{ one: 1 }]);
    expect(await missing()).toEqual([{ one: 1 }]);
  });

  it('continues after its prepared statements were lost', async () => {
    const connection = await connect();
    await run(connection, 'SELECT 1 AS one');
    await connection.query('DEALLOCATE ALL');
    await expect(run(connection, 'SELECT 1 AS one')).rejects.toThrow('does not exist');
    expect(await run(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  const readSettings = `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
    current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('jit') AS jit,
    current_setting('plan_cache_mode') AS plans, current_setting('enable_seqscan') AS seqscan`;
  const usualSettings = {
    ...{ statement: '15s', lock: '10s', idle: '20s' },
    ...{ jit: 'off', plans: 'force_generic_plan', seqscan: 'off' },
  };

  it('keeps its settings in its session if it is directly connected to PostgreSQL', async () => {
    const connection = await connect();
    await connection.keepSettings();
    expect((await connection.query(readSettings)).rows).toEqual([usualSettings]);
    expect(await run(connection, readSettings)).toEqual([usualSettings]);
    const settings = { statementTimeoutMs: 2_000 };
    const { rows } = await connection.query({
      text: readSettings,
      values: [],
      settings,
    } as ConnectionStatement);
    expect(rows).toEqual([{ ...usualSettings, statement: '2s' }]);
    expect(await run(connection, readSettings)).toEqual([usualSettings]);
    await run(connection, 'BEGIN');
    expect((await connection.query(readSettings)).rows).toEqual([usualSettings]);
  });

  it('brings its settings with each statement if a pooler has made up its process id', async () => {
    const connection = await connect();
    Object.assign(connection, { processID: 1 });
    await connection.keepSettings();
    const { rows } = await connection.query(`SHOW statement_timeout`);
    expect(rows).toEqual([{ statement_timeout: '0' }]);
    expect(await run(connection, readSettings)).toEqual([{ ...usualSettings, idle: '0' }]);
    await run(connection, 'BEGIN');
    expect((await connection.query(readSettings)).rows).toEqual([usualSettings]);
  });

  it('reads no table as a whole with a plan from when it was empty', async () => {
    const database = openDatabase({ url, connectionsMax: 1 });
    onTestFinished(() => database.close());
    const send = (text: string) => database.reader.rows(Prisma.raw(text));
    await send('CREATE TABLE grown (id INTEGER PRIMARY KEY)');
    // From now on, PostgreSQL knows that it is empty.
    await send('VACUUM grown');
    const read = Prisma.sql`SELECT id FROM grown WHERE id = ${1}::int`;
    for (let i = 0; i < 10; i += 1) await database.reader.rows(read);
    await send('INSERT INTO grown SELECT generate_series(1, 1000)');
    const scansOf = Prisma.sql`
      SELECT seq_scan::int AS whole, idx_scan::int AS indexed FROM pg_stat_xact_user_tables WHERE relname = 'grown'`;
    const [before, after] = await database.transaction(async (tx) => {
      const [first] = await tx.rows<Scans>(scansOf);
      expect(await tx.rows(read)).toEqual([{ id: 1 }]);
      const [second] = await tx.rows<Scans>(scansOf);
      return [first, second] as const;
    });
    expect(after).toEqual({ whole: before?.whole, indexed: (before?.indexed ?? 0) + 1 });
  });

  /** Counts the writes of a connection, and the descriptions of columns that the server sends. */
  function countMessages(connection: ServiceConnection) {
    const { connection: wire } = connection as unknown as { connection: EventEmitter & { stream: Socket } };
    const described = vi.fn();
    wire.on('rowDescription', described);
    return { described, written: vi.spyOn(wire.stream, 'write') };
  }

  it('sends each statement in one write, and lets the server describe its columns once', async () => {
    const connection = await connect();
    await connection.keepSettings();
    const { described, written } = countMessages(connection);
    for (let n = 0; n < 3; n += 1) {
      expect(await run(connection, `SELECT 1 AS one, 'b' AS two`)).toEqual([{ one: 1, two: 'b' }]);
      expect(await run(connection, 'SELECT true AS three')).toEqual([{ three: true }]);
    }
    expect(written).toHaveBeenCalledTimes(6);
    expect(described).toHaveBeenCalledTimes(2);
  });

  it('lets a pooler describe the columns of each statement', async () => {
    const connection = await connect();
    const { described, written } = countMessages(connection);
    for (let n = 0; n < 3; n += 1) await run(connection, 'SELECT 1 AS one');
    expect([described, written].map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
  });

  it('fails instead of showing columns that have changed since they were described, and describes them again', async () => {
    const connection = await connect();
    await connection.keepSettings();
    await connection.query(`CREATE TEMP TABLE changing AS SELECT 1 AS one`);
    const read = () => run(connection, 'SELECT * FROM changing');
    expect([await read(), await read()]).toEqual([[{ one: 1 }], [{ one: 1 }]]);
    await connection.query('ALTER TABLE changing ALTER one TYPE text, ADD two int');
    await expect(read()).rejects.toThrow('cached plan must not change result type');
    await connection.query('DEALLOCATE ALL');
    await expect(read()).rejects.toThrow('does not exist');
    expect(await read()).toEqual([{ one: '1', two: null }]);
  });

  it('commits nothing if a value of the last statement of a transaction cannot be sent', async () => {
    const connection = await connect();
    await connection.query('CREATE TEMP TABLE numbers (n int)');
    await run(connection, 'BEGIN');
    await run(connection, 'INSERT INTO numbers VALUES (1)');
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const last = { text: 'SELECT $1::jsonb', values: [circular], transaction: 'commits' };
    await expect(connection.query(last as ConnectionStatement)).rejects.toThrow('circular');
    await run(connection, 'ROLLBACK');
    expect(await run(connection, 'SELECT n FROM numbers')).toEqual([]);
  });

  it('is ended if the server stops responding before it is asked to keep them', async () => {
    const stream = () => {
      const socket = new Socket();
      // Its last message is that it is ready for a query.
      return socket.on('data', (bytes) => {
        if (bytes.at(-6) === 'Z'.charCodeAt(0)) socket.pause();
      });
    };
    const database = openDatabase({ url, stream, timeouts: { silenceMs: 300 } });
    onTestFinished(() => database.close());
    await expect(database.reader.rows(Prisma.sql`SELECT 1`)).rejects.toThrow('the database was silent');
  });

  it('sets the timeouts of each statement and transaction', async () => {
    const database = openDatabase({ url, connectionsMax: 1 });
    onTestFinished(() => database.close());
    const read = Prisma.sql`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
        current_setting('plan_cache_mode') AS plans`;
    expect(await database.reader.rows(read)).toEqual([
      { statement: '15s', lock: '10s', plans: 'force_generic_plan' },
    ]);
    const settings = { statementTimeoutMs: 2_000, plans: 'custom' } as const;
    const changed = { statement: '2s', lock: '10s', plans: 'force_custom_plan' };
    expect(await database.reader.rows(read, settings)).toEqual([changed]);
    expect(await database.reader.rows(read)).toEqual([
      { statement: '15s', lock: '10s', plans: 'force_generic_plan' },
    ]);
    const inTransaction = await database.transaction(async (tx) => [
      await tx.rows(read),
      await tx.rows(read, settings),
      await tx.rows(read),
    ]);
    const usual = [{ statement: '15s', lock: '10s', plans: 'force_generic_plan' }];
    expect(inTransaction).toEqual([usual, [changed], [changed]]);
    expect(await database.reader.rows(read)).toEqual(usual);
  });
});
