/** Operations that are to end, and those that have ended: callers learn what the contract says about them. */
import { Registry } from 'prom-client';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { ContractDocument, ContractOperation } from '../../src/api/contract/contract.ts';
import { DeprecatedCalls, lifecycleAnnouncer } from '../../src/api/requests/lifecycle.ts';
import { linksFrom } from '../../src/pages/site/links.ts';
import { documentedOperations } from '../../src/pages/reference/operations.ts';
import { readPublishedContract } from '../../src/pages/reference/published-contract.ts';
import { shownContract } from '../../src/pages/reference/reference.ts';
import { makeBoard, makeTenant, makeToken } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const dates = { 'x-deprecated-at': '2027-01-01T00:00:00Z', 'x-sunset': '2027-10-01T00:00:00Z' };
const toCards = { method: 'get', path: '/v1/boards/{id}/cards', operationId: 'listCards' };
const toMyCards = { method: 'get', path: '/v1/workspaces/{id}/cards', operationId: 'listWorkspaceCards' };
const toTemplates = { method: 'get', path: '/v1/templates', operationId: 'listTemplates' };
const toBoards = { method: 'post', path: '/v1/boards', operationId: 'createBoard' };

/** The published contract, with these operations changed. */
function changed(changes: Record<string, object>): ContractDocument {
  const contract = structuredClone(loadContract());
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item) as Partial<ContractOperation>[]) {
      Object.assign(operation, changes[operation.operationId ?? '']);
    }
  }
  return contract;
}

const deprecated = (successor: object) => ({ deprecated: true, ...dates, 'x-successor': successor });
const contract = changed({
  getBoard: deprecated(toCards),
  getColumn: deprecated(toCards),
  listBoards: deprecated(toTemplates),
  createSignInCode: deprecated(toBoards),
});

const announced = { deprecation: '@1798761600', sunset: 'Fri, 01 Oct 2027 00:00:00 GMT' };

let service: Service;
let tenant: Tenant;
let boardId: string;
let columnId: string;
let time = new Date('2027-02-01T10:00:00Z');

beforeAll(async () => {
  service = await startService({ contract, now: () => time });
  tenant = await makeTenant(service);
  const { board } = await makeBoard(service, tenant);
  boardId = board.id;
  const { data } = await service.succeed('listColumns', { token: tenant.token, id: boardId });
  columnId = data[0]?.id ?? '';
});

const successorOf = (id: string) => `</v1/boards/${id}/cards>; rel="successor-version"`;

