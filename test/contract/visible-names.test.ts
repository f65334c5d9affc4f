/** Every name in a request is refused in the same way if nobody can see it. */
import { describe, expect, it } from 'vitest';
import { contractOperations, loadContract, resolveReference } from '../../src/api/contract/contract.ts';
import { validateRequest } from '../../src/api/contract/request-validator.ts';

const contract = loadContract();
const properties = ['name', 'title', 'line1'];

/** The operations with a name in their bodies. */
const named = [...contractOperations(contract)].flatMap((operation) => {
  const reference = operation.bodySchema?.$ref;
  if (reference === undefined) return [];
  const schema = resolveReference(contract, reference) as { readonly properties?: object };
  const has = (property: string): boolean => Object.hasOwn(schema.properties ?? {}, property);
  return properties
    .filter(has)
    .map((property) => ({ operation, operationId: operation.operationId, property }));
});

function errorsOf({ operation, property }: (typeof named)[number], value: string) {
  const result = validateRequest(operation, { queryString: '', body: { [property]: value } });
  return result.valid ? [] : result.errors.filter(({ pointer }) => pointer === `/${property}`);
}

describe('a name', () => {
  it('is in requests about every kind of resource that has one', () => {
    expect(named.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining([
        'createBoard',
        'updateBoard',
        'createColumn',
        'createLabel',
        'createCard',
        'createWorkspace',
        'createTemplate',
        'createAccessToken',
        'updateMe',
      ]),
    );
  });

  it.each(named)('$property of $operationId is refused if nobody can see it', (it) => {
    for (const text of ['\u200b', '\u2060 \ufeff', '\u00ad\u3164']) {
      expect(errorsOf(it, text)).toEqual([
        {
          pointer: `/${it.property}`,
          code: 'bad_format',
          detail: expect.stringContaining('visible') as string,
        },
      ]);
    }
  });

  it.each(named)('$property of $operationId can have emoji and any script', (it) => {
    for (const text of ['👩‍👩‍👧‍👦', 'می‌خواهم', '한글', '\u200bA']) expect(errorsOf(it, text)).toEqual([]);
  });
});
