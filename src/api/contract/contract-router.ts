/**
 * The router for openapi-backend. The default one rebuilds its list of operations and their path expressions for every
 * request. This one builds a tree once, and parses a request once.
 */
import type { IncomingMessage } from 'node:http';
import { OpenAPIRouter } from 'openapi-backend';
import type { Document, Operation, ParsedRequest, Request } from 'openapi-backend';
import { tidyPath } from '../http/paths.ts';
import { Problem } from '../http/problems.ts';

/** The request in the form that openapi-backend reads. Matching and parsing fill it in. */
export interface RoutedRequest extends Request {
  /** The path without the query. */
  readonly path: string;
  /** The query without its question mark, as it was sent. */
  readonly queryString: string;
  /** Set once matched. */
  operationId?: string;
  /** Set once matched: the decoded values of the path's parameters. */
  params?: Record<string, string>;
  /** Set once the path is looked up, which happens for the log first; null for an unknown path. */
  match?: Match | null;
  /** Set once matched: the percent-encoded values of the path's parameters. */
  rawParameters?: readonly string[];
}

/** A request in the router's form. */
export function toRoutedRequest(incoming: IncomingMessage): RoutedRequest {
  const { url = '', method = '' } = incoming;
  const mark = url.indexOf('?');
  return {
    // HEAD is GET without the response's body, which Node omits.
    method: method === 'HEAD' ? 'get' : method.toLowerCase(),
    path: mark === -1 ? url : url.slice(0, mark),
    queryString: mark === -1 ? '' : url.slice(mark + 1),
    headers: {},
  };
}

interface Node {
  readonly literals: Map<string, Node>;
  parameter?: Node;
  readonly operations: Map<string, Operation>;
}

interface Match {
  readonly node: Node;
  readonly rawParameters: readonly string[];
}

export class ContractRouter extends OpenAPIRouter {
  readonly #root = emptyNode();
  readonly #operations: Operation[];
  readonly #byId = new Map<string, Operation>();
  readonly #parameterNames = new Map<Operation, readonly string[]>();

  constructor(definition: Document) {
    super({ definition, apiRoot: '/', ignoreTrailingSlashes: false });
    this.#operations = super.getOperations();
    for (const operation of this.#operations) {
      const segments = operation.path.split('/').slice(1);
      let node = this.#root;
      for (const segment of segments) node = descend(node, segment);
      node.operations.set(operation.method, operation);
      this.#byId.set(operation.operationId ?? '', operation);
      const names = segments.filter(isParameter).map((segment) => segment.slice(1, -1));
      this.#parameterNames.set(operation, names);
    }
  }

  override getOperations(): Operation[] {
    return this.#operations;
  }

  override getOperation(operationId: string): Operation | undefined {
    return this.#byId.get(operationId);
  }

  /** The methods of a path, in capitals; empty for an unknown path. GET includes HEAD. */
  allowedMethods(path: string): string[] {
    const operations = this.#find(path)?.node.operations ?? new Map<string, Operation>();
    const methods = [...operations.keys()].map((method) => method.toUpperCase());
    return methods.length === 0 ? [] : [...methods, ...(operations.has('get') ? ['HEAD'] : []), 'OPTIONS'];
  }

  /** An operation of a path with any method, with the path's percent-encoded values; undefined for an unknown path. */
  matchPath(
    request: RoutedRequest,
  ): { readonly operation: Operation; readonly rawParameters: readonly string[] } | undefined {
    const match = this.#match(request);
    const [operation] = match?.node.operations.values() ?? [];
    return match && operation && { operation, rawParameters: match.rawParameters };
  }

  /** The most similar path of the contract for an unknown path. */
  similarPath(path: string): string | undefined {
    const [operation] = this.#find(tidyPath(path))?.node.operations.values() ?? [];
    return operation?.path;
  }

  override matchOperation(request: Request): Operation | undefined;
  override matchOperation(request: Request, strict: boolean): Operation;
  override matchOperation(request: Request, strict = false): Operation | undefined {
    const match = this.#match(request as RoutedRequest);
    const operation = match?.node.operations.get(request.method);
    if (operation !== undefined && match !== undefined) {
      const routed = request as RoutedRequest;
      routed.rawParameters = match.rawParameters;
      if (operation.operationId !== undefined) routed.operationId = operation.operationId;
      return operation;
    }
    if (!strict) return undefined;
    // openapi-backend chooses its handler by these messages.
    throw new Error(match === undefined ? '404-notFound' : '405-methodNotAllowed');
  }

  /** Called before and after matching; the parameters are read the second time. */
  override parseRequest(request: Request, operation?: Operation): ParsedRequest {
    if (operation !== undefined) {
      const { rawParameters = [] } = request as RoutedRequest;
      const names = this.#parameterNames.get(operation) ?? [];
      request.params = Object.fromEntries(
        names.map((name, index) => [name, decode(name, rawParameters[index] ?? '')]),
      );
    }
    return request as ParsedRequest;
  }

  #match(request: RoutedRequest): Match | undefined {
    request.match ??= this.#find(request.path) ?? null;
    return request.match ?? undefined;
  }

  #find(path: string): Match | undefined {
    const segments = path.split('/').slice(1);
    return find(this.#root, segments, 0, []);
  }
}

function emptyNode(): Node {
  return { literals: new Map(), operations: new Map() };
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{');
}

function descend(node: Node, segment: string): Node {
  if (isParameter(segment)) return (node.parameter ??= emptyNode());
  const next = node.literals.get(segment) ?? emptyNode();
  node.literals.set(segment, next);
  return next;
}

/** A literal segment takes precedence over a parameter (OpenAPI 3.1, section 4.8.8.1). A parameter is never empty. */
function find(
  node: Node,
  segments: readonly string[],
  index: number,
  raw: readonly string[],
): Match | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.operations.size > 0 ? { node, rawParameters: raw } : undefined;
  const literal = node.literals.get(segment);
  const match = literal && find(literal, segments, index + 1, raw);
  if (match !== undefined || node.parameter === undefined || segment === '') return match;
  return find(node.parameter, segments, index + 1, [...raw, segment]);
}

function decode(name: string, raw: string): string {
  if (!raw.includes('%')) return raw;
  try {
    return decodeURIComponent(raw);
  } catch (cause) {
    const detail = 'is not valid percent-encoding';
    throw new Problem('invalid_request', `${name} ${detail}.`, {
      errors: [{ parameter: name, code: 'bad_format', detail }],
      cause,
    });
  }
}
