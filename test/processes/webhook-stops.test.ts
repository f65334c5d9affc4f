/** A process that is asked to stop while a receiver hangs ends in time, and another one sends the event again. */
import { expect, it } from 'vitest';
import { makeBoard, makeCard, makeTenant } from '../support/factories.ts';
import { storedId } from '../support/ids.ts';
import { startServer } from '../support/server-process.ts';
import { startService } from '../support/service.ts';
import { accept, localSettings, startReceiver } from '../support/webhook-receivers.ts';

it('a process that stops while a receiver hangs leaves the event to others', async () => {
  const service = await startService({ webhooks: localSettings });
  const tenant = await makeTenant(service);
  const { token, workspaceId } = tenant;
  const { board } = await makeBoard(service, tenant);
  const receiver = await startReceiver(() => undefined);
  const body = { url: receiver.url, types: ['card.created'] };
  const { webhook } = await service.succeed('createWebhook', { token, id: workspaceId, body });
  const start = () =>
    startServer({
      DATABASE_URL: service.databaseUrl,
      SECRET_KEY: 'k'.repeat(32),
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: localSettings.allowedNetworks.join(','),
    });
  const one = start();
  await one.address();
  const card = await makeCard(service, tenant, board.id, { title: 'Waits' });
  const patience = { interval: 50 };
  await expect.poll(() => receiver.received.length, patience).toBe(1);
  const startMs = performance.now();
  one.signal('SIGTERM');
  expect(await one.exited).toBe(0);
  // The request may take nine seconds more, and 15 without a stop.
  expect(performance.now() - startMs).toBeLessThan(14_000);
  const where = { webhookId: storedId(webhook.id) };
  const lanes = await service.database.reader.prisma.webhookLane.findMany({ where });
  expect(lanes).toMatchObject([{ leaseId: null, attempts: 0 }]);
  receiver.answer = accept;
  const two = start();
  await two.address();
  await expect.poll(() => receiver.received.length, patience).toBe(2);
  const [first, second] = receiver.received;
  expect(second?.event.resource.id).toBe(card.id);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(two.stderr()).toBe('');
});
