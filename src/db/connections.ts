/**
 * A connection that doesn't depend on its session behind a pooler, where the next statement can run in another session, and
 * another client in this one (docs/decisions/0037-poolers-and-prepared-statements.md).
 */
import { createHash } from 'node:crypto';
import pg from 'pg';
import { isLostStatement } from './errors.ts';
import { outboxOf, sendUnnamed } from './outboxes.ts';
import type { Outbox, Wire } from './outboxes.ts';

/** Settings of one statement or, in a transaction, of that statement and all later ones. */
export interface LocalSettings {
  /** The timeout of a statement. */
  readonly statementTimeoutMs?: number;
  /** `custom`: planned for its values each time, instead of once for all values. */
  readonly plans?: 'custom';
  /**
   * `in-order`: read an index in its order, only as far as the page, and in one process, because each would read a page. If
   * conditions are correlated (a board is in one workspace), PostgreSQL expects too few rows, and would sort all matching
   * rows. Of a list that is ordered by its one workspace first, it would sort all rows of any index that begins with workspaces.
   * `in-order-only`: even where it would rather sort, in a list whose order an index always has.
   */
  readonly reads?: 'in-order' | 'in-order-only';
}

/** For filters that can be NULL. With a generic plan, the statement would read everything and then filter. */
export const plannedForValues: LocalSettings = { plans: 'custom' };

/** A statement of the driver with settings of its own. */
export interface ConnectionStatement extends pg.QueryConfig {
  readonly values: unknown[];
  readonly settings?: LocalSettings;
  /**
   * The first statement of a transaction begins it in the same message, and the last one can commit it. All but the first are
   * refused outside of it.
   */
  readonly transaction?: 'begins' | 'continues' | 'commits';
  /** Sent before it in the same message, after BEGIN. If one fails, those after it aren't carried out. */
  readonly preceding?: readonly PrecedingStatement[];
  /** Whether nothing follows it in its transaction. */
  readonly isLast?: true;
  /** Whether it makes the whole change of its transaction, so that it needs no BEGIN and COMMIT if it is the first. */
  readonly isWholeChange?: true;
  /** Whether it also makes changes of other transactions, so that its own one doesn't fail if it is refused. */
  readonly isForOthers?: boolean;
  /** Gets how long it took, from when it was sent. */
  readonly timing?: StatementTiming;
}

/** A statement whose rows nobody needs, and which need not be reported. */
export interface PrecedingStatement {
  readonly text: string;
  readonly values: readonly (string | Buffer)[];
  /** Gets how many rows it has found or changed. */
  readonly onCount?: CountRows;
}

type CountRows = (rows: number) => void;

export interface StatementTiming {
  durationMs: number;
}

/** A pool, or the connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(statement: ConnectionStatement): Promise<pg.QueryResult<Row>>;
}

export interface ConnectionConfig extends pg.ClientConfig {
  /** Called when the server doesn't have a statement that this connection prepared, or has another one. */
  readonly onLostStatement?: () => void;
  /** A monotonic clock in milliseconds; by default the process's. */
  readonly nowMs?: () => number;
}

const statementTimeoutMs = 15_000;
const lockTimeoutMs = 10_000;
/** If a machine disappears, its transactions and locks end after this time. */
const idleTimeoutMs = 20_000;
/** Per connection. PostgreSQL keeps a plan of each, often 100 kB. */
export const preparedStatementsMax = 100;
/**
 * After this time, a statement is prepared again. PostgreSQL keeps its plan until a table is analyzed, and a plan from
 * when a table was small would read all of it later.
 */
export const preparedForMs = 300_000;

const ends = ['COMMIT', 'ROLLBACK'];
/**
 * What every statement and transaction gets. Without statistics, PostgreSQL would compile the query of a page, which takes longer
 * than reading it. A plan is kept for all values, also while a table grows, so it doesn't read whole tables where there is an index
 * (docs/decisions/0143-one-plan-for-all-values.md).
 */
