/** Webhooks and their deliveries: maps between the contract and the domain. */
import type { components } from '../../generated/api.ts';
import { fromTypeId, toTypeId } from '../domain/core/ids.ts';
import type { IdPosition } from '../domain/core/pages.ts';
import { pathOf } from '../domain/core/resources.ts';
import * as deliveries from '../domain/webhooks/deliveries.ts';
import type { TagContext } from '../domain/core/versions.ts';
import type { DeliveryRow } from '../domain/webhooks/deliveries.ts';
import type { WebhookRow } from '../domain/webhooks/webhook-rows.ts';
import * as webhooks from '../domain/webhooks/webhooks.ts';
import type { IssuedWebhook, WebhookPatch } from '../domain/webhooks/webhooks.ts';
import {
  given,
  noContent,
  ok,
  okPage,
  okResource,
  okResources,
  pageRequest,
  present,
  withTag,
} from './handler.ts';
import type { Handlers, Input } from './handler.ts';

/** A webhook as every operation shows it. */
export function toWebhook(row: WebhookRow): components['schemas']['Webhook'] {
  return {
    id: toTypeId('webhook', row.id),
    workspace_id: toTypeId('workspace', row.workspaceId),
    url: row.url,
    enabled: row.disabledAt === null,
    ...optionalFields(row),
    created_by: toTypeId('user', row.createdBy),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

function optionalFields(row: WebhookRow) {
  return present({
    description: row.description,
    board_id: row.boardId === null ? null : toTypeId('board', row.boardId),
    types: row.types.length === 0 ? null : row.types,
    include: row.include.length === 0 ? null : row.include,
    disabled_reason: row.disabledReason,
    disabled_at: row.disabledAt?.toISOString() ?? null,
    failing_since: row.failingSince?.toISOString() ?? null,
    previous_secret_ends_at: row.previousSecretEndsAt?.toISOString() ?? null,
  });
}

function toCreatedWebhook(
  ctx: TagContext,
  { webhook, secret }: IssuedWebhook,
): components['schemas']['CreatedWebhook'] {
  return { webhook: withTag(ctx, 'webhook', webhook, toWebhook), secret };
}

function toDelivery(row: DeliveryRow): components['schemas']['Delivery'] {
  return {
    id: toTypeId('delivery', row.id),
    webhook_id: toTypeId('webhook', row.webhookId),
    kind: row.kind,
    event_id: toTypeId('event', row.eventId),
    event_type: row.eventType,
    attempt: row.attempt,
    status: row.status,
    ...present({
      response_status: row.responseStatus,
      failure: row.failure,
      duration_ms: row.durationMs,
      response_excerpt: row.responseExcerpt,
    }),
    created_at: row.createdAt.toISOString(),
    ...present({ next_attempt_at: row.nextAttemptAt?.toISOString() ?? null }),
  };
}

function toPatch({ board_id: boardId, ...plain }: Input<'updateWebhook'>['body']): WebhookPatch {
  return { ...plain, ...given('boardId', boardId, (id) => (id === null ? null : fromTypeId(id))) };
}

function accepted(row: DeliveryRow) {
  const body = toDelivery(row);
  return { status: 202 as const, body, headers: { Location: pathOf('delivery', body.id) } };
}

export const webhookHandlers = {
  listWebhooks: async (ctx, input) => {
    const page = pageRequest<IdPosition>(input);
    return okResources(
      ctx,
      'webhook',
      await webhooks.listWebhooks(ctx, fromTypeId(input.path.id), page),
      toWebhook,
    );
  },
  createWebhook: async (ctx, { path, body: { board_id: boardId, ...rest } }) => {
    const input = { ...rest, ...given('boardId', boardId, fromTypeId) };
    const body = toCreatedWebhook(ctx, await webhooks.createWebhook(ctx, fromTypeId(path.id), input));
    return { status: 201, body, headers: { Location: pathOf('webhook', body.webhook.id) } };
  },
  getWebhook: async (ctx, { path }) =>
    okResource(ctx, 'webhook', await webhooks.getWebhook(ctx, fromTypeId(path.id)), toWebhook),
  updateWebhook: async (ctx, { path, body, ifMatch }) =>
    okResource(
      ctx,
      'webhook',
      await webhooks.updateWebhook(ctx, fromTypeId(path.id), toPatch(body), ifMatch),
      toWebhook,
    ),
  deleteWebhook: async (ctx, { path, ifMatch }) => {
    await webhooks.deleteWebhook(ctx, fromTypeId(path.id), ifMatch);
    return noContent;
  },
  rotateWebhookSecret: async (ctx, { path, body }) => {
    const overlap = { overlapSeconds: body.overlap_seconds ?? 0 };
    return ok(toCreatedWebhook(ctx, await webhooks.rotateWebhookSecret(ctx, fromTypeId(path.id), overlap)));
  },
  pingWebhook: async (ctx, { path }) => accepted(await deliveries.pingWebhook(ctx, fromTypeId(path.id))),
  listDeliveries: async (ctx, input) => {
    const { status, event_id: eventId } = input.query;
    const filters = { ...given('status', status), ...given('eventId', eventId, fromTypeId) };
    const page = pageRequest<IdPosition>(input);
    return okPage(await deliveries.listDeliveries(ctx, fromTypeId(input.path.id), filters, page), toDelivery);
  },
  getDelivery: async (ctx, { path }) =>
    ok(toDelivery(await deliveries.getDelivery(ctx, fromTypeId(path.id)))),
  redeliver: async (ctx, { path }) => accepted(await deliveries.redeliver(ctx, fromTypeId(path.id))),
} satisfies Partial<Handlers>;
