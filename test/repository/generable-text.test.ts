/** Texts that the contract tests make: as visible as the service asks. */
import { expect, it } from 'vitest';
import { generablePattern } from '../../scripts/contract/generable-text.ts';
import { visiblePattern } from '../../src/api/contract/visible-text.ts';

const characters = [
  ...['a', '👩', ' ', '\u00a0', '\u3000', '\ufeff', '\n', '\u0001', '\u001f', '\u007f', '\u0085', '\0'],
  ...['\u200b', '\u2060', '\u00ad', '\u{e0041}', '\u2800'],
];

/** All texts of these characters up to a length. */
function textsUpTo(length: number): string[] {
  if (length === 0) return [''];
  const shorter = textsUpTo(length - 1);
  return ['', ...shorter.flatMap((text) => characters.map((character) => text + character))];
}

it.each([String.raw`^\s*[^\s\x00][^\x00]*$`, String.raw`^\s*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*$`])(
  'has the same texts as the pattern of the service: %s',
  (pattern) => {
    const own = new RegExp(generablePattern(pattern), 'u');
    const expected = new RegExp(visiblePattern(pattern), 'u');
    const texts = textsUpTo(3);
    expect(texts.filter((text) => own.test(text))).toEqual(texts.filter((text) => expected.test(text)));
    expect(texts.filter((text) => own.test(text)).length).toBeGreaterThan(500);
  },
);

it('takes no other patterns', () => {
  expect(() => generablePattern('^[a-z]+$')).toThrow('no pattern of visible text');
});
