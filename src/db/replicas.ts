/**
 * Replicas of the database, which can serve reads that may be behind. Measures once a second how far behind each is
 * (docs/decisions/0110-reads-from-replicas.md).
 */
import pg from 'pg';
import { openDatabase } from './database.ts';
import type { Database, DatabaseOptions, PoolLoad, Tx } from './database.ts';
import type { StatementReports } from './statement-reports.ts';

/** A replica that is fresh enough for a read. */
export interface StaleReader {
  readonly reader: Tx;
  /** How old what it shows is at most. */
  readonly stalenessMs: number;
  /** It has all events of the log up to here, and every change that they are about. */
  readonly position: bigint;
  /** Keeps reads away until it has been measured again. */
  readonly fail: (error: unknown) => void;
}

export interface ReplicaLoad extends Pick<PoolLoad, 'open' | 'idle'> {
  readonly name: string;
  /** Undefined while it is down, or before it was first measured. */
  readonly stalenessMs: number | undefined;
}

export interface ReplicaOptions extends Pick<DatabaseOptions, 'connectionsMax' | 'onConnectionError'> {
  readonly urls: readonly string[];
  /** How statements on the replica with this name are reported. */
  readonly reportsOf?: (name: string) => StatementReports;
  /** Called when a replica goes down, with the reason, and when it is up again. */
  readonly onChange: (name: string, reason: string | undefined) => void;
  /** A monotonic clock in milliseconds; by default the process's. */
  readonly nowMs?: () => number;
}

const sampleIntervalMs = 1_000;
/** Short, because a read can go to the primary instead. */
const timeouts = { connectMs: 1_000, silenceMs: 5_000 };
/** Where the log of the primary was in the last minutes; a replica that is further behind serves nothing. */
const marksMax = 600;

/** Where the primary's write-ahead log was at a time. */
interface Mark {
  readonly lsn: bigint;
  readonly atMs: number;
}

interface ReplicaRow {
  readonly identity: string;
  /** What was replayed; null on a server that is no replica. */
  readonly lsn: string | null;
  readonly position: string;
}

/**
 * The same on the primary and its replicas: the cluster, its timeline, and the database. After a failover, the timeline
 * keeps a server away that still follows the former primary.
 */
const primaryText = `
  SELECT (SELECT system_identifier FROM pg_control_system()) || '/'
      || ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int || '/' || current_database() AS identity,
    pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint::text AS lsn`;
const replicaText = `
  SELECT (SELECT system_identifier FROM pg_control_system()) || '/'
      || (SELECT timeline_id FROM pg_control_checkpoint()) || '/' || current_database() AS identity,
    CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint::text END AS lsn,
    (SELECT h.position FROM event_log_head h)::text AS position`;

export class Replicas {
  readonly #primary: pg.Pool;
  readonly #replicas: readonly Replica[];
  readonly #nowMs: () => number;
  readonly #marks: Mark[] = [];
  #next = 0;
  #timer: NodeJS.Timeout | undefined;
  #sampling: Promise<void> | undefined;

