/** Members of workspaces while several people change them at the same time. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessToken } from '../../src/domain/identity/access-tokens.ts';
import { updateCard } from '../../src/domain/boards/cards.ts';
import type { Context } from '../../src/domain/core/context.ts';
import { deleteMember } from '../../src/domain/workspaces/members.ts';
import { makeBoard, makeCard, makeContext, readEventsAbout } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { inviteTokenOf } from '../support/mailed-secrets.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { CallOptions, OperationId, Service } from '../support/service.ts';
import {
  addTeammate,
  invite,
  makePerson,
  makeTeam,
  memberRow,
  ownersOf,
  queuedInvites,
  replyOnPage,
} from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
});

type Request = readonly [OperationId, CallOptions];

/** The status of each request when all of them pass what stands before the lock of the workspace, and then continue. */
async function meet(requests: readonly Request[], workspaceId = team.workspaceId): Promise<number[]> {
  const held = await holdTransaction(service, 'SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE', [
    workspaceId,
  ]);
  const answers = requests.map(([operationId, options]) => service.call(operationId, options));
  await untilWaiting(service, requests.length);
  await held.commit();
  return (await Promise.all(answers)).map(({ status }) => status);
}

async function together(requests: readonly Request[]): Promise<number[]> {
  const answers = await Promise.all(
    requests.map(([operationId, options]) => service.call(operationId, options)),
  );
  return answers.map(({ status }) => status);
}

