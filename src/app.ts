/** Builds the application from its dependencies. It doesn't listen or read the environment. */
import express from 'express';
import type { Express, NextFunction, Request, Response, Router } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { brandOf } from './brand.ts';
import type { Brand } from './brand.ts';
import { createBackend } from './api/requests/backend.ts';
import type { Middleware } from './api/requests/backend.ts';
import { StaleReads } from './api/requests/stale-reads.ts';
import type { ContractDocument } from './api/contract/contract.ts';
import type { AnyHandler } from './api/requests/dispatcher.ts';
import { transportHeaders } from './api/http/cross-origin.ts';
import type { ArrivalQueue } from './api/limits/arrival-queue.ts';
import type { FairQueue } from './api/limits/fair-queue.ts';
import { DeprecatedCalls } from './api/requests/lifecycle.ts';
import { requireSoundMessage } from './api/http/message-headers.ts';
import { createMetrics, operationsRoutes } from './api/http/operations-routes.ts';
import type { ServedMetrics, ServiceMetrics } from './api/http/operations-routes.ts';
import {
  measureBuild,
  measureDatabase,
  measureKeptTexts,
  measureReplicas,
  measureRequests,
} from './api/metrics/service-metrics.ts';
import type { Measured } from './api/metrics/service-metrics.ts';
import { failureResponder } from './api/http/problem-responses.ts';
import { Problem } from './api/http/problems.ts';
import { noRateLimits, RateLimits } from './api/limits/rate-limits.ts';
import type { RateLimitSettings } from './api/limits/rate-limits.ts';
import type { RedisQuotas } from './api/limits/redis-quotas.ts';
import { isProbe, requestLog, socketAddress } from './api/http/request-log.ts';
import type { ShowAddress } from './api/http/request-log.ts';
import type { RecordSpan } from './spans.ts';
import { requestOf } from './api/http/requests.ts';
import type { ServiceRequest } from './api/http/requests.ts';
import type { Listener } from './api/http/http-servers.ts';
import type { FailureResponder } from './api/http/problem-responses.ts';
import type { ConnectionCaps } from './api/http/connections.ts';
import type { EventStreams } from './api/streams/event-streams.ts';
import { HeldBodies, usualHeldBodyLimits } from './api/http/held-bodies.ts';
import type { HeldBodyLimits } from './api/http/held-bodies.ts';
import { RefusedBodies } from './api/http/refused-bodies.ts';
import { UnreadAnswers, usualUnreadLimits } from './api/http/unread-answers.ts';
import type { UnreadLimits } from './api/http/unread-answers.ts';
import type { Database } from './db/database.ts';
import type { Replicas } from './db/replicas.ts';
import type { CredentialUses } from './domain/identity/credential-uses.ts';
import { networkOf } from './domain/core/guess-limits.ts';
import type { GuessLimits } from './domain/core/guess-limits.ts';
import type { WebhookSettings } from './domain/core/context.ts';
import type { BillingSettings } from './domain/core/plan-table.ts';
import type { Quotas } from './domain/core/quotas.ts';
import { handlers } from './handlers/index.ts';
import { inviteRoutes } from './pages/links/invites.ts';
import { demoRoutes } from './pages/demo/demo.ts';
import { docsRoutes } from './pages/site/docs.ts';
import { KeptTexts } from './domain/core/kept-texts.ts';
import type { KeptTextsLimits } from './domain/core/kept-texts.ts';
import { ThreadShares } from './domain/core/thread-shares.ts';
import { settingsOf } from './service-settings.ts';
import { failurePages, notFoundPages } from './pages/links/not-found-pages.ts';
import { invoiceRoutes } from './pages/links/invoices.ts';
import type { LinkDependencies } from './pages/links/link-routes.ts';
import { sharedCardRoutes } from './pages/links/shared-cards.ts';
import { stripeWebhookRoutes } from './webhooks/stripe-webhooks.ts';

