/** The mock: the contract's examples over HTTP, and the same refusals as the service's. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBoardsClient, ProblemError } from '../../packages/client/src/index.ts';
import { createMockApp } from '../../scripts/contract/mock-app.ts';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { assertMatchesContract } from '../support/contract-matcher.ts';
import { examplePath } from '../support/example-paths.ts';
import { named } from '../support/generated-calls.ts';

const contract = loadContract();
const app = createMockApp(contract, 'http://mock.test');
const every = named(() => true);
const token = { Authorization: 'Bearer any' };

interface BodySpec {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

/** What the contract itself shows as a body of an operation. */
function exampleBody({ path, method }: OperationSpec): object | undefined {
  const content = contract.paths[path]?.[method]?.requestBody?.content['application/json'] as
    BodySpec | undefined;
  const [first] = Object.values(content?.examples ?? {});
  const { value } = (first?.$ref === undefined ? (first ?? {}) : resolveReference(contract, first.$ref)) as {
    value?: unknown;
  };
  return (content?.example ?? value) as object | undefined;
}

function isCursor({ name }: { readonly name: string }): boolean {
  return name === 'cursor';
}

async function call(spec: OperationSpec, headers: Readonly<Record<string, string>> = {}) {
  const sent = request(app)
    [spec.method](examplePath(contract, spec))
    .set({ ...token, ...headers });
  const { status, headers: received, text } = await sent.send(exampleBody(spec)).buffer(true);
  return { status, headers: received as Record<string, string>, text };
}

/** Examples have their own request ids and their own times. */
function expectToFit(operationId: string, { status, headers, text }: Awaited<ReturnType<typeof call>>): void {
  const id = /"request_id":"([^"]+)"/.exec(text)?.[1] ?? headers['request-id'] ?? '';
  assertMatchesContract(operationId, { status, headers: { ...headers, 'request-id': id }, text });
}

