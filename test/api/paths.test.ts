/** Addresses are matched exactly; a spelling that only looks like one of the contract is a 404 that names it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import { exchange, listenWith, requestText } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';

let service: Service;
let port: number;
let boardId: string;
let authorization: Record<string, string>;

beforeAll(async () => {
  service = await startService();
  port = await listenWith(service);
  const tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
  authorization = { Authorization: `Bearer ${(await makeSession(service, tenant)).secret}` };
});

function get(target: string) {
  return exchange(port, requestText('GET', target.replaceAll('$board', boardId), authorization));
}

/** What is asked for, the status, and the address that a 404 names. */
const spellings: [target: string, status: number, named?: string][] = [
  ['/v1/boards', 200],
  ['/v1/boards?', 200],
  ['/v1/boards/', 404, '/v1/boards'],
  ['/v1/boards/?limit=1', 404, '/v1/boards'],
  ['/v1/boards//', 404, '/v1/boards'],
  ['/v1//boards', 404, '/v1/boards'],
  ['//v1/boards', 404, '/v1/boards'],
  ['/v1/boards/$board', 200],
  ['/v1/boards/$board/', 404, '/v1/boards/{id}'],
  ['/v1/boards//$board', 404, '/v1/boards/{id}'],
  ['/v1/boards/$board/cards/', 404, '/v1/boards/{id}/cards'],
  ['/v1/boards//cards', 404, '/v1/boards/{id}'],
  ['/V1/boards', 404, '/v1/boards'],
  ['/v1/Boards', 404, '/v1/boards'],
  ['/v1/BOARDS/$board', 404, '/v1/boards/{id}'],
  ['/v1/%62oards', 404, '/v1/boards'],
  ['/%76%31/boards', 404, '/v1/boards'],
  ['/v1/sign%2Dout', 404, '/v1/sign-out'],
  ['/v1%2Fboards', 404],
  ['/v1/boards%2F$board', 404],
  ['/v1/boards/%62oard_01m00000000000000000000000', 404],
  ['/v1/./boards', 404],
  ['/v1/../v1/boards', 404],
  ['/v1/boards;v=1', 404],
  ['/v1/boards.json', 404],
  ['/v1/nothing/', 404],
  ['/v1', 404],
  ['/v1/', 404],
  ['/v2/boards', 404],
];

describe('an address', () => {
  it.each(spellings)('%s returns %i', async (target, status, named) => {
    const answer = await get(target);
    expect(answer.status).toBe(status);
    if (status !== 404) return;
    const problem = JSON.parse(answer.text) as ProblemBody;
    expect(problem.code).toBe('not_found');
    const hint = / Paths are matched exactly. Did you mean (\S+)\?$/.exec(problem.detail);
    expect(hint?.[1]).toBe(named);
  });

  it('has its percent-encoded parameters decoded, once', async () => {
    const encoded = boardId.replaceAll('_', '%5F').replace('b', '%62');
    expect((await get(`/v1/boards/${encoded}`)).status).toBe(200);
    const twice = encoded.replaceAll('%', '%25');
    expect((await get(`/v1/boards/${twice}`)).status).toBe(400);
  });

  it('is never repeated in its problem', async () => {
    const { text } = await get('/v1/SHARED-CARDS/a-secret-that-someone-mistyped/');
    expect(text).toContain('Did you mean /v1/shared-cards/{share_token}?');
    expect(text).not.toContain('someone');
  });

  it('is logged without the secret in it, in any spelling', async () => {
    const secret = 'NotARealTokenAtAll0000';
    const targets = [
      `/v1/shared-cards/${secret}`,
      `/v1/shared-cards/${secret}/`,
      `/v1//shared-cards/${secret}`,
      `//v1/shared-cards//${secret}`,
      `/V1/Shared-Cards/${secret}`,
      `/v1/shared%2Dcards/${secret}`,
      `/v1/invites/${secret}`,
      `/v1/%69nvites/${secret}`,
      `/s/${secret}`,
      `/%73/${secret}`,
      `/S//${secret}`,
      `/Invites/${secret}`,
      `/s%2f${secret}`,
      `/s%252f${secret}`,
      `/v1/invites%2F${secret}`,
      `/v1/invites;${secret}`,
      `/invoices%2f${secret}`,
      `//host/s/${secret}`,
      `/v2/invites/${secret}`,
      `/shared-cards/${secret}`,
      `/${secret}`,
      `/v1/boards/${secret}`,
      `/problems/${secret}`,
    ];
    const before = service.logLines.length;
    for (const target of targets) await get(target);
    await expect.poll(() => service.logLines.length).toBeGreaterThanOrEqual(before + targets.length);
    expect(service.logLines.slice(before).join('')).not.toContain(secret);
    expect(service.logLines.slice(before).join('')).toContain('[redacted]');
  });

  it('is logged with its ids if it matches an operation, and not at all otherwise', async () => {
    const before = service.logLines.length;
    const targets = [
      '/v1/boards/board_01m7ykhq45ene8c48jhyk0gg5m/cards',
      '/docs',
      '/openapi.json',
      '/nowhere/at/all',
    ];
    for (const target of targets) await get(target);
    await expect.poll(() => service.logLines.length).toBeGreaterThanOrEqual(before + targets.length);
    const paths = service.logLines.slice(before).map((line) => (JSON.parse(line) as { path: string }).path);
    expect(paths).toEqual([...targets.slice(0, -1), '[unmatched]']);
  });
});
