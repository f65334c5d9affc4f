/**
 * Counts the use of quotas in fixed windows, which begin with a key's first request. These counts are in memory: each
 * process has its own, a restart resets them, and the number of keys is limited. `redis-quotas.ts` counts for all
 * processes (docs/decisions/0022-rate-limits.md).
 */

/** What is left of a key's quota after a request. `isGranted` is false if nothing was left. */
export interface QuotaState {
  readonly isGranted: boolean;
  readonly left: number;
  /** The rest of the window, by the store's clock. */
  readonly endsInMs: number;
  /** The store that counted the request, if it is another one. */
  readonly countedBy?: QuotaStore;
}

/** At most `quota` requests per key and window. */
export interface Policy {
  readonly name: string;
  readonly quota: number;
  readonly windowMs: number;
}

/** Counts quotas. A store that several processes share returns promises, which never reject. */
export interface QuotaStore {
  /**
   * Counts one request atomically, so that concurrent requests can't exceed the quota. `ownQuota` replaces the policy's
   * quota for this key.
   */
  take(key: string, now: Date, ownQuota?: number): QuotaState | Promise<QuotaState>;
  /** Undoes a granted `take`. It takes effect before a later `take`, even if nobody waits for it. */
  giveBack(key: string, now: Date): void | Promise<void>;
}

interface Window {
  used: number;
  readonly endsAtMs: number;
}

/** The keys in each half of a `RecentMap`: some megabytes. */
const recentKeysMax = 20_000;

/**
 * A map that drops old entries without timers. Entries are kept for `keptMs` to twice that, or until one half is full
 * of newer keys.
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

/** Quotas in this process's memory. */
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
    // A refused request doesn't count, and doesn't extend the window.
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
    // After the clock was set back, a window would last longer by that time.
    return window.endsAtMs - nowMs > this.#windowMs ? undefined : window;
  }
}
