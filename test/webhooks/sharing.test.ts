/** Receivers of one workspace that hang leave room for the webhooks of all others. */
import { beforeAll, describe, expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import {
  createWebhook,
  localSettings,
  startReceiver,
  startWorker,
  untilReceived,
} from '../support/webhook-receivers.ts';
import type { Receiver } from '../support/webhook-receivers.ts';

/** Requests hang for as long as the test takes. */
const patientSettings = { timeoutMs: 120_000, leaseMs: 240_000 };

let service: Service;

beforeAll(async () => {
  service = await startService({ now: systemNow, webhooks: localSettings });
});

interface Hanging {
  readonly receiver: Receiver;
  /** How many requests have ended, each by the service. */
  endedCount: number;
}

async function startHanging(): Promise<Hanging> {
  const hanging: Hanging = {
    receiver: await startReceiver((_received, response) => {
      response.on('close', () => (hanging.endedCount += 1));
    }),
    endedCount: 0,
  };
  return hanging;
}

async function createHangingWebhooks({ receiver }: Hanging, count: number) {
  const tenant = await makeTenant(service);
  const ids: string[] = [];
  for (let n = 1; n <= count; n += 1) {
    ids.push(
      (await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] })).webhook.id,
    );
  }
  return { tenant, ids };
}

async function createOther() {
  const tenant = await makeTenant(service);
  const receiver = await startReceiver();
  const { webhook } = await createWebhook(service, tenant, { url: receiver.url, types: ['card.created'] });
  return { tenant, receiver, webhook };
}

describe('webhooks of a workspace whose receivers hang', () => {
  it('leave room for events of others', async () => {
    const hanging = await startHanging();
    const { tenant } = await createHangingWebhooks(hanging, 18);
    const other = await createOther();
    for (let n = 1; n <= 4; n += 1) {
      const { board } = await makeBoard(service, tenant);
      await makeCard(service, tenant, board.id, { title: 'Hangs' });
    }
    startWorker(service, patientSettings);
    await untilReceived(hanging.receiver, 32);
    const { board } = await makeBoard(service, other.tenant);
    await makeCard(service, other.tenant, board.id, { title: 'Is sent' });
    await untilReceived(other.receiver, 1);
    expect(hanging.endedCount).toBe(0);
  });

  it('leave room for messages by hand of others, however many wait', async () => {
    const hanging = await startHanging();
    const { tenant, ids } = await createHangingWebhooks(hanging, 18);
    const other = await createOther();
    for (const id of [...ids, ...ids]) await service.succeed('pingWebhook', { token: tenant.token, id });
    startWorker(service, patientSettings);
    await untilReceived(hanging.receiver, 4);
    await service.succeed('pingWebhook', { token: other.tenant.token, id: other.webhook.id });
    await untilReceived(other.receiver, 1);
    expect(hanging.endedCount).toBe(0);
  });
});

describe('pingWebhook', () => {
  it('returns 429 while 60 messages by hand wait, and sends more once they were sent', async () => {
    let now = systemNow();
    const own = await startService({ now: () => now, webhooks: localSettings });
    const tenant = await makeTenant(own);
    const receiver = await startReceiver();
    const { webhook } = await createWebhook(own, tenant, { url: receiver.url });
    const call = { token: tenant.token, id: webhook.id };
    for (let n = 1; n <= 60; n += 1) await own.succeed('pingWebhook', call);
    now = new Date(now.getTime() + 61_000);
    expect((await own.fail('pingWebhook', 429, call)).detail).toContain('60 messages by hand');
    startWorker(own);
    await untilReceived(receiver, 60);
    await expect.poll(async () => (await own.call('pingWebhook', call)).status).toBe(202);
  });
});
