/** Tells what a failed query failed of, across Prisma's error classes and the driver's. */
import { Prisma } from '../../generated/prisma/client.ts';

export type DatabaseFault = 'retry' | 'unavailable' | 'bad-value' | 'unique' | 'other';

const faultsBySqlState: Readonly<Record<string, DatabaseFault>> = {
  '40001': 'retry', // serialization_failure
  '40P01': 'retry', // deadlock_detected
  '55P03': 'retry', // lock_not_available
  '23503': 'retry', // foreign_key_violation: what a check of ours found was deleted meanwhile; the next run sees that
  '23505': 'unique',
  '22021': 'bad-value', // character_not_in_repertoire: NUL in text
  '22P05': 'bad-value', // untranslatable_character: NUL in jsonb
  '22003': 'bad-value', // numeric_value_out_of_range
  '22008': 'bad-value', // datetime_field_overflow
  '53300': 'unavailable', // too_many_connections
  '57014': 'unavailable', // query_canceled by statement_timeout
  '57P01': 'unavailable', // admin_shutdown
  '57P02': 'unavailable', // crash_shutdown
  '57P03': 'unavailable', // cannot_connect_now
  '25P04': 'unavailable', // transaction_timeout
};

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

const connectionErrors =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|Connection terminated|timeout exceeded when trying to connect|not queryable|DatabaseNotReachable|ConnectionClosed|SocketTimeout|Server has closed/i;

/** Classifies an error thrown by a query or a transaction. */
export function databaseFault(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return 'other';
  const sqlState = sqlStateOf(error);
  const bySqlState = sqlState === undefined ? undefined : faultsBySqlState[sqlState];
  if (bySqlState !== undefined) return bySqlState;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const byCode = faultsByPrismaCode[error.code];
    if (byCode !== undefined) return byCode;
  }
  return connectionErrors.test(error.message) ? 'unavailable' : 'other';
}

/** The SQLSTATE of a driver's error, or of the driver's error that one of Prisma's carries. */
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
  // What fails at the COMMIT itself arrives as the adapter's error, with the driver's as its cause.
  const { cause } = error;
  if (typeof cause === 'object' && cause !== null && 'originalCode' in cause)
    return String(cause.originalCode);
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  return /(?:originalCode|code)"?:\s*"?`?([0-9A-Z]{5})\b/i.exec(JSON.stringify(error.meta ?? {}))?.[1];
}
