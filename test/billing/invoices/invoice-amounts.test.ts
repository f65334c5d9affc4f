/** What days cost: exact to the cent, whatever the sequence of joins, leaves and changes of plan, however a period is cut. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/domain/billing/periods.ts';
import { billOf } from '../../../src/domain/billing/invoices/invoice-amounts.ts';
import type { Ledgers, SeatEntry, TermsEntry } from '../../../src/domain/billing/ledger-rows.ts';
import { shownAmount } from '../../../src/domain/core/money.ts';
import { propertyRuns } from '../../support/property-runs.ts';

const runs = propertyRuns('test/billing/invoices/invoice-amounts.test.ts', { seed: 27, runs: 400 });
const start = new Date('2027-01-31T00:00:00Z');
const hourMs = 3_600_000;
const stepsPerDay = 6;
const stepMs = (24 * hourMs) / stepsPerDay;
const at = (step: number) => new Date(start.getTime() + step * stepMs);

const seats = (step: number, count: number): SeatEntry => ({ changedAt: at(step), seats: count });
const terms = (step: number, seatPrice: number, given: Partial<TermsEntry> = {}): TermsEntry => ({
  plan: `at ${seatPrice}`,
  interval: 'month',
  currency: seatPrice === 0 ? null : 'EUR',
  includedSeats: 0,
  seatPrice: BigInt(seatPrice),
  effectiveAt: at(step),
  ...given,
});

/** Something that happens in one of the steps of the period, or before it. */
interface Happening {
  readonly step: number;
  readonly seats?: number;
  readonly terms?: { readonly price: number; readonly included: number };
}

const happenings = (days: number) =>
  fc.array(
    fc.record({
      step: fc.integer({ min: -12, max: days * stepsPerDay + 12 }),
      what: fc.oneof(
        fc.record({ seats: fc.nat(9) }),
        fc.record({
          terms: fc.record({ price: fc.constantFrom(0, 1, 7, 799, 800, 15_360), included: fc.nat(3) }),
        }),
      ),
    }),
    { maxLength: 25 },
  );

function ledgersOf(sequence: readonly Happening[]): Ledgers {
  const inOrder = sequence.toSorted((a, b) => a.step - b.step);
  return {
    seats: inOrder.flatMap((it) => (it.seats === undefined ? [] : [seats(it.step, it.seats)])),
    terms: inOrder.flatMap((it) =>
      it.terms === undefined ? [] : [terms(it.step, it.terms.price, { includedSeats: it.terms.included })],
    ),
  };
}

/** Counts day by day and step by step, from what happened and not from ledgers: the exact cost × days of the period. */
function countNaively(sequence: readonly Happening[], days: number): number {
  const inOrder = sequence.toSorted((a, b) => a.step - b.step);
  let total = 0;
  for (let day = 0; day < days; day += 1) {
    let mostExpensive = 0;
    for (let step = day * stepsPerDay; step < (day + 1) * stepsPerDay; step += 1) {
      const before = inOrder.filter((it) => it.step <= step);
      const count = before.findLast((it) => it.seats !== undefined)?.seats ?? 0;
      const { price, included } = before.findLast((it) => it.terms !== undefined)?.terms ?? {
        price: 0,
        included: 0,
      };
      mostExpensive = Math.max(mostExpensive, price * Math.max(0, count - included));
    }
    total += mostExpensive;
  }
  return total;
}

/** Half up, by numbers: what is counted here is far below 2^53. */
const halfUp = (cost: number, days: number) => BigInt(Math.floor((2 * cost + days) / (2 * days)));

