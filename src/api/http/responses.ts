/** Sends the API's responses, with a content coding if the client accepts one and the response contains no secret. */
import type { ServerResponse } from 'node:http';
import type { PageBytes } from '../../domain/core/page-buffers.ts';
import { codedTag, codingFor, encode } from './content-negotiation.ts';
import { browserHeaders } from './cross-origin.ts';
import { toProblem } from './problems.ts';
import { hasBody } from './refused-bodies.ts';
import type { RefusedBodies } from './refused-bodies.ts';
import type { ServiceRequest } from './requests.ts';
import { sendParts } from './streamed-bodies.ts';

type Headers = Readonly<Record<string, string>>;

/** A response: a result or a problem. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** JSON, as text or bytes; absent for a 204 and a 304. */
  readonly body?: string | PageBytes;
  /** Instead of `body`. */
  readonly streamed?: StreamedText;
  /** Instead of `body`. */
  readonly live?: LiveMessages;
}

/** Messages that are sent as they come, as Server-Sent Events, until either side ends the response. */
export interface LiveMessages {
  /** Begins after the headers. Returns what the log says at the end. */
  readonly begin: (response: ServerResponse) => NonNullable<ServiceRequest['streamed']>;
  /** Called instead if the response can't be sent. */
  readonly cancel: () => void;
}

/** JSON text of a known size that is read part by part while it is sent. */
export interface StreamedText {
  readonly sizeBytes: number;
  readonly parts: AsyncIterable<string>;
}

/** Sends a reply, with a content coding if the operation allows it. Returns a promise only if it codes the body. */
export type ReplySender = (
  request: ServiceRequest,
  reply: Reply,
  isCodable: boolean,
) => Promise<void> | undefined;

export function replySender(publicUrl: string, refusedBodies: RefusedBodies): ReplySender {
  const uncodableHeaders = { 'Cache-Control': 'no-store', ...browserHeaders(publicUrl) };
  const codableHeaders = { ...uncodableHeaders, Vary: 'Accept-Encoding' };
  return (request, reply, isCodable) => {
    const { streamed, live } = reply;
    const { body, giveBack } = contentOf(reply);
    const shared = isCodable ? codableHeaders : uncodableHeaders;
    const sizeBytes = body === undefined ? 0 : Buffer.byteLength(body);
    const coding = isCodable && body !== undefined ? codingFor(request.incoming, sizeBytes) : undefined;
    if (streamed !== undefined) {
      writeStreamed(request, reply, shared, streamed);
      return undefined;
    }
    if (live !== undefined) {
      writeLive(request, reply, shared, live);
      return undefined;
    }
    if (body === undefined || coding === undefined) {
      write(request, { ...reply, shared, body, sizeBytes, giveBack }, refusedBodies);
      return undefined;
    }
    const { ETag: tag, ...others } = reply.headers;
    return encode(typeof body === 'string' ? Buffer.from(body) : body, coding).then((coded) => {
      giveBack?.();
      const headers = {
        ...others,
        ...(tag !== undefined && { ETag: codedTag(tag, coding) }),
        'Content-Encoding': coding,
        'Content-Length': String(coded.length),
      };
      const { status } = reply;
      write(request, { status, headers, shared, body: coded, sizeBytes: coded.length }, refusedBodies);
    });
  };
}

/** What a reply sends, and what to call once it is sent. */
function contentOf({ body }: Reply): { readonly body?: string | Buffer; readonly giveBack?: () => void } {
  if (body === undefined) return {};
  return typeof body === 'string' ? { body } : { body: body.bytes, giveBack: body.giveBack };
}

interface Message {
  readonly status: number;
  /** Headers of this response; they override the common ones. */
  readonly headers: Headers;
  readonly shared: Headers;
  readonly body: string | Buffer | undefined;
  readonly sizeBytes: number;
  /** Called once the operating system has the body. */
  readonly giveBack?: (() => void) | undefined;
}

function write(request: ServiceRequest, message: Message, refusedBodies: RefusedBodies): void {
  const { incoming, response, requestId, admission } = request;
  if (response.headersSent || response.destroyed) return;
  const { status, headers, shared, body, sizeBytes, giveBack } = message;
  const isUnread = !incoming.complete && hasBody(incoming);
  response.writeHead(status, {
    'Request-Id': requestId,
    ...shared,
    // Otherwise the rest of the body would be taken for the next request.
    ...(isUnread && { Connection: 'close' }),
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': sizeBytes }),
    ...admission?.fields,
    ...headers,
  });
  if (giveBack !== undefined) {
    response.once('finish', () => {
      // `finish` comes too if the connection was closed before all was written. Then the memory is left to V8.
      if (!incoming.socket.destroyed) giveBack();
    });
  }
  if (isUnread) endWithRequest(request, body, refusedBodies);
  // A large response is written as bytes, so that its exact size counts while the client reads it.
  else response.end(typeof body === 'string' && sizeBytes > largeSizeBytesMin ? Buffer.from(body) : body);
}

/** Operations that send parts are reads, so there is no request body to wait for. */
function writeStreamed(
  { incoming, response, requestId, admission, reportFailure }: ServiceRequest,
  { status, headers }: Pick<Reply, 'status' | 'headers'>,
  shared: Headers,
  { sizeBytes, parts }: StreamedText,
): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    'Request-Id': requestId,
    ...shared,
    'Content-Type': 'application/json',
    'Content-Length': sizeBytes,
    ...admission?.fields,
    ...headers,
  });
  if (incoming.method === 'HEAD') {
    response.end();
    return;
  }
  void sendParts(response, parts, (error) => {
    const problem = toProblem(error);
    // The document may be deleted while it is read.
    if (problem.code !== 'not_found') reportFailure(problem);
  });
}

/** The response ends its connection, which would otherwise stay idle after a stream that ended. */
function writeLive(
  request: ServiceRequest,
  { status, headers }: Pick<Reply, 'status' | 'headers'>,
  shared: Headers,
  { begin, cancel }: LiveMessages,
): void {
  const { incoming, response, requestId, admission } = request;
  const isOpen = !response.headersSent && !response.destroyed;
  if (isOpen) {
    response.writeHead(status, {
      'Request-Id': requestId,
      ...shared,
      'Content-Type': 'text/event-stream',
      Connection: 'close',
      // nginx would otherwise hold messages back until its buffer is full.
      'X-Accel-Buffering': 'no',
      ...admission?.fields,
      ...headers,
    });
  }
  if (isOpen && incoming.method !== 'HEAD') {
    request.streamed = begin(response);
    return;
  }
  cancel();
  if (isOpen) response.end();
}

const largeSizeBytesMin = 16_384;

/**
 * Sends the response at once, and closes the connection when the client has sent the rest, or after a while. Closing a
 * connection with unread bytes resets it, and the client may lose the response (RFC 9112, section 9.6).
 */
function endWithRequest(
  request: ServiceRequest,
  body: string | Buffer | undefined,
  refusedBodies: RefusedBodies,
): void {
  const { incoming, response } = request;
  const close = (): void => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(close, lingerTimeoutMs);
  incoming.once('end', close).once('close', close);
  if (body === undefined) response.flushHeaders();
  else response.write(body);
  refusedBodies.drop(request);
}

const lingerTimeoutMs = 5_000;
