/**
 * Services that test files of one process use one after the other: cloning a database, starting the application and
 * warming its connections takes longer than most files do.
 */
import type { RequestListener, Server } from 'node:http';
import pg from 'pg';
import type { EventStreams } from '../../src/api/streams/event-streams.ts';
import type { Database } from '../../src/db/database.ts';
import type { CredentialUses } from '../../src/domain/identity/credential-uses.ts';
import { atTheEnd } from './endings.ts';

/** The application on a port, with its database, and what a test sets for itself. */
export interface LaunchedService {
  readonly app: RequestListener;
  readonly server: Server;
  readonly database: Database;
  readonly databaseUrl: string;
  readonly credentialUses: CredentialUses;
  readonly eventStreams: EventStreams;
  readonly clock: { now: () => Date };
  readonly log: { lines: string[] };
  readonly close: () => Promise<void>;
}

interface SharedService {
  readonly launched: LaunchedService;
  /** What the schema was when the service started; a test that changes it must not pass it on. */
  readonly schema: string;
  /** How many rows were deleted from each table since its space was given back. */
  readonly deletedRows: Map<string, number>;
}

/** More space of deleted rows in a table would slow the next file down; less is not worth giving back. */
const deletedRowsMax = 1_000;

let idle: SharedService | undefined;

/** The service that no other test uses now, or a new one. It has no rows, as after its start. */
export async function borrow(launch: () => Promise<LaunchedService>): Promise<LaunchedService> {
  const shared = idle ?? (await share(await launch()));
  idle = undefined;
  atTheEnd(() => giveBack(shared));
  return shared.launched;
}

async function share(launched: LaunchedService): Promise<SharedService> {
  return { launched, schema: await withClient(launched, readSchema), deletedRows: new Map() };
}

async function giveBack(shared: SharedService): Promise<void> {
  const { launched } = shared;
  if (idle === undefined && (await isUsable(shared))) idle = shared;
  else await launched.close();
}

async function isUsable(shared: SharedService): Promise<boolean> {
  const { launched, schema } = shared;
  if (!launched.server.listening) return false;
  try {
    await launched.credentialUses.flush();
    // Fails if the test has closed the database.
    await launched.database.reader.prisma.workspace.count();
    return await withClient(launched, async (client) => {
      if ((await readSchema(client)) !== schema) return false;
      await giveBackSpace(client, tablesToVacuum(shared.deletedRows, await deleteRows(client)));
      return true;
    });
  } catch {
    // What the test has broken, such as its database, ends with it.
    return false;
  }
}

async function withClient<Result>(
  { databaseUrl }: LaunchedService,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A digest of the versions of everything in the schema, and of the settings of databases and roles. */
async function readSchema(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ digest: string }>(`
    SELECT md5(string_agg(part, ',' ORDER BY part)) AS digest FROM (
      SELECT concat('column', attrelid, '.', attnum, '.', xmin) AS part FROM pg_attribute WHERE attrelid >= 16384
      UNION ALL SELECT concat('relation', oid, '.', relname) FROM pg_class WHERE oid >= 16384
      UNION ALL SELECT concat('trigger', oid, '.', xmin) FROM pg_trigger
      UNION ALL SELECT concat('constraint', oid, '.', xmin) FROM pg_constraint
      UNION ALL SELECT concat('function', oid, '.', xmin) FROM pg_proc WHERE oid >= 16384
      UNION ALL SELECT concat('setting', setdatabase, '.', setrole, '.', setconfig) FROM pg_db_role_setting
        WHERE setdatabase IN (0, (SELECT oid FROM pg_database WHERE datname = current_database()))
    ) parts`);
  return rows[0]?.digest ?? '';
}

/** Tables with rows of their own: applied migrations, how far the event log goes, and how far others have looked through it. */
const kept = ['_prisma_migrations', 'migrations', 'event_log_head', 'usage_feed', 'webhook_feed'];

/** Deletes the rows of all tables but those that are kept; says how many each table had. */
async function deleteRows(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') AND tablename <> ALL ($1)`,
    [kept],
  );
  const deletes = tables.map(({ name }) => `DELETE FROM ${name}`).join('; ');
  // Without triggers and foreign keys: events, for instance, are never deleted otherwise.
  const results = (await client.query(
    `SET lock_timeout = '5s'; SET session_replication_role = replica; ${deletes}`,
  )) as unknown as readonly pg.QueryResult[];
  const counts = results.slice(-tables.length).map(({ rowCount }) => rowCount ?? 0);
  return new Map(tables.map(({ name }, index) => [name, counts[index] ?? 0]));
}

/** Adds up what was deleted, and says which tables have too much of it. */
function tablesToVacuum(sums: Map<string, number>, deleted: ReadonlyMap<string, number>): readonly string[] {
  for (const [name, count] of deleted) sums.set(name, (sums.get(name) ?? 0) + count);
  const full = [...sums].filter(([, count]) => count > deletedRowsMax).map(([name]) => name);
  for (const name of full) sums.delete(name);
  return full;
}

/** Makes tables what they were when they were new, for the planner as well: it would plan for tables that stay empty. */
async function giveBackSpace(client: pg.Client, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await client.query(`VACUUM ${tables.join(', ')}`);
  await client.query(`UPDATE pg_class SET relpages = 0, reltuples = -1 WHERE oid = ANY ($1::regclass[])`, [
    tables,
  ]);
}
