/**
 * What still works in a workspace that has reached its quota, generated over every operation of the contract: what the
 * contract marks by `x-creates` is refused, and all else continues.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { guarded, named, unknownIdLike } from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { giveQuotas } from '../support/quotas.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let full: World;
let other: World;

beforeAll(async () => {
  service = await startService({ contact: 'quotas@example.com' });
  full = await makeWorld(service);
  other = await makeWorld(service);
  for (const id of [full.workspaceId, full.teamId]) await giveQuotas(service, id, { rows: 1 });
});

/** The call, which stores nothing where it is a write. */
function callIn(world: World, operationId: OperationId, spec: OperationSpec): CallOptions {
  const { query, ...call } = validCall(operationId, world);
  const isWrite = spec.method !== 'get';
  return {
    ...call,
    token: credentialFor(spec, world),
    query: { ...query, ...(isWrite && { validate_only: true }) },
  };
}

const creations = named(({ creates }) => creates !== undefined);
const others = guarded.filter(([, { creates }]) => creates === undefined);

describe('in a workspace that has reached a quota', () => {
  it.each(creations)('%s is refused and stores nothing', async (operationId, spec) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail(operationId, 403, callIn(full, operationId, spec));
      expect(problem).toMatchObject({ code: 'quota_exceeded', quota: 'rows', quota_max: 1 });
      expect(problem.detail).toMatch(
        /^The workspace stores \d+ rows, and its quota is 1\. .* ask quotas@example\.com for more\.$/,
      );
    });
  });

  it.each(others.filter(([, { isLive }]) => !isLive))('%s continues', async (operationId, spec) => {
    const { status } = await service.call(operationId, callIn(full, operationId, spec));
    expect(status).toBeLessThan(300);
  });
});

describe('in another workspace', () => {
  it.each(creations)('%s continues', async (operationId, spec) => {
    const { status } = await service.call(operationId, callIn(other, operationId, spec));
    expect(status).toBeLessThan(300);
  });
});

describe('to people who are not members', () => {
  it.each(creations.filter(([, { statuses }]) => statuses.includes(404)))(
    '%s is the same 404 as for what does not exist',
    async (operationId, spec) => {
      const token = spec.credentials.includes('accessTokenAuth') ? other.token : other.session;
      const call = { ...callIn(full, operationId, spec), token };
      const problem = await service.fail(operationId, 404, call);
      const unknown = await service.fail(operationId, 404, { ...call, id: unknownIdLike(call.id ?? '') });
      expect(problem).toEqual({ ...unknown, request_id: problem.request_id });
    },
  );
});
