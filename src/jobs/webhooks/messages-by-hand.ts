/** Sends messages that someone asked for: pings and redeliveries, each once. */
import type { EventRow } from '../../domain/events/event-rows.ts';
import type { ShownEventRow } from '../../domain/events/event-views.ts';
import { noteOutcome } from './health.ts';
import type { LaneOptions } from './lanes.ts';
import type { ClaimedMessage } from './message-rows.ts';
import { sendEvent } from './messages.ts';

/** Sends a message, and stores what became of it. One whose event is gone fails. */
export async function sendMessage(message: ClaimedMessage, options: LaneOptions): Promise<void> {
  const { deliveryId: id, webhook } = message;
  const { prisma } = options.database.reader;
  const event = message.message === null ? await findEvent(message, options) : pingOf(message);
  if (event === undefined) {
    await prisma.webhookDelivery.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'failed', nextAttemptAt: null },
    });
    return;
  }
  const outcome = await sendEvent(webhook, event, options);
  if (outcome.isStopped) {
    // Released, so that another process sends it at once.
    await prisma.webhookDelivery.updateMany({
      where: { id, status: 'pending' },
      data: { nextAttemptAt: options.now() },
    });
    return;
  }
  await prisma.webhookDelivery.updateMany({
    where: { id, status: 'pending' },
    data: {
      status: outcome.isAccepted ? 'succeeded' : 'failed',
      responseStatus: outcome.responseStatus,
      failure: outcome.failure,
      durationMs: outcome.durationMs,
      responseExcerpt: outcome.responseExcerpt,
      nextAttemptAt: null,
    },
  });
  // A failed test says nothing about events; only an answer that ends all sending counts.
  if (outcome.isAccepted || outcome.isGone) await noteOutcome(webhook, outcome, options);
}

async function findEvent(
  { webhook: { workspaceId }, eventPosition }: ClaimedMessage,
  { database }: LaneOptions,
): Promise<ShownEventRow | undefined> {
  if (eventPosition === null) return undefined;
  const event = await database.reader.prisma.event.findUnique({
    where: { workspaceId_position: { workspaceId, position: eventPosition } },
  });
  return event === null ? undefined : (event as unknown as EventRow);
}

interface PingFacts {
  readonly actorKind: string;
  readonly actorUserId: string;
  readonly actorCredentialId: string;
  readonly requestId: string;
}

/** A message that looks like an event of the webhook, and is in no log. */
function pingOf({ webhook, eventId, eventType, createdAt, message }: ClaimedMessage): ShownEventRow {
  return {
    ...(message as unknown as PingFacts),
    id: eventId,
    type: eventType,
    workspaceId: webhook.workspaceId,
    boardId: null,
    actorSystemAccount: null,
    resourceType: 'webhook',
    resourceId: webhook.id,
    changes: {},
    version: null,
    imported: null,
    occurredAt: createdAt,
  };
}
