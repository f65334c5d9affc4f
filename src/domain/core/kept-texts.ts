/**
 * JSON texts of resources that this process has rendered. Every request reads from the database what its caller sees and in
 * which state, and takes only the text of exactly that state from here (docs/decisions/0119-kept-texts.md).
 */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { KeyedSums } from './keyed-sums.ts';
import type { ListedState, TagContext } from './versions.ts';

/** A kind of texts: what a list shows of a card, or what a snapshot shows of it. */
export type KeptKind = 'card' | 'snapshot_card';

/** What is kept of a resource in a state. */
export interface KeptContent extends TagContext {
  /** With the entity tag. */
  readonly text: string;
  /** Who is named in it, where that is needed besides. */
  readonly peopleIds?: readonly string[];
}

/** The entity tag that a page had, and the last event of its board at that time. */
export interface SeenPage {
  readonly tag: string;
  readonly lastEventId: string;
}

/** A page that was read before. */
interface ReadPage {
  seen?: SeenPage | undefined;
}

type KeptText = KeptContent & Omit<ListedState, 'id'> & { readonly workspaceId: string };

export interface KeptTextsLimits {
  /** Of all texts together. */
  readonly bytesMax: number;
  /** Of those of one workspace, as long as there is no room for all. */
  readonly bytesPerWorkspaceMax: number;
  /** How many pages are remembered as read. */
  readonly pagesMax: number;
}

export const usualKeptBytes = 8_388_608;

/** @param bytesMax of all texts together; nothing is kept if it is 0 */
export function keptTextsLimits(bytesMax: number): KeptTextsLimits {
  return { bytesMax, bytesPerWorkspaceMax: bytesMax / 4, pagesMax: 10_000 };
}

/** What an entry takes besides its text: the id, the version, the time and the places in the maps. */
const bytesPerEntry = 300;
const bytesPerPerson = 60;

export class KeptTexts {
  readonly #limits: KeptTextsLimits;
  readonly #texts: LRUCache<string, KeptText>;
  readonly #pages: LRUCache<string, ReadPage>;
  readonly #bytesByWorkspace = new KeyedSums();
  #found = 0;
  #missed = 0;

  constructor(limits = keptTextsLimits(usualKeptBytes)) {
    this.#limits = limits;
    this.#pages = new LRUCache<string, ReadPage>({ max: limits.pagesMax });
    this.#texts = new LRUCache<string, KeptText>({
      maxSize: Math.max(limits.bytesMax, 1),
      sizeCalculation: bytesOf,
      dispose: (text) => {
        this.#count(text, -1);
      },
    });
  }

  get bytes(): number {
    return this.#texts.calculatedSize;
  }

  /** How many texts were looked for so far, and how many of them were there. */
  get lookups(): { readonly found: number; readonly missed: number } {
    return { found: this.#found, missed: this.#missed };
  }

  /** Whether a page was read before. Texts of other pages aren't kept, so a client that reads everything once displaces nothing. */
  wasRead(page: unknown): boolean {
    return this.pageReadBefore(page) !== undefined;
  }

  /** What is known of a page that was read before; undefined the first time. */
  pageReadBefore(page: unknown): ReadPage | undefined {
    if (this.#limits.bytesMax === 0) return undefined;
    const key = hash('sha1', JSON.stringify(page), 'base64url');
    const known = this.#pages.get(key);
    if (known === undefined) this.#pages.set(key, {});
    return known;
  }

  find(
    { restoreMark }: TagContext,
    kind: KeptKind,
    { id, version, updatedAt }: ListedState,
  ): KeptContent | undefined {
    const found = this.#texts.get(`${kind} ${id}`);
    const isCurrent =
      found?.version === version && found.updatedAt === updatedAt && found.restoreMark === restoreMark;
    if (isCurrent) this.#found += 1;
    else this.#missed += 1;
    return isCurrent ? found : undefined;
  }

  /** Keeps a text, unless its workspace has its share already. */
  keep(
    kind: KeptKind,
    workspaceId: string,
    { id, version, updatedAt }: ListedState,
    content: KeptContent,
  ): void {
    const { bytesMax, bytesPerWorkspaceMax } = this.#limits;
    const key = `${kind} ${id}`;
    const kept = { ...content, workspaceId, version, updatedAt };
    const bytes = bytesOf(kept);
    this.#texts.delete(key);
    const isFull = this.bytes + bytes > bytesMax;
    if (isFull && this.#bytesByWorkspace.of(workspaceId) + bytes > bytesPerWorkspaceMax) return;
    this.#count(kept, 1);
    this.#texts.set(key, kept);
  }

  #count(kept: KeptText, sign: 1 | -1): void {
    this.#bytesByWorkspace.add(kept.workspaceId, sign * bytesOf(kept));
  }
}

/** At most: most texts have one byte for each character. */
function bytesOf({ text, peopleIds = [] }: Omit<KeptContent, 'restoreMark'>): number {
  return bytesPerEntry + 2 * text.length + bytesPerPerson * peopleIds.length;
}

/** Where the contents of resources come from. */
export interface Contents<Content> {
  readonly find: (state: ListedState) => Content | undefined;
  /** Reads resources as they are now. The caller's access to them has been checked. */
  readonly read: (ids: readonly string[]) => Promise<readonly (readonly [ListedState, Content])[]>;
}

/** Resources in these states with their contents; undefined if most are not kept, or if one of the others has changed since. */
export async function withContents<State extends ListedState, Content>(
  states: readonly State[],
  { find, read }: Contents<Content>,
): Promise<readonly { readonly state: State; readonly content: Content }[] | undefined> {
  const kept = states.map((state) => ({ state, content: find(state) }));
  const missing = kept.filter(({ content }) => content === undefined).map(({ state }) => state.id);
  if (missing.length > states.length / 2) return undefined;
  const rows = missing.length === 0 ? [] : await read(missing);
  const others = new Map(rows.map(([state, content]) => [keyOf(state), content]));
  const found = kept.flatMap(({ state, content = others.get(keyOf(state)) }) =>
    content === undefined ? [] : [{ state, content }],
  );
  return found.length === states.length ? found : undefined;
}

function keyOf({ id, version, updatedAt }: ListedState): string {
  return `${id} ${version} ${updatedAt}`;
}
