/**
 * Requests that a client sends without waiting for answers (RFC 9112, section 9.3.2). Node would carry them all out at
 * the same time and buffer the responses. Here, each begins when the client has read the previous response.
 */
import { IncomingMessage } from 'node:http';
import type { ServerOptions, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** If a client sends more requests before it reads a response, its connection is closed. */
const waitingMax = 20;

interface Pipeline {
  isBusy: boolean;
  /** The requests that wait for the current one. */
  readonly waiting: (() => void)[];
}

/** Whether a connection has as many waiting requests as there can be. */
const isFull = Symbol('isFull');

interface PipelinedConnection extends Duplex {
  [isFull]?: boolean;
}

/** Asked when a request arrives: Node reads `upgrade` once more at the end of what it has parsed. */
function isTooMany({ socket }: IncomingMessage): boolean {
  return (socket as PipelinedConnection | null)?.[isFull] === true;
}

/**
 * Stops Node's parser at a request that is one too many, as for an upgrade to another protocol. Otherwise it would read on to
 * the end of what has arrived, which can be thousands of requests, also after the connection is closed.
 */
class PipelinedRequest extends IncomingMessage {
  declare isUpgrade: boolean;

  get upgrade(): boolean {
    return this.isUpgrade;
  }

  /** Called with whether the client asks for another protocol; in the constructor, too. */
  set upgrade(isUpgrade: boolean) {
    this.isUpgrade = isUpgrade || isTooMany(this);
  }
}

/** For the server whose requests they are. Without a listener for upgrades, Node closes the connection then. */
export const pipelineOptions = {
  IncomingMessage: PipelinedRequest,
  shouldUpgradeCallback: isTooMany,
} satisfies ServerOptions;

export class Pipelines {
  /** Each connection with a request has one, for as long as it lives. */
  readonly #byConnection = new WeakMap<Duplex, Pipeline>();

  /**
   * Runs `answer` when all earlier requests on the connection have their responses, unless the connection is closed by
   * then.
   */
  run(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
    const socket: PipelinedConnection = request.socket;
    const pipeline = this.#of(socket);
    response.on('close', () => {
      pipeline.isBusy = false;
      const next = socket.destroyed ? undefined : pipeline.waiting.shift();
      socket[isFull] = false;
      if (next !== undefined) begin(pipeline, next);
    });
    if (!pipeline.isBusy) begin(pipeline, answer);
    else if (pipeline.waiting.push(answer) === waitingMax) socket[isFull] = true;
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
