/** Finds out whether there is a pooler between the service and PostgreSQL, and whether it keeps prepared statements. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ServiceConnection } from './connections.ts';
import { isLostStatement } from './errors.ts';
import { endInSilence, silenceMsMax } from './silent-connections.ts';

export interface Pooling {
  /** Whether the server process is another one than the connection was told. */
  readonly isPooled: boolean;
  /** Whether a statement that was prepared on one server connection runs on another. */
  readonly keepsStatements: boolean;
}

/** For operators whose pooler loses prepared statements. */
export const lostStatementsSentence =
  'The pooler does not keep prepared statements. In PgBouncer (1.21 or later), set max_prepared_statements to 200.';

/** For operators with a pooler, but without a direct URL. */
export const missingDirectUrlSentence =
  'DATABASE_URL points to a pooler. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for migrations and background work.';

const roundsMax = 3;
const holdTimeoutMs = 1_000;
const connectTimeoutMs = 5_000;

/**
 * Tests the pooler with two connections: while one holds a server connection in a transaction, the other has to use
 * another one. A pooler with one server connection, or one per client, can't lose statements.
 *
 * @throws what the database throws if it can't be reached
 */
export async function inspectPooling(url: string): Promise<Pooling> {
  const [one, other] = [connection(url), connection(url)] as const;
  try {
    await Promise.all([one.connect(), other.connect()]);
    for (let round = 0; round < roundsMax; round += 1) {
      // Unique, because other processes can have prepared theirs in every server connection.
      const text = `SELECT pg_backend_pid() AS pid /* ${randomUUID()} */`;
      const pid = await readPid(one, text);
      if (pid === one.processID) return { isPooled: false, keepsStatements: true };
      const later = await whileHeld(other, () => readPid(one, text));
      if (later === undefined) return { isPooled: true, keepsStatements: false };
      if (later !== pid) break;
    }
    return { isPooled: true, keepsStatements: true };
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
}

function connection(connectionString: string): ServiceConnection {
  const client = new ServiceConnection({ connectionString, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => undefined);
  client.once('connect', () => {
    endInSilence(client, silenceMsMax);
  });
  return client;
}

/** Undefined if the statement was prepared before and the server doesn't have it. */
async function readPid(client: ServiceConnection, text: string): Promise<number | undefined> {
  try {
    const { rows } = await client.query<{ pid: number }>({ text, values: [] });
    return rows[0]?.pid;
  } catch (error) {
    if (isLostStatement(error)) return undefined;
    throw error;
  }
}

/** Runs `work` while `client` is in a transaction, with a timeout in case the pooler has only one connection. */
async function whileHeld<Result>(client: ServiceConnection, work: () => Promise<Result>): Promise<Result> {
  await client.query({ text: 'BEGIN', values: [] });
  const result = work();
  await Promise.race([result.catch(() => undefined), delay(holdTimeoutMs, undefined, { ref: false })]);
  await client.query('ROLLBACK');
  return result;
}
