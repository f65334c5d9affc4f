/**
 * Recognizes an event log that was restored from a dump of another server. Its transaction numbers mean nothing here,
 * so it would hide events and mix their order (docs/decisions/0043-restored-event-logs.md).
 */
import pg from 'pg';
import { databaseFault } from './errors.ts';

/**
 * Reads the last event of each workspace from the index, until one has a transaction number that this server can't have
 * used.
 */
const hasFutureEventsStatement = `
  WITH RECURSIVE logs AS (
    (SELECT workspace_id FROM events ORDER BY workspace_id LIMIT 1)
    UNION ALL
    SELECT (SELECT e.workspace_id FROM events e WHERE e.workspace_id > logs.workspace_id ORDER BY e.workspace_id LIMIT 1)
    FROM logs WHERE logs.workspace_id IS NOT NULL
  )
  SELECT EXISTS (
    SELECT 1 FROM logs WHERE logs.workspace_id IS NOT NULL AND
      (SELECT e.tx FROM events e WHERE e.workspace_id = logs.workspace_id ORDER BY e.tx DESC LIMIT 1)
        >= pg_snapshot_xmax(pg_current_snapshot())
  ) AS found`;

/**
 * Whether events have transaction numbers that this server has not reached yet. A server with a valid log is stored, so
 * that only the first start on a server reads the log.
 */
export async function hasFutureEvents(connectionString: string): Promise<boolean> {
  return withClient(connectionString, async (client) => {
    const server = await readServerIdentifier(client);
    const { rows: origins } = await client.query<{ server: string }>(
      'SELECT server_identifier AS server FROM event_log_origin',
    );
    if (server !== undefined && origins[0]?.server === server) return false;
    const { rows } = await client.query<{ found: boolean }>(hasFutureEventsStatement);
    if (rows[0]?.found === true) return true;
    // A read-only server can't store it, so the next start checks again.
    await rememberServer(client, server).catch(passOverUnavailable);
    return false;
  });
}

/** The identifier of the PostgreSQL server; undefined if the role may not read it. */
async function readServerIdentifier(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ allowed: boolean }>(
    `SELECT has_function_privilege('pg_control_system()', 'EXECUTE') AS allowed`,
  );
  if (rows[0]?.allowed !== true) return undefined;
  const { rows: found } = await client.query<{ server: string }>(
    'SELECT system_identifier::text AS server FROM pg_control_system()',
  );
  return found[0]?.server;
}

async function rememberServer(client: pg.ClientBase, server: string | undefined): Promise<void> {
  if (server === undefined) return;
  await client.query(
    `INSERT INTO event_log_origin (server_identifier) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET server_identifier = excluded.server_identifier`,
    [server],
  );
}

function passOverUnavailable(error: unknown): void {
  if (databaseFault(error) !== 'unavailable') throw error;
}

/** Restored events come before everything that this server writes. `seq` keeps their order. */
const firstNormalTransaction = '3';

/**
 * Puts restored events, in their order, before events that were written since. Other writers wait meanwhile.
 *
 * @returns the number of events that were changed
 */
export async function repairRestoredEvents(connectionString: string): Promise<number> {
  return withClient(connectionString, async (client) => {
    await client.query('BEGIN');
    await client.query('ALTER TABLE events DISABLE TRIGGER events_append_only');
    const { rowCount } = await client.query(`
      UPDATE events SET tx = '${firstNormalTransaction}'
      WHERE tx <> '${firstNormalTransaction}' AND seq <= (
        SELECT max(seq) FROM events WHERE tx >= pg_snapshot_xmax(pg_current_snapshot()))`);
    await client.query('ALTER TABLE events ENABLE TRIGGER events_append_only');
    await rememberServer(client, await readServerIdentifier(client));
    await client.query('COMMIT');
    return rowCount ?? 0;
  });
}

async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  // If the connection breaks, its query fails. Without a listener, the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // A large log takes long.
    await client.query('SET statement_timeout = 0');
    return await work(client);
  } finally {
    await client.end();
  }
}
