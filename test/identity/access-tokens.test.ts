/** Access tokens: the form of a secret, who stands behind one, and that the secret itself is kept nowhere. */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  generateSecret,
  isWellFormedSecret,
  kindOfSecret,
} from '../../src/domain/core/credential-secrets.ts';
import { makeAccessToken } from '../support/access-tokens.ts';
import {
  addMember,
  makeBoard,
  makeMember,
  makeTenant,
  makeToken,
  readEvents,
  removeMember,
} from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeLegacyToken } from '../support/old-data.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { storedState } from '../support/stored-state.ts';

let service: Service;
let tenant: Tenant;
let now = new Date('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  service = await startService({ now: () => now });
  tenant = await makeTenant(service);
});

const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function numberOf(text: string): bigint {
  return Array.from(text).reduce((sum, digit) => sum * 62n + BigInt(base62.indexOf(digit)), 0n);
}

/** The answer to a request with this secret: who it is, or why not. */
async function whoIs(secret: string): Promise<string> {
  const answer = await service.call('getMe', { token: secret });
  const body = answer.body as { code?: string; user?: { id: string } };
  return body.user?.id ?? `${answer.status} ${body.code ?? ''}`;
}

/** Changes the stored row of a token. */
async function change(secret: string, data: { expiresAt?: Date; revokedAt?: Date }): Promise<void> {
  const tokenHash = new Uint8Array(createHash('sha256').update(secret).digest());
  await service.database.reader.prisma.accessToken.update({ where: { tokenHash }, data });
}

/** The same secret with another character at a place, its checksum left as it was. */
function altered(secret: string, index: number): string {
  const other = secret[index] === 'x' ? 'y' : 'x';
  return secret.slice(0, index) + other + secret.slice(index + 1);
}

const refused = '401 invalid_token';

describe('generateSecret', () => {
  it('consists of bwt_, 256 random bits in base 62, and their CRC-32 in base 62', () => {
    for (let round = 0; round < 200; round += 1) {
      const secret = generateSecret('access_token');
      expect(secret).toMatch(/^bwt_[0-9A-Za-z]{49}$/);
      const random = secret.slice(4, -6);
      expect(numberOf(random)).toBeLessThan(2n ** 256n);
      expect(numberOf(secret.slice(-6))).toBe(BigInt(crc32(random)));
    }
  });

  it('never repeats, and uses all 256 bits', () => {
    const numbers = Array.from({ length: 200 }, () => numberOf(generateSecret('access_token').slice(4, -6)));
    expect(new Set(numbers).size).toBe(200);
    const everSet = numbers.reduce((bits, number) => bits | number, 0n);
    const alwaysSet = numbers.reduce((bits, number) => bits & number, everSet);
    expect(everSet).toBe(2n ** 256n - 1n);
    expect(alwaysSet).toBe(0n);
  });
});

describe('isWellFormedSecret', () => {
  it('detects any single character that is changed, missing, added or swapped with its neighbor', () => {
    const secret = generateSecret('access_token');
    expect(isWellFormedSecret(secret)).toBe(true);
    for (let index = 4; index < secret.length; index += 1) {
      expect(isWellFormedSecret(altered(secret, index))).toBe(false);
      expect(isWellFormedSecret(secret.slice(0, index) + secret.slice(index + 1))).toBe(false);
      expect(isWellFormedSecret(`${secret.slice(0, index)}0${secret.slice(index)}`)).toBe(false);
      const [left = '', right = ''] = [secret[index - 1], secret[index]];
      if (index > 4 && left !== right) {
        const swapped = secret.slice(0, index - 1) + right + left + secret.slice(index + 1);
        expect(isWellFormedSecret(swapped)).toBe(false);
      }
    }
    expect(isWellFormedSecret('bwt_')).toBe(false);
  });
});

describe('kindOfSecret', () => {
  it('distinguishes sessions from access tokens, and detects impossible secrets without a query', () => {
    const session = generateSecret('session');
    expect(session).toMatch(/^bws_[0-9A-Za-z]{49}$/);
    expect(kindOfSecret(session)).toBe('session');
    expect(kindOfSecret(generateSecret('access_token'))).toBe('access_token');
    // From before 2.0.0.
    expect(kindOfSecret('4a5b6c')).toBe('access_token');
    expect(kindOfSecret(altered(session, 10))).toBeUndefined();
    expect(kindOfSecret(altered(tenant.token, 10))).toBeUndefined();
  });
});

