/** The connection of one transaction, from BEGIN to COMMIT or ROLLBACK. Everything in the transaction runs on it. */
import pg from 'pg';
import type { ConnectionStatement, PrecedingStatement, Queryable } from './connections.ts';
import {
  ExpiredTransactionError,
  isConnectionFault,
  RefusedOpeningError,
  refusedOpeningState,
  UnconfirmedCommitError,
} from './errors.ts';

export interface TransactionOptions {
  /** How long a transaction may take. After that, it is rolled back. */
  readonly timeoutMs: number;
  /** Gets the error if the connection breaks during the transaction. */
  readonly onError: (error: Error) => void;
  /** Called if the connection is lost before the response to COMMIT. */
  readonly onUnconfirmed: () => void;
}

/** How many statements can wait for the next one. */
const deferredMax = 4;
/** Of a value in characters: nothing waits behind a longer one, such as the events of a cascade. */
const deferredLengthMax = 65_536;

export class TransactionConnection implements Queryable {
  readonly #client: pg.PoolClient;
  readonly #onError: (error: Error) => void;
  readonly #onUnconfirmed: () => void;
  #isOpen = true;
  /** Goes out with the first statement. */
  #opening: PrecedingStatement | undefined;
  #isRefused = false;
  /** Go out with the next statement. */
  readonly #deferred: PrecedingStatement[] = [];
  /** Whether BEGIN was sent. */
  #hasBegun = false;
  #failure: unknown;
  /** Whether the pool must not reuse the connection. */
  #isSpent = false;
  #hasExpired = false;
  /** Whether a statement that makes the whole change was committed, here or by another transaction. */
  #isCommitted = false;
  readonly #expiry: NodeJS.Timeout;

