/** Routing: the same answers as openapi-backend's own router, for every path of the contract and all around them. */
import { OpenAPIRouter } from 'openapi-backend';
import type { Document, Operation, Request } from 'openapi-backend';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { ContractRouter } from '../../src/api/contract/contract-router.ts';
import type { RoutedRequest } from '../../src/api/contract/contract-router.ts';
import { Problem } from '../../src/api/http/problems.ts';
import { stormSize } from '../support/storms.ts';

const contract = loadContract() as unknown as Document;
const router = new ContractRouter(contract);
const stock = new OpenAPIRouter({ definition: contract, apiRoot: '/', ignoreTrailingSlashes: false });
// It would make them again for each of some fifty thousand requests.
const stockOperations = stock.getOperations();
stock.getOperations = () => stockOperations;

function routed(method: string, path: string): RoutedRequest {
  return { method, path, queryString: '', headers: {} };
}

/** The operation's id, or what openapi-backend reads off the error. */
function outcome(match: () => Operation | undefined): string | undefined {
  try {
    return match()?.operationId;
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 3) : String(error);
  }
}

function matched(of: ContractRouter, method: string, path: string): string | undefined {
  return outcome(() => of.matchOperation(routed(method, path), true));
}

/** The values of the path's parameters, as they reach validation. */
function parametersOf(of: ContractRouter, path: string): unknown {
  const request = routed('get', path);
  return of.parseRequest(request, of.matchOperation(request, true)).params;
}

function routerOf(paths: readonly string[]): ContractRouter {
  const item = (path: string) => ({ get: { operationId: `get ${path}`, responses: {} } });
  const definition = { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} };
  Object.assign(definition.paths, Object.fromEntries(paths.map((path) => [path, item(path)])));
  return new ContractRouter(definition);
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'propfind'];
const ids = [
  'board_01m6dsg7hvefh9b55372afcnje',
  'x',
  '0',
  'cards',
  'move',
  '.',
  '..',
  '%2F',
  'a.b',
  'a~!$&()*+,;=:@',
];

/** Every path of the contract with many ids, and what is made of it by a slip. */
function* candidatePaths(): Generator<string> {
  for (const template of Object.keys(contract.paths ?? {})) {
    for (const id of ids) {
      const path = template.replace('{id}', id);
      yield* [
        path,
        `${path}/`,
        `/${path}`,
        `${path}/more`,
        path.slice(0, -1),
        path.toUpperCase(),
        `${path}//`,
      ];
      yield* [path.replace('/v1', ''), path.replace('/v1', '/v2'), path.replace('/v1/', '/v1//')];
    }
    yield* [template, template.replace('{id}', ''), template.replace('/{id}', '')];
  }
  yield* ['', '/', '//', '*', 'v1/me'];
}

