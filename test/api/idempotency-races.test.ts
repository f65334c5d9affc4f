/** One Idempotency-Key in many requests at once, over two instances of the service. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { holdBoards, untilAnswered } from '../support/repeated-requests.ts';
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
  service = await startService({ databaseUrl });
  second = await startService({ databaseUrl });
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

async function cards() {
  return (await service.succeed('listCards', { token: tenant.token, id: boardId })).data;
}

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
    const held = await holdBoards(service);
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
