/** What ends with the tests that it was created for. */
import { afterAll, onTestFinished } from 'vitest';

/**
 * Runs when the test that calls this has finished, or outside of tests after the file's last one. In a test Vitest takes
 * `afterAll` and never runs it, so it is the second choice.
 */
export function atTheEnd(work: () => Promise<void> | void): void {
  try {
    onTestFinished(work);
  } catch {
    afterAll(work);
  }
}
