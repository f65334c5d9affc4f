/** The contract, what is made of it, and the server agree; and openapi-backend's traps are closed. */
import { readdirSync, readFileSync } from 'node:fs';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { Registry } from 'prom-client';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compilePlanFileValidator } from '../../scripts/contract/compile-plan-file-validator.ts';
import { compileValidators } from '../../scripts/contract/compile-validators.ts';
import { permissionTable } from '../../scripts/contract/permission-table.ts';
import { HeldBodies, usualHeldBodyLimits } from '../../src/api/http/held-bodies.ts';
import { RefusedBodies } from '../../src/api/http/refused-bodies.ts';
import { createBackend } from '../../src/api/requests/backend.ts';
import { contractOperations, loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import type { AnyHandler } from '../../src/api/requests/dispatcher.ts';
import { DeprecatedCalls } from '../../src/api/requests/lifecycle.ts';
import { noRateLimits, RateLimits } from '../../src/api/limits/rate-limits.ts';
import { openDatabase } from '../../src/db/database.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { handlers } from '../../src/handlers/index.ts';
import { testNow } from '../support/clock.ts';
import { allOperations } from '../support/contract-matcher.ts';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import {
  emptyKeptTexts,
  startService,
  testSecretKey as secretKey,
  testSettings as settings,
  unusedThreadShares,
} from '../support/service.ts';
import type { Service } from '../support/service.ts';

const contract = loadContract();
const root = new URL('../..', import.meta.url);
const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8');

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type JsonObject = Record<string, Json>;

function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

/** Every object of a document, with its JSON pointer. */
function* objectsOf(node: Json, pointer = ''): Generator<[string, JsonObject]> {
  if (isObject(node)) yield [pointer, node];
  if (typeof node !== 'object' || node === null) return;
  for (const [name, child] of Object.entries(node)) {
    yield* objectsOf(child, `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
  }
}

describe('generated/', () => {
  it('has the same contract as JSON and as YAML, with the version of the packages', () => {
    expect(parse(readText('generated/openapi.yaml'))).toEqual(contract);
    for (const folder of ['', 'packages/client/', 'packages/conformance/']) {
      const { version } = JSON.parse(readText(`${folder}package.json`)) as { version: string };
      expect(version, `the version in ${folder}package.json`).toBe(contract.info.version);
    }
  });

  it('has every operation and every problem of openapi/', () => {
    const sources = readdirSync(new URL('openapi/', root)).filter((name) => name.endsWith('.yaml'));
    const written = sources.flatMap((name) =>
      [...readText(`openapi/${name}`).matchAll(/^ +operationId: (\w+)$/gm)].map(
        ([, operationId]) => operationId,
      ),
    );
    const served = allOperations().map(({ operationId }) => operationId);
    // Clients carry it out.
    expect([...served, 'receiveEvent'].sort()).toEqual(written.sort());
    const { problems, errors } = parse(readText('openapi/problems.yaml')) as Record<string, unknown>;
    expect(contract).toMatchObject({ 'x-problems': problems, 'x-problem-errors': errors });
  });

  it('has the validators and the permission table generated from the contract', () => {
    expect(compileValidators(contract) === readText('generated/validators.cjs')).toBe(true);
    expect(compilePlanFileValidator() === readText('generated/plan-file-validator.cjs')).toBe(true);
    expect(permissionTable(contract)).toBe(readText('docs/permissions.md'));
  });
});

describe('the server', () => {
  it('has a handler for every operation and no other', () => {
    expect(Object.keys(handlers).sort()).toEqual(
      allOperations()
        .map(({ operationId }) => operationId)
        .sort(),
    );
  });

  it('uses exactly the problem codes that the contract lists', () => {
    const sources = [readText('src/domain/core/errors.ts'), readText('src/api/http/problems.ts')].join('\n');
    const codes = [...sources.matchAll(/^ {2}\| '(\w+)'/gm)].map(([, code]) => code);
    expect(codes.sort()).toEqual(Object.keys(contract['x-problems']).sort());
  });

  it('marks places with exactly the codes that the contract lists', () => {
    const files = readdirSync(new URL('src/api/', root), { recursive: true, encoding: 'utf8' });
    const sources = files.filter((name) => name.endsWith('.ts')).map((name) => readText(`src/api/${name}`));
    const used = sources.flatMap((text) =>
      [...text.matchAll(/\bcode: '(\w+)'/g)].map(([, code]) => code ?? ''),
    );
    expect(used.length).toBeGreaterThan(5);
    expect(Object.keys((contract as unknown as { 'x-problem-errors': object })['x-problem-errors'])).toEqual(
      expect.arrayContaining(used),
    );
  });
});

describe('the examples of the contract', () => {
  const ajv = new Ajv2020.default({ allErrors: true, strict: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema(contract, 'contract');

  const follow = (node: Json | undefined): Json | undefined =>
    isObject(node) && typeof node.$ref === 'string'
      ? follow(resolveReference(contract, node.$ref) as Json)
      : node;

  /** Each example with the pointer of the schema that it belongs to: of media types, parameters, headers, schemas. */
  function* examples(): Generator<[pointer: string, schema: string, example: Json]> {
    for (const [pointer, node] of objectsOf(contract as unknown as Json)) {
      if (pointer.includes('/properties/examples') || pointer.startsWith('/components/examples')) continue;
      if (isObject(node.schema)) {
        if (node.example !== undefined) yield [`${pointer}/example`, `${pointer}/schema`, node.example];
        for (const [name, entry] of Object.entries(isObject(node.examples) ? node.examples : {})) {
          const example = follow(entry);
          if (isObject(example))
            yield [`${pointer}/examples/${name}`, `${pointer}/schema`, example.value ?? null];
        }
      }
      if (Array.isArray(node.examples)) {
        for (const [index, example] of node.examples.entries())
          yield [`${pointer}/examples/${index}`, pointer, example];
      }
    }
  }

  it('match their schemas', () => {
    const found = [...examples()];
    for (const [pointer, schema, example] of found) {
      const validate = ajv.compile({ $ref: `contract#${encodeURI(schema)}` });
      expect([pointer, validate(example), validate.errors]).toEqual([pointer, true, null]);
    }
    // Each operation shows at least one answer.
    expect(found.length).toBeGreaterThan(allOperations().length);
  });

  it('of problems have the status and the title of their code, and the status of their response', () => {
    const { responses = {} } = contract.components;
    const problems = contract['x-problems'];
    for (const [pointer, , example] of examples()) {
      if (!pointer.includes('application~1problem+json') || !isObject(example)) continue;
      const { status, title, type } = example;
      const code = typeof example.code === 'string' ? example.code : '';
      expect([pointer, { status, title }]).toEqual([
        pointer,
        { status: problems[code]?.status, title: problems[code]?.title },
      ]);
      expect(type).toBe(`https://boards.example.com/problems/${code}`);
    }
    for (const { operationId, path, method } of allOperations()) {
      for (const [status, answer] of Object.entries(contract.paths[path]?.[method]?.responses ?? {})) {
        const name =
          String((answer as { $ref?: string }).$ref)
            .split('/')
            .at(-1) ?? '';
        const shown = (
          responses[name] as { content?: Record<string, { example?: { status: number } }> } | undefined
        )?.content?.['application/problem+json']?.example;
        if (shown !== undefined) expect([operationId, shown.status]).toEqual([operationId, Number(status)]);
      }
    }
  });
});

