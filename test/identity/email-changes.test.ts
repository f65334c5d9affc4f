/** Changing one's email address over HTTP: what is sent, what a code changes, and who learns what. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeMember, makeSession, makeTenant, readEventsOfRequest } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { emailChangeCodeOf, signInCodeOf } from '../support/mailed-secrets.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';
import { addTeammate, invite, makePerson, makeTeam, memberRow } from '../support/teams.ts';

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

let addresses = 0;

function newAddress(): string {
  addresses += 1;
  return `new${addresses}@example.com`;
}

async function startChange(token: string, email = newAddress()) {
  const change = await service.succeed('createEmailChange', { token, body: { email } });
  return { ...change, code: emailChangeCodeOf(change.id) };
}

type Change = Awaited<ReturnType<typeof startChange>>;

const confirmation = (token: string, { id, code }: Pick<Change, 'id' | 'code'>) => ({
  token,
  id,
  body: { code },
});

async function changeEmail(token: string, email = newAddress()): Promise<string> {
  await service.succeed('confirmEmailChange', confirmation(token, await startChange(token, email)));
  return email;
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

function queuedFor(emailChangeId: string) {
  return service.database.reader.rows<{ identifier: string; payload: unknown }>(Prisma.sql`
    SELECT t.identifier, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.payload->>'emailChangeId' = ${storedId(emailChangeId)} ORDER BY j.id`);
}

const emailOf = async (token: string) => (await service.succeed('getMe', { token })).user.email;

describe('createEmailChange', () => {
  it('queues a mail with only an id, and changes nothing yet', async () => {
    const { session, email } = await makePerson(service);
    const change = await startChange(session, 'Ada.New@Example.com');
    expect(change).toMatchObject({ email: 'ada.new@example.com', expires_at: after(600).toISOString() });
    expect(await queuedFor(change.id)).toEqual([
      { identifier: 'mail-email-change-code', payload: { emailChangeId: storedId(change.id) } },
    ]);
    expect(await emailOf(session)).toBe(email);
  });

  it('responds the same for the address of another user', async () => {
    const [person, other] = [await makePerson(service), await makeTenant(service)];
    const answers = [
      await service.call('createEmailChange', { token: person.session, body: { email: other.email } }),
      await service.call('createEmailChange', { token: person.session, body: { email: newAddress() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const shapes = answers.map(({ body }) => Object.keys(body as object));
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('requires a session, also to confirm', async () => {
    const person = await makePerson(service);
    const change = await startChange(person.session);
    const calls = [
      ['createEmailChange', { token: person.token, body: { email: newAddress() } }],
      ['confirmEmailChange', confirmation(person.token, change)],
    ] as const;
    for (const [operationId, call] of calls) {
      expect((await service.fail(operationId, 403, call)).code).toBe('session_required');
    }
  });

  it('sends one person ten codes an hour, to whichever addresses', async () => {
    const { session } = await makePerson(service);
    for (let count = 0; count < 10; count += 1) await startChange(session);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createEmailChange', 429, {
        token: session,
        body: { email: newAddress() },
      });
      expect(problem).toMatchObject({ violated_policies: ['email-change'] });
    });
    await startChange((await makePerson(service)).session);
    now = after(3601);
    await startChange(session);
  });

  it('counts codes to one mailbox, whatever its tag, together with its sign-in codes', async () => {
    const email = newAddress();
    for (let count = 0; count < 5; count += 1) {
      await service.succeed('createSignInCode', { body: { email } });
      await startChange((await makePerson(service)).session, email.replace('@', `+${count}@`));
    }
    const { session: token } = await makePerson(service);
    const problem = await service.fail('createEmailChange', 429, { token, body: { email } });
    expect(problem).toMatchObject({ violated_policies: ['sign-in-email'] });
    await service.fail('createSignInCode', 429, { body: { email } });
  });
});

describe('confirmEmailChange', () => {
  it('changes the address in every workspace, records it, keeps sessions and tokens, and tells the old address', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const change = await startChange(member.session);
    const answer = await service.call('confirmEmailChange', confirmation(member.session, change));
    expect(answer.body).toMatchObject({ user: { id: member.userId, email: change.email } });
    for (const token of [member.session, member.token]) expect(await emailOf(token)).toBe(change.email);
    const shown = await service.call('getMember', { token: team.session, id: member.memberId });
    expect(shown.body).toMatchObject({ email: change.email });
    const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
    expect(events.map(({ type, changes }) => ({ type, changes }))).toEqual(
      Array.from({ length: 2 }, () => ({
        type: 'member.updated',
        changes: { email: { from: member.email, to: change.email } },
      })),
    );
    expect((await queuedFor(change.id)).map(({ identifier }) => identifier)).toEqual([
      'mail-email-change-code',
      'mail-email-changed',
    ]);
  });

  it('leads the new address to the user at the next sign-in, and the old one to a new user', async () => {
    const { session, userId, email } = await makePerson(service);
    const changed = await changeEmail(session);
    const signIn = async (address: string) => {
      const { id } = await service.succeed('createSignInCode', { body: { email: address } });
      const body = { sign_in_id: id, code: signInCodeOf(id) };
      return (await service.succeed('createSession', { body })).user.id;
    };
    expect(await signIn(changed)).toBe(userId);
    expect(await signIn(email)).not.toBe(userId);
  });

  it('changes the entity tag of the member, so that nobody keeps the old address', async () => {
    const team = await makeTeam(service);
    const read = { token: team.session, id: team.memberId };
    const { headers } = await service.call('getMember', read);
    await changeEmail(team.session);
    const again = await service.call('getMember', {
      ...read,
      headers: { 'If-None-Match': headers.etag ?? '' },
    });
    expect(again.status).toBe(200);
  });

  it('lets the person accept invites of the new address, and no longer those of the old one', async () => {
    const person = await makePerson(service);
    const email = newAddress();
    const [toNew, toOld] = [
      await invite(service, await makeTenant(service), email),
      await invite(service, await makeTenant(service), person.email),
    ];
    await service.fail('acceptInvite', 403, { token: person.session, id: toNew.token });
    await changeEmail(person.session, email);
    await service.succeed('acceptInvite', { token: person.session, id: toNew.token });
    const problem = await service.fail('acceptInvite', 403, { token: person.session, id: toOld.token });
    expect(problem.code).toBe('wrong_recipient');
  });

  it('revokes an invite of the new address to a workspace that the person is in', async () => {
    const team = await makeTeam(service);
    const member = await addTeammate(service, team, 'member');
    const email = newAddress();
    const invited = await invite(service, team, email);
    const change = await startChange(member.session, email);
    const answer = await service.call('confirmEmailChange', confirmation(member.session, change));
    expect(answer.status).toBe(200);
    await service.fail('getMember', 404, { token: team.token, id: invited.id });
    await service.fail('getInvite', 404, { id: invited.token });
    const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
    expect(events.map(({ type }) => type)).toEqual(['member.deleted', 'member.updated', 'member.updated']);
    expect((await memberRow(service, member))?.email).toBe(email);
  });

  it('returns 409 email_taken if another user has the address, and keeps the code', async () => {
    const person = await makePerson(service);
    const other = await makePerson(service);
    const change = await startChange(person.session, other.email);
    await expectNothingStored(service, async () => {
      const problem = await service.fail('confirmEmailChange', 409, confirmation(person.session, change));
      expect(problem.code).toBe('email_taken');
    });
    await changeEmail(other.session);
    await service.succeed('confirmEmailChange', confirmation(person.session, change));
    expect(await emailOf(person.session)).toBe(other.email);
  });

  it('tells nothing about the address to someone with a wrong code', async () => {
    const person = await makePerson(service);
    const { email } = await makePerson(service);
    for (const address of [email, newAddress()]) {
      const { id, code } = await startChange(person.session, address);
      const call = confirmation(person.session, { id, code: wrong(code) });
      expect((await service.fail('confirmEmailChange', 422, call)).code).toBe('wrong_code');
    }
  });

  it('accepts a code once, for ten minutes', async () => {
    const { session } = await makePerson(service);
    const [used, late] = [await startChange(session), await startChange(session)];
    await service.succeed('confirmEmailChange', confirmation(session, used));
    await service.fail('confirmEmailChange', 422, confirmation(session, used));
    now = after(600);
    await service.fail('confirmEmailChange', 422, confirmation(session, late));
  });

  it.each([false, true])('allows five attempts, also when they only validate: %s', async (validate) => {
    const { session, email } = await makePerson(service);
    const change = await startChange(session);
    const call = confirmation(session, { id: change.id, code: wrong(change.code) });
    const query = validate ? { query: { validate_only: true } } : {};
    const attempts = Array.from({ length: 5 }, () =>
      service.fail('confirmEmailChange', 422, { ...call, ...query }),
    );
    expect((await Promise.all(attempts)).map(({ code }) => code)).toEqual(Array(5).fill('wrong_code'));
    await service.fail('confirmEmailChange', 422, confirmation(session, change));
    expect(await emailOf(session)).toBe(email);
  });

  it('returns the same 404 for the change of someone else as for an unknown one, and does not count it', async () => {
    const [person, thief] = [await makePerson(service), await makePerson(service)];
    const change = await startChange(person.session);
    await expectNothingStored(service, async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        await service.fail('confirmEmailChange', 404, confirmation(thief.session, change));
      }
    });
    await service.succeed('confirmEmailChange', confirmation(person.session, change));
  });

  it('does not accept a sign-in code with the same id, nor the reverse', async () => {
    const { session } = await makePerson(service);
    const { id } = await startChange(session);
    const code = signInCodeOf(id);
    if (code !== emailChangeCodeOf(id)) {
      await service.fail('confirmEmailChange', 422, confirmation(session, { id, code }));
    }
  });

  it('changes nothing for the current address, and mails nobody', async () => {
    const { session, email } = await makePerson(service);
    const change = await startChange(session, email);
    const answer = await service.call('confirmEmailChange', confirmation(session, change));
    expect(answer.body).toMatchObject({ user: { email } });
    expect(await readEventsOfRequest(service, answer.headers['request-id'] ?? '')).toEqual([]);
    expect(await queuedFor(change.id)).toHaveLength(1);
  });
});

describe('races', () => {
  it('changes the address once for two confirmations of one code', async () => {
    const { session } = await makePerson(service);
    const change = await startChange(session);
    const calls = [1, 2, 3].map(() => service.call('confirmEmailChange', confirmation(session, change)));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
    expect(await queuedFor(change.id)).toHaveLength(2);
  });

  it('gives an address to one of several people who confirm it at once', async () => {
    const email = newAddress();
    const people = await Promise.all([1, 2, 3, 4].map(() => makePerson(service)));
    const changes = await Promise.all(
      people.map(async ({ session }) => confirmation(session, await startChange(session, email))),
    );
    const answers = await Promise.all(changes.map((call) => service.call('confirmEmailChange', call)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => (body as { code: string }).code)).toEqual(Array(3).fill('email_taken'));
  });

  it('ends with one of two addresses that one person confirms at once, the same in every workspace', async () => {
    const team = await makeTeam(service);
    const member = await makeMember(service, team, 'member');
    const { secret: token } = await makeSession(service, member);
    const changes = [await startChange(token), await startChange(token)];
    await Promise.all(
      changes.map((change) => service.succeed('confirmEmailChange', confirmation(token, change))),
    );
    const { reader } = service.database;
    const rows = await reader.prisma.workspaceMember.findMany({ where: { userId: storedId(member.userId) } });
    expect(new Set(rows.map(({ email }) => email))).toEqual(new Set([await emailOf(token)]));
  });

  it('never has an address twice in a workspace while it is invited there', async () => {
    const team = await makeTeam(service);
    for (let round = 0; round < 5; round += 1) {
      const member = await addTeammate(service, team, 'member');
      const email = newAddress();
      const change = await startChange(member.session, email);
      const [confirmed, invited] = await Promise.all([
        service.call('confirmEmailChange', confirmation(member.session, change)),
        service.call('createMember', {
          token: team.token,
          id: team.workspaceId,
          body: { email, role: 'member' },
        }),
      ]);
      expect(confirmed.status).toBe(200);
      expect([201, 409]).toContain(invited.status);
      const rows = await service.database.reader.prisma.workspaceMember.findMany({
        where: { workspaceId: storedId(team.workspaceId), email },
      });
      expect(rows.map(({ status }) => status)).toEqual(['active']);
    }
  });
});
