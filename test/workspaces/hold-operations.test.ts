/**
 * What still works in a workspace that is on hold, generated over every operation of the contract: an operation works under
 * the hold that its `x-works-under` names, reads under `read_only`, and nothing else.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Hold } from '../../src/domain/core/holds.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { guarded, named } from '../support/generated-calls.ts';
import { hold } from '../support/holds.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import { expectNothingStoredByGroup } from '../support/stored-state.ts';

let service: Service;
let readOnly: World;
let suspended: World;

beforeAll(async () => {
  service = await startService({ contact: 'abuse@example.com' });
  readOnly = await makeWorld(service);
  suspended = await makeWorld(service);
  for (const id of [readOnly.workspaceId, readOnly.teamId]) await hold(service, id, 'read_only');
  for (const id of [suspended.workspaceId, suspended.teamId]) await hold(service, id, 'suspended');
});

/** About the person, or about what is in no workspace. */
const personal: readonly OperationId[] = [
  ...(['signOut', 'listSessions', 'getSession', 'deleteSession', 'getMe', 'updateMe', 'listPlans'] as const),
  ...(['createExport', 'listExports', 'getExport', 'deleteExport', 'getExportDocument'] as const),
  ...(['createAccountDeletion', 'confirmAccountDeletion'] as const),
  ...(['createEmailChange', 'confirmEmailChange'] as const),
  ...(['listWorkspaces', 'createWorkspace'] as const),
  // The invites of the world are to workspaces without a hold.
  ...(['acceptInvite', 'declineInvite'] as const),
];

const about = guarded.filter(([operationId]) => !personal.includes(operationId));
const isUnsafe = ({ method }: OperationSpec) => method !== 'get';

function call(world: World, operationId: OperationId, spec: OperationSpec, options: CallOptions = {}) {
  return { ...validCall(operationId, world), token: credentialFor(spec, world), ...options };
}

/** A rehearsal, where the operation has one, so that it changes nothing. */
async function expectToWork(world: World, operationId: OperationId, spec: OperationSpec): Promise<void> {
  const { query, ...rest } = call(world, operationId, spec);
  const canRehearse = spec.queryParameters.some(({ name }) => name === 'validate_only');
  const rehearsal = canRehearse ? { validate_only: true } : {};
  const { status } = await service.call(operationId, { ...rest, query: { ...query, ...rehearsal } });
  expect(status).toBeLessThan(400);
}

const refusals = {
  read_only: 'workspace_read_only',
  suspended: 'workspace_suspended',
} as const satisfies Record<Hold, string>;

async function expectRefusal(world: World, operationId: OperationId, spec: OperationSpec, mode: Hold) {
  const problem = await service.fail(operationId, 403, call(world, operationId, spec));
  expect(problem.code).toBe(refusals[mode]);
  expect(problem.detail).toContain('Contact abuse@example.com.');
}

it('works under a hold only if the contract says so, or if it is a read', () => {
  const exceptions = named((spec) => spec.worksUnder !== (isUnsafe(spec) ? 'none' : 'read_only'));
  expect(exceptions.map(([name, { worksUnder }]) => [name, worksUnder])).toEqual([
    ['getWorkspace', 'suspended'],
    ['leaveWorkspace', 'suspended'],
    ['previewPlanChange', 'read_only'],
    ['cancelBilling', 'read_only'],
    ['declineInvite', 'read_only'],
    ['revokeAccessToken', 'read_only'],
    ['createStreamTicket', 'read_only'],
    ['revokeShareLink', 'read_only'],
  ]);
});

describe('in a read-only workspace', () => {
  expectNothingStoredByGroup(() => service);

  it.each(about.filter(([, { worksUnder }]) => worksUnder === 'none'))(
    '%s is refused and stores nothing',
    async (operationId, spec) => {
      await expectRefusal(readOnly, operationId, spec, 'read_only');
    },
  );
});

describe('in a suspended workspace', () => {
  expectNothingStoredByGroup(() => service);

  it.each(about.filter(([, { worksUnder }]) => worksUnder !== 'suspended'))(
    '%s is refused and stores nothing',
    async (operationId, spec) => {
      await expectRefusal(suspended, operationId, spec, 'suspended');
    },
  );
});

describe('on hold, the rest works:', () => {
  it.each(about.filter(([, { worksUnder, isLive }]) => worksUnder !== 'none' && !isLive))(
    '%s in a read-only workspace',
    (operationId, spec) => expectToWork(readOnly, operationId, spec),
  );

  it.each(about.filter(([, { worksUnder }]) => worksUnder === 'suspended'))(
    '%s in a suspended workspace',
    (operationId, spec) => expectToWork(suspended, operationId, spec),
  );
});

describe('to people who are not members', () => {
  it.each(about.filter(([, { statuses }]) => statuses.includes(404)))(
    '%s is the same 404 as without a hold',
    async (operationId, spec) => {
      const { token, session } = readOnly;
      const stranger = spec.credentials.includes('accessTokenAuth') ? token : session;
      const problem = await service.fail(
        operationId,
        404,
        call(suspended, operationId, spec, { token: stranger }),
      );
      expect(problem.code).toBe('not_found');
    },
  );
});
