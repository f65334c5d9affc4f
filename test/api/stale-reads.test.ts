/** The header `Max-Staleness` without a replica: accepted where the contract lists it, and without effect. */
import { describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { credentialFor, makeWorld, validCall } from '../support/operation-calls.ts';
import { startService } from '../support/service.ts';
import type { OperationId } from '../support/service.ts';

const service = await startService();
const world = await makeWorld(service);
const { token } = world;
const offered = [...contractOperations(loadContract())].filter(({ headerParameters }) =>
  headerParameters.includes('Max-Staleness'),
);

describe('Max-Staleness', () => {
  it('is offered by reads of boards and workspaces that need a credential, and by nothing else', () => {
    expect(offered.map(({ method }) => method)).toEqual(offered.map(() => 'get'));
    expect(offered.filter(({ isLive, credentials }) => isLive || credentials.length === 0)).toEqual([]);
    expect(offered.map(({ scope }) => scope)).not.toContain('tokens:write');
    expect(offered).toHaveLength(24);
  });

  it.each(offered)('of $operationId is answered by the primary without a replica', async (operation) => {
    const operationId = operation.operationId as OperationId;
    const call = { token: credentialFor(operation, world), ...validCall(operationId, world) };
    const current = await service.call(operationId, call);
    expect([current.status, current.headers.staleness]).toEqual([200, undefined]);
    const headers = { 'Max-Staleness': '5', 'If-None-Match': '"another"' };
    const stale = await service.call(operationId, { ...call, headers });
    expect([stale.status, stale.headers.staleness]).toEqual([200, '0']);
    expect(stale.headers.etag).toBe(current.headers.etag);
  });

  it.each(['0', '301', '-1', '1.5', '1e1', '010', 'soon', '5, 5'])(
    'refuses %s and names the header',
    async (value) => {
      const problem = await service.fail('listBoards', 400, { token, headers: { 'Max-Staleness': value } });
      expect(problem.errors).toMatchObject([{ header: 'Max-Staleness', code: 'bad_format' }]);
    },
  );

  it('means nothing where it is not offered', async () => {
    const { headers } = await service.call('getMe', { token, headers: { 'Max-Staleness': 'soon' } });
    expect(headers.staleness).toBeUndefined();
  });
});
