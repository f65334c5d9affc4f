/** What clients meet of rate limits: who is counted, what the answers tell, and what a refused request costs. */
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { noRateLimits } from '../../src/api/limits/rate-limits.ts';
import type { RateLimitSettings } from '../../src/api/limits/rate-limits.ts';
import { unknownSecret } from '../support/access-tokens.ts';
import { createMigratedDatabase } from '../support/database.ts';
import { makeSession, makeTenant, makeToken } from '../support/factories.ts';
import { limitsOf, policiesOf } from '../support/limit-fields.ts';
import { holdTransaction } from '../support/races.ts';
import { exchange, listenWith, requestText } from '../support/raw-http.ts';
import { startService, testSettings } from '../support/service.ts';
import type { CallOptions, ProblemBody, Service } from '../support/service.ts';

const databaseUrl = await createMigratedDatabase();
const startMs = Date.parse('2026-11-21T12:00:00.000Z');
let nowMs = startMs;

/** A service that has counted nothing yet. */
function start(limits: Partial<RateLimitSettings>): Promise<Service> {
  nowMs = startMs;
  return startService({
    databaseUrl,
    now: () => new Date(nowMs),
    rateLimits: { ...noRateLimits, ...limits },
    trustedProxies: ['loopback'],
  });
}

const from = (address: string) => ({ 'X-Forwarded-For': address });
const wrongToken = () => unknownSecret('access_token');

async function statusesOf(calls: readonly Promise<{ readonly status: number }>[]): Promise<number[]> {
  return (await Promise.all(calls)).map(({ status }) => status);
}

function times<Value>(count: number, make: () => Value): Value[] {
  return Array.from({ length: count }, make);
}

