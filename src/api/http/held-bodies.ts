/**
 * Bounds the memory of bodies until they are parsed. Beyond a maximum, it ends the bodies whose clients have sent nothing for
 * the longest time (docs/decisions/0035-clients-that-cost-too-much.md).
 */
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { KeyedSums } from '../../domain/core/keyed-sums.ts';

export interface HeldBodyLimits {
  /** The maximum for all clients together. */
  readonly sizeBytesMax: number;
  /** The maximum for one person, or for one network without a credential. */
  readonly clientSizeBytesMax: number;
}

export const usualHeldBodyLimits: HeldBodyLimits = {
  sizeBytesMax: 134_217_728,
  clientSizeBytesMax: 16_777_216,
};

/** Which maximum was exceeded. */
export type Overflow = 'client' | 'process';

type Refuse = (overflow: Overflow) => void;

interface Entry {
  readonly client: string;
  sizeBytes: number;
  /** The number of its last piece, in the sequence of all pieces. */
  lastPiece: number;
  /** Ends the body; absent once it is complete or ended. */
  refuse: Refuse | undefined;
  /** Why it was ended. */
  overflow: Overflow | undefined;
}

export interface HeldBody {
  /** Called before the body is received, with what ends it. */
  readonly begin: (refuse: Refuse) => void;
  /** Counts a piece. May end this body or others. */
  readonly add: (sizeBytes: number) => void;
  /** Called with the size of the decoded body, which waits for its turn and isn't ended any more. Returns why it was ended before. */
  readonly complete: (sizeBytes: number) => Overflow | undefined;
  readonly release: () => void;
}

export class HeldBodies {
  readonly #limits: HeldBodyLimits;
  readonly #entries = new Set<Entry>();
  readonly #sizeByClient = new KeyedSums();
  #sizeBytes = 0;
  #pieces = 0;

  constructor(limits: HeldBodyLimits, registry: Registry) {
    this.#limits = limits;
    const held = new Gauge({
      name: 'http_held_bodies_bytes',
      help: 'Memory held by request bodies that are received or wait for their turn',
      registers: [registry],
      collect: () => {
        held.set(this.#sizeBytes);
      },
    });
  }

  hold(client: string): HeldBody {
    const entry: Entry = { client, sizeBytes: 0, lastPiece: 0, refuse: undefined, overflow: undefined };
    this.#entries.add(entry);
    return {
      begin: (refuse) => {
        entry.refuse = refuse;
      },
      add: (sizeBytes) => {
        this.#add(entry, sizeBytes);
      },
      complete: (sizeBytes) => {
        if (entry.overflow === undefined) this.#add(entry, sizeBytes - entry.sizeBytes);
        entry.refuse = undefined;
        return entry.overflow;
      },
      release: () => {
        this.#release(entry);
      },
    };
  }

  #add(entry: Entry, sizeBytes: number): void {
    this.#pieces += 1;
    entry.lastPiece = this.#pieces;
    this.#count(entry, sizeBytes);
    this.#makeRoom(entry);
  }

  #makeRoom({ client }: Entry): void {
    const { sizeBytesMax, clientSizeBytesMax } = this.#limits;
    while (this.#sizeByClient.of(client) > clientSizeBytesMax) {
      if (!this.#endMostIdle('client', (entry) => entry.client === client)) break;
    }
    while (this.#sizeBytes > sizeBytesMax && this.#endMostIdle('process', () => true));
  }

  /** Returns whether one was ended. */
  #endMostIdle(overflow: Overflow, isChosen: (entry: Entry) => boolean): boolean {
    let mostIdle: Entry | undefined;
    for (const entry of this.#entries) {
      if (entry.refuse === undefined || !isChosen(entry)) continue;
      if (mostIdle === undefined || entry.lastPiece < mostIdle.lastPiece) mostIdle = entry;
    }
    if (mostIdle === undefined) return false;
    const { refuse } = mostIdle;
    this.#release(mostIdle);
    mostIdle.overflow = overflow;
    refuse?.(overflow);
    return true;
  }

  #release(entry: Entry): void {
    if (!this.#entries.delete(entry)) return;
    entry.refuse = undefined;
    this.#count(entry, -entry.sizeBytes);
  }

  #count(entry: Entry, sizeBytes: number): void {
    entry.sizeBytes += sizeBytes;
    this.#sizeBytes += sizeBytes;
    this.#sizeByClient.add(entry.client, sizeBytes);
  }
}
