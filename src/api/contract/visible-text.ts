/**
 * Visible text has at least one character that isn't white space, a control or an invisible character such as U+200B, U+2060 or
 * U+00AD. Emoji that invisible characters join stay visible.
 */

/** Characters by their numbers, both included. */
export type CodeRange = readonly [first: number, last: number];

/**
 * Controls, the characters with the property Default_Ignorable_Code_Point, other format controls without a shape, and the blank
 * pattern of Braille. As ranges, since the regular expressions of other languages don't know the property.
 */
export const invisibleRanges: readonly CodeRange[] = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0x13430, 0x1343f],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** As other languages read it too: an escape has four digits, so that characters beyond them stand for themselves. */
const inPattern = (code: number): string =>
  code > 0xffff ? String.fromCodePoint(code) : `\\u${code.toString(16).padStart(4, '0')}`;

/** What a class of characters has between its brackets. */
export function classOf(ranges: readonly CodeRange[]): string {
  return ranges
    .map(([first, last]) => (first === last ? inPattern(first) : `${inPattern(first)}-${inPattern(last)}`))
    .join('');
}

const invisible = `\\s${classOf(invisibleRanges)}`;

/** The pattern of text that also has a visible character. Takes time in proportion to the text. */
export function visiblePattern(pattern: string): string {
  return `^(?=[${invisible}]*[^${invisible}])${pattern.replace(/^\^/, '')}`;
}

const visible = new RegExp(`[^${invisible}]`, 'u');

export function isVisible(text: string): boolean {
  return visible.test(text);
}
