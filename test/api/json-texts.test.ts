import { expect, it } from 'vitest';
import fc from 'fast-check';
import { Problem } from '../../src/api/http/problems.ts';
import { depthMax, requireBoundedJson, requireUnambiguousJson } from '../../src/api/http/json-texts.ts';

/** Texts that are short or long, with escapes anywhere, and with what counts outside of texts. */
const texts = fc
  .array(
    fc
      .tuple(
        fc.constantFrom('"', '\\', '\\"', '\n', 'a', 'ü', '😀', '[', '{', ',', ':'),
        fc.constantFrom(1, 2, 3, 31, 62, 63, 64, 65, 66, 130),
      )
      .map(([unit, count]) => unit.repeat(count)),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

function codeOf(check: () => unknown): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.errors[0]?.code : error;
  }
}

it('finds the end of each text, so that only what is outside of texts counts', () => {
  fc.assert(
    fc.property(texts, texts, (name, value) => {
      const text = JSON.stringify({ [name]: value });
      const tooDeep = `[${JSON.stringify(value)},${'['.repeat(depthMax)}${']'.repeat(depthMax)}]`;
      const repeated = `{${JSON.stringify(name)}:${JSON.stringify(value)},${JSON.stringify(name)}:0}`;

      expect(requireBoundedJson(Buffer.from(text))).toBeUndefined();
      expect(codeOf(() => requireBoundedJson(Buffer.from(tooDeep)))).toBe('too_deep');
      expect(
        codeOf(() => {
          requireUnambiguousJson(text);
        }),
      ).toBeUndefined();
      expect(
        codeOf(() => {
          requireUnambiguousJson(repeated);
        }),
      ).toBe('repeated');
    }),
    { numRuns: 500 },
  );
});

it.each(['"', '"a', '"\\', `"${'a'.repeat(100)}`, `"${'a'.repeat(100)}\\"`, `"${'\\'.repeat(129)}`])(
  'ends with bytes that end within a text: %s',
  (bytes) => {
    expect(requireBoundedJson(Buffer.from(bytes))).toBeUndefined();
  },
);

it('counts the values of all lists together, however short each is', () => {
  const lists = (count: number) => Buffer.from(JSON.stringify(Array(count).fill(Array(900).fill(1))));
  expect(requireBoundedJson(lists(27))).toBeUndefined();
  expect(() => requireBoundedJson(lists(28))).toThrow('more than 25000 values');
});

it('points to the whole body if a pointer to the place would be too long', () => {
  const errorsOf = (name: string) => {
    try {
      requireUnambiguousJson(`{"${name}":{"a":1,"a":2}}`);
      return [];
    } catch (error) {
      return error instanceof Problem ? error.errors : [];
    }
  };
  expect(errorsOf('b')).toMatchObject([{ pointer: '/b/a', code: 'repeated' }]);
  expect(errorsOf('b'.repeat(2_000))).toMatchObject([{ pointer: '', code: 'repeated' }]);
});
