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

const checks: (() => Promise<void>)[] = [];

/**
 * Runs a check when the test that calls this has finished, or after the file's last one if it is called outside of tests:
 * in `beforeAll`, Vitest takes `afterAll` and never runs it.
 */
export function checkAtTheEnd(check: () => Promise<void>): void {
  try {
    onTestFinished(check);
  } catch {
    checks.push(check);
  }
}

/** Runs the checks of a file. @throws the first failure */
export async function runChecks(): Promise<void> {
  for (const check of checks.splice(0)) await check();
}
