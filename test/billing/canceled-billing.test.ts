/**
 * What a workspace can still do once its billing has ended, and at limits of nothing, generated over every operation of
 * the contract: what the contract marks by `x-creates` stops, and all else continues.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { setBillingAccount, testBilling } from '../support/billing.ts';
import { guarded, named } from '../support/generated-calls.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

/** Where limits are enforced. */
let service: Service;
/** Where they are, too, and each of them is nothing. */
let strictest: Service;
let canceled: World;
let running: World;

const none = { members: 0, boards: 0, templates: 0, webhooks: 0 };

beforeAll(async () => {
  const lenient = await startService();
  const { databaseUrl } = lenient;
  const billing = { ...testBilling, enforced: true, provider: 'stripe' } as const;
  service = await startService({ databaseUrl, billing });
  strictest = await startService({ databaseUrl, billing: enforcedWith(none) });
  canceled = await makeWorld(lenient);
  running = await makeWorld(lenient);
  for (const workspaceId of [canceled.workspaceId, canceled.teamId]) {
    const unpaid = { currency: null, seatPrice: 0n, cancelAt: null, closesAt: null };
    const ended = { status: 'canceled', canceledAt: lenient.now(), ...unpaid } as const;
    await setBillingAccount(lenient, { workspaceId }, ended);
  }
});

/** The call, which stores nothing where it is a write. */
function callIn(world: World, operationId: OperationId, spec: OperationSpec): CallOptions {
  const { body, query, ...call } = validCall(operationId, world);
  const isWrite = spec.method !== 'get';
  return {
    ...call,
    token: credentialFor(spec, world),
    query: { ...query, ...(isWrite && { validate_only: true }) },
    // Guests count nowhere.
    body: operationId === 'createMember' ? { email: 'new@example.com', role: 'member' } : body,
  };
}

const creations = named(({ creates }) => creates !== undefined);
const others = guarded.filter(([, { creates }]) => creates === undefined);
const counted = creations.filter(([, { creates = '' }]) => Object.hasOwn(none, creates));

it('is in the contract for operations that create something in a workspace, except credentials, exports, payment methods and previews', () => {
  const unmarked = others.filter(([, { statuses }]) => statuses.includes(201)).map(([name]) => name);
  const expected = [
    ...['createAccessToken', 'createBillingLink', 'createExport'],
    ...['createPlanPreview', 'createWorkspace'],
  ];
  expect(unmarked.sort()).toEqual(expected);
  expect(counted.map(([name]) => name)).toEqual([
    'createMember',
    'createWebhook',
    'createBoard',
    'copyBoard',
    'moveBoard',
    'createTemplate',
  ]);
});

describe('once billing is canceled', () => {
  it.each(creations)('%s is refused', async (operationId, spec) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail(operationId, 409, callIn(canceled, operationId, spec));
      expect(problem.code).toBe('billing_canceled');
    });
  });

  it.each(others)('%s continues', async (operationId, spec) => {
    const { status } = await service.call(operationId, callIn(canceled, operationId, spec));
    expect(status).toBeLessThan(300);
  });
});

describe('with limits of 0', () => {
  it.each(counted)('%s is refused', async (operationId, spec) => {
    const problem = await strictest.fail(operationId, 403, callIn(running, operationId, spec));
    expect(problem).toMatchObject({ code: 'plan_limit_reached', limit: spec.creates, limit_value: 0 });
  });

  it.each([...creations, ...others].filter((each) => !counted.includes(each)))(
    '%s continues',
    async (operationId, spec) => {
      const { status } = await strictest.call(operationId, callIn(running, operationId, spec));
      expect(status).toBeLessThan(300);
    },
  );
});
