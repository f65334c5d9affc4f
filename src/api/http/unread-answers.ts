/**
 * Closes connections whose clients don't read the response: those without progress for a while, and the most idle ones
 * if unread responses use too much memory (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export interface UnreadLimits {
  /** How long a response can wait without its client reading a byte. */
  readonly stallTimeoutMs: number;
  /** The maximum for all clients together. */
  readonly sizeBytesMax: number;
  /** The maximum for one credential, or for one network without a credential. */
  readonly clientSizeBytesMax: number;
}

export const usualUnreadLimits: UnreadLimits = {
  stallTimeoutMs: 30_000,
  sizeBytesMax: 134_217_728,
  clientSizeBytesMax: 16_777_216,
};

/** A response that is not completely passed to the operating system. */
interface UnreadAnswer {
  readonly socket: Socket;
  readonly client: string;
  /** The bytes that are not passed to the operating system yet. */
  leftBytes: number;
  progressAtMs: number;
}

type Reason = 'client' | 'process' | 'stalled';

const checksPerTimeout = 10;

export class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #answers = new Set<UnreadAnswer>();
  readonly #ended: Counter<'reason'>;
  /** Runs while there are such responses. */
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: UnreadLimits, registry: Registry) {
    this.#limits = limits;
    this.#ended = new Counter({
      name: 'http_unread_answers_ended_total',
      help: 'Connections that were closed because the client did not read the response',
      labelNames: ['reason'],
      registers: [registry],
    });
    const unsent = new Gauge({
      name: 'http_unread_answers_bytes',
      help: 'Memory held by responses that clients have not read yet',
      registers: [registry],
      collect: () => {
        unsent.set(sizeOf([...this.#answers]));
      },
    });
  }

  /** @param clientOf called when the response is complete, because the client may be unknown before */
  watch(response: ServerResponse, clientOf: () => string): void {
    // By then, the whole response has been written.
    response.on('prefinish', () => {
      const { socket } = response;
      if (socket !== null && socket.writableLength > 0) this.#add(response, socket, clientOf());
    });
  }

  #add(response: ServerResponse, socket: Socket, client: string): void {
    const answer = { socket, client, leftBytes: leftBytesOf(socket), progressAtMs: performance.now() };
    this.#answers.add(answer);
    response.once('close', () => {
      this.#answers.delete(answer);
      if (this.#answers.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
    this.#timer ??= setInterval(() => {
      this.#endStalled();
    }, this.#limits.stallTimeoutMs / checksPerTimeout).unref();
    this.#endMostIdle(answer);
  }

  #endStalled(): void {
    this.#noteProgress();
    const since = performance.now() - this.#limits.stallTimeoutMs;
    for (const answer of this.#answers) {
      if (answer.progressAtMs <= since) this.#end(answer, 'stalled');
    }
  }

  /** Makes room for a new response, which itself is always kept, even if it is larger than the client's maximum. */
  #endMostIdle(added: UnreadAnswer): void {
    const { sizeBytesMax, clientSizeBytesMax } = this.#limits;
    const all = [...this.#answers];
    const ofClient = all.filter(({ client }) => client === added.client);
    if (sizeOf(ofClient) <= clientSizeBytesMax && sizeOf(all) <= sizeBytesMax) return;
    this.#noteProgress();
    this.#endUntil(clientSizeBytesMax, ofClient, added, 'client');
    this.#endUntil(sizeBytesMax, [...this.#answers], added, 'process');
  }

  #endUntil(
    sizeBytesMax: number,
    answers: readonly UnreadAnswer[],
    kept: UnreadAnswer,
    reason: Reason,
  ): void {
    let sizeBytes = sizeOf(answers);
    const mostIdleFirst = answers.toSorted((a, b) => a.progressAtMs - b.progressAtMs);
    for (const answer of mostIdleFirst) {
      if (sizeBytes <= sizeBytesMax) return;
      if (answer === kept) continue;
      sizeBytes -= answer.socket.writableLength;
      this.#end(answer, reason);
    }
  }

  /** A reset, so that the operating system drops its unsent bytes, too. */
  #end(answer: UnreadAnswer, reason: Reason): void {
    this.#answers.delete(answer);
    this.#ended.inc({ reason });
    answer.socket.resetAndDestroy();
  }

  #noteProgress(): void {
    for (const answer of this.#answers) {
      const leftBytes = leftBytesOf(answer.socket);
      if (leftBytes === answer.leftBytes) continue;
      answer.leftBytes = leftBytes;
      answer.progressAtMs = performance.now();
    }
  }
}

function sizeOf(answers: readonly UnreadAnswer[]): number {
  return answers.reduce((sum, { socket }) => sum + socket.writableLength, 0);
}

/**
 * The bytes that are not passed to the operating system yet. `writableLength` and `bytesWritten` count only complete
 * writes, and a response is one write. The socket's handle counts bytes, as Node's own timeouts do.
 */
function leftBytesOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? socket.writableLength;
}
