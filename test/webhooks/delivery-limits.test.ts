/** The delivery log of a webhook has a maximum size, whatever happens in its workspace. */
import { expect, it } from 'vitest';
import { Prisma } from '../../src/db/database.ts';
import { makeTenant } from '../support/factories.ts';
import { newUuid, storedId, typeIdOf } from '../support/ids.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { makeWebhook } from '../support/webhook-calls.ts';

const deliveriesMax = 10_000;

/** Stores deliveries of a webhook, as sending does. Returns their ids, in order. */
async function storeDeliveries(service: Service, webhookId: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newUuid).sort();
  await service.database.reader.rows(Prisma.sql`
    INSERT INTO webhook_deliveries (id, workspace_id, webhook_id, kind, event_id, event_type, status, expires_at)
    SELECT u.id, h.workspace_id, h.id, 'event', u.id, 'card.created', 'succeeded', now() + interval '7 days'
    FROM webhooks h, unnest(${ids}::uuid[]) AS u (id) WHERE h.id = ${storedId(webhookId)}::uuid`);
  return ids.map((id) => typeIdOf('delivery', id));
}

it('keeps the last 10,000 deliveries of each webhook', async () => {
  const service = await startService();
  const tenant = await makeTenant(service);
  const { token } = tenant;
  const { webhookId, deliveryId } = await makeWebhook(service, tenant);
  const other = await makeWebhook(service, tenant);
  const stored: string[] = [];
  for (let n = 1; n <= 8; n += 1) stored.push(...(await storeDeliveries(service, webhookId, 1_500)));
  const kept = await service.database.reader.prisma.webhookDelivery.count({
    where: { webhookId: storedId(webhookId) },
  });
  expect(kept).toBe(deliveriesMax);
  await service.fail('getDelivery', 404, { token, id: deliveryId });
  await service.fail('getDelivery', 404, { token, id: stored.at(-deliveriesMax - 1) ?? '' });
  await service.succeed('getDelivery', { token, id: stored.at(-deliveriesMax) ?? '' });
  await service.succeed('getDelivery', { token, id: other.deliveryId });
});
