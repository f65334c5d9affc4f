/**
 * Computes what the days of a period cost. Two ledgers record the seats and the terms of a workspace over time. Pure
 * functions compute the amounts from them, in exact numbers, with one rounding at the end
 * (docs/decisions/0027-billing.md and 0032-invoices.md). The result doesn't depend on who asks, when, or how often.
 */
import { addDays, daysBetween } from '../periods.ts';
import type { BillingPeriod } from '../periods.ts';
import type { Terms } from '../plans/plans.ts';
import type { Ledgers, TermsEntry } from '../ledger-rows.ts';

/** The amount due for some days of one period. */
export interface Bill {
  readonly lines: readonly BillLine[];
  readonly total: bigint;
  /** ISO 4217; null if nothing is due. */
  readonly currency: string | null;
}

/** Consecutive days with the same charge, including `lastDay`. A day is its first moment in UTC. */
export interface BillLine {
  readonly plan: string;
  readonly interval: Terms['interval'];
  readonly seats: number;
  readonly seatPrice: bigint;
  readonly firstDay: Date;
  readonly lastDay: Date;
  readonly periodDays: number;
  readonly amount: bigint;
}

/** What is charged from a moment until the next charge. */
interface Charge {
  readonly since: number;
  readonly seats: number;
  readonly terms: TermsEntry | undefined;
  /** What it would cost for a whole period. */
  readonly cost: bigint;
}

/**
 * What the days from `from` up to `until` cost, both within one period. The bills of a period add up to the same total
 * no matter how it is split, because amounts are differences of rounded running totals since its beginning.
 *
 * @throws {Error} if the days are charged in more than one currency
 */
export function billOf(
  ledgers: Ledgers,
  period: BillingPeriod,
  { from, until }: { readonly from: Date; readonly until: Date },
): Bill {
  const periodDays = daysBetween(period.start, period.end);
  const charges = chargesOf(ledgers);
  const lines: BillLine[] = [];
  const currencies = new Set<string | null>();
  let [index, runningCost] = [0, 0n];
  for (let day = period.start; day < until; day = addDays(day, 1)) {
    const peak = mostExpensive(charges, index, day);
    index = peak.index;
    const before = rounded(runningCost, periodDays);
    runningCost += peak.charge?.cost ?? 0n;
    if (peak.charge === undefined || peak.charge.cost === 0n || day < from) continue;
    const { seats, terms } = peak.charge;
    if (terms === undefined) continue;
    currencies.add(terms.currency);
    const amount = rounded(runningCost, periodDays) - before;
    addDay(lines, { seats, terms, day, periodDays, amount });
  }
  if (currencies.size > 1) throw new Error(`one invoice cannot be in ${[...currencies].join(' and ')}`);
  const [currency = null] = currencies;
  return { lines, total: lines.reduce((total, line) => total + line.amount, 0n), currency };
}

/** `cost` ÷ `days`, rounded half up to whole minor units. Costs are never negative. */
function rounded(cost: bigint, days: number): bigint {
  return (2n * cost + BigInt(days)) / (2n * BigInt(days));
}

/** Both ledgers as one list in chronological order, without entries that another one replaced at the same time. */
function chargesOf({ seats, terms }: Ledgers): Charge[] {
  const entries = [
    ...seats.map((entry) => ({ at: entry.changedAt.getTime(), seats: entry.seats })),
    ...terms.map((entry) => ({ at: entry.effectiveAt.getTime(), terms: entry })),
  ].sort((a, b) => a.at - b.at);
  const charges: Charge[] = [];
  let [held, agreed]: [number, TermsEntry | undefined] = [0, undefined];
  for (const entry of entries) {
    if ('terms' in entry) agreed = entry.terms;
    else held = entry.seats;
    if (charges.at(-1)?.since === entry.at) charges.pop();
    charges.push({ since: entry.at, ...chargeOf(held, agreed) });
  }
  return charges;
}

function chargeOf(held: number, terms: TermsEntry | undefined): Omit<Charge, 'since'> {
  const seats = Math.max(0, held - (terms?.includedSeats ?? 0));
  return { seats, terms, cost: BigInt(seats) * (terms?.seatPrice ?? 0n) };
}

/**
 * The most expensive charge of a day; of equal ones, the last. `index` is that of a charge in effect at the beginning
 * of the day or earlier. The returned index is that of the charge in effect at its end.
 */
function mostExpensive(
  charges: readonly Charge[],
  index: number,
  day: Date,
): { readonly index: number; readonly charge: Charge | undefined } {
  const [start, end] = [day.getTime(), addDays(day, 1).getTime()];
  let at = index;
  for (let next = charges[at + 1]; next !== undefined && next.since <= start; next = charges[at + 1]) at += 1;
  const first = charges[at];
  if (first === undefined || first.since >= end) return { index: at, charge: undefined };
  let charge = first;
  for (let next = charges[at + 1]; next !== undefined && next.since < end; next = charges[at + 1]) {
    if (next.cost >= charge.cost) charge = next;
    at += 1;
  }
  return { index: at, charge };
}

interface ChargedDay {
  readonly seats: number;
  readonly terms: TermsEntry;
  readonly day: Date;
  readonly periodDays: number;
  readonly amount: bigint;
}

/** Extends the last line by a day with the same charge, or adds a line. */
function addDay(lines: BillLine[], { seats, terms, day, periodDays, amount }: ChargedDay): void {
  const { plan, interval, seatPrice } = terms;
  const last = lines.at(-1);
  const isNext = last !== undefined && addDays(last.lastDay, 1).getTime() === day.getTime();
  const isSame = isNext && last.seats === seats && last.seatPrice === seatPrice;
  if (isSame && last.plan === plan && last.interval === interval) {
    lines[lines.length - 1] = { ...last, lastDay: day, amount: last.amount + amount };
  } else lines.push({ plan, interval, seats, seatPrice, firstDay: day, lastDay: day, periodDays, amount });
}
