/** Invites: sending them again, looking at them, accepting and declining, by the API and by whoever holds the mail. */
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { unknownSecret } from '../support/access-tokens.ts';
import { newTag } from '../support/entity-tags.ts';
import { makeBoard, readEvents, readEventsAbout } from '../support/factories.ts';
import { typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { expectNothingStored, storedState } from '../support/stored-state.ts';
import {
  addTeammate,
  invite,
  latestInviteToken,
  makePerson,
  makeTeam,
  memberRow,
  queuedInvites,
  replyOnPage,
} from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;
let person: Awaited<ReturnType<typeof makePerson>>;
const start = Date.parse('2026-11-21T09:30:00.000Z');
const dayMs = 86_400_000;
let nowMs = start;
const now = () => new Date(nowMs);

beforeAll(async () => {
  const unlimited = { purpose: 'invite', guessesMax: Number.POSITIVE_INFINITY, windowMs: 60_000 };
  service = await startService({ now, guessLimits: { invite: unlimited } });
});

beforeEach(async () => {
  nowMs = start;
  team = await makeTeam(service);
  person = await makePerson(service);
});

const inTeam = () => memberRow(service, { ...person, workspaceId: team.workspaceId });
const forNobody = () => `nobody${Math.random().toString(36).slice(2)}@example.com`;

/** Whatever makes an invite a 404. */
const ends: readonly (readonly [string, (sent: { id: string; token: string }) => unknown])[] = [
  ['has expired', () => (nowMs += 7 * dayMs)],
  ['was accepted', ({ token }) => service.succeed('acceptInvite', { token: person.session, id: token })],
  ['was declined', ({ token }) => service.succeed('declineInvite', { token: person.session, id: token })],
  ['was replaced', () => invite(service, team, person.email)],
  ['was sent again', ({ id }) => service.succeed('resendInvite', { token: team.token, id })],
  ['was revoked', ({ id }) => service.succeed('deleteMember', { token: team.token, id })],
  [
    'leads to a deleted workspace',
    () => service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId }),
  ],
];

describe('resendInvite', () => {
  it('sends another mail with a new link, valid for seven days from then, and records an event', async () => {
    const sent = await invite(service, team, person.email, { role: 'admin' });
    nowMs += 8 * dayMs;
    const member = await service.succeed('resendInvite', { token: team.token, id: sent.id });
    expect(member).toMatchObject({ id: sent.id, status: 'invited', invited_at: now().toISOString() });
    expect(await service.succeed('getMember', { token: team.token, id: sent.id })).toEqual(member);
    expect((await queuedInvites(service)).slice(-2)).toEqual([
      { memberId: sent.id, generation: 1 },
      { memberId: sent.id, generation: 2 },
    ]);
    const shown = await service.succeed('getInvite', { id: await latestInviteToken(service, sent.id) });
    expect(shown).toMatchObject({ role: 'admin', expires_at: new Date(nowMs + 7 * dayMs).toISOString() });
    expect((await readEventsAbout(service, team, sent.id)).at(-1)).toMatchObject({
      type: 'member.updated',
      changes: { invited_at: { from: new Date(start).toISOString(), to: now().toISOString() } },
    });
  });

  it('keeps the boards of a guest', async () => {
    const { board } = await makeBoard(service, team);
    const sent = await invite(service, team, person.email, { role: 'guest', board_ids: [board.id] });
    const member = await service.succeed('resendInvite', { token: team.token, id: sent.id });
    expect(member.board_ids).toEqual([board.id]);
  });

  it("is refused once the member has joined, and for a role above the caller's own", async () => {
    const admin = await addTeammate(service, team, 'admin');
    const owner = await invite(service, team, person.email, { role: 'owner' });
    await expectNothingStored(service, async () => {
      const again = await service.fail('resendInvite', 409, { token: team.token, id: admin.memberId });
      expect(again.code).toBe('not_invited');
      const above = await service.fail('resendInvite', 403, { token: admin.token, id: owner.id });
      expect(above.code).toBe('role_too_high');
    });
    const { token } = await addTeammate(service, team, 'member');
    const below = await service.fail('resendInvite', 403, { token, id: owner.id });
    expect(below.code).toBe('insufficient_role');
  });
});

