/** Ranks: whatever was inserted where, there is room for the next card, and byte order is the order. */
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isRank, rankBetween, rankEndings, rankLengthMax, spacedRanks } from '../../src/domain/core/ranks.ts';

/** A repeatable source of numbers from 0 to below 1 (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ranks in the order of insertion at places that `choose` picks, each checked against its neighbours. */
function insertMany(count: number, start: readonly string[], choose: (length: number) => number): string[] {
  const ranks = [...start];
  for (let inserted = 0; inserted < count; inserted += 1) {
    const index = choose(ranks.length);
    const [before, after] = [ranks[index - 1] ?? null, ranks[index] ?? null];
    const rank = rankBetween(before, after);
    expect(before === null || before < rank, `${before} < ${rank}`).toBe(true);
    expect(after === null || rank < after, `${rank} < ${after}`).toBe(true);
    ranks.splice(index, 0, rank);
  }
  return ranks;
}

const places: Readonly<Record<string, (length: number) => number>> = {
  'at the top': () => 0,
  'at the bottom': (length) => length,
  'right before the last': (length) => Math.max(0, length - 1),
  'right after the first': (length) => Math.min(1, length),
  'in turns before and after the middle': (length) => Math.min(length, 500 + (length % 2)),
};

describe('rankBetween', () => {
  it.each(Object.entries(places))('has room for 1,000 cards added one after another %s', (_place, choose) => {
    const ranks = insertMany(1000, [], choose);
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks).size).toBe(1000);
  });

  it('has room at random places, in an empty column and between evenly spaced cards', () => {
    for (const start of [[], spacedRanks(100)]) {
      for (let round = 0; round < 20; round += 1) {
        const seed = randomInt(2 ** 31);
        const random = seededRandom(seed);
        const ranks = insertMany(200, start, (length) => Math.floor(random() * (length + 1)));
        expect(ranks, `seed ${seed}`).toEqual([...ranks].sort());
      }
    }
  });

  it('stays short enough in ordinary use that a column is never respaced', () => {
    const ends = [places['at the top'], places['at the bottom']].flatMap((choose) =>
      insertMany(1000, spacedRanks(1000), choose ?? (() => 0)),
    );
    expect(Math.max(...ends.map(({ length }) => length))).toBeLessThanOrEqual(rankLengthMax / 2);
  });

  it('differs for cards that are added to the same end at the same time', () => {
    const bottom = Array.from({ length: 50 }, () => rankBetween('a5', null));
    expect(new Set(bottom).size).toBeGreaterThan(45);
  });

  it('refuses neighbors in the wrong order', () => {
    expect(() => rankBetween('a2', 'a1')).toThrow();
    expect(() => rankBetween('a1', 'a1')).toThrow();
  });
});

describe('spacedRanks', () => {
  it('creates as many short ranks as requested, in order', () => {
    expect(spacedRanks(0)).toEqual([]);
    const ranks = spacedRanks(10_000);
    expect(ranks).toHaveLength(10_000);
    expect(ranks).toEqual([...new Set(ranks)].sort());
    expect(Math.max(...ranks.map(({ length }) => length))).toBeLessThanOrEqual(4);
  });

  it('leaves room before, between and after all of them', () => {
    const ranks = spacedRanks(300);
    for (let index = 0; index <= ranks.length; index += 1) insertMany(1, ranks, () => index);
  });
});

describe('isRank', () => {
  it('accepts valid ranks, and refuses ranks without room for a neighbor', () => {
    expect([...spacedRanks(300), 'Zz', 'a0V', `z${'z'.repeat(26)}`].filter((rank) => !isRank(rank))).toEqual(
      [],
    );
    const unreadable = ['', '1', 'a', 'a00', '~', 'é0', 'a0-', 'aV ', `A${'0'.repeat(26)}`];
    expect(unreadable.filter(isRank)).toEqual([]);
  });
});

describe('rankEndings', () => {
  it.each([1, 2, 20, 500])('make %i ranks in order between a rank and the next one', (count) => {
    const ranks = rankEndings(count).map((ending) => `a5${ending}`);
    expect(ranks[0]).toBe('a5');
    expect([...ranks].sort()).toEqual(ranks);
    expect(new Set(ranks).size).toBe(count);
    expect(ranks.every((rank) => isRank(rank) && rank < 'a6')).toBe(true);
  });
});
