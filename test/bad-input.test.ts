/** Whatever is sent: a refusal that says what is wrong, nothing stored, and a service that goes on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../src/api/contract.ts';
import type { Schema } from '../src/api/contract.ts';
import { addresses, credentials, jsonValues, notHttp, notJson, wrongShapes } from './support/bad-inputs.ts';
import type { Bytes } from './support/bad-inputs.ts';
import { allOperations } from './support/contract-matcher.ts';
import { makeBoard, makeSession, makeTenant } from './support/factories.ts';
import { exchange, listenWith, openConnection, requestText } from './support/raw-http.ts';
import { startService } from './support/service.ts';
import type { ProblemBody, Service } from './support/service.ts';
import { storedState } from './support/stored-state.ts';

let service: Service;
let port: number;
let token: string;
let boardId: string;
let before: Record<string, string[]>;

beforeAll(async () => {
  service = await startService();
  port = await listenWith(service);
  const tenant = await makeTenant(service);
  // A session gets past every operation's credential check.
  token = (await makeSession(service, tenant)).secret;
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
  before = await storedState(service);
});

afterAll(async () => {
  expect(await storedState(service)).toEqual(before);
  expect(service.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

/** Of the requests below: `$board` and `$token` stand for what the set-up has made. */
function filled(text: string): string {
  return text.replaceAll('$board', boardId).replaceAll('$token', token);
}

function get(target: string, headers: Record<string, string> = {}): Buffer {
  return requestText('GET', filled(target), { Authorization: `Bearer ${token}`, ...headers });
}

function send(method: string, target: string, body: Bytes, headers: Record<string, string> = {}): Buffer {
  const text = typeof body === 'string' ? filled(body) : body;
  const json = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers };
  return requestText(method, filled(target), json, text);
}

/** Sends bytes and checks what holds for every refusal. */
async function refusal(bytes: Bytes): Promise<ProblemBody> {
  const { status, headers, text } = await exchange(port, bytes);
  expect(headers['content-type'], text).toBe('application/problem+json');
  expect(headers['request-id']).toMatch(/^[\x21-\x7e]+$/);
  const problem = JSON.parse(text) as ProblemBody;
  expect(problem).toMatchObject({ status, request_id: headers['request-id'] });
  expect(problem.detail.length).toBeLessThanOrEqual(2_000);
  expect(status).toBeLessThan(500);
  return problem;
}

function placesOf({ errors = [] }: ProblemBody): (string | undefined)[] {
  return errors.map(({ pointer, parameter, header }) => pointer ?? parameter ?? header);
}

describe('a body that is not JSON', () => {
  it.each(notJson)('is a 400: %s', async (_name, body) => {
    expect(await refusal(send('POST', '/v1/boards', body))).toMatchObject({
      status: 400,
      code: 'malformed_json',
    });
  });
});

describe('a body of the wrong shape', () => {
  it.each(wrongShapes)('is a 400 that names the place: %s', async (_name, method, target, body, place) => {
    const problem = await refusal(send(method, target, body));
    expect(problem).toMatchObject({ status: 400, code: 'invalid_request' });
    expect(placesOf(problem)).toContain(place);
  });

  it('is a 400 when there is none', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    for (const bytes of [
      requestText('POST', '/v1/boards', headers),
      requestText('POST', '/v1/boards', headers, ''),
    ]) {
      expect(await refusal(bytes)).toMatchObject({
        code: 'invalid_request',
        errors: [{ pointer: '', code: 'missing' }],
      });
    }
  });

  const contract = loadContract();
  const follow = (schema: Schema): Schema & { properties?: Record<string, Schema> } =>
    schema.$ref === undefined ? schema : follow(resolveReference(contract, schema.$ref) as Schema);
  it('is a 400 for every property of every operation, whatever JSON it holds in place of its own', async () => {
    for (const { operationId, method, path, bodySchema } of allOperations()) {
      if (bodySchema === undefined) continue;
      const target = path.replace('{id}', unknownIdFor(path));
      for (const [name, schema] of Object.entries(follow(bodySchema).properties ?? {})) {
        const types = [follow(schema).type ?? []].flat();
        for (const [type, json] of jsonValues) {
          const problem = await refusal(send(method.toUpperCase(), target, `{"${name}":${json}}`));
          const expected = types.includes(type) ? [400, 404] : [400];
          expect(expected, `${operationId} {"${name}":${json}}`).toContain(problem.status);
          const isNamed = placesOf(problem).some((place) => place?.startsWith(`/${name}`));
          if (!types.includes(type)) expect(isNamed, `${operationId} {"${name}":${json}}`).toBe(true);
        }
      }
    }
  });
});

