/** The event log: every write records its event in its own transaction, and events never change. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { Prisma } from '../../src/db/database.ts';
import { resourceList, resources } from '../../src/domain/core/resources.ts';
import type { EventedResource } from '../../src/domain/core/resources.ts';
import { operatorActor, recordEvents } from '../../src/domain/events/events.ts';
import { allOperations, operationSpec } from '../support/contract-matcher.ts';
import { expectations } from '../support/expected-events.ts';
import type { ExpectedEvent } from '../support/expected-batch-events.ts';
import type { UnsafeOperationId } from '../support/expected-events.ts';
import { makeTenant, readEventsOfRequest } from '../support/factories.ts';
import { storedId, newUuid } from '../support/ids.ts';
import { inviteTokenOf } from '../support/mailed-secrets.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import { knownEvent } from '../support/typed-events.ts';
import type { OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;

beforeAll(async () => {
  // Of its own: where another file has followed events, they are placed into the log at once.
  service = await startService({ isOwn: true });
});

/** Operations that concern no workspace, or change nothing. */
const silent: ReadonlySet<string> = new Set([
  'createSignInCode',
  'createStreamTicket',
  'createEmailChange',
  'createExport',
  'deleteExport',
  'createAccountDeletion',
  'createSession',
  'signOut',
  'deleteSession',
  'previewPlanChange',
  'pingWebhook',
  'redeliver',
  'createReplay',
  'cancelReplay',
]);

/** Operations that change nothing the second time. */
const repeatable = /^(?:update|move|archive|restore)/;

const unsafe = allOperations()
  .filter(({ method }) => method !== 'get')
  .map(({ operationId }) => operationId as UnsafeOperationId);

async function callIn(world: World, operationId: UnsafeOperationId) {
  const answer = await world.service.call(operationId, {
    token: credentialFor(operationSpec(operationId), world),
    ...validCall(operationId, world),
  });
  expect(answer.status).toBeLessThan(300);
  // A new access token comes beside its secret, and so does a new share link.
  const body = (answer.body ?? {}) as Partial<
    Record<'access_token' | 'share_link' | 'webhook', { id: string }>
  > & {
    id?: string;
  };
  const { id = '' } = body.access_token ?? body.share_link ?? body.webhook ?? body;
  return { id, requestId: answer.headers['request-id'] ?? '', body: answer.body };
}

function listNewest({ token }: World) {
  const query = { include: 'data', sort: '-position', limit: 100 };
  return service.succeed('listEvents', { token, query });
}

/** What of a response only its caller may know. The addresses of cards lead to nothing without a credential. */
function secretsIn(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value !== 'string') return secretsIn(value);
    const isSecret = ['secret', 'token'].includes(field) || (field === 'url' && !('column_id' in body));
    return isSecret ? [value] : [];
  });
}

/** The secrets that were shown or mailed before. */
function secretsOf(world: World): string[] {
  const { token, session, shareToken, inviteTokens, invitedMemberId } = world;
  const codes = [world.signInCode, world.emailChangeCode, world.accountDeletionCode];
  const invites = [1, 2].map((generation) => inviteTokenOf(invitedMemberId, generation));
  return [token, session, shareToken, ...inviteTokens, ...invites, ...codes.map((code) => `"${code}"`)];
}

const tokenIdOf = async ({ token }: World) => (await service.succeed('getMe', { token })).credential.id;

it('an event names the system account of an operator who ran a command', async () => {
  const tenant = await makeTenant(service);
  const id = storedId(tenant.workspaceId);
  const about = { workspaceId: id, resourceId: id, version: 2n };
  const event = { type: 'workspace.updated', ...about, changes: {} } as const;
  await service.database.transaction((tx) =>
    recordEvents({ tx, now: service.now(), requestId: newUuid(), principal: operatorActor('ada') }, [event]),
  );
  const { data } = await service.succeed('listEvents', { token: tenant.token });
  expect(data.at(-1)?.actor).toEqual({ kind: 'operator', system_account: 'ada' });
});

