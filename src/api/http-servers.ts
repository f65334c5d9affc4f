/** The HTTP server itself: its time limits, and what Node would answer on its own in another form than ours. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ContractDocument } from './contract.ts';
import { browserHeaders } from './cross-origin.ts';
import { Problem, problemRenderer } from './problems.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface TimeLimits {
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the last of its body. */
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
}

const timeLimits: TimeLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
};
const timeoutCheckIntervalMs = 5_000;

/** A server that does not listen yet and has nobody to answer. */
export function createHttpServer(limits = timeLimits): Server {
  const { headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = limits;
  return createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(timeoutCheckIntervalMs, requestTimeoutMs),
    // Node would answer with an empty 400; ours says what is missing.
    requireHostHeader: false,
  });
}

/** Gives all requests to a listener, from now on. */
export function setListener(server: Server, listener: Listener): void {
  // The body is asked for when it is read (RFC 9110, section 10.1.1), which a refused request never comes to; other
  // expectations may be ignored, where Node would answer with an empty 417.
  for (const event of ['request', 'checkContinue', 'checkExpectation']) {
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, response: ServerResponse) => {
      request.url = originForm(request.url ?? '/');
      listener(request, response);
    });
  }
}

/** A target may name the server too, as for a proxy (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

/** Answers everything with 503 while the service starts. */
export function startingListener(contract: ContractDocument, publicUrl: string): Listener {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (_request, response) => {
    const requestId = randomUUID();
    const problem = new Problem('unavailable', 'The service is starting; try again shortly.', {
      headers: { 'Retry-After': '1' },
    });
    const { status, headers, body } = render(problem, requestId);
    response.writeHead(status, { ...shared, ...headers, 'Request-Id': requestId, Connection: 'close' });
    response.end(JSON.stringify(body));
  };
}
