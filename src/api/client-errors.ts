/** Answers what Node's HTTP parser refuses before there is a request: problem+json here too, then the end. */
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ContractDocument } from './contract.ts';
import { browserHeaders } from './cross-origin.ts';
import { Problem, problemRenderer } from './problems.ts';

/** A listener for the server's `clientError`. */
export function clientErrorHandler(contract: ContractDocument, publicUrl: string) {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (error: NodeJS.ErrnoException, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const requestId = randomUUID();
    const { status, headers, body } = render(problemOf(error.code ?? ''), requestId);
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
  };
}

function problemOf(code: string): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('headers_too_large', 'The request line and headers hold at most 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request_timeout', 'The request did not arrive in time.');
    default:
      return new Problem('invalid_request', 'This is not a well-formed HTTP/1.1 request.');
  }
}
