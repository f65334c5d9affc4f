/**
 * Sends webhooks in this process: looks through the log, claims what is due, and sends it (docs/decisions/0083-webhooks.md).
 * Several processes can do so. What a process that dies has claimed is free again when its lease ends.
 */
import { traceWebhooks } from '../worker/traced-work.ts';
import type { RecordSpan } from '../../spans.ts';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { WebhookSettings } from '../../domain/core/context.ts';
import type { DerivedSecrets } from '../../domain/core/derived-secrets.ts';
import { newId } from '../../domain/core/ids.ts';
import type { BillingSettings } from '../../domain/core/plan-table.ts';
import { SingleRun } from '../../domain/core/single-run.ts';
import { planOf } from '../../domain/billing/plans/plans.ts';
import { sendGuarded } from '../../outgoing/guarded-requests.ts';
import { claimLanes, claimReplays } from './claim-rows.ts';
import type { Claim } from './claim-rows.ts';
import { feedBatchMax, feedLanes, isFeedDue, settleLane } from './lane-rows.ts';
import type { ClaimedLane, SendingWebhook } from './lane-rows.ts';
import { sendLane } from './lanes.ts';
import type { LaneOptions } from './lanes.ts';
import { sendMessage } from './messages-by-hand.ts';
import { claimMessages } from './message-rows.ts';
import type { RenderEventData } from './message-data.ts';
import type { Send } from './messages.ts';
import { Slots } from './slots.ts';
import { ThreadTurns } from './thread-turns.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The delay before each attempt, as the Standard Webhooks specification recommends. */
const usualScheduleMs: readonly number[] = [
  0,
  5_000,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];

export interface WebhookWorkerOptions {
  readonly database: Database;
  readonly billing: BillingSettings;
  readonly secrets: DerivedSecrets;
  readonly settings: WebhookSettings;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Calls back when the log has more events, and returns what ends that. */
  readonly onAdvance?: ((listener: () => void) => () => void) | undefined;
  /** Whether the process also serves requests. */
  readonly servesRequests?: boolean;
  /** What `include=data` adds to messages. */
  readonly eventData: RenderEventData;
  /** Counts requests. */
  readonly metrics?: { readonly countWebhooks: (send: Send) => Send };
  readonly recordSpan?: RecordSpan | undefined;
  /** The guarded client unless given. */
  readonly send?: Send;
  readonly scheduleMs?: readonly number[];
  readonly timeoutMs?: number;
  readonly leaseMs?: number;
  readonly failingMsMax?: number;
  /** How often to look for retries that are due, and for what a dead process has left. */
  readonly pollIntervalMs?: number;
}

/** Longer than a run of a lane and a request together. */
const usualLeaseMs = 30_000;
const usualTimeoutMs = 15_000;
const usualFailingMsMax = 5 * dayMs;
const usualPollIntervalMs = 1_000;
const laneLimits = { max: 64, perWebhookMax: 4, perWorkspaceMax: 32 };
/** Replays are in no hurry. */
const replayLimits = { max: 16, perWebhookMax: 1, perWorkspaceMax: 4 };
/** Messages that are sent by hand. */
const messageLimits = { max: 16, perWebhookMax: 1, perWorkspaceMax: 4 };
/** A webhook beyond the plan's number waits for a larger plan. */
const planDelayMs = 10 * minuteMs;

export class WebhookWorker {
  readonly #options: WebhookWorkerOptions;
  readonly #laneOptions: LaneOptions;
  readonly #lanes = new Slots(laneLimits);
  readonly #replays = new Slots(replayLimits);
  readonly #messages = new Slots(messageLimits);
  readonly #running = new Set<Promise<void>>();
  readonly #working = new SingleRun(() => this.#work());
  readonly #stopping = new AbortController();
  readonly #giveUp = new AbortController();
  #stopFollowing: (() => void) | undefined;
  #poll: NodeJS.Timeout | undefined;

