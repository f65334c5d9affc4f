/**
 * Reads the parts of a long response in turns of the fair queue, like requests of their own: the response has begun and its place is
 * released, and reading many at once would take the connections to the database and the thread from everyone else
 * (docs/decisions/0142-parts-in-turns.md).
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Problem } from '../http/problems.ts';
import { closed } from './fair-queue.ts';
import type { Claimant, FairQueue, Leave } from './fair-queue.ts';

const retryAfterMs = 1_000;

/** The same parts, each read in a turn of its owner. Between them, the client reads, and holds no place. */
export async function* partsInTurns(
  parts: AsyncIterable<string>,
  {
    fairQueue,
    claimant,
    response,
  }: {
    readonly fairQueue: FairQueue;
    readonly claimant: Claimant;
    readonly response: ServerResponse;
  },
): AsyncGenerator<string> {
  const signal = closed(response);
  let leave = await nextTurn(fairQueue, claimant, signal);
  try {
    for await (const part of parts) {
      leave();
      yield part;
      leave = await nextTurn(fairQueue, claimant, signal);
    }
  } finally {
    leave();
  }
}

/** Waits as long as it takes: the response has begun, so it can't become a refusal. @throws when the client has left */
async function nextTurn(fairQueue: FairQueue, claimant: Claimant, signal: AbortSignal): Promise<Leave> {
  for (;;) {
    try {
      return await fairQueue.enter(claimant, () => signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof Problem)) throw error;
      await delay(retryAfterMs, undefined, { signal });
    }
  }
}
