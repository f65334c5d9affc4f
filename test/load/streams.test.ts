/** 2,000 open streams on one process, compared with a process that has no streams. */
import { expect, it } from 'vitest';
import { expectOwnRate, percentile } from '../support/stream-comparisons.ts';
import { print, startStreamCrowd, streamsPerBoard } from '../support/stream-crowds.ts';

it('2,000 streams on one process', { timeout: 900_000 }, async () => {
  const crowd = await startStreamCrowd(async (start) => {
    const only = await start();
    return { url: only.url, processes: [only] };
  });
  const { kibPerStream } = await crowd.open();
  print({ kibPerStream });
  expect(kibPerStream).toBeLessThan(80);
  for (const perSecond of [0, 10, 200]) {
    const base = await crowd.change('alone', perSecond);
    const { delaysMs, changes, corePercent } = await crowd.change('beside', perSecond);
    const p99Ms = percentile(delaysMs, 0.99);
    const corePercents = { corePercent, withoutStreams: base.corePercent };
    print({ perSecond, changes, ...corePercents, p50Ms: percentile(delaysMs, 0.5), p99Ms });
    expect(delaysMs).toHaveLength(changes * streamsPerBoard);
    expect(p99Ms).toBeLessThan(perSecond === 200 ? 3_000 : 1_000);
    // What streams take of the one core that a process can use is missing from other requests.
    if (perSecond < 200) expect(corePercent - base.corePercent).toBeLessThan(10);
  }
  const rates = [0, 10, 200];
  const comparisons = await crowd.compare(rates);
  for (const [index, comparison] of comparisons.entries()) print({ perSecond: rates[index], ...comparison });
  for (const comparison of comparisons) expectOwnRate(comparison);
});
