/** What stands for a person without a picture: initials and a color. Both are derived, so every client shows the same. */

/** Backgrounds on which white text has a contrast of at least 4.5 to 1. The contract lists them, too. */
const colors = [
  '#b3261e',
  '#a14a00',
  '#7d5700',
  '#4d6b00',
  '#1b6e3c',
  '#0e6f6a',
  '#0a6591',
  '#2f4bb5',
  '#5a3fc0',
  '#8a3ffc',
  '#9b2f86',
  '#5b6170',
] as const;

/** The color of a person, from the last bits of their UUID, which are random. */
export function avatarColorOf(userId: string): string {
  return colors[Number.parseInt(userId.slice(-6), 16) % colors.length] ?? colors[0];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const letterOrDigit = /[\p{L}\p{N}]/u;
/** Some emoji and stacked accents are longer. */
const codePointsMax = 10;

/** The first character of the first word and of the last one, in upper case. Skips punctuation where there is a letter. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const named = words.filter((word) => letterOrDigit.test(word));
  const [first = '?', ...others] = named.length > 0 ? named : words;
  return [first, others.at(-1) ?? ''].map(initialOf).join('');
}

/** Most words begin so, with a character that needs no segmenter, which takes longer. */
const plainBeginning = /^[A-Za-z\d](?:[!-~]|$)/;

function initialOf(word: string): string {
  const initial = plainBeginning.test(word) ? word.charAt(0) : firstCharacterOf(word);
  const upperCase = initial.toUpperCase();
  // Some letters have two in upper case, such as the German sharp s.
  const [first] = upperCase.length > 1 ? graphemes.segment(upperCase) : [];
  return Array.from(first?.segment ?? upperCase)
    .slice(0, codePointsMax)
    .join('');
}

/** The first letter or digit with its accents, or else the first character. */
function firstCharacterOf(word: string): string {
  let first = '';
  for (const { segment } of graphemes.segment(word)) {
    if (letterOrDigit.test(segment)) return segment;
    first ||= segment;
  }
  return first;
}