describe('a deprecated operation', () => {
  it('announces when it was deprecated, when it ends and its successor', async () => {
    const { status, headers } = await service.call('getBoard', { token: tenant.token, id: boardId });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ ...announced, link: successorOf(boardId) });
  });

  it('announces it with every error', async () => {
    const get = (target: string, headers: Record<string, string> = {}) =>
      request(service.server).get(target).set(headers);
    const authorization = { Authorization: `Bearer ${tenant.token}` };
    const secret = await makeToken(service, tenant, ['members:read']);
    const unknown = 'board_01m00000000000000000000000';
    const answers = [
      [400, await get(`/v1/boards/${boardId}?x=1`, authorization)],
      [400, await get('/v1/boards/%zz', authorization)],
      [401, await get(`/v1/boards/${boardId}`)],
      [401, await get(`/v1/boards/${boardId}`, { Authorization: 'Bearer no' })],
      [403, await get(`/v1/boards/${boardId}`, { Authorization: `Bearer ${secret}` })],
      [404, await get(`/v1/boards/${unknown}`, authorization)],
      [406, await get(`/v1/boards/${boardId}`, { ...authorization, Accept: 'text/html' })],
    ] as const;
    for (const [expected, { status, headers }] of answers) {
      expect(status).toBe(expected);
      expect([expected, headers]).toMatchObject([expected, announced]);
      expect(headers.link).toContain('rel="successor-version"');
    }
  });

  it('announces it on HEAD and with 304 as on GET', async () => {
    const get = await service.call('getBoard', { token: tenant.token, id: boardId });
    const auth = { Authorization: `Bearer ${tenant.token}` };
    const head = await request(service.server).head(`/v1/boards/${boardId}`).set(auth);
    expect(head.headers).toMatchObject({ ...announced, link: successorOf(boardId) });
    const unchanged = await request(service.server)
      .get(`/v1/boards/${boardId}`)
      .set({ ...auth, 'If-None-Match': get.headers.etag ?? '' });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers).toMatchObject({ ...announced, link: successorOf(boardId) });
  });

  it('names the next page of a list beside its successor', async () => {
    await makeBoard(service, tenant);
    const { headers } = await service.call('listBoards', { token: tenant.token, query: { limit: 1 } });
    expect(headers.link).toMatch(
      /^<\/v1\/boards\?[^>]+>; rel="next", <\/v1\/templates>; rel="successor-version"$/,
    );
  });

  it('never puts the id of one kind of resource into the address of another', async () => {
    const { headers } = await service.call('getColumn', { token: tenant.token, id: columnId });
    expect(headers.link).toBe(successorOf('%7Bid%7D'));
  });

  it('encodes values that the caller sent', async () => {
    const strange = encodeURIComponent('>; rel="next"\r\nX: y');
    const { headers } = await request(service.server).get(`/v1/boards/${strange}`);
    expect(headers.link).toBe(successorOf(strange));
    expect(headers).not.toHaveProperty('x');
  });

  it("fills in its successor's parameters from its own query", () => {
    const shared = { name: 'board_id', schema: { $ref: '#/components/schemas/BoardId' } };
    const access = { security: [], responses: {} };
    const paths = {
      '/v1/old': {
        get: {
          ...access,
          operationId: 'listOld',
          parameters: [{ ...shared, in: 'query' }],
          ...deprecated({ method: 'get', path: '/v1/new/{board_id}', operationId: 'listNew' }),
        },
      },
      '/v1/new/{board_id}': {
        get: { ...access, operationId: 'listNew', parameters: [{ ...shared, in: 'path' }] },
      },
    };
    const small = { ...loadContract(), paths } as unknown as ContractDocument;
    const announce = lifecycleAnnouncer(small, new DeprecatedCalls(new Registry()), service.credentialUses);
    const routed = {
      method: 'get',
      path: '/v1/old',
      queryString: 'board_id=a%20b',
      headers: {},
      operationId: 'listOld',
    };
    const received = { requestId: 'r', log: { warn: () => undefined }, now: time } as never;
    const { headers } = announce(received, routed, { status: 200, headers: {} });
    expect(headers.Link).toBe('</v1/new/a%20b>; rel="successor-version"');
  });

  it('does not affect other operations', async () => {
    for (const { headers } of [
      await service.call('listCards', { token: tenant.token, id: boardId }),
      await request(service.server).options(`/v1/boards/${boardId}`),
      await request(service.server).get('/v1/nothing'),
    ]) {
      expect(headers).not.toHaveProperty('deprecation');
      expect(headers).not.toHaveProperty('sunset');
    }
  });
});

