/** The service as a test meets it: a database of its own, the real application, and calls held against the contract. */
import { once } from 'node:events';
import { Agent, createServer, request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Router } from 'express';
import type { components, operations } from '../../generated/api.ts';
import { createApp } from '../../src/app.ts';
import type { OperationId } from '../../src/handlers/handler.ts';
import type { Brand } from '../../src/brand.ts';
import { measureProcess } from '../../src/api/http/operations-routes.ts';
import type { ArrivalQueue } from '../../src/api/limits/arrival-queue.ts';
import type { FairQueue } from '../../src/api/limits/fair-queue.ts';
import type { RateLimitSettings } from '../../src/api/limits/rate-limits.ts';
import type { RedisQuotas } from '../../src/api/limits/redis-quotas.ts';
import { usualWebhookSettings } from '../../src/domain/core/context.ts';
import type { Settings, WebhookSettings } from '../../src/domain/core/context.ts';
import { derivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import { defaultGuessLimits, guessLimitsOf } from '../../src/domain/core/guess-limits.ts';
import type { GuessLimits, GuessLimitSettings } from '../../src/domain/core/guess-limits.ts';
import { loadContract } from '../../src/api/contract/contract.ts';
import type { ContractDocument } from '../../src/api/contract/contract.ts';
import type { EventStreams } from '../../src/api/streams/event-streams.ts';
import { openDatabase } from '../../src/db/database.ts';
import type { Database, DatabaseOptions } from '../../src/db/database.ts';
import type { Replicas } from '../../src/db/replicas.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { createLogger } from '../../src/logger.ts';
import { docsRoutes } from '../../src/pages/site/docs.ts';
import { assertMatchesContract, assertTags, operationSpec } from './contract-matcher.ts';
import type { Answer } from './contract-matcher.ts';
import type { BillingSettings } from '../../src/domain/core/plan-table.ts';
import { KeptTexts } from '../../src/domain/core/kept-texts.ts';
import { PageBuffers } from '../../src/domain/core/page-buffers.ts';
import { ThreadShares } from '../../src/domain/core/thread-shares.ts';
import type { KeptTextsLimits } from '../../src/domain/core/kept-texts.ts';
import { usualQuotas } from '../../src/domain/core/quotas.ts';
import type { HeldBodyLimits } from '../../src/api/http/held-bodies.ts';
import type { Quotas } from '../../src/domain/core/quotas.ts';
import { testBilling } from './billing.ts';
import { decoded, recorded } from './coverage-recorder.ts';
import { createMigratedDatabase } from './database.ts';
import { openEventStreams } from './opened-streams.ts';
import type { TestStreamOptions } from './opened-streams.ts';
import { firstMessages } from './stream-messages.ts';
import { testNow } from './clock.ts';
import { atTheEnd, checkAtTheEnd } from './endings.ts';
import { borrow } from './shared-services.ts';
import { assertRecordedEvents, assertTypedEvents } from './typed-events.ts';
import type { LaunchedService } from './shared-services.ts';

export type { OperationId };

export interface CallOptions {
  /** The access token or the session; none for a call without credentials. */
  readonly token?: string | undefined;
  /** For the parameter in the path; the first, if there are several. */
  readonly id?: string;
  /** For the other parameters in the path, by their names. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Success<Op extends OperationId> = {
  [Status in keyof operations[Op]['responses'] & (200 | 201 | 202 | 204)]: JsonOf<
    operations[Op]['responses'][Status]
  >;
}[keyof operations[Op]['responses'] & (200 | 201 | 202 | 204)];

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly request_id: string;
  readonly errors?: readonly {
    pointer?: string;
    parameter?: string;
    header?: string;
    code: string;
    detail: string;
  }[];
}

export interface Service {
  readonly app: RequestListener;
  /** It was started without options, or with those that change nothing about what it stores. */
  readonly isUsual: boolean;
  /** Serves it on a port, for as long as the service is there. */
  readonly server: Server;
  /** The clock that the service reads; whatever a test stores for it takes its moments from here. */
  readonly now: () => Date;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly billing: BillingSettings;
  readonly eventStreams: EventStreams;
  /** Written only when a test flushes it. */
  readonly credentialUses: CredentialUses;
  readonly logLines: readonly string[];
  /** Calls an operation and holds the answer, whatever it is, against the contract. */
  call(operationId: OperationId, options?: CallOptions): Promise<Answer & { readonly body: unknown }>;
  /** Calls an operation that has to succeed, and returns its body. */
  succeed<Op extends OperationId>(operationId: Op, options?: CallOptions): Promise<Success<Op>>;
  /** Calls an operation that has to fail with this status, and returns the problem. */
  fail(operationId: OperationId, status: number, options?: CallOptions): Promise<ProblemBody>;
}

export interface ServiceOptions {
  /** Set where a test counts what a service has done since it started, such as in its metrics. */
  readonly isOwn?: boolean;
  readonly databaseUrl?: string;
  /** The usual pool and timeouts unless given. */
  readonly pool?: Pick<DatabaseOptions, 'connectionsMax' | 'timeouts'>;
  /** The clock of the test file unless given. */
  readonly now?: () => Date;
  /** The usual name, no app and no logo unless given. */
  readonly brand?: Brand;
  /** Another contract than the published one; it has to take and give the same. */
  readonly contract?: ContractDocument;
  readonly publicUrl?: string;
  /** The API's address of a card unless given. */
  readonly cardUrl?: string;
  readonly contact?: string;
  /** Whether it serves the example front end; it doesn't unless given. */
  readonly demo?: boolean;
  /** Limits of secrets that can be guessed, as operators set them; as many invites as a test sends unless given. */
  readonly guessSettings?: Partial<GuessLimitSettings>;
  /** Some of these limits, with windows that operators can't set. */
  readonly guessLimits?: Partial<GuessLimits>;
  /** The plans of the repository, and limits that stop nothing, unless given. */
  readonly billing?: BillingSettings;
  /** The usual quotas unless given. */
  readonly quotas?: Quotas;
  /** The key of every test service unless given, and none before it. */
  readonly secretKeys?: { readonly secretKey: Buffer; readonly previousSecretKey?: Buffer };
  /** Where webhooks may send; to public addresses by https unless given. */
  readonly webhooks?: WebhookSettings;
  /** Set where Stripe collects the money. */
  readonly stripe?: { readonly webhookSecret: string };
  /** Requests are carried out as they come unless given. */
  readonly fairQueue?: FairQueue;
  readonly arrivals?: ArrivalQueue;
  /** No limits unless given. */
  readonly rateLimits?: RateLimitSettings;
  /** Where requests are counted; whoever opened it closes it. */
  readonly redisQuotas?: RedisQuotas;
  /** Puts something between the service and its database, such as a fault. */
  readonly wrapDatabase?: (database: Database) => Database;
  readonly keptTexts?: KeptTextsLimits;
  readonly heldBodyLimits?: HeldBodyLimits;
  /** Smaller limits and shorter times of event streams; the usual ones unless given. */
  readonly streams?: TestStreamOptions;
  /** For reads that may be behind; whoever opened them closes them. */
  readonly replicas?: Replicas;
  /** What entity tags have since the database was restored; it never was unless given. */
  readonly restoreMark?: () => string;
  /** Whose `X-Forwarded-For` is believed; nobody's unless given. */
  readonly trustedProxies?: readonly string[];
}

/** What derives the secrets that a test service mails. */
export const testSecretKey = Buffer.alloc(32, 7);

export const liftedInviteLimits = {
  invitesPerEmail: Number.POSITIVE_INFINITY,
  invitesPerWorkspace: Number.POSITIVE_INFINITY,
  invitesPerNewWorkspace: Number.POSITIVE_INFINITY,
  invitesPerNetwork: Number.POSITIVE_INFINITY,
};

export const testSettings: Settings = {
  publicUrl: 'http://boards.test',
  cardUrl: 'http://boards.test/v1/cards/{id}',
  guessLimits: defaultGuessLimits,
  secrets: derivedSecrets(testSecretKey),
  billing: testBilling,
  quotas: usualQuotas,
  webhooks: usualWebhookSettings,
};

/** For tests that dispatch without a service. */
export function emptyKeptTexts(): KeptTexts {
  return new KeptTexts();
}

export function emptyPageBuffers(): PageBuffers {
  return new PageBuffers();
}

/** Shares of the thread that nobody has used. */
export function unusedThreadShares(): ThreadShares {
  return new ThreadShares();
}

/**
 * Starts a service that ends with the test file, or with the test that started it. Without options it may be one that an
 * earlier file of this process has used, with every row deleted; `now` changes nothing about that.
 */
export async function startService({ isOwn = false, ...options }: ServiceOptions = {}): Promise<Service> {
  const { now = testNow, ...others } = options;
  const isUsual = Object.keys(others).length === 0;
  const launched = isOwn || !isUsual ? await launchOwn(options) : await borrow(launch);
  const { app, server, database, databaseUrl, credentialUses, eventStreams, clock, log } = launched;
  const logLines: string[] = [];
  clock.now = now;
  log.lines = logLines;
  checkAtTheEnd(() => assertRecordedEvents(database));

  const call: Service['call'] = async (operationId, callOptions = {}) => {
    const answer = await send(server, operationId, callOptions);
    if (answer.status === 500 && options.wrapDatabase === undefined)
      throw new Error(`${operationId} failed inside: ${logLines.slice(-2).join('')}`);
    assertMatchesContract(operationId, answer);
    assertTags(operationId, answer);
    if (listsOfEvents.includes(operationId) && answer.status === 200) {
      assertTypedEvents((JSON.parse(answer.text) as EventPage).data);
    }
    return { ...answer, body: bodyOf(answer) };
  };
  return {
    app,
    isUsual,
    server,
    now,
    database,
    databaseUrl,
    billing: options.billing ?? testBilling,
    credentialUses,
    eventStreams,
    logLines,
    call,
    succeed: async <Op extends OperationId>(operationId: Op, callOptions?: CallOptions) => {
      const answer = await call(operationId, callOptions);
      if (answer.status >= 300)
        throw new Error(`${operationId} failed with ${answer.status}: ${answer.text}`);
      return answer.body as Success<Op>;
    },
    fail: async (operationId, status, callOptions) => {
      const answer = await call(operationId, callOptions);
      if (answer.status !== status) {
        throw new Error(`${operationId} answered ${answer.status} instead of ${status}: ${answer.text}`);
      }
      return answer.body as ProblemBody;
    },
  };
}

function bodyOf({ headers, text }: Answer): unknown {
  if (text === '') return undefined;
  return headers['content-type'] === 'text/event-stream' ? text : (JSON.parse(text) as unknown);
}

const publishedContract = loadContract();

type EventPage = components['schemas']['EventPage'];
const listsOfEvents: readonly OperationId[] = ['listEvents', 'listBoardEvents'];

/** Reuses connections: opening one for each request takes as long as answering it. */
const agent = new Agent({ keepAlive: true });

/** Measuring a process never ends, and would keep each service that measures it. */
const processMetrics = measureProcess();

const docs = new Map<string, Router>();

/** The documentation takes as long to render as the rest of a service to start, and is the same for all of them. */
function docsOf(publicUrl: string): Router {
  const routes = docs.get(publicUrl) ?? docsRoutes(publicUrl);
  docs.set(publicUrl, routes);
  return routes;
}

async function launchOwn(options: ServiceOptions): Promise<LaunchedService> {
  const launched = await launch(options);
  atTheEnd(launched.close);
  return launched;
}

async function launch(options: ServiceOptions = {}): Promise<LaunchedService> {
  const databaseUrl = options.databaseUrl ?? (await createMigratedDatabase());
  const database = openDatabase({ url: databaseUrl, ...options.pool });
  const credentialUses = new CredentialUses(database);
  const clock = { now: testNow };
  const publicUrl = options.publicUrl ?? testSettings.publicUrl;
  const log: LaunchedService['log'] = { lines: [] };
  const service = options.wrapDatabase?.(database) ?? database;
  const logger = createLogger('info', { write: (line) => void log.lines.push(line) });
  const streams = openEventStreams({
    ...options.streams,
    database: service,
    url: databaseUrl,
    logger,
    now: () => clock.now(),
  });
  const application = await createApp({
    contract: options.contract ?? publishedContract,
    database: service,
    credentialUses,
    logger,
    ...(options.secretKeys ?? { secretKey: testSecretKey }),
    publicUrl,
    ...(options.brand !== undefined && { brand: options.brand }),
    docs: docsOf(publicUrl),
    demo: options.demo ?? false,
    ...(options.cardUrl !== undefined && { cardUrl: options.cardUrl }),
    ...(options.contact !== undefined && { contact: options.contact }),
    trustedProxies: options.trustedProxies ?? [],
    now: () => clock.now(),
    accepting: () => true,
    billing: options.billing ?? testBilling,
    ...(options.quotas !== undefined && { quotas: options.quotas }),
    ...(options.webhooks !== undefined && { webhooks: options.webhooks }),
    ...(options.stripe !== undefined && { stripe: options.stripe }),
    guessLimits: {
      ...guessLimitsOf({ ...liftedInviteLimits, ...options.guessSettings }),
      ...options.guessLimits,
    },
    fairQueue: options.fairQueue,
    arrivals: options.arrivals,
    eventStreams: streams.eventStreams,
    restoreMark: options.restoreMark ?? (() => ''),
    processMetrics,
    ...(options.rateLimits !== undefined && { rateLimits: options.rateLimits }),
    replicas: options.replicas,
    ...(options.keptTexts !== undefined && { keptTexts: options.keptTexts }),
    ...(options.heldBodyLimits !== undefined && { heldBodyLimits: options.heldBodyLimits }),
    ...(options.redisQuotas !== undefined && { redisQuotas: options.redisQuotas }),
  });
  const app = recorded(application);
  const server = await serve(app);
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await streams.close();
    await database.close();
  };
  const { eventStreams } = streams;
  return { app, server, database, databaseUrl, credentialUses, eventStreams, clock, log, close };
}

