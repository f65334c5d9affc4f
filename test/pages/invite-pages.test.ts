/** The page of an invite as a browser gets it: its words, its form, its headers and its errors. */
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSession, makeTenant, readEventsAbout } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { invite as sendInvite } from '../support/teams.ts';
import type { SentInvite } from '../support/teams.ts';

let service: Service;
let tenant: Tenant;
let clockMs = Date.parse('2026-11-21T09:30:00.000Z');

beforeAll(async () => {
  service = await startService({ now: () => new Date(clockMs) });
});

beforeEach(async () => {
  tenant = await makeTenant(service);
});

let invites = 0;

const invite = ({ email, ...given }: Readonly<Record<string, unknown>> & { email?: string } = {}) => {
  invites += 1;
  return sendInvite(service, tenant, email ?? `invited${invites}@example.com`, given);
};

const memberOf = ({ id }: Pick<SentInvite, 'id'>) =>
  service.database.reader.prisma.workspaceMember.findUniqueOrThrow({ where: { id: storedId(id) } });
const page = (token: string, on = service) => request(on.server).get(`/invites/${token}`);
const answer = (token: string, form: string | object, on = service) =>
  request(on.server).post(`/invites/${token}`).type('form').send(form);
const wrongToken = () => randomBytes(32).toString('base64url');

/** The text of a page as it is read, without its markup. */
function textOf(html: string): string {
  const body = /<body>(.*)<\/body>/s.exec(html)?.[1] ?? '';
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,])/g, '$1');
}

describe('the page of an invite', () => {
  it('shows the workspace, the role, the inviter, the address and the expiry', async () => {
    const { email, token } = await invite({ role: 'admin' });
    const inviter = await service.succeed('getMe', { token: tenant.token });
    const { status, text } = await page(token);
    expect(status).toBe(200);
    const words = textOf(text);
    expect(words).toContain('Join Personal');
    expect(words).toContain(`${inviter.user.name} invites you to work together in this workspace.`);
    expect(words).toContain('Admin: you can work on all boards, and manage members and settings');
    expect(words).toContain(`Sent to ${email}`);
    expect(words).toContain('Expires 28 November 2026 at 09:30 UTC');
    expect(text).toContain('<html lang="en">');
  });

  it.each(['guest', 'member', 'admin'] as const)('says what a %s can do', async (role) => {
    const board = await service.succeed('createBoard', { token: tenant.token, body: { name: 'Board' } });
    const boards = role === 'guest' ? { board_ids: [board.id] } : {};
    const { token } = await invite({ role, ...boards });
    expect(textOf((await page(token)).text).toLowerCase()).toContain(`your role ${role}: you `);
  });

  it('omits the inviter when they are no longer a member', async () => {
    const { token, id } = await invite();
    const where = { id: storedId(id) };
    await service.database.reader.prisma.workspaceMember.update({ where, data: { invitedBy: null } });
    expect(textOf((await page(token)).text)).toContain('You are invited to work together');
  });

  it('asks only new people for a name', async () => {
    const known = await makeTenant(service);
    expect((await page((await invite()).token)).text).toContain('<label for="name">');
    expect((await page((await invite({ email: known.email })).token)).text).not.toContain('name="name"');
  });

  it('has headers that keep it private, and restrict where its form can be sent', async () => {
    const { token } = await invite();
    const { headers, text } = await page(token);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script|unsafe/);
    expect(text).not.toMatch(/<script|\son\w+=/);
    expect(text).not.toContain(token);
    const { headers: failed } = await page(wrongToken());
    expect(failed['content-security-policy']).toContain("form-action 'none'");
  });

  it('changes nothing when it is opened, as by mail scanners', async () => {
    const { token } = await invite();
    await expectNothingStored(service, async () => {
      await page(token);
      expect((await request(service.server).head(`/invites/${token}`)).status).toBe(200);
      await page(`${token}?action=accept`);
      await request(service.server).options(`/invites/${token}`);
    });
    expect((await page(token)).status).toBe(200);
  });

  it('shows names as text, whatever they contain', async () => {
    const evil = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)></title>&amp;<b>';
    const { token: owner } = tenant;
    const { secret: session } = await makeSession(service, tenant, new Date(clockMs));
    await service.succeed('updateWorkspace', { token: owner, id: tenant.workspaceId, body: { name: evil } });
    await service.succeed('updateMe', { token: session, body: { name: evil } });
    const invited = [await invite(), await invite()] as const;
    const pages = [
      await page(invited[0].token),
      await answer(invited[0].token, { action: 'accept', name: evil }),
      await answer(invited[1].token, { action: 'decline' }),
    ];
    for (const { status, text } of pages) {
      expect(status).toBe(200);
      expect(text).not.toMatch(/<script|<img|<b>/);
      expect(text.match(/<\/title>/g)).toHaveLength(1);
      expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&gt;&lt;img');
      expect(text).toContain('&amp;amp;');
    }
  });
});

