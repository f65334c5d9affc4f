/** Holds on workspaces: what people, links, streams, webhooks and background work notice, until they are released. */
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordPassedDeadlines } from '../../src/jobs/tasks/deadlines.ts';
import { makeMoveWorld } from '../support/board-moves.ts';
import { systemNow } from '../support/clock.ts';
import { follow } from '../support/event-streams.ts';
import { makeBoard, makeCard, makeTenant, readEvents } from '../support/factories.ts';
import { hold, release, restore } from '../support/holds.ts';
import { storedId } from '../support/ids.ts';
import { makeMailServer, passWaitingTime, readJobs, runJobs } from '../support/jobs.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { invite, makePerson, makeTeam, replyOnPage } from '../support/teams.ts';
import {
  accept,
  createWebhook,
  localSettings,
  patience,
  respond,
  startReceiver,
  startWorker,
} from '../support/webhook-receivers.ts';

let service: Service;

beforeAll(async () => {
  const contact = 'abuse@example.com';
  service = await startService({ isOwn: true, now: systemNow, webhooks: localSettings, contact });
});

/** A team with a card on a board. */
async function makeWorkspace() {
  const team = await makeTeam(service);
  const { board } = await makeBoard(service, team);
  return { team, id: team.workspaceId, token: team.token, boardId: board.id };
}

describe('a hold', () => {
  it('is shown on the workspace and in lists, changes its entity tag, and is an event of the operator', async () => {
    const { team, id, token } = await makeWorkspace();
    const before = await service.succeed('getWorkspace', { token, id });
    expect(before).not.toHaveProperty('hold');
    await hold(service, id, 'read_only');
    const held = await service.succeed('getWorkspace', { token, id });
    expect(held).toMatchObject({ hold: 'read_only' });
    expect(held.etag).not.toBe(before.etag);
    await hold(service, id, 'suspended');
    expect((await service.succeed('listWorkspaces', { token })).data).toMatchObject([
      { id, hold: 'suspended' },
    ]);
    await release(service, id);
    expect(await service.succeed('getWorkspace', { token, id })).not.toHaveProperty('hold');
    const events = (await readEvents(service, team)).slice(-3);
    expect(events.map(({ type, changes, actorKind }) => [type, changes, actorKind])).toEqual([
      ['workspace.held', { hold: { from: null, to: 'read_only' } }, 'operator'],
      ['workspace.held', { hold: { from: 'read_only', to: 'suspended' } }, 'operator'],
      ['workspace.released', { hold: { from: 'suspended', to: null } }, 'operator'],
    ]);
    expect(
      JSON.stringify(events, (_, value: unknown) => (typeof value === 'bigint' ? Number(value) : value)),
    ).not.toContain('4711');
  });

  it('leaves boards of a suspended workspace out of the list of all workspaces', async () => {
    const { id, team, token, boardId } = await makeWorkspace();
    const boards = async (credential: string) =>
      (await service.succeed('listBoards', { token: credential, query: { all_workspaces: true } })).data.map(
        (board) => board.id,
      );
    await hold(service, id, 'read_only');
    expect(await boards(team.session)).toContain(boardId);
    await hold(service, id, 'suspended');
    expect(await boards(team.session)).not.toContain(boardId);
    expect(await boards(token)).toEqual([]);
  });

  it('of the workspace that a board has moved to leaves its cards out of the data of earlier events', async () => {
    const { source, target, boardId, columnId, move } = await makeMoveWorld(service);
    await makeCard(service, source, boardId, { column_id: columnId });
    await move();
    const query = { workspace_id: source.workspaceId, type: 'card.created', include: 'data' };
    const readData = async () =>
      (await service.succeed('listEvents', { token: source.session, query })).data.map(({ data }) => data);
    await hold(service, target.workspaceId, 'read_only');
    expect(await readData()).toEqual([expect.anything()]);
    await hold(service, target.workspaceId, 'suspended');
    expect(await readData()).toEqual([undefined]);
  });

  it('lets a response be repeated in a read-only workspace, and not in a suspended one', async () => {
    const { id, token, boardId } = await makeWorkspace();
    const create = () =>
      service.call('createCard', {
        token,
        id: boardId,
        body: { title: 'Once' },
        headers: { 'Idempotency-Key': 'once' },
      });
    expect((await create()).status).toBe(201);
    await hold(service, id, 'read_only');
    const repeated = await create();
    expect([repeated.status, repeated.headers['idempotent-replayed']]).toEqual([201, 'true']);
    await hold(service, id, 'suspended');
    const refused = await create();
    expect(refused.body).toMatchObject({
      code: 'workspace_suspended',
      detail: expect.stringMatching(/ Contact abuse@example\.com\.$/) as unknown,
    });
  });

  it('keeps boards from moving out of a workspace and into it', async () => {
    const person = await makePerson(service);
    const { id: teamId } = await service.succeed('createWorkspace', {
      token: person.session,
      body: { name: 'Held' },
    });
    const own = await makeBoard(service, person);
    await hold(service, teamId, 'read_only');
    const problem = await service.fail('moveBoard', 403, {
      token: person.session,
      id: own.board.id,
      body: { workspace_id: teamId },
    });
    expect(problem.code).toBe('workspace_read_only');
  });
});

