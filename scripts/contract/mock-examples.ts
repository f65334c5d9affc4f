/** Makes the mock's answers from the contract's examples: lists that end, and what was sent instead of what the example shows. */
import { resolveReference } from '../../src/api/contract/contract.ts';
import type { ContractDocument, OperationSpec, Schema } from '../../src/api/contract/contract.ts';
import type { ValidInput } from '../../src/api/contract/request-validator.ts';
import { Problem } from '../../src/api/http/problems.ts';
import type { Reply } from '../../src/api/http/responses.ts';

interface Example {
  readonly value: unknown;
}

interface MediaSpec {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: object;
}

interface ResponseSpec {
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, MediaSpec>>;
}

interface ObjectSchema {
  readonly properties?: object;
  readonly allOf?: readonly Schema[];
}

type JsonObject = Readonly<Record<string, unknown>>;

/** What a request said, after validation. */
export interface MockRequest extends ValidInput {
  /** With its query, for the address of the next page. */
  readonly url: string;
}

/** Every list has this many items, or as many as its example. */
const itemsMin = 5;
const usualLimit = 50;

/** @param preferred the status that the caller asked for */
export function exampleReply(
  contract: ContractDocument,
  spec: OperationSpec,
  request: MockRequest,
  preferred?: number,
): Reply {
  const status = preferred ?? spec.statuses.find((declared) => declared < 300) ?? 200;
  const declared = contract.paths[spec.path]?.[spec.method]?.responses[String(status)];
  const { headers = {}, content = {} } = followed(contract, declared) as ResponseSpec;
  const [mediaType, media] = Object.entries(content)[0] ?? [];
  const example = media && exampleOf(contract, media);
  const { body, link } =
    status < 300 && media !== undefined && isObject(example)
      ? fitted(contract, spec, request, { example, schema: media.schema })
      : { body: example };
  const fields = Object.entries(headers).flatMap(([name, header]) => {
    const { example: value } = followed(contract, header) as { readonly example?: unknown };
    if (name === 'Link' || !(typeof value === 'string' || typeof value === 'number')) return [];
    return [[name, name === 'ETag' ? entityTagOf(body, request, String(value)) : String(value)]];
  });
  return {
    status,
    headers: {
      ...(Object.fromEntries(fields) as Record<string, string>),
      ...(link !== undefined && { Link: link }),
      ...(mediaType !== undefined && { 'Content-Type': mediaType }),
      ...(preferred !== undefined && { 'Preference-Applied': `code=${preferred}` }),
    },
    // A stream ends after its example.
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  };
}

/** The tag of a resource is in its body too. With `include`, the tag of the response is weak. */
function entityTagOf(body: unknown, { query }: MockRequest, example: string): string {
  if (example.startsWith('W/') || !isObject(body) || typeof body.etag !== 'string') return example;
  return query.include === undefined ? body.etag : `W/${body.etag}`;
}

function exampleOf(contract: ContractDocument, { example, examples }: MediaSpec): unknown {
  const [first] = Object.values(examples ?? {}) as object[];
  return example ?? (first && (followed(contract, first) as Example).value);
}

interface Shown {
  readonly example: JsonObject;
  readonly schema: Schema;
}

function fitted(
  contract: ContractDocument,
  spec: OperationSpec,
  request: MockRequest,
  { example, schema }: Shown,
): { readonly body: JsonObject; readonly link?: string } {
  const isList = spec.queryParameters.some(({ name }) => name === 'limit') && Array.isArray(example.data);
  if (isList) return pageOf(example as JsonObject & { readonly data: readonly unknown[] }, request);
  return { body: withPathId(echoed(contract, example, schema, request.body), request) };
}

