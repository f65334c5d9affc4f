/** The limits of plans where they are enforced: what stops, what continues, and that no limit is passed in races. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { setBillingAccount, testBilling } from '../../support/billing.ts';
import { addMember, makeBoard, makeMember, makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { signInCodeOf } from '../../support/mailed-secrets.ts';
import { enforcedWith } from '../../support/plans.ts';
import { holdTransaction, untilWaiting } from '../../support/races.ts';
import { startService } from '../../support/service.ts';
import type { ProblemBody, Service } from '../../support/service.ts';
import { expectNothingStored } from '../../support/stored-state.ts';
import { invite, makePerson, makeTeam } from '../../support/teams.ts';

/** Where nothing is enforced, on the same database. */
let lenient: Service;
let service: Service;
/** A second instance of it. */
let other: Service;
let owner: Tenant;
let boardId: string;
let names = 0;

const limits = { members: 3, boards: 2, templates: 2 };

beforeAll(async () => {
  lenient = await startService();
  const { databaseUrl } = lenient;
  const billing = enforcedWith(limits);
  service = await startService({ databaseUrl, billing });
  other = await startService({ databaseUrl, billing });
});

beforeEach(async () => {
  owner = await makeTenant(lenient);
  boardId = (await makeBoard(lenient, owner)).board.id;
});

const counted = ['members', 'boards', 'templates'] as const;
type Counted = (typeof counted)[number];

/** A call that makes one more of what a limit counts. */
function oneMore(name: Counted) {
  names += 1;
  const { token, workspaceId: id } = owner;
  const calls = {
    members: ['createMember', { token, id, body: { email: `new${names}@example.com`, role: 'member' } }],
    boards: ['createBoard', { token, body: { name: 'New' } }],
    templates: ['createTemplate', { token, body: { board_id: boardId, name: `New ${names}` } }],
  } as const;
  return calls[name];
}

function tryToMake(by: Service, name: Counted) {
  const [operationId, call] = oneMore(name);
  return by.call(operationId, call);
}

async function make(by: Service, name: Counted): Promise<void> {
  expect((await tryToMake(by, name)).status).toBe(201);
}

const usageOf = async (by: Service = service) => {
  const billing = await by.succeed('getBilling', { token: owner.token, id: owner.workspaceId });
  return Object.fromEntries(billing.limits.map((limit) => [limit.name, limit]));
};

/** Makes things where nothing stops it, until just as many more can be made. */
async function leaveRoom(name: Counted, room: number): Promise<void> {
  const { used = 0 } = (await usageOf(lenient))[name] ?? {};
  for (let left = limits[name] - used; left > room; left -= 1) await make(lenient, name);
}