describe('the pitfalls of openapi-backend', () => {
  let service: Service;
  let token: string;
  let session: string;
  let boardId: string;

  beforeAll(async () => {
    service = await startService();
    const tenant = await makeTenant(service);
    ({ token } = tenant);
    session = (await makeSession(service, tenant)).secret;
    ({ id: boardId } = (await makeBoard(service, tenant)).board);
  });

  it('startup validates as OpenAPI 3.0 and leaves every route a 404: ours serves every operation of a 3.1 document', async () => {
    for (const { operationId, method, path, minimumRole } of allOperations()) {
      const { status } = await request(service.server)[method](path.replaceAll(/\{\w+\}/g, 'x'));
      // What needs no credential finds nothing there, or misses its body.
      const open = method === 'get' ? 404 : 415;
      expect([operationId, status]).toEqual([operationId, minimumRole === undefined ? open : 401]);
    }
  });

  it('validators are compiled on the first call: ours are there before it, for each part of each operation', async () => {
    const { default: validators } = await import('../../generated/validators.cjs');
    const names = allOperations().flatMap(({ operationId, bodySchema }) =>
      ['path', 'query', ...(bodySchema === undefined ? [] : ['body'])].map(
        (part) => `${operationId}_${part}`,
      ),
    );
    expect(Object.keys(validators).sort()).toEqual(names.sort());
  });

  it('its Ajv is draft-07 without formats: ours enforces date-time, int32 and finite numbers', async () => {
    const column = (json: string) => ({ token, id: boardId, body: `{"name":"N","wip_limit":${json}}` });
    await service.fail('createCard', 400, {
      token,
      id: boardId,
      body: { title: 'T', due_at: '2026-13-01T00:00:00Z' },
    });
    await service.fail('createColumn', 400, column('1e400'));
    await service.fail('createColumn', 400, column('2147483648'));
  });

  it('Content-Type is ignored: ours returns 415', async () => {
    await service.fail('createBoard', 415, {
      token,
      body: '{"name":"N"}',
      headers: { 'Content-Type': 'text/plain' },
    });
  });

  it('bodies other than application/json are not validated: ours validates merge patches', async () => {
    const headers = { 'Content-Type': 'application/merge-patch+json' };
    const problem = await service.fail('updateBoard', 400, {
      token,
      id: boardId,
      headers,
      body: '{"name":1,"x":2}',
    });
    expect(problem.errors?.map(({ pointer }) => pointer).sort()).toEqual(['/name', '/x']);
  });

  it('malformed percent-encoding returns 500: ours returns 400', async () => {
    const { status } = await request(service.server).get('/v1/boards/%zz').auth(token, { type: 'bearer' });
    expect(status).toBe(400);
  });

  it('a 405 has no Allow, and HEAD and OPTIONS are not answered: ours does all three', async () => {
    const path = `/v1/boards/${boardId}`;
    const put = await request(service.server).put(path);
    expect([put.status, put.headers.allow]).toEqual([405, 'GET, DELETE, PATCH, HEAD, OPTIONS']);
    expect((await request(service.server).head(path).auth(token, { type: 'bearer' })).status).toBe(200);
    expect((await request(service.server).options(path)).status).toBe(204);
  });

  it.each(['1e1', '0x10', '1.0', '01'])(
    'limit=%s is coerced to a number: ours returns 400',
    async (limit) => {
      const problem = await service.fail('listBoards', 400, { token, query: { limit } });
      expect(problem.errors).toMatchObject([{ parameter: 'limit', code: 'wrong_type' }]);
    },
  );

  it('defaults of the query are left out: ours are applied', async () => {
    for (let index = 0; index < 51; index += 1) {
      await service.succeed('createLabel', { token, id: boardId, body: { name: `L${index}`, color: 'red' } });
    }
    expect((await service.succeed('listLabels', { token, id: boardId })).data).toHaveLength(50);
  });

  it('an operation continues without a credential, a scope or a valid request: ours never does', async () => {
    const ran: string[] = [];
    const database = openDatabase({ url: service.databaseUrl });
    const spies = Object.keys(handlers).map((id): [string, AnyHandler] => [
      id,
      () => Promise.reject(new Error(`ran ${ran.push(id)}`)),
    ]);
    const { default: express } = await import('express');
    const app = express().use((incoming, response, next) => {
      response.locals.request = {
        incoming,
        response,
        requestId: 'r',
        now: testNow(),
        log: { error: () => undefined },
      };
      next();
    });
    app.use(
      await createBackend({
        contract,
        database,
        credentialUses: new CredentialUses(database),
        rateLimits: new RateLimits(noRateLimits),
        deprecatedCalls: new DeprecatedCalls(new Registry()),
        handlers: Object.fromEntries(spies),
        secretKey,
        settings,
        keptTexts: emptyKeptTexts(),
        restoreMark: () => '',
        threadShares: unusedThreadShares(),
        heldBodies: new HeldBodies(usualHeldBodyLimits, new Registry()),
        refusedBodies: new RefusedBodies(),
      }),
    );
    const guarded = allOperations().filter(({ minimumRole }) => minimumRole !== undefined);
    for (const { operationId, method, path, bodySchema } of guarded) {
      const call = () => request(app)[method](path.replaceAll(/\{\w+\}/g, 'x'));
      expect([operationId, (await call()).status]).toEqual([operationId, 401]);
      expect([operationId, (await call().auth('bwt_wrong', { type: 'bearer' })).status]).toEqual([
        operationId,
        401,
      ]);
      const { status } = await call()
        .auth(session, { type: 'bearer' })
        .query({ surprise: 1 })
        .send(bodySchema && {});
      expect([operationId, status]).toEqual([operationId, 400]);
    }
    expect(ran).toEqual([]);
    await database.close();
  });
});