/** An id of the kind that a path takes, of nothing that exists. */
function unknownIdFor(path: string): string {
  const [, collection = ''] = /^\/v1\/(\w+)s\//.exec(path) ?? [];
  return `${collection}_01m00000000000000000000000`;
}

describe('an address', () => {
  const idsOf = (path: string): readonly string[] => {
    const id = unknownIdFor(path);
    const other = path.startsWith('/v1/cards/')
      ? 'board_01m00000000000000000000000'
      : 'card_01m00000000000000000000000';
    const strange = [
      'x',
      '0',
      '..',
      '%2e%2e',
      '%00',
      `${id}%00`,
      `${id}%20`,
      `${id}%2F`,
      `${id}%0A`,
      'a%2Fb',
      '__proto__',
    ];
    return [
      other,
      id.toUpperCase(),
      id.slice(0, -1),
      `${id}0`,
      id.replace('_01m', '_81m'),
      `%20${id}`,
      ...strange,
    ];
  };

  it('with an id of the wrong form is a 400 that names it, for every operation', async () => {
    for (const { operationId, method, path } of allOperations().filter(({ path }) => path.includes('{id}'))) {
      for (const id of idsOf(path)) {
        const problem = await refusal(send(method.toUpperCase(), path.replace('{id}', id), '{"name":"N"}'));
        expect([operationId, id, problem.status]).toEqual([operationId, id, 400]);
        expect(placesOf(problem)).toContain('id');
      }
    }
  });

  it.each(addresses)('GET %s is a %i', async (target, status, place) => {
    if (status === 200) {
      expect((await exchange(port, get(target))).status).toBe(200);
      return;
    }
    const problem = await refusal(get(target));
    expect(problem.status).toBe(status);
    if (place !== '') expect(placesOf(problem)).toContain(place);
  });

  it('takes no parameters on writes either', async () => {
    const problem = await refusal(send('POST', '/v1/boards?validate=1', '{"name":"N"}'));
    expect([problem.status, placesOf(problem)]).toEqual([400, ['validate']]);
  });
});

describe('a credential', () => {
  it.each(credentials)('%s is a 401', async (_name, value) => {
    expect((await refusal(get('/v1/me', { Authorization: value }))).status).toBe(401);
  });
});

describe('bytes that are not HTTP/1.1', () => {
  const whole = (bytes: Bytes): Bytes => (typeof bytes === 'string' ? filled(bytes) : bytes);

  it.each(notHttp)('are refused: %s', async (_name, bytes, status) => {
    expect((await refusal(whole(bytes))).status).toBe(status);
  });

  it('end the connection, so that nothing after them is taken for a request', async () => {
    for (const [, bytes] of notHttp.filter(([name]) => name !== 'no Host')) {
      const connection = openConnection(port);
      connection.write(whole(bytes));
      connection.write(send('POST', '/v1/boards', '{"name":"Smuggled"}'));
      expect((await connection.answer()).headers.connection).toBe('close');
      await connection.closed;
    }
  });
});

describe('the service', () => {
  it('still answers after all of this', async () => {
    expect((await exchange(port, get('/v1/boards/$board'))).status).toBe(200);
    expect((await exchange(port, get('/readyz'))).status).toBe(200);
  });
});
