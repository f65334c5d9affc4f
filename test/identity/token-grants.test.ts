/** What an access token can hand on: to its previous secret, to the tokens that it mints, and to admins and owners. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scopes } from '../../src/domain/core/principals.ts';
import { makeAccessToken, secretWorks, tokenOrder } from '../support/access-tokens.ts';
import { makeMember, makeTenant, makeToken, readEvents, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { answerTo, named, problemOf } from '../support/generated-calls.ts';
import { storedId } from '../support/ids.ts';
import { makeWorld, validCall } from '../support/operation-calls.ts';
import type { World } from '../support/operation-calls.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { OperationId, Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { addTeammate, invite, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

const start = new Date('2026-11-21T09:30:00.000Z');
let now = start;
let service: Service;
let tenant: Tenant;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  tenant = await makeTenant(service);
});

const works = (secret: string) => secretWorks(service, secret);
const rotate = (token: string, id: string, overlapSeconds = 60) =>
  service.succeed('rotateAccessToken', { token, id, body: { overlap_seconds: overlapSeconds } });

describe('the previous secret of a rotated token, during the overlap', () => {
  let world: World;
  let previous: string;
  let tokenId: string;

  beforeAll(async () => {
    world = await makeWorld(service);
    const { access_token: made, secret } = await makeAccessToken(service, world, { scopes });
    await rotate(world.token, made.id);
    [previous, tokenId] = [secret, made.id];
  });

  const guarded = named(({ needsCurrentSecret }) => needsCurrentSecret);

  it('is refused by every write that issues a secret or changes who has access', () => {
    const risky = named(
      ({ operationId, method, credentials, scope, isCodable }) =>
        method !== 'get' &&
        // A ticket allows no more than the secret that made it, and ends with it.
        operationId !== 'createStreamTicket' &&
        credentials.includes('accessTokenAuth') &&
        (!isCodable || scope === 'tokens:write' || scope === 'members:write'),
    );
    expect(guarded.map(([name]) => name)).toEqual(risky.map(([name]) => name));
    expect(guarded.map(([name]) => name)).toEqual(
      expect.arrayContaining(['createAccessToken', 'rotateAccessToken', 'createMember', 'createShareLink']),
    );
  });

  it.each(guarded)('cannot %s', async (operationId) => {
    await expectNothingStored(service, async () => {
      const answer = await answerTo(service, operationId, previous, validCall(operationId, world));
      expect([answer.status, problemOf(answer).code]).toEqual([403, 'current_secret_required']);
    });
  });

  it.each(['rotateAccessToken', 'revokeAccessToken', 'createAccessToken'] as const)(
    'cannot %s of its own token, with a key or only to validate',
    async (operationId) => {
      const id = operationId === 'createAccessToken' ? world.workspaceId : tokenId;
      const { body } = validCall(operationId, world);
      const call = { token: previous, id, body };
      await expectNothingStored(service, async () => {
        const codes = [
          await service.fail(operationId, 403, { ...call, headers: { 'Idempotency-Key': 'again' } }),
          await service.fail(operationId, 403, { ...call, query: { validate_only: true } }),
        ].map(({ code }) => code);
        expect(codes).toEqual(['current_secret_required', 'current_secret_required']);
      });
    },
  );

  it('can still read and change what its token may', async () => {
    const call = { token: previous, id: world.boardId };
    await service.succeed('updateBoard', { ...call, body: { name: 'Still here' } });
    expect((await service.succeed('getBoard', call)).name).toBe('Still here');
  });

  it('does not restrict the new secret', async () => {
    const { access_token: made } = await makeAccessToken(service, tenant, { scopes: ['tokens:write'] });
    const { secret: next } = await rotate(tenant.token, made.id);
    await service.succeed(
      'createAccessToken',
      tokenOrder({ ...tenant, token: next }, { scopes: ['tokens:write'] }),
    );
    await rotate(next, made.id);
  });
});

describe('minted_by', () => {
  it('names the token that created another, in the response, the list and the event, even after it is revoked', async () => {
    const { access_token: minter, secret } = await makeAccessToken(service, tenant, {
      scopes: ['tokens:write'],
    });
    const { access_token: child } = await makeAccessToken(
      service,
      { ...tenant, token: secret },
      { scopes: ['tokens:write'] },
    );
    expect(child.minted_by).toBe(minter.id);
    await service.succeed('revokeAccessToken', { token: tenant.token, id: minter.id });
    const call = { token: tenant.token, id: child.id };
    expect(await service.succeed('getAccessToken', call)).toEqual(child);
    const rotated = await service.succeed('rotateAccessToken', { ...call, body: {} });
    expect(rotated.access_token.minted_by).toBe(minter.id);
    const [event] = await readEventsAbout(service, tenant, child.id);
    expect(event?.changes).toMatchObject({ minted_by: { from: null, to: minter.id } });
  });

  it('is absent on tokens that a person creates', async () => {
    const team = await makeTeam(service);
    const { access_token: made } = await makeAccessToken(service, { ...team, token: team.session });
    expect(made).not.toHaveProperty('minted_by');
  });
});

describe('revokeAccessToken', () => {
  /** A token, one that it minted, one that this one minted, and one beside them. */
  async function makeFamily(maker: Pick<Tenant, 'token' | 'workspaceId'>) {
    const options = { scopes: ['tokens:write'] };
    const first = await makeAccessToken(service, maker, options);
    const child = await makeAccessToken(service, { ...maker, token: first.secret }, options);
    const grandchild = await makeAccessToken(service, { ...maker, token: child.secret }, options);
    const other = await makeAccessToken(service, maker, options);
    return { first, child, grandchild, other };
  }

  const idsOf = (tokens: readonly { readonly access_token: { readonly id: string } }[]) =>
    tokens.map(({ access_token: { id } }) => id);

  async function revokedIds(): Promise<string[]> {
    const events = await readEvents(service, tenant);
    return events.filter(({ type }) => type === 'token.deleted').map(({ resourceId }) => resourceId);
  }

  it('keeps the tokens that it minted by default', async () => {
    const { first, child, grandchild } = await makeFamily(tenant);
    await service.succeed('revokeAccessToken', { token: tenant.token, id: first.access_token.id });
    expect(await Promise.all([first, child, grandchild].map(({ secret }) => works(secret)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('revokes all tokens that it minted, over generations, with cascade, with an event for each, and no others', async () => {
    const { first, child, grandchild, other } = await makeFamily(tenant);
    const call = { token: tenant.token, id: first.access_token.id, query: { cascade: true } };
    await expectNothingStored(service, async () => {
      await service.succeed('revokeAccessToken', { ...call, query: { cascade: true, validate_only: true } });
    });
    await service.succeed('revokeAccessToken', call);
    const family = [first, child, grandchild, other];
    expect(await Promise.all(family.map(({ secret }) => works(secret)))).toEqual([false, false, false, true]);
    expect(await revokedIds()).toEqual(idsOf([first, child, grandchild]));
    await service.fail('revokeAccessToken', 404, call);
  });

  it('continues through a token that was already revoked, with cascade', async () => {
    const { first, child, grandchild } = await makeFamily(tenant);
    const call = { token: tenant.token, query: { cascade: true } };
    await service.succeed('revokeAccessToken', { token: tenant.token, id: child.access_token.id });
    expect(await works(grandchild.secret)).toBe(true);
    await service.succeed('revokeAccessToken', { ...call, id: first.access_token.id });
    expect(await works(grandchild.secret)).toBe(false);
  });

  it('lets members cascade through their own tokens, and admins through all', async () => {
    const member = await makeMember(service, tenant, 'member');
    const owners = await makeFamily(tenant);
    const call = { id: owners.first.access_token.id, query: { cascade: true } };
    await expectNothingStored(service, async () => {
      await service.fail('revokeAccessToken', 404, { ...call, token: member.token });
    });
    const own = await makeFamily(member);
    const admin = await makeMember(service, tenant, 'admin');
    await service.succeed('revokeAccessToken', {
      ...call,
      token: admin.token,
      id: own.first.access_token.id,
    });
    expect(await works(own.grandchild.secret)).toBe(false);
    expect(await works(owners.grandchild.secret)).toBe(true);
  });

  it('revokes a token that is being minted at the same time, with cascade', async () => {
    const { first, child } = await makeFamily(tenant);
    const { workspaceId } = tenant;
    const held = await holdTransaction(service, 'SELECT FROM workspaces WHERE id = $1 FOR UPDATE', [
      workspaceId,
    ]);
    const revoked = service.call('revokeAccessToken', {
      token: tenant.token,
      id: first.access_token.id,
      query: { cascade: true },
    });
    await untilWaiting(service, 1);
    const minted = service.call(
      'createAccessToken',
      tokenOrder({ ...tenant, token: child.secret }, { scopes: ['tokens:write'] }),
    );
    await untilWaiting(service, 2);
    await held.commit();
    expect((await revoked).status).toBe(204);
    expect((await minted).status).toBe(404);
    const left = await service.database.reader.prisma.accessToken.count({
      where: {
        workspaceId: storedId(workspaceId),
        revokedAt: null,
        mintedBy: storedId(child.access_token.id),
      },
    });
    expect(left).toBe(0);
  });
});

describe('an access token without workspace:write', () => {
  let team: Teammate;
  /** What `members:write` allows alone. */
  let narrow: string;

  let people = 0;

  beforeAll(async () => {
    team = await makeTeam(service);
  });

  beforeEach(async () => {
    narrow = await makeToken(service, team, ['members:read', 'members:write']);
    people += 1;
  });

  const email = () => `someone${people}@example.com`;

  /** Calls that deal with admins and owners, by operation. */
  const dealings: readonly (readonly [string, OperationId, () => Promise<{ id: string; body?: object }>])[] =
    [
      ['invite an admin', 'createMember', () => ordered('admin')],
      ['invite an owner', 'createMember', () => ordered('owner')],
      [
        'invite again as a guest who is invited as an admin',
        'createMember',
        async () => {
          await invite(service, team, email(), { role: 'admin' });
          return ordered('guest');
        },
      ],
      ['make a member an admin', 'updateMember', () => changed('member', 'admin')],
      ['make a member an owner', 'updateMember', () => changed('member', 'owner')],
      ['make an admin a member', 'updateMember', () => changed('admin', 'member')],
      ['remove an owner', 'deleteMember', () => of('owner')],
      ['remove an admin', 'deleteMember', () => of('admin')],
      [
        'send the invite of an owner again',
        'resendInvite',
        async () => ({ id: (await invite(service, team, email(), { role: 'owner' })).id }),
      ],
    ];

  function ordered(role: string) {
    return Promise.resolve({ id: team.workspaceId, body: { email: email(), role } });
  }

  async function of(role: 'admin' | 'owner' | 'member') {
    return { id: (await addTeammate(service, team, role)).memberId };
  }

  async function changed(from: 'admin' | 'member', role: string) {
    return { ...(await of(from)), body: { role } };
  }

  it.each(dealings)('cannot %s, unless it is from before 2.7.0', async (_what, operationId, makeCall) => {
    const call = { token: narrow, ...(await makeCall()) };
    await expectNothingStored(service, async () => {
      const answer = await service.call(operationId, call);
      expect([answer.status, answer.body]).toMatchObject([403, { code: 'insufficient_scope' }]);
      expect(answer.headers['www-authenticate']).toBe(
        'Bearer error="insufficient_scope", scope="workspace:write"',
      );
    });
    await markAsLegacy(narrow);
    expect((await service.call(operationId, call)).status).toBeLessThan(300);
  });

  it('can still manage members and guests', async () => {
    const { id, body } = await changed('member', 'guest');
    await service.succeed('updateMember', { token: narrow, id, body });
    await service.succeed('deleteMember', { token: narrow, id });
    const { id: invited } = await invite(service, { ...team, token: narrow }, email());
    await service.succeed('resendInvite', { token: narrow, id: invited });
  });

  it("can't transfer a workspace, whatever its scopes", async () => {
    const { memberId } = await addTeammate(service, team, 'admin');
    const call = { id: team.workspaceId, body: { member_id: memberId } };
    expect((await service.fail('transferWorkspace', 403, { ...call, token: team.token })).code).toBe(
      'session_required',
    );
  });

  it('shows that it is from before 2.7.0, stays so when it is rotated, and mints normal tokens', async () => {
    const legacy = await makeToken(service, team, ['members:write', 'tokens:write']);
    const id = await markAsLegacy(legacy);
    expect(await service.succeed('getAccessToken', { token: legacy, id })).toMatchObject({
      legacy_role_grants: true,
    });
    const { access_token: rotated, secret } = await rotate(legacy, id, 0);
    expect(rotated.legacy_role_grants).toBe(true);
    await service.succeed('createMember', { token: secret, ...(await ordered('owner')) });
    const child = await makeAccessToken(service, { ...team, token: secret }, { scopes: ['members:write'] });
    expect(child.access_token).not.toHaveProperty('legacy_role_grants');
    expect(
      (await service.fail('createMember', 403, { token: child.secret, ...(await ordered('owner')) })).code,
    ).toBe('insufficient_scope');
  });

  /** As the migration of 2.7.0 marks those that it finds. */
  async function markAsLegacy(secret: string): Promise<string> {
    const { credential } = await service.succeed('getMe', { token: secret });
    await service.database.reader.prisma.accessToken.update({
      where: { id: storedId(credential.id) },
      data: { legacyRoleGrants: true },
    });
    return credential.id;
  }
});
