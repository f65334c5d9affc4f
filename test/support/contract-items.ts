/** Everything in the contract that a test can exercise, and what of it one message shows. */
import { contractOperations } from '../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../../src/api/contract/contract.ts';
import { exampleItems } from './contract-examples.ts';
import { referenced } from './contract-references.ts';
import type { CoverageItem } from './coverage-parts.ts';
import { problemExampleItems } from './problem-examples.ts';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly discriminator?: {
    readonly propertyName: string;
    readonly mapping: Readonly<Record<string, string>>;
  };
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

type Direction = 'request' | 'response';

/** Every item once, in the contract's order. */
export function itemsOf(contract: ContractDocument): Set<CoverageItem> {
  const items = new Set<CoverageItem>();
  for (const spec of contractOperations(contract)) {
    items.add(`operation ${spec.operationId}`);
    for (const parameter of parametersOf(spec)) items.add(parameter);
    for (const status of spec.statuses) {
      items.add(`status ${spec.operationId} ${status}`);
      const schema = responseSchema(contract, spec, status);
      if (schema !== undefined) addProperties(contract, schema, 'response', items, new Set());
    }
    const body = spec.bodySchema;
    if (body !== undefined) addProperties(contract, body, 'request', items, new Set());
  }
  for (const code of Object.keys(contract['x-problems'])) items.add(`problem ${code}`);
  for (const item of exampleItems(contract)) items.add(item);
  for (const item of problemExampleItems()) items.add(item);
  return items;
}

export function parametersOf(spec: OperationSpec): CoverageItem[] {
  const of = (place: string, name: string): CoverageItem => `parameter ${spec.operationId} ${place}.${name}`;
  return [
    ...spec.pathParameters.map(({ name }) => of('path', name)),
    ...spec.queryParameters.map(({ name }) => of('query', name)),
    ...spec.headerParameters.map((name) => of('header', name)),
  ];
}

/** The schema of the one body that an answer of this status has. */
export function responseSchema(
  contract: ContractDocument,
  { path, method, operationId }: OperationSpec,
  status: number,
): Schema | undefined {
  const declared = contract.paths[path]?.[method]?.responses[String(status)];
  if (declared === undefined) throw new Error(`${operationId} does not declare ${status}`);
  const { content = {} } = follow(contract, declared);
  return Object.values(content)[0]?.schema;
}

function follow(contract: ContractDocument, node: unknown): Schema & Content {
  const { $ref } = node as { readonly $ref?: string };
  return $ref === undefined ? (node as Schema & Content) : follow(contract, referenced(contract, $ref));
}

function nameOf({ $ref = '' }: Schema): string {
  return $ref.slice($ref.lastIndexOf('/') + 1);
}

/** Where a schema leads to, besides its properties. */
function partsOf(schema: Schema): Schema[] {
  const { items, oneOf = [], anyOf = [], allOf = [], additionalProperties } = schema;
  return [
    ...(items === undefined ? [] : [items]),
    ...oneOf,
    ...anyOf,
    ...allOf,
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
}

function addProperties(
  contract: ContractDocument,
  reference: Schema,
  direction: Direction,
  items: Set<CoverageItem>,
  visited: Set<string>,
): void {
  const name = nameOf(reference);
  if (name !== '' && visited.has(name)) return;
  visited.add(name);
  const schema = follow(contract, reference);
  for (const [property, inner] of Object.entries(schema.properties ?? {})) {
    items.add(`${direction} ${name}.${property}`);
    addProperties(contract, inner, direction, items, visited);
  }
  for (const part of partsOf(schema)) addProperties(contract, part, direction, items, visited);
}

/** Hands out the item of each property that a valid body shows. */
export function walkBody(
  contract: ContractDocument,
  reference: Schema,
  body: unknown,
  direction: Direction,
  found: (item: CoverageItem) => void,
): void {
  if (typeof body !== 'object' || body === null) return;
  const schema = follow(contract, reference);
  if (Array.isArray(body)) {
    const { items } = schema;
    if (items === undefined) return;
    for (const item of body) walkBody(contract, items, item, direction, found);
    return;
  }
  const name = nameOf(reference);
  const { properties = {}, additionalProperties } = schema;
  for (const [property, value] of Object.entries(body)) {
    const inner = properties[property];
    if (inner !== undefined) {
      found(`${direction} ${name}.${property}`);
      walkBody(contract, inner, value, direction, found);
    } else if (typeof additionalProperties === 'object') {
      walkBody(contract, additionalProperties, value, direction, found);
    }
  }
  for (const branch of branchesFor(schema, body)) walkBody(contract, branch, body, direction, found);
}

/** Of alternatives, the one that the discriminator names. */
function branchesFor({ oneOf = [], anyOf = [], allOf = [], discriminator }: Schema, body: object): Schema[] {
  if (discriminator === undefined) return [...oneOf, ...anyOf, ...allOf];
  const value = (body as Readonly<Record<string, unknown>>)[discriminator.propertyName];
  const $ref = discriminator.mapping[String(value)];
  return [...allOf, ...($ref === undefined ? [] : [{ $ref }])];
}
