/**
 * A connection to Redis that never delays requests: it is closed as soon as it fails or is late, and replaced in the
 * background (docs/decisions/0022-rate-limits.md).
 */
import { ErrorReply } from '@redis/client';
import type { Logger } from 'pino';

/** The used part of a client of `@redis/client`. */
export interface RedisClient {
  connect(): Promise<unknown>;
  destroy(): void;
  on(event: 'error', listener: (error: Error) => void): unknown;
}

export interface RedisConnectionOptions<Client extends RedisClient> {
  /** Creates a client that is not connected, and doesn't reconnect by itself. */
  readonly newClient: () => Client;
  /** A command that needs all permissions that later commands need. */
  readonly probe: (client: Client) => Promise<unknown>;
  readonly logger: Logger;
}

/** Redis refuses the service. The message is Redis's. */
export class RedisRefusal extends Error {
  override readonly name = 'RedisRefusal';
}

/** How long a request waits for Redis. */
const answerTimeoutMs = 100;
/**
 * For the connection with TLS, password and probe. Longer than `connectTimeoutMs`, so that a closed client has a
 * socket.
 */
const openTimeoutMs = 2_000;
const retryDelayMs = 1_000;

/** How long a client tries to connect. */
export const connectTimeoutMs = 1_500;

/** Permanent errors: a wrong password or user, a missing permission, a missing database. */
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

  /** Connects once. If Redis can't be reached, retries in the background. @throws {RedisRefusal} */
  async open(): Promise<void> {
    try {
      this.#client = await this.#connect();
    } catch (error) {
      if (error instanceof ErrorReply && refusal.test(error.message)) throw new RedisRefusal(error.message);
      this.#warn(error);
      this.#retryLater();
    }
  }

  /** The result of a command; undefined if Redis is unavailable, fails or is late. Never rejects. */
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
    // Also while no request waits, so that the next request doesn't have to find out.
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

  /** If several commands fail together, only the first closes the connection. */
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

/** The number of timers in a row after which a response is late. */
const waitingTurns = 4;

/**
 * Waits in several turns of the event loop, because a busy process neither sends nor reads, which doesn't mean that
 * Redis is slow.
 *
 * @throws what the work throws, or an Error if it takes longer
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