describe('getInvite', () => {
  it('shows the invite to anyone who has the token, and changes nothing', async () => {
    const sent = await invite(service, team, person.email, { role: 'admin' });
    await expectNothingStored(service, async () => {
      const answer = await service.call('getInvite', { id: sent.token });
      expect(answer.body).toEqual({
        workspace_name: 'Team',
        email: person.email,
        role: 'admin',
        invited_by_name: team.name,
        expires_at: new Date(start + 7 * dayMs).toISOString(),
      });
      expect(answer.headers['cache-control']).toBe('no-store');
    });
  });

  it('does not name an inviter who has left', async () => {
    const admin = await addTeammate(service, team, 'admin');
    const sent = await invite(service, { ...team, token: admin.token }, person.email);
    expect(await service.succeed('getInvite', { id: sent.token })).toHaveProperty(
      'invited_by_name',
      admin.name,
    );
    await service.succeed('leaveWorkspace', { token: admin.session, id: team.workspaceId });
    expect(await service.succeed('getInvite', { id: sent.token })).not.toHaveProperty('invited_by_name');
  });

  it('works for seven days, to the millisecond', async () => {
    const sent = await invite(service, team, person.email);
    nowMs = start + 7 * dayMs - 1;
    await service.succeed('getInvite', { id: sent.token });
    nowMs += 1;
    await service.fail('getInvite', 404, { id: sent.token });
  });

  it.each(ends)('returns the same 404 as for an unknown token when the invite %s', async (_what, end) => {
    const sent = await invite(service, team, person.email);
    await end(sent);
    const unknown = 'A'.repeat(43);
    const problems = [
      await service.fail('getInvite', 404, { id: unknown }),
      await service.fail('getInvite', 404, { id: sent.token }),
    ].map((problem) => ({ ...problem, request_id: '' }));
    expect(problems[1]).toEqual(problems[0]);
  });

  it.each([
    ['another secret', () => unknownSecret('session')],
    ['a part of the token', (token: string) => token.slice(0, -1)],
    ['more than the token', (token: string) => `${token}A`],
    ['the token in another case', (token: string) => token.toLowerCase()],
    ['the id of the member', (_token: string, id: string) => id],
  ])('accepts nothing but the token: not %s', async (_what, wrong) => {
    const sent = await invite(service, team, person.email);
    await service.fail('getInvite', 404, { id: wrong(sent.token, sent.id) });
  });

  it('counts wrong tokens by network, over all operations that accept invite tokens', async () => {
    const limit = { purpose: 'invite', guessesMax: 3, windowMs: 60_000 };
    const strict = await startService({ now, guessLimits: { invite: limit } });
    const owner = await makeTeam(strict);
    const invited = await makePerson(strict);
    const sent = await invite(strict, owner, invited.email);
    const wrong = 'A'.repeat(43);
    await strict.fail('getInvite', 404, { id: wrong });
    await strict.fail('acceptInvite', 404, { token: invited.session, id: wrong });
    await strict.fail('declineInvite', 404, { token: invited.session, id: wrong });
    for (const id of [wrong, sent.token]) {
      const answer = await strict.call('getInvite', { id });
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, '60']);
      await strict.fail('acceptInvite', 429, { token: invited.session, id });
      await strict.fail('declineInvite', 429, { token: invited.session, id });
    }
    nowMs += 60_000;
    await strict.succeed('acceptInvite', { token: invited.session, id: sent.token });
  });
});

describe('acceptInvite', () => {
  const accept = (token: string) => ({ token: person.session, id: token });

  it('makes the member active, with access from the next request', async () => {
    const sent = await invite(service, team, person.email, { role: 'admin' });
    await service.fail('getWorkspace', 404, { token: person.session, id: team.workspaceId });
    const before = await service.succeed('getMember', { token: team.token, id: sent.id });
    nowMs += 5;
    const member = await service.succeed('acceptInvite', accept(sent.token));
    expect(member).toEqual({
      id: sent.id,
      workspace_id: team.workspaceId,
      email: person.email,
      name: expect.stringMatching(/^Person/) as unknown,
      user_id: person.userId,
      role: 'admin',
      status: 'active',
      invited_at: new Date(start).toISOString(),
      joined_at: now().toISOString(),
      etag: newTag(before),
    });
    expect(await service.succeed('getMember', { token: person.session, id: sent.id })).toEqual(member);
    expect(await inTeam()).toMatchObject({ inviteTokenHash: null, inviteExpiresAt: null, version: 2n });
  });

  it('records the new member as the actor', async () => {
    const sent = await invite(service, team, person.email);
    await service.succeed('acceptInvite', accept(sent.token));
    expect((await readEventsAbout(service, team, sent.id)).at(-1)).toEqual({
      type: 'member.updated',
      id: sent.id,
      actor: person.userId,
      changes: {
        name: { from: null, to: expect.stringMatching(/^Person/) as unknown },
        user_id: { from: null, to: person.userId },
        status: { from: 'invited', to: 'active' },
        joined_at: { from: null, to: now().toISOString() },
      },
    });
  });

  it('requires a session of the invited address', async () => {
    const sent = await invite(service, team, person.email);
    const other = await makePerson(service);
    await expectNothingStored(service, async () => {
      for (const operationId of ['acceptInvite', 'declineInvite'] as const) {
        const problem = await service.fail(operationId, 403, { token: other.session, id: sent.token });
        expect(problem.code).toBe('wrong_recipient');
        const byToken = await service.fail(operationId, 403, { token: person.token, id: sent.token });
        expect(byToken.code).toBe('session_required');
        await service.fail(operationId, 401, { id: sent.token });
      }
    });
  });

  it.each(ends)('returns 404 when the invite %s', async (_what, end) => {
    const sent = await invite(service, team, person.email);
    await end(sent);
    await expectNothingStored(service, async () => {
      for (const operationId of ['acceptInvite', 'declineInvite'] as const) {
        expect((await service.fail(operationId, 404, accept(sent.token))).code).toBe('not_found');
      }
    });
  });
});

