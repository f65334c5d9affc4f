/** Times as people read them, in their own language and time zone. */

const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function showDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}

/** Days of the calendar begin in UTC for JavaScript, and are shown in it, so that they stay what they are. */
const dayInUtc = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDayInUtc = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A due date, which is a time or a day. */
export interface Due {
  readonly due_at?: string;
  readonly due_on?: string;
}

/** A due date in short, in full, and for machines; undefined without one. */
export function showDue({ due_at: dueAt, due_on: dueOn }: Due) {
  if (dueOn !== undefined) {
    const date = new Date(dueOn);
    return { short: dayInUtc.format(date), full: longDayInUtc.format(date), dateTime: dueOn };
  }
  if (dueAt === undefined) return undefined;
  return { short: showDay(dueAt), full: showMoment(dueAt), dateTime: dueAt };
}

/** Whether a due date is over. A day is over when it is for the reader. */
export function isPast({ due_at: dueAt, due_on: dueOn }: Due, now: Date): boolean {
  if (dueOn !== undefined) return dueOn < toLocalInput(now.toISOString()).slice(0, 10);
  return dueAt !== undefined && new Date(dueAt) < now;
}

export function showMoment(timestamp: string): string {
  return moment.format(new Date(timestamp));
}

/** A time in the reader's time zone, such as `2026-12-04T17:00`. */
export function toLocalInput(timestamp: string): string {
  const date = new Date(timestamp);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A due date as the inputs of a day and of a time have it; empty where there is none. */
export function toDueInputs({ due_at: dueAt, due_on: dueOn }: Due): { dueDay: string; dueTime: string } {
  if (dueAt === undefined) return { dueDay: dueOn ?? '', dueTime: '' };
  const [dueDay = '', dueTime = ''] = toLocalInput(dueAt).split('T');
  return { dueDay, dueTime };
}

/** The change of a card to the due date of the inputs: a day, a time if there is one, or neither. */
export function fromDueInputs(dueDay: string, dueTime: string) {
  if (dueDay === '') return { due_at: null, due_on: null };
  return dueTime === '' ? { due_on: dueDay } : { due_at: new Date(`${dueDay}T${dueTime}`).toISOString() };
}
