/** `npm run bench:scale -- --check` refuses requests that read more at larger sizes, except those known to. */
import { describe, expect, it } from 'vitest';
import { grownNoMore, requireFlat } from '../../scripts/bench/scale/judgement.ts';
import { knownGrowth } from '../../scripts/bench/scale/known-growth.ts';
import type { ScaleFigure } from '../../scripts/bench/scale/report.ts';
import { scaleRequests, titleOf } from '../../scripts/bench/scale/requests.ts';
import { sizeOf } from '../../scripts/bench/scale/data.ts';

const sizes = [10_000, 3_000_000];
const known = knownGrowth.flatMap(({ titles }) => titles);
const [knownTitle = ''] = known;

/** A kind of request that reads 100 buffers at first, and then others. */
function figureOf(title: string, buffers: number, more: Partial<ScaleFigure> = {}): ScaleFigure {
  const at = (read: number) => ({ buffers: [read], ms: [1], isRefused: false, deeper: 0 });
  return { title, growing: undefined, at: [at(100), at(buffers)], ...more };
}

const judge = (...figures: readonly ScaleFigure[]) => {
  requireFlat({ sizes, figures }, 3_000_000);
};

describe('the check of bench:scale', () => {
  it('names the kinds of request that grow, with their ratios', () => {
    const run = () => {
      judge(figureOf('One', 131), figureOf('Other', 200), figureOf('Flat', 130));
    };
    expect(run).toThrow(/at 3,000,000 cards.*:\n {2}Other \(2\.00\)\n {2}One \(1\.31\)$/s);
  });

  it('refuses what PostgreSQL ends because it takes too long', () => {
    const at = [100, 0].map((read, n) => ({ buffers: [read], ms: [1], isRefused: n > 0, deeper: 0 }));
    expect(() => {
      judge(figureOf('Slow', 0, { at }));
    }).toThrow('Slow');
  });

  it('accepts what is known to grow, and what has to read more', () => {
    judge(figureOf(knownTitle, 500), figureOf('Counts', 500, { growing: 'cards' }), figureOf('Flat', 100));
  });

  it('refuses a run that had no time for the largest size', () => {
    const run = () => {
      requireFlat({ sizes: [10_000], figures: [] }, 3_000_000);
    };
    expect(run).toThrow('There was no time for 3000000 cards');
  });
});

describe('the list of what is known to grow', () => {
  it('has kinds of request that are measured, each once', () => {
    const measured = scaleRequests(sizeOf(10_000), new Date(0)).map(titleOf);
    expect(known.filter((title) => !measured.includes(title))).toEqual([]);
    expect(new Set(known).size).toBe(known.length);
  });

  it('is shown to have kinds that grow no more', () => {
    const shown = grownNoMore([figureOf(knownTitle, 130), figureOf('Flat', 100)]);
    expect(shown.map(({ title }) => title)).toEqual([knownTitle]);
  });
});
