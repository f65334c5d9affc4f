/**
 * A connection to Redis that never keeps a request waiting: it is given up as soon as it fails or is late, and a new one
 * is tried until one answers (docs/decisions/0022-rate-limits.md). It knows nothing of what its commands mean.
 */
import { ErrorReply } from '@redis/client';
import type { Logger } from 'pino';

/** What is needed of a client of `@redis/client`. */
export interface RedisClient {
  connect(): Promise<unknown>;
  destroy(): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface RedisConnectionOptions<Client extends RedisClient> {
  /** Creates a client that is not connected yet and does not connect again by itself. */
  readonly newClient: () => Client;
  /** Something that needs every right that later commands need. */
  readonly probe: (client: Client) => Promise<unknown>;
  readonly logger: Logger;
}

/** Redis responds but refuses the service; the message is what Redis said. */
export class RedisRefusal extends Error {
  override readonly name = 'RedisRefusal';
}

/** How long a request waits for an answer. */
const answerTimeoutMs = 100;
/** For the connection with TLS, password and probe; above `connectTimeoutMs`, so that a given-up client has a socket. */
const openTimeoutMs = 2_000;
const retryDelayMs = 1_000;

/** How long a client may try to reach the server. */
export const connectTimeoutMs = 1_500;

/** Answers that waiting does not change: wrong password or user, a missing right, a database that is not there. */
const refusal =
  /^(?:WRONGPASS|NOAUTH|NOPERM)\b|invalid password|without any password|DB index is out of range/;

export class RedisConnection<Client extends RedisClient> {
  readonly #options: RedisConnectionOptions<Client>;
  /** Absent while Redis is unavailable. */
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: RedisConnectionOptions<Client>) {
    this.#options = options;
  }

  get isUp(): boolean {
    return this.#client !== undefined;
  }

  /** Tries once; where Redis cannot be reached, it is tried again in the background. @throws {RedisRefusal} */
  async open(): Promise<void> {
    try {
      this.#client = await this.#connect();
    } catch (error) {
      if (error instanceof ErrorReply && refusal.test(error.message)) throw new RedisRefusal(error.message);
      this.#warn(error);
      this.#retryLater();
    }
  }

  /** What Redis answers, or undefined if it is unavailable, fails or is late. Never rejects. */
  async run<Answer>(command: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
    const client = this.#client;
    if (client === undefined) return undefined;
    try {
      return await inTime(command(client), answerTimeoutMs);
    } catch (error) {
      this.#giveUp(client, error);
      return undefined;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    if (this.#client !== undefined) destroy(this.#client);
    this.#client = undefined;
  }

  async #connect(): Promise<Client> {
    const { newClient, probe } = this.#options;
    const client = newClient();
    // Also while nobody waits for an answer: the next request shall find out nothing.
    client.on('error', (error) => {
      this.#giveUp(client, error);
    });
    try {
      await inTime(
        client.connect().then(() => probe(client)),
        openTimeoutMs,
      );
      return client;
    } catch (error) {
      destroy(client);
      throw error;
    }
  }

  /** Of many commands that fail together, the first gives the connection up; the others find it given up. */
  #giveUp(client: Client, error: unknown): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    destroy(client);
    this.#warn(error);
    this.#retryLater();
  }

  #warn(err: unknown): void {
    this.#options.logger.warn({ err }, 'Redis is unavailable; this process counts requests in memory');
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    this.#retry = setTimeout(() => {
      this.#connect().then(
        (client) => {
          this.#adopt(client);
        },
        () => {
          this.#retryLater();
        },
      );
    }, retryDelayMs).unref();
  }

  #adopt(client: Client): void {
    if (this.#isClosed) {
      destroy(client);
      return;
    }
    this.#client = client;
    this.#options.logger.info('Redis is available again and counts requests');
  }
}

function destroy(client: RedisClient): void {
  try {
    client.destroy();
  } catch {
    // It was closed already.
  }
}

/** A late answer is late by so many timers in a row. */
const waitingTurns = 4;

/**
 * Waits in several turns of the event loop: while this process itself is busy it neither sends nor reads, which must not
 * be taken for a slow Redis.
 *
 * @throws what the work throws, or an Error when it takes longer
 */
function inTime<Value>(work: Promise<Value>, timeoutMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    let turnsLeft = waitingTurns;
    const timer = setTimeout(() => {
      turnsLeft -= 1;
      if (turnsLeft > 0) timer.refresh();
      else reject(new Error(`there was no answer within ${timeoutMs} ms`));
    }, timeoutMs / waitingTurns);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
