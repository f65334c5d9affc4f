/** The HTTP edge of the contract: the one place where results and problems become headers and bytes. */
import type { NextFunction, Request, Response } from 'express';
import type { Database } from '../db/database.ts';
import type { CredentialUses } from '../domain/credential-uses.ts';
import type { Settings } from '../domain/context.ts';
import { drain } from './body-bytes.ts';
import { createBackend, toRoutedRequest } from './backend.ts';
import type { Exchange } from './backend.ts';
import { codedTag, codingFor, encode } from './content-codings.ts';
import { contractOperations } from './contract.ts';
import type { ContractDocument } from './contract.ts';
import { browserHeaders } from './cross-origin.ts';
import { cursorCodec } from './cursors.ts';
import type { AnyHandler, Reply } from './dispatcher.ts';
import type { FairQueue } from './fair-queue.ts';
import { lifecycleAnnouncer } from './lifecycle.ts';
import type { DeprecatedCalls } from './lifecycle.ts';
import { problemRenderer, toProblem } from './problems.ts';
import { limitFieldsOf } from './rate-limits.ts';
import type { RateLimits } from './rate-limits.ts';
import { factsOf } from './request-log.ts';

export interface ApiDependencies {
  readonly contract: ContractDocument;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly database: Database;
  readonly credentialUses: CredentialUses;
  readonly rateLimits: RateLimits;
  readonly fairQueue?: FairQueue | undefined;
  readonly deprecatedCalls: DeprecatedCalls;
  readonly secretKey: Buffer;
  readonly settings: Settings;
  readonly now: () => Date;
}

export type ApiMiddleware = (request: Request, response: Response, next: NextFunction) => void;

/** Answers every request that reaches it by the contract: an unknown path is a problem+json 404. */
export async function createApi(dependencies: ApiDependencies): Promise<ApiMiddleware> {
  const { contract, deprecatedCalls, credentialUses, settings, secretKey, now } = dependencies;
  const backend = await createBackend({ ...dependencies, cursors: cursorCodec(secretKey) });
  const render = problemRenderer(contract, settings.publicUrl);
  const announce = lifecycleAnnouncer(contract, deprecatedCalls, credentialUses);
  const send = replySender(contract, settings.publicUrl);

  const answer = async (exchange: Exchange): Promise<Reply> => {
    try {
      return await backend(exchange);
    } catch (error) {
      const { facts } = exchange;
      const problem = toProblem(error);
      const { status, headers, body } = render(problem, facts.requestId);
      if (status >= 500) facts.reportFailure(problem);
      const limitFields = limitFieldsOf(facts, problem);
      return { status, headers: { ...headers, ...limitFields }, body: JSON.stringify(body) };
    }
  };

  return (request, response, next) => {
    const facts = factsOf(response);
    const exchange: Exchange = { request, response, facts, routed: toRoutedRequest(request), now: now() };
    answer(exchange)
      .then((reply) => send(exchange, announce(exchange, reply)))
      // Coding the answer is part of what a request costs; a client that reads it slowly is not.
      .finally(() => facts.leave?.())
      .catch(next);
  };
}

/** Sends replies: coded, where the client takes that and no secret is in it. */
function replySender(contract: ContractDocument, publicUrl: string) {
  const uncodable = new Set(
    [...contractOperations(contract)].filter((it) => !it.isCodable).map((it) => it.operationId),
  );
  const uncodableHeaders = { 'Cache-Control': 'no-store', ...browserHeaders(publicUrl) };
  const codableHeaders = { ...uncodableHeaders, Vary: 'Accept-Encoding' };
  return (exchange: Exchange, reply: Reply): Promise<void> | undefined => {
    const { body } = reply;
    const isCodable = !uncodable.has(exchange.routed.operationId ?? '');
    const shared = isCodable ? codableHeaders : uncodableHeaders;
    const sizeBytes = body === undefined ? 0 : Buffer.byteLength(body);
    const coding = isCodable && body !== undefined ? codingFor(exchange.request, sizeBytes) : undefined;
    if (body === undefined || coding === undefined) {
      write(exchange, { ...reply, shared, body, sizeBytes });
      return undefined;
    }
    const { ETag: tag, ...others } = reply.headers;
    const headers = {
      ...others,
      ...(tag !== undefined && { ETag: codedTag(tag, coding) }),
      'Content-Encoding': coding,
    };
    return encode(Buffer.from(body), coding).then((coded) => {
      write(exchange, { status: reply.status, headers, shared, body: coded, sizeBytes: coded.length });
    });
  };
}

type Headers = Readonly<Record<string, string>>;

interface Message {
  readonly status: number;
  /** What this answer has, and what all have; the former stands where both have it. */
  readonly headers: Headers;
  readonly shared: Headers;
  readonly body: string | Buffer | undefined;
  readonly sizeBytes: number;
}

function write({ request, response, facts }: Exchange, message: Message): void {
  if (response.headersSent || response.destroyed) return;
  const { status, headers, shared, body, sizeBytes } = message;
  const isUnread = !request.complete && hasBody(request);
  response.writeHead(status, {
    'Request-Id': facts.requestId,
    ...shared,
    // What is still to come of a body would be taken for the next request.
    ...(isUnread && { Connection: 'close' }),
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': sizeBytes }),
    ...facts.admission?.fields,
    ...headers,
  });
  if (isUnread) endWithRequest(request, response, body);
  // As bytes, a large answer is counted as what it takes while its client reads it.
  else response.end(typeof body === 'string' && sizeBytes > largeSizeBytesMin ? Buffer.from(body) : body);
}

const largeSizeBytesMin = 16_384;

function hasBody(request: Request): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  return length !== '0' || encoding !== undefined;
}

/**
 * Sends the answer at once and closes the connection when the client has sent the rest, or does not for a while: one
 * that is closed with bytes unread is reset, and the answer may be lost with it (RFC 9112, section 9.6).
 */
function endWithRequest(request: Request, response: Response, body: string | Buffer | undefined): void {
  const close = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, lingerTimeoutMs);
  request.once('end', close).once('close', close);
  if (body === undefined) response.flushHeaders();
  else response.write(body);
  drain(request);
}

const lingerTimeoutMs = 5_000;
