/** The mock: the contract's examples over HTTP, and the same refusals as the service's. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { createMockApp } from '../../scripts/contract/mock-app.ts';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { assertMatchesContract } from '../support/contract-matcher.ts';
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

/** The path with something of the right form in it. */
function examplePath({ path, pathParameters }: OperationSpec): string {
  const [parameter] = pathParameters;
  let schema = (parameter?.schema ?? {}) as { readonly $ref?: string; readonly pattern?: string };
  while (schema.$ref !== undefined) schema = resolveReference(contract, schema.$ref) as typeof schema;
  const prefix = /^\^\(?([a-z_]+)_/.exec(schema.pattern ?? '')?.[1];
  const token = 'this-is-not-a-real-token-but-looks-like-one';
  const shared = path.includes('share_token') ? token.slice(0, 22) : token;
  return path.replace(/\{\w+\}/, prefix === undefined ? shared : `${prefix}_01m6dsg7hvefh9b55372afcnje`);
}

async function call(spec: OperationSpec, headers: Readonly<Record<string, string>> = {}) {
  const sent = request(app)
    [spec.method](examplePath(spec))
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
