/** Logs and measures every response. Headers, queries and bodies are not logged, because they can contain secrets. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import { toTypeId } from '../../domain/core/ids.ts';
import { shownCredentialId } from '../../domain/core/principals.ts';
import type { RecordSpan, Span } from '../../spans.ts';
import { runTraced, traceOf } from '../../trace-context.ts';
import { isOutOfConnections, outOfConnectionsAdvice } from '../../db/errors.ts';
import type { Problem } from './problems.ts';
import { attach } from './requests.ts';
import type { ServiceRequest } from './requests.ts';

/** What the log shows of a client's address; nothing if undefined. */
export type ShowAddress = (address: string) => string | undefined;

/** What balancers and monitoring ask for every few seconds. */
const probes: readonly (string | undefined)[] = ['/livez', '/readyz', '/metrics'];

export function isProbe(path: string | undefined): boolean {
  return probes.includes(path);
}

export interface RequestLogOptions {
  readonly log: Logger;
  readonly requestSeconds: Histogram<'operation' | 'status'>;
  readonly now: () => Date;
  /** The client's address; by default that of its connection. */
  readonly addressOf?: ((incoming: IncomingMessage) => string) | undefined;
  readonly showAddress?: ShowAddress | undefined;
  /** Called with the span of each request, but for those of probes. */
  readonly recordSpan?: RecordSpan | undefined;
}

/** Comes first: gives a request its id and its time, and logs and measures its response. */
export function requestLog(options: RequestLogOptions) {
  const { log, requestSeconds, now, showAddress = () => undefined, recordSpan } = options;
  const { addressOf = socketAddress } = options;
  const reportFailure = failureReporter(log);
  return (incoming: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    const request: ServiceRequest = {
      incoming,
      response,
      requestId,
      trace: traceOf(requestId, incoming.headers.traceparent),
      now: now(),
      address: addressOf(incoming),
      log,
      reportFailure: (problem) => {
        reportFailure(requestId, problem);
      },
    };
    attach(response, request);
    response.on('close', () => {
      const durationMs = performance.now() - startedAtMs;
      const operation = request.operationId ?? 'none';
      const { streamed } = request;
      // How long a stream was open says nothing about how fast the service is.
      if (streamed === undefined) {
        requestSeconds.observe({ operation, status: response.statusCode }, durationMs / 1000);
      }
      const sent = clientFields(request, showAddress);
      const isQuiet = isProbe(request.loggedPath) && response.statusCode < 400;
      log[isQuiet ? 'debug' : 'info'](lineOf(request, durationMs, sent), 'request');
      if (!isQuiet) recordSpan?.(spanOf(request, durationMs, sent));
    });
    runTraced(request, next);
  };
}

/** The fields of a request's line. Those that are undefined are left out. */
function lineOf(request: ServiceRequest, durationMs: number, sent: ClientFields) {
  const { requestId, trace, operationId, incoming, response, loggedPath, streamed } = request;
  return {
    requestId,
    traceId: trace.traceId,
    operation: operationId ?? 'none',
    method: incoming.method,
    path: loggedPath ?? '[unmatched]',
    status: response.statusCode,
    durationMs: Math.round(durationMs * 10) / 10,
    client: sent.client,
    credential: sent.credential,
    workspace: sent.workspace,
    messages: streamed?.messages,
    ended: streamed?.ended,
    aborted: streamed === undefined && !response.writableFinished ? true : undefined,
  };
}

/** The address of a client without a proxy. */
export function socketAddress({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}

/** Named after its operation: paths contain ids. */
function spanOf(request: ServiceRequest, durationMs: number, sent: ClientFields): Span {
  const { incoming, response, requestId, trace, operationId, loggedPath } = request;
  const { method = '' } = incoming;
  const { statusCode } = response;
  const { client, credential, workspace } = sent;
  return {
    trace,
    name: operationId ?? method,
    kind: 'server',
    durationMs,
    attributes: {
      'http.request.method': method,
      'http.response.status_code': statusCode,
      'boards.request_id': requestId,
      ...(loggedPath !== undefined && { 'url.path': loggedPath }),
      ...(client !== undefined && { 'client.address': client }),
      ...(credential !== undefined && { 'boards.credential': credential }),
      ...(workspace !== undefined && { 'boards.workspace': workspace }),
    },
    hasFailed: statusCode >= 500,
  };
}

interface ClientFields {
  readonly client: string | undefined;
  readonly credential: string | undefined;
  readonly workspace: string | undefined;
}

/** Who sent a request, by ids only. */
function clientFields({ address, principal }: ServiceRequest, showAddress: ShowAddress): ClientFields {
  const client = address === '' ? undefined : showAddress(address);
  if (principal === undefined) return { client, credential: undefined, workspace: undefined };
  const { workspaceId } = principal;
  return {
    client,
    credential: shownCredentialId(principal),
    workspace: workspaceId === undefined ? undefined : toTypeId('workspace', workspaceId),
  };
}

const repeatIntervalMs = 60_000;

/** Logs each failure. A lack of connections, which fails many requests, is logged once a minute. */
function failureReporter(log: Logger): (requestId: string, problem: Problem) => void {
  let nextAdviceAtMs = 0;
  return (requestId, problem) => {
    const err = problem.cause ?? problem;
    if (!isOutOfConnections(err)) {
      log.error({ requestId, err }, problem.message);
    } else if (performance.now() >= nextAdviceAtMs) {
      nextAdviceAtMs = performance.now() + repeatIntervalMs;
      log.error({ requestId, err }, outOfConnectionsAdvice);
    }
  };
}
