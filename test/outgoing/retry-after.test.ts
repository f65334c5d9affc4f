/** How `Retry-After` is read. */
import { expect, it } from 'vitest';
import { retryAfterMs } from '../../src/outgoing/retry-after.ts';

const now = new Date('1994-11-06T08:49:00.500Z');

it.each([
  ['0', 0],
  ['120', 120_000],
  ['Sun, 06 Nov 1994 08:49:37 GMT', 36_500],
  ['Sunday, 06-Nov-94 08:49:37 GMT', 36_500],
  ['Sun Nov  6 08:49:37 1994', 36_500],
  ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
])('reads %s as seconds or an HTTP date, whatever the zone of the machine', (text, expected) => {
  expect(retryAfterMs(text, now)).toBe(expected);
});

it('reads more seconds than a number can hold as infinitely many', () => {
  expect(retryAfterMs('9'.repeat(400), now)).toBe(Infinity);
});

it.each(['', '-1', '1.5', '1e3', 'soon', '1994-11-06T08:49:37Z', 'Sun, 66 Nov 1994 08:49:37 GMT'])(
  'ignores "%s"',
  (text) => {
    expect(retryAfterMs(text, now)).toBeUndefined();
  },
);
