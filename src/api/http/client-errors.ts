/** Refuses what Node's HTTP parser rejects: writes a problem and closes the connection. */
import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { ContractDocument } from '../contract/contract.ts';
import { anyMethod, browserHeaders } from './cross-origin.ts';
import { problemRenderer } from './problem-responses.ts';
import { Problem } from './problems.ts';

export type Refuse = (problem: Problem, socket: Duplex) => void;

/** How long a client has to close the connection after a refusal. */
const lingerTimeoutMs = 5_000;

/** Writes a problem to a socket as a response, and closes the connection. */
export function socketRefusals(contract: ContractDocument, publicUrl: string): Refuse {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (problem, socket) => {
    if (!socket.writable) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = render(problem, randomUUID());
    const fields = { ...shared, ...headers, Connection: 'close' };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    // The reason phrase can be empty (RFC 9112, section 4).
    socket.end(`HTTP/1.1 ${status} \r\n${lines.join('')}\r\n${body}`);
    const timer = setTimeout(() => socket.destroy(), lingerTimeoutMs);
    socket.once('close', () => {
      clearTimeout(timer);
    });
  };
}

/** The problem for an error of Node's HTTP parser. */
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

/** The problem for CONNECT, which Node has no response for. */
export function tunnelProblem(): Problem {
  return new Problem('method_not_allowed', 'This service is not a proxy.', { headers: { Allow: anyMethod } });
}
