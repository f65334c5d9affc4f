/**
 * Shows other processes that this one is alive, and releases the jobs of dead ones, which graphile-worker itself keeps
 * locked for four hours (docs/decisions/0016-mail-and-jobs.md).
 *
 * Each worker pool holds an advisory lock in the session of one connection. PostgreSQL releases it as soon as the
 * connection ends, for whatever reason.
 */
import pg from 'pg';
import type { Logger } from 'pino';
import { endInSilence } from '../../db/silent-connections.ts';

export interface PoolLivenessOptions {
  /** Bypasses a pooler, because the lock belongs to the session. */
  readonly url: string;
  readonly logger: Logger;
  /** How often to check other pools. A pool that is missing twice in a row is dead. */
  readonly intervalMs: number;
  /** How long a connection can be silent; more than the interval. */
  readonly silenceMs: number;
}

const reconnectDelayMs = 1_000;
const connectTimeoutMs = 5_000;

// By default, the server takes two hours to notice that a machine is gone.
const sessionSettings =
  'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; ' +
  'SET statement_timeout = 15000';

const lockKey = (poolId: string): string => `hashtextextended('worker pool ' || ${poolId}, 0)`;

const hold = `SELECT pg_advisory_lock(${lockKey('$1::text')})`;

// If this process gets the lock of a pool, nobody else holds it. The lock is released at the end of the statement.
const findMissing = `
  WITH pools AS MATERIALIZED (
    SELECT DISTINCT locked_by AS id FROM graphile_worker.jobs WHERE locked_by <> $1::text
  )
  SELECT id FROM pools WHERE pg_try_advisory_xact_lock(${lockKey('id')})`;

const free = 'SELECT graphile_worker.force_unlock_workers($1::text[])';

export class PoolLiveness {
  readonly #options: PoolLivenessOptions;
  #poolId = '';
  #client: pg.Client | undefined;
  #held: Promise<void> | undefined;
  #missing: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #ticking: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor(options: PoolLivenessOptions) {
    this.#options = options;
  }

  /** Called by each worker of a pool before its first job. A pool ends before the next one starts. */
  announce(poolId: string): Promise<void> {
    if (poolId !== this.#poolId) {
      this.#poolId = poolId;
      this.#held = this.#replaceConnection();
    }
    return this.#held ?? Promise.resolve();
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    clearTimeout(this.#timer);
    await this.#ticking;
    await this.#client?.end().catch(() => undefined);
  }

  /**
   * The new connection holds the lock of the current pool only. The lock of an earlier pool ends with the old
   * connection.
   */
  async #replaceConnection(): Promise<void> {
    await this.#ticking;
    const old = this.#client;
    this.#client = undefined;
    await old?.end().catch(() => undefined);
    await this.#tick();
  }

  #tick(): Promise<void> {
    this.#ticking = this.#look();
    return this.#ticking;
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#client ??= await this.#connect();
      await this.#freeTheDead(this.#client);
    } catch (err) {
      this.#options.logger.warn({ err }, 'the jobs of other processes cannot be checked right now');
      const broken = this.#client;
      this.#client = undefined;
      void broken?.end().catch(() => undefined);
    }
    this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    const { intervalMs } = this.#options;
    // Sooner without a connection, so that other processes don't consider this one dead.
    const delayMs = this.#client === undefined ? Math.min(reconnectDelayMs, intervalMs) : intervalMs;
    this.#timer = setTimeout(() => void this.#tick(), delayMs);
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: 'boards liveness',
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('end', () => {
      if (this.#client !== client) return;
      this.#client = undefined;
      this.#schedule();
    });
    try {
      await client.connect();
      endInSilence(client, this.#options.silenceMs);
      await client.query(sessionSettings);
      await client.query(hold, [this.#poolId]);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    return client;
  }

  async #freeTheDead(client: pg.Client): Promise<void> {
    const { rows } = await client.query<{ id: string }>(findMissing, [this.#poolId]);
    const missing = rows.map(({ id }) => id);
    // Missing twice, so that a process that only lost its connection has time to reconnect and keeps its jobs.
    const dead = missing.filter((id) => this.#missing.has(id));
    this.#missing = new Set(missing);
    if (dead.length === 0) return;
    await client.query(free, [dead]);
    this.#options.logger.warn({ pools: dead }, 'the jobs of a process that died are released');
  }
}
