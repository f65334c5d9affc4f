/** Which kinds of request read more at larger sizes than they may. */
import { CommandError } from '../../support/command-errors.ts';
import { median } from '../report.ts';
import { knownGrowth } from './known-growth.ts';
import type { ScaleFacts, ScaleFigure } from './report.ts';

/** How much more a request may read at the largest size than at the smallest. */
export const ratioMax = 1.3;

/** How many times the buffers of the smallest size a request reads, apart from the levels of trees. */
export function ratioAt({ at }: ScaleFigure, figure = at.at(-1)): number {
  if (figure?.isRefused === true) return Infinity;
  return (median(figure?.buffers ?? []) - (figure?.deeper ?? 0)) / median(at[0]?.buffers ?? []);
}

const known = new Set(knownGrowth.flatMap(({ titles }) => titles));

/** Those that read more than they may, except what has to read more, with the largest ratio first. */
export function grown(figures: readonly ScaleFigure[]): readonly ScaleFigure[] {
  const above = figures.filter((figure) => figure.growing === undefined && ratioAt(figure) > ratioMax);
  return above.toSorted((one, other) => ratioAt(other) - ratioAt(one));
}

/** Kinds that are known to grow and don't. */
export function grownNoMore(figures: readonly ScaleFigure[]): readonly ScaleFigure[] {
  return figures.filter((figure) => known.has(figure.title) && ratioAt(figure) <= ratioMax);
}

/** `Title (1.47)`, one a line. */
export function ratioLines(figures: readonly ScaleFigure[]): string {
  return figures.map((figure) => `\n  ${figure.title} (${ratioAt(figure).toFixed(2)})`).join('');
}

/** @throws {CommandError} if a kind of request grows that isn't known to, or if the largest size was not measured */
export function requireFlat({ sizes, figures }: Pick<ScaleFacts, 'sizes' | 'figures'>, cards: number): void {
  const largest = sizes.at(-1) ?? 0;
  if (largest < cards) {
    throw new CommandError(`There was no time for ${cards} cards: give it more --minutes.`);
  }
  const unknown = grown(figures).filter(({ title }) => !known.has(title));
  if (unknown.length === 0) return;
  const reached = largest.toLocaleString('en-US');
  throw new CommandError(
    `These read more than ${ratioMax} times as many buffers at ${reached} cards as at the smallest size:${ratioLines(unknown)}`,
  );
}
