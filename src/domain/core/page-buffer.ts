/** Memory that pages are written into (docs/decisions/0137-pages-as-bytes.md). */

const usualPageBytes = 65_536;
/** More than any page of the API takes. */
const keptBytesMax = 4_194_304;

/** One page is written after the other. If each left its memory behind, V8 would collect old objects more often. */
export class PageBuffer {
  #bytes: Buffer | undefined;

  /** Takes the memory, or new memory while another page has it. */
  take(): Buffer {
    const bytes = this.#bytes ?? Buffer.allocUnsafeSlow(usualPageBytes);
    this.#bytes = undefined;
    return bytes;
  }

  giveBack(bytes: Buffer): void {
    if (bytes.length <= keptBytesMax) this.#bytes = bytes;
  }
}
