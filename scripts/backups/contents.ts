/** Counts what is in a database, and checks that it fits together. */
import pg from 'pg';
import type { Contents } from './manifests.ts';

interface ForeignKey {
  readonly name: string;
  readonly child: string;
  readonly parent: string;
  readonly columns: string[];
  readonly keys: string[];
}

/** Works on one connection, which is closed afterwards. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'boards backup' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function readText(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query<[string | null]>({ text: statement, rowMode: 'array' });
  return rows[0]?.[0] ?? '';
}

/** Counts every table in one snapshot. */
export async function readContents(client: pg.Client): Promise<Contents> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query('SET LOCAL statement_timeout = 0');
  const nextTransaction = await readText(client, 'SELECT pg_snapshot_xmax(pg_current_snapshot())::text');
  const counts: Record<string, number> = {};
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  // regclass quotes a name where needed.
  for (const { name } of rows) counts[name] = Number(await readText(client, `SELECT count(*) FROM ${name}`));
  const migration = await readText(client, 'SELECT max(migration_name) FROM _prisma_migrations');
  const eventPosition = await readText(client, 'SELECT coalesce(max(position), 0)::text FROM events');
  await client.query('COMMIT');
  return { migration, counts, nextTransaction, eventPosition };
}

/** What a restored database has, and what is wrong with it: one sentence each. */
export async function checkContents(
  client: pg.Client,
  expected: Contents,
): Promise<{ found: Contents; faults: string[] }> {
  const found = await readContents(client);
  const faults = [
    ...comparedCounts(expected, found, await readUnloggedTables(client)),
    ...(await eventFaults(client, expected, found)),
    ...(await foreignKeyFaults(client)),
  ];
  return { found, faults };
}

/** Tables that are empty after a restore, as after a crash, such as those of who looks at boards. */
async function readUnloggedTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
      WHERE relpersistence = 'u' AND relnamespace = 'public'::regnamespace`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Exact if nothing was written while the backup was made. Otherwise only a missing table is a fault. */
function comparedCounts(expected: Contents, found: Contents, unloggedTables: ReadonlySet<string>): string[] {
  const isExact = expected.nextTransaction === found.nextTransaction;
  const faults = Object.entries(expected.counts).flatMap(([table, count]) => {
    const restored = found.counts[table];
    if (restored === undefined) return [`The table ${table} is missing.`];
    if (isExact && restored !== count && !unloggedTables.has(table))
      return [`The table ${table} has ${restored} rows instead of ${count}.`];
    return [];
  });
  if (found.migration >= expected.migration) return faults;
  return [...faults, `The last migration is ${found.migration} instead of ${expected.migration}.`];
}

async function eventFaults(client: pg.Client, expected: Contents, found: Contents): Promise<string[]> {
  const faults: string[] = [];
  if (BigInt(found.eventPosition) < BigInt(expected.eventPosition)) {
    faults.push(`The event log ends at ${found.eventPosition}, before ${expected.eventPosition}.`);
  }
  // Events that are purged leave gaps, but none among the latest.
  const missing = await readText(
    client,
    `SELECT ${found.eventPosition} - ${expected.eventPosition} - count(*) - ${await gapsAfter(client, expected.eventPosition)}
      FROM events WHERE position > ${expected.eventPosition}`,
  );
  if (Number(missing) > 0) faults.push(`The event log has gaps: ${missing} positions are missing.`);
  const head = await readText(client, 'SELECT coalesce(max(position), 0)::text FROM event_log_head');
  if (BigInt(head) < BigInt(found.eventPosition)) {
    faults.push(`The event log ends at ${found.eventPosition}, after its head at ${head}.`);
  }
  return faults;
}

/** How many positions after one the log doesn't have because the database was restored. Backups of 2.11 can't say so. */
async function gapsAfter(client: pg.Client, position: string): Promise<string> {
  if ((await readText(client, "SELECT to_regclass('event_log_gaps')::text")) === '') return '0';
  return readText(
    client,
    `SELECT coalesce(sum(until_position - after_position), 0)::text FROM event_log_gaps
      WHERE after_position >= ${position} AND until_position < (SELECT max(position) FROM events)`,
  );
}

/**
 * Lets the restored event log continue behind everything that the restore has lost
 * (docs/decisions/0133-gaps-of-restored-logs.md), which makes entity tags from before stale as well. Returns whether it could: a backup of an earlier release has to be migrated
 * before, and the role that made the backup may have no right to change it.
 */
export async function continueEventLog(client: pg.Client): Promise<boolean> {
  const canContinue = await readText(
    client,
    `SELECT (to_regprocedure('continue_restored_event_log()') IS NOT NULL AND pg_has_role(relowner, 'USAGE'))::text
      FROM pg_class WHERE oid = 'events'::regclass`,
  );
  if (canContinue !== 'true') return false;
  await client.query('SELECT continue_restored_event_log()');
  return true;
}

/** Reads the tables and not the indexes of the constraints alone, so that both have to be right. */
async function foreignKeyFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = [];
  for (const { name, child, parent, columns, keys } of await readForeignKeys(client)) {
    const pairs = columns.map((column, index) => [column, keys[index] ?? ''] as const);
    const joined = pairs.map(([column, key]) => `p.${quoted(key)} = c.${quoted(column)}`).join(' AND ');
    const set = columns.map((column) => `c.${quoted(column)} IS NOT NULL`).join(' AND ');
    const statement = `SELECT count(*) FROM ${child} c WHERE ${set} AND NOT EXISTS (SELECT FROM ${parent} p WHERE ${joined})`;
    const count = await readText(client, statement);
    if (count !== '0') faults.push(`${count} rows of ${child} have no row in ${parent} (${name}).`);
  }
  return faults;
}

const quoted = (name: string): string => pg.escapeIdentifier(name);

async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const names = (table: string, keys: string): string =>
    `(SELECT array_agg(attname::text ORDER BY place) FROM unnest(${keys}) WITH ORDINALITY AS k (number, place)
        JOIN pg_attribute ON attrelid = ${table} AND attnum = number)`;
  const { rows } = await client.query<ForeignKey>(
    `SELECT conname AS name, conrelid::regclass::text AS child, confrelid::regclass::text AS parent,
            ${names('conrelid', 'conkey')} AS columns, ${names('confrelid', 'confkey')} AS keys
       FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1`,
  );
  return rows;
}
