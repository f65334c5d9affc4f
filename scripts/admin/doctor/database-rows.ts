/** The statements by which the doctor looks at a database. By hand: they read the catalogs of PostgreSQL. */
import pg from 'pg';

export interface DatabaseFacts {
  readonly version: string;
  readonly versionNumber: number;
  readonly encoding: string;
  /** In milliseconds since 1970. */
  readonly clockMs: number;
  readonly connectionsMax: number;
  readonly isReadOnly: boolean;
  /** The rights of the role that it lacks, in words. */
  readonly lackingRights: readonly string[];
}

const connectTimeoutMs = 5_000;
const statementTimeoutMs = 5_000;

/** @throws what the database throws if it can't be reached */
export async function readDatabase(url: string): Promise<DatabaseFacts & { readonly roundTripMs: number }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'boards doctor',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: statementTimeoutMs,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const started = performance.now();
    const { rows } = await client.query<DatabaseFacts>(factsText);
    const [facts] = rows;
    if (facts === undefined) throw new Error('the statement that looks at the database returned no row');
    return { ...facts, roundTripMs: performance.now() - started };
  } finally {
    await client.end().catch(() => undefined);
  }
}

const factsText = `
  SELECT split_part(current_setting('server_version'), ' ', 1) AS version,
    current_setting('server_version_num')::int AS "versionNumber",
    pg_encoding_to_char((SELECT encoding FROM pg_database WHERE datname = current_database())) AS encoding,
    (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "clockMs",
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS "connectionsMax",
    pg_is_in_recovery() OR current_setting('default_transaction_read_only')::bool AS "isReadOnly",
    ARRAY(
      SELECT 'CREATE on the database' WHERE NOT has_database_privilege(current_database(), 'CREATE')
      UNION ALL SELECT 'CREATE on the schema public' WHERE NOT has_schema_privilege('public', 'CREATE')
      UNION ALL (
        SELECT 'ownership of the table ' || c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT pg_has_role(c.relowner, 'USAGE')
        ORDER BY c.relname LIMIT 3)
    ) AS "lackingRights"`;
