/** Reads the bundled contract: the input, the permissions and the responses of each operation. */
import { readFileSync } from 'node:fs';
import type { Hold } from '../../domain/core/holds.ts';
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
  /** Its value is a secret, which is not logged. */
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
  /** Absent only if no credential is needed. */
  readonly 'x-minimum-role'?: Role;
  /**
   * What the operation creates in a workspace. It is refused once billing is canceled, or beyond the plan's limit with
   * that name.
   */
  readonly 'x-creates'?: string;
  /** The strictest hold on the workspace under which it works. If absent, reads work in a read-only workspace. */
  readonly 'x-works-under'?: Hold;
  /** Its response contains a secret. */
  readonly 'x-holds-secret'?: boolean;
  /** Its response is sent in parts, because it can be large. */
  readonly 'x-is-streamed'?: boolean;
  /** The previous secret of a rotated token can't call it. */
  readonly 'x-needs-current-secret'?: boolean;
  /** These four go together: see lifecycle.ts. */
  readonly deprecated?: boolean;
  readonly 'x-deprecated-at'?: string;
  readonly 'x-sunset'?: string;
  readonly 'x-successor'?: Successor;
}

/** The successor of an operation. */
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
  /** The query parameters for the successor's template, in its order. */
  readonly query?: readonly string[];
  readonly removed_in: string;
  /** A date. */
  readonly removed_at: string;
  readonly successor: Successor;
}

/** The parts of the bundled contract that the server reads. */
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
  /** The JSON type of a query parameter. */
  readonly type: string;
  /** Absent if its value may be logged. */
  readonly isSecret?: true;
}

/** Header parameters that the edge checks. Others would not be checked. */
const edgeHeaders: ReadonlySet<string> = new Set([
  'Idempotency-Key',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Max-Staleness',
]);

/** An operation with resolved references. */
export interface OperationSpec {
  readonly operationId: string;
  readonly method: Method;
  readonly path: string;
  /** The kinds of credential that it takes; none for a public operation. */
  readonly credentials: readonly CredentialScheme[];
  /** The scope that an access token needs; absent if it needs none. */
  readonly scope?: Scope;
  /** Absent for a public operation. */
  readonly minimumRole?: Role;
  /** What it creates in a workspace. */
  readonly creates?: string;
  /** The strictest hold on the workspace under which it works. */
  readonly worksUnder: Hold | 'none';
  /** Whether the previous secret of a rotated token is refused. */
  readonly needsCurrentSecret: boolean;
  readonly pathParameters: readonly ParameterSpec[];
  readonly queryParameters: readonly ParameterSpec[];
  /** The names of its header parameters, as in the contract. */
  readonly headerParameters: readonly string[];
  /** Whether its responses may have a content coding. Responses with a secret, or in parts, have none. */
  readonly isCodable: boolean;
  /** Whether its success is a stream of messages that doesn't end by itself. */
  readonly isLive: boolean;
  readonly bodySchema?: Schema;
  readonly statuses: readonly number[];
}

/** Reads generated/openapi.json. */
export function loadContract(): ContractDocument {
  return JSON.parse(readFileSync(contractFile('openapi.json'), 'utf8')) as ContractDocument;
}

/** The path of a generated contract. */
export function contractFile(name: 'openapi.json' | 'openapi.yaml' | 'openapi-3.0.json'): URL {
  return new URL(`../../../generated/${name}`, import.meta.url);
}

/** Every operation of the contract, in its order. @throws {Error} for anything that the server would not enforce */
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
    throw new Error(`${operation.operationId}: no code checks the parameter ${unchecked.name}`);
  const { security, 'x-minimum-role': minimumRole, 'x-creates': creates } = operation;
  if ((security.length === 0) !== (minimumRole === undefined)) {
    throw new Error(
      `${operation.operationId} must have x-minimum-role if, and only if, it needs a credential`,
    );
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
    worksUnder: operation['x-works-under'] ?? (method === 'get' ? 'read_only' : 'none'),
    pathParameters: specs('path'),
    queryParameters: specs('query'),
    headerParameters: parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name),
    needsCurrentSecret: operation['x-needs-current-secret'] === true,
    isCodable: operation['x-holds-secret'] !== true && operation['x-is-streamed'] !== true,
    isLive: isLive(document, operation),
    ...(bodySchema !== undefined && { bodySchema }),
    statuses: Object.keys(operation.responses).map(Number),
  };
}

function isLive(document: ContractDocument, { responses }: ContractOperation): boolean {
  const success = responses['200'] as Partial<Reference> | undefined;
  const { content = {} } = (
    success?.$ref === undefined ? (success ?? {}) : resolveReference(document, success.$ref)
  ) as { readonly content?: object };
  return 'text/event-stream' in content;
}

/** @throws {Error} if the contract requires more than the server enforces */
function accessOf({
  operationId,
  security,
}: ContractOperation): Pick<OperationSpec, 'credentials' | 'scope'> {
  const given = Object.assign({}, ...security) as Readonly<Partial<Record<string, readonly Scope[]>>>;
  const credentials = credentialSchemes.filter((scheme) => given[scheme] !== undefined);
  const { accessTokenAuth: [scope, ...more] = [], sessionAuth = [] } = given;
  // Each alternative has one known scheme, which occurs once, and at most one scope.
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

/** Resolves a reference within the document, such as `#/components/schemas/Board`. */
export function resolveReference(document: ContractDocument, reference: string): unknown {
  const steps = reference.slice('#/'.length).split('/');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
