/** The count of what tests have exercised of the contract: what it takes for seen, and when it fails a run. */
import type { ServerResponse } from 'node:http';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { coverageOf, coverageSummary, coverageTable, failuresOf } from '../support/contract-coverage.ts';
import { itemsOf } from '../support/contract-items.ts';
import { forgetSeen, isCounted, isSeen } from '../support/coverage-parts.ts';
import type { CoverageItem } from '../support/coverage-parts.ts';
import { recorded } from '../support/coverage-recorder.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';

const items = itemsOf(loadContract());

describe('the items of the contract', () => {
  it.each([
    'operation getMe',
    'status createCard 413',
    'problem link_expired',
    'parameter listCards query.due_before',
    'parameter createCard header.Idempotency-Key',
    'request CreateCard.title',
    'response Card.title',
  ] as CoverageItem[])('have %s', (item) => {
    expect(items).toContain(item);
  });
});

/** Vitest may be told to report otherwise, and then nothing is counted. */
describe.runIf(isCounted())('a request and its response', () => {
  beforeAll(forgetSeen);

  it('are recorded with status, parameters and properties, from any client', async () => {
    const service = await startService();
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    await request(service.server)
      .post(`/v1/boards/${board.id}/labels?validate_only=true`)
      .set('Authorization', `Bearer ${tenant.token}`)
      .send({ name: 'Urgent', color: 'red' });
    for (const item of [
      'operation createLabel',
      'status createLabel 201',
      'parameter createLabel path.id',
      'parameter createLabel query.validate_only',
      'request CreateLabel.color',
      'response Label.color',
    ] as const) {
      expect([item, isSeen(item)]).toEqual([item, true]);
    }
    expect(isSeen('parameter createLabel header.Idempotency-Key')).toBe(false);
  });

  it('record only the problem if the request was refused', async () => {
    const service = await startService();
    const { token } = await makeTenant(service);
    await service.fail('createTemplate', 400, { token, body: { name: '' }, query: { validate_only: true } });
    expect(isSeen('status createTemplate 400')).toBe(true);
    expect(isSeen('problem invalid_request')).toBe(true);
    expect(isSeen('parameter createTemplate query.validate_only')).toBe(false);
    expect(isSeen('request CreateTemplate.name')).toBe(false);
  });

  it("are not recorded if the response doesn't match the contract", async () => {
    const app = recorded(answering('getTemplate', { id: 'template_1' }));
    expect((await request(app).get('/v1/templates/template_1')).status).toBe(200);
    expect(isSeen('status getTemplate 200')).toBe(false);
  });
});

/** An application that knows its operation and answers anything at all. */
function answering(operationId: string, body: object) {
  return (_request: unknown, response: ServerResponse & { locals?: object }) => {
    response.locals = { request: { operationId, requestId: '1' } };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };
}

describe('a run of the whole suite', () => {
  const all: ReadonlySet<CoverageItem> = new Set([
    'status a 200',
    'status a 404',
    'problem b',
    'request C.d',
  ]);
  const without = (item: CoverageItem) =>
    coverageOf(all, new Set([...all].filter((other) => other !== item)));

  const floorOf = (percentMin: number, statusesNeverSeen: string[] = []) => ({
    percentMin,
    statusesNeverSeen,
  });

  it('fails when an operation has a status that no test has seen', () => {
    expect(failuresOf(without('status a 404'), floorOf(0))).toEqual(['no test has seen a 404']);
  });

  it('accepts an untested status that no test can cause, as long as none does', () => {
    expect(failuresOf(without('status a 404'), floorOf(0, ['a 404']))).toEqual([]);
    const failures = failuresOf(without('status a 200'), floorOf(0, ['a 200', 'a 404']));
    expect(failures).toEqual(['a 404 is seen or gone: take it off the list of those never seen']);
  });

  it('fails when an example matches no response in any test', () => {
    const example = 'example header WWW-Authenticate Bearer realm="Boards"' as const;
    const coverage = coverageOf(new Set([...all, example]), all);
    expect(failuresOf(coverage, floorOf(0))).toEqual([
      `no answer in any test is like the contract's ${example}`,
    ]);
  });

  it('fails if the coverage is below the floor, but not if it is equal', () => {
    const coverage = without('request C.d');
    expect(coverage.percent).toBe(75);
    expect(failuresOf(coverage, floorOf(75))).toEqual([]);
    expect(failuresOf(coverage, floorOf(75.01))).toEqual(['75 % is below the floor of 75.01 %']);
  });

  it('reports the number, the kinds and what is missing', () => {
    const coverage = without('status a 404');
    expect(coverageSummary(coverage)).toContain('Contract coverage: 75 %');
    expect(coverageSummary(coverage)).toContain('not seen: status a 404');
    expect(coverageTable(coverage)).toContain('| a | 200 | 404 |');
  });
});
