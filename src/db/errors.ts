/** Classifies errors of queries, from Prisma and from the driver. */
import pg from 'pg';
import { Prisma } from '../../generated/prisma/client.ts';

export type DatabaseFault = 'retry' | 'unavailable' | 'bad-value' | 'unique' | 'other';

/**
 * The connection was lost between a COMMIT and its response: either the whole transaction was committed, or nothing.
 */
export class UnconfirmedCommitError extends Error {
  override readonly name = 'UnconfirmedCommitError';

  constructor(cause: unknown) {
    super('the connection was lost while a transaction was committed', { cause });
  }
}

/** A transaction took too long, and was rolled back. */
export class ExpiredTransactionError extends Error {
  override readonly name = 'ExpiredTransactionError';

  constructor() {
    super('the transaction took too long and was rolled back');
  }
}

/** The opening of a transaction raised the exception by which it refuses it. Nothing else was carried out. */
export class RefusedOpeningError extends Error {
  override readonly name = 'RefusedOpeningError';
}

/** The SQLSTATE of that exception. */
export const refusedOpeningState = 'IK001';

/** The database does too much at once for a request that would otherwise succeed. */
export class BusyDatabaseError extends Error {
  override readonly name = 'BusyDatabaseError';
}

/** What a transaction has read was changed before it was locked. A retry reads it again. */
export class LostRaceError extends Error {
  override readonly name = 'LostRaceError';
}

const faultsBySqlState: Readonly<Record<string, DatabaseFault>> = {
  '40001': 'retry', // serialization_failure
  '40P01': 'retry', // deadlock_detected
  '23503': 'retry', // foreign_key_violation: a row was deleted after a check found it; a retry sees that
  '23505': 'unique',
  '22021': 'bad-value', // character_not_in_repertoire: NUL in text
  '22P05': 'bad-value', // untranslatable_character: NUL in jsonb
  '22003': 'bad-value', // numeric_value_out_of_range
  '22008': 'bad-value', // datetime_field_overflow
  '55P03': 'unavailable', // lock_not_available within lock_timeout
  '57014': 'unavailable', // query_canceled by statement_timeout
  '25006': 'unavailable', // read_only_sql_transaction: connected to a server that is, or has become, a replica
  '25P03': 'unavailable', // idle_in_transaction_session_timeout
  '25P04': 'unavailable', // transaction_timeout
  '40003': 'unavailable', // statement_completion_unknown
  // The statement never ran: a pooler switched to a server connection with other prepared statements.
  '26000': 'unavailable', // invalid_sql_statement_name
  '42P05': 'unavailable', // duplicate_prepared_statement
};

/** Classes of SQLSTATEs that end a connection: its exceptions, operator intervention, system and internal errors. */
const connectionFaultKinds = ['08', '57P', '58', 'XX'];

/** Whether the server, or a pooler in front of it, may have lost what it did. In any language of the server. */
export function isConnectionFault({ code = '' }: pg.DatabaseError): boolean {
  return code === '40003' || connectionFaultKinds.some((kind) => code.startsWith(kind));
}

const lostStatementStates = ['26000', '42P05'];

/** Whether the server has other prepared statements than this connection prepared. */
export function isLostStatement(error: unknown): boolean {
  return error instanceof pg.DatabaseError && lostStatementStates.includes(error.code ?? '');
}

/** The first characters of SQLSTATEs, for whole classes. */
const unavailableKinds = [
  '08', // connection exceptions
  '53', // insufficient resources: no disk space, no memory, no connection
  '57P', // operator intervention: shutdown, crash, not ready to connect
  '58', // system errors: input and output
];

const faultsByPrismaCode: Readonly<Record<string, DatabaseFault>> = {
  P1001: 'unavailable',
  P1002: 'unavailable',
  P1008: 'unavailable',
  P1017: 'unavailable',
  P2002: 'unique',
  P2003: 'retry',
  P2024: 'unavailable',
  P2028: 'unavailable',
  P2034: 'retry',
  P2037: 'unavailable',
};

/** In codes and messages: of sockets, of looking up a name, of the driver and of Prisma. */
const connectionErrors =
  /ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_AGAIN|Connection terminated|timeout exceeded when trying to connect|not queryable|DatabaseNotReachable|ConnectionClosed|SocketTimeout|Server has closed/i;

const unavailableErrors = [UnconfirmedCommitError, ExpiredTransactionError, BusyDatabaseError];

/** Classifies an error thrown by a query or a transaction. */
export function databaseFault(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return 'other';
  if (unavailableErrors.some((kind) => error instanceof kind)) return 'unavailable';
  if (error instanceof LostRaceError) return 'retry';
  const sqlState = sqlStateOf(error);
  const bySqlState = sqlState === undefined ? undefined : faultOfSqlState(sqlState);
  if (bySqlState !== undefined) return bySqlState;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const byCode = faultsByPrismaCode[error.code];
    if (byCode !== undefined) return byCode;
  }
  // A host with several addresses fails with a code and without a message.
  const code = 'code' in error ? String(error.code) : '';
  return connectionErrors.test(`${code} ${error.message}`) ? 'unavailable' : 'other';
}

/** Whether PostgreSQL ended a statement that took longer than it may. */
export function isStatementTimeout(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error) === '57014';
}

/** Whether the server, or the role or the database in it, has no connection left. */
export function isOutOfConnections(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2037') return true;
  return sqlStateOf(error) === '53300'; // too_many_connections
}

/** Whether the disk of the database is full. */
export function isOutOfDisk(error: unknown): boolean {
  return error instanceof Error && sqlStateOf(error) === '53100'; // disk_full
}

/** What operators can do about a lack of connections. */
export const outOfConnectionsAdvice =
  'PostgreSQL has no connection left for this process. Raise its max_connections, or lower DATABASE_POOL_SIZE, ' +
  'WORKER_CONCURRENCY or the number of processes (docs/operations.md, “Connections”)';

/** Says why a database cannot be reached, without the user and the password of its address. */
export function unreachableSentence(connectionString: string, cause: unknown): string {
  const url = URL.parse(connectionString);
  const database = url ? `${url.host}${url.pathname}` : 'of the connection string, which is not a URL,';
  // Node reports a refused connection to several addresses as one error with an empty message.
  const first: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const reason = first instanceof Error ? first.message : String(first);
  return `The database ${database} cannot be reached: ${reason}.`;
}

function faultOfSqlState(sqlState: string): DatabaseFault | undefined {
  const isUnavailable = unavailableKinds.some((kind) => sqlState.startsWith(kind));
  return isUnavailable ? 'unavailable' : faultsBySqlState[sqlState];
}

/** The SQLSTATE of the driver's error, or of one inside Prisma's error. */
function sqlStateOf(error: Error): string | undefined {
  if (
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code) &&
    !error.code.startsWith('P1') &&
    !error.code.startsWith('P2')
  ) {
    return error.code;
  }
  // A failed COMMIT is the adapter's error, with the driver's error as its cause.
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'originalCode' in cause)
    return String(cause.originalCode);
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  return /(?:originalCode|code)"?:\s*"?`?([0-9A-Z]{5})\b/i.exec(JSON.stringify(error.meta ?? {}))?.[1];
}