/** What was sent over the example, where the answer has such a property. A `null` clears it, as in a merge patch. */
function echoed(contract: ContractDocument, example: JsonObject, schema: Schema, body: unknown): JsonObject {
  if (!isObject(body)) return example;
  const known = propertiesOf(contract, schema);
  const sent = Object.entries(body).flatMap(([name, value]): [string, unknown][] => {
    if (!known.has(name)) return [];
    const items = echoedItems(contract, example[name], itemsOf(contract, schema, name), value);
    return [[name, items ?? (name.endsWith('_at') ? inUtc(value) : value)]];
  });
  const merged = { ...example, ...Object.fromEntries(sent) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** What was sent of each item of a batch over an item of the example; undefined if it isn't a batch. */
function echoedItems(
  contract: ContractDocument,
  examples: unknown,
  schema: Schema | undefined,
  sent: unknown,
): readonly JsonObject[] | undefined {
  if (schema === undefined || !Array.isArray(examples) || !Array.isArray(sent)) return undefined;
  const items = examples.filter(isObject);
  if (items.length === 0) return undefined;
  return sent.map((item, index) => echoed(contract, items[index % items.length] ?? {}, schema, item));
}

/** The schema of the items of a property that is a list. */
function itemsOf(contract: ContractDocument, schema: Schema, name: string): Schema | undefined {
  const { properties = {} } = followed(contract, schema) as ObjectSchema;
  const property = followed(contract, (properties as Readonly<Record<string, unknown>>)[name]);
  return (property as { readonly items?: Schema }).items;
}

/** As the service shows every time: in UTC, with milliseconds. */
function inUtc(time: unknown): unknown {
  const timeMs = typeof time === 'string' ? Date.parse(time) : Number.NaN;
  return Number.isNaN(timeMs) ? time : new Date(timeMs).toISOString();
}

function prefixOf(id: unknown): string {
  return typeof id === 'string' ? id.slice(0, id.lastIndexOf('_')) : '';
}

/** The id in the path, in the property that shows it: `id` of a card, `board_id` of the cards of a board. */
function withPathId(body: JsonObject, { path }: MockRequest): JsonObject {
  const { id = '' } = path;
  const prefix = prefixOf(id);
  const name = ['id', `${prefix}_id`].find((property) => prefixOf(body[property]) === prefix);
  return prefix === '' || name === undefined ? body : { ...body, [name]: id };
}

/** @throws {Problem} `invalid_cursor` */
function pageOf(example: JsonObject & { readonly data: readonly unknown[] }, request: MockRequest) {
  const { query, url } = request;
  const items = itemsLike(example.data);
  const start =
    query.cursor !== undefined && query.cursor === example.resume_cursor
      ? items.length
      : offsetOf(query.cursor);
  const end = start + Number(query.limit ?? usualLimit);
  const data = items.slice(start, end).map((item) => (isObject(item) ? withPathId(item, request) : item));
  // `next_cursor` of the example leads back to it.
  const page = { ...example, data, next_cursor: undefined };
  if (end >= items.length) return { body: page };
  const cursor = cursorOf(end);
  const next = new URL(url, 'http://mock');
  next.searchParams.set('cursor', cursor);
  return {
    body: { ...page, next_cursor: cursor },
    link: `<${next.pathname}${next.search}>; rel="next"`,
  };
}

/** The items of the example, then copies of them with ids of their own. */
function itemsLike(examples: readonly unknown[]): readonly unknown[] {
  if (examples.length === 0) return examples;
  const count = Math.max(itemsMin, examples.length);
  return Array.from({ length: count }, (_, index) => {
    const item = examples[index % examples.length];
    const isCopy = index >= examples.length;
    return isCopy && isObject(item) && typeof item.id === 'string'
      ? { ...item, id: `${item.id.slice(0, -1)}${index}` }
      : item;
  });
}

const cursorPrefix = 'mock page from item ';

function cursorOf(offset: number): string {
  return Buffer.from(`${cursorPrefix}${offset}`).toString('base64url');
}

function offsetOf(cursor: unknown): number {
  if (cursor === undefined) return 0;
  const text = Buffer.from(cursor as string, 'base64url').toString();
  const offset = Number(text.slice(cursorPrefix.length));
  if (text.startsWith(cursorPrefix) && Number.isInteger(offset) && offset > 0) return offset;
  throw new Problem('invalid_cursor', 'The cursor is not of this list.', {
    errors: [{ parameter: 'cursor', code: 'bad_format', detail: 'is not of this list' }],
  });
}

/** The names of the properties of a schema, whatever it is put together from. */
function propertiesOf(contract: ContractDocument, schema: Schema): ReadonlySet<string> {
  const { properties = {}, allOf = [] } = followed(contract, schema) as ObjectSchema;
  return new Set([...Object.keys(properties), ...allOf.flatMap((part) => [...propertiesOf(contract, part)])]);
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function followed(contract: ContractDocument, node: unknown): unknown {
  const { $ref } = node as { readonly $ref?: string };
  return $ref === undefined ? node : followed(contract, resolveReference(contract, $ref));
}
