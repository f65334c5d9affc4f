/**
 * Spreads the work of an owner that occupies the thread that answers everyone over time, such as rendering Markdown
 * (docs/decisions/0068-card-includes.md).
 */
import { setTimeout as delay } from 'node:timers/promises';

/** An owner rests this many times as long as the work has taken, which leaves it a twentieth of the thread. */
const restsPerWork = 19;
/** A machine that is busy with something else doesn't make anyone wait for longer. */
const restMsMax = 1_000;
/** Work of less time than everything else of a request is not worth a rest. */
const workMsMin = 1;
/** From this number on, owners who don't have to wait are forgotten. */
const ownersMax = 1_000;

export class ThreadShares {
  /** When the next work of an owner may begin, by a clock that never goes back. */
  readonly #nextMs = new Map<string, number>();

  /** Does work that doesn't wait for anything, when its owner has rested. */
  async run<Result>(owner: string, work: () => Result): Promise<Result> {
    // Of several that wait, the first to go on makes the others wait again.
    for (let restMs = this.#restMs(owner); restMs > 0; restMs = this.#restMs(owner)) await delay(restMs);
    const startMs = performance.now();
    try {
      return work();
    } finally {
      this.#note(owner, startMs);
    }
  }

  #restMs(owner: string): number {
    return (this.#nextMs.get(owner) ?? 0) - performance.now();
  }

  #note(owner: string, startMs: number): void {
    const endMs = performance.now();
    const workMs = endMs - startMs;
    if (workMs < workMsMin) return;
    if (this.#nextMs.size >= ownersMax) this.#forget(endMs);
    this.#nextMs.set(owner, endMs + Math.min(restsPerWork * workMs, restMsMax));
  }

  #forget(nowMs: number): void {
    for (const [owner, nextMs] of this.#nextMs) {
      if (nextMs <= nowMs) this.#nextMs.delete(owner);
    }
  }
}
