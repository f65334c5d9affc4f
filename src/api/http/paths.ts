/**
 * Spellings of paths. Each route has one spelling, and others are a 404, so that proxies that read paths can't be
 * misled.
 */

/** The percent-encoded forms of letters, digits, `-`, `.`, `_` and `~`. */
const escapedUnreserved = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/** A path with unencoded characters where encoding is never needed (RFC 9110, section 4.2.3). */
function unescapeUnreserved(path: string): string {
  return path.includes('%') ? path.replace(escapedUnreserved, decodeURIComponent) : path;
}

/** The path without double slashes, a trailing slash, capitals and unnecessary encoding. */
export function tidyPath(path: string): string {
  return unescapeUnreserved(path)
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .toLowerCase();
}
