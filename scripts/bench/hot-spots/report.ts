/** Writes the figures of a run into docs/scaling.md. */
import { median, spread } from '../report.ts';
import type { LogFigure } from './log.ts';
import type { SizeFigure } from './sizes.ts';

/** One round of requests. */
export interface Observation {
  readonly perSecond: number;
  /** Processor time for each request: of the service, and of PostgreSQL with its background processes and jobs. */
  readonly cpuMs: readonly number[];
  /** Write-ahead log for each request, with that of its jobs and of its event. */
  readonly walBytes: number;
  /** Transaction numbers for each request, of which PostgreSQL uses 200 million before it freezes old rows. */
  readonly transactions: number;
  /** Events that were not in the log yet at the end. */
  readonly unplaced: number;
  /** The shares of the time of connections that were not idle, by what they did. */
  readonly waits: ReadonlyMap<string, number>;
}

export interface HotSpot {
  readonly title: string;
  readonly place: string;
  readonly rounds: readonly Observation[];
}

export interface HotSpotFacts {
  readonly machine: string;
  readonly rounds: number;
  readonly seconds: number;
  readonly cards: number;
  readonly writers: number;
  readonly sizes: readonly SizeFigure[];
  readonly hotSpots: readonly HotSpot[];
  readonly log: LogFigure;
}

const [start, end] = ['<!-- hot spots -->', '<!-- end of hot spots -->'];
const kinds = ['row', 'log', 'service', 'running', 'other'];

/** The page with everything between its markers replaced. */
export function hotSpotReport(page: string, facts: HotSpotFacts): string {
  const { machine, rounds, seconds, cards, writers } = facts;
  const lines = [
    start,
    '',
    `${cards.toLocaleString('en')} cards, ${writers} clients, ${rounds} rounds of ${seconds} s in turns, medians with the minimum and the`,
    `maximum; durable writes; ${machine}, shared by clients, service and database. Ratio: to the same requests on as many workspaces.`,
    '',
    ...hotSpotLines(facts.hotSpots),
    '',
    ...logLines(facts.log),
    '',
    '| Rows, with their indexes | Rows | Bytes for each |',
    '| --- | ---: | ---: |',
    ...facts.sizes.map(({ title, rows, bytesPerRow }) =>
      row([title, rows.toLocaleString('en'), Math.round(bytesPerRow).toLocaleString('en')]),
    ),
    '',
    end,
  ];
  return page.slice(0, page.indexOf(start)) + lines.join('\n') + page.slice(page.indexOf(end) + end.length);
}

function hotSpotLines(hotSpots: readonly HotSpot[]): string[] {
  const rates = (spot: HotSpot) => spot.rounds.map(({ perSecond }) => perSecond);
  const rows = hotSpots.map((spot) => {
    const widest = hotSpots.findLast(({ title }) => title === spot.title) ?? spot;
    const shares = kinds.map((kind) => {
      const share = median(spot.rounds.map(({ waits }) => waits.get(kind) ?? 0));
      return `${Math.round(share * 100)} %`;
    });
    return row([
      ...[
        spot.title,
        spot.place,
        spread(rates(spot)),
        (median(rates(spot)) / median(rates(widest))).toFixed(2),
      ],
      ...[0, 1].map((index) => median(spot.rounds.map(({ cpuMs }) => cpuMs[index] ?? 0)).toFixed(2)),
      ...shares,
      String(Math.round(median(spot.rounds.map(({ walBytes }) => walBytes)))),
      median(spot.rounds.map(({ transactions }) => transactions)).toFixed(1),
      String(Math.max(...spot.rounds.map(({ unplaced }) => unplaced))),
    ]);
  });
  return [
    '| Requests | On | A second | Ratio | Service, ms | PostgreSQL, ms | Row lock | Log on disk | Service | Running | Other | WAL bytes | Transactions | Unplaced |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ];
}

function logLines({ placedPerSecond, recordedBytes, placedBytes }: LogFigure): string[] {
  return [
    `One call of \`place_events()\` at a time places ${spread(placedPerSecond)} events a second. An event takes`,
    `${Math.round(recordedBytes)} bytes of write-ahead log to record, and ${Math.round(placedBytes)} to place.`,
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
