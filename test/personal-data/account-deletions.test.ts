/** Deleting one's account over HTTP: the code, what keeps it from happening, and what ends at once. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { deleteAccount, erasePerson, startDeletion, untilErased } from '../support/account-deletions.ts';
import { closeDuePeriods, endTrial } from '../support/billing.ts';
import { addMember, makeBoard, makeMember, makeSession, readEvents } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { accountDeletionCodeOf, emailChangeCodeOf, signInCodeOf } from '../support/mailed-secrets.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { addTeammate, invite, makePerson, makeTeam, ownersOf } from '../support/teams.ts';

let service: Service;
const start = new Date('2026-11-21T09:30:00.123Z');
let now = start;
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  await service.database.reader.prisma.guessCount.deleteMany();
});

/** Changes the address of a session's person to one that receives the code. */
async function changeTo(token: string, address: string): Promise<void> {
  const { id } = await service.succeed('createEmailChange', { token, body: { email: address } });
  await service.succeed('confirmEmailChange', { token, id, body: { code: emailChangeCodeOf(id) } });
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('createAccountDeletion', () => {
  it('mails a code, and deletes nothing yet', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const { session: token, email } = await makePerson(service);
    const answer = await service.call('createAccountDeletion', { token });
    expect(answer).toMatchObject({ status: 202, body: { expires_at: after(600).toISOString() } });
    const { id } = answer.body as { readonly id: string };
    await expect.poll(() => mailServer.mails.length, { interval: 10 }).toBe(1);
    const [mail] = mailServer.mails;
    const code = accountDeletionCodeOf(id);
    expect(mail).toMatchObject({ to: [email], email: { subject: 'Confirm the deletion of your account' } });
    expect(mail?.email.text).toContain(`\n${code}\n`);
    expect(mail?.email.html).toContain(code);
    expect(mail?.raw).not.toContain(id);
    expect(logLines.join('')).not.toContain(code);
    expect((await service.succeed('getMe', { token })).user.email).toBe(email);
  });

  it('mails the code to the address from before recent changes, which a session alone can make', async () => {
    const mailServer = await makeMailServer();
    const { session: token, email } = await makePerson(service);
    await changeTo(token, `first.${email}`);
    await changeTo(token, `second.${email}`);
    await service.succeed('createAccountDeletion', { token });
    await runJobs(service, mailServer);
    const subject = 'Confirm the deletion of your account';
    const codes = () => mailServer.mails.filter((mail) => mail.email.subject === subject);
    await expect.poll(() => codes().length, { interval: 10 }).toBe(1);
    expect(codes()[0]?.to).toEqual([email]);
    // It counts for the mailbox that gets it, however often the address changes.
    for (let count = 1; count < 10; count += 1) await service.succeed('createAccountDeletion', { token });
    await changeTo(token, `third.${email}`);
    // The changes are of the same moment, and PostgreSQL can store them in any order.
    await service.database.reader.rows(Prisma.sql`
      WITH first AS (DELETE FROM email_changes WHERE previous_email = ${email} RETURNING *)
      INSERT INTO email_changes SELECT * FROM first`);
    const problem = await service.fail('createAccountDeletion', 429, { token });
    expect(problem).toMatchObject({ violated_policies: ['sign-in-email'] });
  });

  it('mails it there too if the person had confirmed the address that they had, which is no change', async () => {
    const mailServer = await makeMailServer();
    const { session: token, email } = await makePerson(service);
    await changeTo(token, email);
    now = after(1);
    await changeTo(token, `other.${email}`);
    await service.succeed('createAccountDeletion', { token });
    await runJobs(service, mailServer);
    const subject = 'Confirm the deletion of your account';
    const codes = () => mailServer.mails.filter((mail) => mail.email.subject === subject);
    await expect.poll(() => codes().map(({ to }) => to), { interval: 10 }).toEqual([[email]]);
  });

  it('requires a session, also to confirm', async () => {
    const person = await makePerson(service);
    const confirmation = { ...(await startDeletion(service, person)), token: person.token };
    const refused = [
      await service.fail('createAccountDeletion', 403, { token: person.token }),
      await service.fail('confirmAccountDeletion', 403, confirmation),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['session_required', 'session_required']);
  });

  it('counts its codes together with the sign-in codes of the mailbox, whatever their tag', async () => {
    const { session: token, email } = await makePerson(service);
    for (let count = 0; count < 5; count += 1) {
      await service.succeed('createSignInCode', { body: { email: email.replace('@', `+${count}@`) } });
      await service.succeed('createAccountDeletion', { token });
    }
    const problem = await service.fail('createAccountDeletion', 429, { token });
    expect(problem).toMatchObject({ violated_policies: ['sign-in-email'] });
  });

  it('counts its codes for the network together with those to sign in and to change the address', async () => {
    const limited = await startService({
      databaseUrl: service.databaseUrl,
      now: () => now,
      guessSettings: { signInCodesPerNetwork: 2 },
    });
    const { session: token, email } = await makePerson(service);
    const change = { token, body: { email: `new.${email}` } };
    await limited.succeed('createEmailChange', change);
    await limited.succeed('createAccountDeletion', { token });
    const problems = [
      await limited.fail('createSignInCode', 429, { body: { email: `other.${email}` } }),
      await limited.fail('createEmailChange', 429, change),
      await limited.fail('createAccountDeletion', 429, { token }),
    ];
    const violated = { violated_policies: ['sign-in-network'] };
    expect(problems).toMatchObject([violated, violated, violated]);
  });

  it('returns 409 with the names of the workspaces that would have no owner', async () => {
    const owner = await makeTeam(service);
    const body = { name: 'Atelier' };
    await service.succeed('createWorkspace', { token: owner.session, body });
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createAccountDeletion', 409, { token: owner.session });
      expect(problem).toMatchObject({
        code: 'last_owner',
        detail: expect.stringContaining('only owner of 2 workspaces: "Team", "Atelier".') as string,
      });
    });
    for (let count = 0; count < 5; count += 1) {
      await service.succeed('createWorkspace', { token: owner.session, body });
    }
    const { detail } = await service.fail('createAccountDeletion', 409, { token: owner.session });
    expect(detail).toContain('only owner of 7 workspaces');
    expect(detail).toContain('and 2 more');
  });
});

