/** The problems that any operation can meet, generated over every operation of the contract. */
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bodySizeBytesMax } from '../../src/api/requests/request-bodies.ts';
import type { Database } from '../../src/db/database.ts';
import { operationSpec } from '../support/contract-matcher.ts';
import { noteStatus } from '../support/coverage-recorder.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { named, problemOf, sessionEnders } from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { listenWith, openConnection, requestText } from '../support/raw-http.ts';
import { filledPath, startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

const databaseUrl = await createMigratedDatabase();
let service: Service;
let world: World;
/** What the database of `service` fails with: reads and transactions each with their own. */
let faults: { readonly read?: Error; readonly write?: Error } = {};

beforeAll(async () => {
  service = await startService({ databaseUrl, wrapDatabase: withFaults });
  world = await makeWorld(service);
});

beforeEach(() => {
  faults = {};
});

function withFaults(database: Database): Database {
  const reader = new Proxy(database.reader, {
    get: (target, name, receiver) => {
      if (faults.read !== undefined) throw faults.read;
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  return {
    reader,
    transaction: (work, opening) =>
      faults.write === undefined ? database.transaction(work, opening) : Promise.reject(faults.write),
    onCommit: (listener) => database.onCommit(listener),
    findObstacle: () => database.findObstacle(),
    load: () => database.load(),
    close: () => database.close(),
  };
}

function databaseError(sqlState: string): Error {
  return Object.assign(new pg.DatabaseError('not today', 0, 'error'), { code: sqlState });
}

type Answered = Awaited<ReturnType<Service['call']>>;

function send(operationId: OperationId, options: CallOptions = {}): Promise<Answered> {
  const spec = operationSpec(operationId);
  const token = spec.credentials.length === 0 ? undefined : credentialFor(spec, world);
  return service.call(operationId, { token, ...validCall(operationId, world), ...options });
}

const declaring = (status: number) => named((spec) => spec.statuses.includes(status));
const withBody = named((spec) => spec.bodySchema !== undefined);
const html = { Accept: 'text/html' };

describe('a fault of the database', () => {
  it.each(declaring(500))(
    'returns 500 without details from %s when it is unexpected',
    async (operationId) => {
      await expectFault(operationId, databaseError('XX000'), 500, 'internal_error');
    },
  );

  it.each(declaring(503))(
    'returns 503 with Retry-After from %s when it is temporary',
    async (operationId) => {
      const { headers } = await expectFault(operationId, databaseError('57P01'), 503, 'unavailable');
      expect(headers['retry-after']).toBe('2');
    },
  );

  it('returns 409 from every write that repeatedly loses a race', async () => {
    faults = { write: databaseError('40001') };
    const operationIds = declaring(409)
      .filter(([, { method }]) => method !== 'get')
      .map(([operationId]) => operationId);
    const answers = await Promise.all(operationIds.map((operationId) => send(operationId)));
    const shown = answers.map((answer, index) => [
      operationIds[index],
      answer.status,
      problemOf(answer).code,
    ]);
    expect(shown).toEqual(operationIds.map((operationId) => [operationId, 409, 'conflict']));
  });

  async function expectFault(operationId: OperationId, fault: Error, status: number, code: string) {
    faults = operationSpec(operationId).method === 'get' ? { read: fault } : { write: fault };
    const answer = await send(operationId);
    expect([answer.status, problemOf(answer).code]).toEqual([status, code]);
    expect(answer.text).not.toContain('not today');
    return answer;
  }
});

describe('a response in another format', () => {
  it.each(declaring(406))('returns 406 from %s, which does nothing', async (operationId) => {
    const answer = await send(operationId, { headers: html });
    expect([answer.status, problemOf(answer).code]).toEqual([406, 'not_acceptable']);
  });
});

describe('a body', () => {
  it.each(withBody)('in another format than JSON is refused by %s', async (operationId) => {
    const answer = await send(operationId, { headers: { 'Content-Type': 'text/plain' }, body: 'a' });
    expect([answer.status, problemOf(answer).code]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(withBody)('larger than 1 MiB is refused by %s', async (operationId) => {
    const answer = await send(operationId, { body: ' '.repeat(bodySizeBytesMax + 1) });
    expect([answer.status, problemOf(answer).code]).toEqual([413, 'payload_too_large']);
  });

  it('that does not arrive in time returns 408 from every operation with a body', async () => {
    const timeouts = { headersTimeoutMs: 300, requestTimeoutMs: 300, keepAliveTimeoutMs: 1_000 };
    const port = await listenWith(service, timeouts);
    await Promise.all(
      withBody.map(async ([operationId, spec]) => {
        const path = filledPath(spec.path, validCall(operationId, world));
        const headers = { 'Content-Type': 'application/json', 'Content-Length': '9', ...bearer(operationId) };
        const connection = openConnection(port);
        connection.write(requestText(spec.method.toUpperCase(), path, headers, '{"'));
        const answer = await connection.answer();
        connection.destroy();
        expect([operationId, answer.status]).toEqual([operationId, 408]);
        noteStatus(operationId, answer);
      }),
    );
  });

  function bearer(operationId: OperationId): Record<string, string> {
    const spec = operationSpec(operationId);
    return spec.credentials.length === 0 ? {} : { Authorization: `Bearer ${credentialFor(spec, world)}` };
  }
});

describe('an exhausted rate limit', () => {
  it('returns 429 from every operation, with the time to wait', async () => {
    const rateLimits = { requestsPerCredential: 1, requestsPerNetwork: 1_000 };
    const limited = await startService({ databaseUrl, rateLimits });
    const patient = await startService({ databaseUrl, rateLimits: { ...rateLimits, requestsPerNetwork: 1 } });
    // Each credential has one request, and the network has one where there is none.
    await patient.call('getInvite', { id: world.inviteTokens[0] });
    await Promise.all([world.token, world.session].map((token) => limited.call('getMe', { token })));
    for (const [operationId, spec] of declaring(429)) {
      const isOpen = spec.credentials.length === 0;
      const token = isOpen ? undefined : credentialFor(spec, world);
      const answer = await (isOpen ? patient : limited).call(operationId, {
        token,
        ...validCall(operationId, world),
      });
      expect([operationId, answer.status, problemOf(answer).code]).toEqual([
        operationId,
        429,
        'rate_limited',
      ]);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });
});

describe('an Idempotency-Key', () => {
  // Whoever has signed out has no credential to send the key with again.
  const keyed = named(
    ({ headerParameters, statuses }) =>
      headerParameters.includes('Idempotency-Key') && statuses.includes(422),
  );

  it('returns 422 from every operation that supports it if it is reused for another request', async () => {
    const [first, other] = [await makeWorld(service), await makeWorld(service)];
    const headers = { 'Idempotency-Key': 'twice' };
    for (const [operationId, spec] of inOrder(keyed.filter(([it]) => !sessionEnders.includes(it)))) {
      const token = spec.credentials.includes('sessionAuth') ? first.session : first.token;
      const call = validCall(operationId, first);
      const done = await service.call(operationId, { token, ...call, headers });
      expect([operationId, done.status < 300, done.text]).toEqual([operationId, true, done.text]);
      const { id } = validCall(operationId, other);
      const body = { ...(call.body as object), ...differenceOf(operationId, first) };
      const changed = id === undefined ? { body } : { id };
      const answer = await service.call(operationId, { token, ...call, ...changed, headers });
      const shown = [operationId, answer.status, problemOf(answer).code];
      expect(shown).toEqual([operationId, 422, 'idempotency_key_reused']);
    }
  });

  /** What of the body is another one the second time. */
  function differenceOf(operationId: OperationId, { workspaceId }: World): object {
    if (operationId === 'createStreamTicket') return { workspace_id: workspaceId };
    return { [operationId === 'createEmailChange' ? 'email' : 'name']: 'other@example.com' };
  }

  /** What takes the ground from under the others comes last. */
  function inOrder(all: typeof keyed): typeof keyed {
    const last: readonly string[] = ['moveBoard', 'transferWorkspace', 'leaveWorkspace'];
    return [...all].sort(([one], [two]) => last.indexOf(one) - last.indexOf(two));
  }
});

it('stores nothing when an operation fails like this', async () => {
  await expectNothingStored(service, async () => {
    for (const [operationId] of declaring(406)) await send(operationId, { headers: html });
    for (const [operationId] of declaring(409)) {
      faults = { write: databaseError('XX000') };
      await send(operationId);
      faults = {};
    }
  });
});
