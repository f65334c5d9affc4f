/** Combines lookups that arrive together (docs/decisions/0024-batched-credentials.md). */

export interface BatchOptions {
  /** How many statements run at the same time, unless one takes long. With fewer, each of them has more lookups. */
  readonly statementsMax: number;
  /** After this time, a statement no longer keeps the next one from being sent. */
  readonly patienceMs: number;
}

/** Two: while PostgreSQL answers one, the process works on the requests of the other. */
const usualOptions: BatchOptions = { statementsMax: 2, patienceMs: 10 };

/**
 * Finds rows by key. The statement is sent after the last request, so that no request gets data from before it arrived.
 */
export class LookupBatch<Row> {
  readonly #load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  readonly #options: BatchOptions;
  #waiting = new Map<string, PromiseWithResolvers<Row | undefined>>();
  #isScheduled = false;
  #running = 0;

  constructor(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>, options = usualOptions) {
    this.#load = load;
    this.#options = options;
  }

  /** The row of a key; undefined if there is none. @throws what `load` throws */
  find(key: string): Promise<Row | undefined> {
    const known = this.#waiting.get(key);
    if (known !== undefined) return known.promise;
    const waiting = Promise.withResolvers<Row | undefined>();
    this.#waiting.set(key, waiting);
    this.#schedule();
    return waiting.promise;
  }

  /** Sends the statement after the phase of the event loop in which requests arrive. */
  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0 || this.#running >= this.#options.statementsMax) return;
    this.#isScheduled = true;
    setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    this.#isScheduled = false;
    const leave = this.#enter();
    try {
      const rows = await this.#load([...waiting.keys()]);
      for (const [key, { resolve }] of waiting) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    } finally {
      leave();
    }
  }

  /** Returns what ends the turn of a statement, as its patience does. */
  #enter(): () => void {
    this.#running += 1;
    let isOver = false;
    const leave = (): void => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.#running -= 1;
      this.#schedule();
    };
    const timer = setTimeout(leave, this.#options.patienceMs);
    return leave;
  }
}
