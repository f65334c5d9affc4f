/** Times that clients send. */
import { AppError } from '../domain/core/errors.ts';
import type { ErrorPlace } from '../domain/core/errors.ts';

/**
 * Reads an RFC 3339 time whose format the contract has checked. The offset can still move it out of the years 1000 to
 * 9999.
 *
 * @throws {AppError} `invalid_request`
 */
export function toMoment(text: string, place: ErrorPlace): Date {
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  if (!(year >= 1000 && year <= 9999)) {
    throw new AppError(
      'invalid_request',
      'The time must be in the years 1000 to 9999, also when converted to UTC.',
      place,
    );
  }
  return moment;
}

/** The local time that an RFC 3339 time is written in, without its offset, such as `2026-12-01T00:00:00.000`. */
export function toLocalTime(text: string): string {
  const inUtc = text.replace(/(?:z|[+-]\d\d:\d\d)$/i, 'Z');
  return new Date(inUtc).toISOString().slice(0, -1);
}
