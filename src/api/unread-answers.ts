/**
 * Closes connections whose clients don't read the response: those without progress for a while, and the most idle of
 * those that together hold too much memory (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Counter, Gauge } from 'prom-client';
import type { Registry } from 'prom-client';

export interface UnreadLimits {
  /** How long an answer may wait without its client taking a byte. */
  readonly stallTimeoutMs: number;
  /** What this process keeps for all clients together. */
  readonly sizeBytesMax: number;
  /** What it keeps for one credential, or for one network without a credential. */
  readonly clientSizeBytesMax: number;
}

export const usualUnreadLimits: UnreadLimits = {
  stallTimeoutMs: 30_000,
  sizeBytesMax: 134_217_728,
  clientSizeBytesMax: 16_777_216,
};

/** An answer that the operating system has not taken as a whole. */
interface UnreadAnswer {
  readonly socket: Socket;
  readonly client: string;
  /** What the operating system has still to take. */
  leftBytes: number;
  progressAtMs: number;
}

type Reason = 'client' | 'process' | 'stalled';

const checksPerTimeout = 10;

export class UnreadAnswers {
  readonly #limits: UnreadLimits;
  readonly #answers = new Set<UnreadAnswer>();
  readonly #ended: Counter<'reason'>;
  /** Runs while there are such answers. */
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

  /** @param clientOf asked when the answer is complete: until then nobody may know who gets it */
  watch(response: ServerResponse, clientOf: () => string): void {
    // By then all of the answer has been written.
    response.once('prefinish', () => {
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

  /** Makes room for a new answer, which itself always stays: one may be larger than what a client may have. */
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

  /** A reset, so that the operating system drops what it still has to send, too. */
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
 * What the operating system has still to take. A socket counts only whole writes in `writableLength` and
 * `bytesWritten`, and an answer is one; its handle counts bytes, which is what Node's own timeouts look at.
 */
function leftBytesOf(socket: Socket): number {
  const { _handle: handle } = socket as { _handle?: { readonly writeQueueSize?: number } | null };
  return handle?.writeQueueSize ?? socket.writableLength;
}
