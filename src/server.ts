/** Starts the service (configuration, database, migrations, application, port) and stops it gracefully. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Logger } from 'pino';
import { createApp, createWorkerApp } from './app.ts';
import type { AppDependencies } from './app.ts';
import { startBackgroundWork } from './background-work.ts';
import { socketRefusals } from './api/http/client-errors.ts';
import { ConnectionCaps } from './api/http/connections.ts';
import { loadContract } from './api/contract/contract.ts';
import type { ContractDocument } from './api/contract/contract.ts';
import { EventStreams } from './api/streams/event-streams.ts';
import { ArrivalQueue } from './api/limits/arrival-queue.ts';
import { FairQueue, fairQueueOptions } from './api/limits/fair-queue.ts';
import { ThreadClock } from './api/limits/thread-clock.ts';
import { GracefulStop } from './api/http/graceful-stops.ts';
import { createHttpServer, setListener, startingListener } from './api/http/http-servers.ts';
import type { Listener } from './api/http/http-servers.ts';
import { connectableHost, openPort, PortError, requireFreePort } from './api/http/ports.ts';
import type { RedisQuotas } from './api/limits/redis-quotas.ts';
import { ConfigError, loadConfig } from './config.ts';
import type { Config } from './config.ts';
import { openPool, openReplicas } from './database-pools.ts';
import type { Database } from './db/database.ts';
import { isOutOfConnections, isOutOfDisk, outOfConnectionsAdvice } from './db/errors.ts';
import type { Replicas } from './db/replicas.ts';
import { applyMigrations, MigrationError, requireMigrated } from './db/migrations.ts';
import { EventLog } from './domain/events/event-log.ts';
import { CredentialUses } from './domain/identity/credential-uses.ts';
import { demoFile, seedDemo } from './demo/seed-demo.ts';
import { welcome } from './demo/welcome.ts';
import type { Jobs, JobsOptions } from './jobs/worker/jobs.ts';
import { eventData } from './handlers/event-data.ts';
import { combineLines, createLogger, openStandardOutput } from './logger.ts';
import { startMonitoring, startTraces } from './monitoring.ts';
import type { Monitoring } from './monitoring.ts';
import type { TraceExporter } from './trace-exporter.ts';
import { prettyLog } from './pretty-log.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './postgres/embedded-postgres.ts';
import { settingsOf } from './service-settings.ts';
import { shownAddresses } from './shown-addresses.ts';
import { checkStart, requireUsablePooler, StartError } from './start-checks.ts';
import { listenForStopSignals } from './stop-signals.ts';

const drainTimeoutMs = 10_000;
const idleTimeoutMs = 1_000;
/**
 * Counted after the delay. Longer than everything that stopping waits for: 17 seconds for an unresponsive database, 15
 * for a busy embedded one.
 */
const stopTimeoutMs = 45_000;
const now = (): Date => new Date();
/** The contract says how late `last_used_at` can be. */
const flushIntervalMs = 20_000;

/** Everything that was started and has to be stopped. */
interface Running {
  shutdownDelayMs: number;
  http?: GracefulStop;
  database?: Database;
  replicas?: Replicas | undefined;
  credentialUses?: CredentialUses;
  eventLog?: EventLog;
  eventStreams?: EventStreams;
  jobs?: Jobs;
  monitoring?: Monitoring;
  redisQuotas?: RedisQuotas | undefined;
  traces?: TraceExporter | undefined;
  postgres?: RunningPostgres;
}

async function main(): Promise<void> {
  const { stopping, hurrying } = listenForStopSignals();
  const running: Running = { shutdownDelayMs: 0 };
  try {
    await start(running, stopping);
    await aborted(stopping);
  } catch (error) {
    // Ctrl-C also reaches the programs that create the database, so the start can fail when it is interrupted.
    if (!stopping.aborted) throw error;
  } finally {
    await stop(running, hurrying);
  }
}

