/** `last_used_at`: what a token was last used for is remembered with no write per request, and loses nothing on the way. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId, newUuid } from '../support/ids.ts';
import { holdTransaction } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
const start = new Date('2026-11-21T09:30:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
let now = start;

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  tenant = await makeTenant(service);
});

async function make(scopes: readonly string[] = ['boards:read']) {
  const { access_token: shown, secret } = await makeAccessToken(service, tenant, { scopes });
  return { id: shown.id, uuid: storedId(shown.id), secret };
}

async function lastUse(id: string): Promise<string | undefined> {
  return (await service.succeed('getAccessToken', { token: tenant.token, id })).last_used_at;
}

function stored(id: string) {
  return service.database.reader.prisma.accessToken.findUniqueOrThrow({ where: { id } });
}

describe('last_used_at', () => {
  it('is written for all tokens together after the requests, and changes nothing else', async () => {
    const tokens = [await make(), await make(), await make()];
    const [first, second, third] = tokens;
    const before = await stored(first?.uuid ?? '');
    await expectNothingStored(service, async () => {
      for (const [seconds, token] of [
        [1, first],
        [2, second],
        [3, first],
      ] as const) {
        now = at(seconds);
        await service.succeed('getMe', { token: token?.secret });
      }
    });
    await service.credentialUses.flush();
    const uses = await Promise.all(tokens.map(({ id }) => lastUse(id)));
    expect(uses).toEqual([at(3).toISOString(), at(2).toISOString(), undefined]);
    expect(await stored(first?.uuid ?? '')).toEqual({ ...before, lastUsedAt: at(3) });
    expect((await stored(third?.uuid ?? '')).lastUsedAt).toBeNull();
  });

  it('includes requests that were refused after authentication, and none with an invalid credential', async () => {
    const { id, uuid, secret } = await make();
    await service.fail('createBoard', 403, { token: secret, body: { name: 'A' } });
    await service.credentialUses.flush();
    expect(await lastUse(id)).toBe(start.toISOString());
    await service.succeed('revokeAccessToken', { token: tenant.token, id });
    now = at(60);
    await service.fail('getMe', 401, { token: secret });
    await service.credentialUses.flush();
    expect((await stored(uuid)).lastUsedAt).toEqual(start);
  });

  it('includes the previous secret after a rotation, and survives the rotation', async () => {
    const { id, secret } = await make();
    await service.succeed('getMe', { token: secret });
    await service.succeed('rotateAccessToken', { token: tenant.token, id, body: { overlap_seconds: 60 } });
    await service.credentialUses.flush();
    now = at(30);
    await service.succeed('getMe', { token: secret });
    await service.credentialUses.flush();
    expect(await lastUse(id)).toBe(at(30).toISOString());
  });

  it('never goes back, whichever process writes last', async () => {
    const { id, uuid } = await make();
    const other = new CredentialUses(service.database);
    other.note('access_token', uuid, at(5));
    service.credentialUses.note('access_token', uuid, at(9));
    service.credentialUses.note('access_token', uuid, at(7));
    await service.credentialUses.flush();
    await other.flush();
    expect(await lastUse(id)).toBe(at(9).toISOString());
  });
});

describe('a flush', () => {
  it('skips tokens that are being changed, writes the others, and catches up the next time', async () => {
    const [busy, free] = [await make(), await make()];
    const held = await holdTransaction(service, 'SELECT FROM access_tokens WHERE id = $1 FOR UPDATE', [
      busy.id,
    ]);
    for (const { uuid } of [busy, free]) service.credentialUses.note('access_token', uuid, at(1));
    await service.credentialUses.flush();
    expect([await lastUse(busy.id), await lastUse(free.id)]).toEqual([undefined, at(1).toISOString()]);
    await held.commit();
    await service.credentialUses.flush();
    expect(await lastUse(busy.id)).toBe(at(1).toISOString());
  });

  it('ignores deleted tokens', async () => {
    const statements: unknown[] = [];
    const uses = new CredentialUses(counting(statements));
    uses.note('access_token', newUuid(), at(1));
    await uses.flush();
    await uses.flush();
    expect(statements).toHaveLength(1);
  });

  it('sends no query when there is nothing to write', async () => {
    const statements: unknown[] = [];
    const uses = new CredentialUses(counting(statements));
    await uses.flush();
    const { uuid } = await make();
    uses.note('access_token', uuid, at(1));
    await Promise.all([uses.flush(), uses.flush()]);
    expect(statements).toHaveLength(1);
  });

  it("keeps what it couldn't write for the next flush", async () => {
    const { id, uuid } = await make();
    await service.database.reader.prisma.$executeRaw`ALTER TABLE access_tokens RENAME TO elsewhere`;
    service.credentialUses.note('access_token', uuid, at(1));
    await expect(service.credentialUses.flush()).rejects.toThrow();
    await service.database.reader.prisma.$executeRaw`ALTER TABLE elsewhere RENAME TO access_tokens`;
    await service.credentialUses.flush();
    expect(await lastUse(id)).toBe(at(1).toISOString());
  });

  it('blocks nothing while several processes rotate and revoke tokens', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => make()));
    const processes = [service.credentialUses, new CredentialUses(service.database)];
    const flushes = Array.from({ length: 20 }, async (_, round) => {
      // Each in another order, which is what makes batches deadlock.
      const order = round % 2 === 0 ? tokens : [...tokens].reverse();
      for (const { uuid } of order) processes[round % 2]?.note('access_token', uuid, at(round));
      await processes[round % 2]?.flush();
    });
    const changes = tokens.map(async ({ id }) => {
      for (let round = 0; round < 3; round += 1) {
        await service.succeed('rotateAccessToken', { token: tenant.token, id, body: {} });
      }
    });
    await Promise.all([...flushes, ...changes]);
    await Promise.all(processes.map((uses) => uses.flush()));
    for (const { uuid } of tokens) {
      expect(await stored(uuid)).toMatchObject({ version: 4n, lastUsedAt: at(19) });
    }
  });
});

/** A database that notes what is run on it. */
function counting(statements: unknown[]) {
  const { database } = service;
  return {
    ...database,
    transaction: <Result>(work: (tx: Tx) => Promise<Result>) =>
      database.transaction((tx) =>
        work({
          ...tx,
          rows: (statement) => {
            statements.push(statement);
            return tx.rows(statement);
          },
        }),
      ),
  };
}
