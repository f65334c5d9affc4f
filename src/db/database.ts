/** Owns the connection pool and the Prisma client; opens transactions for those who may. */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../../generated/prisma/client.ts';

/**
 * What every query runs on: one transaction, or for reads the pool. Code that writes takes it as a required
 * argument; nothing but the dispatcher opens a transaction.
 */
export interface Tx {
  /** Prisma's typed models. */
  readonly prisma: Prisma.TransactionClient;
  /**
   * Runs one hand-written statement, prepared once per connection. Columns are aliased in camel case, so that rows
   * have the types of Prisma's models.
   */
  rows<Row>(statement: Prisma.Sql): Promise<Row[]>;
}

export interface Database {
  /** Reads outside a transaction. */
  readonly reader: Tx;
  /** Runs `work` in one transaction and commits when it resolves; rolls back when it throws. */
  transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  /** Told about connections that break while idle; the pool replaces them. */
  readonly onConnectionError?: (error: Error) => void;
}

const statementTimeoutMs = 15_000;
const lockTimeoutMs = 10_000;
const transactionTimeoutMs = 20_000;
const connectTimeoutMs = 5_000;
const int8Oid = 20;

/** Opens a pool; the first connection is made by the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.connectionsMax ?? 20,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  const onError = options.onConnectionError ?? (() => undefined);
  pool.on('error', onError);
  // Not as start-up parameters: poolers in transaction mode refuse those that they do not know.
  pool.on('connect', (client) => {
    client
      .query(`SET statement_timeout = ${statementTimeoutMs}; SET lock_timeout = ${lockTimeoutMs}; SET TIME ZONE 'UTC'`)
      .catch(onError);
  });
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: (query) => nameOf(query.sql),
    onPoolError: onError,
    onConnectionError: onError,
  });
  const prisma = new PrismaClient({ adapter });
  return {
    reader: {
      prisma,
      rows: async <Row>(statement: Prisma.Sql) => {
        const { text, values } = statement;
        const result = await pool.query<Row & pg.QueryResultRow>({ name: nameOf(text), text, values, types });
        return result.rows;
      },
    },
    transaction: (work) =>
      prisma.$transaction(
        (client) => work({ prisma: client, rows: <Row>(statement: Prisma.Sql) => client.$queryRaw<Row[]>(statement) }),
        { maxWait: connectTimeoutMs, timeout: transactionTimeoutMs },
      ),
    close: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Reads `bigint` as Prisma does. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (oid as number) === int8Oid ? BigInt : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
};

/** Names each distinct statement text once, so that every connection prepares it once. */
function statementNames(): (text: string) => string {
  const names = new Map<string, string>();
  return (text) => {
    let name = names.get(text);
    if (name === undefined) {
      name = `s${names.size}`;
      names.set(text, name);
    }
    return name;
  };
}

export { Prisma };
