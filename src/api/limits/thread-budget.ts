/** What one client may take of the thread that answers everyone (docs/decisions/0139-shares-of-the-thread.md). */
import type { ThreadClock } from './thread-clock.ts';

export interface ThreadShare {
  /** Of the thread's time. */
  readonly share: number;
  /** What can be taken at once, such as for all parts of a page. */
  readonly burstMs: number;
  /** What is remembered of a long request, so that nobody rests for longer than this divided by the share. */
  readonly debtMsMax: number;
}

/** For the requests of an owner that have a place: what remains has to answer all others about as fast as usual. */
const ownerShare: ThreadShare = { share: 1 / 3, burstMs: 50, debtMsMax: 250 };

/** About how many of the last requests say what one is expected to take. */
const remembered = 4;

export class ThreadBudget {
  readonly #clock: ThreadClock;
  readonly #limits: ThreadShare;
  #leftMs: number;
  /** When it was last settled, and where the clock was. */
  #settledAtMs = performance.now();
  #settledShareMs: number;
  #inProgress = 0;
  /** What each request in progress is expected to take, as the last ones did. */
  #expectedMs = 0;

  constructor(clock: ThreadClock, limits = ownerShare) {
    this.#clock = clock;
    this.#limits = limits;
    this.#leftMs = limits.burstMs;
    this.#settledShareMs = clock.read();
  }

  /** Counts a request as one of the owner's from now on. @param takenMs what it has taken so far */
  begin(takenMs: number): void {
    this.take(takenMs);
    this.#inProgress += 1;
  }

  /** @param takenMs what the request has taken */
  end(takenMs: number): void {
    this.#settle();
    this.#inProgress -= 1;
    this.#expectedMs += (takenMs - this.#expectedMs) / remembered;
  }

  /** Subtracts time that was measured elsewhere; adds it if negative. */
  take(takenMs: number): void {
    this.#settle();
    this.#leftMs -= takenMs;
  }

  /**
   * How long to rest before the next request; 0 if it can begin. Beside others of the owner, it begins only if there is enough for what
   * they are expected to take: several long ones at once would keep everyone else waiting.
   *
   * @param running requests of the owner in progress
   */
  restMs(running = 0): number {
    this.#settle();
    const { share, burstMs } = this.#limits;
    // At most what can be taken at once: a request that waits long for the database on a busy thread is expected to take too much.
    const neededMs = Math.min(running * this.#expectedMs, burstMs);
    return this.#leftMs < neededMs ? (neededMs - this.#leftMs) / share : 0;
  }

  /** At once adds what has become free and subtracts what was taken, so that a long wait for the database costs nothing. */
  #settle(): void {
    const { share, burstMs, debtMsMax } = this.#limits;
    const [nowMs, shareMs] = [performance.now(), this.#clock.read()];
    const freedMs = share * (nowMs - this.#settledAtMs);
    const takenMs = this.#inProgress * (shareMs - this.#settledShareMs);
    this.#leftMs = Math.min(Math.max(this.#leftMs + freedMs - takenMs, -debtMsMax), burstMs);
    this.#settledAtMs = nowMs;
    this.#settledShareMs = shareMs;
  }
}
