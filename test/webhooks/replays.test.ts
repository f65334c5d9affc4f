/** Replays: what a webhook is sent again, from where, and what it doesn't hold up. */
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { testBilling } from '../support/billing.ts';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeGate } from '../support/jobs.ts';
import { storedId } from '../support/ids.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { exampleUrl } from '../support/webhook-calls.ts';
import {
  accept,
  cardsOf,
  createWebhook,
  localSettings,
  makeNumberedCards,
  patience,
  respond,
  startReceiver,
  startWorker,
  untilReceived,
} from '../support/webhook-receivers.ts';
import type { Receiver } from '../support/webhook-receivers.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

const types = ['card.created'];

const makeCards = (tenant: Tenant, boardId: string, count: number) =>
  makeNumberedCards(service, tenant, boardId, count);

/** The end of the log now, as a cursor. What was committed before has its place in the log then. */
const logEnd = async ({ token }: Tenant, at = service) =>
  (await at.succeed('listEvents', { token, query: { limit: 100 } })).resume_cursor;

const replay = (tenant: Tenant, id: string, body: object, at = service) =>
  at.succeed('createReplay', { token: tenant.token, id, body });

const refusal = async (tenant: Tenant, id: string, status: number, body: object, at = service) =>
  at.fail('createReplay', status, { token: tenant.token, id, body });

const statusOf = (tenant: Tenant, id: string) => async () =>
  (await service.succeed('getReplay', { token: tenant.token, id })).status;