describe('findTokenPrincipal', () => {
  it('finds the member who created the token', async () => {
    expect(await whoIs(tenant.token)).toBe(tenant.userId);
  });

  it('refuses secrets that are unknown, truncated, or have a wrong checksum', async () => {
    const { token } = tenant;
    const truncated = [token.slice(0, -1), token.slice(0, -6), token.slice(4), 'bwt_', `${token}0`];
    const wrongChecksum = [altered(token, token.length - 1), altered(token, 10)];
    for (const secret of [
      generateSecret('access_token'),
      ...truncated,
      ...wrongChecksum,
      token.toUpperCase(),
    ]) {
      expect(await whoIs(secret)).toBe(refused);
    }
  });

  it('refuses a revoked token from the next request', async () => {
    const secret = await makeToken(service, tenant, ['boards:read']);
    expect(await whoIs(secret)).toBe(tenant.userId);
    await change(secret, { revokedAt: new Date('2026-11-21T09:30:00.000Z') });
    expect(await whoIs(secret)).toBe(refused);
  });

  it('accepts a token until the millisecond before it expires', async () => {
    const secret = await makeToken(service, tenant, ['boards:read']);
    await change(secret, { expiresAt: new Date('2026-11-21T10:00:00.500Z') });
    const answers = [];
    for (const time of ['10:00:00.499', '10:00:00.500', '10:00:00.501', '10:00:00.499']) {
      now = new Date(`2026-11-21T${time}Z`);
      answers.push(await whoIs(secret));
    }
    expect(answers).toEqual([tenant.userId, refused, refused, tenant.userId]);
  });

  it('refuses a token whose creator left the workspace, and accepts it when they are back', async () => {
    const member = await makeMember(service, tenant, 'member');
    expect(await whoIs(member.token)).toBe(member.userId);
    await removeMember(service, member);
    expect(await whoIs(member.token)).toBe(refused);
    await addMember(service, tenant, member, 'guest');
    expect(await whoIs(member.token)).toBe(member.userId);
  });

  it('grants what the creator’s current role allows, not what it allowed when the token was created', async () => {
    const member = await makeMember(service, tenant, 'member');
    const call = { token: member.token, body: { name: 'A' } };
    await service.succeed('createBoard', call);
    const change = { token: tenant.token, id: member.memberId, body: { role: 'guest' } };
    await service.succeed('updateMember', change);
    expect((await service.fail('createBoard', 403, call)).code).toBe('insufficient_role');
  });

  it('accepts a token from before 2.0.0, which has neither prefix nor checksum', async () => {
    for (const secret of [randomBytes(20).toString('hex'), randomBytes(32).toString('base64url')]) {
      await makeLegacyToken(service, tenant, secret);
      expect(await whoIs(secret)).toBe(tenant.userId);
      expect(await whoIs(secret.slice(1))).toBe(refused);
      await service.succeed('createBoard', { token: secret, body: { name: 'By an old client' } });
    }
  });

  it('does not accept a hash as a secret', async () => {
    const digest = createHash('sha256').update(tenant.token).digest();
    for (const secret of [digest.toString('hex'), digest.toString('base64url'), digest.toString('base64')]) {
      expect(await whoIs(secret)).toBe(refused);
    }
  });

  it('returns the same problem for every kind of invalid token', async () => {
    const revoked = await makeToken(service, tenant, ['boards:read']);
    await change(revoked, { revokedAt: now });
    const expired = await makeToken(service, tenant, ['boards:read']);
    await change(expired, { expiresAt: now });
    const answers = [];
    for (const token of [revoked, expired, generateSecret('access_token'), altered(tenant.token, 10)]) {
      const { text, headers } = await service.call('getMe', { token });
      answers.push(text.replace(/"request_id":"[^"]*"/, '') + String(headers['www-authenticate']));
    }
    expect(new Set(answers).size).toBe(1);
  });
});

describe('a secret', () => {
  it('is stored only as a SHA-256 and its first eight characters', async () => {
    const { access_token: token, secret } = await makeAccessToken(service, tenant);
    const row = await service.database.reader.prisma.accessToken.findUniqueOrThrow({
      where: { id: storedId(token.id) },
    });
    expect(Buffer.from(row.tokenHash).toString('hex')).toBe(
      createHash('sha256').update(secret).digest('hex'),
    );
    expect(row.prefix).toBe(secret.slice(0, 8));
  });

  it('appears nowhere in the database, the events, the logs or the responses, however a request with it ends', async () => {
    const { token } = tenant;
    const { board } = await makeBoard(service, tenant);
    const revoked = await makeToken(service, tenant, ['boards:read']);
    await change(revoked, { revokedAt: now });
    const answers = [
      await service.call('getMe', { token }),
      await service.call('getMe', { token: revoked }),
      await service.call('getMe', { token, query: { access_token: token } }),
      await service.call('getBoard', { token, id: 'board_x' }),
      await service.call('createBoard', { token, body: '{"name":' }),
      await service.call('updateBoard', { token, id: board.id, body: { name: '' } }),
      await service.call('getMe', { headers: { Authorization: `Token ${token}` } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 400, 400, 400, 401]);
    const stored = JSON.stringify(await storedState(service));
    const changes = (await readEvents(service, tenant)).map((event) => [event.requestId, event.changes]);
    const events = JSON.stringify(changes);
    const logs = service.logLines.join('\n');
    expect(logs).toContain('/v1/me');
    const hex = (secret: string) => Buffer.from(secret).toString('hex');
    for (const secret of [token, revoked]) {
      // What follows the prefix that people may know; in hexadecimal too, as bytea is shown.
      for (const part of [secret.slice(8), secret.slice(8, 30), hex(secret.slice(8))]) {
        expect(stored.includes(part)).toBe(false);
        expect(events.includes(part)).toBe(false);
        expect(logs.includes(part)).toBe(false);
        expect(answers.some(({ text }) => text.includes(part))).toBe(false);
      }
    }
  });

  it('does not appear in the log of an internal error', async () => {
    const broken = await startService({ now: () => now });
    const owner = await makeTenant(broken);
    await broken.database.reader.prisma.$executeRaw`ALTER TABLE boards RENAME TO elsewhere`;
    const failure = broken.call('createBoard', { token: owner.token, body: { name: 'A' } });
    await expect(failure).rejects.toThrow('failed inside');
    const logs = broken.logLines.join('\n');
    expect(logs).toContain('"level":50');
    expect(logs.includes(owner.token.slice(8))).toBe(false);
  });
});
