/** Fractional ranks: text keys in byte order (`COLLATE "C"`) between which there is always room for another. */
import { randomInt } from 'node:crypto';
import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

const jitterLength = 3;

const digit = '[0-9A-Za-z]';
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** The first letter of a rank tells how many digits its integer part has: `a` and `Z` one, `z` and `A` 26. */
const integerParts = Array.from(letters, (letter, index) => [
  `${letter}${digit}{${index + 1}}`,
  `${(letters[letters.length - 1 - index] ?? '').toUpperCase()}${digit}{${index + 1}}`,
]).flat();

/**
 * The form of a valid rank, as a regular expression for both JavaScript and PostgreSQL. Ranks that other programs wrote
 * before 2.0.0 can have another form.
 */
export const rankPattern = `^(?!A0{26}$)(?:${integerParts.join('|')})(?:${digit}*[1-9A-Za-z])?$`;

const rankExpression = new RegExp(rankPattern);

export function isRank(text: string): boolean {
  return rankExpression.test(text);
}

/** A prefix of the new ranks while cards or columns are respaced. No rank begins with it. */
export const temporaryPrefix = '~respaced~';

/** Ranks longer than this are respaced under the column's lock. */
export const rankLengthMax = 40;

/**
 * A rank strictly between two others (null: open end), with random digits at its end, so that two that are created at
 * the same time for the same gap differ.
 */
export function rankBetween(before: string | null, after: string | null): string {
  // The library would swap them silently, and hide that they were not compared in byte order.
  if (before !== null && after !== null && before >= after) throw new Error('ranks were read out of order');
  // The appended digits must not move the rank beyond the upper bound. That can only happen if the upper bound starts
  // with the key.
  const rank = generateKeyBetween(before, after);
  return after?.startsWith(rank) === true ? rank : rank + jitter();
}

/** `count` evenly spaced ranks, as a new or respaced column has them. */
export function spacedRanks(count: number): string[] {
  return generateNKeysBetween(null, null, count);
}

/** `count` endings, in order, that make ranks of one without digits after its integer part. The first is empty. */
export function rankEndings(count: number): string[] {
  const [before, after] = ['a0', 'a1'];
  const between = generateNKeysBetween(before, after, count - 1);
  return ['', ...between.map((rank) => rank.slice(before.length))];
}

/** `count` ranks after another one (null: the first ones), in order. */
export function ranksAfter(before: string | null, count: number): string[] {
  return generateNKeysBetween(before, null, count);
}

/** `count` ranks strictly between two others (null: open end), in order, with random digits as in `rankBetween`. */
export function ranksBetween(before: string | null, after: string | null, count: number): string[] {
  if (before !== null && after !== null && before >= after) throw new Error('ranks were read out of order');
  const ranks = generateNKeysBetween(before, after, count);
  return ranks.map((rank, index) =>
    (ranks[index + 1] ?? after)?.startsWith(rank) === true ? rank : rank + jitter(),
  );
}

function jitter(): string {
  const digits = Array.from({ length: jitterLength }, () =>
    BASE_62_DIGITS.charAt(randomInt(BASE_62_DIGITS.length)),
  );
  // A key must not end in the digit zero, because no key fits below that.
  return digits.join('') + BASE_62_DIGITS.charAt(randomInt(1, BASE_62_DIGITS.length));
}