const usualSettings = [
  ['statement_timeout', String(statementTimeoutMs)],
  ['lock_timeout', String(lockTimeoutMs)],
  ['idle_in_transaction_session_timeout', String(idleTimeoutMs)],
  ['jit', 'off'],
  ['plan_cache_mode', 'force_generic_plan'],
  ['enable_seqscan', 'off'],
] as const;
/** By SET, which takes no snapshot, so that a transaction can still choose its isolation level. */
const settingsOfTransaction = usualSettings.map(([name, value]) => `SET LOCAL ${name} = ${value}`);

type Callback = (error: unknown, result?: unknown) => void;
type Send = (statement: unknown, values?: unknown, callback?: Callback) => unknown;

/**
 * Sends the settings with each statement outside a transaction and with each BEGIN, without a round trip of their own,
 * unless its session keeps them. Prepares each text once, and closes the least recently used statements beyond a maximum.
 */
export class ServiceConnection extends pg.Client {
  /** The process id that the server sent at the start, for canceling statements. Poolers make up their own. */
  declare readonly processID: number | null;
  readonly #session: Session;

  constructor(config?: ConnectionConfig) {
    super(config);
    const { onLostStatement, nowMs = () => performance.now() } = config ?? {};
    const statements = new PreparedStatements(preparedStatementsMax, nowMs);
    const session: Session = {
      statements,
      outbox: undefined,
      status: () => this.getTransactionStatus(),
      keepsSettings: false,
    };
    this.#session = session;
    const send = super.query.bind(this) as Send;
    const query: Send = (statement, values, callback) => {
      if (!isStatement(statement)) return send(statement, values, callback);
      if (statement.text === 'BEGIN') return send(beginningOf(session).join('; '), undefined, callback);
      // Not prepared, so that a transaction can always end, even if a pooler has lost prepared statements.
      if (ends.includes(statement.text)) return send(statement.text, undefined, callback);
      const prepare = (done: Callback) => {
        const sentAtMs = performance.now();
        return send(
          new PreparedQuery(statement, session, (error, result) => {
            if (statement.timing !== undefined) statement.timing.durationMs = performance.now() - sentAtMs;
            if (isLostStatement(error)) onLostStatement?.();
            done(error, result);
          }),
        );
      };
      if (callback !== undefined) return prepare(callback);
      return new Promise((resolve, reject) => {
        prepare((error, result) => {
          // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- the driver's own error
          if (error) reject(error);
          else resolve(result);
        });
      });
    };
    this.query = query as typeof this.query;
  }

  /**
   * Lets the session keep the settings, so that statements go out without them. Behind a pooler, where the next statement may
   * run in another session, it does nothing (docs/decisions/0127-settings-of-direct-connections.md).
   */
  async keepSettings(): Promise<void> {
    const kept = usualSettings.map(([name, value]) => `set_config('${name}', '${value}', false)`);
    const { rowCount } = await this.query({
      text: `SELECT ${kept.join(', ')} WHERE pg_backend_pid() = $1::int`,
      values: [this.processID],
    });
    this.#session.keepsSettings = rowCount === 1;
  }
}

/** What a statement has to know of its connection. */
interface Session {
  readonly statements: PreparedStatements;
  /** Set by the first statement. */
  outbox: Outbox | undefined;
  readonly status: () => TransactionStatus;
  /** Whether it has the usual settings, so that neither statements nor transactions bring them. */
  keepsSettings: boolean;
}

function beginningOf({ keepsSettings }: Session): readonly string[] {
  return keepsSettings ? ['BEGIN'] : ['BEGIN', ...settingsOfTransaction];
}

function isStatement(statement: unknown): statement is ConnectionStatement {
  return typeof statement === 'object' && statement !== null && !('submit' in statement);
}

/** What the server says about the transaction of a connection: idle, in a transaction, or in a failed one. */
type TransactionStatus = ReturnType<pg.Client['getTransactionStatus']>;

function isInTransaction(status: TransactionStatus): boolean {
  return status === 'T' || status === 'E';
}

