/** Browsers: scripts of any origin may use the API, pages are framed and read by nobody, and https stays https. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { startingListener } from '../../src/api/http/http-servers.ts';
import { allowedHeaders, exposedHeaders } from '../../src/api/http/cross-origin.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { exchange, listenWith } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;
let tenant: Tenant;
let boardId: string;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
});

const origin = 'https://app.example';

function preflight(target: string, method: string, app = service.server) {
  return request(app).options(target).set({
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': 'authorization,content-type',
  });
}

describe('a response of the API', () => {
  const answers = async () => {
    const auth = { Authorization: `Bearer ${tenant.token}` };
    const get = (target: string) => request(service.server).get(target);
    const get304 = (await get(`/v1/boards/${boardId}`).set(auth)).headers.etag ?? '';
    return [
      [200, await get('/v1/me').set({ ...auth, Origin: origin })],
      [200, await get('/v1/me').set(auth)],
      [200, await request(service.server).head('/v1/me').set(auth)],
      [201, await request(service.server).post('/v1/boards').set(auth).send({ name: 'N' })],
      [304, await get(`/v1/boards/${boardId}`).set({ ...auth, 'If-None-Match': get304 })],
      [400, await get('/v1/me?x=1').set(auth)],
      [401, await get('/v1/me')],
      [404, await get('/v1/nothing')],
      [404, await get('/nothing')],
      [405, await request(service.server).put('/v1/me')],
      [410, await get('/v1/cards?board=x')],
      [204, await request(service.server).options('/v1/me')],
      [404, await get('/v1/shared-cards/unknown')],
    ] as const;
  };

  it('can be read by scripts of every origin, and is data rather than a page', async () => {
    for (const [expected, { status, headers }] of await answers()) {
      expect(status).toBe(expected);
      expect([expected, headers]).toMatchObject([
        expected,
        {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': exposedHeaders.join(', '),
          'cross-origin-resource-policy': 'cross-origin',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
        },
      ]);
      // Never with a cookie or another credential that a browser adds by itself.
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers.vary ?? '').not.toContain('Origin');
    }
  });

  it('can be read by scripts even if the request was malformed or the service is still starting', async () => {
    const refused = await exchange(await listenWith(service), 'GET /v1/me HTTP/1.1\r\nA : b\r\n\r\n');
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([400, '*']);
    const starting = await request(startingListener(loadContract(), 'http://boards.test')).get('/v1/me');
    expect([starting.status, starting.headers['access-control-allow-origin']]).toEqual([503, '*']);
  });

  it('exposes every header that programs need to scripts', () => {
    const contract = loadContract();
    const follow = (node: { $ref?: string }): object =>
      node.$ref === undefined ? node : (resolveReference(contract, node.$ref) as object);
    const declared = new Set<string>();
    for (const item of Object.values(contract.paths)) {
      for (const { responses = {} } of Object.values(item) as { responses?: Record<string, object> }[]) {
        for (const response of Object.values(responses)) {
          const { headers = {} } = follow(response) as { headers?: object };
          for (const name of Object.keys(headers)) declared.add(name);
        }
      }
    }
    // For browsers and search engines, which read them themselves; `Cache-Control` scripts may read anyway.
    const forBrowsers = ['Cache-Control', 'Content-Disposition', 'Referrer-Policy', 'X-Robots-Tag'];
    expect([...declared].filter((name) => !forBrowsers.includes(name)).sort()).toEqual(
      [...declared].filter((name) => exposedHeaders.includes(name)).sort(),
    );
    expect(exposedHeaders).toEqual(expect.arrayContaining(['Deprecation', 'Sunset', 'Link', 'Allow']));
  });

  it('makes browsers use https if the service has an https address', async () => {
    const secure = await startService({
      databaseUrl: service.databaseUrl,
      publicUrl: 'https://boards.example',
    });
    for (const target of ['/v1/me', '/v1/nothing', '/', '/docs', '/livez', '/s/unknown', '/openapi.json']) {
      const { headers } = await request(secure.server).get(target);
      expect([target, headers['strict-transport-security']]).toEqual([target, 'max-age=31536000']);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    const plain = await request(service.server).get('/docs');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('a preflight', () => {
  it('gets a response without a credential, with the methods of the path and the headers of the API', async () => {
    const { status, headers, text } = await preflight(`/v1/boards/${boardId}`, 'PATCH');
    expect([status, text]).toEqual([204, '']);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, DELETE, PATCH, HEAD, OPTIONS',
      'access-control-allow-headers':
        'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Last-Event-ID, Max-Staleness, traceparent, tracestate',
      'access-control-max-age': '86400',
      allow: 'GET, DELETE, PATCH, HEAD, OPTIONS',
    });
    // A page of the internet may not reach into a private network: such requests need an answer that is not given.
    expect(headers).not.toHaveProperty('access-control-allow-private-network');
  });

  it('allows every request header of the contract', () => {
    const contract = loadContract();
    const taken = Object.values(contract.components.parameters ?? {}) as { name: string; in: string }[];
    for (const { name } of taken.filter((parameter) => parameter.in === 'header')) {
      expect(allowedHeaders).toContain(name);
    }
  });

  it('lets a script read the problem of an unknown or removed path', async () => {
    for (const target of ['/v1/nothing', '/v1/boards/', '/v1/cards?board=x']) {
      const { status, headers } = await preflight(target, 'GET');
      expect([target, status]).toEqual([target, 204]);
      expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    }
    // No browser asks so.
    expect((await request(service.server).options('/v1/nothing')).status).toBe(404);
  });

  it('lists at least the methods of the contract', async () => {
    const { headers } = await preflight('/v1/nothing', 'GET');
    const named = String(headers['access-control-allow-methods']).toLowerCase().split(', ');
    for (const item of Object.values(loadContract().paths)) {
      const methods = Object.keys(item).filter((key) => key !== 'parameters');
      expect(named).toEqual(expect.arrayContaining(methods));
    }
  });

  it('succeeds with any Accept header, and counts toward no rate limit', async () => {
    const limited = await startService({
      databaseUrl: service.databaseUrl,
      rateLimits: { requestsPerCredential: 1, requestsPerNetwork: 1 },
    });
    const target = `/v1/boards/${boardId}`;
    for (let time = 0; time < 3; time += 1) {
      const { status } = await preflight(target, 'GET', limited.server).set('Accept', 'text/html');
      expect(status).toBe(204);
    }
    expect((await request(limited.server).get(target)).status).toBe(401);
    expect((await request(limited.server).get(target)).status).toBe(429);
    expect((await preflight(target, 'GET', limited.server)).status).toBe(204);
    expect((await preflight('/v1/nothing', 'GET', limited.server)).status).toBe(204);
  });
});

describe('a route outside the API', () => {
  it.each(['/openapi.json', '/openapi.yaml', '/openapi-3.0.json', '/.well-known/api-catalog'])(
    'can be read by every origin if it is for programs: %s',
    async (target) => {
      expect((await request(service.server).get(target)).headers['access-control-allow-origin']).toBe('*');
      const { status, headers } = await preflight(target, 'GET');
      expect([status, headers['access-control-allow-origin']]).toEqual([204, '*']);
    },
  );

  it.each([
    '/',
    '/docs',
    '/problems',
    '/problems/gone',
    '/s/unknown',
    '/invites/unknown',
    '/readyz',
    '/metrics',
  ])("can't be read by other origins if it is for people or operators: %s", async (target) => {
    const get = await request(service.server).get(target).set('Origin', origin);
    const asked = await preflight(target, 'GET');
    for (const { headers } of [get, asked]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});
