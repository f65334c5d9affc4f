/**
 * Holds every answer against the contract: its status is declared, its headers are there, its body fits the schema,
 * and nothing is in the body that the contract does not know.
 */
import Ajv2020 from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { answerForms, withValueForm } from '../../scripts/contract/value-forms.ts';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import type { OperationSpec } from '../../src/api/contract/contract.ts';
import { codedTag } from '../../src/api/http/content-negotiation.ts';
import type { ContentCoding } from '../../src/api/http/content-negotiation.ts';
import { referenced } from './contract-references.ts';
import { messagesIn } from './stream-messages.ts';
import type { StreamMessage } from './stream-messages.ts';

interface ResponseSpec {
  readonly headers?: Readonly<Record<string, { readonly $ref?: string; readonly required?: boolean }>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const contract = loadContract();
const operations = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
// Compiling takes half as long: most schemas check a few answers.
const ajv = new Ajv2020.default({
  allErrors: true,
  strict: false,
  inlineRefs: false,
  code: { optimize: false },
});
addFormats.default(ajv);
ajv.addSchema(closed(contract), 'contract');

/**
 * Responses are open in the contract, so that an additive release breaks no client; tests close them. Times have the
 * forms that the contract says in words.
 */
function closed(node: unknown): object {
  return JSON.parse(
    JSON.stringify(node, (_key, value: unknown) => {
      if (typeof value !== 'object' || value === null || !('type' in value)) return value;
      const isObject = 'properties' in value && !('additionalProperties' in value);
      return {
        ...(withValueForm(value, answerForms) as object),
        ...(isObject && { additionalProperties: false }),
        ...('x-extensible-enum' in value && { enum: value['x-extensible-enum'] }),
      };
    }),
  ) as object;
}

/** What clients read: an answer has them only where the contract declares them. */
const readHeaders = [
  'Accept-Patch',
  'Accept-Post',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Staleness',
  'Validate-Only',
  'WWW-Authenticate',
];

export function operationSpec(operationId: string): OperationSpec {
  const spec = operations.get(operationId);
  if (spec === undefined) throw new Error(`the contract has no operation ${operationId}`);
  return spec;
}

export function allOperations(): OperationSpec[] {
  return [...operations.values()];
}

/** @throws {Error} that says what a client would stumble over */
export function assertMatchesContract(operationId: string, answer: Answer): void {
  const { method, path } = operationSpec(operationId);
  const where = `${operationId} answered ${answer.status}`;
  const item = contract.paths[path]?.[method];
  const declared = item?.responses[String(answer.status)];
  if (declared === undefined)
    throw new Error(`${where}, which the contract does not declare: ${answer.text}`);
  const response = resolved(declared) as ResponseSpec;
  assertHeaders(where, response, answer);
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
  if (mediaType === undefined || content === undefined) {
    if (answer.text !== '') throw new Error(`${where} with a body that the contract does not declare`);
    return;
  }
  if (answer.headers['content-type'] !== mediaType) {
    throw new Error(`${where} as ${String(answer.headers['content-type'])} instead of ${mediaType}`);
  }
  if (mediaType === 'text/event-stream') {
    for (const message of messagesIn(answer.text)) assertMessage(where, message);
    return;
  }
  const validate = bodyValidator(content.schema);
  if (!validate(JSON.parse(answer.text))) {
    throw new Error(
      `${where} with a body that does not match: ${ajv.errorsText(validate.errors)}\n${answer.text}`,
    );
  }
  if (mediaType === 'application/problem+json') assertProblem(where, answer);
}

const endReasons = ['access_ended', 'restarting', 'too_slow'];

/** @throws {Error} if a message of a stream is neither an event, nor a position, nor presence, nor the end */
export function assertMessage(where: string, { id, event, data }: StreamMessage): void {
  const isCursor = id !== undefined && schemaErrors('PageCursor', id) === '';
  if (data === undefined) {
    if (!isCursor || event !== undefined)
      throw new Error(`${where} with a message without data: ${String(id)}`);
    return;
  }
  const sent = JSON.parse(data) as { readonly type?: string; readonly reason?: string };
  if (event === 'end') {
    if (id !== undefined || !endReasons.includes(sent.reason ?? '')) throw new Error(`${where} with ${data}`);
    return;
  }
  if (event === 'presence') {
    const errors = schemaErrors('BoardPresence', sent);
    if (id !== undefined || errors !== '') throw new Error(`${where} with ${errors}\n${data}`);
    return;
  }
  const errors = schemaErrors('Event', sent);
  if (errors !== '' || event !== sent.type || !isCursor) {
    throw new Error(
      `${where} with an event that does not match: ${errors}\n${String(id)} ${String(event)} ${data}`,
    );
  }
}

interface BodySchema {
  readonly properties?: Readonly<Record<string, { readonly items?: object }>>;
}

/**
 * Checks that a resource with a version has its entity tag in the body, the same as in `ETag`. A write that was only
 * validated has neither. On a page of a list, each item has its own, and so has a resource with more than its version
 * covers (`include`), whose `ETag` is weak.
 *
 * @throws {Error} if a tag is missing, wrong, or sent with a validated write
 */
export function assertTags(operationId: string, { status, headers, text }: Answer): void {
  const { method, path, queryParameters } = operationSpec(operationId);
  const response = resolved(contract.paths[path]?.[method]?.responses[String(status)]) as ResponseSpec;
  const schema = resolved(response.content?.['application/json']?.schema) as BodySchema | undefined;
  const items = (resolved(schema?.properties?.data) as { readonly items?: object } | undefined)?.items;
  if (hasTag(schema)) {
    const { etag } = JSON.parse(text) as { readonly etag?: string };
    const coding = headers['content-encoding'] as ContentCoding | undefined;
    const expected = etag === undefined || coding === undefined ? etag : codedTag(etag, coding);
    const isRehearsal = headers['validate-only'] === 'true';
    const canInclude = queryParameters.some(({ name }) => name === 'include');
    if (canInclude && headers.etag?.startsWith('W/') === true && etag !== undefined) return;
    if (headers.etag !== expected || (etag === undefined) !== isRehearsal) {
      throw new Error(`${operationId} answered with the tag ${String(headers.etag)} and the body ${text}`);
    }
  } else if (hasTag(items)) {
    const { data } = JSON.parse(text) as { readonly data: readonly { readonly etag?: string }[] };
    if (data.some(({ etag }) => etag === undefined)) {
      throw new Error(`${operationId} answered with an item without a tag: ${text}`);
    }
  }
}

function hasTag(schema: object | undefined): boolean {
  return (resolved(schema) as BodySchema | undefined)?.properties?.etag !== undefined;
}

/** What of a value doesn't fit a named schema of the contract; empty if it fits. */
export function schemaErrors(schema: string, value: unknown): string {
  const named = namedSchemas.get(schema) ?? { $ref: `#/components/schemas/${schema}` };
  namedSchemas.set(schema, named);
  const validate = bodyValidator(named);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

const namedSchemas = new Map<string, object>();
const validators = new WeakMap<object, ValidateFunction>();

/** Compiled once for each schema: most operations share those of their problems. */
function bodyValidator(schema: object): ValidateFunction {
  const known = validators.get(schema);
  if (known !== undefined) return known;
  const absolute = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/');
  const validate = ajv.compile(JSON.parse(absolute) as object);
  validators.set(schema, validate);
  return validate;
}

function assertHeaders(where: string, response: ResponseSpec, answer: Answer): void {
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const { required = false } = resolved(header) as { required?: boolean };
    if (required && answer.headers[name.toLowerCase()] === undefined) {
      throw new Error(`${where} without the header ${name}`);
    }
  }
  for (const name of readHeaders) {
    if (response.headers?.[name] === undefined && answer.headers[name.toLowerCase()] !== undefined)
      throw new Error(`${where} with the header ${name}, which the contract does not declare`);
  }
}

function assertProblem(where: string, answer: Answer): void {
  const problem = JSON.parse(answer.text) as {
    status: number;
    code: string;
    title: string;
    request_id: string;
  };
  const entry = contract['x-problems'][problem.code];
  if (entry === undefined)
    throw new Error(`${where} with the code ${problem.code}, which the contract does not list`);
  if (entry.status !== answer.status || problem.status !== answer.status || entry.title !== problem.title) {
    throw new Error(`${where}, but ${problem.code} is a ${entry.status} “${entry.title}”`);
  }
  if (problem.request_id !== answer.headers['request-id']) throw new Error(`${where} with two request ids`);
}

function resolved(node: unknown): unknown {
  return typeof node === 'object' && node !== null && '$ref' in node
    ? referenced(contract, String(node.$ref))
    : node;
}