  constructor(options: WebhookWorkerOptions) {
    this.#options = options;
    const { settings, metrics, recordSpan, servesRequests = false } = options;
    const turns = servesRequests ? new ThreadTurns() : undefined;
    const send = options.send ?? ((url, request) => sendGuarded(url, request, settings));
    this.#laneOptions = {
      ...options,
      send: traceWebhooks(metrics?.countWebhooks(send) ?? send, recordSpan),
      nextTurn: turns && (() => turns.next()),
      scheduleMs: options.scheduleMs ?? usualScheduleMs,
      timeoutMs: options.timeoutMs ?? usualTimeoutMs,
      failingMsMax: options.failingMsMax ?? usualFailingMsMax,
      signal: this.#giveUp.signal,
      stopping: this.#stopping.signal,
    };
  }

  start(): void {
    const wake = () => {
      this.#working.request();
    };
    this.#stopFollowing = this.#options.onAdvance?.(wake);
    this.#poll = setInterval(wake, this.#options.pollIntervalMs ?? usualPollIntervalMs);
    wake();
  }

  /** Claims nothing more, and waits for requests in flight. Those that take longer are sent again later. */
  async stop(timeoutMs: number): Promise<void> {
    clearInterval(this.#poll);
    this.#stopFollowing?.();
    this.#stopping.abort();
    const timer = setTimeout(() => {
      this.#giveUp.abort();
    }, timeoutMs);
    await this.#working.settled();
    await Promise.all(this.#running);
    clearTimeout(timer);
  }

  async #work(): Promise<void> {
    const { signal } = this.#stopping;
    if (signal.aborted) return;
    try {
      await this.#feed();
      await this.#claimMessages();
      while (await this.#claimLanes());
    } catch (err) {
      this.#options.logger.warn({ err }, 'webhooks are late: the database cannot be reached right now');
      await delay(usualPollIntervalMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #feed(): Promise<void> {
    const { database, now } = this.#options;
    if (!(await isFeedDue(database.reader))) return;
    while (!this.#stopping.signal.aborted) {
      if ((await feedLanes(database.reader, now())) < feedBatchMax) return;
    }
  }

  /** Returns whether more lanes may be due. Replays come last, in places of their own. */
  async #claimLanes(): Promise<boolean> {
    const { database } = this.#options;
    const slots = this.#lanes;
    const { free } = slots;
    if (free === 0 || this.#stopping.signal.aborted) return false;
    const { lanes, hasMore } = await database.transaction((tx) =>
      claimLanes(tx, {
        ...this.#claim(slots, free),
        withoutSlowOf: slots.workspacesFullOfSlow(),
        fitting: (due) => slots.fitting(due),
      }),
    );
    for (const lane of lanes) this.#run(this.#sendLane(lane, slots));
    return (await this.#claimReplays()) || hasMore;
  }

  /** A few at a time, so that a claim hardly exceeds what one workspace may have. */
  async #claimReplays(): Promise<boolean> {
    const slots = this.#replays;
    const lanesMax = Math.min(slots.free, replayLimits.perWorkspaceMax);
    if (lanesMax === 0) return false;
    const lanes = await claimReplays(this.#options.database.reader, this.#claim(slots, lanesMax));
    for (const lane of lanes) this.#run(this.#sendLane(lane, slots));
    return lanes.length > 0;
  }

  #claim(slots: Slots, lanesMax: number): Claim {
    const now = this.#options.now();
    return {
      now,
      leaseId: newId(),
      leaseEndsAt: this.#leaseEnd(now),
      lanesMax,
      slowLanesMax: slots.freeForSlow,
      without: slots.fullWebhooks(),
      withoutWorkspaces: slots.fullWorkspaces(),
    };
  }

  async #sendLane(lane: ClaimedLane, slots: Slots): Promise<void> {
    const { webhook, isSlow } = lane;
    await this.#inSlot(slots, webhook, isSlow, async (options) => {
      if (this.#isBeyondPlan(webhook)) await this.#postpone(lane);
      else await sendLane(lane, options);
    });
  }

  async #claimMessages(): Promise<void> {
    const { database, now: clock } = this.#options;
    const now = clock();
    const slots = this.#messages;
    const messages = await claimMessages(database.reader, {
      now,
      leaseEndsAt: this.#leaseEnd(now),
      messagesMax: slots.free,
      perWorkspaceMax: messageLimits.perWorkspaceMax,
      without: slots.fullWebhooks(),
      withoutWorkspaces: slots.fullWorkspaces(),
    });
    for (const message of messages) {
      const { webhook } = message;
      this.#run(this.#inSlot(slots, webhook, false, (options) => sendMessage(message, options)));
    }
  }

  async #inSlot(
    slots: Slots,
    { id: webhookId, workspaceId }: SendingWebhook,
    isSlow: boolean,
    work: (options: LaneOptions) => Promise<void>,
  ): Promise<void> {
    const slot = slots.take({ webhookId, workspaceId, isSlow });
    const { send } = this.#laneOptions;
    const options: LaneOptions = {
      ...this.#laneOptions,
      send: (url, request) => {
        slot.noteRequest();
        return send(url, request);
      },
    };
    await work(options).finally(slot.giveBack);
  }

  #leaseEnd(now: Date): Date {
    return new Date(now.getTime() + (this.#options.leaseMs ?? usualLeaseMs));
  }

  #isBeyondPlan({ plan, ordinal }: SendingWebhook): boolean {
    const { plans, enforced } = this.#options.billing;
    return enforced && plan !== null && ordinal > planOf(plans, plan).limits.webhooks;
  }

  async #postpone(lane: ClaimedLane): Promise<void> {
    const { database, now } = this.#options;
    const retryAt = new Date(now().getTime() + planDelayMs);
    const { position, attempts } = lane;
    await settleLane(database.reader, lane, { position, attempts, retryAt }, [], now());
  }

  /** What fails here stays claimed, and is sent again when the lease ends. */
  #run(work: Promise<void>): void {
    const running = work
      .catch((err: unknown) => {
        this.#options.logger.error({ err }, 'a webhook was not sent, and is sent again later');
      })
      .finally(() => {
        this.#running.delete(running);
        this.#working.request();
      });
    this.#running.add(running);
  }
}