/** The SELECT that sets what a statement needs; undefined if its transaction or session has these settings already. */
function settingsOf(
  { settings = {}, transaction }: ConnectionStatement,
  { status, keepsSettings }: Session,
): string | undefined {
  const hasUsual = keepsSettings || transaction === 'begins' || isInTransaction(status());
  const timeoutMs = settings.statementTimeoutMs ?? (hasUsual ? undefined : statementTimeoutMs);
  const plans = settings.plans ?? (hasUsual ? undefined : 'generic');
  const calls = [
    timeoutMs !== undefined && `set_config('statement_timeout', '${timeoutMs}', true)`,
    !hasUsual && `set_config('lock_timeout', '${lockTimeoutMs}', true)`,
    !hasUsual && `set_config('jit', 'off', true)`,
    plans !== undefined && `set_config('plan_cache_mode', 'force_${plans}_plan', true)`,
    !hasUsual && `set_config('enable_seqscan', 'off', true)`,
    settings.reads !== undefined && `set_config('enable_bitmapscan', 'off', true)`,
    settings.reads !== undefined && `set_config('enable_incremental_sort', 'off', true)`,
    settings.reads !== undefined && `set_config('max_parallel_workers_per_gather', '0', true)`,
    settings.reads === 'in-order-only' && `set_config('enable_sort', 'off', true)`,
  ].filter((call) => call !== false);
  return calls.length === 0 ? undefined : `SELECT ${calls.join(', ')}`;
}

/** The name that a text is prepared under. */
export function statementNameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

interface Prepared {
  readonly name: string;
  readonly untilMs: number;
  /** As a number in the sequence of all uses. */
  usedAt: number;
}

/** The statements that a connection has prepared. */
class PreparedStatements {
  readonly #max: number;
  readonly #nowMs: () => number;
  readonly #prepared = new Map<string, Prepared>();
  #uses = 0;

  constructor(max: number, nowMs: () => number) {
    this.#max = max;
    this.#nowMs = nowMs;
  }

  /** The same name in every process, because they share the statements of a pooler's server connections. */
  nameOf(text: string): string {
    return this.#prepared.get(text)?.name ?? statementNameOf(text);
  }

  /** Marks a text as the last used. Returns the name of the statement to close for it, if any. */
  use(text: string): string | undefined {
    const known = this.#prepared.get(text);
    const nowMs = this.#nowMs();
    this.#uses += 1;
    if (known !== undefined && nowMs < known.untilMs) {
      known.usedAt = this.#uses;
      return undefined;
    }
    this.#prepared.set(text, {
      name: this.nameOf(text),
      untilMs: nowMs + preparedForMs,
      usedAt: this.#uses,
    });
    if (known !== undefined) return known.name;
    return this.#prepared.size <= this.#max ? undefined : this.#forgetOldest();
  }

  /** Searched for only here. A map in the order of uses would change with each of them (decision 136). */
  #forgetOldest(): string | undefined {
    const all = [...this.#prepared];
    const [text, { name }] = all.reduce((oldest, one) => (one[1].usedAt < oldest[1].usedAt ? one : oldest));
    this.#prepared.delete(text);
    return name;
  }
}

/** Methods that the driver calls on a query, named after the protocol's messages. */
interface QueryMessages {
  submit(connection: Wire): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: { readonly text: string }, connection: Wire): void;
  handleError(error: unknown, connection: Wire): void;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig, callback: Callback) => QueryMessages;

/** One statement, with BEGIN and its settings before it or COMMIT after it in the same message, and so in the same transaction. */
class PreparedQuery extends Query {
  readonly #statement: ConnectionStatement;
  readonly #name: string;
  readonly #session: Session;
  readonly #used: string[] = [];
  readonly #parsed: string[] = [];
  /** The statements before this one that have no result yet, by who counts their rows. */
  readonly #preceding: (CountRows | undefined)[] = [];
  #isComplete = false;

