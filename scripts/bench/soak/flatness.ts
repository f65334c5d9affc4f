/** Whether what was measured grows: a line through the samples after the warm-up, which single peaks don't move. */
import { median } from '../report.ts';
import { measures } from './samples.ts';
import type { MeasureName, Sample } from './samples.ts';

export interface Flatness {
  readonly name: MeasureName;
  readonly first: number;
  readonly median: number;
  readonly highest: number;
  /** From the end of the warm-up to the end of the soak, along the line. */
  readonly growth: number;
  readonly isFlat: boolean;
}

/** Of the soak, in which caches fill and V8 finds its sizes: at least the seconds, and at most half of a short soak. */
const warmUp = { share: 0.25, secondsMin: 150, shareMax: 0.5 };
/** Of the pairs of samples whose slopes have the median (Theil and Sen). */
const pairsMax = 20_000;

export function warmUpSecondsOf(samples: readonly Sample[]): number {
  const seconds = samples.at(-1)?.seconds ?? 0;
  return Math.min(Math.max(seconds * warmUp.share, warmUp.secondsMin), seconds * warmUp.shareMax);
}

export function flatnessOf(samples: readonly Sample[]): Flatness[] {
  const kept = samples.filter(({ seconds }) => seconds >= warmUpSecondsOf(samples));
  return (Object.keys(measures) as MeasureName[]).map((name) => {
    const { growthMax = Infinity, max = Infinity } = measures[name];
    const values = kept.map((sample) => sample.values[name]);
    const length = (kept.at(-1)?.seconds ?? 0) - (kept[0]?.seconds ?? 0);
    const growth = slopeOf(kept, name) * length;
    const highest = Math.max(...values);
    return {
      ...{ name, highest, growth },
      first: values[0] ?? 0,
      median: median(values),
      isFlat: growth <= growthMax && highest <= max,
    };
  });
}

/** A second. */
function slopeOf(samples: readonly Sample[], name: MeasureName): number {
  const step = Math.ceil(samples.length ** 2 / 2 / pairsMax);
  const slopes: number[] = [];
  for (const [index, early] of samples.entries()) {
    for (let at = index + 1; at < samples.length; at += step) {
      const late = samples[at];
      if (late === undefined) continue;
      slopes.push((late.values[name] - early.values[name]) / (late.seconds - early.seconds));
    }
  }
  return slopes.length === 0 ? 0 : median(slopes);
}
