/** 2,000 open streams of three processes behind nginx, compared with three processes that have no streams. */
import { expect, it } from 'vitest';
import { findFreePort } from '../support/free-ports.ts';
import { startNginx } from '../support/nginx.ts';
import { expectOwnRate, percentile } from '../support/stream-comparisons.ts';
import { print, startStreamCrowd, streams, streamsPerBoard } from '../support/stream-crowds.ts';

it('2,000 streams on three processes behind nginx', { timeout: 900_000 }, async () => {
  const crowd = await startStreamCrowd(async (start) => {
    const ports = [await findFreePort(), await findFreePort(), await findFreePort()];
    // Six processes share the connections of one PostgreSQL.
    const own = { TRUSTED_PROXIES: '127.0.0.1', DATABASE_POOL_SIZE: '10' };
    const processes = await Promise.all(ports.map((port) => start({ ...own, PORT: String(port) })));
    return { url: await startNginx(ports, 2 * streams + 512), processes };
  });
  const { kibPerStream } = await crowd.open();
  print({ kibPerStream });
  expect(kibPerStream).toBeLessThan(80);
  for (const perSecond of [10, 200]) {
    const { delaysMs, changes, corePercent } = await crowd.change('beside', perSecond);
    const p99Ms = percentile(delaysMs, 0.99);
    print({ perSecond, changes, corePercent, p50Ms: percentile(delaysMs, 0.5), p99Ms });
    expect(delaysMs).toHaveLength(changes * streamsPerBoard);
    expect(p99Ms).toBeLessThan(perSecond === 200 ? 3_000 : 1_000);
  }
  const rates = [0, 10, 200];
  const comparisons = await crowd.compare(rates);
  for (const [index, comparison] of comparisons.entries()) print({ perSecond: rates[index], ...comparison });
  for (const comparison of comparisons) expectOwnRate(comparison);
});
