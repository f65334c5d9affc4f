/** Sends messages that someone asked for: pings and redeliveries, each once. */
import type { EventRow } from '../../domain/events/event-rows.ts';
import type { ShownEventRow } from '../../domain/events/event-views.ts';
import { noteOutcome } from './health.ts';
import type { LaneOptions } from './lanes.ts';
import type { ClaimedMessage } from './message-rows.ts';
import { findMessageData } from './message-data.ts';
import { sendEvent } from './messages.ts';
import type { Message } from './messages.ts';

/** Sends a message, and stores what became of it. One whose event is gone fails. */
export async function sendMessage(message: ClaimedMessage, options: LaneOptions): Promise<void> {
  const { deliveryId: id, webhook } = message;
  const { prisma } = options.database.reader;
  const sent = message.message === null ? await findMessage(message, options) : { event: pingOf(message) };
  if (sent === undefined) {
    await prisma.webhookDelivery.updateMany({
      where: { id, status: 'pending' },
      data: { status: 'failed', nextAttemptAt: null },
    });
    return;
  }
  const outcome = await sendEvent(webhook, sent, options);
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

async function findMessage(
  { webhook, eventPosition }: ClaimedMessage,
  options: LaneOptions,
): Promise<Message | undefined> {
  const { workspaceId } = webhook;
  if (eventPosition === null) return undefined;
  const event = await options.database.reader.prisma.event.findUnique({
    where: { workspaceId_position: { workspaceId, position: eventPosition } },
  });
  if (event === null) return undefined;
  const row = event as unknown as EventRow;
  return { event: row, data: (await findMessageData(webhook, [row], options)).get(row.id) };
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
