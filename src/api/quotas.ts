/**
 * Counts what has been used of a quota in fixed windows, each of which begins with its key's first request. Here in
 * memory: every process counts for itself, a restart forgets, and the number of keys is bounded; `redis-quotas.ts` counts
 * for all processes (docs/decisions/0022-rate-limits.md).
 */

/** What is left of a key's quota after a request; `isGranted` is false for one that found nothing left. */
export interface QuotaState {
  readonly isGranted: boolean;
  readonly left: number;
  /** How long the window still lasts, by the clock of the store. */
  readonly endsInMs: number;
  /** The store to give back to, where it is not the one that was asked. */
  readonly countedBy?: QuotaStore;
}

/** What a store counts for: at most `quota` requests of each key in a window. */
export interface Policy {
  readonly name: string;
  readonly quota: number;
  readonly windowMs: number;
}

/** Where quotas are counted. A store that several processes share answers with promises, which never reject. */
export interface QuotaStore {
  /**
   * Takes one in one step, so that of parallel requests no more than the quota pass. A quota of its own holds for the
   * key instead of the usual one.
   */
  take(key: string, now: Date, ownQuota?: number): QuotaState | Promise<QuotaState>;
  /** Undoes a `take` that was granted. A later `take` is counted after it, whether or not it was waited for. */
  giveBack(key: string, now: Date): void | Promise<void>;
}

interface Window {
  used: number;
  readonly endsAtMs: number;
}

/** How many keys a half of a `RecentMap` holds: some megabytes. */
export const recentKeysMax = 20_000;

/**
 * A map that forgets by itself, without timers: what is set is kept for `keptMs` at least and twice that at most, or
 * until as many newer keys have come as one half holds.
 */
export class RecentMap<Value> {
  readonly #keptMs: number;
  readonly #keysMax: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();
  #turnsAtMs = 0;

  constructor(keptMs: number, keysMax = recentKeysMax) {
    this.#keptMs = keptMs;
    this.#keysMax = keysMax;
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  get(key: string): Value | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: string, value: Value, nowMs: number): void {
    if (nowMs >= this.#turnsAtMs || this.#young.size >= this.#keysMax) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#turnsAtMs = nowMs + this.#keptMs;
    }
    this.#young.set(key, value);
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }
}

/** Quotas in the memory of this process. */
export class MemoryQuotas implements QuotaStore {
  readonly #quota: number;
  readonly #windowMs: number;
  readonly #windows: RecentMap<Window>;

  constructor(quota: number, windowMs: number, keysMax = recentKeysMax) {
    this.#quota = quota;
    this.#windowMs = windowMs;
    this.#windows = new RecentMap(windowMs, keysMax);
  }

  get size(): number {
    return this.#windows.size;
  }

  take(key: string, now: Date, quota = this.#quota): QuotaState {
    const nowMs = now.getTime();
    let window = this.#openWindow(key, nowMs);
    if (window === undefined) {
      window = { used: 0, endsAtMs: nowMs + this.#windowMs };
      this.#windows.set(key, window, nowMs);
    }
    // A refused request uses nothing, and does not put off the end of the window.
    const isGranted = window.used < quota;
    if (isGranted) window.used += 1;
    return { isGranted, left: Math.max(0, quota - window.used), endsInMs: window.endsAtMs - nowMs };
  }

  giveBack(key: string, now: Date): void {
    const window = this.#openWindow(key, now.getTime());
    if (window !== undefined && window.used > 0) window.used -= 1;
  }

  #openWindow(key: string, nowMs: number): Window | undefined {
    const window = this.#windows.get(key);
    if (window === undefined || nowMs >= window.endsAtMs) return undefined;
    // A clock that was set back would keep a window open for as long as it was wrong.
    return window.endsAtMs - nowMs > this.#windowMs ? undefined : window;
  }
}
