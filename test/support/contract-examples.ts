/**
 * What the examples of the contract say that the service answers, and what of it one answer shows. An example agrees with
 * the service when its problems are word for word those of some answer, its objects have the properties of some answer,
 * and its ids, times, cursors, addresses and headers have the form of those in some answer.
 */
import { contractOperations } from '../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../../src/api/contract/contract.ts';
import { referenced } from './contract-references.ts';
import type { CoverageItem } from './coverage-parts.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly examples?: readonly (string | number)[];
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly 'x-extensible-enum'?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, object>>;
}

interface Header {
  readonly schema: Schema;
  readonly example?: string | number;
}

interface ResponseSpec {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, Media>>;
}

type Find = (item: CoverageItem) => void;

export interface ShownAnswer {
  readonly status: number;
  /** With names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where there is none, or where it is not JSON. */
  readonly body?: unknown;
}

/** Every claim of an example of an answer, once. */
export function exampleItems(contract: ContractDocument): Set<CoverageItem> {
  const items = new Set<CoverageItem>();
  const find: Find = (item) => items.add(item);
  for (const spec of contractOperations(contract)) {
    for (const status of spec.statuses) {
      const { headers = {}, content = {} } = responseOf(contract, spec, status);
      for (const [name, header] of Object.entries(headers)) {
        const { example, schema } = follow(contract, header) as Header;
        const shown = example ?? (follow(contract, schema) as Schema).examples?.[0];
        if (shown !== undefined) find(headerItem(name, String(shown)));
      }
      for (const [mediaType, media] of Object.entries(content)) {
        addMedia(contract, mediaType, media, find);
      }
    }
  }
  return items;
}

function addMedia(contract: ContractDocument, mediaType: string, media: Media, find: Find): void {
  const named = Object.values(media.examples ?? {});
  const values = [
    ...(media.example === undefined ? [] : [media.example]),
    ...named.map((example) => (follow(contract, example) as { readonly value: unknown }).value),
  ];
  if (mediaType === 'application/problem+json') {
    for (const value of values) find(problemItem(value as ProblemBody));
    return;
  }
  for (const value of values) walk(contract, { schema: media.schema, value, owner: '' }, find);
  addSchemaExamples(contract, media.schema, '', find, new Set());
}

/** Single values stand as `examples` with their schemas. */
function addSchemaExamples(
  contract: ContractDocument,
  reference: Schema,
  owner: string,
  find: Find,
  visited: Set<string>,
): void {
  const name = nameOf(reference, owner);
  if (visited.has(name)) return;
  visited.add(name);
  const schema = follow(contract, reference) as Schema;
  for (const value of schema.examples ?? []) walk(contract, { schema: reference, value, owner }, find);
  for (const [property, inner] of Object.entries(schema.properties ?? {})) {
    addSchemaExamples(contract, inner, `${name}.${property}`, find, visited);
  }
  if (schema.items !== undefined) addSchemaExamples(contract, schema.items, `${name}[]`, find, visited);
}

/** Hands out each claim that an answer bears out. The answer has to fit the contract. */
export function walkAnswer(
  contract: ContractDocument,
  spec: OperationSpec,
  { status, headers, body }: ShownAnswer,
  find: Find,
): void {
  const declared = responseOf(contract, spec, status);
  for (const name of Object.keys(declared.headers ?? {})) {
    const value = headers[name.toLowerCase()];
    if (value !== undefined) find(headerItem(name, value));
  }
  const [[mediaType, media] = []] = Object.entries(declared.content ?? {});
  if (media === undefined || body === undefined || mediaType === 'application/problem+json') return;
  walk(contract, { schema: media.schema, value: body, owner: '' }, find);
}

interface Place {
  readonly schema: Schema;
  readonly value: unknown;
  /** What the place is called where its schema has no name. */
  readonly owner: string;
}

function walk(contract: ContractDocument, { schema: reference, value, owner }: Place, find: Find): void {
  const name = nameOf(reference, owner);
  const schema = follow(contract, reference) as Schema;
  if (typeof value === 'string') {
    if (isForPrograms(schema)) find(`example text ${name} ${formOf(value)}`);
  } else if (Array.isArray(value)) {
    const { items } = schema;
    if (items === undefined) return;
    for (const item of value) walk(contract, { schema: items, value: item, owner: `${name}[]` }, find);
  } else if (typeof value === 'object' && value !== null) {
    if (schema.properties === undefined) return;
    find(`example object ${name} ${Object.keys(value).toSorted().join(' ')}`);
    for (const [property, inner] of Object.entries(value)) {
      const next = schema.properties[property];
      if (next !== undefined)
        walk(contract, { schema: next, value: inner, owner: `${name}.${property}` }, find);
    }
  }
}

/** Ids, times, cursors, secrets and addresses have a form; what people write has none, and enums list their values. */
function isForPrograms(schema: Schema): boolean {
  const { format, pattern, 'x-extensible-enum': values } = schema;
  if (schema.enum !== undefined || schema.const !== undefined || values !== undefined) return false;
  if (format === 'date-time' || format === 'date' || format === 'uri') return true;
  if (pattern === undefined) return false;
  const known = patternsForPrograms.get(pattern) ?? !new RegExp(pattern, 'u').test('two words');
  patternsForPrograms.set(pattern, known);
  return known;
}

/** Whether each pattern is one of texts for programs. */
const patternsForPrograms = new Map<string, boolean>();

/** Of addresses elsewhere, such as a payment provider's pages, others choose the form. */
function formOf(text: string): string {
  if (/^https?:/.test(text) && !origin.test(text)) return 'elsewhere';
  return text.replace(origin, '~').replaceAll(/[\w-]+/g, 'w');
}

/** Of the service: in the contract, and in the tests. */
const origin = /^https?:\/\/boards\.(example\.com|test)(?=\/)/;

/** Ids differ from run to run, and the service has another address. */
function withoutIds(text: string): string {
  return text.replace(origin, 'ORIGIN').replaceAll(/_[0-7][0-9a-hjkmnp-tv-z]{25}(?![0-9a-z])/g, '_ID');
}

/** Words count in a header; opaque texts, dates and numbers by their form. */
function headerItem(name: string, value: string): CoverageItem {
  const form = withoutIds(value)
    .replaceAll(/[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT/g, 'DATE')
    .replaceAll(/(?=[A-Za-z_-]*\d)[\w-]{16,}/g, 'OPAQUE')
    .replaceAll(/\d+/g, '0');
  return `example header ${name} ${form}`;
}

interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly object[];
}

/** What a problem says, with numbers and ids by their form. */
export function problemItem(problem: ProblemBody): CoverageItem {
  const { type, title, status, detail, errors = [], ...others } = problem;
  const said = [withoutIds(type), title, detail, ...errors.map((error) => JSON.stringify(error))];
  const members = Object.keys(others).toSorted().join(' ');
  const text = said.map((part) => withoutIds(part).replaceAll(/\d+/g, '0')).join(' | ');
  return `example problem ${status} ${text} | ${members}`;
}

function responseOf(contract: ContractDocument, spec: OperationSpec, status: number): ResponseSpec {
  return follow(contract, contract.paths[spec.path]?.[spec.method]?.responses[String(status)] ?? {});
}

function follow(contract: ContractDocument, node: object): object {
  const { $ref } = node as { readonly $ref?: string };
  return $ref === undefined ? node : follow(contract, referenced(contract, $ref) as object);
}

function nameOf({ $ref }: Schema, owner: string): string {
  return $ref === undefined ? owner : $ref.slice($ref.lastIndexOf('/') + 1);
}
