/** What happens to requests, and to the start of the service, when Redis is unavailable, slow, or refuses. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { noRateLimits } from '../../src/api/limits/rate-limits.ts';
import { RedisQuotas } from '../../src/api/limits/redis-quotas.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { atTheEnd } from '../support/endings.ts';
import { makeTenant } from '../support/factories.ts';
import { findFreePort } from '../support/free-ports.ts';
import { connectTo, startRedis } from '../support/redis-server.ts';
import { makeDataDir, startServer } from '../support/server-process.ts';
import { startService, testSecretKey } from '../support/service.ts';

const databaseUrl = await createMigratedDatabase();
const service = await startService({ databaseUrl });
const { token } = await makeTenant(service);

interface Answered {
  readonly status: number;
  /** What is left of the limit of a thousand, as the field tells it. */
  readonly left: number;
  readonly durationMs: number;
}

interface Answer {
  readonly status: number;
  readonly limit: string;
  readonly text: string;
}

/** What the tests ask of a service, wherever it runs. */
function watch(get: (page: string) => Promise<Answer>, log: () => string) {
  return {
    ask: async (): Promise<Answered> => {
      const startedAtMs = performance.now();
      const { status, limit } = await get('/v1/me');
      return {
        status,
        left: Number(/;r=(\d+)/.exec(limit)?.[1]),
        durationMs: performance.now() - startedAtMs,
      };
    },
    metric: async (name: string): Promise<number> =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec((await get('/metrics')).text)?.[1]),
    /** How often a line with these words is in the log. */
    logged: (words: string) => log().split(`"msg":"${words}`).length - 1,
  };
}

/** A service in this inside. */
async function startInside(url: string) {
  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
  const redisQuotas = new RedisQuotas({ url, secretKey: testSecretKey, logger });
  await redisQuotas.open();
  atTheEnd(() => {
    redisQuotas.close();
  });
  const { app } = await startService({
    databaseUrl,
    redisQuotas,
    rateLimits: { ...noRateLimits, requestsPerCredential: 1000 },
  });
  const get = async (page: string): Promise<Answer> => {
    const { status, headers, text } = await request(app).get(page).auth(token, { type: 'bearer' });
    return { status, limit: String(headers.ratelimit), text };
  };
  return watch(get, () => lines.join(''));
}

