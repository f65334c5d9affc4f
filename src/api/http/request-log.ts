/** Logs and measures every response. Headers, queries and bodies are not logged, because they can contain secrets. */
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import { isOutOfConnections, outOfConnectionsAdvice } from '../../db/errors.ts';
import type { Problem } from './problems.ts';
import type { ServiceRequest } from './requests.ts';

/** The first middleware: gives a request its id and its time, and logs and measures its response. */
export function requestLog(log: Logger, requestSeconds: Histogram<'operation' | 'status'>, now: () => Date) {
  const reportFailure = failureReporter(log);
  return (incoming: Request, response: Response, next: NextFunction): void => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    const request: ServiceRequest = {
      incoming,
      response,
      requestId,
      now: now(),
      log,
      reportFailure: (problem) => {
        reportFailure(requestId, problem);
      },
    };
    response.locals.request = request;
    response.on('close', () => {
      const durationMs = performance.now() - startedAtMs;
      const operation = request.operationId ?? 'none';
      const { streamed } = request;
      // How long a stream was open says nothing about how fast the service is.
      if (streamed === undefined) {
        requestSeconds.observe({ operation, status: response.statusCode }, durationMs / 1000);
      }
      log.info(
        {
          requestId,
          operation,
          method: incoming.method,
          path: request.loggedPath ?? '[unmatched]',
          status: response.statusCode,
          durationMs: Math.round(durationMs * 10) / 10,
          ...(streamed !== undefined && { messages: streamed.messages, ended: streamed.ended }),
          ...(streamed === undefined && !response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
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
