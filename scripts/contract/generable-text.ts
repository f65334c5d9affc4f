/** Patterns from which a tool makes texts. Where a pattern looks ahead, it makes long texts in vain, for minutes. */
import { classOf, invisibleRanges } from '../../src/api/contract/visible-text.ts';
import type { CodeRange } from '../../src/api/contract/visible-text.ts';

/** The class of what a text must not have, twice: white space first, then a character that is none. */
const shape = /^\^\\s\*\[\^\\s(?<excluded>[^\]]+)\]\[\^\k<excluded>\]\*\$$/;

const excludedRanges: Readonly<Record<string, readonly CodeRange[]>> = {
  '\\x00': [[0, 0]],
  '\\x00-\\x1f\\x7f': [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
};

/** White space that is no control. */
const spaces: readonly CodeRange[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
];

/**
 * The pattern of the texts that `visiblePattern` takes, without looking ahead: what is invisible comes first, then a visible
 * character, then anything. To match it can take time in proportion to the square of a text.
 *
 * @throws {Error} for a pattern of another shape
 */
export function generablePattern(pattern: string): string {
  const excluded = shape.exec(pattern)?.groups?.excluded ?? '';
  const ranges = excludedRanges[excluded];
  if (ranges === undefined) throw new Error(`${pattern} is no pattern of visible text`);
  const before = classOf([...spaces, ...invisibleRanges.flatMap((range) => without(range, ranges))]);
  return `^\\s*[${before}]*[^\\s${classOf(invisibleRanges)}][^${excluded}]*$`;
}

/** What is left of a range. An excluded one is at its beginning, or not in it. */
function without([first, last]: CodeRange, excluded: readonly CodeRange[]): readonly CodeRange[] {
  const end = excluded.find(([excludedFirst]) => excludedFirst === first)?.[1] ?? first - 1;
  return end >= last ? [] : [[end + 1, last]];
}
