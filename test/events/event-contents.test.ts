/** What events show, generated over every operation that records some: ids as clients know them, and no secret. */
import { beforeAll, describe, expect, it } from 'vitest';
import { named } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { inviteTokenOf } from '../support/mailed-secrets.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, Service } from '../support/service.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

function listEvents({ token }: World, query: NonNullable<CallOptions['query']> = {}) {
  return service.succeed('listEvents', { token, query: { limit: 250, ...query } });
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

describe('the events of', () => {
  // After the deletion of their account, the caller reads no events.
  const writes = named(
    ({ method, operationId }) => method !== 'get' && operationId !== 'confirmAccountDeletion',
  );

  it.each(writes)('%s show every id as a TypeID, and no secret', async (operationId, spec) => {
    const world = await makeWorld(service);
    const token = credentialFor(spec, world);
    const answer = await service.call(operationId, { token, ...validCall(operationId, world) });
    expect(answer.status).toBeLessThan(300);
    const requestId = answer.headers['request-id'] ?? '';
    const newest = await listEvents(world, { include: 'data', sort: '-position', limit: 100 });
    const events = newest.data.filter(({ request_id }) => request_id === requestId);
    const where = { requestId, workspaceId: storedId(world.workspaceId) };
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
    const text = JSON.stringify(newest.data);
    for (const secret of [...secretsIn(answer.body), ...secretsOf(world)]) expect(text).not.toContain(secret);
  });

  it('a workspace with one of everything show no secret', async () => {
    const world = await makeWorld(service);
    const { data } = await listEvents(world, { include: 'data' });
    expect(data.length).toBeGreaterThan(20);
    for (const secret of secretsOf(world)) expect(JSON.stringify(data)).not.toContain(secret);
  });
});
