/** What is measured while a soak runs, from outside: the metrics of the services, and the messages to the database. */
import type { DatabaseWay } from './database-way.ts';
import type { SoakService } from './services.ts';

export type MeasureName =
  | 'memory'
  | 'heap'
  | 'descriptors'
  | 'connections'
  | 'statements'
  | 'logged'
  | 'processor'
  | 'lag'
  | 'waiting';

export interface Measure {
  readonly title: string;
  readonly digits: number;
  /** How much it may grow from the end of the warm-up to the end of the soak, if that tells about the service alone. */
  readonly growthMax?: number;
  /** The most that it may be at any time, if there is such a bound. */
  readonly max?: number;
}

export const measures: Readonly<Record<MeasureName, Measure>> = {
  memory: { title: 'Resident memory, MB', digits: 0, growthMax: 12, max: 250 },
  heap: { title: 'Used heap, MB', digits: 0, growthMax: 8 },
  descriptors: { title: 'Open file descriptors', digits: 0, growthMax: 5 },
  connections: { title: 'Connections to the database', digits: 0, growthMax: 3 },
  // They stay the same, unless they contain values.
  statements: { title: 'Different prepared statements', digits: 0, growthMax: 15 },
  logged: { title: 'Log, bytes per request', digits: 0, growthMax: 50 },
  processor: { title: 'Processor time, ms per request', digits: 2, growthMax: 1.5 },
  // It grows with whatever else the machine does, which processor time doesn't.
  lag: { title: 'Lag of the event loop, 99 %, ms', digits: 1 },
  waiting: { title: 'Jobs waiting', digits: 0, growthMax: 50 },
};

export interface Sample {
  readonly seconds: number;
  readonly values: Readonly<Record<MeasureName, number>>;
}

/** Measures one service; undefined while it doesn't answer. */
export class Sampler {
  readonly #service: SoakService;
  readonly #way: DatabaseWay;
  readonly #startedAtMs = performance.now();
  #last = { requests: 0, logBytes: 0, processorMs: 0 };

  constructor(service: SoakService, way: DatabaseWay) {
    this.#service = service;
    this.#way = way;
  }

  async take(): Promise<Sample | undefined> {
    const page = await fetch(`${this.#service.url}/metrics`, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.text(),
      () => undefined,
    );
    if (page === undefined) return undefined;
    const metric = (name: string, labels = '') => sumOf(page, name, labels);
    const megabytes = (name: string) => metric(name) / 1_048_576;
    const seconds = (performance.now() - this.#startedAtMs) / 1_000;
    return {
      seconds,
      values: {
        memory: megabytes('process_resident_memory_bytes'),
        heap: megabytes('nodejs_heap_size_used_bytes'),
        descriptors: metric('process_open_fds'),
        connections: metric('boards_database_connections'),
        statements: this.#way.statementTexts(),
        ...this.#perRequest({
          requests: metric('http_request_duration_seconds_count'),
          logBytes: this.#service.logBytes(),
          processorMs: metric('process_cpu_seconds_total') * 1_000,
        }),
        lag: metric('nodejs_eventloop_lag_p99_seconds') * 1_000,
        waiting: metric('boards_jobs', 'state="waiting"'),
      },
    };
  }

  /** Since the previous sample. */
  #perRequest(now: { readonly requests: number; readonly logBytes: number; readonly processorMs: number }) {
    const requests = Math.max(1, now.requests - this.#last.requests);
    const logged = (now.logBytes - this.#last.logBytes) / requests;
    const processor = (now.processorMs - this.#last.processorMs) / requests;
    this.#last = now;
    return { logged, processor };
  }
}

/** Adds the values of a metric with all labels that contain a text. */
function sumOf(page: string, name: string, labels: string): number {
  return page
    .split('\n')
    .filter((line) => (line.startsWith(`${name} `) || line.startsWith(`${name}{`)) && line.includes(labels))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0);
}
