/** Combines all lookups that begin within one turn of the event loop (docs/decisions/0024-batched-credentials.md). */

/**
 * Finds rows by key. The statement is sent after the last request, so that no request gets data from before it arrived.
 */
export class LookupBatch<Row> {
  readonly #load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  #waiting = new Map<string, PromiseWithResolvers<Row | undefined>>();

  constructor(load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Row>>) {
    this.#load = load;
  }

  /** The row of a key; undefined if there is none. @throws what `load` throws */
  find(key: string): Promise<Row | undefined> {
    const known = this.#waiting.get(key);
    if (known !== undefined) return known.promise;
    // After the phase of the event loop in which requests arrive.
    if (this.#waiting.size === 0) setImmediate(() => void this.#flush());
    const waiting = Promise.withResolvers<Row | undefined>();
    this.#waiting.set(key, waiting);
    return waiting.promise;
  }

  async #flush(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = new Map();
    try {
      const rows = await this.#load([...waiting.keys()]);
      for (const [key, { resolve }] of waiting) resolve(rows.get(key));
    } catch (error) {
      for (const { reject } of waiting.values()) reject(error);
    }
  }
}
