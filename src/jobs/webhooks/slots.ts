/** How much a process sends at a time, shared so that slow and failing receivers leave room for the others. */

/** Requests in flight, of all webhooks. */
const slotsMax = 64;
const slotsPerWebhookMax = 4;
/** Of webhooks that fail or are slow. */
const slowSlotsMax = 32;
const slowMs = 1_000;
/** Of replays, which are in no hurry. They don't count among those of their webhooks. */
const replaySlotsMax = 16;
/** More are forgotten, oldest first. */
const rememberedMax = 10_000;

/** What a slot is taken for. */
interface Taken {
  readonly isFailing: boolean;
  readonly isReplay: boolean;
}

export class Slots {
  readonly #taken = new Map<string, number>();
  readonly #slow = new Set<string>();
  #takenCount = 0;
  #slowCount = 0;
  #replayCount = 0;

  get free(): number {
    return slotsMax - this.#takenCount;
  }

  /** Of those for replays. */
  get freeForReplays(): number {
    return Math.min(this.free, replaySlotsMax - this.#replayCount);
  }

  get hasRoomForSlow(): boolean {
    return this.#slowCount < slowSlotsMax;
  }

  /** Webhooks that get no more slots right now. */
  excluded(): string[] {
    const full = [...this.#taken].filter(([, count]) => count >= slotsPerWebhookMax).map(([id]) => id);
    return [...new Set([...full, ...this.excludedFromReplays()])];
  }

  /** Webhooks that get no slot for a replay right now. */
  excludedFromReplays(): string[] {
    return this.hasRoomForSlow ? [] : [...this.#slow];
  }

  /** Takes a slot. The result gives it back, and is told how long the slowest request took. */
  take(webhookId: string, { isFailing, isReplay }: Taken): (slowestMs: number) => void {
    const isSlow = isFailing || this.#slow.has(webhookId);
    if (isReplay) this.#replayCount += 1;
    else this.#taken.set(webhookId, (this.#taken.get(webhookId) ?? 0) + 1);
    this.#takenCount += 1;
    if (isSlow) this.#slowCount += 1;
    return (slowestMs) => {
      if (isReplay) this.#replayCount -= 1;
      else this.#giveBack(webhookId);
      this.#takenCount -= 1;
      if (isSlow) this.#slowCount -= 1;
      this.#remember(webhookId, slowestMs > slowMs);
    };
  }

  #giveBack(webhookId: string): void {
    const left = (this.#taken.get(webhookId) ?? 1) - 1;
    if (left === 0) this.#taken.delete(webhookId);
    else this.#taken.set(webhookId, left);
  }

  #remember(webhookId: string, isSlow: boolean): void {
    this.#slow.delete(webhookId);
    if (!isSlow) return;
    this.#slow.add(webhookId);
    const [oldest] = this.#slow;
    if (this.#slow.size > rememberedMax && oldest !== undefined) this.#slow.delete(oldest);
  }
}
