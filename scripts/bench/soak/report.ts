/** Writes the figures of a soak: a page with a table, the samples as JSON, and a plot of each measure as SVG. */
import { warmUpSecondsOf } from './flatness.ts';
import type { Flatness } from './flatness.ts';
import type { LoadCounts } from './load.ts';
import { measures } from './samples.ts';
import type { MeasureName, Sample } from './samples.ts';

export interface SoakFacts {
  readonly minutes: number;
  readonly machine: string;
  readonly samples: readonly Sample[];
  readonly flatness: readonly Flatness[];
  readonly counts: LoadCounts;
  readonly answeredWrites: number;
  readonly lost: readonly string[];
  readonly kills: number;
  readonly restarts: number;
  readonly messages: number;
}

const marker = '<!-- soak -->';

/** The page with what follows its marker replaced. */
export function soakReport(page: string, facts: SoakFacts): string {
  return `${page.slice(0, page.indexOf(marker))}${soakLines(facts).join('\n')}\n`;
}

function soakLines(facts: SoakFacts): string[] {
  const { counts } = facts;
  const statuses = [...counts.byStatus].toSorted(([one], [other]) => one - other);
  const requests = statuses.reduce((sum, [, count]) => sum + count, 0);
  return [
    marker,
    '',
    `${facts.minutes} minutes; ${facts.machine}. Kills of one service: ${facts.kills}; restarts of PostgreSQL: ${facts.restarts}.`,
    `${facts.answeredWrites} writes were answered, of which ${facts.lost.length} were lost.`,
    '',
    `Of ${requests} responses, ${statuses.map(([status, count]) => `${count} had status ${status}`).join(', ')}.`,
    `${counts.unanswered} requests had no response. The streams had ${counts.events} events, and the receiver of webhooks got`,
    `${facts.messages} messages.`,
    '',
    '![Each measure over the time of the soak](performance-soak.svg)',
    '',
    '| Measure | After the warm-up | Median | Highest | Growth | Growth allowed | Highest allowed |',
    `| --- | ${'---: | '.repeat(6).trim()}`,
    ...facts.flatness.map((flatness) => {
      const { title, digits, growthMax, max } = measures[flatness.name];
      const values = [flatness.first, flatness.median, flatness.highest, flatness.growth];
      return `| ${[title, ...values.map((value) => value.toFixed(digits)), growthMax ?? '–', max ?? '–'].join(' | ')} |`;
    }),
  ];
}

const [width, panelHeight, margin, gap] = [720, 120, 60, 30];

/** A panel for each measure, one below the other, with the same time. The warm-up is gray. */
export function soakPlot({ samples, flatness }: SoakFacts): string {
  const height = flatness.length * (panelHeight + gap) + gap;
  const secondsMax = samples.at(-1)?.seconds ?? 1;
  const x = (seconds: number) => margin + (seconds / secondsMax) * (width - 2 * margin);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    ...flatness.flatMap(({ name }, index) =>
      panel(samples, name, { x, top: gap + index * (panelHeight + gap) }),
    ),
    '</svg>',
    '',
  ].join('\n');
}

interface Place {
  readonly x: (seconds: number) => number;
  readonly top: number;
}

function panel(samples: readonly Sample[], name: MeasureName, { x, top }: Place): string[] {
  const { title, digits, max } = measures[name];
  const highest = Math.max(1, ...samples.map(({ values }) => values[name]));
  const bottom = top + panelHeight - 20;
  const y = (value: number) => bottom - (value / highest) * (bottom - top);
  const pointsOf = (kept: readonly Sample[]) =>
    kept.map(({ seconds, values }) => `${x(seconds).toFixed(1)},${y(values[name]).toFixed(1)}`).join(' ');
  const warmUp = warmUpSecondsOf(samples);
  const line = (points: string, color: string) =>
    `<polyline fill="none" stroke="${color}" points="${points}"/>`;
  const text = (at: readonly [number, number], content: string, anchor: string) =>
    `<text x="${at[0].toFixed(1)}" y="${at[1].toFixed(1)}" text-anchor="${anchor}">${content}</text>`;
  const minutes = (samples.at(-1)?.seconds ?? 0) / 60;
  return [
    text([margin, top - 8], title, 'start'),
    `<line x1="${margin}" x2="${width - margin}" y1="${bottom}" y2="${bottom}" stroke="#dddddd"/>`,
    text([margin - 8, bottom], '0', 'end'),
    text([margin - 8, top + 10], highest.toFixed(digits), 'end'),
    text([width - margin, bottom + 16], `${minutes.toFixed(0)} min`, 'end'),
    ...(max !== undefined && max <= highest
      ? [`<line x1="${margin}" x2="${width - margin}" y1="${y(max)}" y2="${y(max)}" stroke="#c0392b"/>`]
      : []),
    line(pointsOf(samples.filter(({ seconds }) => seconds <= warmUp)), '#999999'),
    line(pointsOf(samples.filter(({ seconds }) => seconds >= warmUp)), '#2471a3'),
  ];
}
