/**
 * The adapter to openapi-backend, which matches, authenticates, validates and dispatches by operationId.
 * docs/decisions/0002-openapi-backend.md lists its pitfalls, and docs/decisions/0049-request-way.md describes the path
 * of a request.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { OpenAPIBackend } from 'openapi-backend';
import type { Context as BackendContext, Document } from 'openapi-backend';
import type { Database } from '../../db/database.ts';
import type { CredentialUses } from '../../domain/identity/credential-uses.ts';
import type { Settings } from '../../domain/core/context.ts';
import type { KeptTexts } from '../../domain/core/kept-texts.ts';
import { PageBuffers } from '../../domain/core/page-buffers.ts';
import type { ThreadShares } from '../../domain/core/thread-shares.ts';
import { PrincipalFinder } from '../../domain/identity/principal-finder.ts';
import type { Principal } from '../../domain/core/principals.ts';
import { contractOperations } from '../contract/contract.ts';
import type { ContractDocument, OperationSpec } from '../contract/contract.ts';
import { ContractRouter, toRoutedRequest } from '../contract/contract-router.ts';
import type { RoutedRequest } from '../contract/contract-router.ts';
import { validateRequest } from '../contract/request-validator.ts';
import type { Validation } from '../contract/request-validator.ts';
import { requireAcceptable } from '../http/content-negotiation.ts';
import { isPreflight, preflightHeaders } from '../http/cross-origin.ts';
import type { HeldBodies } from '../http/held-bodies.ts';
import { requireSoundMessage } from '../http/message-headers.ts';
import { failureResponder } from '../http/problem-responses.ts';
import { Problem } from '../http/problems.ts';
import { pathAdder } from '../http/public-addresses.ts';
import type { RefusedBodies } from '../http/refused-bodies.ts';
import { requestOf } from '../http/requests.ts';
import type { ServiceRequest } from '../http/requests.ts';
import { replySender } from '../http/responses.ts';
import type { Reply } from '../http/responses.ts';
import { BodyPaces } from '../limits/body-paces.ts';
import { claimantOf, closed } from '../limits/fair-queue.ts';
import type { FairQueue } from '../limits/fair-queue.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { EventStreams } from '../streams/event-streams.ts';
import { cursorCodec } from './cursors.ts';
import { dispatch } from './dispatcher.ts';
import type { AnyHandler } from './dispatcher.ts';
import { readConditions } from './etags.ts';
import { readIdempotency } from './idempotency.ts';
import { lifecycleAnnouncer, removalOf } from './lifecycle.ts';
import type { DeprecatedCalls } from './lifecycle.ts';
import { loggedPath } from './logged-paths.ts';
import { mediaTypesOf, parseJson, readJsonBytes } from './request-bodies.ts';
import { authenticate, identify } from './security.ts';
import type { Authenticator } from './security.ts';
import { readMaxStaleness } from './stale-reads.ts';
import type { StaleReads } from './stale-reads.ts';

export interface BackendDependencies {
  readonly contract: ContractDocument;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly database: Database;
  /** Absent where every response is current. */
  readonly staleReads?: StaleReads | undefined;
  readonly credentialUses: CredentialUses;
  readonly rateLimits: RateLimits;
  /** Absent if requests are carried out as they arrive. */
  readonly fairQueue?: FairQueue | undefined;
  readonly heldBodies: HeldBodies;
  readonly refusedBodies: RefusedBodies;
  readonly deprecatedCalls: DeprecatedCalls;
  /** Encrypts cursors. */
  readonly secretKey: Buffer;
  /** Accepted besides. */
  readonly previousSecretKey?: Buffer;
  readonly settings: Settings;
  readonly keptTexts: KeptTexts;
  readonly restoreMark: () => string;
  readonly threadShares: ThreadShares;
  /** Absent where nothing opens streams. */
  readonly eventStreams?: EventStreams | undefined;
}

/** The operations of the contract by id. */
type Specs = ReadonlyMap<string, OperationSpec>;

/** Calls `next` if the response can't be sent. */
export type Middleware = (
  incoming: IncomingMessage,
  response: ServerResponse,
  next: (error: unknown) => void,
) => void;

/**
 * Responds to every request as the contract describes, including unknown paths.
 *
 * @throws {Error} if the contract has an operation without a handler, or requires more than the server enforces
 */
