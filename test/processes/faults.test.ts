/**
 * A database that stops, is full, is slow or stops responding: clients get a timely 503, and the service recovers by
 * itself.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import request from 'supertest';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, passWaitingTime, readJobs, runJobs, untilNoJobs } from '../support/jobs.ts';
import { makeOwnPostgres } from '../support/own-postgres.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';

const postgres = await makeOwnPostgres(30);
const timeouts = { connectMs: 1_500, silenceMs: 700 };
const guessSettings = {
  wrongLinksPerMinute: Infinity,
  signInCodesPerEmail: Infinity,
  signInCodesPerNetwork: Infinity,
};
const service = await startService({ databaseUrl: postgres.link.url, pool: { timeouts }, guessSettings });
const tenant = await makeTenant(service);
const { token } = tenant;

/** A read, a write, and a sign-in, which needs no credential. */
const calls: readonly (readonly [OperationId, Parameters<Service['call']>[1]])[] = [
  ['listBoards', { token }],
  ['createBoard', { token, body: { name: 'In a fault' } }],
  ['createSignInCode', { body: { email: 'ada@example.com' } }],
];

/** Each kind of call is a 503 that says when to come again, within the time; a problem of the contract, as always. */
async function expectOutage(withinMs: number, of: Service = service): Promise<void> {
  const startedAtMs = performance.now();
  const answers = await Promise.all(calls.map(([operation, options]) => of.call(operation, options)));
  const tookMs = performance.now() - startedAtMs;
  for (const { status, headers, body } of answers) {
    expect(status, JSON.stringify(body)).toBe(503);
    expect(headers['retry-after']).toBe('2');
  }
  expect(tookMs).toBeLessThan(withinMs);
  const ready = await request(of.server).get('/readyz');
  expect([ready.status, ready.headers['retry-after']]).toEqual([503, '2']);
  expect((await request(of.server).get('/livez')).status).toBe(200);
}

async function untilReady(of: Service = service): Promise<void> {
  const readiness = async () => (await request(of.server).get('/readyz')).status;
  await expect.poll(readiness, { interval: 20 }).toBe(200);
  for (const [operation, options] of calls) {
    await expect
      .poll(async () => (await of.call(operation, options)).status, { interval: 20 })
      .toBeLessThan(300);
  }
}

async function boardNames(): Promise<string[]> {
  const { data } = await service.succeed('listBoards', { token, query: { limit: 250 } });
  return data.map(({ name }) => name);
}

/** A connection around the service's, which ends with the test. */
async function connect(): Promise<pg.Client> {
  const client = new pg.Client(postgres.url());
  client.on('error', () => undefined);
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** How many sessions wait for a lock, as a client sees it that isn't in a transaction: there, the first look would be shown again. */
async function countWaiting(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}

/** Has the sessions of the service broken, all at once. */
async function terminateAll(client: pg.Client): Promise<number> {
  const { rows } = await client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`);
  return rows.length;
}

async function inviteSomebody({ workspaceId: id }: Tenant, email: string): Promise<void> {
  await service.succeed('createMember', { token, id, body: { email, role: 'member' } });
}

describe('a database that ends', () => {
  it.each([
    ['is shut down', 'SIGINT'],
    ['is shut down at once', 'SIGQUIT'],
    ['crashes', 'SIGKILL'],
  ] as const)(
    'and %s causes 503 on every call immediately, and everything works again once it is back',
    async (how, signal) => {
      const name = `Before it ${how}`;
      await service.succeed('createBoard', { token, body: { name } });
      await postgres.end(signal);
      await expectOutage(2_500);
      await postgres.start();
      await untilReady();
      expect(await boardNames()).toContain(name);
    },
  );

  it('runs earlier and new jobs once it is back', async () => {
    const mailServer = await makeMailServer();
    const away = await makeMailServer();
    await away.close();
    const before = await runJobs(service, away);
    await inviteSomebody(tenant, 'before@example.com');
    await expect
      .poll(async () => (await readJobs(service))[0]?.lastError, { interval: 20 })
      .toContain('mail cannot be sent');
    await before.stop(5_000);

    await runJobs(service, mailServer, 200);
    await postgres.end('SIGQUIT');
    await expectOutage(2_500);
    await postgres.start();
    await untilReady();
    await passWaitingTime(service);
    await inviteSomebody(tenant, 'after@example.com');
    await untilNoJobs(service);
    const recipients = mailServer.mails.flatMap(({ to }) => to);
    expect(recipients).toEqual(expect.arrayContaining(['before@example.com', 'after@example.com']));
  });

  it('ends no process when it fails during a new connection', async () => {
    // Accepts everyone (AuthenticationOk, ReadyForQuery), and breaks at the first statement.
    const greeting = Buffer.from('5200000008000000005a0000000549', 'hex');
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.write(greeting);
        socket.once('data', () => socket.resetAndDestroy());
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `postgresql://x@127.0.0.1:${(server.address() as AddressInfo).port}/x`;
    await expectOutage(2_500, await startService({ databaseUrl: url, pool: { timeouts }, guessSettings }));
  });
});