describe('declineInvite', () => {
  it('deletes the member record, and records who did it', async () => {
    const { board } = await makeBoard(service, team);
    const sent = await invite(service, team, person.email, { role: 'guest', board_ids: [board.id] });
    await service.succeed('declineInvite', { token: person.session, id: sent.token });
    await service.fail('getMember', 404, { token: team.token, id: sent.id });
    expect((await readEventsAbout(service, team, sent.id)).at(-1)).toMatchObject({
      type: 'member.deleted',
      actor: person.userId,
      changes: { email: { from: person.email, to: null }, status: { from: 'invited', to: null } },
    });
    const again = await invite(service, team, person.email);
    expect(again.id).not.toBe(sent.id);
  });
});

describe('the holder of an invite', () => {
  const actorsOf = async (workspaceId: string) =>
    (await readEvents(service, { ...team, workspaceId })).map((event) => [
      event.type,
      event.actorKind,
      event.actorUserId,
    ]);

  it('joins as the user of the invited address, without being signed in', async () => {
    const sent = await invite(service, team, person.email.toUpperCase());
    const { status, text } = await replyOnPage(service, sent.token, { action: 'accept' });
    expect([status, text]).toEqual([200, expect.stringContaining('Team')]);
    expect(await inTeam()).toMatchObject({ status: 'active' });
    expect((await actorsOf(team.workspaceId)).at(-1)).toEqual(['member.updated', 'invite', person.userId]);
    await service.fail('getInvite', 404, { id: sent.token });
  });

  it.each([
    ['the given name', { name: 'Pat Printer' }, () => 'Pat Printer'],
    ['what stands before the @', {}, (email: string) => email.split('@')[0]],
  ])('becomes a user with a personal workspace the first time, called by %s', async (_what, given, name) => {
    const email = forNobody();
    const sent = await invite(service, team, email);
    await replyOnPage(service, sent.token, { action: 'accept', ...given }).expect(200);
    const { prisma } = service.database.reader;
    const user = await prisma.user.findFirstOrThrow({ where: { email } });
    expect(user.name).toBe(name(email));
    const userId = typeIdOf('user', user.id);
    expect(await service.succeed('getMember', { token: team.token, id: sent.id })).toMatchObject({
      status: 'active',
      user_id: userId,
      name: name(email),
    });
    const personal = await prisma.workspace.findUniqueOrThrow({ where: { personalUserId: user.id } });
    expect(await actorsOf(typeIdOf('workspace', personal.id))).toEqual([
      ['workspace.created', 'invite', userId],
      ['member.created', 'invite', userId],
    ]);
  });

  it('declines as the user of the address, or anonymously when there is none', async () => {
    const sent = await invite(service, team, person.email);
    await replyOnPage(service, sent.token, { action: 'decline' }).expect(200);
    expect((await actorsOf(team.workspaceId)).at(-1)).toEqual(['member.deleted', 'invite', person.userId]);
    const unknown = await invite(service, team, forNobody());
    const { status, text } = await replyOnPage(service, unknown.token, { action: 'decline' });
    expect([status, text]).toEqual([200, expect.stringContaining('Team')]);
    expect((await actorsOf(team.workspaceId)).at(-1)).toEqual(['member.deleted', 'invite', null]);
    await service.fail('getMember', 404, { token: team.token, id: unknown.id });
  });

  it.each(ends)('is refused when the invite %s', async (_what, end) => {
    const sent = await invite(service, team, person.email);
    await end(sent);
    await expectNothingStored(service, async () => {
      for (const action of ['accept', 'decline'] as const) {
        await replyOnPage(service, sent.token, { action }).expect(404);
      }
      await request(service.server).get(`/invites/${sent.token}`).expect(404);
    });
  });
});

describe('the token of an invite', () => {
  it('appears in no table, job, event or log line, except as its hash', async () => {
    const sent = await invite(service, team, person.email);
    await service.succeed('getInvite', { id: sent.token });
    await service.call('getInvite', { id: sent.token, query: { x: '1' } });
    await service.succeed('resendInvite', { token: team.token, id: sent.id });
    const token = await latestInviteToken(service, sent.id);
    await service.succeed('acceptInvite', { token: person.session, id: token });
    const guesses = await service.database.reader.rows(Prisma.sql`SELECT * FROM guess_counts`);
    const kept = JSON.stringify(
      [await storedState(service), guesses, service.logLines],
      (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    );
    expect(kept).toContain('/v1/invites/[redacted]');
    expect(kept).toContain(sent.email);
    for (const secret of [sent.token, token]) {
      for (const form of [
        secret,
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret, 'base64url').toString('hex'),
      ]) {
        expect(kept).not.toContain(form);
      }
    }
  });
});
