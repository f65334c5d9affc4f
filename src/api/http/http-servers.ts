/** The HTTP server itself: its time limits, and what Node would answer on its own in another form than ours. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parserProblem, tunnelProblem } from './client-errors.ts';
import type { Refuse } from './client-errors.ts';
import type { ContractDocument } from '../contract/contract.ts';
import { browserHeaders } from './cross-origin.ts';
import { Pipelines } from './pipelines.ts';
import { problemRenderer } from './problem-responses.ts';
import { Problem } from './problems.ts';

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
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(timeoutCheckIntervalMs, requestTimeoutMs),
    // Node would answer with an empty 400; ours says what is missing.
    requireHostHeader: false,
  });
  // A client may say that it sends no more and wait for its answers (RFC 9112, section 9.6); Node would not give them.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/** What Node calls the arrival of a request. */
export const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** From now on, passes all requests to a listener, and everything that isn't a valid request to `refuse`. */
export function setListener(server: Server, listener: Listener, refuse: Refuse): void {
  const answers = new OpenAnswers();
  const pipelines = new Pipelines();
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    answers.add(request, response);
    request.url = originForm(request.url ?? '/');
    pipelines.run(request, response, () => {
      listener(request, response);
    });
  };
  const refuseInTurn = (problem: Problem, socket: Duplex): void => {
    answers.whenGiven(socket, () => {
      refuse(problem, socket);
    });
  };
  // The body is asked for when it is read (RFC 9110, section 10.1.1), which a refused request never comes to; other
  // expectations may be ignored, where Node would answer with an empty 417.
  for (const event of requestEvents) {
    server.removeAllListeners(event).on(event, serve);
  }
  server
    .removeAllListeners('clientError')
    .on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
      if (error.code === 'ECONNRESET') socket.destroy();
      else refuseInTurn(parserProblem(error.code), socket);
    });
  // Node would close the connection silently.
  server.removeAllListeners('connect').on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Its errors would end the process: Node has taken its own listeners off.
    socket.on('error', () => socket.destroy());
    refuseInTurn(tunnelProblem(), socket);
  });
}

/**
 * The answers that are still to be given on each connection. What comes after them is refused after them, or the
 * refusal would be taken for the answer to a request that is still being carried out.
 */
class OpenAnswers {
  readonly #open = new WeakMap<Duplex, Set<ServerResponse>>();

  add(request: IncomingMessage, response: ServerResponse): void {
    const open = this.#open.get(request.socket) ?? new Set();
    this.#open.set(request.socket, open.add(response));
    response.once('close', () => open.delete(response));
  }

  /** Runs `refuse` once all whole requests of a connection have their answers; ends it if the broken one has, too. */
  whenGiven(socket: Duplex, refuse: () => void): void {
    const open = [...(this.#open.get(socket) ?? [])];
    const first = open.find(({ req }) => req.complete);
    if (first !== undefined)
      first.once('close', () => {
        this.whenGiven(socket, refuse);
      });
    else if (open.some(({ headersSent }) => headersSent)) socket.end();
    else refuse();
  }
}

/** A target may name the server too, as for a proxy (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

/** While the service starts: reports that the process is alive, and refuses everything else with a 503. */
export function startingListener(contract: ContractDocument, publicUrl: string): Listener {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (request, response) => {
    const requestId = randomUUID();
    // However long migrations take, the process must not be restarted for it.
    const isAlive = request.url === '/livez' && ['GET', 'HEAD'].includes(request.method ?? '');
    const { status, headers, body } = isAlive ? alive : render(starting, requestId);
    response.writeHead(status, { ...shared, 'Request-Id': requestId, ...headers, Connection: 'close' });
    response.end(body);
  };
}

const alive = {
  status: 200,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify({ status: 'ok' }),
};

const starting = new Problem('unavailable', 'The service is starting. Try again shortly.', {
  headers: { 'Retry-After': '1' },
});