describe('a contract that requires more than the server enforces', () => {
  const database = openDatabase({ url: 'postgresql://nobody@127.0.0.1:1/none' });
  const start = (changed: ContractDocument, given: object = handlers) =>
    createBackend({
      contract: changed,
      handlers: given as Record<string, AnyHandler>,
      database,
      credentialUses: new CredentialUses(database),
      rateLimits: new RateLimits(noRateLimits),
      deprecatedCalls: new DeprecatedCalls(new Registry()),
      secretKey: Buffer.alloc(32),
      settings,
      keptTexts: emptyKeptTexts(),
      restoreMark: () => '',
      threadShares: unusedThreadShares(),
      heldBodies: new HeldBodies(usualHeldBodyLimits, new Registry()),
      refusedBodies: new RefusedBodies(),
    });
  const withOperation = (changes: object): ContractDocument => {
    const changed = structuredClone(contract) as unknown as { paths: Record<string, { get: object }> };
    Object.assign(changed.paths['/v1/me']?.get ?? {}, changes);
    return changed as unknown as ContractDocument;
  };

  it.each([
    ['an operation without a credential', { security: [] }],
    ['a credential that may be left out', { security: [{ accessTokenAuth: [] }, {}] }],
    ['another kind of credential', { security: [{ cookie: [] }] }],
    ['a session with a scope', { security: [{ sessionAuth: ['boards:read'] }] }],
    ['one kind twice', { security: [{ accessTokenAuth: [] }, { accessTokenAuth: ['boards:read'] }] }],
    ['two credentials at once', { security: [{ accessTokenAuth: [], sessionAuth: [] }] }],
    ['two scopes', { security: [{ accessTokenAuth: ['boards:read', 'boards:write'] }] }],
    ['a header', { parameters: [{ name: 'X-Check', in: 'header', schema: { type: 'string' } }] }],
    ['a cookie', { parameters: [{ name: 'check', in: 'cookie', schema: { type: 'string' } }] }],
  ])('is refused at startup: %s', async (_name, changes) => {
    await expect(start(withOperation(changes))).rejects.toThrow(/getMe/);
    expect(() => [...contractOperations(withOperation(changes))]).toThrow(/getMe/);
  });

  it('is refused at startup: an operation without a handler', async () => {
    await expect(start(contract, { ...handlers, getMe: undefined })).rejects.toThrow(/getMe/);
    await expect(start(contract, {})).rejects.toThrow(/no handler/);
    await expect(start(contract)).resolves.toBeTypeOf('function');
  });
});