describe('the limit of a credential', () => {
  it('counts down in every response, whatever its status, and names its policy', async () => {
    const service = await start({ requestsPerCredential: 10 });
    const { token } = await makeTenant(service);
    const calls: [Parameters<Service['call']>[0], CallOptions, number][] = [
      ['getMe', {}, 200],
      ['createBoard', { body: { name: 'Plan' } }, 201],
      ['createBoard', { body: {} }, 400],
      ['getBoard', { id: 'board_01m6dsg7hvefh9b55372afcnje' }, 404],
      ['listSessions', {}, 403],
      ['listBoards', { query: { surprise: 1 } }, 400],
      ['listBoards', { headers: { Accept: 'text/html' } }, 406],
      ['createBoard', { body: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
    ];
    for (const [index, [operationId, options, status]] of calls.entries()) {
      nowMs = startMs + index * 1000;
      const answer = await service.call(operationId, { ...options, token });
      expect(answer.status).toBe(status);
      expect(policiesOf(answer)).toEqual([{ name: 'credential', q: 10, w: 60 }]);
      expect(limitsOf(answer)).toEqual([{ name: 'credential', r: 9 - index, t: 60 - index }]);
    }
  });

  it('also counts HEAD, OPTIONS, wrong methods and unknown paths', async () => {
    const service = await start({ requestsPerCredential: 10 });
    const { token } = await makeTenant(service);
    await service.succeed('getMe', { token });
    const send = (method: 'head' | 'options' | 'put' | 'get', path: string) =>
      request(service.server)[method](path).auth(token, { type: 'bearer' });
    const answers = [
      await send('head', '/v1/me'),
      await send('options', '/v1/me'),
      await send('put', '/v1/me'),
      await send('get', '/v1/nothing'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 405, 404]);
    expect(answers.flatMap(limitsOf).map(({ r }) => r)).toEqual([8, 7, 6, 5]);
  });

  it('also counts requests that are refused for their headers or their path, which some are even beyond it', async () => {
    const service = await start({ requestsPerCredential: 4 });
    const { token } = await makeTenant(service);
    await service.succeed('getMe', { token });
    const port = await listenWith(service);
    const sent: [path: string, header: Record<string, string>, status: number][] = [
      ['/v1/me', { Accept: 'text/html' }, 406],
      ['/v1/me', { 'Accept-Encoding': 'identity;q=0' }, 406],
      ['/v1/boards/%', {}, 400],
      ['/v1/me', { Host: 'a b' }, 400],
    ];
    for (const [index, [path, header, status]] of sent.entries()) {
      const headers = { Authorization: `Bearer ${token}`, ...header };
      const answer = await exchange(port, requestText('GET', path, headers));
      expect([path, header, answer.status]).toEqual([path, header, status]);
      expect(limitsOf(answer).map(({ r }) => r)).toEqual(index < 3 ? [2 - index] : []);
    }
  });

  it('returns 429 with the exceeded limit and the time to retry, which is exact to the millisecond', async () => {
    const service = await start({ requestsPerCredential: 2 });
    const { token } = await makeTenant(service);
    await service.succeed('getMe', { token });
    await service.succeed('getMe', { token });
    nowMs = startMs + 20_500;
    const answer = await service.call('getMe', { token });
    expect(answer.status).toBe(429);
    expect(answer.headers['retry-after']).toBe('40');
    expect(policiesOf(answer)).toEqual([{ name: 'credential', q: 2, w: 60 }]);
    expect(limitsOf(answer)).toEqual([{ name: 'credential', r: 0, t: 40 }]);
    expect(answer.body).toMatchObject({
      code: 'rate_limited',
      detail: 'Too many requests. Wait for 40 seconds.',
      violated_policies: ['credential'],
      retry_after_seconds: 40,
    });
    nowMs = startMs + 59_999;
    expect(await service.fail('getMe', 429, { token })).toMatchObject({
      detail: 'Too many requests. Wait for 1 second.',
      retry_after_seconds: 1,
    });
    nowMs = startMs + 60_000;
    const again = await service.call('getMe', { token });
    expect([again.status, limitsOf(again)]).toEqual([200, [{ name: 'credential', r: 1, t: 60 }]]);
  });

  it('lets one of fifty parallel requests pass when one is left', async () => {
    const service = await start({ requestsPerCredential: 3 });
    const { token } = await makeTenant(service);
    await service.succeed('getMe', { token });
    await service.succeed('getMe', { token });
    const statuses = await statusesOf(times(50, () => service.call('getMe', { token })));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
  });

  it('is exact even if the first fifty requests of a credential arrive at once', async () => {
    const service = await start({ requestsPerCredential: 20, requestsPerNetwork: 60 });
    const { token } = await makeTenant(service);
    const answers = await Promise.all(times(50, () => service.call('getMe', { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(limitsOf)).toEqual(times(30, () => [{ name: 'credential', r: 0, t: 60 }]));
    // None of them was the network's.
    expect(limitsOf(await service.call('getMe', {}))).toEqual([{ name: 'anonymous', r: 59, t: 60 }]);
  });

  it('is shared neither with another token nor with a session of the same person', async () => {
    const service = await start({ requestsPerCredential: 1 });
    const tenant = await makeTenant(service);
    const another = await makeToken(service, tenant, ['boards:read']);
    const { secret } = await makeSession(service, tenant);
    for (const token of [tenant.token, another, secret]) {
      expect(await statusesOf([service.call('getMe', { token })])).toEqual([200]);
      await service.fail('getMe', 429, { token });
    }
  });

  it('stays the same limit when the secret is rotated, whatever the form of the header', async () => {
    const service = await start({ requestsPerCredential: 3 });
    const tenant = await makeTenant(service);
    const { credential } = await service.succeed('getMe', { token: tenant.token });
    const rotated = await service.succeed('rotateAccessToken', {
      token: tenant.token,
      id: credential.id,
      body: { overlap_seconds: 60 },
    });
    const answer = await service.call('getMe', { token: rotated.secret });
    expect(limitsOf(answer)).toEqual([{ name: 'credential', r: 0, t: 60 }]);
    const { status } = await request(service.server)
      .get('/v1/me')
      .set('Authorization', `bearer  ${tenant.token}`);
    expect(status).toBe(429);
  });

  it('refuses before the credential is looked up and before a body is read', async () => {
    const service = await start({ requestsPerCredential: 1 });
    const port = await listenWith(service);
    const { token } = await makeTenant(service);
    await service.succeed('getMe', { token });
    // Whatever asked the database for the credential would wait.
    await holdTransaction(service, 'LOCK TABLE access_tokens IN ACCESS EXCLUSIVE MODE');
    const answer = await exchange(
      port,
      requestText('POST', '/v1/boards', {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'Content-Length': '1000000',
      }),
    );
    expect(answer.status).toBe(429);
  });
});

describe('the limit of a network', () => {
  it('counts requests that need no credential, have none, or have an invalid one', async () => {
    const service = await start({ requestsPerNetwork: 10 });
    const calls: [Parameters<Service['call']>[0], CallOptions, number][] = [
      ['createSignInCode', { body: { email: 'ada@example.com' } }, 202],
      ['getSharedCard', { id: 'A'.repeat(22) }, 404],
      ['getMe', {}, 401],
      ['getMe', { token: wrongToken() }, 401],
      ['getMe', { token: 'nonsense' }, 401],
    ];
    for (const [index, [operationId, options, status]] of calls.entries()) {
      const answer = await service.call(operationId, options);
      expect(answer.status).toBe(status);
      expect(policiesOf(answer)).toEqual([{ name: 'anonymous', q: 10, w: 60 }]);
      expect(limitsOf(answer)).toEqual([{ name: 'anonymous', r: 9 - index, t: 60 }]);
    }
  });

  it('lets one of fifty parallel guesses at a token pass when one is left', async () => {
    const service = await start({ requestsPerNetwork: 3 });
    await service.fail('getMe', 401, { token: wrongToken() });
    await service.fail('getMe', 401, { token: wrongToken() });
    const statuses = await statusesOf(times(50, () => service.call('getMe', { token: wrongToken() })));
    expect(statuses.filter((status) => status === 401)).toHaveLength(1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(49);
  });

  it('refuses guesses at a token without a database query', async () => {
    const service = await start({ requestsPerNetwork: 1 });
    await service.fail('getMe', 401, { token: wrongToken() });
    await holdTransaction(service, 'LOCK TABLE access_tokens IN ACCESS EXCLUSIVE MODE');
    expect(await service.fail('getMe', 429, { token: wrongToken() })).toMatchObject({
      violated_policies: ['anonymous'],
    });
  });

  it('is not used up by valid credentials, and does not block credentials that the service knows', async () => {
    const service = await start({ requestsPerNetwork: 2 });
    const { token } = await makeTenant(service);
    expect(await statusesOf(times(1, () => service.call('getMe', { token })))).toEqual([200]);
    await service.fail('getMe', 401, { token: wrongToken() });
    await service.fail('getMe', 401, { token: wrongToken() });
    await service.fail('getMe', 429, { token: wrongToken() });
    await service.succeed('getMe', { token });
  });

  it('counts a credential from the moment that it is revoked', async () => {
    const service = await start({ requestsPerCredential: 9, requestsPerNetwork: 2 });
    const tenant = await makeTenant(service);
    const { credential } = await service.succeed('getMe', { token: tenant.token });
    await service.succeed('revokeAccessToken', { token: tenant.token, id: credential.id });
    const call = () => service.call('getMe', { token: tenant.token });
    const answers = [await call(), await call(), await call()];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429]);
    expect(answers.flatMap(limitsOf)).toEqual([1, 0, 0].map((r) => ({ name: 'anonymous', r, t: 60 })));
    await holdTransaction(service, 'LOCK TABLE access_tokens IN ACCESS EXCLUSIVE MODE');
    expect((await call()).status).toBe(429);
  });

  it('is shared within an IPv6 /64, but not beyond it or between IPv4 addresses', async () => {
    const service = await start({ requestsPerNetwork: 1 });
    const statusFrom = async (address: string) =>
      (await service.call('getMe', { headers: from(address) })).status;
    expect(await statusFrom('2001:db8:1:2::1')).toBe(401);
    expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429);
    expect(await statusFrom('2001:db8:1:3::1')).toBe(401);
    expect(await statusFrom('192.0.2.1')).toBe(401);
    expect(await statusFrom('192.0.2.2')).toBe(401);
    expect(await statusFrom('192.0.2.1')).toBe(429);
  });

  it('also applies to the pages behind links, which return a page', async () => {
    const service = await start({ requestsPerNetwork: 4 });
    const page = (path: string) => request(service.server).get(path);
    const [card, invite] = [await page('/s/AAAAAAAAAAAAAAAAAAAAAA'), await page('/invites/AAAA')];
    const options = await request(service.server).options('/s/AAAA');
    expect([card.status, invite.status, options.status]).toEqual([404, 404, 204]);
    expect([card, invite, options].flatMap(limitsOf).map(({ r }) => r)).toEqual([3, 2, 1]);
    await service.fail('getMe', 401);
    const refused = await page('/s/AAAAAAAAAAAAAAAAAAAAAA');
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '60',
      'ratelimit-policy': '"anonymous";q=4;w=60',
      ratelimit: '"anonymous";r=0;t=60',
    });
  });

  it('does not count preflights, whose failure no script could explain', async () => {
    const service = await start({ requestsPerNetwork: 1 });
    await service.fail('getMe', 401);
    const preflight = { Origin: 'https://app.example.com', 'Access-Control-Request-Method': 'GET' };
    const answer = await request(service.server).options('/v1/me').set(preflight);
    expect([answer.status, answer.headers.ratelimit]).toEqual([204, undefined]);
    expect((await request(service.server).options('/v1/me')).status).toBe(429);
  });

  it('does not count health checks, metrics and documentation', async () => {
    const service = await start({ requestsPerNetwork: 1 });
    await service.fail('getMe', 401);
    for (const path of [
      '/livez',
      '/readyz',
      '/metrics',
      '/openapi.json',
      '/docs',
      '/problems/rate_limited',
    ]) {
      const answer = await request(service.server).get(path).redirects(1);
      expect([path, answer.status, answer.headers.ratelimit]).toEqual([path, 200, undefined]);
    }
    expect((await request(service.server).get('/nothing')).status).toBe(429);
  });
});

describe('the limit of secrets that can be guessed', () => {
  it('is reported once it is exhausted, next to the limit of the network', async () => {
    const service = await start({ requestsPerNetwork: 100 });
    const { guessesMax } = testSettings.guessLimits.signInByEmail;
    const ask = () => service.call('createSignInCode', { body: { email: 'grace@example.com' } });
    for (let count = 0; count < guessesMax; count += 1) expect((await ask()).status).toBe(202);
    const answer = await ask();
    const { violated_policies: violated } = answer.body as ProblemBody & { violated_policies: string[] };
    expect([answer.status, violated]).toEqual([429, ['sign-in-email']]);
    expect(answer.headers['retry-after']).toBe('3600');
    expect(policiesOf(answer)).toEqual([
      { name: 'anonymous', q: 100, w: 60 },
      { name: 'sign-in-email', q: guessesMax, w: 3600 },
    ]);
    expect(limitsOf(answer)).toEqual([
      { name: 'anonymous', r: 99 - guessesMax, t: 60 },
      { name: 'sign-in-email', r: 0, t: 3600 },
    ]);
  });
});

describe('a limit that is turned off', () => {
  it('on secrets that can be guessed allows any number of attempts', async () => {
    const none = Number.POSITIVE_INFINITY;
    const guessSettings = {
      wrongLinksPerMinute: none,
      signInCodesPerEmail: none,
      signInCodesPerNetwork: none,
    };
    const service = await startService({ databaseUrl, guessSettings });
    const body = { email: 'joan@example.com' };
    const [codes, links, legacy, invites] = await Promise.all([
      statusesOf(times(70, () => service.call('createSignInCode', { body }))),
      statusesOf(times(70, () => service.call('getSharedCard', { id: 'A'.repeat(22) }))),
      statusesOf(times(10, () => service.call('getSharedCard', { id: 'a'.repeat(12) }))),
      statusesOf(times(70, () => service.call('getInvite', { id: 'A'.repeat(43) }))),
    ]);
    expect([codes, links, legacy, invites].map((it) => [...new Set(it)])).toEqual([
      [202],
      [404],
      [410],
      [404],
    ]);
  });

  it('counts nothing and reports nothing', async () => {
    const service = await start({});
    const { token } = await makeTenant(service);
    const answers = await Promise.all(times(30, () => service.call('getMe', { token })));
    answers.push(await service.call('getMe', {}));
    expect(answers.flatMap((answer) => [...policiesOf(answer), ...limitsOf(answer)])).toEqual([]);
  });

  it('of credentials does not affect that of networks', async () => {
    const service = await start({ requestsPerNetwork: 1 });
    const { token } = await makeTenant(service);
    const answer = await service.call('getMe', { token });
    expect([answer.status, limitsOf(answer)]).toEqual([200, []]);
    await service.fail('getMe', 401);
    await service.fail('getMe', 429);
  });

  it('of networks does not affect that of credentials', async () => {
    const service = await start({ requestsPerCredential: 1 });
    const { token } = await makeTenant(service);
    const open = await service.call('getMe', {});
    expect([open.status, limitsOf(open)]).toEqual([401, []]);
    await service.succeed('getMe', { token });
    await service.fail('getMe', 429, { token });
  });
});
