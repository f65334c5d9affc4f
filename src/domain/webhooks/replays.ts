/** Replays: parts of the event log that a webhook is sent again (docs/decisions/0089-replays-of-webhooks.md). */
import type { Context, PlanSettings, RequestSettings } from '../core/context.ts';
import { AppError, notFound } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { toPage } from '../core/pages.ts';
import type { IdPosition, Page, PageRequest } from '../core/pages.ts';
import type { RowLock } from '../core/row-locks.ts';
import { currentPosition } from '../events/event-positions.ts';
import { requireKept, requireReached } from '../events/event-retention.ts';
import type { EventPosition } from '../events/event-rows.ts';
import { countMessage } from './deliveries.ts';
import { findLogHead } from './webhook-rows.ts';
import type { WebhookReplayModel, WebhookRow } from './webhook-rows.ts';
import { getWebhook } from './webhooks.ts';

/** How far a replay is; absent if it was canceled. */
interface ReplayLane {
  /** When to continue; null if everything was sent. */
  readonly nextAttemptAt: Date | null;
  readonly updatedAt: Date;
}

export type ReplayRow = Readonly<WebhookReplayModel> & { readonly lane: ReplayLane | null };

const include = { lane: { select: { nextAttemptAt: true, updatedAt: true } } } as const;

const dayMs = 86_400_000;
/** How long a replay is shown, and how long it can take, as the contract says. */
const replayKeptMs = 30 * dayMs;

/** A position in the log as a client has it: the id of an event that the webhook was sent, or a cursor of the log. */
export type SentPosition = { readonly eventId: string } | { readonly cursor: string };

export interface NewReplay {
  readonly after: SentPosition;
  /** The end of the log if absent. */
  readonly until?: SentPosition;
  /** The position of a cursor of the log that the webhook follows; undefined if it is none. */
  readonly readCursor: (cursor: string, webhook: WebhookRow) => EventPosition | undefined;
}

/**
 * Sends a webhook the events of a range again, in the background.
 *
 * @throws {AppError} `not_found`, `insufficient_role`, `replay_running`, `rate_limited`, `unknown_position`, `events_expired`
 */
export async function createReplay(
  ctx: Context & RequestSettings,
  webhookId: string,
  input: NewReplay,
): Promise<ReplayRow> {
  // Locked so that no other replay begins between the check and the end of the transaction.
  const webhook = await getWebhook(ctx, webhookId, 'update');
  const after = await positionOf(ctx, webhook, input, 'after');
  const until = input.until === undefined ? undefined : await positionOf(ctx, webhook, input, 'until');
  await requireKept(ctx, webhook.workspaceId, after);
  if (until !== undefined) await requireReached(ctx, webhook.workspaceId, until);
  await requireNoneRunning(ctx, webhookId);
  await countMessage(ctx, webhookId);
  const untilPosition = until === undefined ? await findLogHead(ctx.tx) : BigInt(until.position);
  return storeReplay(ctx, webhook, { position: BigInt(after.position), untilPosition });
}

async function storeReplay(
  { tx, now, principal }: Context,
  { id: webhookId, workspaceId }: WebhookRow,
  range: { readonly position: bigint; readonly untilPosition: bigint },
): Promise<ReplayRow> {
  const id = newId();
  await tx.prisma.webhookReplay.create({
    data: {
      id,
      workspaceId,
      webhookId,
      createdBy: principal.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + replayKeptMs),
    },
  });
  await tx.prisma.webhookLane.create({
    data: {
      ...range,
      webhookId,
      workspaceId,
      laneId: id,
      replayId: id,
      kind: 'replay',
      nextAttemptAt: now,
      updatedAt: now,
    },
  });
  return tx.prisma.webhookReplay.findUniqueOrThrow({ where: { id }, include });
}

async function requireNoneRunning({ tx }: Context, webhookId: string): Promise<void> {
  const running = await tx.prisma.webhookLane.count({
    where: { webhookId, kind: 'replay', nextAttemptAt: { not: null } },
  });
  if (running === 0) return;
  throw new AppError('replay_running', 'An earlier replay is still running. Wait for it, or cancel it.');
}