  private constructor(
    client: pg.PoolClient,
    { timeoutMs, onError, onUnconfirmed }: TransactionOptions,
    opening: PrecedingStatement | undefined,
  ) {
    this.#client = client;
    this.#opening = opening;
    this.#onError = onError;
    this.#onUnconfirmed = onUnconfirmed;
    client.on('error', onError);
    this.#expiry = setTimeout(() => {
      this.#hasExpired = true;
      void this.rollback();
    }, timeoutMs).unref();
  }

  /**
   * Takes a connection from the pool. The caller must end the transaction, which returns the connection. BEGIN is sent
   * with the first statement, and so is the opening.
   *
   * @throws what the driver throws if there is no connection in time
   */
  static async begin(
    pool: pg.Pool,
    options: TransactionOptions,
    opening?: PrecedingStatement,
  ): Promise<TransactionConnection> {
    return new TransactionConnection(await pool.connect(), options, opening);
  }

  /** @throws {ExpiredTransactionError} after its time, {Error} once it has ended, and what the driver throws */
  async query<Row extends pg.QueryResultRow>(statement: ConnectionStatement): Promise<pg.QueryResult<Row>> {
    this.#requireOpen();
    const isWhole = statement.isWholeChange === true && !this.hasBegun;
    if (statement.isLast === true && !this.#hasBegun && this.#hasPreceding) await this.#sendPreceding();
    if (isWhole || statement.isLast === true) return this.#commitWith<Row>(statement);
    const transaction = this.#hasBegun ? 'continues' : 'begins';
    this.#hasBegun = true;
    try {
      const preceding = [...this.#takePreceding(), ...(statement.preceding ?? [])];
      const begun: ConnectionStatement = { ...statement, transaction, preceding };
      return await this.#client.query<Row>(begun);
    } catch (error) {
      this.#isRefused ||= error instanceof pg.DatabaseError && error.code === refusedOpeningState;
      this.#failure = error;
      this.#isSpent ||= endsConnection(error);
      throw error;
    }
  }

  /** Whether the next statement is not the first one. */
  get hasBegun(): boolean {
    return this.#hasBegun || this.#hasPreceding;
  }

  get #hasPreceding(): boolean {
    return this.#opening !== undefined || this.#deferred.length > 0;
  }

  /** Lets a statement wait for the next one. */
  defer(statement: PrecedingStatement): void {
    this.#deferred.push(statement);
  }

  /** Whether so many statements wait, or such a large one, that they should be sent before another one waits. */
  get isFull(): boolean {
    const isLarge = ({ values }: PrecedingStatement) =>
      values.some(({ length }) => length > deferredLengthMax);
    return this.#deferred.length >= deferredMax || this.#deferred.some(isLarge);
  }

  /** The last statement that waits, which the caller has to run instead, after the others; undefined if there is none. */
  takeDeferred(): PrecedingStatement | undefined {
    return this.#deferred.pop();
  }

  #takePreceding(): PrecedingStatement[] {
    const preceding = [...(this.#opening === undefined ? [] : [this.#opening]), ...this.#deferred.splice(0)];
    this.#opening = undefined;
    return preceding;
  }

  async #sendPreceding(): Promise<void> {
    await this.query({ text: 'SELECT 1', values: [] });
  }

  /**
   * Sends the opening, unless a statement has brought it already.
   *
   * @throws {RefusedOpeningError} if it was refused, and otherwise as `query`
   */
  async requireOpening(): Promise<void> {
    if (this.#opening !== undefined) {
      await this.#sendPreceding().catch((error: unknown) => {
        if (!this.#isRefused) throw error;
      });
    }
    if (this.#isRefused) throw new RefusedOpeningError('the opening of a transaction was refused');
  }

  /** Waits until another transaction, or this one, has committed its whole change together with others. */
  async joinCommit<Result>(commit: () => Promise<Result>): Promise<Result> {
    this.#requireOpen();
    const result = await commit();
    this.#isCommitted = true;
    return result;
  }

  /** PostgreSQL commits a statement at its end if it is outside of BEGIN and COMMIT, or COMMIT comes with it. */
  async #commitWith<Row extends pg.QueryResultRow>(
    statement: ConnectionStatement,
  ): Promise<pg.QueryResult<Row>> {
    const isWithin = this.#hasBegun;
    const sent: ConnectionStatement = {
      ...statement,
      ...(isWithin && { transaction: 'commits', preceding: this.#takePreceding() }),
    };
    // If its time is over before the response, the connection returns to the pool after it.
    this.#hasBegun = true;
    let hasFailed = false;
    try {
      const result = await this.#confirmed(() => this.#client.query<Row>(sent));
      this.#isCommitted = true;
      return result;
    } catch (error) {
      hasFailed = true;
      const isUnconfirmed = error instanceof UnconfirmedCommitError;
      if (statement.isForOthers !== true || isUnconfirmed) this.#failure = error;
      this.#isSpent ||= isUnconfirmed || endsConnection(error);
      throw error;
    } finally {
      // A transaction whose last statement has failed has to be rolled back.
      this.#hasBegun = isWithin && hasFailed;
    }
  }

  /** @throws {UnconfirmedCommitError} if it is unknown whether the server has committed */
  async #confirmed<Result>(commit: () => Promise<Result>): Promise<Result> {
    try {
      return await commit();
    } catch (error) {
      if (refusesCommit(error)) throw error;
      this.#onUnconfirmed();
      throw new UnconfirmedCommitError(error);
    }
  }

  /**
   * @throws {UnconfirmedCommitError} if the connection is lost, or ended by the server or a pooler, before the response
   * @throws {ExpiredTransactionError} if it took too long
   * @throws {Error} if a statement has failed, the transaction has ended, or the database refuses the COMMIT
   */
  async commit(): Promise<void> {
    // Its time was over, but only after the whole change was committed, and nothing else has begun.
    if (this.#isCommitted && !this.#hasBegun && !this.#isOpen) return;
    this.#requireOpen();
    await this.requireOpening();
    if (this.#failure !== undefined) {
      await this.rollback();
      // PostgreSQL would roll back at the COMMIT without an error.
      throw new Error('a statement failed, and the error was ignored');
    }
    try {
      await this.#confirmed(() => this.#end('COMMIT'));
    } finally {
      this.#release();
    }
  }

  /** Does nothing if the transaction has ended. */
  async rollback(): Promise<void> {
    if (!this.#isOpen) return;
    const rolledBack = this.#end('ROLLBACK');
    try {
      await rolledBack;
    } catch {
      // The server rolls back when the connection closes.
      this.#isSpent = true;
    } finally {
      this.#release();
    }
  }

  /** Sends nothing if no statement has begun the transaction. */
  async #end(text: 'COMMIT' | 'ROLLBACK'): Promise<void> {
    this.#isOpen = false;
    clearTimeout(this.#expiry);
    if (!this.#hasBegun) return;
    try {
      await this.#client.query({ text, values: [] });
    } catch (error) {
      this.#isSpent ||= endsConnection(error);
      throw error;
    }
  }

  #requireOpen(): void {
    if (this.#isOpen) return;
    // Another transaction can have the connection by now.
    throw this.#hasExpired ? new ExpiredTransactionError() : new Error('the transaction is not open');
  }

  #release(): void {
    this.#client.removeListener('error', this.#onError);
    this.#client.release(this.#isSpent);
  }
}

/**
 * Whether the server has rolled the transaction back. An error that ends the connection doesn't say so: a server that stops
 * while a commit waits for its standby keeps the commit, and a pooler that has lost the server doesn't know.
 */
function refusesCommit(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity !== 'FATAL' && !isConnectionFault(error);
}

/**
 * Whether a connection can't be used after this error. A new connection may find a writable server instead of a
 * read-only one. A session that the server has ended must not be reused before its socket closes.
 */
function endsConnection(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '25006' || error.severity === 'FATAL');
}