it('has a type from the contract', () => {
  const evented = resourceList.filter(({ verbs }) => verbs !== undefined);
  const types = evented.flatMap(({ name, verbs = [] }) => verbs.map((verb) => `${name}.${verb}`));
  const { schemas } = loadContract().components as unknown as {
    readonly schemas: Readonly<Record<string, { readonly 'x-extensible-enum'?: readonly string[] }>>;
  };
  expect(types.sort()).toEqual([...(schemas.EventType?.['x-extensible-enum'] ?? [])].sort());
  expect(evented.map(({ name }) => name).sort()).toEqual(
    [...(schemas.ResourceType?.['x-extensible-enum'] ?? [])].sort(),
  );
});

it('has a schema of its own in the union of all types', () => {
  const { schemas } = loadContract().components as unknown as {
    readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, object>> }>>;
  };
  const { oneOf, discriminator } = knownEvent;
  const types = resourceList.flatMap(({ name, verbs = [] }) => verbs.map((verb) => `${name}.${verb}`));
  expect(discriminator.propertyName).toBe('type');
  expect(Object.keys(discriminator.mapping).sort()).toEqual(types.sort());
  expect(Object.values(discriminator.mapping)).toEqual(oneOf.map(({ $ref }) => $ref));
  for (const [type, $ref] of Object.entries(discriminator.mapping)) {
    const { properties = {} } = schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    expect(properties.type, type).toEqual({ type: 'string', const: type });
    // Whoever reads an `Event` finds everything in its typed form too, but for what doesn't apply to the type.
    const shared = Object.keys(schemas.Event?.properties ?? {});
    const own = Object.keys(properties);
    expect(
      shared.filter((field) => !own.includes(field) && !['board_id', 'imported'].includes(field)),
      type,
    ).toEqual([]);
    expect(
      own.filter((field) => !shared.includes(field)),
      type,
    ).toEqual([]);
  }
});

it('exactly the unsafe operations of the contract have expected events', () => {
  expect(Object.keys(expectations).sort()).toEqual([...unsafe].sort());
});

describe.each(unsafe)('%s', (operationId) => {
  let world: World;
  let answer: Awaited<ReturnType<typeof callIn>>;
  /** What it recorded, before the log has it, with the transaction that did. */
  let incoming: readonly { readonly type: EventedResource; readonly id: string; readonly tx: string }[];

  beforeAll(async () => {
    world = await makeWorld(service);
    answer = await callIn(world, operationId);
    incoming = await service.database.reader.rows(Prisma.sql`
      SELECT resource_type AS type, resource_id AS id, xmin::text AS tx FROM incoming_events
      WHERE request_id = ${answer.requestId}`);
  });

  it('records what it did, who did it, where and in which request', async () => {
    const recorded = await readEventsOfRequest(service, answer.requestId);
    const expected: readonly ExpectedEvent[] = expectations[operationId](world, answer.id);
    expect(recorded.map(({ type }) => type)).toEqual(expected.map(({ type }) => type));
    const isByToken = operationSpec(operationId).credentials.includes('accessTokenAuth');
    const credentialId = isByToken ? await tokenIdOf(world) : world.sessionId;
    for (const [index, event] of recorded.entries()) {
      const { type = '', id: resource, changes } = expected[index] ?? {};
      const resourceType = type.split('.')[0] as EventedResource;
      expect(event).toMatchObject({
        requestId: answer.requestId,
        resourceType,
        actorKind: isByToken ? 'access_token' : 'session',
        actorUserId: world.userId,
        actorCredentialId: credentialId,
        boardId: boardOf(world, operationId, resourceType, answer.id),
        ...(resource !== undefined && { resourceId: resource }),
        changes,
      });
      for (const change of Object.values(event.changes)) {
        expect(Object.keys(change).sort()).toEqual(['from', 'to']);
      }
    }
  });

  it('records the version of the row', async () => {
    const events = await readEventsOfRequest(service, answer.requestId);
    const last = new Map(events.map((event) => [event.resourceId, event]));
    for (const { resourceType, resourceId, version } of last.values()) {
      const { table } = resources[resourceType as EventedResource];
      const [row] = await service.database.reader.rows<{ version: string | null }>(Prisma.sql`
        SELECT to_jsonb(t) ->> 'version' AS version FROM ${Prisma.raw(`"${table}"`)} t
        WHERE id = ${storedId(resourceId)}::uuid`);
      // Deleted rows have none any more, and others begin and stay with 1.
      expect(String(version), resourceType).toBe(row === undefined ? String(version) : (row.version ?? '1'));
    }
  });

  it('writes and records in one transaction', async () => {
    expect(new Set(incoming.map(({ tx }) => tx)).size).toBe(silent.has(operationId) ? 0 : 1);
    for (const { type, id, tx } of incoming) {
      const [row] = await service.database.reader.rows<{ writer: string }>(
        Prisma.sql`SELECT xmin::text AS writer FROM ${Prisma.raw(`"${resources[type].table}"`)} WHERE id = ${id}::uuid`,
      );
      // Deleted rows have no writer any more.
      expect([tx, undefined]).toContain(row?.writer);
    }
  });

  // After the deletion of their account, the caller reads no events.
  if (operationId !== 'confirmAccountDeletion') {
    it('shows every id as a TypeID, and no secret', async () => {
      const { data } = await listNewest(world);
      const events = data.filter(({ request_id }) => request_id === answer.requestId);
      const where = { requestId: answer.requestId, workspaceId: storedId(world.workspaceId) };
      expect(events).toHaveLength(await service.database.reader.prisma.event.count({ where }));
      for (const [field, { from, to }] of events.flatMap(({ changes }) => Object.entries(changes))) {
        const values = [from, to].flat().filter((value) => value !== undefined);
        // A field that src/handlers/events.ts does not know shows what the database holds.
        expect(JSON.stringify(values), field).not.toMatch(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/i);
        // These name nothing in the service.
        if (/_ids?$/.test(field) && !['tax_id', 'external_id'].includes(field)) {
          for (const value of values) expect(value, field).toMatch(/^[a-z_]+_[0-7][0-9a-z]{25}$/);
        }
      }
      const text = JSON.stringify(data);
      for (const secret of [...secretsIn(answer.body), ...secretsOf(world)])
        expect(text).not.toContain(secret);
    });
  }

  if (repeatable.test(operationId)) {
    it('stores and records nothing when it is repeated', async () => {
      await expectNothingStored(service, () => callIn(world, operationId));
    });
  }
});