/** @throws {AppError} `unknown_position` */
async function positionOf(
  ctx: Context & PlanSettings,
  webhook: WebhookRow,
  { readCursor, ...range }: NewReplay,
  field: 'after' | 'until',
): Promise<Pick<EventPosition, 'position'>> {
  const sent = range[field];
  const found =
    sent !== undefined && 'eventId' in sent
      ? await deliveredPosition(ctx, webhook.id, sent.eventId)
      : await currentPosition(ctx.tx, sent && readCursor(sent.cursor, webhook));
  if (found !== undefined && (found.of === undefined || found.of === webhook.workspaceId)) {
    // A replay sends what a snapshot includes as well.
    return { position: found.position };
  }
  throw new AppError(
    'unknown_position',
    'This is neither a cursor of the log of this webhook, nor the id of an event that was recently sent to it.',
    { pointer: `/${field}` },
  );
}

async function deliveredPosition(
  { tx }: Context,
  webhookId: string,
  eventId: string,
): Promise<EventPosition | undefined> {
  const delivery = await tx.prisma.webhookDelivery.findFirst({
    where: { webhookId, eventId, eventPosition: { not: null } },
    select: { eventPosition: true },
  });
  return delivery === null ? undefined : { position: String(delivery.eventPosition) };
}

/** Newest first. @throws {AppError} `not_found`, `insufficient_role` */
export async function listReplays(
  ctx: Context,
  webhookId: string,
  { limit, after }: PageRequest<IdPosition>,
): Promise<Page<ReplayRow, IdPosition>> {
  const webhook = await getWebhook(ctx, webhookId);
  const rows = await ctx.tx.prisma.webhookReplay.findMany({
    where: { webhookId: webhook.id, ...(after !== undefined && { id: { lt: after.id } }) },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include,
  });
  return toPage(rows, limit, ({ id }) => ({ id }));
}

/** @throws {AppError} `not_found`, `insufficient_role` */
export async function getReplay(ctx: Context, id: string, lock: RowLock = 'none'): Promise<ReplayRow> {
  const { tx } = ctx;
  const replay = await tx.prisma.webhookReplay.findUnique({ where: { id }, select: { webhookId: true } });
  if (replay === null) throw notFound();
  await getWebhook(ctx, replay.webhookId, lock);
  // Read after the lock: it may have ended meanwhile.
  const row = await tx.prisma.webhookReplay.findUnique({ where: { id }, include });
  if (row === null) throw notFound();
  return row;
}

/**
 * Ends a replay, unless it has ended. What a process is sending at this moment still arrives.
 *
 * @throws {AppError} `not_found`, `insufficient_role`
 */
export async function cancelReplay(ctx: Context, id: string): Promise<ReplayRow> {
  const replay = await getReplay(ctx, id, 'update');
  const { tx, now } = ctx;
  const { count } = await tx.prisma.webhookLane.deleteMany({
    where: { replayId: id, nextAttemptAt: { not: null } },
  });
  // The caller may have lost access while a process that sends held the replay.
  await getWebhook(ctx, replay.webhookId);
  if (count === 0) return replay;
  return tx.prisma.webhookReplay.update({ where: { id }, data: { canceledAt: now }, include });
}

export type ReplayStatus = 'running' | 'completed' | 'canceled';

export function replayStatus({ canceledAt, lane }: Pick<ReplayRow, 'canceledAt' | 'lane'>): ReplayStatus {
  if (canceledAt !== null) return 'canceled';
  return (lane?.nextAttemptAt ?? null) === null ? 'completed' : 'running';
}

/** When it was completed or canceled; null while it is running. */
export function replayEndedAt(row: ReplayRow): Date | null {
  if (row.canceledAt !== null) return row.canceledAt;
  return replayStatus(row) === 'running' ? null : (row.lane?.updatedAt ?? null);
}
