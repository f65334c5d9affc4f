/** Sessions over HTTP: seeing where one is signed in, and ending it. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
const start = new Date('2026-11-21T09:30:00.123Z');
const lifetimeMs = 30 * 86_400_000;
let now = start;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  tenant = await makeTenant(service);
});

const make = (at = start) => makeSession(service, tenant, at);

async function works(token: string): Promise<boolean> {
  const { status } = await service.call('getMe', { token });
  expect([200, 401]).toContain(status);
  return status === 200;
}

describe('listSessions', () => {
  it('lists the active sessions of the user, oldest first, each as getSession shows it', async () => {
    const [first, second] = [await make(), await make()];
    const expired = await make(new Date(start.getTime() - lifetimeMs));
    await makeSession(service, await makeTenant(service), start);
    const { data } = await service.succeed('listSessions', { token: second.secret });
    expect(data.map(({ id }) => id)).toEqual([first.id, second.id]);
    for (const session of data) {
      expect(await service.succeed('getSession', { token: first.secret, id: session.id })).toEqual(session);
    }
    expect(data[0]).toEqual({
      id: first.id,
      name: 'Test',
      created_at: start.toISOString(),
      expires_at: new Date(start.getTime() + lifetimeMs).toISOString(),
    });
    expect(await works(expired.secret)).toBe(false);
  });

  it('pages through sessions without skipping or repeating any', async () => {
    const made = [await make(), await make(), await make()];
    const token = made[0]?.secret;
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
      const page = await service.succeed('listSessions', { token, query });
      ids.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== undefined);
    expect(ids).toEqual(made.map(({ id }) => id));
  });
});

describe('last_used_at', () => {
  it('is absent before the first use, and written after the requests', async () => {
    const [used, asking] = [await make(), await make()];
    const lastUse = async () =>
      (await service.succeed('getSession', { token: asking.secret, id: used.id })).last_used_at;
    await service.succeed('getMe', { token: used.secret });
    expect(await lastUse()).toBeUndefined();
    await service.credentialUses.flush();
    expect(await lastUse()).toBe(start.toISOString());
  });

  it('blocks nothing when a session has ended before it is written', async () => {
    const { secret } = await make();
    await service.succeed('getMe', { token: secret });
    await service.succeed('signOut', { token: secret });
    await service.credentialUses.flush();
    expect(await works(secret)).toBe(false);
  });
});

describe('getSession and deleteSession', () => {
  it('never show the sessions of others', async () => {
    const { secret: token } = await make();
    const other = await makeSession(service, await makeTenant(service), start);
    await expectNothingStored(service, async () => {
      await service.fail('getSession', 404, { token, id: other.id });
      await service.fail('deleteSession', 404, { token, id: other.id });
    });
    expect(await works(other.secret)).toBe(true);
  });

  it('end only the given session, this one or another, with the next request', async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    await service.succeed('deleteSession', { token: first.secret, id: second.id });
    expect([await works(first.secret), await works(second.secret)]).toEqual([true, false]);
    await service.succeed('deleteSession', { token: first.secret, id: first.id });
    expect([await works(first.secret), await works(third.secret)]).toEqual([false, true]);
    await service.fail('deleteSession', 404, { token: third.secret, id: first.id });
    expect(await service.database.reader.prisma.session.count({ where: { id: storedId(first.id) } })).toBe(0);
  });
});

describe('signOut', () => {
  it('ends the session that it is sent with, while access tokens continue to work', async () => {
    const [first, second] = [await make(), await make()];
    await service.succeed('signOut', { token: first.secret });
    expect([await works(first.secret), await works(second.secret), await works(tenant.token)]).toEqual([
      false,
      true,
      true,
    ]);
    expect((await service.fail('signOut', 401, { token: first.secret })).code).toBe('invalid_token');
  });
});

describe('a session', () => {
  it('expires after thirty days, to the millisecond', async () => {
    const { secret } = await make();
    now = new Date(start.getTime() + lifetimeMs - 1);
    expect(await works(secret)).toBe(true);
    now = new Date(start.getTime() + lifetimeMs);
    expect(await works(secret)).toBe(false);
  });

  it('works in the personal workspace by default, and in the given one', async () => {
    const { secret: token } = await make();
    const board = await service.succeed('createBoard', { token, body: { name: 'Mine' } });
    expect(board.workspace_id).toBe(tenant.workspaceId);
    const other = await makeTenant(service);
    const body = { name: 'Theirs', workspace_id: other.workspaceId };
    expect((await service.fail('createBoard', 422, { token, body })).code).toBe('unknown_workspace');
  });

  it('mints access tokens that outlive it', async () => {
    const { secret: token } = await make();
    const body = { name: 'Build server', scopes: ['boards:read', 'billing:write'] };
    const { secret, access_token: made } = await service.succeed('createAccessToken', {
      token,
      id: tenant.workspaceId,
      body,
    });
    expect(made).not.toHaveProperty('expires_at');
    await service.succeed('signOut', { token });
    expect(await works(secret)).toBe(true);
  });

  it('is stored as a hash and is in no log', async () => {
    const { id, secret } = await make();
    await service.succeed('getMe', { token: secret });
    const stored = await service.database.reader.prisma.session.findUniqueOrThrow({
      where: { id: storedId(id) },
    });
    expect(stored.tokenHash).toHaveLength(32);
    expect(service.logLines.join('\n')).not.toContain(secret);
  });
});
