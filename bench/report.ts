/** Writes the figures of a run into docs/performance.md. */

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
  ];
  return page.slice(0, page.indexOf(marker)) + lines.join('\n');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
