/**
 * A connection that leaves nothing in its session that matters: behind a pooler the next statement may run in another
 * session, and another client in this one (docs/decisions/0037-poolers-and-prepared-statements.md).
 */
import { createHash } from 'node:crypto';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { isLostStatement } from './errors.ts';

/** What holds for one statement, or in a transaction from that statement to its end. */
export interface LocalSettings {
  /** How long one statement may take. */
  readonly statementTimeoutMs?: number;
  /** `custom`: planned for the given values, each time. */
  readonly plans?: 'custom';
  /**
   * `in-order`: read from an index in its order, and no further than the page. Where conditions go together (a board lies
   * in one workspace) PostgreSQL expects too few rows, and would fetch and sort all that fit, or read the whole table.
   */
  readonly reads?: 'in-order';
}

/** For filters that may be NULL: planned for all values, a statement would read everything and then filter. */
export const plannedForValues: LocalSettings = { plans: 'custom' };

/** What the driver takes as a statement, and the settings that it needs besides those that every statement has. */
export interface ConnectionStatement extends pg.QueryConfig {
  readonly values: unknown[];
  readonly settings?: LocalSettings;
}

/** A pool, or the connection of a transaction. */
export interface Queryable {
  query<Row extends pg.QueryResultRow>(statement: ConnectionStatement): Promise<pg.QueryResult<Row>>;
}

export interface ConnectionConfig extends pg.ClientConfig {
  /** Called when the server does not know a statement that this connection has prepared, or knows another one. */
  readonly onLostStatement?: () => void;
  /** Milliseconds of a clock that never goes back; the process's unless a test cannot wait. */
  readonly nowMs?: () => number;
}

const statementTimeoutMs = 15_000;
const lockTimeoutMs = 10_000;
/** When a machine vanishes silently, its transactions end after this time, and with them their locks. */
const idleTimeoutMs = 20_000;
/** Of each connection. PostgreSQL keeps a plan for each, often 100 kB. */
export const preparedStatementsMax = 100;
/**
 * Then a statement is prepared again: PostgreSQL keeps its plan until a table is analyzed, and one that was created
 * while the table was small would read all of it as it grows.
 */
export const preparedForMs = 300_000;

const ends = ['COMMIT', 'ROLLBACK'];
const begin = `BEGIN; SET LOCAL statement_timeout = ${statementTimeoutMs}; SET LOCAL lock_timeout = ${lockTimeoutMs};
  SET LOCAL idle_in_transaction_session_timeout = ${idleTimeoutMs}; SET LOCAL jit = off`;

type Callback = (error: unknown, result?: unknown) => void;
type Send = (statement: unknown, values?: unknown, callback?: Callback) => unknown;

/**
 * Sends with each statement outside a transaction, and with each BEGIN, the settings that hold for it alone; that
 * costs no round trip. Prepares each distinct text once, and forgets the least recently used beyond a bound.
 */
export class ServiceConnection extends pg.Client {
  constructor(config?: ConnectionConfig) {
    super(config);
    const { onLostStatement, nowMs = () => performance.now() } = config ?? {};
    const statements = new PreparedStatements(preparedStatementsMax, nowMs);
    const send = super.query.bind(this) as Send;
    const query: Send = (statement, values, callback) => {
      if (!isStatement(statement)) return send(statement, values, callback);
      if (statement.text === 'BEGIN') return send(begin, undefined, callback);
      // Not prepared, so that a transaction can end in whatever state a pooler has left the connection.
      if (ends.includes(statement.text)) return send(statement.text, undefined, callback);
      const settings = () => settingsOf(statement.settings, this.getTransactionStatus());
      const prepare = (done: Callback) =>
        send(
          new PreparedQuery(statement, statements, settings, (error, result) => {
            if (isLostStatement(error)) onLostStatement?.();
            done(error, result);
          }),
        );
      if (callback !== undefined) return prepare(callback);
      return new Promise((resolve, reject) => {
        prepare((error, result) => {
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the driver's own error
          if (error) reject(error);
          else resolve(result);
        });
      });
    };
    this.query = query as typeof this.query;
  }
}

function isStatement(statement: unknown): statement is ConnectionStatement {
  return typeof statement === 'object' && statement !== null && !('submit' in statement);
}

