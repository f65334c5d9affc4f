/** Sends the next events of one lane, in order. */
import type { Database } from '../../db/database.ts';
import { newId } from '../../domain/core/ids.ts';
import type { EventRow } from '../../domain/events/event-rows.ts';
import { deliveryKeptMs } from '../../domain/webhooks/deliveries.ts';
import { noteOutcome } from './health.ts';
import type { HealthOptions } from './health.ts';
import { findRunEnd, listLaneEvents, settleLane } from './lane-rows.ts';
import type { ClaimedLane, LaneProgress, NewDelivery } from './lane-rows.ts';
import { findMessageData } from './message-data.ts';
import type { MessageDataOptions } from './message-data.ts';
import { sendEvent } from './messages.ts';
import type { MessageOptions, Outcome } from './messages.ts';

export interface LaneOptions extends MessageOptions, HealthOptions, MessageDataOptions {
  readonly database: Database;
  /** The delays before each attempt. */
  readonly scheduleMs: readonly number[];
  /** Resolves when the next event can be sent; absent if the process has nothing else to do. */
  readonly nextTurn?: (() => Promise<void>) | undefined;
  /** No other event is sent once it is aborted. */
  readonly stopping: AbortSignal;
}

/** Events of one run. Others get their turn before the next one. */
const eventsMax = 20;
/** No event is sent later in a run. Together with the timeout of a request it is shorter than a lease. */
const runMsMax = 5_000;
/** A run goes on for so long after its webhook was changed, disabled or deleted: looking before each event would cost too much. */
const unnoticedMsMax = 200;
/** A webhook that takes longer for a message is slow. */
const slowMs = 1_000;
/** Retries of many events that failed together don't come together. */
const jitterShare = 0.2;

/** Sends until an event fails, the webhook changes, the run is over, or there are no more events. */
export async function sendLane(lane: ClaimedLane, options: LaneOptions): Promise<void> {
  const { database, now, stopping, nextTurn } = options;
  const startMs = performance.now();
  let seenMs = startMs;
  const untilPosition = lane.kind === 'replay' ? await findRunEnd(database.reader, lane) : lane.untilPosition;
  const events = await listLaneEvents(database.reader, { ...lane, untilPosition }, eventsMax);
  const data = await findMessageData(lane.webhook, events, options);
  const deliveries: NewDelivery[] = [];
  let progress: LaneProgress = { position: lane.position, attempts: attemptsBefore(lane, events) };
  let { webhook } = lane;
  let slowestMs = 0;
  let sent = 0;
  for (const event of events) {
    await nextTurn?.();
    if (stopping.aborted || performance.now() - startMs > runMsMax) break;
    if (performance.now() - seenMs > unnoticedMsMax) {
      if (!(await isUnchanged(lane.webhook, options))) break;
      seenMs = performance.now();
    }
    const outcome = await sendEvent(webhook, { event, data: data.get(event.id) }, options);
    slowestMs = Math.max(slowestMs, outcome.durationMs);
    if (outcome.isStopped) break;
    const attempt = progress.attempts + 1;
    progress = progressAfter(event, attempt, outcome, options);
    const isNews = !outcome.isAccepted || deliveries.length === 0;
    const isSentMore = !isNews || (await noteOutcome(webhook, outcome, options));
    const retryAt = isSentMore ? progress.retryAt : undefined;
    deliveries.push(deliveryOf(lane, event, { attempt, outcome, retryAt, now: now() }));
    if (!isSentMore) break;
    if (outcome.isAccepted) sent += 1;
    // If the next one fails, it does so for the first time.
    if (outcome.isAccepted) webhook = { ...webhook, failingSince: null };
    if (progress.retryAt !== undefined) break;
  }
  // Everything was looked through, also what is of no interest to this webhook.
  const isComplete = events.length < eventsMax && sent === events.length;
  if (isComplete) progress = { position: untilPosition, attempts: 0 };
  if (deliveries.length > 0) {
    progress = { ...progress, isSlow: slowestMs > slowMs || progress.retryAt !== undefined };
  }
  await settleLane(database.reader, lane, progress, deliveries, now());
}

/** What failed before may be an event that the webhook no longer wants, or that is no longer kept: attempts are of that event. */
function attemptsBefore({ position, attempts }: ClaimedLane, [first]: readonly EventRow[]): number {
  return first?.position === position + 1n ? attempts : 0;
}

async function isUnchanged(
  { id, updatedAt }: ClaimedLane['webhook'],
  { database }: LaneOptions,
): Promise<boolean> {
  return (await database.reader.prisma.webhook.count({ where: { id, updatedAt } })) > 0;
}

/**
 * An accepted event, or one that is given up, is behind; another one is sent again. A receiver can ask for more time than the
 * schedule gives it, up to the longest step of the schedule.
 */
function progressAfter(
  event: EventRow,
  attempt: number,
  { isAccepted, waitMs = 0 }: Outcome,
  { scheduleMs, now }: LaneOptions,
): LaneProgress {
  const delayMs = scheduleMs[attempt];
  if (isAccepted || delayMs === undefined) return { position: event.position, attempts: 0 };
  const jitter = 1 + Math.random() * jitterShare;
  const askedMs = Math.min(waitMs * jitter, Math.max(...scheduleMs));
  const retryAt = new Date(now().getTime() + Math.max(delayMs * jitter, askedMs));
  return { position: event.position - 1n, attempts: attempt, retryAt };
}

interface Attempt {
  readonly attempt: number;
  readonly outcome: Outcome;
  readonly retryAt: Date | undefined;
  readonly now: Date;
}

function deliveryOf(
  { kind, webhook }: ClaimedLane,
  event: EventRow,
  { attempt, outcome, retryAt, now }: Attempt,
): NewDelivery {
  return {
    id: newId(),
    workspace_id: webhook.workspaceId,
    webhook_id: webhook.id,
    kind: kind === 'replay' ? 'replay' : 'event',
    event_id: event.id,
    event_type: event.type,
    event_position: String(event.position),
    attempt,
    status: outcome.isAccepted ? 'succeeded' : 'failed',
    response_status: outcome.responseStatus,
    failure: outcome.failure,
    duration_ms: outcome.durationMs,
    response_excerpt: outcome.responseExcerpt,
    created_at: now.toISOString(),
    next_attempt_at: retryAt?.toISOString() ?? null,
    expires_at: new Date(now.getTime() + deliveryKeptMs).toISOString(),
  };
}
