/** Writes the figures of a run into docs/performance.md. */
import { quantile } from './fairness.ts';
import type { FairnessResult } from './fairness.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly contenders: readonly string[];
  readonly goals: readonly (number | undefined)[];
  /** Requests a second, one figure for each round, by contender. */
  readonly rates: ReadonlyMap<string, readonly number[]>;
}

export interface RunFacts {
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly fairness: FairnessResult;
}

const marker = '<!-- figures -->';

/** The page with everything after its marker replaced. */
export function report(page: string, results: readonly ScenarioResult[], facts: RunFacts): string {
  const rows = results.flatMap((result) => {
    const own = median(result.rates.get('service') ?? []);
    return result.contenders.map((name, index) => {
      const other = median(result.rates.get(name) ?? []);
      const goal = result.goals[index];
      const cells = [
        result.title,
        name,
        own.toFixed(0),
        other.toFixed(0),
        (own / other).toFixed(2),
        goal?.toFixed(2) ?? '–',
      ];
      return `| ${cells.join(' | ')} |`;
    });
  });
  const lines = [
    marker,
    '',
    `${facts.rounds} rounds of ${facts.seconds} s for each contender, medians, 16 connections; ${facts.machine}.`,
    '',
    '| Scenario | Contender | Service, requests/s | Contender, requests/s | Ratio | Goal of this release |',
    '| --- | --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    ...fairnessLines(facts.fairness),
  ];
  return page.slice(0, page.indexOf(marker)) + lines.join('\n');
}

/** The latency of another user's `getBoard` alone and under the load of one token's 60 clients; the goal is a ratio of at most 2. */
function fairnessLines({ alone, attacked, failures }: FairnessResult): string[] {
  const rows = [0.5, 0.9].map((share) => {
    const [before, during] = [quantile(alone, share), quantile(attacked, share)];
    const cells = [`${share * 100} %`, before.toFixed(1), during.toFixed(1), (during / before).toFixed(2)];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    `\`GET /v1/boards/{id}\` of another user under one token's load; ${failures.length} of these requests failed.`,
    '',
    '| Percentile | Alone, ms | Under the load, ms | Ratio |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