describe('a limit of the plan', () => {
  it.each(counted)(
    'refuses one more of %s than it allows, and names a plan that allows more',
    async (name) => {
      await leaveRoom(name, 1);
      await make(service, name);
      await expectNothingStored(service, async () => {
        const [operationId, call] = oneMore(name);
        const problem = await service.fail(operationId, 403, call);
        expect(problem).toMatchObject({
          code: 'plan_limit_reached',
          detail: `The plan's limit for ${name} is ${limits[name]}, and the workspace has ${limits[name]}. The plan team allows more.`,
          limit: name,
          limit_value: limits[name],
          used: limits[name],
          lifted_by: 'team',
        });
        expect(problem).not.toHaveProperty('errors');
      });
      expect((await usageOf())[name]).toMatchObject({ used: limits[name], status: 'reached' });
    },
  );

  it('names no plan when none allows more', async () => {
    const billing = enforcedWith({ boards: 1 });
    const plans = billing.plans.plans.filter(({ id }) => id === 'free');
    const small = await startService({
      databaseUrl: service.databaseUrl,
      billing: { ...billing, plans: { ...billing.plans, plans } },
    });
    const problem = await small.fail('createBoard', 403, { token: owner.token, body: { name: 'New' } });
    expect(problem).not.toHaveProperty('lifted_by');
    expect(problem.detail).toContain('No plan allows more.');
  });

  it('names the plan with the smallest limit that allows more, wherever it is in the plan file', async () => {
    const billing = enforcedWith({ boards: 1 });
    const plans = billing.plans.plans
      .map((plan) => (plan.id === 'team' ? { ...plan, limits: { ...plan.limits, boards: 20 } } : plan))
      .toReversed();
    const reversed = await startService({
      databaseUrl: service.databaseUrl,
      billing: { ...billing, plans: { ...billing.plans, plans } },
    });
    const problem = await reversed.fail('createBoard', 403, { token: owner.token, body: { name: 'New' } });
    expect(problem).toHaveProperty('lifted_by', 'team');
  });

  it('is lifted immediately by the larger plan', async () => {
    await leaveRoom('boards', 0);
    const { token, workspaceId: id } = owner;
    await service.succeed('changePlan', { token, id, body: { plan: 'team' } });
    await make(service, 'boards');
  });

  it('allows more once something is deleted, but not once it is archived', async () => {
    await leaveRoom('boards', 0);
    const { token } = owner;
    await service.succeed('archiveBoard', { token, id: boardId });
    await service.fail('createBoard', 403, { token, body: { name: 'New' } });
    await service.succeed('restoreBoard', { token, id: boardId });
    await service.succeed('deleteBoard', { token, id: boardId });
    await make(service, 'boards');
  });

  it('applies neither where limits are not enforced nor to workspaces from before billing', async () => {
    for (const name of counted) {
      await leaveRoom(name, 0);
      await make(lenient, name);
    }
    await setBillingAccount(lenient, owner, { exempt: true });
    for (const name of counted) await make(service, name);
    await setBillingAccount(lenient, owner, { status: 'canceled', canceledAt: service.now() });
    for (const name of counted) await make(service, name);
  });

  it('also applies to validate_only', async () => {
    await leaveRoom('boards', 1);
    const call = { token: owner.token, body: { name: 'New' }, query: { validate_only: true } };
    await service.succeed('createBoard', call);
    await service.succeed('createBoard', { token: owner.token, body: { name: 'New' } });
    await service.fail('createBoard', 403, call);
  });

  it('matches the usage in getBilling, whatever was created and deleted', async () => {
    for (const room of [2, 1, 0]) {
      await leaveRoom('templates', room);
      const { used, status } = (await usageOf()).templates ?? {};
      expect(used).toBe(limits.templates - room);
      const [operationId, call] = oneMore('templates');
      const answer = await service.call(operationId, { ...call, query: { validate_only: true } });
      expect(answer.status).toBe(status === 'reached' ? 403 : 201);
    }
  });
});

describe('members', () => {
  beforeEach(() => leaveRoom('members', 0));

  const fail = (problem: ProblemBody) => {
    expect(problem).toMatchObject({ code: 'plan_limit_reached', limit: 'members' });
  };

  it("can be invited as guests without limit, who can't become members at the limit", async () => {
    const { token, workspaceId: id } = owner;
    const body = { email: 'guest@example.com', role: 'guest' };
    const guest = await service.succeed('createMember', { token, id, body });
    const { memberId: activeId } = await makeMember(service, owner, 'guest');
    await expectNothingStored(service, async () => {
      const role = 'member';
      for (const memberId of [guest.id, activeId]) {
        fail(await service.fail('updateMember', 403, { token, id: memberId, body: { role } }));
      }
      fail(await service.fail('createMember', 403, { token, id, body: { email: guest.email, role } }));
    });
  });

  it('can join by invites sent earlier, which can be renewed and sent again', async () => {
    const team = await makeTeam(lenient);
    const person = await makePerson(lenient);
    await invite(lenient, team, 'another@example.com');
    const sent = await invite(lenient, team, person.email);
    const { token, workspaceId: id } = team;
    const body = { email: 'one.too.many@example.com', role: 'member' };
    fail(await service.fail('createMember', 403, { token, id, body }));
    await service.succeed('resendInvite', { token, id: sent.id });
    const renewed = await invite(service, team, person.email, { role: 'admin' });
    await service.succeed('acceptInvite', { token: person.session, id: renewed.token });
    await service.succeed('updateMember', { token, id: sent.id, body: { role: 'member' } });
  });

  it("can't become owners at the limit if they are guests", async () => {
    const team = await makeTeam(lenient);
    for (const name of ['a', 'b']) await invite(lenient, team, `${name}@example.com`);
    const { memberId } = await makeMember(lenient, team, 'guest');
    const call = { token: team.session, id: team.workspaceId, body: { member_id: memberId } };
    await expectNothingStored(service, async () => {
      fail(await service.fail('transferWorkspace', 403, call));
    });
    await lenient.succeed('transferWorkspace', call);
  });
});

