/** Runs background work in this process: queued jobs and scheduled tasks. Several processes can do so. */
import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { parseCronItems, run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { RecordSpan } from '../../spans.ts';
import { endInSilence, silenceMsMax } from '../../db/silent-connections.ts';
import { derivedSecrets } from '../../domain/core/derived-secrets.ts';
import type { PaymentProvider } from '../../domain/billing/payments/payment-providers.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';
import type { Quotas } from '../../domain/core/quotas.ts';
import type { Brand } from '../../brand.ts';
import type { Mailer } from '../mail/mailers.ts';
import { remainderTasks } from '../tasks/remainder-tasks.ts';
import { mailTasks } from '../tasks/mail-tasks.ts';
import { paymentTasks } from '../tasks/payments.ts';
import { personTasks } from '../tasks/person-tasks.ts';
import { periodicTasks } from '../tasks/periodic-tasks.ts';
import type { PeriodicTask } from '../tasks/periodic-tasks.ts';
import { AuditWorker } from '../audit/audit-worker.ts';
import { writerTo } from '../audit/destinations.ts';
import type { AuditDestination } from '../audit/destinations.ts';
import { WebhookWorker } from '../webhooks/webhook-worker.ts';
import type { WebhookWorkerOptions } from '../webhooks/webhook-worker.ts';
import { PoolLiveness } from './pool-liveness.ts';
import { workerLogger } from './worker-log.ts';
import { traceMails, traceTasks } from './traced-work.ts';
import type { WorkMetrics } from './work-metrics.ts';

export interface JobsOptions {
  /** Bypasses a pooler in transaction mode, because the worker listens for new jobs and holds a lock. */
  readonly url: string;
  /** The database of the tasks. */
  readonly database: Database;
  readonly billing: BillingSettings;
  /** What a workspace can use. */
  readonly quotas: Quotas;
  /** Absent if this service collects payments itself. */
  readonly paymentProvider?: PaymentProvider;
  /** Where webhooks may send and what, and who tells that the event log has more; nothing is sent if absent. */
  readonly webhooks?: Pick<
    WebhookWorkerOptions,
    'settings' | 'onAdvance' | 'eventData' | 'metrics' | 'recordSpan' | 'servesRequests'
  >;
  /** Where the audit log is written; nowhere if absent. */
  readonly auditLog?: AuditDestination | undefined;
  readonly mailer: Mailer;
  /** Counts what is done. */
  readonly metrics?: WorkMetrics;
  /** Called with the spans of what is done; none if absent. */
  readonly recordSpan?: RecordSpan | undefined;
  readonly brand: Brand;
  readonly secretKey: Buffer;
  /** Accepted besides. */
  readonly previousSecretKey?: Buffer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** The maximum size of an export. */
  readonly exportSizeBytesMax?: number;
  /** Jobs at a time. */
  readonly concurrency?: number;
  /** How often to look for jobs of dead processes. They are released after two to three intervals. */
  readonly livenessIntervalMs?: number;
  /** How often to look for jobs that are due for a retry. New jobs are announced immediately. */
  readonly pollIntervalMs?: number;
  /** How long a connection in use can be silent; 17 seconds by default. */
  readonly silenceMs?: number;
}

export interface Jobs {
  /** Takes no new jobs, and waits for running ones. Jobs that don't finish within the timeout are retried later. */
  stop(timeoutMs: number): Promise<void>;
}

/** Jobs mostly wait for the mail server. */
const usualConcurrency = 5;
/** Besides the jobs' connections: one that listens, and one for the schedule. */
const ownConnections = 2;
const connectTimeoutMs = 10_000;
const restartDelayMs = 2_000;
const usualLivenessIntervalMs = 10_000;
const usualPollIntervalMs = 2_000;
/** Running jobs are canceled this long before the timeout. */
const abortMarginMs = 1_000;

/** Starts background work. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const {
    logger,
    concurrency = usualConcurrency,
    livenessIntervalMs = usualLivenessIntervalMs,
    pollIntervalMs = usualPollIntervalMs,
    silenceMs = silenceMsMax,
  } = options;
  const pool = openPool({ url: options.url, max: concurrency + ownConnections, logger, silenceMs });
  const liveness = new PoolLiveness({ url: options.url, logger, intervalMs: livenessIntervalMs, silenceMs });
  const stopping = new AbortController();
  const giveUp = new AbortController();
  const tasks = tasksOf(options, stopping.signal, giveUp.signal);
  const launch = () => launchRunner({ ...options, pool, tasks, liveness, concurrency, pollIntervalMs });
  let runner = await launch().catch(async (error: unknown) => {
    await Promise.all([liveness.leave(), pool.end()]);
    throw error;
  });
  const running = keepRunning();
  const [webhooks, auditLog] = [startWebhooks(options), startAuditLog(options)];

  // A runner ends if it can't take a job or store a job's result. Its jobs are released.
  async function keepRunning(): Promise<void> {
    for (;;) {
      await runner.promise.catch(() => undefined);
      if (stopping.signal.aborted) return;
      logger.error('background work stopped unexpectedly and restarts');
      const next = await relaunch(launch, stopping.signal, logger);
      if (next === undefined) return;
      runner = next;
    }
  }

  return {
    stop: async (timeoutMs) => {
      stopping.abort();
      const timeout = setTimeout(
        () => {
          giveUp.abort(new Error('the service is stopping'));
        },
        Math.max(0, timeoutMs - abortMarginMs),
      );
      const webhooksStopped = webhooks?.stop(Math.max(0, timeoutMs - abortMarginMs));
      await withinMs(
        timeoutMs,
        Promise.all([runner.stop().catch(() => undefined), running, webhooksStopped, auditLog?.stop()]),
      );
      clearTimeout(timeout);
      options.mailer.close();
      await withinMs(abortMarginMs, Promise.all([liveness.leave(), pool.end()]));
    },
  };
}

function startWebhooks({ webhooks, ...options }: JobsOptions): WebhookWorker | undefined {
  if (webhooks === undefined) return undefined;
  const secrets = derivedSecrets(options.secretKey, options.previousSecretKey);
  const worker = new WebhookWorker({ ...options, ...webhooks, secrets });
  worker.start();
  return worker;
}

function startAuditLog({ auditLog, ...options }: JobsOptions): AuditWorker | undefined {
  if (auditLog === undefined) return undefined;
  const worker = new AuditWorker({
    database: options.database,
    logger: options.logger,
    now: options.now,
    write: writerTo(auditLog),
  });
  worker.start();
  return worker;
}

/** Retries until it works; undefined if the service stops first. */
async function relaunch(
  launch: () => Promise<Runner>,
  stopping: AbortSignal,
  logger: Logger,
): Promise<Runner | undefined> {
  const isStopping = () => stopping.aborted;
  for (;;) {
    await wait(restartDelayMs, stopping);
    if (isStopping()) return undefined;
    try {
      const runner = await launch();
      if (!isStopping()) return runner;
      // The service has stopped the one before.
      await runner.stop().catch(() => undefined);
    } catch (err) {
      logger.warn({ err }, 'background work cannot be started right now');
    }
  }
}

interface Tasks {
  readonly taskList: TaskList;
  readonly periodic: Readonly<Record<string, PeriodicTask>>;
}

function tasksOf(options: JobsOptions, stopping: AbortSignal, giveUp: AbortSignal): Tasks {
  const counted = options.metrics?.countMails(options.mailer) ?? options.mailer;
  const mailer = traceMails(counted, options.recordSpan);
  const mail = mailTasks({
    ...options,
    mailer,
    secrets: derivedSecrets(options.secretKey, options.previousSecretKey),
  });
  const payments = paymentTasks(options);
  const persons = { ...personTasks({ ...options, stopping }), ...remainderTasks({ ...options, stopping }) };
  const periodic = periodicTasks({ ...options, stopping });
  const taskList: TaskList = {};
  // The type of `queueJob` has checked the payload.
  for (const [name, task] of Object.entries(mail)) {
    taskList[name] = (payload) =>
      (task as (payload: unknown, signal: AbortSignal) => Promise<void>)(payload, giveUp);
  }
  for (const [name, task] of Object.entries(payments)) {
    taskList[name] = (payload, { job }) =>
      (task as (payload: unknown, jobId: string) => Promise<void>)(payload, job.id);
  }
  for (const [name, task] of Object.entries(persons)) {
    taskList[name] = (payload) => (task as (payload: unknown) => Promise<void>)(payload);
  }
  for (const [name, { run: work }] of Object.entries(periodic)) taskList[name] = () => work();
  return { taskList: traceTasks(taskList, options.recordSpan), periodic };
}

interface RunnerParts {
  readonly pool: pg.Pool;
  readonly tasks: Tasks;
  readonly liveness: PoolLiveness;
  readonly logger: Logger;
  readonly concurrency: number;
  readonly pollIntervalMs: number;
  readonly metrics?: WorkMetrics;
}

async function launchRunner(parts: RunnerParts): Promise<Runner> {
  const { pool, tasks, liveness, logger, concurrency, pollIntervalMs } = parts;
  const events: WorkerEvents = new EventEmitter();
  parts.metrics?.follow(events);
  const failure = Promise.withResolvers<undefined>();
  // The job may have been taken although no worker knows about it, and graphile-worker never retries a failed start.
  // New workers have neither problem.
  events.once('worker:getJob:error', () => {
    failure.resolve(undefined);
  });
  const runner = await run({
    events,
    pgPool: pool,
    taskList: tasks.taskList,
    parsedCronItems: toCronItems(tasks.periodic),
    logger: workerLogger(logger),
    noHandleSignals: true,
    preset: {
      plugins: [
        {
          name: 'PoolLivenessPlugin',
          version: '1.0.0',
          worker: {
            hooks: { startWorker: (_context, { worker }) => liveness.announce(worker.workerPool.id) },
          },
        },
      ],
      worker: {
        schema: 'graphile_worker',
        concurrentJobs: concurrency,
        pollInterval: pollIntervalMs,
        // Without batches, a failure to store a job's result is an unhandled rejection, which ends the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  void failure.promise.then(() => runner.stop()).catch(() => undefined);
  return runner;
}

function toCronItems(periodic: Readonly<Record<string, PeriodicTask>>) {
  return parseCronItems(
    Object.entries(periodic).map(([task, { schedule }]) => ({
      task,
      match: schedule,
      // The key makes the next round's job replace one that is still waiting. The priority is above that of mail.
      options: { jobKey: task, priority: -10 },
    })),
  );
}

interface PoolOptions {
  readonly url: string;
  readonly max: number;
  readonly logger: Logger;
  readonly silenceMs: number;
}

function openPool({ url, max, logger, silenceMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'boards worker',
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  const onError = (err: Error): void => {
    logger.warn({ err }, 'a database connection of background work broke');
  };
  pool.on('error', onError);
  // An error of a connection in use also reaches the listeners.
  pool.on('connect', (client) => {
    client.on('error', onError);
    endInSilence(client, silenceMs);
  });
  return pool;
}

async function withinMs(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  const timer = new AbortController();
  await Promise.race([work, wait(timeoutMs, timer.signal)]);
  timer.abort();
}

/** Resolves after this time, or once the signal is aborted. */
async function wait(timeMs: number, signal: AbortSignal): Promise<void> {
  await delay(timeMs, undefined, { signal }).catch(() => undefined);
}