describe('billOf', () => {
  it(
    'equals a simple count of days to the cent, for any changes',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(28, 31, 365).chain((days) => fc.tuple(fc.constant(days), happenings(days))),
          ([days, drawn]) => {
            const sequence = drawn.map(({ step, what }) => ({ step, ...what }));
            const period = { start, end: addDays(start, days) };
            const bill = billOf(ledgersOf(sequence), period, { from: start, until: period.end });
            expect(bill.total).toBe(halfUp(countNaively(sequence, days), days));
            for (const { amount } of bill.lines) expect(amount).toBeGreaterThanOrEqual(0n);
          },
        ),
        { ...runs.parameters },
      );
    },
    runs.timeoutMs,
  );

  it(
    'has the same total however a period is split, and whatever the ledgers say about later days',
    () => {
      fc.assert(
        fc.property(
          happenings(31),
          fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 6 }),
          (drawn, cuts) => {
            const sequence = drawn.map(({ step, what }) => ({ step, ...what }));
            const period = { start, end: addDays(start, 31) };
            const days = [0, ...cuts.toSorted((a, b) => a - b), 31];
            const parts = days.slice(1).map((until, index) => {
              // A bill is written with what is known when its days are over.
              const known = sequence.filter(({ step }) => step < until * stepsPerDay);
              const [from = 0] = days.slice(index);
              return billOf(ledgersOf(known), period, {
                from: addDays(start, from),
                until: addDays(start, until),
              });
            });
            const sum = parts.reduce((total, part) => total + part.total, 0n);
            expect(sum).toBe(billOf(ledgersOf(sequence), period, { from: start, until: period.end }).total);
          },
        ),
        { ...runs.parameters },
      );
    },
    runs.timeoutMs,
  );

  const february = { start, end: new Date('2027-02-28T00:00:00Z') };
  const bill = (ledgers: Ledgers, until = february.end) => billOf(ledgers, february, { from: start, until });

  it('charges a day for its most expensive moment: a member who joins and leaves on one day costs one day', () => {
    const ledgers = { seats: [seats(-1, 1), seats(8, 3), seats(10, 1)], terms: [terms(-1, 2800)] };
    expect(bill(ledgers).lines.map(({ seats: count, amount }) => [count, amount])).toEqual([
      [1, 100n],
      [3, 300n],
      [1, 2600n],
    ]);
  });

  it('counts a member who leaves and one who joins on the same day as one seat unless they overlap', () => {
    const swap = { seats: [seats(-1, 2), seats(8, 1), seats(9, 2)], terms: [terms(-1, 2800)] };
    expect(bill(swap).lines).toHaveLength(1);
    expect(bill(swap).total).toBe(5600n);
  });

  it('rounds the total once, half up, and adjusts the lines to it', () => {
    const ledgers = { seats: [seats(-1, 1), seats(9 * stepsPerDay, 2)], terms: [terms(-1, 1)] };
    // 9 days of 1/28 and 19 of 2/28 are 47/28.
    expect(bill(ledgers).lines.map(({ amount }) => amount)).toEqual([0n, 2n]);
    expect(bill({ ...ledgers, seats: [seats(14 * stepsPerDay, 1)] }).total).toBe(1n);
    expect(bill({ ...ledgers, seats: [seats(14 * stepsPerDay + 6, 1)] }).total).toBe(0n);
  });

  it('charges the more expensive plan on the day of a change, and does not charge included seats', () => {
    const ledgers = {
      seats: [seats(-1, 5)],
      terms: [terms(-1, 800), terms(60, 1600, { includedSeats: 2 }), terms(121, 0)],
    };
    expect(
      bill(ledgers).lines.map(({ plan, seats: count, firstDay, lastDay }) => [
        plan,
        count,
        firstDay.toISOString().slice(0, 10),
        lastDay.toISOString().slice(0, 10),
      ]),
    ).toEqual([
      ['at 800', 5, '2027-01-31', '2027-02-09'],
      ['at 1600', 3, '2027-02-10', '2027-02-20'],
    ]);
  });

  it('shows the later of two charges that cost the same on a day', () => {
    const ledgers = { seats: [seats(-1, 2), seats(61, 4)], terms: [terms(-1, 1600), terms(61, 800)] };
    expect(bill(ledgers).lines.map(({ plan, firstDay }) => [plan, firstDay.getUTCDate()])).toEqual([
      ['at 1600', 31],
      ['at 800', 10],
    ]);
  });

  it('ignores states with no duration', () => {
    expect(bill({ seats: [seats(-1, 1), seats(7, 9), seats(7, 1)], terms: [terms(-1, 2800)] }).total).toBe(
      2800n,
    );
  });

  it('is exact for amounts beyond the safe integers', () => {
    const huge = { seats: [seats(-1, 1_000_000_000)], terms: [terms(-1, 999_999_999)] };
    expect(bill(huge).total).toBe(999_999_999_000_000_000n);
  });

  it('refuses days in two currencies', () => {
    const ledgers = { seats: [seats(-1, 1)], terms: [terms(-1, 800), terms(60, 800, { currency: 'USD' })] };
    expect(() => bill(ledgers)).toThrow(/EUR and USD/);
  });
});

describe('shownAmount', () => {
  it.each([
    [4206n, 'EUR', '€42.06'],
    [-5n, 'EUR', '-€0.05'],
    [1234n, 'JPY', 'JP¥1,234'],
    [1234n, 'KWD', 'KWD 1.234'],
    [999_999_999_000_000_001n, 'USD', 'US$9,999,999,990,000,000.01'],
  ])('shows %s of %s as %s', (amount, currency, text) => {
    expect(shownAmount(amount, currency).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
