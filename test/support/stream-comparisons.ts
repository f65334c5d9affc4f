/** Compares a service beside streams with one that has none. */
import { expect } from 'vitest';

export type Where = 'beside' | 'alone';

/** What one turn has measured. */
export interface Turn {
  readonly readsPerSecond: number;
  /** Reads and changes. */
  readonly requestsPerSecond: number;
  /** How much of a core the service used. If it has one of its own, about 100 says that nothing else limits the rate. */
  readonly corePercent: number;
  /** The processor time of the service for each request, changes and what streams are sent included. */
  readonly cpuMsPerRequest: number;
}

/** Turns that followed each other: a machine's speed varies more over a minute than in seconds. */
export type Pair = Readonly<Record<Where, Turn>>;

export interface Comparison {
  readonly requestsPerSecond: Medians;
  readonly readsPerSecond: Medians;
  readonly corePercent: Medians;
  /** The rate of requests beside streams, as a share of the rate without. There are as many changes in both. */
  readonly rate: Spread;
  /** The same of reads alone, which have what changes and streams leave. */
  readonly readRate: Spread;
  /** The processor time for each request beside streams, as a multiple of that without. */
  readonly cpu: Spread;
}

export interface Medians {
  readonly beside: number;
  readonly alone: number;
}

export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** What a turn of so many seconds has measured, in which the service used some processor time. */
export function turnOf(
  reads: number,
  changes: number,
  { cpuSeconds, seconds }: { readonly cpuSeconds: number; readonly seconds: number },
): Turn {
  return {
    readsPerSecond: reads / seconds,
    requestsPerSecond: (reads + changes) / seconds,
    corePercent: (cpuSeconds / seconds) * 100,
    cpuMsPerRequest: (cpuSeconds * 1_000) / (reads + changes),
  };
}

/** Compares pairs of which the first ones had streams at one site, and the second ones, as many, at the other. */
export function comparisonOf(first: readonly Pair[], second: readonly Pair[]): Comparison {
  const ratio = (of: keyof Turn, { beside, alone }: Pair) => beside[of] / alone[of];
  // What one site is faster than the other is in both, once for streams and once against them.
  const ratios = (of: keyof Turn): Spread =>
    spreadOf(second.map((pair, index) => Math.sqrt(ratio(of, pair) * ratio(of, first[index] ?? pair))));
  const medians = (of: keyof Turn): Medians => {
    const median = (where: Where) =>
      Math.round(
        quantile(
          [...first, ...second].map((pair) => pair[where][of]),
          0.5,
        ),
      );
    return { beside: median('beside'), alone: median('alone') };
  };
  return {
    requestsPerSecond: medians('requestsPerSecond'),
    readsPerSecond: medians('readsPerSecond'),
    corePercent: medians('corePercent'),
    rate: ratios('requestsPerSecond'),
    readRate: ratios('readsPerSecond'),
    cpu: ratios('cpuMsPerRequest'),
  };
}

/** Fails where streams take a tenth of the rate, or more, of a service that can do no more. */
export function expectOwnRate({ corePercent, rate }: Comparison): void {
  // Where all share all cores, the service never has one to itself.
  if (process.env.SHARED_CORES !== undefined) return;
  expect(Math.min(corePercent.beside, corePercent.alone)).toBeGreaterThan(85);
  expect(rate.median).toBeGreaterThan(0.9);
}

function spreadOf(values: readonly number[]): Spread {
  const at = (share: number) => Math.round(quantile(values, share) * 100) / 100;
  return { min: at(0), median: at(0.5), max: at(1) };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}

export function percentile(values: readonly number[], share: number): number {
  return rounded(quantile(values, share));
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
