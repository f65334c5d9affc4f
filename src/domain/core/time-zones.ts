/** Time zones, by their names in the IANA time zone database. */
import { Temporal } from 'temporal-polyfill';
import type { UserProfile } from './principals.ts';

/** Names that only ICU has, besides those that Temporal refuses, such as `IST`. */
const onlyInIcu = /^SystemV\//i;

/**
 * The name with its upper and lower case corrected; undefined if the database has no such zone. `Intl` takes names of ICU too,
 * which can mean something else, such as `BST` for Dhaka, and would replace some names by older ones, such as `Asia/Kolkata`.
 */
export function correctTimeZone(name: string): string | undefined {
  if (onlyInIcu.test(name)) return undefined;
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The time zone of a person, by default UTC. Names of ICU that were stored by 2.11.0 and earlier become those of the database. */
export function timeZoneOf({ timeZone }: Pick<UserProfile, 'timeZone'>): string {
  if (timeZone === null) return 'UTC';
  return correctTimeZone(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
}