describe('matchOperation', () => {
  it("matches what the default router matches, for every method and every path similar to the contract's", () => {
    let matches = 0;
    const differences: string[] = [];
    const paths = [...new Set(candidatePaths())];
    // Coprime to the number of slips, so that each of them is among those that are tried.
    const stride = paths.length === stormSize(paths.length) ? 1 : 23;
    for (const path of paths.filter((_, index) => index % stride === 0)) {
      for (const method of methods) {
        const request: Request = { method, path, headers: {} };
        const expected = outcome(() => stock.matchOperation(request, true));
        // The one difference: the stock router puts a missing slash before a path.
        const actual = path.startsWith('/') || path === '' ? matched(router, method, path) : expected;
        if (actual !== expected) differences.push(`${method} ${path} → ${actual}, not ${expected}`);
        if (Number.isNaN(Number(expected))) matches += 1;
      }
    }
    expect(differences).toEqual([]);
    expect(matches * stride).toBeGreaterThanOrEqual((router.getOperations().length * (ids.length - 1)) / 2);
  }, 360_000);

  it('matches every operation of the contract at its own path', () => {
    for (const { operationId, method, path } of router.getOperations()) {
      expect(matched(router, method, path.replaceAll(/\{\w+\}/g, 'x'))).toBe(operationId);
    }
  });

  it('prefers a literal segment to a parameter, in any order', () => {
    for (const paths of [
      ['/cards/{id}', '/cards/mine'],
      ['/cards/mine', '/cards/{id}'],
    ]) {
      const small = routerOf(paths);
      expect(matched(small, 'get', '/cards/mine')).toBe('get /cards/mine');
      expect(matched(small, 'get', '/cards/yours')).toBe('get /cards/{id}');
    }
  });

  it('falls back to a parameter when the literal segment does not match the rest', () => {
    const small = routerOf(['/cards/mine/open', '/cards/{id}/comments']);
    expect(matched(small, 'get', '/cards/mine/comments')).toBe('get /cards/{id}/comments');
    expect(parametersOf(small, '/cards/mine/comments')).toEqual({ id: 'mine' });
  });

  it.each([
    '/v1/boards/',
    '/v1/boards/x/',
    '/v1//boards',
    '//v1/boards',
    '/v1/boards//cards',
    '/v1/boards/x//cards',
  ])('does not match %s: slashes are neither added nor ignored, and a parameter is not empty', (path) => {
    expect(matched(router, 'get', path)).toBe('404');
  });

  it('distinguishes an unknown path from an unsupported method', () => {
    expect(matched(router, 'put', '/v1/boards')).toBe('405');
    expect(matched(router, 'put', '/v1/nothing')).toBe('404');
    // A path that is only the beginning of others.
    expect(matched(router, 'get', '/v1')).toBe('404');
    expect(matched(router, 'get', '/v1/cards')).toBe('404');
    expect(router.matchOperation(routed('put', '/v1/boards'))).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'finds nothing under the name %s',
    (name) => {
      expect(matched(router, 'get', `/v1/${name}`)).toBe('404');
      expect(matched(router, name, '/v1/boards')).toBe('405');
      expect(router.getOperation(name)).toBeUndefined();
    },
  );
});

describe('parseRequest', () => {
  it('decodes percent-encoding once, after splitting the path', () => {
    expect(parametersOf(router, '/v1/boards/a%20b')).toEqual({ id: 'a b' });
    expect(parametersOf(router, '/v1/boards/a%2Fb')).toEqual({ id: 'a/b' });
    expect(parametersOf(router, '/v1/boards/a%252Fb')).toEqual({ id: 'a%2Fb' });
    expect(parametersOf(router, '/v1/boards/%C3%A9')).toEqual({ id: 'é' });
    expect(parametersOf(router, '/v1/boards/a+b')).toEqual({ id: 'a+b' });
  });

  it.each(['%', '%2', '%zz', '%C3', '%FF', '%ED%A0%80'])(
    'returns 400 and names the parameter for %s',
    (raw) => {
      expect(() => parametersOf(router, `/v1/boards/${raw}`)).toThrow(
        expect.objectContaining({
          constructor: Problem,
          code: 'invalid_request',
          errors: [{ parameter: 'id', code: 'bad_format', detail: 'is not valid percent-encoding' }],
        }),
      );
    },
  );

  it('returns the values of several parameters in order', () => {
    const small = routerOf(['/a/{first}/b/{second}']);
    expect(parametersOf(small, '/a/1/b/2')).toEqual({ first: '1', second: '2' });
  });

  it('does not decode literals', () => {
    expect(matched(router, 'get', '/v1/%62oards')).toBe('404');
    expect(matched(router, 'get', '/v1%2Fboards')).toBe('404');
  });
});

describe('allowedMethods', () => {
  it('lists the methods of a path in capitals, including HEAD if there is GET, and OPTIONS', () => {
    expect(router.allowedMethods('/v1/boards').sort()).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
    expect(router.allowedMethods('/v1/boards/x/archive').sort()).toEqual(['OPTIONS', 'POST']);
    expect(router.allowedMethods('/v1/nothing')).toEqual([]);
    expect(router.allowedMethods('/v1/boards/')).toEqual([]);
  });
});

describe('getOperations and getOperation', () => {
  it('return the operations of the default router, with their shared parameters and security', () => {
    expect(router.getOperations()).toEqual(stock.getOperations());
    for (const operation of stock.getOperations()) {
      expect(router.getOperation(operation.operationId ?? '')).toEqual(operation);
    }
  });

  it('are created once', () => {
    expect(router.getOperations()).toBe(router.getOperations());
  });
});
