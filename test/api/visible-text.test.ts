/** Which text people see: compared with the properties that Unicode gives each character. */
import { expect, it } from 'vitest';
import { isVisible, visiblePattern } from '../../src/api/contract/visible-text.ts';

/** U+0600 and others are shown before numbers although they are format controls. */
const shownFormats = /[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2\u{110bd}\u{110cd}]/u;
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const halfOfPair = /\p{Cs}/u;

it('agrees with Unicode on every character', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const text = String.fromCodePoint(code);
    if (halfOfPair.test(text)) continue;
    const expected = shownFormats.test(text) || !invisible.test(text);
    if (isVisible(text) !== expected) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
});

it.each([
  '',
  ' ',
  '\u200b',
  '\u2060\u2060',
  ' \ufeff\t\u00ad\n',
  '\u3164',
  '\u{e0041}\u200d\ufe0f',
  '\u0001',
])('sees nothing in %j', (text) => {
  expect(isVisible(text)).toBe(false);
  expect(new RegExp(visiblePattern('^[^\\x00]*$'), 'u').test(text)).toBe(false);
});

it.each([
  'Launch',
  '\u200bLaunch\u200b',
  '👩‍👩‍👧‍👦',
  '❤️',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'می‌خواهم',
  'क्‍ष',
  '한글',
  'ᄀᅠ',
  '日本語',
  'ᠠ᠋',
  'עברית',
  '٣',
  '.',
])('sees %j', (text) => {
  expect(isVisible(text)).toBe(true);
  expect(new RegExp(visiblePattern('^[^\\x00]*$'), 'u').test(text)).toBe(true);
});

it('takes time in proportion to a text without a visible character', () => {
  const pattern = new RegExp(visiblePattern(String.raw`^\s*[^\s\x00][^\x00]*$`), 'u');
  const startMs = performance.now();
  expect(pattern.test(`${'\u200b'.repeat(1_000_000)}\0`)).toBe(false);
  expect(performance.now() - startMs).toBeLessThan(2_000);
});
