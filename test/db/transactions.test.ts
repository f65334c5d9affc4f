/** The one transaction of a write: retried when it loses a race, whole or not at all, answered after the commit. */
import express from 'express';
import pg from 'pg';
import { pino } from 'pino';
import { Histogram, Registry } from 'prom-client';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HeldBodies, usualHeldBodyLimits } from '../../src/api/http/held-bodies.ts';
import { RefusedBodies } from '../../src/api/http/refused-bodies.ts';
import { createBackend } from '../../src/api/requests/backend.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { AnyHandler } from '../../src/api/requests/dispatcher.ts';
import { DeprecatedCalls } from '../../src/api/requests/lifecycle.ts';
import { noRateLimits, RateLimits } from '../../src/api/limits/rate-limits.ts';
import { requestLog } from '../../src/api/http/request-log.ts';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { Database, Tx } from '../../src/db/database.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { AppError } from '../../src/domain/core/errors.ts';
import { testNow } from '../support/clock.ts';
import { linkTo } from '../support/database-link.ts';
import type { DatabaseLink } from '../support/database-link.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeTenant } from '../support/factories.ts';
import { assertMatchesContract } from '../support/contract-matcher.ts';
import { emptyKeptTexts, startService, testSettings, unusedThreadShares } from '../support/service.ts';
import type { ProblemBody } from '../support/service.ts';

/** What a test lets `createBoard` do in its transaction; rows of the table `notes` are what it stores. */
type Work = (tx: Tx, attempt: number) => Promise<unknown>;

let link: DatabaseLink;
let database: Database;
/** A connection that does not go through the link. */
let other: pg.Client;
let token: string;
let app: express.Express;
let work: Work;
let attempts: number;
const contract = loadContract();

beforeAll(async () => {
  const databaseUrl = await createMigratedDatabase();
  const service = await startService({ databaseUrl });
  ({ token } = await makeTenant(service));
  other = new pg.Client({ connectionString: databaseUrl });
  await other.connect();
  await other.query(`
    CREATE TABLE notes (id int PRIMARY KEY, text text NOT NULL DEFAULT '', parent int,
      FOREIGN KEY (parent) REFERENCES notes (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE FUNCTION wait_for_permission() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NULL; END $$;
    CREATE FUNCTION break_connection() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
    CREATE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'write skew' USING ERRCODE = '40001'; END $$;
    CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.text = 'slow') EXECUTE FUNCTION wait_for_permission();
    CREATE CONSTRAINT TRIGGER broken_commit AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.text = 'broken') EXECUTE FUNCTION break_connection();
    CREATE CONSTRAINT TRIGGER refused_commit AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.text = 'refused') EXECUTE FUNCTION refuse_commit();`);
  link = await linkTo(databaseUrl);
  database = openDatabase({ url: link.url, timeouts: { silenceMs: 500 } });
  app = await makeApp();
});

afterAll(async () => {
  await database.close();
  await other.end();
});

beforeEach(async () => {
  attempts = 0;
  await other.query(`TRUNCATE notes; INSERT INTO notes (id) VALUES (1), (2)`);
});

async function makeApp(): Promise<express.Express> {
  const unused: AnyHandler = () => Promise.reject(new Error('not in this test'));
  const operationIds = Object.values(contract.paths).flatMap((item) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => item[method]?.operationId ?? ''),
  );
  const run: AnyHandler = async ({ tx }) => {
    attempts += 1;
    return {
      status: 201,
      headers: { Location: '/v1/boards/x' },
      body: { attempt: attempts, result: await work(tx, attempts) },
    };
  };
  const read: AnyHandler = async ({ tx }) => ({ status: 200, body: { result: await work(tx, 1) } });
  const handlers = {
    ...Object.fromEntries(operationIds.map((id) => [id, unused])),
    createBoard: run,
    listTemplates: read,
  };
  const requestSeconds = new Histogram({
    name: 'x',
    help: 'x',
    labelNames: ['operation', 'status'],
    registers: [],
  });
  const application = express();
  application.use(requestLog({ log: pino({ level: 'silent' }), requestSeconds, now: testNow }));
  const credentialUses = new CredentialUses(database);
  const dependencies = {
    contract,
    database,
    credentialUses,
    rateLimits: new RateLimits(noRateLimits),
    deprecatedCalls: new DeprecatedCalls(new Registry()),
    secretKey: Buffer.alloc(32),
    settings: testSettings,
    keptTexts: emptyKeptTexts(),
    restoreMark: () => '',
    threadShares: unusedThreadShares(),
    heldBodies: new HeldBodies(usualHeldBodyLimits, new Registry()),
    refusedBodies: new RefusedBodies(),
  };
  application.use(await createBackend({ ...dependencies, handlers }));
  return application;
}

