/** Requests of clients: each is sent, with its key, until it succeeds, and each failure is counted by its kind. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than anything that the service takes to say that it can't. */
const attemptTimeoutMs = 30_000;
const retryDelayMs = 250;

/** What happened to the requests of one fault. */
export class Tally {
  readonly failures = new Map<string, number>();
  requests = 0;
  /** Of the answered writes, in order. */
  readonly writtenAtMs: number[] = [];
  lastFailedWriteAtMs = 0;
  slowestMs = 0;

  fail(kind: string): void {
    this.failures.set(kind, (this.failures.get(kind) ?? 0) + 1);
  }

  get failed(): number {
    return [...this.failures.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The longest time after a moment in which no write was answered. */
  longestPauseMs(sinceMs: number): number {
    const moments = this.writtenAtMs.filter((it) => it >= sinceMs);
    return moments.reduce((longest, it, index) => Math.max(longest, it - (moments[index - 1] ?? sinceMs)), 0);
  }
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly url: string;
  readonly token: string;
  readonly body?: object;
}

/**
 * Sends a request until it succeeds, and returns the response's body.
 *
 * @throws {Error} for a response that says that the request is wrong, or once the signal is aborted
 */
export async function persist(call: Call, tally: Tally, signal: AbortSignal): Promise<unknown> {
  const key = randomUUID();
  for (;;) {
    const outcome = await attempt(call, key, tally);
    if ('body' in outcome) return outcome.body;
    if (call.method !== 'GET') tally.lastFailedWriteAtMs = performance.now();
    tally.fail(outcome.failed);
    if (/^4(?!09|29)/.test(outcome.failed)) throw new Error(`${call.method} ${call.url}: ${outcome.failed}`);
    signal.throwIfAborted();
    await delay(retryDelayMs);
  }
}

async function attempt(
  { method, url, token, body }: Call,
  key: string,
  tally: Tally,
): Promise<{ body: unknown } | { failed: string }> {
  const startedAtMs = performance.now();
  tally.requests += 1;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        ...(method === 'POST' && { 'Idempotency-Key': key }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(attemptTimeoutMs),
    });
    const text = await response.text();
    if (!response.ok) return { failed: failureOf(response.status, text) };
    if (method !== 'GET') tally.writtenAtMs.push(performance.now());
    return { body: JSON.parse(text) as unknown };
  } catch (error) {
    return { failed: nameOf(error) };
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - startedAtMs);
  }
}

/** The status, and what the service says about it in its `code`, or whose response it is. */
function failureOf(status: number, text: string): string {
  const code = /"code":\s*"(\w+)"/.exec(text)?.[1];
  if (text.includes('did not confirm the commit')) return `${status} unconfirmed`;
  return `${status} ${code ?? 'nginx'}`;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'error';
  const { cause } = error;
  if (error.name === 'TimeoutError') return 'no response';
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
