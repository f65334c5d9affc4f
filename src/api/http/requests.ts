/** A request and what the service knows about it so far. Every part of the edge gets this object. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Principal } from '../../domain/core/principals.ts';
import type { Trace } from '../../trace-context.ts';
import { secretHashDigits } from '../../domain/core/credential-secrets.ts';
import type { StreamTicket } from '../../domain/identity/stream-tickets.ts';
import type { Leave } from '../limits/fair-queue.ts';
import type { Admission } from '../limits/rate-limits.ts';
import type { ThreadTime } from '../limits/thread-clock.ts';
import type { Problem } from './problems.ts';

export interface ServiceRequest {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  /** Named in the response, in problems, in events and in the log. */
  readonly requestId: string;
  readonly trace: Trace;
  /** The same throughout the request. */
  readonly now: Date;
  /** The client's, from the trusted proxies if there are any. Empty only if the connection was closed at once. */
  readonly address: string;
  readonly log: Logger;
  /** Logs an error of the service. */
  readonly reportFailure: (problem: Problem) => void;
  /** Set once the route is known. */
  operationId?: string;
  /**
   * What the log shows of the path, without the secrets in it. The route that takes the request sets it. The path of an
   * unknown route is not logged, because a misspelled link still contains its secret.
   */
  loggedPath?: string | undefined;
  /** The caller. Set once the credential is checked. */
  principal?: Principal;
  /** The ticket that was sent instead of a credential, which it stands for. */
  ticket?: StreamTicket;
  /** What `secretHashOf` has returned. */
  secretHash?: string;
  /** Set once the request is counted under a limit. */
  admission?: Admission;
  /** What was sent on a stream, if the response is one. */
  streamed?: { readonly messages: number; readonly ended: string };
  /** Releases the request's place in the fair queue. Set once it has one. */
  leave?: Leave;
  /** Set if it has waited too long to begin. Then it is refused before anything else. */
  refusal?: Problem;
  /** What it takes of the thread. */
  threadTime?: ThreadTime | undefined;
}

/** RFC 6750, section 2.1, with a limited length. */
const bearer = /^Bearer +([A-Za-z0-9\-._~+/]{1,512}=*)$/i;

/** The secret in an Authorization header; empty if there is no valid one. */
export function bearerSecret(authorization: string | undefined): string {
  return bearer.exec(authorization ?? '')?.[1] ?? '';
}

/** The hash of a request's secret in hexadecimal digits, computed once; undefined if it has no secret. */
export function secretHashOf(request: ServiceRequest): string | undefined {
  if (request.secretHash !== undefined) return request.secretHash;
  const secret = bearerSecret(request.incoming.headers.authorization);
  if (secret === '') return undefined;
  request.secretHash = secretHashDigits(secret);
  return request.secretHash;
}

/** Replaces values in the log that may be secrets. */
export const redacted = '[redacted]';

/** Responses have it where Express keeps such things, also if Express doesn't see them. */
interface Held {
  locals?: { request?: ServiceRequest };
}

/** Links a request to its response. */
export function attach(response: ServerResponse, request: ServiceRequest): void {
  const held = response as Held;
  if (held.locals === undefined) held.locals = { request };
  else held.locals.request = request;
}

/** The request that a response belongs to. @throws {Error} if `requestLog` did not see it */
export function requestOf(response: ServerResponse): ServiceRequest {
  const request = (response as Held).locals?.request;
  if (request === undefined) throw new Error('requestLog did not see this request');
  return request;
}

/** Sets what the log shows of a request's path. Does nothing for routes that are served without a log. */
export function showPath(response: ServerResponse, path: string): void {
  const request = (response as Held).locals?.request;
  if (request !== undefined) request.loggedPath = path;
}
