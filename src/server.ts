/** Starts the service: configuration, database, migrations, application, port; and stops it without losing anything. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { socketRefusals } from './api/client-errors.ts';
import { ConnectionCaps } from './api/connections.ts';
import { loadContract } from './api/contract.ts';
import { FairQueue, fairQueueOptions } from './api/fair-queue.ts';
import { createHttpServer, setListener, startingListener } from './api/http-servers.ts';
import type { Listener } from './api/http-servers.ts';
import { RedisRefusal } from './api/redis-connection.ts';
import { RedisQuotas } from './api/redis-quotas.ts';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import { openDatabase, usualConnectionsMax } from './db/database.ts';
import type { Database } from './db/database.ts';
import { hasFutureEvents } from './db/event-log-origin.ts';
import { applyMigrations, MigrationError, requireMigrated } from './db/migrations.ts';
import { inspectPooling, lostStatementsSentence, missingDirectUrlSentence } from './db/poolers.ts';
import { findMissingPlans, findOtherCurrencies } from './domain/billing-accounts.ts';
import { CredentialUses } from './domain/credential-uses.ts';
import { countPayingAccounts } from './domain/payments.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { welcome } from './demo/welcome.ts';
import { jobsMax, startJobs } from './jobs/jobs.ts';
import type { Jobs, JobsOptions } from './jobs/jobs.ts';
import { fileMailer, smtpMailer, usualSender } from './jobs/mailers.ts';
import type { Mailer } from './jobs/mailers.ts';
import { stripeProvider } from './payments/stripe.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';

/** A reason not to start, as one sentence for the person who tried. */
class StartError extends Error {
  override readonly name = 'StartError';
}

const drainTimeoutMs = 10_000;
/** More than all that is waited for on the way: a silent database 17 seconds, a busy embedded one 15. */
const stopTimeoutMs = 45_000;
const sweepIntervalMs = 50;
const now = (): Date => new Date();
/** The contract tells how late `last_used_at` may be. */
const flushIntervalMs = 20_000;

/** What has been started so far, and is to be stopped. */
interface Running {
  server?: Server;
  database?: Database;
  credentialUses?: CredentialUses;
  jobs?: Jobs;
  redisQuotas?: RedisQuotas | undefined;
  postgres?: RunningPostgres;
}

async function main(): Promise<void> {
  const stopping = abortOnSignals();
  const running: Running = {};
  try {
    await start(running, stopping);
    await aborted(stopping);
  } catch (error) {
    // What is interrupted may fail of it: Ctrl-C reaches the programs that make the database, too.
    if (!stopping.aborted) throw error;
  } finally {
    await stop(running);
  }
}

/** @throws the reason of `stopping` when it is aborted between two steps */
async function start(running: Running, stopping: AbortSignal): Promise<void> {
  const config = loadConfig(process.env);
  const logger = pino({ level: config.logLevel });
  stopping.addEventListener('abort', () => {
    logger.info((stopping.reason as Error).message);
  });
  const contract = loadContract();
  // Taken first: a port that is in use is told before a database is started for nothing.
  running.server = createHttpServer();
  const port = await listen(running.server, config);
  const baseUrl = `http://${addressOf(config.host)}:${port}`;
  const publicUrl = config.publicUrl ?? baseUrl;
  const refuse = socketRefusals(contract, publicUrl);
  setListener(running.server, startingListener(contract, publicUrl), refuse);
  running.postgres = await startPostgres(config, logger);
  stopping.throwIfAborted();
  const { url } = running.postgres;
  const database = openPool(url, logger);
  running.database = database;
  await requireFittingPlans(database, config);
  await requireKnownProvider(database, config);
  const credentialUses = new CredentialUses(database);
  running.credentialUses = credentialUses;
  flushRegularly(credentialUses, stopping, logger);
  running.redisQuotas = await openRedisQuotas(config, logger);
  const app = await createApp({
    ...config,
    contract,
    database,
    credentialUses,
    logger,
    publicUrl,
    now,
    accepting: () => !stopping.aborted,
    redisQuotas: running.redisQuotas,
    fairQueue: new FairQueue(fairQueueOptions(usualConnectionsMax)),
    connectionCaps: capConnections(running.server, config),
  });
  const demo =
    config.databaseUrl === undefined ? await seedDemo(database, config.dataDir, baseUrl, now()) : undefined;
  stopping.throwIfAborted();
  running.jobs = await startBackgroundWork(config, { url, database, publicUrl, logger, now });
  stopping.throwIfAborted();
  setListener(running.server, app as Listener, refuse);
  logger.info({ address: baseUrl, version: contract.info.version }, 'ready');
  process.stdout.write(welcome(baseUrl, demo));
}