describe('the mock', () => {
  it.each(every)('responds to %s with an example of its success', async (operationId, spec) => {
    const answer = await call(spec);
    expect(answer.status, answer.text).toBe(spec.statuses.find((status) => status < 300));
    expectToFit(operationId, answer);
  });

  it.each(every)('responds to %s with every requested status', async (operationId, spec) => {
    for (const status of spec.statuses) {
      const answer = await call(spec, { Prefer: `code=${status}` });
      expect([answer.status, answer.headers['preference-applied']]).toEqual([status, `code=${status}`]);
      expectToFit(operationId, answer);
    }
  });

  it.each(every)('shows the same entity tag in the header and the body of %s', async (_operationId, spec) => {
    const { headers, text } = await call(spec);
    const { etag = '' } = headers;
    // Weak tags are those of whole responses, and billing has its tag only in the header.
    if (etag === '' || etag.startsWith('W/') || spec.path.includes('/billing')) return;
    expect(JSON.parse(text)).toMatchObject({ etag });
  });

  it('shows a weak entity tag of a card with include, as the service does', async () => {
    const path = '/v1/cards/card_01m6dsg7hvefh9b55372afcnje?include=comment_count';
    const answer = await request(app).get(path).set(token);
    const { etag } = answer.body as { readonly etag: string };
    expect(answer.get('ETag')).toBe(`W/${etag}`);
  });

  it('gives addresses of its own, also in examples', async () => {
    for (const [operationId, spec] of every) {
      for (const status of spec.statuses) {
        const { text } = await call(spec, { Prefer: `code=${status}` });
        expect(text, operationId).not.toContain('https://boards.example.com');
      }
    }
    const ticket = await request(app)
      .post('/v1/stream-tickets')
      .set(token)
      .send({ board_id: 'board_01m6dsg7hvefh9b55372afcnje' });
    const { url } = ticket.body as { url: string };
    expect(url).toMatch(/^http:\/\/mock\.test\/v1\/boards\//);
    const stream = await request(app).get(url.slice('http://mock.test'.length)).buffer(true);
    expect([stream.status, stream.headers['content-type']]).toEqual([200, 'text/event-stream']);
  });

  it.each([
    ['a missing token', 401, request(app).get('/v1/me')],
    ['an unknown route', 404, request(app).get('/v1/nothing').set(token)],
    ['an unknown method', 405, request(app).delete('/v1/me').set(token)],
    ['another form', 406, request(app).get('/v1/me').set(token).set('Accept', 'text/html')],
    ['an unknown parameter', 400, request(app).get('/v1/boards?nonsense=1').set(token)],
    ['a wrong body', 400, request(app).post('/v1/boards').set(token).send({ nmae: 'A' })],
    ['another media type', 415, request(app).post('/v1/boards').set(token).type('text').send('A')],
    ['a status that is not declared', 400, request(app).get('/v1/me').set(token).set('Prefer', 'code=418')],
  ])('refuses %s as the service does, with %i', async (_what, status, sent) => {
    const answer = await sent;
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('lets a script of any origin send Prefer', async () => {
    const { status, headers } = await request(app).options('/v1/boards').set('Origin', 'http://front.test');
    expect(status).toBe(204);
    expect(headers['access-control-allow-headers']).toContain('Prefer');
  });
});

describe('the mock with the client package', () => {
  const server = createServer(app as Parameters<typeof createServer>[1] & object);
  let client: ReturnType<typeof createBoardsClient>;
  const boardPath = { path: { id: 'board_01m6dsg7hvefh9b55372afcnje' } };
  const cardPath = { path: { id: 'card_01m6dsg7hvefh9b55372afcnje' } };

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    client = createBoardsClient({ baseUrl: `http://127.0.0.1:${port}`, token: 'any' });
  });
  afterAll(() => server.close());

  it.each([1, 2, 3, 250])('reads a list to its end, %i items at a time', async (limit) => {
    const ids: string[] = [];
    for await (const card of client.paginate('/v1/boards/{id}/cards', {
      params: { ...boardPath, query: { limit } },
    })) {
      ids.push(card.id);
      expect(card.board_id).toBe(boardPath.path.id);
      expect(ids.length).toBeLessThan(100);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(5);
  });

  it('reads every list to its end', async () => {
    const lists = every
      .map(([, spec]) => spec)
      .filter((spec) => !spec.isLive && spec.queryParameters.some(isCursor));
    expect(lists.length).toBeGreaterThan(10);
    for (const spec of lists) {
      let next: string | undefined = `${examplePath(contract, spec)}?limit=3`;
      let pages = 0;
      for (; next !== undefined; pages += 1) {
        const { status, headers: received, text } = await request(app).get(next).set(token);
        const headers = received as Record<string, string>;
        expect(pages, spec.operationId).toBeLessThan(10);
        expectToFit(spec.operationId, { status, headers, text });
        next = /^<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
      }
      expect(pages, spec.operationId).toBe(2);
    }
  });

  it('puts as many items on a page as the limit says', async () => {
    const { data: page } = await client.GET('/v1/boards', { params: { query: { limit: 2 } } });
    expect(page.data).toHaveLength(2);
    const rest = await client.GET('/v1/boards', {
      params: { query: { limit: 4, cursor: page.next_cursor ?? '' } },
    });
    expect([rest.data.data.length, rest.data.next_cursor]).toEqual([3, undefined]);
  });

  it('refuses the cursor of another service', async () => {
    const failure = client.GET('/v1/boards', { params: { query: { cursor: 'abc' } } });
    await expect(failure).rejects.toMatchObject({ code: 'invalid_cursor' } satisfies Partial<ProblemError>);
  });

  it('has no more events after the last page', async () => {
    const { data: page } = await client.GET('/v1/events');
    const later = await client.GET('/v1/events', { params: { query: { cursor: page.resume_cursor } } });
    expect(later.data.data).toEqual([]);
  });

  it('shows what was created', async () => {
    const { data: card } = await client.POST('/v1/boards/{id}/cards', {
      params: boardPath,
      body: { title: 'Invite the press', position: 'top' },
    });
    expect(card).toMatchObject({ title: 'Invite the press', board_id: boardPath.path.id });
    expect(card).not.toHaveProperty('position');
  });

  it('shows what was changed, without what was cleared', async () => {
    const { data: card } = await client.PATCH('/v1/cards/{id}', {
      params: cardPath,
      body: { title: 'Call the press', due_at: null },
    });
    expect(card).toMatchObject({ id: cardPath.path.id, title: 'Call the press' });
    expect(card).not.toHaveProperty('due_at');
  });

  it('shows the id that was asked for', async () => {
    const { data: card } = await client.GET('/v1/cards/{id}', { params: cardPath });
    expect(card.id).toBe(cardPath.path.id);
  });
});

describe('the pages of the mock', () => {
  it('say at / what it is', async () => {
    const { status, text } = await request(app).get('/');
    expect([status, text]).toEqual([200, expect.stringContaining('http://mock.test/openapi.json')]);
  });

  it('say at / a request and another status that it can have', async () => {
    const { text } = await request(app).get('/');
    const [, path = ''] = /'http:\/\/mock\.test(\/v1[^']+)'/.exec(text) ?? [];
    const [, code = ''] = /'Prefer: code=(\d+)'/.exec(text) ?? [];
    expect((await request(app).get(path).set(token)).status).toBe(200);
    const other = await request(app).get(path).set(token).set('Prefer', `code=${code}`);
    expect(other.status).toBe(Number(code));
  });

  it.each(['/openapi.json', '/openapi-3.0.json'])('have the contract at %s', async (path) => {
    const answer = await request(app).get(path);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.body).toMatchObject({ info: { version: contract.info.version } });
  });
});
