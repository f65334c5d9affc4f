/** The edition in OpenAPI 3.0 says what the contract says, in the words that 3.0 has. */
import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { openapi30Edition } from '../../scripts/contract/openapi-3.0-edition.ts';
import { contractFile, contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';

const contract = loadContract();
const text = readFileSync(contractFile('openapi-3.0.json'), 'utf8');
const edition = JSON.parse(text) as ContractDocument;

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly examples?: readonly unknown[];
  readonly example?: unknown;
}
interface Secured {
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-scopes'?: readonly string[];
}
type Named<Part> = Readonly<Record<string, Part>>;
const schemasOf = (document: ContractDocument) => document.components.schemas as Named<ObjectSchema>;

/** What a client could notice of each operation: of its schemas, the properties alone. */
function operationsOf(document: ContractDocument): object[] {
  return [...contractOperations(document)].map((operation) => ({
    ...operation,
    scope: undefined,
    bodySchema: operation.bodySchema?.$ref,
    pathParameters: operation.pathParameters.map(({ name, required, type }) => ({ name, required, type })),
    queryParameters: operation.queryParameters.map(({ name, required, type }) => ({ name, required, type })),
    responses: document.paths[operation.path]?.[operation.method]?.responses,
  }));
}

const contractWith = (schema: unknown) => ({
  openapi: '3.1.1',
  info: { title: 'T', license: { name: 'MIT', identifier: 'MIT' } },
  components: { schemas: { Thing: schema } },
});
const converted = (schema: object) =>
  (openapi30Edition(contractWith(schema)) as unknown as ContractDocument).components.schemas?.Thing;

describe('the edition in OpenAPI 3.0', () => {
  it('is generated from the current contract', () => {
    expect(openapi30Edition(contract)).toEqual(edition);
    expect(text.startsWith('{\n  "openapi": "3.0.3"')).toBe(true);
  });

  it('has every operation with its parameters, body, credentials and responses', () => {
    expect(operationsOf(edition)).toEqual(operationsOf(contract));
    for (const kind of ['parameters', 'responses', 'headers', 'schemas', 'examples']) {
      expect(Object.keys(edition.components[kind] ?? {})).toEqual(
        Object.keys(contract.components[kind] ?? {}),
      );
    }
  });

  it('has every property of every schema, and requires the same ones', () => {
    const shape = (document: ContractDocument) =>
      Object.entries(schemasOf(document)).map(([name, { properties = {}, required }]) => [
        name,
        Object.keys(properties),
        required,
      ]);
    expect(shape(edition)).toEqual(shape(contract));
  });

  it('lists the scopes that a token needs next to the security requirement, which has none in 3.0', () => {
    for (const { path, method, scope } of contractOperations(contract)) {
      const { security, 'x-scopes': scopes } = edition.paths[path]?.[method] as unknown as Secured;
      expect([path, scopes?.[0]]).toEqual([path, scope]);
      for (const requirement of security) expect(Object.values(requirement).flat()).toEqual([]);
    }
  });

  it('accepts the examples of the contract, and null only if the contract does', () => {
    // A validator of 3.0's dialect: it knows `nullable`, and no lists of types.
    const later = new Ajv2020.default({ strict: false }).addSchema(contract, 'contract');
    const earlier = new Ajv.default({ strict: false }).addSchema(edition, 'edition');
    for (const ajv of [later, earlier]) addFormats.default(ajv);
    const tried = new Set<string>();
    let nullable = 0;
    for (const [name, { examples = [], properties = {} }] of Object.entries(schemasOf(contract))) {
      const pointer = `#/components/schemas/${name}`;
      const takes = earlier.compile({ $ref: `edition${pointer}` });
      for (const example of examples) expect([name, takes(example)]).toEqual([name, true]);
      expect(schemasOf(edition)[name]?.example).toEqual(examples[0]);
      for (const [property, schema] of Object.entries(properties)) {
        // Many schemas have the same properties, and each is compiled twice.
        if (tried.has(JSON.stringify(schema))) continue;
        tried.add(JSON.stringify(schema));
        const place = `${pointer}/properties/${property}`;
        const isNullable = later.compile({ $ref: `contract${place}` })(null);
        expect([place, earlier.compile({ $ref: `edition${place}` })(null)]).toEqual([place, isNullable]);
        nullable += isNullable ? 1 : 0;
      }
    }
    expect(nullable).toBeGreaterThan(3);
  });

  it.each([
    [{ type: ['string', 'null'] }, { type: 'string', nullable: true }],
    [{ const: 'card' }, { enum: ['card'] }],
    [{ examples: [1, 2] }, { example: 1 }],
    [
      { $ref: '#/x', description: 'D' },
      { description: 'D', allOf: [{ $ref: '#/x' }] },
    ],
    [{ properties: { const: { const: 1 } } }, { properties: { const: { enum: [1] } } }],
    [{ items: { not: { const: 1 } } }, { items: { not: { enum: [1] } } }],
  ])('expresses %j as %j', (schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });

  it.each([
    [{ type: ['string', 'integer'] }, 'Thing/type'],
    [{ items: { prefixItems: [] } }, 'Thing/items/prefixItems'],
    [{ properties: { a: { patternProperties: {} } } }, 'Thing/properties/a/patternProperties'],
    [{ exclusiveMinimum: 1 }, 'Thing/exclusiveMinimum'],
    [true, 'Thing'],
  ])("refuses %j, which 3.0 can't express, and names its place", (schema, place) => {
    expect(() => openapi30Edition(contractWith(schema))).toThrow(`/components/schemas/${place} `);
  });

  it('keeps webhooks where 3.0 tools expect them', () => {
    const webhooks = { changed: { post: { responses: {}, requestBody: { schema: { const: 1 } } } } };
    const { 'x-webhooks': found } = openapi30Edition({ ...contractWith({}), webhooks });
    expect(found).toEqual({ changed: { post: { responses: {}, requestBody: { schema: { enum: [1] } } } } });
  });
});