function openPool(url: string, logger: Logger): Database {
  return openDatabase({
    url,
    onConnectionError: (err) => {
      logger.warn({ err }, 'a database connection broke');
    },
  });
}

function capConnections(server: Server, { connectionLimits, trustedProxies }: Config): ConnectionCaps {
  const caps = new ConnectionCaps(connectionLimits, trustedProxies);
  caps.guard(server);
  return caps;
}

/** A Redis that is away does not keep the service from starting; one that refuses it is a mistake. @throws {StartError} */
async function openRedisQuotas(config: Config, logger: Logger): Promise<RedisQuotas | undefined> {
  if (config.redisUrl === undefined) return undefined;
  const quotas = new RedisQuotas({ url: config.redisUrl, secretKey: config.secretKey, logger });
  try {
    await quotas.open();
    return quotas;
  } catch (error) {
    if (!(error instanceof RedisRefusal)) throw error;
    throw new StartError(
      `Redis refuses what REDIS_URL says (${error.message}); correct the password, the rights or the database.`,
    );
  }
}

/** @throws {StartError} when workspaces have plans that the file has lost, or pay in another currency than its own */
async function requireFittingPlans({ reader }: Database, { billing }: Config): Promise<void> {
  const missing = await findMissingPlans({ tx: reader }, billing.plans);
  if (missing.length > 0) {
    throw new StartError(
      `Workspaces have plans that the plan file lacks: ${missing.join(', ')}; put them back with "offered": false.`,
    );
  }
  const others = await findOtherCurrencies({ tx: reader }, billing.plans);
  if (others.length > 0) {
    throw new StartError(
      `Workspaces pay in ${others.join(', ')}, and the plan file has prices in ${billing.plans.currency}; put it back.`,
    );
  }
}

/** @throws {StartError} when events would stay hidden because they were restored from another server */
async function requireOwnEventLog(databaseUrl: string): Promise<void> {
  if (await hasFutureEvents(databaseUrl)) {
    throw new StartError(
      'The events come from a dump of another PostgreSQL and would stay hidden; run npm run db:after-restore once.',
    );
  }
}

/** @throws {StartError} when a pooler loses prepared statements */
async function requireUsablePooler(
  url: string,
  directUrl: string | undefined,
  logger: Logger,
): Promise<void> {
  const { isPooled, keepsStatements } = await inspectPooling(url);
  if (!keepsStatements) throw new StartError(lostStatementsSentence);
  if (isPooled && directUrl === undefined) logger.warn(missingDirectUrlSentence);
}

/** @throws {StartError} when nobody would collect what workspaces pay by Stripe */
async function requireKnownProvider({ reader }: Database, { stripe }: Config): Promise<void> {
  const paying = stripe === undefined ? await countPayingAccounts(reader, 'stripe') : 0;
  if (paying > 0) {
    throw new StartError(
      `Stripe collects what ${paying} workspaces pay; set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`,
    );
  }
}

function startBackgroundWork(
  config: Config,
  parts: Pick<JobsOptions, 'url' | 'database' | 'publicUrl' | 'logger' | 'now'>,
): Promise<Jobs> {
  return startJobs({
    ...parts,
    url: config.databaseDirectUrl ?? parts.url,
    mailer: openMailer(config, parts),
    secretKey: config.secretKey,
    billing: config.billing,
    ...(config.stripe !== undefined && {
      paymentProvider: stripeProvider({ secretKey: config.stripe.secretKey, now: parts.now }),
    }),
  });
}

