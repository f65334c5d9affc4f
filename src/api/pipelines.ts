/**
 * Requests that a client sends without waiting for answers (RFC 9112, section 9.3.2). Node would carry them all out at
 * once and keep their answers; here each begins when the previous one has been read.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** A client that sends more requests before it reads an answer loses the connection. */
const waitingMax = 100;

export class Pipelines {
  /** The requests that wait on each connection, behind the one that is being answered. */
  readonly #waiting = new WeakMap<Duplex, (() => void)[]>();

  /** Runs `answer` when all requests before this one on its connection have been answered, unless it is gone by then. */
  run({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    response.once('close', () => {
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
