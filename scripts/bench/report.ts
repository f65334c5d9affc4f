/** Writes the figures of a run into docs/performance.md. */
import type { CodingResult } from './codings.ts';
import { quantile } from './fairness.ts';
import type { AttackKind } from './attack.ts';
import type { FairnessResult } from './fairness.ts';

/** Requests a second, and the processor time of the process for each request; one figure for each round. */
interface Rates {
  readonly rates: readonly number[];
  readonly cpuMs: readonly number[];
}

/** The service's rates, and those of others. */
export interface ScenarioResult extends Rates {
  readonly title: string;
  readonly others: readonly (Rates & { readonly name: string; readonly goal?: number })[];
}

/** Latencies in milliseconds at a fixed rate, by round. */
export interface PacedResult {
  readonly name: string;
  /** Requests sent a second, in each round. */
  readonly rates: readonly number[];
  readonly latencies: readonly (readonly number[])[];
}

export interface RunFacts {
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly results: readonly ScenarioResult[];
  readonly paced: readonly PacedResult[];
  readonly codings: readonly CodingResult[];
  readonly fairness: Readonly<Record<AttackKind, FairnessResult>>;
}

const marker = '<!-- figures -->';

/** The page with everything after its marker replaced. */
export function report(page: string, facts: RunFacts): string {
  const { rounds, seconds, machine } = facts;
  const lines = [
    marker,
    '',
    `${rounds} rounds of ${seconds} s for each contender, medians with the minimum and the maximum of the rounds, 16`,
    `connections; ${machine}. A ratio compares rates of the same round, because the machine's speed changes from round to round. The`,
    'last two columns are the processor time that the process itself takes for each request, which other work on the machine changes',
    'least; PostgreSQL takes time of its own.',
    '',
    ...scenarioTable(facts.results),
    '',
    missedLine(facts.results),
    '',
    ...pacedLines(facts.paced),
    '',
    ...codingLines(facts.codings),
    '',
    ...fairnessLines("one token's load", facts.fairness.requests),
    ...fairnessLines('the same load without searches', facts.fairness.quick),
    ...fairnessLines('bodies of 1 MiB that another person sends without a pause', facts.fairness.bodies),
    ...fairnessLines(
      'requests without a credential on 64 connections, without a pause',
      facts.fairness.refusals,
    ),
  ];
  return page.slice(0, page.indexOf(marker)) + lines.join('\n');
}

/** The lines of the table that compares rates. */
export function scenarioTable(results: readonly ScenarioResult[]): string[] {
  const rows = results.flatMap(({ title, rates, cpuMs, others }) =>
    others.map((other) => {
      const ratio = spread(
        rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)),
        2,
      );
      const goal = other.goal?.toFixed(2) ?? '–';
      const times = [cpuMs, other.cpuMs].map((each) => spread(each, 2));
      return row([title, other.name, spread(rates), spread(other.rates), ratio, goal, ...times]);
    }),
  );
  return [
    '| Scenario | Compared with | Service, requests/s | Compared, requests/s | Ratio | Goal | Service, ms | Compared, ms |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** The goals that this run doesn't reach. */
function missedLine(results: readonly ScenarioResult[]): string {
  const missed = results.flatMap(({ title, rates, others }) =>
    others
      .map(({ name, goal = 0, rates: compared }) => ({ name, goal, ratio: ratioOf(rates, compared) }))
      .filter(({ goal, ratio }) => ratio < goal)
      .map(({ name, goal, ratio }) => `${title}, ${ratio.toFixed(2)} of ${name} (goal ${goal.toFixed(2)})`),
  );
  return missed.length === 0 ? 'All goals are reached.' : `Below their goals: ${missed.join('; ')}.`;
}

function ratioOf(rates: readonly number[], compared: readonly number[]): number {
  return median(rates.map((rate, round) => rate / (compared[round] ?? Number.NaN)));
}

/** Each server at 70 % of its own highest rate. */
function pacedLines(paced: readonly PacedResult[]): string[] {
  const rows = paced.map(({ name, rates, latencies }) => {
    const [half, most] = [0.5, 0.99].map((share) => latencies.map((round) => quantile(round, share)));
    const ratio = median(most ?? []) / median(half ?? []);
    return row([name, spread(rates, 0), spread(half ?? [], 2), spread(most ?? [], 2), ratio.toFixed(1)]);
  });
  return [
    '`GET /v1/me` at 70 % of the highest rate of each; the goal of the service is a ratio of at most 5:',
    '',
    '| Server | Requests/s | 50 %, ms | 99 %, ms | Ratio |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function codingLines(codings: readonly CodingResult[]): string[] {
  const rows = codings.map(({ name, sizeBytes, codingMs, lineMs }) =>
    row([name, String(sizeBytes), codingMs.toFixed(2), lineMs.toFixed(2), (codingMs + lineMs).toFixed(2)]),
  );
  return [
    'The snapshot of 300 cards, coded, on a line of 20 Mbit/s:',
    '',
    '| Coding | Bytes | Coding, ms | Line, ms | Both, ms |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

/** The latency of a user's `getBoard` alone and under the load of another one's clients; the goal is a ratio of at most 2. */
function fairnessLines(load: string, { alone, attacked, besideOther, failures }: FairnessResult): string[] {
  const rows = [0.5, 0.9, 0.95].map((share) => {
    const [before, during, other] = [alone, attacked, besideOther].map((each) => quantile(each, share));
    const ratios = [during, other].map((each) => ((each ?? Number.NaN) / (before ?? Number.NaN)).toFixed(2));
    const times = [before, during, other].map((each) => each?.toFixed(1) ?? '');
    return row([`${share * 100} %`, ...times, ...ratios]);
  });
  return [
    `\`GET /v1/boards/{id}\` of another user under ${load}; ${failures.length} of these requests failed.`,
    '',
    '| Percentile | Alone, ms | Under the load, ms | The load on another service, ms | Ratio under the load | Ratio, another service |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The median, with the minimum and the maximum. */
export function spread(values: readonly number[], digits = 0): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return `${median(values).toFixed(digits)} (${low.toFixed(digits)}–${high.toFixed(digits)})`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}
