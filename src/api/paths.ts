/**
 * Spellings of a path. A route has one: another is a 404, so that what stands before the service, and reads paths too,
 * cannot take one for something else.
 */

/** The percent-encoded forms of letters, digits, `-`, `.`, `_` and `~`. */
const escapedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** A path with those characters as themselves that never need encoding (RFC 9110, section 4.2.3). */
export function unescapeUnreserved(path: string): string {
  return path.includes('%') ? path.replace(escapedUnreserved, decodeURIComponent) : path;
}

/** The likely intended path for one with doubled slashes, a trailing slash, capitals or needless encoding. */
export function tidyPath(path: string): string {
  return unescapeUnreserved(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
}
