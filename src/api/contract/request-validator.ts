/** Checks requests with the validators compiled from the contract, and reports each error's place. */
import type { ErrorObject } from 'ajv';
import validators from '../../../generated/validators.cjs';
import type { OperationSpec, ParameterSpec } from './contract.ts';
import { escapeStep } from '../http/json-texts.ts';
import { errorsMax } from '../../domain/core/errors.ts';
import type { ProblemPlace } from '../http/problems.ts';
import { wordsOfForm, wordsOfRule } from './value-words.ts';

/** The input of a handler: valid parameters and body. */
export interface ValidInput {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export type Validation =
  | { readonly valid: true; readonly input: ValidInput }
  | { readonly valid: false; readonly errors: readonly ProblemPlace[] };

/** Validates the path's parameters, the query and the body, and reports up to `errorsMax` errors. */
export function validateRequest(
  operation: OperationSpec,
  request: {
    readonly params?: Readonly<Record<string, string>>;
    readonly queryString: string;
    readonly body?: unknown;
  },
): Validation {
  const { operationId } = operation;
  const { params = {}, body } = request;
  const { query, errors: queryErrors } = readQuery(operation.queryParameters, request.queryString);
  const errors = [
    queryErrors,
    check(`${operationId}_path`, params, 'path'),
    check(`${operationId}_query`, query, 'query'),
    operation.bodySchema === undefined ? [] : check(`${operationId}_body`, body, 'body'),
  ].flat();
  if (errors.length > 0) return { valid: false, errors: errors.slice(0, errorsMax) };
  return { valid: true, input: { path: params, query, body } };
}

type Part = 'path' | 'query' | 'body';

function check(name: string, data: unknown, part: Part): ProblemPlace[] {
  const validate = validators[name];
  if (validate === undefined) throw new Error(`there is no validator ${name}; run npm run generate`);
  if (validate(data)) return [];
  const errors = validate.errors ?? [];
  const isImplied = impliedIn(errors);
  const places = new Map<string, ProblemPlace>();
  for (const error of errors) {
    if (places.size === errorsMax) break;
    if (isImplied(error)) continue;
    const place = toPlace(error, part);
    // The type of an item is also beside its reference, so Ajv reports a wrong one twice.
    places.set(JSON.stringify(place), place);
  }
  return [...places.values()];
}

/** Tells which errors another one at the same place says already, so that each mistake is reported once. */
function impliedIn(errors: readonly ErrorObject[]): (error: ErrorObject) => boolean {
  const placesOf = (isWanted: (error: ErrorObject) => boolean): Set<string> =>
    new Set(errors.filter(isWanted).map(({ instancePath }) => instancePath));
  const malformed = placesOf(isAboutForm);
  const empty = placesOf(isAboutEmptyText);
  const mistyped = placesOf(({ keyword }) => keyword === 'type');
  return (error) => {
    const { keyword, instancePath } = error;
    // Text that is not a time at all is also too short for one, which the words of its form already say.
    if (keyword === 'minLength' || keyword === 'maxLength') return malformed.has(instancePath);
    // Empty text has no character of any kind.
    if (keyword === 'pattern') return empty.has(instancePath) && !isAboutForm(error);
    // A value of another type is none of those that are allowed.
    return keyword === 'enum' && mistyped.has(instancePath);
  };
}

const isAboutForm = (error: ErrorObject): boolean => wordsOfForm(error, false) !== undefined;

const isAboutEmptyText = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'minLength' && (params as { limit?: number }).limit === 1;

/**
 * Reads a query by the types of its parameters. Strict on purpose: `1e1` and `0x10` are not integers, and a repeated
 * parameter is an error.
 */
function readQuery(parameters: readonly ParameterSpec[], queryString: string) {
  const query: Record<string, unknown> = {};
  const errors: ProblemPlace[] = [];
  if (queryString === '') return { query, errors };
  if (hasBrokenEncoding(queryString)) {
    errors.push({
      parameter: 'query',
      code: 'bad_format',
      detail: 'is not valid percent-encoded UTF-8',
    });
    return { query, errors };
  }
  const sent = new URLSearchParams(queryString);
  if (sent.size > queryParametersMax) {
    const detail = `has more than ${queryParametersMax} parameters`;
    errors.push({ parameter: 'query', code: 'too_many', detail });
    return { query, errors };
  }
  for (const [name, text] of sent) {
    if (Object.hasOwn(query, name)) {
      errors.push({ parameter: nameOf(name), code: 'repeated', detail: 'is given more than once' });
      continue;
    }
    const type = parameters.find((parameter) => parameter.name === name)?.type ?? 'string';
    // defineProperty, because a parameter may be called __proto__.
    Object.defineProperty(query, name, { value: readText(text, type), enumerable: true, writable: true });
  }
  return { query, errors };
}

/** More than ten times what any operation takes. Each parameter is checked. */
const queryParametersMax = 100;

function hasBrokenEncoding(queryString: string): boolean {
  if (!queryString.includes('%')) return false;
  try {
    decodeURIComponent(queryString);
    return false;
  } catch {
    return true;
  }
}

function readText(text: string, type: string): unknown {
  if (type === 'integer' && /^-?(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  // `style: form` without `explode` (OpenAPI 3.1.1, Style Examples).
  if (type === 'array') return text.split(',');
  return text;
}

const codesByKeyword: Readonly<Record<string, string>> = {
  required: 'missing',
  additionalProperties: 'unknown',
  type: 'wrong_type',
  enum: 'not_allowed',
  const: 'not_allowed',
  pattern: 'bad_format',
  format: 'bad_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  minItems: 'too_few',
  minProperties: 'too_few',
  maxItems: 'too_many',
  maxProperties: 'too_many',
  uniqueItems: 'repeated',
};

function toPlace(error: ErrorObject, part: Part): ProblemPlace {
  const code = codesByKeyword[error.keyword] ?? 'not_allowed';
  const named = namedProperty(error);
  const detail = detailOf(error, named, part);
  if (part !== 'body')
    return { parameter: nameOf(named ?? error.instancePath.split('/')[1] ?? ''), code, detail };
  // For a very long name, quotes part of it, and points to its object.
  const isPointedTo = named !== undefined && named.length <= nameLengthMax;
  const pointer = isPointedTo ? `${error.instancePath}/${escapeStep(named)}` : error.instancePath;
  return { pointer, code, detail };
}

const nameLengthMax = 200;

/** Makes a name fit the contract's problem: a query can have names of any length, or empty ones. */
function nameOf(parameter: string): string {
  return parameter === '' ? 'query' : parameter.slice(0, nameLengthMax);
}

/** The missing or unexpected property, which Ajv reports besides the path of the object. */
function namedProperty(error: ErrorObject): string | undefined {
  const params = error.params as { missingProperty?: string; additionalProperty?: string };
  return params.missingProperty ?? params.additionalProperty;
}

function detailOf(error: ErrorObject, named: string | undefined, part: Part): string {
  if (error.keyword === 'required') return 'is required';
  if (error.keyword === 'additionalProperties') return `is unknown: ${JSON.stringify(named?.slice(0, 100))}`;
  return wordsOfForm(error, part !== 'body') ?? wordsOfRule(error);
}
