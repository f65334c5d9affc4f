/** Sums by key, such as the bytes of each workspace. A key whose sum is 0 takes no memory. */
export class KeyedSums {
  readonly #sums = new Map<string, number>();

  /** The number of keys whose sum is not 0. */
  get size(): number {
    return this.#sums.size;
  }

  of(key: string): number {
    return this.#sums.get(key) ?? 0;
  }

  add(key: string, amount: number): void {
    const sum = this.of(key) + amount;
    if (sum === 0) this.#sums.delete(key);
    else this.#sums.set(key, sum);
  }

  keys(): Iterable<string> {
    return this.#sums.keys();
  }
}
