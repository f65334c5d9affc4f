/** What one owner may take of the thread that answers everyone (docs/decisions/0139-shares-of-the-thread.md). */

/** A third: what remains has to answer all others about as fast as usual. */
const share = 1 / 3;
/** What an owner can take at once, such as for all parts of a page. */
const burstMs = 50;
/** What is remembered of a long request, so that nobody rests for longer than 750 ms. */
const debtMsMax = 250;

export class ThreadBudget {
  #leftMs = burstMs;
  #countedAtMs = performance.now();

  take(ms: number): void {
    this.#refill();
    this.#leftMs = Math.max(this.#leftMs - ms, -debtMsMax);
  }

  /** How long to rest before the next request; 0 if it can begin. */
  restMs(): number {
    this.#refill();
    return this.#leftMs < 0 ? -this.#leftMs / share : 0;
  }

  #refill(): void {
    const nowMs = performance.now();
    this.#leftMs = Math.min(this.#leftMs + share * (nowMs - this.#countedAtMs), burstMs);
    this.#countedAtMs = nowMs;
  }
}
