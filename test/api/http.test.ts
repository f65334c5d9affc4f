/** HTTP as RFC 9110 has it, over real connections: methods, sizes, codings and what is beside the API. */
import { randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { allOperations } from '../support/contract-matcher.ts';
import { linkTo } from '../support/database-link.ts';
import type { DatabaseLink } from '../support/database-link.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import { exchange, listenWith, openConnection, requestText } from '../support/raw-http.ts';
import type { RawAnswer } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';

let link: DatabaseLink;
let service: Service;
let port: number;
let boardId: string;
/** Headers of a caller with every right, who sends JSON. */
let json: Record<string, string>;
let authorization: Record<string, string>;

beforeAll(async () => {
  link = await linkTo(await createMigratedDatabase());
  service = await startService({ databaseUrl: link.url });
  port = await listenWith(service);
  const tenant = await makeTenant(service);
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
  authorization = { Authorization: `Bearer ${tenant.token}` };
  json = { ...authorization, 'Content-Type': 'application/json' };
});

const contract = loadContract();
const apiPaths = Object.keys(contract.paths).map((path) =>
  path.replaceAll(/\{\w+\}/g, 'board_01m00000000000000000000000'),
);
const besidePaths = [
  '/livez',
  '/readyz',
  '/metrics',
  '/.well-known/api-catalog',
  '/',
  '/docs',
  '/openapi.json',
];

function call(method: string, target: string, headers: Record<string, string> = {}, body?: string | Buffer) {
  // Metrics are for programs on this machine.
  const host = target === '/metrics' ? { Host: 'localhost' } : {};
  return exchange(port, requestText(method, target, { ...host, ...headers }, body));
}

function problemOf({ headers, text }: RawAnswer): ProblemBody {
  expect(headers['content-type']).toBe('application/problem+json');
  const problem = JSON.parse(text) as ProblemBody;
  expect(problem.request_id).toBe(headers['request-id']);
  return problem;
}

describe('Request-Id', () => {
  it('is unique for every response, including errors', async () => {
    const targets = [
      '/v1/me',
      '/v1/nothing',
      '/nothing',
      '/v1/boards/%',
      ...besidePaths,
      '/problems/not_found',
    ];
    const ids = new Set<string | undefined>();
    for (const target of targets) ids.add((await call('GET', target)).headers['request-id']);
    for (const target of targets) ids.add((await call('OPTIONS', target)).headers['request-id']);
    for (const target of targets) ids.add((await call('TRACE', target)).headers['request-id']);
    ids.add((await exchange(port, 'not HTTP\r\n\r\n')).headers['request-id']);
    expect(ids).not.toContain(undefined);
    expect(ids.size).toBe(3 * targets.length + 1);
  });

  it('is also in the log line of the request', async () => {
    const { headers } = await call('GET', '/v1/me', authorization);
    await expect.poll(() => service.logLines.join('')).toContain(String(headers['request-id']));
  });
});

describe('HEAD', () => {
  it('has the headers of GET and no body', async () => {
    const targets = ['/v1/me', `/v1/boards/${boardId}`, `/v1/boards/${boardId}/cards?limit=5`, '/v1/nothing'];
    for (const target of [...targets, ...besidePaths.filter((path) => path !== '/metrics')]) {
      const connection = openConnection(port);
      connection.write(requestText('GET', target, authorization));
      const get = await connection.answer();
      connection.write(requestText('HEAD', target, authorization));
      const head = await connection.answer('HEAD');
      // The next answer on the connection is whole, so no byte of a body came before it.
      connection.write(requestText('GET', '/livez'));
      expect((await connection.answer()).text).toBe('{"status":"ok"}');
      connection.destroy();
      const changing = { 'request-id': '', date: '' };
      expect({ target, ...head.headers, ...changing }).toEqual({ target, ...get.headers, ...changing });
      expect(head.status).toBe(get.status);
      expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(get.text));
    }
  });
});

describe('OPTIONS and the methods that a path does not have', () => {
  const knownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'];

  it('return the same Allow header with 204 and 405 on every path', async () => {
    for (const path of [...apiPaths, ...besidePaths, '/problems/not_found']) {
      const options = await call('OPTIONS', path);
      expect([path, options.status, options.text]).toEqual([path, 204, '']);
      const allow = String(options.headers.allow).split(', ');
      expect(allow).toContain('OPTIONS');
      for (const method of knownMethods.filter((known) => !allow.includes(known))) {
        const answer = await call(method, path, authorization);
        expect([path, method, answer.status]).toEqual([path, method, 405]);
        expect(answer.headers.allow).toBe(options.headers.allow);
        if (method !== 'HEAD') expect(problemOf(answer).code).toBe('method_not_allowed');
      }
    }
  });

  it('list exactly the methods of the contract, HEAD if there is GET, and OPTIONS', async () => {
    for (const path of Object.keys(contract.paths)) {
      const { headers } = await call('OPTIONS', path.replaceAll(/\{\w+\}/g, 'x'));
      const declared = allOperations().filter((operation) => operation.path === path);
      const methods = declared.map(({ method }) => method.toUpperCase());
      const expected = [...methods, 'OPTIONS', ...(methods.includes('GET') ? ['HEAD'] : [])];
      expect(String(headers.allow).split(', ').sort()).toEqual(expected.sort());
    }
  });

  it('list the media types of PATCH', async () => {
    const { headers } = await call('OPTIONS', `/v1/boards/${boardId}`);
    expect(headers['accept-patch']).toBe('application/json, application/merge-patch+json');
    expect((await call('OPTIONS', '/v1/boards')).headers).not.toHaveProperty('accept-patch');
  });

  it('return 404 for an unknown path, and 204 for the whole server', async () => {
    expect((await call('OPTIONS', '/v1/nothing')).status).toBe(404);
    expect((await call('DELETE', '/v1/nothing')).status).toBe(404);
    expect((await call('OPTIONS', '*')).status).toBe(204);
  });
});