describe('accepting by the form', () => {
  it('creates a user and a member, and says how to sign in', async () => {
    const { id, email, token } = await invite();
    const { status, text } = await answer(token, { action: 'accept', name: '  Jürgen Ärmel ' });
    expect(status).toBe(200);
    const words = textOf(text);
    expect(words).toContain('You joined Personal');
    expect(words).toContain(`You joined the workspace as ${email}.`);
    expect(words).toContain('personal workspace');
    expect(words).toContain('Sign in with this email address');
    expect(text).toContain('<a href="http://boards.test/docs">');
    const { status: memberStatus, userId } = await memberOf({ id });
    expect(memberStatus).toBe('active');
    const user = await service.database.reader.prisma.user.findUniqueOrThrow({ where: { id: userId ?? '' } });
    expect(user).toMatchObject({ email, name: 'Jürgen Ärmel' });
    const events = await readEventsAbout(service, tenant, id);
    expect(events.map(({ type }) => type)).toEqual(['member.created', 'member.updated']);
  });

  it('uses the existing user of the address, whatever name was sent', async () => {
    const known = await makeTenant(service);
    const { id, token } = await invite({ email: known.email.toUpperCase() });
    const { text } = await answer(token, 'action=accept&name=Someone+else');
    expect(textOf(text)).not.toContain('personal workspace');
    expect((await memberOf({ id })).userId).toBe(storedId(known.userId));
    const { user } = await service.succeed('getMe', { token: known.token });
    expect(user.name).not.toBe('Someone else');
  });

  it.each(['', '   ', '\u200b \u2060', undefined])(
    'uses the address as the name when %o was sent',
    async (name) => {
      const { email, token } = await invite();
      await answer(token, { action: 'accept', ...(name !== undefined && { name }) });
      const user = await service.database.reader.prisma.user.findFirstOrThrow({ where: { email } });
      expect(user.name).toBe(email.split('@')[0]);
    },
  );

  it('accepts the longest name, in characters of any kind', async () => {
    const { email, token } = await invite();
    expect((await answer(token, { action: 'accept', name: '🙂'.repeat(200) })).status).toBe(200);
    const user = await service.database.reader.prisma.user.findFirstOrThrow({ where: { email } });
    expect(user.name).toBe('🙂'.repeat(200));
  });

  it('says that the invite was already used when the form is sent again', async () => {
    const { token } = await invite();
    await answer(token, { action: 'accept' });
    await expectNothingStored(service, async () => {
      for (const action of ['accept', 'decline']) {
        const { status, text } = await answer(token, { action });
        expect(status).toBe(404);
        expect(textOf(text)).toContain('If you accepted it, you are a member');
      }
    });
    expect((await page(token)).status).toBe(404);
  });
});

describe('the form of someone whose account is disabled', () => {
  async function inviteDisabled() {
    const { userId, email } = await makeTenant(service);
    const invited = await invite({ email });
    const where = { id: storedId(userId) };
    await service.database.reader.prisma.user.update({ where, data: { disabledAt: service.now() } });
    return invited;
  }

  it("doesn't accept the invite, says why, and keeps it open", async () => {
    const { id, token } = await inviteDisabled();
    await expectNothingStored(service, async () => {
      const { status, text } = await answer(token, { action: 'accept' });
      expect(status).toBe(422);
      expect(textOf(text)).toContain('This account is disabled Contact the operator of this service.');
    });
    expect(await memberOf({ id })).toMatchObject({ status: 'invited', userId: null });
    expect((await page(token)).status).toBe(200);
  });

  it('declines the invite', async () => {
    const { token } = await inviteDisabled();
    expect((await answer(token, { action: 'decline' })).status).toBe(200);
    expect((await page(token)).status).toBe(404);
  });
});

describe('declining by the form', () => {
  it('ends the invite, and says so', async () => {
    const { id, token } = await invite();
    const { status, text } = await answer(token, { action: 'decline' });
    expect(status).toBe(200);
    expect(textOf(text)).toContain('You declined the invite You are not a member of Personal');
    const where = { id: storedId(id) };
    expect(await service.database.reader.prisma.workspaceMember.findUnique({ where })).toBeNull();
    expect((await page(token)).status).toBe(404);
  });
});

