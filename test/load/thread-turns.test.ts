/** A process that serves requests has time for them while it sends webhooks. */
import { performance } from 'node:perf_hooks';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { ThreadTurns } from '../../src/jobs/webhooks/thread-turns.ts';

function occupyThread(lengthMs: number): void {
  const endMs = performance.now() + lengthMs;
  while (performance.now() < endMs);
}

it('events that wait together leave a third of the time to requests', async () => {
  const turns = new ThreadTurns();
  const since = performance.eventLoopUtilization();
  const lanes = Array.from({ length: 10 }, async () => {
    for (let events = 0; events < 10; events += 1) {
      await turns.next();
      occupyThread(2);
    }
  });
  await Promise.all(lanes);
  // Somewhat less, because an event that other work on the machine makes long waits for ten milliseconds at most.
  expect(performance.eventLoopUtilization(since).utilization).toBeLessThan(0.85);
});

it('a process that is busy with requests still sends', async () => {
  const turns = new ThreadTurns();
  let isOver = false;
  const keepBusy = async () => {
    while (!isOver) {
      occupyThread(2);
      await afterOthers();
    }
  };
  const busy = keepBusy();
  const startMs = performance.now();
  for (let events = 0; events < 10; events += 1) await turns.next();
  const takenMs = performance.now() - startMs;
  isOver = true;
  await busy;
  // Ten milliseconds for each, and what the thread was busy with then.
  expect(takenMs).toBeLessThan(2_000);
});
