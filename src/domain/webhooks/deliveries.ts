/** Deliveries: attempts to send a message to a webhook, and messages that are sent by hand. */
import type { WebhookDeliveryModel } from '../../../generated/prisma/models.ts';
import type { Prisma } from '../../db/database.ts';
import type { Context, RequestSettings } from '../core/context.ts';
import { notFound, TooManyTriesError } from '../core/errors.ts';
import { refusalOfGuess } from '../core/guess-limits.ts';
import { newId } from '../core/ids.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { getWebhook } from './webhooks.ts';
import type { WebhookRow } from './webhook-rows.ts';

export type DeliveryRow = Readonly<
  Omit<WebhookDeliveryModel, 'message' | 'eventPosition' | 'workspaceId' | 'expiresAt'>
>;

/** What no response shows. */
const omit = { message: true, eventPosition: true, workspaceId: true, expiresAt: true } as const;

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed';

export interface DeliveryFilters {
  readonly status?: DeliveryStatus;
  readonly eventId?: string;
}

const dayMs = 86_400_000;
/** How long an attempt is shown, as the contract says, if it is among the last 10,000 of its webhook: a trigger deletes others. */
export const deliveryKeptMs = 7 * dayMs;

/** Newest first. @throws {AppError} `not_found`, `insufficient_role` */
export async function listDeliveries(
  ctx: Context,
  webhookId: string,
  { status, eventId }: DeliveryFilters,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<DeliveryRow, IdPosition>> {
  const webhook = await getWebhook(ctx, webhookId);
  const rows = await ctx.tx.prisma.webhookDelivery.findMany({
    where: {
      webhookId: webhook.id,
      ...(status !== undefined && { status }),
      ...(eventId !== undefined && { eventId }),
      ...(after !== undefined && { id: { lt: after.id } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    omit,
  });
  return toPage(rows, limit, ({ id }) => ({ id }));
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  const row = await ctx.tx.prisma.webhookDelivery.findUnique({ where: { id }, omit });
  if (row === null) throw notFound();
  await getWebhook(ctx, row.webhookId);
  return row;
}

/**
 * Sends a test message in the background.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `rate_limited`
 */
export async function pingWebhook(ctx: Context & RequestSettings, webhookId: string): Promise<DeliveryRow> {
  const webhook = await getWebhook(ctx, webhookId);
  const { principal, requestId } = ctx;
  const message = {
    actorKind: principal.kind,
    actorUserId: principal.userId,
    actorCredentialId: principal.credentialId,
    requestId,
  };
  return send(ctx, webhook, { kind: 'ping', eventId: newId(), eventType: 'webhook.ping', message });
}

/**
 * Sends the message of a delivery again in the background, with the same id.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `rate_limited`
 */
export async function redeliver(ctx: Context & RequestSettings, id: string): Promise<DeliveryRow> {
  const row = await ctx.tx.prisma.webhookDelivery.findUnique({ where: { id } });
  if (row === null) throw notFound();
  const webhook = await getWebhook(ctx, row.webhookId);
  const { eventId, eventType, eventPosition, message } = row;
  const sent = { kind: 'redelivery', eventId, eventType, eventPosition };
  if (message !== null) return send(ctx, webhook, { ...sent, message: message as Message });
  if (eventPosition === null) throw notFound();
  const place = { workspaceId: webhook.workspaceId, position: eventPosition };
  const event = await ctx.tx.prisma.event.findUnique({
    where: { workspaceId_position: place },
    select: { id: true },
  });
  if (event === null) throw notFound();
  return send(ctx, webhook, sent);
}

/** What a ping says about who asked for it. */
type Message = Prisma.InputJsonObject;

type Sent = Pick<DeliveryRow, 'kind' | 'eventId' | 'eventType'> & {
  readonly eventPosition?: bigint | null;
  readonly message?: Message;
};

async function send(ctx: Context & RequestSettings, webhook: WebhookRow, sent: Sent): Promise<DeliveryRow> {
  const { tx, now } = ctx;
  await countMessage(ctx, webhook.id);
  await requireFewWaiting(ctx, webhook);
  return tx.prisma.webhookDelivery.create({
    data: {
      ...sent,
      id: newId(),
      workspaceId: webhook.workspaceId,
      webhookId: webhook.id,
      status: 'pending',
      createdAt: now,
      nextAttemptAt: now,
      expiresAt: new Date(now.getTime() + deliveryKeptMs),
    },
    omit,
  });
}

/**
 * Counts a message by hand. The caller may lose access while it waits for the count of another message, and then learns
 * that rather than whether the limit is reached.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `rate_limited`
 */
export async function countMessage(ctx: Context & RequestSettings, webhookId: string): Promise<void> {
  const refusal = await refusalOfGuess(ctx, ctx.settings.guessLimits.webhookMessages, webhookId);
  await getWebhook(ctx, webhookId);
  if (refusal !== undefined) throw refusal;
}

const waitingMax = 60;
const waitingWindowSeconds = 60;
/** As long as a request to a receiver that hangs takes. */
const retryAfterSeconds = 15;

/** A receiver that hangs takes four messages a minute, so that others would wait without end. */
async function requireFewWaiting(
  { tx, settings }: Context & RequestSettings,
  webhook: WebhookRow,
): Promise<void> {
  const waiting = await tx.prisma.webhookDelivery.findMany({
    where: { webhookId: webhook.id, status: 'pending' },
    take: waitingMax,
    select: { id: true },
  });
  if (waiting.length < waitingMax) return;
  const { purpose: policy } = settings.guessLimits.webhookMessages;
  throw new TooManyTriesError(
    { policy, quota: waitingMax, windowSeconds: waitingWindowSeconds, retryAfterSeconds },
    `The webhook has ${waitingMax} messages by hand that wait to be sent.`,
  );
}