describe('a replay', () => {
  it('sends the events after a cursor again, with the same ids and new timestamps, in order', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    let offsetMs = 0;
    startWorker(service, { now: () => new Date(systemNow().getTime() + offsetMs) });
    await makeCards(tenant, board.id, 2);
    const after = await logEnd(tenant);
    const cards = await makeCards(tenant, board.id, 30);
    await untilReceived(receiver, 32);
    const sent = receiver.received.splice(0).slice(2);
    offsetMs = 5_000;
    const started = await replay(tenant, webhook.id, { after });
    expect(started).toMatchObject({ webhook_id: webhook.id, status: 'running', created_by: tenant.userId });
    await untilReceived(receiver, 30);
    expect(cardsOf(receiver)).toEqual(cards);
    const ids = (messages: Receiver['received']) => messages.map(({ headers }) => headers['webhook-id']);
    const timesOf = (messages: Receiver['received']) =>
      messages.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(ids(receiver.received)).toEqual(ids(sent));
    expect(receiver.received.map(({ body }) => body)).toEqual(sent.map(({ body }) => body));
    expect(Math.min(...timesOf(receiver.received))).toBeGreaterThan(Math.max(...timesOf(sent)));
    await expect.poll(statusOf(tenant, started.id), patience).toBe('completed');
    const { data } = await service.succeed('listReplays', { token: tenant.token, id: webhook.id });
    expect(data).toMatchObject([{ id: started.id, status: 'completed' }]);
    expect(data[0]).toHaveProperty('ended_at');
    const query = { limit: 100 };
    const deliveries = await service.succeed('listDeliveries', {
      token: tenant.token,
      id: webhook.id,
      query,
    });
    expect(deliveries.data.filter(({ kind }) => kind === 'replay')).toHaveLength(30);
  });

  it('can begin and end at events that were sent', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    startWorker(service);
    const cards = await makeCards(tenant, board.id, 5);
    await untilReceived(receiver, 5);
    const ids = receiver.received.splice(0).map(({ event }) => event.id);
    const list = { token: tenant.token, id: webhook.id };
    await expect
      .poll(async () => (await service.succeed('listDeliveries', list)).data.length, patience)
      .toBe(5);
    const { id } = await replay(tenant, webhook.id, { after: ids[1], until: ids[3] });
    await expect.poll(statusOf(tenant, id), patience).toBe('completed');
    expect(cardsOf(receiver)).toEqual(cards.slice(2, 4));
  });

  it('sends what the webhook wants now, also from before it was created, and nothing of other boards', async () => {
    const tenant = await makeTenant(service);
    const after = await logEnd(tenant);
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const snapshot = await service.succeed('getBoardSnapshot', { token: tenant.token, id: board.id });
    const cards = await makeCards(tenant, board.id, 2);
    await makeCards(tenant, other.board.id, 2);
    await logEnd(tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, {
      url: receiver.url,
      board_id: board.id,
      types,
    });
    startWorker(service);
    const first = await replay(tenant, webhook.id, { after });
    await expect.poll(statusOf(tenant, first.id), patience).toBe('completed');
    expect(cardsOf(receiver)).toEqual(cards);
    const second = await replay(tenant, webhook.id, { after: snapshot.resume_cursor });
    await expect.poll(statusOf(tenant, second.id), patience).toBe('completed');
    expect(cardsOf(receiver)).toEqual([...cards, ...cards]);
    const workspace = { workspace_id: tenant.workspaceId };
    const named = await service.succeed('listEvents', { token: tenant.token, query: workspace });
    await replay(tenant, webhook.id, { after: named.resume_cursor });
  });

  it('repeats an event until it is accepted, and does not hold up what happens meanwhile', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    const after = await logEnd(tenant);
    startWorker(service, { scheduleMs: Array.from({ length: 100 }, () => 50) });
    const [old] = await makeCards(tenant, board.id, 3);
    await untilReceived(receiver, 3);
    receiver.answer = (received, response, request) => {
      (received.event.resource.id === old ? respond(503) : accept)(received, response, request);
    };
    const { id } = await replay(tenant, webhook.id, { after });
    await expect.poll(() => cardsOf(receiver).filter((card) => card === old).length, patience).toBe(3);
    const fresh = await makeCards(tenant, board.id, 3);
    await expect.poll(() => cardsOf(receiver), patience).toEqual(expect.arrayContaining(fresh));
    expect(await statusOf(tenant, id)()).toBe('running');
    receiver.answer = accept;
    await expect.poll(statusOf(tenant, id), patience).toBe('completed');
    expect(cardsOf(receiver).filter((card) => !fresh.includes(card)).length).toBeGreaterThanOrEqual(8);
  });

  it('is continued by another process when the one that sends it is gone', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const after = await logEnd(tenant);
    const cards = await makeCards(tenant, board.id, 5);
    await logEnd(tenant);
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    const started = makeGate();
    startWorker(service, {
      leaseMs: 500,
      send: (_url, { signal }) => {
        started.open();
        return new Promise((resolve) => {
          signal?.addEventListener('abort', () => {
            resolve({ failed: 'stopped', durationMs: 0 });
          });
        });
      },
    });
    await replay(tenant, webhook.id, { after });
    await started.opened;
    startWorker(service);
    await untilReceived(receiver, 5);
    expect(cardsOf(receiver)).toEqual(cards);
  });

  it('goes through many events that the webhook does not want, in several runs', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const after = await logEnd(tenant);
    const [first] = await makeCards(tenant, board.id, 1);
    await service.database.reader.rows(Prisma.sql`
      INSERT INTO incoming_events (id, workspace_id, type, actor_kind, actor_user_id, request_id, resource_type, resource_id,
        board_id, changes, version, occurred_at)
      SELECT gen_random_uuid(), ${storedId(tenant.workspaceId)}::uuid, 'board.updated', 'session',
        ${storedId(tenant.userId)}::uuid, 'many', 'board', ${storedId(board.id)}::uuid, ${storedId(board.id)}::uuid, '{}', n,
        ${service.now()}::timestamptz
      FROM generate_series(2, 2500) n`);
    const [last] = await makeCards(tenant, board.id, 1);
    await logEnd(tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    startWorker(service);
    const { id } = await replay(tenant, webhook.id, { after });
    await expect.poll(statusOf(tenant, id), patience).toBe('completed');
    expect(cardsOf(receiver)).toEqual([first, last]);
  });

  it('waits while the webhook is disabled', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    const after = await logEnd(tenant);
    const { board } = await makeBoard(service, tenant);
    const cards = await makeCards(tenant, board.id, 2);
    await logEnd(tenant);
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    const call = { token: tenant.token, id: webhook.id };
    await service.succeed('updateWebhook', { ...call, body: { enabled: false } });
    const { id } = await replay(tenant, webhook.id, { after });
    const control = await startReceiver();
    await createWebhook(service, tenant, { url: control.url, types });
    startWorker(service);
    await makeCards(tenant, board.id, 1);
    await untilReceived(control, 1);
    expect(receiver.received).toEqual([]);
    expect(await statusOf(tenant, id)()).toBe('running');
    await service.succeed('updateWebhook', { ...call, body: { enabled: true } });
    await expect.poll(statusOf(tenant, id), patience).toBe('completed');
    expect(cardsOf(receiver)).toEqual(expect.arrayContaining(cards));
  });

  it('is not sent while the webhook is beyond the number of its plan', async () => {
    const limited = await startService({ now: systemNow, webhooks: localSettings });
    const tenant = await makeTenant(limited);
    const after = await logEnd(tenant, limited);
    await makeBoard(limited, tenant);
    await logEnd(tenant, limited);
    const [one, two] = [await startReceiver(), await startReceiver()];
    const first = await createWebhook(limited, tenant, { url: one.url, types: ['board.created'] });
    const second = await createWebhook(limited, tenant, { url: two.url, types: ['board.created'] });
    await replay(tenant, second.webhook.id, { after }, limited);
    await replay(tenant, first.webhook.id, { after }, limited);
    startWorker(limited, { billing: { ...testBilling, enforced: true } });
    await untilReceived(one, 1);
    expect(two.received).toEqual([]);
  });
});