export interface AppDependencies {
  readonly contract: ContractDocument;
  readonly database: Database;
  /** For reads that may be behind. Its creator closes it. */
  readonly replicas?: Replicas | undefined;
  /** Collects uses of credentials. Its creator flushes it. */
  readonly credentialUses: CredentialUses;
  readonly logger: Logger;
  readonly secretKey: Buffer;
  /** Accepted besides. */
  readonly previousSecretKey?: Buffer;
  /** The address that people and clients use, without a trailing slash. */
  readonly publicUrl: string;
  /** The address where people see a card, with placeholders; by default in the example front end or else in the API. */
  readonly cardUrl?: string;
  /** Whom people can ask about a workspace that is on hold. */
  readonly contact?: string;
  /** The usual one when absent. */
  readonly brand?: Brand;
  /** The routes of the documentation; by default rendered for the public address. */
  readonly docs?: Router;
  /** Whether to serve the example front end under `/demo`: beside the demo's data only. */
  readonly demo?: boolean;
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
  /** False once the service begins to stop. */
  readonly accepting: () => boolean;
  /** Limits on guessing secrets; by default the usual ones. */
  readonly guessLimits?: GuessLimits;
  readonly billing: BillingSettings;
  /** What a workspace can use; by default the usual quotas. */
  readonly quotas?: Quotas;
  /** Where webhooks may send; by default to public addresses with `https://`. */
  readonly webhooks?: WebhookSettings;
  /** If Stripe collects payments, the secret that its events are signed with. */
  readonly stripe?: { readonly webhookSecret: string };
  /** Rate limits; none if absent. */
  readonly rateLimits?: RateLimitSettings;
  /** Orders requests; if absent, they are carried out as they arrive. */
  readonly fairQueue?: FairQueue | undefined;
  /** Delays clients that get many refusals; if absent, no request is delayed. */
  readonly arrivals?: ArrivalQueue | undefined;
  /** Counts requests for all processes; if absent, each process counts its own. */
  readonly redisQuotas?: RedisQuotas | undefined;
  /** Limits on the texts of cards that are kept; by default the usual ones. */
  readonly keptTexts?: KeptTextsLimits;
  /** Limits on bodies that are not parsed yet, and on unread responses; by default the usual ones. */
  readonly heldBodyLimits?: HeldBodyLimits;
  readonly unreadLimits?: UnreadLimits;
  /** Measured if the caller limits connections. */
  readonly connectionCaps?: ConnectionCaps;
  /** What entity tags have since the database was last restored, as far as the process knows. */
  readonly restoreMark: () => string;
  /** The open event streams. Its creator stops it. */
  readonly eventStreams: EventStreams;
  /** What `measureProcess` returned, if several applications run in one process; by default measured for this one. */
  readonly processMetrics?: Registry;
  /** Where to measure, if the caller serves the metrics too; by default the application's own. */
  readonly metrics?: ServiceMetrics;
  /** What the log shows of a client's address; nothing if absent. */
  readonly showAddress?: ShowAddress;
  /** Called with the span of each request; none if absent. */
  readonly recordSpan?: RecordSpan | undefined;
  /** Whether the metrics are served elsewhere only, and not to programs on this machine as well. */
  readonly hidesMetrics?: boolean;
  /** What else is measured. */
  readonly measured?: readonly Measured[];
}

/**
 * Requests of the API don't pass through Express, which would take an eighth of the processor time of a small one. All others
 * do.
 */
