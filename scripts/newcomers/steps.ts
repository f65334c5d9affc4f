/** Counts what newcomers try. */
import { CommandError } from '../support/command-errors.ts';

/** What a step found, in a few words; nothing if its name says it all. */
type Outcome = string | undefined;

/** Does one step. One that throws has failed, and the next ones go on. */
export type Step = (name: string, work: () => Promise<Outcome> | Outcome) => Promise<void>;

export interface Steps {
  readonly step: Step;
  readonly counts: () => { readonly passed: number; readonly failed: number };
}

/** Prints one line for each step, and the reason below one that failed. */
export function countSteps(): Steps {
  let passed = 0;
  let failed = 0;
  const step: Step = async (name, work) => {
    const startedAtMs = performance.now();
    const seconds = () => `${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`;
    try {
      const outcome = await work();
      passed += 1;
      console.log(`ok      ${name}${outcome === undefined ? '' : `: ${outcome}`} (${seconds()})`);
    } catch (error) {
      failed += 1;
      const reason = error instanceof CommandError ? error.message : error;
      console.log(`FAILED  ${name} (${seconds()}):`, reason);
    }
  };
  return { step, counts: () => ({ passed, failed }) };
}

/** @throws {CommandError} with the list, unless it is empty */
export function requireNone(what: string, found: readonly string[]): void {
  const shownMax = 20;
  if (found.length === 0) return;
  throw new CommandError(`${found.length} ${what}:\n${found.slice(0, shownMax).join('\n')}`);
}
