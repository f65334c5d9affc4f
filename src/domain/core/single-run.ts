import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs work once at a time, however often it is asked for. */
export class SingleRun {
  readonly #work: () => Promise<void>;
  /** Otherwise all further runs would count as the work of the request that asked first, in the log and in its trace. */
  readonly #inOwnContext = AsyncLocalStorage.snapshot();
  #isDue = false;
  #running: Promise<void> | undefined;

  /** @param work must not throw, and decides itself what to do after a failure */
  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** Runs the work now, or once more after the current run, which may have missed what the caller has just done. */
  request(): void {
    this.#isDue = true;
    this.#running ??= this.#inOwnContext(() => this.#runWhileDue());
  }

  /** Resolves when the current run has ended. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #runWhileDue(): Promise<void> {
    while (this.#isDue) {
      this.#isDue = false;
      await this.#work();
    }
    // In the same turn as the check above, so that no request gets lost in between.
    this.#running = undefined;
  }
}
