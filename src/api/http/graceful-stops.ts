/**
 * Stops an HTTP server without failing a request: responses announce that connections close, then the port closes, then
 * the remaining connections (docs/decisions/0036-starts-and-stops.md).
 */
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { requestEvents } from './http-servers.ts';

export interface StopTimes {
  /** Time for balancers to notice that `/readyz` fails. New connections are accepted meanwhile. */
  readonly delayMs: number;
  /** After the port is closed, time for requests that are on their way on idle connections. */
  readonly idleMs: number;
  /** After the port is closed, time for requests in progress. */
  readonly drainMs: number;
}

const sweepIntervalMs = 50;
/** A longer turn of the event loop did other work after it checked for new connections. */
const quietTurnMsMax = 0.1;
const quietTurnsMax = 10_000;

export class GracefulStop {
  readonly #server: Server;
  /** The pending responses of each connection. */
  readonly #open = new Map<Socket, ServerResponse[]>();
  #isLeaving = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, []);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Watches the requests of the current listener, including those that wait for others on their connection. */
  watch(): void {
    for (const event of requestEvents) {
      this.#server.prependListener(event, (request: IncomingMessage, response: ServerResponse) => {
        this.#note(request, response);
      });
    }
  }

  /** From now on, every response announces that its connection closes. */
  announce(): void {
    this.#isLeaving = true;
    for (const responses of this.#open.values()) closeAfterLast(responses);
  }

  /** Resolves when the port and all connections are closed; immediately if `hurrying` is aborted. */
  async stop({ delayMs, idleMs, drainMs }: StopTimes, hurrying: AbortSignal): Promise<void> {
    this.announce();
    const closed = once(this.#server, 'close');
    await delay(delayMs, undefined, { signal: hurrying }).catch(() => undefined);
    await this.#untilNoNewConnections();
    // Not the HTTP server's `close`, which also closes idle connections and resets requests that are on their way.
    NetServer.prototype.close.call(this.#server);
    const endsAtMs = performance.now() + drainMs;
    const idleEndsAtMs = performance.now() + idleMs;
    const sweep = setInterval(() => {
      const now = performance.now();
      if (now >= endsAtMs || hurrying.aborted) this.#server.closeAllConnections();
      // Right after the event loop has read all data.
      else if (now >= idleEndsAtMs) {
        setImmediate(() => {
          this.#closeIdle();
        });
      }
    }, sweepIntervalMs);
    await closed;
    clearInterval(sweep);
  }

  #note({ socket }: IncomingMessage, response: ServerResponse): void {
    const responses = this.#open.get(socket) ?? [];
    responses.push(response);
    response.on('close', () => {
      responses.splice(responses.indexOf(response), 1);
    });
    if (this.#isLeaving) closeAfterLast(responses);
  }

  /**
   * Resolves right after a check for new connections that found none. Closing the port resets connections that the
   * kernel has accepted and this process has not.
   */
  async #untilNoNewConnections(): Promise<void> {
    let hasNewConnections = true;
    const note = (): void => {
      hasNewConnections = true;
    };
    this.#server.on('connection', note);
    for (let turn = 0; hasNewConnections && turn < quietTurnsMax; turn += 1) {
      hasNewConnections = false;
      const startedAtMs = performance.now();
      await nextTurn();
      if (performance.now() - startedAtMs > quietTurnMsMax) hasNewConnections = true;
    }
    this.#server.off('connection', note);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    // Browsers open connections in advance, and Node doesn't consider them idle before their first request.
    for (const socket of this.#open.keys()) if (socket.bytesRead === 0) socket.destroy();
  }
}

/**
 * A client can send several requests without waiting for responses. All of them get a response before the connection
 * closes.
 */
function closeAfterLast(responses: readonly ServerResponse[]): void {
  responses.forEach((response, index) => {
    if (!response.headersSent) response.shouldKeepAlive = index < responses.length - 1;
  });
}
