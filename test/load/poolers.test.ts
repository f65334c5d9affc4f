/** The service behind PgBouncer: nothing depends on the session that a statement happens to run in, or stays in it. */
import pg from 'pg';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { inspectPooling, lostStatementsSentence, missingDirectUrlSentence } from '../../src/db/poolers.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { atTheEnd } from '../support/endings.ts';
import { makeTenant } from '../support/factories.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';

const poolSize = 6;
const directUrl = await createMigratedDatabase();
const pooledUrl = await startPgBouncer(directUrl, {
  mode: 'transaction',
  poolSize,
  preparedStatementsMax: 200,
});
const service = await startService({ databaseUrl: pooledUrl });
const tenant = await makeTenant(service);
const operator = await connect(directUrl);
atTheEnd(() => operator.end());

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

const names = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'plan_cache_mode',
  'enable_seqscan',
  'enable_bitmapscan',
  'enable_incremental_sort',
  'jit',
  'tcp_keepalives_idle',
];

async function settingsOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1) ORDER BY name',
    [names],
  );
  return rows.map(({ name, setting }) => `${name}=${setting}`).join(' ');
}

/** The settings of every server connection of the pooler, as another of its clients finds them. */
async function settingsOfOthers(): Promise<Set<string>> {
  const clients = await Promise.all(Array.from({ length: poolSize }, () => connect(pooledUrl)));
  const found = await Promise.all(
    clients.map(async (client) => {
      await client.query('BEGIN');
      return settingsOf(client);
    }),
  );
  await Promise.all(clients.map((client) => client.query('ROLLBACK')));
  await Promise.all(clients.map((client) => client.end()));
  return new Set(found);
}

const timeouts = Prisma.sql`
  SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle,
    pg_sleep(0.1)`;

interface Timeouts {
  readonly pid: number;
  readonly statement: string;
  readonly lock: string;
  readonly idle: string;
}

/** The timeouts of statements that run at once, on as many server connections. */
async function timeoutsOn(read: (statement: Prisma.Sql) => Promise<Timeouts[]>): Promise<Set<string>> {
  const found = await Promise.all(Array.from({ length: poolSize * 5 }, () => read(timeouts)));
  const rows = found.flat();
  expect(new Set(rows.map(({ pid }) => pid)).size).toBe(poolSize);
  return new Set(rows.map(({ statement, lock, idle }) => `${statement} ${lock} ${idle}`));
}

async function expectTimeoutsEverywhere(database: Database): Promise<void> {
  expect(await timeoutsOn((statement) => database.reader.rows(statement))).toEqual(new Set(['15s 10s 0']));
  const inTransaction = (statement: Prisma.Sql) =>
    database.transaction((tx: Tx) => tx.rows<Timeouts>(statement));
  expect(await timeoutsOn(inTransaction)).toEqual(new Set(['15s 10s 20s']));
}

