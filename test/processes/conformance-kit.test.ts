/** packages/conformance against the service, and against one that breaks a promise. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  failuresIn,
  jsonReport,
  junitReport,
  runConformance,
  textReport,
} from '../../packages/conformance/src/index.ts';
import type { Report } from '../../packages/conformance/src/index.ts';
import { testNow } from '../support/clock.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { storedState } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
/** By how much the service's clock is ahead, in milliseconds. */
let aheadMs = 0;

const skipAhead = (timeMs: number): Promise<void> => {
  aheadMs += timeMs;
  return Promise.resolve();
};

beforeAll(async () => {
  service = await startService({
    now: () => new Date(testNow().getTime() + aheadMs),
    rateLimits: { requestsPerCredential: 10_000, requestsPerNetwork: 10_000 },
  });
  tenant = await makeTenant(service);
});

type Spoil = (response: ServerResponse, request: IncomingMessage) => void;

interface RunOptions {
  /** May change an answer of the service. */
  readonly spoil?: Spoil;
  readonly token?: string;
  readonly write?: boolean;
  readonly wait?: (timeMs: number) => Promise<void>;
}

async function run({ spoil, token = tenant.token, ...options }: RunOptions): Promise<Report> {
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/v1/') === true) spoil?.(response, request);
    service.app(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return runConformance({ url, token, write: false, wait: skipAhead, ...options });
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

async function tokenIds(): Promise<readonly string[]> {
  const { token, workspaceId: id } = tenant;
  return (await service.succeed('listAccessTokens', { token, id })).data.map((it) => it.id);
}

describe('the conformance kit', () => {
  it('accepts the service, and leaves no board, template or token behind', async () => {
    const before = await tokenIds();
    const { results } = await run({ write: true });
    expect(results.filter(({ failure, notRun }) => failure ?? notRun)).toEqual([]);
    expect(results.length).toBeGreaterThan(25);
    const { token } = tenant;
    expect((await service.succeed('listBoards', { token })).data).toEqual([]);
    const query = { source: 'workspace' };
    expect((await service.succeed('listTemplates', { token, query })).data).toEqual([]);
    expect(await tokenIds()).toEqual(before);
  });

  it('writes nothing without permission, and reports that', async () => {
    const before = await storedState(service);
    const report = await run({});
    expect(failuresIn(report)).toEqual([]);
    expect(await storedState(service)).toEqual(before);
    expect(textReport(report)).toMatch(/\d passed, 0 failed, 10 not run\n$/);
    expect(textReport(report)).toContain('it writes, which needs --write');
    expect(junitReport(report)).toContain(' failures="0" skipped="10">');
  });

  it("does not report a check as passed if the token can't run it", async () => {
    const scopes = ['boards:read', 'boards:write'];
    const body = { name: 'Narrow', scopes };
    const { token, workspaceId: id } = tenant;
    const { secret } = await service.succeed('createAccessToken', { token, id, body });
    const report = await run({ token: secret, write: true });
    expect(failuresIn(report)).toEqual([]);
    expect(report.results.filter(({ notRun }) => notRun)).toMatchObject([
      { name: expect.stringContaining('too few scopes') as string, notRun: 'the token lacks tokens:write' },
    ]);
  });

  it('checks nothing with an invalid token, or when the service does not respond', async () => {
    await expect(run({ token: 'wrong' })).rejects.toThrow('the token is not valid at http://127.0.0.1');
    const nowhere = runConformance({ url: 'http://127.0.0.1:1', token: tenant.token, write: false });
    await expect(nowhere).rejects.toThrow('GET http://127.0.0.1:1/openapi.json got no response');
  });

  it('fails a service that lets a token do what its scopes do not allow', async () => {
    const spoil: Spoil = (_response, request) => {
      if (request.method === 'PATCH') request.headers.authorization = `Bearer ${tenant.token}`;
    };
    expect(failuresIn(await run({ spoil, write: true }))).toMatchObject([
      { name: expect.stringContaining('too few scopes') as string },
    ]);
  });

  it('fails a service whose links work after they expire', async () => {
    const report = await run({ write: true, wait: () => Promise.resolve() });
    expect(failuresIn(report)).toMatchObject([{ name: 'a share link that has expired is a 404' }]);
  });

  it('deletes what a faulty service has created', async () => {
    const { token } = await makeTenant(service);
    const spoil = withHead((status, head) => [status, { ...head, 'Request-Id': [] }]);
    expect(failuresIn(await run({ spoil, token, write: true })).length).toBeGreaterThan(20);
    expect((await service.succeed('listBoards', { token })).data).toEqual([]);
  });

  it('names what it could not delete', async () => {
    const { token } = await makeTenant(service);
    const spoil: Spoil = (_response, request) => {
      if (request.method === 'DELETE') request.headers.authorization = 'Bearer wrong';
    };
    const failures = failuresIn(await run({ spoil, token, write: true }));
    expect(failures.at(-1)?.failure).toMatch(/^still there: board_/);
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
    const report = await run({ spoil });
    expect(failuresIn(report).length).toBeGreaterThan(0);
    expect(textReport(report)).toContain('FAILED');
    expect(JSON.parse(jsonReport(report))).toMatchObject({ passed: false });
    expect(junitReport(report)).toContain('<failure message="');
  });

  it("fails a service whose bodies don't match the contract", async () => {
    const spoil: Spoil = (response) => {
      const end = response.end.bind(response) as (text?: string) => ServerResponse;
      response.end = ((text?: string) => end(text?.replaceAll('"id"', '"ID"'))) as typeof response.end;
    };
    const failures = failuresIn(await run({ spoil }));
    expect(failures.map(({ failure }) => failure).join()).toContain("required property 'id'");
  });
});