describe('share links and invites', () => {
  it('of a suspended workspace are not available until it is released', async () => {
    const { id, team, token, boardId } = await makeWorkspace();
    const card = await makeCard(service, team, boardId);
    const link = await service.succeed('createShareLink', { token, id: card.id, body: {} });
    const { token: inviteToken } = await invite(service, team, 'new@example.com');
    const page = (path: string) => request(service.server).get(path);
    await hold(service, id, 'suspended');
    await service.fail('getSharedCard', 404, { id: link.token });
    await service.fail('getInvite', 404, { id: inviteToken });
    expect((await page(`/s/${link.token}`)).status).toBe(404);
    expect((await page(`/invites/${inviteToken}`)).status).toBe(404);
    expect((await replyOnPage(service, inviteToken, { action: 'accept' })).status).toBe(404);
    await hold(service, id, 'read_only');
    await service.succeed('getSharedCard', { id: link.token });
    const refused = await replyOnPage(service, inviteToken, { action: 'accept' });
    expect(refused.status).toBe(403);
    expect(refused.text).toContain('read-only');
    await release(service, id);
    expect((await replyOnPage(service, inviteToken, { action: 'accept' })).status).toBe(200);
  });

  it('of a read-only workspace: the invite can be declined, and not accepted', async () => {
    const { id, team } = await makeWorkspace();
    const invitee = await makePerson(service);
    const { token: inviteToken } = await invite(service, team, invitee.email);
    await hold(service, id, 'read_only');
    const call = { token: invitee.session, id: inviteToken };
    expect((await service.fail('acceptInvite', 403, call)).code).toBe('workspace_read_only');
    await service.succeed('declineInvite', call);
  });
});

describe('a stream', () => {
  it('goes on in a read-only workspace, and ends within a second when it is suspended', async () => {
    const { id, token, boardId } = await makeWorkspace();
    const follower = await follow(service, 'streamBoardEvents', { token, id: boardId });
    await expect.poll(() => follower.lastId).toBeDefined();
    await hold(service, id, 'read_only');
    await service.succeed('createStreamTicket', { token, body: { board_id: boardId } });
    await hold(service, id, 'suspended');
    const heldAtMs = performance.now();
    expect(await follower.ended()).toBe('access_ended');
    expect(follower.closedAtMs - heldAtMs).toBeLessThan(1_000);
    await service.fail('streamBoardEvents', 403, { token, id: boardId });
  });
});