describe('two owners', () => {
  const leave = ({ session }: Teammate): Request => [
    'leaveWorkspace',
    { token: session, id: team.workspaceId },
  ];
  const demote = ({ token }: Teammate, { memberId }: Teammate): Request => [
    'updateMember',
    { token, id: memberId, body: { role: 'member' } },
  ];
  const remove = ({ token }: Teammate, { memberId }: Teammate): Request => [
    'deleteMember',
    { token, id: memberId },
  ];
  const transfer = ({ session }: Teammate, { memberId }: Teammate): Request => [
    'transferWorkspace',
    { token: session, id: team.workspaceId, body: { member_id: memberId } },
  ];

  /** How many of the two requests can go through, whichever comes first. */
  const races: readonly (readonly [
    string,
    number,
    (one: Teammate, other: Teammate) => readonly [Request, Request],
  ])[] = [
    ['both leave', 1, (one, other) => [leave(one), leave(other)]],
    ['each demotes the other', 1, (one, other) => [demote(one, other), demote(other, one)]],
    ['each removes the other', 1, (one, other) => [remove(one, other), remove(other, one)]],
    ['each demotes themselves', 1, (one, other) => [demote(one, one), demote(other, other)]],
    ['one leaves while the other steps down', 1, (one, other) => [leave(one), demote(other, other)]],
    ['one leaves while the other is removed', 1, (one, other) => [leave(one), remove(one, other)]],
    ['one transfers it to the other, who leaves', 1, (one, other) => [transfer(one, other), leave(other)]],
    [
      'one transfers it to the other, who steps down',
      2,
      (one, other) => [transfer(one, other), demote(other, other)],
    ],
    ['each transfers it to the other', 2, (one, other) => [transfer(one, other), transfer(other, one)]],
  ];

  it.each(races)('keep one owner when %s at the same time', async (_what, successesMax, requests) => {
    for (let round = 0; round < 3; round += 1) {
      const other = await addTeammate(service, team, 'owner');
      // Either of them comes first.
      const [first, second] = requests(team, other);
      const statuses = await meet(round % 2 === 0 ? [first, second] : [second, first]);
      expect(await ownersOf(service, team)).toBe(1);
      const successes = statuses.filter((status) => status < 300).length;
      expect(successes).toBeGreaterThan(0);
      expect(successes).toBeLessThanOrEqual(successesMax);
      for (const status of statuses) expect([200, 204, 403, 404, 409, 422]).toContain(status);
      team = await makeTeam(service);
    }
  });

  it('keep one owner in many random rounds', async () => {
    for (let round = 0; round < 2 * races.length; round += 1) {
      const other = await addTeammate(service, team, 'owner');
      const [, , requests] = races[round % races.length] ?? [];
      if (requests === undefined) throw new Error('there are no races');
      const [first, second] = requests(team, other);
      const statuses = await together(round < races.length ? [first, second] : [second, first]);
      expect(await ownersOf(service, team)).toBe(1);
      expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(0);
      team = await makeTeam(service);
    }
  });

  it("are checked again after waiting: a demoted owner can't demote anyone", async () => {
    const other = await addTeammate(service, team, 'owner');
    const third = await addTeammate(service, team, 'owner');
    const held = await holdTransaction(
      service,
      `WITH w AS (SELECT 1 FROM workspaces WHERE id = $1 FOR UPDATE)
       UPDATE workspace_members SET role = 'member' FROM w WHERE id = $2`,
      [team.workspaceId, other.memberId],
    );
    const waiting = [
      service.call(...demote(other, third)),
      service.call(...remove(other, third)),
      service.call('createMember', {
        token: other.token,
        id: team.workspaceId,
        body: { email: 'printer@example.com', role: 'member' },
      }),
      service.call('deleteWorkspace', { token: other.session, id: team.workspaceId }),
    ];
    await untilWaiting(service, waiting.length);
    await held.commit();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

describe('one address', () => {
  it('that 20 requests invite at the same time becomes one member with one working link, that of the last mail', async () => {
    const body = { email: 'printer@example.com', role: 'member' };
    const before = (await queuedInvites(service)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        service.succeed('createMember', { token: team.token, id: team.workspaceId, body }),
      ),
    );
    const [id = ''] = answers.map((member) => member.id);
    expect(new Set(answers.map((member) => member.id))).toEqual(new Set([id]));
    const mails = (await queuedInvites(service)).slice(before);
    expect(mails.map(({ generation }) => generation)).toEqual(answers.map((_, index) => index + 1));
    const statuses = await Promise.all(
      mails.map(async ({ generation }) => {
        const token = inviteTokenOf(id, generation);
        return (await service.call('getInvite', { id: token })).status;
      }),
    );
    expect(statuses).toEqual([...answers.slice(1).map(() => 404), 200]);
    const types = (await readEventsAbout(service, team, id)).map(({ type }) => type);
    expect(types).toEqual(['member.created', ...answers.slice(1).map(() => 'member.updated')]);
  });
});

describe('an invite', () => {
  it('is accepted once by ten concurrent requests', async () => {
    const person = await makePerson(service);
    const sent = await invite(service, team, person.email);
    const statuses = await together(
      Array.from({ length: 10 }, () => ['acceptInvite', { token: person.session, id: sent.token }] as const),
    );
    expect(statuses.sort()).toEqual([200, ...Array<number>(9).fill(404)]);
    const types = (await readEventsAbout(service, team, sent.id)).map(({ type }) => type);
    expect(types).toEqual(['member.created', 'member.updated']);
  });

  it('creates one user when its page is submitted concurrently', async () => {
    const sent = await invite(service, team, 'someone.new@example.com');
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => replyOnPage(service, sent.token, { action: 'accept' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(4).fill(404)]);
    const users = await service.database.reader.prisma.user.count({ where: { email: sent.email } });
    expect(users).toBe(1);
  });

  it.each([
    ['revoked', (id: string) => ['deleteMember', { token: team.token, id }] as const, 204],
    ['sent again', (id: string) => ['resendInvite', { token: team.token, id }] as const, 409],
    [
      'declined',
      (_id: string, token: string, session: string) =>
        ['declineInvite', { token: session, id: token }] as const,
      404,
    ],
  ])('is either accepted or not when it is %s at the same time', async (what, request, whenAccepted) => {
    for (let round = 0; round < 4; round += 1) {
      const person = await makePerson(service);
      const sent = await invite(service, team, person.email);
      const [accepted, other] = await meet([
        ['acceptInvite', { token: person.session, id: sent.token }],
        request(sent.id, sent.token, person.session),
      ]);
      expect([200, 404]).toContain(accepted);
      if (accepted === 200) expect(other).toBe(whenAccepted);
      const row = await memberRow(service, { ...person, workspaceId: team.workspaceId });
      expect(row?.status ?? 'gone').toBe(accepted === 200 && what !== 'revoked' ? 'active' : 'gone');
    }
  });
});

describe('a member who is removed at the same time', () => {
  const remove = ({ memberId }: Teammate): Request => ['deleteMember', { token: team.token, id: memberId }];
  const assignmentsOf = ({ userId }: Teammate) =>
    service.database.reader.prisma.cardAssignee.count({ where: { userId: storedId(userId) } });

  it('is not left assigned to a card', async () => {
    const { board } = await makeBoard(service, team);
    for (let round = 0; round < 8; round += 1) {
      const member = await addTeammate(service, team, 'member');
      const old = await makeCard(service, team, board.id, { assignee_ids: [member.userId] });
      const body = { assignee_ids: [member.userId, team.userId] };
      const [removed, ...assigned] = await together([
        remove(member),
        ['updateCard', { token: team.token, id: old.id, body }],
        ['createCard', { token: team.token, id: board.id, body: { title: 'New', ...body } }],
      ]);
      expect(removed).toBe(204);
      for (const status of assigned) expect([200, 201, 422]).toContain(status);
      expect(await assignmentsOf(member)).toBe(0);
    }
  });

  it('waits for an assignment in progress, and is unassigned there too, without a deadlock', async () => {
    const { board } = await makeBoard(service, team);
    const member = await addTeammate(service, team, 'member');
    const card = await makeCard(service, team, board.id, { assignee_ids: [member.userId] });
    const held = await holdTransaction(service, 'SELECT 1 FROM cards WHERE id = $1 FOR UPDATE', [card.id]);
    // Not by requests: those whose transactions wait in a circle are run again.
    const act = (work: (ctx: Context) => Promise<unknown>) =>
      service.database.transaction(async (tx) => work(await makeContext(tx, team)));
    const patch = { title: 'New', assigneeIds: [storedId(member.userId)] };
    const assigning = act((ctx) => updateCard(ctx, storedId(card.id), patch));
    await untilWaiting(service, 1);
    const removing = act((ctx) => deleteMember(ctx, storedId(member.memberId)));
    await untilWaiting(service, 2);
    await held.commit();
    await Promise.all([assigning, removing]);
    expect(await assignmentsOf(member)).toBe(0);
    const { data } = await service.succeed('listCards', { token: team.token, id: board.id });
    expect(data).toMatchObject([{ title: 'New', assignee_ids: [] }]);
  });

  it('has no access token left, even one that was being created', async () => {
    const member = await addTeammate(service, team, 'member');
    const order = { name: 'Late', scopes: ['boards:read'] };
    const [made, committing] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const making = service.database.transaction(async (tx) => {
      await createAccessToken(await makeContext(tx, member), storedId(team.workspaceId), order);
      made.resolve(undefined);
      await committing.promise;
    });
    await made.promise;
    const removing = service.call(...remove(member));
    await untilWaiting(service, 1);
    const late = service.call('createAccessToken', {
      token: member.session,
      id: team.workspaceId,
      body: order,
    });
    committing.resolve(undefined);
    await making;
    expect((await removing).status).toBe(204);
    await late;
    const left = await service.database.reader.prisma.accessToken.count({
      where: {
        createdBy: storedId(member.userId),
        revokedAt: null,
        workspaceId: storedId(team.workspaceId),
      },
    });
    expect(left).toBe(0);
  });

  it('is unassigned as a guest who loses a board, even during concurrent assignments', async () => {
    const { board } = await makeBoard(service, team);
    const card = await makeCard(service, team, board.id);
    const guest = await addTeammate(service, team, 'guest', [board.id]);
    for (let round = 0; round < 8; round += 1) {
      const given = { token: team.token, id: guest.memberId, body: { board_ids: [board.id] } };
      await service.succeed('updateMember', given);
      const statuses = await together([
        ['updateCard', { token: team.token, id: card.id, body: { assignee_ids: [guest.userId] } }],
        ['updateMember', { token: team.token, id: guest.memberId, body: { board_ids: [] } }],
      ]);
      expect(statuses[1]).toBe(200);
      expect([200, 422]).toContain(statuses[0]);
      expect(await assignmentsOf(guest)).toBe(0);
    }
  });
});