describe('cancelReplay', () => {
  it('ends a replay, which stays visible, and another one can begin', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver(respond(500));
    const after = await logEnd(tenant);
    const { board } = await makeBoard(service, tenant);
    await makeCards(tenant, board.id, 2);
    await logEnd(tenant);
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types });
    startWorker(service, { scheduleMs: Array.from({ length: 100 }, () => 20) });
    const { id } = await replay(tenant, webhook.id, { after });
    await untilReceived(receiver, 1);
    const running = await refusal(tenant, webhook.id, 409, { after });
    expect(running).toMatchObject({ status: 409, code: 'replay_running' });
    const call = { token: tenant.token, id };
    const canceled = await service.succeed('cancelReplay', call);
    expect(canceled).toMatchObject({ id, status: 'canceled' });
    expect(canceled).toHaveProperty('ended_at');
    expect(await service.succeed('cancelReplay', call)).toEqual(canceled);
    receiver.answer = accept;
    const next = await replay(tenant, webhook.id, { after });
    await expect.poll(statusOf(tenant, next.id), patience).toBe('completed');
    const list = { token: tenant.token, id: webhook.id, query: { limit: 1 } };
    const page = await service.succeed('listReplays', list);
    expect(page.data.map((it) => it.id)).toEqual([next.id]);
    const query = { limit: 1, cursor: page.next_cursor ?? '' };
    const rest = await service.succeed('listReplays', { ...list, query });
    expect(rest.data).toEqual([canceled]);
  });

  it('leaves a replay that is completed as it is', async () => {
    const tenant = await makeTenant(service);
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    startWorker(service, { send: () => Promise.resolve({ status: 204, excerpt: '', durationMs: 1 }) });
    const { id } = await replay(tenant, webhook.id, { after: await logEnd(tenant) });
    await expect.poll(statusOf(tenant, id), patience).toBe('completed');
    const call = { token: tenant.token, id };
    expect(await service.succeed('cancelReplay', call)).toMatchObject({ status: 'completed' });
  });
});

