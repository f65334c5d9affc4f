// Determines who owns a running database: the process that holds an advisory lock in it. When a process dies, the
// kernel closes its connection, and PostgreSQL releases the lock. There is no file that could be left behind.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './clusters.ts';
import { ownerSetting, type LockFile } from './postmasters.ts';

/** The state of the lock. */
export interface Ownership {
  /** The process that holds the lock, if one does. */
  holderPid: number | undefined;
  /** The process that the database was started for. */
  starterPid: number;
}

/** A held lock. */
export interface OwnerLock {
  release(): Promise<void>;
}

const lockKeys = [1_651_470_960, 1_869_442_674];
const applicationPrefix = 'owner ';
const connectionTimeoutMs = 5_000;

/** Connects to the server of `cluster` at `port`. If the connection breaks later, that is not an unhandled error. */
export async function connect(cluster: Cluster, port: number, database = 'postgres'): Promise<pg.Client> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database,
    application_name: `${applicationPrefix}${process.pid}`,
    connectionTimeoutMillis: connectionTimeoutMs,
    ssl: false,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Whether the connected server uses `cluster`, according to a file that only that server can read. */
export async function servesLockFile(client: pg.Client, lockFile: LockFile): Promise<boolean> {
  const { rows } = await client.query<{ text: string }>(`SELECT pg_read_file('postmaster.pid') AS text`);
  const [otherPid, , otherStart] = (rows[0]?.text ?? '').split('\n').map(Number);
  return otherPid === lockFile.pid && otherStart === lockFile.startedAt;
}

/** Finds the holder of the lock. */
export async function readOwnership(client: pg.Client): Promise<Ownership> {
  const { rows } = await client.query<{ holder: string | null; starter: string | null }>(
    `SELECT current_setting('${ownerSetting}', true) AS starter,
            (SELECT application_name FROM pg_locks JOIN pg_stat_activity USING (pid)
              WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2 AND objsubid = 2
              LIMIT 1) AS holder`,
    lockKeys,
  );
  const holder = rows[0]?.holder ?? undefined;
  return {
    holderPid: holder === undefined ? undefined : Number(holder.slice(applicationPrefix.length)),
    starterPid: Number(rows[0]?.starter),
  };
}

/** Takes the lock if it is free. Returns whether this connection has it now. */
export async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1::int, $2::int) AS locked',
    lockKeys,
  );
  return rows[0]?.locked === true;
}

/**
 * Keeps the lock that `client` holds. If the connection breaks, as it does when any backend crashes, takes the lock
 * again on a new connection.
 */
export function keepLock(client: pg.Client, cluster: Cluster, port: number): OwnerLock {
  const released = new AbortController();
  let current = client;
  let retaking = Promise.resolve();
  const follow = (next: pg.Client): void => {
    current = next;
    next.once('end', () => {
      retaking = retake();
    });
  };
  const retake = async (): Promise<void> => {
    while (!released.signal.aborted) {
      const next = await connect(cluster, port).catch(() => undefined);
      if (next !== undefined && (await tryLock(next).catch(() => false))) {
        follow(next);
        return;
      }
      await next?.end().catch(() => undefined);
      await delay(100, undefined, { signal: released.signal }).catch(() => undefined);
    }
  };
  follow(client);
  return {
    release: async () => {
      released.abort();
      await retaking;
      await current.end().catch(() => undefined);
    },
  };
}
