/** Builds the Express application from its dependencies. It never listens and never reads the environment. */
import express from 'express';
import type { Express, NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { createApi } from './api/api.ts';
import type { ContractDocument } from './api/contract.ts';
import type { AnyHandler } from './api/dispatcher.ts';
import { transportHeaders } from './api/cross-origin.ts';
import type { FairQueue } from './api/fair-queue.ts';
import { DeprecatedCalls } from './api/lifecycle.ts';
import { requireSoundMessage } from './api/message-headers.ts';
import { createMetrics, operationsRoutes } from './api/operations-routes.ts';
import { Problem, problemRenderer, toProblem } from './api/problems.ts';
import { noRateLimits, RateLimits } from './api/rate-limits.ts';
import type { RateLimitSettings } from './api/rate-limits.ts';
import type { RedisQuotas } from './api/redis-quotas.ts';
import { factsOf, requestLog } from './api/request-log.ts';
import type { ConnectionCaps } from './api/connections.ts';
import { UnreadAnswers, usualUnreadLimits } from './api/unread-answers.ts';
import type { UnreadLimits } from './api/unread-answers.ts';
import type { Database } from './db/database.ts';
import type { CredentialUses } from './domain/credential-uses.ts';
import { derivedSecrets } from './domain/derived-secrets.ts';
import { defaultGuessLimits, networkOf } from './domain/guess-limits.ts';
import type { GuessLimits } from './domain/guess-limits.ts';
import type { BillingSettings } from './domain/plans.ts';
import { handlers } from './handlers/index.ts';
import { docsRoutes } from './pages/docs.ts';
import { inviteRoutes } from './pages/invites.ts';
import { invoiceRoutes } from './pages/invoices.ts';
import { sharedCardRoutes } from './pages/shared-cards.ts';
import { stripeWebhookRoutes } from './pages/stripe-webhooks.ts';

export interface AppDependencies {
  readonly contract: ContractDocument;
  readonly database: Database;
  /** Collects every use; its creator flushes it. */
  readonly credentialUses: CredentialUses;
  readonly logger: Logger;
  readonly secretKey: Buffer;
  /** The address that people and clients use, without a trailing slash. */
  readonly publicUrl: string;
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
  /** False once the service begins to stop. */
  readonly accepting: () => boolean;
  /** How often secrets can be guessed at; the usual limits when absent. */
  readonly guessLimits?: GuessLimits;
  readonly billing: BillingSettings;
  /** Where Stripe collects the money: the secret by which its notices are known. */
  readonly stripe?: { readonly webhookSecret: string };
  /** How many requests are answered; as many as come when absent. */
  readonly rateLimits?: RateLimitSettings;
  /** In which order requests are carried out; as they come when absent. */
  readonly fairQueue?: FairQueue | undefined;
  /** Where requests are counted for all processes; each counts for itself when absent. */
  readonly redisQuotas?: RedisQuotas | undefined;
  /** What is kept for clients that do not read their answers; the usual limits when absent. */
  readonly unreadLimits?: UnreadLimits;
  /** Measured where the caller caps connections. */
  readonly connectionCaps?: ConnectionCaps;
}

export async function createApp(dependencies: AppDependencies): Promise<Express> {
  const { contract, database, logger, publicUrl, secretKey, billing } = dependencies;
  const guessLimits = dependencies.guessLimits ?? defaultGuessLimits;
  const settings = { publicUrl, guessLimits, secrets: derivedSecrets(secretKey), billing };
  const rateLimits = rateLimitsOf(dependencies);
  const metrics = createMetrics();
  dependencies.redisQuotas?.measureIn(metrics.registry);
  dependencies.connectionCaps?.measureIn(metrics.registry);
  const app = bareApp(logger, metrics);
  app.set('trust proxy', [...dependencies.trustedProxies]);
  app.use(unreadAnswers(new UnreadAnswers(dependencies.unreadLimits ?? usualUnreadLimits, metrics.registry)));
  // Each handler is typed by its own operation; which one runs is known only when a request comes.
  const api = await createApi({
    ...dependencies,
    settings,
    rateLimits,
    deprecatedCalls: new DeprecatedCalls(metrics.registry),
    handlers: handlers as unknown as Record<string, AnyHandler>,
  });
  const transport = transportOf(publicUrl);
  // First, so that no request of the API passes by the routes below; and last, for the problem of an unknown path.
  app.use((request, response, next) => {
    if (request.url.startsWith('/v1/')) {
      api(request, response, next);
      return;
    }
    response.setHeader('Request-Id', factsOf(response).requestId).setHeaders(transport);
    requireSoundMessage(request);
    next();
  });
  app.use(operationsRoutes({ database, accepting: dependencies.accepting }, metrics.registry));
  app.use(sharedCardRoutes({ ...dependencies, settings, rateLimits }));
  app.use(inviteRoutes({ ...dependencies, settings, rateLimits }));
  app.use(invoiceRoutes({ ...dependencies, settings, rateLimits }));
  app.use(stripeWebhookRoutes(dependencies));
  app.use(docsRoutes(publicUrl));
  app.use(api);
  app.use(lastResort(contract, publicUrl));
  return app;
}

/** What a process that only does background work serves: `/livez`, `/readyz` and `/metrics`. */
export function createWorkerApp(
  dependencies: Pick<AppDependencies, 'accepting' | 'contract' | 'database' | 'logger' | 'publicUrl'>,
): Express {
  const { contract, logger, publicUrl } = dependencies;
  const metrics = createMetrics();
  const app = bareApp(logger, metrics);
  const transport = transportOf(publicUrl);
  app.use((request, response, next) => {
    response.setHeader('Request-Id', factsOf(response).requestId).setHeaders(transport);
    requireSoundMessage(request);
    next();
  });
  app.use(operationsRoutes(dependencies, metrics.registry));
  app.use(() => {
    throw new Problem('not_found', 'This process only does background work. It has no API.');
  });
  app.use(lastResort(contract, publicUrl));
  return app;
}

function bareApp(logger: Logger, { requestSeconds }: ReturnType<typeof createMetrics>): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', false);
  app.use(requestLog(logger, requestSeconds));
  return app;
}

function transportOf(publicUrl: string): Map<string, string> {
  return new Map(Object.entries({ 'X-Content-Type-Options': 'nosniff', ...transportHeaders(publicUrl) }));
}

function rateLimitsOf({ rateLimits = noRateLimits, redisQuotas, billing }: AppDependencies): RateLimits {
  return new RateLimits(rateLimits, redisQuotas?.storeOf, billing.enforced ? billing.plans : undefined);
}

/** A client is known by its credential, and without one by its network. */
function unreadAnswers(unread: UnreadAnswers) {
  return (request: Request, response: Response, next: NextFunction): void => {
    unread.watch(response, () => factsOf(response).principal?.credentialId ?? networkOf(request.ip ?? ''));
    next();
  };
}

/** What the routes beside the contract throw, and errors of Express itself. */
function lastResort(contract: ContractDocument, publicUrl: string) {
  const render = problemRenderer(contract, publicUrl);
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const { requestId, reportFailure } = factsOf(response);
    const problem = toProblem(error);
    const { status, headers, body } = render(problem, requestId);
    if (status >= 500) reportFailure(problem);
    const text = JSON.stringify(body);
    response.writeHead(status, {
      'Request-Id': requestId,
      'Content-Length': Buffer.byteLength(text),
      ...headers,
    });
    response.end(text);
  };
}
