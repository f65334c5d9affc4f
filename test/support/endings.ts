/** What ends with the tests that it was created for. */
import { onTestFinished } from 'vitest';

type Work = () => Promise<void> | void;

const checks: Work[] = [];
const endings: Work[] = [];

/**
 * Runs when the test that calls this has finished, or outside of tests after the file's last one. In `beforeAll`, Vitest
 * accepts `afterAll` and never runs it, so each-file.ts runs what is collected here.
 */
export function atTheEnd(work: Work): void {
  whenDone(work, endings);
}

/** Runs after the file's last test, whoever calls this. */
export function atTheEndOfFile(work: Work): void {
  endings.push(work);
}

/** Like `atTheEnd`, for checks of what the tests have left: they run before anything ends. */
export function checkAtTheEnd(check: Work): void {
  whenDone(check, checks);
}

function whenDone(work: Work, ofFile: Work[]): void {
  try {
    onTestFinished(work);
  } catch {
    ofFile.push(work);
  }
}

/**
 * Runs the checks of a file, then ends what it has started, in reverse order.
 *
 * @throws {unknown} the first failure, after everything has ended
 */
export async function runEndings(): Promise<void> {
  const failures: unknown[] = [];
  for (const work of [...checks.splice(0), ...endings.splice(0).reverse()]) {
    try {
      await work();
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) throw failures[0];
}
