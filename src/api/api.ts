/** The HTTP edge of the contract: request ids, content negotiation, one place where answers and problems are sent. */
import type { NextFunction, Request, Response } from 'express';
import type { Database } from '../db/database.ts';
import type { CredentialUses } from '../domain/credential-uses.ts';
import type { Settings } from '../domain/context.ts';
import { createBackend, toRoutedRequest } from './backend.ts';
import type { Exchange } from './backend.ts';
import type { ContractDocument } from './contract.ts';
import { cursorCodec } from './cursors.ts';
import type { AnyHandler, Reply } from './dispatcher.ts';
import { Problem, problemRenderer, toProblem } from './problems.ts';
import { factsOf } from './request-log.ts';
import type { RequestFacts } from './request-log.ts';

export interface ApiDependencies {
  readonly contract: ContractDocument;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly database: Database;
  readonly credentialUses: CredentialUses;
  readonly secretKey: Buffer;
  readonly settings: Settings;
  readonly now: () => Date;
}

export type ApiMiddleware = (request: Request, response: Response, next: NextFunction) => void;

/** Answers every request that reaches it by the contract: an unknown path is a problem+json 404. */
export async function createApi(dependencies: ApiDependencies): Promise<ApiMiddleware> {
  const { contract, settings, secretKey, now } = dependencies;
  const backend = await createBackend({ ...dependencies, cursors: cursorCodec(secretKey) });
  const render = problemRenderer(contract, settings.publicUrl);

  const answer = async (request: Request, response: Response, facts: RequestFacts): Promise<Reply> => {
    const exchange: Exchange = { request, response, facts, routed: toRoutedRequest(request), now: now() };
    try {
      requireHost(request);
      requireJsonAccepted(request);
      return await backend(exchange);
    } catch (error) {
      const problem = toProblem(error);
      const { status, headers, body } = render(problem, facts.requestId);
      if (status >= 500) {
        facts.log.error({ requestId: facts.requestId, err: problem.cause ?? problem }, problem.message);
      }
      return { status, headers, body: JSON.stringify(body) };
    }
  };

  return (request, response, next) => {
    const facts = factsOf(response);
    answer(request, response, facts).then((reply) => {
      send(request, response, facts, reply);
    }, next);
  };
}

/** RFC 9110, section 12.5.1. */
function requireJsonAccepted(request: Request): void {
  const { accept } = request.headers;
  if (accept === undefined || accept === '*/*' || accept === 'application/json') return;
  if (request.accepts(['application/json', 'application/problem+json']) !== false) return;
  const detail = 'must admit application/json';
  throw new Problem('not_acceptable', `Accept ${detail}.`, {
    errors: [{ header: 'Accept', code: 'not_allowed', detail }],
  });
}

/** RFC 9112, section 3.2. */
function requireHost(request: Request): void {
  if (request.headers.host !== undefined || request.httpVersion === '1.0') return;
  throw new Problem('invalid_request', 'Host is required.', {
    errors: [{ header: 'Host', code: 'missing', detail: 'is required' }],
  });
}

function send(request: Request, response: Response, facts: RequestFacts, reply: Reply): void {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, body } = reply;
  const isUnread = !request.complete && hasBody(request);
  response.writeHead(status, {
    'Request-Id': facts.requestId,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // What is still to come of a body would be taken for the next request.
    ...(isUnread && { Connection: 'close' }),
    ...(body !== undefined && {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    }),
    ...headers,
  });
  if (isUnread) endWithRequest(request, response, body);
  else response.end(body);
}

function hasBody(request: Request): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  return length !== '0' || encoding !== undefined;
}

/**
 * Sends the answer at once and closes the connection when the client has sent the rest, or does not for a while: one
 * that is closed with bytes unread is reset, and the answer may be lost with it (RFC 9112, section 9.6).
 */
function endWithRequest(request: Request, response: Response, body: string | undefined): void {
  const close = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, lingerTimeoutMs);
  request.once('end', close).once('close', close);
  if (body === undefined) response.flushHeaders();
  else response.write(body);
  request.resume();
}

const lingerTimeoutMs = 5_000;
