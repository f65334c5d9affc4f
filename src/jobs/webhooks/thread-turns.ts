/**
 * Leaves requests a third of the thread's time while a process that serves them sends webhooks
 * (docs/decisions/0083-webhooks.md).
 */
import { performance } from 'node:perf_hooks';
import { setImmediate as afterOthers, setTimeout as delay } from 'node:timers/promises';

/** How long the times are compared for, so that idle time from before is no credit for a burst. */
const periodMs = 20;
/** What is busy for longer than so many times the idle time waits. */
const busyPerIdle = 2;
/** How often to look whether the thread was idle for long enough. */
const pollMs = 1;
/** A process that is busy with requests still sends this often. */
const waitMsMax = 10;

export class ThreadTurns {
  #last: Promise<void> = Promise.resolve();
  #since = performance.eventLoopUtilization();
  #sinceMs = performance.now();

  /** Resolves when the next message can be made. Of several that wait, each has its turn once the one before has begun. */
  async next(): Promise<void> {
    const turn = this.#last.then(() => this.#rest());
    this.#last = turn;
    await turn;
  }

  async #rest(): Promise<void> {
    const startMs = performance.now();
    await afterOthers();
    while (this.#isBusy() && performance.now() - startMs < waitMsMax) await delay(pollMs);
    if (performance.now() - this.#sinceMs < periodMs) return;
    this.#since = performance.eventLoopUtilization();
    this.#sinceMs = performance.now();
  }

  #isBusy(): boolean {
    const { active, idle } = performance.eventLoopUtilization(this.#since);
    return active > busyPerIdle * idle;
  }
}
