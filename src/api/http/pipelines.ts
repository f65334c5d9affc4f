/**
 * Requests that a client sends without waiting for answers (RFC 9112, section 9.3.2). Node would carry them all out at
 * the same time and buffer the responses. Here, each begins when the client has read the previous response.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** If a client sends more requests before it reads a response, its connection is closed. */
const waitingMax = 100;

export class Pipelines {
  /** The requests that wait on each connection for the current one. */
  readonly #waiting = new WeakMap<Duplex, (() => void)[]>();

  /**
   * Runs `answer` when all earlier requests on the connection have their responses, unless the connection is closed by
   * then.
   */
  run({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    response.on('close', () => {
      this.#next(socket);
    });
    const waiting = this.#waiting.get(socket);
    if (waiting === undefined) {
      this.#waiting.set(socket, []);
      answer();
    } else if (waiting.length < waitingMax) {
      waiting.push(answer);
    } else {
      socket.destroy();
    }
  }

  #next(socket: Duplex): void {
    const answer = socket.destroyed ? undefined : this.#waiting.get(socket)?.shift();
    if (answer === undefined) this.#waiting.delete(socket);
    else answer();
  }
}
