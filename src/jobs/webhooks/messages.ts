/** What a webhook is sent, and what becomes of it. */
import { rememberingTypeIds, toTypeId } from '../../domain/core/ids.ts';
import type { DerivedSecrets } from '../../domain/core/derived-secrets.ts';
import { showEvent } from '../../domain/events/event-views.ts';
import type { ShownEventRow } from '../../domain/events/event-views.ts';
import type { OutgoingRequest, OutgoingResult } from '../../outgoing/guarded-requests.ts';
import { retryAfterMs } from '../../outgoing/retry-after.ts';
import { signatureHeaders } from '../../outgoing/webhook-signatures.ts';
import { signingSecrets } from '../../domain/webhooks/webhook-secrets.ts';
import type { SendingWebhook } from './lane-rows.ts';

/** Sends a request through the guard, or in tests as they like. */
export type Send = (url: string, request: OutgoingRequest) => Promise<OutgoingResult>;

export interface MessageOptions {
  readonly secrets: DerivedSecrets;
  readonly now: () => Date;
  readonly send: Send;
  readonly timeoutMs: number;
  /** Ends requests when the service stops. */
  readonly signal: AbortSignal;
}

/** What an attempt came to, in the words of the contract. */
export interface Outcome {
  readonly isAccepted: boolean;
  /** The service stopped before there was an answer: it counts as no attempt. */
  readonly isStopped: boolean;
  /** The receiver wants nothing more. */
  readonly isGone: boolean;
  readonly responseStatus: number | null;
  readonly failure: string | null;
  readonly durationMs: number;
  readonly responseExcerpt: string | null;
  /** How long the receiver asks to wait; absent if it doesn't. */
  readonly waitMs?: number | undefined;
}

const userAgent = 'Boards-Webhooks/1';
const goneStatus = 410;
/** Too many requests, and unavailable: what passes by itself, so that the receiver can know when. */
const waitStatuses: readonly number[] = [429, 503];

export interface Message {
  readonly event: ShownEventRow;
  /** The resource as it now is, if the webhook includes it. */
  readonly data?: object | undefined;
}

/** Sends an event with the signatures of this moment. Rejects only on programming errors. */
export async function sendEvent(
  webhook: SendingWebhook,
  { event, data }: Message,
  { secrets, now, send, timeoutMs, signal }: MessageOptions,
): Promise<Outcome> {
  const shown = showEvent(event, rememberingTypeIds());
  const body = JSON.stringify(data === undefined ? shown : { ...shown, data });
  const timestamp = now();
  const signed = { id: toTypeId('event', event.id), timestamp, body };
  const headers = {
    ...signatureHeaders(secretsOf(webhook, secrets, timestamp), signed),
    'Content-Type': 'application/json',
    'User-Agent': userAgent,
  };
  return outcomeOf(await send(webhook.url, { headers, body, timeoutMs, signal }), now());
}

/** The secrets that sign a message: during an overlap the previous one as well. */
function secretsOf(webhook: SendingWebhook, secrets: DerivedSecrets, now: Date): string[] {
  const { secretGeneration, previousSecretEndsAt } = webhook;
  const overlaps = previousSecretEndsAt !== null && previousSecretEndsAt > now;
  const generations = overlaps ? [secretGeneration, secretGeneration - 1] : [secretGeneration];
  return generations.flatMap((generation) => signingSecrets(secrets, webhook, generation));
}

function outcomeOf(result: OutgoingResult, now: Date): Outcome {
  const { durationMs } = result;
  const none = { isAccepted: false, isStopped: false, isGone: false, responseStatus: null };
  if ('refused' in result) return { ...none, failure: result.refused, durationMs, responseExcerpt: null };
  if ('failed' in result) {
    const isStopped = result.failed === 'stopped';
    return { ...none, isStopped, failure: result.failed, durationMs, responseExcerpt: null };
  }
  const { status, excerpt, retryAfter } = result;
  const asksToWait = retryAfter !== undefined && waitStatuses.includes(status);
  const isAccepted = status >= 200 && status < 300;
  return {
    isAccepted,
    isStopped: false,
    isGone: status === goneStatus,
    responseStatus: status,
    failure: isAccepted ? null : 'response_status',
    durationMs,
    responseExcerpt: excerpt === '' ? null : excerpt,
    waitMs: asksToWait ? retryAfterMs(retryAfter, now) : undefined,
  };
}
