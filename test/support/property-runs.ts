/** How often a property is tried, and from which seed: little and the same in `npm test`, as asked for by hand. */
import fc from 'fast-check';
import type { Parameters, Plugin } from 'fast-check';

export interface PropertyRuns {
  readonly parameters: Pick<Parameters<unknown>, 'seed' | 'numRuns' | 'path' | 'plugins'>;
  readonly timeoutMs: number;
  /** What the report of a failed sequence of commands named, to continue shrinking from there. */
  readonly replayPath?: string;
}

/** Far less than the time of a test, so that what was found is told: making it smaller can take long. */
const searchTimeMs = 240_000;
const reserveMs = 20_000;
const minuteMs = 60_000;

/** Reads what scripts/test-properties.ts was asked for. */
export function propertyRuns(
  file: string,
  defaults: { readonly seed: number; readonly runs: number },
): PropertyRuns {
  const { PROPERTY_RUNS, PROPERTY_SEED, PROPERTY_PATH, PROPERTY_REPLAY_PATH, PROPERTY_MINUTES } = process.env;
  const isByHand = PROPERTY_RUNS !== undefined;
  const limitMs = PROPERTY_MINUTES === undefined ? searchTimeMs : Number(PROPERTY_MINUTES) * minuteMs;
  const reporter: Plugin<unknown> = () => ({
    onAllRunsComplete: (details) => {
      if (isByHand) console.log(`${details.numRuns} runs from seed ${details.seed}`);
      if (details.failed) throw new Error(report(file, details));
    },
  });
  return {
    parameters: {
      seed: Number(PROPERTY_SEED ?? defaults.seed),
      numRuns: Number(PROPERTY_RUNS ?? defaults.runs),
      ...(PROPERTY_PATH !== undefined && { path: PROPERTY_PATH }),
      // By hand, the time that was asked for ends the search; otherwise all runs have to be done.
      plugins: [reporter, fc.interruptAfterTimeLimit(limitMs, { failOnInterrupt: !isByHand })],
    },
    timeoutMs: limitMs + reserveMs,
    ...(PROPERTY_REPLAY_PATH !== undefined && { replayPath: PROPERTY_REPLAY_PATH }),
  };
}

/** What failed, made as small as it goes, and how to see it again. */
function report(file: string, details: fc.RunDetails<unknown>): string {
  const text = fc.defaultReportMessage(details) ?? '';
  const replay = /replayPath="([^"]+)"/.exec(text)?.[1];
  const again = [
    `npm run test:properties -- ${file} --seed ${details.seed}`,
    `--path ${details.counterexamplePath ?? ''}`,
    ...(replay === undefined ? [] : [`--replay-path ${replay}`]),
  ].join(' ');
  const cause = details.errorInstance instanceof Error ? details.errorInstance.message : '';
  return `${cause}\n\n${details.numShrinks} steps made it this small. See it again: ${again}\n\n${text}`;
}
