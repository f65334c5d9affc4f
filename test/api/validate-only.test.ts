/** `validate_only=true`: every check of a write and its usual answer, and nothing that stays. Generated over all writes. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { Prisma } from '../../src/db/database.ts';
import { untagged } from '../support/entity-tags.ts';
import { makeBoard, makeSession, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { named, sessionEnders } from '../support/generated-calls.ts';
import { emailChangeCodeOf } from '../support/mailed-secrets.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored, expectNothingStoredByGroup, writtenRows } from '../support/stored-state.ts';

let service: Service;
/** Nothing in it ever changes. */
let world: World;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService();
  world = await makeWorld(service);
  tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
});

const writes = named(({ method, credentials }) => method !== 'get' && credentials.length > 0);

/** The call in a world, by a credential of its owner. */
const callIn = (place: World, spec: OperationSpec, operationId: OperationId) => ({
  ...validCall(operationId, place),
  token: credentialFor(spec, place),
});

function validateOnly(operationId: OperationId, options: CallOptions) {
  return service.call(operationId, { ...options, query: { ...options.query, validate_only: true } });
}

describe('a write that is only validated', () => {
  expectNothingStoredByGroup(() => service);

  it.each(writes)('returns the usual response of %s and changes nothing', async (operationId, spec) => {
    const call = callIn(world, spec, operationId);
    const answer = await validateOnly(operationId, call);
    expect(spec.statuses.filter((status) => status < 300)).toContain(answer.status);
    expect(answer.headers['validate-only']).toBe('true');
    // Also a second time: neither does the check stand in its own way.
    expect((await validateOnly(operationId, call)).status).toBe(answer.status);
  });
});

describe('a write after it was validated', () => {
  const inOrder = writes
    // Stores nothing in any case.
    .filter(([operationId]) => operationId !== 'previewPlanChange')
    .sort((one, other) => atTheEnd(one) - atTheEnd(other));

  it.each(inOrder)('is not affected: %s', async (operationId, spec) => {
    const own = await makeWorldFor(operationId);
    const call = callIn(own, spec, operationId);
    const checked = await validateOnly(operationId, call);
    expect(checked.status).toBeLessThan(300);
    const before = await writtenRows(service);
    const done = await service.call(operationId, call);
    expect([done.status, done.headers['validate-only']]).toEqual([checked.status, undefined]);
    expect(shapeOf(untagged(done.text))).toEqual(shapeOf(checked.text));
    expect(await writtenRows(service)).not.toEqual(before);
  });
});

describe('a rehearsal', () => {
  it('returns what it would create, and creates nothing', async () => {
    const body = { title: 'Not yet' };
    const answer = await validateOnly('createCard', { token: tenant.token, id: boardId, body });
    const { id } = answer.body as { id: string };
    expect(answer.headers.location).toBe(`/v1/cards/${id}`);
    expect(answer.body).toMatchObject({ title: 'Not yet', board_id: boardId });
    await service.fail('getCard', 404, { token: tenant.token, id });
    expect(await readEventsAbout(service, tenant, id)).toEqual([]);
  });

  it('returns a secret that does not work', async () => {
    const { body } = await validateOnly('createAccessToken', {
      token: tenant.token,
      id: tenant.workspaceId,
      body: { name: 'Not yet', scopes: ['boards:read'] },
    });
    await service.fail('listBoards', 401, { token: (body as { secret: string }).secret });
  });

  it('detects a violated deferred constraint, as the commit would', async () => {
    await service.database.reader.rows(Prisma.sql`
      CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '23503'; END $$`);
    await service.database.reader.rows(Prisma.sql`
      CREATE CONSTRAINT TRIGGER refused_commit AFTER INSERT ON labels DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW WHEN (NEW.name = 'Refused') EXECUTE FUNCTION refuse()`);
    const call = { token: tenant.token, id: boardId, body: { name: 'Refused', color: 'red' } };
    expect((await validateOnly('createLabel', call)).status).toBe(409);
    expect((await service.call('createLabel', call)).status).toBe(409);
    expect((await validateOnly('createLabel', { ...call, body: { ...call.body, name: 'B' } })).status).toBe(
      201,
    );
  });

  it.each([
    ['a body of the wrong shape', 400, { title: 1 }],
    ['a label of nowhere', 422, { title: 'Card', label_ids: ['label_01m00000000000000000000000'] }],
  ])('returns the same problem as the write itself: %s', async (_name, status, body) => {
    const call = { token: tenant.token, id: boardId, body };
    await expectNothingStored(service, async () => {
      const checked = await validateOnly('createCard', call);
      const done = await service.call('createCard', call);
      expect([checked.status, checked.body]).toEqual([
        status,
        { ...(done.body as object), request_id: checked.headers['request-id'] },
      ]);
    });
  });

  it('is refused without a credential, a scope or room in the plan, like any other', async () => {
    const body = { title: 'Card' };
    const stranger = await makeTenant(service);
    await expectNothingStored(service, async () => {
      expect((await validateOnly('createCard', { id: boardId, body })).status).toBe(401);
      const call = { token: stranger.token, id: boardId, body };
      expect((await validateOnly('createCard', call)).status).toBe(404);
    });
  });

  it('also counts a wrong guess at an invite', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const guesses = async () => {
      const [count] = await service.database.reader.prisma.guessCount.findMany({
        where: { key: { startsWith: 'invite:' } },
      });
      return count?.guesses ?? 0;
    };
    const before = await guesses();
    expect((await validateOnly('acceptInvite', { token, id: 'x'.repeat(43) })).status).toBe(404);
    expect(await guesses()).toBe(before + 1);
  });

  it('also counts a wrong guess at a code', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const { id } = await service.succeed('createEmailChange', { token, body: { email: 'new@example.com' } });
    const code = emailChangeCodeOf(id);
    const call = (sent: string) => ({ token, id, body: { code: sent } });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await validateOnly('confirmEmailChange', call(code))).status).toBe(200);
    for (let tries = 1; tries < 5; tries += 1) {
      expect((await validateOnly('confirmEmailChange', call(wrong))).status).toBe(422);
    }
    expect((await validateOnly('confirmEmailChange', call(code))).status).toBe(200);
    expect((await validateOnly('confirmEmailChange', call(wrong))).status).toBe(422);
    expect((await service.fail('confirmEmailChange', 422, call(code))).code).toBe('wrong_code');
  });
});

