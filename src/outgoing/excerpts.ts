/** What people see of a response's body: plain text without characters that could mislead them. */

const excerptLengthMax = 1_000;
/** Enough for an excerpt of characters of four bytes. */
const excerptBytesMax = excerptLengthMax * 4;

/** Control and formatting characters (such as those that turn the direction of text), but tabs and line feeds. */
const unsafeCharacters = /(?![\t\n])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** At most 1,000 code points. Empty for a body that is coded, because decoding it could take any amount of memory. */
export function excerptOf(body: Buffer, coding: string | undefined): string {
  if (coding !== undefined && coding !== 'identity') return '';
  // With `stream`, a character that the end cuts off is left out.
  const text = new TextDecoder().decode(body.subarray(0, excerptBytesMax), { stream: true });
  const safe = text.replaceAll(/\r\n?/g, '\n').replaceAll(unsafeCharacters, '\u{FFFD}');
  return Array.from(safe).slice(0, excerptLengthMax).join('');
}