  /** @param primaryUrl where the lag is measured against */
  constructor(primaryUrl: string, options: ReplicaOptions) {
    const { urls, nowMs = () => performance.now() } = options;
    this.#nowMs = nowMs;
    this.#replicas = urls.map((url) => new Replica(url, options));
    this.#primary = samplePool(primaryUrl, (error) => {
      this.#loseAll(error);
    });
  }

  /** Measures now and once a second from then on. */
  async start(): Promise<void> {
    await this.sample();
    this.#timer = setInterval(() => void this.sample(), sampleIntervalMs).unref();
  }

  /** Measures all replicas; a measurement that is in progress counts. */
  sample(): Promise<void> {
    this.#sampling ??= this.#sample().finally(() => {
      this.#sampling = undefined;
    });
    return this.#sampling;
  }

  /** One of the replicas that are fresh enough, in turns; undefined if there is none. */
  choose(stalenessMsMax: number): StaleReader | undefined {
    const nowMs = this.#nowMs();
    this.#next = (this.#next + 1) % this.#replicas.length;
    for (const replica of [...this.#replicas.slice(this.#next), ...this.#replicas.slice(0, this.#next)]) {
      const reader = replica.readerWithin(stalenessMsMax, nowMs);
      if (reader !== undefined) return reader;
    }
    return undefined;
  }

  load(): ReplicaLoad[] {
    const nowMs = this.#nowMs();
    return this.#replicas.map((replica) => replica.load(nowMs));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sampling;
    await Promise.all([this.#primary.end(), ...this.#replicas.map((replica) => replica.close())]);
  }

  async #sample(): Promise<void> {
    // Before the statement, so that what is committed meanwhile doesn't count as replayed.
    const atMs = this.#nowMs();
    try {
      const { identity, lsn } = await readRow<{ identity: string; lsn: string }>(this.#primary, primaryText);
      this.#marks.unshift({ lsn: BigInt(lsn), atMs });
      this.#marks.length = Math.min(this.#marks.length, marksMax);
      await Promise.all(this.#replicas.map((replica) => replica.measure(identity, this.#marks)));
    } catch (error) {
      this.#loseAll(error);
    }
  }

  /** Another server can be the primary when it is back. */
  #loseAll(error: unknown): void {
    for (const replica of this.#replicas) replica.down(`the primary can't be measured: ${messageOf(error)}`);
  }
}

/** What was measured last. */
interface Measurement {
  readonly freshAtMs: number;
  readonly position: bigint;
}

class Replica {
  readonly #name: string;
  readonly #database: Database;
  readonly #samples: pg.Pool;
  readonly #onChange: ReplicaOptions['onChange'];
  #measured: Measurement | undefined;
  #reason: string | undefined;

  constructor(url: string, { connectionsMax, onConnectionError, reportsOf, onChange }: ReplicaOptions) {
    this.#name = nameOf(url);
    this.#onChange = onChange;
    // A server that was restarted can show an earlier state than before, until it is measured again.
    const lose = (error: Error) => {
      this.down(messageOf(error));
      onConnectionError?.(error);
    };
    this.#samples = samplePool(url, lose);
    this.#database = openDatabase({
      url,
      timeouts,
      onConnectionError: lose,
      ...(connectionsMax !== undefined && { connectionsMax }),
      ...(reportsOf !== undefined && { statementReports: reportsOf(this.#name) }),
    });
  }

  readerWithin(stalenessMsMax: number, nowMs: number): StaleReader | undefined {
    if (this.#measured === undefined) return undefined;
    const { freshAtMs, position } = this.#measured;
    const stalenessMs = nowMs - freshAtMs;
    if (stalenessMs > stalenessMsMax) return undefined;
    const fail = (error: unknown) => {
      this.down(messageOf(error));
    };
    return { reader: this.#database.reader, stalenessMs, position, fail };
  }

  async measure(identity: string, marks: readonly Mark[]): Promise<void> {
    try {
      const row = await readRow<ReplicaRow>(this.#samples, replicaText);
      const reason = obstacleOf(row, identity);
      const lsn = BigInt(row.lsn ?? 0);
      const mark = marks.find((it) => it.lsn <= lsn);
      if (reason !== undefined || mark === undefined) {
        this.down(reason ?? 'it is too far behind');
        return;
      }
      this.#measured = { freshAtMs: mark.atMs, position: BigInt(row.position) };
      this.#report(undefined);
    } catch (error) {
      this.down(messageOf(error));
    }
  }

  load(nowMs: number): ReplicaLoad {
    const { open, idle } = this.#database.load();
    const stalenessMs = this.#measured === undefined ? undefined : nowMs - this.#measured.freshAtMs;
    return { name: this.#name, stalenessMs, open, idle };
  }

  async close(): Promise<void> {
    await Promise.all([this.#samples.end(), this.#database.close()]);
  }

  down(reason: string): void {
    this.#measured = undefined;
    this.#report(reason);
  }

  #report(reason: string | undefined): void {
    if (reason !== this.#reason) this.#onChange(this.#name, reason);
    this.#reason = reason;
  }
}

function obstacleOf({ identity, lsn }: ReplicaRow, primary: string): string | undefined {
  if (lsn === null) return 'it is not a replica';
  return identity === primary
    ? undefined
    : 'it does not follow this primary, or has not caught up with its failover';
}

/** One connection, apart from those of requests, so that busy ones don't look like a replica that is down. */
function samplePool(connectionString: string, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'boards replica lag',
    max: 1,
    connectionTimeoutMillis: timeouts.connectMs,
    query_timeout: timeouts.connectMs,
  });
  pool.on('error', onError);
  return pool;
}

async function readRow<Row extends pg.QueryResultRow>(pool: pg.Pool, text: string): Promise<Row> {
  const { rows } = await pool.query<Row>(text);
  if (rows[0] === undefined) throw new Error('a statement that always returns a row returned none');
  return rows[0];
}

/** Host and port, without the password. */
function nameOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${hostname === '' ? (searchParams.get('host') ?? '') : hostname}:${port === '' ? '5432' : port}`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
