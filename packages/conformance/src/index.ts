/** Runs the checks, one after the other, and says what came of each. */
import { setTimeout as delay } from 'node:timers/promises';
import { Probe } from './probes.ts';
import type { Target } from './probes.ts';
import { readChecks } from './read-checks.ts';
import type { Check } from './read-checks.ts';
import type { CheckResult, Report } from './reports.ts';
import { writeChecks } from './write-checks.ts';

export { failuresIn, jsonReport, junitReport, textReport } from './reports.ts';
export type { CheckResult, Report } from './reports.ts';

export interface Options extends Target {
  /** Whether it may make boards, templates and tokens in the token's workspace; it deletes them again. */
  readonly write: boolean;
  /** Resolves after a time; for tests. */
  readonly wait?: (timeMs: number) => Promise<void>;
}

/** @throws {Error} when nothing can be checked: nobody answers, there is no contract, or the token is not valid */
export async function runConformance({ write, wait = delay, ...target }: Options): Promise<Report> {
  const probe = await Probe.open(target);
  const results: CheckResult[] = [];
  for (const check of readChecks) results.push(await run(check, probe));
  for (const check of writeChecks(wait)) {
    results.push(write ? await run(check, probe) : notRun(check, 'it writes, which needs --write'));
  }
  return { url: target.url, version: probe.contract.document.info.version, results };
}

async function run(check: Check, probe: Probe): Promise<CheckResult> {
  const lacking = probe.lacking(check.needs ?? []);
  if (lacking.length > 0) return notRun(check, `the token lacks ${lacking.join(' and ')}`);
  const { name } = check;
  const startedAtMs = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAtMs);
  try {
    await check.run(probe);
    return { name, durationMs: durationMs() };
  } catch (error) {
    return {
      name,
      durationMs: durationMs(),
      failure: error instanceof Error ? error.message : String(error),
    };
  }
}

function notRun({ name }: Check, why: string): CheckResult {
  return { name, durationMs: 0, notRun: why };
}