describe('the calls of deprecated operations', () => {
  const countOf = async (operation: string) => {
    const { text } = await request(service.server).get('/metrics');
    const line = new RegExp(`deprecated_operation_calls_total\\{operation="${operation}"\\} (\\d+)`).exec(
      text,
    );
    return Number(line?.[1] ?? 0);
  };
  const warnings = () =>
    service.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'a deprecated or removed operation is still called');

  it('are counted by operation, including failed ones, but not with unknown credentials', async () => {
    const before = await countOf('getBoard');
    await service.call('getBoard', { token: tenant.token, id: boardId });
    await service.fail('getBoard', 404, { token: tenant.token, id: 'board_01m00000000000000000000000' });
    await service.fail('getBoard', 401, { id: boardId });
    await service.fail('getBoard', 401, { id: boardId, token: 'bwt_wrong' });
    expect(await countOf('getBoard')).toBe(before + 2);
    expect(await countOf('listCards')).toBe(0);
  });

  it('are counted for operations without a credential', async () => {
    const before = await countOf('createSignInCode');
    await service.succeed('createSignInCode', { body: { email: 'someone@example.com' } });
    expect(await countOf('createSignInCode')).toBe(before + 1);
  });

  it('log one warning per credential, operation and hour, with the public id of the credential', async () => {
    time = new Date('2027-02-01T12:00:00Z');
    const start = warnings().length;
    const other = await makeToken(service, tenant, ['boards:read']);
    const call = async (token: string) => {
      await service.call('getBoard', { token, id: boardId });
      await service.call('getColumn', { token, id: columnId });
    };
    for (const token of [tenant.token, other, tenant.token, other]) await call(token);
    const first = warnings().slice(start);
    expect(first).toHaveLength(4);
    const { credential } = await service.succeed('getMe', { token: tenant.token });
    expect(first[0]).toMatchObject({ level: 40, operation: 'getBoard', credential: credential.id });
    expect(JSON.stringify(first)).not.toContain(tenant.token);
    time = new Date('2027-02-01T13:00:00Z');
    await call(tenant.token);
    expect(warnings()).toHaveLength(start + 6);
  });
});

describe('a contract with an incomplete deprecation', () => {
  const whole = deprecated(toCards);
  it.each([
    ['no date of deprecation', { ...whole, 'x-deprecated-at': undefined }],
    ['no end', { ...whole, 'x-sunset': undefined }],
    ['no successor', { ...whole, 'x-successor': undefined }],
    ['dates without the mark', { ...whole, deprecated: undefined }],
    ['a mark that says no', { ...whole, deprecated: false }],
    ['the mark alone', { deprecated: true }],
    ['a day in place of a moment', { ...whole, 'x-sunset': '2027-10-01' }],
    ['a moment that does not exist', { ...whole, 'x-sunset': '2027-13-01T00:00:00Z' }],
    ['an end before the deprecation', { ...whole, 'x-sunset': '2026-12-31T00:00:00Z' }],
    ['a successor that is not there', deprecated({ ...toCards, operationId: 'listAll' })],
    ['a successor at another path', deprecated({ ...toMyCards, operationId: 'listCards' })],
  ])('is refused at startup: %s', (_name, changes) => {
    const calls = new DeprecatedCalls(new Registry());
    expect(() => lifecycleAnnouncer(changed({ getBoard: changes }), calls, service.credentialUses)).toThrow(
      /getBoard/,
    );
  });
});

describe('the reference', () => {
  it('shows first when a deprecated operation ends and what replaces it', () => {
    const published = readPublishedContract().document;
    const shown = { ...published, paths: contract.paths };
    const operations = documentedOperations(shown);
    const pages = published.tags.map(({ name }) =>
      shownContract(shown, operations, name, linksFrom('service', 'reference')),
    );
    const html = JSON.stringify(pages);
    expect(html).toContain(
      '"description":"**Deprecated since 2027-01-01; it may be removed after 2027-10-01.** ' +
        'Use `GET /v1/boards/{id}/cards` (listCards) instead.\\n\\nReturns',
    );
    expect(html.split('**Deprecated since')).toHaveLength(5);
  });
});

describe('a removed operation', () => {
  it('returns 410 and names the release and the successor', async () => {
    const { status, headers } = await request(service.server).get(`/v1/cards?board=${boardId}`);
    expect(status).toBe(410);
    expect(headers).toMatchObject({ sunset: 'Tue, 25 Aug 2026 00:00:00 GMT', link: successorOf(boardId) });
    // The moment of its deprecation is not in the contract.
    expect(headers).not.toHaveProperty('deprecation');
  });
});

afterAll(() => {
  expect(service.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});
