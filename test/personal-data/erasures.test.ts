/** What is left of a person after the job that follows the deletion of their account, and what isn't. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import type { Database } from '../../src/db/database.ts';
import {
  deleteAccount,
  erasePerson,
  eraseSome,
  startDeletion,
  untilErased,
} from '../support/account-deletions.ts';
import { billingAccountOf, makeInvoice, setBillingAccount } from '../support/billing.ts';
import { writtenExport } from '../support/exports.ts';
import {
  addMember,
  makeBoard,
  makeCard,
  makeSession,
  readEvents,
  readEventsAbout,
} from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, runJobs } from '../support/jobs.ts';
import { emailChangeCodeOf, signInCodeOf } from '../support/mailed-secrets.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { addTeammate, invite, makePerson, makeTeam, memberRow, replyOnPage } from '../support/teams.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ isOwn: true });
});

/** The tables whose rows contain a text, in clear or as bytes. Case doesn't matter. */
async function tablesWith(text: string): Promise<string[]> {
  const { reader } = service.database;
  const tables = await reader.rows<{ name: string }>(Prisma.sql`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await reader.rows<{ rows: number }>(Prisma.sql`
      SELECT count(*)::int AS rows FROM ${Prisma.raw(name)} t
      WHERE lower(to_jsonb(t)::text) LIKE ${`%${text.toLowerCase()}%`}
        OR to_jsonb(t)::text LIKE ${`%${Buffer.from(text).toString('hex')}%`}`);
    if ((row?.rows ?? 0) > 0) found.push(name.replace('public.', ''));
  }
  return found;
}

async function changeEmail(token: string, email: string): Promise<void> {
  const { id } = await service.succeed('createEmailChange', { token, body: { email } });
  await service.succeed('confirmEmailChange', { token, id, body: { code: emailChangeCodeOf(id) } });
}

/** A member of a team who has left traces in every table that can hold an address or a name. */
async function makeTraces() {
  const team = await makeTeam(service);
  const person = await addTeammate(service, team, 'member');
  const { session: token, email: firstEmail } = person;
  const name = 'Zephyrine Quillon';
  const email = 'zephyrine.quillon@example.com';
  await service.succeed('updateMe', { token, body: { name, time_zone: 'Pacific/Chatham', locale: 'mi-NZ' } });
  await changeEmail(token, email);
  const own = await service.succeed('createWorkspace', { token, body: { name: 'Own' } });
  await service.succeed('deleteWorkspace', { token, id: own.id });
  const host = await makeTeam(service);
  const invited = await invite(service, host, email.toUpperCase());
  const declined = await invite(service, await makeTeam(service), email);
  await service.succeed('declineInvite', { token, id: declined.token });
  await service.succeed('createSignInCode', { body: { email } });
  const headers = { 'Idempotency-Key': 'once' };
  await service.call('createEmailChange', { token, headers, body: { email: `other.${email}` } });
  await service.succeed('updateWorkspace', {
    token: team.token,
    id: team.workspaceId,
    body: { name: 'Shared' },
  });
  const billed = { token: team.session, id: team.workspaceId, body: { billing_email: email } };
  await service.succeed('updateBilling', billed);
  await makeInvoice(service, team, { recipient: { name, email } });
  const { board } = await makeBoard(service, person);
  const card = await makeCard(service, person, board.id, { assignee_ids: [person.userId] });
  const comment = await service.succeed('createComment', {
    token: person.token,
    id: card.id,
    body: { body: 'Text' },
  });
  await runJobs(service, await makeMailServer());
  await writtenExport(service, person);
  return { team, person, name, email, firstEmail, board, card, comment, host, invited };
}

describe('a person who deleted their account', () => {
  it('leaves their name and addresses in no row of the database but that of the invoice', async () => {
    const { person, name, email, firstEmail } = await makeTraces();
    for (const text of [name, email, 'Pacific/Chatham']) expect(await tablesWith(text)).toContain('users');
    expect(await tablesWith(email)).toEqual(
      expect.arrayContaining([
        'billing_accounts',
        'email_changes',
        'events',
        'person_export_parts',
        'sign_ins',
      ]),
    );
    await deleteAccount(service, person);
    // A request that was on its way stores it late.
    await makeSession(service, person);
    await untilErased(service);
    const { session: sessions } = service.database.reader.prisma;
    expect(await sessions.count({ where: { userId: storedId(person.userId) } })).toBe(0);
    expect(await tablesWith(name)).toEqual(['invoices']);
    expect(await tablesWith(email)).toEqual(['invoices']);
    for (const text of [firstEmail, 'Pacific/Chatham', 'mi-NZ'])
      expect([text, await tablesWith(text)]).toEqual([text, []]);
  });

  it('keeps boards, cards and comments in the workspaces of others, shown as made by a deleted user', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const { board } = await makeBoard(service, person);
    const card = await makeCard(service, person, board.id, { assignee_ids: [person.userId, team.userId] });
    const asAuthor = { token: person.token, id: card.id };
    const comment = await service.succeed('createComment', { ...asAuthor, body: { body: 'Text' } });
    const { share_link: link } = await service.succeed('createShareLink', { ...asAuthor, body: {} });
    await erasePerson(service, person);
    const { token, workspaceId } = team;
    expect(await service.succeed('getBoard', { token, id: board.id })).toMatchObject({ id: board.id });
    expect(await service.succeed('getCard', { token, id: card.id })).toMatchObject({
      created_by: person.userId,
      assignee_ids: [team.userId],
    });
    expect(await service.succeed('getComment', { token, id: comment.id })).toMatchObject({
      body: 'Text',
      created_by: person.userId,
    });
    await service.succeed('getShareLink', { token, id: link.id });
    const snapshot = await service.succeed('getBoardSnapshot', { token, id: board.id });
    expect(snapshot.people.find(({ id }) => id === person.userId)).toMatchObject({ name: 'Deleted user' });
    const { data } = await service.succeed('listCardActivity', { token, id: card.id });
    expect(JSON.stringify(data)).toContain('Deleted user');
    expect(JSON.stringify(data)).not.toContain(person.name);
    const people = await service.succeed('listPeople', { token, id: workspaceId });
    expect(people.data.map(({ id }) => id)).not.toContain(person.userId);
  });

  it('ends their memberships as if they had left, with seats, tokens, assignments and events', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const { board } = await makeBoard(service, team);
    const card = await makeCard(service, team, board.id, { assignee_ids: [person.userId] });
    const { seats: before } = await billingAccountOf(service, team);
    await erasePerson(service, person);
    expect(await memberRow(service, person)).toBeNull();
    expect((await billingAccountOf(service, team)).seats).toBe(before - 1);
    const events = (await readEvents(service, team)).slice(-3);
    expect(events.map(({ type, actorUserId, actorKind }) => [type, actorUserId, actorKind])).toEqual(
      ['card.updated', 'token.deleted', 'member.deleted'].map((type) => [type, person.userId, 'session']),
    );
    expect(await readEventsAbout(service, team, card.id)).toHaveLength(2);
    expect(events.at(-1)?.changes).toMatchObject({
      name: { from: 'Deleted user', to: null },
      user_id: { from: person.userId },
    });
  });

  it('keeps the events of others, and all of their own but the name and the address', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    await service.succeed('updateMe', { token: person.session, body: { name: 'Renamed' } });
    await service.succeed('updateMe', { token: team.session, body: { name: 'Still here' } });
    await makeBoard(service, person, 'Board');
    const withoutChanges = (event: object) => ({ ...event, changes: undefined });
    const before = await readEvents(service, team);
    await erasePerson(service, person);
    const after = await readEvents(service, team);
    expect(after.slice(0, before.length).map(withoutChanges)).toEqual(before.map(withoutChanges));
    const redacted = after.slice(0, before.length).filter((event, index) => {
      return JSON.stringify(event.changes) !== JSON.stringify(before[index]?.changes);
    });
    expect(redacted.map(({ type, changes }) => [type, changes])).toEqual([
      ['member.updated', { name: { from: 'Deleted user', to: 'Deleted user' } }],
    ]);
    expect(JSON.stringify(after.map(({ changes }) => changes))).toContain('Still here');
    await service.succeed('getMember', { token: team.token, id: team.memberId });
  });

  it('has their open invites revoked, but not those of others or from after the deletion', async () => {
    const [team, other] = [await makeTeam(service), await makeTeam(service)];
    const person = await makePerson(service);
    const invited = await invite(service, team, person.email);
    const similar = await invite(service, team, `a${person.email}`);
    await deleteAccount(service, person);
    await service.database.reader.rows(Prisma.sql`
      UPDATE person_erasures SET created_at = created_at - interval '1 second'`);
    await service.database.reader.rows(Prisma.sql`
      UPDATE workspace_members SET invited_at = invited_at - interval '1 minute' WHERE id = ${storedId(invited.id)}::uuid`);
    const later = await invite(service, other, person.email);
    await runJobs(service, await makeMailServer());
    await untilErased(service);
    await service.fail('getMember', 404, { token: team.token, id: invited.id });
    await service.fail('getInvite', 404, { id: invited.token });
    await service.succeed('getInvite', { id: similar.token });
    await service.succeed('getInvite', { id: later.token });
    const [event] = (await readEvents(service, team)).slice(-1);
    expect(event).toMatchObject({ type: 'member.deleted', resourceId: invited.id });
  });

  it('is no longer the billing contact of a workspace, and its invoices stay as they are', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const id = await makeInvoice(service, team, { recipient: { name: 'Ada', email: person.email } });
    await setBillingAccount(service, team, { billingEmail: person.email });
    await erasePerson(service, person);
    expect((await billingAccountOf(service, team)).billingEmail).toBeNull();
    expect(await service.succeed('getInvoice', { token: team.session, id })).toMatchObject({
      recipient: { email: person.email },
    });
    expect((await readEvents(service, team)).at(-1)).toMatchObject({ type: 'billing.updated' });
  });

  it('is named by no event that ends what named them, although it is from before the job', async () => {
    const [team, host] = [await makeTeam(service), await makeTeam(service)];
    const person = await makePerson(service);
    const revoked = await invite(service, team, person.email);
    const declined = await invite(service, host, person.email);
    const billed = { token: team.session, id: team.workspaceId };
    await service.succeed('updateBilling', { ...billed, body: { billing_email: person.email } });
    await deleteAccount(service, person);
    await service.succeed('deleteMember', { token: team.token, id: revoked.id });
    await replyOnPage(service, declined.token, { action: 'decline' });
    await service.succeed('updateBilling', { ...billed, body: { billing_email: null } });
    await runJobs(service, await makeMailServer());
    await untilErased(service);
    expect(await tablesWith(person.email)).toEqual([]);
  });

  it('is erased to the end, though the job fails before and after each transaction', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    for (let count = 0; count < 3; count += 1) {
      await addMember(service, await makeTeam(service), person, 'guest');
    }
    await invite(service, await makeTeam(service), person.email);
    let transactions = 0;
    const faulty: Database = {
      ...service.database,
      transaction: async (work) => {
        transactions += 1;
        if (transactions % 2 === 0) {
          return service.database.transaction(async (tx) => {
            await work(tx);
            throw new Error('the connection broke before the commit');
          });
        }
        await service.database.transaction(work);
        throw new Error('the process ended after the commit');
      },
    };
    await deleteAccount(service, person);
    await runJobs({ ...service, database: faulty }, await makeMailServer());
    const left = async () => {
      await service.database.reader.rows(Prisma.sql`UPDATE graphile_worker._private_jobs SET run_at = now()`);
      return service.database.reader.prisma.personErasure.count();
    };
    await expect.poll(left, { interval: 50 }).toBe(0);
    expect(transactions).toBeGreaterThan(8);
    expect(await tablesWith(person.email)).toEqual([]);
    const deleted = (await readEvents(service, team)).filter(({ type }) => type === 'member.deleted');
    expect(deleted).toHaveLength(1);
  });

  it('is not erased while an event that names them waits for its place in the log', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    await deleteAccount(service, person);
    for (let steps = 0; steps < 6; steps += 1) expect(await eraseSome(service, person)).toBe(true);
    expect(await tablesWith(person.email)).toContain('incoming_events');
    await readEvents(service, team);
    while (await eraseSome(service, person));
    expect(await tablesWith(person.email)).toEqual([]);
  });
});

describe('the event log', () => {
  const change = (assignment: string) =>
    service.database.transaction(async (tx) => {
      await tx.rows(Prisma.sql`SELECT set_config('app.redacting_events', 'on', true)`);
      await tx.rows(Prisma.raw(`UPDATE events SET ${assignment} WHERE type = 'member.created'`));
    });

  it('lets nothing be changed but names and addresses, and only by a transaction that says so', async () => {
    await makeTeam(service);
    const redaction = `changes = jsonb_set(changes, '{name,to}', '"X"')`;
    const { reader } = service.database;
    const refused = /append-only/;
    await expect(reader.rows(Prisma.raw(`UPDATE events SET ${redaction}`))).rejects.toThrow(refused);
    for (const assignment of [
      `occurred_at = occurred_at + interval '1 second'`,
      `actor_user_id = NULL`,
      `changes = jsonb_set(changes, '{role,to}', '"guest"')`,
      `changes = changes - 'name'`,
      `changes = changes || '{"billing_email": {"from": null, "to": "x"}}'`,
    ]) {
      await expect(change(assignment)).rejects.toThrow(refused);
    }
    await expect(reader.rows(Prisma.raw('TRUNCATE events'))).rejects.toThrow(refused);
    await change(redaction);
  });
});

describe('someone else', () => {
  it('keeps their name and other addresses in the log when the person who deletes an account has an address that was theirs', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const former = member.email;
    const token = member.session;
    await service.succeed('updateMe', { token, body: { name: 'Anna' } });
    await changeEmail(token, 'anna@example.com');
    const changesOfMember = async () =>
      (await readEventsAbout(service, team, member.memberId)).map(({ changes }) => changes);
    const before = await changesOfMember();
    const person = await makePerson(service);
    await changeEmail(person.session, former);
    await erasePerson(service, person);
    const withoutFormer = JSON.stringify(before).replaceAll(
      former,
      `${storedId(person.userId)}@deleted.invalid`,
    );
    expect(await changesOfMember()).toEqual(JSON.parse(withoutFormer));
    expect(withoutFormer).toContain('anna@example.com');
  });

  it('keeps what they did with the address after it was free, though the job is late', async () => {
    const team = await makeTeam(service);
    const [person, other] = [await makePerson(service), await makePerson(service)];
    await deleteAccount(service, person);
    await service.database.reader.rows(Prisma.sql`
      UPDATE person_erasures SET created_at = created_at - interval '1 second'`);
    // They have been in their workspace for longer than the address was free.
    await service.database.reader.rows(Prisma.sql`
      UPDATE workspace_members SET invited_at = invited_at - interval '1 minute'
      WHERE user_id = ${storedId(other.userId)}::uuid`);
    await changeEmail(other.session, person.email);
    const { id: signInId } = await service.succeed('createSignInCode', { body: { email: person.email } });
    const body = { billing_email: person.email };
    await service.succeed('updateBilling', { token: team.session, id: team.workspaceId, body });
    const before = (await readEvents(service, team)).map(({ changes }) => changes);
    await runJobs(service, await makeMailServer());
    await untilErased(service);
    expect((await billingAccountOf(service, team)).billingEmail).toBe(person.email);
    expect((await readEvents(service, team)).map(({ changes }) => changes)).toEqual(before);
    const signIn = { sign_in_id: signInId, code: signInCodeOf(signInId) };
    expect((await service.succeed('createSession', { body: signIn })).user.id).toBe(other.userId);
  });

  it('stays the billing contact before and after in the log', async () => {
    const team = await makeTeam(service);
    const person = await makePerson(service);
    for (const email of ['first@example.com', person.email, 'second@example.com']) {
      const body = { billing_email: email };
      await service.succeed('updateBilling', { token: team.session, id: team.workspaceId, body });
    }
    // As earlier releases have stored it.
    await readEvents(service, team);
    await service.database.transaction(async (tx) => {
      await tx.rows(Prisma.sql`SELECT set_config('app.redacting_events', 'on', true)`);
      await tx.rows(Prisma.sql`
        UPDATE events SET changes = jsonb_set(changes, '{billing_email,to}', to_jsonb(${person.email.toUpperCase()}::text))
        WHERE changes #>> '{billing_email,to}' = ${person.email}`);
    });
    await erasePerson(service, person);
    const placeholder = `${storedId(person.userId)}@deleted.invalid`;
    const events = (await readEvents(service, team)).filter(({ type }) => type === 'billing.updated');
    expect(events.slice(-3).map(({ changes }) => changes.billing_email?.to)).toEqual([
      ...['first@example.com', placeholder, 'second@example.com'],
    ]);
    expect(events.at(-1)?.changes.billing_email?.from).toBe(placeholder);
  });

  it('is not touched by the deletion of an account', async () => {
    const team = await makeTeam(service);
    const [person, other] = [
      await addTeammate(service, team, 'member'),
      await addTeammate(service, team, 'member'),
    ];
    const { secret } = await makeSession(service, other);
    await startDeletion(service, other);
    await erasePerson(service, person);
    expect((await service.succeed('getMe', { token: secret })).user).toMatchObject({
      email: other.email,
      name: other.name,
    });
    await service.succeed('getMe', { token: other.token });
    expect(await memberRow(service, other)).toMatchObject({ email: other.email });
  });
});
