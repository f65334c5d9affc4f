/** Plans of PostgreSQL, and the rows that they read. */

/** A step of a plan, as `EXPLAIN (ANALYZE, FORMAT JSON)` shows it. */
export interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** How many rows a plan reads from tables and indexes, including those that it passes over. */
export function rowsRead(node: PlanNode): number {
  const isRead = node['Node Type'].includes('Scan') && !node['Node Type'].startsWith('Bitmap Heap');
  const passedOver = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const own = isRead ? (node['Actual Rows'] + passedOver) * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + rowsRead(plan), own);
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
  return Array.isArray(value)
    ? `{${value.map((item) => JSON.stringify(item)).join(',')}}`
    : JSON.stringify(value).replace(/^"|"$/g, '');
}
