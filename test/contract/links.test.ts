/** The links of the contract: each leads somewhere, from what its answer really shows. */
import { beforeAll, describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

type Json = Record<string, unknown>;
interface Link {
  readonly operationId: string;
  readonly parameters?: Record<string, string>;
  readonly 'x-request-body'?: Record<string, string>;
}

const contract = loadContract() as unknown as Json;
const operations = new Map([...contractOperations(loadContract())].map((spec) => [spec.operationId, spec]));

/** What stands behind a reference, or the thing itself. */
function resolved(value: unknown): Json {
  const { $ref: reference } = (value ?? {}) as { $ref?: string };
  if (reference === undefined) return (value ?? {}) as Json;
  const keys = reference.slice(2).split('/');
  return resolved(keys.reduce<unknown>((node, key) => (node as Json)[key], contract));
}

/** The schema at a JSON pointer into a body; undefined where the body has nothing there. */
function schemaAt(body: unknown, pointer: string): Json | undefined {
  const keys = pointer.split('/').slice(1);
  const found = keys.reduce<unknown>((node, key) => {
    const schema = resolved(node);
    return /^\d+$/.test(key) ? schema.items : ((schema.properties ?? {}) as Json)[key];
  }, body);
  return found === undefined ? undefined : resolved(found);
}

/** Every link, with the operation that answers with it and the schema of that answer. */
function* allLinks(): Generator<{ from: string; name: string; link: Link; body: unknown }> {
  for (const item of Object.values(contract.paths as Record<string, Json>)) {
    for (const operation of Object.values(item) as { operationId?: string; responses?: Json }[]) {
      for (const response of Object.values(operation.responses ?? {}).map(resolved)) {
        const { schema: body } = ((response.content ?? {}) as Record<string, Json>)['application/json'] ?? {};
        for (const [name, link] of Object.entries((response.links ?? {}) as Json)) {
          yield { from: operation.operationId ?? '', name, link: resolved(link) as unknown as Link, body };
        }
      }
    }
  }
}

describe('every link of the contract', () => {
  const links = [...allLinks()];

  it('is named after its operation, which has the given parameters and properties', () => {
    expect(links.length).toBeGreaterThan(200);
    for (const { from, name, link } of links) {
      const target = operations.get(link.operationId);
      expect([from, name]).toEqual([from, target?.operationId]);
      const taken = [...(target?.pathParameters ?? []), ...(target?.queryParameters ?? [])].map(
        (one) => one.name,
      );
      expect([from, name, taken]).toEqual([
        from,
        name,
        expect.arrayContaining(Object.keys(link.parameters ?? {})),
      ]);
    }
  });

  it('takes its values from existing places in the response', () => {
    for (const { from, name, link, body } of links) {
      const taken = { ...link.parameters, ...link['x-request-body'] };
      for (const expression of Object.values(taken)) {
        const [, pointer] = /^\$response\.body#(.+)$/.exec(expression) ?? [];
        if (pointer === undefined) expect(['$request.path.id', 'top']).toContain(expression);
        else
          expect([from, name, pointer, schemaAt(body, pointer)?.type]).toEqual([
            from,
            name,
            pointer,
            'string',
          ]);
      }
    }
  });
});

describe('the links of a new board', () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService();
  });

  it('lead to the board, its columns and its cards', async () => {
    const { token } = await makeTenant(service);
    const board = await service.succeed('createBoard', { token, body: { name: 'Linked' } });
    const own = [...allLinks()].filter(({ from }) => from === 'createBoard').map(({ link }) => link);
    const reads = own.filter((link) => /^(get|list)/.test(link.operationId));
    expect(reads.map((link) => link.operationId)).toEqual([
      'getBoard',
      'getBoardSnapshot',
      'listColumns',
      'listCards',
      'listLabels',
      'listBoardActivity',
      'listBoardMembers',
    ]);
    for (const { operationId, parameters } of reads) {
      expect(parameters).toEqual({ id: '$response.body#/id' });
      const answer = await service.call(operationId as 'getBoard', { token, id: board.id });
      expect([operationId, answer.status]).toEqual([operationId, 200]);
    }
  });
});