function openMailer(
  { smtpUrl, mailFrom, ...config }: Config,
  { publicUrl, logger, now }: Pick<JobsOptions, 'publicUrl' | 'logger' | 'now'>,
): Mailer {
  const from = mailFrom ?? usualSender(publicUrl);
  if (smtpUrl === undefined) {
    const folder = path.join(config.dataDir, 'mail');
    if (config.databaseUrl !== undefined) {
      logger.warn({ folder }, 'SMTP_URL is not set; mails are written into files and reach nobody');
    }
    return fileMailer(folder, from, now);
  }
  if (config.publicUrl === undefined) {
    logger.warn({ publicUrl }, 'PUBLIC_URL is not set; the links in mails lead to this machine');
  }
  return smtpMailer(smtpUrl, from, jobsMax);
}

/** While the service runs; what is left at its end is written by `stop`. */
function flushRegularly(uses: CredentialUses, stopping: AbortSignal, logger: Logger): void {
  const timer = setInterval(() => {
    uses.flush().catch((err: unknown) => {
      logger.warn({ err }, 'the last uses of access tokens could not be written; they are kept');
    });
  }, flushIntervalMs);
  stopping.addEventListener('abort', () => {
    clearInterval(timer);
  });
}

async function stop({
  server,
  database,
  credentialUses,
  jobs,
  redisQuotas,
  postgres,
}: Running): Promise<void> {
  await Promise.all([server?.listening === true && drain(server), jobs?.stop(drainTimeoutMs)]);
  redisQuotas?.close();
  // Nothing of weight: a database that is out of reach must not keep the rest from stopping.
  await credentialUses?.flush().catch(() => undefined);
  await database?.close();
  await postgres?.stop();
}

/** Aborted by Ctrl-C and by what supervisors send, from the first moment on; the first of them counts. */
function abortOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      controller.abort(new Error(`stopped by ${signal}`));
      setTimeout(() => {
        fail(
          new StartError(`The service did not stop within ${stopTimeoutMs / 1_000} seconds, and ends now.`),
        );
      }, stopTimeoutMs).unref();
    });
  }
  return controller.signal;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** An address that a browser can open where the service listens on all of them. */
function addressOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

async function listen(server: Server, { host, port }: Config): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new StartError(
        `Port ${port} is in use by another program; set PORT to a free one, or to 0 for any.`,
      );
    }
    if (code === 'EACCES')
      throw new StartError(`Port ${port} needs more rights; set PORT to one above 1023.`);
    throw new StartError(`HOST ${host} is not an address of this machine.`);
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The configured database, which operators migrate themselves; else the embedded one, which is migrated here. */
async function startPostgres(config: Config, logger: Logger): Promise<RunningPostgres> {
  if (config.databaseUrl !== undefined) {
    await requireMigrated(config.databaseDirectUrl ?? config.databaseUrl);
    await requireOwnEventLog(config.databaseDirectUrl ?? config.databaseUrl);
    await requireUsablePooler(config.databaseUrl, config.databaseDirectUrl, logger);
    return { url: config.databaseUrl, stop: () => Promise.resolve() };
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    log: (line) => {
      logger.info(line);
    },
    onExit: (error) => {
      process.stderr.write(`${error.message}\n`);
      process.exit(1);
    },
  });
  try {
    await applyMigrations({
      connectionString: embedded.url,
      onApplied: (migration) => {
        logger.info({ migration }, 'migration applied');
      },
    });
    await requireOwnEventLog(embedded.url);
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return embedded;
}

/** Lets requests under way finish, within a bound. */
async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // A connection is idle only once its request is answered, and then Node would keep it open.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
  }, sweepIntervalMs);
  const forced = setTimeout(() => {
    server.closeAllConnections();
  }, drainTimeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(forced);
}

function fail(error: unknown): never {
  const expected = [ConfigError, StartError, MigrationError, EmbeddedPostgresError].some(
    (kind) => error instanceof kind,
  );
  const text =
    error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

main().then(() => process.exit(0), fail);
