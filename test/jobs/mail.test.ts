/** The mails that reach people: one each, to whom it is meant for, with what it is about and nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import {
  inviteeOf,
  makeMailServer,
  publicUrl,
  readJobs,
  runJobs,
  tokenIn,
  untilNoJobs,
} from '../support/jobs.ts';
import { emailChangeCodeOf, signInCodeOf } from '../support/mailed-secrets.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { stormSize } from '../support/storms.ts';
import { makePerson } from '../support/teams.ts';

const service = await startService();

/** The service behind a port of its own, since one server for each call would be the slower part. */
async function listen({ app }: Service): Promise<string> {
  const server = createServer(app as Parameters<typeof createServer>[1]).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('createMember', () => {
  it('sends the invite only to the given address, with inviter, workspace, role and expiry', async () => {
    const mailServer = await makeMailServer();
    await runJobs(service, mailServer);
    const tenant = await makeTenant(service);
    await service.succeed('updateWorkspace', { ...tenant, id: tenant.workspaceId, body: { name: 'Launch' } });

    const member = await service.succeed('createMember', {
      ...tenant,
      id: tenant.workspaceId,
      body: { email: 'Grace.Hopper+boards@example.com', role: 'admin' },
    });
    await expect.poll(() => mailServer.mails.length, { interval: 5 }).toBe(1);

    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['grace.hopper+boards@example.com']);
    expect(mail?.from).toBe('no-reply@boards.test');
    const { email } = mail ?? {};
    expect(email?.to).toEqual([{ name: '', address: 'grace.hopper+boards@example.com' }]);
    expect(email?.from).toEqual({ name: 'Board and Workspace Service', address: 'no-reply@boards.test' });
    expect(email?.subject).toMatch(/^Person \d+ invites you to Launch$/);
    expect(email?.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(email?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(email?.messageId).toMatch(/^<invite\.[0-9a-f]{32}@boards\.test>$/);
    for (const content of [email?.text, email?.html]) {
      expect(content).toMatch(/Person \d+ invites you to the workspace/);
      expect(content).toContain('as an admin');
      expect(content).toContain(`${publicUrl}/invites/${tokenIn(email?.text)}`);
      expect(content).toMatch(/expires on \d+ \w+ \d{4}\s+at\s+\d\d:\d\d\s+UTC/);
      expect(content).toContain('ignore this email');
    }
    expect(email?.html).not.toMatch(/<(img|script|iframe|link)\b|url\(|@import/i);
    expect(await inviteeOf(service, tokenIn(email?.text))).toBe(member.email);
  });

  it('sends concurrent invites to their recipients, each once and with its own token', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const { workspaceId, token } = await makeTenant(service);
    const url = `${await listen(service)}/v1/workspaces/${workspaceId}/members`;
    const emails = Array.from({ length: stormSize(500) }, (_, n) => `crowd${n}@example.com`);

    const send = async (email: string): Promise<number> => {
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ email, role: 'member' });
      const { status } = await fetch(url, { method: 'POST', headers, body });
      // On a busy machine, the last ones wait too long for a connection, and store nothing.
      return status === 503 ? send(email) : status;
    };
    const statuses = await Promise.all(emails.map(send));
    expect(new Set(statuses)).toEqual(new Set([201]));
    await untilNoJobs(service);

    const { mails } = mailServer;
    expect(mails.map(({ to }) => to.join()).sort()).toEqual([...emails].sort());
    expect(mails.map(({ email }) => email.to?.map(({ address }) => address).join()).sort()).toEqual(
      [...emails].sort(),
    );
    const invitees = await Promise.all(mails.map(({ email }) => inviteeOf(service, tokenIn(email.text))));
    expect(invitees).toEqual(mails.map(({ to }) => to[0]));
    expect(new Set(mails.map(({ email }) => email.messageId)).size).toBe(emails.length);
    // Neither whom it went to nor what it said is left anywhere.
    const log = [...logLines, ...service.logLines].join('');
    expect(log).not.toContain('crowd');
    expect(mails.filter(({ email }) => log.includes(tokenIn(email.text)))).toEqual([]);
  }, 240_000);

  it('sends nothing for an invite that was replaced, revoked or declined before its mail went out', async () => {
    const mailServer = await makeMailServer();
    const tenant = await makeTenant(service);
    const { workspaceId: id, token } = tenant;
    const invite = (email: string) =>
      service.succeed('createMember', { token, id, body: { email, role: 'member' } });
    await invite('replaced@example.com');
    await invite('replaced@example.com');
    const revoked = await invite('revoked@example.com');
    await service.succeed('deleteMember', { token, id: revoked.id });
    const late = await invite('late@example.com');
    await service.database.reader.prisma.workspaceMember.update({
      where: { id: storedId(late.id) },
      data: { inviteExpiresAt: service.now() },
    });
    expect(await readJobs(service)).toHaveLength(4);

    const { logLines } = await runJobs(service, mailServer);
    await untilNoJobs(service);

    expect(mailServer.mails.map(({ to }) => to)).toEqual([['replaced@example.com']]);
    expect(await inviteeOf(service, tokenIn(mailServer.mails[0]?.email.text))).toBe('replaced@example.com');
    const skipped = logLines.filter((line) => line.includes('a mail is not sent'));
    expect(skipped).toHaveLength(3);
    expect(skipped.join('')).not.toContain('@');
  });

  it('sends nothing for a workspace that was deleted', async () => {
    const mailServer = await makeMailServer();
    const { workspaceId, token } = await makeTenant(service);
    await service.succeed('createMember', {
      token,
      id: workspaceId,
      body: { email: 'nowhere@example.com', role: 'guest' },
    });
    await service.database.reader.prisma.workspace.update({
      where: { id: storedId(workspaceId) },
      data: { deletedAt: service.now() },
    });
    await runJobs(service, mailServer);
    await untilNoJobs(service);
    expect(mailServer.mails).toEqual([]);
  });
});

