/** Health checks and metrics of a running service: whether it is alive, whether it is ready, and how it performs. */
import { setTimeout as delay } from 'node:timers/promises';
import { Router } from 'express';
import client from 'prom-client';
import type { Database } from '../../db/database.ts';
import { Prisma } from '../../db/database.ts';
import { isFromThisMachine, metricsType, sharedScrapes } from '../metrics/metrics-server.ts';
import { Problem } from './problems.ts';
import { showPath } from './requests.ts';

export interface ReadinessChecks {
  readonly database: Database;
  /** False once the service begins to stop, so that balancers send no more requests. */
  readonly accepting: () => boolean;
}

export interface ServedMetrics {
  readonly registry: client.Registry;
  /** Whether this port has `/metrics`, for programs on this machine. There is none if it has a port of its own. */
  readonly servesMetrics: boolean;
}

/** `/livez`, `/readyz` and, for programs on this machine, `/metrics`. */
export function operationsRoutes(
  checks: ReadinessChecks,
  { registry, servesMetrics }: ServedMetrics,
): Router {
  const router = Router({ strict: true, caseSensitive: true });
  const scrape = sharedScrapes(registry);
  router.all('/metrics', (request, _response, next) => {
    if (servesMetrics && isFromThisMachine(request)) next();
    else next('router');
  });
  router.all(paths, (request, response, next) => {
    showPath(response, request.path);
    next();
  });
  router.get('/livez', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const state = checks.accepting() ? await stateOf(checks.database) : unavailable;
    if (state.status !== 'ok') response.set('Retry-After', '2');
    response
      .status(state.status === 'ok' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json(state);
  });
  router.get('/metrics', async (_request, response) => {
    const text = await scrape();
    response.set('Cache-Control', 'no-store').type(metricsType).send(text);
  });
  router.all(paths, (request, response) => {
    response.set('Allow', allow);
    if (request.method !== 'OPTIONS') throw new Problem('method_not_allowed', `This path supports ${allow}.`);
    response.status(204).end();
  });
  return router;
}

const paths = ['/livez', '/readyz', '/metrics'];
const allow = 'GET, HEAD, OPTIONS';
const answerTimeoutMs = 3_000;

interface Readiness {
  readonly status: 'ok' | 'unavailable';
  /** For operators, if they have to change something. */
  readonly reason?: string;
}

const unavailable: Readiness = { status: 'unavailable' };

/** Whether the database responds in time. */
async function stateOf(database: Database): Promise<Readiness> {
  const given = new AbortController();
  const answer = ask(database).catch(() => unavailable);
  const silence = delay(answerTimeoutMs, unavailable, { signal: given.signal }).catch(() => unavailable);
  const state = await Promise.race([answer, silence]);
  given.abort();
  return state;
}

async function ask(database: Database): Promise<Readiness> {
  const isAnswered = await database.reader.rows(Prisma.sql`SELECT 1`).then(
    () => true,
    () => false,
  );
  const reason = await database.findObstacle();
  if (reason !== undefined) return { ...unavailable, reason };
  return isAnswered ? { status: 'ok' } : unavailable;
}

/** Starts measuring the process, such as its memory, for as long as it runs. */
export function measureProcess(): client.Registry {
  const registry = new client.Registry();
  client.collectDefaultMetrics({ register: registry });
  return registry;
}

/** What the service measures. */
export interface ServiceMetrics {
  readonly registry: client.Registry;
  readonly requestSeconds: client.Histogram<'operation' | 'status'>;
}

/** A registry with the process's metrics and a histogram of requests by operation and status. */
export function createMetrics(processMetrics = measureProcess()): ServiceMetrics {
  const registry = client.Registry.merge([processMetrics]);
  const requestSeconds = new client.Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request line to the end of the response',
    labelNames: ['operation', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return { registry, requestSeconds };
}
