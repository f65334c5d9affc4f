/** packages/conformance against the service, and against one that breaks a promise. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  failuresIn,
  jsonReport,
  junitReport,
  runConformance,
  textReport,
} from '../packages/conformance/src/index.ts';
import type { Report } from '../packages/conformance/src/index.ts';
import { makeTenant } from './support/factories.ts';
import type { Tenant } from './support/factories.ts';
import { startService } from './support/service.ts';
import type { Service } from './support/service.ts';
import { storedState } from './support/stored-state.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService({ rateLimits: { requestsPerCredential: 10_000, requestsPerNetwork: 10_000 } });
  tenant = await makeTenant(service);
});

/** Runs the kit against the service, whose answers `spoil` may change. */
async function run(spoil?: (response: ServerResponse) => void, write = true): Promise<Report> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/v1/') === true) spoil?.(response);
    (service.app as RequestListener)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runConformance({ url, token: tenant.token, write });
}

type WriteHead = (status: number, headers: Record<string, unknown>) => ServerResponse;

function withHead(
  change: (status: number, headers: Record<string, unknown>) => [number, Record<string, unknown>],
) {
  return (response: ServerResponse): void => {
    const writeHead = response.writeHead.bind(response) as WriteHead;
    response.writeHead = ((status: number, headers: Record<string, unknown>) =>
      writeHead(...change(status, headers))) as typeof response.writeHead;
  };
}

describe('the conformance kit', () => {
  it('passes the service, and leaves no board and no template behind', async () => {
    const report = await run();
    expect(failuresIn(report)).toEqual([]);
    expect(report.results.length).toBeGreaterThan(20);
    const { token } = tenant;
    expect((await service.succeed('listBoards', { token })).data).toEqual([]);
    const query = { source: 'workspace' };
    expect((await service.succeed('listTemplates', { token, query })).data).toEqual([]);
  });

  it('writes nothing unless it may', async () => {
    const before = await storedState(service);
    expect(failuresIn(await run(undefined, false))).toEqual([]);
    expect(await storedState(service)).toEqual(before);
  });

  it.each([
    [
      'a status that the contract does not declare',
      withHead((status, head) => [status === 404 ? 418 : status, head]),
    ],
    ['a header left out', withHead((status, head) => [status, { ...head, 'Request-Id': [] }])],
    [
      'problems of another media type',
      withHead((status, head) => [
        status,
        status >= 400 ? { ...head, 'Content-Type': 'application/json' } : head,
      ]),
    ],
  ])('fails a service with %s', async (_what, spoil) => {
    const report = await run(spoil, false);
    expect(failuresIn(report).length).toBeGreaterThan(0);
    expect(textReport(report)).toContain('FAILED');
    expect(JSON.parse(jsonReport(report))).toMatchObject({ passed: false });
    expect(junitReport(report)).toContain('<failure message="');
  });

  it('fails a service whose bodies do not fit', async () => {
    const report = await run((response) => {
      const end = response.end.bind(response) as (text?: string) => ServerResponse;
      response.end = ((text?: string) => end(text?.replaceAll('"id"', '"ID"'))) as typeof response.end;
    }, false);
    expect(
      failuresIn(report)
        .map(({ failure }) => failure)
        .join(),
    ).toContain("required property 'id'");
  });
});
