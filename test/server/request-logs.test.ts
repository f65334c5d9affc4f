/** What the log says about a request: its trace, its client and its slow statements, and no secret. */
import { describe, expect, it, vi } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { failureResponder } from '../../src/api/http/problem-responses.ts';
import { Problem } from '../../src/api/http/problems.ts';
import type { ServiceRequest } from '../../src/api/http/requests.ts';
import { openDatabase, Prisma } from '../../src/db/database.ts';
import type { ReportedStatement } from '../../src/db/statement-reports.ts';
import { createLogger } from '../../src/logger.ts';
import { shownAddresses } from '../../src/shown-addresses.ts';
import { runTraced, traceOf } from '../../src/trace-context.ts';
import { atTheEnd } from '../support/endings.ts';
import { makeTenant } from '../support/factories.ts';
import { rawRequest } from '../support/raw-metrics.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${parentId}-01`;

async function lineOf(service: Service, requestId: string): Promise<Record<string, unknown>> {
  const find = () => service.logLines.find((line) => line.includes(requestId));
  await expect.poll(find).toBeDefined();
  return JSON.parse(find() ?? '{}') as Record<string, unknown>;
}

describe('the line of a request', () => {
  it('has the trace of the client, the credential and the workspace, and no secret', async () => {
    const service = await startService();
    const { token, workspaceId } = await makeTenant(service);
    const { headers } = await service.call('getMe', { token, headers: { traceparent } });
    const line = await lineOf(service, String(headers['request-id']));
    expect(line).toMatchObject({ traceId, operation: 'getMe', workspace: workspaceId });
    expect(line.credential).toMatch(/^token_/);
    expect(JSON.stringify(line)).not.toContain(token);
  });

  it('has a trace of its own if the client sent none', async () => {
    const service = await startService();
    const { headers } = await service.call('getMe');
    const requestId = String(headers['request-id']);
    expect(await lineOf(service, requestId)).toMatchObject({ traceId: requestId.replaceAll('-', '') });
  });

  it('is left out for probes, unless they fail', async () => {
    const service = await startService();
    const before = service.logLines.length;
    for (const path of ['/livez', '/readyz', '/metrics']) await rawRequest(service.server, path, {});
    await rawRequest(service.server, '/metrics', { Host: 'boards.test' });
    await expect.poll(() => service.logLines.slice(before).length).toBe(1);
    expect(JSON.parse(service.logLines[before] ?? '')).toMatchObject({ status: 404 });
  });
});

describe('an error of the service', () => {
  it('is logged, and a refusal is not', () => {
    const fail = failureResponder(loadContract(), 'http://boards.test');
    const reportFailure = vi.fn();
    const failing = { requestId: 'one', reportFailure } as unknown as ServiceRequest;
    for (const code of ['not_found', 'rate_limited', 'unavailable', 'internal_error'] as const) {
      fail(failing, new Problem(code, 'It failed.'));
    }
    expect(reportFailure.mock.calls).toMatchObject([[{ code: 'unavailable' }], [{ code: 'internal_error' }]]);
  });
});

describe('traceparent', () => {
  it.each([
    undefined,
    '',
    'nonsense',
    `ff-${traceId}-${parentId}-01`,
    `00-${traceId}-${parentId}-01-more`,
    `00-${'0'.repeat(32)}-${parentId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId.toUpperCase()}-${parentId}-01`,
    `${traceparent}, ${traceparent}`,
  ])('is ignored if it is %s', (header) => {
    const trace = traceOf('e76502db-e679-4a82-8903-a565a3ffe245', header);
    const spanId = '8903a565a3ffe245';
    expect(trace).toEqual({ traceId: `e76502dbe6794a82${spanId}`, spanId, isSampled: true });
  });

  it('is accepted in later versions too, with what they add', () => {
    const requestId = 'e76502db-e679-4a82-8903-a565a3ffe245';
    expect(traceOf(requestId, `01-${traceId}-${parentId}-00-more`)).toEqual({
      traceId,
      spanId: '8903a565a3ffe245',
      parentId,
      isSampled: false,
    });
  });

  it('is in every line that is logged during the request', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    runTraced({ requestId: 'r1', trace: traceOf('r1', traceparent) }, () => {
      logger.info({ requestId: 'own' }, 'within');
    });
    logger.info('outside');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'own', traceId });
    expect(lines[1]).not.toContain('traceId');
  });
});

describe('addresses in the log', () => {
  const secretKey = Buffer.alloc(32, 1);
  it('are hashes that depend on the key, or what the operator wants', () => {
    const hashed = shownAddresses({ logClientAddress: 'hashed', secretKey });
    expect(hashed('203.0.113.7')).toMatch(/^[\w-]{12}$/);
    expect(hashed('203.0.113.7')).toBe(hashed('203.0.113.7'));
    expect(hashed('203.0.113.7')).not.toBe(hashed('203.0.113.8'));
    const other = shownAddresses({ logClientAddress: 'hashed', secretKey: Buffer.alloc(32, 2) });
    expect(other('203.0.113.7')).not.toBe(hashed('203.0.113.7'));
    expect(shownAddresses({ logClientAddress: 'plain', secretKey })('203.0.113.7')).toBe('203.0.113.7');
    expect(shownAddresses({ logClientAddress: 'off', secretKey })('203.0.113.7')).toBeUndefined();
  });
});

describe('slow statements', () => {
  it('are named, without their values, in a transaction, outside of one and by Prisma', async () => {
    const { databaseUrl } = await startService();
    const found: ReportedStatement[] = [];
    const open = (slowMs: number) => {
      const onSlow = (slow: ReportedStatement) => void found.push(slow);
      const database = openDatabase({ url: databaseUrl, statementReports: { slowMs, onSlow } });
      atTheEnd(() => database.close());
      return database;
    };
    const database = open(100);
    const slow = Prisma.sql`SELECT pg_sleep(0.15) FROM users WHERE ${'s3cret'}::text IS NULL OR true
      UNION ALL SELECT pg_sleep(0.15) LIMIT 1`;
    await database.reader.rows(Prisma.sql`SELECT 1`);
    expect(found).toEqual([]);
    await database.reader.rows(slow);
    await database.transaction((tx) => tx.rows(slow));
    expect(found.map(({ statement }) => statement)).toEqual(['SELECT users', 'SELECT users']);
    expect(found[0]?.text).toContain('WHERE $1::text IS NULL');
    expect(found[0]?.name).toMatch(/^[\w-]{43}$/);
    expect(found[0]?.durationMs).toBeGreaterThanOrEqual(100);
    await open(0).reader.prisma.user.findFirst({ where: { email: 's3cret@example.com' } });
    expect(found.at(-1)?.statement).toBe('SELECT users');
    expect(JSON.stringify(found)).not.toContain('s3cret');
    const before = found.length;
    await open(Number.POSITIVE_INFINITY).reader.rows(slow);
    expect(found).toHaveLength(before);
  });
});