export async function createBackend(dependencies: BackendDependencies): Promise<Middleware> {
  const { contract, settings, deprecatedCalls, credentialUses, refusedBodies } = dependencies;
  const specs: Specs = new Map([...contractOperations(contract)].map((spec) => [spec.operationId, spec]));
  const { api, router } = await openBackend(dependencies, specs);
  const announce = lifecycleAnnouncer(contract, deprecatedCalls, credentialUses);
  const failed = failureResponder(contract, settings.publicUrl);
  const send = replySender(settings.publicUrl, refusedBodies);
  const withPath = pathAdder(settings.publicUrl);
  const replyTo = async (routed: RoutedRequest, request: ServiceRequest): Promise<Reply> => {
    try {
      return (await api.handleRequest(routed, request)) as Reply;
    } catch (error) {
      return failed(request, error);
    }
  };
  const respond = async (incoming: IncomingMessage, request: ServiceRequest): Promise<void> => {
    try {
      const routed = toRoutedRequest(incoming);
      request.loggedPath = loggedPath(router, specs, routed);
      const reply = await replyTo(routed, request);
      const isCodable = specs.get(routed.operationId ?? '')?.isCodable ?? true;
      await send(request, withPath(announce(request, routed, reply)), isCodable);
    } finally {
      // The place is released after the response is coded, but before the client has read it.
      request.leave?.();
      request.threadTime?.pause();
    }
  };
  return (incoming, response, next) => {
    respond(incoming, requestOf(response)).catch(next);
  };
}

async function openBackend(
  dependencies: BackendDependencies,
  specs: Specs,
): Promise<{ readonly api: OpenAPIBackend; readonly router: ContractRouter }> {
  const { contract, rateLimits } = dependencies;
  const turns = { ...dependencies, bodyPaces: new BodyPaces() };
  const authenticator = { ...dependencies, principals: new PrincipalFinder(dependencies.database.reader) };
  const api = new OpenAPIBackend({
    definition: routesOf(specs),
    // `quick`, because otherwise the contract is validated as OpenAPI 3.0. The checks validate it with Redocly.
    quick: true,
    strict: true,
    ignoreTrailingSlashes: false,
    securityHandlers: {
      credential: (context, request: ServiceRequest) =>
        authenticate(authenticator, specOf(specs, context.operation), request),
    },
  });
  await api.init();
  const router = new ContractRouter(api.definition);
  api.router = router;
  // Compiled in advance. The default validator compiles on the first call, and doesn't support JSON Schema 2020-12.
  api.validator = {
    coerceTypes: false,
    validateRequest: (routed: RoutedRequest, operation: BackendContext['operation']) =>
      validateRequest(specOf(specs, operation), routed),
  } as unknown as typeof api.validator;
  api.register({
    ...operationHandlers(dependencies, specs),
    ...routingHandlers(rateLimits, router, specs),
    postSecurityHandler: (context, request: ServiceRequest) =>
      takeTurn(turns, context, request, specOf(specs, context.operation)),
    unauthorizedHandler: refuse,
    validationFail: (context) => invalidRequest(context.validation as unknown as Validation),
    notFound: async (context, request: ServiceRequest) => {
      const routed = context.request as unknown as RoutedRequest;
      await refuseRemoved(contract, authenticator, routed, request);
      return unknownRoute(router, routed, request);
    },
    methodNotAllowed: (context) => wrongMethod(router, context.request as unknown as RoutedRequest),
    notImplemented: () => {
      throw new Error('an operation has no handler');
    },
  });
  return { api, router };
}

/** What happens to every request before anything else, also on unknown paths. */
function routingHandlers(rateLimits: RateLimits, router: ContractRouter, specs: Specs) {
  return {
    // Before anything can refuse the request, so that all requests count.
    preRoutingHandler: async (context: BackendContext, request: ServiceRequest): Promise<void> => {
      const routed = context.request as unknown as RoutedRequest;
      const operationId = router.matchOperation(routed)?.operationId;
      if (operationId !== undefined) request.operationId = operationId;
      await countRequest(rateLimits, routed.method, request);
    },
    postRoutingHandler: (_context: BackendContext, request: ServiceRequest): void => {
      const { isCodable = true, isLive = false } = specs.get(request.operationId ?? '') ?? {};
      requireAcceptable(request.incoming, isCodable, isLive);
    },
  };
}

/** @throws {Problem} `invalid_request` for a message that is not sound, `rate_limited`, and what the request begins with as its refusal */
async function countRequest(rateLimits: RateLimits, method: string, request: ServiceRequest): Promise<void> {
  const { incoming, refusal } = request;
  // A preflight has no credential, and doesn't count besides its request.
  const isCounted = refusal === undefined && !isPreflight(method, incoming.headers);
  const counted = isCounted ? rateLimits.admit(request) : undefined;
  try {
    requireSoundMessage(incoming);
  } catch (error) {
    // Refused for what it is, even beyond the quota, because its connection has to close.
    await Promise.allSettled([counted]);
    throw error;
  }
  if (refusal !== undefined) throw refusal;
  await counted;
}

