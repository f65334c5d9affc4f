/** Owns the connection pool and the Prisma client, and opens transactions. */
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { Prisma, PrismaClient } from '../../generated/prisma/client.ts';
import { plannedForValues, ServiceConnection } from './connections.ts';
import type {
  ConnectionConfig,
  ConnectionStatement,
  LocalSettings,
  PrecedingStatement,
  Queryable,
} from './connections.ts';
import { changeAlone, GroupCommits } from './group-commits.ts';
import type { CommitStatement, GroupedChange, Identified } from './group-commits.ts';
import { rowTypes, toParameter } from './moments.ts';
import { inspectPooling, lostStatementsSentence } from './poolers.ts';
import { PrismaAdapter } from './prisma-adapter.ts';
import { reportingStatements } from './statement-reports.ts';
import type { StatementReports } from './statement-reports.ts';
import { endInSilence, silenceMsMax } from './silent-connections.ts';
import { TransactionConnection } from './transaction-connections.ts';
import { TransactionModels } from './transaction-models.ts';

/** What queries run on: a transaction or, for reads, the pool. It is a required argument of code that writes. */
export interface Tx {
  /** Prisma's typed models. */
  readonly prisma: Prisma.TransactionClient;
  /**
   * Runs one hand-written statement, prepared once per connection. Columns have aliases in camel case, so that rows
   * have the types of Prisma's models. `settings` apply to this statement or, in a transaction, until it ends.
   */
  rows<Row>(statement: Prisma.Sql, settings?: LocalSettings): Promise<Row[]>;
  /** As `rows`, after another statement in the same message. Values of the first one are texts, times, or lists of them. */
  rowsAfter<Row>(first: Prisma.Sql, statement: Prisma.Sql): Promise<RowsAfter<Row>>;
  /**
   * Runs a statement whose rows nobody needs, and whose values are texts, times, or lists of them: in a transaction with the next
   * statement, or with COMMIT, which throw what it throws.
   */
  later(statement: Prisma.Sql): Promise<void>;
  /** As `rows`, for the last statement of a transaction: COMMIT goes out with it. */
  commitRows<Row>(statement: Prisma.Sql): Promise<Row[]>;
  /**
   * Makes the whole change of a transaction. If it is the first statement of its transaction, it is committed in the same
   * round trip, and for other transactions of this process as well that make a change of the same group. Statements may
   * follow only if it has changed nothing. Returns the row of the item; undefined if nothing was changed.
   */
  commitInGroup<Item extends Identified, Row extends Identified>(
    change: GroupedChange<Item>,
  ): Promise<Row | undefined>;
}

export interface RowsAfter<Row> {
  readonly rows: readonly Row[];
  /** How many rows the first statement has found or changed. */
  readonly firstCount: number;
}

export interface Database {
  /** Reads outside a transaction. */
  readonly reader: Tx;
  /**
   * Runs `work` in one transaction and commits when it resolves; rolls back when it throws. The opening is sent with its first
   * statement. If the opening refuses the transaction, by an exception with the SQLSTATE `refusedOpeningState`, the statement isn't
   * carried out, and this throws a `RefusedOpeningError`, also where `work` throws before its first statement.
   */
  transaction<Result>(work: (tx: Tx) => Promise<Result>, opening?: PrecedingStatement): Promise<Result>;
  /** Calls a listener after each commit of a transaction of this process. Returns a function that ends the calls. */
  onCommit(listener: () => void): () => void;
  /** Why the service can't work with this database, in one sentence; undefined if it can. */
  findObstacle(): Promise<string | undefined>;
  /** How busy the pool is, and what was lost. */
  load(): PoolLoad;
  /** May be called again. */
  close(): Promise<void>;
}

