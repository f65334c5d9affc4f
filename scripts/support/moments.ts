/** Times that operators write in options. */
import { UsageError } from './command-errors.ts';

const moment = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** A day is its first moment in UTC. @throws {UsageError} that names the option */
export function readMoment(option: string, text: string): Date {
  const [, day] = moment.exec(text) ?? [];
  const time = new Date(text);
  // Date reads 31 February as 3 March.
  if (day !== undefined && !Number.isNaN(time.getTime()) && isDay(day)) return time;
  throw new UsageError(`--${option} takes a day or a time that exists, such as 2026-11-20T12:00:00Z.`);
}

function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
