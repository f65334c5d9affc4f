/** Coded answers: when, how, and that they say the same as plain ones. */
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { codedSizeBytesMin, codedTag } from '../../src/api/http/content-negotiation.ts';
import { allOperations } from '../support/contract-matcher.ts';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { listenWith } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let port: number;
let tenant: Tenant;
let session: string;
/** Where the answer is long. */
let list: string;

beforeAll(async () => {
  service = await startService();
  port = await listenWith(service);
  tenant = await makeTenant(service);
  session = (await makeSession(service, tenant)).secret;
  const { board } = await makeBoard(service, tenant);
  for (let index = 0; index < 5; index += 1) {
    const body = { title: `Card ${index} – ünïcode 🎉`, description: 'Long enough. '.repeat(40) };
    await service.succeed('createCard', { token: tenant.token, id: board.id, body });
  }
  list = `/v1/boards/${board.id}/cards`;
});

interface CodedAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

function send(
  method: string,
  target: string,
  headers: Record<string, string> = {},
  body?: object,
): Promise<CodedAnswer> {
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const authorization = { Authorization: `Bearer ${session}` };
    const call = httpRequest({
      port,
      method,
      path: target,
      headers: { ...authorization, ...type, ...headers },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) });
      });
    });
    call.end(body && JSON.stringify(body));
  });
}

const get = (target: string, accept?: string, headers: Record<string, string> = {}) =>
  send('GET', target, { ...(accept !== undefined && { 'Accept-Encoding': accept }), ...headers });

function textOf({ headers, bytes }: CodedAnswer): string {
  const coding = headers['content-encoding'];
  if (coding === 'gzip') return gunzipSync(bytes).toString();
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  return bytes.toString();
}

describe('a long response', () => {
  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['br', 'br'],
    ['deflate, gzip, br, zstd', 'gzip'],
    ['br, gzip', 'br'],
    ['gzip;q=0.5, br;q=0.9', 'br'],
    ['gzip;q=0, br;q=0.001', 'br'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['identity', undefined],
    ['identity;q=1, gzip;q=0.5', undefined],
    ['identity;q=0.5, gzip;q=1', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['deflate', undefined],
    ['zstd, compress', undefined],
    ['gzip;q=nonsense', undefined],
    [',,;;q=', undefined],
  ])('responds to Accept-Encoding: %s with the coding %s and the same content', async (accept, coding) => {
    const plain = await get(list);
    const answer = await get(list, accept);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(answer.headers['content-type']).toBe('application/json');
    expect(textOf(answer)).toBe(plain.bytes.toString());
    if (coding !== undefined) expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3);
  });

  it('has the same headers for HEAD', async () => {
    for (const accept of ['gzip', 'br', 'identity']) {
      const { headers } = await get(list, accept);
      const head = await send('HEAD', list, { 'Accept-Encoding': accept });
      const changing = { 'request-id': '', date: '' };
      expect({ ...head.headers, ...changing }).toEqual({ ...headers, ...changing });
      expect(head.bytes.length).toBe(0);
    }
  });

  it('is also coded when it is a problem', async () => {
    const query = Array.from({ length: 40 }, (_, index) => `unknown_parameter_${index}=1`).join('&');
    const answer = await get(`${list}?${query}`, 'gzip');
    expect([answer.status, answer.headers['content-encoding']]).toEqual([400, 'gzip']);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(JSON.parse(textOf(answer))).toMatchObject({ code: 'invalid_request' });
  });
});

describe('a short response', () => {
  it.each(['gzip', 'br', '*', 'gzip, deflate, br', 'identity;q=0.1, gzip', 'gzip, *;q=0.1'])(
    'is sent uncompressed for %s',
    async (accept) => {
      const answer = await get('/v1/me', accept);
      expect(answer.bytes.length).toBeLessThan(codedSizeBytesMin);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.headers.vary).toBe('Accept-Encoding');
      expect(JSON.parse(answer.bytes.toString())).toHaveProperty('user');
    },
  );

  it.each([
    ['gzip, identity;q=0', 'gzip'],
    ['br;q=0.1, *;q=0', 'br'],
    ['identity; q=0.000, *', 'br'],
  ])('is coded for a client that refuses the uncompressed form: %s', async (accept, coding) => {
    const answer = await get('/v1/me', accept);
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, coding]);
    expect(JSON.parse(textOf(answer))).toHaveProperty('user');
    const none = await send('DELETE', '/v1/sessions/session_01m00000000000000000000000', {
      'Accept-Encoding': accept,
    });
    expect([none.status, none.headers['content-encoding']]).toEqual([404, coding]);
  });
});

describe('a client that refuses every form', () => {
  it.each(['identity;q=0', '*;q=0', 'identity;q=0, deflate', 'gzip;q=0, br;q=0, identity;q=0'])(
    'gets an error before the request is carried out: %s',
    async (accept) => {
      const name = `Refused by ${accept}`;
      const answer = await send('POST', '/v1/boards', { 'Accept-Encoding': accept }, { name });
      expect(answer.status).toBe(406);
      expect(JSON.parse(answer.bytes.toString())).toMatchObject({
        code: 'not_acceptable',
        errors: [{ header: 'Accept-Encoding', code: 'not_allowed' }],
      });
      expect((await get('/v1/boards')).bytes.toString()).not.toContain(name);
    },
  );
});

