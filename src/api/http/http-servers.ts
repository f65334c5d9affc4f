/** The HTTP server: its timeouts, and responses that Node would otherwise send itself. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { parserProblem, tunnelProblem } from './client-errors.ts';
import type { Refuse } from './client-errors.ts';
import type { ContractDocument } from '../contract/contract.ts';
import { browserHeaders } from './cross-origin.ts';
import { pipelineOptions, Pipelines } from './pipelines.ts';
import { problemRenderer } from './problem-responses.ts';
import { Problem } from './problems.ts';

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface TimeLimits {
  readonly headersTimeoutMs: number;
  /** From the first byte of a request to the last byte of its body. */
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
}

const timeLimits: TimeLimits = {
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 30_000,
  keepAliveTimeoutMs: 65_000,
};
const timeoutCheckIntervalMs = 5_000;

/** A server without a port and a listener. */
export function createHttpServer(limits = timeLimits): Server {
  const { headersTimeoutMs, requestTimeoutMs, keepAliveTimeoutMs } = limits;
  const server = createServer({
    ...pipelineOptions,
    headersTimeout: headersTimeoutMs,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(timeoutCheckIntervalMs, requestTimeoutMs),
    // Node would respond with an empty 400. The service's problem says what is missing.
    requireHostHeader: false,
  });
  // A client may close its side and wait for responses (RFC 9112, section 9.6). By default, Node would not send them.
  return Object.assign(server, { httpAllowHalfOpen: true });
}

/** Node's events for a new request. */
export const requestEvents = ['request', 'checkContinue', 'checkExpectation'] as const;

/** Passes all requests to a listener from now on, and everything that isn't a valid request to `refuse`. */
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
  // The body is requested when it is read (RFC 9110, section 10.1.1), which doesn't happen for a refused request. Other
  // expectations are ignored; Node would respond with an empty 417.
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
    // Node has removed its listeners, so an error would end the process.
    socket.on('error', () => socket.destroy());
    refuseInTurn(tunnelProblem(), socket);
  });
}

/**
 * The pending responses of each connection. A refusal is sent after them; otherwise it would be taken for the response
 * to an earlier request.
 */
class OpenAnswers {
  readonly #open = new WeakMap<Duplex, ServerResponse[]>();

  add(request: IncomingMessage, response: ServerResponse): void {
    let open = this.#open.get(request.socket);
    if (open === undefined) this.#open.set(request.socket, (open = []));
    open.push(response);
    response.on('close', () => {
      open.splice(open.indexOf(response), 1);
    });
  }

  /**
   * Runs `refuse` once all complete requests of a connection have their responses. If the broken one has one too,
   * closes the connection.
   */
  whenGiven(socket: Duplex, refuse: () => void): void {
    const open = this.#open.get(socket) ?? [];
    const first = open.find(({ req }) => req.complete);
    if (first !== undefined)
      first.once('close', () => {
        this.whenGiven(socket, refuse);
      });
    else if (open.some(({ headersSent }) => headersSent)) socket.end();
    else refuse();
  }
}

/** A request target can contain the server, as for a proxy (RFC 9112, section 3.2.2). */
function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') || path === '*' ? path : `/${path}`;
}

/** The listener while the service starts: reports that the process is alive, and refuses everything else with a 503. */
export function startingListener(contract: ContractDocument, publicUrl: string): Listener {
  const render = problemRenderer(contract, publicUrl);
  const shared = browserHeaders(publicUrl);
  return (request, response) => {
    const requestId = randomUUID();
    // Long migrations must not cause a restart.
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