export interface PoolLoad {
  /** Connections, in use or idle. */
  readonly open: number;
  readonly idle: number;
  /** How many wait for a connection. */
  readonly waiting: number;
  readonly max: number;
  /** Commits without a response since the process has started. */
  readonly unconfirmedCommits: number;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly connectionsMax?: number;
  /** The way to the server, instead of the one in `url`. */
  readonly stream?: () => Duplex;
  /** What `pg_stat_activity` shows; by default the service's name. */
  readonly applicationName?: string;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onConnectionError?: (error: Error) => void;
  /** How statements are reported; not at all if absent. */
  readonly statementReports?: StatementReports;
  /** Shorter timeouts in tests. */
  readonly timeouts?: Partial<Timeouts>;
}

interface Timeouts {
  /** How long to wait for a new or a free connection. */
  readonly connectMs: number;
  /** How long a connection may be silent. */
  readonly silenceMs: number;
  /** How long a transaction may take. */
  readonly transactionMs: number;
}

/** How many connections a process opens for requests by default. */
const usualConnectionsMax = 20;
const usualTimeouts: Timeouts = { connectMs: 5_000, silenceMs: silenceMsMax, transactionMs: 20_000 };

/** Opens a pool; the first connection is created by the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const onError = options.onConnectionError ?? (() => undefined);
  const { connectMs, silenceMs, transactionMs } = { ...usualTimeouts, ...options.timeouts };
  let hasLostStatements = false;
  const onLostStatement = () => {
    hasLostStatements = true;
  };
  const { connectionsMax = usualConnectionsMax, statementReports } = options;
  const pool = openPool({ ...options, connectionsMax }, { connectMs, silenceMs, onError, onLostStatement });
  let unconfirmedCommits = 0;
  const onUnconfirmed = () => {
    unconfirmedCommits += 1;
  };
  const transactionOptions = { timeoutMs: transactionMs, onError, onUnconfirmed };
  const prismaLimits = { maxWait: connectMs, timeout: transactionMs };
  const adapter = new PrismaAdapter(pool, transactionOptions, statementReports);
  const prisma = new PrismaClient({ adapter });
  let closed: Promise<void> | undefined;
  const senderTo = (target: Queryable) => statementSender(reportingStatements(target, statementReports));
  const groups = new GroupCommits();
  const readRows = rowsBy(senderTo(pool));
  const commitListeners = new Set<() => void>();
  return {
    reader: { prisma, rows: readRows, ...commitsWithin({ rows: readRows }) },
    transaction: async (work, opening) => {
      const connection = await TransactionConnection.begin(pool, transactionOptions, opening);
      const models = new TransactionModels((use) =>
        adapter.handOver(connection, () => prisma.$transaction(use, prismaLimits)),
      );
      const send = senderTo(connection);
      const tx = { prisma: models.client, ...statementsIn(connection, send, groups) };
      const result = await commitWork({ connection, models, send }, () => work(tx));
      for (const listener of commitListeners) listener();
      return result;
    },
    onCommit: (listener) => {
      commitListeners.add(listener);
      return () => commitListeners.delete(listener);
    },
    findObstacle: async () => {
      hasLostStatements &&= !(await inspectPooling(options.url)).keepsStatements;
      return hasLostStatements ? lostStatementsSentence : undefined;
    },
    load: () => {
      const { totalCount: open, idleCount: idle, waitingCount: waiting } = pool;
      return { open, idle, waiting, max: connectionsMax, unconfirmedCommits };
    },
    close: () => (closed ??= prisma.$disconnect().then(() => pool.end())),
  };
}

interface OpenTransaction {
  readonly connection: TransactionConnection;
  readonly models: TransactionModels;
  readonly send: SendStatement;
}

/** Commits after `work`; rolls back if it throws. */
async function commitWork<Result>(
  { connection, models, send }: OpenTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await work();
    const last = connection.takeDeferred();
    if (last !== undefined) await send(last, { isLast: true });
    await connection.commit();
    return result;
  } catch (error) {
    await connection.requireOpening();
    throw error;
  } finally {
    await connection.rollback();
    models.end();
  }
}

interface PoolSettings extends Pick<Timeouts, 'connectMs' | 'silenceMs'> {
  readonly onError: (error: Error) => void;
  readonly onLostStatement: () => void;
}

