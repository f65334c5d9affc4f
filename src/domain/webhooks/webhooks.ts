/** Webhooks: creating, changing and rotating them (docs/decisions/0083-webhooks.md). */
import { getWorkspace } from '../access/workspace-access.ts';
import { findVisibleBoard } from '../access/board-access-rows.ts';
import { requireRoom } from '../billing/plans/plan-limits.ts';
import { requireRole } from '../core/context.ts';
import type { Context, RequestSettings } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { webhooksPerWorkspaceMax } from '../core/limits.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import { resourceList } from '../core/resources.ts';
import type { EventVerb } from '../core/resources.ts';
import type { RowLock } from '../core/row-locks.ts';
import { afterDeletion, requireExpected } from '../core/versions.ts';
import type { Expectation } from '../core/versions.ts';
import { changesBetween, changesFromNothing, changesToNothing, recordEvents } from '../events/events.ts';
import type { Changes, FieldValue } from '../events/events.ts';
import { requireWithinQuota } from '../quotas/quotas.ts';
import { findLogHead, findVisibleWebhook } from './webhook-rows.ts';
import type { WebhookRow } from './webhook-rows.ts';
import { loggedUrl, requireWebhookUrl } from './webhook-urls.ts';
import { issueSecret, neverSealed } from './webhook-secrets.ts';

type WebhookContext = Context & RequestSettings;

