/**
 * The adapter to openapi-backend, which matches, authenticates, validates and dispatches by operationId. Its traps
 * are closed here (docs/decisions/0002-openapi-backend.md), and only here does a type of `any` pass.
 */
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { OpenAPIBackend } from 'openapi-backend';
import type { Context as BackendContext, Document } from 'openapi-backend';
import type { Database } from '../../db/database.ts';
import type { CredentialUses } from '../../domain/identity/credential-uses.ts';
import type { Settings } from '../../domain/core/context.ts';
import { PrincipalFinder } from '../../domain/identity/principal-finder.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { contractOperations, methods } from '../contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../contract/contract.ts';
import { ContractRouter } from '../contract/contract-router.ts';
import type { RoutedRequest } from '../contract/contract-router.ts';
import { isPreflight, preflightHeaders } from '../http/cross-origin.ts';
import type { CursorCodec } from './cursors.ts';
import { dispatch } from './dispatcher.ts';
import type { AnyHandler, Call, Reply } from './dispatcher.ts';
import { readConditions } from './etags.ts';
import { claimantOf, closed } from '../limits/fair-queue.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import { idempotencyKeyHeader, readIdempotencyKey } from './idempotency.ts';
import { removalOf } from './lifecycle.ts';
import { loggedPath } from './logged-paths.ts';
import { requireAnswerable } from '../http/negotiation.ts';
import { Problem } from '../http/problems.ts';
import { mediaTypesOf, readJsonBody } from './request-bodies.ts';
import { validateRequest } from '../contract/request-validator.ts';
import type { Validation } from '../contract/request-validator.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { RequestFacts } from '../http/request-log.ts';
import { authenticate, bearerSecret, identify } from './security.ts';
import type { Authenticator } from './security.ts';

export interface BackendDependencies {
  readonly contract: ContractDocument;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly database: Database;
  readonly credentialUses: CredentialUses;
  readonly rateLimits: RateLimits;
  /** Absent where requests are carried out as they come. */
  readonly fairQueue?: FairQueue | undefined;
  readonly cursors: CursorCodec;
  readonly settings: Settings;
}

/** One request on its way; openapi-backend hands it to each step. */
export interface Exchange {
  readonly request: ExpressRequest;
  readonly response: ExpressResponse;
  readonly routed: RoutedRequest;
  readonly facts: RequestFacts;
  readonly now: Date;
}

/** Answers a request by the contract. @throws {Problem} and whatever the domain and the database throw */
export type Backend = (exchange: Exchange) => Promise<Reply>;

export async function createBackend(dependencies: BackendDependencies): Promise<Backend> {
  const { contract, handlers } = dependencies;
  const specs = handledSpecs(contract, handlers);
  const specOf = (context: BackendContext): OperationSpec => {
    const spec = specs.get(context.operation.operationId ?? '');
    if (spec === undefined)
      throw new Error('openapi-backend matched an operation that the contract does not have');
    return spec;
  };
  const authenticator = { ...dependencies, principals: new PrincipalFinder(dependencies.database.reader) };
  const api = new OpenAPIBackend({
    definition: withOneScheme(contract),
    // `quick`: any other start validates the document as 3.0. Redocly validates it, in the checks.
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    securityHandlers: {
      credential: (context, exchange: Exchange) => authenticate(authenticator, specOf(context), exchange),
    },
  });
  await api.init();
  const router = new ContractRouter(api.definition);
  api.router = router;
  // Compiled ahead of time, where the stock validator compiles on the first call and knows no JSON Schema 2020-12.
  api.validator = contractValidator(specs) as unknown as typeof api.validator;
  api.register({
    ...boundHandlers(dependencies, specs),
    postRoutingHandler: (context, exchange: Exchange) => {
      noteOperation(context, exchange);
      const operation = specs.get(exchange.routed.operationId ?? '');
      requireAnswerable(exchange.request, operation?.isCodable ?? true);
      // A browser's own question before a request carries no credential, and counts as part of the request.
      if (isPreflight(exchange.routed.method, exchange.request.headers)) return undefined;
      return dependencies.rateLimits.admit(exchange);
    },
    postSecurityHandler: (context, exchange: Exchange) => readBody(context, exchange, specOf(context)),
    unauthorizedHandler: (context) => refuse(context),
    validationFail: (context) => invalidRequest(context.validation as unknown as Validation),
    notFound: async (_context, exchange: Exchange) => {
      await refuseRemoved(contract, authenticator, exchange);
      return unknownRoute(router, exchange);
    },
    methodNotAllowed: (_context, { routed }: Exchange) => wrongMethod(router, routed),
    notImplemented: () => {
      throw new Error('an operation has no handler');
    },
  });
  return withLoggedPaths(
    (path) => loggedPath(router, specs, path),
    (exchange) => api.handleRequest(exchange.routed, exchange) as Promise<Reply>,
  );
}

