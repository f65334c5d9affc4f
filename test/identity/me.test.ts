/** The caller's view of itself over HTTP. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { scopes } from '../../src/domain/core/principals.ts';
import { makeMember, makeSession, makeTenant, makeToken, readEventsOfRequest } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService();
  tenant = await makeTenant(service, ['boards:read', 'events:read']);
});

describe('getMe', () => {
  it('shows the user and the token with its scopes and workspace, without unset fields', async () => {
    const { token, userId, email, workspaceId } = tenant;
    const { prisma } = service.database.reader;
    const user = await prisma.user.findUniqueOrThrow({ where: { id: storedId(userId) } });
    const stored = await prisma.accessToken.findFirstOrThrow({ where: { createdBy: user.id } });
    expect(await service.succeed('getMe', { token })).toEqual({
      user: { id: userId, email, name: user.name, created_at: user.createdAt.toISOString() },
      credential: {
        kind: 'access_token',
        id: typeIdOf('token', stored.id),
        name: 'Test',
        scopes: ['boards:read', 'events:read'],
        workspace_id: workspaceId,
      },
    });
  });

  it('shows when the token expires', async () => {
    const token = await makeToken(service, tenant, ['boards:write']);
    const { id } = (await service.succeed('getMe', { token })).credential;
    const expiresAt = new Date('2999-01-02T03:04:05.678Z');
    await service.database.reader.prisma.accessToken.update({
      where: { id: storedId(id) },
      data: { expiresAt },
    });
    const { credential } = await service.succeed('getMe', { token });
    expect(credential).toMatchObject({ id, name: 'Another', expires_at: '2999-01-02T03:04:05.678Z' });
  });

  it('needs no scope and no role beyond guest', async () => {
    const token = await makeToken(service, tenant, []);
    expect((await service.succeed('getMe', { token })).credential.scopes).toEqual([]);
    const guest = await makeMember(service, tenant, 'guest');
    const me = await service.succeed('getMe', { token: guest.token });
    expect([me.user.id, me.credential.workspace_id]).toEqual([guest.userId, tenant.workspaceId]);
  });

  it('returns 401 without a token, with a challenge that names no error', async () => {
    const { status, headers } = await service.call('getMe');
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect((await service.fail('getMe', 401)).code).toBe('unauthorized');
  });

  it.each(['Bearer', 'Bearer ', 'Bearer two words', 'Bearer "quoted"', `Bearer ${'x'.repeat(600)}`])(
    'returns 401 invalid_token for Authorization: %s',
    async (authorization) => {
      const answer = await service.call('getMe', { headers: { Authorization: authorization } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'invalid_token' });
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer error="invalid_token"/);
    },
  );

  it.each(['bwt_0000000000000000000000000000000000000000000000000', 'Basic dXNlcjpwYXNz', 'Bearerbwt_0', ''])(
    'returns 401 and says that Bearer is missing for Authorization: %s',
    async (authorization) => {
      const answer = await service.call('getMe', { headers: { Authorization: authorization } });
      expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(answer.body).toMatchObject({
        code: 'unauthorized',
        detail: 'Authorization has no "Bearer ". Send it before the access token or the session.',
        errors: [{ header: 'Authorization', code: 'bad_format', detail: 'must begin with "Bearer "' }],
      });
    },
  );

  it('accepts the scheme in any letter case and with more than one space', async () => {
    for (const authorization of [`bearer ${tenant.token}`, `BEARER   ${tenant.token}`]) {
      const answer = await service.call('getMe', { headers: { Authorization: authorization } });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    ['q=%FF', 'bad_format', 'query is not valid percent-encoded UTF-8.'],
    ['q=&'.repeat(101), 'too_many', 'query has more than 100 parameters.'],
  ])('says in a sentence what is wrong with the query %.9s', async (query, code, sentence) => {
    const response = await request(service.server)
      .get(`/v1/me?${query}`)
      .auth(tenant.token, { type: 'bearer' });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ detail: sentence, errors: [{ parameter: 'query', code }] });
  });

  it('refuses an unknown query parameter', async () => {
    const problem = await service.fail('getMe', 400, { token: tenant.token, query: { verbose: true } });
    expect(problem.errors).toEqual([expect.objectContaining({ parameter: 'verbose', code: 'unknown' })]);
  });
});

describe('getMe with a session', () => {
  it('shows every scope, no workspace, and when the session expires', async () => {
    const now = service.now();
    const { id, secret } = await makeSession(service, tenant, now);
    const { user, credential } = await service.succeed('getMe', { token: secret });
    expect(user.id).toBe(tenant.userId);
    expect(credential).toEqual({
      kind: 'session',
      id,
      name: 'Test',
      scopes,
      expires_at: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
    });
  });
});

describe('updateMe', () => {
  it('changes the name everywhere, and records an event in every workspace of the user', async () => {
    const person = await makeTenant(service);
    const member = await makeMember(service, tenant, 'member');
    const { secret: token } = await makeSession(service, member);
    const answer = await service.call('updateMe', { token, body: { name: 'Grace Hopper' } });
    expect(answer.body).toMatchObject({ user: { name: 'Grace Hopper' }, credential: { kind: 'session' } });
    expect((await service.succeed('getMe', { token: member.token })).user.name).toBe('Grace Hopper');
    const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
    expect(events.map(({ type }) => type)).toEqual(['member.updated', 'member.updated']);
    expect(new Set(events.map(({ workspaceId }) => workspaceId)).size).toBe(2);
    expect(events[0]?.changes).toEqual({ name: { from: expect.any(String) as unknown, to: 'Grace Hopper' } });
    expect((await service.succeed('getMe', { token: person.token })).user.name).not.toBe('Grace Hopper');
  });

  it('does nothing for an empty patch and for the current name', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const { user } = await service.succeed('getMe', { token });
    await expectNothingStored(service, async () => {
      expect((await service.succeed('updateMe', { token, body: {} })).user).toEqual(user);
      expect((await service.succeed('updateMe', { token, body: { name: user.name } })).user).toEqual(user);
    });
  });

  it('sets the time zone and the locale, canonically, and clears them, without an event', async () => {
    const person = await makeTenant(service);
    const { secret: token } = await makeSession(service, person);
    const { user } = await service.succeed('getMe', { token });
    expect(Object.keys(user).sort()).toEqual(['created_at', 'email', 'id', 'name']);
    const body = { time_zone: 'europe/berlin', locale: 'de-at' };
    const answer = await service.call('updateMe', { token, body });
    const canonical = { time_zone: 'Europe/Berlin', locale: 'de-AT' };
    expect(answer.body).toMatchObject({ user: { ...user, ...canonical } });
    expect(await readEventsOfRequest(service, answer.headers['request-id'] ?? '')).toEqual([]);
    for (const credential of [token, person.token]) {
      expect((await service.succeed('getMe', { token: credential })).user).toEqual({ ...user, ...canonical });
    }
    const cleared = { time_zone: null, locale: null };
    expect((await service.succeed('updateMe', { token, body: cleared })).user).toEqual(user);
  });

  it.each([
    ['time_zone', 'Asia/Kolkata', 'Asia/Kolkata'],
    ['time_zone', 'asia/kolkata', 'Asia/Kolkata'],
    ['time_zone', 'us/pacific', 'US/Pacific'],
    ['time_zone', 'gmt', 'GMT'],
    ['time_zone', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['time_zone', 'Etc/GMT+12', 'Etc/GMT+12'],
    ['time_zone', 'utc', 'UTC'],
    ['locale', 'ZH-hans-cn', 'zh-Hans-CN'],
    ['locale', 'sr-latn', 'sr-Latn'],
    ['locale', 'es-419', 'es-419'],
    ['locale', 'iw', 'he'],
  ])('stores the %s %s as %s', async (name, sent, stored) => {
    const { secret: token } = await makeSession(service, tenant);
    const { user } = await service.succeed('updateMe', { token, body: { [name]: sent } });
    expect(user).toMatchObject({ [name]: stored });
  });

  it.each([
    [{ time_zone: '+01:00' }, '/time_zone'],
    [{ time_zone: '' }, '/time_zone'],
    [{ time_zone: `Etc/${'x'.repeat(64)}` }, '/time_zone'],
    [{ locale: 'a' }, '/locale'],
    [{ locale: 'en-u' }, '/locale'],
    [{ locale: 'en-u-ca-gregory' }, '/locale'],
    [{ locale: 'de_AT' }, '/locale'],
    [{ locale: 'x-private' }, '/locale'],
    [{ locale: 'en-US-us' }, '/locale'],
    [{ name: '' }, '/name'],
    [{ name: null }, '/name'],
    [{ name: 'x'.repeat(201) }, '/name'],
    [{ email: 'new@example.com' }, '/email'],
  ])('refuses %j and names the place', async (body, pointer) => {
    const { secret: token } = await makeSession(service, tenant);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('updateMe', 400, { token, body });
      expect(problem.errors?.map((error) => error.pointer)).toContain(pointer);
    });
  });

  it.each(['Europe/Atlantis', 'Z', 'CEST', 'BST', 'IST', 'systemv/AST4', 'Etc/Unknown', 'Factory'])(
    'returns 422 for the time zone %s',
    async (timeZone) => {
      const { secret: token } = await makeSession(service, tenant);
      const problem = await service.fail('updateMe', 422, { token, body: { time_zone: timeZone } });
      expect(problem.code).toBe('unknown_time_zone');
      expect(problem.errors).toMatchObject([{ pointer: '/time_zone' }]);
    },
  );

  it('takes every time zone in any case, and shows it as others write it', async () => {
    const { secret: token } = await makeSession(service, tenant);
    for (const name of Intl.supportedValuesOf('timeZone')) {
      const { user } = await service.succeed('updateMe', { token, body: { time_zone: name.toLowerCase() } });
      expect(user.time_zone).toBe(name);
    }
  });

  it('keeps the last name of two concurrent requests', async () => {
    const { secret: token } = await makeSession(service, tenant);
    const names = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
    const answers = await Promise.all(
      names.map((name) => service.succeed('updateMe', { token, body: { name } })),
    );
    expect(answers.map(({ user }) => user.name)).toEqual(names);
    expect(names).toContain((await service.succeed('getMe', { token })).user.name);
  });
});
