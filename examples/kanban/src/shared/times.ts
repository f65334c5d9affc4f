/** Times as people read them, in their own language and time zone. */

const day = new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric' });
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function showDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}

export function showMoment(timestamp: string): string {
  return moment.format(new Date(timestamp));
}

/** The value of an `<input type="datetime-local">`. */
export function toLocalInput(timestamp: string | undefined): string {
  if (timestamp === undefined) return '';
  const date = new Date(timestamp);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export function fromLocalInput(value: string): string | undefined {
  return value === '' ? undefined : new Date(value).toISOString();
}
