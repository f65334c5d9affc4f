/** What the connections of the service do while it works: sampled, because PostgreSQL counts no waits. */
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Observation } from './report.ts';

const sampleIntervalMs = 40;

interface State {
  readonly lsn: string;
  readonly transaction: string;
}

const stateText = `
  SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text AS lsn,
    pg_snapshot_xmax(pg_current_snapshot())::text AS transaction`;

/** Kinds of waits, by what PostgreSQL calls them. Between the statements of a transaction, the service works. */
const waitsText = `
  SELECT CASE
      WHEN wait_event_type = 'Lock' THEN 'row'
      WHEN wait_event IN ('WALSync', 'WalSync', 'WALWrite', 'WalWrite', 'WALInsert') THEN 'log'
      WHEN state LIKE 'idle in transaction%' THEN 'service'
      WHEN wait_event IS NULL THEN 'running'
      ELSE 'other' END AS kind, count(*)::int AS count
  FROM pg_stat_activity
  WHERE application_name = 'boards service' AND datname = current_database() AND state <> 'idle'
  GROUP BY 1`;

export interface Observed {
  readonly client: pg.Client;
  /** The processor time that they have taken so far. */
  readonly serviceCpuMs: () => Promise<number>;
  readonly postgresCpuMs: () => Promise<number>;
}

/** Of a process and its children, also those that ended. Linux counts it in hundredths of a second. */
export async function cpuMsOfFamily(pid: number): Promise<number> {
  const timesOf = async (each: string | number) => {
    const stat = await readFile(`/proc/${each}/stat`, 'latin1').catch(() => '');
    // The name of the process, in parentheses, can have spaces.
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
  };
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const alive = await Promise.all(children.trim().split(' ').map(timesOf));
  const ticks = [...(await timesOf(pid)), ...alive.flatMap((times) => times.slice(0, 2))];
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

/** Sends requests for `seconds` and observes them. */
export async function observing(
  { client, serviceCpuMs, postgresCpuMs }: Observed,
  work: () => Promise<number>,
  seconds: number,
): Promise<Observation> {
  const none = { lsn: '0', transaction: '0' };
  const read = async () => (await client.query<State>(stateText)).rows[0] ?? none;
  const before = await read();
  const cpuBefore = [await serviceCpuMs(), await postgresCpuMs()];
  const waits = new Map<string, number>();
  const over = new AbortController();
  const sampling = (async () => {
    while (!over.signal.aborted) {
      const { rows } = await client.query<{ kind: string; count: number }>(waitsText);
      for (const { kind, count } of rows) waits.set(kind, (waits.get(kind) ?? 0) + count);
      await delay(sampleIntervalMs);
    }
  })();
  const written = await work().finally(() => {
    over.abort();
  });
  await sampling;
  const cpuAfter = [await serviceCpuMs(), await postgresCpuMs()];
  const after = await read();
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int FROM incoming_events');
  const all = [...waits.values()].reduce((sum, count) => sum + count, 0);
  return {
    perSecond: written / seconds,
    cpuMs: cpuAfter.map((ms, index) => (ms - (cpuBefore[index] ?? 0)) / written),
    walBytes: Number(BigInt(after.lsn) - BigInt(before.lsn)) / written,
    transactions: Number(BigInt(after.transaction) - BigInt(before.transaction)) / written,
    unplaced: rows[0]?.count ?? 0,
    waits: new Map([...waits].map(([kind, count]) => [kind, count / all])),
  };
}
