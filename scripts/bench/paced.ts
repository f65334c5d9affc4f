/**
 * Load at a fixed rate. Requests start when they are due, whether earlier ones are answered or not, and their latency
 * counts from then, so that a pause of the server shows in all requests that it delays.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { openClient } from './bench-clients.ts';
import { connectionsMax, messageOf } from './measure.ts';
import type { BenchRequest } from './measure.ts';

const tickMs = 1;
/** Not counted: a contender's pool opens its connections then. */
const warmUpMs = 500;

/** Latencies in milliseconds. @throws {Error} for a response that is no success */
export async function measurePaced(
  url: string,
  { tokens, request, rate, seconds }: PacedLoad,
): Promise<readonly number[]> {
  let failure: Error | undefined;
  const fail = (error: Error): void => {
    failure ??= error;
  };
  const clients = await Promise.all(
    Array.from({ length: connectionsMax }, async (_, index) => ({
      client: await openClient(url, fail),
      message: messageOf(url, request, tokens[index % tokens.length] ?? '')(),
    })),
  );
  const idle = [...clients];
  const due: number[] = [];
  const latencies: number[] = [];
  const startedAtMs = performance.now();
  const countedFromMs = startedAtMs + warmUpMs;
  const sendDue = (): void => {
    for (;;) {
      const [one, dueAtMs] = [idle[0], due[0]];
      if (one === undefined || dueAtMs === undefined) return;
      idle.shift();
      due.shift();
      one.client.send(one.message, (status) => {
        if (dueAtMs >= countedFromMs) latencies.push(performance.now() - dueAtMs);
        if (status !== 200) fail(new Error(`status ${status}`));
        idle.push(one);
        sendDue();
      });
    }
  };
  const endsAtMs = countedFromMs + seconds * 1_000;
  for (let sent = 0; performance.now() < endsAtMs;) {
    const elapsedMs = performance.now() - startedAtMs;
    for (; (sent * 1_000) / rate <= elapsedMs; sent += 1) due.push(startedAtMs + (sent * 1_000) / rate);
    sendDue();
    await delay(tickMs);
  }
  for (const { client } of clients) client.close();
  if (failure !== undefined) throw new Error('a paced request failed', { cause: failure });
  return latencies;
}

export interface PacedLoad {
  readonly tokens: readonly string[];
  readonly request: BenchRequest;
  /** Requests a second, on all connections together. */
  readonly rate: number;
  readonly seconds: number;
}
