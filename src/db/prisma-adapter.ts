/**
 * Runs Prisma's statements on the service's connections: outside a transaction on any connection of the pool, in a
 * transaction on its connection (docs/decisions/0046-prisma-on-our-connections.md).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { PrismaPg } from '@prisma/adapter-pg';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQueryable,
  Transaction,
} from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { ConnectionStatement, Queryable } from './connections.ts';
import { reportingStatements } from './statement-reports.ts';
import type { StatementReports } from './statement-reports.ts';
import { inUtc, withMomentsAsText } from './moments.ts';
import { TransactionConnection } from './transaction-connections.ts';
import type { TransactionOptions } from './transaction-connections.ts';

const names = { provider: 'postgres', adapterName: '@prisma/adapter-pg' } as const;

export class PrismaAdapter implements SqlDriverAdapterFactory {
  readonly provider = names.provider;
  readonly adapterName = names.adapterName;
  readonly #pool: pg.Pool;
  readonly #options: TransactionOptions;
  readonly #handedOver = new AsyncLocalStorage<{ connection: TransactionConnection | undefined }>();

  readonly #reports: StatementReports | undefined;

  constructor(pool: pg.Pool, options: TransactionOptions, reports?: StatementReports) {
    this.#pool = pool;
    this.#reports = reports;
    this.#options = options;
  }

  /**
   * Passes a connection to the Prisma transaction that `start` starts, in the asynchronous context, because
   * `$transaction` passes nothing to its adapter.
   */
  handOver<Result>(connection: TransactionConnection, start: () => Promise<Result>): Promise<Result> {
    return this.#handedOver.run({ connection }, start);
  }

  /** Called once by Prisma. */
  async connect(): Promise<SqlDriverAdapter> {
    return {
      ...(await queryableOn(reportingStatements(this.#pool, this.#reports))),
      startTransaction: () => this.#startTransaction(),
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      executeScript: () => Promise.reject(new Error('scripts are for migrations')),
      dispose: () => Promise.resolve(),
    };
  }

  /**
   * A transaction that Prisma starts itself, to read or write several tables for one query, gets a connection of its
   * own.
   */
  async #startTransaction(): Promise<Transaction> {
    const context = this.#handedOver.getStore();
    const handedOver = context?.connection;
    if (context !== undefined) context.connection = undefined;
    const connection = handedOver ?? (await TransactionConnection.begin(this.#pool, this.#options));
    // The service itself ends the transaction of a connection that it passes.
    const end = handedOver === undefined ? connection : { commit: nothing, rollback: nothing };
    return {
      ...(await queryableOn(reportingStatements(connection, this.#reports))),
      // Prisma doesn't send COMMIT and ROLLBACK itself; `commit` and `rollback` do.
      options: { usePhantomQuery: true },
      commit: () => end.commit(),
      rollback: () => end.rollback(),
    };
  }
}

const nothing = () => Promise.resolve();

/** Prisma's own adapter, which converts values and errors, with moments in UTC. */
async function queryableOn(target: Queryable): Promise<SqlQueryable> {
  const adapter = await new PrismaPg(new StatementPool(target)).connect();
  return {
    ...names,
    queryRaw: (query) => adapter.queryRaw(withMomentsAsText(query)),
    executeRaw: (query) => adapter.executeRaw(withMomentsAsText(query)),
  };
}

/** Prisma's adapter requires a pool, but uses only `query`. */
class StatementPool extends pg.Pool {
  constructor(target: Queryable) {
    super();
    const query = (statement: PrismaStatement) =>
      target.query({ ...statement, types: inUtc(statement.types) });
    this.query = query as typeof this.query;
  }
}

interface PrismaStatement extends ConnectionStatement {
  readonly types: pg.CustomTypesConfig;
}
