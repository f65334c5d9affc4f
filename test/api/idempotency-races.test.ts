/** One Idempotency-Key in many requests at once, over two instances of the service, and across a crash. */
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { systemNow } from '../support/clock.ts';
import { assertMatchesContract } from '../support/contract-matcher.ts';
import type { Answer } from '../support/contract-matcher.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { publicUrl } from '../support/jobs.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
/** Another instance on the same database. */
let second: Service;
let tenant: Tenant;
let boardId: string;
let columnId: string;

beforeAll(async () => {
  const databaseUrl = await createMigratedDatabase();
  // By the machine's clock, as the process that is killed.
  service = await startService({ databaseUrl, now: systemNow });
  second = await startService({ databaseUrl, now: systemNow });
  tenant = await makeTenant(service);
});

beforeEach(async () => {
  const { board, column } = await makeBoard(service, tenant);
  boardId = board.id;
  columnId = column.id;
});

const body = { title: 'Card' };

function createCard(on: Service, key: string) {
  const headers = { 'Idempotency-Key': key };
  return on.call('createCard', { token: tenant.token, id: boardId, body, headers });
}

/** What a client does: sends the same again while the answer says so. */
async function untilAnswered(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 409) return answer;
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'idempotency_key_in_use' });
    expect(answer.headers['retry-after']).toBe('1');
    // A client would wait for a second.
    await delay(Math.random() * 20);
  }
}

async function cards() {
  return (await service.succeed('listCards', { token: tenant.token, id: boardId })).data;
}

/** Stops every write to the board at this lock, before it has changed anything. */
const holdBoard = () =>
  holdTransaction(service, 'SELECT FROM boards WHERE id IN (SELECT id FROM boards) FOR UPDATE');

describe('the same request sent many times concurrently', () => {
  it.each([1, 2])('creates one card and gets one response, on %i instance(s)', async (instances) => {
    const on = [service, second].slice(0, instances);
    const key = `many-${instances}`;
    const calls = Array.from({ length: 20 }, (_, index) => on[index % instances] ?? service);
    const answers = await Promise.all(calls.map((instance) => createCard(instance, key)));
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);

    const final = await Promise.all(calls.map((instance) => untilAnswered(() => createCard(instance, key))));
    expect(final.map(({ headers }) => headers['idempotent-replayed'])).toEqual(calls.map(() => 'true'));
    expect([...new Set([...made, ...final].map(({ text }) => text))]).toEqual([made[0]?.text]);
    expect(await cards()).toHaveLength(1);
  });

  it('returns 409 immediately while the first is in progress, on any instance, and other keys are not blocked', async () => {
    const held = await holdBoard();
    const first = createCard(service, 'busy');
    await untilWaiting(service, 1);
    for (const instance of [service, second]) {
      const busy = await createCard(instance, 'busy');
      expect([busy.status, busy.headers['retry-after']]).toEqual([409, '1']);
      expect(JSON.parse(busy.text)).toMatchObject({ code: 'idempotency_key_in_use' });
    }
    const other = createCard(second, 'idle');
    await untilWaiting(service, 2);
    await held.commit();
    const { text } = await first;
    expect((await createCard(second, 'busy')).text).toBe(text);
    expect((await other).status).toBe(201);
    expect(await cards()).toHaveLength(2);
  });

  it('is carried out by the next attempt when the first fails', async () => {
    const held = await holdTransaction(service, 'LOCK TABLE cards IN EXCLUSIVE MODE');
    const create = (on: Service) =>
      on.call('createCard', {
        token: tenant.token,
        id: boardId,
        body: { ...body, column_id: columnId },
        headers: { 'Idempotency-Key': 'failing' },
      });
    const first = create(service);
    await untilWaiting(service, 1);
    expect((await create(second)).status).toBe(409);
    await service.database.reader.rows(Prisma.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    expect((await first).status).toBe(503);
    await held.commit();
    const next = await untilAnswered(() => create(second));
    expect([next.status, next.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await cards()).toHaveLength(1);
  });
});

describe('a process that is killed', () => {
  async function startProcess() {
    const secret = { SECRET_KEY: 'x'.repeat(32), PUBLIC_URL: publicUrl };
    const env = { DATABASE_URL: service.databaseUrl, ...secret };
    const server = startServer({ ...env, DATA_DIR: await makeDataDir() });
    const address = await server.address();
    const send = (key: string) =>
      fetch(`${address}/v1/boards/${boardId}/cards`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${tenant.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
        },
        body: JSON.stringify(body),
      });
    const kill = async (): Promise<void> => {
      server.signal('SIGKILL');
      await server.exited;
    };
    return { send, kill };
  }

  it('between commit and response leaves the card, and a retry returns the response', async () => {
    await service.database.reader.rows(Prisma.sql`
      CREATE FUNCTION wait_for_permission() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN PERFORM pg_advisory_xact_lock(77); RETURN NULL; END $$`);
    // Waits in the COMMIT itself, after which PostgreSQL does not ask whether anybody is still there.
    await service.database.reader.rows(Prisma.sql`
      CREATE CONSTRAINT TRIGGER slow_commit AFTER INSERT ON cards DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION wait_for_permission()`);
    const held = await holdTransaction(service, 'SELECT pg_advisory_xact_lock(77)');
    const { send, kill } = await startProcess();
    const lost = send('crash-after');
    lost.catch(() => undefined);
    await untilWaiting(service, 1);
    await kill();
    await expect(lost).rejects.toThrow();
    expect((await createCard(second, 'crash-after')).status).toBe(409);
    expect(await cards()).toEqual([]);
    await held.commit();

    const answer = await untilAnswered(() => createCard(second, 'crash-after'));
    await service.database.reader.rows(Prisma.sql`DROP TRIGGER slow_commit ON cards`);
    expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([201, 'true']);
    const [card, ...more] = await cards();
    expect(JSON.parse(answer.text)).toEqual(card);
    expect(more).toEqual([]);
    expect(answer.headers.location).toBe(`/v1/cards/${card?.id ?? ''}`);
  });

  it('in the middle of the write leaves nothing, and a retry carries out the request', async () => {
    const held = await holdBoard();
    const { send, kill } = await startProcess();
    const lost = send('crash-before');
    lost.catch(() => undefined);
    await untilWaiting(service, 1);
    await kill();
    await expect(lost).rejects.toThrow();
    await held.commit();
    const answer = await untilAnswered(() => createCard(second, 'crash-before'));
    expect([answer.status, answer.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await cards()).toHaveLength(1);
    assertMatchesContract('createCard', answer);
  });
});
