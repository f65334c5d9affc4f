/** Runs the checks, one after the other, and says what came of each. */
import { Probe } from './probes.ts';
import type { Target } from './probes.ts';
import { readChecks } from './read-checks.ts';
import type { Check } from './read-checks.ts';
import type { CheckResult, Report } from './reports.ts';
import { writeChecks } from './write-checks.ts';

export { failuresIn, jsonReport, junitReport, textReport } from './reports.ts';
export type { CheckResult, Report } from './reports.ts';

export interface Options extends Target {
  /** Whether it may make boards and templates in the token's workspace; it deletes them again. */
  readonly write: boolean;
}

/** @throws {Error} when the address publishes no contract */
export async function runConformance({ write, ...target }: Options): Promise<Report> {
  const probe = await Probe.open(target);
  const results: CheckResult[] = [];
  for (const check of readChecks) results.push(await run(check, probe));
  if (write) {
    const { checks, cleanUp } = writeChecks(probe);
    try {
      for (const check of checks) results.push(await run(check, probe));
    } finally {
      await cleanUp();
    }
  }
  return { url: target.url, version: probe.contract.document.info.version, results };
}

async function run({ name, run: check }: Check, probe: Probe): Promise<CheckResult> {
  const startedAtMs = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAtMs);
  try {
    await check(probe);
    return { name, durationMs: durationMs() };
  } catch (error) {
    return {
      name,
      durationMs: durationMs(),
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}