/** A webhook and its secret, which can't be read again. */
export interface IssuedWebhook {
  readonly webhook: WebhookRow;
  readonly secret: string;
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getWebhook(ctx: Context, id: string, lock: RowLock = 'none'): Promise<WebhookRow> {
  const found = await findVisibleWebhook(ctx.tx, ctx.principal, id, lock);
  if (found === undefined) throw notFound();
  const { role, hold, ...webhook } = found;
  requireRole(ctx, { workspaceId: webhook.workspaceId, role, hold });
  return webhook;
}

/** Webhooks in order of creation. @throws {AppError} `not_found`, `insufficient_role` */
export async function listWebhooks(
  ctx: Context,
  workspaceId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<WebhookRow, IdPosition>> {
  const workspace = await getWorkspace(ctx, workspaceId);
  const rows = await ctx.tx.prisma.webhook.findMany({
    where: { workspaceId: workspace.id, ...(after !== undefined && { id: { gt: after.id } }) },
    orderBy: { id: 'asc' },
    take: limit + 1,
  });
  return toPage(rows, limit, ({ id }) => ({ id }));
}

export interface NewWebhook {
  readonly url: string;
  readonly description?: string;
  readonly boardId?: string;
  readonly types?: readonly string[];
  /** `data`, or nothing. */
  readonly include?: readonly string[];
}

/**
 * Creates a webhook that is sent the events from now on.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `webhook_url_refused`, `unknown_event_type`, `unknown_board`,
 *   `limit_reached`, `plan_limit_reached`, `billing_canceled`, `quota_exceeded`
 */
export async function createWebhook(
  ctx: WebhookContext,
  workspaceId: string,
  input: NewWebhook,
): Promise<IssuedWebhook> {
  // Locked so that no other webhook is created between the count and the end of the transaction.
  const { id } = await getWorkspace(ctx, workspaceId, 'update');
  await requireSound(ctx, id, input);
  await requireWebhooksLeft(ctx, id);
  await requireWithinQuota(ctx, id);
  await requireRoom(ctx, 'webhooks', id);
  const { secret, columns } = issueSecret(ctx.settings.secrets, neverSealed);
  const webhook = await ctx.tx.prisma.webhook.create({
    data: {
      ...columns,
      id: newId(),
      workspaceId: id,
      url: input.url,
      description: input.description ?? null,
      boardId: input.boardId ?? null,
      types: (input.types ?? []).toSorted(),
      include: [...(input.include ?? [])],
      dataScopes: [...ctx.principal.scopes],
      afterPosition: await findLogHead(ctx.tx),
      createdBy: ctx.principal.userId,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  });
  await recordEvents(ctx, [webhookEvent(webhook, 'created', changesFromNothing(fieldsOf(webhook)))]);
  return { webhook, secret };
}

export interface WebhookPatch {
  readonly url?: string;
  readonly description?: string | null;
  readonly boardId?: string | null;
  /** Empty for all. */
  readonly types?: readonly string[];
  /** Empty for nothing. */
  readonly include?: readonly string[];
  readonly enabled?: boolean;
}

/**
 * @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed`, `webhook_url_refused`,
 *   `unknown_event_type`, `unknown_board`
 */
export async function updateWebhook(
  ctx: WebhookContext,
  id: string,
  patch: WebhookPatch,
  expectation?: Expectation,
): Promise<WebhookRow> {
  const before = await getWebhook(ctx, id, 'update');
  requireExpected(expectation, 'webhook', before);
  await requireSound(ctx, before.workspaceId, patch);
  const wanted = {
    ...plainFields(patch),
    ...dataScopes(ctx, patch),
    ...readdressing(before, patch),
    ...enablement(before, patch, ctx.now),
  };
  const after = { ...before, ...wanted };
  const changes = changesBetween(fieldsOf(before), fieldsOf(after));
  const isSent = ({ url, include, dataScopes: read }: WebhookRow) =>
    JSON.stringify([url, include.length > 0 && read]);
  if (Object.keys(changes).length === 0 && isSent(before) === isSent(after)) return before;
  const webhook = await ctx.tx.prisma.webhook.update({
    where: { id },
    data: { ...wanted, updatedAt: ctx.now, version: { increment: 1 } },
  });
  if (patch.enabled === true || patch.url !== undefined) {
    await sendWaiting(ctx, id);
    // The caller may have lost access while a process that sends held what waits.
    await getWebhook(ctx, id);
  }
  await recordEvents(ctx, [webhookEvent(webhook, 'updated', changes)]);
  return webhook;
}

function plainFields({ url, description, boardId, types, include }: WebhookPatch) {
  return {
    ...(url !== undefined && { url }),
    ...(description !== undefined && { description }),
    ...(boardId !== undefined && { boardId }),
    ...(types !== undefined && { types: types.toSorted() }),
    ...(include !== undefined && { include: [...include] }),
  };
}

/** Whoever decides that data is sent, or where, decides it for what their credential can read. */
function dataScopes({ principal }: Context, { url, include }: WebhookPatch) {
  return url === undefined && include === undefined ? {} : { dataScopes: [...principal.scopes] };
}

/** Sends again at once what waits for a retry, except what a process sends right now. */
async function sendWaiting({ tx, now }: Context, webhookId: string): Promise<void> {
  await tx.prisma.webhookLane.updateMany({
    where: { webhookId, leaseId: null, nextAttemptAt: { gt: now } },
    data: { attempts: 0, nextAttemptAt: now },
  });
  // What was due before too: a disabled webhook has left the queue.
  await tx.prisma.webhookQueue.updateMany({ where: { webhookId }, data: { dueAt: now } });
}

/** A webhook starts without failures at another address. */
function readdressing(before: WebhookRow, { url }: WebhookPatch) {
  return url === undefined || url === before.url ? {} : { failingSince: null };
}

/** A webhook that is enabled again starts without failures. */
function enablement(before: WebhookRow, { enabled }: WebhookPatch, now: Date) {
  if (enabled === undefined || enabled === (before.disabledAt === null)) return {};
  return enabled
    ? { disabledAt: null, disabledReason: null, failingSince: null }
    : { disabledAt: now, disabledReason: 'requested' };
}

/** @throws {AppError} `not_found`, `insufficient_role`, `precondition_failed` */
export async function deleteWebhook(ctx: Context, id: string, expectation?: Expectation): Promise<void> {
  const webhook = await getWebhook(ctx, id, 'update');
  requireExpected(expectation, 'webhook', webhook);
  // What a process that sends may hold goes first: the caller may have lost access meanwhile.
  await ctx.tx.prisma.webhookLane.deleteMany({ where: { webhookId: id } });
  await ctx.tx.prisma.webhookQueue.deleteMany({ where: { webhookId: id } });
  await getWebhook(ctx, id);
  // Its deliveries are not shown any more, and go when they expire.
  await ctx.tx.prisma.webhook.delete({ where: { id }, select: { id: true } });
  await sendNextBeyondPlan(ctx, webhook);
  const changes = changesToNothing(fieldsOf(webhook));
  await recordEvents(ctx, [webhookEvent(afterDeletion(webhook), 'deleted', changes)]);
}

/**
 * Sends what waits because its webhook was beyond the plan's number, for the oldest such webhook: there may be room for it. Without
 * failed attempts, a lane waits for nothing else.
 */
async function sendNextBeyondPlan(
  { tx, now }: Context,
  { id, workspaceId }: Pick<WebhookRow, 'id' | 'workspaceId'>,
): Promise<void> {
  const waits = { workspaceId, leaseId: null, attempts: 0, nextAttemptAt: { gt: now } };
  const next = await tx.prisma.webhookLane.findFirst({
    where: { ...waits, webhookId: { gt: id } },
    orderBy: { webhookId: 'asc' },
    select: { webhookId: true },
  });
  if (next === null) return;
  await tx.prisma.webhookLane.updateMany({
    where: { ...waits, webhookId: next.webhookId },
    data: { nextAttemptAt: now },
  });
}

const msPerSecond = 1000;

/**
 * Gives a webhook a new secret. For `overlapSeconds`, messages are signed with the previous one, too.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function rotateWebhookSecret(
  ctx: WebhookContext,
  id: string,
  { overlapSeconds }: { readonly overlapSeconds: number },
): Promise<IssuedWebhook> {
  const before = await getWebhook(ctx, id, 'update');
  const secretGeneration = before.secretGeneration + 1;
  const endsAt = overlapSeconds === 0 ? null : new Date(ctx.now.getTime() + overlapSeconds * msPerSecond);
  const { secret, columns } = issueSecret(ctx.settings.secrets, { ...before, secretGeneration });
  const webhook = await ctx.tx.prisma.webhook.update({
    where: { id },
    data: {
      ...columns,
      secretGeneration,
      previousSecretEndsAt: endsAt,
      updatedAt: ctx.now,
      version: { increment: 1 },
    },
  });
  await recordEvents(ctx, [webhookEvent(webhook, 'updated', {})]);
  return { webhook, secret };
}

/** @throws {AppError} `webhook_url_refused`, `unknown_event_type`, `unknown_board` */
async function requireSound(ctx: WebhookContext, workspaceId: string, patch: WebhookPatch): Promise<void> {
  if (patch.url !== undefined) requireWebhookUrl(patch.url, ctx.settings.webhooks);
  requireKnownTypes(patch.types ?? []);
  if (typeof patch.boardId === 'string') await requireBoardOf(ctx, workspaceId, patch.boardId);
}

const eventTypes: ReadonlySet<string> = new Set(
  resourceList.flatMap(({ name, verbs = [] }) => verbs.map((verb) => `${name}.${verb}`)),
);

function requireKnownTypes(types: readonly string[]): void {
  const index = types.findIndex((type) => !eventTypes.has(type));
  if (index === -1) return;
  throw new AppError('unknown_event_type', `There are no events of the type ${types[index] ?? ''}.`, {
    pointer: `/types/${index}`,
  });
}

async function requireBoardOf({ tx, principal }: Context, workspaceId: string, id: string): Promise<void> {
  const board = await findVisibleBoard(tx, principal, id, 'none');
  if (board?.workspaceId === workspaceId) return;
  throw new AppError('unknown_board', 'There is no such board in this workspace.', { pointer: '/board_id' });
}

async function requireWebhooksLeft({ tx }: Context, workspaceId: string): Promise<void> {
  const count = await tx.prisma.webhook.count({ where: { workspaceId } });
  if (count < webhooksPerWorkspaceMax) return;
  const detail = `A workspace can have at most ${webhooksPerWorkspaceMax} webhooks. Delete one first.`;
  throw new AppError('limit_reached', detail);
}

/** An event about a webhook. */
export function webhookEvent(
  webhook: Pick<WebhookRow, 'id' | 'workspaceId' | 'version'>,
  verb: EventVerb<'webhook'>,
  changes: Changes,
) {
  const { id, workspaceId, version } = webhook;
  return { type: `webhook.${verb}`, workspaceId, resourceId: id, version, changes } as const;
}

function fieldsOf(webhook: WebhookRow): Record<string, FieldValue> {
  return {
    url: loggedUrl(webhook.url),
    description: webhook.description,
    board_id: webhook.boardId,
    types: webhook.types.length === 0 ? null : webhook.types,
    include: webhook.include.length === 0 ? null : webhook.include,
    enabled: webhook.disabledAt === null,
    disabled_reason: webhook.disabledReason,
  };
}