async function write(name = 'N') {
  const answer = await request(app).post('/v1/boards').auth(token, { type: 'bearer' }).send({ name });
  if (answer.status !== 201) assertMatchesContract('createBoard', answer);
  return answer;
}

function read() {
  return request(app).get('/v1/templates').auth(token, { type: 'bearer' });
}

const run = (tx: Tx, statement: string) => tx.rows(Prisma.raw(statement));

async function notes(): Promise<string[]> {
  const { rows } = await other.query<{ text: string }>('SELECT text FROM notes ORDER BY id');
  return rows.map(({ text }) => text);
}

/** The sessions of the service that wait for a lock. */
async function untilWaiting(count = 1): Promise<void> {
  const waiting = async () => {
    const { rowCount } = await other.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(waiting, { interval: 10 }).toBe(count);
}

describe('a write that loses a race', () => {
  it('is retried after a serialization failure, and returns the response of the committed attempt', async () => {
    work = async (tx, attempt) => {
      await run(tx, 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const [first] = await tx.rows<{ text: string }>(Prisma.sql`SELECT text FROM notes WHERE id = 1`);
      if (attempt === 1) await other.query(`UPDATE notes SET text = 'theirs' WHERE id = 1`);
      await run(tx, `UPDATE notes SET text = text || ' and ours' WHERE id = 1`);
      return first?.text;
    };
    const answer = await write();
    expect([answer.status, answer.body]).toEqual([201, { attempt: 2, result: 'theirs' }]);
    expect(await notes()).toEqual(['theirs and ours', '']);
  });

  it('is retried after a serialization failure at the commit', async () => {
    work = (tx, attempt) =>
      run(tx, `INSERT INTO notes (id, text) VALUES (3, '${attempt === 1 ? 'refused' : 'stored'}')`);
    expect((await write()).status).toBe(201);
    expect([attempts, await notes()]).toEqual([2, ['', '', 'stored']]);
  });

  it('is retried after a deadlock, so that two writes that block each other both succeed', async () => {
    let arrive = (): void => undefined;
    const bothHaveOne = new Promise<void>((resolve) => {
      let missing = 2;
      arrive = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    work = async (tx, attempt) => {
      const [first, second] = attempt % 2 === 1 ? [1, 2] : [2, 1];
      await run(tx, `SET LOCAL deadlock_timeout = '50ms'`);
      await run(tx, `UPDATE notes SET text = text || 'x' WHERE id = ${first}`);
      arrive();
      await bothHaveOne;
      await run(tx, `UPDATE notes SET text = text || 'x' WHERE id = ${second}`);
    };
    const answers = await Promise.all([write(), write()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(attempts).toBeGreaterThan(2);
    expect(await notes()).toEqual(['xx', 'xx']);
  });

  it('returns 409 after ten attempts, and nothing is stored', async () => {
    work = async (tx) => {
      await run(tx, `INSERT INTO notes (id) VALUES (3)`);
      await run(tx, `DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    };
    const answer = await write();
    expect([answer.status, (answer.body as ProblemBody).code, attempts]).toEqual([409, 'conflict', 10]);
    expect(await notes()).toEqual(['', '']);
  });

  it('returns 503 when it does not get a lock in time', async () => {
    await other.query('BEGIN; SELECT FROM notes WHERE id = 1 FOR UPDATE');
    work = async (tx) => {
      await run(tx, `SET LOCAL lock_timeout = '20ms'`);
      await run(tx, `UPDATE notes SET text = 'x' WHERE id = 1`);
    };
    const { status } = await write();
    await other.query('ROLLBACK');
    expect([status, attempts]).toEqual([503, 1]);
    expect(await notes()).toEqual(['', '']);
  });
});

describe('a write that fails', () => {
  const insert = (tx: Tx) => run(tx, `INSERT INTO notes (id, text) VALUES (3, 'stored')`);

  it.each([
    ['an error of the domain', new AppError('unknown_template', 'No such template.'), 422],
    ['an unexpected error', new Error('secret words'), 500],
    ['something thrown that is no error', 'secret words' as unknown as Error, 500],
  ])('by %s stores nothing', async (_name, error, expected) => {
    work = async (tx) => {
      await insert(tx);
      await tx.prisma.user.updateMany({ data: { name: 'changed' } });
      throw error;
    };
    const { status, text } = await write();
    expect(status).toBe(expected);
    expect(text).not.toContain('secret');
    expect(await notes()).toEqual(['', '']);
    const { rows } = await other.query(`SELECT FROM users WHERE name = 'changed'`);
    expect(rows).toEqual([]);
    expect(attempts).toBe(1);
  });

  it('returns an error when a deferred constraint fails at the commit', async () => {
    work = (tx) => run(tx, `INSERT INTO notes (id, parent) VALUES (3, 99)`);
    expect((await write()).status).toBe(409);
    expect(await notes()).toEqual(['', '']);
  });

  it('returns an error at the commit when an earlier statement failed and the failure was ignored', async () => {
    work = async (tx) => {
      await insert(tx);
      await run(tx, 'SELECT 1 / 0').catch(() => undefined);
    };
    expect((await write()).status).toBe(500);
    expect(await notes()).toEqual(['', '']);
  });

  it('returns an error when the connection breaks at the commit', async () => {
    work = (tx) => run(tx, `INSERT INTO notes (id, text) VALUES (3, 'broken')`);
    const { status, headers } = await write();
    expect([status, headers['retry-after']]).toEqual([503, '2']);
    expect(await notes()).toEqual(['', '']);
    work = insert;
    expect((await write()).status).toBe(201);
    expect(await notes()).toEqual(['', '', 'stored']);
  });

  it.each([
    ['broke', 'cut'],
    ['stopped responding', 'hush'],
  ] as const)('returns an error when the commit is not confirmed: the network %s', async (_how, fail) => {
    await other.query('SELECT pg_advisory_lock(77)');
    const { unconfirmedCommits } = database.load();
    work = (tx) => run(tx, `INSERT INTO notes (id, text) VALUES (3, 'slow')`);
    const answer = write();
    await untilWaiting();
    link[fail]();
    const unconfirmed = await answer;
    expect(unconfirmed.status).toBe(503);
    expect((unconfirmed.body as ProblemBody).detail).toContain('did not confirm the commit');
    expect(database.load().unconfirmedCommits).toBe(unconfirmedCommits + 1);
    link.mend();
    await other.query('SELECT pg_advisory_unlock(77)');
    await untilWaiting(0);
    // Here it was stored.
    expect(await notes()).toEqual(['', '', 'slow']);
    work = (tx) => run(tx, 'SELECT 1');
    expect((await write()).status).toBe(201);
  });

  it('returns an error when the commit is not confirmed: the server ended the connection', async () => {
    await other.query('SELECT pg_advisory_lock(77)');
    work = (tx) => run(tx, `INSERT INTO notes (id, text) VALUES (3, 'slow')`);
    const answer = write();
    await untilWaiting();
    // Only here: other databases of the server have tests that wait, too.
    await other.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    const unconfirmed = await answer;
    await other.query('SELECT pg_advisory_unlock(77)');
    // A server that stops while a commit waits for its standby sends the same error, and keeps the commit.
    expect(unconfirmed.status).toBe(503);
    expect((unconfirmed.body as ProblemBody).detail).toContain('did not confirm the commit');
  });

  it('returns 503 when it takes too long', async () => {
    work = async (tx) => {
      await insert(tx);
      await run(tx, `SET LOCAL statement_timeout = '20ms'`);
      await run(tx, 'SELECT pg_sleep(10)');
    };
    const { status, headers } = await write();
    expect([status, headers['retry-after'], attempts]).toEqual([503, '2', 1]);
    expect(await notes()).toEqual(['', '']);
  });
});

describe('the response to a write', () => {
  it('is sent after the commit, not before', async () => {
    await other.query('SELECT pg_advisory_lock(77)');
    work = (tx) => run(tx, `INSERT INTO notes (id, text) VALUES (3, 'slow')`);
    let isAnswered = false;
    const answer = write().then(({ status }) => {
      isAnswered = true;
      return status;
    });
    await untilWaiting();
    expect([attempts, isAnswered]).toEqual([1, false]);
    expect(await notes()).toEqual(['', '']);
    await other.query('SELECT pg_advisory_unlock(77)');
    expect(await answer).toBe(201);
    expect(await notes()).toEqual(['', '', 'slow']);
  });
});

describe('an unavailable database', () => {
  it('causes 503 with the time to retry on reads and writes, and recovers automatically', async () => {
    work = (tx) => run(tx, 'SELECT 1 AS one');
    expect((await read()).status).toBe(200);
    link.cut();
    for (const answer of [await read(), await write()]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
      expect((answer.body as ProblemBody).code).toBe('unavailable');
    }
    link.mend();
    await expect.poll(async () => (await read()).status).toBe(200);
    expect((await write()).status).toBe(201);
  });

  it('causes 503 on a write in progress, and nothing of it is stored', async () => {
    work = async (tx) => {
      await run(tx, `INSERT INTO notes (id) VALUES (3)`);
      await other.query(`
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`);
      await run(tx, 'SELECT 1');
    };
    expect((await write()).status).toBe(503);
    expect(await notes()).toEqual(['', '']);
    work = (tx) => run(tx, 'SELECT 1');
    expect((await write()).status).toBe(201);
  });
});
