/** How rows are split among statements (docs/decisions/0141-long-texts-in-parts.md). */
import { expect, it } from 'vitest';
import { partsOf } from '../../src/db/statement-parts.ts';

const sizes = (parts: readonly (readonly object[])[]) => parts.map((part) => part.length);

it('Rows with short texts are one part', () => {
  const rows = Array.from({ length: 1_000 }, (_, number) => ({ number, title: 'x'.repeat(100), rank: null }));
  expect(partsOf(rows)).toEqual([rows]);
  expect(partsOf([])).toEqual([]);
});

it('A part has at most 131,072 characters, wherever in a row they are, and rows stay in order', () => {
  const rows = Array.from({ length: 30 }, (_, number) => ({
    number,
    changes: { description: { from: null, to: ['x'.repeat(20_000)] } },
  }));
  const parts = partsOf(rows);
  expect(sizes(parts)).toEqual([6, 6, 6, 6, 6]);
  expect(parts.flat()).toEqual(rows);
});

it('A row with a longer text is a part of its own', () => {
  const [short, long] = [{ text: 'x' }, { text: 'x'.repeat(300_000) }];
  expect(partsOf([short, long, short])).toEqual([[short], [long], [short]]);
});

it('A part has at most as many rows as the caller says', () => {
  expect(sizes(partsOf(Array(5).fill({ text: 'x' }), 2))).toEqual([2, 2, 1]);
});

it('Rows whose texts are yet to be read are as large as the caller says', () => {
  const rows = Array.from({ length: 5 }, (_, number) => ({ number, characters: 50_000 }));
  expect(sizes(partsOf(rows, 500, ({ characters }) => characters))).toEqual([2, 2, 1]);
});