/** The pool waits for `onConnect`, which its types don't say. */
type PoolConfig = Omit<pg.PoolConfig, 'onConnect'> &
  ConnectionConfig & { readonly onConnect: (client: pg.ClientBase) => Promise<void> };

function openPool(
  options: DatabaseOptions & { readonly connectionsMax: number },
  { connectMs, silenceMs, onError, onLostStatement }: PoolSettings,
): pg.Pool {
  const config: PoolConfig = {
    connectionString: options.url,
    ...(options.stream !== undefined && { stream: options.stream }),
    application_name: options.applicationName ?? 'boards service',
    max: options.connectionsMax,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    Client: ServiceConnection,
    onLostStatement,
    onConnect: async (client) => {
      endInSilence(client, silenceMs);
      if (client instanceof ServiceConnection) await client.keepSettings();
    },
  };
  const pool = new pg.Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => {
    // Before its first use there is no other listener, and an error without a listener ends the process.
    client.on('error', () => undefined);
  });
  return pool;
}

type SendStatement = <Row>(
  statement: Pick<Prisma.Sql, 'text'> & { readonly values: readonly unknown[] },
  more?: Partial<ConnectionStatement>,
) => Promise<Row[]>;

function statementSender(queryable: Queryable): SendStatement {
  return async <Row>(
    { text, values }: Parameters<SendStatement>[0],
    more: Partial<ConnectionStatement> = {},
  ) => {
    const statement = { text, values: values.map(toParameter), types: rowTypes, ...more };
    const { rows } = await queryable.query<Row & pg.QueryResultRow>(statement);
    return rows;
  };
}

function statementsIn(
  connection: TransactionConnection,
  send: SendStatement,
  groups: GroupCommits,
): Omit<Tx, 'prisma'> {
  const rows = rowsBy(send);
  const commit: CommitStatement = (statement, isForOthers) =>
    send(statement, { isWholeChange: true, isForOthers });
  return {
    rows,
    rowsAfter: async <Row>(first: Prisma.Sql, statement: Prisma.Sql): Promise<RowsAfter<Row>> => {
      let firstCount = 0;
      const onCount = (count: number) => {
        firstCount = count;
      };
      const found = await send<Row>(statement, { preceding: [{ ...textOnly(first), onCount }] });
      return { rows: found, firstCount };
    },
    later: async (statement) => {
      const last = connection.isFull ? connection.takeDeferred() : undefined;
      if (last !== undefined) await send(last);
      connection.defer(textOnly(statement));
    },
    commitRows: (statement) => send(statement, { isLast: true }),
    commitInGroup: (change) =>
      connection.hasBegun
        ? changeAlone({ rows }, change)
        : connection.joinCommit(() => groups.make(change, commit)),
  };
}

function textOnly({ text, values }: Prisma.Sql): PrecedingStatement {
  return { text, values: values.map(toParameter).map(toText) };
}

/** @throws {TypeError} for a value that is no text, time or list of them */
function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) throw new TypeError('a value is not a text');
  const items = value.map((item) => `"${toText(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`);
  return `{${items.join(',')}}`;
}

/** Statements that don't end the transaction, and don't wait for others. */
export function commitsWithin({
  rows,
}: Pick<Tx, 'rows'>): Pick<Tx, 'commitRows' | 'commitInGroup' | 'later' | 'rowsAfter'> {
  return {
    rowsAfter: async <Row>(first: Prisma.Sql, statement: Prisma.Sql): Promise<RowsAfter<Row>> => {
      const firstCount = (await rows(first)).length;
      return { rows: await rows<Row>(statement), firstCount };
    },
    later: async (statement) => {
      await rows(statement);
    },
    commitRows: (statement) => rows(statement),
    commitInGroup: (change) => changeAlone({ rows }, change),
  };
}

function rowsBy(send: SendStatement): Tx['rows'] {
  return (statement, settings) => send(statement, settings === undefined ? {} : { settings });
}

export { plannedForValues, Prisma };
