/** How `Retry-After` is read: of receivers of webhooks, and by the client package, which imports nothing of the service. */
import { describe, expect, it } from 'vitest';
import { readRetryAfterMs } from '../../packages/client/src/index.ts';
import { retryAfterMs } from '../../src/outgoing/retry-after.ts';

const now = new Date('1994-11-06T08:49:00.500Z');

const readers: Readonly<Record<string, (text: string) => number | undefined>> = {
  'the service': (text) => retryAfterMs(text, now),
  'the client package': (text) =>
    readRetryAfterMs(new Response(null, { headers: { 'Retry-After': text } }), now),
};

describe.each(Object.entries(readers))('%s', (_name, read) => {
  it.each([
    ['0', 0],
    ['120', 120_000],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 36_500],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 36_500],
    ['Sun Nov  6 08:49:37 1994', 36_500],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 0],
  ])('reads %s as seconds or an HTTP date, whatever the zone of the machine', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('reads more seconds than a number can hold as infinitely many', () => {
    expect(read('9'.repeat(400))).toBe(Infinity);
  });

  it.each(['', '-1', '1.5', '1e3', 'soon', '1994-11-06T08:49:37Z', 'Sun, 66 Nov 1994 08:49:37 GMT'])(
    'ignores "%s"',
    (text) => {
      expect(read(text)).toBeUndefined();
    },
  );
});

it('is absent from a response without it, and from none', () => {
  expect(readRetryAfterMs(new Response(null))).toBeUndefined();
  expect(readRetryAfterMs(undefined)).toBeUndefined();
});