/** The operations of the contract by id. @throws {Error} for one without a handler */
function handledSpecs(
  contract: ContractDocument,
  handlers: BackendDependencies['handlers'],
): ReadonlyMap<string, OperationSpec> {
  const specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  for (const operationId of specs.keys()) {
    if (handlers[operationId] === undefined) throw new Error(`operation ${operationId} has no handler`);
  }
  return specs;
}

function withLoggedPaths(shown: (path: string) => string | undefined, backend: Backend): Backend {
  return (exchange) => {
    exchange.facts.path = shown(exchange.routed.path);
    return backend(exchange);
  };
}

/**
 * The contract, with one scheme in place of all: a credential tells its kind by itself, and openapi-backend would look
 * it up once for each scheme that an operation takes. `authenticate` refuses the kinds that it does not.
 */
function withOneScheme(contract: ContractDocument): Document {
  const definition = structuredClone(contract) as unknown as Document;
  definition.components = {
    ...definition.components,
    securitySchemes: { credential: { type: 'http', scheme: 'bearer' } },
  };
  for (const item of Object.values(definition.paths ?? {})) {
    for (const method of methods) {
      const operation = item?.[method];
      if (operation !== undefined && operation.security?.length !== 0)
        operation.security = [{ credential: [] }];
    }
  }
  return definition;
}

/** A request as the router reads it. */
export function toRoutedRequest(request: ExpressRequest): RoutedRequest {
  const { url } = request;
  const mark = url.indexOf('?');
  return {
    // HEAD is GET without its body, which Node leaves out by itself.
    method: request.method === 'HEAD' ? 'get' : request.method.toLowerCase(),
    path: mark === -1 ? url : url.slice(0, mark),
    queryString: mark === -1 ? '' : url.slice(mark + 1),
    headers: {},
  };
}

function noteOperation(context: BackendContext, exchange: Exchange): void {
  const operation = context.operation as BackendContext['operation'] | undefined;
  if (operation?.operationId !== undefined) exchange.facts.operationId = operation.operationId;
}

function boundHandlers(dependencies: BackendDependencies, specs: ReadonlyMap<string, OperationSpec>) {
  const { database, cursors, handlers, settings, fairQueue } = dependencies;
  const bound = [...specs.values()].map((operation) => {
    const run = async (context: BackendContext, exchange: Exchange): Promise<Reply> => {
      const handler = handlers[operation.operationId];
      const validation = context.validation as unknown as Validation;
      if (handler === undefined || !validation.valid)
        throw new Error('an operation was dispatched unchecked');
      const { facts, now, request } = exchange;
      const principal = context.security.credential as Principal | undefined;
      if (principal === undefined && operation.minimumRole !== undefined) {
        throw new Error('an operation was dispatched without a credential');
      }
      const claimant = claimantOf(request.ip ?? '', principal);
      const leave = await fairQueue?.enter(claimant, closed(exchange.response));
      if (leave !== undefined) facts.leave = leave;
      return dispatch(database, cursors, {
        operation,
        handler,
        input: validation.input,
        principal,
        conditions: readConditions(operation, request.headers),
        idempotency: idempotencyOf(operation, request),
        requestId: facts.requestId,
        now,
        // Express has none once the connection is closed, and then nobody reads the response.
        clientAddress: request.ip ?? '',
        settings,
      });
    };
    return [operation.operationId, run] as const;
  });
  return Object.fromEntries(bound);
}

