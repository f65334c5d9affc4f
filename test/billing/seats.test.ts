/** The ledger of seats: whatever becomes of members, its last entry is how many take a seat, and nothing is lost in races. */
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billingAccountOf } from '../support/billing.ts';
import { makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { invite, makePerson, makeTeam } from '../support/teams.ts';
import type { Teammate } from '../support/teams.ts';

let service: Service;
let team: Teammate;

beforeAll(async () => {
  service = await startService();
});

beforeEach(async () => {
  team = await makeTeam(service);
});

/** Someone who is in the team at times; `memberId` is that of the last time. */
interface Candidate {
  readonly session: string;
  readonly email: string;
  memberId?: string;
}

async function ledgerOf({ workspaceId }: Pick<Teammate, 'workspaceId'>) {
  const where = { workspaceId: storedId(workspaceId) };
  const { prisma } = service.database.reader;
  const entries = await prisma.seatChange.findMany({ where, orderBy: { seq: 'asc' } });
  const { seats } = await prisma.billingAccount.findUniqueOrThrow({ where });
  const members = await prisma.workspaceMember.count({
    where: { ...where, status: 'active', role: { not: 'guest' } },
  });
  return { entries, seats, members, history: entries.map((entry) => entry.seats) };
}

/** Someone who was invited and has accepted. */
async function join(role = 'member') {
  const person = await makePerson(service);
  const sent = await invite(service, team, person.email, { role });
  await service.succeed('acceptInvite', { token: person.session, id: sent.token });
  return { ...person, memberId: sent.id };
}

describe('seats', () => {
  it('start at one for the owner, in a personal workspace and in a team', async () => {
    expect((await ledgerOf(team)).history).toEqual([1]);
    expect((await ledgerOf(await makeTenant(service))).history).toEqual([1]);
  });

  it('change when members join, become guests, become members, leave and are removed', async () => {
    const { token } = team;
    const [first, second] = [await join(), await join('guest')];
    expect((await ledgerOf(team)).history).toEqual([1, 2]);
    await service.succeed('updateMember', { token, id: second.memberId, body: { role: 'admin' } });
    await service.succeed('updateMember', { token, id: first.memberId, body: { role: 'guest' } });
    await service.succeed('leaveWorkspace', { token: second.session, id: team.workspaceId });
    await service.succeed('deleteMember', { token, id: first.memberId });
    expect((await ledgerOf(team)).history).toEqual([1, 2, 3, 2, 1]);
  });

  it('are not taken by an invite that is open or declined', async () => {
    const person = await makePerson(service);
    const sent = await invite(service, team, person.email);
    await service.succeed('updateMember', { token: team.token, id: sent.id, body: { role: 'admin' } });
    await service.succeed('declineInvite', { token: person.session, id: sent.token });
    expect((await ledgerOf(team)).history).toEqual([1]);
  });

  it('do not change when a workspace is transferred', async () => {
    const successor = await join();
    const body = { member_id: successor.memberId };
    await service.succeed('transferWorkspace', { token: team.session, id: team.workspaceId, body });
    expect((await ledgerOf(team)).history).toEqual([1, 2]);
  });

  it('are released when the workspace is deleted, which cancels its billing', async () => {
    await join();
    await service.succeed('deleteWorkspace', { token: team.session, id: team.workspaceId });
    expect((await ledgerOf(team)).history).toEqual([1, 2, 0]);
    expect((await billingAccountOf(service, team)).status).toBe('canceled');
  });

  it('count all members who join at the same time', async () => {
    const invited = [];
    for (let index = 0; index < 6; index += 1) {
      const person = await makePerson(service);
      invited.push({ ...person, sent: await invite(service, team, person.email) });
    }
    await Promise.all(
      invited.map(({ session, sent }) => service.succeed('acceptInvite', { token: session, id: sent.token })),
    );
    expect((await ledgerOf(team)).history).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('do not change with requests that fail or are only validated', async () => {
    const member = await join();
    const call = { token: team.token, id: member.memberId };
    await service.succeed('deleteMember', { ...call, query: { validate_only: true } });
    await service.fail('leaveWorkspace', 409, { token: team.session, id: team.workspaceId });
    expect((await ledgerOf(team)).history).toEqual([1, 2]);
  });

  it('match the members after any sequence of changes, and the ledger records each of them in order', async () => {
    const people: Candidate[] = [];
    for (let index = 0; index < 3; index += 1) people.push(await makePerson(service));
    const roles = ['guest', 'member', 'admin', 'owner'] as const;
    const step = fc.record({
      who: fc.constantFrom(...people),
      act: fc.constantFrom('join', 'role', 'leave', 'remove'),
      role: fc.constantFrom(...roles),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        let seats = (await ledgerOf(team)).members;
        const history = (await ledgerOf(team)).history;
        for (const { who, act, role } of steps) {
          await take(who, act, role);
          const { members } = await ledgerOf(team);
          if (members !== seats) history.push(members);
          seats = members;
        }
        const ledger = await ledgerOf(team);
        expect(ledger.history).toEqual(history);
        expect(ledger.seats).toBe(ledger.members);
        const moments = ledger.entries.map(({ changedAt }) => changedAt.getTime());
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      }),
      { numRuns: 6 },
    );
  });
});

/** One change, if it can be made as things are. */
async function take(
  person: Candidate,
  act: 'join' | 'role' | 'leave' | 'remove',
  role: string,
): Promise<void> {
  const { token } = team;
  if (act === 'join') {
    const body = { email: person.email, role };
    const answer = await service.call('createMember', { token, id: team.workspaceId, body });
    if (answer.status !== 201) return;
    person.memberId = (answer.body as { id: string }).id;
    const { token: sent } = await invite(service, team, person.email, { role });
    await service.succeed('acceptInvite', { token: person.session, id: sent });
    return;
  }
  if (person.memberId === undefined) return;
  const id = person.memberId;
  if (act === 'role') await service.call('updateMember', { token, id, body: { role } });
  if (act === 'remove') await service.call('deleteMember', { token, id });
  if (act === 'leave') await service.call('leaveWorkspace', { token: person.session, id: team.workspaceId });
}