describe('background work', () => {
  it('sends the webhooks of a suspended workspace once it is released, all events in order, with messages by hand and replays', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { resume_cursor: after } = await service.succeed('listEvents', { token });
    const { board } = await makeBoard(service, tenant);
    // What was committed before has its place in the log then.
    await service.succeed('listEvents', { token });
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url });
    await service.succeed('pingWebhook', { token, id: webhook.id });
    await service.succeed('createReplay', { token, id: webhook.id, body: { after } });
    await hold(service, tenant.workspaceId, 'read_only');
    await hold(service, tenant.workspaceId, 'suspended');
    const other = await makeTenant(service);
    const otherReceiver = await startReceiver();
    await createWebhook(service, other, { url: otherReceiver.url });
    startWorker(service);
    await makeBoard(service, other);
    await expect.poll(() => otherReceiver.received.length, patience).toBeGreaterThan(0);
    expect(receiver.received).toEqual([]);
    await release(service, tenant.workspaceId);
    await makeCard(service, tenant, board.id);
    const types = () => receiver.received.map(({ event }) => event.type);
    const expected = ['workspace.held', 'workspace.held', 'workspace.released'];
    await expect.poll(() => types().filter((type) => expected.includes(type)), patience).toEqual(expected);
    await expect.poll(types, patience).toEqual(expect.arrayContaining(['card.created', 'webhook.ping']));
    const replayed = async () =>
      (await service.succeed('listReplays', { token, id: webhook.id })).data.map(({ status }) => status);
    await expect.poll(replayed, patience).toEqual(['completed']);
    expect(types()).toContain('board.created');
  });

  it('sends what waits for a webhook of a deleted workspace once the workspace is restored', async () => {
    const { team, id, boardId } = await makeWorkspace();
    const { session: token } = team;
    const receiver = await startReceiver(respond(500));
    const { webhook } = await createWebhook(
      service,
      { ...team, token },
      { url: receiver.url, types: ['card.created'] },
    );
    startWorker(service, { scheduleMs: [0, 50, 50, 50, 50, 50] });
    await makeCard(service, team, boardId);
    await expect.poll(() => receiver.received.length, patience).toBeGreaterThan(0);
    await service.succeed('deleteWorkspace', { token, id });
    const { prisma } = service.database.reader;
    const isQueued = () =>
      prisma.webhookQueue.count({ where: { webhookId: storedId(webhook.id), dueAt: { not: null } } });
    await expect.poll(isQueued, patience).toBe(0);
    receiver.answer = accept;
    receiver.received.length = 0;
    await restore(service, id);
    await expect.poll(() => receiver.types(), patience).toEqual(['card.created']);
  });

  it('sends the mail of an invite once the workspace is released', async () => {
    const { id, team } = await makeWorkspace();
    await invite(service, team, 'waits@example.com');
    await hold(service, id, 'suspended');
    const mailServer = await makeMailServer();
    await runJobs(service, mailServer);
    const recipients = () => mailServer.mails.flatMap(({ to }) => to);
    await expect
      .poll(async () => (await readJobs(service)).map(({ runsInMs }) => runsInMs > 60_000), patience)
      .toEqual([true]);
    expect(recipients()).not.toContain('waits@example.com');
    await release(service, id);
    await passWaitingTime(service);
    await expect.poll(recipients, patience).toContain('waits@example.com');
  });

  it('records the deadlines of a suspended workspace once it is released', async () => {
    const { id, team, boardId } = await makeWorkspace();
    await makeCard(service, team, boardId, { due_at: '2020-01-01T00:00:00Z' });
    const later = new Date(systemNow().getTime() + 3_600_000 * 24);
    await makeCard(service, team, boardId, { due_at: later.toISOString() });
    const passed = new Date(later.getTime() + 1);
    const round = () =>
      recordPassedDeadlines({
        database: service.database,
        now: () => passed,
        stopping: new AbortController().signal,
      });
    const deadlines = async () =>
      (await readEvents(service, team)).map(({ type }) => type).filter((type) => type.includes('due'));
    await hold(service, id, 'suspended');
    await round();
    expect(await deadlines()).toEqual([]);
    await release(service, id);
    await round();
    expect(await deadlines()).toContain('card.overdue');
  });
});