describe('events', () => {
  it('are shown for as many days as the plan says, and again with a larger plan', async () => {
    const { token, workspaceId: id } = owner;
    const days = (count: number) => new Date(lenient.now().getTime() + count * 86_400_000);
    const at = (now: Date, by = enforcedWith(limits)) =>
      startService({ databaseUrl: lenient.databaseUrl, billing: by, now: () => now });
    const shown = async (by: Service, occurredFrom?: Date) => {
      const query = occurredFrom === undefined ? {} : { occurred_from: occurredFrom.toISOString() };
      return (await by.succeed('listEvents', { token, query })).data.length;
    };
    const all = await shown(lenient);
    expect(await shown(await at(days(29)))).toBe(all);
    const late = await at(days(31));
    expect(await shown(late)).toBe(0);
    expect(await shown(late, days(-1))).toBe(0);
    expect(await shown(await at(days(29)), days(1))).toBe(0);
    expect(await shown(await at(days(31), testBilling))).toBe(all);
    await setBillingAccount(lenient, owner, { exempt: true });
    expect(await shown(late)).toBe(all);
    await setBillingAccount(lenient, owner, { exempt: false });
    await lenient.succeed('changePlan', { token, id, body: { plan: 'team' } });
    expect(await shown(late)).toBe(all + 1);
  });

  it('show as far back in the activity of a board', async () => {
    const { board } = await makeBoard(lenient, owner);
    const shown = async (days: number) => {
      const now = new Date(lenient.now().getTime() + days * 86_400_000);
      const { databaseUrl } = lenient;
      const by = await startService({ databaseUrl, billing: enforcedWith(limits), now: () => now });
      const query = { limit: 1 };
      const call = { token: owner.token, id: board.id, query };
      const { data, next_cursor: next } = await by.succeed('listBoardActivity', call);
      return [data.length, next !== undefined];
    };
    expect(await shown(29)).toEqual([1, true]);
    expect(await shown(31)).toEqual([0, false]);
  });
});

describe('resources that no plan limits', () => {
  it('are created with any limits: a personal workspace, and teams', async () => {
    const nothing = { members: 0, boards: 0, templates: 0 };
    const strictest = await startService({
      databaseUrl: service.databaseUrl,
      billing: enforcedWith(nothing),
    });
    const email = 'first.time@example.com';
    const { id } = await strictest.succeed('createSignInCode', { body: { email } });
    const code = signInCodeOf(id);
    const { secret: token } = await strictest.succeed('createSession', { body: { sign_in_id: id, code } });
    await strictest.succeed('createWorkspace', { token, body: { name: 'Team' } });
  });
});

