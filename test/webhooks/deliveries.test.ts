/** What webhooks are sent: in order, signed, again after failures, and by no means held up by others. */
import { Webhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { purgeDeleted } from '../../src/jobs/tasks/purge.ts';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { makeGate } from '../support/jobs.ts';
import { storedId } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
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

const dayMs = 86_400_000;

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

const mailJobs = Prisma.sql`
  SELECT j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE t.identifier = 'mail-webhook-disabled'`;

const markDeleted = ({ workspaceId }: Tenant) =>
  Prisma.sql`UPDATE workspaces SET deleted_at = now() WHERE id = ${storedId(workspaceId)}::uuid`;

const makeCards = (tenant: Tenant, boardId: string, count: number) =>
  makeNumberedCards(service, tenant, boardId, count);

async function deliveriesOf({ token }: Tenant, id: string) {
  return (await service.succeed('listDeliveries', { token, id, query: { limit: 100 } })).data;
}

describe('a webhook', () => {
  it('is sent the events that follow, as the log shows them, in order', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    await makeCards(tenant, board.id, 1);
    const log = { token: tenant.token, query: { type: 'card.created', limit: 100 } };
    const { resume_cursor: cursor } = await service.succeed('listEvents', log);
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service);
    const cards = await makeCards(tenant, board.id, 30);
    await untilReceived(receiver, 30);
    expect(cardsOf(receiver)).toEqual(cards);
    const query = { ...log.query, cursor };
    const { data } = await service.succeed('listEvents', { token: tenant.token, query });
    expect(receiver.received.map(({ body }) => JSON.parse(body) as unknown)).toEqual(data);
  });

  it('is sent each event once after the rows of idle lanes are purged, also if it was disabled meanwhile', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const [receiver, paused] = [await startReceiver(), await startReceiver()];
    const types = ['card.created'];
    await createWebhook(service, tenant, { url: receiver.url, types });
    const { webhook } = await createWebhook(service, tenant, { url: paused.url, types });
    const setEnabled = (enabled: boolean) =>
      service.succeed('updateWebhook', { token: tenant.token, id: webhook.id, body: { enabled } });
    await setEnabled(false);
    startWorker(service);
    const before = await makeCards(tenant, board.id, 3);
    await untilReceived(receiver, 3);
    const where = { workspaceId: storedId(tenant.workspaceId) };
    const lanes = () => service.database.reader.prisma.webhookLane.findMany({ where });
    const idle = async () => (await lanes()).filter(({ nextAttemptAt }) => nextAttemptAt === null).length;
    await expect.poll(idle, patience).toBe(1);
    await purgeDeleted(service.database, new Date(service.now().getTime() + dayMs - 60_000));
    expect(await lanes()).toHaveLength(2);
    await purgeDeleted(service.database, new Date(service.now().getTime() + dayMs));
    expect((await lanes()).map(({ webhookId }) => webhookId)).toEqual([storedId(webhook.id)]);
    const after = await makeCards(tenant, board.id, 2);
    await untilReceived(receiver, 5);
    await setEnabled(true);
    await untilReceived(paused, 5);
    for (const it of [receiver, paused]) expect(cardsOf(it)).toEqual([...before, ...after]);
  });

  it('is sent messages that the official library verifies, with both secrets during an overlap', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    const { webhook, secret } = await createWebhook(service, tenant, { url: receiver.url });
    const call = { token: tenant.token, id: webhook.id };
    const rotated = await service.succeed('rotateWebhookSecret', { ...call, body: { overlap_seconds: 60 } });
    startWorker(service);
    const ping = await service.succeed('pingWebhook', call);
    await expect.poll(() => receiver.types(), patience).toContain('webhook.ping');
    for (const { body, headers } of receiver.received) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(new Webhook(rotated.secret).verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    }
    const sent = receiver.received.find(({ event }) => event.type === 'webhook.ping');
    expect(sent?.headers['webhook-id']).toBe(ping.event_id);
    await service.succeed('rotateWebhookSecret', { ...call, body: {} });
    const again = await service.succeed('pingWebhook', call);
    // Events that were claimed before the rotation can come in between.
    const find = () => receiver.received.find(({ headers }) => headers['webhook-id'] === again.event_id);
    await expect.poll(find, patience).toBeDefined();
    const last = find();
    expect(() => new Webhook(rotated.secret).verify(last?.body ?? '', last?.headers ?? {})).toThrow();
  });

  it('is sent messages with one signature once an overlap is over', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver();
    const { webhook, secret } = await createWebhook(service, tenant, {
      url: receiver.url,
      types: ['card.created'],
    });
    const call = { token: tenant.token, id: webhook.id };
    const rotated = await service.succeed('rotateWebhookSecret', { ...call, body: { overlap_seconds: 60 } });
    startWorker(service, { now: () => new Date(systemNow().getTime() + 61_000) });
    await service.succeed('pingWebhook', call);
    await untilReceived(receiver, 1);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    expect(new Webhook(rotated.secret).verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => new Webhook(secret).verify(body, headers)).toThrow();
  });

  it('is sent an event again with the same id until it accepts it, before later ones of the board', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    let failures = 2;
    receiver.answer = (received, response, request) => {
      const fails = received.event.board_id === board.id && failures > 0;
      if (fails) failures -= 1;
      (fails ? respond(503, 'Not now') : accept)(received, response, request);
    };
    startWorker(service);
    const cards = await makeCards(tenant, board.id, 3);
    const [elsewhere] = await makeCards(tenant, other.board.id, 1);
    await untilReceived(receiver, 6);
    const onBoard = receiver.received.filter(({ event }) => event.board_id === board.id);
    const [first, second, third] = cards;
    expect(onBoard.map(({ event }) => event.resource.id)).toEqual([first, first, first, second, third]);
    const ids = onBoard.slice(0, 3).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(cardsOf(receiver)).toContain(elsewhere);
    await expect.poll(async () => (await deliveriesOf(tenant, webhook.id)).length, patience).toBe(6);
    const deliveries = await deliveriesOf(tenant, webhook.id);
    const attempts = deliveries.filter(({ event_id: id }) => id === ids[0]).reverse();
    expect(attempts).toMatchObject([
      { attempt: 1, status: 'failed', response_status: 503, failure: 'response_status' },
      { attempt: 2, status: 'failed', response_excerpt: 'Not now' },
      { attempt: 3, status: 'succeeded', response_status: 204 },
    ]);
    expect(attempts[0]).toHaveProperty('next_attempt_at');
    expect(attempts[2]).not.toHaveProperty('next_attempt_at');
  });

  it('is sent the next event when one was given up', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service);
    const [bad, good] = await makeCards(tenant, board.id, 2);
    receiver.answer = (received, response, request) => {
      (received.event.resource.id === bad ? respond(500) : accept)(received, response, request);
    };
    await expect.poll(() => cardsOf(receiver), patience).toContain(good);
    expect(cardsOf(receiver).filter((id) => id === bad).length).toBeLessThanOrEqual(4);
  });

  it('is sent only events of its board and of its types', async () => {
    const tenant = await makeTenant(service);
    const { board, column } = await makeBoard(service, tenant);
    const other = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const all = await startReceiver();
    const types = ['card.created', 'card.archived'];
    await createWebhook(service, tenant, { url: receiver.url, board_id: board.id, types });
    await createWebhook(service, tenant, { url: all.url });
    startWorker(service);
    const [card = ''] = await makeCards(tenant, board.id, 1);
    await makeCards(tenant, other.board.id, 1);
    const { token } = tenant;
    await service.succeed('updateColumn', { token, id: column.id, body: { name: 'Other' } });
    await service.succeed('archiveCard', { token, id: card });
    const others = ['column.updated', 'webhook.created', 'card.archived'];
    await expect.poll(() => all.types(), patience).toEqual(expect.arrayContaining(others));
    await untilReceived(receiver, 2);
    expect(receiver.types()).toEqual(types);
  });

  it('is not sent what it did not want when it happened, after its types change', async () => {
    const tenant = await makeTenant(service);
    const { board, column } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, {
      url: receiver.url,
      board_id: board.id,
      types: ['column.updated'],
    });
    const all = await startReceiver();
    await createWebhook(service, tenant, { url: all.url, types: ['card.created'] });
    startWorker(service);
    const { token } = tenant;
    await service.succeed('updateColumn', { token, id: column.id, body: { name: 'Other' } });
    await untilReceived(receiver, 1);
    await makeCards(tenant, board.id, 3);
    await untilReceived(all, 3);
    await service.succeed('updateWebhook', { token, id: webhook.id, body: { types: [] } });
    const [last = ''] = await makeCards(tenant, board.id, 1);
    await untilReceived(receiver, 2);
    expect(cardsOf(receiver).at(-1)).toBe(last);
    expect(receiver.types()).toEqual(['column.updated', 'card.created']);
  });

  it('is sent nothing of another workspace', async () => {
    const tenant = await makeTenant(service);
    const stranger = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const { board: foreign } = await makeBoard(service, stranger);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service);
    await makeCards(stranger, foreign.id, 3);
    const cards = await makeCards(tenant, board.id, 1);
    await untilReceived(receiver, 1);
    expect(cardsOf(receiver)).toEqual(cards);
  });

  it('does not wait for receivers that hang, fail, redirect or lie about the length of their answer', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const fast = await startReceiver();
    const target = await startReceiver();
    const bad = await Promise.all([
      startReceiver(() => undefined),
      startReceiver(respond(500)),
      startReceiver((_received, response) => response.writeHead(302, { location: target.url }).end()),
      startReceiver((_received, response) => {
        response.writeHead(200, { 'content-length': '100000' });
        response.write('short');
        response.destroy();
      }),
    ]);
    const types = ['card.created'];
    for (const { url } of bad) await createWebhook(service, tenant, { url, types });
    await createWebhook(service, tenant, { url: fast.url, types });
    startWorker(service, { timeoutMs: 3_000 });
    const startMs = performance.now();
    const cards = await makeCards(tenant, board.id, 5);
    await untilReceived(fast, 5);
    expect(performance.now() - startMs).toBeLessThan(3_000);
    expect(cardsOf(fast)).toEqual(cards);
    expect(target.received).toEqual([]);
  });

  it('is disabled by a 410 at once, with an event and a mail to the admins', async () => {
    const tenant = await makeTenant(service);
    const receiver = await startReceiver(respond(410));
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url });
    const call = { token: tenant.token, id: webhook.id };
    startWorker(service);
    await makeBoard(service, tenant);
    await expect
      .poll(() => service.succeed('getWebhook', call), patience)
      .toMatchObject({ enabled: false, disabled_reason: 'gone' });
    // One for each board and for the workspace, as far as they were in progress.
    await expect.poll(() => deliveriesOf(tenant, webhook.id), patience).not.toEqual([]);
    for (const delivery of await deliveriesOf(tenant, webhook.id)) {
      expect(delivery).toMatchObject({ status: 'failed', response_status: 410 });
      expect(delivery).not.toHaveProperty('next_attempt_at');
    }
    const query = { type: 'webhook.disabled' };
    const logged = async () => (await service.succeed('listEvents', { token: tenant.token, query })).data;
    await expect.poll(logged, patience).toMatchObject([
      {
        actor: { kind: 'system' },
        resource: { id: webhook.id },
        changes: { enabled: { from: true, to: false }, disabled_reason: { to: 'gone' } },
      },
    ]);
    const jobs = await service.database.reader.rows<{ payload: { webhookId: string } }>(mailJobs);
    expect(jobs.length).toBeGreaterThanOrEqual(1);
  });

  it('continues where it stopped when it is enabled again', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const call = { token: tenant.token, id: webhook.id };
    startWorker(service);
    const first = await makeCards(tenant, board.id, 2);
    await untilReceived(receiver, 2);
    await service.succeed('updateWebhook', { ...call, body: { enabled: false } });
    const second = await makeCards(tenant, board.id, 3);
    await service.succeed('updateWebhook', { ...call, body: { enabled: true } });
    await untilReceived(receiver, 5);
    expect(cardsOf(receiver)).toEqual([...first, ...second]);
  });

  it('is sent what another process has claimed when that process is gone', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
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
    const cards = await makeCards(tenant, board.id, 3);
    await started.opened;
    startWorker(service);
    await untilReceived(receiver, 3);
    expect(cardsOf(receiver)).toEqual(cards);
  });

  it('is sent nothing once its workspace is deleted', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    await makeCards(tenant, board.id, 1);
    await service.database.reader.rows(markDeleted(tenant));
    const other = await makeTenant(service);
    const control = await startReceiver();
    await createWebhook(service, other, { url: control.url });
    startWorker(service);
    await makeBoard(service, other);
    await untilReceived(control, 2);
    expect(receiver.received).toEqual([]);
  });
});

describe('redeliver', () => {
  it('sends the event again with the same id, and stores a delivery of its own', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    startWorker(service);
    await makeCards(tenant, board.id, 1);
    await expect.poll(async () => (await deliveriesOf(tenant, webhook.id)).length, patience).toBe(1);
    const [delivery] = await deliveriesOf(tenant, webhook.id);
    const again = await service.succeed('redeliver', { token: tenant.token, id: delivery?.id ?? '' });
    await untilReceived(receiver, 2);
    const [one, two] = receiver.received;
    expect(two?.headers['webhook-id']).toBe(one?.headers['webhook-id']);
    expect(two?.body).toBe(one?.body);
    await expect
      .poll(() => service.succeed('getDelivery', { token: tenant.token, id: again.id }), patience)
      .toMatchObject({ kind: 'redelivery', status: 'succeeded', response_status: 204 });
  });
});
