/**
 * JSON texts of resources that this process has rendered. Every request reads from the database what its caller sees and in
 * which state, and takes only the text of exactly that state from here (docs/decisions/0119-kept-texts.md).
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ListedState } from './versions.ts';

interface KeptText {
  readonly workspaceId: string;
  readonly version: string;
  readonly updatedAt: string;
  readonly text: string;
}

export interface KeptTextsLimits {
  /** Of all texts together. */
  readonly bytesMax: number;
  /** Of those of one workspace, as long as there is no room for all. */
  readonly bytesPerWorkspaceMax: number;
  /** How many pages are remembered as read. */
  readonly pagesMax: number;
}

export const usualKeptTextsLimits: KeptTextsLimits = {
  bytesMax: 8_388_608,
  bytesPerWorkspaceMax: 2_097_152,
  pagesMax: 10_000,
};

/** What an entry takes besides its text: the id, the version, the time and the places in the maps. */
const bytesPerEntry = 300;

export class KeptTexts {
  readonly #limits: KeptTextsLimits;
  readonly #texts: LRUCache<string, KeptText>;
  readonly #pages: LRUCache<string, true>;
  readonly #bytesByWorkspace = new Map<string, number>();

  constructor(limits: KeptTextsLimits = usualKeptTextsLimits) {
    this.#limits = limits;
    this.#pages = new LRUCache({ max: limits.pagesMax });
    this.#texts = new LRUCache({
      maxSize: limits.bytesMax,
      sizeCalculation: bytesOf,
      dispose: (text) => {
        this.#count(text, -1);
      },
    });
  }

  get bytes(): number {
    return this.#texts.calculatedSize;
  }

  /** Whether a page was read before. Texts of others aren't kept, so that who reads everything once displaces nothing. */
  wasRead(page: unknown): boolean {
    const key = hash('sha1', JSON.stringify(page), 'base64url');
    if (this.#pages.get(key) === true) return true;
    this.#pages.set(key, true);
    return false;
  }

  find({ id, version, updatedAt }: ListedState): string | undefined {
    const found = this.#texts.get(id);
    return found?.version === version && found.updatedAt === updatedAt ? found.text : undefined;
  }

  /** Keeps a text, unless its workspace has its share already. */
  keep(workspaceId: string, { id, version, updatedAt }: ListedState, text: string): void {
    const { bytesMax, bytesPerWorkspaceMax } = this.#limits;
    const kept = { workspaceId, version, updatedAt, text };
    const bytes = bytesOf(kept);
    this.#texts.delete(id);
    const isFull = this.bytes + bytes > bytesMax;
    if (isFull && this.#bytesOf(workspaceId) + bytes > bytesPerWorkspaceMax) return;
    this.#count(kept, 1);
    this.#texts.set(id, kept);
  }

  #bytesOf(workspaceId: string): number {
    return this.#bytesByWorkspace.get(workspaceId) ?? 0;
  }

  #count(kept: KeptText, sign: 1 | -1): void {
    const bytes = this.#bytesOf(kept.workspaceId) + sign * bytesOf(kept);
    if (bytes === 0) this.#bytesByWorkspace.delete(kept.workspaceId);
    else this.#bytesByWorkspace.set(kept.workspaceId, bytes);
  }
}

/** At most: most texts have one byte for each character. */
function bytesOf({ text }: KeptText): number {
  return bytesPerEntry + 2 * text.length;
}
