/** How much a process sends at a time, shared so that slow and failing receivers leave room for the others. */

/** Requests in flight, of all webhooks. */
const slotsMax = 64;
const slotsPerWebhookMax = 4;
/** Of webhooks that fail or are slow. */
const slowSlotsMax = 32;
/** Of replays, which are in no hurry. They don't count among those of their webhooks. */
const replaySlotsMax = 16;

/** What a slot is taken for. */
interface Taken {
  /** Whether the webhook failed or took long the last time. */
  readonly isSlow: boolean;
  readonly isReplay: boolean;
}

export class Slots {
  readonly #taken = new Map<string, number>();
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

  /** Of the free ones, those for slow webhooks. The last one too, so that others can't keep them waiting. */
  get freeForSlow(): number {
    return Math.min(slowSlotsMax - this.#slowCount, Math.ceil(this.free / 2));
  }

  /** Webhooks that get no more slots right now. */
  full(): string[] {
    return [...this.#taken].filter(([, count]) => count >= slotsPerWebhookMax).map(([id]) => id);
  }

  /** Takes a slot. The result gives it back. */
  take(webhookId: string, { isSlow, isReplay }: Taken): () => void {
    if (isReplay) this.#replayCount += 1;
    else this.#taken.set(webhookId, (this.#taken.get(webhookId) ?? 0) + 1);
    this.#takenCount += 1;
    if (isSlow) this.#slowCount += 1;
    return () => {
      if (isReplay) this.#replayCount -= 1;
      else this.#giveBack(webhookId);
      this.#takenCount -= 1;
      if (isSlow) this.#slowCount -= 1;
    };
  }

  #giveBack(webhookId: string): void {
    const left = (this.#taken.get(webhookId) ?? 1) - 1;
    if (left === 0) this.#taken.delete(webhookId);
    else this.#taken.set(webhookId, left);
  }
}