/** @throws the reason of `stopping` if it is aborted between two steps */
async function start(running: Running, stopping: AbortSignal): Promise<void> {
  const isTerminal = process.stdout.isTTY;
  const config = loadConfig(process.env, isTerminal);
  const logger = openLog(config);
  stopping.addEventListener('abort', () => {
    logger.info((stopping.reason as Error).message);
  });
  const contract = loadContract();
  const server = createHttpServer();
  const http = new GracefulStop(server);
  // Reports a port in use before starting a database. With an embedded database, the port opens first, because
  // migrating can take long and no other process uses that database; likewise if the system chooses the port.
  const opensEarly = config.databaseUrl === undefined || config.port === 0;
  if (opensEarly) running.http = http;
  else await requireFreePort(config);
  const port = opensEarly ? await openPort(server, config) : config.port;
  const baseUrl = `http://${addressOf(config.host)}:${port}`;
  const publicUrl = config.publicUrl ?? baseUrl;
  const refuse = socketRefusals(contract, publicUrl);
  setListener(server, startingListener(contract, publicUrl), refuse);
  running.postgres = await startPostgres(config, logger);
  stopping.throwIfAborted();
  const { url } = running.postgres;
  running.traces = await startTraces(config, { logger, version: contract.info.version, now });
  const database = openPool(url, { config, logger, record: running.traces?.record });
  running.database = database;
  await checkStart(database, config, logger);
  running.eventLog = await openEventLog(database, config.databaseDirectUrl ?? url, logger);
  const { dataDir, billing } = config;
  const demo = config.demo
    ? { facts: await seedDemo(database, { dataDir, baseUrl, billing, now: now() }), file: demoFile(dataDir) }
    : undefined;
  stopping.throwIfAborted();
  const app = await startRole(running, config, {
    contract,
    database,
    logger,
    publicUrl,
    stopping,
    connectionCaps: capConnections(server, config),
  });
  stopping.throwIfAborted();
  setListener(server, app, refuse);
  http.watch();
  if (!opensEarly) await openPort(server, config);
  running.http = http;
  running.shutdownDelayMs = config.shutdownDelayMs;
  // To a person, the welcome says it.
  if (config.logFormat === 'json') {
    logger.info({ address: baseUrl, version: contract.info.version, role: config.role }, 'ready');
  }
  print(welcome(baseUrl, demo, isTerminal));
}

/** As with lines of the log, a full disk or a closed pipe is no reason to end. */
function print(text: string): void {
  process.stdout.once('error', () => undefined);
  process.stdout.write(text);
}

interface RoleParts {
  readonly contract: ContractDocument;
  readonly database: Database;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly stopping: AbortSignal;
  readonly connectionCaps: ConnectionCaps;
}

/** Starts the role of this process, and returns the listener for its requests. */
async function startRole(running: Running, config: Config, parts: RoleParts): Promise<Listener> {
  const { database, logger, publicUrl, stopping } = parts;
  const accepting = () => !stopping.aborted;
  const showAddress = shownAddresses(config);
  const monitoring = await startMonitoring(config, { database, now });
  running.monitoring = monitoring;
  const recordSpan = running.traces?.record;
  const url = config.databaseDirectUrl ?? running.postgres?.url ?? '';
  const restoreMark = () => running.eventLog?.restoreMark ?? '';
  const startWorker = async () => {
    const settings = settingsOf({ ...config, publicUrl });
    const webhooks: JobsOptions['webhooks'] = {
      settings: config.webhooks,
      metrics: monitoring.work,
      recordSpan,
      eventData: (ctx, events) => eventData({ ...ctx, settings, restoreMark: restoreMark() }, events),
      onAdvance: running.eventLog?.onAdvance.bind(running.eventLog),
    };
    const common = { database, publicUrl, logger, now, metrics: monitoring.work, recordSpan };
    running.jobs = await startBackgroundWork(config, { ...common, url, webhooks });
  };
  if (config.role === 'worker') {
    await startWorker();
    return createWorkerApp({ ...parts, ...monitoring, showAddress, recordSpan, accepting, now });
  }
  const credentialUses = new CredentialUses(database);
  running.credentialUses = credentialUses;
  flushRegularly(credentialUses, stopping, logger);
  running.redisQuotas = await openRedisQuotas(config, logger);
  running.eventStreams = openEventStreams(running, config, { database, logger });
  running.replicas = await openReplicas(url, { config, logger, record: recordSpan });
  const app = await createApp({
    ...config,
    ...parts,
    ...monitoring,
    showAddress,
    recordSpan,
    credentialUses,
    now,
    accepting,
    redisQuotas: running.redisQuotas,
    ...openQueues(config),
    eventStreams: running.eventStreams,
    restoreMark,
    replicas: running.replicas,
  });
  if (config.role === 'all') await startWorker();
  return app;
}

function openQueues({ databasePoolSize }: Config): Pick<AppDependencies, 'arrivals' | 'fairQueue'> {
  const clock = new ThreadClock();
  return {
    arrivals: new ArrivalQueue(clock),
    fairQueue: new FairQueue(fairQueueOptions(databasePoolSize), clock),
  };
}

/** JSON lines, or short ones for a person. The last ones before an exit are not lost. */
function openLog({ logLevel, logFormat }: Config): Logger {
  if (logFormat === 'json') return createLogger(logLevel, combineLines(openStandardOutput({ sync: false })));
  const output = openStandardOutput({ sync: true });
  return createLogger(
    logLevel,
    prettyLog((text) => {
      output.write(text);
    }),
  );
}

