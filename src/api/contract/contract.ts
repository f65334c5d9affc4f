/** Reads the bundled contract: what each operation takes, needs and can answer. */
import { readFileSync } from 'node:fs';
import type { Role, Scope } from '../../domain/core/principals.ts';

interface Reference {
  readonly $ref: string;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
}

export interface ContractParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  /** Its value is a secret: no log shows it. */
  readonly 'x-secret'?: boolean;
}

export interface ContractOperation {
  readonly operationId: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly (ContractParameter | Reference)[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Partial<Record<string, readonly Scope[]>>>[];
  /** Absent exactly where no credential is needed. */
  readonly 'x-minimum-role'?: Role;
  /**
   * What the operation creates in a workspace. It is refused once billing has ended, or beyond the plan's limit with
   * that name.
   */
  readonly 'x-creates'?: string;
  /** Its answer shows a secret. */
  readonly 'x-holds-secret'?: boolean;
  /** A secret in its overlap after a rotation cannot do it. */
  readonly 'x-needs-current-secret'?: boolean;
  /** These four go together: see lifecycle.ts. */
  readonly deprecated?: boolean;
  readonly 'x-deprecated-at'?: string;
  readonly 'x-sunset'?: string;
  readonly 'x-successor'?: Successor;
}

/** What takes an operation's place. */
export interface Successor {
  readonly method: Method;
  readonly path: string;
  readonly operationId: string;
}

const credentialSchemes = ['accessTokenAuth', 'sessionAuth'] as const;
/** The security schemes of the contract. */
export type CredentialScheme = (typeof credentialSchemes)[number];

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

type PathItem = Readonly<Partial<Record<Method, ContractOperation>>> & {
  readonly parameters?: readonly (ContractParameter | Reference)[];
};

export interface ContractProblem {
  readonly status: number;
  readonly title: string;
  readonly description: string;
}

export interface RemovedOperation {
  readonly method: Method;
  readonly path: string;
  /** The query parameters whose values fill the successor's template, in its order. */
  readonly query?: readonly string[];
  readonly removed_in: string;
  /** A day. */
  readonly removed_at: string;
  readonly successor: Successor;
}

/** The parts of the bundled OpenAPI document that the server reads. */
export interface ContractDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-problems': Readonly<Record<string, ContractProblem>>;
  readonly 'x-removed-operations': readonly RemovedOperation[];
}

export interface ParameterSpec {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  /** The JSON type that the text of a query parameter stands for. */
  readonly type: string;
  /** Absent where its value may be logged. */
  readonly isSecret?: true;
}

/** Header parameters that the edge itself checks; any other would pass unchecked. */
const edgeHeaders: ReadonlySet<string> = new Set(['Idempotency-Key', 'If-Match', 'If-None-Match']);

/** One operation, with its references followed. */
export interface OperationSpec {
  readonly operationId: string;
  readonly method: Method;
  readonly path: string;
  /** The kinds of credential that it takes; none for an operation that anyone may call. */
  readonly credentials: readonly CredentialScheme[];
  /** The scope that an access token needs; absent when any will do. */
  readonly scope?: Scope;
  /** Absent for an operation that anyone may call without a credential. */
  readonly minimumRole?: Role;
  /** What it makes in a workspace. */
  readonly creates?: string;
  /** Whether it is refused to a token's secret in its overlap after a rotation. */
  readonly needsCurrentSecret: boolean;
  readonly pathParameters: readonly ParameterSpec[];
  readonly queryParameters: readonly ParameterSpec[];
  /** The names of its header parameters, as the contract writes them. */
  readonly headerParameters: readonly string[];
  /** Whether its answers may have a content coding; one that shows a secret has none. */
  readonly isCodable: boolean;
  readonly bodySchema?: Schema;
  readonly statuses: readonly number[];
}

/** Reads generated/openapi.json. */
export function loadContract(): ContractDocument {
  return JSON.parse(readFileSync(contractFile('openapi.json'), 'utf8')) as ContractDocument;
}

/** Where a generated edition of the contract lies. */
export function contractFile(name: 'openapi.json' | 'openapi.yaml' | 'openapi-3.0.json'): URL {
  return new URL(`../../../generated/${name}`, import.meta.url);
}

/** Every operation of the contract, in its order. @throws {Error} for what the server would not enforce */
export function* contractOperations(document: ContractDocument): Generator<OperationSpec> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation !== undefined) yield operationSpec(document, path, method, operation);
    }
  }
}

function operationSpec(
  document: ContractDocument,
  path: string,
  method: Method,
  operation: ContractOperation,
): OperationSpec {
  const shared = document.paths[path]?.parameters ?? [];
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
    '$ref' in parameter ? (resolveReference(document, parameter.$ref) as ContractParameter) : parameter,
  );
  const specs = (place: 'path' | 'query') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => parameterSpec(document, parameter));
  const unchecked = parameters.find(
    (parameter) => !['path', 'query'].includes(parameter.in) && !edgeHeaders.has(parameter.name),
  );
  if (unchecked !== undefined)
    throw new Error(`${operation.operationId}: nothing would check ${unchecked.name}`);
  const { security, 'x-minimum-role': minimumRole, 'x-creates': creates } = operation;
  if ((security.length === 0) !== (minimumRole === undefined)) {
    throw new Error(`${operation.operationId} must have a lowest role, or else need no credential`);
  }
  const { credentials, scope } = accessOf(operation);
  const bodySchema = operation.requestBody?.content['application/json']?.schema;
  return {
    operationId: operation.operationId,
    method,
    path,
    credentials,
    ...(scope !== undefined && { scope }),
    ...(minimumRole !== undefined && { minimumRole }),
    ...(creates !== undefined && { creates }),
    pathParameters: specs('path'),
    queryParameters: specs('query'),
    headerParameters: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    needsCurrentSecret: operation['x-needs-current-secret'] === true,
    isCodable: operation['x-holds-secret'] !== true,
    ...(bodySchema !== undefined && { bodySchema }),
    statuses: Object.keys(operation.responses).map(Number),
  };
}

/** @throws {Error} when the contract asks for more than the server enforces, which would stay open */
function accessOf({
  operationId,
  security,
}: ContractOperation): Pick<OperationSpec, 'credentials' | 'scope'> {
  const given = Object.assign({}, ...security) as Readonly<Partial<Record<string, readonly Scope[]>>>;
  const credentials = credentialSchemes.filter((scheme) => given[scheme] !== undefined);
  const { accessTokenAuth: [scope, ...more] = [], sessionAuth = [] } = given;
  // One scheme in each alternative, each known and named once, and of scopes one at most.
  const isEnforced =
    security.every((requirement) => Object.keys(requirement).length === 1) &&
    credentials.length === security.length &&
    more.length + sessionAuth.length === 0;
  if (!isEnforced)
    throw new Error(`${operationId} must need an access token, with one scope or none, or a session`);
  return { credentials, ...(scope !== undefined && { scope }) };
}

function parameterSpec(document: ContractDocument, parameter: ContractParameter): ParameterSpec {
  let { schema } = parameter;
  while (schema.$ref !== undefined) schema = resolveReference(document, schema.$ref) as Schema;
  const type = typeof schema.type === 'string' ? schema.type : 'string';
  return {
    name: parameter.name,
    required: parameter.required ?? false,
    schema: parameter.schema,
    type,
    ...(parameter['x-secret'] === true && { isSecret: true as const }),
  };
}

/** Follows a reference within the document, such as `#/components/schemas/Board`. */
export function resolveReference(document: ContractDocument, reference: string): unknown {
  const steps = reference.slice('#/'.length).split('/');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
