/** One POST on a connection that stands, and its response as far as it is needed. */
import { request as startRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { excerptOf } from './excerpts.ts';
import { RequestFailed } from './reasons.ts';
import type { Failure } from './reasons.ts';

export interface Exchange {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Response {
  readonly status: number;
  readonly excerpt: string;
  /** `Retry-After`, as the receiver sent it. */
  readonly retryAfter?: string | undefined;
}

const bodySizeBytesMax = 65_536;
const headSizeBytesMax = 16_384;
/** A server may send interim responses (1xx) without end. */
const interimResponsesMax = 8;
/** Of everything that arrives, whatever it is. */
const receivedBytesMax = bodySizeBytesMax + headSizeBytesMax * 2;

/**
 * The status counts as soon as the head of the response is complete. The body is read for the excerpt only, until it ends,
 * breaks off, is too large or the time is over.
 *
 * @throws {RequestFailed}
 */
export async function exchange(socket: Socket, message: Exchange, signal: AbortSignal): Promise<Response> {
  const response = await readHead(socket, message, signal);
  const start = await readStart(response, socket);
  const { 'content-encoding': coding, 'retry-after': retryAfter } = response.headers;
  return { status: response.statusCode ?? 0, excerpt: excerptOf(start, coding), retryAfter };
}

function readHead(
  socket: Socket,
  { url, headers, body }: Exchange,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No agent, which would keep connections, and which takes a proxy from the environment in some versions of Node.
    const request = startRequest({
      createConnection: () => socket,
      method: 'POST',
      path: url.pathname + url.search,
      headers: { ...headers, Host: url.host, 'Content-Length': body.byteLength, Connection: 'close' },
      maxHeaderSize: headSizeBytesMax,
      insecureHTTPParser: false,
      signal,
    });
    // Once there is a head, this only ends the connection.
    const fail = (reason: Failure, cause?: unknown): void => {
      reject(new RequestFailed(reason, cause));
      socket.destroy();
    };
    request.on('error', (error) => {
      fail(failureOf(error), error);
    });
    request.on('close', () => {
      fail('connection_lost');
    });
    // Nobody asked for another protocol.
    request.on('upgrade', () => {
      fail('malformed_response');
    });
    let interimResponses = 0;
    request.on('information', () => {
      interimResponses += 1;
      if (interimResponses > interimResponsesMax) fail('malformed_response');
    });
    request.on('response', (response) => {
      const { statusCode: status = 0 } = response;
      if (status < 200 || status > 599) fail('malformed_response');
      else resolve(response);
    });
    request.on('socket', () => {
      boundReceived(socket, () => {
        fail('response_too_large');
      });
    });
    request.end(body);
  });
}

/** Bounds what no other limit sees, such as interim responses and the extensions of chunks. */
function boundReceived(socket: Socket, onTooMany: () => void): void {
  let receivedBytes = 0;
  socket.on('data', (bytes: Buffer) => {
    receivedBytes += bytes.byteLength;
    if (receivedBytes > receivedBytesMax) onTooMany();
  });
}

/** What there is of a body when it ends, breaks off or has become too large. Never rejects. */
function readStart(response: IncomingMessage, socket: Socket): Promise<Buffer> {
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let sizeBytes = 0;
    const finish = (): void => {
      resolve(Buffer.concat(pieces));
    };
    response.on('data', (piece: Buffer) => {
      sizeBytes += piece.byteLength;
      if (sizeBytes <= bodySizeBytesMax) pieces.push(piece);
      else socket.destroy();
    });
    response.on('error', finish);
    response.on('close', finish);
  });
}

function failureOf(error: Error): Failure {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'HPE_HEADER_OVERFLOW') return 'response_too_large';
  return code.startsWith('HPE_') ? 'malformed_response' : 'connection_lost';
}
