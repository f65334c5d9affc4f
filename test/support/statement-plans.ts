/** Plans of PostgreSQL, what they read, and what is wrong with them. */
import type pg from 'pg';
import type { LocalSettings, ServiceConnection } from '../../src/db/connections.ts';
import type { Prisma } from '../../src/db/database.ts';

/** A step of a plan, as `EXPLAIN (ANALYZE, FORMAT JSON)` shows it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Rows Removed by Join Filter'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a plan reads from tables and indexes, including those that it passes over. */
export function rowsRead(node: PlanNode): number {
  const isStored = node['Relation Name'] !== undefined || node['Index Name'] !== undefined;
  const isRead = isStored && !node['Node Type'].startsWith('Bitmap Heap');
  const passedOver = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = isRead ? (node['Actual Rows'] + passedOver) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), own);
}

/** How many pairs of rows a plan compares in vain, which grow with the product of what it joins. */
export function pairsRemoved(node: PlanNode): number {
  const own = (node['Rows Removed by Join Filter'] ?? 0) * node['Actual Loops'];
  return (node.Plans ?? []).reduce((sum, plan) => sum + pairsRemoved(plan), own);
}

/** A line for each step, with its rows and how often it ran. */
export function describePlan(node: PlanNode, depth = 0): string {
  const where = [node['Relation Name'], node['Index Name']].filter((it) => it !== undefined).join(' ');
  const line = `${' '.repeat(depth)}${node['Node Type']} ${where}: ${node['Actual Rows']} × ${node['Actual Loops']}`;
  return [line, ...(node.Plans ?? []).map((plan) => describePlan(plan, depth + 1))].join('\n');
}

/** A value of a parameter as PostgreSQL reads it. */
export function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'string') return value;
  return Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : JSON.stringify(value).replace(/^"|"$/g, '');
}

/** How many buffers a plan reads, in memory or not. */
export function buffersRead(node: PlanNode): number {
  return (node['Shared Hit Blocks'] ?? 0) + (node['Shared Read Blocks'] ?? 0);
}

export interface PlanBounds {
  /** From tables and indexes, and into each sort. */
  readonly rowsMax: number;
  readonly buffersMax: number;
  /** Of an index without a condition on what it begins with; a job may read the first ones. */
  readonly acrossMax?: number;
}

/** Tables of which one workspace has a small part. Partitions have a suffix. */
const sharedTables =
  /^(boards|board_members|board_people|columns|labels|cards|card_\w+|comments|share_links|events|trash_\w+|access_tokens)/;

/** What is wrong with a plan: it reads or sorts too much, reads a whole table, or an index across workspaces. */
export function faultsOf(plan: PlanNode, { rowsMax, buffersMax, acrossMax = 100 }: PlanBounds): string[] {
  const [rows, buffers] = [rowsRead(plan), buffersRead(plan)];
  return [
    ...(rows < rowsMax ? [] : [`reads ${rows} rows`]),
    ...(buffers < buffersMax ? [] : [`reads ${buffers} buffers`]),
    ...stepsOf(plan).flatMap((step) => faultsOfStep(step, rowsMax, acrossMax)),
  ];
}

function stepsOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(stepsOf)];
}

function faultsOfStep(step: PlanNode, rowsMax: number, acrossMax: number): string[] {
  const {
    'Node Type': type,
    'Relation Name': table = '',
    'Index Name': index = '',
    'Index Cond': condition,
  } = step;
  const sorted = type.endsWith('Sort')
    ? (step.Plans ?? []).reduce((sum, input) => sum + input['Actual Rows'] * input['Actual Loops'], 0)
    : 0;
  // The index of a bitmap has no table in the plan, but its name begins with it.
  const isShared = sharedTables.test(table === '' ? index : table) && step['Actual Loops'] > 0;
  const isAcross = isShared && type.includes('Index') && !(condition ?? '').includes(' = ');
  const rows = (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  return [
    ...(sorted < rowsMax ? [] : [`sorts ${sorted} rows`]),
    ...(isShared && type === 'Seq Scan' ? [`reads all of ${table}`] : []),
    ...(isAcross && rows > acrossMax ? [`reads ${rows} rows of ${index} across workspaces`] : []),
  ];
}

/** A statement as it was sent. */
export interface SentStatement {
  readonly statement: Prisma.Sql;
  readonly settings: LocalSettings | undefined;
}

/** `custom` is the plan of the first runs; `auto` the one that PostgreSQL chooses now. */
export type PlanMode = 'generic' | 'custom' | 'auto';

/** How the statement that a connection has prepared is carried out, by each kind of plan that it can have. */
export async function plansOf(
  client: pg.Client,
  connection: ServiceConnection,
  { statement, settings }: SentStatement,
  modes: readonly PlanMode[],
): Promise<PlanNode[]> {
  const { rows: found } = await client.query<{ literal: string }>(
    'SELECT quote_nullable(v) AS literal FROM unnest($1::text[]) WITH ORDINALITY AS u (v, n) ORDER BY n',
    [statement.values.map(textOf)],
  );
  const values = found.map(({ literal }) => literal).join(', ');
  const { rows: prepared } = await connection.query<{ name: string }>({
    text: 'SELECT name FROM pg_prepared_statements WHERE statement = $1',
    values: [statement.text],
  });
  const explain = `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) EXECUTE "${prepared[0]?.name ?? ''}" ${values === '' ? '' : `(${values})`}`;
  const plans: PlanNode[] = [];
  for (const mode of modes) {
    if (mode === 'generic' && settings?.plans === 'custom') continue;
    await connection.query({ text: 'BEGIN', values: [] });
    await connection.query(`SET LOCAL plan_cache_mode = ${mode === 'auto' ? 'auto' : `force_${mode}_plan`}`);
    try {
      // Without the timeout of a search: EXPLAIN takes longer.
      const { plans: planned, reads } = settings ?? {};
      const planning = { ...(planned && { plans: planned }), ...(reads && { reads }) };
      await connection.query({ text: 'SELECT 1', values: [], settings: planning } as pg.QueryConfig);
      const { rows: lines } = await connection.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        explain,
      );
      const plan = lines[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan !== undefined) plans.push(plan);
    } finally {
      await connection.query({ text: 'ROLLBACK', values: [] });
    }
  }
  return plans;
}
