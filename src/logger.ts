/**
 * The service's log. Details of PostgreSQL errors are omitted, because they contain values of rows, such as email
 * addresses.
 */
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { tracedFields } from './trace-context.ts';

const valuesOfErrors = ['detail', 'where', 'internalQuery', 'meta.driverAdapterError.cause.detail'];

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: tracedFields,
    redact: { paths: valuesOfErrors.map((field) => `err.${field}`), remove: true },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