/** The board on which the resource of an event lies. */
function boardOf(
  world: World,
  operationId: OperationId,
  resourceType: EventedResource,
  answerId: string,
): string | null {
  const { within } = resourceList.find(({ name }) => name === resourceType) ?? {};
  if (resourceType !== 'board' && within !== 'board' && within !== 'card') return null;
  if (operationId === 'createBoard' || operationId === 'copyBoard') return answerId;
  return operationId === 'restoreBoard' ? world.archivedBoardId : world.boardId;
}

describe('the event log', () => {
  it('of a workspace with one of everything shows no secret', async () => {
    const world = await makeWorld(service);
    const { data } = await listNewest(world);
    expect(data.length).toBeGreaterThan(20);
    for (const secret of secretsOf(world)) expect(JSON.stringify(data)).not.toContain(secret);
  });

  it("makes any operation fail and store nothing when the event can't be written", async () => {
    const brittle = await startService();
    const world = await makeWorld(brittle);
    await brittle.database.reader.prisma.$executeRaw`
      ALTER TABLE incoming_events ADD CONSTRAINT nothing_more CHECK (false) NOT VALID`;
    await expectNothingStored(brittle, async () => {
      for (const operationId of unsafe.filter((id) => !silent.has(id))) {
        await expect(callIn(world, operationId), operationId).rejects.toThrow(`${operationId} failed inside`);
      }
    });
  });

  it.each([
    ['changed', Prisma.sql`UPDATE events SET occurred_at = now()`],
    ['deleted', Prisma.sql`DELETE FROM events`],
  ])('cannot be %s', async (_what, statement) => {
    await makeWorld(service);
    await expectNothingStored(service, () =>
      expect(service.database.reader.rows(statement)).rejects.toThrow('events are append-only'),
    );
  });

  it('numbers events in the order in which a request records them', async () => {
    const world = await makeWorld(service);
    const { requestId } = await callIn(world, 'deleteCard');
    const events = await readEventsOfRequest(service, requestId);
    const numbers = events.map(({ seq }) => seq);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => Number(a - b)));
    expect(events.map(({ occurredAt }) => occurredAt)).toEqual(events.map(() => events[0]?.occurredAt));
  });
});
