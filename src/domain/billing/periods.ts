/** Days and billing periods, in UTC (docs/decisions/0027-billing.md). A day is represented by its first moment. */
import type { BillingInterval } from '../core/plan-table.ts';

const dayMs = 86_400_000;

/** The first moment of the day that contains a moment. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / dayMs) * dayMs);
}

export function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * dayMs);
}

/** The number of days between two days. */
export function daysBetween(start: Date, end: Date): number {
  return Math.round((end.getTime() - start.getTime()) / dayMs);
}

export interface BillingPeriod {
  readonly start: Date;
  /** The first moment after the period. */
  readonly end: Date;
}

/**
 * The period that contains a moment. Each begins on the day of the month of `anchor`, or on the last day of a shorter
 * month. The period after that begins on the original day again.
 */
export function periodAt(anchor: Date, interval: BillingInterval, moment: Date): BillingPeriod {
  const months = interval === 'month' ? 1 : 12;
  const passed =
    (moment.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + moment.getUTCMonth() - anchor.getUTCMonth();
  let index = Math.floor(passed / months);
  if (addMonths(anchor, index * months) > moment) index -= 1;
  return { start: addMonths(anchor, index * months), end: addMonths(anchor, (index + 1) * months) };
}

function addMonths(day: Date, months: number): Date {
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day.getUTCDate(), lastDay)));
}
