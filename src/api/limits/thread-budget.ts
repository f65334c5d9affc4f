/** What one owner may take of the thread that answers everyone (docs/decisions/0139-shares-of-the-thread.md). */
import type { ThreadClock } from './thread-clock.ts';

/** A third: what remains has to answer all others about as fast as usual. */
const share = 1 / 3;
/** What an owner can take at once, such as for all parts of a page. */
const burstMs = 50;
/** What is remembered of a long request, so that nobody rests for longer than 750 ms. */
const debtMsMax = 250;

export class ThreadBudget {
  readonly #clock: ThreadClock;
  #leftMs = burstMs;
  /** When it was last settled, and where the clock was. */
  #settledAtMs = performance.now();
  #settledShareMs: number;
  #inProgress = 0;

  constructor(clock: ThreadClock) {
    this.#clock = clock;
    this.#settledShareMs = clock.read();
  }

  /** Counts a request as one of the owner's from now on. @param takenMs what it has taken so far */
  begin(takenMs: number): void {
    this.#settle();
    this.#leftMs -= takenMs;
    this.#inProgress += 1;
  }

  end(): void {
    this.#settle();
    this.#inProgress -= 1;
  }

  /** How long to rest before the next request; 0 if it can begin. */
  restMs(): number {
    this.#settle();
    return this.#leftMs < 0 ? -this.#leftMs / share : 0;
  }

  /** At once adds what has become free and subtracts what was taken, so that a long wait for the database costs nothing. */
  #settle(): void {
    const [nowMs, shareMs] = [performance.now(), this.#clock.read()];
    const freedMs = share * (nowMs - this.#settledAtMs);
    const takenMs = this.#inProgress * (shareMs - this.#settledShareMs);
    this.#leftMs = Math.min(Math.max(this.#leftMs + freedMs - takenMs, -debtMsMax), burstMs);
    this.#settledAtMs = nowMs;
    this.#settledShareMs = shareMs;
  }
}