/** The operation that openapi-backend matched. */
function specOf(specs: Specs, { operationId = '' }: BackendContext['operation']): OperationSpec {
  const spec = specs.get(operationId);
  if (spec === undefined)
    throw new Error('openapi-backend matched an operation that the contract does not have');
  return spec;
}

/**
 * What openapi-backend needs of the contract: without schemas, whose references it would resolve for each service, and with
 * one security scheme instead of all, because it would look up a credential once per scheme of an operation. A secret shows
 * its kind, and `authenticate` refuses other kinds.
 */
function routesOf(specs: Specs): Document {
  const routes: Record<string, Record<string, object>> = {};
  for (const { operationId, method, path, credentials } of specs.values()) {
    const security = credentials.length === 0 ? [] : [{ credential: [] }];
    routes[path] = { ...routes[path], [method]: { operationId, security, responses: {} } };
  }
  return {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    paths: routes,
    components: { securitySchemes: { credential: { type: 'http', scheme: 'bearer' } } },
  };
}

/** The handlers that openapi-backend calls. @throws {Error} for an operation without a handler */
function operationHandlers(dependencies: BackendDependencies, specs: Specs) {
  const service = {
    ...dependencies,
    cursors: cursorCodec(dependencies.secretKey, dependencies.previousSecretKey),
    pageBuffers: new PageBuffers(),
  };
  const bound = [...specs.values()].map((operation) => {
    const { operationId, minimumRole } = operation;
    const handler = dependencies.handlers[operationId];
    if (handler === undefined) throw new Error(`operation ${operationId} has no handler`);
    const run = async (context: BackendContext, request: ServiceRequest): Promise<Reply> => {
      const validation = context.validation as unknown as Validation;
      if (!validation.valid) throw new Error('an operation was dispatched unchecked');
      const caller = context.security.credential as Principal | undefined;
      if (caller === undefined && minimumRole !== undefined) {
        throw new Error('an operation was dispatched without a credential');
      }
      const { incoming } = request;
      return dispatch(service, {
        request,
        operation,
        handler,
        input: validation.input,
        caller,
        conditions: readConditions(operation, incoming.headers),
        stalenessMsMax: readMaxStaleness(operation, incoming.headers),
        idempotency: readIdempotency(operation, incoming),
      });
    };
    return [operationId, run] as const;
  });
  return Object.fromEntries(bound);
}

interface Turns extends Pick<BackendDependencies, 'fairQueue' | 'heldBodies'> {
  readonly bodyPaces: BodyPaces;
}

/**
 * Called once the credential is checked, so that other clients can't make the service read a body. A body is parsed and
 * validated when it is the request's turn, because that can take longer than the rest.
 */
async function takeTurn(
  { fairQueue, heldBodies, bodyPaces }: Turns,
  context: BackendContext,
  request: ServiceRequest,
  operation: OperationSpec,
): Promise<void> {
  const { authorized, credential } = context.security as { authorized?: boolean; credential?: Principal };
  if (authorized !== true && operation.minimumRole !== undefined) return;
  const { incoming, response, address } = request;
  const claimant = claimantOf(address, authorized === true ? credential : undefined);
  const enter = async () => {
    if (fairQueue === undefined) return;
    request.leave = await fairQueue.enter(claimant, () => closed(response), request.threadTime);
  };
  if (operation.bodySchema === undefined) {
    await enter();
    return;
  }
  const held = heldBodies.hold(claimant.owner);
  try {
    request.threadTime?.pause();
    const bytes = await readJsonBytes(incoming, response, operation, held);
    await bodyPaces.wait(claimant.owner, bytes.length);
    request.threadTime?.resume();
    await enter();
    context.request.body = parseJson(bytes);
  } finally {
    held.release();
  }
}

/** Throws the error of the security handler, which openapi-backend has caught. */
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

/** Identifies the caller of a removed operation, so that the call is counted. An invalid credential is ignored. */
async function refuseRemoved(
  contract: ContractDocument,
  authenticator: Authenticator,
  routed: RoutedRequest,
  request: ServiceRequest,
): Promise<void> {
  const { headers } = request.incoming;
  const removal = removalOf(contract, routed);
  if (removal === undefined) return;
  request.loggedPath = routed.path;
  if (isPreflight(routed.method, headers)) return;
  if (headers.authorization !== undefined) await identify(authenticator, request);
  throw removal;
}

function unknownRoute(
  router: ContractRouter,
  { method, path }: RoutedRequest,
  { incoming }: ServiceRequest,
): Reply {
  // The preflight succeeds, so that the script sends its request and can read the problem.
  if (isPreflight(method, incoming.headers)) return { status: 204, headers: preflightHeaders() };
  // OPTIONS for the whole server (RFC 9110, section 9.3.7).
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