export async function createApp(dependencies: AppDependencies): Promise<Listener> {
  const { contract, publicUrl, arrivals } = dependencies;
  const settings = settingsOf(dependencies);
  const rateLimits = rateLimitsOf(dependencies);
  const shared = { settings, rateLimits, threadShares: new ThreadShares() };
  const metrics = dependencies.metrics ?? createMetrics(dependencies.processMetrics);
  measure(dependencies, metrics.registry);
  measureRequests(metrics.registry, { ...dependencies, rateLimits });
  if (dependencies.replicas !== undefined) measureReplicas(metrics.registry, dependencies.replicas);
  const keptTexts = keptTextsOf(dependencies, metrics.registry);
  const refusedBodies = new RefusedBodies();
  const api = await createBackend({
    ...dependencies,
    ...shared,
    staleReads: new StaleReads(dependencies.database, dependencies.replicas, metrics.registry),
    keptTexts,
    heldBodies: new HeldBodies(dependencies.heldBodyLimits ?? usualHeldBodyLimits, metrics.registry),
    refusedBodies,
    deprecatedCalls: new DeprecatedCalls(metrics.registry),
    // Each handler has the types of its operation, which are unknown here.
    handlers: handlers as unknown as Record<string, AnyHandler>,
  });
  const failed = failureResponder(contract, publicUrl);
  const app = routesBesidesApi(dependencies, { ...shared, metrics, api, failed });
  const respond: Listener = (incoming, response) => {
    if (incoming.url?.startsWith('/v1/') !== true) app(incoming, response);
    else {
      api(incoming, response, (error) => {
        refuse(failed, response, error);
      });
    }
  };
  const unread = new UnreadAnswers(dependencies.unreadLimits ?? usualUnreadLimits, metrics.registry);
  return logged(dependencies, metrics, clientAddresses(app), (incoming, response) => {
    watchUnread(unread, response);
    const begin = (): void => {
      respond(incoming, response);
    };
    const request = requestOf(response);
    refusedBodies.watch(request);
    if (arrivals === undefined) begin();
    else arrivals.receive(request, clientOf(request, rateLimits), begin);
  });
}

interface Routed extends Pick<LinkDependencies, 'rateLimits' | 'settings' | 'threadShares'> {
  readonly metrics: ServiceMetrics;
  readonly api: Middleware;
  readonly failed: FailureResponder;
}

function routesBesidesApi(
  dependencies: AppDependencies,
  { metrics, api, failed, ...shared }: Routed,
): Express {
  const { publicUrl } = dependencies;
  const brand = brandOf(dependencies);
  const transport = transportOf(publicUrl);
  const app = bareApp();
  app.set('trust proxy', [...dependencies.trustedProxies]);
  app.use((request, response, next) => {
    const { requestId, refusal } = requestOf(response);
    response.setHeader('Request-Id', requestId).setHeaders(transport);
    requireSoundMessage(request);
    if (refusal !== undefined) throw refusal;
    next();
  });
  app.use(operationsRoutes(dependencies, servedMetrics(dependencies, metrics)));
  const links = { ...dependencies, ...shared, brand };
  app.use(sharedCardRoutes(links));
  app.use(inviteRoutes(links));
  app.use(invoiceRoutes(links));
  app.use(stripeWebhookRoutes(dependencies));
  app.use(dependencies.docs ?? docsRoutes(publicUrl));
  if (dependencies.demo === true) app.use(demoRoutes());
  app.use(notFoundPages(brand, publicUrl));
  app.use(failurePages(brand, failed));
  // The problem of an unknown path.
  app.use(api);
  app.use(lastResort(failed));
  return app;
}

/** Probes wait for probes alone, so that no other request makes a process look dead. */
function clientOf(request: ServiceRequest, rateLimits: RateLimits): string {
  const owner = rateLimits.ownerOf(request);
  return isProbe(request.incoming.url) ? `probes of ${owner}` : owner;
}

type WorkerDependencies = Pick<
  AppDependencies,
  | 'accepting'
  | 'connectionCaps'
  | 'contract'
  | 'database'
  | 'hidesMetrics'
  | 'logger'
  | 'measured'
  | 'metrics'
  | 'now'
  | 'publicUrl'
  | 'recordSpan'
  | 'showAddress'
>;