describe('a database that stops responding on open connections', () => {
  it('is abandoned after the timeout, and everything works again once it responds', async () => {
    // Several connections are open, and all of them go silent.
    await Promise.all(Array.from({ length: 5 }, () => service.succeed('listBoards', { token })));
    postgres.link.hush();
    await expectOutage(timeouts.silenceMs + timeouts.connectMs + 500);
    await expectOutage(timeouts.connectMs + 500);
    postgres.link.mend();
    await untilReady();
  });

  it('runs the waiting jobs', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer, 200, timeouts.silenceMs);
    await inviteSomebody(tenant, 'heard@example.com');
    await untilNoJobs(service);
    postgres.link.hush();
    await expect.poll(() => logLines.join(''), { interval: 20 }).toContain('silent for 0.7 s');
    postgres.link.mend();
    await untilReady();
    await inviteSomebody(tenant, 'again@example.com');
    await untilNoJobs(service);
    expect(mailServer.mails.flatMap(({ to }) => to)).toContain('again@example.com');
  });
});

describe('a lack of connections', () => {
  it('on the server causes 503, is logged once with the fix, and ends as soon as one is free', async () => {
    const other = await startService({ databaseUrl: postgres.url(), pool: { timeouts }, guessSettings });
    // Sessions that earlier tests have abandoned would end at some moment, and leave a connection to the service.
    const watcher = await connect();
    await expect.poll(() => terminateAll(watcher), { interval: 20 }).toBe(0);
    const taken: pg.Client[] = [];
    onTestFinished(async () => {
      await Promise.all(taken.map((client) => client.end()));
    });
    const takeAll = async (): Promise<void> => {
      for (;;) {
        const client = new pg.Client(postgres.url());
        client.on('error', () => undefined);
        await client.connect();
        taken.push(client);
      }
    };
    await expect(takeAll()).rejects.toMatchObject({ code: '53300' });
    await expectOutage(2_500, other);
    for (const [operation, options] of calls) await other.call(operation, options);
    const failures = other.logLines.filter((line) => line.includes('"level":50'));
    expect(failures).toHaveLength(1);
    for (const word of ['max_connections', 'DATABASE_POOL_SIZE', 'WORKER_CONCURRENCY'])
      expect(failures[0]).toContain(word);
    await Promise.all(taken.map((client) => client.end()));
    await untilReady(other);
  });

  it('in the pool, when slow requests use all of them, causes a timely 503 for others, and the slow ones succeed', async () => {
    const small = await startService({
      databaseUrl: postgres.link.url,
      pool: { connectionsMax: 2, timeouts: { connectMs: timeouts.connectMs } },
      guessSettings,
    });
    const client = await connect();
    const { id } = await small.succeed('createBoard', { token, body: { name: 'Locked for a while' } });
    await client.query('BEGIN; LOCK TABLE boards IN ACCESS EXCLUSIVE MODE');
    const slow = ['Slow', 'Slower'].map((name) => small.call('updateBoard', { token, id, body: { name } }));
    const watcher = await connect();
    await expect.poll(() => countWaiting(watcher), { interval: 10 }).toBe(2);
    await expectOutage(2_500, small);
    await client.query('COMMIT');
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
    await untilReady(small);
  });
});

