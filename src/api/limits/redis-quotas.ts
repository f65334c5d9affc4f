/**
 * Counts quotas in Redis, so that all processes share them: the same windows as in memory, by the clock of Redis. While
 * Redis is unavailable, each process counts in its own memory (docs/decisions/0022-rate-limits.md).
 */
import { createClient, defineScript } from '@redis/client';
import type { CommandParser } from '@redis/client';
import type { Logger } from 'pino';
import client from 'prom-client';
import { macOver } from '../../domain/core/derived-secrets.ts';
import { MemoryQuotas } from './quotas.ts';
import type { Policy, QuotaState, QuotaStore } from './quotas.ts';
import { connectTimeoutMs, RedisConnection } from './redis-connection.ts';

export interface RedisQuotasOptions {
  /** `redis://` or `rediss://`, with user, password and database if needed. */
  readonly url: string;
  /** Hashes the names of keys, so that Redis stores no addresses, and installations don't share counts. */
  readonly secretKey: Buffer;
  readonly logger: Logger;
}

/** The counts of all policies, on one connection. */
export class RedisQuotas {
  readonly #connection: RedisConnection<Client>;
  readonly #mac: (text: string) => Buffer;
  readonly #localCounts = new client.Counter({
    name: 'rate_limit_local_counts_total',
    help: 'Requests that this process counted in memory because Redis was unavailable',
    registers: [],
  });

  constructor({ url, secretKey, logger }: RedisQuotasOptions) {
    this.#mac = macOver(secretKey, 'rate limits');
    this.#connection = new RedisConnection({
      newClient: () => newClient(url),
      probe: (redis) => redis.takeQuota(this.#keyOf('probe', ''), 1, 1),
      logger,
    });
  }

  /** If Redis can't be reached, the service starts nevertheless. @throws {RedisRefusal} */
  open(): Promise<void> {
    return this.#connection.open();
  }

  close(): void {
    this.#connection.close();
  }

  measureIn(registry: client.Registry): void {
    const connection = this.#connection;
    new client.Gauge({
      name: 'rate_limit_redis_up',
      help: '1 while requests are counted in Redis, 0 while each process counts for itself',
      registers: [registry],
      collect() {
        this.set(connection.isUp ? 1 : 0);
      },
    });
    registry.registerMetric(this.#localCounts);
  }

  /** The store of one policy. */
  readonly storeOf = ({ name, quota, windowMs }: Policy): QuotaStore => {
    const local = new MemoryQuotas(quota, windowMs);
    const takeLocally = (key: string, now: Date, ownQuota?: number): QuotaState => {
      this.#localCounts.inc();
      return { ...local.take(key, now, ownQuota), countedBy: local };
    };
    const take = async (key: string, now: Date, ownQuota = quota): Promise<QuotaState> => {
      const redisKey = this.#keyOf(name, key);
      const answer = await this.#connection.run((redis) => redis.takeQuota(redisKey, ownQuota, windowMs));
      return answer ?? takeLocally(key, now, ownQuota);
    };
    return {
      take: (key, now, ownQuota) => (this.#connection.isUp ? take : takeLocally)(key, now, ownQuota),
      // If Redis is unavailable, the count ends with its window.
      giveBack: async (key) => {
        await this.#connection.run((redis) => redis.giveQuotaBack(this.#keyOf(name, key)));
      },
    };
  };

  #keyOf(policy: string, key: string): string {
    return `boards:quota:${policy}:${this.#mac(`${policy}:${key}`).toString('base64url', 0, 16)}`;
  }
}

/**
 * The key contains the used number and expires with its window. PTTL is 0 in the millisecond in which the window ends,
 * negative without a window, and longer than a window only after the server's clock was set back.
 */
const takeQuota = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local quota, windowMs = tonumber(ARGV[1]), tonumber(ARGV[2])
    local leftMs = redis.call('PTTL', KEYS[1])
    if leftMs <= 0 or leftMs > windowMs then
      redis.call('SET', KEYS[1], 1, 'PX', windowMs)
      return { 1, quota - 1, windowMs }
    end
    local used = tonumber(redis.call('GET', KEYS[1]))
    if used >= quota then return { 0, 0, leftMs } end
    redis.call('INCR', KEYS[1])
    return { 1, quota - used - 1, leftMs }`,
  parseCommand: (parser: CommandParser, key: string, quota: number, windowMs: number) => {
    parser.pushKey(key);
    parser.push(String(quota), String(windowMs));
  },
  transformReply: (reply: unknown): Omit<QuotaState, 'countedBy'> => {
    const [granted, left, endsInMs] = reply as [number, number, number];
    return { isGranted: granted === 1, left, endsInMs };
  },
});

const giveQuotaBack = defineScript({
  NUMBER_OF_KEYS: 1,
  SCRIPT: `
    local used = tonumber(redis.call('GET', KEYS[1]) or 0)
    if used > 0 then redis.call('DECR', KEYS[1]) end`,
  parseCommand: (parser: CommandParser, key: string) => {
    parser.pushKey(key);
  },
  transformReply: () => undefined,
});

type Client = ReturnType<typeof newClient>;

function newClient(url: string) {
  return createClient({
    url,
    // The protocol version that every Redis and compatible server supports.
    RESP: 2,
    maintNotifications: 'disabled',
    disableClientInfo: true,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: connectTimeoutMs },
    scripts: { takeQuota, giveQuotaBack },
  });
}
