/** Time zones, by their names in the IANA time zone database. */
import type { UserProfile } from './principals.ts';

/**
 * The name with its upper and lower case corrected; undefined if the database has no such zone. `Intl` takes names of ICU too,
 * which can mean something else, such as `BST` for Dhaka, and would replace some names by older ones, such as `Asia/Kolkata`.
 */
export function correctTimeZone(name: string): string | undefined {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The time zone of a person, by default UTC. */
export function timeZoneOf({ timeZone }: Pick<UserProfile, 'timeZone'>): string {
  if (timeZone === null) return 'UTC';
  return correctTimeZone(timeZone) ?? zoneOfIcu(timeZone);
}

/** The zone that a name of ICU means, such as `IST`. The API took these names up to 2.12.0. */
function zoneOfIcu(name: string): string {
  const hoursWest = /^SystemV\/[A-Z]{3}(\d+)/i.exec(name)?.[1];
  if (hoursWest !== undefined) return `Etc/GMT+${hoursWest}`;
  return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
}
