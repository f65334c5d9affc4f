/** Answers what never becomes a request of the API, such as what Node's HTTP parser refuses: problem+json, then the end. */
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ContractDocument } from '../contract/contract.ts';
import { anyMethod, browserHeaders } from './cross-origin.ts';
import { Problem, problemRenderer } from './problems.ts';

export type Refuse = (problem: Problem, socket: Duplex) => void;

/** A client that has got its refusal has this long to close the connection too. */
const lingerTimeoutMs = 5_000;

/** Writes problems on sockets as answers, and ends the connection. */
export function socketRefusals(contract: ContractDocument, publicUrl: string): Refuse {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (problem, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const { status, headers, body } = render(problem, requestId);
    const text = JSON.stringify(body);
    const lines = Object.entries({
      ...shared,
      ...headers,
      'Request-Id': requestId,
      'Content-Length': String(Buffer.byteLength(text)),
      Connection: 'close',
    }).map(([name, value]) => `${name}: ${value}\r\n`);
    // The reason phrase may be empty (RFC 9112, section 4).
    socket.end(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${text}`);
    const timer = setTimeout(() => socket.destroy(), lingerTimeoutMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}

/** What an error of Node's HTTP parser means for the client. */
export function parserProblem(code = ''): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large', 'The request line and headers can be at most 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', "The request didn't arrive in time.");
    case 'HPE_INVALID_METHOD':
      return new Problem(
        'invalid_request',
        'This is not a well-formed HTTP/1.1 request, or its method is unknown.',
      );
    default:
      return new Problem('invalid_request', 'This is not a well-formed HTTP/1.1 request.');
  }
}

/** CONNECT asks for a tunnel, which Node has no response for. */
export function tunnelProblem(): Problem {
  return new Problem('method_not_allowed', 'This service is not a proxy.', { headers: { Allow: anyMethod } });
}
