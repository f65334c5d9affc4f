/** Listens for PostgreSQL's notifications on a connection of its own, which is opened again after it breaks. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Called with the payload of a notification. */
export type OnNotification = (payload: string) => void;

export interface NotificationListenerOptions {
  /** Bypasses a pooler in transaction mode, because LISTEN belongs to a session. */
  readonly url: string;
  /** Called when the connection breaks or can't be opened. Notifications from until it is open again are lost. */
  readonly onError: (error: unknown) => void;
}

const retryMs = 1_000;
const connectTimeoutMs = 10_000;

export class NotificationListener {
  readonly #options: NotificationListenerOptions;
  readonly #stopping = new AbortController();
  readonly #listeners = new Map<string, OnNotification>();
  #client: pg.Client | undefined;
  #listening: Promise<void> | undefined;

  constructor(options: NotificationListenerOptions) {
    this.#options = options;
  }

  /** Listens to a channel from soon on, in place of who did before. @param channel a name that needs no quotes */
  listen(channel: string, onNotification: OnNotification): void {
    const isNew = !this.#listeners.has(channel);
    this.#listeners.set(channel, onNotification);
    // A connection that breaks listens to every channel once it is open again.
    if (isNew) this.#client?.query(`LISTEN ${channel}`).catch(() => undefined);
  }

  start(): void {
    this.#listening = this.#listen();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#listening;
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#listenOnce();
      } catch (error) {
        this.#options.onError(error);
      }
      await delay(retryMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Resolves when the listener stops. @throws what breaks the connection */
  async #listenOnce(): Promise<void> {
    const { signal } = this.#stopping;
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'boards service listener',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    const ended = Promise.withResolvers<undefined>();
    client.on('error', ended.reject);
    client.on('end', () => {
      ended.reject(new Error('the connection was closed'));
    });
    client.on('notification', ({ channel, payload = '' }) => {
      this.#listeners.get(channel)?.(payload);
    });
    const stop = () => {
      ended.resolve(undefined);
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      await client.connect();
      this.#client = client;
      await client.query([...this.#listeners.keys()].map((channel) => `LISTEN ${channel}`).join('; '));
      if (signal.aborted) return;
      await ended.promise;
    } finally {
      this.#client = undefined;
      ended.promise.catch(() => undefined);
      signal.removeEventListener('abort', stop);
      await client.end().catch(() => undefined);
    }
  }
}
