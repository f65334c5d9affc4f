/** What clients meet when several processes count in one Redis. */
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { noRateLimits } from '../../src/api/limits/rate-limits.ts';
import type { RateLimitSettings } from '../../src/api/limits/rate-limits.ts';
import { RedisQuotas } from '../../src/api/limits/redis-quotas.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeTenant } from '../support/factories.ts';
import { connectTo, redisUrl } from '../support/redis-server.ts';
import { startServer } from '../support/server-process.ts';
import { startService, testSecretKey } from '../support/service.ts';
import type { Service } from '../support/service.ts';

const url = await redisUrl();
const redis = await connectTo(url);
const databaseUrl = await createMigratedDatabase();

beforeEach(() => redis.flushDb());

/** A service with a connection of its own. */
async function start(limits: Partial<RateLimitSettings>): Promise<Service> {
  const redisQuotas = new RedisQuotas({ url, secretKey: testSecretKey, logger: pino({ level: 'silent' }) });
  await redisQuotas.open();
  onTestFinished(() => {
    redisQuotas.close();
  });
  return startService({ databaseUrl, redisQuotas, rateLimits: { ...noRateLimits, ...limits } });
}

/** What is left, as the field tells it. */
function leftIn({ headers }: { readonly headers: Readonly<Record<string, string>> }): number {
  return Number(/;r=(\d+)/.exec(headers.ratelimit ?? '')?.[1]);
}

describe('two processes on one Redis', () => {
  it('share the limit of a credential and of a network exactly, under parallel requests', async () => {
    const service = await startService({ databaseUrl });
    const { token } = await makeTenant(service);
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET_KEY: 'x'.repeat(32),
      REDIS_URL: url,
      RATE_LIMIT: '20',
      RATE_LIMIT_ANONYMOUS: '10',
    };
    const servers = [startServer(env), startServer(env)];
    const addresses = await Promise.all(servers.map((server) => server.address()));
    const headers = { Authorization: `Bearer ${token}` };
    const ask = async (index: number, init = {}) =>
      (await fetch(`${addresses[index % 2] ?? ''}/v1/me`, init)).status;
    const askOften = (count: number, init = {}) =>
      Promise.all(Array.from({ length: count }, (_, index) => ask(index, init)));

    /** How many requests both have counted for themselves. */
    const countedAlone = async () => {
      const pages = addresses.map(async (address) => (await fetch(`${address}/metrics`)).text());
      const counts = (await Promise.all(pages)).map(
        (page) => /^rate_limit_local_counts_total (\d+)/m.exec(page)?.[1],
      );
      return counts.reduce((sum, count) => sum + Number(count), 0);
    };
    const useUp = async () => {
      await redis.flushDb();
      const alone = await countedAlone();
      // One below the limit: of forty at once, one passes.
      const first: number[] = [];
      for (let count = 0; count < 19; count += 1) first.push(await ask(count, { headers }));
      const signedIn = await askOften(40, { headers });
      // Valid credentials have taken nothing of the network's, though both processes had to meet this one first.
      const anonymous = await askOften(40);
      return { first, signedIn, anonymous, isShared: (await countedAlone()) === alone };
    };

    let used = await useUp();
    // On a busy machine, Redis can be late, so that a process counts for itself.
    while (!used.isShared) used = await useUp();
    const countOf = (status: number, statuses: readonly number[]) =>
      statuses.filter((one) => one === status).length;
    expect(countOf(200, used.first)).toBe(19);
    expect(countOf(200, used.signedIn)).toBe(1);
    expect(countOf(429, used.signedIn)).toBe(39);
    expect(countOf(401, used.anonymous)).toBe(10);
    expect(countOf(429, used.anonymous)).toBe(30);
  });
});

describe('two services on one Redis', () => {
  it('report the same count and the same end of the window', async () => {
    const services = [
      await start({ requestsPerCredential: 3 }),
      await start({ requestsPerCredential: 3 }),
    ] as const;
    const { token } = await makeTenant(services[0]);
    for (const [index, left] of [2, 1, 0].entries()) {
      const answer = await services[index % 2 === 0 ? 0 : 1].call('getMe', { token });
      expect(answer.status).toBe(200);
      expect(answer.headers['ratelimit-policy']).toBe('"credential";q=3;w=60');
      expect(answer.headers.ratelimit).toMatch(new RegExp(`^"credential";r=${left};t=(?:60|5\\d)$`));
    }
    const [key = ''] = await redis.keys('boards:quota:credential:*');
    await redis.pExpire(key, 30_000);
    for (const service of services) {
      const answer = await service.call('getMe', { token });
      expect(answer.status).toBe(429);
      expect(answer.headers['ratelimit-policy']).toBe('"credential";q=3;w=60');
      expect(answer.headers.ratelimit).toMatch(/^"credential";r=0;t=(?:30|2\d)$/);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(20);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30);
    }
  });

  it('refund to the network what a valid credential used before it was known', async () => {
    const services = [
      await start({ requestsPerNetwork: 5 }),
      await start({ requestsPerNetwork: 5 }),
    ] as const;
    for (let count = 0; count < 6; count += 1) {
      const { token } = await makeTenant(services[0]);
      for (const service of services) await service.succeed('getMe', { token });
    }
    expect(leftIn(await services[1].call('getMe'))).toBe(4);
    expect(leftIn(await services[0].call('getMe'))).toBe(3);
  });
});
