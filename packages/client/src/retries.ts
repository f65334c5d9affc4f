/** Sends a request again when that can help and cannot do a thing twice. */
import { discard, errorOf, ProblemError, UnexpectedAnswerError } from './errors.ts';
import { readRetryAfterMs } from './retry-after.ts';

export interface Retries {
  /** How often a request is sent at most, the first time included. */
  readonly attemptsMax: number;
  /** Gives up immediately if the required wait is longer. */
  readonly waitMsMax: number;
  /** Resolves after a time, or rejects when the signal aborts; for tests. */
  readonly wait: (timeMs: number, signal: AbortSignal) => Promise<void>;
}

export const defaultRetries: Retries = { attemptsMax: 4, waitMsMax: 60_000, wait };

const backoffMs = 250;
const idempotencyKey = 'Idempotency-Key';

/**
 * Sends a request until it is answered by a success. A POST with a credential gets an `Idempotency-Key`, so that it is
 * carried out once however often it is sent.
 *
 * @throws {ProblemError} {@link NotModifiedError} {@link UnexpectedAnswerError}, and what `fetch` throws
 */
export async function sendPatiently(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  { attemptsMax, waitMsMax, wait }: Retries,
): Promise<Response> {
  const isKeyed = request.method === 'POST' && request.headers.has('Authorization');
  if (isKeyed && !request.headers.has(idempotencyKey)) {
    request.headers.set(idempotencyKey, newKey());
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // A redirected POST can become a GET, whose success would pass for that of the POST.
  const sent = isRead ? request : new Request(request, { redirect: 'manual' });
  // A PUT leads to the same result however often it is sent, unless its own success ends its precondition.
  const isPut = request.method === 'PUT' && !request.headers.has('If-Match');
  const isRepeatable = isKeyed || isPut || isRead;
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await trySending(sent, fetch);
    if (!('error' in outcome)) return outcome.response;
    // Whatever the abort has interrupted.
    request.signal.throwIfAborted();
    const { error, response } = outcome;
    const waitMs = waitMsOf(response, attempt);
    const isLast = attempt >= attemptsMax || waitMs > waitMsMax;
    if (isLast || !canHelp(error, response, isRepeatable)) throw error;
    await discard(response);
    await wait(waitMs, request.signal);
  }
}

/** Browsers have `crypto.randomUUID` only in pages that came by https. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Outcome =
  { readonly response: Response } | { readonly response: Response | undefined; readonly error: unknown };

async function trySending(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
): Promise<Outcome> {
  try {
    const response = await fetch(request.clone());
    if (!response.ok) return { response, error: await errorOf(response) };
    // A page to sign in to a network, for example.
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return isPage
      ? { response, error: new UnexpectedAnswerError(response) }
      : { response: await whole(response) };
  } catch (error) {
    return { response: undefined, error };
  }
}

/** Reads a body to its end, so that an answer that breaks off counts as none. */
async function whole(response: Response): Promise<Response> {
  const copy = response.clone();
  await response.arrayBuffer();
  return copy;
}

function canHelp(error: unknown, response: Response | undefined, isRepeatable: boolean): boolean {
  // Nothing was done for a request beyond the limit, whatever it was.
  if (response?.status === 429) return true;
  if (!isRepeatable) return false;
  if (response === undefined) return true;
  if (error instanceof ProblemError && error.code === 'idempotency_key_in_use') return true;
  return [502, 503, 504].includes(response.status);
}

/** What the answer asks for; else ever longer, and not all clients at once. */
function waitMsOf(response: Response | undefined, attempt: number): number {
  return readRetryAfterMs(response) ?? backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
}

/** Timers don't wait at all for longer. */
const timerMsMax = 2 ** 31 - 1;

async function wait(timeMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(timeMs, timerMsMax));
    signal.addEventListener('abort', end);
  });
  signal.throwIfAborted();
}
