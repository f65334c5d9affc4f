/** Writes the figures of a run over several sizes: a table, and a plot as SVG. */
import { median } from '../report.ts';
import { grown, ratioAt, ratioMax } from './judgement.ts';
import { knownGrowth } from './known-growth.ts';

export interface ScaleFigure {
  readonly title: string;
  /** What it reads all of. */
  readonly growing: string | undefined;
  /** At each size, in the order of the sizes. */
  readonly at: readonly SizeFigure[];
}

export interface SizeFigure {
  /** Of one request, by round. */
  readonly buffers: readonly number[];
  readonly ms: readonly number[];
  /** PostgreSQL doesn't count the buffers of a statement that it ends because it takes too long. */
  readonly isRefused: boolean;
  /** Buffers that one request reads only because indexes have more levels than at the smallest size. */
  readonly deeper: number;
}

export interface ScaleFacts {
  readonly sizes: readonly number[];
  readonly figures: readonly ScaleFigure[];
  readonly machine: string;
  readonly rounds: number;
}

const marker = '<!-- scale -->';
const end = '<!-- end of scale -->';

/** The ratio to a larger size than the smallest, at which rows are as far apart as they get. */
function laterRatio({ at }: ScaleFigure, from: number): number {
  const [one, last] = [at[from], at.at(-1)];
  if (one?.isRefused !== false || last?.isRefused !== false) return Infinity;
  return (median(last.buffers) - last.deeper + one.deeper) / median(one.buffers);
}

/** The page with what is between its markers replaced. */
export function scaleReport(page: string, facts: ScaleFacts): string {
  const [before, after] = [page.slice(0, page.indexOf(marker)), page.slice(page.indexOf(end))];
  return `${before}${scaleLines(facts).join('\n')}\n\n${after}`;
}

function scaleLines({ sizes, figures, machine, rounds }: ScaleFacts): string[] {
  const sorted = figures.toSorted((one, other) => ratioAt(other) - ratioAt(one));
  const names = sizes.map((size) => size.toLocaleString('en-US'));
  const bounded = figures.filter(({ growing }) => growing === undefined);
  // The largest size with a tenth of the cards at most.
  const from = sizes.findLastIndex((size) => size * 10 <= (sizes.at(-1) ?? 0));
  const aboveLater = bounded.filter((figure) => laterRatio(figure, from) > ratioMax).length;
  return [
    marker,
    '',
    `Medians of ${rounds} rounds with the minimum and the maximum; ${machine}. ${grown(figures).length} of`,
    `${figures.length} kinds of request read more than ${ratioMax} times as many buffers at the largest size as at the smallest, apart from the`,
    `levels of trees, and ${aboveLater} more than ${ratioMax} times as many as at ${names[from] ?? ''}.`,
    '',
    '![Buffers of a request by the number of cards](performance-scale.svg)',
    '',
    'What grows, and why:',
    '',
    ...growthLines(figures),
    '',
    `| Request | ${names.map((name) => `Buffers, ${name}`).join(' | ')} | Of deeper trees | Ratio | To ${names[from] ?? ''} | ms, ${names[0] ?? ''} | ms, ${names.at(-1) ?? ''} |`,
    `| --- | ${'---: | '.repeat(sizes.length + 5).trim()}`,
    ...sorted.map((figure) => {
      const cells = figure.at.map((it) => (it.isRefused ? 'refused' : spread(it.buffers, 0)));
      const [first, last] = [figure.at[0], figure.at.at(-1)].map((at) => spread(at?.ms ?? [], 1));
      const deeper = (figure.at.at(-1)?.deeper ?? 0).toFixed(0);
      const title =
        figure.growing === undefined ? figure.title : `${figure.title} (reads all ${figure.growing})`;
      const ratios = [ratioAt(figure), laterRatio(figure, from)];
      const shown = [deeper, ...ratios.map((it) => (Number.isFinite(it) ? it.toFixed(2) : '–'))];
      return `| ${[title, ...cells, ...shown, first, last].join(' | ')} |`;
    }),
  ];
}

/** The reasons that are known, each with its kinds of request that grow, and then those without one. */
function growthLines(figures: readonly ScaleFigure[]): string[] {
  const left = new Set(grown(figures));
  const lineOf = (isOfIt: (title: string) => boolean, reason: string) => {
    const its = [...left].filter(({ title }) => isOfIt(title));
    for (const figure of its) left.delete(figure);
    const names = its.map((figure) => `**${figure.title}** (${ratioAt(figure).toFixed(2)})`);
    return its.length === 0 ? [] : [`- ${names.join('; ')}. ${reason}`];
  };
  return [
    ...knownGrowth.flatMap(({ titles, reason }) => lineOf((title) => titles.includes(title), reason)),
    ...lineOf(() => true, 'The cause is not known.'),
  ];
}

function spread(values: readonly number[], digits: number): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range =
    low.toFixed(digits) === high.toFixed(digits) ? '' : ` (${low.toFixed(digits)}–${high.toFixed(digits)})`;
  return median(values).toFixed(digits) + range;
}

const [width, height, margin] = [720, 420, 60];

/** A line for each kind of request: how many times the buffers of the smallest size it reads. Both axes are logarithmic. */
export function scalePlot({ sizes, figures }: ScaleFacts): string {
  const ratiosOf = (figure: ScaleFigure) => figure.at.map((at) => ratioAt(figure, at));
  const [smallest = 1, largest = 1] = [sizes[0], sizes.at(-1)];
  const most = Math.max(10, ...figures.flatMap(ratiosOf).filter(Number.isFinite));
  const x = (size: number) =>
    margin + (Math.log(size / smallest) / Math.log(largest / smallest)) * (width - 2 * margin);
  const y = (ratio: number) =>
    height - margin - (Math.log(Math.max(ratio, 0.5) / 0.5) / Math.log(most / 0.5)) * (height - 2 * margin);
  const lines = figures.map((figure) => {
    // A line ends before the size at which requests are refused.
    const points = ratiosOf(figure)
      .filter(Number.isFinite)
      .map((ratio, n) => `${x(sizes[n] ?? 1).toFixed(1)},${y(ratio).toFixed(1)}`);
    const color =
      figure.growing !== undefined ? '#999999' : ratioAt(figure) > ratioMax ? '#c0392b' : '#2471a3';
    return `<polyline fill="none" stroke="${color}" stroke-opacity="0.6" points="${points.join(' ')}"><title>${figure.title}</title></polyline>`;
  });
  const text = (at: readonly [number, number], content: string, anchor = 'middle') =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}">${content}</text>`;
  const ticks = [1, ratioMax, 2, 5, 10, 100, 1_000].filter((ratio) => ratio <= most);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    text(
      [width / 2, 24],
      'Buffers of a request, compared with the smallest size, apart from the levels of trees',
    ),
    ...ticks.map(
      (ratio) =>
        `<line x1="${margin}" x2="${width - margin}" y1="${y(ratio).toFixed(1)}" y2="${y(ratio).toFixed(1)}" stroke="#dddddd"/>`,
    ),
    ...ticks.map((ratio) => text([margin - 8, y(ratio) + 4], String(ratio), 'end')),
    ...sizes.map((size) => text([x(size), height - margin + 20], size.toLocaleString('en-US'))),
    text(
      [width / 2, height - 12],
      'cards; blue up to 1.3 times, red above, gray where all cards of a workspace or all hits are read',
    ),
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}