describe('a table that someone has locked', () => {
  it('causes a timely 503 on reads and writes, stores nothing, and has no later effects', async () => {
    const client = await connect();
    // What PostgreSQL says when a lock was not available within lock_timeout, which is longer than a test may wait.
    await client.query(`
      CREATE FUNCTION give_up() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'canceling statement due to lock timeout' USING ERRCODE = '55P03'; END $$;
      CREATE TRIGGER give_up BEFORE INSERT ON boards FOR EACH ROW EXECUTE FUNCTION give_up()`);
    const problem = await service.fail('createBoard', 503, { token, body: { name: 'Locked out' } });
    expect(problem.detail).toContain('Nothing was changed');
    await client.query('DROP FUNCTION give_up CASCADE');
    expect(await boardNames()).not.toContain('Locked out');
    await untilReady();
  });
});

describe('connections that the server ends', () => {
  it('leave each of many writes complete or undone, and never cause a 500', async () => {
    const [client, watcher] = [await connect(), await connect()];
    const { id } = await service.succeed('createBoard', { token, body: { name: 'Under fire' } });
    const answers: Promise<{ readonly status: number }>[] = [];
    const createSome = () => {
      for (let count = 0; count < 30; count += 1) {
        const body = { title: `Under fire ${answers.length}` };
        answers.push(service.call('createCard', { token, id, body }));
      }
    };
    createSome();
    await Promise.race(answers);
    // So that some are in progress: a card is created faster than it takes to end its connection.
    await client.query('BEGIN');
    await client.query('SELECT FROM columns WHERE board_id = $1 FOR UPDATE', [storedId(id)]);
    createSome();
    await expect.poll(() => countWaiting(watcher)).toBeGreaterThan(0);
    expect(await terminateAll(client)).toBeGreaterThan(0);
    await client.query('COMMIT');
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    expect(statuses).toContain(503);
    await untilReady();
    const { rows } = await client.query<{ title: string; events: number }>(`
      SELECT title, (SELECT count(*)::int FROM (
        SELECT resource_id FROM events UNION ALL SELECT resource_id FROM incoming_events
      ) e WHERE resource_id = cards.id) AS events
      FROM cards WHERE title LIKE 'Under fire %'`);
    const stored = rows.map(({ title, events }) => [title, events]);
    const answered = statuses.flatMap((status, index) =>
      status === 201 ? [[`Under fire ${index}`, 1]] : [],
    );
    expect(stored).toEqual(expect.arrayContaining(answered));
    expect(rows.filter(({ events }) => events !== 1)).toEqual([]);
  });
});

describe('a database that cannot store', () => {
  it.each([
    ['its disk is full', '53100'],
    ['it has no memory left', '53200'],
    ['its disk fails', '58030'],
  ])('because %s causes 503, and nothing is stored', async (_why, code) => {
    const client = await connect();
    await client.query(`
      CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${code}'; END $$;
      CREATE TRIGGER fail BEFORE INSERT ON incoming_events FOR EACH ROW EXECUTE FUNCTION fail()`);
    const { retryAfter } = await createBoard('Not stored');
    await client.query('DROP FUNCTION fail CASCADE');
    expect(retryAfter).toBe('2');
    expect(await boardNames()).not.toContain('Not stored');
    await untilReady();
  });

  it('because it is read-only, as after a failover, still serves reads, and is replaced once another can be reached', async () => {
    const client = await connect();
    const name = new URL(postgres.url()).pathname.slice(1);
    await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    await terminateAll(client);
    const reading = async () => (await service.call('listBoards', { token })).status;
    await expect.poll(reading, { interval: 20 }).toBe(200);
    expect((await createBoard('Only read')).retryAfter).toBe('2');
    await client.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
    // The connection that refused is not used again.
    await untilReady();
    expect(await boardNames()).not.toContain('Only read');
  });
});

/** A board that cannot be stored. */
async function createBoard(name: string): Promise<{ readonly retryAfter: string | undefined }> {
  const answer = await service.call('createBoard', { token, body: { name } });
  expect(answer.status, answer.text).toBe(503);
  return { retryAfter: answer.headers['retry-after'] };
}
