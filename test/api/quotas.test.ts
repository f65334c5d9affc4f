/** Quotas in memory: exact at their borders, and bounded whatever comes. */
import { describe, expect, it } from 'vitest';
import { MemoryQuotas, RecentMap } from '../../src/api/limits/quotas.ts';

const windowMs = 60_000;
const startMs = Date.parse('2026-11-21T12:00:00.000Z');
const after = (ms: number) => new Date(startMs + ms);

describe('MemoryQuotas', () => {
  it('grants exactly the quota, and counts down', () => {
    const quotas = new MemoryQuotas(2, windowMs);
    expect(quotas.take('a', after(0))).toEqual({ isGranted: true, left: 1, endsInMs: windowMs });
    expect(quotas.take('a', after(1))).toEqual({ isGranted: true, left: 0, endsInMs: windowMs - 1 });
    expect(quotas.take('a', after(2))).toEqual({ isGranted: false, left: 0, endsInMs: windowMs - 2 });
  });

  it('resets to the millisecond when the window of the first request ends', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    quotas.take('a', after(500));
    expect(quotas.take('a', after(500 + windowMs - 1)).isGranted).toBe(false);
    expect(quotas.take('a', after(500 + windowMs))).toEqual({
      isGranted: true,
      left: 0,
      endsInMs: windowMs,
    });
  });

  it('does not extend the window for refused requests', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    for (let second = 0; second < 60; second += 1) quotas.take('a', after(second * 1000));
    expect(quotas.take('a', after(windowMs)).isGranted).toBe(true);
  });

  it('counts each key separately, each in its own window', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    quotas.take('a', after(0));
    quotas.take('b', after(59_000));
    quotas.take('c', after(60_000));
    expect(quotas.take('a', after(60_001)).isGranted).toBe(true);
    expect(quotas.take('b', after(118_999)).isGranted).toBe(false);
    expect(quotas.take('c', after(119_999)).isGranted).toBe(false);
    expect(quotas.take('b', after(119_000)).isGranted).toBe(true);
  });

  it('refunds what was granted, and never more', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    quotas.giveBack('a', after(0));
    quotas.take('a', after(0));
    quotas.take('a', after(0));
    quotas.giveBack('a', after(1));
    quotas.giveBack('a', after(1));
    expect([quotas.take('a', after(2)).isGranted, quotas.take('a', after(2)).isGranted]).toEqual([
      true,
      false,
    ]);
  });

  it('blocks nobody for longer than a window when the clock is set back', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    quotas.take('a', after(3_600_000));
    quotas.take('a', after(0));
    expect(quotas.take('a', after(windowMs)).isGranted).toBe(true);
  });

  it('keeps a bounded number of keys, no matter how many arrive at once', () => {
    const quotas = new MemoryQuotas(1, windowMs, 1000);
    for (let count = 0; count < 100_000; count += 1) quotas.take(`key-${count}`, after(0));
    expect(quotas.size).toBeLessThanOrEqual(2000);
    expect(quotas.take('key-99999', after(1)).isGranted).toBe(false);
  });

  it('drops unused keys without a timer', () => {
    const quotas = new MemoryQuotas(1, windowMs);
    for (let count = 0; count < 1000; count += 1) quotas.take(`key-${count}`, after(0));
    quotas.take('a', after(windowMs));
    quotas.take('b', after(2 * windowMs));
    expect(quotas.size).toBe(2);
  });
});

describe('RecentMap', () => {
  it('keeps a value for at least the given time, and drops deleted ones', () => {
    const map = new RecentMap<number>(windowMs);
    map.set('a', 1, startMs);
    map.set('b', 2, startMs + windowMs - 1);
    map.set('c', 3, startMs + 2 * windowMs - 2);
    expect(map.get('b')).toBe(2);
    map.delete('b');
    expect(map.get('b')).toBeUndefined();
    expect(map.get('c')).toBe(3);
  });
});
