/** What waits continues: after a process stopped while a receiver hung, after a change of the webhook, and after a larger plan. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Send } from '../../src/jobs/webhooks/messages.ts';
import { setBillingAccount } from '../support/billing.ts';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { makeGate } from '../support/jobs.ts';
import { enforcedWith } from '../support/plans.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import {
  cardsOf,
  createWebhook,
  localSettings,
  makeNumberedCards,
  patience,
  startReceiver,
  startWorker,
  untilReceived,
} from '../support/webhook-receivers.ts';
import type { Answer } from '../support/webhook-receivers.ts';

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

/** Sends until the service stops, as to a receiver that hangs. */
function hangingSend() {
  const started = makeGate();
  const urls: string[] = [];
  const send: Send = (url, { signal }) => {
    urls.push(url);
    started.open();
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => {
        resolve({ failed: 'stopped', durationMs: 0 });
      });
    });
  };
  return { send, started: started.opened, urls };
}

describe('a webhook that changes while it is sent events', () => {
  const cardCount = 12;
  const answerMs = 150;

  it.each([
    ['gets another address', false],
    ['is disabled', true],
  ])('is sent a few more at most as before when it %s, and then the rest', async (_how, isDisabled) => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const slowly: Answer = (_received, response) => setTimeout(() => response.writeHead(204).end(), answerMs);
    const [earlier, later] = [await startReceiver(slowly), await startReceiver()];
    const { webhook } = await createWebhook(service, tenant, { url: earlier.url, types: ['card.created'] });
    const ids = await makeNumberedCards(service, tenant, board.id, cardCount);
    startWorker(service);
    await untilReceived(earlier, 1);
    const call = { token: tenant.token, id: webhook.id };
    if (isDisabled) await service.succeed('updateWebhook', { ...call, body: { enabled: false } });
    await service.succeed('updateWebhook', { ...call, body: { url: later.url } });
    const receivedBefore = earlier.received.length;
    if (isDisabled) {
      const { webhookLane } = service.database.reader.prisma;
      const leased = { webhookId: storedId(webhook.id), NOT: { leaseId: null } };
      await expect.poll(() => webhookLane.count({ where: leased }), patience).toBe(0);
      expect(later.received).toEqual([]);
      await service.succeed('updateWebhook', { ...call, body: { enabled: true } });
    }
    await expect.poll(() => cardsOf(later).at(-1), patience).toBe(ids.at(-1));
    // What is sent as the time is over, and what follows until the webhook is looked at.
    expect(earlier.received.length - receivedBefore).toBeLessThanOrEqual(3);
    expect([...cardsOf(earlier), ...cardsOf(later)]).toEqual(ids);
  });
});

describe('a worker that stops', () => {
  it('releases what a receiver has not answered, without a failure, for other processes to send at once', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    const { send, started, urls } = hangingSend();
    const worker = startWorker(service, { send });
    const card = await makeCard(service, tenant, board.id, { title: 'Waits' });
    await started;
    await worker.stop(50);
    expect(urls).toHaveLength(1);
    const webhookId = storedId(webhook.id);
    const [lane] = await service.database.reader.prisma.webhookLane.findMany({ where: { webhookId } });
    expect(lane).toMatchObject({ leaseId: null, attempts: 0 });
    expect(lane?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(systemNow().getTime());
    startWorker(service);
    await expect.poll(() => receiver.received, patience).toHaveLength(1);
    expect(receiver.received[0]?.event.resource.id).toBe(card.id);
  });

  it('releases a test message that a receiver has not answered', async () => {
    const { token, ...tenant } = await makeTenant(service);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(service, { token, ...tenant }, { url: receiver.url });
    const { send, started } = hangingSend();
    const worker = startWorker(service, { send });
    const { id } = await service.succeed('pingWebhook', { token, id: webhook.id });
    await started;
    await worker.stop(50);
    const where = { id: storedId(id) };
    const ping = await service.database.reader.prisma.webhookDelivery.findUnique({ where });
    expect(ping?.status).toBe('pending');
    expect(ping?.nextAttemptAt?.getTime()).toBeLessThanOrEqual(systemNow().getTime());
    startWorker(service);
    await expect.poll(() => receiver.types(), patience).toContain('webhook.ping');
  });

  it('sends no other event', async () => {
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const receiver = await startReceiver();
    await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
    for (const title of ['1', '2', '3']) await makeCard(service, tenant, board.id, { title });
    const arrived = makeGate();
    const answered = makeGate();
    receiver.answer = (_received, response) => {
      arrived.open();
      void answered.opened.then(() => response.writeHead(204).end());
    };
    const worker = startWorker(service);
    await arrived.opened;
    const stopped = worker.stop(10_000);
    answered.open();
    await stopped;
    expect(receiver.received).toHaveLength(1);
  });
});

describe('a webhook beyond the number of its plan', () => {
  const types = ['card.created'];
  let offsetMs: number;

  /** Webhooks of a workspace whose plan allows one, and cards that only the first one was sent. */
  async function begin() {
    offsetMs = 0;
    const now = () => new Date(systemNow().getTime() + offsetMs);
    const tenant = await makeTenant(service);
    const { board } = await makeBoard(service, tenant);
    const [within, beyond] = [await startReceiver(), await startReceiver()];
    const { webhook: first } = await createWebhook(service, tenant, { url: within.url, types });
    await createWebhook(service, tenant, { url: beyond.url, types });
    startWorker(service, { now, billing: enforcedWith({ webhooks: 1 }) });
    const cards: string[] = [];
    for (const title of ['1', '2']) {
      cards.push((await makeCard(service, tenant, board.id, { title })).id);
      await expect.poll(() => within.received.length, patience).toBe(cards.length);
    }
    const waits = { nextAttemptAt: { gt: new Date(now().getTime() + 60_000) } };
    const lanes = service.database.reader.prisma.webhookLane;
    const where = { ...waits, workspaceId: storedId(tenant.workspaceId) };
    await expect.poll(() => lanes.count({ where }), patience).toBe(1);
    expect(beyond.received).toEqual([]);
    return { tenant, first, beyond, cards };
  }

  it('waits, and continues with the first event that it missed once the plan is larger', async () => {
    const { tenant, beyond, cards } = await begin();
    await setBillingAccount(service, tenant, { plan: 'team' });
    offsetMs = 11 * 60_000;
    await expect.poll(() => beyond.received.length, patience).toBe(cards.length);
    expect(cardsOf(beyond)).toEqual(cards);
  });

  it('is sent what it missed as soon as an older webhook is deleted', async () => {
    const { tenant, first, beyond, cards } = await begin();
    await service.succeed('deleteWebhook', { token: tenant.token, id: first.id });
    await expect.poll(() => beyond.received.length, patience).toBe(cards.length);
    expect(cardsOf(beyond)).toEqual(cards);
  });
});
