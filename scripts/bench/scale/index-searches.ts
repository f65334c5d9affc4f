/** How often the statements of a request search indexes, from the plans that PostgreSQL logs of them. */
import { open, stat } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

/** How many times something was searched, by the name of an index or, for rows that were inserted into its indexes, a table. */
export type Counts = ReadonlyMap<string, number>;

/** For the server: its sessions can log plans, and don't until a request is recorded. What is given here can't be changed later. */
export const planSettings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_nested_statements': 'on',
};

/** Until all sessions have read the settings, or the server has written its log. */
const settleMs = 150;

interface PlanNode {
  readonly 'Node Type': string;
  readonly Operation?: string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  /** Of all loops together. */
  readonly 'Index Searches'?: number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
}

/** Counts the searches of one request, in `send`, without those of jobs in the meantime. */
export async function recordSearches(
  client: pg.Client,
  logFile: string,
  send: () => Promise<unknown>,
): Promise<Counts> {
  await client.query('ALTER SYSTEM SET auto_explain.log_min_duration = 0');
  await client.query('SELECT pg_reload_conf()');
  await setTimeout(settleMs);
  const { size: from } = await stat(logFile);
  await send();
  await client.query('ALTER SYSTEM RESET auto_explain.log_min_duration');
  await client.query('SELECT pg_reload_conf()');
  await setTimeout(settleMs);
  const counts = new Map<string, number>();
  for (const plan of plansIn(await readFrom(logFile, from))) countSearches(plan, counts);
  return counts;
}

async function readFrom(file: string, from: number): Promise<string> {
  const handle = await open(file);
  const stream = handle.createReadStream({ start: from, encoding: 'utf8' });
  return (await stream.toArray()).join('');
}

/** Statements that are not a request's, but of jobs, or of the benchmark. */
export const ofJobs = /graphile_worker|webhook|_usage|usage_|place_events|pg_reload_conf/;

function plansIn(log: string): PlanNode[] {
  const entries = [...log.matchAll(/ plan:\n((?:\t.*\n)+)/g)].map(
    ([, json = '']) => JSON.parse(json.replaceAll(/^\t/gm, '')) as { 'Query Text': string; Plan: PlanNode },
  );
  return entries.filter((entry) => !ofJobs.test(entry['Query Text'])).map((entry) => entry.Plan);
}

function countSearches(node: PlanNode, counts: Map<string, number>): void {
  const add = (name: string | undefined, count: number) => {
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + count);
  };
  const children = node.Plans ?? [];
  add(node['Index Name'], node['Index Searches'] ?? 0);
  // A new row searches each index of its table for its place.
  if (node.Operation === 'Insert') {
    add(node['Relation Name'], (children[0]?.['Actual Rows'] ?? 0) * (children[0]?.['Actual Loops'] ?? 0));
  }
  for (const child of children) countSearches(child, counts);
}
