/** What deliveries show of attempts. */
import { beforeAll, expect, it } from 'vitest';
import { systemNow } from '../support/clock.ts';
import { makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import {
  createWebhook,
  localSettings,
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

/** Requests a test message for a new webhook, before anything sends. */
async function requestPing(tenant: Tenant, answer?: Answer) {
  const receiver = await startReceiver(answer);
  const { webhook } = await createWebhook(service, tenant, { url: receiver.url });
  const ping = await service.succeed('pingWebhook', { token: tenant.token, id: webhook.id });
  return { receiver, ping };
}

async function readOnceSent({ token }: Tenant, id: string) {
  const read = () => service.succeed('getDelivery', { token, id });
  await expect.poll(async () => (await read()).status, patience).not.toBe('pending');
  return read();
}

it('a test message shows when it was requested, also after it was sent', async () => {
  const tenant = await makeTenant(service);
  const { receiver, ping } = await requestPing(tenant);
  startWorker(service);
  await untilReceived(receiver, 1);
  const sent = await readOnceSent(tenant, ping.id);
  expect(sent).toMatchObject({ status: 'succeeded', created_at: ping.created_at });
  expect(sent).not.toHaveProperty('next_attempt_at');
});

it('an attempt that was refused shows how long it took, although nothing was sent', async () => {
  const tenant = await makeTenant(service);
  const { ping } = await requestPing(tenant);
  expect(ping).not.toHaveProperty('duration_ms');
  startWorker(service, { settings: { allowHttp: false, allowedNetworks: [] } });
  expect(await readOnceSent(tenant, ping.id)).toMatchObject({
    status: 'failed',
    failure: 'scheme_forbidden',
    duration_ms: expect.any(Number) as number,
  });
});

it.each([
  ['text', 'Thanks', 'Thanks'],
  ['other bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47]), '\u{FFFD}PNG'],
  ['nothing', '', undefined],
])('a response of %s is shown as text', async (_name, body, excerpt) => {
  const tenant = await makeTenant(service);
  const { ping } = await requestPing(tenant, (_received, response) => response.writeHead(200).end(body));
  startWorker(service);
  expect((await readOnceSent(tenant, ping.id)).response_excerpt).toBe(excerpt);
});