describe('Content-Type', () => {
  const body = '{"name":"N"}';
  const send = (method: string, target: string, type?: string) =>
    call(method, target, { ...authorization, ...(type !== undefined && { 'Content-Type': type }) }, body);

  it.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/json; profile=x',
  ])('%s is accepted', async (type) => {
    expect((await send('POST', '/v1/boards', type)).status).toBe(201);
  });

  it.each([undefined, 'text/plain'])('%s returns 415 on POST and lists the accepted types', async (type) => {
    const answer = await send('POST', '/v1/boards', type);
    expect(problemOf(answer)).toMatchObject({ status: 415, errors: [{ header: 'Content-Type' }] });
    expect(answer.headers['accept-post']).toBe('application/json');
  });

  it('of a merge patch is accepted on PATCH, and the body is validated', async () => {
    const type = 'application/merge-patch+json';
    expect((await send('PATCH', `/v1/boards/${boardId}`, type)).status).toBe(200);
    const headers = { ...authorization, 'Content-Type': type };
    const answer = await call('PATCH', `/v1/boards/${boardId}`, headers, '{"name":5}');
    expect(problemOf(answer)).toMatchObject({
      status: 400,
      errors: [{ pointer: '/name', code: 'wrong_type' }],
    });
    expect((await send('PATCH', `/v1/boards/${boardId}`, 'text/plain')).headers['accept-patch']).toContain(
      type,
    );
  });
});