describe('createSignInCode', () => {
  it('sends only the six digits to the address, and no other secret', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const signIn = await service.succeed('createSignInCode', { body: { email: 'ada@example.com' } });
    await expect.poll(() => mailServer.mails.length, { interval: 5 }).toBe(1);

    const [mail] = mailServer.mails;
    const code = signInCodeOf(signIn.id);
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.email.subject).toBe('Your sign-in code');
    for (const content of [mail?.email.text, mail?.email.html]) {
      expect(content).toContain(`\n${code}\n`);
      expect(content).toContain('ten minutes');
      expect(content).toContain('We will never ask you for it.');
    }
    expect(mail?.email.messageId).toMatch(/^<sign-in\.[0-9a-f]{32}@boards\.test>$/);
    expect(mail?.raw).not.toContain(signIn.id);
    expect(logLines.join('')).not.toContain(code);
    expect(logLines.join('')).not.toContain('ada@');
  });

  it('sends nothing once the code was used or is too old', async () => {
    const mailServer = await makeMailServer();
    const used = await service.succeed('createSignInCode', { body: { email: 'used@example.com' } });
    const old = await service.succeed('createSignInCode', { body: { email: 'old@example.com' } });
    const { signIn } = service.database.reader.prisma;
    await signIn.update({ where: { id: storedId(used.id) }, data: { usedAt: service.now() } });
    await signIn.update({ where: { id: storedId(old.id) }, data: { expiresAt: service.now() } });
    await runJobs(service, mailServer);
    await untilNoJobs(service);
    expect(mailServer.mails).toEqual([]);
  });
});

describe('createEmailChange', () => {
  it('sends the code to the new address and, once it is confirmed, a notice to the old one', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const { session: token, email } = await makePerson(service);
    const body = { email: 'lovelace@example.com' };
    const change = await service.succeed('createEmailChange', { token, body });
    await expect.poll(() => mailServer.mails.length, { interval: 5 }).toBe(1);
    const code = emailChangeCodeOf(change.id);
    await service.succeed('confirmEmailChange', { token, id: change.id, body: { code } });
    await expect.poll(() => mailServer.mails.length, { interval: 5 }).toBe(2);

    const [toNew, toOld] = mailServer.mails;
    expect(toNew?.to).toEqual(['lovelace@example.com']);
    expect(toNew?.email.subject).toBe('Confirm your new email address');
    for (const content of [toNew?.email.text, toNew?.email.html]) {
      expect(content).toContain(`\n${code}\n`);
      expect(content).toContain('ten minutes');
    }
    expect(toOld?.to).toEqual([email]);
    expect(toOld?.email.subject).toBe('Your email address was changed');
    for (const content of [toOld?.email.text, toOld?.email.html]) {
      expect(content).toMatch(/was changed\s+on\s+\d+\s+\w+\s+\d{4}\s+at\s+\d\d:\d\d\s+UTC/);
      expect(content).toMatch(/Ask an admin/);
    }
    for (const { raw } of mailServer.mails) expect(raw).not.toContain(change.id);
    expect(toOld?.raw).not.toContain('lovelace');
    expect(logLines.join('')).not.toContain(code);
    expect(logLines.join('')).not.toContain('lovelace');
  });

  it('sends no code once it was used or is too old, but still the notice after the code expired', async () => {
    const mailServer = await makeMailServer();
    const { session: token, email } = await makePerson(service);
    const { emailChange } = service.database.reader.prisma;
    const start = (address: string) =>
      service.succeed('createEmailChange', { token, body: { email: address } });
    const [used, old] = [await start('used@example.com'), await start('old@example.com')];
    const code = emailChangeCodeOf(used.id);
    await service.succeed('confirmEmailChange', { token, id: used.id, body: { code } });
    await emailChange.update({ where: { id: storedId(old.id) }, data: { expiresAt: service.now() } });
    await runJobs(service, mailServer);
    await untilNoJobs(service);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[email]]);
    const { expiresAt } = await emailChange.findUniqueOrThrow({ where: { id: storedId(used.id) } });
    expect(expiresAt.getTime() - service.now().getTime()).toBeGreaterThan(29 * 86_400_000);
  });
});
