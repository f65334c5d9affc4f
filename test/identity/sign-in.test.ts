/** Signing in by a mailed code: what is sent, what opens a session, and what guessing at codes comes to. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeTenant, readEventsOfRequest } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { signInCodeOf } from '../support/mailed-secrets.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored } from '../support/stored-state.ts';

let service: Service;
const start = new Date('2026-11-21T09:30:00.123Z');
let now = start;
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);

beforeAll(async () => {
  service = await startService({ now: () => now });
});

beforeEach(async () => {
  now = start;
  // All requests come from one address.
  await service.database.reader.prisma.guessCount.deleteMany();
});

let strangers = 0;

function newAddress(): string {
  strangers += 1;
  return `stranger${strangers}@example.com`;
}

async function askForCode(email = newAddress()) {
  const signIn = await service.succeed('createSignInCode', { body: { email } });
  return { ...signIn, code: signInCodeOf(signIn.id) };
}

function answerOf({ id, code }: { readonly id: string; readonly code: string }, rest: object = {}) {
  return { body: { sign_in_id: id, code, ...rest } };
}

/** A code that is not the right one. */
function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

async function queuedFor(signInId: string) {
  return service.database.reader.rows<{ identifier: string; payload: unknown }>(Prisma.sql`
    SELECT t.identifier, j.payload FROM graphile_worker._private_jobs j
    JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.payload->>'signInId' = ${storedId(signInId)}`);
}