describe('confirmAccountDeletion', () => {
  it('signs the person out everywhere, and stops their access tokens at once, before any job runs', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const { secret: otherSession } = await makeSession(service, member);
    await deleteAccount(service, member);
    for (const token of [member.session, otherSession, member.token]) {
      expect((await service.fail('getMe', 401, { token })).code).toBe('invalid_token');
    }
    const shown = await service.succeed('getMember', { token: team.token, id: member.memberId });
    expect(shown).toMatchObject({ name: 'Deleted user' });
    expect(shown.email).not.toContain(member.email);
    expect((await service.succeed('getMe', { token: team.session })).user.email).toBe(team.email);
  });

  it('deletes the personal workspace with everything in it, for its other members too', async () => {
    const person = await makePerson(service);
    const { board } = await makeBoard(service, person);
    const friend = await makeMember(service, person, 'member');
    await deleteAccount(service, person);
    await service.fail('getBoard', 401, { token: friend.token, id: board.id });
    const events = await readEvents(service, person);
    expect(events.at(-1)).toMatchObject({ type: 'workspace.deleted', actorUserId: person.userId });
  });

  it('returns 422 for a wrong code, five times, and then for the right one', async () => {
    const person = await makePerson(service);
    const confirmation = await startDeletion(service, person);
    const guess = { ...confirmation, body: { code: wrong(confirmation.body.code) } };
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await service.fail('confirmAccountDeletion', 422, guess)).code).toBe('wrong_code');
    }
    await service.fail('confirmAccountDeletion', 422, confirmation);
    await service.succeed('getMe', { token: person.session });
    await deleteAccount(service, person);
  });

  it('returns 422 for a code that is ten minutes old, and 404 for the deletion of someone else', async () => {
    const [person, other] = [await makePerson(service), await makePerson(service)];
    const confirmation = await startDeletion(service, person);
    await service.fail('confirmAccountDeletion', 404, { ...confirmation, token: other.session });
    now = after(600);
    await service.fail('confirmAccountDeletion', 422, confirmation);
    await service.succeed('getMe', { token: person.session });
  });

  it('deletes nothing if it is only validated', async () => {
    const person = await makePerson(service);
    const confirmation = await startDeletion(service, person);
    const answer = await service.call('confirmAccountDeletion', {
      ...confirmation,
      query: { validate_only: true },
    });
    expect([answer.status, answer.headers['validate-only']]).toEqual([204, 'true']);
    await service.succeed('confirmAccountDeletion', confirmation);
  });

  it('returns 409 if the person has become the only owner of a workspace since they asked for the code', async () => {
    const team = await makeTeam(service);
    const other = await addTeammate(service, team, 'owner');
    const confirmation = await startDeletion(service, team);
    await service.succeed('leaveWorkspace', { token: other.session, id: team.workspaceId });
    expect((await service.fail('confirmAccountDeletion', 409, confirmation)).code).toBe('last_owner');
    expect((await service.succeed('getMe', { token: team.session })).user).toMatchObject({
      email: team.email,
    });
  });

  it('lets one of two owners who delete their accounts at the same moment stay', async () => {
    const team = await makeTeam(service);
    const other = await addTeammate(service, team, 'owner');
    const confirmations = [await startDeletion(service, team), await startDeletion(service, other)];
    const held = await holdTransaction(service, 'SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [
      team.workspaceId,
    ]);
    const answers = confirmations.map((call) => service.call('confirmAccountDeletion', call));
    await untilWaiting(service, 2);
    await held.commit();
    expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([204, 409]);
    await runJobs(service, await makeMailServer());
    await untilErased(service);
    expect(await ownersOf(service, team)).toBe(1);
  });

  it('keeps an owner from leaving to someone who has just deleted their account', async () => {
    const team = await makeTeam(service);
    const other = await addTeammate(service, team, 'owner');
    const admin = await addTeammate(service, team, 'admin');
    for (const person of [other, admin]) await deleteAccount(service, person);
    const { session: token, workspaceId: id } = team;
    expect((await service.fail('leaveWorkspace', 409, { token, id })).code).toBe('last_owner');
    const body = { member_id: admin.memberId };
    expect((await service.fail('transferWorkspace', 409, { token, id, body })).code).toBe('conflict');
  });

  it('refuses what was on its way when the account was deleted', async () => {
    const team = await makeTeam(service);
    const person = await makePerson(service);
    const { token: inviteToken } = await invite(service, team, person.email);
    const confirmation = await startDeletion(service, person);
    // All of them have passed the credential check, and wait for the person's row.
    const held = await holdTransaction(service, 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [
      person.userId,
    ]);
    const deletion = service.call('confirmAccountDeletion', confirmation);
    await untilWaiting(service, 1);
    const token = person.session;
    const others = [
      service.call('acceptInvite', { token, id: inviteToken }),
      service.call('createWorkspace', { token, body: { name: 'Late' } }),
      service.call('updateMe', { token, body: { name: 'Late' } }),
      service.call('createExport', { token }),
    ];
    await untilWaiting(service, 5);
    await held.commit();
    expect((await deletion).status).toBe(204);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    const kept = await service.database.reader.prisma.workspaceMember.count({
      where: { userId: storedId(person.userId), workspace: { deletedAt: null } },
    });
    expect(kept).toBe(0);
  });

  it('mails the last invoice of the personal workspace to nobody, unless it has an address for invoices', async () => {
    const mailServer = await makeMailServer();
    const { logLines } = await runJobs(service, mailServer);
    const [one, other] = [await makePerson(service), await makePerson(service)];
    const where = ({ token, workspaceId: id }: typeof one) => ({ token, id });
    await service.succeed('updateBilling', {
      ...where(other),
      body: { billing_email: 'accounts@example.com' },
    });
    for (const person of [one, other]) {
      await endTrial(service, person);
      await service.succeed('changePlan', { ...where(person), body: { plan: 'team' } });
    }
    now = after(3600);
    for (const person of [one, other]) await deleteAccount(service, person);
    now = after(86_400);
    await closeDuePeriods(service);
    const invoiceLines = () => logLines.filter((line) => line.includes('"mail":"invoice"'));
    await expect.poll(() => invoiceLines().length, { interval: 10 }).toBe(2);
    expect(invoiceLines().filter((line) => line.includes('out of date'))).toHaveLength(1);
    const invoices = mailServer.mails.filter(({ email }) => email.subject?.startsWith('Invoice') === true);
    expect(invoices.map(({ to }) => to)).toEqual([['accounts@example.com']]);
  });

  it('lets the same address sign in as a new person', async () => {
    const person = await makePerson(service);
    await erasePerson(service, person);
    const { id } = await service.succeed('createSignInCode', { body: { email: person.email } });
    const code = signInCodeOf(id);
    const { user, secret } = await service.succeed('createSession', { body: { sign_in_id: id, code } });
    expect(user.id).not.toBe(person.userId);
    expect(user.email).toBe(person.email);
    const { data } = await service.succeed('listWorkspaces', { token: secret });
    expect(data).toMatchObject([{ kind: 'personal' }]);
  });

  it('leaves a row that names nobody', async () => {
    const person = await makePerson(service);
    await addMember(service, await makeTeam(service), person, 'guest');
    await erasePerson(service, person);
    const [row] = await service.database.reader.rows<{ name: string; email: string }>(Prisma.sql`
      SELECT name, email FROM users WHERE id = ${storedId(person.userId)}::uuid`);
    expect(row).toEqual({ name: 'Deleted user', email: `${storedId(person.userId)}@deleted.invalid` });
  });
});
