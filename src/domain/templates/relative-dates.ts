/** Dates of starter cards, which count from the day on which a board is created, in one person's time zone. */
import { Temporal } from 'temporal-polyfill';

/** A number of days after the day of creation, and a time of that day as `HH:MM` if there is one. */
export interface RelativeDate {
  readonly days: number;
  readonly time?: string;
}

/** When a board is created, and the time zone in which dates count from then. */
export interface Creation {
  readonly at: Date;
  readonly timeZone: string;
}

/** As in the contract. */
const daysMax = 3_650;

/** The day as `YYYY-MM-DD`. */
export function dayAfter(creation: Creation, { days }: RelativeDate): string {
  return dayOf(creation).add({ days }).toString();
}

/**
 * The moment as ISO 8601 text in UTC, at the beginning of the day if there is no time. A time that the clocks skip on
 * that day is as much later, and of one that they repeat it is the first.
 */
export function momentAfter(creation: Creation, { days, time }: RelativeDate): string {
  const { timeZone } = creation;
  const plainTime = time === undefined ? undefined : Temporal.PlainTime.from(time);
  const zoned = dayOf(creation)
    .add({ days })
    .toZonedDateTime({ timeZone, ...(plainTime !== undefined && { plainTime }) });
  return zoned.toInstant().toString({ fractionalSecondDigits: 3 });
}

/** A day, as `YYYY-MM-DD`, relative to the creation; undefined if a template can't have it. */
export function relativeDay(creation: Creation, day: string): RelativeDate | undefined {
  const { days } = dayOf(creation).until(day);
  return days >= 0 && days <= daysMax ? { days } : undefined;
}

/** A moment, to the minute, relative to the creation; undefined if a template can't have it. */
export function relativeMoment(creation: Creation, moment: Date): RelativeDate | undefined {
  const zoned = zonedTime(moment, creation.timeZone);
  const relative = relativeDay(creation, zoned.toPlainDate().toString());
  return relative && { ...relative, time: zoned.toPlainTime().toString({ smallestUnit: 'minute' }) };
}

/** Like `relativeMoment`, without a time at the beginning of a day. */
export function relativeStart(creation: Creation, moment: Date): RelativeDate | undefined {
  const zoned = zonedTime(moment, creation.timeZone);
  return zoned.equals(zoned.startOfDay())
    ? relativeDay(creation, zoned.toPlainDate().toString())
    : relativeMoment(creation, moment);
}

function dayOf({ at, timeZone }: Creation): Temporal.PlainDate {
  return zonedTime(at, timeZone).toPlainDate();
}

function zonedTime(moment: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
}
