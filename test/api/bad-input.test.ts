/** Whatever is sent: a refusal that says what is wrong, nothing stored, and a service that continues. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { Schema } from '../../src/api/contract/contract.ts';
import { entriesMax } from '../../src/api/http/json-texts.ts';
import { boardStandIn, filledIn, request } from '../support/bad-input-rows.ts';
import type { BadInput, Bytes } from '../support/bad-input-rows.ts';
import { badInputs } from '../support/bad-inputs.ts';
import { allOperations } from '../support/contract-matcher.ts';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import { exchange, listenWith, openConnection } from '../support/raw-http.ts';
import type { RawAnswer } from '../support/raw-http.ts';
import { startService } from '../support/service.ts';
import type { ProblemBody, Service } from '../support/service.ts';
import { storedState } from '../support/stored-state.ts';
import { stormSize } from '../support/storms.ts';

let service: Service;
let port: number;
/** Of a server that waits for nobody. */
let shortTimeoutPort: number;
let session: string;
let boardId: string;
let before: Record<string, string[]>;

beforeAll(async () => {
  service = await startService();
  port = await listenWith(service);
  const timeouts = { headersTimeoutMs: 200, requestTimeoutMs: 200, keepAliveTimeoutMs: 1_000 };
  shortTimeoutPort = await listenWith(service, timeouts);
  const tenant = await makeTenant(service);
  // A session gets past every operation's credential check.
  session = (await makeSession(service, tenant)).secret;
  ({ id: boardId } = (await makeBoard(service, tenant)).board);
  before = await storedState(service);
});

afterAll(async () => {
  expect(await storedState(service)).toEqual(before);
  expect(service.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

const filled = (bytes: Buffer): Buffer => filledIn(bytes, boardId, session);

/** Checks what holds for every refusal. */
function problemOf({ status, headers, text }: RawAnswer): ProblemBody {
  expect(headers['content-type'], text).toBe('application/problem+json');
  expect(headers['request-id']).toMatch(/^[\x21-\x7e]+$/);
  const problem = JSON.parse(text) as ProblemBody;
  expect(problem).toMatchObject({ status, request_id: headers['request-id'] });
  expect(problem.detail.length).toBeLessThanOrEqual(2_000);
  expect(status).toBeLessThan(500);
  return problem;
}

async function refusal(method: string, target: string, body: Bytes): Promise<ProblemBody> {
  return problemOf(await exchange(port, filled(request(method, target, { body }))));
}

function placesOf({ errors = [] }: ProblemBody): (string | undefined)[] {
  return errors.map(({ pointer, parameter, header }) => pointer ?? parameter ?? header);
}

/** Sends a row as its client would and returns the first answer. */
async function send({ bytes, then, endsConnection }: BadInput): Promise<RawAnswer> {
  const connection = openConnection(then === 'is silent' ? shortTimeoutPort : port);
  try {
    connection.write(filled(bytes));
    if (then === 'sends no more') connection.end();
    const answer = await connection.answer(bytes.toString('latin1', 0, 5) === 'HEAD ' ? 'HEAD' : 'GET');
    if (endsConnection === true) await connection.closed;
    return answer;
  } finally {
    connection.destroy();
  }
}

describe('the service', () => {
  it.each(badInputs)('returns $status for $name', async (row) => {
    const answer = await send(row);
    expect(answer.status, answer.text).toBe(row.status);
    if (row.status === 200) {
      expect(answer.headers['content-type']).toBe('application/json');
    } else if (answer.text !== '') {
      const problem = problemOf(answer);
      if (row.code !== undefined) expect(problem.code).toBe(row.code);
      if (row.place !== undefined) expect(placesOf(problem)).toContain(row.place);
    }
  });

  it('has a unique name for every row', () => {
    const names = badInputs.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
  });
});

/** One of each JSON type and some with traps in them. */
const jsonValues: readonly (readonly [type: string, json: string])[] = [
  ['null', 'null'],
  ['boolean', 'true'],
  ['integer', '0'],
  ['number', '-1.5e300'],
  ['string', '""'],
  ['string', '"\\u0000"'],
  ['array', '[]'],
  ['array', '[null,[],{}]'],
  ['object', '{}'],
  ['object', '{"id":{"$ne":null}}'],
];

/** A fifth of the values for each place, another one for the next; all with full storms. */
const shareOf = <Value>(values: readonly Value[], place: number): readonly Value[] =>
  values.filter((_value, index) => (index + place) % stormSize(1, 5) === 0);

describe('a body', () => {
  const contract = loadContract();
  it('can have as many items as the longest list in the contract', () => {
    // The document of an export is only ever sent to clients.
    const schemas = Object.entries(contract.components.schemas ?? {});
    const received = JSON.stringify(schemas.filter(([name]) => name !== 'ExportDocument'));
    const lengths = [...received.matchAll(/"maxItems":(\d+)/g)].map(([, length]) => Number(length));
    expect(Math.max(...lengths)).toBeLessThanOrEqual(entriesMax);
  });

  const follow = (schema: Schema): Schema & { properties?: Record<string, Schema> } =>
    schema.$ref === undefined ? schema : follow(resolveReference(contract, schema.$ref) as Schema);
  it('returns 400 for any property of any operation with JSON of another type', async () => {
    for (const { operationId, method, path, bodySchema } of allOperations()) {
      if (bodySchema === undefined) continue;
      const target = withId(path, unknownIdFor(path));
      for (const [n, [name, schema]] of Object.entries(follow(bodySchema).properties ?? {}).entries()) {
        const types = [follow(schema).type ?? []].flat();
        for (const [type, json] of shareOf(jsonValues, n)) {
          // The time zone and the locale can be cleared, and the person is there.
          if (operationId === 'updateMe' && type === 'null' && types.includes('null')) continue;
          const problem = await refusal(method.toUpperCase(), target, `{"${name}":${json}}`);
          const fits = types.includes(type) || (type === 'integer' && types.includes('number'));
          const expected = fits ? [400, 404] : [400];
          expect(expected, `${operationId} {"${name}":${json}}`).toContain(problem.status);
          const isNamed = placesOf(problem).some((place) => place?.startsWith(`/${name}`));
          if (!fits) expect(isNamed, `${operationId} {"${name}":${json}}`).toBe(true);
        }
      }
    }
  });
});

/** An id of the kind that a path takes, of nothing that exists. */
/** A path with an id, as it is, and with what else it needs. */
function withId(path: string, id: string): string {
  return path.replace('{id}', id).replace('{source}/{external_id}', 'github/1');
}

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

  it('returns 400 and names a malformed id, for every operation', async () => {
    const withIds = allOperations().filter(({ path }) => path.includes('{id}'));
    for (const [n, { operationId, method, path }] of withIds.entries()) {
      for (const id of shareOf(idsOf(path), n)) {
        const problem = await refusal(method.toUpperCase(), withId(path, id), '{"name":"N"}');
        expect([operationId, id, problem.status]).toEqual([operationId, id, 400]);
        expect(placesOf(problem)).toContain('id');
      }
    }
  });
});

describe('after all invalid requests', () => {
  it('the service still responds', async () => {
    const board = filled(request('GET', `/v1/boards/${boardStandIn}`));
    expect((await exchange(port, board)).status).toBe(200);
    expect((await exchange(port, request('GET', '/readyz'))).status).toBe(200);
  });
});
