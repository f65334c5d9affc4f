/** The answers that are kept for an Idempotency-Key: of every operation, unreadable, and swept when they have expired. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answersKeptMs } from '../../src/api/requests/idempotency.ts';
import { Prisma } from '../../src/db/database.ts';
import { batchRowsMax, purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { startDeletion } from '../support/account-deletions.ts';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { named, sessionEnders } from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored, storedState } from '../support/stored-state.ts';
import { makePerson } from '../support/teams.ts';

const now = new Date('2026-11-21T09:30:00.000Z');
let service: Service;
let tenant: Tenant;
let boardId: string;
let keys = 0;

beforeAll(async () => {
  service = await startService({ now: () => now });
  tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
});

function newKey(): string {
  keys += 1;
  return `key-${keys}`;
}

/** Calls with a key, as the tenant by default. */
function keyed(operationId: OperationId, key: string, options: CallOptions = {}) {
  return service.call(operationId, {
    token: tenant.token,
    ...options,
    headers: { 'Idempotency-Key': key },
  });
}

const createCard = (key: string, options: CallOptions = {}) =>
  keyed('createCard', key, { id: boardId, body: { title: 'Card' }, ...options });

/** Their bytes, as text that can be searched. */
async function keptAnswers(): Promise<string[]> {
  const rows = await service.database.reader.prisma.idempotentAnswer.findMany({ orderBy: { id: 'asc' } });
  return rows.map(({ id, fingerprint, sealedAnswer }) =>
    Buffer.concat([id, fingerprint, sealedAnswer]).toString('latin1'),
  );
}

describe('every operation with Idempotency-Key', () => {
  let world: World;
  const answers: string[] = [];
  const keyedOperations = named(({ headerParameters }) => headerParameters.includes('Idempotency-Key'));

  beforeAll(async () => {
    world = await makeWorld(service);
  });

  it.each(keyedOperations.filter(([operationId]) => !sessionEnders.includes(operationId)))(
    'returns the same response to %s twice and carries it out once',
    async (operationId, spec) => {
      const key = newKey();
      // Others can't do their work without the board.
      const place = operationId === 'moveBoard' ? await makeWorld(service) : world;
      const call = { ...validCall(operationId, place), token: credentialFor(spec, place) };
      const first = await keyed(operationId, key, call);
      expect(first.status).toBeLessThan(300);
      const before = await storedState(service);
      const second = await keyed(operationId, key, call);
      expect(second.headers['idempotent-replayed']).toBe('true');
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      expect(second.headers.location).toBe(first.headers.location);
      expect(await storedState(service)).toEqual(before);
      answers.push(first.text);
    },
  );

  it('stores responses encrypted, without any secret, id or name in clear', async () => {
    const words = answers.flatMap((text) => text.match(/[\w-]{6,}/g) ?? []);
    expect(answers.some((text) => text.includes('"secret":"bwt_'))).toBe(true);
    expect(answers.some((text) => text.includes('"token":'))).toBe(true);
    const rows = await keptAnswers();
    expect(rows.length).toBeGreaterThanOrEqual(answers.length);
    const stored = rows.join('\n');
    const found = [...words, 'key-', tenant.token, world.session].filter((word) => stored.includes(word));
    expect(found).toEqual([]);
  });

  it('is every POST with a credential, and no other', () => {
    const posts = named(({ method, credentials }) => method === 'post' && credentials.length > 0);
    expect(keyedOperations.map(([name]) => name)).toEqual(posts.map(([name]) => name));
  });

  it('carries out signOut once, since the session no longer exists afterwards', async () => {
    const { secret } = await makeSession(service, tenant);
    const key = newKey();
    expect((await keyed('signOut', key, { token: secret })).status).toBe(204);
    expect((await keyed('signOut', key, { token: secret })).status).toBe(401);
  });

  it('deletes an account once, since its sessions no longer exist afterwards', async () => {
    const key = newKey();
    const confirmation = await startDeletion(service, await makePerson(service));
    expect((await keyed('confirmAccountDeletion', key, confirmation)).status).toBe(204);
    expect((await keyed('confirmAccountDeletion', key, confirmation)).status).toBe(401);
  });

  it('responds to a signOut that was sent before another one ended the session', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const headers = { 'Idempotency-Key': newKey() };
    // Both are let in at the same time, and then wait for the one connection, one after the other.
    const pool = { connectionsMax: 1 };
    const narrow = await startService({ databaseUrl: service.databaseUrl, now: () => now, pool });
    const answers = await Promise.all([1, 2].map(() => narrow.call('signOut', { token, headers })));
    expect(
      answers.map(({ status, headers: { 'idempotent-replayed': replayed } }) => [status, replayed]),
    ).toEqual([
      [204, undefined],
      [204, 'true'],
    ]);
  });
});

describe('a stored response after the access token was rotated', () => {
  it('is returned to the secret that first received it, as long as that secret works', async () => {
    const { access_token, secret } = await service.succeed('createAccessToken', {
      token: tenant.token,
      id: tenant.workspaceId,
      body: { name: 'Rotated', scopes: ['boards:write', 'tokens:write'] },
    });
    const [cardKey, rotationKey] = [newKey(), newKey()];
    const card = await createCard(cardKey, { token: secret });
    const rotate = () =>
      keyed('rotateAccessToken', rotationKey, {
        token: secret,
        id: access_token.id,
        body: { overlap_seconds: 60 },
      });
    const rotation = await rotate();
    // A client that lost the answer to its rotation gets the new secret by repeating it.
    expect((await rotate()).text).toBe(rotation.text);
    expect((await createCard(cardKey, { token: secret })).text).toBe(card.text);

    const { secret: next } = rotation.body as { secret: string };
    await expectNothingStored(service, async () => {
      const answer = await createCard(cardKey, { token: next });
      expect([answer.status, answer.body]).toMatchObject([409, { code: 'idempotency_key_sealed' }]);
    });
    expect((await createCard(newKey(), { token: next })).status).toBe(201);
  });
});

describe('stored responses', () => {
  it('are deleted in batches once they have expired, and the others are kept', async () => {
    const key = newKey();
    const { text } = await createCard(key);
    const kept = await keptAnswers();
    await service.database.reader.rows(Prisma.sql`
      INSERT INTO idempotent_answers (id, fingerprint, sealed_answer, expires_at)
      SELECT sha256(n::text::bytea), '', '', ${now}::timestamptz FROM generate_series(1, ${batchRowsMax + 1}) n`);
    const batches: number[] = [];
    const { database } = service;
    const counting = {
      ...database,
      transaction: async (work: Parameters<typeof database.transaction<number>>[0]) => {
        const rows = await database.transaction(work);
        batches.push(rows);
        return rows;
      },
    } as typeof database;
    await purgeDeleted(counting, now);
    expect(Math.max(...batches)).toBe(batchRowsMax);
    expect(await keptAnswers()).toEqual(kept);
    expect((await createCard(key)).text).toBe(text);

    await purgeDeleted(database, new Date(now.getTime() + answersKeptMs));
    expect(await keptAnswers()).toEqual([]);
  });
});
