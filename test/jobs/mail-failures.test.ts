/** Mail that cannot go out: nothing is lost, nobody waits for long once it can, and what is hopeless ends. */
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished } from 'vitest';
import { usualBrand } from '../../src/brand.ts';
import { Prisma } from '../../src/db/database.ts';
import { inviteMessage, signInMessage } from '../../src/jobs/mail/mail-messages.ts';
import type { InviteFacts } from '../../src/jobs/mail/mail-messages.ts';
import { fileMailer, smtpMailer, usualSender } from '../../src/jobs/mail/mailers.ts';
import { wakeMail } from '../../src/jobs/tasks/periodic-tasks.ts';
import { testNow } from '../support/clock.ts';
import { makeTenant } from '../support/factories.ts';
import {
  inviteeOf,
  makeMailServer,
  passWaitingTime,
  publicUrl,
  readJobs,
  runJobs,
  sender,
  tokenIn,
  untilNoJobs,
} from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import { SmtpRefusal } from '../support/smtp-server.ts';

const service = await startService();

async function invite(...names: readonly string[]): Promise<string[]> {
  const { workspaceId: id, token } = await makeTenant(service);
  const emails = names.map((name) => `${name}@example.com`);
  for (const email of emails) {
    await service.succeed('createMember', { token, id, body: { email, role: 'member' } });
  }
  return emails;
}

/** The waiting jobs, once each has failed this often. */
async function jobsThatFailed(times: number) {
  const hasFailed = async () =>
    (await readJobs(service)).every(({ attempts, lockedBy }) => attempts === times && lockedBy === null);
  await expect.poll(hasFailed, { interval: 20 }).toBe(true);
  return readJobs(service);
}

const facts: InviteFacts = {
  to: 'ada@example.com',
  memberId: '01930000-0000-7000-8000-000000000000',
  generation: 1,
  token: 'A'.repeat(43),
  role: 'guest',
  workspaceName: 'Launch',
  inviterName: 'Grace',
  expiresAt: new Date('2027-01-05T09:30:00Z'),
  brand: usualBrand,
  publicUrl,
};

describe('an unavailable mail server', () => {
  it('loses no mail: each is kept, retried, and arrives once when the server is back', async () => {
    const away = await makeMailServer();
    await away.close();
    const { logLines } = await runJobs(service, away);
    const emails = await invite('away1', 'away2', 'away3', 'away4', 'away5', 'away6', 'away7');

    const failed = await jobsThatFailed(1);
    expect(failed).toHaveLength(7);
    for (const { lastError } of failed) {
      expect(lastError).toBe('mail cannot be sent right now (ECONNREFUSED CONN)');
    }
    await passWaitingTime(service);
    expect(await jobsThatFailed(2)).toHaveLength(7);

    const back = await makeMailServer({}, away.port);
    await passWaitingTime(service);
    await untilNoJobs(service);
    expect(back.mails.flatMap(({ to }) => to).sort()).toEqual(emails);
    const invitees = await Promise.all(
      back.mails.map(({ email }) => inviteeOf(service, tokenIn(email.text))),
    );
    expect(invitees).toEqual(back.mails.map(({ to }) => to[0]));
    expect(logLines.join('')).not.toContain('away1@');
  }, 40_000);

  it('is retried about every minute, no matter how long it was away, and no mail is dropped', async () => {
    const away = await makeMailServer();
    await away.close();
    await invite('patient');
    const jobs = await runJobs(service, away);
    await jobsThatFailed(1);
    await jobs.stop(5_000);
    // As it stands after days.
    await service.database.reader.rows(Prisma.sql`
      UPDATE graphile_worker._private_jobs SET attempts = 25, run_at = now() + interval '6 hours'`);

    await wakeMail(service.database);
    const [waiting] = await readJobs(service);
    expect(waiting?.runsInMs).toBeGreaterThan(50_000);
    expect(waiting?.runsInMs).toBeLessThanOrEqual(60_000);
    expect(waiting?.attempts).toBe(5);
    // And is not put off again and again.
    await service.database.reader.rows(Prisma.sql`
      UPDATE graphile_worker._private_jobs SET run_at = now() + interval '10 seconds'`);
    await wakeMail(service.database);
    expect((await readJobs(service))[0]?.runsInMs).toBeLessThanOrEqual(10_000);

    const back = await makeMailServer({}, away.port);
    await passWaitingTime(service);
    await runJobs(service, back);
    await untilNoJobs(service);
    expect(back.mails).toHaveLength(1);
  });
});

