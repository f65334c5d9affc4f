/** Sums by key, which bound what a process keeps of its clients. */
import { expect, it } from 'vitest';
import { KeyedSums } from '../../src/domain/core/keyed-sums.ts';

it('adds to the sum of each key', () => {
  const sums = new KeyedSums();
  sums.add('one', 3);
  sums.add('one', -1);
  sums.add('two', 5);
  expect([sums.of('one'), sums.of('two'), sums.of('three')]).toEqual([2, 5, 0]);
  expect([...sums.keys()]).toEqual(['one', 'two']);
});

it('keeps nothing of keys whose sum is 0, however many there were', () => {
  const sums = new KeyedSums();
  for (let client = 0; client < 1_000; client += 1) {
    sums.add(`client ${client}`, 2);
    sums.add(`client ${client}`, -2);
    sums.add(`nothing ${client}`, 0);
  }
  expect(sums.size).toBe(0);
});
