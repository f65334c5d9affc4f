/** Pages that are written as bytes (docs/decisions/0137-pages-as-bytes.md). */
import { describe, expect, it } from 'vitest';
import { listOf, objectOf, textOf, writeJson } from '../../src/handlers/json-writer.ts';
import { emptyPageBuffer } from '../support/service.ts';

interface Item {
  readonly name: string;
  readonly count: number;
}

function writeItem({ name, count }: Item) {
  return objectOf<Item>({ name: textOf(name), count: textOf(count) });
}

function writeItems(items: readonly Item[], buffer = emptyPageBuffer()) {
  return writeJson(
    buffer,
    objectOf<{ data: Item[]; next?: string }>({ data: listOf(items, writeItem), next: textOf('x') }),
  );
}

describe('Written JSON', () => {
  it('is what JSON.stringify makes of the same objects and lists', () => {
    for (const items of [
      [],
      [{ name: 'a', count: 1 }],
      [
        { name: '"', count: 2 },
        { name: '\n', count: 3 },
      ],
    ]) {
      const text = writeItems(items).finish().toString();
      expect(text).toBe(JSON.stringify({ data: items, next: 'x' }));
    }
  });

  it('has texts of any length in characters of one to four bytes', () => {
    for (const character of ['a', 'é', '漢', '🚀']) {
      for (const length of [1, 20_000, 65_500, 200_000]) {
        const items = [
          { name: character.repeat(length), count: length },
          { name: 'last', count: 0 },
        ];
        expect(writeItems(items).finish().toString()).toBe(JSON.stringify({ data: items, next: 'x' }));
      }
    }
  });

  it('takes properties that are added at the end', () => {
    const json = writeItems([{ name: 'a', count: 1 }]);
    json.addProperties({ cursor: 'é"' });
    expect(JSON.parse(json.finish().toString())).toStrictEqual({
      data: [{ name: 'a', count: 1 }],
      next: 'x',
      cursor: 'é"',
    });
  });

  it('keeps no more memory than it needs', () => {
    for (const length of [10, 1_000, 50_000, 65_000, 70_000, 131_000, 140_000, 1_000_000]) {
      const bytes = writeItems([{ name: 'a'.repeat(length), count: 1 }]).finish();
      expect(bytes.buffer.byteLength).toBe(bytes.length);
    }
  });

  it('is written into the same memory again, and stays what it was', () => {
    const buffer = emptyPageBuffer();
    const first = writeItems([{ name: 'a'.repeat(100_000), count: 1 }], buffer).finish();
    const before = first.toString();
    const memory = buffer.take();
    buffer.giveBack(memory);
    writeItems([{ name: 'b'.repeat(100_000), count: 2 }], buffer).finish();
    expect(buffer.take()).toBe(memory);
    expect(first.toString()).toBe(before);
  });

  it('has memory of its own while another page is written', () => {
    const buffer = emptyPageBuffer();
    const [one, other] = ['a', 'b'].map((name) => writeItems([{ name, count: 1 }], buffer));
    expect(JSON.parse(String(one?.finish()))).toMatchObject({ data: [{ name: 'a' }] });
    expect(JSON.parse(String(other?.finish()))).toMatchObject({ data: [{ name: 'b' }] });
  });
});