describe('concurrent requests', () => {
  it.each(counted)(
    '50 concurrent requests at one below the limit, on two instances, create exactly one of %s',
    async (name) => {
      await leaveRoom(name, 1);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => tryToMake(index % 2 === 0 ? service : other, name)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 403)).toHaveLength(49);
      expect((await usageOf())[name]?.used).toBe(limits[name]);
    },
  );

  /** As a creation does that is not committed yet. */
  const holdCreation = () =>
    holdTransaction(
      service,
      `WITH held AS (SELECT workspace_id FROM billing_accounts WHERE workspace_id = $1 FOR NO KEY UPDATE)
       INSERT INTO boards (id, workspace_id, name, created_by, created_at, updated_at)
       SELECT gen_random_uuid(), workspace_id, 'Held', $2, now(), now() FROM held`,
      [owner.workspaceId, owner.userId],
    );

  it('makes a creation wait for those in progress in its workspace, and counts them', async () => {
    const held = await holdCreation();
    const answer = service.call('createBoard', { token: owner.token, body: { name: 'New' } });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).status).toBe(403);
  });

  it('a creation does not wait for those in other workspaces', async () => {
    const elsewhere = await makeTenant(service);
    const held = await holdCreation();
    await service.succeed('createBoard', { token: elsewhere.token, body: { name: 'New' } });
    await held.commit();
  });

  it('a smaller plan waits for creations that have begun, and is refused when they are too many for it', async () => {
    await setBillingAccount(lenient, owner, { plan: 'business' });
    await leaveRoom('boards', 0);
    const held = await holdCreation();
    const { token, workspaceId: id } = owner;
    const answer = service.call('changePlan', { token, id, body: { plan: 'free' } });
    await untilWaiting(service, 1);
    await held.commit();
    const { status, body } = await answer;
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'plan_too_small' });
  });

  it('a creation that meets a smaller plan is refused by it', async () => {
    await setBillingAccount(lenient, owner, { plan: 'business' });
    await leaveRoom('boards', 0);
    const held = await holdTransaction(
      service,
      `UPDATE billing_accounts SET plan = 'free' WHERE workspace_id = $1`,
      [owner.workspaceId],
    );
    const answer = service.call('createBoard', { token: owner.token, body: { name: 'New' } });
    await untilWaiting(service, 1);
    await held.commit();
    expect((await answer).status).toBe(403);
  });

  it.each(['createBoard', 'createTemplate', 'copyBoard'] as const)(
    'a creation that meets the departure of its author is refused: %s',
    async (operationId) => {
      const { workspaceId: workspace_id } = owner;
      const author = await makePerson(lenient);
      await addMember(lenient, owner, author, 'admin');
      const held = await holdTransaction(
        service,
        `WITH held AS (SELECT 1 FROM billing_accounts WHERE workspace_id = $1 FOR NO KEY UPDATE)
         DELETE FROM workspace_members USING held WHERE workspace_id = $1 AND user_id = $2`,
        [workspace_id, author.userId],
      );
      const bodies = {
        createBoard: { workspace_id, name: 'New' },
        createTemplate: { workspace_id, board_id: boardId, name: 'New' },
        copyBoard: {},
      };
      const options = { token: author.session, body: bodies[operationId] };
      const answer = service.call(
        operationId,
        operationId === 'copyBoard' ? { ...options, id: boardId } : options,
      );
      await untilWaiting(service, 1);
      await held.commit();
      const { status, body } = await answer;
      expect([status, (body as ProblemBody).code]).toEqual(
        operationId === 'copyBoard' ? [404, 'not_found'] : [422, 'unknown_workspace'],
      );
    },
  );

  it('creates exactly as many boards as there is room for, on two instances', async () => {
    const room = 12;
    // The owner has one board.
    const edge = { databaseUrl: service.databaseUrl, billing: enforcedWith({ boards: 1 + room }) };
    const [one, two] = [await startService(edge), await startService(edge)];
    const answers = await Promise.all(
      Array.from({ length: 2 * room }, (_, index) => tryToMake(index % 2 === 0 ? one : two, 'boards')),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(room);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(room);
  });
});
