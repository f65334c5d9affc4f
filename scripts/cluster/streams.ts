/** A client that follows a board by its event stream, and continues after the last event that it has. */
import { setTimeout as delay } from 'node:timers/promises';

const reconnectDelayMs = 500;
/** Longer than the 20 seconds between two lines of a stream. */
const silenceMsMax = 45_000;

export class Follower {
  /** The ids of the events, as they came. */
  readonly received: string[] = [];
  /** How often it was opened again. */
  reopened = -1;
  /** Responses that refuse the position or the stream: none is expected. */
  readonly refusals: number[] = [];
  readonly #url: string;
  readonly #token: string;
  readonly #stopping = new AbortController();
  #position: string;
  #following: Promise<void> | undefined;

  constructor(url: string, token: string, position: string) {
    this.#url = url;
    this.#token = token;
    this.#position = position;
  }

  start(): void {
    this.#following = this.#follow();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#following;
  }

  async #follow(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await this.#followOnce().catch(() => undefined);
      await delay(reconnectDelayMs, undefined, { signal }).catch(() => undefined);
    }
  }

  async #followOnce(): Promise<void> {
    this.reopened += 1;
    // A connection of which nothing is heard any more is given up.
    const silence = new AbortController();
    const giveUp = () => {
      silence.abort();
    };
    let timer = setTimeout(giveUp, silenceMsMax);
    try {
      const response = await fetch(this.#url, {
        headers: { Authorization: `Bearer ${this.#token}`, 'Last-Event-ID': this.#position },
        signal: AbortSignal.any([this.#stopping.signal, silence.signal]),
      });
      if (response.status >= 400 && response.status < 500) this.refusals.push(response.status);
      if (!response.ok || response.body === null) return;
      let rest = '';
      const decoder = new TextDecoder();
      for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
        clearTimeout(timer);
        timer = setTimeout(giveUp, silenceMsMax);
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } finally {
      clearTimeout(timer);
    }
  }

  #take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
    const data = field('data');
    if (data !== undefined && field('event') !== 'end')
      this.received.push((JSON.parse(data) as { id: string }).id);
    this.#position = field('id') ?? this.#position;
  }
}
