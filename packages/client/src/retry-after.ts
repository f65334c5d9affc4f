/** Reads `Retry-After` (RFC 9110, section 10.2.3): a number of seconds, or an HTTP date. */

/** The three forms of an HTTP date (RFC 9110, section 5.6.7). `Date.parse` alone takes -5 and 1.5 for dates too. */
const datePatterns = [
  /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{5,8}, \d{2}-[A-Z][a-z]{2}-\d{2} \d{2}:\d{2}:\d{2} GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/,
];

/**
 * How many milliseconds a response asks to wait from `now` on, at least 0: infinite if a number can't hold them, and undefined
 * if it doesn't say.
 */
export function readRetryAfterMs(response: Response | undefined, now = new Date()): number | undefined {
  const text = response?.headers.get('Retry-After') ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  if (!datePatterns.some((pattern) => pattern.test(text))) return undefined;
  // The third form does not name its zone, which is UTC too.
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now.getTime());
}
