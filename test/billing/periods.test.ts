/** Periods of billing: months and years in UTC, whatever the lengths of months. */
import { describe, expect, it } from 'vitest';
import { addDays, periodAt, startOfDay } from '../../src/domain/billing/periods.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('periodAt', () => {
  it.each([
    ['month', '2026-01-15', '2026-01-15T00:00:00Z', '2026-01-15', '2026-02-15'],
    ['month', '2026-01-15', '2026-02-14T23:59:59.999Z', '2026-01-15', '2026-02-15'],
    ['month', '2026-01-31', '2026-02-28T00:00:00Z', '2026-02-28', '2026-03-31'],
    ['month', '2026-01-31', '2026-02-27T23:59:59Z', '2026-01-31', '2026-02-28'],
    ['month', '2023-12-31', '2024-02-29T12:00:00Z', '2024-02-29', '2024-03-31'],
    ['month', '2025-11-30', '2026-12-30T00:00:00Z', '2026-12-30', '2027-01-30'],
    ['year', '2024-02-29', '2025-02-28T00:00:00Z', '2025-02-28', '2026-02-28'],
    ['year', '2024-02-29', '2028-02-28T23:59:59Z', '2027-02-28', '2028-02-29'],
  ] as const)(
    'of a %s that starts on %s, at %s, lasts from %s to %s',
    (interval, anchor, moment, start, end) => {
      const period = periodAt(day(anchor), interval, new Date(moment));
      expect(period).toEqual({ start: day(start), end: day(end) });
    },
  );

  it('covers every day exactly once, for four years of anchors', () => {
    for (let anchor = day('2023-03-01'); anchor < day('2027-03-01'); anchor = addDays(anchor, 1)) {
      let at = anchor;
      for (let months = 0; months < 14; months += 1) {
        const { start, end } = periodAt(anchor, 'month', at);
        expect(start).toEqual(at);
        expect(periodAt(anchor, 'month', addDays(end, -1)).start).toEqual(start);
        at = end;
      }
    }
  });
});

describe('startOfDay', () => {
  it('is midnight in UTC', () => {
    expect(startOfDay(new Date('2026-11-21T23:59:59.999Z'))).toEqual(day('2026-11-21'));
    expect(startOfDay(new Date('2026-11-22T00:30:00+01:00'))).toEqual(day('2026-11-21'));
  });
});