/** One server for all requests of a service: opening one for each takes longer than to answer most of them. */
async function serve(app: RequestListener): Promise<Server> {
  const server = createServer(app);
  // Connections are kept until the service ends, however long a test is busy with other things.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** A path of the contract with the parameters of a call, percent-encoded. */
export function filledPath(path: string, { id = '', path: others = {} }: CallOptions): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(others[name] ?? id));
}

async function send(server: Server, operationId: OperationId, options: CallOptions): Promise<Answer> {
  const { method, path } = operationSpec(operationId);
  const target = new URL(filledPath(path, options), 'http://127.0.0.1');
  for (const [name, value] of Object.entries(options.query ?? {}))
    target.searchParams.set(name, String(value));
  const body =
    typeof options.body === 'string' ? options.body : (JSON.stringify(options.body) as string | undefined);
  const request = httpRequest({
    agent,
    host: target.hostname,
    port: (server.address() as AddressInfo).port,
    method: method.toUpperCase(),
    path: target.pathname + target.search,
    headers: {
      ...(options.token !== undefined && { Authorization: `Bearer ${options.token}` }),
      ...(body !== undefined && {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      }),
      ...options.headers,
    },
  });
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const headers = response.headers as Answer['headers'];
  if (headers['content-type'] === 'text/event-stream') {
    return { status: response.statusCode ?? 0, headers, text: await firstMessages(response) };
  }
  const text = decoded(await buffer(response), headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers, text };
}