/** The SELECT that sets what a statement needs; undefined when its transaction has all of it. */
function settingsOf(
  settings: LocalSettings = {},
  status: ReturnType<pg.Client['getTransactionStatus']>,
): string | undefined {
  const isInTransaction = status === 'T' || status === 'E';
  const timeoutMs = settings.statementTimeoutMs ?? (isInTransaction ? undefined : statementTimeoutMs);
  const calls = [
    timeoutMs !== undefined && `set_config('statement_timeout', '${timeoutMs}', true)`,
    !isInTransaction && `set_config('lock_timeout', '${lockTimeoutMs}', true)`,
    // Without statistics a page of cards seems to cost enough to be compiled, which takes longer than to read it.
    !isInTransaction && `set_config('jit', 'off', true)`,
    settings.plans === 'custom' && `set_config('plan_cache_mode', 'force_custom_plan', true)`,
    settings.reads === 'in-order' && `set_config('enable_bitmapscan', 'off', true)`,
    settings.reads === 'in-order' && `set_config('enable_seqscan', 'off', true)`,
  ].filter((call) => call !== false);
  return calls.length === 0 ? undefined : `SELECT ${calls.join(', ')}`;
}

/** The statements that a connection has prepared, least recently used first. */
class PreparedStatements {
  readonly #max: number;
  readonly #nowMs: () => number;
  readonly #prepared = new Map<string, { readonly name: string; readonly untilMs: number }>();

  constructor(max: number, nowMs: () => number) {
    this.#max = max;
    this.#nowMs = nowMs;
  }

  /** The same in every process: behind a pooler they share the statements of a server connection. */
  nameOf(text: string): string {
    return this.#prepared.get(text)?.name ?? createHash('sha256').update(text).digest('base64url');
  }

  /** Marks a text as the last used. The result is the name of the statement that has to go for it, if any. */
  use(text: string): string | undefined {
    const known = this.#prepared.get(text);
    const nowMs = this.#nowMs();
    this.#prepared.delete(text);
    if (known !== undefined && nowMs < known.untilMs) {
      this.#prepared.set(text, known);
      return undefined;
    }
    this.#prepared.set(text, { name: this.nameOf(text), untilMs: nowMs + preparedForMs });
    if (known !== undefined) return known.name;
    if (this.#prepared.size <= this.#max) return undefined;
    const [[oldest, { name }] = ['', { name: undefined }]] = this.#prepared;
    this.#prepared.delete(oldest);
    return name;
  }
}

/** The driver's way to the server. */
interface Wire {
  readonly stream: Duplex;
  /** Texts by name; the driver prepares what is not among them. */
  readonly parsedStatements: Record<string, string>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(statement: { readonly statement: string }): void;
  execute(portal: Readonly<Record<string, never>>): void;
  close(statement: { readonly type: 'S'; readonly name: string }): void;
}

/** What the driver calls on a query, by the names of the protocol's messages. */
interface QueryMessages {
  submit(connection: Wire): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleError(error: unknown, connection: Wire): void;
}

const Query = pg.Query as unknown as new (config: pg.QueryConfig, callback: Callback) => QueryMessages;

/** One statement, and before it in the same message, so in the same transaction, its settings. */
class PreparedQuery extends Query {
  readonly #text: string;
  readonly #name: string;
  readonly #statements: PreparedStatements;
  readonly #settings: () => string | undefined;
  readonly #used: string[] = [];
  readonly #parsed: string[] = [];
  #isSetting = false;

  constructor(
    statement: ConnectionStatement,
    statements: PreparedStatements,
    settings: () => string | undefined,
    callback: Callback,
  ) {
    const name = statements.nameOf(statement.text);
    super({ ...statement, name, values: [...statement.values] }, callback);
    this.#text = statement.text;
    this.#name = name;
    this.#statements = statements;
    this.#settings = settings;
  }

  override submit(connection: Wire): Error | null {
    connection.stream.cork();
    try {
      const settings = this.#settings();
      if (settings !== undefined) {
        this.#isSetting = true;
        const name = this.#statements.nameOf(settings);
        if (this.#requireFresh(connection, settings, name)) {
          connection.parse({ name, text: settings });
          connection.parsedStatements[name] = settings;
        }
        connection.bind({ statement: name });
        connection.execute({});
      }
      this.#requireFresh(connection, this.#text, this.#name);
      return super.submit(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  /** Whether a statement is to be prepared now. It is closed first, should the server have it from a try that failed. */
  #requireFresh(connection: Wire, text: string, name: string): boolean {
    this.#used.push(name);
    const evicted = this.#statements.use(text);
    if (evicted !== undefined) {
      connection.close({ type: 'S', name: evicted });
      Reflect.deleteProperty(connection.parsedStatements, evicted);
    }
    if (name in connection.parsedStatements) return false;
    connection.close({ type: 'S', name });
    this.#parsed.push(name);
    return true;
  }

  override handleDataRow(message: unknown): void {
    if (!this.#isSetting) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.#isSetting) this.#isSetting = false;
    else super.handleCommandComplete(message, connection);
  }

  override handleError(error: unknown, connection: Wire): void {
    // The driver cannot tell which of the two was prepared.
    const doubtful = isLostStatement(error) ? this.#used : this.#parsed;
    for (const name of doubtful) Reflect.deleteProperty(connection.parsedStatements, name);
    super.handleError(error, connection);
  }
}
