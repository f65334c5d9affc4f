/** Work that runs once at a time, and again for what was asked for meanwhile. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { SingleRun } from '../../src/domain/core/single-run.ts';

describe('SingleRun', () => {
  it('runs once more for any number of requests during a run', async () => {
    let runs = 0;
    const first = Promise.withResolvers<undefined>();
    const run = new SingleRun(async () => {
      runs += 1;
      if (runs === 1) await first.promise;
    });
    for (let request = 0; request < 3; request += 1) run.request();
    expect(runs).toBe(1);
    first.resolve(undefined);
    await run.settled();
    expect(runs).toBe(2);
  });

  it('loses no request, whichever turn of a run it comes in', async () => {
    for (let turns = 0; turns < 8; turns += 1) {
      let isAsked = false;
      let isSeen = false;
      const run = new SingleRun(async () => {
        isSeen = isAsked;
        await Promise.resolve();
      });
      run.request();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      isAsked = true;
      run.request();
      await run.settled();
      expect(isSeen).toBe(true);
    }
  });

  it('works in the asynchronous context in which it was made, not in that of who asks', async () => {
    const requests = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const run = new SingleRun(async () => {
      await Promise.resolve();
      seen.push(requests.getStore());
    });
    requests.run('first', () => {
      run.request();
    });
    requests.run('second', () => {
      run.request();
    });
    await run.settled();
    expect(seen).toEqual([undefined, undefined]);
  });
});
