/** The end of access tokens over HTTP: new secrets for old ones, with and without overlap, and revocation. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAccessToken, secretWorks } from '../support/access-tokens.ts';
import { makeMember, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored, storedState } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  tenant = await makeTenant(service);
});

const make = (
  maker: Pick<Tenant, 'token' | 'workspaceId'>,
  options?: Parameters<typeof makeAccessToken>[2],
) => makeAccessToken(service, maker, options);
const works = (secret: string) => secretWorks(service, secret);
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const rotate = (token: string, id: string, overlapSeconds?: number) =>
  service.succeed('rotateAccessToken', {
    token,
    id,
    body: overlapSeconds === undefined ? {} : { overlap_seconds: overlapSeconds },
  });

describe('rotateAccessToken', () => {
  it('returns a new secret and ends the previous one immediately, and changes nothing else', async () => {
    const before = await make(tenant, { expires_at: later(3600).toISOString() });
    const after = await rotate(tenant.token, before.access_token.id);
    expect(after.access_token).toEqual({ ...before.access_token, prefix: after.secret.slice(0, 8) });
    expect([await works(after.secret), await works(before.secret)]).toEqual([true, false]);
    expect(await readEventsAbout(service, tenant, before.access_token.id)).toMatchObject([
      { type: 'token.created' },
      {
        type: 'token.updated',
        actor: tenant.userId,
        changes: { prefix: { from: before.access_token.prefix, to: after.access_token.prefix } },
      },
    ]);
  });

  it('lets the previous secret work until the millisecond before the overlap ends', async () => {
    const before = await make(tenant);
    const after = await rotate(tenant.token, before.access_token.id, 60);
    for (const [seconds, works0] of [
      [0, true],
      [59.999, true],
      [60, false],
      [61, false],
    ] as const) {
      now = later(seconds);
      expect([seconds, await works(after.secret), await works(before.secret)]).toEqual([
        seconds,
        true,
        works0,
      ]);
    }
  });

  it('lets at most two secrets work', async () => {
    const { access_token: shown, secret: first } = await make(tenant);
    const { secret: second } = await rotate(tenant.token, shown.id, 3600);
    const { secret: third } = await rotate(tenant.token, shown.id, 3600);
    expect(await Promise.all([first, second, third].map(works))).toEqual([false, true, true]);
    const { secret: fourth } = await rotate(tenant.token, shown.id);
    expect(await Promise.all([second, third, fourth].map(works))).toEqual([false, false, true]);
  });

  it('does not let the overlap outlast the token, nor bring an expired one back', async () => {
    const { access_token: shown, secret: first } = await make(tenant, {
      expires_at: later(10).toISOString(),
    });
    const { secret: second } = await rotate(tenant.token, shown.id, 3600);
    now = later(10);
    expect(await Promise.all([first, second].map(works))).toEqual([false, false]);
    const { secret: third } = await rotate(tenant.token, shown.id);
    expect(await works(third)).toBe(false);
  });

  it('lets a token rotate itself, with the secret that the rotation ends', async () => {
    const { access_token: shown, secret: first } = await make(tenant, { scopes: ['tokens:write'] });
    const { secret: second } = await rotate(first, shown.id);
    expect(await Promise.all([first, second].map(works))).toEqual([false, true]);
  });

  it('leaves one new secret and one overlapping when two rotate at the same time', async () => {
    const { access_token: shown, secret: first } = await make(tenant);
    const held = await holdTransaction(service, 'SELECT FROM access_tokens WHERE id = $1 FOR UPDATE', [
      shown.id,
    ]);
    const both = [rotate(tenant.token, shown.id, 60), rotate(tenant.token, shown.id, 60)];
    await untilWaiting(service, 2);
    await held.commit();
    const secrets = (await Promise.all(both)).map(({ secret }) => secret);
    expect(await works(first)).toBe(false);
    expect(await Promise.all(secrets.map(works))).toEqual([true, true]);
    now = later(60);
    expect((await Promise.all(secrets.map(works))).filter(Boolean)).toHaveLength(1);
    const row = await service.database.reader.prisma.accessToken.findUniqueOrThrow({
      where: { id: storedId(shown.id) },
    });
    expect(row.version).toBe(3n);
  });

  it('returns 404 when the token is revoked while the rotation waits', async () => {
    const { access_token: shown, secret } = await make(tenant);
    const held = await holdTransaction(service, 'UPDATE access_tokens SET revoked_at = now() WHERE id = $1', [
      shown.id,
    ]);
    const refused = service.fail('rotateAccessToken', 404, { token: tenant.token, id: shown.id, body: {} });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await refused).code).toBe('not_found');
    expect(await works(secret)).toBe(false);
  });

  it('is only for the creator: admins get 403, members 404', async () => {
    const maker = await makeMember(service, tenant, 'member');
    const { access_token: shown, secret } = await make(maker);
    const other = await makeMember(service, tenant, 'member');
    await expectNothingStored(service, async () => {
      const call = { id: shown.id, body: { overlap_seconds: 0 } };
      const refused = await service.fail('rotateAccessToken', 403, { ...call, token: tenant.token });
      expect(refused.code).toBe('not_creator');
      await service.fail('rotateAccessToken', 404, { ...call, token: other.token });
    });
    expect(await works(secret)).toBe(true);
  });

  it('gives a token no access to the scopes or lifetime of a wider one', async () => {
    const wide = await make(tenant, { scopes: ['boards:read', 'tokens:write'] });
    const ending = await make(tenant, { scopes: ['tokens:write'], expires_at: later(60).toISOString() });
    const narrow = await make(tenant, { scopes: ['tokens:write'] });
    const long = await make(tenant, { scopes: ['tokens:write'], expires_at: later(61).toISOString() });
    await expectNothingStored(service, async () => {
      for (const [token, { access_token: target }] of [
        [narrow.secret, wide],
        [ending.secret, narrow],
        [ending.secret, long],
      ] as const) {
        const refused = await service.fail('rotateAccessToken', 403, { token, id: target.id, body: {} });
        expect(refused.code).toBe('scope_too_wide');
      }
    });
    expect(await works((await rotate(narrow.secret, ending.access_token.id)).secret)).toBe(true);
    expect(await works((await rotate(wide.secret, narrow.access_token.id)).secret)).toBe(true);
  });

  it.each([[-1], [604_801], [1.5], ['60'], [null]])('refuses an overlap of %s seconds', async (seconds) => {
    const { access_token: shown } = await make(tenant);
    const call = { token: tenant.token, id: shown.id, body: { overlap_seconds: seconds } };
    await expectNothingStored(service, async () => {
      const { errors } = await service.fail('rotateAccessToken', 400, call);
      expect(errors?.[0]?.pointer).toBe('/overlap_seconds');
    });
  });

  it('accepts the longest overlap, a week', async () => {
    const { access_token: shown, secret } = await make(tenant);
    await rotate(tenant.token, shown.id, 604_800);
    now = later(604_799.999);
    expect(await works(secret)).toBe(true);
    now = later(604_800);
    expect(await works(secret)).toBe(false);
  });
});

describe('revokeAccessToken', () => {
  it('ends both secrets with the next request, and records it', async () => {
    const { access_token: shown, secret: first } = await make(tenant);
    const { secret: second } = await rotate(tenant.token, shown.id, 3600);
    expect(await Promise.all([first, second].map(works))).toEqual([true, true]);
    await service.succeed('revokeAccessToken', { token: tenant.token, id: shown.id });
    expect(await Promise.all([first, second].map(works))).toEqual([false, false]);
    expect((await readEventsAbout(service, tenant, shown.id)).at(-1)).toMatchObject({
      type: 'token.deleted',
      actor: tenant.userId,
      changes: { name: { from: 'Build server', to: null }, scopes: { from: ['boards:read'], to: null } },
    });
  });

  it('lets a token revoke itself', async () => {
    const { access_token: shown, secret } = await make(tenant, { scopes: ['tokens:write'] });
    await service.succeed('revokeAccessToken', { token: secret, id: shown.id });
    expect(await works(secret)).toBe(false);
    expect(await works(tenant.token)).toBe(true);
  });

  it('lets admins revoke all tokens, and members only their own', async () => {
    const admin = await makeMember(service, tenant, 'admin');
    const member = await makeMember(service, tenant, 'member');
    const [owners, members] = [await make(tenant), await make(member)];
    await expectNothingStored(service, async () => {
      await service.fail('revokeAccessToken', 404, { token: member.token, id: owners.access_token.id });
    });
    for (const { access_token: shown, secret } of [owners, members]) {
      await service.succeed('revokeAccessToken', { token: admin.token, id: shown.id });
      expect(await works(secret)).toBe(false);
    }
    const { access_token: own } = await make(member);
    await service.succeed('revokeAccessToken', { token: member.token, id: own.id });
  });

  it('revokes once for two concurrent requests', async () => {
    const { access_token: shown } = await make(tenant);
    const held = await holdTransaction(service, 'SELECT FROM access_tokens WHERE id = $1 FOR UPDATE', [
      shown.id,
    ]);
    const call = { token: tenant.token, id: shown.id };
    const both = [service.call('revokeAccessToken', call), service.call('revokeAccessToken', call)];
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([204, 404]);
    const events = await readEventsAbout(service, tenant, shown.id);
    expect(events.map(({ type }) => type)).toEqual(['token.created', 'token.deleted']);
  });
});

describe('the secrets of tokens', () => {
  it('appear in no table, event or log line after creating, rotating and revoking', async () => {
    const made = await make(tenant);
    const rotated = await rotate(tenant.token, made.access_token.id, 60);
    await service.call('getMe', { token: made.secret });
    await service.succeed('revokeAccessToken', { token: tenant.token, id: made.access_token.id });
    const kept = JSON.stringify(await storedState(service)) + service.logLines.join('\n');
    expect(kept).toContain('rotateAccessToken');
    for (const { secret } of [made, rotated]) {
      expect(kept).not.toContain(secret.slice(8));
      expect(kept).not.toContain(Buffer.from(secret.slice(8)).toString('hex'));
    }
    const events = await readEventsAbout(service, tenant, made.access_token.id);
    expect(JSON.stringify(events)).not.toMatch(/hash|secret/i);
  });
});
