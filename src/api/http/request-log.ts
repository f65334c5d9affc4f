/** One log line and one measurement for every answer. No header, query or body is logged: each can hold secrets. */
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Histogram } from 'prom-client';
import { isOutOfConnections, outOfConnectionsAdvice } from '../../db/errors.ts';
import type { Principal } from '../../domain/core/principals.ts';
import type { Leave } from '../limits/fair-queue.ts';
import type { Problem } from './problems.ts';
import type { Admission } from '../limits/rate-limits.ts';

/** What is known of a request besides what it says of itself. */
export interface RequestFacts {
  /** Named in the answer, in problems, in events and in the log. */
  readonly requestId: string;
  readonly log: Logger;
  /** Logs why the request failed on our side. */
  readonly reportFailure: (problem: Problem) => void;
  /** Set once the route is known. */
  operationId?: string;
  /**
   * What the log shows of the path, without the secrets in it. Set by the route that takes the request. A path that
   * leads nowhere is not logged, since a misspelled link still contains its secret.
   */
  path?: string | undefined;
  /** Set once the credential is known to be good. */
  principal?: Principal;
  /** Set once the request is counted under a limit. */
  admission?: Admission;
  /** Set once the request has its place among those that are carried out; gives it back. */
  leave?: Leave;
}

/** What the log shows instead of a value that may be a secret. */
export const redacted = '[redacted]';

/** @throws {Error} for a response that `requestLog` has not seen */
export function factsOf(response: Response): RequestFacts {
  const { facts } = response.locals as { facts?: RequestFacts };
  if (facts === undefined) throw new Error('a request was not given its facts');
  return facts;
}

/** Tells the log what to show of a request's path. Routes that are served without a log have nothing to tell. */
export function showPath(response: Response, path: string): void {
  const { facts } = response.locals as { facts?: RequestFacts };
  if (facts !== undefined) facts.path = path;
}

/** The first middleware: gives a request its id, and logs and measures its answer. */
export function requestLog(log: Logger, requestSeconds: Histogram<'operation' | 'status'>) {
  const reportFailure = failureReporter(log);
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    const facts: RequestFacts = {
      requestId,
      log,
      reportFailure: (problem) => {
        reportFailure(requestId, problem);
      },
    };
    response.locals.facts = facts;
    response.on('close', () => {
      const durationMs = performance.now() - startedAtMs;
      const operation = facts.operationId ?? 'none';
      requestSeconds.observe({ operation, status: response.statusCode }, durationMs / 1000);
      log.info(
        {
          requestId: facts.requestId,
          operation,
          method: request.method,
          path: facts.path ?? '[unmatched]',
          status: response.statusCode,
          durationMs: Math.round(durationMs * 10) / 10,
          ...(!response.writableFinished && { aborted: true }),
        },
        'request',
      );
    });
    next();
  };
}

const repeatIntervalMs = 60_000;

/** Logs each failure, but a lack of connections, which fails many requests at once, only once a minute. */
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
