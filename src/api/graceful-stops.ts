/**
 * Stops an HTTP server without failing a request: answers tell clients to leave their connections, then the port closes,
 * then what is left of the connections (docs/decisions/0036-starts-and-stops.md).
 */
import { once } from 'node:events';
import { Server as NetServer } from 'node:net';
import type { Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { requestEvents } from './http-servers.ts';

export interface StopTimes {
  /** For balancers to notice that `/readyz` fails; new connections are accepted meanwhile. */
  readonly delayMs: number;
  /** For idle connections to bring a request that is on its way, once the port is closed. */
  readonly idleMs: number;
  /** For requests in progress, once the port is closed. */
  readonly drainMs: number;
}

const sweepIntervalMs = 50;
/** A turn of the event loop that takes longer did other work after it had looked for new connections. */
const quietTurnMsMax = 0.1;
const quietTurnsMax = 10_000;

export class GracefulStop {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #open = new Map<Socket, ServerResponse[]>();
  #isLeaving = false;

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
  }

  /** Watches the requests of the listener that was just set, also those that wait behind others on their connection. */
  watch(): void {
    for (const event of requestEvents) {
      this.#server.prependListener(event, (request: IncomingMessage, response: ServerResponse) => {
        this.#note(request, response);
      });
    }
  }

  /** Has every answer from now on say that its connection closes. */
  announce(): void {
    this.#isLeaving = true;
    for (const responses of this.#open.values()) closeAfterLast(responses);
  }

  /** Resolves when the port and all connections are closed, at once when `hurrying` is aborted. */
  async stop({ delayMs, idleMs, drainMs }: StopTimes, hurrying: AbortSignal): Promise<void> {
    this.announce();
    const closed = once(this.#server, 'close');
    await delay(delayMs, undefined, { signal: hurrying }).catch(() => undefined);
    await this.#untilNobodyKnocks();
    // Not the close of an HTTP server, which also closes idle connections, and resets the requests on their way there.
    NetServer.prototype.close.call(this.#server);
    const endsAtMs = performance.now() + drainMs;
    const idleEndsAtMs = performance.now() + idleMs;
    const sweep = setInterval(() => {
      const now = performance.now();
      if (now >= endsAtMs || hurrying.aborted) this.#server.closeAllConnections();
      // Right after the event loop has read what has come.
      else if (now >= idleEndsAtMs) {
        setImmediate(() => {
          this.#closeIdle();
        });
      }
    }, sweepIntervalMs);
    await closed;
    clearInterval(sweep);
  }

  #note(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const responses = this.#open.get(socket) ?? [];
    responses.push(response);
    this.#open.set(socket, responses);
    response.once('close', () => {
      responses.splice(responses.indexOf(response), 1);
      if (responses.length === 0) this.#open.delete(socket);
    });
    if (this.#isLeaving) closeAfterLast(responses);
  }

  /**
   * Resolves right after a look for new connections that found none: one that the kernel has accepted and this process
   * has not is reset when the port closes.
   */
  async #untilNobodyKnocks(): Promise<void> {
    let hasKnocked = true;
    const note = (): void => {
      hasKnocked = true;
    };
    this.#server.on('connection', note);
    for (let turn = 0; hasKnocked && turn < quietTurnsMax; turn += 1) {
      hasKnocked = false;
      const startedAtMs = performance.now();
      await nextTurn();
      if (performance.now() - startedAtMs > quietTurnMsMax) hasKnocked = true;
    }
    this.#server.off('connection', note);
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections();
    // Browsers open connections ahead of need, and Node does not count them as idle before their first request.
    for (const socket of this.#sockets) if (socket.bytesRead === 0) socket.destroy();
  }
}

/** A client may send several requests without waiting for answers; all of them are answered before the end. */
function closeAfterLast(responses: readonly ServerResponse[]): void {
  responses.forEach((response, index) => {
    if (!response.headersSent) response.shouldKeepAlive = index < responses.length - 1;
  });
}
