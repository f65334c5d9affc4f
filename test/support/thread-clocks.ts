/** The time of a thread, for tests with fake timers. */
import { vi } from 'vitest';
import { ThreadClock } from '../../src/api/limits/thread-clock.ts';

/** A clock of a thread that is busy for as long as the test says. */
export function watchedClock() {
  let busyMs = 1_000;
  const clock = new ThreadClock(() => busyMs);
  const occupy = (ms: number): void => {
    busyMs += ms;
  };
  const work = async (ms: number): Promise<void> => {
    occupy(ms);
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { clock, occupy, work };
}
