/** One call of every operation on webhooks that succeeds, what it records, and the webhook of a world. */
import { placeEvents } from '../../src/domain/events/event-log-rows.ts';
import { cleared, set } from './expected-batch-events.ts';
import type { Expectation } from './expected-batch-events.ts';
import type { Tenant } from './factories.ts';
import { newUuid, storedId, typeIdOf } from './ids.ts';
import type { ValidCall, World } from './operation-calls.ts';
import type { Service } from './service.ts';

export const exampleUrl = 'https://hooks.example.com/boards?key=secret';
/** As the event log shows it. */
const loggedUrl = 'https://hooks.example.com/boards';

/** What a world has of webhooks. */
export interface WebhookIds {
  /** A webhook, an event that was sent to it, and the delivery. */
  readonly webhookId: string;
  readonly eventId: string;
  readonly deliveryId: string;
  /** A replay of another webhook, which runs. */
  readonly replayId: string;
}

/** A webhook to which one event was sent. The delivery is written by hand, because nothing is sent in these tests. */
export async function makeWebhook(
  service: Service,
  { token, workspaceId, userId }: Tenant,
): Promise<WebhookIds> {
  const { webhook } = await service.succeed('createWebhook', {
    token,
    id: workspaceId,
    body: { url: exampleUrl, types: ['card.created'] },
  });
  const { reader } = service.database;
  await placeEvents(reader);
  const event = await reader.prisma.event.findFirstOrThrow({ where: { workspaceId: storedId(workspaceId) } });
  const createdAt = service.now();
  const { id } = await reader.prisma.webhookDelivery.create({
    data: {
      id: newUuid(),
      workspaceId: storedId(workspaceId),
      webhookId: storedId(webhook.id),
      kind: 'event',
      eventId: event.id,
      eventType: event.type,
      eventPosition: event.position,
      status: 'succeeded',
      responseStatus: 204,
      durationMs: 31,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 86_400_000),
    },
  });
  return {
    webhookId: webhook.id,
    eventId: typeIdOf('event', event.id),
    deliveryId: typeIdOf('delivery', id),
    replayId: await makeReplay(service, { workspaceId: storedId(workspaceId), createdBy: storedId(userId) }),
  };
}

/** Written by hand with its webhook, because plans can limit these. */
async function makeReplay(
  service: Service,
  ids: { readonly workspaceId: string; readonly createdBy: string },
) {
  const { prisma } = service.database.reader;
  const createdAt = service.now();
  const [webhookId, replayId] = [newUuid(), newUuid()];
  const moments = { createdAt, updatedAt: createdAt };
  await prisma.webhook.create({ data: { ...ids, ...moments, id: webhookId, url: exampleUrl } });
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await prisma.webhookReplay.create({ data: { ...ids, id: replayId, webhookId, createdAt, expiresAt } });
  await prisma.webhookLane.create({
    data: {
      webhookId,
      replayId,
      laneId: replayId,
      workspaceId: ids.workspaceId,
      kind: 'replay',
      position: 0,
      untilPosition: 1,
      nextAttemptAt: createdAt,
      updatedAt: createdAt,
    },
  });
  return typeIdOf('replay', replayId);
}

export const webhookCalls = {
  listWebhooks: (world) => ({ id: world.workspaceId, query: { limit: 100 } }),
  createWebhook: (world) => ({
    id: world.workspaceId,
    body: { url: exampleUrl, board_id: world.boardId, types: ['card.created'] },
  }),
  getWebhook: (world) => ({ id: world.webhookId }),
  updateWebhook: (world) => ({
    id: world.webhookId,
    body: { board_id: world.boardId, types: ['card.created', 'card.moved'], enabled: false },
  }),
  deleteWebhook: (world) => ({ id: world.webhookId }),
  rotateWebhookSecret: (world) => ({ id: world.webhookId, body: { overlap_seconds: 60 } }),
  pingWebhook: (world) => ({ id: world.webhookId }),
  listDeliveries: (world) => ({ id: world.webhookId, query: { limit: 100, event_id: world.eventId } }),
  getDelivery: (world) => ({ id: world.deliveryId }),
  redeliver: (world) => ({ id: world.deliveryId }),
  createReplay: (world) => ({ id: world.webhookId, body: { after: world.eventId, until: world.eventId } }),
  listReplays: (world) => ({ id: world.webhookId, query: { limit: 100 } }),
  getReplay: (world) => ({ id: world.replayId }),
  cancelReplay: (world) => ({ id: world.replayId }),
} satisfies Record<string, (world: World) => ValidCall>;

export const webhookExpectations = {
  createWebhook: (world, id) => [
    {
      type: 'webhook.created',
      id,
      changes: {
        url: set(loggedUrl),
        board_id: set(world.boardId),
        types: set(['card.created']),
        enabled: set(true),
      },
    },
  ],
  updateWebhook: (world) => [
    {
      type: 'webhook.updated',
      id: world.webhookId,
      changes: {
        board_id: set(world.boardId),
        types: { from: ['card.created'], to: ['card.created', 'card.moved'] },
        enabled: { from: true, to: false },
        disabled_reason: set('requested'),
      },
    },
  ],
  deleteWebhook: (world) => [
    {
      type: 'webhook.deleted',
      id: world.webhookId,
      changes: { url: cleared(loggedUrl), types: cleared(['card.created']), enabled: cleared(true) },
    },
  ],
  rotateWebhookSecret: (world) => [{ type: 'webhook.updated', id: world.webhookId, changes: {} }],
  pingWebhook: () => [],
  redeliver: () => [],
  createReplay: () => [],
  cancelReplay: () => [],
} satisfies Record<string, Expectation>;
