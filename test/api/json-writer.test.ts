/** Pages that are written as bytes (docs/decisions/0137-pages-as-bytes.md). */
import { describe, expect, it } from 'vitest';
import { listOf, objectOf, textOf, writeJson } from '../../src/handlers/json-writer.ts';
import { emptyPageBuffers } from '../support/service.ts';

interface Item {
  readonly name: string;
  readonly count: number;
}

function writeItem({ name, count }: Item) {
  return objectOf<Item>({ name: textOf(name), count: textOf(count) });
}

function writeItems(items: readonly Item[], buffers = emptyPageBuffers()) {
  return writeJson(
    buffers,
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
      const text = writeItems(items).finish().bytes.toString();
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
        expect(writeItems(items).finish().bytes.toString()).toBe(JSON.stringify({ data: items, next: 'x' }));
      }
    }
  });

  it('takes properties that are added at the end', () => {
    const json = writeItems([{ name: 'a', count: 1 }]);
    json.addProperties({ cursor: 'é"' });
    expect(JSON.parse(json.finish().bytes.toString())).toStrictEqual({
      data: [{ name: 'a', count: 1 }],
      next: 'x',
      cursor: 'é"',
    });
  });

  it('keeps at most twice as much memory as it needs', () => {
    const buffers = emptyPageBuffers();
    for (const length of [10, 1_000, 50_000, 65_000, 70_000, 131_000, 140_000, 1_000_000, 20_000]) {
      const { bytes, giveBack } = writeItems([{ name: 'a'.repeat(length), count: 1 }], buffers).finish();
      expect(bytes.buffer.byteLength).toBeLessThanOrEqual(2 * bytes.length);
      giveBack();
    }
  });

  it('stays what it was until it is given back, and then another page is written into its memory', () => {
    const buffers = emptyPageBuffers();
    const written = (name: string) =>
      writeItems([{ name: name.repeat(100_000), count: 1 }], buffers).finish();
    const first = written('a');
    const before = first.bytes.toString();
    const second = written('b');
    expect(first.bytes.toString()).toBe(before);
    first.giveBack();
    expect(written('c').bytes.buffer).toBe(first.bytes.buffer);
    expect(second.bytes.toString()).toContain('bbb');
  });

  it('has memory of its own while another page is written', () => {
    const buffers = emptyPageBuffers();
    const [one, other] = ['a', 'b'].map((name) => writeItems([{ name, count: 1 }], buffers));
    expect(JSON.parse(String(one?.finish().bytes))).toMatchObject({ data: [{ name: 'a' }] });
    expect(JSON.parse(String(other?.finish().bytes))).toMatchObject({ data: [{ name: 'b' }] });
  });

  it('has memory of its own after another page was given back twice', () => {
    const buffers = emptyPageBuffers();
    const written = (name: string) =>
      writeItems([{ name: name.repeat(100_000), count: 1 }], buffers).finish();
    const { giveBack } = written('a');
    giveBack();
    giveBack();
    const [second, third] = [written('x'), written('y')];
    expect(second.bytes.toString()).not.toContain('yy');
    expect(third.bytes.toString()).not.toContain('xx');
  });

  it('leaves room for large pages, however many small ones were sent at once', () => {
    const buffers = emptyPageBuffers();
    const small = Array.from({ length: 100 }, () =>
      writeItems([{ name: 'a'.repeat(50_000), count: 1 }], buffers),
    );
    for (const page of small) page.finish().giveBack();
    const large = () => writeItems([{ name: 'a'.repeat(1_000_000), count: 1 }], buffers).finish();
    const first = large();
    first.giveBack();
    expect(large().bytes.buffer).toBe(first.bytes.buffer);
  });

  it('gives back memory that became too small, and no more than some is kept', () => {
    const buffers = emptyPageBuffers();
    const pages = Array.from({ length: 12 }, () =>
      writeItems([{ name: 'a'.repeat(1_000_000), count: 1 }], buffers),
    );
    const memories = new Set(
      pages.map((page) => {
        const { bytes, giveBack } = page.finish();
        giveBack();
        return bytes.buffer;
      }),
    );
    const taken = Array.from({ length: 12 }, () => buffers.take(1_000_000).buffer);
    const kept = taken
      .filter((memory) => memories.has(memory))
      .reduce((sum, { byteLength }) => sum + byteLength, 0);
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThanOrEqual(4_194_304);
  });
});
