/** Quotas in a real Redis: the same windows as in memory, by the clock of Redis, and nothing left behind. */
import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { QuotaState, QuotaStore } from '../../src/api/limits/quotas.ts';
import { RedisQuotas } from '../../src/api/limits/redis-quotas.ts';
import { connectTo, redisUrl } from '../support/redis-server.ts';

const url = await redisUrl();
const redis = await connectTo(url);
const windowMs = 60_000;
/** No part of what is counted: Redis has its own clock. */
const now = new Date(0);

beforeEach(() => redis.flushDb());

async function openQuotas(secretKey = Buffer.alloc(32, 1)): Promise<RedisQuotas> {
  const quotas = new RedisQuotas({ url, secretKey, logger: pino({ level: 'silent' }) });
  await quotas.open();
  onTestFinished(() => {
    quotas.close();
  });
  return quotas;
}

async function openStore(quota: number): Promise<QuotaStore> {
  return (await openQuotas()).storeOf({ name: 'credential', quota, windowMs });
}

async function take(store: QuotaStore, key = 'a'): Promise<QuotaState> {
  const state = await store.take(key, now);
  expect(state.countedBy).toBeUndefined();
  return state;
}

/** The only key that is stored for a policy. */
async function onlyKey(): Promise<string> {
  const keys = await redis.keys('boards:quota:credential:*');
  expect(keys).toHaveLength(1);
  return keys[0] ?? '';
}

describe('RedisQuotas', () => {
  it('grants exactly the quota, and counts down', async () => {
    const store = await openStore(2);
    const states = [await take(store), await take(store), await take(store)];
    expect(states.map(({ isGranted, left }) => [isGranted, left])).toEqual([
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
    expect(states[0]?.endsInMs).toBe(windowMs);
    for (const { endsInMs } of states) expect(endsInMs).toBeGreaterThan(windowMs - 10_000);
  });

  it("reports the rest of the window by Redis's clock, and refused requests do not extend it", async () => {
    const store = await openStore(1);
    await take(store);
    await redis.pExpire(await onlyKey(), 5_000);
    const refused = await take(store);
    expect(refused.isGranted).toBe(false);
    expect(refused.endsInMs).toBeGreaterThan(0);
    expect(refused.endsInMs).toBeLessThanOrEqual(5_000);
    expect(await redis.pTTL(await onlyKey())).toBeLessThanOrEqual(refused.endsInMs);
    expect(await redis.get(await onlyKey())).toBe('1');
  });

  it('resets when the window ends', async () => {
    const store = await openStore(2);
    await take(store);
    await take(store);
    await redis.pExpire(await onlyKey(), 40);
    await expect.poll(() => take(store), { interval: 5 }).toMatchObject({ isGranted: true });
    expect(await take(store)).toMatchObject({ isGranted: true, left: 0 });
    expect(await take(store)).toMatchObject({ isGranted: false });
    expect(await redis.pTTL(await onlyKey())).toBeGreaterThan(windowMs - 10_000);
  });

  it('refunds what was granted, never more, and does not change the window', async () => {
    const store = await openStore(1);
    await store.giveBack('a', now);
    expect(await redis.keys('boards:quota:credential:*')).toEqual([]);
    await take(store);
    await redis.pExpire(await onlyKey(), 5_000);
    await store.giveBack('a', now);
    await store.giveBack('a', now);
    expect([(await take(store)).isGranted, (await take(store)).isGranted]).toEqual([true, false]);
    expect(await redis.pTTL(await onlyKey())).toBeLessThanOrEqual(5_000);
  });

  it('counts a take after a refund that nobody awaited', async () => {
    const store = await openStore(1);
    await take(store);
    void store.giveBack('a', now);
    expect(await take(store)).toMatchObject({ isGranted: true, left: 0 });
  });

  it("blocks nobody for longer than a window when Redis's clock is set back", async () => {
    const store = await openStore(1);
    await take(store);
    await redis.pExpire(await onlyKey(), 10 * windowMs);
    expect(await take(store)).toEqual({ isGranted: true, left: 0, endsInMs: windowMs });
  });

  it('never reports a negative rest when a restarted process has a smaller quota', async () => {
    const [before, after] = [await openStore(5), await openStore(2)];
    for (let count = 0; count < 4; count += 1) await take(before);
    expect(await take(after)).toMatchObject({ isGranted: false, left: 0 });
    expect(await take(before)).toMatchObject({ isGranted: true, left: 0 });
  });

  it('counts each key, policy and installation separately', async () => {
    const quotas = await openQuotas();
    const others = await openQuotas(Buffer.alloc(32, 2));
    const credential = { name: 'credential', quota: 1, windowMs };
    const stores = [
      quotas.storeOf(credential),
      quotas.storeOf({ ...credential, name: 'anonymous' }),
      others.storeOf(credential),
    ];
    for (const store of stores) {
      expect(await take(store, '192.0.2.1')).toMatchObject({ isGranted: true });
      expect(await take(store, '192.0.2.2')).toMatchObject({ isGranted: true });
    }
    for (const store of stores) expect(await take(store, '192.0.2.1')).toMatchObject({ isGranted: false });
  });

  it('stores keys that identify nobody and that expire', async () => {
    const store = (await openQuotas()).storeOf({ name: 'anonymous', quota: 3, windowMs: 300 });
    await Promise.all(Array.from({ length: 100 }, (_, index) => take(store, `192.0.2.${index}`)));
    for (let index = 0; index < 10; index += 1) await store.giveBack(`192.0.2.${index}`, now);
    for (const key of await redis.keys('*')) {
      expect(key).toMatch(/^boards:quota:(?:anonymous|probe):[\w-]{22}$/);
      // -2: it has expired since it was listed; -1 would be for ever.
      expect(await redis.pTTL(key)).not.toBe(-1);
    }
    await expect.poll(() => redis.dbSize()).toBe(0);
  });

  it("sends one command per request, and a script only if Redis doesn't have it", async () => {
    const store = await openStore(100);
    await redis.scriptFlush();
    await take(store);
    await redis.configResetStat();
    for (let count = 0; count < 10; count += 1) await take(store);
    const stats = await redis.info('commandstats');
    expect(stats).toMatch(/^cmdstat_evalsha:calls=10,/m);
    expect(stats).not.toMatch(/^cmdstat_(?:eval|script[^:]*|time):/m);
  });

  it('lets exactly the rest of two hundred parallel requests pass, on any connection', async () => {
    const stores = [await openStore(50), await openStore(50)] as const;
    const takes = Array.from({ length: 200 }, (_, index) => take(stores[index % 2 === 0 ? 0 : 1]));
    expect((await Promise.all(takes)).filter(({ isGranted }) => isGranted)).toHaveLength(50);
  });
});
