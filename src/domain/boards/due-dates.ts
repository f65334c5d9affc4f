/** The due date of a card, which is a time or a day, and when it is over. */
import type { Context } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import type { CardFields } from './card-rows.ts';
import type { OverdueTime } from './due-date-rows.ts';

type DueFields = Partial<Pick<CardFields, 'dueAt' | 'dueOn'>>;

/**
 * Fields of a card in which a new due date clears that of the other kind.
 *
 * @throws {AppError} `two_due_dates`
 */
export function withOneDueDate<Fields extends DueFields>(fields: Fields): Fields {
  const { dueAt = null, dueOn = null } = fields;
  if (dueAt !== null && dueOn !== null) {
    throw new AppError('two_due_dates', 'A card is due at a time or on a day, not both.', {
      pointer: '/due_on',
    });
  }
  if (dueAt !== null) return { ...fields, dueOn: null };
  return dueOn === null ? fields : { ...fields, dueAt: null };
}

/** Now, and which day it is for the caller. */
export function overdueTime({ now, principal }: Pick<Context, 'now' | 'principal'>): OverdueTime {
  return { now, today: dayIn(principal.user.timeZone ?? 'UTC', now) };
}

/** The day in a time zone, as `YYYY-MM-DD`. */
function dayIn(timeZone: string, moment: Date): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((type) => parts.get(type as 'year') ?? '').join('-');
}
