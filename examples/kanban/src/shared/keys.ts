/** Keys of requests, so that a second try after a lost response doesn't do a thing twice. */

/** Browsers have `crypto.randomUUID` only in pages that came by https or from the same machine. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