describe('createReplay', () => {
  it('refuses positions of another workspace, of other lists and of other webhooks, as unknown ones', async () => {
    const tenant = await makeTenant(service);
    const foreign = await makeTenant(service);
    const { board } = await makeBoard(service, foreign);
    const receiver = await startReceiver();
    await createWebhook(service, foreign, { url: receiver.url, types });
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    startWorker(service, { scheduleMs: [0, 600_000] });
    await makeCards(foreign, board.id, 1);
    await untilReceived(receiver, 1);
    const filtered = await service.succeed('listEvents', {
      token: tenant.token,
      query: { type: 'card.created' },
    });
    const ofBoard = await service.succeed('listBoardEvents', { token: foreign.token, id: board.id });
    const ping = await service.succeed('pingWebhook', { token: tenant.token, id: webhook.id });
    const positions = [
      await logEnd(foreign),
      filtered.resume_cursor,
      ofBoard.resume_cursor,
      receiver.received[0]?.event.id,
      ping.event_id,
      'made-up',
    ];
    const good = await logEnd(tenant);
    for (const position of positions) {
      const problem = await refusal(tenant, webhook.id, 422, { after: position });
      expect(problem).toMatchObject({ status: 422, code: 'unknown_position' });
      expect(problem.errors?.[0]?.pointer).toBe('/after');
      const until = await refusal(tenant, webhook.id, 422, { after: good, until: position });
      expect(until.errors?.[0]?.pointer).toBe('/until');
    }
  });

  it('refuses a cursor from before events that are no longer kept', async () => {
    let now = systemNow();
    const billing = enforcedWith({ event_retention_days: 7 });
    const aged = await startService({ now: () => now, billing });
    const tenant = await makeTenant(aged);
    const { webhook } = await createWebhook(aged, tenant, { url: exampleUrl });
    const after = await logEnd(tenant, aged);
    await makeBoard(aged, tenant);
    await logEnd(tenant, aged);
    now = new Date(now.getTime() + 8 * 86_400_000);
    const problem = await refusal(tenant, webhook.id, 410, { after }, aged);
    expect(problem).toMatchObject({ status: 410, code: 'events_expired' });
  });

  it('counts as one of the 60 messages per minute', async () => {
    const tenant = await makeTenant(service);
    const { webhook } = await createWebhook(service, tenant, { url: exampleUrl });
    const call = { token: tenant.token, id: webhook.id };
    for (let sent = 0; sent < 60; sent += 1) await service.succeed('pingWebhook', call);
    const problem = await refusal(tenant, webhook.id, 429, { after: await logEnd(tenant) });
    expect(problem).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

it('a replay ends with its webhook, and after 30 days', async () => {
  let now = systemNow();
  const aging = await startService({ now: () => now });
  const tenant = await makeTenant(aging);
  const after = await logEnd(tenant, aging);
  const { webhook } = await createWebhook(aging, tenant, { url: exampleUrl });
  const { webhook: kept } = await createWebhook(aging, tenant, { url: exampleUrl });
  const gone = await replay(tenant, webhook.id, { after }, aging);
  await replay(tenant, kept.id, { after }, aging);
  const { token } = tenant;
  await aging.succeed('deleteWebhook', { token, id: webhook.id });
  expect(await aging.fail('getReplay', 404, { token, id: gone.id })).toMatchObject({ status: 404 });
  const lanes = () => aging.database.reader.prisma.webhookLane.count({ where: { kind: 'replay' } });
  expect(await lanes()).toBe(1);
  // Idle lanes of events go after a day. That of a replay says when it ended.
  await aging.database.reader.prisma.webhookLane.updateMany({
    where: { kind: 'replay' },
    data: { nextAttemptAt: null, updatedAt: now },
  });
  await purgeDeleted(aging.database, new Date(now.getTime() + 2 * 86_400_000));
  expect(await lanes()).toBe(1);
  now = new Date(now.getTime() + 31 * 86_400_000);
  await purgeDeleted(aging.database, now);
  expect(await lanes()).toBe(0);
  const list = await aging.succeed('listReplays', { token, id: kept.id });
  expect(list.data).toEqual([]);
});
