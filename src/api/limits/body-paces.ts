/**
 * Spreads over time the large bodies of an owner, and the bodies of a network that are dropped. Parsing and validating one occupies the
 * thread that answers everyone, for 10 ms and more for each MiB (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import { setTimeout as delay } from 'node:timers/promises';

/** 5 MiB a second: about a twentieth of the time of the thread. */
const usualBytesPerMs = 5_243;
/** Smaller ones take less time than everything else of a request. */
const largeSizeBytesMin = 16_384;
/** From this number on, owners who don't have to wait are forgotten. */
const ownersMax = 1_000;

export class BodyPaces {
  /** When the next large body of an owner can be parsed, by a clock that never goes back. */
  readonly #nextMs = new Map<string, number>();
  readonly #bytesPerMs: number;

  constructor(bytesPerMs = usualBytesPerMs) {
    this.#bytesPerMs = bytesPerMs;
  }

  /** The number of owners that it remembers: those who have to wait, and up to a thousand others. */
  get owners(): number {
    return this.#nextMs.size;
  }

  /** Resolves when a body of this size can be parsed. */
  async wait(owner: string, sizeBytes: number): Promise<void> {
    if (sizeBytes < largeSizeBytesMin) return;
    const waitMs = this.take(owner, sizeBytes);
    if (waitMs > 0) await delay(waitMs);
  }

  /** Counts these bytes, and returns how long those before them take. */
  take(owner: string, sizeBytes: number): number {
    const nowMs = performance.now();
    const startMs = Math.max(nowMs, this.#nextMs.get(owner) ?? nowMs);
    if (this.#nextMs.size >= ownersMax) this.#forget(nowMs);
    this.#nextMs.set(owner, startMs + sizeBytes / this.#bytesPerMs);
    return startMs - nowMs;
  }

  #forget(nowMs: number): void {
    for (const [owner, nextMs] of this.#nextMs) {
      if (nextMs <= nowMs) this.#nextMs.delete(owner);
    }
  }
}