describe('an unknown address', () => {
  it.each([
    '/nothing',
    '/v1',
    '/v1/',
    '/v1/boards/',
    '/v1//boards',
    '//v1/boards',
    '/V1/boards',
    '/v1/Boards',
    '/livez/',
    '/v2/boards',
  ])('%s is a 404 problem', async (target) => {
    expect(problemOf(await call('GET', target, authorization))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('returns 410 and names the successor when it was removed', async () => {
    const answer = await call('GET', `/v1/cards?board=${boardId}`);
    expect(problemOf(answer)).toMatchObject({ status: 410, code: 'gone' });
    expect(answer.headers.link).toBe(`</v1/boards/${boardId}/cards>; rel="successor-version"`);
    const [, successor = ''] = /^<(.*)>/.exec(String(answer.headers.link)) ?? [];
    expect((await call('GET', successor, authorization)).status).toBe(200);
    expect((await call('HEAD', '/v1/cards')).headers.link).toContain('</v1/boards/%7Bid%7D/cards>');
    const strange = await call('GET', `/v1/cards?board=${encodeURIComponent('../x>\r\nA: b')}`);
    expect(strange.headers.link).toBe('</v1/boards/..%2Fx%3E%0D%0AA%3A%20b/cards>; rel="successor-version"');
    expect((await call('POST', '/v1/cards')).status).toBe(404);
  });

  it('can include the server, as in a request to a proxy', async () => {
    expect((await call('GET', 'http://boards.test/v1/me', authorization)).status).toBe(200);
  });
});

describe('a body', () => {
  const sizeBytesMax = 1_048_576;
  const padded = (sizeBytes: number) => `{"name":"N"${' '.repeat(sizeBytes - 12)}}`;

  it('of 1 MiB is accepted, and one byte more returns 413', async () => {
    expect((await call('POST', '/v1/boards', json, padded(sizeBytesMax))).status).toBe(201);
    const answer = await call('POST', '/v1/boards', json, padded(sizeBytesMax + 1));
    expect(problemOf(answer)).toMatchObject({ status: 413, code: 'payload_too_large' });
  });

  it('of 1 MiB is accepted in chunks, and one byte more returns 413', async () => {
    const chunked = (text: string): Buffer => {
      const head = requestText('POST', '/v1/boards', { ...json, 'Transfer-Encoding': 'chunked' });
      return Buffer.concat([head, Buffer.from(`${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`)]);
    };
    expect((await exchange(port, chunked(padded(sizeBytesMax)))).status).toBe(201);
    expect((await exchange(port, chunked(padded(sizeBytesMax + 1)))).status).toBe(413);
  });

  it('is refused before it is sent when its Content-Length is too large', async () => {
    const expectContinue = { ...json, Expect: '100-continue', 'Content-Length': String(2 ** 40) };
    const answer = await call('POST', '/v1/boards', expectContinue);
    expect(answer.status).toBe(413);
    const stranger = await call('POST', '/v1/boards', { ...expectContinue, Authorization: 'Bearer no' });
    expect(stranger.status).toBe(401);
  });

  it('is requested with 100 Continue when the client expects that', async () => {
    const connection = openConnection(port);
    const headers = { ...json, Expect: '100-continue', 'Content-Length': '12' };
    connection.write(requestText('POST', '/v1/boards', headers));
    const answer = connection.answer();
    connection.write('{"name":"N"}');
    expect((await answer).status).toBe(201);
    connection.destroy();
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('can be coded as %s', async (coding, compress) => {
    const headers = { ...json, 'Content-Encoding': coding };
    expect((await call('POST', '/v1/boards', headers, compress('{"name":"N"}'))).status).toBe(201);
  });

  it('that the service does not read is not parsed as the next request', async () => {
    const smuggled = requestText('DELETE', `/v1/boards/${boardId}`, authorization);
    const next = requestText('GET', `/v1/boards/${boardId}`, authorization);
    const refused = [
      {},
      { ...json, Accept: 'text/html' },
      { ...authorization, 'Content-Type': 'text/plain' },
    ];
    for (const headers of refused) {
      const connection = openConnection(port);
      connection.write(requestText('POST', '/v1/boards', headers, smuggled));
      const refusal = await connection.answer();
      expect(refusal.status).toBeGreaterThanOrEqual(400);
      connection.write(next);
      if (refusal.headers.connection === 'close') await connection.closed;
      else expect((await connection.answer()).status).toBe(200);
      connection.destroy();
    }
    expect((await exchange(port, next)).status).toBe(200);
  });

  it('that continues after an error is read to its end before the connection closes cleanly', async () => {
    const connection = openConnection(port);
    connection.write(requestText('POST', '/v1/boards', { 'Content-Length': '30000000' }));
    for (let piece = 0; piece < 10; piece += 1) connection.write(randomBytes(1_000_000));
    const answer = await connection.answer();
    expect([answer.status, answer.headers.connection]).toEqual([401, 'close']);
    for (let piece = 0; piece < 20; piece += 1) connection.write(randomBytes(1_000_000));
    expect(await connection.closed).toBeUndefined();
  });

  it('that turns out to be malformed after the response gets no second one', async () => {
    const connection = openConnection(port);
    connection.write(requestText('POST', '/v1/boards', { 'Transfer-Encoding': 'chunked' }));
    const answer = await connection.answer();
    expect([answer.status, answer.headers.connection]).toEqual([401, 'close']);
    connection.write('no size\r\n');
    await expect(connection.answer()).rejects.toThrow('closed without an answer, after “”');
  });
});

describe('a route outside the API', () => {
  it('includes a catalog of the contract, the documentation and the health checks, all of which exist', async () => {
    const catalog = await call('GET', '/.well-known/api-catalog');
    expect(catalog.headers['content-type']).toBe(
      'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
    );
    expect(catalog.headers.link).toBe('<http://boards.test/.well-known/api-catalog>; rel="api-catalog"');
    const { linkset } = JSON.parse(catalog.text) as { linkset: Record<string, { href?: string }[]>[] };
    const targets = linkset.flatMap((links) =>
      Object.values(links)
        .flat()
        .map(({ href }) => href ?? ''),
    );
    const paths = ['/openapi.json', '/openapi.yaml', '/openapi-3.0.json', '/docs', '/readyz'];
    expect(targets.filter((href) => href !== '')).toEqual(paths.map((path) => `http://boards.test${path}`));
    for (const target of targets.filter((href) => href !== '')) {
      expect([target, (await call('GET', target)).status]).toEqual([target, 200]);
    }
  });

  it('includes metrics of requests by operation, never by address', async () => {
    await call('GET', `/v1/boards/${boardId}`, authorization);
    await expect
      .poll(async () => (await call('GET', '/metrics')).text)
      .toContain('http_request_duration_seconds_count{operation="getBoard",status="200"}');
    expect((await call('GET', '/metrics')).text).not.toContain(boardId);
  });

  it('includes a page for every problem code', async () => {
    for (const code of Object.keys(contract['x-problems'])) {
      const { status, headers, text } = await call('GET', `/problems/${code}`);
      expect([code, status, headers['content-type']]).toEqual([code, 200, 'text/html; charset=utf-8']);
      expect(text).toContain(code);
    }
    const { type } = problemOf(await call('GET', '/v1/me'));
    expect(type).toBe('http://boards.test/problems/unauthorized');
  });

  it('reports not ready while the database is unavailable or does not respond, stays alive, and becomes ready again', async () => {
    const statusOf = async (target: string) => (await call('GET', target)).status;
    link.cut();
    const answer = await call('GET', '/readyz');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(await statusOf('/livez')).toBe(200);
    link.mend();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    link.hush();
    expect(await statusOf('/readyz')).toBe(503);
    link.mend();
    await expect.poll(() => statusOf('/readyz')).toBe(200);
    expect((await call('GET', '/v1/me', authorization)).status).toBe(200);
  });
});
