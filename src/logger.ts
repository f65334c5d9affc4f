/**
 * The service's log. What PostgreSQL adds to an error repeats values of the row, such as email addresses, and is left
 * out.
 */
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

const valuesOfErrors = ['detail', 'where', 'internalQuery', 'meta.driverAdapterError.cause.detail'];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, redact: { paths: valuesOfErrors.map((field) => `err.${field}`), remove: true } };
  return destination === undefined ? pino(options) : pino(options, destination);
}
