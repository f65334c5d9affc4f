/** One Idempotency-Key across a crash. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { systemNow } from '../support/clock.ts';
import { assertMatchesContract } from '../support/contract-matcher.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { publicUrl } from '../support/jobs.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { holdBoards, untilAnswered } from '../support/repeated-requests.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
/** Another instance on the same database. */
let second: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  const databaseUrl = await createMigratedDatabase();
  // By the machine's clock, as the process that is killed.
  service = await startService({ databaseUrl, now: systemNow });
  second = await startService({ databaseUrl, now: systemNow });
  tenant = await makeTenant(service);
});

beforeEach(async () => {
  const { board } = await makeBoard(service, tenant);
  boardId = board.id;
});

const body = { title: 'Card' };

function createCard(on: Service, key: string) {
  const headers = { 'Idempotency-Key': key };
  return on.call('createCard', { token: tenant.token, id: boardId, body, headers });
}

async function cards() {
  return (await service.succeed('listCards', { token: tenant.token, id: boardId })).data;
}

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
    const held = await holdBoards(service);
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