describe('validate_only', () => {
  const createCard = (
    query: NonNullable<CallOptions['query']>,
    headers: NonNullable<CallOptions['headers']> = {},
  ) =>
    service.call('createCard', { token: tenant.token, id: boardId, body: { title: 'Card' }, query, headers });

  it('is off if it is false', async () => {
    const answer = await createCard({ validate_only: false });
    expect([answer.status, answer.headers['validate-only']]).toEqual([201, undefined]);
    const { id } = answer.body as { id: string };
    await service.succeed('getCard', { token: tenant.token, id });
  });

  it.each(['1', 'yes', 'TRUE', ''])('returns 400 when it is %j, and nothing is done', async (value) => {
    await expectNothingStored(service, async () => {
      const answer = await createCard({ validate_only: value });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ parameter: 'validate_only' }] }]);
    });
  });

  it.each(named(({ method, credentials }) => method === 'get' || credentials.length === 0))(
    'returns 400 from %s, which does not support it',
    async (operationId, spec) => {
      const token = spec.credentials.length === 0 ? undefined : credentialFor(spec, world);
      const call = validCall(operationId, world);
      const answer = await validateOnly(operationId, { ...call, token });
      expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ parameter: 'validate_only' }] }]);
    },
  );

  it('neither looks up nor stores an Idempotency-Key, but checks its format', async () => {
    const headers = { 'Idempotency-Key': 'checked' };
    await expectNothingStored(service, async () => {
      expect((await createCard({ validate_only: true }, headers)).status).toBe(201);
      expect((await createCard({ validate_only: true }, { 'Idempotency-Key': 'two words' })).status).toBe(
        400,
      );
    });
    const done = await createCard({}, headers);
    expect(done.headers).not.toHaveProperty('idempotent-replayed');
    const checked = await createCard({ validate_only: true }, headers);
    expect(checked.headers).toMatchObject({ 'validate-only': 'true' });
    expect(checked.headers).not.toHaveProperty('idempotent-replayed');
    expect(checked.text).not.toBe(done.text);
    expect((await createCard({}, headers)).text).toBe(done.text);
  });
});

describe('the contract', () => {
  const contract = loadContract();

  it.each(writes)('declares for %s the headers of validated and repeated requests', (_operationId, spec) => {
    const success = spec.statuses.find((status) => status < 300);
    const declared = contract.paths[spec.path]?.[spec.method]?.responses[String(success)] as {
      $ref?: string;
    };
    const { headers } = (
      declared.$ref === undefined ? declared : resolveReference(contract, declared.$ref)
    ) as { headers: object };
    expect(headers).toHaveProperty('Validate-Only');
    if (spec.method === 'post') expect(headers).toHaveProperty('Idempotent-Replayed');
  });
});

/** Worlds are costly: all share one but those operations after which others could not do their work. */
let shared: World | undefined;
async function makeWorldFor(operationId: OperationId): Promise<World> {
  if ([...sessionEnders, 'leaveWorkspace', 'deleteWorkspace', 'moveBoard'].includes(operationId))
    return makeWorld(service);
  shared ??= await makeWorld(service);
  return shared;
}

/** What takes away from a world, from the leaves up. */
function atTheEnd([operationId]: (typeof writes)[number]): number {
  return [
    'deleteWebhook',
    'revokeAccessToken',
    'revokeShareLink',
    'deleteComment',
    'deleteLabel',
    'deleteCard',
    'deleteColumn',
    'deleteBoard',
  ].indexOf(operationId);
}

/** The names of an answer's properties, in depth: values differ, such as ids and times. */
function shapeOf(text: string): unknown {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, child]) => [name, shape(child)]))
      : typeof value;
  return text === '' ? '' : shape(JSON.parse(text));
}
