/** Memory that pages are written into and sent from (docs/decisions/0146-pages-sent-from-memory-that-stays.md). */

/** A written page. */
export interface PageBytes {
  readonly bytes: Buffer;
  /** To be called once nothing reads the bytes any more: another page is written over them. */
  readonly giveBack: () => void;
}

const leastBytes = 65_536;
const freeBytesMax = 4_194_304;
const stepBytes = 262_144;

/**
 * Memory that is used again for later pages. If each page left its memory behind, V8 would collect old objects for it more
 * often than for anything else.
 */
export class PageBuffers {
  /** The smallest first. */
  readonly #free: Buffer[] = [];
  #freeBytes = 0;

  /** Takes the largest memory, which a page rarely outgrows. */
  take(sizeBytesMin = leastBytes): Buffer {
    const largest = this.#free.at(-1);
    return largest !== undefined && largest.length >= sizeBytesMin
      ? this.#takeAt(this.#free.length - 1, largest)
      : Buffer.allocUnsafeSlow(roundedUp(sizeBytesMin));
  }

  /** Keeps the memory, in place of the smallest if that is too much. Otherwise many small pages could permanently fill all that is kept. */
  giveBack(memory: Buffer): void {
    if (memory.length < leastBytes || memory.length > freeBytesMax) return;
    const index = this.#free.findIndex(({ length }) => length >= memory.length);
    this.#free.splice(index === -1 ? this.#free.length : index, 0, memory);
    this.#freeBytes += memory.length;
    while (this.#freeBytes > freeBytesMax) this.#freeBytes -= this.#free.shift()?.length ?? 0;
  }

  /**
   * The page in the first `length` bytes of memory that was taken from here. A client that reads slowly keeps the page's memory for
   * as long, so that is at most twice as large as the page.
   */
  pageIn(memory: Buffer, length: number): PageBytes {
    if (2 * length >= memory.length) return this.#lend(memory, length);
    const fitting = this.#takeFitting(length);
    memory.copy(fitting, 0, 0, length);
    this.giveBack(memory);
    return this.#lend(fitting, length);
  }

  #takeFitting(length: number): Buffer {
    const index = this.#free.findIndex((memory) => memory.length >= length);
    const smallest = this.#free[index];
    if (smallest !== undefined && smallest.length <= 2 * length) return this.#takeAt(index, smallest);
    return Buffer.allocUnsafeSlow(2 * length < leastBytes ? length : roundedUp(length));
  }

  #takeAt(index: number, memory: Buffer): Buffer {
    this.#free.splice(index, 1);
    this.#freeBytes -= memory.length;
    return memory;
  }

  #lend(memory: Buffer, length: number): PageBytes {
    let isLent = true;
    return {
      bytes: memory.subarray(0, length),
      giveBack: () => {
        // Given back twice, it would be two pages' at once.
        if (isLent) this.giveBack(memory);
        isLent = false;
      },
    };
  }
}

/** So that what one page leaves fits another one: to a power of two, or of what is larger to whole steps. */
function roundedUp(sizeBytes: number): number {
  return sizeBytes <= stepBytes
    ? 2 ** Math.ceil(Math.log2(sizeBytes))
    : stepBytes * Math.ceil(sizeBytes / stepBytes);
}