describe('a response with a secret', () => {
  const contract = loadContract();

  it('is never coded, even if it is long, and has no Vary header', async () => {
    const workspace = tenant.workspaceId;
    const body = { name: '🎉'.repeat(200), scopes: ['boards:read', 'boards:write', 'members:read'] };
    const path = `/v1/workspaces/${workspace}/access-tokens`;
    const answer = await send('POST', path, { 'Accept-Encoding': 'gzip, br' }, body);
    expect(answer.status).toBe(201);
    expect(answer.bytes.length).toBeGreaterThan(codedSizeBytesMin);
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.headers).not.toHaveProperty('vary');
    const refused = await send('POST', path, { 'Accept-Encoding': 'gzip, identity;q=0' }, body);
    expect(refused.status).toBe(406);
  });

  it('is marked in the contract if its body has the secret of a credential or a link', () => {
    const follow = (node: Record<string, unknown>): Record<string, unknown> =>
      typeof node.$ref === 'string'
        ? follow(resolveReference(contract, node.$ref) as Record<string, unknown>)
        : node;
    // The address of a card opens it only for those who have access.
    const cardUrl = '#/components/schemas/CardUrl';
    const names = (schema: Record<string, unknown>, depth = 0): string[] => {
      const { properties = {}, items = {} } = follow(schema) as {
        properties?: Record<string, Record<string, unknown>>;
        items?: Record<string, unknown>;
      };
      if (depth > 6) return [];
      return [
        ...Object.entries(properties)
          .filter(([, { $ref }]) => $ref !== cardUrl)
          .flatMap(([name, one]) => [name, ...names(one, depth + 1)]),
        ...(Object.keys(items).length > 0 ? names(items, depth + 1) : []),
      ];
    };
    for (const { operationId, method, path, isCodable } of allOperations()) {
      const operation = contract.paths[path]?.[method];
      const [, success = {}] =
        Object.entries(operation?.responses ?? {}).find(([it]) => it.startsWith('2')) ?? [];
      const { content = {} } = follow(success as Record<string, unknown>) as {
        content?: Record<string, { schema: Record<string, unknown> }>;
      };
      const found = Object.values(content).flatMap(({ schema }) => names(schema));
      const hasSecret = found.some((name) => ['secret', 'token', 'ticket', 'url', 'code'].includes(name));
      const isStreamed = operation?.['x-is-streamed'] === true;
      expect([operationId, isCodable]).toEqual([operationId, !hasSecret && !isStreamed]);
    }
    expect(allOperations().filter(({ isCodable }) => !isCodable)).toHaveLength(17);
  });
});

describe('the documentation and the contract', () => {
  it.each(['/openapi.json', '/openapi.yaml', '/docs', '/problems'])(
    'are coded, and not sent again when they have not changed: %s',
    async (target) => {
      const plain = await get(target);
      expect(plain.headers).not.toHaveProperty('content-encoding');
      for (const coding of ['gzip', 'br']) {
        for (const answer of [await get(target, coding), await get(target, coding)]) {
          expect([answer.headers['content-encoding'], answer.headers.vary]).toEqual([
            coding,
            'Accept-Encoding',
          ]);
          expect(textOf(answer) === plain.bytes.toString()).toBe(true);
          expect(answer.headers['content-type']).toBe(plain.headers['content-type']);
        }
        const { headers } = await get(target, coding);
        const again = await get(target, coding, { 'If-None-Match': String(headers.etag) });
        expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
        expect(headers.etag).not.toBe(plain.headers.etag);
      }
    },
  );
});

describe('an ETag', () => {
  const tagOf = async (target: string, accept?: string) => String((await get(target, accept)).headers.etag);

  it('names the coding when it is strong, and matches the resource in every coding', async () => {
    const description = 'Long enough. '.repeat(200);
    const { board } = await makeBoard(service, tenant);
    const target = `/v1/boards/${board.id}`;
    await send('PATCH', target, {}, { description });
    const plain = await tagOf(target);
    expect(plain).toMatch(/^"[^"]+"$/);
    expect(await tagOf(target, 'gzip')).toBe(plain.replace(/"$/, '-gzip"'));
    expect(await tagOf(target, 'br')).toBe(plain.replace(/"$/, '-br"'));
    for (const form of [plain, codedTag(plain, 'gzip'), codedTag(plain, 'br')]) {
      const unchanged = await get(target, 'gzip', { 'If-None-Match': form });
      expect([unchanged.status, unchanged.bytes.length]).toEqual([304, 0]);
      expect(unchanged.headers.etag).toBe(form);
      expect(unchanged.headers.vary).toBe('Accept-Encoding');
      expect(unchanged.headers).not.toHaveProperty('content-encoding');
    }
    const changed = await send('PATCH', target, { 'If-Match': codedTag(plain, 'gzip') }, { name: 'M' });
    expect(changed.status).toBe(200);
    const late = await send('PATCH', target, { 'If-Match': codedTag(plain, 'br') }, { name: 'L' });
    expect(late.status).toBe(412);
  });

  it('is the same in every coding when it is weak', async () => {
    const plain = await tagOf(list);
    expect(plain).toMatch(/^W\/"/);
    expect(await tagOf(list, 'gzip')).toBe(plain);
    const unchanged = await get(list, 'gzip', { 'If-None-Match': plain });
    expect([unchanged.status, unchanged.headers.etag]).toEqual([304, plain]);
  });
});
