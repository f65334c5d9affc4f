/** Owns the connection pool and the Prisma client; opens transactions for those who may. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { plannedForValues, ServiceConnection } from './connections.ts';
import type { ConnectionConfig, LocalSettings } from './connections.ts';
import { UnconfirmedCommitError } from './errors.ts';
import { UtcPrismaPg, readMomentsInUtc, rowTypes, toParameter } from './moments.ts';
import { inspectPooling, lostStatementsSentence } from './poolers.ts';
import { endInSilence, silenceMsMax } from './silent-connections.ts';

/**
 * What every query runs on: one transaction, or for reads the pool. Code that writes takes it as a required
 * argument; nothing but the dispatcher opens a transaction.
 */
export interface Tx {
  /** Prisma's typed models. */
  readonly prisma: Prisma.TransactionClient;
  /**
   * Runs one hand-written statement, prepared once per connection. Columns are aliased in camel case, so that rows
   * have the types of Prisma's models. `settings` hold for this statement, or in a transaction until it ends.
   */
  rows<Row>(statement: Prisma.Sql, settings?: LocalSettings): Promise<Row[]>;
}

export interface Database {
  /** Reads outside a transaction. */
  readonly reader: Tx;
  /** Runs `work` in one transaction and commits when it resolves; rolls back when it throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  /** Why the service cannot work with this database, in one sentence; undefined while nothing is wrong. */
  findObstacle(): Promise<string | undefined>;
  /** May be called again. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  /** What `pg_stat_activity` shows; that of the service unless given. */
  readonly applicationName?: string;
  /** Told about connections that break while idle; the pool replaces them. */
  readonly onConnectionError?: (error: Error) => void;
  /** The usual ones unless a test cannot wait. */
  readonly timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  /** For a connection to be made, or to become free. */
  readonly connectMs: number;
  /** How long a connection may be silent. */
  readonly silenceMs: number;
}

/** How many connections a process opens for requests by default. */
export const usualConnectionsMax = 20;
const transactionTimeoutMs = 20_000;
const usualTimeouts: Timeouts = { connectMs: 5_000, silenceMs: silenceMsMax };

/** Opens a pool; the first connection is created by the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const onError = options.onConnectionError ?? (() => undefined);
  const { connectMs, silenceMs } = { ...usualTimeouts, ...options.timeouts };
  let hasLostStatements = false;
  const poolConfig: pg.PoolConfig & ConnectionConfig = {
    connectionString: options.url,
    application_name: options.applicationName ?? 'boards service',
    max: options.connectionsMax ?? usualConnectionsMax,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    Client: ServiceConnection,
    onLostStatement: () => {
      hasLostStatements = true;
    },
  };
  const pool = new TransactionPool(poolConfig);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    readMomentsInUtc(client);
    endInSilence(client, silenceMs);
    // Between its making and its first use nobody else listens, and an error that nobody hears ends the process.
    client.on('error', () => undefined);
  });
  const adapter = new UtcPrismaPg(pool, { onPoolError: onError, onConnectionError: onError });
  const prisma = new PrismaClient({ adapter });
  let closed: Promise<void> | undefined;
  return {
    reader: { prisma, rows: rowsOn(() => pool) },
    transaction: (work) =>
      pool.capture((connection) => {
        const transaction = prisma.$transaction(
          async (client) => {
            const result = await work({ prisma: client, rows: rowsOn(() => connection.client) });
            connection.requireCommittable();
            return result;
          },
          { maxWait: connectMs, timeout: transactionTimeoutMs },
        );
        return transaction.catch((error: unknown) => {
          throw connection.isUnconfirmed ? new UnconfirmedCommitError(error) : error;
        });
      }),
    findObstacle: async () => {
      hasLostStatements &&= !(await inspectPooling(options.url)).keepsStatements;
      return hasLostStatements ? lostStatementsSentence : undefined;
    },
    close: () => (closed ??= prisma.$disconnect().then(() => pool.end())),
  };
}

type Queryable = Pick<pg.Pool, 'query'>;

function rowsOn(queryable: () => Queryable): Tx['rows'] {
  return async <Row>({ text, values }: Prisma.Sql, settings?: LocalSettings) => {
    const statement = {
      text,
      values: values.map(toParameter),
      types: rowTypes,
      ...(settings !== undefined && { settings }),
    };
    const { rows } = await queryable().query<Row & pg.QueryResultRow>(statement);
    return rows;
  };
}

/** The connection that Prisma took for one transaction, as long as the transaction has it. */
class TransactionConnection {
  #client: pg.PoolClient | undefined;
  #failure: unknown;
  #isUnconfirmed = false;

  /** @throws {Error} before the transaction has begun and once it has ended */
  get client(): pg.PoolClient {
    // Prisma ends a transaction that takes too long; the connection is someone else's from then on.
    if (this.#client === undefined) throw new Error('the transaction is not open');
    return this.#client;
  }

  /**
   * PostgreSQL answers the COMMIT of a transaction in which a statement failed by a rollback, and not by an error.
   *
   * @throws {Error} when a statement has failed
   */
  requireCommittable(): void {
    if (this.#failure !== undefined) throw new Error('a statement that failed was passed over');
  }

  /** Whether the COMMIT was sent and not answered, so that nobody here knows what came of it. */
  get isUnconfirmed(): boolean {
    return this.#isUnconfirmed;
  }

  /** Watches the statements of a connection until it is given back. */
  take(client: pg.PoolClient): void {
    this.#client = client;
    const query = client.query.bind(client) as (...statement: unknown[]) => unknown;
    const release = client.release.bind(client);
    const watched = (...statement: unknown[]) => {
      const result = query(...statement);
      // Noted before the sender of the statement learns of the failure.
      if (result instanceof Promise) {
        result.catch((error: unknown) => {
          this.#failure = error;
          // What the server itself says at a COMMIT is that there was none.
          this.#isUnconfirmed = isCommit(statement[0]) && !(error instanceof pg.DatabaseError);
        });
      }
      return result;
    };
    client.query = watched as typeof client.query;
    client.release = (...reason) => {
      this.#client = undefined;
      client.query = query as typeof client.query;
      client.release = release;
      if (endsConnection(this.#failure)) release(true);
      else release(...reason);
    };
  }
}

function isCommit(statement: unknown): boolean {
  return (
    typeof statement === 'object' && statement !== null && 'text' in statement && statement.text === 'COMMIT'
  );
}

/**
 * Whether a connection is of no more use after such an error. A server that only reads will not turn into one that
 * writes: the next connection may find that. And a session that the server has ended must not be handed out in the
 * moment before its socket closes.
 */
function endsConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '25006' || error.severity === 'FATAL');
}

/**
 * A pool that tells which connection Prisma took for a transaction, so that hand-written statements run on it
 * without the cost of Prisma's own way for raw SQL (docs/decisions/0007-statements-on-the-transactions-connection.md).
 */
class TransactionPool extends pg.Pool {
  readonly #captures = new AsyncLocalStorage<TransactionConnection>();

  /** Runs `work`, which learns of the connection that Prisma takes meanwhile. */
  capture<Result>(work: (connection: TransactionConnection) => Promise<Result>): Promise<Result> {
    const connection = new TransactionConnection();
    return this.#captures.run(connection, () => work(connection));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (callback !== undefined) {
      super.connect(callback);
      return undefined;
    }
    const capture = this.#captures.getStore();
    if (capture === undefined) return super.connect();
    return super.connect().then((client) => {
      capture.take(client);
      return client;
    });
  }
}

export { plannedForValues, Prisma };