describe('createSignInCode', () => {
  it('returns a sign-in that expires in ten minutes, and queues a mail with only its id', async () => {
    const email = newAddress();
    const signIn = await service.succeed('createSignInCode', { body: { email } });
    expect(signIn).toEqual({ id: signIn.id, email, expires_at: after(600).toISOString() });
    expect(await queuedFor(signIn.id)).toEqual([
      { identifier: 'mail-sign-in-code', payload: { signInId: storedId(signIn.id) } },
    ]);
  });

  it('responds the same for the address of a user, and creates no user', async () => {
    const { email } = await makeTenant(service);
    const users = await service.database.reader.prisma.user.count();
    const answers = [
      await service.call('createSignInCode', { body: { email } }),
      await service.call('createSignInCode', { body: { email: newAddress() } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    const shapes = answers.map(({ body }) => Object.keys(body as object));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(await service.database.reader.prisma.user.count()).toBe(users);
  });

  it('stores the address in lowercase', async () => {
    const { email } = await askForCode('Ada.Winter@Example.COM');
    expect(email).toBe('ada.winter@example.com');
  });

  it.each([
    'no address',
    'ada@',
    '@example.com',
    'a@b@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'Ada <ada@example.com>',
    'ada@example.com,eve@example.com',
    `${'a'.repeat(255)}@example.com`,
    '',
    7,
    null,
  ])('refuses %j as an address, and stores and sends nothing', async (email) => {
    await expectNothingStored(service, async () => {
      const problem = await service.fail('createSignInCode', 400, { body: { email } });
      expect(problem.errors?.map(({ pointer }) => pointer)).toContain('/email');
    });
  });

  it('sends ten codes an hour to one address, ignoring case, and then says when to retry', async () => {
    const email = newAddress();
    for (let count = 0; count < 10; count += 1) await askForCode(email);
    now = after(60);
    await expectNothingStored(service, async () => {
      const answer = await service.call('createSignInCode', { body: { email: email.toUpperCase() } });
      expect(answer.status).toBe(429);
      expect(answer.headers['retry-after']).toBe('3540');
    });
    await askForCode();
    now = after(3601);
    await askForCode(email);
  });

  it('counts tags after a plus, and the dots of Gmail, as one mailbox, and sends to the address as it was written', async () => {
    const tagged = Array.from({ length: 10 }, (_, tag) => `ada.tagged+${tag}@gmail.com`);
    for (const email of tagged) expect(await askForCode(email)).toMatchObject({ email });
    for (const email of ['ada.tagged+10@gmail.com', 'adatagged@gmail.com', 'a.da.tagged@googlemail.com']) {
      const problem = await service.fail('createSignInCode', 429, { body: { email } });
      expect(problem).toMatchObject({ violated_policies: ['sign-in-email'] });
    }
  });

  it('sends sixty codes an hour for one network, even for concurrent requests', async () => {
    const ask = async (): Promise<number> => {
      const { status } = await service.call('createSignInCode', { body: { email: newAddress() } });
      // On a busy machine, the last ones wait too long for a connection, and store nothing.
      return status === 503 ? ask() : status;
    };
    const statuses = await Promise.all(Array.from({ length: 70 }, ask));
    expect(statuses.filter((status) => status === 202)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

describe('createSession', () => {
  it('creates the user and the personal workspace the first time, in one transaction, with events', async () => {
    const signIn = await askForCode();
    const rest = { name: 'Firefox', user_name: 'Ada Winter' };
    const answer = await service.call('createSession', answerOf(signIn, rest));
    expect(answer.status).toBe(201);
    const { session, secret, user } = answer.body as Awaited<ReturnType<typeof open>>;
    expect(session).toEqual({
      id: session.id,
      name: 'Firefox',
      created_at: start.toISOString(),
      expires_at: after(30 * 86_400).toISOString(),
    });
    expect(secret).toMatch(/^bws_[0-9A-Za-z]{49}$/);
    expect(user).toMatchObject({ email: signIn.email, name: 'Ada Winter', created_at: start.toISOString() });
    expect(answer.headers.location).toBe(`/v1/sessions/${session.id}`);
    const { data: workspaces } = await service.succeed('listWorkspaces', { token: secret });
    expect(workspaces).toMatchObject([{ kind: 'personal', name: 'Personal' }]);
    const events = await readEventsOfRequest(service, answer.headers['request-id'] ?? '');
    expect(events).toMatchObject([
      {
        ...{ type: 'workspace.created', actorKind: 'session', actorCredentialId: session.id },
        changes: { kind: { to: 'personal' }, board_deletion: { to: 'members' } },
      },
      { type: 'member.created', actorKind: 'session', actorUserId: user.id },
    ]);
  });

  const open = (signIn: { id: string; code: string }, rest: object = {}) =>
    service.succeed('createSession', answerOf(signIn, rest));

  it('signs in the user of the address, and keeps the name', async () => {
    const { email, userId, token } = await makeTenant(service);
    const { user } = await service.succeed('getMe', { token });
    const opened = await open(await askForCode(email.toUpperCase()), { user_name: 'Someone else' });
    expect(opened.user).toEqual(user);
    expect(opened.user.id).toBe(userId);
    expect(opened.session).not.toHaveProperty('name');
  });

  it('names a new user after the address when no name is given', async () => {
    const { user } = await open(await askForCode('grace.hopper@example.com'));
    expect(user.name).toBe('grace.hopper');
  });

  it('creates one user for concurrent sign-ins', async () => {
    const email = newAddress();
    const signIns = [];
    for (let count = 0; count < 8; count += 1) signIns.push(await askForCode(email));
    const opened = await Promise.all(signIns.map((signIn) => open(signIn)));
    expect(new Set(opened.map(({ user }) => user.id)).size).toBe(1);
    expect(new Set(opened.map(({ secret }) => secret)).size).toBe(8);
    const workspaces = await service.succeed('listWorkspaces', { token: opened[0]?.secret });
    expect(workspaces.data).toHaveLength(1);
  });

  it('accepts a code once, even if it is sent twice concurrently', async () => {
    const signIn = await askForCode();
    const answers = await Promise.all([1, 2, 3].map(() => service.call('createSession', answerOf(signIn))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await service.fail('createSession', 422, answerOf(signIn))).code).toBe('wrong_code');
  });

  it('accepts a code for ten minutes, to the millisecond', async () => {
    const [early, late] = [await askForCode(), await askForCode()];
    now = new Date(after(600).getTime() - 1);
    await open(early);
    now = after(600);
    expect((await service.fail('createSession', 422, answerOf(late))).code).toBe('wrong_code');
  });

  it('counts wrong attempts although they fail, and after five no longer accepts the right code', async () => {
    const signIn = await askForCode();
    const mistaken = { ...signIn, code: wrong(signIn.code) };
    for (let count = 0; count < 5; count += 1) await service.fail('createSession', 422, answerOf(mistaken));
    expect((await service.fail('createSession', 422, answerOf(signIn))).code).toBe('wrong_code');
  });

  it('accepts the right code at the fifth attempt', async () => {
    const signIn = await askForCode();
    const mistaken = { ...signIn, code: wrong(signIn.code) };
    for (let count = 0; count < 4; count += 1) await service.fail('createSession', 422, answerOf(mistaken));
    await open(signIn);
  });

  it('allows no extra attempts by trying concurrently', async () => {
    const signIn = await askForCode();
    const codes = Array.from({ length: 20 }, (_, index) =>
      String((Number(signIn.code) + index + 1) % 1_000_000).padStart(6, '0'),
    );
    await Promise.all(codes.map((code) => service.fail('createSession', 422, answerOf({ ...signIn, code }))));
    const { tries } = await service.database.reader.prisma.signIn.findUniqueOrThrow({
      where: { id: storedId(signIn.id) },
    });
    expect(tries).toBe(5);
  });

  it('counts attempts per sign-in, so that no one can use up the attempts of another', async () => {
    const email = newAddress();
    const [mine, theirs] = [await askForCode(email), await askForCode(email)];
    for (let count = 0; count < 6; count += 1) {
      await service.fail('createSession', 422, answerOf({ ...theirs, code: wrong(theirs.code) }));
    }
    await open(mine);
  });

  it('refuses the code of another sign-in', async () => {
    const [mine, theirs] = [await askForCode(), await askForCode()];
    expect(mine.code).not.toBe(theirs.code);
    await service.fail('createSession', 422, answerOf({ id: mine.id, code: theirs.code }));
  });

  it('returns the same for a wrong code, a used one and an unknown sign-in', async () => {
    const used = await askForCode();
    await open(used);
    const signIn = await askForCode();
    const unknown = 'sign_in_01m00000000000000000000000';
    const problems = [
      await service.fail('createSession', 422, answerOf({ ...signIn, code: wrong(signIn.code) })),
      await service.fail('createSession', 422, answerOf(used)),
      await service.fail('createSession', 422, answerOf({ id: unknown, code: '000000' })),
    ];
    const shown = problems.map(({ code, detail, title }) => ({ code, detail, title }));
    expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
  });

  it.each(['12345', '1234567', '12345a', ' 12345', '١٢٣٤٥٦', 123456])(
    'refuses %j as a code',
    async (code) => {
      const signIn = await askForCode();
      const body = { sign_in_id: signIn.id, code };
      await expectNothingStored(service, async () => {
        const problem = await service.fail('createSession', 400, { body });
        expect(problem.errors?.map(({ pointer }) => pointer)).toContain('/code');
      });
    },
  );

  it('leaves no code or secret in the log, the tables, the jobs or the events', async () => {
    const signIn = await askForCode();
    const { secret } = await open(signIn);
    await service.fail('createSession', 422, answerOf(signIn));
    const tables = await service.database.reader.rows<{ text: string }>(Prisma.sql`
      SELECT s::text AS text FROM sessions s UNION ALL SELECT s::text FROM sign_ins s
      UNION ALL SELECT j::text FROM graphile_worker._private_jobs j
      UNION ALL SELECT e::text FROM events e UNION ALL SELECT i::text FROM incoming_events i`);
    const logs = service.logLines.join('\n');
    expect(logs).not.toContain(secret);
    expect(logs).not.toContain(`"${signIn.code}"`);
    for (const { text } of tables) {
      expect(text).not.toContain(secret);
      expect(text.replaceAll(/[0-9a-f-]{36}|[.:+]\d+|\\x[0-9a-f]+/g, '')).not.toMatch(
        new RegExp(`\\b${signIn.code}\\b`),
      );
    }
  });
});
