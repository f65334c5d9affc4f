/** When cards are due, at a time or on a day, as conditions and keys of statements. */
import { Prisma } from '../../db/database.ts';

/** A time that due dates are compared with. A day counts from its beginning in the offset that the time is written in. */
export interface DueBound {
  readonly moment: Date;
  /** The time without its offset, such as `2026-12-01T00:00:00.000`. */
  readonly localTime: string;
}

/** A time is overdue after `now`, and a day before `today`, as `YYYY-MM-DD`. */
export interface OverdueTime {
  readonly now: Date;
  readonly today: string;
}

/** When the card `c` is due, with days from their beginning in UTC: the expression of indexes. */
export const dueKey = Prisma.sql`COALESCE(c.due_at, c.due_on::timestamp AT TIME ZONE 'UTC')`;

/** The same for an order in which cards without a due date come last: the expression of the index that has all of a due date. */
export const dueOrLast = Prisma.sql`COALESCE(${dueKey}, 'infinity'::timestamptz)`;

/**
 * A bound of `dueKey`, which finds the cards in an index, and the exact one for each kind of due date. A day is in the
 * index as if the offset were UTC, so that the bound is the earlier or the later one of the two.
 */
function keyBounds(bound: DueBound | undefined) {
  const times = bound === undefined ? [] : [bound.moment, new Date(`${bound.localTime}Z`)];
  const [earlier, later] = times.sort((one, other) => one.getTime() - other.getTime());
  return { earlier, later, moment: bound?.moment, localTime: bound?.localTime };
}

/** Whether the card `c` is due at the bound or later; true without one. */
export function dueFrom(bound: DueBound | undefined): Prisma.Sql {
  const { earlier, moment, localTime } = keyBounds(bound);
  return Prisma.sql`(${earlier}::timestamptz IS NULL OR (${dueKey} >= ${earlier}::timestamptz
    AND (c.due_at >= ${moment}::timestamptz OR c.due_on >= ${localTime}::timestamp)))`;
}

/** Whether the card `c` is due before the bound; true without one. */
export function dueBefore(bound: DueBound | undefined): Prisma.Sql {
  const { later, moment, localTime } = keyBounds(bound);
  return Prisma.sql`(${later}::timestamptz IS NULL OR (${dueKey} < ${later}::timestamptz
    AND (c.due_at < ${moment}::timestamptz OR c.due_on < ${localTime}::timestamp)))`;
}

/**
 * `AS found (card_id)`: the cards of a workspace that are due in a range, and a few around it, which `dueFrom` and
 * `dueBefore` leave out. The index has everything that this reads.
 */
export function dueCards(
  workspaceId: string,
  from: DueBound | undefined,
  before: DueBound | undefined,
): Prisma.Sql {
  const [{ earlier }, { later }] = [keyBounds(from), keyBounds(before)];
  return Prisma.sql`found (card_id) AS MATERIALIZED (
    SELECT c.id FROM cards c WHERE c.workspace_id = ${workspaceId}::uuid
      AND ${dueOrLast} >= COALESCE(${earlier}::timestamptz, '-infinity')
      AND ${dueOrLast} < COALESCE(${later}::timestamptz, 'infinity'))`;
}

/** Whether a card is open and was due, as NULL or false if not. */
export function isOverdue(alias: 'c' | 'live', { now, today }: OverdueTime): Prisma.Sql {
  const card = Prisma.raw(alias);
  return Prisma.sql`(${card}.completed_at IS NULL
    AND (${card}.due_at < ${now}::timestamptz OR ${card}.due_on < ${today}::date))`;
}

/** `AND` that the card `c` is overdue, or that it isn't. */
export function overdueCondition(overdue: (OverdueTime & { readonly is: boolean }) | undefined): Prisma.Sql {
  if (overdue === undefined) return Prisma.empty;
  if (!overdue.is) return Prisma.sql`AND ${isOverdue('c', overdue)} IS NOT TRUE`;
  const { later } = keyBounds({ moment: overdue.now, localTime: `${overdue.today}T00:00:00.000` });
  return Prisma.sql`AND ${dueKey} < ${later}::timestamptz AND ${isOverdue('c', overdue)}`;
}