/** On other operations the header is ignored, like any unknown header. */
function idempotencyOf({ headerParameters }: OperationSpec, request: ExpressRequest): Call['idempotency'] {
  const { 'idempotency-key': given, authorization } = request.headers;
  if (given === undefined || !headerParameters.includes(idempotencyKeyHeader)) return undefined;
  // Node joins lines of one name by commas.
  const key = readIdempotencyKey(request.headersDistinct['idempotency-key']);
  return key === undefined ? undefined : { key, secret: bearerSecret(authorization) };
}

function contractValidator(specs: ReadonlyMap<string, OperationSpec>) {
  return {
    coerceTypes: false,
    validateRequest: (request: RoutedRequest, operation: { readonly operationId: string }): Validation => {
      const spec = specs.get(operation.operationId);
      if (spec === undefined) throw new Error(`there is no operation ${operation.operationId}`);
      const { params = {}, queryString } = request;
      const body: unknown = request.body;
      return validateRequest(spec, { params, queryString, body });
    },
  };
}

/** After the credential is known to be good: nobody else can make the service read a body. */
async function readBody(
  context: BackendContext,
  exchange: Exchange,
  operation: OperationSpec,
): Promise<void> {
  const authorized = context.security.authorized === true || operation.minimumRole === undefined;
  if (operation.bodySchema === undefined || !authorized) return;
  context.request.body = await readJsonBody(exchange.request, exchange.response, operation);
}

/** openapi-backend keeps what the security handler threw; this is it. */
function refuse(context: BackendContext): never {
  const result = context.security.credential as { readonly error?: unknown } | undefined;
  throw result?.error instanceof Error
    ? result.error
    : new Error('a credential was refused without a reason');
}

function invalidRequest(validation: Validation): never {
  const errors = validation.valid ? [] : validation.errors;
  const [first] = errors;
  const place = first?.parameter ?? first?.pointer ?? '';
  const more = errors.length > 1 ? ` See errors for ${errors.length - 1} more.` : '';
  throw new Problem(
    'invalid_request',
    `${place === '' ? 'The body' : place} ${first?.detail ?? 'is not valid'}.${more}`,
    {
      errors,
    },
  );
}

/** Identifies the caller of what was removed, who is counted; an invalid credential changes nothing. */
async function refuseRemoved(
  contract: ContractDocument,
  authenticator: Authenticator,
  exchange: Exchange,
): Promise<void> {
  const { routed, request } = exchange;
  const removal = removalOf(contract, routed);
  if (removal === undefined) return;
  exchange.facts.path = routed.path;
  if (isPreflight(routed.method, request.headers)) return;
  if (request.headers.authorization !== undefined) await identify(authenticator, exchange);
  throw removal;
}

function unknownRoute(router: ContractRouter, { routed, request }: Exchange): Reply {
  const { method, path } = routed;
  // So that the script's own request continues to the problem, which it can read, as a failed preflight cannot be.
  if (isPreflight(method, request.headers)) return { status: 204, headers: preflightHeaders() };
  // About the server as a whole (RFC 9110, section 9.3.7), which answers that it is there.
  if (method === 'options' && path === '*') return { status: 204, headers: {} };
  const similar = router.similarPath(path);
  const hint = similar === undefined ? '' : ` Paths are matched exactly. Did you mean ${similar}?`;
  throw new Problem('not_found', `No such route. See /docs for all routes.${hint}`);
}

function wrongMethod(router: ContractRouter, request: RoutedRequest): Reply {
  const methods = router.allowedMethods(request.path);
  const allow = methods.join(', ');
  if (request.method === 'options') {
    // RFC 5789, section 3.1.
    const patch = methods.includes('PATCH') && acceptPatch;
    return { status: 204, headers: { Allow: allow, ...patch, ...preflightHeaders(allow) } };
  }
  throw new Problem('method_not_allowed', `This path supports ${allow}.`, { headers: { Allow: allow } });
}

const acceptPatch = { 'Accept-Patch': mediaTypesOf('patch').join(', ') };