/** The application of a process that only does background work: `/livez`, `/readyz` and `/metrics`. */
export function createWorkerApp(dependencies: WorkerDependencies): Listener {
  const { contract, publicUrl } = dependencies;
  const metrics = dependencies.metrics ?? createMetrics();
  measure(dependencies, metrics.registry);
  const app = bareApp();
  const transport = transportOf(publicUrl);
  app.use((request, response, next) => {
    response.setHeader('Request-Id', requestOf(response).requestId).setHeaders(transport);
    requireSoundMessage(request);
    next();
  });
  app.use(operationsRoutes(dependencies, servedMetrics(dependencies, metrics)));
  app.use(() => {
    throw new Problem('not_found', 'This process only does background work. It has no API.');
  });
  app.use(lastResort(failureResponder(contract, publicUrl)));
  const refusedBodies = new RefusedBodies();
  return logged(dependencies, metrics, socketAddress, (incoming, response) => {
    refusedBodies.watch(requestOf(response));
    app(incoming, response);
  });
}

/** Measures what processes of every role have, and what only some have. */
function measure(
  dependencies: WorkerDependencies & Partial<Pick<AppDependencies, 'eventStreams' | 'redisQuotas'>>,
  registry: Registry,
): void {
  const { contract, database, redisQuotas, connectionCaps, eventStreams, measured = [] } = dependencies;
  measureBuild(registry, contract.info.version);
  measureDatabase(registry, database);
  for (const part of [redisQuotas, connectionCaps, eventStreams, ...measured]) part?.measureIn(registry);
}

function servedMetrics(
  { hidesMetrics = false }: WorkerDependencies,
  { registry }: ServiceMetrics,
): ServedMetrics {
  return { registry, servesMetrics: !hidesMetrics };
}

function bareApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  return app;
}

/** Logs and measures what a listener responds. */
function logged(
  {
    logger,
    now,
    showAddress,
    recordSpan,
  }: Pick<AppDependencies, 'logger' | 'now' | 'recordSpan' | 'showAddress'>,
  { requestSeconds }: ServiceMetrics,
  addressOf: (incoming: IncomingMessage) => string,
  listener: Listener,
): Listener {
  const log = requestLog({ log: logger, requestSeconds, now, addressOf, showAddress, recordSpan });
  return (incoming, response) => {
    log(incoming, response, () => {
      listener(incoming, response);
    });
  };
}

/** The client's address, from the trusted proxies if there are any. Express reads their header, if there is one. */
function clientAddresses(app: Express) {
  return (incoming: IncomingMessage): string => {
    const { headers, socket } = incoming;
    if (headers['x-forwarded-for'] === undefined) return socketAddress(incoming);
    const passedOn = Object.create(app.request, {
      headers: { value: headers },
      socket: { value: socket },
    }) as Request;
    return passedOn.ip ?? '';
  };
}

function transportOf(publicUrl: string): Map<string, string> {
  return new Map(Object.entries({ 'X-Content-Type-Options': 'nosniff', ...transportHeaders(publicUrl) }));
}

function keptTextsOf({ keptTexts: limits }: AppDependencies, registry: Registry): KeptTexts {
  const keptTexts = new KeptTexts(limits);
  measureKeptTexts(registry, keptTexts);
  return keptTexts;
}

function rateLimitsOf({ rateLimits = noRateLimits, redisQuotas, billing }: AppDependencies): RateLimits {
  return new RateLimits(rateLimits, redisQuotas?.storeOf, billing.enforced ? billing.plans : undefined);
}

/** Recognizes a client by its credential, or else by its network. */
function watchUnread(unread: UnreadAnswers, response: ServerResponse): void {
  unread.watch(response, () => {
    const { principal, address } = requestOf(response);
    return principal?.credentialId ?? networkOf(address);
  });
}

/** Responds to errors of Express and of routes outside the contract. */
function lastResort(failed: FailureResponder) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) next(error);
    else refuse(failed, response, error);
  };
}

/** Responds to an error. A response that has begun can only be cut off. */
function refuse(failed: FailureResponder, response: ServerResponse, error: unknown): void {
  const { status, headers, body } = failed(requestOf(response), error);
  if (response.headersSent) response.destroy();
  else response.writeHead(status, headers).end(body);
}
