/**
 * Requests that a client sends without waiting for answers (RFC 9112, section 9.3.2). Node would carry them all out at
 * the same time and buffer the responses. Here, each begins when the client has read the previous response.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** If a client sends more requests before it reads a response, its connection is closed. */
const waitingMax = 100;

interface Pipeline {
  isBusy: boolean;
  /** The requests that wait for the current one. */
  readonly waiting: (() => void)[];
}

export class Pipelines {
  /** Each connection with a request has one, for as long as it lives. */
  readonly #byConnection = new WeakMap<Duplex, Pipeline>();

  /**
   * Runs `answer` when all earlier requests on the connection have their responses, unless the connection is closed by
   * then.
   */
  run({ socket }: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const pipeline = this.#of(socket);
    response.on('close', () => {
      pipeline.isBusy = false;
      const next = socket.destroyed ? undefined : pipeline.waiting.shift();
      if (next !== undefined) begin(pipeline, next);
    });
    if (!pipeline.isBusy) begin(pipeline, answer);
    else if (pipeline.waiting.length < waitingMax) pipeline.waiting.push(answer);
    else socket.destroy();
  }

  #of(socket: Duplex): Pipeline {
    let pipeline = this.#byConnection.get(socket);
    if (pipeline === undefined) {
      pipeline = { isBusy: false, waiting: [] };
      this.#byConnection.set(socket, pipeline);
    }
    return pipeline;
  }
}

function begin(pipeline: Pipeline, answer: () => void): void {
  pipeline.isBusy = true;
  answer();
}