describe('a mail server that refuses', () => {
  it('ends the job of an unknown recipient, without logging the address', async () => {
    const mailServer = await makeMailServer({
      recipient: (address) => {
        if (address.startsWith('nobody')) throw new SmtpRefusal(`550 5.1.1 <${address}>: no such user`);
      },
    });
    const { logLines } = await runJobs(service, mailServer);
    const [, someone] = await invite('nobody', 'someone');
    await untilNoJobs(service);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[someone]]);
    const warning = logLines.find((line) => line.includes('cannot be delivered'));
    expect(JSON.parse(warning ?? '{}')).toMatchObject({
      mail: 'invite',
      member_id: expect.stringMatching(/^member_/) as string,
      reason: 'the mail server does not know the recipient (EENVELOPE RCPT TO 550 5.1.1)',
    });
    expect(logLines.join('')).not.toContain('nobody@');
  });

  it.each([
    ['asks to come later', '451 4.7.1'],
    ['relays for nobody just now', '554 5.7.1'],
  ])('is retried with growing pauses when it %s', async (_what, answer) => {
    let isWilling = false;
    const mailServer = await makeMailServer({
      recipient: (address) => {
        if (!isWilling) throw new SmtpRefusal(`${answer} <${address}> not now`);
      },
    });
    await runJobs(service, mailServer);
    await invite(`later${answer.slice(0, 3)}`);
    const [failed] = await jobsThatFailed(1);
    expect(failed?.lastError).toBe(`the mail server refused this mail (EENVELOPE RCPT TO ${answer})`);
    await service.database.reader.rows(Prisma.sql`
      UPDATE graphile_worker._private_jobs SET run_at = now() + interval '3 hours'`);
    await wakeMail(service.database);
    expect((await readJobs(service))[0]?.runsInMs).toBeGreaterThan(10_000_000);
    isWilling = true;
    await passWaitingTime(service);
    await untilNoJobs(service);
    expect(mailServer.mails).toHaveLength(1);
  });

  it.each([
    ['closes the connection', 'data', '421 4.3.2 closing'],
    ['turns every connection away', 'connected', '554 5.7.0 not you'],
  ] as const)('counts as unavailable when it %s', async (_what, step, answer) => {
    const mailServer = await makeMailServer({
      [step]: () => {
        throw new SmtpRefusal(answer);
      },
    });
    const mailer = smtpMailer(mailServer.url, sender, 1);
    onTestFinished(() => {
      mailer.close();
    });
    await expect(mailer.send(inviteMessage(facts))).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('SMTP_URL', () => {
  const login = { user: 'boards@example.com', password: 'p@ss/w:rd %' };
  const urlWith = (port: number, password: string) =>
    `smtp://${encodeURIComponent(login.user)}:${encodeURIComponent(password)}@127.0.0.1:${port}`;

  it('contains the login, percent-encoded', async () => {
    const mailServer = await makeMailServer({}, 0, login);
    const mailer = smtpMailer(urlWith(mailServer.port, login.password), sender, 1);
    await mailer.send(inviteMessage(facts));
    mailer.close();
    expect(mailServer.mails).toHaveLength(1);
  });

  it('behaves as with an unavailable server when the login is wrong, and the login is not revealed', async () => {
    const mailServer = await makeMailServer({}, 0, login);
    const mailer = smtpMailer(urlWith(mailServer.port, 'hunter2'), sender, 1);
    const failure = await mailer.send(inviteMessage(facts)).catch((error: unknown) => error);
    mailer.close();
    expect(failure).toMatchObject({
      kind: 'unavailable',
      message: 'mail cannot be sent right now (EAUTH AUTH PLAIN 535 5.7.8)',
    });
    expect(inspect(failure, { depth: null })).not.toMatch(/hunter2|boards@|ada@/);
  });

  it('sends nothing unencrypted with requireTLS=true', async () => {
    const mailServer = await makeMailServer();
    const mailer = smtpMailer(`${mailServer.url}?requireTLS=true`, sender, 1);
    await expect(mailer.send(inviteMessage(facts))).rejects.toMatchObject({ kind: 'unavailable' });
    mailer.close();
    expect(mailServer.mails).toEqual([]);
  });
});

describe('an address or a name', () => {
  it.each([
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com,eve@example.com',
    'ada@example.com>, <eve@example.com',
    '"ada@example.com" <eve@example.com>',
    '"a b"@example.com',
    'ada@example.com\n',
    'ada@eve.com@example.com',
    'eve.com',
  ])('is refused when it is more than one plain address: %j', async (to) => {
    const mailServer = await makeMailServer();
    const mailer = smtpMailer(mailServer.url, sender, 1);
    await expect(mailer.send(inviteMessage({ ...facts, to }))).rejects.toMatchObject({ kind: 'refused' });
    expect(mailServer.mails).toEqual([]);
  });

  it.each([
    'Eve\r\nBcc: victim@example.com\r\n\r\nBuy this',
    'Eve\u2028Bcc: victim@example.com',
    'Eve", <victim@example.com>, "',
    'Ève 🎉 Ωmega',
    '=?utf-8?Q?Bcc:_victim?=',
    '<script>alert(1)</script><img src=https://evil.example/x.png>',
    '\u202Emoc.elpmaxe',
    'x'.repeat(5_000),
  ])('is only text in the subject and the body: %j', async (name) => {
    const mailServer = await makeMailServer();
    const mailer = smtpMailer(mailServer.url, { name, address: 'no-reply@boards.test' }, 1);
    await mailer.send(inviteMessage({ ...facts, workspaceName: name, inviterName: name }));
    mailer.close();
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.email.to).toEqual([{ name: '', address: 'ada@example.com' }]);
    expect(mail?.email.from?.address).toBe('no-reply@boards.test');
    expect(mail?.email.headers.map(({ key }) => key).sort()).toEqual(
      'auto-submitted content-type date from message-id mime-version subject to'.split(' '),
    );
    expect(mail?.email.subject).not.toMatch(/[\u0000-\u001f\u2028\u202e]/);
    expect(mail?.email.subject).toContain('invites you to');
    expect(mail?.email.html).not.toMatch(/<(script|img)/);
    expect(tokenIn(mail?.email.text)).toBe(facts.token);
  });

  it('is shown unchanged when it is harmless', async () => {
    const mailServer = await makeMailServer();
    const mailer = smtpMailer(mailServer.url, sender, 1);
    const to = "o'neil+boards/x=1@example.com";
    await mailer.send(inviteMessage({ ...facts, to, inviterName: 'Ève 🎉', workspaceName: 'R & D "west"' }));
    mailer.close();
    const [mail] = mailServer.mails;
    expect(mail?.to).toEqual([to]);
    expect(mail?.email.subject).toBe('Ève 🎉 invites you to R & D "west"');
    expect(mail?.email.html).toContain('R &amp; D &quot;west&quot;');
  });
});

describe('without a mail server', () => {
  it('each mail is a file that only this user can read, and the file names sort by time', async () => {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'mail-test-')), 'data', 'mail');
    onTestFinished(() => rm(path.dirname(path.dirname(folder)), { recursive: true }));
    let time = Date.UTC(2027, 0, 5, 9, 30);
    const mailer = fileMailer(folder, sender, () => new Date((time += 1_000)));
    await mailer.send(inviteMessage(facts));
    const code = { ...facts, signInId: 'x', code: '012345', expiresAt: testNow() };
    const written = await mailer.send(signInMessage(code));

    const names = await readdir(folder);
    expect(names.sort()).toEqual([
      expect.stringMatching(/^2027-01-05T09-30-01-000Z-invite-[0-9a-f]{8}\.eml$/),
      expect.stringMatching(/^2027-01-05T09-30-02-000Z-sign-in-code-[0-9a-f]{8}\.eml$/),
    ]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const file = path.join(folder, names[1] ?? '');
    expect(written).toBe(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const content = await readFile(file, 'utf8');
    expect(content).toContain('\r\n012345\r\n');
    expect((await PostalMime.parse(content)).to).toEqual([{ name: '', address: 'ada@example.com' }]);
  });

  it("a folder that can't be written to behaves like an unavailable server", async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'mail-test-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(path.join(folder, 'file'), '');
    const mailer = fileMailer(path.join(folder, 'file', 'mail'), sender, testNow);
    await expect(mailer.send(inviteMessage(facts))).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'mail cannot be sent right now (ENOTDIR)',
    });
  });
});

describe('usualSender', () => {
  it.each([
    ['https://boards.example.com/app', 'no-reply@boards.example.com'],
    ['http://localhost:3000', 'no-reply@localhost'],
    ['http://127.0.0.1:3000', 'no-reply@localhost'],
    ['http://[::1]:3000', 'no-reply@localhost'],
    ['https://bücher.example', 'no-reply@xn--bcher-kva.example'],
  ])('is at the host of %s if mail can use that host', (url, address) => {
    expect(usualSender('Boards', url)).toEqual({ name: 'Boards', address });
  });
});