describe('behind a pooler in transaction mode', () => {
  it('every statement has its timeouts, on every server connection, including new ones', async () => {
    await expectTimeoutsEverywhere(service.database);
    await operator.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`);
    const status = async () => (await service.call('listBoards', { token: tenant.token })).status;
    await expect.poll(status).toBe(200);
    await expectTimeoutsEverywhere(service.database);
  });

  it('no setting reaches other clients of the pool', async () => {
    await expectTimeoutsEverywhere(service.database);
    for (const query of [{}, { archived: true }, { q: 'x' }]) {
      await service.succeed('listWorkspaceCards', { token: tenant.token, id: tenant.workspaceId, query });
    }
    expect(await settingsOfOthers()).toEqual(new Set([await settingsOf(operator)]));
  });

  it.each([
    ['a read', 'access_tokens', 'listBoards', {}],
    ['a write', 'boards', 'createBoard', { body: { name: 'Waiting' } }],
  ] as const)(
    'a held lock causes 503 on %s after 10 seconds, and no backend keeps waiting',
    async (_what, table, operation, options) => {
      await operator.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
      const startedAtMs = performance.now();
      const call = () => service.call(operation, { token: tenant.token, ...options });
      const answers = await Promise.all(Array.from({ length: poolSize }, call));
      const tookSeconds = (performance.now() - startedAtMs) / 1_000;
      const waiting = await operator.query(`SELECT FROM pg_locks WHERE NOT granted`);
      await operator.query('ROLLBACK');
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
      expect(tookSeconds).toBeGreaterThan(9.9);
      expect(tookSeconds).toBeLessThan(14);
      expect(waiting.rowCount).toBe(0);
      expect((await call()).status).toBeLessThan(300);
    },
  );

  it('processes share the statements of a server connection, by their names', async () => {
    const other = openDatabase({ url: pooledUrl });
    onTestFinished(() => other.close());
    const statement = Prisma.sql`SELECT count(*)::int AS shared FROM boards`;
    for (const { reader } of [service.database, other, service.database, other]) {
      const reads = Array.from({ length: 30 }, () => reader.rows(statement));
      for (const rows of await Promise.all(reads)) expect(rows).toHaveLength(1);
    }
    const prepared = Prisma.sql`
      SELECT count(*)::int AS count FROM pg_prepared_statements WHERE statement = ${statement.text}`;
    const reads = Array.from({ length: 30 }, () => other.reader.rows<{ count: number }>(prepared));
    for (const [row] of await Promise.all(reads)) expect(row?.count).toBeLessThanOrEqual(1);
  });
});

describe('a pooler', () => {
  const tracking = { mode: 'transaction', poolSize, preparedStatementsMax: 200 } as const;
  const losing = { ...tracking, preparedStatementsMax: 0 };
  const env = { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };

  it.each([
    ['that keeps prepared statements', tracking, true],
    ['with one server connection', { ...tracking, poolSize: 1 }, true],
    ['in session mode', { ...losing, mode: 'session' }, true],
    ['that loses prepared statements', losing, false],
  ] as const)('%s is recognized', async (_which, options, keepsStatements) => {
    const url = await startPgBouncer(directUrl, options);
    for (let run = 0; run < 3; run += 1) {
      expect(await inspectPooling(url)).toEqual({ isPooled: true, keepsStatements });
    }
  });

  it('is not reported when there is none', async () => {
    expect(await inspectPooling(directUrl)).toEqual({ isPooled: false, keepsStatements: true });
  });

  it('prevents the start with a message when it loses prepared statements', async () => {
    const url = await startPgBouncer(directUrl, losing);
    const server = startServer({ ...env, DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl });
    expect(await server.exited).toBe(1);
    expect(server.stderr()).toContain(lostStatementsSentence);
  });

  it('causes a warning without DATABASE_DIRECT_URL', async () => {
    const pooled = startServer({ ...env, DATABASE_URL: pooledUrl });
    await pooled.printed(/"msg":"ready"/);
    expect(pooled.stdout()).toContain(missingDirectUrlSentence);
    const both = startServer({ ...env, DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: directUrl });
    await both.printed(/"msg":"ready"/);
    expect(both.stdout()).not.toContain(missingDirectUrlSentence);
  });

  it('causes 503 on requests and /readyz when it loses prepared statements', async () => {
    const misled = await startService({ databaseUrl: await startPgBouncer(directUrl, losing) });
    const statuses = new Set<number>();
    for (const operation of ['listBoards', 'listWorkspaces', 'listTemplates'] as const) {
      const calls = Array.from({ length: 60 }, () => misled.call(operation, { token: tenant.token }));
      for (const { status } of await Promise.all(calls)) statuses.add(status);
    }
    statuses.delete(200);
    expect([...statuses]).toEqual([503]);
    const ready = await request(misled.server).get('/readyz');
    const body = { status: 'unavailable', reason: lostStatementsSentence };
    expect([ready.status, ready.body]).toEqual([503, body]);
  });
});