describe('an invite that is not open', () => {
  it.each([
    ['is unknown', () => Promise.resolve(wrongToken())],
    ['is cut short', async () => (await invite()).token.slice(0, -1)],
    ['is missing', () => Promise.resolve('')],
    ['has a path behind it', async () => `${(await invite()).token}/more`],
    ['is not even well encoded', () => Promise.resolve('%zz')],
    ['is an access token', () => Promise.resolve(tenant.token)],
    [
      'was revoked',
      async () => {
        const { id, token } = await invite();
        await service.succeed('deleteMember', { token: tenant.token, id });
        return token;
      },
    ],
    [
      'was replaced by a newer one',
      async () => {
        const { email, token } = await invite();
        await invite({ email });
        return token;
      },
    ],
    [
      'belongs to a workspace that was deleted',
      async () => {
        const { token } = await invite();
        const where = { id: storedId(tenant.workspaceId) };
        const data = { deletedAt: service.now() };
        await service.database.reader.prisma.workspace.update({ where, data });
        return token;
      },
    ],
    [
      'has expired',
      async () => {
        const { token } = await invite();
        clockMs += 7 * 86_400_000;
        return token;
      },
    ],
  ])('shows the same page when it %s', async (_what, makeToken) => {
    const token = await makeToken();
    for (const { status, headers, text } of [await page(token), await answer(token, { action: 'accept' })]) {
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(textOf(text)).toMatch(/^ This invite isn't available It was already accepted/);
    }
  });

  it('is open until the last millisecond of its seven days', async () => {
    const { token } = await invite();
    clockMs += 7 * 86_400_000 - 1;
    expect((await page(token)).status).toBe(200);
    clockMs += 1;
    expect((await page(token)).status).toBe(404);
  });
});

describe('the address of an invite', () => {
  it('responds to HEAD without a body, to OPTIONS with the methods, and to any other method with a page', async () => {
    const { token } = await invite();
    const path = `/invites/${token}`;
    const head = await request(service.server).head(path);
    expect(head.text).toBeUndefined();
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength((await page(token)).text));
    const options = await request(service.server).options(path);
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    for (const method of ['put', 'patch', 'delete'] as const) {
      const { status, headers } = await request(service.server)[method](path);
      expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    }
  });

  it('returns 429 with the time to wait to a network with too many attempts', async () => {
    const guessLimits = { invite: { purpose: 'invite', guessesMax: 2, windowMs: 60_000 } };
    const strict = await startService({
      databaseUrl: service.databaseUrl,
      now: () => new Date(clockMs),
      guessLimits,
    });
    clockMs += 3_600_000;
    const { token } = await invite();
    expect((await page(wrongToken(), strict)).status).toBe(404);
    expect((await answer(wrongToken(), { action: 'accept' }, strict)).status).toBe(404);
    for (const reply of [await page(token, strict), await answer(token, { action: 'accept' }, strict)]) {
      expect(reply.status).toBe(429);
      expect(reply.headers['retry-after']).toBe('60');
      expect(textOf(reply.text)).toContain('Wait a minute');
    }
    clockMs += 60_000;
    expect((await page(token, strict)).status).toBe(200);
  });

  it('shows a page with the request id when the database is unavailable', async () => {
    const cut = await startService();
    await cut.database.close();
    const replies = [await page(wrongToken(), cut), await answer(wrongToken(), { action: 'accept' }, cut)];
    for (const { status, headers, text } of replies) {
      expect([500, 503]).toContain(status);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(text).toContain(headers['request-id']);
    }
  });

  it('leaves no token in the log, whatever the response', async () => {
    const tokens = [(await invite()).token, (await invite()).token, wrongToken()];
    for (const token of tokens) {
      await service.call('getInvite', { id: token });
      await page(token);
      await answer(token, { action: 'decline' });
      await page(`${token}/more?token=${token}`);
    }
    const paths = () => service.logLines.map((line) => (JSON.parse(line) as { path?: string }).path ?? '');
    await expect
      .poll(() => paths().filter((path) => path.startsWith('/invites/[redacted]')).length)
      .toBeGreaterThanOrEqual(tokens.length * 3);
    for (const token of tokens) expect(service.logLines.join('')).not.toContain(token);
  });
});