async function openEventLog(database: Database, url: string, logger: Logger): Promise<EventLog> {
  const eventLog = new EventLog({
    database,
    url,
    onError: (err) => {
      logger.warn({ err }, 'the event log is late: the database cannot be reached right now');
    },
  });
  await eventLog.start();
  return eventLog;
}

function openEventStreams(
  { eventLog: log }: Running,
  { streamLimits: limits }: Config,
  { database: { reader }, logger }: Pick<RoleParts, 'database' | 'logger'>,
): EventStreams {
  if (log === undefined) throw new Error('streams follow the event log, which is not open');
  return new EventStreams({ reader, log, logger, now, limits });
}

function capConnections(server: Server, { connectionLimits, trustedProxies }: Config): ConnectionCaps {
  const caps = new ConnectionCaps(connectionLimits, trustedProxies);
  caps.guard(server);
  return caps;
}

/**
 * The service starts without an unreachable Redis. If Redis refuses the service, that is a configuration error. @throws
 * {StartError}
 */
async function openRedisQuotas(config: Config, logger: Logger): Promise<RedisQuotas | undefined> {
  if (config.redisUrl === undefined) return undefined;
  // Nearly 500 files, which most installations don't need.
  const [{ RedisQuotas }, { RedisRefusal }] = await Promise.all([
    import('./api/limits/redis-quotas.ts'),
    import('./api/limits/redis-connection.ts'),
  ]);
  const quotas = new RedisQuotas({ url: config.redisUrl, secretKey: config.secretKey, logger });
  try {
    await quotas.open();
    return quotas;
  } catch (error) {
    if (!(error instanceof RedisRefusal)) throw error;
    throw new StartError(
      `Redis refuses the connection in REDIS_URL (${error.message}). Correct the password, the permissions or the database.`,
    );
  }
}

/** Runs until the service stops. `stop` stores the rest. */
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

/** Stops requests first, because they need the rest. */
async function stop(running: Running, hurrying: AbortSignal): Promise<void> {
  const { http, database, credentialUses, eventLog, jobs, redisQuotas, postgres, shutdownDelayMs } = running;
  setTimeout(() => {
    fail(new StartError(`The service did not stop within ${stopTimeoutMs / 1_000} seconds and exits now.`));
  }, shutdownDelayMs + stopTimeoutMs).unref();
  const unlessHurried = (work: Promise<unknown> | undefined) => Promise.race([work, aborted(hurrying)]);
  const times = { delayMs: shutdownDelayMs, idleMs: idleTimeoutMs, drainMs: drainTimeoutMs };
  running.eventStreams?.stop();
  await Promise.all([http?.stop(times, hurrying), unlessHurried(jobs?.stop(drainTimeoutMs))]);
  redisQuotas?.close();
  // After the requests, so that they are measured until the end.
  running.monitoring?.server?.close().closeAllConnections();
  // These data are not important: an unreachable database must not keep the service from stopping.
  await unlessHurried(credentialUses?.flush().catch(() => undefined));
  await unlessHurried(running.eventStreams?.stopped());
  await unlessHurried(running.traces?.stop());
  await unlessHurried(eventLog?.stop());
  await unlessHurried(running.replicas?.close());
  await unlessHurried(database?.close());
  await postgres?.stop();
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

/** An address that a browser can open. */
function addressOf(host: string): string {
  const connectable = connectableHost(host);
  return connectable.includes(':') ? `[${connectable}]` : connectable;
}

interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** The configured database, which operators migrate themselves, or the embedded one, which is migrated here. */
async function startPostgres(config: Config, logger: Logger): Promise<RunningPostgres> {
  if (config.databaseUrl !== undefined) {
    await requireMigrated(config.databaseDirectUrl ?? config.databaseUrl);
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
    const applied = await applyMigrations({ connectionString: embedded.url });
    if (applied.length > 0)
      logger.info({ count: applied.length, latest: applied.at(-1) }, 'migrations applied');
  } catch (error) {
    await embedded.stop();
    throw error;
  }
  return embedded;
}

function fail(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const kinds = [ConfigError, StartError, PortError, MigrationError, EmbeddedPostgresError];
  if (kinds.some((kind) => error instanceof kind)) return error.message;
  if (isOutOfConnections(error)) return `${outOfConnectionsAdvice}.`;
  if (isOutOfDisk(error) || ('code' in error && error.code === 'ENOSPC')) {
    return 'The disk is full. Free some space and start the service again.';
  }
  return error.stack ?? error.message;
}

main().then(() => process.exit(0), fail);
