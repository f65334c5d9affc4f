/**
 * Measures how long each request occupies the thread that answers everyone (docs/decisions/0139-shares-of-the-thread.md).
 * The callbacks of requests take turns, so the time for which the thread is busy is divided equally among those in progress.
 */
import { performance } from 'node:perf_hooks';

export class ThreadClock {
  readonly #readBusyMs: () => number;
  #busyMs: number;
  #shareMs = 0;
  #inProgress = 0;

  /** @param readBusyMs for how long the thread was busy so far */
  constructor(readBusyMs = () => performance.eventLoopUtilization().active) {
    this.#readBusyMs = readBusyMs;
    this.#busyMs = readBusyMs();
  }

  /** The time of a request that is in progress from now on. */
  start(): ThreadTime {
    return new ThreadTime(this);
  }

  /** The share, up to now, of a request that had been in progress all the time. */
  read(): number {
    const busyMs = this.#readBusyMs();
    if (this.#inProgress > 0) this.#shareMs += (busyMs - this.#busyMs) / this.#inProgress;
    this.#busyMs = busyMs;
    return this.#shareMs;
  }

  /** Counts one request more. Returns what `read` does. */
  add(): number {
    const shareMs = this.read();
    this.#inProgress += 1;
    return shareMs;
  }

  /** Counts one request less. Returns what `read` does. */
  remove(): number {
    const shareMs = this.read();
    this.#inProgress -= 1;
    return shareMs;
  }
}

/** How long one request has occupied the thread. It counts while it is in progress, and not while it is paused. */
export class ThreadTime {
  readonly #clock: ThreadClock;
  /** Where the clock was when the request was last resumed; undefined while it is paused. */
  #resumedAtMs: number | undefined;
  #takenMs = 0;

  constructor(clock: ThreadClock) {
    this.#clock = clock;
    this.#resumedAtMs = clock.add();
  }

  /** Up to the last pause. */
  get takenMs(): number {
    return this.#takenMs;
  }

  /** For as long as the request waits for its client or for its turn, or at its end. */
  pause(): void {
    if (this.#resumedAtMs === undefined) return;
    this.#takenMs += this.#clock.remove() - this.#resumedAtMs;
    this.#resumedAtMs = undefined;
  }

  resume(): void {
    this.#resumedAtMs ??= this.#clock.add();
  }
}
