/** Access tokens over HTTP: who makes and sees which, and what a token can hand on. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import { lowestRoleOf, roleIncludes, roles, scopes } from '../../src/domain/core/principals.ts';
import type { Role, Scope } from '../../src/domain/core/principals.ts';
import { makeAccessToken, secretWorks, tokenOrder } from '../support/access-tokens.ts';
import { makeMember, makeSession, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

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

async function listed(token: string, workspaceId: string): Promise<string[]> {
  const { data } = await service.succeed('listAccessTokens', { token, id: workspaceId });
  return data.map(({ id }) => id);
}

describe('the roles of scopes', () => {
  it('are the lowest roles of the operations with that scope in the contract', () => {
    const inContract = new Map<Scope, Role>();
    for (const { scope, minimumRole = 'guest' } of contractOperations(loadContract())) {
      if (scope === undefined) continue;
      const known = inContract.get(scope);
      if (known === undefined || roleIncludes(known, minimumRole)) inContract.set(scope, minimumRole);
    }
    expect(inContract.size).toBeGreaterThan(3);
    for (const [scope, role] of inContract) expect([scope, lowestRoleOf(scope)]).toEqual([scope, role]);
  });

  it('cover exactly the scopes that the contract lists', () => {
    const { Scope: schema } = loadContract().components.schemas ?? {};
    expect([...scopes].sort()).toEqual(
      [...(schema as { 'x-extensible-enum': string[] })['x-extensible-enum']].sort(),
    );
  });
});

describe('createAccessToken', () => {
  it('shows the token with its secret, which works immediately and shows its scopes', async () => {
    const answer = await service.call('createAccessToken', {
      ...tokenOrder(tenant, {
        scopes: ['boards:write', 'boards:read'],
        expires_at: '2027-10-12T10:16:30+02:00',
      }),
    });
    const { access_token: shown, secret } = answer.body as Awaited<ReturnType<typeof make>>;
    expect(shown).toEqual({
      id: expect.stringMatching(/^token_/) as unknown,
      workspace_id: tenant.workspaceId,
      name: 'Build server',
      scopes: ['boards:write', 'boards:read'],
      prefix: secret.slice(0, 8),
      expires_at: '2027-10-12T08:16:30.000Z',
      created_by: tenant.userId,
      minted_by: (await service.succeed('getMe', { token: tenant.token })).credential.id,
      created_at: start.toISOString(),
    });
    expect(answer.headers.location).toBe(`/v1/access-tokens/${shown.id}`);
    const me = await service.succeed('getMe', { token: secret });
    expect(me).toMatchObject({
      user: { id: tenant.userId },
      credential: { id: shown.id, workspace_id: tenant.workspaceId, expires_at: shown.expires_at },
    });
    await service.succeed('createBoard', { token: secret, body: { name: 'By a program' } });
    expect((await service.fail('listAccessTokens', 403, { ...tokenOrder(tenant), token: secret })).code).toBe(
      'insufficient_scope',
    );
  });

  it('omits unset fields', async () => {
    const { secret: token } = await makeSession(service, tenant, start);
    const { access_token: shown } = await make({ ...tenant, token });
    expect(Object.keys(shown).sort()).toEqual(
      ['created_at', 'created_by', 'id', 'name', 'prefix', 'scopes', 'workspace_id'].sort(),
    );
  });

  it('records the token without its secret', async () => {
    const { access_token: shown } = await make(tenant);
    expect(await readEventsAbout(service, tenant, shown.id)).toEqual([
      {
        type: 'token.created',
        id: shown.id,
        actor: tenant.userId,
        changes: {
          name: { from: null, to: 'Build server' },
          scopes: { from: null, to: ['boards:read'] },
          prefix: { from: null, to: shown.prefix },
          created_by: { from: null, to: tenant.userId },
          minted_by: { from: null, to: shown.minted_by ?? '' },
        },
      },
    ]);
  });

  it.each([
    ['no scopes', { scopes: [] }, '/scopes'],
    ['a scope twice', { scopes: ['boards:read', 'boards:read'] }, '/scopes'],
    ['a scope of no such form', { scopes: ['everything'] }, '/scopes/0'],
    ['an empty name', { name: '' }, '/name'],
    ['an end without an offset', { expires_at: '2027-10-12T10:16:30' }, '/expires_at'],
    ['an end beyond the calendar', { expires_at: '9999-12-31T23:59:59-01:00' }, '/expires_at'],
    ['a property that it does not know', { prefix: 'bwt_abcd' }, '/prefix'],
  ] as const)('refuses %s', async (_what, options: object, pointer) => {
    await expectNothingStored(service, async () => {
      const { errors } = await service.fail('createAccessToken', 400, tokenOrder(tenant, options));
      expect(new Set(errors?.map((error) => error.pointer))).toEqual(new Set([pointer]));
    });
  });

  it('refuses an unknown scope, and points at it', async () => {
    await expectNothingStored(service, async () => {
      const options = { scopes: ['boards:read', 'boards:fly'] };
      expect(await service.fail('createAccessToken', 422, tokenOrder(tenant, options))).toMatchObject({
        code: 'unknown_scope',
        errors: [{ pointer: '/scopes/1', code: 'unknown_scope' }],
      });
    });
  });

  it('refuses an expiry that is not in the future, to the millisecond', async () => {
    await expectNothingStored(service, async () => {
      for (const end of [start.toISOString(), '2026-11-21T10:29:59+01:00']) {
        const options = { expires_at: end };
        expect(await service.fail('createAccessToken', 422, tokenOrder(tenant, options))).toMatchObject({
          code: 'already_expired',
          errors: [{ pointer: '/expires_at', code: 'already_expired' }],
        });
      }
    });
    const { secret } = await make(tenant, { expires_at: later(0.001).toISOString() });
    expect(await works(secret)).toBe(true);
    now = later(0.001);
    expect(await works(secret)).toBe(false);
  });

  it.each(roles.filter((role) => role !== 'guest'))(
    'lets a member with the role %s grant exactly the scopes that the role can use',
    async (role) => {
      const member = await makeMember(service, tenant, role);
      for (const scope of scopes) {
        const { status, body } = await service.call(
          'createAccessToken',
          tokenOrder(member, { scopes: [scope] }),
        );
        const allowed = roleIncludes(role, lowestRoleOf(scope));
        expect([scope, status]).toEqual([scope, allowed ? 201 : 403]);
        if (!allowed)
          expect(body).toMatchObject({ code: 'scope_too_wide', errors: [{ pointer: '/scopes/0' }] });
      }
    },
  );

  it('returns 403 to guests', async () => {
    const guest = await makeMember(service, tenant, 'guest');
    await expectNothingStored(service, async () => {
      expect((await service.fail('createAccessToken', 403, tokenOrder(guest))).code).toBe(
        'insufficient_role',
      );
    });
  });

  it('grants no scope that the creating token lacks', async () => {
    const { secret } = await make(tenant, { scopes: ['tokens:write', 'boards:read'] });
    const maker = { ...tenant, token: secret };
    const child = await make(maker, { scopes: ['boards:read', 'tokens:write'] });
    expect(child.access_token.created_by).toBe(tenant.userId);
    await expectNothingStored(service, async () => {
      for (const token of [secret, child.secret]) {
        const options = { scopes: ['boards:read', 'boards:write'] };
        expect(
          await service.fail('createAccessToken', 403, tokenOrder({ ...tenant, token }, options)),
        ).toMatchObject({
          code: 'scope_too_wide',
          errors: [{ pointer: '/scopes/1', code: 'scope_too_wide' }],
        });
      }
    });
  });

  it('never lets a token outlive the creating token, over generations', async () => {
    const end = later(60).toISOString();
    const maker = {
      ...tenant,
      token: (await make(tenant, { scopes: ['tokens:write'], expires_at: end })).secret,
    };
    const child = await make(maker, { scopes: ['tokens:write'] });
    expect(child.access_token.expires_at).toBe(end);
    const grandchild = await make({ ...tenant, token: child.secret }, { scopes: ['tokens:write'] });
    expect(grandchild.access_token.expires_at).toBe(end);
    const sooner = await make(maker, { scopes: ['tokens:write'], expires_at: later(59).toISOString() });
    expect(sooner.access_token.expires_at).toBe(later(59).toISOString());
    await make(maker, { scopes: ['tokens:write'], expires_at: end });
    await expectNothingStored(service, async () => {
      const options = { scopes: ['tokens:write'], expires_at: later(60.001).toISOString() };
      expect(await service.fail('createAccessToken', 403, tokenOrder(maker, options))).toMatchObject({
        code: 'scope_too_wide',
        errors: [{ pointer: '/expires_at' }],
      });
    });
    now = later(60);
    expect(await works(grandchild.secret)).toBe(false);
  });

  it('restricts a token to what its creator’s current role allows', async () => {
    const admin = await makeMember(service, tenant, 'admin');
    const { secret } = await make(admin, { scopes: ['workspace:write', 'tokens:write'] });
    const call = { token: secret, id: tenant.workspaceId, body: { name: 'Ours' } };
    await service.succeed('updateWorkspace', call);
    const change = { token: tenant.token, id: admin.memberId, body: { role: 'member' } };
    await service.succeed('updateMember', change);
    expect((await service.fail('updateWorkspace', 403, call)).code).toBe('insufficient_role');
    const again = tokenOrder({ ...tenant, token: secret }, { scopes: ['workspace:write'] });
    expect((await service.fail('createAccessToken', 403, again)).code).toBe('scope_too_wide');
  });
});

describe('listAccessTokens', () => {
  it('shows each token as getAccessToken does, oldest first, page by page', async () => {
    const made = [];
    for (const name of ['One', 'Two', 'Three']) made.push((await make(tenant, { name })).access_token);
    const first = await service.succeed('listAccessTokens', {
      token: tenant.token,
      id: tenant.workspaceId,
      query: { limit: 2 },
    });
    const second = await service.succeed('listAccessTokens', {
      token: tenant.token,
      id: tenant.workspaceId,
      query: { limit: 2, cursor: first.next_cursor ?? '' },
    });
    const [own, ...others] = [...first.data, ...second.data];
    expect(others).toEqual(made);
    expect(own?.name).toBe('Test');
    expect(second.next_cursor).toBeUndefined();
    for (const item of others) {
      const alone = await service.succeed('getAccessToken', { token: tenant.token, id: item.id });
      expect(alone).toEqual(item);
    }
  });

  it('includes expired tokens, and leaves out revoked ones', async () => {
    const { access_token: expiring } = await make(tenant, { expires_at: later(1).toISOString() });
    const { access_token: revoked } = await make(tenant);
    await service.succeed('revokeAccessToken', { token: tenant.token, id: revoked.id });
    now = later(1);
    const ids = await listed(tenant.token, tenant.workspaceId);
    expect(ids).toContain(expiring.id);
    expect(ids).not.toContain(revoked.id);
  });

  it.each([
    ['member', false],
    ['admin', true],
    ['owner', true],
  ] as const)('shows the role %s the tokens of others: %s', async (role, seesAll) => {
    const { access_token: others } = await make(tenant);
    const caller = await makeMember(service, tenant, role);
    const { access_token: own } = await make(caller);
    const ids = await listed(caller.token, tenant.workspaceId);
    expect(ids).toContain(own.id);
    expect(ids.includes(others.id)).toBe(seesAll);
    const { status } = await service.call('getAccessToken', { token: caller.token, id: others.id });
    expect(status).toBe(seesAll ? 200 : 404);
  });

  it('shows neither secret nor hash', async () => {
    const { secret, access_token: shown } = await make(tenant);
    const answer = await service.call('listAccessTokens', { token: tenant.token, id: tenant.workspaceId });
    expect(answer.text).toContain(shown.id);
    expect(answer.text).not.toContain(secret.slice(8));
    expect(answer.text).not.toMatch(/hash|secret/i);
  });
});

describe('getAccessToken', () => {
  it('shows tokens from before 2.0.0 without a prefix', async () => {
    const { access_token: shown } = await make(tenant);
    await service.database.reader.prisma.accessToken.update({
      where: { id: storedId(shown.id) },
      data: { prefix: null },
    });
    const old = await service.succeed('getAccessToken', { token: tenant.token, id: shown.id });
    expect(old).not.toHaveProperty('prefix');
  });

  it('shows when a token was last used and when it expires', async () => {
    const { access_token: shown } = await make(tenant);
    const times = {
      lastUsedAt: new Date('2026-11-21T09:00:00Z'),
      expiresAt: new Date('2126-11-21T00:00:00Z'),
    };
    await service.database.reader.prisma.accessToken.update({
      where: { id: storedId(shown.id) },
      data: times,
    });
    const token = await service.succeed('getAccessToken', { token: tenant.token, id: shown.id });
    expect(token).toMatchObject({
      last_used_at: '2026-11-21T09:00:00.000Z',
      expires_at: '2126-11-21T00:00:00.000Z',
    });
  });

  it('shows someone who has become a guest their own tokens, which they can revoke, and nothing more', async () => {
    const [member, admin] = [
      await makeMember(service, tenant, 'member'),
      await makeMember(service, tenant, 'admin'),
    ];
    const { access_token: shown, secret } = await make(member, { scopes: ['boards:read', 'tokens:write'] });
    const { access_token: others } = await make(tenant);
    for (const { memberId: id } of [member, admin]) {
      await service.succeed('updateMember', { token: tenant.token, id, body: { role: 'guest' } });
    }
    const own = { token: secret, id: shown.id };
    expect(await service.succeed('getAccessToken', own)).toMatchObject({ id: shown.id });
    const list = { token: secret, id: tenant.workspaceId };
    const { data } = await service.succeed('listAccessTokens', list);
    expect(new Set(data.map(({ created_by: userId }) => userId))).toEqual(new Set([member.userId]));
    expect(data.map(({ id }) => id)).toContain(shown.id);
    for (const token of [secret, admin.token]) {
      await service.fail('getAccessToken', 404, { token, id: others.id });
      await service.fail('revokeAccessToken', 404, { token, id: others.id });
    }
    await service.fail('createAccessToken', 403, tokenOrder({ ...tenant, token: secret }));
    await service.fail('rotateAccessToken', 403, { ...own, body: {} });
    await service.succeed('revokeAccessToken', own);
    expect(await works(secret)).toBe(false);
  });

  it('returns 404 for a revoked token', async () => {
    const { access_token: shown } = await make(tenant);
    const call = { token: tenant.token, id: shown.id };
    await service.succeed('revokeAccessToken', call);
    await expectNothingStored(service, async () => {
      await service.fail('getAccessToken', 404, call);
      await service.fail('revokeAccessToken', 404, call);
      await service.fail('rotateAccessToken', 404, { ...call, body: {} });
    });
  });
});