  constructor(statement: ConnectionStatement, session: Session, callback: Callback) {
    const name = session.statements.nameOf(statement.text);
    super(queryOf(statement, name), callback);
    this.#statement = statement;
    this.#name = name;
    this.#session = session;
  }

  override submit(connection: Wire): Error | null {
    const { text, transaction, preceding = [] } = this.#statement;
    const isWithin = isInTransaction(this.#session.status());
    if ((transaction === 'continues' || transaction === 'commits') && !isWithin) {
      return new Error('the transaction has not begun');
    }
    const outbox = (this.#session.outbox ??= outboxOf(connection));
    try {
      if (transaction === 'begins') this.#sendBegin(outbox);
      const settings = settingsOf(this.#statement, this.#session);
      for (const statement of preceding) this.#sendBefore(outbox, statement);
      if (settings !== undefined) this.#sendBefore(outbox, { text: settings, values: [] });
      this.#requireFresh(outbox, text, this.#name);
      const description = outbox.descriptions.get(this.#name);
      Object.assign(outbox, { isDescribed: description !== undefined, commits: transaction === 'commits' });
      if (description !== undefined) super.handleRowDescription(description);
      return super.submit(outbox);
    } finally {
      // Also if it fails, so that no message stays for the next statement.
      outbox.send();
    }
  }

  /** Keeps the description, but not behind a pooler, which could prepare the statement again elsewhere, with other types. */
  override handleRowDescription(message: unknown): void {
    const { outbox, keepsSettings } = this.#session;
    if (keepsSettings) outbox?.descriptions.set(this.#name, message);
    super.handleRowDescription(message);
  }

  #sendBegin(connection: Outbox): void {
    for (const text of beginningOf(this.#session)) {
      this.#preceding.push(undefined);
      sendUnnamed(connection, text);
    }
  }

  #sendBefore(connection: Outbox, { text, values, onCount }: PrecedingStatement): void {
    this.#preceding.push(onCount);
    const name = this.#session.statements.nameOf(text);
    if (this.#requireFresh(connection, text, name)) {
      connection.parse({ name, text });
      connection.parsedStatements[name] = text;
    }
    connection.bind({ statement: name, values });
    connection.execute({});
  }

  /** Whether to prepare a statement now. It is closed first, in case the server has it from a failed attempt. */
  #requireFresh(connection: Outbox, text: string, name: string): boolean {
    this.#used.push(name);
    const evicted = this.#session.statements.use(text);
    if (evicted !== undefined) {
      connection.close({ type: 'S', name: evicted });
      Reflect.deleteProperty(connection.parsedStatements, evicted);
      connection.descriptions.delete(evicted);
    }
    if (name in connection.parsedStatements) return false;
    connection.close({ type: 'S', name });
    connection.descriptions.delete(name);
    this.#parsed.push(name);
    return true;
  }

  override handleDataRow(message: unknown): void {
    if (this.#preceding.length === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: { readonly text: string }, connection: Wire): void {
    if (this.#preceding.length > 0) this.#preceding.shift()?.(rowsOf(message.text));
    // Another one is that of COMMIT.
    else if (!this.#isComplete) {
      this.#isComplete = true;
      super.handleCommandComplete(message, connection);
    }
  }

  override handleError(error: unknown, connection: Wire): void {
    // It is unknown which of the two was prepared.
    const doubtful = isLostStatement(error) ? this.#used : this.#parsed;
    for (const name of doubtful) Reflect.deleteProperty(connection.parsedStatements, name);
    super.handleError(error, connection);
  }
}

/** How many rows a command has found or changed, as the server says: `SELECT 1`, `INSERT 0 1`. */
function rowsOf(tag: string): number {
  return Number(/\d+$/.exec(tag)?.[0] ?? 0);
}

/** What the driver needs of a statement. It copies every property. */
function queryOf(
  statement: ConnectionStatement & { readonly rowMode?: 'array' },
  name: string,
): pg.QueryConfig {
  const { text, values, rowMode, types } = statement;
  return { text, name, values: [...values], ...(types && { types }), ...(rowMode && { rowMode }) };
}
