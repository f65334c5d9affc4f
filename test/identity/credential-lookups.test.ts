/** Credentials that are looked up together: each gets its own answer, and none an old one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../src/db/database.ts';
import { generateSecret } from '../../src/domain/core/credential-secrets.ts';
import { PrincipalFinder } from '../../src/domain/identity/principal-finder.ts';
import { testStart } from '../support/clock.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import { makeSession, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';

let service: Service;

beforeAll(async () => {
  service = await startService();
});

/** A finder that counts the statements it sends. */
function countingFinder() {
  const sent: string[] = [];
  const { reader } = service.database;
  const tx: Tx = {
    ...reader,
    rows: (statement) => {
      sent.push(statement.text);
      return reader.rows(statement);
    },
  };
  return { finder: new PrincipalFinder(tx), sent };
}

const now = testStart;

describe('credentials that arrive together', () => {
  it('are read by one statement per kind, and each request gets its own caller', async () => {
    const tenants = await Promise.all([makeTenant(service), makeTenant(service), makeTenant(service)]);
    const sessions = await Promise.all(tenants.map((tenant) => makeSession(service, tenant)));
    const { finder, sent } = countingFinder();
    const secrets = [...tenants.map(({ token }) => token), ...sessions.map(({ secret }) => secret)];
    const found = await Promise.all([...secrets, ...secrets].map((secret) => finder.find(secret, now)));
    expect(sent).toHaveLength(2);
    for (const [index, principal] of found.entries()) {
      expect(principal?.user.email).toBe(tenants[index % 3]?.email);
      expect(principal?.kind).toBe(index % 6 < 3 ? 'access_token' : 'session');
    }
  });

  it('are independent: unknown ones stay unknown', async () => {
    const tenant = await makeTenant(service);
    const { finder, sent } = countingFinder();
    const [known, unknown, malformed] = await Promise.all([
      finder.find(tenant.token, now),
      finder.find(generateSecret('access_token'), now),
      finder.find(tenant.token.slice(0, -1), now),
    ]);
    expect([known?.user.email, unknown, malformed]).toEqual([tenant.email, undefined, undefined]);
    // The second asks for a secret from before a rotation.
    expect(sent).toHaveLength(2);
  });

  it('are each checked at their own time', async () => {
    const tenant = await makeTenant(service);
    const end = new Date(service.now().getTime() + 60_000);
    const { secret } = await makeAccessToken(service, tenant, { expires_at: end.toISOString() });
    const { finder } = countingFinder();
    const moments = [new Date(end.getTime() - 1), end];
    const [before, after] = await Promise.all(moments.map((moment) => finder.find(secret, moment)));
    expect([before?.userId === undefined, after]).toEqual([false, undefined]);
  });

  it('fail together when the database fails, and later ones succeed', async () => {
    const tenant = await makeTenant(service);
    const { reader } = service.database;
    let isAway = true;
    const finder = new PrincipalFinder({
      ...reader,
      rows: (statement) => (isAway ? Promise.reject(new Error('away')) : reader.rows(statement)),
    });
    const outcomes = await Promise.allSettled([
      finder.find(tenant.token, now),
      finder.find(tenant.token, now),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect((await finder.find(tenant.token, now))?.user.email).toBe(tenant.email);
  });
});

describe('a credential that comes while another lookup of it is in progress', () => {
  it('is read again, so that a revocation in between takes effect', async () => {
    const tenant = await makeTenant(service);
    const { access_token: token, secret } = await makeAccessToken(service, tenant);
    const { reader } = service.database;
    const wasRead = Promise.withResolvers<undefined>();
    const answered = Promise.withResolvers<undefined>();
    let count = 0;
    const finder = new PrincipalFinder({
      ...reader,
      rows: async <Row>(statement: Parameters<Tx['rows']>[0]) => {
        count += 1;
        const isFirst = count === 1;
        const read = await reader.rows<Row>(statement);
        if (isFirst) {
          // The first lookup has read the token, and its answer is held up.
          wasRead.resolve(undefined);
          await answered.promise;
        }
        return read;
      },
    });
    const first = finder.find(secret, now);
    await wasRead.promise;
    await service.succeed('revokeAccessToken', { token: tenant.token, id: token.id });
    expect(await finder.find(secret, now)).toBeUndefined();
    answered.resolve(undefined);
    expect((await first)?.credentialId).toBeDefined();
  });
});