/** A process of the service. */
function startWith(redisUrl: string, env: Readonly<Record<string, string>> = {}) {
  const server = startServer({
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'x'.repeat(32),
    REDIS_URL: redisUrl,
    RATE_LIMIT: '1000',
    ...env,
  });
  const address = server.address();
  // Who ends at once has none, and says so by its exit code.
  address.catch(() => undefined);
  const get = async (page: string): Promise<Answer> => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${await address}${page}`, { headers });
    return {
      status: answer.status,
      limit: answer.headers.get('ratelimit') ?? '',
      text: await answer.text(),
    };
  };
  return { ...server, ...watch(get, server.stdout) };
}

const isUp = 'rate_limit_redis_up';
const localCounts = 'rate_limit_local_counts_total';
const soon = { interval: 50 };

describe('a Redis that crashes and comes back', () => {
  it('fails no request, is logged once, even without requests, and recovers by itself', async () => {
    const redis = await startRedis();
    const inside = await startInside(redis.url);
    expect((await inside.ask()).left).toBe(999);
    expect((await inside.ask()).left).toBe(998);
    expect(await inside.metric(isUp)).toBe(1);
    expect(await inside.metric(localCounts)).toBe(0);

    await redis.kill();
    // Found out without a request.
    await expect.poll(() => inside.metric(isUp), soon).toBe(0);
    const answers = await Promise.all(Array.from({ length: 50 }, () => inside.ask()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Counted exactly, in the process's own memory.
    expect(answers.map(({ left }) => left).sort((a, b) => b - a)).toEqual(
      Array.from({ length: 50 }, (_, index) => 999 - index),
    );
    expect(await inside.metric(isUp)).toBe(0);
    expect(await inside.metric(localCounts)).toBe(50);

    await redis.start();
    await expect.poll(() => inside.metric(isUp), soon).toBe(1);
    expect((await inside.ask()).left).toBe(999);
    expect(await inside.metric(localCounts)).toBe(50);
    expect(inside.logged('Redis is unavailable')).toBe(1);
    expect(inside.logged('Redis is available again')).toBe(1);
  });
});

describe('a Redis that stops responding', () => {
  it('delays one request shortly, the next not at all, and is used again once it responds', async () => {
    const redis = await startRedis();
    const inside = await startInside(redis.url);
    await inside.ask();
    redis.signal('SIGSTOP');
    try {
      const first = await Promise.all(Array.from({ length: 20 }, () => inside.ask()));
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
      const longestMs = Math.max(...first.map(({ durationMs }) => durationMs));
      expect(longestMs).toBeGreaterThan(90);
      expect(longestMs).toBeLessThan(1000);
      const startedAtMs = performance.now();
      for (let count = 0; count < 20; count += 1) expect((await inside.ask()).status).toBe(200);
      // Had each waited, it would be two seconds.
      expect(performance.now() - startedAtMs).toBeLessThan(1000);
      expect(await inside.metric(localCounts)).toBe(40);
      expect(await inside.metric(isUp)).toBe(0);
    } finally {
      redis.signal('SIGCONT');
    }
    await expect.poll(() => inside.metric(isUp), soon).toBe(1);
    expect((await inside.ask()).status).toBe(200);
    expect(await inside.metric(localCounts)).toBe(40);
    expect(inside.logged('Redis is unavailable')).toBe(1);
    // Those that were given up are closed.
    const client = await connectTo(redis.url);
    const connections = async () => (await client.sendCommand<string>(['CLIENT', 'LIST'])).trim().split('\n');
    await expect.poll(connections, soon).toHaveLength(2);
  });
});

describe('a full Redis', () => {
  it('is treated as unavailable while it is full, and used again afterwards', async () => {
    const redis = await startRedis();
    const client = await connectTo(redis.url);
    const inside = await startInside(redis.url);
    await inside.ask();
    await client.configSet('maxmemory', '1');
    expect((await inside.ask()).status).toBe(200);
    expect(await inside.metric(isUp)).toBe(0);
    await client.configSet('maxmemory', '0');
    await expect.poll(() => inside.metric(isUp), soon).toBe(1);
  });
});

describe('the start of the service', () => {
  it('does not need Redis, warns, and uses it once it is available', async () => {
    const redis = await startRedis();
    await redis.kill();
    const process = startWith(redis.url);
    expect((await process.ask()).status).toBe(200);
    expect(await process.metric(isUp)).toBe(0);
    expect(process.logged('Redis is unavailable')).toBe(1);
    await redis.start();
    await expect.poll(() => process.metric(isUp), soon).toBe(1);
  });

  it("does not wait more than a few seconds for a Redis that doesn't respond", async () => {
    const redis = await startRedis();
    redis.signal('SIGSTOP');
    try {
      const startedAtMs = performance.now();
      const process = startWith(redis.url);
      expect((await process.ask()).status).toBe(200);
      expect(performance.now() - startedAtMs).toBeLessThan(10_000);
    } finally {
      redis.signal('SIGCONT');
    }
  });

  it('fails with one sentence if Redis refuses the password, the permissions or the database', async () => {
    const redis = await startRedis([
      '--requirepass',
      'hunter2',
      '--user',
      'reader',
      'on',
      '>hunter3',
      '~*',
      '+get',
    ]);
    const refused = async (login: string, database: string): Promise<string> => {
      const process = startWith(`redis://${login}127.0.0.1:${redis.port}${database}`);
      expect(await process.exited).toBe(1);
      expect(process.stderr() + process.stdout()).not.toContain('hunter');
      return process.stderr();
    };
    const sentences = await Promise.all([
      refused('', ''),
      refused(':hunter4@', ''),
      refused('reader:hunter3@', ''),
      refused(':hunter2@', '/99'),
    ]);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^Redis refuses the connection in REDIS_URL \([^\n]+\)\. Correct [^\n]+\.\n$/);
    }
    const reasons = ['NOAUTH', 'WRONGPASS', 'NOPERM', 'DB index is out of range'];
    for (const [index, reason] of reasons.entries()) expect(sentences[index]).toContain(reason);
  });

  it('takes user, password and database from the URL, and needs only the permissions in the guide', async () => {
    const rights = ['+evalsha', '+eval', '+get', '+set', '+incr', '+decr', '+pttl', '+select'];
    const redis = await startRedis(['--user', 'boards', 'on', '>hunter2/%', '~boards:*', ...rights]);
    const process = startWith(`redis://boards:hunter2%2F%25@127.0.0.1:${redis.port}/3`);
    expect((await process.ask()).left).toBe(999);
    expect(await process.metric(isUp)).toBe(1);
    const client = await connectTo(`${redis.url}/3`);
    expect(await client.keys('boards:quota:credential:*')).toHaveLength(1);
  });

  it('uses TLS for rediss://, and only with a trusted certificate', async () => {
    const folder = await makeDataDir();
    const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
    await promisify(execFile)('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ]);
    const tlsPort = await findFreePort();
    await startRedis([
      ...['--tls-port', String(tlsPort), '--tls-cert-file', certificate, '--tls-key-file', key],
      ...['--tls-auth-clients', 'no'],
    ]);
    const url = `rediss://localhost:${tlsPort}`;
    const trusting = startWith(url, { NODE_EXTRA_CA_CERTS: certificate });
    expect((await trusting.ask()).left).toBe(999);
    expect(await trusting.metric(isUp)).toBe(1);
    const strict = startWith(url);
    expect((await strict.ask()).status).toBe(200);
    expect(await strict.metric(isUp)).toBe(0);
  });
});
